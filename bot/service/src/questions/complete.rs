//! What an option that is being typed can be, and whether a text is a move.

use lasermate_domain::port::{CompletionChoice, PersonId, RoomId, Typing};
use lasermate_engine::typed_action::TypedAction;
use lasermate_present::best_choices::LABEL_CHARS;
use lasermate_present::complete as present;
use lasermate_present::text;

use crate::use_cases::change::ServiceError;
use crate::use_cases::play::letters;
use crate::world::World;

/// How many games are offered by their codes.
const CODES: u32 = 25;

/// The choices for an option that is being typed, at most 25.
pub fn complete(world: &World, typing: &Typing) -> Vec<CompletionChoice> {
    let game = world.last_game(&typing.room).ok().flatten();
    let codes = codes(world, typing).unwrap_or_default();
    let seen = game.as_ref().map(|game| game.seen_at(world.clock.latest()));
    let reader = world.reader(&typing.who.id, typing.locale.as_deref(), &typing.room);
    let mut choices = present::complete(seen.as_deref(), typing, &codes, reader.language);
    reader.choices(&mut choices);
    choices
}

/// Whether a text by itself is a move that somebody can make in a room now: it is their turn there, and the move is legal.
pub fn is_move_now(world: &World, room: &RoomId, who: &PersonId, text: &str) -> bool {
    let typed = TypedAction::read(text);
    let Some(table) = world.live_game(room).ok().flatten().filter(|_| matches!(typed, TypedAction::Move(_)))
    else {
        return false;
    };
    let at = world.clock.latest();
    let seen = table.seen_at(at);
    let Some(seat) = seen.seating.seat_of(who).filter(|seat| seen.game.has_answer(*seat)) else {
        return false;
    };
    let Ok(english) = letters::read(world, (who, None, room), (&seen.game, seat), typed) else {
        // It is two moves, and is asked about.
        return true;
    };
    let typed = english.as_deref().map_or(typed, |mv| typed.with_move(mv));
    seen.game.clone().try_typed(seat, typed, table.clock.since(table.clock.stamp(at))).is_ok()
}

fn codes(world: &World, typing: &Typing) -> Result<Vec<CompletionChoice>, ServiceError> {
    let wanted = lasermate_domain::command::CommandSpec::of(typing.command).options.iter().any(|option| {
        option.name == typing.option
            && option.complete == lasermate_domain::command::CompletionSource::GameCodes
    });
    let mut codes = Vec::new();
    if wanted {
        for id in world.store.recent_games(&typing.server, CODES)? {
            let Some(game) = world.readable(id)? else { continue };
            let label = text::choices::game(&game, LABEL_CHARS);
            codes.push(CompletionChoice { label, value: game.id.to_string() });
        }
    }
    Ok(codes)
}

//! In whose piece letters a typed move is read: in English ones first, then in those of the asker's language and of the room's.

use lasermate_domain::port::{PersonId, RoomId};
use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::typed_action::TypedAction;
use lasermate_present::letters;

use crate::use_cases::change::{Call, SeatedPlayer, ServiceError, refuse};
use crate::world::World;

/// Somebody who types a move, with what their network tells of their language, and where.
pub(crate) type Typist<'a> = (&'a PersonId, Option<&'a str>, &'a RoomId);

/// A move in English letters where it is to be read in others, or in words for the asker why it can't be told which move it is.
pub(crate) fn read(
    world: &World,
    (who, locale, room): Typist<'_>,
    (game, seat): (&AnyGame, Seat),
    typed: TypedAction<'_>,
) -> Result<Option<String>, String> {
    if !may_name_piece(typed) {
        return Ok(None);
    }
    let languages = [world.reader(who, locale, room).language, world.readers(room).language];
    letters::read(game, seat, typed, languages)
}

/// Letters of pieces are capitals: for most moves no language is looked up.
fn may_name_piece(typed: TypedAction<'_>) -> bool {
    typed.mv().is_some_and(|mv| mv.contains(char::is_uppercase))
}

/// The same of a request.
pub(crate) fn read_asked(
    world: &World,
    call: &Call<'_>,
    game: (&AnyGame, Seat),
    typed: TypedAction<'_>,
) -> Result<Option<String>, ServiceError> {
    let request = call.request;
    let typist = (&request.who.id, request.locales.person.as_deref(), &request.room);
    read(world, typist, game, typed).or_else(refuse)
}

/// The same at a table.
pub(crate) fn read_seated(
    world: &World,
    call: &Call<'_>,
    seated: &SeatedPlayer,
    typed: TypedAction<'_>,
) -> Result<Option<String>, ServiceError> {
    if !may_name_piece(typed) {
        return Ok(None);
    }
    let game = &seated.game;
    let live = game.seen_at(game.clock.stamp(call.at()));
    read_asked(world, call, (&live.game, seated.seat), typed)
}

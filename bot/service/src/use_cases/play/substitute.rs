//! `/substitute`: who cannot play on hands the seat over to somebody who wants it.

use std::sync::Arc;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::Invocation;
use lasermate_domain::tables::peace::SeatOffer;
use lasermate_domain::tables::requests::Handover;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use crate::use_cases::change::{Call, GameDraft, HandlerResult, refuse};
use crate::use_cases::game_posts::{self, to_mention};
use crate::use_cases::lobby::lookup;
use crate::use_cases::play::timed_games;
use crate::use_cases::rooms::pings;
use crate::use_cases::{peace, seated};
use crate::world::World;

pub(crate) fn substitute_command(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let accepted = match asked.get("action").map(str::to_ascii_lowercase).as_deref() {
        None => match asked.get("player") {
            Some(player) => return offer_seat(world, call, player),
            None => return refuse(text::substitute::CHOOSE),
        },
        Some("accept") => true,
        Some("decline") => false,
        Some(_) => return refuse(text::substitute::CHOOSE),
    };
    let here = call.caught_up.map_or_else(|| world.game_here(&call.request.room), |id| world.game(id));
    match here? {
        Some(game) => answer_handover(world, call, game, accepted),
        None => refuse(text::lookup::NO_GAME),
    }
}

fn offer_seat(world: &World, call: &Call<'_>, player: &str) -> HandlerResult {
    let seated = seated::seated(world, call)?;
    timed_games::caught_up(world, call, &seated.game)?;
    seated.in_the_game()?;
    // It ends no pause.
    seated.awake()?;
    if world.is_in_tournament(&seated.game)? {
        return refuse(text::substitute::IN_TOURNAMENT);
    }
    let Some((no, person)) = lookup::somebody(world, call, player)? else {
        return refuse(text::people_list::nobody_called(player));
    };
    if seated.game.seating.seat_of(&person.id).is_some() {
        return refuse(text::substitute::PLAYS_ALREADY);
    }
    for room in world.tables.rooms_of(&call.request.room) {
        if world.store.is_blocked(&room, no)? {
            return refuse(text::substitute::IS_BLOCKED);
        }
    }
    peace::not_muted(world, call, (no, &person))?;
    let standing = seated.game.handover_at(call.at());
    if standing.is_some_and(|offer| offer.seat == seated.seat && offer.to == no) {
        return refuse(text::peace::SEAT_OFFERED_ALREADY);
    }
    peace::not_too_soon(&seated.game, seated.seat, &SeatOffer::Substitute(no), call.at())?;
    // They play in no game here: they are named, and called only where they have asked for that.
    let called = if pings::wish(world, no)?.seats { vec![person.id.clone()] } else { Vec::new() };
    let mut game = seated.begun()?;
    game.add(seated.row(call, Verb::SubstituteAsk, no.0.to_string()))?;
    let asked = game.handover_at(call.at()).map(|offer| game.handover_open(&offer)).unwrap_or_default();
    let words = text::substitute::offered(&game, seated.seat, &person, &asked);
    let called = called.into_iter().chain(game.people_in(asked)).collect();
    let posts = game_posts::posts(world, &game, words, None, called, call.at())?;
    Ok(game.told(text::substitute::YOU_OFFERED, posts).into())
}

/// Answers the offer of a seat: by the one person it is made to, and where a rating is at stake by the others at the table; who
/// made it may take it back.
pub(crate) fn answer_handover(
    world: &World,
    call: &Call<'_>,
    table: Arc<Table>,
    accepted: bool,
) -> HandlerResult {
    timed_games::caught_up(world, call, &table)?;
    if table.state() == GameStatus::Ended {
        return refuse(text::has_ended(&table).unwrap_or_else(|| text::lookup::NO_GAME.to_owned()));
    }
    let Some(offer) = table.handover_at(call.at()).filter(|_| table.state() == GameStatus::Live) else {
        return refuse(text::substitute::NOT_OFFERED);
    };
    let seat = table.seating.seat_of(&call.request.who.id);
    let open = table.handover_open(&offer);
    let is_asked = seat.is_some_and(|seat| open.contains(&seat));
    let own = table.seating.numbers.get(offer.seat.index()) == Some(&call.who);
    if !accepted {
        return match offer.to == call.who || own || is_asked {
            true => decline_seat(world, call, &table, offer.seat),
            false => refuse(text::substitute::for_another(&world.store.person(offer.to)?)),
        };
    }
    let mut grown = GameDraft::of(&table);
    if offer.to == call.who {
        if seat.is_some() {
            return refuse(text::substitute::PLAYS_ALREADY);
        }
        if offer.taken {
            return refuse(text::substitute::waits(&table, &open));
        }
        if !open.is_empty() {
            grown.add(NewRow { seat: Some(offer.seat), ..call.row(Verb::SubstituteAgree, "") })?;
        }
    } else if let Some(seat) = seat.filter(|_| is_asked) {
        grown.add(NewRow { seat: Some(seat), ..call.row(Verb::SubstituteAgree, "") })?;
    } else if seat.is_some_and(|seat| offer.agreed.has(seat)) {
        return refuse(text::substitute::AGREED_ALREADY);
    } else {
        return refuse(text::substitute::for_another(&world.store.person(offer.to)?));
    }
    let after = grown.handover_at(call.at()).unwrap_or(offer);
    let open = grown.handover_open(&after);
    let taken = after.taken || after.to == call.who;
    if !open.is_empty() || !taken {
        let to = world.store.person(offer.to)?;
        let words = text::substitute::agrees(&grown, &world.store.person(call.who)?, &open, &to, taken);
        let posts = game_posts::posts(world, &grown, words, None, grown.people_in(open), call.at())?;
        return Ok(grown.told(text::substitute::YOU_AGREED, posts).into());
    }
    hand_over(world, call, grown, after)
}

/// Everybody who was asked has agreed: the seat is the other one's.
fn hand_over(world: &World, call: &Call<'_>, mut game: GameDraft, offer: Handover) -> HandlerResult {
    let person = world.store.person(offer.to)?;
    if world.is_gone(offer.to)? {
        return refuse(text::substitute::NOT_OFFERED);
    }
    if game.seating.seat_of(&person.id).is_some() {
        return refuse(text::substitute::PLAYS_ALREADY);
    }
    let before = text::player(&game, offer.seat);
    let seat = Some(offer.seat);
    let row = NewRow { seat, person: Some(offer.to), ..call.row(Verb::Substitute, "") };
    game.hand_over(&row, person)?;
    game.rows.push(row);
    let words = text::substitute::takes_over(&game, offer.seat, &before);
    let posts = game_posts::board_posts(world, &game, words, to_mention(&game, false), call.at())?;
    let own = offer.to == call.who;
    let words = if own { text::substitute::YOU_PLAY } else { text::substitute::YOU_AGREED };
    Ok(game.told(words, posts).into())
}

fn decline_seat(world: &World, call: &Call<'_>, table: &Table, seat: Seat) -> HandlerResult {
    let mut table = GameDraft::of(table);
    table.add(NewRow { seat: Some(seat), ..call.row(Verb::SubstituteDecline, "") })?;
    let by = match table.seating.seat_of(&call.request.who.id) {
        Some(own) if own == seat => text::substitute::Objector::Owner,
        Some(_) => text::substitute::Objector::Opponent,
        None => text::substitute::Objector::Asked,
    };
    let words = text::substitute::declined(&table, seat, &world.store.person(call.who)?, by);
    let posts = game_posts::remark_posts(world, &table, words, Vec::new(), call.at())?;
    Ok(table.told(text::substitute::YOU_DECLINED, posts).into())
}

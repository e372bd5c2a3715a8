//! A rematch: the same game, options and time for the same people, with sides swapped. It is a challenge whose seats are taken
//! already, each for one person.

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{Person, RoomId};
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::log_payload::{SeatWish, Sitter, Terms};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use crate::store::DerivedChange;
use crate::use_cases::change::{Call, Change, HandlerResult, RoomPost, ServiceError, may_post, refuse};
use crate::use_cases::lobby::begin::{self, before, fits_place};
use crate::use_cases::lobby::challenges::STANDS;
use crate::use_cases::lobby::open_challenge::{self, awaited};
use crate::use_cases::lobby::{lookup, seats};
use crate::use_cases::peace;
use crate::use_cases::rooms::settings;
use crate::world::World;

/// The option that draws what is left to chance: a rematch draws anew.
const SEED: &str = "seed=";

/// `/rematch` and the button under a game that is over: offers one, or accepts the one that is offered.
pub(crate) fn rematch(world: &World, call: &Call<'_>, id: Option<u64>) -> HandlerResult {
    may_post(call)?;
    let room = &call.request.room;
    let last = world.last_game(room)?;
    let table = match id {
        Some(id) => world.game(id)?.filter(|table| world.is_seen_from(room, table)),
        None => last.clone(),
    };
    let Some(table) = table else { return refuse(text::lookup::NO_GAME) };
    let Some(seat) = table.seating.seat_of(&call.request.who.id) else {
        return refuse(text::lookup::players_alone(&table));
    };
    if world.is_in_tournament(&table)? {
        return refuse(text::tournament::NO_REMATCH);
    }
    if table.state() != GameStatus::Ended {
        return refuse(text::rematch::not_over(&table));
    }
    if last.is_none_or(|last| last.id != table.id) {
        return refuse(text::rematch::ANOTHER_GAME);
    }
    for row in lookup::table_challenges(world, room)?.into_iter().filter(|row| call.at() < row.expires_at) {
        let Ok(standing) = open_challenge::standing(world, row) else { continue };
        if standing.terms.rematch != Some(table.id.0) {
            continue;
        }
        if standing.row.challenger == call.who || standing.sits(call.who) {
            return refuse(text::rematch::OFFERED_ALREADY);
        }
        return seats::accept(world, call, Some(standing.row.id), None, false);
    }
    offer_rematch(world, call, &table, seat)
}

fn offer_rematch(world: &World, call: &Call<'_>, table: &Table, seat: Seat) -> HandlerResult {
    let room = &call.request.room;
    settings::may_start(world, call)?;
    lookup::may_challenge(world, call)?;
    let allowed = settings::games_allowed(world, room)?;
    if !allowed.contains(&table.setup.preset().name) {
        return refuse(text::challenges::not_played_here(&table.setup, &allowed));
    }
    fits_place(call, &table.setup)?;
    let mut terms = rematch_terms(call, table, seat)?;
    for (other, no) in Seat::ALL.into_iter().zip(&table.seating.numbers).filter(|(other, _)| *other != seat) {
        let sitter = Sitter { person: no.0, side: SeatWish::In(next(other, table)).word().to_owned() };
        let person = world.store.person(*no)?;
        if is_computer(&person.id) {
            terms.sitters.push(sitter);
        } else {
            may_play_again(world, room, (*no, other), &person, table)?;
            terms.invited.push(sitter);
        }
    }
    if let ([one], 2) = (terms.invited.as_slice(), table.seating.numbers.len()) {
        terms.opponent = Some(one.person);
    }
    for invited in &terms.invited {
        let no = PersonNo(invited.person);
        peace::may_ask(world, call, (no, &world.store.person(no)?))?;
    }
    let (row, made) = lookup::new_challenge(world, call, &terms, terms.opponent.map(PersonNo))?;
    let standing = open_challenge::standing(world, made)?;
    if standing.free() == 0 {
        return before(row, begin::begin_game(world, call, standing)?);
    }
    let awaited = awaited(world, &standing)?;
    let mut players = table.seating.players.clone();
    players.rotate_right(1);
    let offered = (table.id, &standing.setup, &standing.terms);
    let words = text::rematch::offers(&call.request.who, offered, &players, &awaited);
    let post = standing.post(words, None, false).mentioning(awaited.into_iter().map(|person| person.id));
    Ok(Change::of(text::rematch::OFFERED, row, DerivedChange::Challenge(standing.row))
        .posting(RoomPost::of_table(room.clone(), post))
        .into())
}

/// The terms of a game once more, nobody invited yet.
fn rematch_terms(call: &Call<'_>, table: &Table, seat: Seat) -> Result<Terms, ServiceError> {
    let options = table.setup.options_text();
    let options: Vec<_> = options.split_whitespace().filter(|word| !word.starts_with(SEED)).collect();
    Ok(Terms {
        game: table.setup.preset().name.to_owned(),
        options: options.join(" "),
        side: SeatWish::In(next(seat, table)).word().to_owned(),
        time: table.clock.time_per_move,
        clock: table.clock.live.map(|clock| clock.time),
        opponent: None,
        until: call.at() + STANDS,
        rated: table.rated,
        thread: false,
        sitters: Vec::new(),
        position: table.setup.position.clone(),
        rematch: Some(table.id.0),
        invited: Vec::new(),
    })
}

/// Refuses a rematch with somebody who cannot play it.
fn may_play_again(
    world: &World,
    room: &RoomId,
    (no, seat): (PersonNo, Seat),
    person: &Person,
    table: &Table,
) -> Result<(), ServiceError> {
    if world.is_gone(no)? {
        return refuse(text::rematch::gone(seat, table));
    }
    let rooms = world.tables.rooms_of(room);
    for room in &rooms {
        if world.store.is_blocked(room, no)? {
            return refuse(text::rematch::blocked(person));
        }
    }
    if !rooms.iter().any(|room| room.network() == person.id.network()) {
        return refuse(text::rematch::unlinked(person));
    }
    Ok(())
}

/// Where who sat in a seat sits in the rematch: each moves on by one, so that two swap sides and of three each has played all
/// after three games.
fn next(seat: Seat, table: &Table) -> Seat {
    Seat::from_index((seat.index() + 1) % table.seating.numbers.len().max(1)).unwrap_or(seat)
}

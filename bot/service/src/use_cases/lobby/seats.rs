//! Who sits where before a game begins: seats are taken one by one, and it begins when none is free.

use std::borrow::Cow;

use lasermate_domain::log::Verb;
use lasermate_domain::tables::log_payload::SeatWish;
use lasermate_engine::action::Asked;
use lasermate_present::text;
use lasermate_present::text::challenges::GameQuestion;
use lasermate_present::text::lobby::Seating;

use crate::store::{ChallengeRow, DerivedChange};
use crate::use_cases::change::{Call, Change, HandlerResult, RoomPost, ServiceError, json, may_post, refuse};
use crate::use_cases::lobby::begin::{before, begin_game};
use crate::use_cases::lobby::lookup;
use crate::use_cases::lobby::open_challenge::{self, PendingChallenge};
use crate::use_cases::rooms::threads;
use crate::use_cases::tournaments::here;
use crate::world::World;

/// Accepts a challenge: takes a seat, and begins the game where it was the last one. It is played in a thread where that
/// is asked for or the challenge says so.
pub(crate) fn accept(
    world: &World,
    call: &Call<'_>,
    id: Option<u64>,
    wish: Option<&str>,
    thread: bool,
) -> HandlerResult {
    let me = call.who;
    may_post(call)?;
    here::no_tournament_here(world, &call.request.room)?;
    let fits = |row: &ChallengeRow| {
        row.challenger != me
            && open_challenge::standing(world, row.clone())
                .is_ok_and(|standing| standing.kept_from(me).is_none() && !standing.sits(me))
    };
    let mut standing = open_challenge::standing(
        world,
        lookup::meant(world, call, id, fits, &none_to_accept(world, call)?)?,
    )?;
    if standing.row.challenger == me {
        return refuse(text::challenges::YOUR_OWN);
    }
    if let Some(whom) = standing.kept_from(me) {
        return refuse(text::challenges::made_to(&world.store.person(whom)?));
    }
    if standing.sits(me) {
        return refuse(text::lobby::YOU_SIT);
    }
    if standing.row.opponent != Some(me) && standing.terms.invitation(me.0).is_none() {
        for (no, _) in standing.sitters() {
            if world.store.is_muted(no, me)? {
                return refuse(text::peace::not_with_you(&world.store.person(no)?));
            }
        }
    }
    let wish = match standing.terms.invitation(me.0) {
        Some(own) => SeatWish::read(&own.side, &[]).unwrap_or(SeatWish::ByLot),
        None => free_seat(world, &standing, wish)?,
    };
    standing.terms.thread |= thread;
    if standing.terms.thread {
        threads::may_thread(world, call)?;
    } else if let Some(game) = world.live_game(&call.request.room)? {
        // Another game has begun in the room meanwhile.
        if standing.terms.rematch.is_some() || !threads::threads_open(world, call)? {
            return refuse(text::challenges::one_at_a_time(game.id, threads::threads_open(world, call)?));
        }
        // Who takes the last seat is the one whose row says where it is played.
        standing.terms.thread = standing.free() == 1;
    }
    if world.store.person(standing.row.challenger)?.id.0.starts_with("gone:") {
        return refuse(text::challenges::CHALLENGER_GONE);
    }
    standing.terms.sit(me.0, wish.word());
    if standing.free() == 0 {
        if standing.row.room == call.request.room {
            return begin_game(world, call, standing);
        }
        // The game begins in the room of the challenge, and the log says from where its last seat was taken.
        standing.row.body = json(&standing.terms)?;
        let mut row = call.row(Verb::Sit, wish.word());
        row.challenge = Some(standing.row.id);
        return before(row, begin_game(world, call, standing)?);
    }
    if standing.terms.rematch.is_some() {
        let awaited = open_challenge::awaited(world, &standing)?;
        let words = text::rematch::accepts(&call.request.who, &awaited);
        return changed(world, call, standing, (Verb::Sit, wish.word()), words, text::rematch::YOU_ACCEPTED);
    }
    let words = text::lobby::sits(&call.request.who, &seating_of(world, &standing)?);
    changed(world, call, standing, (Verb::Sit, wish.word()), words, text::lobby::YOU_SAT_DOWN)
}

/// Why nothing in the room can be accepted: the asker may have a seat already.
fn none_to_accept(world: &World, call: &Call<'_>) -> Result<Cow<'static, str>, ServiceError> {
    let standing = lookup::table_challenges(world, &call.request.room)?;
    let mut open = standing.iter().filter(|row| call.at() < row.expires_at);
    if open.any(|row| row.challenger != call.who && PendingChallenge::seats_at(row, call.who)) {
        return Ok(text::lobby::YOU_SIT.into());
    }
    let mut open = standing.iter().filter(|row| call.at() < row.expires_at);
    if open.any(|row| row.challenger == call.who) {
        return Ok(text::challenges::YOUR_OWN.into());
    }
    if let Some(asked) = question_to(world, call)? {
        return Ok(text::challenges::other_question(asked, true).into());
    }
    let table = world.live_game(&call.request.room)?;
    let plays = table.is_some_and(|table| table.seating.seat_of(&call.request.who.id).is_some());
    Ok(if plays { text::challenges::YOU_PLAY } else { text::challenges::NONE_TO_ACCEPT }.into())
}

/// What the asker is asked in the room's game, where that is a question to agree to.
pub(crate) fn question_to(world: &World, call: &Call<'_>) -> Result<Option<GameQuestion>, ServiceError> {
    let Some(table) = world.live_game(&call.request.room)? else { return Ok(None) };
    let Some(seat) = table.seating.seat_of(&call.request.who.id) else { return Ok(None) };
    let draw = table.game.to_act().iter().any(|question| question == (seat, Asked::Draw));
    let takeback = table.takeback_at(call.at());
    let pause = table.pause_request_at(call.at());
    Ok(if draw {
        Some(GameQuestion::Draw)
    } else if takeback.is_some_and(|asked| table.takeback_open(asked).contains(&seat)) {
        Some(GameQuestion::Takeback)
    } else if pause.is_some_and(|asked| table.people_besides(asked.agreed).contains(&seat)) {
        Some(GameQuestion::Pause)
    } else {
        let pacts = table.game.pacts();
        let asked = pacts.and_then(|ledger| ledger.asked().filter(|(asked, _)| *asked == seat).last());
        asked.map(|(_, pact)| GameQuestion::Pact(pact))
    })
}

/// The seat that is wished for, which must be free.
fn free_seat(
    world: &World,
    standing: &PendingChallenge,
    wish: Option<&str>,
) -> Result<SeatWish, ServiceError> {
    let sides = standing.setup.sides();
    let Some(wish) = SeatWish::at_table(wish.unwrap_or("random"), &standing.setup) else {
        return refuse(text::lobby::no_such_side(sides));
    };
    let taken = standing.sitters().find(|(_, other)| *other == wish && wish != SeatWish::ByLot);
    match taken {
        Some((who, SeatWish::In(seat))) => {
            let side = sides.get(seat.index()).map_or("", |side| text::names::side(*side));
            refuse(text::lobby::taken(side, &world.store.person(who)?))
        }
        _ => Ok(wish),
    }
}

/// A table whose seats have changed, shown anew.
fn changed(
    world: &World,
    call: &Call<'_>,
    standing: PendingChallenge,
    (verb, body): (Verb, &str),
    public: String,
    words: &str,
) -> HandlerResult {
    let mut row = call.row(verb, body);
    row.challenge = Some(standing.row.id);
    let post = standing.post(public, None, threads::threads_open(world, call)?);
    Ok(Change::of(words, row, DerivedChange::Challenge(standing.row_now()?))
        .posting(RoomPost::of_table(call.request.room.clone(), post))
        .into())
}

/// Somebody gets up from a table that is not full yet.
pub(crate) fn rise(world: &World, call: &Call<'_>, mut standing: PendingChallenge) -> HandlerResult {
    standing.terms.rise(call.who.0);
    let words = match standing.terms.rematch {
        Some(_) => text::rematch::takes_back(&call.request.who, &open_challenge::awaited(world, &standing)?),
        None => text::lobby::rises(&call.request.who, &seating_of(world, &standing)?),
    };
    changed(world, call, standing, (Verb::Rise, ""), words, text::lobby::YOU_GOT_UP)
}

pub(crate) fn rise_from(world: &World, call: &Call<'_>, id: u64) -> HandlerResult {
    let standing = open_challenge::standing(
        world,
        lookup::meant(world, call, Some(id), |_| true, text::challenges::NONE_TO_WITHDRAW)?,
    )?;
    if standing.row.challenger == call.who {
        return refuse(text::lobby::YOUR_TABLE);
    }
    if !standing.sits(call.who) {
        return refuse(text::lobby::YOU_DO_NOT_SIT);
    }
    rise(world, call, standing)
}

/// Who was asked for a seat does not want it: among more than two it is anybody's then.
pub(crate) fn seat_declined(world: &World, call: &Call<'_>, mut standing: PendingChallenge) -> HandlerResult {
    standing.terms.decline();
    standing.row.opponent = None;
    let words = text::lobby::declines(&call.request.who, &seating_of(world, &standing)?);
    changed(world, call, standing, (Verb::Decline, ""), words, text::challenges::YOU_DECLINED)
}

pub(crate) fn seating_of(world: &World, standing: &PendingChallenge) -> Result<Seating, ServiceError> {
    let mut seated = Vec::new();
    for (who, wish) in standing.sitters() {
        seated.push((world.store.person(who)?, wish));
    }
    Ok(Seating { setup: standing.setup.clone(), terms: standing.terms.clone(), seated })
}

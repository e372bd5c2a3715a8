//! Computers at tables: asked for with a challenge, or called to a free seat.

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{Invocation, PersonId, UnixMillis};
use lasermate_domain::tables::computers;
use lasermate_domain::tables::log_payload::{SeatWish, Terms};
use lasermate_domain::tables::table::GameId;
use lasermate_engine::search::Level;
use lasermate_engine::search::bargain::Persona;
use lasermate_present::text;

use crate::store::{DerivedChange, StoreError};
use crate::use_cases::change::{
    Call, Change, HandlerResult, RoomPost, SeatedPlayer, ServiceError, may_post, refuse,
};
use crate::use_cases::game_posts::{self, to_mention};
use crate::use_cases::lobby::{begin, lookup, open_challenge, seats};
use crate::use_cases::rooms::threads;
use crate::world::World;

/// The computers that are asked for with a challenge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Company {
    level: Level,
    /// How they keep their word; drawn for each where nothing is said.
    temper: Option<Persona>,
    /// Whether they take every seat that is left, and not only one.
    all: bool,
}

impl Company {
    /// What a challenge asks for; `None` where no computer is to play.
    pub(crate) fn read(asked: &Invocation) -> Result<Option<Self>, ServiceError> {
        let level = asked.get("level").map(read_level).transpose()?;
        let temper = asked.get("temper").map(read_temper).transpose()?;
        let all = match asked.get("against").map(str::to_ascii_lowercase).as_deref() {
            None if level.is_none() && temper.is_none() => return Ok(None),
            None | Some("computer") => true,
            Some("one-computer") => false,
            Some(_) => return refuse(text::computer::CHOOSE_COMPANY),
        };
        let (level, temper) = (level.or_else(usual).unwrap_or(Level::LOWEST), temper.flatten());
        Ok(Some(Self { level, temper, all }))
    }
}

fn usual() -> Option<Level> {
    Level::new(computers::USUAL)
}

fn read_level(text: &str) -> Result<Level, ServiceError> {
    match text.parse().ok().and_then(Level::new) {
        Some(level) => Ok(level),
        None => refuse(text::computer::NO_SUCH_LEVEL),
    }
}

/// The temper of a word; nothing for `any`, which is drawn.
fn read_temper(text: &str) -> Result<Option<Persona>, ServiceError> {
    match Persona::named(text) {
        None if text.trim().eq_ignore_ascii_case("any") => Ok(None),
        None => refuse(text::bargain::NO_SUCH_TEMPER),
        temper => Ok(temper),
    }
}

/// The games in which computers sit and play: what they have to do is in the log alone.
pub fn games_of_computers(world: &World) -> Result<Vec<GameId>, StoreError> {
    Ok(world.store.live_games_of_computers()?.into_iter().map(GameId).collect())
}

/// Seats computers at a table of so many seats, the challenger's and that of who is challenged left out.
pub(crate) fn seat_company(
    world: &World,
    call: &Call<'_>,
    terms: &mut Terms,
    company: Company,
    seats: usize,
    challenged: bool,
) -> Result<(), ServiceError> {
    let free = seats.saturating_sub(1 + usize::from(challenged));
    if free == 0 {
        return refuse(text::computer::ONE_OR_THE_OTHER);
    }
    if seats < 3 && company.temper.is_some() {
        return refuse(text::bargain::NO_TEMPER_HERE);
    }
    for number in 0..if company.all { free } else { 1 } {
        let temper = company.temper.unwrap_or(Persona::drawn(drawn_by(call.at(), number)));
        seat_computer(world, terms, company.level, Some(temper).filter(|_| seats > 2))?;
    }
    Ok(())
}

/// Seats one more computer; gives its number.
fn seat_computer(
    world: &World,
    terms: &mut Terms,
    level: Level,
    temper: Option<Persona>,
) -> Result<PersonNo, ServiceError> {
    let (no, _) =
        unseated(world, (level, temper), |no| terms.sitters.iter().any(|sitter| sitter.person == no.0))?;
    terms.sit(no.0, SeatWish::ByLot.word());
    Ok(no)
}

/// A computer of a level that does not sit at a table yet, nor one of its name.
fn unseated(
    world: &World,
    (level, temper): (Level, Option<Persona>),
    sits: impl Fn(PersonNo) -> bool,
) -> Result<(PersonNo, PersonId), ServiceError> {
    let mut which = 1;
    loop {
        let computer = computers::person(level, temper, which);
        let mut is_taken = false;
        // Boards call them by their short names, in which no temper is told.
        for temper in [None, Some(Persona::Loyal), Some(Persona::Shrewd), Some(Persona::Treacherous)] {
            let namesake = world.store.number_of(&computers::person(level, temper, which).id)?;
            is_taken |= namesake.is_some_and(&sits);
        }
        if !is_taken {
            return match world.store.number_of(&computer.id)? {
                Some(no) => Ok((no, computer.id)),
                None => Err(ServiceError::Unknown(computer)),
            };
        }
        which += 1;
    }
}

/// The button under an open challenge: a computer takes a free seat, at the level of one that sits there already.
pub(crate) fn call_computer(world: &World, call: &Call<'_>, id: u64) -> HandlerResult {
    may_post(call)?;
    let mut standing = open_challenge::standing(
        world,
        lookup::meant(world, call, Some(id), |_| true, text::challenges::NONE_TO_ACCEPT)?,
    )?;
    if standing.row.challenger != call.who && !standing.sits(call.who) {
        return refuse(text::computer::NOT_YOUR_TABLE);
    }
    if standing.is_kept() {
        return refuse(text::computer::SEAT_IS_KEPT);
    }
    if !standing.terms.thread
        && standing.free() == 1
        && let Some(game) = world.live_game(&call.request.room)?
    {
        if !threads::threads_open(world, call)? {
            return refuse(text::challenges::one_at_a_time(game.id, false));
        }
        standing.terms.thread = true;
    }
    let mut level = usual().unwrap_or(Level::LOWEST);
    for sitter in &standing.terms.sitters {
        let there = world.store.person(PersonNo(sitter.person))?;
        level = computers::level_of(&there.id).unwrap_or(level);
    }
    let number = standing.terms.sitters.len();
    let temper = Some(Persona::drawn(drawn_by(call.at(), number))).filter(|_| standing.seats() > 2);
    let no = seat_computer(world, &mut standing.terms, level, temper)?;
    if standing.free() == 0 {
        return begin::begin_game(world, call, standing);
    }
    let words = text::lobby::sits(&world.store.person(no)?, &seats::seating_of(world, &standing)?);
    let row = NewRow {
        person: Some(no),
        challenge: Some(standing.row.id),
        ..call.row(Verb::Sit, SeatWish::ByLot.word())
    };
    let post = standing.post(words, None, threads::threads_open(world, call)?);
    Ok(Change::of(text::computer::SITS_DOWN, row, DerivedChange::Challenge(standing.row_now()?))
        .posting(RoomPost::of_table(call.request.room.clone(), post))
        .into())
}

/// `/claim computer`: a computer plays on for whoever is away, once their time is over or it has been asked whether the
/// game goes on.
pub(crate) fn claim_computer(world: &World, call: &Call<'_>, seated: &SeatedPlayer) -> HandlerResult {
    seated.in_the_game()?;
    if world.is_in_tournament(&seated.game)? {
        return refuse(text::tournament::NO_COMPUTERS);
    }
    let mut table = seated.begun()?;
    let away = match table.late_seat() {
        Some(late) if late != seated.seat => late,
        Some(_) if table.unit().is_some() => seated.seat.other(),
        _ => return refuse(text::computer::YOUR_TURN),
    };
    if !table.may_be_replaced(away, call.at()) {
        return refuse(text::computer::not_yet(&table, away));
    }
    let level = usual().unwrap_or(Level::LOWEST);
    let seats = table.game.sides().len();
    let temper = Some(Persona::drawn(drawn_by(call.at(), away.index()))).filter(|_| seats > 2);
    let (no, id) = unseated(world, (level, temper), |no| table.seating.numbers.contains(&no))?;
    let row = NewRow { seat: Some(away), ..call.row(Verb::Replace, format!("{} {id}", no.0)) };
    let before = text::player(&table, away);
    table.add(row)?;
    let words = text::computer::replaces(&table, (seated.seat, away), &before);
    let posts = game_posts::board_posts(world, &table, words, to_mention(&table, false), call.at())?;
    Ok(table.told(text::computer::PLAYS_ON, posts).into())
}

/// What draws a temper: the moment at which a computer is called, and which of several it is.
fn drawn_by(at: UnixMillis, number: usize) -> u64 {
    at.unsigned_abs().wrapping_mul(7).wrapping_add(number as u64)
}

//! What managers do: a tournament is created, started and ended.

use std::collections::BTreeMap;

use lasermate_domain::duration::Span;
use lasermate_domain::limits::{ENTRANTS, ROUNDS};
use lasermate_domain::log::{PersonNo, Verb};
use lasermate_domain::port::{Invocation, Post, UnixMillis};
use lasermate_domain::ratings::{Category, new_skill};
use lasermate_domain::tables::live_clock::LiveClock;
use lasermate_domain::time_control::TimeControl;
use lasermate_domain::tournament::{
    Phase, PlayerId, Ties, Tournament, TournamentFormat, TournamentRules, TournamentStep,
};
use lasermate_engine::variants::Setup;
use lasermate_present::text;

use crate::store::{DerivedChange, StoreError, TournamentRow};
use crate::use_cases::change::{Call, Change, HandlerResult, RoomPost, ServiceError, may_post, refuse};
use crate::use_cases::lobby::challenges;
use crate::use_cases::rooms::{settings, threads};
use crate::use_cases::tournaments::{self, here, recorded, show, tournament_buttons};
use crate::world::World;

const MINUTE: UnixMillis = 60 * 1000;
const DAY: UnixMillis = 24 * 60 * MINUTE;
/// How long an arena lasts where nothing is said.
const LENGTH: UnixMillis = 60 * MINUTE;
/// How long the first move may take where the game is played in one sitting and nothing is said.
const FIRST_MOVE: UnixMillis = 5 * MINUTE;
/// The clock where neither the asker nor the room says one.
const USUAL_TIME: &str = "10+5";
/// The longest time unit of a game without turns in a tournament: nobody waits for hours there.
const LONGEST_UNIT: u64 = 60 * 60 * 1000;

pub(crate) fn create_tournament(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    if !call.request.admin {
        return refuse(text::tournament::MANAGERS_ONLY);
    }
    may_post(call)?;
    let room = &call.request.room;
    if settings::is_thread(world, room)? {
        return refuse(text::tournament::NOT_IN_A_THREAD);
    }
    if here::tournament_here(world, room)?.is_some_and(|row| row.tournament.phase != Phase::Ended) {
        return refuse(text::tournament::ONE_AT_A_TIME);
    }
    let (rules, setup) = tournament_rules(world, call, asked)?;
    let words = text::tournament::created(&rules, &setup);
    let id = world.numbers.next_tournament();
    let row = TournamentRow {
        id,
        server: call.request.server.clone(),
        room: room.clone(),
        tournament: Tournament::new(rules.clone()),
    };
    let post = Post { buttons: tournament_buttons(&row, call.at()), ..Post::of_words(words) };
    Ok(Change::of(
        text::tournament::CREATED,
        call.row(Verb::Tournament, recorded(id, TournamentStep::Create(rules))?),
        DerivedChange::Tournament(Box::new(row)),
    )
    .posting(RoomPost::of_table(room.clone(), post))
    .into())
}

/// What is asked for, checked.
fn tournament_rules(
    world: &World,
    call: &Call<'_>,
    asked: &Invocation,
) -> Result<(TournamentRules, Setup), ServiceError> {
    let terms = challenges::tournament_terms(world, call, asked)?;
    let setup =
        terms.setup().map_err(|error| ServiceError::Refused(text::challenges::no_such_table(&error)))?;
    let seats = setup.sides().len();
    let usual = if seats > 2 { TournamentFormat::League } else { TournamentFormat::Swiss };
    let format = match asked.get("format") {
        None => usual,
        Some(word) => match TournamentFormat::from_word(word) {
            Some(format) => format,
            None => return refuse(text::tournament::WHICH_FORMAT),
        },
    };
    if format.seats() != seats {
        return refuse(text::tournament::other_seats(format, &setup));
    }
    let ties = match asked.get("ties") {
        None => Ties::default(),
        Some(word) => match Ties::from_word(word) {
            Some(ties) => ties,
            None => return refuse(text::tournament::WHICH_TIES),
        },
    };
    let rounds = match asked.get("rounds").map(str::parse::<u32>) {
        None => None,
        Some(Ok(rounds)) if (1..=ROUNDS).contains(&rounds) => Some(rounds),
        Some(_) => return refuse(text::tournament::HOW_MANY_ROUNDS),
    };
    if setup.time_unit().is_some_and(|unit| unit >= LONGEST_UNIT) {
        return refuse(text::tournament::TOO_SLOW);
    }
    let control = match TimeControl::of(terms.time, terms.clock) {
        TimeControl::Unlimited if setup.facts().has_turns => match asked.get("time") {
            Some(_) => return refuse(text::tournament::NEEDS_A_TIME),
            None => TimeControl::read(USUAL_TIME).unwrap_or_default(),
        },
        control => control,
    };
    let first_move = match asked.get("first") {
        Some(word) => match span(word).filter(|time| (MINUTE..=14 * DAY).contains(time)) {
            Some(time) => time,
            None => return refuse(text::tournament::HOW_LONG_FIRST),
        },
        None => control.per_move().unwrap_or(FIRST_MOVE),
    };
    // Where the flag falls sooner, that is the time there is.
    let first_move =
        control.live().map_or(first_move, |time| first_move.min(LiveClock::longest_first_turn(time)));
    let length = match (format, asked.get("length")) {
        (TournamentFormat::Arena, Some(word)) => {
            match span(word).filter(|time| (5 * MINUTE..=30 * DAY).contains(time)) {
                Some(time) => Some(time),
                None => return refuse(text::tournament::HOW_LONG),
            }
        }
        (TournamentFormat::Arena, None) => Some(LENGTH),
        _ => None,
    };
    let rules = TournamentRules {
        format,
        game: terms.game,
        options: terms.options,
        time: control.per_move(),
        clock: control.live(),
        rated: terms.rated,
        rounds: rounds.filter(|_| matches!(format, TournamentFormat::Swiss | TournamentFormat::League)),
        length,
        ties,
        first_move,
    };
    Ok((rules, setup))
}

pub(crate) fn start_tournament(world: &World, call: &Call<'_>, row: TournamentRow) -> HandlerResult {
    if !call.request.admin {
        return refuse(text::tournament::MANAGERS_ONLY);
    }
    may_post(call)?;
    if !world.tables.are_one(&row.room, &call.request.room) {
        return refuse(text::tournament::IN_ITS_ROOM);
    }
    match row.tournament.phase {
        Phase::Open => {}
        Phase::Running => return refuse(text::tournament::STARTED_ALREADY),
        Phase::Ended => return refuse(text::tournament::none_here(true)),
    }
    let rules = &row.tournament.rules;
    let mut seeds = Vec::new();
    for player in row.tournament.active() {
        if may_take_part(world, &row, player)? {
            seeds.push(player);
        }
    }
    let least = rules.format.seats();
    if seeds.len() < least {
        return refuse(text::tournament::too_few(seeds.len(), least));
    }
    let seeds = seeded(world, rules, seeds)?;
    let rounds = rules.rounds_for(seeds.len());
    let ends_at = rules.length.map(|length| call.at() + length);
    let threads = threads::threads_open(world, call)?;
    let words = text::tournament::starts(rules, seeds.len(), rounds);
    let step = TournamentStep::Start { seeds, rounds, threads, ends_at };
    tournaments::tournament_step(call, row, step, (text::tournament::STARTED.to_owned(), Some(words)))
}

pub(crate) fn end_tournament(world: &World, call: &Call<'_>, row: TournamentRow) -> HandlerResult {
    if !call.request.admin {
        return refuse(text::tournament::MANAGERS_ONLY);
    }
    if !world.tables.are_one(&row.room, &call.request.room) {
        return refuse(text::tournament::IN_ITS_ROOM);
    }
    let mut after = row.clone();
    if row.tournament.phase == Phase::Ended || after.tournament.apply(&TournamentStep::End).is_err() {
        return refuse(text::tournament::OVER_ALREADY);
    }
    let posts = vec![show::final_post(world, &after, false)?];
    Ok(Change {
        words: text::tournament::ENDED.to_owned(),
        rows: vec![call.row(Verb::Tournament, recorded(row.id, TournamentStep::End)?)],
        derived: vec![DerivedChange::Tournament(Box::new(after))],
        posts,
        ..Change::default()
    }
    .into())
}

/// Whether somebody can be paired: who has deleted their data, and who is blocked at the table, cannot.
pub(crate) fn may_take_part(
    world: &World,
    row: &TournamentRow,
    player: PlayerId,
) -> Result<bool, StoreError> {
    if world.is_gone(PersonNo(player))? {
        return Ok(false);
    }
    for room in world.tables.rooms_of(&row.room) {
        if world.store.is_blocked(&room, PersonNo(player))? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The players by their ratings, the highest first; where these are equal, as they joined.
fn seeded(
    world: &World,
    rules: &TournamentRules,
    mut players: Vec<PlayerId>,
) -> Result<Vec<PlayerId>, ServiceError> {
    let setup = setup(rules)?;
    let category = Category::of(&setup, rules.time_control());
    let mut ratings = BTreeMap::new();
    for player in &players {
        let known = world.store.rating(PersonNo(*player), &category)?;
        let skill = known.map_or_else(|| new_skill(setup.sides().len()), |row| row.skill);
        ratings.insert(*player, skill.rating);
    }
    players.sort_by_key(|player| std::cmp::Reverse(ratings.get(player).copied()));
    Ok(players)
}

/// The set-up of a tournament's games.
pub(crate) fn setup(rules: &TournamentRules) -> Result<Setup, ServiceError> {
    Setup::parse(&rules.game, rules.options.split_whitespace())
        .map_err(|error| ServiceError::Refused(text::challenges::no_such_table(&error)))
}

/// Whether there is a place for one more.
pub(crate) fn is_full(tournament: &Tournament) -> bool {
    tournament.entrants.len() >= ENTRANTS
}

/// A length of time as it is typed.
fn span(word: &str) -> Option<UnixMillis> {
    Span::read(word).map(|span| span.ms)
}

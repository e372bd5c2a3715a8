//! Challenges: made, accepted, declined, taken back.

use lasermate_domain::command::options_text;
use lasermate_domain::duration::Span;
use lasermate_domain::log::{PersonNo, Verb};
use lasermate_domain::port::{Invocation, PersonId, Post, RoomId, UnixMillis};
use lasermate_domain::tables::log_payload::{SeatWish, Terms};
use lasermate_domain::time_control::TimeControl;
use lasermate_engine::any::{AnyGame, PositionRepair};
use lasermate_engine::variants::Setup;
use lasermate_present::text;
use lasermate_present::text::options::{RECORDED_UNIT, UNIT};

use crate::store::{ChallengeRow, ChallengeState, DerivedChange};
use crate::use_cases::change::{Call, Change, HandlerResult, RoomPost, ServiceError, may_post, refuse};
use crate::use_cases::lobby::begin::{self, before, fits_place};
use crate::use_cases::lobby::computers::{self, Company};
use crate::use_cases::lobby::open_challenge::{self, PendingChallenge};
use crate::use_cases::lobby::{form, lookup, seats};
use crate::use_cases::peace;
use crate::use_cases::rooms::{settings, threads};
use crate::use_cases::study::hint;
use crate::use_cases::tournaments::here;
use crate::world::World;

/// How long a challenge stands: 24 hours.
pub(crate) const STANDS: UnixMillis = 24 * 60 * 60 * 1000;
/// The game that is played when none is named.
pub(crate) const USUAL: &str = "billichess";

pub(crate) fn challenge(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let room = &call.request.room;
    may_post(call)?;
    here::no_tournament_here(world, room)?;
    let thread = place(world, call, asked.get("where"))?;
    if !thread && let Some(game) = world.live_game(room)? {
        return refuse(text::challenges::one_at_a_time(game.id, threads::threads_open(world, call)?));
    }
    settings::may_start(world, call)?;
    lookup::may_challenge(world, call)?;
    if asked.options.is_empty() {
        return form::ask_challenge(world, call);
    }
    let opponent = asked.get("opponent").map(|text| lookup::opponent(world, call, text)).transpose()?;
    let (mut terms, setup, assumed) = terms(world, call, asked, opponent.as_ref().map(|(no, _)| *no))?;
    terms.thread = thread;
    if let Some(company) = Company::read(asked)? {
        // A computer that plays on from a position says what it would play there.
        if let (Some(_), Ok(game)) = (&setup.position, AnyGame::new(&setup)) {
            hint::judges_no_own_game(world, call, &game)?;
        }
        computers::seat_company(world, call, &mut terms, company, setup.sides().len(), opponent.is_some())?;
    }
    if let Some((no, person)) = &opponent {
        peace::may_ask(world, call, (*no, person))?;
    }
    let (row, made) = lookup::new_challenge(world, call, &terms, opponent.as_ref().map(|(no, _)| *no))?;
    let opponent = opponent.map(|(_, person)| person);
    let standing = PendingChallenge { row: made, terms, setup };
    if standing.free() == 0 {
        return before(row, begin::begin_game(world, call, standing)?);
    }
    let words = match standing.seats() {
        2 => {
            let (setup, terms) = (&standing.setup, &standing.terms);
            text::challenges::challenge(&call.request.who, opponent.as_ref(), setup, terms)
        }
        _ => text::lobby::opens(&call.request.who, opponent.as_ref(), &seats::seating_of(world, &standing)?),
    };
    let post = standing.post(words, opponent.map(|person| person.id), threads::threads_open(world, call)?);
    Ok(Change::of(
        match assumed.as_str() {
            "" => text::challenges::MADE.to_owned(),
            assumed => format!("{} {assumed}", text::challenges::MADE),
        },
        row,
        DerivedChange::Challenge(standing.row),
    )
    .posting(RoomPost::of_table(room.clone(), post))
    .into())
}

/// The game, its options, pace and rating that are asked for, as a challenge would have them.
pub(crate) fn tournament_terms(
    world: &World,
    call: &Call<'_>,
    asked: &Invocation,
) -> Result<Terms, ServiceError> {
    Ok(terms(world, call, asked, None)?.0)
}

fn terms(
    world: &World,
    call: &Call<'_>,
    asked: &Invocation,
    opponent: Option<PersonNo>,
) -> Result<(Terms, Setup, String), ServiceError> {
    let room = &call.request.room;
    let allowed = settings::games_allowed(world, room)?;
    let usual = allowed.iter().find(|name| **name == USUAL).or_else(|| allowed.first());
    let game = asked.get("game").or(usual.copied()).unwrap_or(USUAL);
    let options = &units(asked.get("options").unwrap_or_default());
    let mut setup = Setup::parse(game, options.split_whitespace())
        .map_err(|error| ServiceError::Refused(text::challenges::no_such_table(&error)))?;
    if !allowed.contains(&setup.preset().name) {
        return refuse(text::challenges::not_played_here(&setup, &allowed));
    }
    fits_place(call, &setup)?;
    let mut assumed = String::new();
    setup.position = asked.get("position").map(|text| text.trim().to_owned());
    if setup.position.is_some() {
        let begun = PositionRepair::read(&setup);
        let PositionRepair { game, notes } = begun
            .map_err(|error| ServiceError::Refused(text::challenges::no_such_position(&setup, &error)))?;
        // What is stored is exact.
        if !notes.is_empty() {
            setup.position = Some(game.whole_position());
        }
        assumed = text::setup::assumed(&notes);
        if game.outcome().is_some() {
            return refuse(text::challenges::POSITION_IS_OVER);
        }
    }
    let Some(side) = SeatWish::at_table(asked.get("side").unwrap_or("random"), &setup) else {
        return refuse(text::lobby::no_such_side(setup.sides()));
    };
    if !setup.facts().has_turns && asked.get("time").is_some_and(|time| time != "none") {
        return refuse(text::clock::no_time_per_move(setup.preset()));
    }
    let time = match asked.get("time") {
        _ if !setup.facts().has_turns => TimeControl::Unlimited,
        None => settings::default_time(world, room)?,
        Some(text) => match TimeControl::read(text) {
            Some(time) => time,
            None => return refuse(text::time::NO_SUCH_TIME),
        },
    };
    let terms = Terms {
        game: setup.preset().name.to_owned(),
        options: setup.options_text(),
        side: side.word().to_owned(),
        time: time.per_move(),
        clock: time.live(),
        opponent: opponent.map(|no| no.0),
        until: call.at() + STANDS,
        rated: rated_wanted(world, room, asked.get("rating"), setup.position.is_some())?,
        thread: false,
        sitters: Vec::new(),
        position: setup.position.clone(),
        rematch: None,
        invited: Vec::new(),
    };
    Ok((terms, setup, assumed))
}

/// Whether a game is to be rated: as said, else as the room's setting has it. Casual is the default: a room of a chat is among
/// friends, and nobody's number changes there unless somebody asks for it.
fn rated_wanted(
    world: &World,
    room: &RoomId,
    said: Option<&str>,
    set_up: bool,
) -> Result<bool, ServiceError> {
    match said.map(str::to_ascii_lowercase).as_deref() {
        None => Ok(!set_up && settings::rated_by_default(world, room)?),
        Some("rated") if set_up => refuse(text::ratings::FROM_THE_START),
        Some("rated") => Ok(true),
        Some("casual") => Ok(false),
        Some(_) => refuse(text::ratings::RATED_OR_CASUAL),
    }
}

/// Whether a game is to be played in a thread: as said, which must be possible, else where the room is busy.
pub(crate) fn place(world: &World, call: &Call<'_>, wanted: Option<&str>) -> Result<bool, ServiceError> {
    let thread = match wanted.map(str::to_ascii_lowercase).as_deref() {
        None => return threads::is_crowded(world, call),
        Some("here") => false,
        Some("thread") => true,
        Some(_) => return refuse(text::threads::HERE_OR_THREAD),
    };
    if thread {
        threads::may_thread(world, call)?;
    }
    Ok(thread)
}

pub(crate) fn decline(world: &World, call: &Call<'_>, id: Option<u64>) -> HandlerResult {
    let me = call.who;
    let asked = |row: &ChallengeRow| row.opponent == Some(me) || PendingChallenge::needs(row, me);
    let none = match seats::question_to(world, call)? {
        Some(question) => text::challenges::other_question(question, false),
        None => text::challenges::NONE_TO_DECLINE.to_owned(),
    };
    let row = lookup::meant(world, call, id, asked, &none)?;
    if !asked(&row) {
        if let Some(whom) = open_challenge::standing(world, row.clone())?.terms.awaited().next() {
            return refuse(text::challenges::made_to(&world.store.person(PersonNo(whom))?));
        }
        return refuse(match row.opponent {
            None => text::challenges::OPEN_TO_ANYBODY,
            Some(_) => text::challenges::NOT_MADE_TO_YOU,
        });
    }
    let standing = open_challenge::standing(world, row)?;
    if standing.seats() > 2 && standing.terms.rematch.is_none() {
        return seats::seat_declined(world, call, standing);
    }
    let words = match standing.terms.rematch {
        Some(_) => text::rematch::declines(&call.request.who),
        None => text::challenges::declines(&call.request.who),
    };
    let challenger = world.store.person(standing.row.challenger)?.id;
    let after = (Verb::Decline, ChallengeState::Declined);
    Ok(ended(call, standing.row, after, words, Some(challenger), text::challenges::YOU_DECLINED).into())
}

/// Takes one's own challenge back; who sits at another's table gets up.
pub(crate) fn cancel(world: &World, call: &Call<'_>, id: Option<u64>) -> HandlerResult {
    let me = call.who;
    let mine = |row: &ChallengeRow| row.challenger == me || PendingChallenge::seats_at(row, me);
    let row = lookup::meant(world, call, id, mine, text::challenges::NONE_TO_WITHDRAW)?;
    if row.challenger != me {
        return match open_challenge::standing(world, row)? {
            standing if standing.sits(me) => seats::rise(world, call, standing),
            _ => refuse(text::challenges::NOT_YOURS),
        };
    }
    let words =
        match open_challenge::standing(world, row.clone()).ok().and_then(|standing| standing.terms.rematch) {
            Some(_) => text::rematch::withdraws(&call.request.who),
            None => text::challenges::withdraws(&call.request.who),
        };
    let after = (Verb::Cancel, ChallengeState::Cancelled);
    Ok(ended(call, row, after, words, None, text::challenges::YOU_WITHDREW).into())
}

/// A challenge that ends without a game.
fn ended(
    call: &Call<'_>,
    mut challenge: ChallengeRow,
    (verb, state): (Verb, ChallengeState),
    public: String,
    mention: Option<PersonId>,
    words: &str,
) -> Change {
    let mut row = call.row(verb, "");
    row.challenge = Some(challenge.id);
    challenge.state = state;
    let post = Post { mention, challenge: Some(challenge.id), ..Post::of_words(public) };
    Change::of(words, row, DerivedChange::Challenge(challenge))
        .posting(RoomPost::of_table(call.request.room.clone(), post))
}

/// Options with the time unit as records have it, `tu=2000`, of what people write: `unit=2s`, `unit=2`, `tu=1m`; everything else as
/// it is. A number alone is seconds, and milliseconds where it is large.
pub(crate) fn units(options: &str) -> String {
    const LARGE: u64 = 1000;
    let unit = |word: &str| {
        let (name, value) = word.split_once('=')?;
        let is_unit = [UNIT, RECORDED_UNIT].iter().any(|unit| name.eq_ignore_ascii_case(unit));
        let ms = match value.parse::<u64>() {
            Ok(seconds) if seconds < LARGE => seconds * 1000,
            Ok(ms) => ms,
            Err(_) => Span::read(value).map_or(0, |span| span.ms.unsigned_abs()),
        };
        let value = if ms > 0 { ms.to_string() } else { value.to_owned() };
        is_unit.then(|| format!("{RECORDED_UNIT}={value}"))
    };
    let options = options_text(options);
    let words = options.split_whitespace().map(|word| unit(word).unwrap_or_else(|| word.to_owned()));
    words.collect::<Vec<_>>().join(" ")
}

//! A challenge without options: three questions, one after the other. Nothing is stored on the way: each menu carries the
//! answers so far.

use lasermate_domain::command::intent::QUESTIONS;
use lasermate_domain::command::{CommandSpec, OptionKind, offered};
use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{CommandId, Intent, Invocation, Menu, MenuOption, Person, Reply};
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::time_control::OFFERED;
use lasermate_engine::variants::{Preset, Setup};
use lasermate_present::button::button;
use lasermate_present::text;
use lasermate_present::text::new_game as words;

use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::use_cases::lobby::challenges;
use crate::use_cases::rooms::settings;
use crate::world::World;

/// An opponent who is whoever accepts.
pub(crate) const ANYBODY: &str = "anybody";
/// What stands before the level of a computer, and before the number of a person.
pub(crate) const LEVEL: char = 'l';
pub(crate) const PERSON: char = 'p';
/// The time units that are offered for a game without turns, as typed, in seconds.
const UNITS: [(&str, u32); 6] = [("10s", 10), ("2s", 2), ("5s", 5), ("30s", 30), ("1m", 60), ("10m", 600)];
/// Those of them that a form offers beside the times of games with turns, and what stands before them there.
const PACES: [(&str, u32); 3] = [("2s", 2), ("10s", 10), ("1m", 60)];
pub(crate) const OF_UNIT: &str = "unit=";

/// Asks what has not been answered yet, or makes the challenge.
pub(crate) fn new_game(world: &World, call: &Call<'_>, answers: &[String]) -> HandlerResult {
    let room = &call.request.room;
    let allowed = settings::games_allowed(world, room)?;
    let Some(game) = answers.first() else {
        return match allowed.as_slice() {
            [only] => new_game(world, call, &[(*only).to_owned()]),
            _ => Ok(HandlerOutcome::shown(asked(
                &[],
                words::ASKS_GAME.to_owned(),
                words::WHICH_GAME,
                games(&allowed),
            ))),
        };
    };
    let Some(preset) = allowed.iter().find(|name| *name == game).and_then(|name| Preset::named(name)) else {
        return refuse(words::NO_SUCH_ANSWER);
    };
    let setup = Setup::new(preset);
    let seats = setup.sides().len();
    let Some(opponent) = answers.get(1) else {
        return Ok(HandlerOutcome::shown(asked(
            answers,
            words::asks_opponent(text::games::title(preset)),
            words::AGAINST_WHOM,
            opponents(world, call, seats)?,
        )));
    };
    let against = against(world, call, opponent)?;
    let has_turns = setup.facts().has_turns;
    let Some(time) = answers.get(2) else {
        let question = if has_turns { words::HOW_FAST } else { words::WHICH_UNIT };
        let whom = match &against {
            OpponentChoice::Anybody => None,
            OpponentChoice::Computer(level) => Some(words::computer(level, seats)),
            OpponentChoice::Person(person) => Some(words::opponent_in_words(person)),
        };
        return Ok(HandlerOutcome::shown(asked(
            answers,
            words::third(&text::games::title(preset), whom.as_deref(), question),
            question,
            times(has_turns),
        )));
    };
    if answers.len() > QUESTIONS {
        return refuse(words::NO_SUCH_ANSWER);
    }
    let mut options = vec![("game", preset.name.to_owned())];
    match against {
        OpponentChoice::Anybody => {}
        OpponentChoice::Computer(level) => {
            options.extend([("against", "computer".to_owned()), ("level", level.to_owned())]);
        }
        OpponentChoice::Person(person) => options.push(("opponent", person.id.0)),
    }
    options.push(if has_turns { ("time", time.clone()) } else { ("options", format!("{OF_UNIT}{time}")) });
    let options = options.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    challenges::challenge(world, call, &Invocation { command: CommandId::Challenge, options })
}

/// Whom a game can be offered to: whoever accepts, those of the room's last game, the computer at each level.
fn opponents(world: &World, call: &Call<'_>, seats: usize) -> Result<Vec<MenuOption>, ServiceError> {
    let mut found = vec![option(ANYBODY, words::ANYBODY, words::WHOEVER_ACCEPTS)];
    let table = match world.last_game(&call.request.room) {
        Err(ServiceError::Unreadable(_)) => None,
        table => table?,
    };
    for (no, person) in
        table.iter().flat_map(|table| table.seating.numbers.iter().zip(&table.seating.players))
    {
        let mine = *no == call.who || person.id.network() != call.request.who.id.network();
        if !mine && !is_computer(&person.id) {
            found.push(option(&format!("{PERSON}{}", no.0), &words::opponent(person), ""));
        }
    }
    let level =
        |value: &&str| option(&format!("{LEVEL}{value}"), &words::computer(&level_words(value), seats), "");
    found.extend(levels().iter().map(level));
    Ok(found)
}

fn against(world: &World, call: &Call<'_>, answer: &str) -> Result<OpponentChoice, ServiceError> {
    if answer == ANYBODY {
        return Ok(OpponentChoice::Anybody);
    }
    let level = |level: &str| levels().iter().copied().find(|value| *value == level);
    if let Some(level) = answer.strip_prefix(LEVEL).and_then(level) {
        return Ok(OpponentChoice::Computer(level));
    }
    let Some(no) = answer.strip_prefix(PERSON).and_then(|no| no.parse().ok()) else {
        return refuse(words::NO_SUCH_ANSWER);
    };
    let person = world.store.person(PersonNo(no))?;
    // Who has left, and whoever never was, is on no network.
    if person.id.network() != call.request.who.id.network() {
        return refuse(words::NO_SUCH_ANSWER);
    }
    Ok(OpponentChoice::Person(person))
}

enum OpponentChoice {
    Anybody,
    /// A computer of a level, as it is typed.
    Computer(&'static str),
    Person(Person),
}

/// A question with the answers there are, and a way back to the one before.
fn asked(answers: &[String], text: String, prompt: &str, options: Vec<MenuOption>) -> Reply {
    let menu =
        Menu { id: Intent::NewGame { answers: answers.to_vec() }.id(), prompt: prompt.to_owned(), options };
    let back = answers
        .split_last()
        .map(|(_, before)| button(&Intent::NewGame { answers: before.to_vec() }, text::buttons::BACK));
    Reply { menus: vec![menu], buttons: back.into_iter().collect(), ..Reply::quiet(text) }
}

pub(crate) fn games(allowed: &[&'static str]) -> Vec<MenuOption> {
    let allowed = offered().filter(|preset| allowed.contains(&preset.name));
    allowed
        .map(|preset| option(preset.name, &text::games::title(preset), &text::games::summary(preset)))
        .collect()
}

pub(crate) fn times(has_turns: bool) -> Vec<MenuOption> {
    if has_turns {
        OFFERED.iter().map(|value| option(value, value, &text::choices::time_typed(value))).collect()
    } else {
        UNITS.iter().map(|(value, seconds)| option(value, value, &words::unit(*seconds))).collect()
    }
}

/// The times of a form in which the game is picked too: those of games with turns, and a fast, a usual and a slow time unit.
pub(crate) fn all_times() -> Vec<MenuOption> {
    let mut all = times(true);
    let paces = PACES.iter().map(|(value, seconds)| {
        option(&format!("{OF_UNIT}{value}"), &words::pace_of_units(*seconds), &words::unit(*seconds))
    });
    all.extend(paces);
    all
}

/// What a level is, with its number: `4: Lantern, casual player`.
pub(crate) fn level_words(level: &str) -> String {
    text::command::value_of(CommandSpec::of(CommandId::Challenge).name, "level", level)
}

/// The levels of the computer, as they are typed.
pub(crate) fn levels() -> &'static [&'static str] {
    let options = CommandSpec::of(CommandId::Challenge).options;
    match options.iter().find(|option| option.name == "level").map(|option| option.kind) {
        Some(OptionKind::Choice(levels)) => levels,
        _ => &[],
    }
}

fn option(value: &str, label: &str, help: &str) -> MenuOption {
    MenuOption {
        label: label.to_owned(),
        value: value.to_owned(),
        help: help.to_owned(),
        ..MenuOption::default()
    }
}

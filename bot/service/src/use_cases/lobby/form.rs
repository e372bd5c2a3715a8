//! A challenge without options, where forms have menus: one form in the place of the three questions.

use std::collections::BTreeMap;

use lasermate_domain::command::{CommandSpec, OptionKind};
use lasermate_domain::port::{CommandId, Form, FormField, FormLine, Intent, Invocation, MenuOption, Reply};
use lasermate_engine::variants::{Preset, Setup};
use lasermate_present::text;
use lasermate_present::text::new_game as words;

use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::use_cases::lobby::challenges::{self, USUAL};
use crate::use_cases::lobby::lookup;
use crate::use_cases::lobby::questions::{
    self, ANYBODY, LEVEL, OF_UNIT, PERSON, all_times, games, level_words, levels,
};
use crate::use_cases::rooms::settings;
use crate::world::World;

/// The side that is drawn for.
const RANDOM: &str = "random";
/// The most characters of a field where it is typed.
const FIELD_CHARS: u16 = 100;

/// The form, beside the first question for networks that have none such.
pub(crate) fn ask_challenge(world: &World, call: &Call<'_>) -> HandlerResult {
    let allowed = settings::games_allowed(world, &call.request.room)?;
    match questions::new_game(world, call, &[])? {
        HandlerOutcome::Shown(reply, _) => {
            Ok(HandlerOutcome::shown(Reply { form: Some(form(&allowed)), ..*reply }))
        }
        other => Ok(other),
    }
}

/// The challenge that a form asks for. What a time unit is in a game without turns is asked next.
pub(crate) fn filled_challenge(
    world: &World,
    call: &Call<'_>,
    fields: &BTreeMap<String, String>,
) -> HandlerResult {
    let get = |name: &str| fields.get(name).map(|text| text.trim()).filter(|text| !text.is_empty());
    let game = game_of(world, call, get("game"))?;
    let (opponent, level) = (get("opponent"), get("level"));
    let has_turns = Setup::new(game).facts().has_turns;
    let side = get("side").filter(|side| *side != RANDOM);
    let (unit, time): (Option<&str>, Option<&str>) = match get("time") {
        Some(unit) if unit.starts_with(OF_UNIT) => (Some(unit), None),
        time => (None, time),
    };
    if has_turns && unit.is_some() {
        return refuse(words::unit_with_turns(text::games::title(game)));
    }
    // Who asks for a side there plays at the usual pace.
    if !has_turns && unit.is_none() && side.is_none() && (opponent.is_none() || level.is_none()) {
        let whom = match (opponent, level) {
            (Some(opponent), _) => format!("{PERSON}{}", lookup::opponent(world, call, opponent)?.0.0),
            (None, Some(level)) => format!("{LEVEL}{level}"),
            (None, None) => ANYBODY.to_owned(),
        };
        return questions::new_game(world, call, &[game.name.to_owned(), whom]);
    }
    let time = time.filter(|_| has_turns);
    let given = [
        ("game", Some(game.name)),
        ("opponent", opponent),
        ("level", level),
        ("time", time),
        ("options", unit),
        ("side", side),
    ];
    let options = given.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?.to_owned())));
    challenges::challenge(
        world,
        call,
        &Invocation { command: CommandId::Challenge, options: options.collect() },
    )
}

/// The game that was picked; where a room has one alone, nobody is asked.
fn game_of(world: &World, call: &Call<'_>, picked: Option<&str>) -> Result<&'static Preset, ServiceError> {
    let allowed = settings::games_allowed(world, &call.request.room)?;
    let name = match (picked, allowed.as_slice()) {
        (Some(picked), _) => allowed.iter().find(|name| **name == picked),
        (None, [only]) => Some(only),
        (None, _) => None,
    };
    match name.and_then(|name| Preset::named(name)) {
        Some(preset) => Ok(preset),
        None => refuse(words::NO_SUCH_ANSWER),
    }
}

fn form(allowed: &[&'static str]) -> Form {
    let usual = allowed.iter().find(|name| **name == USUAL).or(allowed.first());
    let game = FormField {
        choices: games(allowed),
        value: usual.map_or_else(String::new, |name| (*name).to_owned()),
        required: true,
        ..field("game", words::FIELD_GAME, "")
    };
    let level = levels().iter().map(|value| MenuOption {
        label: words::computer(&level_words(value), 2),
        value: (*value).to_owned(),
        ..MenuOption::default()
    });
    let others = [
        FormField { person: true, ..field("opponent", words::FIELD_OPPONENT, words::HINT_OPPONENT) },
        FormField { choices: level.collect(), ..field("level", words::FIELD_LEVEL, words::HINT_LEVEL) },
        FormField { choices: all_times(), ..field("time", words::FIELD_TIME, words::HINT_TIME) },
        FormField {
            choices: sides(),
            value: RANDOM.to_owned(),
            required: true,
            ..field("side", words::FIELD_SIDE, "")
        },
    ];
    Form {
        id: Intent::FillChallenge { fields: BTreeMap::new() }.id(),
        title: words::FORM.to_owned(),
        fields: Some(game).filter(|_| allowed.len() > 1).into_iter().chain(others).collect(),
        line: FormLine { command: CommandId::Challenge, given: Vec::new() },
    }
}

/// The sides that can be wished for, the usual answer first.
fn sides() -> Vec<MenuOption> {
    let options = CommandSpec::of(CommandId::Challenge).options.iter();
    let side = options.filter(|option| option.name == "side").map(|option| option.kind);
    let choices =
        side.filter_map(|kind| if let OptionKind::Choice(choices) = kind { Some(choices) } else { None });
    let mut sides: Vec<_> = choices
        .flatten()
        .map(|value| {
            let what = text::command::value_of(CommandSpec::of(CommandId::Challenge).name, "side", value);
            let (label, value) = (text::wording::capital(what), (*value).to_owned());
            MenuOption { label, value, ..MenuOption::default() }
        })
        .collect();
    sides.sort_by_key(|side| side.value != RANDOM);
    sides
}

/// A field that may be left empty.
fn field(name: &str, label: &str, hint: &str) -> FormField {
    FormField {
        name: name.to_owned(),
        label: label.to_owned(),
        hint: hint.to_owned(),
        value: String::new(),
        example: String::new(),
        choices: Vec::new(),
        several: false,
        person: false,
        long: false,
        required: false,
        most: FIELD_CHARS,
    }
}

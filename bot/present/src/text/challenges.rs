//! Challenges: what is said of one to its room, and to those who make, accept, decline or withdraw it.

use lasermate_domain::command::{nearest, offered};
use lasermate_domain::escape::escape_text;
use lasermate_domain::port::Person;
use lasermate_domain::tables::log_payload::Terms;
use lasermate_domain::tables::table::GameId;
use lasermate_engine::notation::PositionError;
use lasermate_engine::pact::PactNumber;
use lasermate_engine::variants::{Numbers, OptionSpec, Preset, Setup, SetupError};

use super::person::named;
use super::wording::commas;
use super::{games, names, options, positions, time};
use crate::say;
pub use crate::say::challenges::{
    AGAINST_YOURSELF, BEGUN, CHALLENGER_GONE, EXPIRED, IN_A_THREAD, MADE, MANY_OPEN, NONE_TO_ACCEPT,
    NONE_TO_DECLINE, NONE_TO_WITHDRAW, NOT_MADE_TO_YOU, NOT_YOURS, OPEN_ALREADY, OPEN_TO_ANYBODY,
    POSITION_IS_OVER, RATED, UNREADABLE, WAS_ACCEPTED, WAS_DECLINED, WAS_WITHDRAWN, YOU_DECLINED, YOU_PLAY,
    YOU_WITHDREW, YOUR_OWN,
};
use crate::saying::in_english;

/// What a player may be asked in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameQuestion {
    /// To agree to a draw.
    Draw,
    Takeback,
    /// To agree to a pause.
    Pause,
    /// To agree to a pact.
    Pact(PactNumber),
}

/// Somebody accepts or declines a challenge where there is none, and something else waits for their answer.
pub fn other_question(asked: GameQuestion, accepts: bool) -> String {
    let answer = if accepts { "accept" } else { "decline" };
    say::challenges::other_question(match asked {
        GameQuestion::Draw => format!("draw {answer}"),
        GameQuestion::Takeback => format!("takeback {answer}"),
        GameQuestion::Pause => format!("pause {answer}"),
        GameQuestion::Pact(_) if accepts => "pact accept".to_owned(),
        GameQuestion::Pact(number) => format!("pact refuse {number}"),
    })
}

/// A game with its options, as `BilliChess (mirror=rows)`.
pub fn table(setup: &Setup) -> String {
    let options = options::options(setup);
    let title = games::title(setup.preset());
    let table = if options.is_empty() { title } else { say::challenges::with_options(title, options) };
    if setup.position.is_some() { say::challenges::from_a_position(table) } else { table }
}

/// What a challenge is to, and how fast: plain text.
pub fn in_short(setup: &Setup, terms: &Terms) -> String {
    format!("{}, {}", table(setup), time::pace(terms.time_control()))
}

/// A position cannot be played.
pub fn no_such_position(setup: &Setup, error: &PositionError) -> String {
    say::challenges::no_such_position(games::title(setup.preset()), positions::why(error))
}

/// A challenge, for the room.
pub fn challenge(challenger: &Person, opponent: Option<&Person>, setup: &Setup, terms: &Terms) -> String {
    let who = named(challenger);
    let side = match terms.side.as_str() {
        "first" => setup.sides().first(),
        "second" => setup.sides().get(1),
        _ => None,
    };
    let colours = match side {
        Some(side) => say::challenges::plays(&who, names::side(*side)),
        None => say::challenges::RANDOM_COLOURS.to_owned(),
    };
    let (words, until) = (terms_words(setup, terms, Some(colours)), time::moment(terms.until));
    match opponent {
        Some(whom) => say::challenges::to_somebody(who, named(whom), words, until),
        None => say::challenges::to_anybody(who, words, until),
    }
}

/// What is played under which terms, with commas between them.
pub(super) fn terms_words(setup: &Setup, terms: &Terms, colours: Option<String>) -> String {
    let rated = terms.rated.then(|| RATED.to_owned());
    let place = terms.thread.then(|| IN_A_THREAD.to_owned());
    let words = [Some(table(setup)), Some(time::pace(terms.time_control())), rated, colours, place];
    commas(&words.into_iter().flatten().collect::<Vec<_>>())
}

/// A room has its game already; others can be played in threads of it, where there can be any.
pub fn one_at_a_time(game: GameId, threads: bool) -> String {
    let game = game.to_string();
    if threads { say::challenges::one_beside_threads(game) } else { say::challenges::one_at_a_time(game) }
}

/// Nobody is known by what was typed, which may have been meant as a game or as the computer's strength.
pub fn nobody_called(typed: &str) -> String {
    const STRENGTHS: [&str; 10] =
        ["easy", "weak", "beginner", "medium", "normal", "hard", "strong", "expert", "master", "max"];
    let shown = escape_text(typed, 40);
    // A platform's id may stand for a name that it does not know.
    let word = typed.rsplit([':', '@']).next().unwrap_or_default().trim().to_lowercase();
    if STRENGTHS.contains(&word.as_str()) {
        return say::challenges::nobody_called_strength(shown);
    }
    match nearest(&word, offered().map(|preset| preset.name)) {
        Some(game) => say::challenges::no_player_or_game(shown, game),
        None => say::challenges::nobody_called(shown),
    }
}

/// A game or an option that is not understood.
pub fn no_such_table(error: &SetupError) -> String {
    match error {
        SetupError::UnknownGame { name } => {
            say::challenges::no_such_game(typed(name), quoted(offered().map(|preset| preset.name)))
        }
        SetupError::UnknownOption { game, name } => {
            let options = Preset::named(game).map(Preset::options).unwrap_or_default();
            let own = || options.iter().map(|option| called(option.name));
            match nearest(name, own()) {
                _ if options.is_empty() => say::challenges::no_options(game, typed(name)),
                None => say::challenges::no_such_option(game, typed(name), quoted(own())),
                Some(near) => say::challenges::no_such_option_near(game, typed(name), near, quoted(own())),
            }
        }
        SetupError::NotHere { game, name, why } => {
            say::challenges::option_not_here(game, called(name), as_a_saying(why))
        }
        SetupError::UnknownValue { option, value } if option.name == options::RECORDED_UNIT => {
            say::challenges::no_such_unit(typed(value), options::UNITS)
        }
        SetupError::UnknownValue { option, value } => {
            say::challenges::no_such_value(typed(value), option.name, values(option))
        }
        SetupError::Idle { option, needs, value } => {
            say::challenges::option_needs(option, format!("{needs}={value}"))
        }
        SetupError::Repeated { option } => say::challenges::option_twice(option),
        SetupError::Position(error) => say::challenges::position_fault(positions::why(error)),
    }
}

/// What an option takes.
fn values(option: &OptionSpec) -> String {
    match (option.numbers(), option.texts()) {
        (Some(Numbers { least, most: u64::MAX, multiple_of: 1 }), _) => {
            say::challenges::takes_numbers_from(least)
        }
        (Some(Numbers { least, most, multiple_of: 1 }), _) => say::challenges::takes_numbers(least, most),
        (Some(Numbers { least, most, multiple_of }), _) => {
            say::challenges::takes_multiples(multiple_of, least, most)
        }
        (None, Some(taken)) => as_a_saying(taken).to_owned(),
        (None, None) => {
            say::challenges::takes_words(quoted(option.values().into_iter().map(|(value, _)| value)))
        }
    }
}

/// What the engine says of an option in English, for its command line, as a message; as it stands where there is none.
fn as_a_saying(english: &'static str) -> &'static str {
    use say::challenges::*;
    const OF_THE_ENGINE: [&str; 12] = [
        LACKS_MODE_THREE,
        LACKS_DENIAL_THREE,
        LACKS_SCORING_THREE,
        LACKS_BOARD,
        LACKS_MODE_REALTIME,
        LACKS_DENIAL_REALTIME,
        LACKS_MODE_CRAZY,
        LACKS_MODE_DRAUGHTS,
        LACKS_JOKER_DRAUGHTS,
        LACKS_PROMOTION_DRAUGHTS,
        LACKS_CLOCK_DRAUGHTS,
        TAKES_PENALTIES,
    ];
    OF_THE_ENGINE.into_iter().find(|message| in_english(message) == english).unwrap_or(english)
}

/// What people call an option.
fn called(name: &str) -> &str {
    if name == options::RECORDED_UNIT { options::UNIT } else { name }
}

/// What somebody typed, as it stands in quotation marks.
fn typed(text: &str) -> String {
    escape_text(text, 30)
}

/// Names of ours, as they are typed.
pub(super) fn quoted<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// A game that the room's settings leave out.
pub fn not_played_here(setup: &Setup, allowed: &[&str]) -> String {
    say::challenges::not_played_here(games::title(setup.preset()), quoted(allowed.iter().copied()))
}

/// The challenge was made to one person.
pub fn made_to(opponent: &Person) -> String {
    say::challenges::made_to(named(opponent))
}

/// A challenge that is declined, for the room.
pub fn declines(who: &Person) -> String {
    say::challenges::declines(named(who))
}

/// A challenge that is withdrawn, for the room.
pub fn withdraws(who: &Person) -> String {
    say::challenges::withdraws(named(who))
}

/// A challenge that has expired, for the room.
pub fn expires(challenger: &Person) -> String {
    say::challenges::expires(named(challenger))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The command line says them by itself.
    #[test]
    fn what_the_engine_says_of_options_has_a_message() {
        for game in Preset::all() {
            let lacks = game.facts().lacks.iter().map(|(_, why)| *why);
            let taken = game.options().into_iter().filter_map(OptionSpec::texts);
            for english in lacks.chain(taken) {
                assert_ne!(as_a_saying(english), english, "{}", game.name);
            }
            for numbers in game.options().into_iter().filter(|option| option.numbers().is_some()) {
                let said = in_english(&values(numbers));
                assert_eq!(Some(said), numbers.numbers().map(|numbers| numbers.to_string()));
            }
        }
    }
}

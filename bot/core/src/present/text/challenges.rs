//! Challenges: what is said of one to its room, and to those who make, accept, decline or take it back.

use crate::command::mark::{ACCEPT, CANCEL, CHALLENGE, DECLINE, says};
use lasermate_engine::variants::{Preset, Setup, SetupError};

use crate::command::{nearest, offered};

use super::person::named;
use super::time;
use crate::escape::escape_text;
use crate::port::Person;
use crate::sessions::log_payload::Terms;
use crate::sessions::session::GameId;

/// What a challenge says is not understood any more.
pub const UNREADABLE: &str =
    says!("This challenge can't be read any more. `", CHALLENGE, "` makes a new one.");
/// The asker's own challenge stands already.
pub const STANDS_ALREADY: &str = says!("Your challenge stands already; `", CANCEL, "` takes it back.");
/// No more challenges may stand in the room.
pub const MANY_STAND: &str = "Many challenges stand in this room already; accept one of them.";
/// A challenge was made.
pub const MADE: &str = says!("Your challenge stands; `", CANCEL, "` takes it back.");
/// Somebody challenges themselves.
pub const AGAINST_YOURSELF: &str =
    "You cannot play against yourself; leave the opponent out for an open seat.";

/// The challenge stands no more, as its time is over.
pub const HAS_RUN_OUT: &str = "That challenge has run out.";
/// The challenge stands no more, as somebody accepted it.
pub const WAS_ACCEPTED: &str = "That challenge was accepted already.";
/// The challenge stands no more, as it was declined.
pub const WAS_DECLINED: &str = "That challenge was declined.";
/// The challenge stands no more, as it was taken back.
pub const WAS_TAKEN_BACK: &str = "That challenge was taken back.";

/// There is nothing to accept.
pub const NONE_TO_ACCEPT: &str = "No challenge that you could accept stands in this room.";
/// Somebody accepts their own challenge.
pub const YOUR_OWN: &str = "That is your own challenge; somebody else has to accept it.";
/// Who plays already accepts what does not stand.
pub const YOU_PLAY: &str =
    "You have a seat already: your game in this room goes on. No other challenge stands here.";
/// Who made the challenge has deleted their data.
pub const CHALLENGER_GONE: &str = "Who made that challenge is gone.";
/// A challenge was accepted.
pub const BEGUN: &str = "The game begins.";

/// There is nothing to decline.
pub const NONE_TO_DECLINE: &str = "Nobody has challenged you here.";
/// An open seat is declined.
pub const OPEN_TO_ANYBODY: &str = "That seat is open to anybody; there is nothing to decline.";
/// Somebody else's challenge is declined.
pub const NOT_MADE_TO_YOU: &str = "That challenge was not made to you.";
/// A challenge was declined.
pub const YOU_DECLINED: &str = "You declined.";

/// There is nothing to take back.
pub const NONE_TO_TAKE_BACK: &str = "No challenge of yours stands here.";
/// Somebody else's challenge is taken back.
pub const NOT_YOURS: &str = "That challenge is not yours to take back.";
/// A challenge was taken back.
pub const YOU_TOOK_BACK: &str = "Your challenge is taken back.";

/// A game with its options, as `BilliChess (mirror=rows)`.
#[must_use]
pub fn table(setup: &Setup) -> String {
    let options = setup.options_text();
    let title = setup.preset().title;
    if options.is_empty() { title.to_owned() } else { format!("{title} (`{options}`)") }
}

/// A challenge, for the room.
#[must_use]
pub fn challenge(challenger: &Person, opponent: Option<&Person>, setup: &Setup, terms: &Terms) -> String {
    let who = named(challenger);
    let whom = opponent.map_or_else(|| "anybody".to_owned(), named);
    let (game, pace) = (table(setup), time::pace(terms.time));
    let sides = setup.sides();
    let title = |seat: usize| sides.get(seat).map_or("first", |side| side.title());
    let side = match terms.side.as_str() {
        "first" => format!("{who} plays {}", title(0)),
        "second" => format!("{who} plays {}", title(1)),
        _ => "sides by lot".to_owned(),
    };
    let turn = opponent.map_or_else(
        || format!("Whoever wants the seat presses Accept or types `{ACCEPT}`."),
        |person| format!("{}, it is for you to answer: `{ACCEPT}` or `{DECLINE}`.", named(person)),
    );
    let place = if terms.thread { ", in a thread" } else { "" };
    format!(
        "**{who}** challenges **{whom}**: {game}, {pace}, {side}{place}. {turn} It stands until {}.",
        time::moment(terms.until)
    )
}

/// A room has its game already; others can be played in threads of it, where there can be any.
#[must_use]
pub fn one_at_a_time(game: GameId, threads: bool) -> String {
    let beside = if threads { " A thread of its own has room for another: `where:thread`." } else { "" };
    format!("Game {game} is played in this room; one at a time.{beside}")
}

/// Nobody is known by what was typed, which may have been meant as a game or as the computer's strength.
#[must_use]
pub fn nobody_called(typed: &str) -> String {
    const STRENGTHS: [&str; 10] =
        ["easy", "weak", "beginner", "medium", "normal", "hard", "strong", "expert", "master", "max"];
    let shown = escape_text(typed, 40);
    // A platform's id may stand for a name that it does not know.
    let word = typed.rsplit([':', '@']).next().unwrap_or_default().trim().to_lowercase();
    if STRENGTHS.contains(&word.as_str()) {
        return format!(
            "Nobody here is called {shown}. How strong the computer plays is `level:1` to `level:8`."
        );
    }
    match nearest(&word, offered().map(|preset| preset.name)) {
        Some(game) => format!("Nobody here is called {shown}, and no game. Did you mean `{game}`?"),
        None => format!("Nobody here is called {shown}. Leave the opponent out for an open seat."),
    }
}

/// A game or an option that is not understood.
#[must_use]
pub fn no_such_table(error: &SetupError) -> String {
    match error {
        SetupError::UnknownGame { name } => {
            let games = offered().map(|preset| preset.name);
            format!("There is no game {}; the games are {}.", typed(name), quoted(games))
        }
        SetupError::UnknownOption { game, name } => {
            let options = Preset::named(game).map(Preset::options).unwrap_or_default();
            let has = match options[..] {
                [] => "it has none".to_owned(),
                _ => format!("its options are {}", quoted(options.iter().map(|option| option.name))),
            };
            format!("The game `{game}` has no option {}; {has}.", typed(name))
        }
        SetupError::NotHere { game, name, why } => {
            format!("The game `{game}` has no option `{name}`: {why}.")
        }
        SetupError::UnknownValue { option, value } => {
            let values = match option.numbers() {
                Some(numbers) => numbers.to_string(),
                None => format!("one of {}", quoted(option.values().into_iter().map(|(value, _)| value))),
            };
            format!("The option `{}` cannot be {}; it is {values}.", option.name, typed(value))
        }
        SetupError::Idle { option, needs, value } => {
            format!("The option `{option}` means something only with `{needs}={value}`.")
        }
        SetupError::Position(error) => format!("{}.", escape_text(&error.to_string(), 400)),
    }
}

/// What somebody typed, in quotation marks.
fn typed(text: &str) -> String {
    format!("\"{}\"", escape_text(text, 30))
}

/// Names of ours, as they are typed.
fn quoted<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// A game that the room's settings leave out.
#[must_use]
pub fn not_played_here(setup: &Setup, allowed: &[&str]) -> String {
    format!("{} is not played in this room; allowed: {}.", setup.preset().title, allowed.join(", "))
}

/// The challenge was made to one person.
#[must_use]
pub fn made_to(opponent: &Person) -> String {
    format!("That challenge was made to {} alone.", named(opponent))
}

/// A challenge that is declined, for the room.
#[must_use]
pub fn declines(who: &Person) -> String {
    format!("{} declines the challenge.", named(who))
}

/// A challenge that is taken back, for the room.
#[must_use]
pub fn takes_back(who: &Person) -> String {
    format!("{} takes the challenge back.", named(who))
}

/// A challenge that has run out, for the room.
#[must_use]
pub fn runs_out(challenger: &Person) -> String {
    format!("The challenge of {} has run out.", named(challenger))
}

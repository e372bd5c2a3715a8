//! Challenges: what is said of one to its room, and to those who make, accept, decline or withdraw it.

use lasermate_domain::command::mark::{
    self, CANCEL, CHALLENGE, DRAW_ACCEPT, DRAW_DECLINE, PACT_ACCEPT, PAUSE_ACCEPT, PAUSE_DECLINE,
    TAKEBACK_ACCEPT, TAKEBACK_DECLINE, says,
};
use lasermate_domain::command::{nearest, offered};
use lasermate_domain::escape::escape_text;
use lasermate_domain::port::Person;
use lasermate_domain::sessions::log_payload::Terms;
use lasermate_domain::sessions::session::GameId;
use lasermate_engine::pact::PactNumber;
use lasermate_engine::variants::{Preset, Setup, SetupError};

use super::person::named;
use super::{options, time};

/// What a challenge says is not understood any more.
pub const UNREADABLE: &str =
    says!("This challenge can't be read any more. `", CHALLENGE, "` sends a new one.");
/// The asker has an open challenge already.
pub const OPEN_ALREADY: &str = says!("You have an open challenge here. `", CANCEL, "` withdraws it.");
/// No more challenges may be open in the room.
pub const MANY_OPEN: &str = "This room has enough open challenges. Accept one of them.";
/// Nothing is left to be played in the position.
pub const POSITION_IS_OVER: &str = "The game is already over in that position.";
pub const MADE: &str = says!("Challenge sent. `", CANCEL, "` withdraws it.");
pub const AGAINST_YOURSELF: &str =
    "You can't play against yourself. Leave the opponent out to play whoever accepts.";

/// The challenge's time is over.
pub const EXPIRED: &str = "That challenge has expired.";
/// Somebody accepted the challenge before.
pub const WAS_ACCEPTED: &str = "That challenge was already accepted.";
pub const WAS_DECLINED: &str = "That challenge was declined.";
pub const WAS_WITHDRAWN: &str = "That challenge was withdrawn.";

/// There is nothing to accept.
pub const NONE_TO_ACCEPT: &str = "There is no challenge here that you can accept.";
pub const YOUR_OWN: &str = "That is your own challenge. Somebody else has to accept it.";
/// Somebody who plays already accepts, and there is nothing to accept.
pub const YOU_PLAY: &str = "You are already playing in this room, and there is no other challenge here.";
/// Somebody accepts or declines a challenge where there is none, and something else waits for their answer.
pub fn other_question(asked: GameQuestion, accepts: bool) -> String {
    let refuse_pact;
    let (accept, decline) = match asked {
        GameQuestion::Draw => (DRAW_ACCEPT, DRAW_DECLINE),
        GameQuestion::Takeback => (TAKEBACK_ACCEPT, TAKEBACK_DECLINE),
        GameQuestion::Pause => (PAUSE_ACCEPT, PAUSE_DECLINE),
        GameQuestion::Pact(number) => {
            refuse_pact = mark::line(&format!("pact refuse {number}"));
            (PACT_ACCEPT, refuse_pact.as_str())
        }
    };
    format!("There is no challenge here. Did you mean `{}`?", if accepts { accept } else { decline })
}

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

/// Who made the challenge has deleted their data.
pub const CHALLENGER_GONE: &str = "The player who made that challenge has deleted their data.";
pub const BEGUN: &str = "The game begins.";

/// There is nothing to decline.
pub const NONE_TO_DECLINE: &str = "Nobody has challenged you here.";
/// An open seat is declined.
pub const OPEN_TO_ANYBODY: &str = "That challenge is open to everybody, so there is nothing to decline.";
/// Somebody else's challenge is declined.
pub const NOT_MADE_TO_YOU: &str = "That challenge is for somebody else.";
pub const YOU_DECLINED: &str = "You declined.";

/// There is nothing to withdraw.
pub const NONE_TO_WITHDRAW: &str = "You have no open challenge here.";
/// Somebody withdraws a challenge of somebody else.
pub const NOT_YOURS: &str = "Only the challenger can withdraw that challenge.";
pub const YOU_WITHDREW: &str = "Challenge withdrawn.";

/// A game with its options, as `BilliChess (mirror=rows)`.
pub fn table(setup: &Setup) -> String {
    let options = options::options(setup);
    let title = setup.preset().title;
    let table = if options.is_empty() { title.to_owned() } else { format!("{title} ({options})") };
    // Who plays from a position of their own has played no whole game.
    if setup.position.is_some() { format!("{table} from a position") } else { table }
}

/// A position cannot be played.
pub fn no_such_position(setup: &Setup, why: &str) -> String {
    format!("That isn't a position of {}: {}.", setup.preset().title, escape_text(why, 200))
}

/// A challenge, for the room.
pub fn challenge(challenger: &Person, opponent: Option<&Person>, setup: &Setup, terms: &Terms) -> String {
    let who = named(challenger);
    let whom = opponent.map_or_else(|| "anybody".to_owned(), named);
    let (game, pace) = (table(setup), time::pace(terms.time_control()));
    let sides = setup.sides();
    let title = |seat: usize| sides.get(seat).map_or("first", |side| side.title());
    let side = match terms.side.as_str() {
        "first" => format!("{who} plays {}", title(0)),
        "second" => format!("{who} plays {}", title(1)),
        _ => "random colours".to_owned(),
    };
    let turn = opponent.map_or_else(String::new, |person| format!(" {}: accept or decline?", named(person)));
    let rated = if terms.rated { ", rated" } else { "" };
    let place = if terms.thread { ", in a thread" } else { "" };
    format!(
        "**{who}** challenges **{whom}**: {game}, {pace}{rated}, {side}{place}.{turn} Expires {}.",
        time::moment(terms.until)
    )
}

/// A room has its game already; others can be played in threads of it, where there can be any.
pub fn one_at_a_time(game: GameId, threads: bool) -> String {
    let beside = if threads { " Use another channel, or `where:thread`." } else { "" };
    format!("Game {game} is on in this room, and a room has one game at a time.{beside}")
}

/// Nobody is known by what was typed, which may have been meant as a game or as the computer's strength.
pub fn nobody_called(typed: &str) -> String {
    const STRENGTHS: [&str; 10] =
        ["easy", "weak", "beginner", "medium", "normal", "hard", "strong", "expert", "master", "max"];
    let shown = escape_text(typed, 40);
    // A platform's id may stand for a name that it does not know.
    let word = typed.rsplit([':', '@']).next().unwrap_or_default().trim().to_lowercase();
    if STRENGTHS.contains(&word.as_str()) {
        return format!(
            "Nobody here is called {shown}. For the computer's strength use `level:1` to `level:12`."
        );
    }
    match nearest(&word, offered().map(|preset| preset.name)) {
        Some(game) => format!("There is no player or game called {shown}. Did you mean `{game}`?"),
        None => format!("Nobody here is called {shown}. Leave the opponent out to play whoever accepts."),
    }
}

/// A game or an option that is not understood.
pub fn no_such_table(error: &SetupError) -> String {
    match error {
        SetupError::UnknownGame { name } => {
            let games = offered().map(|preset| preset.name);
            format!("There is no game {}. The games are {}.", typed(name), quoted(games))
        }
        SetupError::UnknownOption { game, name } => {
            let options = Preset::named(game).map(Preset::options).unwrap_or_default();
            let has = match options[..] {
                [] => "It has no options".to_owned(),
                _ => format!("Its options are {}", quoted(options.iter().map(|option| called(option.name)))),
            };
            let near = nearest(name, options.iter().map(|option| called(option.name)));
            let meant = near.map_or_else(String::new, |option| format!(" Did you mean `{option}`?"));
            format!("The game `{game}` has no option {}.{meant} {has}.", typed(name))
        }
        SetupError::NotHere { game, name, why } => {
            format!("The game `{game}` has no option `{}`: {why}.", called(name))
        }
        SetupError::UnknownValue { option, value } => {
            if option.name == options::RECORDED_UNIT {
                return format!("{} isn't a time unit. Use {}.", typed(value), options::UNITS);
            }
            let values = match (option.numbers(), option.texts()) {
                (Some(numbers), _) => numbers.to_string(),
                (None, Some(taken)) => taken.to_owned(),
                (None, None) => {
                    format!("one of {}", quoted(option.values().into_iter().map(|(value, _)| value)))
                }
            };
            format!("{} isn't a value of `{}`. Use {values}.", typed(value), option.name)
        }
        SetupError::Idle { option, needs, value } => {
            format!("The option `{option}` needs `{needs}={value}`.")
        }
        SetupError::Repeated { option } => format!("The option `{option}` is given twice."),
        SetupError::Position(error) => format!("{}.", escape_text(&error.to_string(), 400)),
    }
}

/// What people call an option.
fn called(name: &str) -> &str {
    if name == options::RECORDED_UNIT { options::UNIT } else { name }
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
pub fn not_played_here(setup: &Setup, allowed: &[&str]) -> String {
    format!("{} is not allowed in this room. Allowed here: {}.", setup.preset().title, allowed.join(", "))
}

/// The challenge was made to one person.
pub fn made_to(opponent: &Person) -> String {
    format!("Only {} can accept that challenge.", named(opponent))
}

/// A challenge that is declined, for the room.
pub fn declines(who: &Person) -> String {
    format!("{} declines the challenge.", named(who))
}

/// A challenge that is withdrawn, for the room.
pub fn withdraws(who: &Person) -> String {
    format!("{} withdraws the challenge.", named(who))
}

/// A challenge that has expired, for the room.
pub fn expires(challenger: &Person) -> String {
    format!("{}'s challenge has expired.", named(challenger))
}

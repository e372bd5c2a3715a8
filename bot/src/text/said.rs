//! What the service says about challenges, offers, time and settings: sentences around the game's own.

use super::{escape, player, to_act_line};
use crate::port::{Person, UnixMillis};
use crate::service::forms::time_words;
use crate::service::live::{GameId, Live};

use lasermate_engine::preset::Setup;
use lasermate_engine::seat::Seat;

/// A game with its options, as `BilliChess (mirror=rows)`.
#[must_use]
pub fn table(setup: &Setup) -> String {
    let options = setup.options_text();
    let title = setup.preset().title;
    if options.is_empty() { title.to_owned() } else { format!("{title} (`{options}`)") }
}

/// A time for each move in words, as `3 days a move`.
#[must_use]
pub fn pace(time: Option<UnixMillis>) -> String {
    time.map_or_else(|| "no time limit".to_owned(), |time| format!("{} a move", time_words(time)))
}

/// A challenge, for the room.
#[must_use]
pub fn challenge(
    challenger: &Person,
    opponent: Option<&Person>,
    setup: &Setup,
    time: Option<UnixMillis>,
    side: &str,
) -> String {
    let who = escape(&challenger.name);
    let whom = opponent.map_or_else(|| "anybody".to_owned(), |person| escape(&person.name));
    let (game, pace) = (table(setup), pace(time));
    let sides = setup.sides();
    let title = |seat: usize| sides.get(seat).map_or("first", |side| side.title());
    let side = match side {
        "first" => format!("{who} plays {}", title(0)),
        "second" => format!("{who} plays {}", title(1)),
        _ => "sides by lot".to_owned(),
    };
    let turn = opponent.map_or_else(
        || "Whoever wants the seat presses Accept or types `/accept`.".to_owned(),
        |person| format!("{}, it is for you to answer: `/accept` or `/decline`.", escape(&person.name)),
    );
    format!(
        "**{who}** challenges **{whom}**: {game}, {pace}, {side}. {turn} The challenge stands for 24 hours."
    )
}

/// A game that begins.
#[must_use]
pub fn begins(live: &Live) -> String {
    format!(
        "**Game {}**: {}, {}, {}.\n{}",
        live.id,
        super::players_line(live),
        table(&live.setup),
        pace(live.time_per_move),
        to_act_line(live)
    )
}

/// A takeback that is asked for.
#[must_use]
pub fn takeback_asked(live: &Live, asker: Seat, keep: usize) -> String {
    let other = player(live, asker.other());
    let undone: Vec<_> = live.record.iter().skip(keep).map(|entry| entry.san.clone()).collect();
    format!(
        "{} asks to take back {}. {other} may allow it: `/takeback accept` or `/takeback decline`.\n{}",
        player(live, asker),
        undone.join(" "),
        to_act_line(live)
    )
}

/// A takeback that was allowed, or not.
#[must_use]
pub fn takeback_answered(live: &Live, by: Seat, allowed: bool) -> String {
    let done = if allowed { "allows the takeback: the move is undone" } else { "declines the takeback" };
    format!("{} {done}.\n{}", player(live, by), to_act_line(live))
}

/// A claim on overstepped time.
#[must_use]
pub fn claimed(live: &Live, by: Seat, what: &str) -> String {
    let late = player(live, by.other());
    let done = match what {
        "win" => "claims the win",
        "draw" => "claims a draw",
        _ => "waits as long again",
    };
    format!("The time of {late} was over: {} {done}.\n{}", player(live, by), to_act_line(live))
}

/// A reminder that time runs out.
#[must_use]
pub fn reminder(live: &Live, left: UnixMillis) -> String {
    format!("Game {}: {} left. {}", live.id, time_words(left), to_act_line(live))
}

/// The time is over.
#[must_use]
pub fn overdue(live: &Live, late: Seat) -> String {
    format!(
        "Game {}: the time of {} is over. {} may `/claim win`, `/claim draw` or `/claim wait`; until then the move can still be made.\n{}",
        live.id,
        player(live, late),
        player(live, late.other()),
        to_act_line(live)
    )
}

/// The question whether a game goes on.
#[must_use]
pub fn abandoned(live: &Live) -> String {
    format!(
        "Game {}: nothing has happened for 14 days. Does it go on? Without an answer it is archived in 7 days; nothing is deleted.\n{}",
        live.id,
        to_act_line(live)
    )
}

/// A game that is archived.
#[must_use]
pub fn archived(live: &Live) -> String {
    format!(
        "Game {} is archived, and the room is free for another. Either player can resume it by moving, or by the button, while no other game is played here.\n{}",
        live.id,
        to_act_line(live)
    )
}

/// A game that goes on after a pause.
#[must_use]
pub fn resumed(live: &Live, by: Seat) -> String {
    format!("{} goes on with game {}.\n{}", player(live, by), live.id, to_act_line(live))
}

/// The board of a game, for a room that begins to watch it.
#[must_use]
pub fn watching(live: &Live) -> String {
    format!("Now following game {}: {}.\n{}", live.id, super::players_line(live), to_act_line(live))
}

/// What stands before a watched game's post.
#[must_use]
pub fn watched(id: GameId, text: &str) -> String {
    format!("*Game {id}* · {text}")
}

/// What one's own action is called in the answer to it.
#[must_use]
pub fn done(exact: &str, san: &str) -> String {
    match exact {
        "draw-offer" => "Your draw offer stands until your opponent moves.".to_owned(),
        "draw-accept" => "You accepted the draw.".to_owned(),
        "draw-decline" => "You declined the draw.".to_owned(),
        "draw-claim" => "You claimed the draw.".to_owned(),
        "resign" => "You resigned.".to_owned(),
        "billi" => "You called LET'S BILLI.".to_owned(),
        "accept-defeat" => "You accepted defeat in the chess game.".to_owned(),
        "pass" => "You passed.".to_owned(),
        exact if exact.starts_with("lifeline-") => {
            format!("Your lifeline: {}.", exact.trim_start_matches("lifeline-"))
        }
        _ => format!("You played {san}."),
    }
}

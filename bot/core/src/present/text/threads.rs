//! Games in threads of their own.

use super::{lifecycle, person, players_line};
use crate::command::mark::{SETTINGS, says};
use crate::escape::plain_text;
use crate::sessions::session::{GameId, Session};

/// The most characters of a thread's name.
const NAME_CHARS: usize = 100;
/// The most characters of a player's name in it.
const PLAYER_CHARS: usize = 24;

/// The room's settings keep games out of threads.
pub const SWITCHED_OFF: &str =
    says!("Threads are off in this room. `", SETTINGS, " threads on` allows them.");
/// A word that is no place.
pub const HERE_OR_THREAD: &str = "Use `here` or `thread`.";
/// A game in a thread was accepted.
pub const BEGUN: &str = "The game starts in its own thread.";

/// What a thread is called: `G7 Ann – Bob, Billi-Chess`.
#[must_use]
pub fn name(live: &Session) -> String {
    let players: Vec<_> = live
        .players
        .iter()
        .map(|player| plain_text(&person::in_a_file(player, &live.players), PLAYER_CHARS))
        .collect();
    let game = live.setup.preset().title;
    plain_text(&format!("{} {}, {game}", live.id, players.join(" – ")), NAME_CHARS)
}

/// A game that is to be played in the thread under this message.
#[must_use]
pub fn opens(live: &Session) -> String {
    format!("{}\nIt is played in the thread below.", lifecycle::table_line(live))
}

/// The bot can open no thread here.
#[must_use]
pub fn cannot_open(missing: &[&str]) -> String {
    format!(
        "I can't open a thread here{}. The game can be played in the room itself.",
        super::handler::granted(missing)
    )
}

/// No thread could be opened after all.
#[must_use]
pub fn plays_here(live: &Session) -> String {
    format!("I couldn't open a thread, so the game is played here.\n{}", lifecycle::begins(live))
}

/// No thread could be opened, and the room is taken.
#[must_use]
pub fn no_place(live: &Session, other: GameId) -> String {
    format!(
        "Game {} ({}) can't start: I couldn't open a thread, and {other} is on here. Resume it here when {other} is over.",
        live.id,
        players_line(live)
    )
}

/// A game that waits for its thread.
#[must_use]
pub fn in_a_moment(live: &Session) -> String {
    format!("Game {} starts in its own thread in a moment.", live.id)
}

//! Games in threads of their own.

use lasermate_domain::command::mark::{SETTINGS, says};
use lasermate_domain::escape::{THREAD_NAME_CHARS, in_a_thread};
use lasermate_domain::name_mark::cut;
use lasermate_domain::port::Person;
use lasermate_domain::sessions::computers::is_computer;
use lasermate_domain::sessions::session::{GameId, Session};

use super::{computer, lifecycle, person, players_line};

/// The most characters of a thread's name.
const NAME_CHARS: usize = 100;

/// The room's settings keep games out of threads.
pub const SWITCHED_OFF: &str =
    says!("Threads are off in this room. `", SETTINGS, " threads on` allows them.");
/// A word that is no place.
pub const HERE_OR_THREAD: &str = "Use `here` or `thread`.";
/// A game in a thread was accepted.
pub const BEGUN: &str = "The game starts in its own thread.";

/// What a thread is called, its people marked: `G7 Ann – Bob, Billi-Chess`.
pub fn name(live: &Session) -> String {
    let game = live.setup.preset().title;
    cut(&format!("{} {}, {game}", live.id, short_names(live).join(" – ")), NAME_CHARS)
}

/// What the thread of a game is called that is over, its people marked: `G7 Ann 1–0 Bob, Chess`; `None` while it goes on.
pub fn over(live: &Session) -> Option<String> {
    let outcome = live.game.outcome()?;
    let players = short_names(live);
    let result = match (players.as_slice(), outcome.scores()) {
        ([first, second], [one, other]) => {
            // Only games with points have more than one for a win.
            let draw = *one <= 1 && one == other;
            let score = if draw { "½–½".to_owned() } else { format!("{one}–{other}") };
            format!("{first} {score} {second}")
        }
        _ => {
            let winners: Vec<_> =
                outcome.winners().map(|seat| live.game.side(seat).title().to_owned()).collect();
            let result = match winners.as_slice() {
                [] => "Draw".to_owned(),
                [winner] => format!("{winner} wins"),
                several => format!("{} draw", super::wording::listed(several)),
            };
            format!("{result}: {}", players.join(" – "))
        }
    };
    let game = live.setup.preset().title;
    Some(cut(&format!("{} {result}, {game}", live.id), NAME_CHARS))
}

/// The players' names, cut where they are long.
fn short_names(live: &Session) -> Vec<String> {
    let named = |player: &Person| {
        if is_computer(&player.id) {
            computer::in_short(player, &live.players, THREAD_NAME_CHARS)
        } else {
            let name = in_a_thread(&person::in_a_file(player, &live.players));
            person::marked_in_a_file(player, &name)
        }
    };
    live.players.iter().map(named).collect()
}

/// A game that is to be played in a thread under this message, or in a post of a forum.
pub fn opens(live: &Session) -> String {
    format!("{}\n{IN_A_THREAD}", lifecycle::table_line(live))
}

/// The same where the thread was not allowed.
pub fn opened_here(opens: &str) -> String {
    opens.replace(IN_A_THREAD, "It is played here.")
}

/// Where a game is that has a thread of its own.
const IN_A_THREAD: &str = "It is played in its own thread.";

/// Games may have threads here, but none can be opened; with a space before it.
pub fn none_here(missing: &[&str]) -> String {
    format!(
        " I can't open one here{}, so games are played in the room itself.",
        super::handler::granted(missing)
    )
}

/// The bot can open no thread here.
pub fn cannot_open(missing: &[&str]) -> String {
    format!(
        "I can't open a thread here{}. The game can be played in the room itself.",
        super::handler::granted(missing)
    )
}

/// No thread could be opened after all.
pub fn plays_here(live: &Session) -> String {
    format!("I couldn't open a thread, so the game is played here.\n{}", lifecycle::begins(live))
}

/// No thread could be opened, and the room is taken.
pub fn no_place(live: &Session, other: GameId) -> String {
    format!(
        "Game {} ({}) can't start: I couldn't open a thread, and {other} is on here. Resume it here when {other} is over.",
        live.id,
        players_line(live)
    )
}

/// A game that waits for its thread.
pub fn in_a_moment(live: &Session) -> String {
    format!("Game {} starts in its own thread in a moment.", live.id)
}

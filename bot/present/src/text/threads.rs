//! Games in threads of their own.

use lasermate_domain::escape::{THREAD_NAME_CHARS, in_a_thread};
use lasermate_domain::port::Person;
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::table::{GameId, Table};

use super::handler::granted;
use super::wording::listed;
use super::{computer, games, lifecycle, names, person, players_line};
use crate::language::Language;
use crate::say;
pub use crate::say::threads::{BEGUN, HERE_OR_THREAD, SWITCHED_OFF};
use crate::say::threads::{IN_A_THREAD, PLAYED_HERE};
use crate::saying::written;

/// The most characters of a thread's name, as it is written out.
pub const NAME_CHARS: usize = 100;

/// What a thread is called, its people marked: `G7 Ann – Bob, Billi-Chess`.
pub fn name(table: &Table) -> String {
    heading(table, &short_names(table).join(" – "))
}

/// What the thread of a game is called that is over, its people marked: `G7 Ann 1–0 Bob, Chess`; `None` while it goes on.
pub fn over(table: &Table) -> Option<String> {
    let outcome = table.game.outcome()?;
    let players = short_names(table);
    let result = match (players.as_slice(), outcome.scores()) {
        ([first, second], [one, other]) => {
            // Only games with points have more than one for a win.
            let draw = *one <= 1 && one == other;
            let score = if draw { "½–½".to_owned() } else { format!("{one}–{other}") };
            format!("{first} {score} {second}")
        }
        _ => {
            let winners = outcome.winners().map(|seat| names::side(table.game.side(seat)).to_owned());
            let result = match winners.collect::<Vec<_>>().as_slice() {
                [] => say::threads::DRAWN.to_owned(),
                [winner] => say::threads::wins(winner),
                several => say::threads::several_draw(listed(several)),
            };
            format!("{result}: {}", players.join(" – "))
        }
    };
    Some(heading(table, &result))
}

fn heading(table: &Table, players: &str) -> String {
    format!("{} {players}, {}", table.id, games::title(table.setup.preset()))
}

/// The players' names, cut where they are long.
fn short_names(table: &Table) -> Vec<String> {
    let named = |player: &Person| {
        if is_computer(&player.id) {
            computer::in_short(player, &table.seating.players, THREAD_NAME_CHARS)
        } else {
            let name = in_a_thread(&person::in_a_file(player, &table.seating.players));
            person::marked_in_a_file(player, &name)
        }
    };
    table.seating.players.iter().map(named).collect()
}

/// A game that is to be played in a thread under this message, or in a post of a forum.
pub fn opens(table: &Table) -> String {
    format!("{}\n{IN_A_THREAD}", lifecycle::table_line(table))
}

/// The same where the thread was not allowed, in the language in which it was written out.
pub fn opened_here(opens: &str) -> String {
    let in_a_thread = |language: &&Language| opens.contains(&written(IN_A_THREAD, language));
    match Language::all().find(|language| in_a_thread(language)) {
        Some(language) => opens.replace(&written(IN_A_THREAD, language), &written(PLAYED_HERE, language)),
        None => opens.replace(IN_A_THREAD, PLAYED_HERE),
    }
}

/// Games may have threads here, but none can be opened.
pub fn none_here(missing: &[&str]) -> String {
    say::threads::none_here(granted(missing))
}

/// The bot can open no thread here.
pub fn cannot_open(missing: &[&str]) -> String {
    say::threads::cannot_be_opened(granted(missing))
}

/// No thread could be opened after all.
pub fn plays_here(table: &Table) -> String {
    format!("{}\n{}", say::threads::NOT_OPENED, lifecycle::begins(table))
}

/// No thread could be opened, and the room is taken.
pub fn no_place(table: &Table, other: GameId) -> String {
    say::threads::no_room(table.id.to_string(), players_line(table), other.to_string())
}

/// A game that waits for its thread.
pub fn in_a_moment(table: &Table) -> String {
    say::threads::soon(table.id.to_string())
}

//! Rooms that share a table: codes, notices, refusals, and who is blocked there.

use super::people_list::ListWords;
use super::person::{named, network_name};
use super::time::span;
use super::wording::listed;
use crate::say;
pub use crate::say::tables::{
    BLOCKED, BRIDGED, DIRECT, LINKED, LINKED_ALREADY, MANAGERS_BLOCK, MANAGERS_ONLY, NO_FREE_WORDS,
    NO_SUCH_CODE, NO_THREADS, NOT_LINKED, OTHER_ROOM_LINKS, OWN_CODE, ROOM_AWAY, SETTINGS_ELSEWHERE, THREAD,
    UNLINKED, WHAT_CROSSES, full,
};
use lasermate_domain::escape::escape_text;
use lasermate_domain::port::{Person, UnixMillis};
use lasermate_domain::tables::table::{GameId, Table};
use lasermate_engine::seat::Seat;

pub const BLOCKING: ListWords = ListWords::Blocked;

/// One room of a table that has just been linked.
#[derive(Clone, Debug)]
pub struct LinkedRoom<'a> {
    pub network: &'a str,
    /// The networks of the other rooms.
    pub others: Vec<&'a str>,
    /// Whether it made the table.
    pub made_here: bool,
    pub encrypted: bool,
}

/// An encrypted room is linked only by an explicit word.
pub fn encrypted_first(code: Option<&str>) -> String {
    let code =
        code.map(|code| format!(" code:{}", escape_text(code, 30).replace('\\', ""))).unwrap_or_default();
    say::tables::encrypted_first(format!("link{code} encrypted:yes"))
}

/// The code, for whoever asked for it.
pub fn code(code: &str, good_for: UnixMillis) -> String {
    say::tables::code(format!("link code:{code}"), span(good_for.unsigned_abs()))
}

/// Each room has its own game.
pub fn both_play(here: GameId) -> String {
    say::tables::both_play(here.to_string())
}

/// A room now shares its table.
pub fn linked(side: &LinkedRoom<'_>) -> String {
    use say::tables::*;
    let rooms: Vec<_> = side.others.iter().map(|network| a_room(side.network, network)).collect();
    let linked = linked_to(listed(&rooms));
    let appear = if rooms.len() > 1 { APPEAR_IN_ALL } else { APPEAR_IN_BOTH };
    let settings = if side.made_here { SETTINGS_HERE } else { SETTINGS_THERE };
    let encrypted = side.encrypted.then_some(LEAVE_ENCRYPTION);
    let sentences =
        [linked.as_str(), appear].into_iter().chain(encrypted).chain([STAY, settings, UNLINK_ENDS]);
    sentences.collect::<Vec<_>>().join(" ")
}

fn a_room(own: &str, other: &str) -> String {
    if own == other {
        say::tables::ANOTHER_ROOM.to_owned()
    } else {
        say::tables::room_on(network_name(other))
    }
}

/// The game that is on in the other room.
pub fn under_way(table: &Table) -> String {
    say::tables::under_way(super::players_line(table))
}

/// A room has left its table. A game that is on is finished where it began and wherever somebody plays; the flag says whether
/// that is here.
pub fn you_left(game: Option<(&Table, bool)>) -> String {
    sentences([Some(UNLINKED.to_owned()), goes_on(game)])
}

/// Another room has left the table, or is gone; without it there may be no table.
pub fn other_left(network: &str, (gone, over): (bool, bool), game: Option<(&Table, bool)>) -> String {
    let network = network_name(network);
    let left = if gone { say::tables::other_gone(network) } else { say::tables::other_unlinked(network) };
    sentences([Some(left), over.then(|| say::tables::BY_ITSELF.to_owned()), goes_on(game)])
}

fn sentences<const N: usize>(said: [Option<String>; N]) -> String {
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A room of the table cannot be reached, and may be again.
pub fn silent(network: &str) -> String {
    say::tables::silent_room(network_name(network))
}

fn goes_on(game: Option<(&Table, bool)>) -> Option<String> {
    game.map(|(live, here)| {
        let code = live.id.to_string();
        if here { say::tables::goes_on_here(code) } else { say::tables::goes_on_there(code) }
    })
}

/// A player's room is gone, and the game waits for them.
pub fn cut_off(table: &Table, seats: &[Seat]) -> String {
    say::tables::game_cut_off(table.id.to_string(), players(table, seats))
}

/// The same in a tournament, which waits for nobody.
pub fn drawn_for_cut_off(table: &Table, seats: &[Seat]) -> String {
    say::tables::drawn_for_cut_off(table.id.to_string(), players(table, seats))
}

fn players(table: &Table, seats: &[Seat]) -> String {
    listed(&seats.iter().map(|seat| super::player(table, *seat)).collect::<Vec<_>>())
}

/// Somebody may not play at the table any more.
pub fn is_blocked(who: &Person) -> String {
    say::tables::is_blocked(named(who))
}

/// The manager is told so.
pub fn you_blocked(who: &Person) -> String {
    say::tables::you_blocked(named(who))
}

/// The manager is told so.
pub fn you_unblocked(who: &Person) -> String {
    say::tables::you_unblocked(named(who))
}

/// Several are called as was typed.
pub fn which(people: &[Person]) -> String {
    say::tables::which(listed(&people.iter().map(named).collect::<Vec<_>>()))
}

/// Somebody is to be blocked whose game with who blocks them would be lost by it.
pub fn plays_with_you(who: &Person) -> String {
    say::tables::plays_with_you(named(who))
}

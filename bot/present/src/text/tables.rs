//! Rooms that share a table: codes, notices, refusals, and who is blocked there.

use super::people_list::ListWords;
use super::person::{named, network_name};
use super::time::span;
use super::wording::listed;
use lasermate_domain::command::mark::{BLOCK, LINK, UNBLOCK, UNLINK, says};
use lasermate_domain::escape::escape_text;
use lasermate_domain::port::{Person, UnixMillis};
use lasermate_domain::sessions::session::{GameId, Session};
use lasermate_engine::seat::Seat;

pub const MANAGERS_ONLY: &str = "Only people who can manage this room can link it.";
pub const MANAGERS_BLOCK: &str = "Only people who can manage this room can block people here.";
/// A direct room is one person's own.
pub const DIRECT: &str = "A direct chat can't be linked. Invite the bot into a room and link that one.";
/// A bridge shows everything in both rooms already.
pub const BRIDGED: &str = "A bridge already joins this room with another network, so everything would appear twice. \
                           It can't be linked.";
/// A thread has one game.
pub const THREAD: &str = "A thread can't be linked. Link the room it belongs to.";
/// Another room made the table.
pub const OTHER_ROOM_LINKS: &str = "This room is already linked. Only the first room can link more.";
/// The code is wrong, used up or too old.
pub const NO_SUCH_CODE: &str =
    says!("This code is wrong, expired or already used. `", LINK, "` in the other room gives a new one.");
pub const OWN_CODE: &str = "This code was made here. Type it in the other room.";
/// A room has one table.
pub const LINKED_ALREADY: &str = says!("This room is already linked. `", UNLINK, "` ends that.");
/// The room shares no table.
pub const NOT_LINKED: &str = "This room is not linked.";
pub const LINKED: &str = "The rooms are linked.";
/// The bot can't reach the room that a game is played in.
pub const ROOM_AWAY: &str =
    "The bot can't reach the room this game is played in. It stays paused, and nobody loses by it.";
pub const UNLINKED: &str = "This room is unlinked.";
/// There is one settings room.
pub const SETTINGS_ELSEWHERE: &str =
    says!("Settings are taken from the first room. `", UNLINK, "` gives this room its own again.");
pub const NO_THREADS: &str = "Linked rooms play in the room itself, not in a thread.";
/// What somebody blocked is told.
pub const BLOCKED: &str = "A manager has blocked you from playing here.";
pub const BLOCKING: ListWords = ListWords {
    puts: BLOCK,
    takes: UNBLOCK,
    verb: "block",
    are: "blocked",
    here: " here",
    empty: says!("Nobody is blocked here. `", BLOCK, "` with a player's name blocks them."),
    names: ["Blocked here", ""],
};
/// Words that people type stay in their room.
pub const NO_FREE_WORDS: &str = "Messages don't cross between linked rooms. Offer the pact without one.";
/// What `/privacy` says of it.
pub const WHAT_CROSSES: &str = "Linked rooms see your name, your network, your moves, offers and results, never your id. \
                                Posts that were sent stay there.";

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
    format!(
        "This room is encrypted. At a linked table, boards, moves and names leave the encryption. To agree, type `{}`.",
        lasermate_domain::command::mark::line(&format!("link{code} encrypted:yes"))
    )
}

/// The code, for whoever asked for it.
pub fn code(code: &str, good_for: UnixMillis) -> String {
    let line = lasermate_domain::command::mark::line(&format!("link code:{code}"));
    let minutes = span(good_for.unsigned_abs());
    format!("In the other room, somebody who manages it types: `{line}`\nIt works once, for {minutes}.")
}

/// A table has only so many rooms.
pub fn full(most: usize) -> String {
    format!("A table can have {most} rooms, and this one has.")
}

/// Each room has its own game.
pub fn both_play(here: GameId) -> String {
    format!("Both rooms have a game on, and a table can have only one. Finish {here} or the other one first.")
}

/// A room now shares its table.
pub fn linked(side: &LinkedRoom<'_>) -> String {
    let rooms: Vec<_> = side.others.iter().map(|network| a_room(side.network, network)).collect();
    let (both, settings) = (
        if side.others.len() > 1 { "all of them" } else { "both" },
        if side.made_here { "this room" } else { "the first room" },
    );
    let encrypted = if side.encrypted { " They leave this room's encryption." } else { "" };
    format!(
        "**This room is now linked to {}.** Challenges, moves, offers, pacts, results, names and boards appear in \
         {both}.{encrypted} Chat, hints and private answers stay where they are. Settings are taken from {settings}. \
         `{UNLINK}` ends it.",
        listed(&rooms)
    )
}

fn a_room(own: &str, other: &str) -> String {
    if own == other { "another room".to_owned() } else { format!("a room on {}", network_name(other)) }
}

/// The game that is on in the other room.
pub fn under_way(live: &Session) -> String {
    format!("The game at this table: {}.", super::players_line(live))
}

/// A room has left its table. A game that is on is finished where it began and wherever somebody plays; the flag says whether
/// that is here.
pub fn you_left(game: Option<(&Session, bool)>) -> String {
    format!("This room is unlinked.{}", goes_on(game))
}

/// Another room has left the table, or is gone; without it there may be no table.
pub fn other_left(network: &str, (gone, over): (bool, bool), game: Option<(&Session, bool)>) -> String {
    let network = network_name(network);
    let what = if gone { "can't be reached any more" } else { "has been unlinked" };
    let alone = if over { " This room is by itself again." } else { "" };
    format!("A linked room on {network} {what}.{alone}{}", goes_on(game))
}

/// A room of the table cannot be reached, and may be again.
pub fn silent(network: &str) -> String {
    let network = network_name(network);
    format!(
        "A linked room on {network} hasn't been reachable for a day, so nobody there sees what happens at this table. It \
         stays linked; `{UNLINK}` ends that."
    )
}

fn goes_on(game: Option<(&Session, bool)>) -> String {
    match game {
        None => String::new(),
        Some((live, true)) => format!(" {} goes on here until it is over.", live.id),
        Some((live, false)) => format!(" {} continues in the room it started in.", live.id),
    }
}

/// A player's room is gone, and the game waits for them.
pub fn cut_off(live: &Session, seats: &[Seat]) -> String {
    let names: Vec<_> = seats.iter().map(|seat| super::player(live, *seat)).collect();
    format!(
        "Game {} is paused: the room of {} can't be reached any more. No time runs, nobody loses by it, and another game can start here.",
        live.id,
        listed(&names)
    )
}

/// The same in a tournament, which waits for nobody.
pub fn drawn_for_cut_off(live: &Session, seats: &[Seat]) -> String {
    let names: Vec<_> = seats.iter().map(|seat| super::player(live, *seat)).collect();
    format!(
        "The room of {} can't be reached any more. Game {} is drawn and counts for nobody.",
        listed(&names),
        live.id
    )
}

/// Somebody may not play at the table any more.
pub fn is_blocked(who: &Person) -> String {
    format!("A manager has blocked {} from playing here.", named(who))
}

/// The manager is told so.
pub fn you_blocked(who: &Person) -> String {
    format!("{} is blocked. `{UNBLOCK}` undoes it.", named(who))
}

/// The manager is told so.
pub fn you_unblocked(who: &Person) -> String {
    format!("{} can play here again.", named(who))
}

pub fn which(people: &[Person]) -> String {
    let names: Vec<_> = people.iter().map(named).collect();
    format!(
        "There are several players with that name: {}. Mention the one you mean, or add the network.",
        listed(&names)
    )
}

/// Somebody is to be blocked whose game with who blocks them would be lost by it.
pub fn plays_with_you(who: &Person) -> String {
    format!(
        "You are playing a game with {}. Finish it first, or ask somebody else who manages this room to block them.",
        named(who)
    )
}

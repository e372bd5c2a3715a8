//! What is kept about a person, and its deletion.

use super::tables::WHAT_CROSSES;
use super::time::moment;
use crate::command::mark::{PRIVACY, says};
use crate::escape::escape;
use crate::port::UnixMillis;

/// Neither shown nor deleted.
pub const CHOOSE: &str =
    says!("Choose one of these: `", PRIVACY, " show`, `", PRIVACY, " export` or `", PRIVACY, " delete`.");
/// What is kept goes along as a file.
pub const EXPORTED: &str = "This file holds all that is kept about you, on every server.";
/// The question before the deletion has been left too long.
pub const LAPSED: &str = says!("That question has lapsed; `", PRIVACY, " delete` asks it again.");
/// The data are deleted.
pub const DELETED: &str = "Your data are deleted.";

/// What is the chat's own and not the bot's.
const CHATS_OWN: &str = "What you typed into the chat itself, and a name you took there, are the chat's own: delete \
                         them there; in the built-in chat, giving your name up does that.";

/// What is kept: how many requests, entries of the log, and seats in games.
#[must_use]
pub fn kept(name: &str, requests: u64, rows: u64, games: u64) -> String {
    let requests = counted(requests, "request, with its answer", "requests, each with its answer");
    let rows = counted(rows, "entry", "entries");
    let games = counted(games, "game", "games");
    format!(
        "**What is kept about you**\n\
         - your id on this platform and your name ({})\n\
         - {requests}, so that one delivered twice is done once; refused ones for 7 days\n\
         - {rows} of the log (challenges, moves, offers, settings), with room and time\n\
         - seats in {games}\n\
         Nothing else: no messages, no addresses. `{PRIVACY} export` gives all of it as a file, from every server; `{PRIVACY} delete` removes your id, your name and the answers; \
         moves stay, by \"a former player\". {CHATS_OWN}\n{WHAT_CROSSES}",
        escape(name)
    )
}

fn counted(count: u64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

/// The question before the deletion, with the games that are resigned by it.
#[must_use]
pub fn question(games: &[u64], until: UnixMillis) -> String {
    let codes: Vec<_> = games.iter().map(|id| format!("G{id}")).collect();
    let resigned = match codes.as_slice() {
        [] => String::new(),
        [one] => format!(" You still sit in {one}, on this server or another: it is resigned for you."),
        _ => format!(
            " You still sit in {}, on this server or another: they are resigned for you.",
            codes.join(", ")
        ),
    };
    format!(
        "Delete your id, your name and what you were told?{resigned} Your moves stay in finished games, by \"a former player\"; \
         archived games can then not be resumed. {CHATS_OWN} The question stands until {}.",
        moment(until)
    )
}

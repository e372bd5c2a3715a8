//! What is kept about a person, and its deletion.

use lasermate_domain::command::mark::{PRIVACY, says};
use lasermate_domain::escape::escape;
use lasermate_domain::log::KeptCounts;

use super::tables::WHAT_CROSSES;
use super::wording::counted;

pub const CHOOSE: &str = says!("Use `", PRIVACY, " show`, `", PRIVACY, " export` or `", PRIVACY, " delete`.");
/// What is kept goes along as a file.
pub const EXPORTED: &str = "This file has everything kept about you, from every server.";
/// The question before the deletion has been left too long.
pub const EXPIRED: &str = says!("That question has expired. `", PRIVACY, " delete` asks again.");
pub const DELETED: &str = "Your data has been deleted.";

/// What is the chat's own and not the bot's.
const CHATS_OWN: &str = "Chat messages are not part of this. In the web chat they are deleted together \
                         with your name.";
/// How long what is deleted lives on, and what becomes of it.
const BACKUPS: &str = "Whoever runs this bot may keep backups: deleted data stays in them as long as they are kept. \
                       If one is restored, your data is back. Delete it again, or ask whoever runs the bot.";

/// What is kept, and how much of it.
pub fn kept(name: &str, kept: KeptCounts) -> String {
    let requests = counted(kept.requests, "command");
    let rows = match kept.rows {
        1 => "1 log entry".to_owned(),
        rows => format!("{rows} log entries"),
    };
    let games = counted(kept.games, "game");
    let ratings = counted(kept.ratings, "rating");
    let puzzles = counted(kept.puzzles, "puzzle");
    let muted = match kept.muted {
        0 => String::new(),
        1 => ", whom you have muted (1 person)".to_owned(),
        people => format!(", whom you have muted ({people} people)"),
    };
    format!(
        "**What is kept about you**\n\
         - your id on this network and your name ({}), also in what the bot said of you, as far as that is kept\n\
         - {requests} with their answers (so that a repeated one isn't carried out twice; refused ones for 7 days)\n\
         - {rows} (challenges, moves, offers, settings) with room and time\n\
         - seats in {games}, their results, and {ratings}\n\
         - your answers to {puzzles}, and your streak of daily puzzles\n\
         - your settings: pings, quiet hours and time zone, holidays{muted}, and whether you are on the list of all servers\n\
         No addresses. `{PRIVACY} export` gives you all of it as a file, from every server. `{PRIVACY} delete` removes your id, your name, the answers, what you wrote into pacts and notes, your results, ratings and settings. \
         Your moves and which puzzles you solved stay, as those of \"a former player\". {CHATS_OWN} {BACKUPS}\n{WHAT_CROSSES}",
        escape(name)
    )
}

/// The question before the deletion, with the games that are resigned by it.
pub fn question(games: &[u64]) -> String {
    let codes: Vec<_> = games.iter().map(|id| format!("G{id}")).collect();
    let resigned = match codes.as_slice() {
        [] => String::new(),
        [one] => format!(" You are still playing {one}. It is resigned for you."),
        _ => format!(" You are still playing {}. They are resigned for you.", codes.join(", ")),
    };
    format!(
        "Delete your id, your name, the answers you got, what you wrote into pacts and notes, your results, ratings and settings?{resigned} Your moves in finished games and which puzzles you solved stay, as those of \"a former player\". \
         Your archived games can't be resumed afterwards. {CHATS_OWN} {BACKUPS}"
    )
}

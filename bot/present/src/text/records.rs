//! What is said about records.

use lasermate_domain::command::mark::{EXPORT, IMPORT, says};
use lasermate_domain::escape::{escape, escape_text};
use lasermate_domain::name_mark::as_written;
use lasermate_engine::seat::Seat;

use super::end_words;
use super::wording::{capital, listed};
use crate::record::{GameRecord, RecordError, Termination, TwoPlayerScore, UNKNOWN, UnplayableWord};
use crate::variants;

/// The longest record that is also written into the message.
const IN_MESSAGE: usize = 1200;

/// The words with an exported record.
pub fn exported(code: &str, actions: usize, record: &str) -> String {
    let count = if actions == 1 { "1 action".to_owned() } else { format!("{actions} actions") };
    fenced(format!("Record of `{code}`, {count}. `{IMPORT}` shows it again."), record)
}

/// More than two play a game that is wanted as PGN.
pub const PGN_IS_FOR_TWO: &str =
    says!("PGN is for games of two players. Use `", EXPORT, "` without a format.");
/// A game is wanted as PDN that is none of plain draughts.
pub const PDN_IS_FOR_DRAUGHTS: &str =
    says!("PDN is for draughts without options. Use `", EXPORT, "` without a format.");
/// There is no such format.
pub const CHOOSE_FORMAT: &str = "Use `record`, `pgn` or `pdn`.";

/// The words with a game as PGN or PDN.
pub fn exported_as(format: &str, code: &str, text: &str) -> String {
    fenced(format!("`{code}` as {format}. `{IMPORT}` shows it again."), text)
}

/// Words with a text in a fence below them, where it is short.
fn fenced(mut words: String, text: &str) -> String {
    if as_written(text).chars().count() <= IN_MESSAGE {
        // A name in it must not end the fence.
        words += &format!("\n```\n{}```", text.replace('`', "ˋ"));
    }
    words
}

/// A file that is larger than a record can be.
pub const FILE_TOO_LARGE: &str = "That file is too large. A record can have at most 200000 characters.";
/// A picture or another file that is not text.
pub const FILE_NOT_TEXT: &str = "That file isn't text. Attach a Lasermate record, PGN or PDN.";
/// A file that could not be fetched.
pub const FILE_UNREACHED: &str = "I couldn't get that file. Attach it again.";

/// Why a text is not a record.
pub fn not_a_record(error: &RecordError) -> String {
    // More than our longest sentence.
    const LONGEST: usize = 1000;
    let why = match error {
        RecordError::Word { line, word, why } => {
            let why = match why.as_ref() {
                UnplayableWord::Rules { game, seat, refusal } => variants::refused(game, *seat, refusal),
                other => escape_text(&other.to_string(), LONGEST),
            };
            format!("line {line}, word {word} of the moves: {why}")
        }
        error => escape_text(&error.to_string(), LONGEST),
    };
    format!("I can't read this record: {}.", why.trim_end_matches('.'))
}

/// The result that PGN states where its moves end nothing.
pub fn result_of_pgn(record: &GameRecord, stated: TwoPlayerScore) -> String {
    let side = |seat: Seat| record.game.side(seat).title();
    let on_time = record.roster.termination == Some(Termination::TimeForfeit);
    let how = if on_time { " on time" } else { "" };
    match stated {
        TwoPlayerScore::First => format!("{} won{how} according to the PGN", side(Seat::First)),
        TwoPlayerScore::Second => format!("{} won{how} according to the PGN", side(Seat::Second)),
        TwoPlayerScore::Draw => "drawn according to the PGN".to_owned(),
    }
}

pub fn imported(record: &GameRecord) -> String {
    let sides = record.game.sides();
    let players: Vec<_> = match record.players.as_slice() {
        [] => sides.iter().map(|side| side.title().to_owned()).collect(),
        names => sides
            .iter()
            .zip(names)
            .map(|(side, name)| match name.as_str() {
                UNKNOWN => side.title().to_owned(),
                name => format!("{} ({})", side.title(), escape(name)),
            })
            .collect(),
    };
    let setup = &record.setup;
    let options = super::options::options(setup);
    let mut text = format!("**{}**", setup.preset().title);
    if !options.is_empty() {
        text += &format!(" with {options}");
    }
    text += &format!(": {}", listed(&players));
    if !record.date.is_empty() {
        // Of a partial date what is known: 2024, not 2024-??-??.
        let known = record.date.split("-?").next().unwrap_or_default();
        text += &format!(", {}", escape_text(known, 10));
    }
    let count = record.entries.len();
    text += &format!(". {count} {}, ", if count == 1 { "action" } else { "actions" });
    match (end_words(&record.game), record.roster.result) {
        (Some(end), _) => text += &format!("{end}."),
        (None, Some(stated)) => text += &format!("{}.", result_of_pgn(record, stated)),
        (None, None) => {
            let to_act = record.game.to_act().iter().next();
            let side = to_act.map_or("nobody", |(seat, _)| record.game.side(seat).title());
            text += &format!("unfinished, {side} to move.");
        }
    }
    text += " Only shown, not stored.";
    for note in &record.notes {
        text += &format!(" {}.", escape_text(&capital(note), 300));
    }
    text
}

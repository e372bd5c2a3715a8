//! What is said about records.

use lasermate_domain::escape::{escape, escape_text};
use lasermate_domain::name_mark::as_written;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::SetupError;

use super::challenges::no_such_table;
use super::names::side;
use super::wording::{capital, listed, sentence};
use super::{end_words, games, positions};
use crate::record::{
    FIRST_LINE, GameRecord, HEADS, RECORD_ACTIONS, RECORD_CHARS, RecordError, RecordNote, Termination,
    TwoPlayerScore, UNKNOWN, UnplayableWord,
};
use crate::say::records as says;
use crate::variants;

pub use says::{
    CHOOSE_FORMAT, FILE_NOT_TEXT, FILE_TOO_LARGE, FILE_UNREACHED, PDN_IS_FOR_DRAUGHTS, PGN_IS_FOR_TWO,
};

/// The longest record that is also written into the message.
const IN_MESSAGE: usize = 1200;

/// The words with an exported record.
pub fn exported(code: &str, actions: usize, record: &str) -> String {
    fenced(says::exported(code, actions), record)
}

/// The words with a game as PGN or PDN.
pub fn exported_as(format: &str, code: &str, text: &str) -> String {
    fenced(says::exported_as(code, format), text)
}

/// Words with a text in a fence below them, where it is short.
fn fenced(mut words: String, text: &str) -> String {
    if as_written(text).chars().count() <= IN_MESSAGE {
        // A name in it must not end the fence.
        words += &format!("\n```\n{}```", text.replace('`', "ˋ"));
    }
    words
}

/// More than the longest piece of a record that is repeated.
const LONGEST: usize = 1000;

/// Why a text is not a record.
pub fn not_a_record(error: &RecordError) -> String {
    let shown = |text: &str| escape_text(text, LONGEST);
    says::unreadable(match error {
        RecordError::TooLong => says::too_long(RECORD_CHARS, RECORD_ACTIONS),
        RecordError::NotARecord => says::no_first_line(FIRST_LINE),
        RecordError::NotForTwo => says::NOT_FOR_TWO.to_owned(),
        RecordError::OtherDraughts { line, what } => says::other_draughts(*line, shown(what)),
        RecordError::UnknownLine { line, what } => {
            let known: Vec<_> =
                HEADS.iter().chain(&["Moves", "Times"]).map(|head| (*head).to_owned()).collect();
            says::unknown_line(*line, shown(what), listed(&known))
        }
        RecordError::Twice { line, what } => says::twice(*line, what),
        RecordError::PlayerTwice { line } => says::player_twice(*line),
        RecordError::Missing(what) => says::missing(what),
        RecordError::Setup { line, error: SetupError::Position(error) } => {
            says::setup_fault(*line, positions::why(error))
        }
        RecordError::Setup { line, error } => says::table_fault(*line, no_such_table(error)),
        RecordError::Player { line } => says::player_fault(*line),
        RecordError::Hint { line, what } => says::hint_fault(*line, shown(what)),
        RecordError::Word { line, word, why } => says::word_fault(*line, *word, unplayable(why)),
        RecordError::Time { line, what } => says::time_fault(*line, shown(what)),
        RecordError::Count { moves, times } => says::count_fault(*moves, *times),
    })
}

/// Why a word of a record cannot be played.
fn unplayable(why: &UnplayableWord) -> String {
    match why {
        UnplayableWord::Rules { game, seat, refusal } => variants::refused(game, *seat, refusal),
        UnplayableWord::Side { word, reason } => {
            let word = escape_text(word, LONGEST);
            match reason {
                Reason::NoSuchSide => says::no_such_side(word),
                Reason::NoStamp => says::no_stamp(word),
                other => says::unplayable(word, escape_text(&other.to_string(), LONGEST)),
            }
        }
        UnplayableWord::Null { word } => says::null_move(escape_text(word, LONGEST)),
    }
}

/// The result that PGN states where its moves end nothing.
pub fn result_of_pgn(record: &GameRecord, stated: TwoPlayerScore) -> String {
    let winner = match stated {
        TwoPlayerScore::First => Seat::First,
        TwoPlayerScore::Second => Seat::Second,
        TwoPlayerScore::Draw => return says::DRAWN_BY_PGN.to_owned(),
    };
    let winner = side(record.game.side(winner));
    match record.roster.termination {
        Some(Termination::TimeForfeit) => says::won_on_time_by_pgn(winner),
        _ => says::won_by_pgn(winner),
    }
}

pub fn imported(record: &GameRecord) -> String {
    let sides = record.game.sides();
    let players: Vec<_> = match record.players.as_slice() {
        [] => sides.iter().map(|seated| side(*seated).to_owned()).collect(),
        names => sides
            .iter()
            .zip(names)
            .map(|(seated, name)| match name.as_str() {
                UNKNOWN => side(*seated).to_owned(),
                name => format!("{} ({})", side(*seated), escape(name)),
            })
            .collect(),
    };
    let (title, options) = (games::title(record.setup.preset()), super::options::options(&record.setup));
    let game =
        if options.is_empty() { format!("**{title}**") } else { says::game_with_options(title, options) };
    // Of a partial date what is known: 2024, not 2024-??-??.
    let date = record.date.split("-?").next().unwrap_or_default();
    let head = if date.is_empty() {
        says::game(game, listed(&players))
    } else {
        says::game_on(game, listed(&players), escape_text(date, 10))
    };
    let end = match (end_words(&record.game), record.roster.result) {
        (Some(end), _) => end,
        (None, Some(stated)) => result_of_pgn(record, stated),
        (None, None) => match record.game.to_act().iter().next() {
            Some((seat, _)) => says::unfinished(side(record.game.side(seat))),
            None => says::UNFINISHED_BY_NOBODY.to_owned(),
        },
    };
    let mut told = vec![head, says::actions_and_end(record.entries.len(), end), says::ONLY_SHOWN.to_owned()];
    told.extend(record.notes.iter().map(note));
    told.join(" ")
}

/// What was passed over or assumed in a record.
fn note(note: &RecordNote) -> String {
    match note {
        RecordNote::Position(clause) => sentence(capital(escape_text(clause, 300))),
        RecordNote::OpenComment => says::OPEN_COMMENT.to_owned(),
        RecordNote::OpenVariation => says::OPEN_VARIATION.to_owned(),
        RecordNote::CommentToTheEnd => says::COMMENT_TO_THE_END.to_owned(),
        RecordNote::MoreGames => says::MORE_GAMES.to_owned(),
        RecordNote::OtherResult(stated) => says::other_result(escape_text(stated, 300)),
        RecordNote::PlaysOn { moves } => says::plays_on(*moves),
        RecordNote::DeadDraw { moves } => says::dead_draw(*moves),
    }
}

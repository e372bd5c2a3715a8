//! Reading a record, which is hostile text.

use lasermate_domain::escape::{plain, plain_text};
use lasermate_domain::tables::hint::Hint;
use lasermate_domain::tables::record::RecordEntry;
use lasermate_domain::time_control::TimeControl;
use lasermate_engine::any::{AnyGame, PositionNote};
use lasermate_engine::pact::text::rewritten;
use lasermate_engine::refusal::{Reason, Refusal};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Setup, SetupError};
use thiserror::Error;

use super::pgn::RecordFormat;
use super::roster::Roster;
use super::{FIRST_LINE, HEADS, RECORD_ACTIONS, RECORD_CHARS};

/// How much of a record is repeated in an error.
const SHOWN: usize = 30;

/// A record that has been read and played.
#[derive(Clone, Debug)]
pub struct GameRecord {
    pub setup: Setup,
    /// How fast it was played, where the record says.
    pub time: TimeControl,
    /// The players' names in seat order, cleaned; empty where the record names none.
    pub players: Vec<String>,
    /// The day it says, cleaned, with question marks for what is not known of it (`2024-??-??`); may be empty.
    pub date: String,
    /// What PGN says of it besides.
    pub roster: Roster,
    /// The game after the last action.
    pub game: AnyGame,
    pub entries: Vec<RecordEntry>,
    /// The hints that were given.
    pub hints: Vec<Hint>,
    /// What was assumed or passed over when it was read, a clause each.
    pub notes: Vec<RecordNote>,
}

impl GameRecord {
    /// The record as text again.
    pub fn write(&self) -> String {
        let played = (self.entries.as_slice(), self.hints.as_slice());
        let result = super::write::result(&self.game);
        super::write::write_parts(&self.setup, &self.game, &self.players, &self.date, &result, played)
    }

    /// The record as PGN; `None` where more than two play.
    pub fn write_pgn(&self) -> Option<String> {
        self.written(RecordFormat::Pgn)
    }

    /// The record as PDN; `None` for anything but plain draughts.
    pub fn write_pdn(&self) -> Option<String> {
        self.written(RecordFormat::Pdn)
    }

    fn written(&self, format: RecordFormat) -> Option<String> {
        let played = (self.entries.as_slice(), self.hints.as_slice());
        let told = (self.date.as_str(), &self.roster);
        super::pgn::write_parts(format, (&self.setup, self.time), &self.game, &self.players, told, played)
    }
}

/// Why a text is not a record, with the line (from 1), in plain text: `text::not_a_record` says it in a chat.
#[derive(Clone, Debug, Error)]
pub enum RecordError {
    /// Too long to be read.
    #[error("a record has at most {RECORD_CHARS} characters and {RECORD_ACTIONS} actions")]
    TooLong,
    /// The first line is another one.
    #[error("line 1: a record starts with the line \"{FIRST_LINE}\"")]
    NotARecord,
    /// More than two play a game that is given as PGN.
    #[error("PGN is for games of two players")]
    NotForTwo,
    #[error("line {line}: GameType {what} is another kind of draughts. English draughts is GameType 21")]
    OtherDraughts { line: usize, what: String },
    /// A head line is unknown or has no colon.
    #[error("line {line}: \"{what}\" isn't a line of a record. It has {}, Moves and Times", HEADS.join(", "))]
    UnknownLine { line: usize, what: String },
    /// A head line stands twice.
    #[error("line {line}: {what} is given twice")]
    Twice { line: usize, what: &'static str },
    #[error("line {line}: a side's player is given twice")]
    PlayerTwice { line: usize },
    /// A needed line is missing.
    #[error("the line \"{0}:\" is missing")]
    Missing(&'static str),
    /// The table cannot be set up.
    #[error("line {line}: {error}")]
    Setup { line: usize, error: SetupError },
    /// A player line does not begin with a side of this game.
    #[error("line {line}: a player line is written \"Player: side name\"")]
    Player { line: usize },
    /// A hint is not one of this game.
    #[error(
        "line {line}: \"{what}\" isn't a hint: the letter of a side, a colon, and how many words come before it"
    )]
    Hint { line: usize, what: String },
    /// A word cannot be played.
    #[error("line {line}, word {word} of the moves: {why}")]
    Word {
        line: usize,
        /// Which word of all the moves, from 1.
        word: usize,
        why: Box<UnplayableWord>,
    },
    /// A time is no number, or goes backwards.
    #[error(
        "line {line}: \"{what}\" isn't a time: whole milliseconds since the game began, never less than the one before"
    )]
    Time { line: usize, what: String },
    /// There are not as many times as moves.
    #[error("there are {moves} moves and {times} times. Give one for each, or none")]
    Count { moves: usize, times: usize },
}

/// What was passed over or assumed in a record, that somebody may miss, in plain text: `text::imported` says it in a chat.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordNote {
    #[error("{0}")]
    Position(PositionNote),
    #[error("a comment is never closed, and what follows it isn't read")]
    OpenComment,
    #[error("a variation is never closed, and what follows it isn't read")]
    OpenVariation,
    #[error("a comment that begins with ; goes to the end of its line, and the moves in it aren't read")]
    CommentToTheEnd,
    #[error("there are more games in it: this is the first")]
    MoreGames,
    #[error("the result {0} that is stated isn't the one on the board")]
    OtherResult(&'static str),
    #[error("after {moves} moves the game is drawn by itself here, and the record plays on")]
    PlaysOn { moves: usize },
    #[error("after {moves} moves the game is a dead draw, and the moves behind it aren't played")]
    DeadDraw { moves: usize },
}

/// Why a word of a record cannot be played.
#[derive(Clone, Debug, Error)]
pub enum UnplayableWord {
    /// It is addressed to a side that the game has not got.
    #[error("{word}: {reason}")]
    Side {
        /// The word, as it was sent.
        word: String,
        reason: Reason,
    },
    /// It stands for no move at all, as in analyses.
    #[error("{word}: a null move, which passes the turn. No game can be played on over it")]
    Null {
        /// The word, as it was sent.
        word: String,
    },
    #[error("{}: {}", .refusal.typed, .refusal.reason)]
    Rules {
        /// The game as it stood.
        game: Box<AnyGame>,
        seat: Seat,
        /// Why not, with what would be possible.
        refusal: Refusal,
    },
}

impl UnplayableWord {
    pub(super) fn null(word: &str) -> Self {
        Self::Null { word: shown(word) }
    }

    /// A word that is addressed to nobody.
    pub(super) fn side(word: &str, reason: Reason) -> Self {
        Self::Side { word: shown(word), reason }
    }
}

/// As much of a record as is repeated in an error.
pub(super) fn shown(text: &str) -> String {
    plain_text(text, SHOWN)
}

/// A piece of text with the line it stands on.
#[derive(Clone, Copy)]
struct LocatedText<'a> {
    line: usize,
    text: &'a str,
}

/// The parts of a record, not yet understood.
#[derive(Default)]
struct RecordParts<'a> {
    heads: Vec<(&'static str, LocatedText<'a>)>,
    moves: Option<Vec<LocatedText<'a>>>,
    times: Option<Vec<LocatedText<'a>>>,
}

/// Reads a record and plays it.
///
/// # Errors
/// The line that cannot be read or played, and why.
pub fn read(text: &str) -> Result<GameRecord, RecordError> {
    if text.chars().nth(RECORD_CHARS).is_some() {
        return Err(RecordError::TooLong);
    }
    let broken = broken_into_lines(text.trim());
    let parts = RecordParts::of(broken.as_deref().unwrap_or(text.trim()))?;
    let setup = parts.setup()?;
    let mut game = AnyGame::new(&setup).map_err(|error| RecordError::Setup {
        line: parts.head("Position").map_or(1, |at| at.line),
        error: SetupError::Position(error),
    })?;
    let players = parts.players(&game)?;
    let times = parts.times()?;
    let entries = parts.play(&mut game, times.as_deref())?;
    if let Some(at) = parts.head("Clock") {
        let error = || RecordError::Time { line: at.line, what: shown(at.text) };
        let clock = at.text.parse::<u64>().ok().filter(|clock| i64::try_from(*clock).is_ok());
        game.advance(clock.ok_or_else(error)?);
    }
    let date = parts.head("Date").map_or_else(String::new, |at| plain_text(at.text, 10));
    let hints = parts.hints(&game, entries.len())?;
    let (time, roster) = (TimeControl::Unlimited, Roster::default());
    Ok(GameRecord { setup, time, players, date, roster, game, entries, hints, notes: Vec::new() })
}

/// A record on one line, with its line ends put back before the names of its lines; `None` where it has line ends.
fn broken_into_lines(text: &str) -> Option<String> {
    if text.contains('\n') {
        return None;
    }
    let mut broken = text.to_owned();
    for name in HEADS.iter().chain(&["Moves", "Times"]) {
        broken = broken.replace(&format!(" {name}:"), &format!("\n{name}:"));
    }
    Some(broken)
}

impl<'a> RecordParts<'a> {
    fn of(text: &'a str) -> Result<Self, RecordError> {
        let mut lines =
            text.lines().enumerate().map(|(index, text)| LocatedText { line: index + 1, text: text.trim() });
        if lines.next().is_none_or(|first| first.text != FIRST_LINE) {
            return Err(RecordError::NotARecord);
        }
        let mut parts = Self::default();
        // Words go to whichever of the two lists was opened last.
        let mut open: Option<&'static str> = None;
        for at in lines.filter(|at| !at.text.is_empty()) {
            let named = at.text.split_once(':').map(|(name, rest)| (name, rest.trim()));
            match named {
                Some(("Moves", rest)) => {
                    parts.open("Moves", at.line)?;
                    open = Some("Moves");
                    parts.words("Moves", LocatedText { text: rest, ..at })?;
                }
                Some(("Times", rest)) => {
                    parts.open("Times", at.line)?;
                    open = Some("Times");
                    parts.words("Times", LocatedText { text: rest, ..at })?;
                }
                _ if open.is_some() => parts.words(open.unwrap_or_default(), at)?,
                Some((name, rest)) => parts.put_head(name, LocatedText { text: rest, ..at })?,
                None => return Err(unknown(at)),
            }
        }
        Ok(parts)
    }

    fn open(&mut self, what: &'static str, line: usize) -> Result<(), RecordError> {
        let list = if what == "Moves" { &mut self.moves } else { &mut self.times };
        if list.is_some() {
            return Err(RecordError::Twice { line, what });
        }
        *list = Some(Vec::new());
        Ok(())
    }

    fn words(&mut self, what: &'static str, at: LocatedText<'a>) -> Result<(), RecordError> {
        let list = if what == "Moves" { &mut self.moves } else { &mut self.times };
        let list = list.get_or_insert_default();
        list.extend(at.text.split_whitespace().map(|text| LocatedText { text, ..at }));
        if list.len() > RECORD_ACTIONS { Err(RecordError::TooLong) } else { Ok(()) }
    }

    fn put_head(&mut self, name: &str, at: LocatedText<'a>) -> Result<(), RecordError> {
        let known = HEADS
            .into_iter()
            .find(|head| *head == name)
            .ok_or_else(|| unknown(LocatedText { text: name, ..at }))?;
        if known != "Player" && self.head(known).is_some() {
            return Err(RecordError::Twice { line: at.line, what: known });
        }
        const PLAYERS: usize = 3;
        if self.heads.iter().filter(|(head, _)| *head == "Player").count() >= PLAYERS && known == "Player" {
            return Err(RecordError::PlayerTwice { line: at.line });
        }
        self.heads.push((known, at));
        Ok(())
    }

    fn head(&self, name: &str) -> Option<LocatedText<'a>> {
        self.heads.iter().find(|(head, _)| *head == name).map(|(_, at)| *at)
    }

    fn setup(&self) -> Result<Setup, RecordError> {
        let game = self.head("Game").ok_or(RecordError::Missing("Game"))?;
        let options = self.head("Options");
        let words = options.map_or("", |at| at.text).split_whitespace();
        let mut setup = Setup::parse_once(game.text, words).map_err(|error| {
            let line = match (&error, options) {
                (SetupError::UnknownGame { .. }, _) | (_, None) => game.line,
                (_, Some(at)) => at.line,
            };
            RecordError::Setup { line, error }
        })?;
        setup.position = self.head("Position").map(|at| at.text.to_owned());
        Ok(setup)
    }

    fn players(&self, game: &AnyGame) -> Result<Vec<String>, RecordError> {
        let mut names = vec![None; game.sides().len()];
        for (_, at) in self.heads.iter().filter(|(head, _)| *head == "Player") {
            let error = || RecordError::Player { line: at.line };
            let (side, name) = at.text.split_once(' ').ok_or_else(error)?;
            let seat = game.seat_named(side).ok_or_else(error)?;
            let slot = names.get_mut(seat.index()).ok_or_else(error)?;
            if slot.replace(plain(name)).is_some() {
                return Err(RecordError::PlayerTwice { line: at.line });
            }
        }
        if names.iter().all(Option::is_none) {
            return Ok(Vec::new());
        }
        Ok(names.into_iter().map(|name| name.unwrap_or_else(|| plain(""))).collect())
    }

    fn hints(&self, game: &AnyGame, most: usize) -> Result<Vec<Hint>, RecordError> {
        let Some(LocatedText { line, text }) = self.head("Hints") else { return Ok(Vec::new()) };
        text.split_whitespace().take(RECORD_ACTIONS).map(|word| hint(game, word, most, line)).collect()
    }

    fn times(&self) -> Result<Option<Vec<u64>>, RecordError> {
        let Some(words) = &self.times else { return Ok(None) };
        let mut last = 0;
        let mut times = Vec::with_capacity(words.len());
        for LocatedText { line, text } in words {
            let error = || RecordError::Time { line: *line, what: shown(text) };
            let time = text.parse::<u64>().map_err(|_| error())?;
            // Times are stored as signed milliseconds.
            if time < last || i64::try_from(time).is_err() {
                return Err(error());
            }
            last = time;
            times.push(time);
        }
        let moves = self.moves.as_ref().map_or(0, Vec::len);
        if moves != times.len() {
            return Err(RecordError::Count { moves, times: times.len() });
        }
        Ok(Some(times))
    }

    fn play(&self, game: &mut AnyGame, times: Option<&[u64]>) -> Result<Vec<RecordEntry>, RecordError> {
        let words = self.moves.as_ref().ok_or(RecordError::Missing("Moves"))?;
        let mut entries = Vec::with_capacity(words.len());
        for (index, LocatedText { line, text }) in words.iter().enumerate() {
            let refuse =
                |why: UnplayableWord| RecordError::Word { line: *line, word: index + 1, why: Box::new(why) };
            let at = times.and_then(|times| times.get(index)).copied().unwrap_or(0);
            let addressed =
                game.address(text).map_err(|reason| refuse(UnplayableWord::side(text, reason)))?;
            let (seat, text) = (addressed.seat, addressed.text);
            let played = game.try_text(seat, &rewritten(text), at).map_err(|refusal| {
                refuse(UnplayableWord::Rules { game: Box::new(game.clone()), seat, refusal })
            })?;
            entries.push(RecordEntry::of(&played, at));
        }
        Ok(entries)
    }
}

/// A hint that stands in a record with so many actions.
pub(super) fn hint(game: &AnyGame, word: &str, most: usize, line: usize) -> Result<Hint, RecordError> {
    let read = || {
        let (side, before) = word.split_once(':')?;
        let seat = game.seat_named(side)?;
        let before = before.parse().ok().filter(|before| *before <= most)?;
        Some(Hint { seat, before, exact: String::new(), version: 0 })
    };
    read().ok_or_else(|| RecordError::Hint { line, what: shown(word) })
}

/// A time that is none.
pub(super) fn unreadable_time(line: usize, text: &str) -> RecordError {
    RecordError::Time { line, what: shown(text) }
}

fn unknown(at: LocatedText<'_>) -> RecordError {
    RecordError::UnknownLine { line: at.line, what: shown(at.text) }
}

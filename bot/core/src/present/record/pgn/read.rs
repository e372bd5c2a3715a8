//! Reading PGN, which is hostile text: the first game of it.

use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup, SetupError};

use super::super::read::{Record, RecordError, hint, unreadable_time};
use super::super::{RECORD_ACTIONS, RECORD_CHARS};
use super::{ACT, AT, CHESS, CLK, CLOCK, GAME, HINTS, OPTIONS, Refused, TIME, clock_of, play, time_of};
use crate::escape::{escape_text, plain, plain_text};
use crate::present::text::refused;
use crate::sessions::session::Entry;

/// How much of a game is repeated in an error.
const SHOWN: usize = 30;
/// What other programs call plain chess.
const PLAIN: [&str; 3] = ["standard", "chess", "fromposition"];

/// Reads the first game of a PGN text and plays it.
///
/// # Errors
/// The line that cannot be read or played, and why.
pub fn read(text: &str) -> Result<Record, RecordError> {
    if text.chars().nth(RECORD_CHARS).is_some() {
        return Err(RecordError::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}');
    let (tags, moves) = Tags::split(text);
    let setup = tags.setup()?;
    let mut game = AnyGame::new(&setup)
        .map_err(|error| RecordError::Setup { line: tags.line("FEN"), error: SetupError::Position(error) })?;
    if game.sides().len() != 2 {
        return Err(RecordError::NotForTwo);
    }
    let items = Items::of(moves, tags.lines)?;
    let entries = items.play(&mut game, !setup.facts().has_turns)?;
    if let Some(clock) = tags.get(CLOCK) {
        let error = || unreadable_time(tags.line(CLOCK), clock);
        let clock = clock.parse::<u64>().ok().filter(|clock| i64::try_from(*clock).is_ok());
        game.advance(clock.ok_or_else(error)?);
    }
    let hints = tags.get(HINTS).unwrap_or_default().split_whitespace().take(RECORD_ACTIONS);
    let hints =
        hints.map(|word| hint(&game, word, entries.len(), tags.line(HINTS))).collect::<Result<_, _>>()?;
    let players = tags.players();
    let date = tags.get("Date").filter(|date| !date.contains('?')).unwrap_or_default();
    let date = plain_text(&date.replace('.', "-"), 10);
    let time = tags.get(TIME).map(time_of).unwrap_or_default();
    Ok(Record { setup, time, players, date, game, entries, hints })
}

/// The tags of a game.
struct Tags {
    all: Vec<(String, String, usize)>,
    /// How many lines they take.
    lines: usize,
}

impl Tags {
    /// The tags at the beginning, and what follows them.
    fn split(text: &str) -> (Self, &str) {
        let (mut all, mut rest) = (Vec::new(), text);
        let line_of =
            |rest: &str| 1 + text.get(..text.len() - rest.len()).map_or(0, |read| read.matches('\n').count());
        loop {
            rest = rest.trim_start();
            if let Some(line) = rest.strip_prefix('%') {
                rest = line.split_once('\n').map_or("", |(_, rest)| rest);
                continue;
            }
            let Some((name, value, after)) = rest.strip_prefix('[').and_then(tag) else {
                return (Self { all, lines: line_of(rest) - 1 }, rest);
            };
            if all.len() < 100 {
                all.push((name, value, line_of(rest)));
            }
            rest = after;
        }
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.all.iter().find(|(tag, ..)| tag.eq_ignore_ascii_case(name)).map(|(_, value, _)| value.trim())
    }

    fn line(&self, name: &str) -> usize {
        self.all.iter().find(|(tag, ..)| tag.eq_ignore_ascii_case(name)).map_or(1, |(_, _, line)| *line)
    }

    fn setup(&self) -> Result<Setup, RecordError> {
        let variant = self.get("Variant").filter(|variant| !PLAIN.contains(&letters(variant).as_str()));
        let (name, tag) = match (self.get(GAME), variant) {
            (Some(game), _) => (game, GAME),
            (None, Some(variant)) => (preset_called(variant).unwrap_or(variant), "Variant"),
            (None, None) => (CHESS, GAME),
        };
        let options = self.get(OPTIONS).unwrap_or_default().split_whitespace();
        let mut setup = Setup::parse(name, options).map_err(|error| {
            let of_game = matches!(error, SetupError::UnknownGame { .. });
            RecordError::Setup { line: self.line(if of_game { tag } else { OPTIONS }), error }
        })?;
        setup.position = self.get("FEN").map(str::to_owned);
        Ok(setup)
    }

    fn players(&self) -> Vec<String> {
        let names = ["White", "Black"].map(|tag| self.get(tag).unwrap_or("?"));
        if names == ["?"; 2] {
            return Vec::new();
        }
        names.map(plain).to_vec()
    }
}

/// A tag behind its opening bracket: its name, its value, and what follows it.
fn tag(text: &str) -> Option<(String, String, &str)> {
    let (name, rest) = text.split_once('"')?;
    let name = name.trim();
    if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return None;
    }
    let (mut value, mut escaped) = (String::new(), false);
    for (at, c) in rest.char_indices() {
        match c {
            '\\' if !escaped => escaped = true,
            '"' if !escaped => {
                let after = rest.get(at + 1..)?.trim_start().strip_prefix(']')?;
                return Some((name.to_owned(), value, after));
            }
            '\n' => return None,
            c => {
                escaped = false;
                value.push(c);
            }
        }
    }
    None
}

/// The letters of a name, small.
fn letters(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// The game that a `Variant` tag names by its name or title.
fn preset_called(variant: &str) -> Option<&'static str> {
    let wanted = letters(variant);
    let called = |preset: &&Preset| [preset.name, preset.title].iter().any(|name| letters(name) == wanted);
    Preset::all().iter().find(called).map(|preset| preset.name)
}

/// A word of the moves, or an action in a comment.
struct Item {
    line: usize,
    text: String,
    /// Whether it is an action in a comment, with its side before it.
    act: bool,
    /// The side that the number before it names.
    side: Option<Seat>,
    at: Option<u64>,
    /// What was left on the clock.
    left: Option<u64>,
}

/// All that is played, in order.
struct Items {
    all: Vec<Item>,
    line: usize,
    /// The side that the last number names.
    side: Option<Seat>,
}

impl Items {
    fn of(text: &str, lines: usize) -> Result<Self, RecordError> {
        let mut items = Self { all: Vec::new(), line: lines + 1, side: None };
        let mut rest = text;
        // Variations that are open: what stands in them is passed over.
        let mut depth = 0_usize;
        while let Some(first) = rest.chars().next() {
            let taken = match first {
                '{' => {
                    let end = rest.find('}').unwrap_or(rest.len());
                    if depth == 0 {
                        items.comment(rest.get(1..end).unwrap_or_default())?;
                    }
                    end + 1
                }
                ';' => rest.find('\n').unwrap_or(rest.len()),
                '%' if text.len() == rest.len()
                    || text.as_bytes().get(text.len() - rest.len() - 1) == Some(&b'\n') =>
                {
                    rest.find('\n').unwrap_or(rest.len())
                }
                '(' => {
                    depth += 1;
                    1
                }
                ')' => {
                    depth = depth.saturating_sub(1);
                    1
                }
                c if c.is_whitespace() => c.len_utf8(),
                _ => {
                    let ends = |c: char| c.is_whitespace() || "{}();".contains(c);
                    let end = rest.find(ends).unwrap_or(rest.len()).max(first.len_utf8());
                    let word = rest.get(..end).unwrap_or_default();
                    if depth == 0 && items.word(word)? {
                        return Ok(items);
                    }
                    end
                }
            };
            let (read, after) = rest.split_at_checked(taken.min(rest.len())).unwrap_or((rest, ""));
            items.line += read.matches('\n').count();
            rest = after;
        }
        Ok(items)
    }

    /// Takes a word in; whether the game is over with it.
    fn word(&mut self, word: &str) -> Result<bool, RecordError> {
        if matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*") {
            return Ok(true);
        }
        let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let mut word = word;
        if digits.len() < word.len() && (digits.is_empty() || digits.starts_with('.')) {
            let moves = digits.trim_start_matches('.');
            let dots = digits.len() - moves.len();
            self.side = Some(if dots > 1 { Seat::Second } else { Seat::First });
            word = moves;
        }
        let word = word.trim_start_matches('.');
        if word.is_empty() || word.starts_with('$') || word == "e.p." {
            return Ok(false);
        }
        let side = self.side;
        self.put(word, false, side)?;
        Ok(false)
    }

    fn put(&mut self, text: &str, act: bool, side: Option<Seat>) -> Result<(), RecordError> {
        if self.all.len() >= RECORD_ACTIONS {
            return Err(RecordError::TooLong);
        }
        self.all.push(Item { line: self.line, text: text.to_owned(), act, side, at: None, left: None });
        Ok(())
    }

    /// Takes the commands of a comment in that are ours.
    fn comment(&mut self, comment: &str) -> Result<(), RecordError> {
        let joined = comment.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut rest = joined.as_str();
        while let Some(at) = rest.find("[%") {
            let command = rest.get(at..).unwrap_or_default();
            let end = command.find(']').unwrap_or(command.len());
            let whole = command.get(..end).unwrap_or_default();
            if let Some(act) = whole.strip_prefix(ACT) {
                self.put(act.trim(), true, None)?;
            } else if let Some(ms) = whole.strip_prefix(AT) {
                let time = ms.trim().parse::<u64>().ok().filter(|ms| i64::try_from(*ms).is_ok());
                let time = time.ok_or_else(|| unreadable_time(self.line, ms))?;
                if let Some(last) = self.all.last_mut() {
                    last.at = Some(time);
                }
            } else if let Some(left) = whole.strip_prefix(CLK)
                && let Some(last) = self.all.last_mut()
            {
                // Of another program it may be anything.
                last.left = clock_of(left.trim());
            }
            rest = command.get(end..).unwrap_or_default();
        }
        Ok(())
    }

    fn play(self, game: &mut AnyGame, has_clock: bool) -> Result<Vec<Entry>, RecordError> {
        let mut entries: Vec<Entry> = Vec::with_capacity(self.all.len());
        for (index, item) in self.all.into_iter().enumerate() {
            let last = entries.last().map_or(0, |entry| entry.at);
            let at = item.at.unwrap_or(last);
            if at < last {
                return Err(unreadable_time(item.line, &at.to_string()));
            }
            let why = |game: &AnyGame, error: Refused| RecordError::Word {
                line: item.line,
                word: index + 1,
                why: match error {
                    Refused::Rules(refusal) => {
                        let seat = game.to_act().mover().unwrap_or(Seat::First);
                        refused(game, seat, &refusal)
                    }
                    Refused::Side => escape_text(&item.text, SHOWN),
                },
            };
            let played = if item.act {
                let addressed = game.address(&item.text).map_err(|_| why(game, Refused::Side))?;
                let (seat, text) = (addressed.seat, addressed.text.to_owned());
                game.try_text(seat, &text, at).map_err(Refused::Rules)
            } else {
                let side = item.side.filter(|_| has_clock);
                first_that_plays(game, side, &item.text, at)
            };
            let played = played.map_err(|error| why(game, error))?;
            entries.push(Entry { left: item.left, ..Entry::of(&played, at) });
        }
        Ok(entries)
    }
}

/// Plays a move as it stands; else without marks of praise and blame, and castling with letters for zeros.
fn first_that_plays(
    game: &mut AnyGame,
    side: Option<Seat>,
    word: &str,
    at: u64,
) -> Result<lasermate_engine::game::Played, Refused> {
    let error = match play(game, side, word, at) {
        Ok(played) => return Ok(played),
        Err(error) => error,
    };
    let bare = word.trim_end_matches(['!', '?']);
    let castled = if bare.starts_with("0-0") { bare.replace('0', "O") } else { bare.to_owned() };
    if castled == word || castled.is_empty() { Err(error) } else { play(game, side, &castled, at) }
}

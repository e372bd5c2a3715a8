//! Reading PGN, which is hostile text: the first game of it.

use lasermate_domain::tables::record::RecordEntry;
use lasermate_engine::any::{AnyGame, PositionRepair};
use lasermate_engine::game::Played;
use lasermate_engine::notation::is_invisible;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Setup, SetupError};

use super::super::read::{GameRecord, RecordError, RecordNote, UnplayableWord, hint, shown, unreadable_time};
use super::super::roster::TwoPlayerScore;
use super::super::{RECORD_ACTIONS, RECORD_CHARS};
use super::glyphs::{is_null, is_remark, without_remarks};
use super::tags::{Tags, begins_with_tag};
use super::{ACT, ACT_CLK, AT, CLK, CLOCK, HINTS, TIME, WordRefusal, clock_of, play, time_of};
use crate::variants::pdn;

/// Reads the first game of a PGN text and plays it. The game is bounded; there may be any number behind it.
///
/// # Errors
/// The line that cannot be read or played, and why.
pub fn read(text: &str) -> Result<GameRecord, RecordError> {
    let text = text.trim_start_matches('\u{feff}');
    let most = text.char_indices().nth(RECORD_CHARS).map(|(at, _)| at);
    let (tags, moves) = Tags::split(most.and_then(|most| text.get(..most)).unwrap_or(text));
    let mut items = Items::of(moves, tags.lines)?;
    if most.is_some() && !items.is_over {
        return Err(RecordError::TooLong);
    }
    if let Some(kind) = tags.other_draughts() {
        return Err(RecordError::OtherDraughts { line: tags.line(pdn::GAME_TYPE), what: shown(kind) });
    }
    let mut setup = tags.setup()?;
    let PositionRepair { mut game, notes: repairs } = PositionRepair::read(&setup)
        .map_err(|error| RecordError::Setup { line: tags.line("FEN"), error: SetupError::Position(error) })?;
    if !repairs.is_empty() {
        // What is written again must be read exactly.
        setup.position = Some(game.whole_position());
    }
    if game.sides().len() != 2 {
        return Err(RecordError::NotForTwo);
    }
    let turned = |score: TwoPlayerScore| if tags.is_draughts { score.turned() } else { score };
    let roster = tags.roster(items.result.map(turned));
    let mut notes: Vec<_> = repairs.into_iter().map(RecordNote::Position).collect();
    notes.append(&mut items.notes);
    let entries = items.play(&mut game, &setup, &mut notes)?;
    let stated =
        roster.result.filter(|stated| TwoPlayerScore::of(&game).is_some_and(|played| played != *stated));
    if let Some(stated) = stated {
        notes.push(RecordNote::OtherResult(turned(stated).text()));
    }
    if let Some(clock) = tags.get(CLOCK) {
        let error = || unreadable_time(tags.line(CLOCK), clock);
        let clock = clock.parse::<u64>().ok().filter(|clock| i64::try_from(*clock).is_ok());
        game.advance(clock.ok_or_else(error)?);
    }
    let hints = tags.get(HINTS).unwrap_or_default().split_whitespace().take(RECORD_ACTIONS);
    let hints =
        hints.map(|word| hint(&game, word, entries.len(), tags.line(HINTS))).collect::<Result<_, _>>()?;
    let time = tags.get(TIME).map(time_of).unwrap_or_default();
    Ok(GameRecord {
        setup,
        time,
        players: tags.players(),
        date: tags.date(),
        roster,
        game,
        entries,
        hints,
        notes,
    })
}

/// A word of the moves, or an action in a comment.
struct PgnItem {
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
    all: Vec<PgnItem>,
    line: usize,
    /// The side that the last number names.
    side: Option<Seat>,
    /// What stands behind the moves.
    result: Option<TwoPlayerScore>,
    /// Whether the game ends where the text goes on, or with a result.
    is_over: bool,
    /// What was passed over that somebody may miss.
    notes: Vec<RecordNote>,
}

/// Whether a comment has moves with their numbers, as where the lines of a game have been joined.
fn has_numbered_move(comment: &str) -> bool {
    comment.split_whitespace().any(|word| {
        let dotted = word.trim_start_matches(|c: char| c.is_ascii_digit());
        dotted.len() < word.len() && dotted.starts_with(['.', '…'])
    })
}

impl Items {
    fn of(text: &str, lines: usize) -> Result<Self, RecordError> {
        let mut items = Self {
            all: Vec::new(),
            line: lines + 1,
            side: None,
            result: None,
            is_over: false,
            notes: Vec::new(),
        };
        let mut rest = text;
        // Variations that are open: what stands in them is passed over.
        let mut depth = 0_usize;
        while let Some(first) = rest.chars().next() {
            let taken = match first {
                '{' => {
                    let end = rest.find('}').unwrap_or(rest.len());
                    if end == rest.len() {
                        items.notes.push(RecordNote::OpenComment);
                    }
                    if depth == 0 {
                        items.comment(rest.get(1..end).unwrap_or_default())?;
                    }
                    end + 1
                }
                ';' => {
                    let end = rest.find('\n').unwrap_or(rest.len());
                    if depth == 0 && rest.get(..end).is_some_and(has_numbered_move) {
                        items.notes.push(RecordNote::CommentToTheEnd);
                    }
                    end
                }
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
                '$' => {
                    let after = rest.get(1..).unwrap_or_default();
                    rest.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len()
                }
                // The tags of the next game, without a result between.
                '[' if depth == 0 && begins_with_tag(rest).is_some() => {
                    items.is_over = true;
                    items.more_follow(rest);
                    return Ok(items);
                }
                c if c.is_whitespace() => c.len_utf8(),
                _ => {
                    let ends = |c: char| c.is_whitespace() || "{}();$".contains(c);
                    let end = rest.find(ends).unwrap_or(rest.len()).max(first.len_utf8());
                    let end = end + promotion_in_brackets(rest.get(end..).unwrap_or_default());
                    let word = rest.get(..end).unwrap_or_default();
                    if depth == 0 {
                        items.word(word)?;
                        if items.is_over {
                            items.more_follow(rest.get(end..).unwrap_or_default());
                            return Ok(items);
                        }
                    }
                    end
                }
            };
            let (read, after) = rest.split_at_checked(taken.min(rest.len())).unwrap_or((rest, ""));
            items.line += read.matches('\n').count();
            rest = after;
        }
        if depth > 0 {
            items.notes.push(RecordNote::OpenVariation);
        }
        Ok(items)
    }

    /// Says so where another game stands behind this one.
    fn more_follow(&mut self, rest: &str) {
        let rest = rest.trim_start();
        if begins_with_tag(rest).is_some() || super::is_pgn(rest) && !rest.starts_with(['{', ';']) {
            self.notes.push(RecordNote::MoreGames);
        }
    }

    fn word(&mut self, word: &str) -> Result<(), RecordError> {
        let seen: String = word.chars().filter(|letter| !is_invisible(*letter)).collect();
        let word = seen.as_str();
        if word.is_empty() {
            return Ok(());
        }
        self.result = TwoPlayerScore::read(word);
        // An asterisk may stand at the last move itself.
        let (word, is_open) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
        self.is_over = is_open || self.result.is_some();
        if self.result.is_some() {
            return Ok(());
        }
        let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let mut word = word;
        if !is_null(word)
            && digits.len() < word.len()
            && (digits.is_empty() || digits.starts_with(['.', '…']))
        {
            let moves = digits.trim_start_matches(['.', '…']);
            let dots = digits.len() - moves.len();
            self.side = Some(if dots > 1 { Seat::Second } else { Seat::First });
            word = moves;
        }
        let word = word.trim_start_matches(['.', '…']);
        if word.is_empty() || is_remark(word) {
            return Ok(());
        }
        let side = self.side;
        self.put(word, false, side)
    }

    fn put(&mut self, text: &str, act: bool, side: Option<Seat>) -> Result<(), RecordError> {
        if self.all.len() >= RECORD_ACTIONS {
            return Err(RecordError::TooLong);
        }
        self.all.push(PgnItem { line: self.line, text: text.to_owned(), act, side, at: None, left: None });
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
            } else if let Some(left) = whole.strip_prefix(CLK).or_else(|| whole.strip_prefix(ACT_CLK))
                && let Some(last) = self.all.last_mut()
            {
                // Of another program it may be anything.
                last.left = clock_of(left.trim());
            }
            rest = command.get(end..).unwrap_or_default();
        }
        Ok(())
    }

    fn play(
        self,
        game: &mut AnyGame,
        setup: &Setup,
        notes: &mut Vec<RecordNote>,
    ) -> Result<Vec<RecordEntry>, RecordError> {
        let has_turns = setup.facts().has_turns;
        let mut entries: Vec<RecordEntry> = Vec::with_capacity(self.all.len());
        for (index, item) in self.all.into_iter().enumerate() {
            let last = entries.last().map_or(0, |entry| entry.at);
            let at = item.at.unwrap_or(last);
            if at < last {
                return Err(unreadable_time(item.line, &at.to_string()));
            }
            let why = |game: &AnyGame, error: WordRefusal| {
                let why = match error {
                    WordRefusal::Rules(refusal) => {
                        let seat = game.to_act().mover().unwrap_or(Seat::First);
                        UnplayableWord::Rules { game: Box::new(game.clone()), seat, refusal }
                    }
                    WordRefusal::Side(reason) => UnplayableWord::side(&item.text, reason),
                };
                RecordError::Word { line: item.line, word: index + 1, why: Box::new(why) }
            };
            if !item.act
                && is_null(&item.text)
                && game.may(game.to_act().mover().unwrap_or(Seat::First), &item.text).is_err()
            {
                let why = Box::new(UnplayableWord::null(&item.text));
                return Err(RecordError::Word { line: item.line, word: index + 1, why });
            }
            // Other programs play on where a draw comes by itself here.
            if !item.act && game.outcome().is_some_and(|outcome| outcome.winners().count() == 0) {
                let mut on = setup.clone();
                on.position = Some(game.whole_position());
                match AnyGame::new(&on) {
                    Ok(going_on) if going_on.outcome().is_none() => {
                        *game = going_on;
                        notes.push(RecordNote::PlaysOn { moves: index });
                    }
                    _ => {
                        notes.push(RecordNote::DeadDraw { moves: index });
                        break;
                    }
                }
            }
            let played = if item.act {
                let addressed =
                    game.address(&item.text).map_err(|reason| why(game, WordRefusal::Side(reason)))?;
                let (seat, text) = (addressed.seat, addressed.text.to_owned());
                game.try_text(seat, &text, at).map_err(WordRefusal::Rules)
            } else {
                let side = item.side.filter(|_| !has_turns);
                first_that_plays(game, side, &item.text, at)
            };
            let played = played.map_err(|error| why(game, error))?;
            entries.push(RecordEntry { left: item.left, ..RecordEntry::of(&played, at) });
        }
        Ok(entries)
    }
}

/// How long a promotion in brackets is that stands directly behind a move: `a8(Q)`; 0 where none does.
fn promotion_in_brackets(rest: &str) -> usize {
    let inside = rest.strip_prefix('(').and_then(|rest| rest.split_once(')')).map(|(inside, _)| inside);
    let piece =
        inside.filter(|inside| inside.chars().count() == 1 && inside.chars().all(char::is_alphabetic));
    piece.map_or(0, |piece| piece.len() + 2)
}

/// Plays a move as it stands; else without marks of praise and blame, and castling with letters for zeros.
fn first_that_plays(
    game: &mut AnyGame,
    side: Option<Seat>,
    word: &str,
    at: u64,
) -> Result<Played, WordRefusal> {
    let error = match play(game, side, word, at) {
        Ok(played) => return Ok(played),
        Err(error) => error,
    };
    let bare = without_remarks(word);
    let castled = if bare.starts_with("0-0") { bare.replace('0', "O") } else { bare.to_owned() };
    if castled == word || castled.is_empty() { Err(error) } else { play(game, side, &castled, at) }
}

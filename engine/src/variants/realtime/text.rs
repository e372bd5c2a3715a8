//! Positions and moves as text: the base's, and the words of the clock (notation.md, Realtime on the command line).
//!
//! `ep=b:e3:e4` rights to capture en passant: who, the cell passed, the pawn; `now=` the clock in milliseconds;
//! `ready=a1:9000` pieces that still cool, until when; `tu=` the time unit. The side to move is written `w`, en passant `-`, and
//! both counters at their start, because there are no turns.

use super::base::UnderClock;
use super::passing::{PassingRights, Right};
use super::rules::{EnPassant, RealtimeRules};
use super::state::Realtime;
use crate::action::{LATEST, Millis};
use crate::board::{Cell, Mesh};
use crate::notation::fen::{field, key_of, read_number, sort_words, unknown_word};
use crate::notation::{LeftOut, MoveTextError, Notation, PositionError};
use crate::outcome::EndKind;
use crate::piece::Kind;
use crate::seat::{Seat, Side};
use crate::sorting::sort_by;
use crate::variants::orthodox::{Chess, ChessMove};

/// How many fields come before the words.
const FIELDS: usize = 6;
/// The words of the clock in the order they are written.
const KEYS: [&str; 4] = ["ep", "now", "ready", "tu"];

/// The range of `tu=`, as [`RealtimeRules::takes_tu`] has it.
const TU_RANGE: &str = "write tu= in milliseconds, a multiple of 20 from 1000 to 604800000";

/// A side's letter where positions are written as in FEN.
const fn letter_in_fen(seat: Seat) -> &'static str {
    if matches!(seat, Seat::First) { "w" } else { "b" }
}

fn cell_named(name: &str) -> Option<Cell> {
    Mesh::eight().cell_named(name).filter(|cell| Mesh::eight().name(*cell) == name)
}

/// A move in its exact form, four or five small letters and digits; `None` for any other text.
fn exact(text: &str) -> Option<ChessMove> {
    let (from, to, rest) = (text.get(..2)?, text.get(2..4)?, text.get(4..)?);
    let promotion = match rest {
        "" => None,
        "q" => Some(Kind::Queen),
        "r" => Some(Kind::Rook),
        "b" => Some(Kind::Bishop),
        "n" => Some(Kind::Knight),
        _ => return None,
    };
    Some(ChessMove { from: cell_named(from)?, to: cell_named(to)?, promotion })
}

/// A time without sign, leading zero or anything else. What comes of a request at the last moment that can be asked for is
/// later still: held, carried out, and cooling.
fn time(text: &str) -> Option<Millis> {
    text.parse().ok().filter(|time: &Millis| *time <= 2 * LATEST && time.to_string() == text)
}

impl<B: UnderClock> Notation for Realtime<B> {
    type Rules = (RealtimeRules, B::Rules);

    fn start((rules, base): Self::Rules) -> Self {
        Self::begin(B::start(base), rules)
    }

    /// Every piece is ready unless `ready=` says otherwise.
    fn read_position((mut rules, base): Self::Rules, text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        if fields.len() < FIELDS {
            return Err(PositionError::Fields);
        }
        let (fields, words) = fields.split_at(FIELDS);
        judge_fields(fields)?;
        if let Some(pair) = words.windows(2).find(|pair| key_of(pair[0]) >= key_of(pair[1])) {
            return Err(unknown_word(pair[1], "write each word once, in alphabetical order"));
        }
        let (mine, theirs): (Vec<&str>, Vec<&str>) =
            words.iter().partition(|word| KEYS.contains(&key_of(word)));
        let value = |key| mine.iter().find(|word| key_of(word) == key).and_then(|word| word.split_once('='));
        if let Some((_, tu)) = value("tu") {
            let tu = time(tu).filter(|tu| RealtimeRules::takes_tu(*tu));
            rules.tu = tu.ok_or_else(|| unknown_word("tu", TU_RANGE))?;
        }
        let now = match value("now") {
            Some((_, now)) => {
                time(now).ok_or_else(|| unknown_word("now", "write now= in milliseconds since the start"))?
            }
            None => 0,
        };
        let mut state = Self::over(read_base(base, fields, &theirs)?, rules, now);
        if let Some((_, ready)) = value("ready") {
            state.read_ready(ready).ok_or_else(|| unknown_word("ready", "write ready=a1:9000,b1:12000"))?;
        }
        if let Some((_, rights)) = value("ep") {
            state
                .read_rights(rights)
                .ok_or_else(|| unknown_word("ep", "write ep=b:e3:e4: who, passed, pawn"))?;
        }
        if rules.ep == EnPassant::Off {
            state.passing = PassingRights::NONE;
        }
        state.judge_set_up();
        Ok(state)
    }

    fn left_out(&self, text: &str) -> Vec<LeftOut> {
        let rights = text.split_ascii_whitespace().skip(FIELDS).find_map(|word| word.strip_prefix("ep="));
        let off = rights.filter(|_| self.rules.ep == EnPassant::Off);
        off.map(|rights| LeftOut::new("ep=off", "word ep=", rights)).into_iter().collect()
    }

    fn write_position(&self) -> String {
        let base = self.base.write_position();
        let mut fields = base.split(' ');
        let placement = fields.next().unwrap_or_default();
        let rights = fields.nth(1).unwrap_or_default();
        let mut words: Vec<String> = fields.skip(3).map(str::to_owned).collect();
        words.extend(self.write_rights());
        if self.now > 0 {
            words.push(format!("now={}", self.now));
        }
        words.extend(self.write_ready());
        if self.rules.tu != RealtimeRules::USUAL.tu {
            words.push(format!("tu={}", self.rules.tu));
        }
        sort_words(&mut words);
        words.insert(0, format!("{placement} w {rights} - 0 1"));
        words.join(" ")
    }

    /// As orthodox chess, whoever's turn it were; a promotion without a letter is a queen (4.12).
    fn read_move(&self, seat: Seat, text: &str) -> Result<ChessMove, MoveTextError> {
        let mut board = *self.base.chess();
        board.set_turn(seat);
        // Two squares are two squares: where the piece has gone meanwhile, `b8a6` must not be read as a bishop's move.
        let mut mv = match exact(text) {
            Some(mv) => mv,
            None => match self.read_passing(board, seat, text) {
                Some(mv) => mv,
                None => board.read_move(seat, text)?,
            },
        };
        let last_row = if seat == Seat::First { 7 } else { 0 };
        let pawn = board.piece_at(mv.from).is_some_and(|piece| piece.kind == Kind::Pawn);
        if pawn && mv.promotion.is_none() && mv.to.0 / 8 == last_row {
            mv.promotion = Some(Kind::Queen);
        }
        Ok(mv)
    }

    /// As orthodox chess writes it; but whether a check is mate the clock's rules say (4.6, 4.7).
    fn san(&self, seat: Seat, mv: ChessMove) -> String {
        let moment = self.moment(self.now);
        let mut text = moment.as_turn(seat, mv).san(seat, mv);
        if text.ends_with(['+', '#'])
            && let Ok(identity) = moment.identity(seat, mv)
        {
            let mut after = *self;
            after.execute(seat, mv, identity, self.now, &mut ());
            text.pop();
            text.push(if after.ended == Some(EndKind::Checkmate) { '#' } else { '+' });
        }
        text
    }

    fn ends(&self, mv: ChessMove) -> (Cell, Cell) {
        (mv.from, mv.to)
    }

    hand_on! {
        (self.base)
        fn write_move(&self, mv: ChessMove) -> String;
        fn cell_name(&self, cell: Cell) -> String;
    }
}

/// Who may capture on a passed cell: its row tells, and the letter must be theirs. Under beams that is `b` for Blue and `r` for
/// Red as in all else that names sides there; texts of before have `w` and `b`, as FEN has, and are read still (realtime.md 4.13).
fn capturer_named(sides: &[Side], letter: &str, passed: Cell) -> Option<Seat> {
    let seat = match passed.0 / 8 {
        2 => Seat::Second,
        5 => Seat::First,
        _ => return None,
    };
    let own = sides.get(seat.index())?.letter();
    (letter == letter_in_fen(seat) || letter.chars().eq([own])).then_some(seat)
}

/// The base's position, with either side to move: whichever may stand in check.
impl<B: UnderClock> Realtime<B> {
    /// A capture en passant as orthodox chess writes it, `exf6`. Chess knows of one right at a time: here each is tried (4.13).
    fn read_passing(&self, mut board: Chess, seat: Seat, text: &str) -> Option<ChessMove> {
        self.passing.passed_by(seat).find_map(|passed| {
            board.set_passed(Some(passed));
            let mv = board.read_move(seat, text).ok()?;
            let pawn = board.piece_at(mv.from).is_some_and(|piece| piece.kind == Kind::Pawn);
            (pawn && mv.to == passed && mv.from.0 % 8 != mv.to.0 % 8).then_some(mv)
        })
    }
}

/// What says nothing without turns is written all the same, and a word that took its place would be lost.
fn judge_fields(fields: &[&str]) -> Result<(), PositionError> {
    if !["w", "b"].contains(&fields[1]) {
        return Err(field("side to move", "write w: there are no turns"));
    }
    if fields[3] != "-" {
        return Err(field("en passant", "write - and the rights as ep=b:e3:e4"));
    }
    read_number(fields[4]).ok_or(field("half-move", "write 0: there are no turns"))?;
    read_number(fields[5]).ok_or(field("move number", "write 1: there are no turns"))?;
    Ok(())
}

fn read_base<B: UnderClock>(rules: B::Rules, fields: &[&str], words: &[&str]) -> Result<B, PositionError> {
    let text = |turn: &str| {
        let six = [fields[0], turn, fields[2], "-", "0", "1"];
        six.iter().chain(words).copied().collect::<Vec<_>>().join(" ")
    };
    B::read_position(rules, &text("w"))
        .or_else(|error| B::read_position(rules, &text("b")).map_err(|_| error))
}

impl RealtimeRules {
    /// Whether a time unit can be this long: a second to a week, in twentieths (4.1).
    #[must_use]
    pub const fn takes_tu(tu: Millis) -> bool {
        const WEEK: Millis = 7 * 24 * 60 * 60 * 1000;
        tu >= 1000 && tu <= WEEK && tu.is_multiple_of(20)
    }
}

impl<B: UnderClock> Realtime<B> {
    fn read_ready(&mut self, text: &str) -> Option<()> {
        let mut last = None;
        for entry in text.split(',') {
            let (name, until) = entry.split_once(':')?;
            let cell = cell_named(name)?;
            self.base.chess().piece_at(cell)?;
            if last >= Some(cell) {
                return None;
            }
            last = Some(cell);
            self.pieces.cool(cell, time(until)?);
        }
        Some(())
    }

    fn write_ready(&self) -> Option<String> {
        let cooling = self.base.chess().all_pieces().map(|(cell, _)| (cell, self.pieces.ready_at(cell)));
        let cooling: Vec<_> = cooling
            .filter(|(_, ready_at)| *ready_at > self.now)
            .map(|(cell, ready_at)| format!("{}:{ready_at}", self.base.cell_name(cell)))
            .collect();
        (!cooling.is_empty()).then(|| format!("ready={}", cooling.join(",")))
    }

    fn read_rights(&mut self, text: &str) -> Option<()> {
        for entry in text.split(',') {
            let parts: Vec<&str> = entry.split(':').collect();
            let [capturer, passed, pawn] = parts[..] else { return None };
            let (passed, pawn) = (cell_named(passed)?, cell_named(pawn)?);
            let capturer = capturer_named(B::SIDES, capturer, passed)?;
            let chess = self.base.chess();
            let piece =
                chess.piece_at(pawn).filter(|piece| piece.kind == Kind::Pawn && piece.seat != capturer)?;
            let stepped: i16 = if piece.seat == Seat::First { 8 } else { -8 };
            let rows = if piece.seat == Seat::First { 2 } else { 5 };
            if i16::from(pawn.0) - i16::from(passed.0) != stepped || passed.0 / 8 != rows {
                return None;
            }
            // The passed cell may have been entered since: the right sleeps until it is left (4.13).
            let number = self.pieces.number(pawn);
            let right = Right { capturer, passed, pawn, number, since: 0 };
            if self.passing.has(right) {
                return None;
            }
            self.passing.grant(right);
        }
        Some(())
    }

    fn write_rights(&self) -> Option<String> {
        let standing = self.passing.standing(self.now, &self.pieces, self.rules.ep);
        let mut rights: Vec<&Right> = standing.collect();
        sort_by(&mut rights, &|a, b| a.passed.cmp(&b.passed));
        let name = |cell| self.base.cell_name(cell);
        let texts: Vec<_> = rights
            .iter()
            .map(|right| {
                let side = B::SIDES.get(right.capturer.index()).map_or('?', |side| side.letter());
                format!("{side}:{}:{}", name(right.passed), name(right.pawn))
            })
            .collect();
        (!texts.is_empty()).then(|| format!("ep={}", texts.join(",")))
    }
}

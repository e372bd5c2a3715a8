//! Positions and moves as text: the base's, and the words that lasers add (notation.md, Positions).

use super::base::UnderBeams;
use super::rules::{LaserRules, Mode};
use super::state::{Lasers, SEATS};
use super::words::Words;
use crate::board::Cell;
use crate::moves::MoveList;
use crate::notation::fen::Kings;
use crate::notation::{LeftOut, MoveTextError, Notation, PositionError};
use crate::outcome::EndKind;
use crate::seat::Seat;

impl<B: UnderBeams> Notation for Lasers<B> {
    const STACKS: bool = B::STACKS;

    type Rules = LaserRules<B::Rules>;

    fn start(rules: Self::Rules) -> Self {
        Self::over(B::start(rules.base), rules.over(()))
    }

    /// The base's fields and words, and the words `billi`, `joker`, `kings`, `lifelines`, `mated`, `passes`, `scored`.
    /// A position scores nothing by being set up; a beam that stands in a heel is judged after the next action.
    fn read_position(rules: Self::Rules, text: &str) -> Result<Self, PositionError> {
        let (base, rules) = (rules.base, Self::played_by(rules.over(())));
        let parts: Vec<&str> = text.split_ascii_whitespace().collect();
        let own = |part: &&&str| {
            B::WORDS.iter().any(|word| part.split_once('=').is_some_and(|(key, _)| key == *word))
        };
        let fields = B::FIELDS + parts.iter().skip(B::FIELDS).take_while(own).count();
        let (fields, words) = parts.split_at(fields.min(parts.len()));
        let fields = fields.join(" ");
        let tables = B::tables(rules.frame);
        let mesh = tables.mesh;
        let cell_named = |name: &str| {
            // Exact text is lower case, as names are.
            let drawn = mesh.cell_named(name).filter(|cell| mesh.name(*cell) == name)?;
            tables.own(drawn)
        };
        // A board without kings says by itself that they have become rooks; in mode A it is a study of the beams.
        let bare = B::HAS_BILLI_PHASE && B::kings_in(&fields) == Kings::Gone;
        let words = Words::read::<B>(words, rules, bare, &cell_named)?;
        let billi = words.billi;
        let kings = if billi { Kings::Gone } else { Kings::One };
        let state = Self::over(B::read_under(base, &fields, kings)?, rules);
        let mut state = Self {
            billi,
            mated: words.mated,
            passes: words.passes,
            scoreboard: words.scoreboard,
            jokers: words.jokers,
            ..state
        };
        state.judge_set_up().map_err(PositionError::Unplayable)?;
        for beam in Self::seats().filter(|beam| !state.base.has_fallen(*beam)) {
            state.in_heel |= state.heels_at(beam, state.trace_jokers(beam).end);
        }
        Ok(state)
    }

    fn left_out(&self, text: &str) -> Vec<LeftOut> {
        self.base.left_out(text)
    }

    fn write_position(&self) -> String {
        self.base.write_position() + &Words::of(self).write::<B>(&|cell| self.cell_name(cell))
    }

    fn read_move(&self, seat: Seat, text: &str) -> Result<B::Move, MoveTextError> {
        self.base.read_move(seat, text)
    }

    fn write_move(&self, mv: B::Move) -> String {
        self.base.write_move(mv)
    }

    fn san(&self, seat: Seat, mv: B::Move) -> String {
        self.base.san(seat, mv)
    }

    fn san_unmarked(&self, seat: Seat, mv: B::Move) -> String {
        self.base.san_unmarked(seat, mv)
    }

    fn cell_name(&self, cell: Cell) -> String {
        self.base.cell_name(cell)
    }

    fn ends(&self, mv: B::Move) -> (Cell, Cell) {
        self.base.ends(mv)
    }

    fn choices(&self, mv: B::Move) -> Vec<String> {
        self.base.choices(mv)
    }

    fn through(&self, mv: B::Move) -> Option<(Cell, Cell)> {
        self.base.through(mv)
    }

    fn each_route(&self, seat: Seat, mv: B::Move, out: &mut MoveList<B::Move>) {
        self.base.each_route(seat, mv, out);
    }
}

impl<B: UnderBeams> Lasers<B> {
    /// Why no game can stand like this. Notes which beams hit which Joker.
    fn judge_set_up(&mut self) -> Result<(), &'static str> {
        for (seat, joker) in SEATS.into_iter().zip(&self.jokers) {
            let stands = |cell| {
                let piece = self.base.piece_at(cell);
                piece.is_some_and(|piece| piece.seat == seat && piece.kind == crate::piece::Kind::Knight)
            };
            if joker.cell().is_some_and(|cell| !stands(cell)) {
                return Err("a Joker Knight must stand on the square that joker= names");
            }
        }
        if Self::seats().any(|seat| self.scoreboard.captor(seat).is_some() && !self.base.has_fallen(seat)) {
            return Err("kings= names sides that have fallen");
        }
        if self.rules.mode == Mode::B && !self.billi {
            self.judge_chess_phase()?;
        }
        if !self.settle_contacts() {
            return Err("a lifeline is in force only where its beam hits the Joker Knight");
        }
        Ok(())
    }

    /// A mate stands with kings only where a lasermate has ended the game with it (billichess.md 2.5.5). Any other
    /// chess game that is over has become the Billi phase, as after the move that ended it; beams are judged after
    /// the next action.
    fn judge_chess_phase(&mut self) -> Result<(), &'static str> {
        let end = self.base.outcome().map(|outcome| outcome.kind);
        let mated = Some(self.base.turn()).filter(|_| end == Some(EndKind::Checkmate));
        if self.mated.is_some() && (self.mated != mated || !self.scoreboard.any_lasermate()) {
            return Err("after a mate both kings are rooks: write R and r for them, and billi=1");
        }
        if !self.scoreboard.any_lasermate() && end.is_some() {
            self.mated = mated;
            self.begin_billi(None, &mut ());
        }
        Ok(())
    }
}

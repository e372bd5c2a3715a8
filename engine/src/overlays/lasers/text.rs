//! Positions and moves as text: the base's, and the words that lasers add (notation.md, Positions).

use super::super::base::as_the_base_writes;
use super::base::UnderBeams;
use super::rules::{LaserRules, Mode};
use super::state::{Lasers, SEATS};
use super::words::LaserFields;
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
        let words = LaserFields::read::<B>(words, rules, bare, &cell_named)?;
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
        // Whose king nobody has taken has given up.
        let taken = |seat: &Seat| state.scoreboard.captor(*seat).is_some();
        state.gave_up = Self::seats().filter(|seat| state.base.has_fallen(*seat) && !taken(seat)).collect();
        state.judge_set_up().map_err(PositionError::Unplayable)?;
        state.in_heel = state.beams_in_heels();
        Ok(state)
    }

    as_the_base_writes!();

    fn write_position(&self) -> String {
        self.base.write_position() + &LaserFields::of(self).write::<B>(&|cell| self.cell_name(cell))
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

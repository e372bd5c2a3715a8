//! The text of Black holes: positions, exact moves, players' writing (notation.md).

mod position;
mod san;
mod typed;

use super::hole_move::{HoleMove, Route};
use super::position::BlackHoles;
use super::rules::HoleRules;
use crate::board::{Cell, Mesh};
use crate::moves::MoveList;
use crate::notation::fen::{Fields, Kings, unknown_word};
use crate::notation::{LeftOut, MoveTextError, Notation, PositionError};
use crate::seat::Seat;

/// Where a hole comes from that is dropped: no cell of the board. Its name is `@`.
const SUPPLY: Cell = Cell(u8::MAX);

impl Notation for BlackHoles {
    type Rules = HoleRules;

    fn start(rules: HoleRules) -> Self {
        Self::array(rules)
    }

    fn read_position(rules: HoleRules, text: &str) -> Result<Self, PositionError> {
        let fields = Fields::split(text)?;
        match fields.words().first() {
            Some(word) => Err(unknown_word(word, "a position of Black holes ends after its six fields")),
            None => position::read(rules, &fields, Kings::One),
        }
    }

    fn left_out(&self, text: &str) -> Vec<LeftOut> {
        position::left_out(self.rules, text)
    }

    fn write_position(&self) -> String {
        position::write(self)
    }

    fn read_move(&self, seat: Seat, text: &str) -> Result<HoleMove, MoveTextError> {
        typed::read(self, seat, text)
    }

    fn write_move(&self, mv: HoleMove) -> String {
        match mv {
            HoleMove::Drop(at) => format!("@{}", self.cell_name(at)),
            HoleMove::Go { from, to, route, promotion } => {
                let mut text = self.cell_name(from);
                if let Some(Route { black, white }) = route {
                    text += &self.cell_name(black);
                    text += &self.cell_name(white);
                }
                text += &self.cell_name(to);
                text.extend(promotion.map(|kind| HoleMove::letter(kind).to_ascii_lowercase()));
                text
            }
        }
    }

    fn san(&self, seat: Seat, mv: HoleMove) -> String {
        san::write(self, seat, mv)
    }

    fn cell_name(&self, cell: Cell) -> String {
        if cell == SUPPLY { "@" } else { Mesh::five().shown(cell) }.to_owned()
    }

    /// A drop begins in the supply, which is named `@`.
    fn ends(&self, mv: HoleMove) -> (Cell, Cell) {
        match mv {
            HoleMove::Drop(at) => (SUPPLY, at),
            HoleMove::Go { from, to, .. } => (from, to),
        }
    }

    /// `@` and a cell; or origin, black hole, white hole, target, promotion; or origin, target, promotion.
    fn choices(&self, mv: HoleMove) -> Vec<String> {
        let (from, to) = self.ends(mv);
        let mut choices = vec![self.cell_name(from)];
        if let HoleMove::Go { route, promotion, .. } = mv {
            if let Some(Route { black, white }) = route {
                choices.extend([black, white].map(|hole| self.cell_name(hole)));
            }
            choices.push(self.cell_name(to));
            choices.extend(promotion.map(|kind| HoleMove::letter(kind).to_ascii_lowercase().to_string()));
        } else {
            choices.push(self.cell_name(to));
        }
        choices
    }

    fn through(&self, mv: HoleMove) -> Option<(Cell, Cell)> {
        match mv {
            HoleMove::Go { route: Some(Route { black, white }), .. } => Some((black, white)),
            HoleMove::Go { .. } | HoleMove::Drop(_) => None,
        }
    }

    /// The move itself where it is a normal one, then every route between the same ends that does the same.
    fn each_route(&self, seat: Seat, mv: HoleMove, out: &mut MoveList<HoleMove>) {
        let HoleMove::Go { from, to, route, .. } = mv else { return out.push(mv) };
        if route.is_none() {
            out.push(mv);
            if !self.is_travelled_too(seat, from, to) {
                return;
            }
        }
        self.each_route_between(from.0, to.0, &mut |route| {
            let other = mv.by(Some(route));
            if self.judge_move(seat, other).is_ok() {
                out.push(other);
            }
            false
        });
    }
}

impl BlackHoles {
    /// Reads the six fields of a position, with kings or without (billichess.md 2.5.5, under lasers).
    pub fn read_fields(rules: HoleRules, fields: &Fields<'_>, kings: Kings) -> Result<Self, PositionError> {
        position::read(rules, fields, kings)
    }
}

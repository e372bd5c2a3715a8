//! Cells, moves and positions as notation.md writes them.

use super::board::At;
use super::game::Plain;
use super::moves::Move;
use crate::oracle::kit;

const SIDES: [char; 3] = ['w', 'r', 'b'];

/// 3.1.2.
fn name((s, f, r): At) -> String {
    let column = ["abcdefgh", "lkjidcba", "hgfeijkl"][usize::from(s)].as_bytes()[f as usize] as char;
    let row = [1 + r, 8 - r, 12 - r][usize::from(s)];
    format!("{column}{row}")
}

fn letters(seats: impl Iterator<Item = usize>) -> String {
    seats.map(|side| SIDES[side]).collect()
}

/// The exact text of a move.
#[must_use]
pub fn move_text((from, to, promotion): Move) -> String {
    let mut text = name(from) + &name(to);
    text.extend(promotion.map(|letter| letter.to_ascii_lowercase()));
    text
}

impl Plain {
    /// The legal moves by exact text, in order, each with what it is.
    #[must_use]
    pub fn texts(&self) -> std::collections::BTreeMap<String, Move> {
        self.legal().into_iter().map(|mv| (move_text(mv), mv)).collect()
    }

    /// The exact text of the position.
    #[must_use]
    pub fn text(&self) -> String {
        let rank = |s: u8, r: i8| {
            let piece =
                |f| self.pieces.get(&(s, f, r)).map(|(letter, side)| format!("{}{letter}", SIDES[*side]));
            kit::rank((0..8).map(piece))
        };
        let section = |side| (0..4).map(|r| rank(self.territory(side), r)).collect::<Vec<_>>().join("/");
        let board = (0..3).map(section).collect::<Vec<_>>().join("|");
        let living = letters((0..3).filter(|side| self.living[*side]));
        let mut rooks = self.rooks.clone();
        rooks.sort_unstable();
        let rights = self.rights.iter().map(|right| {
            let mut who = right.who.clone();
            who.sort_unstable();
            let pawn = (right.cell.0, right.cell.1, 3);
            format!("{}:{}:{}", name(right.cell), name(pawn), letters(who.into_iter()))
        });
        let mut text = format!(
            "{board} {} {living} {} {} {} {}",
            SIDES[self.turn],
            kit::or_dash(rooks.into_iter().map(name).collect::<Vec<_>>().join(",")),
            kit::or_dash(rights.collect::<Vec<_>>().join(",")),
            self.quiet,
            self.round
        );
        let heirs = (0..3).filter(|side| !self.living[*side]);
        let heirs = heirs.filter_map(|side| Some(format!("{}:{}", SIDES[side], SIDES[self.owner[side]?])));
        let heirs = heirs.collect::<Vec<_>>().join(",");
        if !heirs.is_empty() {
            text += &format!(" heirs={heirs}");
        }
        text
    }
}

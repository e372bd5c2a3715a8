//! Cells, moves and positions as notation.md writes them.

use super::board::At;
use super::game::Plain;
use super::moves::Move;

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

fn list(items: Vec<String>) -> String {
    if items.is_empty() { "-".to_owned() } else { items.join(",") }
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
            let (mut text, mut empty) = (String::new(), 0);
            for f in 0..8 {
                if let Some((letter, side)) = self.pieces.get(&(s, f, r)) {
                    if empty > 0 {
                        text += &std::mem::take(&mut empty).to_string();
                    }
                    text.extend([SIDES[*side], *letter]);
                } else {
                    empty += 1;
                }
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            text
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
            list(rooks.into_iter().map(name).collect()),
            list(rights.collect()),
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

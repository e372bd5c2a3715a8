//! Exercises: questions about a position that are answered by a set of cells or sides.

use std::collections::BTreeSet;
use std::fmt;

use super::puzzle_error::PuzzleError;
use crate::any::AnyGame;
use crate::effect::Effect;
use crate::piece::Kind;
use crate::seat::Seat;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Where the piece on a cell can end if it enters a hole by one cell and leaves by another (black_holes.md 1.3).
    Through(String),
    /// Which of the solver's pawns nobody can capture in one move.
    Safe,
    Checked,
}

/// The answer if the set is empty.
pub const NONE: &str = "none";

impl Question {
    /// Reads its text: `through a1`.
    pub fn read(text: &str) -> Result<Self, PuzzleError> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("through", cell) if !cell.is_empty() => Ok(Self::Through(cell.to_owned())),
            ("safe", "") => Ok(Self::Safe),
            ("checked", "") => Ok(Self::Checked),
            _ => Err(PuzzleError::Unreadable(text.to_owned())),
        }
    }

    /// The answer, sorted: names of cells or sides, or [`NONE`].
    #[must_use]
    pub fn answer(&self, game: &AnyGame, solver: Seat) -> Vec<String> {
        let found: BTreeSet<String> = match self {
            Self::Through(cell) => {
                let ways = game.legal_routes(solver).into_iter();
                ways.filter(|way| way.from == *cell && way.through.is_some()).map(|way| way.to).collect()
            }
            Self::Safe => safe_pawns(game, solver),
            Self::Checked => {
                game.view().check.into_iter().map(|seat| game.side(seat).name().to_owned()).collect()
            }
        };
        if found.is_empty() { vec![NONE.to_owned()] } else { found.into_iter().collect() }
    }

    /// A typed answer in its exact form; `None` if it names no cells or sides.
    #[must_use]
    pub fn typed(&self, game: &AnyGame, text: &str) -> Option<Vec<String>> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let mut named = BTreeSet::new();
        for word in words.map(str::to_lowercase) {
            match word.as_str() {
                "and" => {}
                "none" | "neither" | "nobody" | "no" | "nowhere" => _ = named.insert(NONE.to_owned()),
                "both" | "all" if *self == Self::Checked => {
                    named.extend(game.sides().iter().map(|side| side.name().to_owned()));
                }
                side if *self == Self::Checked => {
                    named.insert(game.side(game.seat_named(side)?).name().to_owned());
                }
                cell => {
                    let mesh = game.view().mesh;
                    named.insert(mesh.name(mesh.cell_named(cell)?).to_owned());
                }
            }
        }
        let says_none = named.contains(NONE) && named.len() > 1;
        (!named.is_empty() && !says_none).then(|| named.into_iter().collect())
    }
}

/// The pawns of a seat that no move of the others captures.
fn safe_pawns(game: &AnyGame, seat: Seat) -> BTreeSet<String> {
    let view = game.view();
    let pawns = view.pieces.iter().filter(|piece| piece.kind == Kind::Pawn && piece.seat == seat);
    let mut safe = BTreeSet::new();
    for pawn in pawns {
        safe.insert(view.mesh.name(pawn.cell).to_owned());
    }
    for (other, _) in game.to_act().iter().filter(|(other, _)| *other != seat) {
        for way in game.legal_routes(other) {
            let Ok(played) = game.clone().try_text(other, &way.exact, 0) else { continue };
            for effect in &played.effects {
                if let Effect::Taken { at, .. } = effect {
                    safe.remove(&game.cell_name(*at));
                }
            }
        }
    }
    safe
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Through(cell) => write!(f, "through {cell}"),
            Self::Safe => f.write_str("safe"),
            Self::Checked => f.write_str("checked"),
        }
    }
}

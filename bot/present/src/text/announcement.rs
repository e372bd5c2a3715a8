//! An action that is told, as its game sees it: what the sentences of all games and those of one game alone are made from.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::piece::Piece;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::View;

use super::wording::a_kind;

/// An action with the game after it.
#[derive(Debug)]
pub struct Announcement<'a> {
    pub game: &'a AnyGame,
    /// What may be seen then.
    pub view: View,
    pub played: &'a Played,
}

impl Announcement<'_> {
    pub fn title(&self, seat: Seat) -> &'static str {
        self.game.side(seat).title()
    }

    pub fn is_on(&self, kind: &dyn Fn(&Effect) -> bool) -> bool {
        self.played.effects.iter().any(kind)
    }
}

/// What a move of `seat` captured, as it follows the move: `, capturing a rook`. `ends` is whether the move ended on a cell: what
/// was captured elsewhere was so en passant.
pub fn captures(game: &AnyGame, effects: &[Effect], seat: Seat, ends: impl Fn(Cell) -> bool) -> String {
    let told = effects.iter().filter_map(|effect| match *effect {
        Effect::Taken { piece, at } if ends(at) && piece.seat == seat => {
            Some(format!(", capturing its own {}", piece.kind.name()))
        }
        Effect::Taken { piece, at } if ends(at) => Some(format!(", capturing {}", victim(game, piece))),
        Effect::Taken { piece, .. } => Some(format!(", capturing {} en passant", victim(game, piece))),
        _ => None,
    });
    told.collect()
}

/// The same with what its pawn became: `, capturing a rook and promoting to a queen`.
pub fn deed(game: &AnyGame, effects: &[Effect], seat: Seat, ends: impl Fn(Cell) -> bool) -> String {
    let captured = captures(game, effects, seat, &ends);
    let became = effects.iter().find_map(|effect| match *effect {
        Effect::Promoted { at, to } if ends(at) => Some(format!("promoting to {}", a_kind(to))),
        _ => None,
    });
    match (captured.is_empty(), became) {
        (_, None) => captured,
        (true, Some(became)) => format!(", {became}"),
        (false, Some(became)) => format!("{captured} and {became}"),
    }
}

/// A piece that is taken: among more than two it is said whose.
fn victim(game: &AnyGame, piece: Piece) -> String {
    match game.sides().len() {
        2 => a_kind(piece.kind),
        _ => format!("{}'s {}", game.side(piece.seat).title(), piece.kind.name()),
    }
}

//! An action that is told, as its game sees it: what the sentences of all games and those of one game alone are made from.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::piece::Piece;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::View;

use super::names::{piece as kind, side};
use crate::say::announcement::{
    capturing, capturing_and_promoting, capturing_en_passant, capturing_of, capturing_of_en_passant,
    capturing_own, promoting,
};

/// An action with the game after it.
#[derive(Debug)]
pub struct Announcement<'a> {
    pub game: &'a AnyGame,
    /// What may be seen then.
    pub view: View,
    pub played: &'a Played,
}

impl Announcement<'_> {
    /// The side of a seat, in a sentence.
    pub fn title(&self, seat: Seat) -> &'static str {
        side(self.game.side(seat))
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
            Some(capturing_own(kind(piece.kind)))
        }
        Effect::Taken { piece, at } => Some(captured(game, piece, ends(at))),
        _ => None,
    });
    told.collect()
}

/// A piece that is taken, on the cell where the move ended or en passant: among more than two it is said whose.
fn captured(game: &AnyGame, piece: Piece, there: bool) -> String {
    let (owner, kind) = (side(game.side(piece.seat)), kind(piece.kind));
    match (game.sides().len(), there) {
        (2, true) => capturing(kind),
        (2, false) => capturing_en_passant(kind),
        (_, true) => capturing_of(owner, kind),
        (_, false) => capturing_of_en_passant(owner, kind),
    }
}

/// The same with what its pawn became: `, capturing a rook and promoting to a queen`.
pub fn deed(game: &AnyGame, effects: &[Effect], seat: Seat, ends: impl Fn(Cell) -> bool) -> String {
    let captured = captures(game, effects, seat, &ends);
    let became = effects.iter().find_map(|effect| match *effect {
        Effect::Promoted { at, to } if ends(at) => Some(kind(to)),
        _ => None,
    });
    match became {
        None => captured,
        Some(became) if captured.is_empty() => promoting(became),
        Some(became) => capturing_and_promoting(captured, became),
    }
}

//! The engine's sides and kinds as the renderer has them.

use lasermate_engine::piece;
use lasermate_engine::seat::{self, Seat};
use lasermate_render::scene::{Kind, Side};

use crate::snapshot::PositionSnapshot;

pub fn side(showing: &PositionSnapshot, seat: Seat) -> Side {
    drawn(showing.side(seat))
}

pub const fn drawn(side: seat::Side) -> Side {
    match side {
        seat::Side::Blue => Side::Blue,
        seat::Side::Red => Side::Red,
        seat::Side::White => Side::White,
        seat::Side::Black => Side::Black,
    }
}

/// The drawing of a kind.
pub const fn kind(kind: piece::Kind) -> Kind {
    match kind {
        piece::Kind::Pawn => Kind::Pawn,
        piece::Kind::Knight => Kind::Knight,
        piece::Kind::Bishop => Kind::Bishop,
        piece::Kind::Rook => Kind::Rook,
        piece::Kind::Queen => Kind::Queen,
        piece::Kind::King => Kind::King,
        piece::Kind::Hole => Kind::Hole,
        piece::Kind::Man => Kind::Man,
        piece::Kind::Crowned => Kind::Crowned,
    }
}

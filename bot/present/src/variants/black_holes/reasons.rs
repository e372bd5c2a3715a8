//! Why a move of Black holes is refused.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::variants::black_holes::HoleReason;

use crate::say::reasons as say;
use crate::text::names::piece;

pub(crate) fn hole_reason(game: &AnyGame, reason: HoleReason) -> String {
    let name = |cell: Cell| game.cell_name(cell);
    match reason {
        HoleReason::NoHole(cell) => say::no_hole(name(cell)),
        HoleReason::NotYourHole(cell) => say::not_your_hole(name(cell)),
        HoleReason::CannotEnter { kind, from, black } => {
            say::cannot_enter(piece(kind), name(from), name(black))
        }
        HoleReason::EntryBlocked { kind, at } => say::entry_blocked(piece(kind), name(at)),
        HoleReason::WrongExit { kind, black, white, exits, .. } => {
            // The engine lists them as `to a4, b4`, or says `nowhere`.
            match exits.to_string().strip_prefix("to ") {
                Some(squares) => say::wrong_exit(piece(kind), name(black), name(white), squares),
                None => say::no_exit(piece(kind), name(black), name(white)),
            }
        }
        HoleReason::ExitBlocked { kind, at } => say::exit_blocked(piece(kind), name(at)),
        HoleReason::OwnExit => say::OWN_EXIT.to_owned(),
        HoleReason::OwnKing => say::OWN_KING.to_owned(),
        HoleReason::StraightTakesNothing { black } => say::straight_takes_nothing(name(black)),
        HoleReason::AslantMustTake { black } => say::diagonal_must_take(name(black)),
        HoleReason::NoEffect => say::NO_EFFECT.to_owned(),
        HoleReason::HolesAreNotTaken => say::HOLES_ARE_NOT_TAKEN.to_owned(),
        HoleReason::HoleTakesNothing => say::HOLE_TAKES_NOTHING.to_owned(),
        HoleReason::DropElsewhere => say::DROP_ELSEWHERE.to_owned(),
        HoleReason::DropOccupied { kind, at } => say::drop_occupied(piece(kind), name(at)),
        HoleReason::NeedsPromotion => say::HOLE_NEEDS_PROMOTION.to_owned(),
    }
}

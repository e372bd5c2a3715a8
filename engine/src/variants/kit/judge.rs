//! Why an action is not legal, as far as games tell it alike.

use crate::action::Action;
use crate::piece::Kind;
use crate::refusal::Reason;
use crate::seat::Seat;

/// Whether a seat may do this in a game of two in turns that is `over` or not: what a move may be is the game's, and the turn
/// is passed only where there is none. Draw offers and claims are the table's and unknown to the position.
pub(in crate::variants) fn judge_in_turn<M: Copy>(
    (turn, over): (Seat, bool),
    seat: Seat,
    action: Action<M>,
    judge_move: impl FnOnce(M) -> Result<(), Reason>,
    has_move: impl FnOnce() -> bool,
) -> Result<(), Reason> {
    if over {
        return Err(Reason::GameOver);
    }
    match action {
        Action::Resign if seat == Seat::Third => Err(Reason::NotInThisGame),
        Action::Resign => Ok(()),
        Action::Move(_) | Action::Pass if seat != turn => Err(Reason::NotYourTurn { to_act: Some(turn) }),
        Action::Move(mv) => judge_move(mv),
        Action::Pass if has_move() => Err(Reason::MayNotPass),
        Action::Pass => Ok(()),
        _ => Err(Reason::NotInThisGame),
    }
}

/// A way on which no such piece goes.
pub(in crate::variants) const fn wrong_way(kind: Kind) -> Reason {
    if matches!(kind, Kind::Pawn) { Reason::WrongPawnStep } else { Reason::WrongMovement(kind) }
}

/// Whether a move says what becomes of its piece where that is a pawn on the `last` row, and only there.
pub(in crate::variants) fn judge_promotion(
    last: bool,
    promotion: Option<Kind>,
    promotions: &[Kind],
) -> Result<(), Reason> {
    match promotion {
        None if last => Err(Reason::NeedsPromotion),
        Some(kind) if last && !promotions.contains(&kind) => Err(Reason::NeedsPromotion),
        Some(_) if !last => Err(Reason::NoPromotion),
        _ => Ok(()),
    }
}

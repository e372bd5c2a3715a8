//! Why a move of draughts is refused.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::variants::draughts::DraughtsReason;

use crate::say::reasons as say;

pub(crate) fn draughts_reason(game: &AnyGame, reason: DraughtsReason) -> String {
    let name = |cell: Cell| game.cell_name(cell);
    match reason {
        DraughtsReason::NoStep => say::NO_STEP.to_owned(),
        DraughtsReason::ManGoesForward => say::MAN_GOES_FORWARD.to_owned(),
        DraughtsReason::Occupied(cell) => say::occupied(name(cell)),
        DraughtsReason::NothingToJump(cell) => say::nothing_to_jump(name(cell)),
        DraughtsReason::JumpsOwn(cell) => say::jumps_own(name(cell)),
        DraughtsReason::JumpedAlready(cell) => say::jumped_already(name(cell)),
        DraughtsReason::MustCapture(cell) => say::must_capture(name(cell)),
        DraughtsReason::GoesOn(cell) => say::goes_on(name(cell)),
        DraughtsReason::CrownedThere(cell) => say::crowned_there(name(cell)),
    }
}

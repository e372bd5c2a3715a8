//! Why a move of Crazy chess is refused.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::variants::crazy::CrazyReason;

use crate::say::reasons as say;
use crate::text::names::piece;

pub(crate) fn crazy_reason(game: &AnyGame, reason: CrazyReason) -> String {
    let name = |cell: Cell| game.cell_name(cell);
    match reason {
        CrazyReason::NoSuchLevel { cell, level } => say::no_such_level(level.to_string(), name(cell)),
        CrazyReason::Buried => say::BURIED.to_owned(),
        CrazyReason::TwoSteps => say::TWO_STEPS.to_owned(),
        CrazyReason::StepAfterCastling { long, rook } => {
            let castling = if long { "O-O-O" } else { "O-O" };
            say::step_after_castling(format!("{castling}-{}^", name(rook)))
        }
        CrazyReason::OneStep => say::ONE_STEP.to_owned(),
        CrazyReason::NoRook(cell) => say::no_rook(name(cell)),
        CrazyReason::JumpInstead(cell) => say::jump_instead(name(cell)),
        CrazyReason::NoAllRound => say::NO_ALL_ROUND.to_owned(),
        CrazyReason::NoVictim => say::NO_VICTIM.to_owned(),
        CrazyReason::EndBlocked => say::END_BLOCKED.to_owned(),
        CrazyReason::FirstRow => say::FIRST_ROW.to_owned(),
        CrazyReason::NoDoubleStep => say::NO_DOUBLE_STEP.to_owned(),
        CrazyReason::PawnStep => say::PAWN_STEP.to_owned(),
        CrazyReason::NobodyToMeet => say::NOBODY_TO_MEET.to_owned(),
        CrazyReason::OwnPawn => say::OWN_PAWN.to_owned(),
        CrazyReason::BrokenChain => say::BROKEN_CHAIN.to_owned(),
        CrazyReason::NotAPawn => say::NOT_A_PAWN.to_owned(),
        CrazyReason::Suicide => say::SUICIDE.to_owned(),
        CrazyReason::RisesInto(cell) => say::rises_into(name(cell)),
        CrazyReason::CheckFrom { kind, cell } => say::check_from(piece(kind), name(cell)),
        CrazyReason::NeedsPromotions { count } => say::needs_promotions(count),
        CrazyReason::ChooseFirst => say::CHOOSE_FIRST.to_owned(),
        CrazyReason::NothingToChoose => say::NOTHING_TO_CHOOSE.to_owned(),
    }
}

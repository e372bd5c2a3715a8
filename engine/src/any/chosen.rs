//! What a table chose, as the rules of its games read it.

use crate::overlay::denial::DenialRules;
use crate::overlay::lasers::{Frame, LaserRules, LetsBilli, LifelineDuration, Mirror, Mode};
use crate::preset::Setup;
use crate::rules::black_holes::{HoleRules, PawnExit};

/// What a table of Black holes chose.
pub(super) fn hole_rules(setup: &Setup) -> HoleRules {
    HoleRules {
        en_passant: setup.is_on("ep"),
        castling: setup.is_on("castling"),
        null_relativistic: setup.get("null_relativistic") == "allowed",
        pawn_exit: if setup.get("pawn_exit") == "free" { PawnExit::Free } else { PawnExit::Strict },
        pawn_double_entry: setup.is_on("pawn_double_entry"),
    }
}

/// What a table chose for denial; `None` where there is none.
pub(super) fn denial_rules(setup: &Setup) -> Option<DenialRules> {
    let soft = match setup.get("denial") {
        "hard" => false,
        "soft" => true,
        _ => return None,
    };
    Some(DenialRules {
        soft,
        promo_same_move: setup.is_on("promo_same_move"),
        only_move_deniable: setup.is_on("only_move_deniable"),
        draw_after_third: setup.is_on("draw_after_third_denial"),
    })
}

/// What a table chose for its lasers; `None` where it has none.
pub(super) fn laser_rules(setup: &Setup) -> Option<LaserRules> {
    if !setup.is_on("lasers") {
        return None;
    }
    Some(LaserRules {
        frame: if setup.get("board") == "8x8" { Frame::Eight } else { Frame::Twelve },
        mirror: if setup.get("mirror") == "rows" { Mirror::Rows } else { Mirror::Columns },
        mode: if setup.get("mode") == "b" { Mode::B } else { Mode::A },
        own_move_only: setup.is_on("own_move_only"),
        lets_billi: match setup.get("lets_billi") {
            "unilateral" => LetsBilli::Unilateral,
            "unilateral_not_in_check" => LetsBilli::UnilateralNotInCheck,
            _ => LetsBilli::Mutual,
        },
        joker: setup.is_on("joker"),
        lifeline_duration: match setup.get("lifeline_duration") {
            "one_ply" => LifelineDuration::OnePly,
            _ => LifelineDuration::Contact,
        },
    })
}

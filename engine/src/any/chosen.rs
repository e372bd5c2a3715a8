//! What a table chose, as the rules of its games read it.

use crate::overlay::denial::DenialRules;
use crate::overlay::lasers::{Frame, LaserRules, LetsBilli, LifelineDuration, Mirror, Mode};
use crate::overlay::realtime::{EnPassant, Initial, RealtimeRules};
use crate::preset::{Setup, Tempo};
use crate::rules::black_holes::{HoleRules, PawnExit};
use crate::rules::crazy::{CrazyRules, ForcedPromotion, StepReactions, Suicide};

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

/// What a table of Crazy chess chose.
pub(super) fn crazy_rules(setup: &Setup) -> CrazyRules {
    CrazyRules {
        step_reactions: match setup.get("king_step_reactions") {
            "immediate_but_king_exempt" => StepReactions::Immediate,
            _ => StepReactions::Deferred,
        },
        suicide: match setup.get("suicide") {
            "any" => Suicide::Any,
            "never" => Suicide::Never,
            _ => Suicide::AllRoundOnly,
        },
        top_only: setup.get("jump_off") == "top_only",
        forced_promotion: match setup.get("forced_promotion") {
            "ask" => ForcedPromotion::Ask,
            _ => ForcedPromotion::Queen,
        },
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
        base: (),
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

/// What a table chose for its clock; `None` where there are turns.
pub(super) fn realtime_rules(setup: &Setup) -> Option<RealtimeRules> {
    if setup.preset().tempo != Tempo::Realtime {
        return None;
    }
    let usual = RealtimeRules::USUAL;
    let number = |name: &str, usual: u64| setup.get(name).parse().unwrap_or(usual);
    Some(RealtimeRules {
        tu: number("tu", usual.tu),
        initial: match setup.get("initial") {
            "random_rounded" => Initial::RandomRounded,
            "full" => Initial::Full,
            "zero" => Initial::Zero,
            _ => Initial::RandomFractional,
        },
        black_extra_tu: setup.is_on("black_extra_tu"),
        seed: number("seed", usual.seed),
        king_only: setup.get("in_check") == "king_only",
        stalemate: setup.get("stalemate") != "ignore",
        tie_window: setup.get("tie_window") != "0",
        retarget: setup.is_on("retarget"),
        castle_rook_ready: setup.is_on("castle_rook_ready"),
        promoted_cools_as_new: setup.get("promo_cooldown") == "new_piece",
        ep: match setup.get("ep") {
            "until_pawn_ready" => EnPassant::UntilPawnReady,
            "off" => EnPassant::Off,
            _ => EnPassant::NextMove,
        },
        draw_tu: number("draw_tu", usual.draw_tu),
        premove: setup.is_on("premove"),
    })
}

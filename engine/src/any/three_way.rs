//! What a table of three-way chess chose.

use crate::preset::Setup;
use crate::rules::three_way::{
    Centre, KnightSteps, Passing, Placing, ResignHeir, StalemateRule, ThreeWayRules,
};

/// The rules of a table.
pub(super) fn rules(setup: &Setup) -> ThreeWayRules {
    ThreeWayRules {
        centre: if setup.get("centre") == "straight" { Centre::Straight } else { Centre::Branch },
        knight: if setup.get("knight") == "two_then_one" {
            KnightSteps::TwoThenOne
        } else {
            KnightSteps::Union
        },
        passing: match setup.get("ep") {
            "next_player_only" => Passing::NextPlayerOnly,
            "off" => Passing::Off,
            _ => Passing::Both,
        },
        castle_through_check: setup.is_on("castle_through_check"),
        inherit: setup.is_on("inherit"),
        resign_heir: if setup.get("resign_heir") == "next" { ResignHeir::Next } else { ResignHeir::None },
        stalemate: if setup.get("stalemate") == "no_move_only" {
            StalemateRule::NoMoveOnly
        } else {
            StalemateRule::Conventional
        },
        placing: if setup.get("turn") == "mirror" { Placing::Mirror } else { Placing::Clockwise },
    }
}

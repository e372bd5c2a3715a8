//! What an action would do, in the few words that fit beside a choice.

use lasermate_engine::outcome::{EndKind, Points};
use lasermate_engine::overlays::lasers::Carom;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Side;
use lasermate_engine::view::{BeamEnd, View};

use super::carom::terms;
use super::end_reason;
use super::names::{piece, side as title};
use crate::say::effect_labels as say;

pub use crate::say::effect_labels::{BECOMES_JOKER, CHECK, OWN_KING};

/// It scores a lasermate: the mover's own.
pub fn lasermate(points: Points, carom: Option<Carom>) -> String {
    let points = points.to_string();
    match carom {
        Some(carom) => say::lasermate_sum(points, terms(carom)),
        None => say::lasermate(points),
    }
}

/// It scores a lasermate for the other side.
pub fn lasermate_for(side: Side, points: Points, carom: Option<Carom>) -> String {
    let points = points.to_string();
    match carom {
        Some(carom) => say::lasermate_for_sum(title(side), points, terms(carom)),
        None => say::lasermate_for(title(side), points),
    }
}

/// It ends the game otherwise.
pub fn ends(kind: EndKind) -> String {
    say::ends(end_reason(kind))
}

/// It captures a piece; among more than two it is said whose.
pub fn takes(whose: Option<Side>, kind: Kind) -> String {
    match whose {
        Some(side) => say::takes_of(title(side), piece(kind)),
        None => say::takes(piece(kind)),
    }
}

/// It gives check to one of two others.
pub fn check_to(side: Side) -> String {
    say::check_to(title(side))
}

/// It puts a side out of the game.
pub fn out(side: Side) -> String {
    say::out(title(side))
}

/// It captures a piece of its own side, as some moves may (rule 1.3).
pub fn takes_own(kind: Kind) -> String {
    say::takes_own(piece(kind))
}

pub fn becomes(kind: Kind) -> String {
    say::becomes(piece(kind))
}

/// It lets a beam hit a Joker that has lifelines left.
pub fn joker_chooses(owner: Side) -> String {
    say::joker_chooses(title(owner))
}

/// It deflects a beam, which ends elsewhere then; `None` for a lasermate, which is said already.
pub fn beam(view: &View, owner: Side, end: BeamEnd) -> Option<String> {
    let owner = title(owner);
    Some(match end {
        BeamEnd::Stop(cell) => say::beam_stops(owner, view.mesh.name(cell)),
        BeamEnd::Corner { lasermate: true, .. } => return None,
        BeamEnd::Corner { cell, .. } => say::beam_in_corner(owner, view.mesh.name(cell)),
        BeamEnd::Loop => say::beam_loops(owner),
    })
}

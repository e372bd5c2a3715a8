//! What an action would do, in the few words that fit beside a choice.

use lasermate_engine::outcome::{EndKind, Points};
use lasermate_engine::overlays::lasers::Carom;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Side;
use lasermate_engine::view::{BeamEnd, View};

use super::carom::terms;
use super::end_reason;
use super::wording::a_kind;

pub const CHECK: &str = "check";
/// The piece becomes the Joker.
pub const BECOMES_JOKER: &str = "becomes the Joker";

/// It scores a lasermate: the mover's own.
pub fn lasermate(points: Points, carom: Option<Carom>) -> String {
    format!("LASERMATE +{points}{}", how(carom))
}

/// How the points add up, where the way counts.
fn how(carom: Option<Carom>) -> String {
    carom.map_or_else(String::new, |carom| format!(" ({})", terms(carom)))
}

/// It scores a lasermate for the other side.
pub fn lasermate_for(side: Side, points: Points, carom: Option<Carom>) -> String {
    format!("LASERMATE for {} +{points}{}", side.title(), how(carom))
}

/// It ends the game otherwise.
pub fn ends(kind: EndKind) -> String {
    format!("ends the game: {}", end_reason(kind))
}

/// It captures a piece; among more than two it is said whose.
pub fn takes(whose: Option<Side>, kind: Kind) -> String {
    match whose {
        Some(side) => format!("captures {}'s {}", side.title(), kind.name()),
        None => format!("captures {}", a_kind(kind)),
    }
}

/// It leaves the mover's own king where it could be captured, as it may among three.
pub const OWN_KING: &str = "your king could be captured there";

/// It gives check to one of two others.
pub fn check_to(side: Side) -> String {
    format!("check to {}", side.title())
}

/// It puts a side out of the game.
pub fn out(side: Side) -> String {
    format!("{} is out", side.title())
}

/// It captures a piece of its own side, as some moves may (rule 1.3).
pub fn takes_own(kind: Kind) -> String {
    format!("captures its own {}", kind.name())
}

pub fn becomes(kind: Kind) -> String {
    format!("becomes {}", a_kind(kind))
}

/// It lets a beam hit a Joker that has lifelines left.
pub fn joker_chooses(owner: Side) -> String {
    format!("{}'s Joker must choose", owner.title())
}

/// It deflects a beam, which ends elsewhere then; `None` for a lasermate, which is said already.
pub fn beam(view: &View, owner: Side, end: BeamEnd) -> Option<String> {
    let place = match end {
        BeamEnd::Stop(cell) => format!("stops on {}", view.mesh.name(cell)),
        BeamEnd::Corner { lasermate: true, .. } => return None,
        BeamEnd::Corner { cell, .. } => format!("ends in the corner at {}", view.mesh.name(cell)),
        BeamEnd::Loop => "loops".to_owned(),
    };
    Some(format!("{}'s beam {place}", owner.title()))
}

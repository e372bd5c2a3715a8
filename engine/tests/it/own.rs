//! What one game or one overlay alone does or refuses is told from what another does, and speaks its own words.

use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::overlays::denial::{DenialEffect, DenialReason};
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::three_way::ThreeWayEffect;

const DENIED: DenialEffect = DenialEffect::Denied { seat: Seat::First, from: Cell(1), to: Cell(2) };

#[test]
fn effects_are_equal_where_type_and_value_are() {
    assert_eq!(Effect::from(DENIED), Effect::Denial(DENIED));
    assert_ne!(Effect::from(DENIED), DenialEffect::Allowed { seat: Seat::First }.into());
    let inherited = ThreeWayEffect::Inherited { from: Seat::First, heir: Seat::Second };
    assert_ne!(Effect::from(DENIED), inherited.into());
}

#[test]
fn a_reason_says_its_own_words() {
    let reason = Reason::from(DenialReason::NothingToDeny);
    assert_eq!(reason, Reason::Denial(DenialReason::NothingToDeny));
    assert_eq!(reason.to_string(), DenialReason::NothingToDeny.to_string());
    assert_ne!(reason, DenialReason::MoveDenied.into());
}

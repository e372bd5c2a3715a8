//! What one game or one overlay alone does or refuses: handed on by all, read only by its own type.

use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::overlays::denial::{DenialEffect, DenialReason};
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::three_way::ThreeWayEffect;

const DENIED: DenialEffect = DenialEffect::Denied { seat: Seat::First, from: Cell(1), to: Cell(2) };

#[test]
fn an_effect_is_read_only_as_what_it_is() {
    let effect = Effect::from(DENIED);
    assert_eq!(effect.own(), Some(DENIED));
    assert_eq!(effect.own::<ThreeWayEffect>(), None);
    assert_eq!(Effect::Passed { seat: Seat::First }.own::<DenialEffect>(), None);
}

#[test]
fn effects_are_equal_where_type_and_value_are() {
    assert_eq!(Effect::from(DENIED), Effect::from(DENIED).clone());
    assert_ne!(Effect::from(DENIED), DenialEffect::Allowed { seat: Seat::First }.into());
    let inherited = ThreeWayEffect::Inherited { from: Seat::First, heir: Seat::Second };
    assert_ne!(Effect::from(DENIED), inherited.into());
}

#[test]
fn a_reason_says_its_own_words() {
    let reason = Reason::from(DenialReason::NothingToDeny);
    assert_eq!(reason.own(), Some(DenialReason::NothingToDeny));
    assert_eq!(reason.to_string(), DenialReason::NothingToDeny.to_string());
    assert_ne!(reason, DenialReason::MoveDenied.into());
}

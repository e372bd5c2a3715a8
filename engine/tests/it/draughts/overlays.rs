//! Draughts under beams and denial: switched off it is the base, and what does not combine is refused (draughts.md 5.2).

use crate::play::table;
use lasermate_engine::variants::Preset;

#[test]
fn lasers_and_denial_change_no_leaf() {
    let base = table("draughts", "").perft(4);
    assert_eq!(base, 1469);
    for setup in
        ["laser-draughts", "draughts denial=hard", "laser-draughts denial=soft", "laser-draughts lasers=off"]
    {
        assert_eq!(table(setup, "").perft(4), base, "{setup}");
    }
}

#[test]
fn rule_5_2_1_the_presets() {
    assert!(table("draughts", "").view().beams.is_empty());
    let view = table("laser-draughts", "").view();
    assert_eq!((view.beams.len(), view.mesh.shape()), (2, "12x8"));
    let preset = Preset::named("laser-draughts").expect("a preset");
    let word = |name: &str| preset.choices.word(name).into_owned();
    assert_eq!(["lasers", "board", "mirror", "denial"].map(word), ["on", "12x8", "columns", "off"]);
}

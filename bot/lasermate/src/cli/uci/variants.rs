//! Which games chess programs can play: the table of `UCI_Variant` names.

use lasermate_engine::variants::Preset;

/// The games that two play in turns, under the names of the list; orthodox chess first, as programs expect.
pub(super) fn all() -> impl Iterator<Item = &'static Preset> {
    let suits = |preset: &&'static Preset| preset.has_turns() && preset.sides().len() == 2;
    let chess = |preset: &&'static Preset| preset.name == "chess";
    let presets = Preset::all().iter().filter(suits);
    let (first, others): (Vec<_>, Vec<_>) = presets.partition(chess);
    first.into_iter().chain(others)
}

/// The game of a name.
pub(super) fn named(name: &str) -> Option<&'static Preset> {
    all().find(|preset| preset.name.eq_ignore_ascii_case(name))
}

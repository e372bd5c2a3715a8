//! Which games channels play: those that the chat can talk about, show and time. The command line knows the others too.

use lasermate_engine::preset::{Base, OptionSpec, Preset, Setup, Tempo};

/// The games that may be played in a channel, in the order in which they are offered.
pub fn offered() -> impl Iterator<Item = &'static Preset> + Clone {
    Preset::all().iter().filter(|preset| is_offered(&Setup::new(preset)))
}

/// Whether a table may be played in a channel: orthodox and three-way chess and Black holes in turns, with beams,
/// with denial, or without. Realtime has its rules in the engine, and not yet its talk in the chat.
#[must_use]
pub fn is_offered(setup: &Setup) -> bool {
    let preset = setup.preset();
    matches!(preset.base, Base::Chess | Base::BlackHoles | Base::ThreeWay) && preset.tempo == Tempo::Turns
}

/// Whether an option may be chosen in a channel.
#[must_use]
pub const fn is_option_offered(_option: &OptionSpec) -> bool {
    true
}

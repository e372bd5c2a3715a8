//! Which games channels play: those that the chat can talk about, show and time. The command line knows the others too.

use lasermate_engine::preset::{Base, OptionSpec, Preset, Setup};

/// The games that may be played in a channel, in the order in which they are offered.
pub fn offered() -> impl Iterator<Item = &'static Preset> + Clone {
    Preset::all().iter().filter(|preset| is_offered(&Setup::new(preset)))
}

/// Whether a table may be played in a channel: orthodox chess, in turns and without, three-way chess and Black holes, with
/// beams, with denial, or without.
#[must_use]
pub fn is_offered(setup: &Setup) -> bool {
    matches!(setup.preset().base, Base::Chess | Base::BlackHoles | Base::ThreeWay)
}

/// Whether an option may be chosen in a channel.
#[must_use]
pub fn is_option_offered(option: &OptionSpec) -> bool {
    // The lots of realtime are drawn when the game begins, and are nobody's to choose.
    option.name != "seed"
}

//! Which games channels play: every preset, with the options that players may choose.

use lasermate_engine::variants::{OptionSpec, Preset};

/// The games that may be played in a channel, in the order in which they are offered.
pub fn offered() -> impl Iterator<Item = &'static Preset> + Clone {
    Preset::all().iter()
}

/// Whether an option may be chosen in a channel.
pub fn is_option_offered(option: &OptionSpec) -> bool {
    !option.is_drawn
}

//! Which games channels play: those that the chat can talk about, show and time. The command line knows the others too.

use lasermate_engine::preset::{Base, OptionSpec, Preset, Setup, Tempo};

/// The games that may be played in a channel, in the order in which they are offered.
pub fn offered() -> impl Iterator<Item = &'static Preset> + Clone {
    Preset::all().iter().filter(|preset| is_offered(&Setup::new(preset)))
}

/// Whether a table may be played in a channel: orthodox and three-way chess in turns, with beams or without. Denial,
/// realtime and holes have their rules in the engine, and not yet their talk in the chat.
#[must_use]
pub fn is_offered(setup: &Setup) -> bool {
    let preset = setup.preset();
    matches!(preset.base, Base::Chess | Base::ThreeWay)
        && preset.tempo == Tempo::Turns
        && matches!(setup.get("denial"), "" | "off")
}

/// Whether an option may be chosen in a channel.
#[must_use]
pub fn is_option_offered(option: &OptionSpec) -> bool {
    let of_denial = option.needs.is_some_and(|(needs, _)| needs == "denial");
    option.name != "denial" && !of_denial
}

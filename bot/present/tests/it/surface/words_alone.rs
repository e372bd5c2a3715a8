//! A network that has little, for tests of what the planner makes of that.

use lasermate_domain::port::{Capabilities, MessageLimits, PrivateDelivery};

/// A network with words alone: private messages go to a direct room.
pub const WORDS_ALONE: Capabilities = Capabilities {
    private: PrivateDelivery::DirectRoom,
    quiet: true,
    buttons: false,
    menus: false,
    forms: false,
    form_menus: false,
    completion: false,
    threads: false,
    edit: false,
    pictures: false,
    alt_text: false,
    mentions: true,
    frames: false,
    limits: MessageLimits { text: Some(4_000), listed: 9 },
};

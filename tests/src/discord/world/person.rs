//! People.

use serde_json::{Value, json};

use super::channel::permission;

#[derive(Clone, Debug)]
pub struct Person {
    pub id: u64,
    pub name: String,
    /// What is shown of them.
    pub shown: String,
    /// Whether they may manage servers.
    pub manages: bool,
    /// Their language, as `en-US`.
    pub locale: String,
    /// Whether they have installed the bot for themselves and bring it along.
    pub brings: bool,
}

impl Person {
    /// What they may do in a channel.
    pub const fn may(&self) -> u64 {
        if self.manages {
            permission::ANYBODY | permission::MANAGE_SERVER | permission::MANAGE_CHANNELS
        } else {
            permission::ANYBODY
        }
    }

    /// The user as Discord gives it.
    pub fn json(&self) -> Value {
        user(self.id, &self.name, Some(&self.shown), false)
    }
}

/// A user as Discord gives it.
pub fn user(id: u64, name: &str, shown: Option<&str>, bot: bool) -> Value {
    let mut user = json!({
        "id": id.to_string(), "username": name, "avatar": null, "discriminator": "0", "public_flags": 0,
        "flags": 0, "global_name": shown, "primary_guild": null, "banner": null, "accent_color": null,
        "avatar_decoration_data": null, "collectibles": null,
    });
    if bot {
        user["bot"] = true.into();
    }
    user
}

pub fn bot() -> Value {
    user(super::APPLICATION, "lasermate", None, true)
}

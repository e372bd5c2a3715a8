//! What an interaction says of how the bot has come to its channel: by itself, or brought along by people.

use serde_json::Value;

use crate::id::BotPresence;

/// How the bot is in a channel, and what kind of channel that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChannelPresence {
    /// How the bot is there.
    pub presence: BotPresence,
    /// Whether it is a post of a forum.
    pub in_forum: bool,
}

/// What an interaction says of how the bot has come to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// How the bot is there, by that.
    pub presence: BotPresence,
    /// Whether that is how things are now: a button says how they were when its message was written.
    pub is_now: bool,
}

/// Discord's number for conversations that the bot has no part in.
const OTHER_DM: u64 = 2;
/// Discord's number for the direct conversation with the bot.
const BOT_DM: u64 = 1;
/// Discord's key for whoever has installed the bot in a server.
const GUILD_INSTALL: &str = "0";
/// Discord's numbers for commands and for what is typed into one; buttons, menus and forms have others.
const COMMANDS: [u64; 2] = [2, 4];

impl Origin {
    /// Reads it from an interaction. One that says nothing comes from where the bot is.
    pub fn of(interaction: &Value) -> Self {
        let context = interaction["context"].as_u64();
        let owners = interaction["authorizing_integration_owners"].as_object();
        let by_people =
            owners.is_some_and(|owners| !owners.is_empty() && !owners.contains_key(GUILD_INSTALL));
        let presence = match context {
            Some(OTHER_DM) => BotPresence::Guest,
            Some(BOT_DM) => BotPresence::Member,
            _ if by_people => BotPresence::Guest,
            _ => BotPresence::Member,
        };
        let is_command = interaction["type"].as_u64().is_some_and(|kind| COMMANDS.contains(&kind));
        let is_now = is_command || matches!(context, Some(OTHER_DM | BOT_DM));
        Self { presence, is_now }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn who_has_installed_the_bot_says_how_it_is_there() {
        let guest = BotPresence::Guest;
        let member = BotPresence::Member;
        let press = 3;
        for (kind, context, owners, presence, is_now) in [
            (2, json!(0), json!({"0": "5"}), member, true),
            (2, json!(0), json!({"0": "5", "1": "7"}), member, true),
            (2, json!(0), json!({"1": "7"}), guest, true),
            (press, json!(0), json!({"1": "7"}), guest, false),
            (5, json!(0), json!({"1": "7"}), guest, false),
            (2, json!(1), json!({"0": 0}), member, true),
            (2, json!(1), json!({"1": "7"}), member, true),
            (press, json!(2), json!({"1": "7"}), guest, true),
            (2, json!(2), json!({}), guest, true),
            // What Discord does not say, or says in a way of its own, is no reason to be silent.
            (2, json!(null), json!(null), member, true),
            (2, json!(3), json!({}), member, true),
            (2, json!("0"), json!([1]), member, true),
            (2, json!(0), json!({"9": "1"}), guest, true),
        ] {
            let told = json!({"type": kind, "context": context, "authorizing_integration_owners": owners});
            assert_eq!(Origin::of(&told), Origin { presence, is_now }, "{told}");
        }
    }
}

//! Where channels are, and whether the bot is there itself or only brought along by people.

use std::sync::{Arc, PoisonError};

use serde_json::Value;
use serenity::model::id::{ApplicationId, ChannelId, GuildId};

use crate::Discord;
use crate::account::invite_link;
use crate::id;
use crate::id::BotPresence;
use lasermate_service::store::DiscordPlace;

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

impl Discord {
    /// How the bot is in the channel of an interaction, which is remembered.
    pub(crate) async fn how_in(
        self: &Arc<Self>,
        channel: ChannelId,
        guild: Option<GuildId>,
        origin: Origin,
    ) -> BotPresence {
        let known = self.place_of(channel).await;
        let guest = match known {
            Some(known) if !origin.is_now => known.guest,
            _ => origin.presence == BotPresence::Guest,
        };
        let place = DiscordPlace { guild: guild.map(GuildId::get), guest };
        // A direct conversation with the bot needs no note.
        let is_noted = guild.is_some() || guest || known.is_some();
        if is_noted && known != Some(place) {
            self.note_place(channel, place).await;
        }
        if guest { BotPresence::Guest } else { BotPresence::Member }
    }

    /// Whether the bot is only brought along in a channel.
    pub(crate) async fn is_guest(self: &Arc<Self>, channel: ChannelId) -> bool {
        self.place_of(channel).await.is_some_and(|place| place.guest)
    }

    /// The server of a channel; `None` for a direct conversation.
    pub(crate) async fn guild_of(self: &Arc<Self>, channel: ChannelId) -> Option<GuildId> {
        self.place_of(channel).await?.guild.map(GuildId::new)
    }

    /// Notes which server a channel is in where the bot is itself.
    pub(crate) async fn remember_guild(self: &Arc<Self>, channel: ChannelId, guild: GuildId) {
        self.note_place(channel, DiscordPlace { guild: Some(guild.get()), guest: false }).await;
    }

    /// The bot is in a server: what its channels are owed goes there by itself from now on.
    pub(crate) async fn joined(self: &Arc<Self>, guild: GuildId) {
        for channel in self.set_guest(guild, false).await {
            self.service.may_write(&id::room(channel), true);
        }
    }

    /// The bot is not in a server any more; people may still bring it along there.
    pub(crate) async fn parted(self: &Arc<Self>, guild: GuildId) {
        self.set_guest(guild, true).await;
    }

    /// Notes which application the token belongs to.
    pub(crate) fn note_application(&self, application: ApplicationId) {
        self.api.set_application(application);
        self.links
            .note_install([invite_link::install_link(application), invite_link::people_link(application)]);
    }

    async fn set_guest(self: &Arc<Self>, guild: GuildId, guest: bool) -> Vec<ChannelId> {
        let changed = self.store(move |store| store.discord_set_guest(guild.get(), guest)).await;
        let changed = changed.unwrap_or_default().into_iter().map(|channel| ChannelId::new(channel.max(1)));
        let changed: Vec<_> = changed.collect();
        for channel in &changed {
            self.keep_place(*channel, Some(DiscordPlace { guild: Some(guild.get()), guest }));
        }
        changed
    }

    async fn note_place(self: &Arc<Self>, channel: ChannelId, place: DiscordPlace) {
        self.keep_place(channel, Some(place));
        self.store(move |store| store.discord_note_room(channel.get(), place)).await;
    }

    async fn place_of(self: &Arc<Self>, channel: ChannelId) -> Option<DiscordPlace> {
        if let Some(known) = self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(&channel) {
            return known;
        }
        let found = self.store(move |store| store.discord_place_of(channel.get())).await?;
        self.keep_place(channel, found);
        found
    }

    /// What is known of a channel from now on, without asking the store.
    pub(crate) fn keep_place(&self, channel: ChannelId, place: Option<DiscordPlace>) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).put(channel, place);
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

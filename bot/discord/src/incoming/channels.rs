//! Where channels are, and whether the bot is there itself or only brought along by people.

use std::sync::{Mutex, PoisonError};

use serenity::model::id::{ChannelId, GuildId, MessageId};

use crate::id;
use crate::id::BotPresence;
use crate::incoming::install_context::Origin;
use crate::limits;
use lasermate_domain::lru::RecentMap;
use lasermate_service::async_service::AsyncService;
use lasermate_service::clock;
use lasermate_service::store::DiscordPlace;

/// The places of channels; nothing is noted of direct conversations with the bot.
#[derive(Debug)]
pub struct Channels {
    service: AsyncService,
    places: Mutex<RecentMap<ChannelId, Option<DiscordPlace>>>,
}

impl Channels {
    pub fn new(service: AsyncService) -> Self {
        Self { service, places: Mutex::new(RecentMap::new(limits::ROOMS)) }
    }

    /// How the bot is in the channel of an interaction, which is remembered.
    pub async fn how_in(&self, channel: ChannelId, guild: Option<GuildId>, origin: Origin) -> BotPresence {
        let known = self.place_of(channel).await;
        let guest = match known {
            Some(known) if !origin.is_now => known.guest,
            _ => origin.presence == BotPresence::Guest,
        };
        let place = DiscordPlace { guild: guild.map(GuildId::get), guest };
        // A direct conversation with the bot needs no note.
        let is_noted = guild.is_some() || guest || known.is_some();
        if is_noted && known != Some(place) {
            self.note(channel, place).await;
        }
        if guest { BotPresence::Guest } else { BotPresence::Member }
    }

    /// Whether the bot is only brought along in a channel.
    pub async fn is_guest(&self, channel: ChannelId) -> bool {
        self.place_of(channel).await.is_some_and(|place| place.guest)
    }

    /// The server of a channel; `None` for a direct conversation.
    pub async fn guild_of(&self, channel: ChannelId) -> Option<GuildId> {
        self.place_of(channel).await?.guild.map(GuildId::new)
    }

    /// Where a message can be read.
    pub async fn link(&self, channel: ChannelId, message: MessageId) -> String {
        format!("{}/{message}", self.place_link(channel).await)
    }

    /// Where a channel or thread is.
    pub async fn place_link(&self, channel: ChannelId) -> String {
        let guild = self.guild_of(channel).await.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
        format!("https://discord.com/channels/{guild}/{channel}")
    }

    /// Notes which server a channel is in where the bot is itself.
    pub async fn remember_guild(&self, channel: ChannelId, guild: GuildId) {
        self.note(channel, DiscordPlace { guild: Some(guild.get()), guest: false }).await;
    }

    /// The bot is in a server: what its channels are owed goes there by itself from now on.
    pub async fn joined(&self, guild: GuildId) {
        for channel in self.set_guest(guild, false).await {
            self.service.may_write(&id::room(channel), true);
        }
    }

    /// The bot is not in a server any more; people may still bring it along there.
    pub async fn parted(&self, guild: GuildId) {
        self.set_guest(guild, true).await;
    }

    /// A channel or thread has been deleted.
    pub async fn gone(&self, channel: ChannelId) {
        self.keep(channel, None);
        self.service.run(move |service| service.room_gone(&id::room(channel), clock::now())).await;
        self.service.query(move |store| store.discord_forget_room(channel.get())).await;
    }

    async fn set_guest(&self, guild: GuildId, guest: bool) -> Vec<ChannelId> {
        let changed = self.service.query(move |store| store.discord_set_guest(guild.get(), guest)).await;
        let changed = changed.unwrap_or_default().into_iter().map(|channel| ChannelId::new(channel.max(1)));
        let changed: Vec<_> = changed.collect();
        for channel in &changed {
            self.keep(*channel, Some(DiscordPlace { guild: Some(guild.get()), guest }));
        }
        changed
    }

    async fn note(&self, channel: ChannelId, place: DiscordPlace) {
        self.keep(channel, Some(place));
        self.service.query(move |store| store.discord_note_room(channel.get(), place)).await;
    }

    async fn place_of(&self, channel: ChannelId) -> Option<DiscordPlace> {
        if let Some(known) = self.places.lock().unwrap_or_else(PoisonError::into_inner).get(&channel) {
            return known;
        }
        let found = self.service.query(move |store| store.discord_place_of(channel.get())).await?;
        self.keep(channel, found);
        found
    }

    /// What is known of a channel from now on, without asking the store.
    fn keep(&self, channel: ChannelId, place: Option<DiscordPlace>) {
        self.places.lock().unwrap_or_else(PoisonError::into_inner).put(channel, place);
    }
}

//! The gateway: shards that receive interactions, resume after a drop, and end in good order.

use std::num::NonZeroU32;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::all::{
    ClientBuilder, Context, Event, EventHandler, GatewayIntents, Guild, GuildChannel, Interaction, Message,
    PartialGuildChannel, RawEventHandler, Ready, ResumedEvent, ShardStageUpdateEvent, UnavailableGuild,
};
use serenity::async_trait;
use serenity::gateway::{ConnectionStage, GatewayError};
use serenity::http::{LightMethod, RatelimitInfo, Route};
use serenity::model::gateway::BotGateway;
use serenity::model::id::GuildId;
use thiserror::Error;
use tokio::sync::watch;
use tracing::{error, info, warn};

use super::api::ApiError;
use super::connect::{self, Connection};
use super::{ConnectError, Discord, id};
use lasermate_core::clock;
use lasermate_core::metrics;

/// The first pause before another try to connect.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_mins(5);

/// How much of the name of an unknown event is told.
const KIND_CHARS: usize = 40;

/// Which shards this process runs: `first-last/total`, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    first: u32,
    last: u32,
    total: NonZeroU32,
}

/// A range of shards that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("write shards as FIRST-LAST/TOTAL, counted from 0, for example 0-3/16")]
pub struct NoShards;

impl FromStr for Shards {
    type Err = NoShards;

    fn from_str(text: &str) -> Result<Self, NoShards> {
        let (range, total) = text.split_once('/').ok_or(NoShards)?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| NoShards);
        let shards = Self {
            first: number(first)?,
            last: number(last)?,
            total: NonZeroU32::new(number(total)?).ok_or(NoShards)?,
        };
        if shards.first <= shards.last && shards.last < shards.total.get() {
            Ok(shards)
        } else {
            Err(NoShards)
        }
    }
}

/// Why the connection has ended for good, and what to do about it.
#[derive(Debug, Error)]
pub enum Ended {
    /// The token is wrong.
    #[error(
        "Discord rejects the token. Copy it again from the Bot page of your application in Discord's developer portal (\"Reset Token\") and set DISCORD_TOKEN to it"
    )]
    Token,
    /// An intent is refused.
    #[error(
        "Discord refuses the gateway intents (GUILDS alone is asked for, which needs no approval): check in the developer portal that the application is neither disabled nor limited"
    )]
    Intents,
    /// The settings cannot be used.
    #[error(transparent)]
    Settings(#[from] ConnectError),
}

impl Discord {
    /// Keeps the connection to the gateway until `stop` becomes true; what is being answered then is finished first.
    ///
    /// # Errors
    /// Discord refuses for good.
    pub async fn run(
        self: Arc<Self>,
        connection: Connection,
        shards: Option<Shards>,
        mut stop: watch::Receiver<bool>,
    ) -> Result<(), Ended> {
        self.tidy().await;
        let mut pause = FIRST_PAUSE;
        while !*stop.borrow() {
            match self.connect(&connection, shards, &mut stop).await {
                Ok(()) => break,
                Err(Trouble::Ended(ended)) => return Err(ended),
                Err(Trouble::Passing(reason)) => {
                    warn!(reason, ?pause, "connection to Discord failed; retrying");
                    tokio::select! {
                        () = tokio::time::sleep(pause) => pause = (pause * 2).min(LONGEST_PAUSE),
                        _ = stop.changed() => {}
                    }
                }
            }
        }
        self.finished().await;
        Ok(())
    }

    async fn connect(
        self: &Arc<Self>,
        connection: &Connection,
        shards: Option<Shards>,
        stop: &mut watch::Receiver<bool>,
    ) -> Result<(), Trouble> {
        let gateway: BotGateway =
            self.api.call(LightMethod::Get, Route::GatewayBot, None::<&()>, None).await?;
        if gateway.session_start_limit.remaining == 0 {
            let wait = Duration::from_millis(gateway.session_start_limit.reset_after);
            return Err(Trouble::Passing(format!("no connection is left for today; the next in {wait:?}")));
        }
        let events =
            Events { discord: Arc::clone(self), stop: stop.clone(), registering: AtomicBool::new(false) };
        let http = connect::http(connection, self.api.client());
        let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
            .event_handler(events)
            .raw_event_handler(Unread)
            .await;
        let mut client = client.map_err(|error| Trouble::Passing(error.to_string()))?;
        // Serenity would take an address of its own where it could not ask for Discord's.
        *client.ws_url.lock().await = gateway.url;
        let manager = Arc::clone(&client.shard_manager);
        let total = gateway.shards.max(1);
        let (first, last, total) =
            shards.map_or((0, total - 1, total), |own| (own.first, own.last, own.total.get()));
        info!(first, last, total, "connecting to Discord");
        let running = client.start_shard_range(first..last, total);
        tokio::select! {
            ended = running => match ended {
                Ok(()) => Ok(()),
                Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => Err(Ended::Token.into()),
                Err(serenity::Error::Gateway(
                    GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents,
                )) => Err(Ended::Intents.into()),
                Err(error) => Err(Trouble::Passing(error.to_string())),
            },
            () = told(stop) => {
                manager.shutdown_all().await;
                Ok(())
            }
        }
    }
}

impl Discord {
    /// Tells the service of servers that the bot was removed from while it was not connected: those this shard would
    /// have been told of, and was not.
    async fn note_absence(self: &Arc<Self>, ready: &Ready) {
        let (shard, total) = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
        let known = self.store(|store| store.discord_guilds()).await.unwrap_or_default();
        for guild in known {
            let ours = guild_shard(guild, total) == shard;
            if ours && !ready.guilds.iter().any(|there| there.id.get() == guild) {
                let server = id::guild_server(GuildId::new(guild));
                self.tell_service(move |service| service.left(&server, clock::now())).await;
            }
        }
    }
}

/// The shard that is told what happens in a server.
fn guild_shard(guild: u64, total: u32) -> u32 {
    u32::try_from((guild >> 22) % u64::from(total.max(1))).unwrap_or(0)
}

/// Waits until the program is to end.
async fn told(stop: &mut watch::Receiver<bool>) {
    // That nobody can tell us any more is a reason to stop.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Why a connection has ended.
enum Trouble {
    Ended(Ended),
    Passing(String),
}

impl From<Ended> for Trouble {
    fn from(ended: Ended) -> Self {
        Self::Ended(ended)
    }
}

impl From<ApiError> for Trouble {
    fn from(error: ApiError) -> Self {
        match error {
            ApiError::Refused { status: 401, .. } => Self::Ended(Ended::Token),
            error => Self::Passing(error.to_string()),
        }
    }
}

/// What the gateway tells us.
struct Events {
    discord: Arc<Discord>,
    stop: watch::Receiver<bool>,
    /// Whether registering the commands has begun.
    registering: AtomicBool,
}

#[async_trait]
impl EventHandler for Events {
    async fn ready(&self, context: Context, ready: Ready) {
        info!(shard = context.shard_id.0, guilds = ready.guilds.len(), "connected to Discord");
        let application = ready.application.id;
        self.discord.api.set_application(application);
        self.discord.note_absence(&ready).await;
        if !self.registering.swap(true, Ordering::Relaxed) {
            tokio::spawn(Arc::clone(&self.discord).register(application, self.stop.clone()));
        }
    }

    async fn resume(&self, context: Context, _: ResumedEvent) {
        info!(shard = context.shard_id.0, "connection to Discord resumed");
    }

    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        info!(shard = event.shard_id.0, from = %event.old, to = %event.new, "connection to Discord changed");
        if event.old == ConnectionStage::Connected {
            metrics::gateway_dropped();
        }
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        self.discord.take_in(interaction).await;
    }

    /// The bot is in a server: after every connection, and when it is let in (again).
    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let server = id::guild_server(guild.id);
        self.discord.tell_service(move |service| service.returned(&server, clock::now())).await;
    }

    /// The bot has been removed, or the server cannot be reached for a while, which is nobody's doing.
    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        if !guild.unavailable {
            info!(guild = %guild.id, "removed from a server");
            let server = id::guild_server(guild.id);
            let back = server.clone();
            self.discord.tell_service(move |service| service.left(&server, clock::now())).await;
            // Events are handled side by side: where the bot is there again, that may have been told of before. So it is
            // asked how things are now.
            let route = Route::Guild { guild_id: guild.id };
            let api = &self.discord.api;
            let there: Result<serde_json::Value, _> =
                api.call(LightMethod::Get, route, None::<&()>, None).await;
            if there.is_ok() {
                self.discord.tell_service(move |service| service.returned(&back, clock::now())).await;
            }
        }
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        self.discord.room_gone(channel.id).await;
    }

    async fn thread_delete(&self, _: Context, thread: PartialGuildChannel, _: Option<GuildChannel>) {
        self.discord.room_gone(thread.id).await;
    }

    async fn ratelimit(&self, limit: RatelimitInfo) {
        // Its path may hold a token.
        info!(wait = ?limit.timeout, global = limit.global, "rate limited by Discord");
    }
}

/// What of Discord's events cannot be read is told, by its kind and without its content: nobody would miss it otherwise.
struct Unread;

#[async_trait]
impl RawEventHandler for Unread {
    async fn raw_event(&self, _: Context, event: Event) {
        let Event::Unknown(unknown) = event else { return };
        metrics::unread_event(id::NAME);
        let kind: String =
            unknown.kind.chars().filter(|c| c.is_ascii_uppercase() || *c == '_').take(KIND_CHARS).collect();
        if kind == "INTERACTION_CREATE" {
            error!(
                "an interaction from Discord cannot be read, so nobody answers it; is there a newer version?"
            );
        } else {
            info!(kind, "an event from Discord is not known");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_belongs_to_the_shard_discord_says() {
        assert_eq!(guild_shard(197_038_439_483_310_086, 1), 0);
        assert_eq!(guild_shard((9 << 22) + 5, 4), 1);
    }

    #[test]
    fn a_range_of_shards_counts_from_0_and_stays_within_the_total() {
        let shards: Shards = "0-3/16".parse().unwrap();
        assert_eq!((shards.first, shards.last, shards.total.get()), (0, 3, 16));
        assert_eq!("5/8".parse(), Ok(Shards { first: 5, last: 5, total: NonZeroU32::new(8).unwrap() }));
        for wrong in ["", "0-3", "3-0/4", "0-4/4", "0/0", "a-b/c", "-1/4"] {
            assert_eq!(wrong.parse::<Shards>(), Err(NoShards), "{wrong}");
        }
    }
}

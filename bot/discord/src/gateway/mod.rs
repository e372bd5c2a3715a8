//! The gateway: rounds of shards that receive interactions, resume after a drop, and end in good order.
//!
//! A shard resumes and reconnects by itself. What that cannot mend ends the round: a shard that does not get connected, one
//! that must begin too many sessions, one whose session or number Discord refuses, or Discord's wish for more shards. Then
//! Discord is asked again how many shards it recommends and how many sessions are left, after a pause that grows.

pub mod endpoint;
mod event;
mod range;
mod starts;

use crate::outgoing::{send, thread};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::StreamExt as _;
use serenity::model::gateway::BotGateway;
use thiserror::Error;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};
use tracing::{error, info, warn};
use twilight_gateway::error::ReceiveMessageErrorType;
use twilight_gateway::{CloseFrame, ConfigBuilder, Intents, Message, Shard, ShardId, ShardState};
use twilight_model::gateway::payload::outgoing::UpdatePresence;
use twilight_model::gateway::presence::{ActivityType, MinimalActivity, Status};

use crate::account::connect::Connection;
use crate::api::ApiError;
use crate::api::route::ApiRoute;
use crate::{ConnectError, Discord, id};
use event::FrameMeaning;
use lasermate_present::say;
use lasermate_present::saying::in_english;
use lasermate_service::backoff::Backoff;
use lasermate_service::metrics;
use secrecy::ExposeSecret as _;
use starts::{SessionGate, Starts};

pub use range::Shards;

/// The first pause before another try to connect.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_mins(5);
/// The longest pause that Discord may ask for.
const LONGEST_ASKED: Duration = Duration::from_hours(24);
/// After so long a round was a good one, and the next pause is the first again.
const STEADY: Duration = Duration::from_mins(10);
/// How many connections in a row may come to nothing before Discord is asked how things are.
const FRUITLESS: u8 = 10;
/// How often the bot looks how many games are on, to show it beside its name.
const PRESENCE: Duration = Duration::from_mins(5);
/// How long a shard may take to end.
const ENDING: Duration = Duration::from_secs(5);

/// Discord's reasons to close a connection for good.
mod close {
    /// The session does not hold any more; a shard would resume it in vain.
    pub const NOT_AUTHENTICATED: u16 = 4003;
    pub const TOKEN: u16 = 4004;
    pub const WRONG_SHARD: u16 = 4010;
    pub const MORE_SHARDS: u16 = 4011;
    pub const WRONG_INTENTS: u16 = 4013;
    pub const REFUSED_INTENTS: u16 = 4014;
}

/// Why the connection has ended for good, and what to do about it.
#[derive(Debug, Error)]
pub enum GatewayEnd {
    #[error(
        "Discord rejects the token. Copy it again from the Bot page of your application in Discord's developer portal (\"Reset Token\") and set DISCORD_TOKEN to it"
    )]
    Token,
    #[error(
        "Discord refuses the gateway intents. The bot asks for GUILDS alone, which needs no approval. Check in the developer portal that the application is neither disabled nor limited"
    )]
    Intents,
    /// The settings cannot be used.
    #[error(transparent)]
    Settings(#[from] ConnectError),
}

/// Why a connection has ended.
enum Trouble {
    Ended(GatewayEnd),
    Passing { reason: String, after: Duration },
}

impl Trouble {
    fn passing(reason: impl Into<String>) -> Self {
        Self::Passing { reason: reason.into(), after: Duration::ZERO }
    }
}

impl From<ApiError> for Trouble {
    fn from(error: ApiError) -> Self {
        match error {
            ApiError::Refused { status: 401, .. } => Self::Ended(GatewayEnd::Token),
            // An address that Discord has blocked is told to stay away for an hour.
            error => Self::Passing {
                after: error.after().unwrap_or_default().min(LONGEST_ASKED),
                reason: error.to_string(),
            },
        }
    }
}

/// What the shards of a round share.
pub(super) struct ShardRound {
    /// The program is to end.
    stop: watch::Receiver<bool>,
    /// The round is to end.
    over: watch::Receiver<bool>,
    /// Whether registering the commands has begun.
    registering: Arc<AtomicBool>,
}

impl ShardRound {
    /// Whether it is time to register the commands: once, with the first connection.
    fn registers(&self) -> bool {
        !self.registering.swap(true, Ordering::Relaxed)
    }
}

/// Keeps the connection to the gateway until `stop` becomes true; what is being answered then is finished first.
///
/// # Errors
/// Discord refuses for good.
pub async fn run(
    discord: Arc<Discord>,
    connection: Connection,
    shards: Option<Shards>,
    mut stop: watch::Receiver<bool>,
) -> Result<(), GatewayEnd> {
    send::tidy(&discord).await;
    tokio::spawn(thread::keep_threads(Arc::clone(&discord), stop.clone()));
    let (starts, registering) = (Arc::new(Starts::default()), Arc::new(AtomicBool::new(false)));
    let mut backoff = Backoff::new(FIRST_PAUSE, LONGEST_PAUSE);
    metrics::connecting(id::NAME, 0..1);
    while !*stop.borrow() {
        let begun = Instant::now();
        let trouble = match round(&discord, &connection, shards, &starts, &registering, &mut stop).await {
            Ok(()) => break,
            Err(trouble) => trouble,
        };
        let (reason, after) = match trouble {
            Trouble::Ended(ended) => return Err(ended),
            Trouble::Passing { reason, after } => (reason, after),
        };
        if begun.elapsed() > STEADY {
            backoff.reset();
        }
        let wait = backoff.pause().max(after).max(starts.rest(Instant::now()));
        metrics::connecting(id::NAME, 0..1);
        warn!(reason, pause = ?wait, "connection to Discord failed; retrying");
        // That nobody can tell us any more is a reason to stop.
        let _ = timeout(wait, stop.wait_for(|stop| *stop)).await;
    }
    discord.under_way.finished().await;
    Ok(())
}

/// Runs shards as Discord recommends now, until one of them is in trouble or the program ends.
async fn round(
    discord: &Arc<Discord>,
    connection: &Connection,
    own: Option<Shards>,
    starts: &Arc<Starts>,
    registering: &Arc<AtomicBool>,
    stop: &mut watch::Receiver<bool>,
) -> Result<(), Trouble> {
    let gateway: BotGateway = discord.api.get(ApiRoute::GatewayBot).await?;
    let shards = own.unwrap_or_else(|| Shards::all(gateway.shards));
    if shards.total.get() < gateway.shards {
        warn!(
            recommended = gateway.shards,
            "Discord recommends more shards than --discord-shards says; it may refuse to connect the bot"
        );
    }
    let limit = gateway.session_start_limit;
    if limit.remaining < u64::from(shards.count()) {
        return Err(Trouble::passing("no connection is left for today"));
    }
    let after = starts.spread(&limit, shards.count());
    if !after.is_zero() {
        let reason = format!("{} connections are left for today", limit.remaining);
        return Err(Trouble::Passing { reason, after });
    }
    let url = gateway.url.trim_end_matches('/').to_owned();
    if !reqwest::Url::parse(&url).is_ok_and(|url| matches!(url.scheme(), "ws" | "wss")) {
        return Err(Trouble::passing("Discord gives no address of its gateway"));
    }
    let (gate, mut spent) = SessionGate::new(starts, &limit, shards.count());
    let (end, over) = watch::channel(false);
    let round = Arc::new(ShardRound { stop: stop.clone(), over, registering: Arc::clone(registering) });
    let config =
        ConfigBuilder::new(connection.token.expose_secret().to_owned(), Intents::GUILDS).proxy_url(url);
    let config = config.queue(gate).build();
    info!(first = shards.first, last = shards.last, total = shards.total, "connecting to Discord");
    metrics::connecting(id::NAME, shards.first..shards.last + 1);
    let mut running = JoinSet::new();
    for number in shards.first..=shards.last {
        let shard = Shard::with_config(ShardId::new(number, shards.total.get()), config.clone());
        running.spawn(attend(Arc::clone(discord), shard, Arc::clone(&round)));
    }
    let ended = tokio::select! {
        ended = running.join_next() => match ended {
            Some(Ok(trouble)) => Err(trouble),
            Some(Err(_)) | None => Err(Trouble::passing("a shard has ended")),
        },
        Ok(_) = spent.wait_for(|spent| *spent) => {
            Err(Trouble::passing("too many sessions of the gateway have begun lately"))
        }
        () = told(stop) => Ok(()),
    };
    end.send_replace(true);
    let closing = async { while running.join_next().await.is_some() {} };
    if timeout(ENDING, closing).await.is_err() {
        warn!("closing the connections to Discord timed out; they are cut");
    }
    ended
}

/// What the bot is shown to play, where that has changed: how many games are on.
async fn presence(discord: &Discord, shown: &mut Option<u64>) -> Option<UpdatePresence> {
    let counts = discord.service.query(|store| store.counts()).await?;
    if shown.replace(counts.live_games) == Some(counts.live_games) {
        return None;
    }
    let (kind, name) = (ActivityType::Playing, in_english(&say::discord::playing(counts.live_games)));
    let playing = MinimalActivity { kind, name, url: None };
    UpdatePresence::new([playing.into()], false, None, Status::Online).ok()
}

/// Keeps one shard connected until the round ends or it cannot be.
async fn attend(discord: Arc<Discord>, mut shard: Shard<SessionGate>, round: Arc<ShardRound>) -> Trouble {
    let number = shard.id().number();
    let mut over = round.over.clone();
    let mut fruitless = 0;
    let mut connected = false;
    let mut playing = None;
    let mut look = tokio::time::interval(PRESENCE);
    loop {
        let item = tokio::select! {
            item = shard.next() => item,
            _ = look.tick(), if connected => {
                if let Some(presence) = presence(&discord, &mut playing).await {
                    shard.command(&presence);
                }
                continue;
            }
            () = told(&mut over) => {
                leave(&mut shard).await;
                return Trouble::passing("the round has ended");
            }
        };
        match item {
            Some(Ok(Message::Text(text))) => match event::hear(&discord, number, &text, &round) {
                FrameMeaning::Hello => fruitless += 1,
                FrameMeaning::Connected => {
                    (fruitless, connected, playing) = (0, true, None);
                    metrics::connected(id::NAME, number, true);
                    look.reset_immediately();
                }
                FrameMeaning::Other => {}
            },
            Some(Ok(Message::Close(frame))) => {
                let code = frame.map(|frame| frame.code);
                info!(shard = number, ?code, "connection to Discord closed");
                if let Some(trouble) = final_trouble(code) {
                    return trouble;
                }
                if matches!(shard.state(), ShardState::FatallyClosed) {
                    return Trouble::passing(format!("Discord closes the connection ({code:?})"));
                }
            }
            // What could not be read may be in the error, so its kind alone is told.
            Some(Err(error)) => match error.kind() {
                ReceiveMessageErrorType::Reconnect => {
                    warn!(shard = number, "connecting to Discord failed; retrying")
                }
                _ => warn!(shard = number, "parsing a frame of the gateway failed; it is dropped"),
            },
            None => return Trouble::passing("a shard has ended"),
        }
        if connected && !matches!(shard.state(), ShardState::Active) {
            connected = false;
            metrics::connected(id::NAME, number, false);
            metrics::gateway_dropped();
        }
        let tries = match shard.state() {
            ShardState::Disconnected { reconnect_attempts } => reconnect_attempts,
            _ => 0,
        };
        if fruitless > FRUITLESS || tries > FRUITLESS {
            return Trouble::passing("a shard does not get connected");
        }
    }
}

/// What a reason to close means, where the shard cannot mend it.
fn final_trouble(code: Option<u16>) -> Option<Trouble> {
    match code? {
        close::TOKEN => Some(Trouble::Ended(GatewayEnd::Token)),
        close::WRONG_INTENTS | close::REFUSED_INTENTS => Some(Trouble::Ended(GatewayEnd::Intents)),
        close::MORE_SHARDS => {
            error!(
                "Discord wants more shards. Without --discord-shards the bot takes as many as it recommends; with it, raise the total"
            );
            Some(Trouble::passing("Discord wants more shards"))
        }
        close::NOT_AUTHENTICATED => {
            Some(Trouble::passing("Discord does not know the session of a shard any more"))
        }
        close::WRONG_SHARD => Some(Trouble::passing("Discord refuses the number of the shard")),
        _ => None,
    }
}

/// Says good-bye, so that Discord shows at once that the bot is gone.
async fn leave(shard: &mut Shard<SessionGate>) {
    shard.close(CloseFrame::NORMAL);
    let closing = async { while let Some(Ok(Message::Text(_))) = shard.next().await {} };
    // Whoever does not answer is left.
    let _ = timeout(ENDING / 2, closing).await;
}

/// Waits until something is to end.
async fn told(stop: &mut watch::Receiver<bool>) {
    // That nobody can tell us any more is a reason to stop.
    let _ = stop.wait_for(|stop| *stop).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// It was asked again after a second: a blocked address kept calling.
    #[test]
    fn a_block_of_an_hour_is_waited_out() {
        let refused = |after| ApiError::Refused {
            status: 429,
            code: 0,
            reason: String::new(),
            faults: Vec::new(),
            after,
        };
        let waits = |after| match Trouble::from(refused(after)) {
            Trouble::Passing { after, .. } => Some(after),
            Trouble::Ended(_) => None,
        };
        let hour = Duration::from_hours(1);
        assert_eq!(waits(Some(hour)), Some(hour));
        assert_eq!(waits(None), Some(Duration::ZERO));
        assert_eq!(waits(Some(hour * 1000)), Some(LONGEST_ASKED));
    }
}

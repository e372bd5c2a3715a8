//! Discord: slash commands, buttons, menus and forms in people's own channels, through serenity.
//!
//! Room ids are `discord:<channel or thread>`, persons `discord:<user>`, communities `discord:<server>`, and
//! `discord:dm-<channel>` for a direct conversation.

mod account;
mod api;
mod gateway;
mod id;
mod incoming;
mod outgoing;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serenity::model::id::{ChannelId, GuildId};
use tokio::sync::{Notify, Semaphore, watch};
use tokio::task::spawn_blocking;
use tracing::{error, trace};

use account::foreign_answers::ForeignAnswers;
use api::Api;
use id::BotPresence;
use incoming::attachment::Files;
use incoming::channel_activity::ChannelActivity;
use incoming::clock_skew::Skew;
use incoming::install_context::ChannelPresence;
use incoming::interaction::{Incoming, InteractionBody};
use lasermate_domain::lru::RecentMap;
use lasermate_domain::platform::{Delivery, Platform, SendError};
use lasermate_domain::port::{Capabilities, SentPost};
use lasermate_service::clock;
use lasermate_service::rate_limit::{Rate, RateLimiter};
use lasermate_service::service::Service;
use lasermate_service::store::{DiscordPlace, Store, StoreError};
use outgoing::carrier::Carriers;
use outgoing::emoji::Icons;
use outgoing::forum::Forums;
use outgoing::links::Links;
use outgoing::message_shape::Frames;

pub use account::connect::{ConnectError, Connection};
pub use account::{checkup, foreign_answers};
pub use gateway::endpoint::{Endpoint, NoKey, PublicKey};
pub use gateway::{GatewayEnd, Shards};

/// What Discord can show: everything. Long texts are cut once they are in Discord's own Markdown.
const CAPABILITIES: Capabilities = Capabilities { form_menus: true, frames: true, ..Capabilities::ALL };

/// How fast one person may ask: a player clicks slower, a script is slowed down a little.
const ASKING: Rate = Rate { burst: 120.0, steady: 40.0 };

/// The adapter: what its gateway connection and its dispatcher share.
#[derive(Debug)]
pub struct Discord {
    service: Arc<Service>,
    api: Api,
    /// The way to what people attach.
    files: Files,
    /// Where commands are registered: one server, or everywhere.
    guild: Option<GuildId>,
    /// What texts need to be Discord's: the ids of our commands, and how far our clock is from Discord's.
    links: Links,
    /// Where channels are; nothing is noted of direct conversations with the bot.
    rooms: Mutex<RecentMap<ChannelId, Option<DiscordPlace>>>,
    icons: Icons,
    /// Whether messages are framed, and how those sent last look.
    frames: Frames,
    forums: Forums,
    /// The interactions that somebody else has answered.
    foreign_answers: ForeignAnswers,
    /// The last remark of each channel: a message of a game without its board. An answer takes its place.
    remarks: Mutex<RecentMap<ChannelId, u64>>,
    /// The newest messages of channels, and who has just done something.
    activity: Mutex<ChannelActivity>,
    /// What each person may still ask for.
    asking: RateLimiter,
    /// The interactions that can carry boards.
    carriers: Carriers,
    /// The last post of the outbox that may have been sent by a program before this one.
    before: u64,
    /// Posts that may be there though their sending failed.
    unsure: Mutex<RecentMap<u64, ()>>,
    /// Told when a thread is to be renamed.
    threads: Notify,
    /// Places for rooms whose old buttons are being taken away.
    retiring: Arc<Semaphore>,
    /// Interactions that are being answered: they are finished before the program ends.
    under_way: watch::Sender<usize>,
}

impl Discord {
    /// Answers whatever comes from Discord.
    async fn take_in(self: &Arc<Self>, incoming: Incoming) {
        let _working = self.begin();
        let channel = incoming.channel;
        let presence = self.how_in(channel.id, incoming.guild, incoming.origin).await;
        let in_forum = presence == BotPresence::Member && self.is_in_forum(channel).await;
        let here = ChannelPresence { presence, in_forum };
        let now = tokio::time::Instant::now();
        self.skew().note(id::made_at(incoming.id.get()), clock::now());
        let busy = {
            let mut activity = self.activity();
            activity.note_person(incoming.user.id, now);
            if let Some(message) = channel.last_message {
                let age = clock::now() - self.skew().ours(id::made_at(message), clock::now());
                let age = Duration::from_millis(u64::try_from(age).unwrap_or(0));
                activity.note_told(channel.id, message, age, now);
            }
            activity.is_busy(channel.id, now)
        };
        match &incoming.what {
            InteractionBody::Command(data) => {
                let forum = self.named_forum(incoming.guild, data).await;
                self.answer(incoming.of_command(data, here).busy(busy).naming(forum)).await;
            }
            InteractionBody::Typing(data) => self.complete(&incoming, data, here).await,
            InteractionBody::Component { custom_id, values } => {
                self.answer(incoming.of_component(custom_id, values.as_deref(), here)).await;
            }
            InteractionBody::Form(form) => self.answer(incoming.of_form(form, here).busy(busy)).await,
            InteractionBody::Other => trace!("an interaction of another kind is passed over"),
        }
    }

    fn activity(&self) -> MutexGuard<'_, ChannelActivity> {
        self.activity.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far our clock is from Discord's.
    fn skew(&self) -> &Skew {
        &self.links.skew
    }

    /// Counts an interaction as under way.
    fn begin(self: &Arc<Self>) -> WorkGuard {
        self.under_way.send_modify(|count| *count += 1);
        WorkGuard(Arc::clone(self))
    }

    /// Waits until everything that has come in is answered.
    async fn finished(&self) {
        let mut under_way = self.under_way.subscribe();
        // The sender is our own, so it is there.
        let _ = under_way.wait_for(|count| *count == 0).await;
    }

    /// Tells the service something, away from the async threads.
    async fn tell_service(self: &Arc<Self>, tell: impl FnOnce(&Service) + Send + 'static) {
        let service = Arc::clone(&self.service);
        if let Err(failure) = spawn_blocking(move || tell(&service)).await {
            error!(%failure, "passing a Discord event to the service failed");
        }
    }

    /// A channel or thread has been deleted.
    async fn room_gone(self: &Arc<Self>, channel: ChannelId) {
        self.keep_place(channel, None);
        self.tell_service(move |service| service.room_gone(&id::room(channel), clock::now())).await;
        self.store(move |store| store.discord_forget_room(channel.get())).await;
    }

    /// Asks the store away from the async threads; `None`, and a line in the log, where it fails.
    async fn store<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Option<T> {
        let service = Arc::clone(&self.service);
        let done = spawn_blocking(move || work(service.store())).await;
        match done {
            Ok(Ok(value)) => Some(value),
            Ok(Err(error)) => {
                error!(%error, "a query of Discord's tables failed");
                None
            }
            Err(failure) => {
                error!(%failure, "a query of Discord's tables failed");
                None
            }
        }
    }
}

/// Counts an interaction as under way while it lives.
struct WorkGuard(Arc<Discord>);

impl Drop for WorkGuard {
    fn drop(&mut self) {
        self.0.under_way.send_modify(|count| *count -= 1);
    }
}

impl Platform for Discord {
    const NAME: &'static str = id::NAME;
    const EVERY_PICTURE: bool = false;

    fn capabilities(&self) -> Capabilities {
        Capabilities { frames: self.frames.on(), ..CAPABILITIES }
    }

    async fn send(self: &Arc<Self>, delivery: Delivery) -> Result<SentPost, SendError> {
        self.deliver(delivery).await
    }
}

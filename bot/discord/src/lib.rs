//! Discord: slash commands, buttons, menus and forms in people's own channels, through serenity.
//!
//! Room ids are `discord:<channel or thread>`, persons `discord:<user>`, communities `discord:<server>`, and
//! `discord:dm-<channel>` for a direct conversation.

mod account;
mod api;
mod gateway;
mod id;
mod incoming;
mod limits;
mod outgoing;

use std::sync::Arc;

use serenity::model::id::GuildId;
use tokio::sync::{Notify, Semaphore};

use account::foreign_answers::ForeignAnswers;
use api::Api;
use incoming::attachment::Files;
use incoming::channel_activity::Activity;
use incoming::channels::Channels;
use incoming::under_way::UnderWay;
use lasermate_domain::platform::{Delivery, Platform, SendError};
use lasermate_domain::port::{Capabilities, SentPost};
use lasermate_service::async_service::AsyncService;
use lasermate_service::rate_limit::{Rate, RateLimiter};
use outgoing::carrier::Carriers;
use outgoing::emoji::Icons;
use outgoing::forum::Forums;
use outgoing::links::Links;
use outgoing::message_shape::Frames;
use outgoing::unsure::UnsurePosts;

pub use account::connect::{ConnectError, Connection};
pub use account::{checkup, foreign_answers};
pub use gateway::endpoint::{Endpoint, NoKey, PublicKey, serve};
pub use gateway::{GatewayEnd, Shards, run};

/// What Discord can show: everything. Long texts are cut once they are in Discord's own Markdown.
const CAPABILITIES: Capabilities = Capabilities { form_menus: true, frames: true, ..Capabilities::ALL };

/// How fast one person may ask: a player clicks slower, a script is slowed down a little.
const ASKING: Rate = Rate { burst: 120.0, steady: 40.0 };

/// The adapter: what its gateway connection and its dispatcher share.
#[derive(Debug)]
pub struct Discord {
    service: AsyncService,
    api: Api,
    /// The way to what people attach.
    files: Files,
    /// Where commands are registered: one server, or everywhere.
    guild: Option<GuildId>,
    /// What texts need to be Discord's: the ids of our commands, and how far our clock is from Discord's.
    links: Links,
    channels: Channels,
    icons: Icons,
    /// Whether messages are framed, and how those sent last look.
    frames: Frames,
    forums: Forums,
    /// The interactions that somebody else has answered.
    foreign_answers: ForeignAnswers,
    /// The newest messages of channels, and who has just done something.
    activity: Activity,
    /// What each person may still ask for.
    asking: RateLimiter,
    /// The interactions that can carry boards.
    carriers: Carriers,
    unsure: UnsurePosts,
    /// Told when a thread is to be renamed.
    threads: Notify,
    /// Places for rooms whose old buttons are being taken away.
    retiring: Arc<Semaphore>,
    under_way: UnderWay,
}

impl Platform for Discord {
    const NAME: &'static str = id::NAME;
    const EVERY_PICTURE: bool = false;

    fn capabilities(&self) -> Capabilities {
        self.frames.capabilities()
    }

    async fn send(self: &Arc<Self>, delivery: Delivery) -> Result<SentPost, SendError> {
        outgoing::send::deliver(self, delivery).await
    }
}

//! Matrix: commands and boards in people's own rooms, encrypted ones too, through matrix-sdk.
//!
//! Room ids are `matrix:<room>` and `matrix:<room>/<root of a thread>`, persons `matrix:<user>`. A room is its own community.

pub mod account;
mod id;
mod incoming;
mod lifecycle;
mod limits;
mod manners;
mod outgoing;
mod steps;
mod sync;
pub mod text;

use std::sync::{Arc, Mutex};

use matrix_sdk::Client;
use tokio::sync::{Notify, watch};

use crate::account::{AccountError, Folder};
use crate::incoming::flood::Floods;
use crate::incoming::talk::HintedRooms;
use crate::lifecycle::Lifecycle;
pub use crate::manners::Manners;
use crate::outgoing::direct::DirectRoomLocks;
use crate::outgoing::gate::Gate;
use crate::outgoing::recent_messages::RecentMessages;
use crate::sync::known_rooms::Rooms;
pub use crate::sync::{SyncEnd, run};
use lasermate_domain::platform::{Delivery, Platform, SendError};
use lasermate_domain::port::{Capabilities, Margin, MessageLimits, PrivateDelivery, SentPost};
use lasermate_service::async_service::AsyncService;
use lasermate_service::service::Service;

/// What Matrix can show. A picture has no description of its own; the adapter puts it into the caption.
const CAPABILITIES: Capabilities = Capabilities {
    private: PrivateDelivery::DirectRoom,
    quiet: true,
    buttons: false,
    menus: false,
    forms: false,
    form_menus: false,
    completion: false,
    threads: false,
    edit: true,
    pictures: true,
    alt_text: true,
    mentions: true,
    frames: false,
    limits: MessageLimits { text: Some(TEXT_CHARS), listed: 9 },
};
/// The most characters of a message in our Markdown. Escaped as HTML each can become six bytes, and an encrypted event may have
/// 65,536.
const TEXT_CHARS: usize = 4_000;

/// Element shows tall pictures little more than half as wide as others, and Cinny on a telephone cuts their sides.
const MARGIN: Margin = Margin::Wide;

/// The adapter: what its sync loop, its answers and its dispatcher share.
#[derive(Debug)]
pub struct Matrix {
    service: AsyncService,
    client: Client,
    /// The account and its device, as one word.
    account: String,
    manners: Manners,
    gate: Gate,
    /// Wakes who carries out what came in.
    came: Notify,
    /// Wakes who tries what cannot be read yet.
    locked: Notify,
    floods: Mutex<Floods>,
    /// Held while a file is fetched.
    fetching: tokio::sync::Mutex<()>,
    said: RecentMessages,
    told: HintedRooms,
    opening: DirectRoomLocks,
    rooms: Rooms,
    lifecycle: Lifecycle,
}

impl Matrix {
    /// Takes up the session of a folder. Nothing is asked of the server yet.
    ///
    /// # Errors
    /// There is no session, or it cannot be read.
    pub async fn open(
        folder: &Folder,
        manners: Manners,
        service: Arc<Service>,
        stop: watch::Receiver<bool>,
    ) -> Result<Arc<Self>, AccountError> {
        let (client, session) = account::restore(folder).await?;
        let service = AsyncService::new(service, id::NAME);
        let lifecycle = Lifecycle::new(stop);
        Ok(Arc::new(Self {
            rooms: Rooms::new(client.clone(), service.clone()),
            service,
            client,
            account: session.account(),
            manners,
            gate: Gate::of(folder.clone(), lifecycle.clone()),
            came: Notify::new(),
            locked: Notify::new(),
            floods: Mutex::default(),
            fetching: tokio::sync::Mutex::default(),
            said: RecentMessages::default(),
            told: HintedRooms::default(),
            opening: DirectRoomLocks::default(),
            lifecycle,
        }))
    }
}

impl Platform for Matrix {
    const NAME: &'static str = id::NAME;
    const EVERY_PICTURE: bool = false;

    fn capabilities(&self) -> Capabilities {
        CAPABILITIES
    }

    async fn send(self: &Arc<Self>, delivery: Delivery) -> Result<SentPost, SendError> {
        outgoing::send::deliver(self, delivery).await
    }
}

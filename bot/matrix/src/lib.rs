//! Matrix: commands and boards in people's own rooms, encrypted ones too, through matrix-sdk.
//!
//! Room ids are `matrix:<room>` and `matrix:<room>/<root of a thread>`, persons `matrix:<user>`. A room is its own community.

pub mod account;
mod answer;
mod attached;
pub mod checkup;
mod choices;
mod direct;
mod flood;
mod handle;
mod id;
mod inbox;
mod limit;
mod markdown;
mod meaning;
mod outbox;
mod people;
mod pill;
mod rooms;
mod run;
mod said;
mod steps;
mod talk;
mod typed;
mod typing;
mod upgrade;

use std::sync::{Arc, Mutex};

use matrix_sdk::{Client, Room};
use tokio::sync::{Notify, watch};
use tokio::task::spawn_blocking;
use tracing::error;

use account::{AccountError, Folder};
use direct::DirectRoomLocks;
use flood::Floods;
use lasermate_domain::platform::{Delivery, Platform, SendError};
use lasermate_domain::port::{Capabilities, Margin, MessageLimits, PrivateDelivery, SentPost};
use lasermate_present::text;
use lasermate_service::service::Service;
use lasermate_service::store::{Store, StoreError};
use markdown::FormattedText;
use outbox::Gate;
use said::RecentMessages;
use talk::HintedRooms;
use upgrade::RoomSuccessors;

pub use run::SyncEnd;

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

/// How the bot behaves on Matrix.
#[derive(Clone, Debug)]
pub struct Manners {
    pub prefix: String,
    /// Whose invitations are followed: users, servers, or `*` for everybody; nobody but the bot's own server if empty.
    pub allow: Vec<String>,
}

impl Manners {
    /// What commands begin with where they are named in a sentence.
    fn prefix_for_words(&self) -> String {
        if self.prefix.ends_with(char::is_alphanumeric) {
            format!("{} ", self.prefix)
        } else {
            self.prefix.clone()
        }
    }
}

/// The adapter: what its sync loop, its answers and its dispatcher share.
#[derive(Debug)]
pub struct Matrix {
    service: Arc<Service>,
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
    moved: Mutex<RoomSuccessors>,
    /// Whether the first sync of this start has come: before it nothing is sent and nothing carried out.
    synced: watch::Sender<bool>,
    stop: watch::Receiver<bool>,
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
        Ok(Arc::new(Self {
            service,
            client,
            account: session.account(),
            manners,
            gate: Gate::of(folder.clone()),
            came: Notify::new(),
            locked: Notify::new(),
            floods: Mutex::default(),
            fetching: tokio::sync::Mutex::default(),
            said: RecentMessages::default(),
            told: HintedRooms::default(),
            opening: DirectRoomLocks::default(),
            moved: Mutex::default(),
            synced: watch::Sender::new(false),
            stop,
        }))
    }

    /// Waits for the first sync of this start; `false` where the program ends before.
    async fn has_synced(&self) -> bool {
        let (mut synced, mut stop) = (self.synced.subscribe(), self.stop.clone());
        tokio::select! {
            has = async { synced.wait_for(|synced| *synced).await.is_ok() } => has,
            () = ending(&mut stop) => false,
        }
    }

    /// What can be shown in a room. Alone with one person, everything is private where it stands.
    fn shown_in(room: &Room) -> Capabilities {
        let private =
            if Self::is_direct(room) { PrivateDelivery::InPlace } else { PrivateDelivery::DirectRoom };
        Capabilities { private, ..CAPABILITIES }
    }

    /// A text of ours as it is sent, with commands as people type them here.
    fn words(&self, shown: &str) -> FormattedText {
        markdown::words(&text::command::prefixed(shown, &self.manners.prefix_for_words()))
    }

    /// The same for a file, whose words have no marks but those for commands and moments.
    fn words_of_a_file(&self, shown: &str) -> String {
        markdown::for_a_file(&text::command::prefixed(shown, &self.manners.prefix_for_words()))
    }

    /// Tells the service something, away from the async threads.
    async fn tell_service(self: &Arc<Self>, tell: impl FnOnce(&Service) + Send + 'static) {
        let service = Arc::clone(&self.service);
        if let Err(failure) = spawn_blocking(move || tell(&service)).await {
            error!(%failure, "passing a Matrix event to the service failed");
        }
    }

    /// Asks the store away from the async threads; `None`, and a line in the log, where it fails.
    async fn store<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Option<T> {
        let service = Arc::clone(&self.service);
        match spawn_blocking(move || work(service.store())).await {
            Ok(Ok(value)) => Some(value),
            Ok(Err(error)) => {
                error!(%error, "a query of Matrix's tables failed");
                None
            }
            Err(failure) => {
                error!(%failure, "a query of Matrix's tables failed");
                None
            }
        }
    }
}

/// Waits until the program is to end.
async fn ending(stop: &mut watch::Receiver<bool>) {
    // That nobody can tell us any more is a reason to stop.
    let _ = stop.wait_for(|stop| *stop).await;
}

impl Platform for Matrix {
    const NAME: &'static str = id::NAME;
    const EVERY_PICTURE: bool = false;

    fn capabilities(&self) -> Capabilities {
        CAPABILITIES
    }

    async fn send(self: &Arc<Self>, delivery: Delivery) -> Result<SentPost, SendError> {
        self.deliver(delivery).await
    }
}

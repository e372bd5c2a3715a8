//! Matrix: commands and boards in people's own rooms, encrypted ones too, through matrix-sdk.
//!
//! Room ids are `matrix:<room>` and `matrix:<room>/<root of a thread>`, persons `matrix:<user>`. A room is its own community.

pub mod account;
mod answer;
pub mod checkup;
mod flood;
mod handle;
mod id;
mod inbox;
mod markdown;
mod outbox;
mod people;
mod pill;
mod rooms;
mod run;
mod typed;

use std::sync::{Arc, Mutex};

use matrix_sdk::{Client, Room};
use tokio::sync::{Notify, watch};
use tokio::task::spawn_blocking;
use tracing::error;

use account::{AccountError, Folder};
use flood::Floods;
use id::Place;
use lasermate_core::platform::{Delivery, Platform, SendError};
use lasermate_core::port::Sent;
use lasermate_core::service::Service;
use lasermate_core::store::{Store, StoreError};
use outbox::Gate;

pub use run::Ended;

/// How the bot behaves on Matrix.
#[derive(Clone, Debug)]
pub struct Manners {
    /// What commands begin with.
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
    floods: Mutex<Floods>,
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
            gate: Gate::default(),
            came: Notify::new(),
            floods: Mutex::default(),
            stop,
        }))
    }

    /// The room of a place, where the bot knows it.
    async fn room(self: &Arc<Self>, place: &Place) -> Option<Room> {
        self.client.get_room(&place.room)
    }

    /// Tells the service something, away from the async threads.
    async fn tell_service(self: &Arc<Self>, tell: impl FnOnce(&Service) + Send + 'static) {
        let service = Arc::clone(&self.service);
        if let Err(failure) = spawn_blocking(move || tell(&service)).await {
            error!(%failure, "the service could not be told what happened on Matrix");
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

    async fn send(self: &Arc<Self>, delivery: Delivery) -> Result<Sent, SendError> {
        self.deliver(delivery).await
    }
}

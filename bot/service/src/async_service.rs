//! The service as networks ask it: away from the threads that may not block.

use std::ops::Deref;
use std::sync::Arc;

use tokio::task::spawn_blocking;
use tracing::{error, warn};

use crate::service::Service;
use crate::store::{Store, StoreError};
use lasermate_domain::port::{Person, PersonId, Reply, Request, RoomId};
use lasermate_present::language::Language;

/// A service with the name of the network that asks it.
#[derive(Clone, Debug)]
pub struct AsyncService {
    service: Arc<Service>,
    network: &'static str,
}

/// Lets the service deal with a request, which names these people.
pub fn handle(service: &Service, request: &Request, people: &[Person]) -> Reply {
    for person in people {
        if let Err(error) = service.introduce(person) {
            warn!(%error, "storing a named person failed");
        }
    }
    service.handle(request)
}

impl AsyncService {
    pub const fn new(service: Arc<Service>, network: &'static str) -> Self {
        Self { service, network }
    }

    /// Asks or tells the service something; `None`, and a line in the log, where that panics.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Service) -> T + Send + 'static,
    ) -> Option<T> {
        let service = Arc::clone(&self.service);
        let done = spawn_blocking(move || work(&service)).await;
        done.inspect_err(|failure| error!(network = self.network, %failure, "a call of the service failed"))
            .ok()
    }

    /// The language in which somebody is answered in a room; `locale` is what their network tells of them.
    pub async fn language_for(
        &self,
        who: PersonId,
        locale: Option<String>,
        room: RoomId,
    ) -> &'static Language {
        let found = self.run(move |service| service.world().reader(&who, locale.as_deref(), &room).language);
        found.await.unwrap_or_default()
    }

    /// The language of everybody in a room.
    pub async fn language_in(&self, room: RoomId) -> &'static Language {
        self.run(move |service| service.world().readers(&room).language).await.unwrap_or_default()
    }

    /// Asks the store; `None`, and a line in the log, where it fails.
    pub async fn query<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Option<T> {
        let done = self.run(move |service| work(service.store())).await?;
        done.inspect_err(|error| error!(network = self.network, %error, "a query of the database failed"))
            .ok()
    }
}

impl Deref for AsyncService {
    type Target = Service;

    fn deref(&self) -> &Service {
        &self.service
    }
}

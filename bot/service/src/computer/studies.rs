//! Looking back at games: whenever one waits, whatever else is thought about.

use std::sync::Arc;

use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tracing::error;

use crate::service::{Service, study_one};

/// Looks back at the games that wait for it, one after the other, until the program ends.
pub async fn study(service: Arc<Service>, mut stop: watch::Receiver<bool>) {
    let waiting = Arc::clone(&service.computers().studies);
    while !*stop.borrow() {
        let (own, ends) = (Arc::clone(&service), stop.clone());
        match spawn_blocking(move || study_one(&own, &|| *ends.borrow())).await {
            Ok(true) => continue,
            Ok(false) => {}
            Err(failure) => error!(%failure, "analysing games failed"),
        }
        tokio::select! {
            () = waiting.notified() => {}
            _ = stop.changed() => {}
        }
    }
}

//! The connection to the server: syncs until the program ends or the session is refused.

use std::sync::Arc;
use std::time::{Duration, Instant};

use matrix_sdk::config::SyncSettings;
use matrix_sdk::ruma::api::client::sync::sync_events::v3::Filter;
use thiserror::Error;
use tracing::{info, warn};

use lasermate_domain::port::UnixMillis;
use lasermate_service::{clock, metrics};

use crate::account::{self, AccountError, short};
use crate::inbox::filter;
use crate::steps::WorkStep;
use crate::{Matrix, id};

/// How long the server may hold a sync back while nothing happens.
const HELD: Duration = Duration::from_secs(30);
/// The first and the longest pause after a failure.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_mins(2);
/// After how long events are forgotten: far longer than one may be carried out.
const FORGOTTEN: UnixMillis = 30 * 24 * 60 * 60 * 1000;

/// Why the connection has ended for good, and what to do about it.
#[derive(Debug, Error)]
#[error(transparent)]
pub struct SyncEnd(#[from] AccountError);

impl Matrix {
    /// Keeps the connection until the program ends; what is being answered then is finished first.
    ///
    /// # Errors
    /// The server refuses the session for good.
    pub async fn run(self: Arc<Self>) -> Result<(), SyncEnd> {
        self.store(|store| store.matrix_tidy(clock::now() - FORGOTTEN)).await;
        self.read_moved().await;
        metrics::connecting(id::NAME, 0..1);
        self.until_done(StartupStep::Check).await?;
        let working = tokio::spawn(Arc::clone(&self).work());
        let unlocking = tokio::spawn(Arc::clone(&self).unlock());
        let thinking = tokio::spawn(Arc::clone(&self).show_thinking());
        let ended = self.listen().await;
        if ended.is_err() {
            working.abort();
        }
        unlocking.abort();
        thinking.abort();
        // It ends with the program, or was told to.
        let _ = working.await;
        ended
    }

    async fn listen(self: &Arc<Self>) -> Result<(), SyncEnd> {
        let mut stop = self.stop.clone();
        let settings =
            SyncSettings::new().filter(Filter::FilterDefinition(filter())).ignore_timeout_on_first_sync(true);
        let (mut pause, mut first, mut reached) = (FIRST_PAUSE, true, false);
        while !*stop.borrow() {
            let held = if first { Duration::ZERO } else { HELD };
            let synced = tokio::select! {
                synced = self.client.sync_once(settings.clone().timeout(held)) => synced,
                () = crate::ending(&mut stop) => break,
            };
            match synced {
                Ok(response) => {
                    metrics::connected(id::NAME, 0, true);
                    metrics::heard(id::NAME, 0);
                    // With this the SDK has the keys to what lies before it.
                    if std::mem::take(&mut first) {
                        self.until_done(StartupStep::CatchUp).await?;
                        if *stop.borrow() {
                            break;
                        }
                        self.take_in_first(&response).await;
                        self.synced.send_replace(true);
                        reached = true;
                        info!(user = ?self.client.user_id(), "connected to Matrix");
                        self.client.encryption().wait_for_e2ee_initialization_tasks().await;
                        if !account::trust_now(&self.client).await.signed {
                            warn!(
                                "the bot's Matrix device is not verified by its account: strict clients hide what it says and give it no keys. Run lasermate matrix recover, or lasermate matrix reset if the recovery key is lost"
                            );
                        }
                        self.look_at_rooms().await;
                    } else {
                        let begun = Instant::now();
                        self.take_in(&response).await;
                        WorkStep::TakeIn.since(begun);
                    }
                    self.follow_rooms(&response).await;
                    if !std::mem::replace(&mut reached, true) {
                        self.service.reached(id::NAME);
                    }
                    pause = FIRST_PAUSE;
                }
                Err(error) => {
                    if let matrix_sdk::Error::Http(error) = &error
                        && let refused @ AccountError::Refused = account::of_http(&self.client, error)
                    {
                        return Err(refused.into());
                    }
                    warn!(error = short(&error), ?pause, "connection to Matrix failed; retrying");
                    metrics::connected(id::NAME, 0, false);
                    reached = false;
                    self.rest(&mut pause).await;
                }
            }
        }
        Ok(())
    }

    /// Does a step of the beginning until it is done, the program ends, or the session is refused.
    async fn until_done(self: &Arc<Self>, step: StartupStep) -> Result<(), SyncEnd> {
        let mut pause = FIRST_PAUSE;
        while !*self.stop.borrow() {
            let done = match step {
                StartupStep::Check => account::check(&self.client).await,
                StartupStep::CatchUp => {
                    self.catch_up().await.map_err(|error| account::of_http(&self.client, &error))
                }
            };
            match done {
                Ok(()) => break,
                Err(refused @ AccountError::Refused) => return Err(refused.into()),
                Err(error) => {
                    warn!(%error, ?pause, "connection to Matrix failed; retrying");
                    self.rest(&mut pause).await;
                }
            }
        }
        Ok(())
    }

    async fn rest(&self, pause: &mut Duration) {
        let mut stop = self.stop.clone();
        tokio::select! {
            () = tokio::time::sleep(*pause) => *pause = (*pause * 2).min(LONGEST_PAUSE),
            () = crate::ending(&mut stop) => {}
        }
    }
}

/// A step of the beginning.
#[derive(Clone, Copy, Debug)]
enum StartupStep {
    /// Whether the server accepts the session.
    Check,
    /// What came between the bot's own token and the SDK's.
    CatchUp,
}

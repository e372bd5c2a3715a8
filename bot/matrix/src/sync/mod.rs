//! The connection to the server: syncs until the program ends or the session is refused.

pub mod catch_up;
pub mod inbox;
pub mod known_rooms;
pub mod locked;
pub mod rooms;
pub mod upgrade;

use std::sync::Arc;
use std::time::{Duration, Instant};

use matrix_sdk::config::SyncSettings;
use matrix_sdk::ruma::api::client::sync::sync_events::v3::Filter;
use thiserror::Error;
use tracing::{info, warn};

use crate::account::{self, AccountError, short};
use crate::incoming::handle;
use crate::outgoing::typing;
use crate::steps::WorkStep;
use crate::sync::catch_up::filter;
use crate::{Matrix, id};
use lasermate_domain::port::UnixMillis;
use lasermate_service::backoff::Backoff;
use lasermate_service::{clock, metrics};

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

/// Keeps the connection until the program ends; what is being answered then is finished first.
///
/// # Errors
/// The server refuses the session for good.
pub async fn run(matrix: Arc<Matrix>) -> Result<(), SyncEnd> {
    matrix.service.query(|store| store.matrix_tidy(clock::now() - FORGOTTEN)).await;
    matrix.rooms.read_moved().await;
    metrics::connecting(id::NAME, 0..1);
    until_done(&matrix, StartupStep::Check).await?;
    let working = tokio::spawn(handle::work(Arc::clone(&matrix)));
    let unlocking = tokio::spawn(locked::unlock(Arc::clone(&matrix)));
    let thinking = tokio::spawn(typing::show_thinking(Arc::clone(&matrix)));
    let ended = listen(&matrix).await;
    if ended.is_err() {
        working.abort();
    }
    unlocking.abort();
    thinking.abort();
    // It ends with the program, or was told to.
    let _ = working.await;
    ended
}

async fn listen(matrix: &Arc<Matrix>) -> Result<(), SyncEnd> {
    let settings =
        SyncSettings::new().filter(Filter::FilterDefinition(filter())).ignore_timeout_on_first_sync(true);
    let (mut first, mut reached) = (true, false);
    let mut backoff = Backoff::new(FIRST_PAUSE, LONGEST_PAUSE);
    while !matrix.lifecycle.is_ending() {
        let held = if first { Duration::ZERO } else { HELD };
        let synced = tokio::select! {
            synced = matrix.client.sync_once(settings.clone().timeout(held)) => synced,
            () = matrix.lifecycle.ended() => break,
        };
        match synced {
            Ok(response) => {
                metrics::connected(id::NAME, 0, true);
                metrics::heard(id::NAME, 0);
                // With this the SDK has the keys to what lies before it.
                if std::mem::take(&mut first) {
                    until_done(matrix, StartupStep::CatchUp).await?;
                    if matrix.lifecycle.is_ending() {
                        break;
                    }
                    inbox::take_in_first(matrix, &response).await;
                    matrix.lifecycle.synced();
                    reached = true;
                    info!(user = ?matrix.client.user_id(), "connected to Matrix");
                    matrix.client.encryption().wait_for_e2ee_initialization_tasks().await;
                    if !account::trust_now(&matrix.client).await.signed {
                        warn!(
                            "the bot's Matrix device is not verified by its account: strict clients hide what it says and give it no keys. Run lasermate matrix recover, or lasermate matrix reset if the recovery key is lost"
                        );
                    }
                    rooms::look_at_rooms(matrix).await;
                } else {
                    let begun = Instant::now();
                    inbox::take_in(matrix, &response).await;
                    WorkStep::TakeIn.since(begun);
                }
                rooms::follow_rooms(matrix, &response).await;
                if !std::mem::replace(&mut reached, true) {
                    matrix.service.reached(id::NAME);
                }
                backoff.reset();
            }
            Err(error) => {
                if let matrix_sdk::Error::Http(error) = &error
                    && let refused @ AccountError::Refused = account::of_http(&matrix.client, error)
                {
                    return Err(refused.into());
                }
                let pause = backoff.pause();
                warn!(error = short(&error), ?pause, "connection to Matrix failed; retrying");
                metrics::connected(id::NAME, 0, false);
                reached = false;
                rest(matrix, pause).await;
            }
        }
    }
    Ok(())
}

/// Does a step of the beginning until it is done, the program ends, or the session is refused.
async fn until_done(matrix: &Matrix, step: StartupStep) -> Result<(), SyncEnd> {
    let mut backoff = Backoff::new(FIRST_PAUSE, LONGEST_PAUSE);
    while !matrix.lifecycle.is_ending() {
        let done = match step {
            StartupStep::Check => account::check(&matrix.client).await,
            StartupStep::CatchUp => {
                catch_up::catch_up(matrix).await.map_err(|error| account::of_http(&matrix.client, &error))
            }
        };
        match done {
            Ok(()) => break,
            Err(refused @ AccountError::Refused) => return Err(refused.into()),
            Err(error) => {
                let pause = backoff.pause();
                warn!(%error, ?pause, "connection to Matrix failed; retrying");
                rest(matrix, pause).await;
            }
        }
    }
    Ok(())
}

async fn rest(matrix: &Matrix, pause: Duration) {
    tokio::select! {
        () = tokio::time::sleep(pause) => {}
        () = matrix.lifecycle.ended() => {}
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

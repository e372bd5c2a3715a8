//! What the signals do: SIGINT and SIGTERM end the bot, SIGUSR1 makes a backup, SIGHUP is no reason to end.

use std::io;
use std::path::{Path, PathBuf};

use lasermate_service::clock;
use lasermate_service::store::{BACKUPS, back_up};
#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::task::spawn_blocking;
use tracing::{error, info, warn};

/// How many backups the signal keeps.
const KEPT: usize = 7;

/// The signals from now on: they no longer kill.
#[cfg(unix)]
pub(crate) struct Signals {
    interrupt: Signal,
    terminate: Signal,
    hang_up: Signal,
    user: Signal,
}

#[cfg(unix)]
impl Signals {
    /// Takes the signals over. To be called in a runtime.
    pub(crate) fn take() -> io::Result<Self> {
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
            hang_up: signal(SignalKind::hangup())?,
            user: signal(SignalKind::user_defined1())?,
        })
    }

    /// Does what they say, until one asks for the end.
    pub(crate) async fn heed(mut self, data: PathBuf) -> io::Result<()> {
        loop {
            tokio::select! {
                _ = self.interrupt.recv() => return Ok(()),
                _ = self.terminate.recv() => return Ok(()),
                _ = self.hang_up.recv() => {
                    warn!("SIGHUP ignored: settings are read at the start only, so restart the bot to change them");
                }
                _ = self.user.recv() => {
                    let data = data.clone();
                    drop(spawn_blocking(move || make_backup(&data)));
                }
            }
        }
    }
}

#[cfg(not(unix))]
pub(crate) struct Signals;

#[cfg(not(unix))]
impl Signals {
    pub(crate) fn take() -> io::Result<Self> {
        Ok(Self)
    }

    pub(crate) async fn heed(self, _: PathBuf) -> io::Result<()> {
        tokio::signal::ctrl_c().await
    }
}

#[cfg(unix)]
fn make_backup(data: &Path) {
    match back_up(data, &data.join(BACKUPS), Some(KEPT), clock::now()) {
        Ok(made) => info!(folder = %made.display(), "backup made"),
        Err(error) => error!(%error, "backup failed"),
    }
}

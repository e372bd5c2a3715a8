//! From the first sync of a start to the end of the program.

use tokio::sync::watch;

/// What everything waits for that runs by itself.
#[derive(Clone, Debug)]
pub struct Lifecycle {
    /// Whether the first sync of this start has come: before it nothing is sent and nothing carried out.
    synced: watch::Sender<bool>,
    stop: watch::Receiver<bool>,
}

impl Lifecycle {
    pub fn new(stop: watch::Receiver<bool>) -> Self {
        Self { synced: watch::Sender::new(false), stop }
    }

    /// Notes that the first sync has come.
    pub fn synced(&self) {
        self.synced.send_replace(true);
    }

    /// Waits for the first sync of this start; `false` where the program ends before.
    pub async fn has_synced(&self) -> bool {
        let mut synced = self.synced.subscribe();
        tokio::select! {
            has = async { synced.wait_for(|synced| *synced).await.is_ok() } => has,
            () = self.ended() => false,
        }
    }

    /// Whether the program is to end.
    pub fn is_ending(&self) -> bool {
        *self.stop.borrow()
    }

    /// Waits until the program is to end.
    pub async fn ended(&self) {
        // That nobody can tell us any more is a reason to stop.
        let _ = self.stop.clone().wait_for(|stop| *stop).await;
    }
}

//! Interactions that are being answered: they are finished before the program ends.

use tokio::sync::watch;

/// How many there are.
#[derive(Debug, Default)]
pub struct UnderWay(watch::Sender<usize>);

impl UnderWay {
    /// Counts one more, until the guard is dropped.
    pub fn begin(&self) -> WorkGuard {
        self.0.send_modify(|count| *count += 1);
        WorkGuard(self.0.clone())
    }

    /// Waits until everything that has come in is answered.
    pub async fn finished(&self) {
        // The sender is our own, so it is there.
        let _ = self.0.subscribe().wait_for(|count| *count == 0).await;
    }
}

pub struct WorkGuard(watch::Sender<usize>);

impl Drop for WorkGuard {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}

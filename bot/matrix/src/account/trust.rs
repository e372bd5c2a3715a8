//! Whether others can read and trust what the bot writes: cross-signing, backup, recovery.

use matrix_sdk::Client;
use matrix_sdk::encryption::recovery::RecoveryState;

/// How far the bot's device can be trusted and its keys be found again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trust {
    /// Whether its device is signed by its own account: without it clients in strict mode show none of its messages.
    pub signed: bool,
    /// Whether keys of rooms are kept on the server, encrypted.
    pub backup: bool,
    /// Whether a recovery key is set up and this device has what it opens.
    pub recovery: Recovery,
}

/// Whether keys can be recovered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recovery {
    /// A recovery key is set up, and this device has what it opens.
    Enabled,
    Disabled,
    /// One is set up, and this device has not been given it.
    Incomplete,
    /// The server has not said.
    Unknown,
}

/// Asks the SDK, once it has synced.
pub async fn trust(client: &Client) -> Trust {
    let encryption = client.encryption();
    let device = encryption.get_own_device().await.ok().flatten();
    Trust {
        signed: device.is_some_and(|device| device.is_verified_with_cross_signing()),
        backup: encryption.backups().are_enabled().await,
        recovery: match encryption.recovery().state() {
            RecoveryState::Enabled => Recovery::Enabled,
            RecoveryState::Disabled => Recovery::Disabled,
            RecoveryState::Incomplete => Recovery::Incomplete,
            RecoveryState::Unknown => Recovery::Unknown,
        },
    }
}

/// The same by what the server says now: what was signed just before may come only with a later sync.
pub async fn trust_now(client: &Client) -> Trust {
    if let Some(user) = client.user_id() {
        // Without an answer what is known counts.
        let _ = client.encryption().request_user_identity(user).await;
    }
    trust(client).await
}

//! The bot's account: its session beside the database, the SDK's store, the client made of both.

pub mod checkup;
mod file;
pub(crate) mod limit;
mod login;
mod trust;

use std::path::{Path, PathBuf};
use std::time::Duration;

use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::encryption::{BackupDownloadStrategy, EncryptionSettings};
use matrix_sdk::ruma::api::error::ErrorKind;
use matrix_sdk::{Client, ClientBuildError, HttpError, SessionMeta, SessionTokens, SqliteStoreConfig};
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use login::{LoggedIn, RecoveryKey, Secret, login, recover, reset};
pub use trust::{Recovery, Trust, trust, trust_now};

/// How long a request may take, but for syncs.
const PATIENCE: Duration = Duration::from_secs(30);

/// The file of the SDK's store that has the device's keys.
const KEYS: &str = "matrix-sdk-crypto.sqlite3";

/// The folder of Matrix's things beside the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder(pub(crate) PathBuf);

/// What is kept of a login. Whoever reads it is the bot.
#[derive(Clone, Serialize, Deserialize)]
pub struct LoginSession {
    pub homeserver: String,
    /// Who the bot is, and as which device.
    meta: SessionMeta,
    tokens: SessionTokens,
    /// The name of the SDK's store in the folder.
    store: String,
    /// What the SDK's store is encrypted with.
    key: [u8; 32],
    /// The device's own key, by which it is seen whether the store still has it; sessions of earlier versions have none.
    #[serde(default)]
    fingerprint: Option<String>,
}

impl std::fmt::Debug for LoginSession {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The rest is secret.
        f.debug_struct("Session").field("meta", &self.meta).finish_non_exhaustive()
    }
}

/// Why the account cannot be used.
#[derive(Debug, Error)]
pub enum AccountError {
    #[error("the bot is not logged in to Matrix. Run: lasermate matrix login")]
    NoSession,
    /// The session's file cannot be read or written.
    #[error("can't use the Matrix session in {}: {source}", file.display())]
    File { file: PathBuf, source: std::io::Error },
    /// The address is none, or no Matrix server answers there.
    #[error("can't reach a Matrix server at {server} ({reason}). Check the address and the network")]
    Server { server: String, reason: String },
    /// The token is not accepted any more.
    #[error(
        "the bot's Matrix session has expired. Log in again: lasermate matrix login, then lasermate matrix recover"
    )]
    Refused,
    /// The password is wrong, or the account cannot be used.
    #[error("the Matrix server rejects the login: {0}")]
    Login(String),
    /// The recovery key does not fit.
    #[error(
        "the recovery key is wrong: it has a typing error, or it is of another login. Copy all of it again as lasermate matrix login printed it. If it is lost, run lasermate matrix reset"
    )]
    Recovery,
    /// The SDK's store has lost the keys of the device.
    #[error(
        "the keys of the bot's Matrix device are gone from {}. Log in again: lasermate matrix login, then lasermate matrix recover, or lasermate matrix reset if the recovery key is lost", folder.display()
    )]
    KeysGone {
        /// The folder they were in.
        folder: PathBuf,
    },
    /// There is no chance to make keys of.
    #[error("the system has no random numbers: {0}")]
    Chance(String),
    #[error("can't use the Matrix account: {0}")]
    Other(String),
}

impl Folder {
    pub fn beside(data: &Path) -> Self {
        Self(data.join("matrix"))
    }

    /// Whether somebody has logged in.
    pub fn has_session(&self) -> bool {
        self.session_file().is_file()
    }

    pub fn session_file(&self) -> PathBuf {
        self.0.join("session.json")
    }
}

impl LoginSession {
    /// The account and its device, as one word.
    pub(crate) fn account(&self) -> String {
        format!("{}/{}", self.meta.user_id, self.meta.device_id)
    }

    pub fn user(&self) -> &matrix_sdk::ruma::UserId {
        &self.meta.user_id
    }

    /// The device it is logged in on, as the account's list of sessions names it.
    pub(crate) fn device(&self) -> &matrix_sdk::ruma::DeviceId {
        &self.meta.device_id
    }
}

/// The client of a session, with everything it knows.
///
/// # Errors
/// There is no session, the server refuses it, or its keys are gone: with new ones the same device would be one that nobody trusts.
pub async fn restore(folder: &Folder) -> Result<(Client, LoginSession), AccountError> {
    let session = file::read(folder)?;
    let store = folder.0.join(&session.store);
    let gone = || AccountError::KeysGone { folder: store.clone() };
    if !store.join(KEYS).is_file() {
        return Err(gone());
    }
    let client = client(folder, &session.homeserver, &session.store, &session.key).await?;
    let own = MatrixSession { meta: session.meta.clone(), tokens: session.tokens.clone() };
    client.restore_session(own).await.map_err(|error| AccountError::Other(error.to_string()))?;
    if session.fingerprint.is_some() && session.fingerprint != client.encryption().ed25519_key().await {
        return Err(gone());
    }
    Ok((client, session))
}

/// A client of the session that knows nothing and leaves the SDK's store alone: for a look while the bot runs.
///
/// # Errors
/// There is no session, or it cannot be read.
pub(crate) async fn beside_a_running_bot(folder: &Folder) -> Result<(Client, LoginSession), AccountError> {
    let session = file::read(folder)?;
    let built = Client::builder()
        .homeserver_url(&session.homeserver)
        .request_config(RequestConfig::short_retry().timeout(PATIENCE));
    let client = built.build().await.map_err(|error| AccountError::Server {
        server: session.homeserver.clone(),
        reason: short(&error),
    })?;
    let own = MatrixSession { meta: session.meta.clone(), tokens: session.tokens.clone() };
    client.restore_session(own).await.map_err(|error| AccountError::Other(short(&error)))?;
    Ok((client, session))
}

/// Whether the server accepts the session.
///
/// # Errors
/// It does not, or cannot be reached.
pub async fn check(client: &Client) -> Result<(), AccountError> {
    client.whoami().await.map(drop).map_err(|error| of_http(client, &error))
}

pub(crate) fn of_http(client: &Client, error: &HttpError) -> AccountError {
    match error.client_api_error_kind() {
        Some(ErrorKind::UnknownToken(_) | ErrorKind::MissingToken) => AccountError::Refused,
        _ => AccountError::Server { server: client.homeserver().to_string(), reason: short(error) },
    }
}

/// The first line of an error: the rest repeats addresses.
pub(crate) fn short(error: &impl std::fmt::Display) -> String {
    error.to_string().lines().next().unwrap_or_default().chars().take(200).collect()
}

async fn client(folder: &Folder, server: &str, store: &str, key: &[u8; 32]) -> Result<Client, AccountError> {
    let settings = EncryptionSettings {
        auto_enable_cross_signing: true,
        auto_enable_backups: true,
        backup_download_strategy: BackupDownloadStrategy::AfterDecryptionFailure,
    };
    let path = folder.0.join(store);
    file::make_folder(&path)?;
    let built = Client::builder()
        .homeserver_url(server)
        .sqlite_store_with_config_and_cache_path(SqliteStoreConfig::new(path).key(Some(key)), None::<&Path>)
        .with_encryption_settings(settings)
        .request_config(RequestConfig::short_retry().timeout(PATIENCE))
        .user_agent("lasermate")
        .build()
        .await;
    built.map_err(|error| match error {
        ClientBuildError::SqliteStore(error) => AccountError::Other(short(&error)),
        error => AccountError::Server { server: server.to_owned(), reason: short(&error) },
    })
}

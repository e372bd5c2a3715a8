//! Logging in once, and recovering the keys of an account that has been used before.

use crate::account::trust::{Recovery, Trust, trust, trust_now};
use crate::account::{AccountError, Folder, LoginSession, client, file, of_http, restore, short};
use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::config::SyncSettings;
use matrix_sdk::encryption::CrossSigningResetAuthType;
use matrix_sdk::encryption::recovery::RecoveryError;
use matrix_sdk::encryption::secret_storage::SecretStorageError;
use matrix_sdk::ruma::api::client::uiaa::{AuthData, MatrixUserIdentifier, Password, UserIdentifier};
use matrix_sdk::{Client, SessionMeta, SessionTokens};
use std::fmt::Write as _;
use std::time::Duration;

/// What the bot's device is called in the list of the account's sessions.
const DEVICE_NAME: &str = "Lasermate";

/// With what the bot shows that the account is its own.
pub enum Secret {
    Password {
        /// Its name, as `@bot:example.org` or `bot`.
        user: String,
        password: String,
    },
    /// A token that was made elsewhere, for a device of its own.
    Token(String),
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// A key with which the account's encryption can be recovered. It is shown once.
pub struct RecoveryKey(pub String);

impl std::fmt::Debug for RecoveryKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key")
    }
}

/// What came of a login.
#[derive(Debug)]
pub struct LoggedIn {
    pub user: String,
    /// A new recovery key, where none was set up.
    pub key: Option<RecoveryKey>,
    pub trust: Trust,
}

/// Logs in on a device of its own and keeps the session. An earlier session of the folder ends.
///
/// # Errors
/// The server cannot be reached or refuses, or the folder cannot be written.
pub async fn login(folder: &Folder, server: &str, secret: Secret) -> Result<LoggedIn, AccountError> {
    let mut key = [0; 32];
    let mut name = [0; 8];
    for bytes in [&mut key[..], &mut name[..]] {
        getrandom::fill(bytes).map_err(|error| AccountError::Chance(error.to_string()))?;
    }
    let mut store = file::STORE.to_owned();
    for byte in name {
        // Writing into a string cannot fail.
        let _ = write!(store, "{byte:02x}");
    }
    let server = if server.contains("://") { server.to_owned() } else { format!("https://{server}") };
    let signed_in = async {
        let client = client(folder, &server, &store, &key).await?;
        let own = sign_in(&client, secret).await?;
        Ok::<_, AccountError>((client, own))
    };
    let (client, own) = match signed_in.await {
        Ok(signed_in) => signed_in,
        Err(error) => {
            file::remove_store(folder, &store);
            return Err(error);
        }
    };
    // Whatever has become of its keys.
    let earlier = super::beside_a_running_bot(folder).await.ok();
    let fingerprint = client.encryption().ed25519_key().await;
    let session =
        LoginSession { homeserver: server, meta: own.meta, tokens: own.tokens, store, key, fingerprint };
    file::write(folder, &session)?;
    if let Some((earlier, _)) = earlier {
        // Its device would stay in the account's list. That it is gone already is as good.
        let _ = earlier.matrix_auth().logout().await;
    }
    let made = set_up(&client).await?;
    let trust = trust_now(&client).await;
    // Stores of earlier logins are of no use; where they cannot be removed now, the next login does.
    let _ = file::remove_others(folder, &session.store);
    Ok(LoggedIn { user: session.meta.user_id.to_string(), key: made, trust })
}

async fn sign_in(client: &Client, secret: Secret) -> Result<MatrixSession, AccountError> {
    let auth = client.matrix_auth();
    match secret {
        Secret::Password { user, password } => {
            let login = auth.login_username(&user, &password).initial_device_display_name(DEVICE_NAME);
            login.send().await.map_err(|error| match error.as_client_api_error() {
                Some(_) => AccountError::Login(short(&error)),
                None => {
                    AccountError::Server { server: client.homeserver().to_string(), reason: short(&error) }
                }
            })?;
            auth.session().ok_or_else(|| AccountError::Other("the login gave no session".to_owned()))
        }
        Secret::Token(token) => {
            // Whose it is only the server knows; the SDK wants to be told before it may ask.
            let (user, device) = whose(client, &token).await?;
            let session = MatrixSession {
                meta: SessionMeta { user_id: user, device_id: device },
                tokens: SessionTokens { access_token: token, refresh_token: None },
            };
            let restored = client.restore_session(session.clone()).await;
            restored.map_err(|error| AccountError::Other(short(&error)))?;
            Ok(session)
        }
    }
}

type DeviceOwner = (matrix_sdk::ruma::OwnedUserId, matrix_sdk::ruma::OwnedDeviceId);

async fn whose(client: &Client, token: &str) -> Result<DeviceOwner, AccountError> {
    #[derive(serde::Deserialize)]
    struct Owner {
        user_id: matrix_sdk::ruma::OwnedUserId,
        device_id: Option<matrix_sdk::ruma::OwnedDeviceId>,
    }
    let server = client.homeserver();
    let unreached = |reason: String| AccountError::Server { server: server.to_string(), reason };
    let address =
        server.join("_matrix/client/v3/account/whoami").map_err(|error| unreached(short(&error)))?;
    let asked = client.http_client().get(address.as_str()).bearer_auth(token).send().await;
    let answer = asked.map_err(|error| unreached(short(&error.without_url())))?;
    if answer.status() == 401 {
        return Err(AccountError::Login("the token is unknown. Create a new one".to_owned()));
    }
    let bytes = answer.bytes().await.map_err(|error| unreached(short(&error.without_url())))?;
    let owner: Owner = serde_json::from_slice(&bytes).map_err(|error| unreached(short(&error)))?;
    let device = owner.device_id.ok_or_else(|| {
        AccountError::Login("the token belongs to no device, so it can't be used for encryption".to_owned())
    })?;
    Ok((owner.user_id, device))
}

/// Lets the account be trusted and recovered; gives the recovery key where one was made.
async fn set_up(client: &Client) -> Result<Option<RecoveryKey>, AccountError> {
    sync(client).await?;
    let encryption = client.encryption();
    encryption.wait_for_e2ee_initialization_tasks().await;
    // What the server says of the account's secrets comes with a sync.
    sync(client).await?;
    if trust(client).await.recovery != Recovery::Disabled {
        return Ok(None);
    }
    let made = encryption.recovery().enable().await;
    made.map(|key| Some(RecoveryKey(key))).map_err(|error| AccountError::Other(short(&error)))
}

/// Why an identity was not reset.
fn refused(client: &Client, error: matrix_sdk::Error) -> AccountError {
    match error {
        matrix_sdk::Error::Http(error) if error.as_uiaa_response().is_some() => {
            AccountError::Login("the password is wrong".to_owned())
        }
        matrix_sdk::Error::Http(error) => of_http(client, &error),
        error => AccountError::Other(short(&error)),
    }
}

/// Gives this device what a recovery key opens: the account's signing keys and the keys of its rooms.
///
/// # Errors
/// There is no session, the server cannot be reached, or the key does not fit.
pub async fn recover(folder: &Folder, key: &RecoveryKey) -> Result<Trust, AccountError> {
    let (client, _) = restore(folder).await?;
    super::check(&client).await?;
    sync(&client).await?;
    client.encryption().wait_for_e2ee_initialization_tasks().await;
    let recovered = client.encryption().recovery().recover(key.0.trim()).await;
    recovered.map_err(|error| match error {
        RecoveryError::SecretStorage(SecretStorageError::SecretStorageKey(_)) => AccountError::Recovery,
        RecoveryError::Sdk(matrix_sdk::Error::Http(error)) => of_http(&client, &error),
        error => AccountError::Other(short(&error)),
    })?;
    sync(&client).await?;
    Ok(trust_now(&client).await)
}

/// Gives the account a new identity and a new recovery key, where the old one is lost: what was encrypted before can't be read any
/// more, and whoever has verified the account is told that it has changed.
///
/// # Errors
/// There is no session, the server cannot be reached, or the password is wrong.
pub async fn reset(folder: &Folder, password: String) -> Result<LoggedIn, AccountError> {
    let (client, session) = restore(folder).await?;
    super::check(&client).await?;
    sync(&client).await?;
    let encryption = client.encryption();
    encryption.wait_for_e2ee_initialization_tasks().await;
    // The password comes first: nothing is deleted by somebody who does not have it.
    if let Some(handle) = encryption.reset_cross_signing().await.map_err(|error| refused(&client, error))? {
        let auth = match handle.auth_type() {
            CrossSigningResetAuthType::Uiaa(asked) => {
                let user = UserIdentifier::Matrix(MatrixUserIdentifier::new(session.user().to_string()));
                let mut password = Password::new(user, password);
                password.session.clone_from(&asked.session);
                AuthData::Password(password)
            }
            CrossSigningResetAuthType::OAuth(asked) => {
                let address = asked.approval_url.as_str();
                let words =
                    format!("this server resets an identity in the browser. Open {address}, then try again");
                return Err(AccountError::Login(words));
            }
        };
        handle.auth(Some(auth)).await.map_err(|error| refused(&client, error))?;
    }
    encryption.backups().disable_and_delete().await.map_err(|error| refused(&client, error))?;
    let made = encryption.recovery().enable().await.map_err(|error| AccountError::Other(short(&error)))?;
    sync(&client).await?;
    Ok(LoggedIn {
        user: session.user().to_string(),
        key: Some(RecoveryKey(made)),
        trust: trust_now(&client).await,
    })
}

async fn sync(client: &Client) -> Result<(), AccountError> {
    let synced = client.sync_once(SyncSettings::new().timeout(Duration::ZERO)).await;
    synced.map(drop).map_err(|error| match error {
        matrix_sdk::Error::Http(error) => of_http(client, &error),
        error => AccountError::Other(short(&error)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each try left a store of 400 kB.
    #[tokio::test]
    async fn a_login_that_fails_leaves_nothing_behind() {
        let data = tempfile::tempdir().unwrap();
        let folder = Folder(data.path().join("matrix"));
        let secret = || Secret::Password { user: "@bot:example.org".to_owned(), password: "x".to_owned() };
        let failed = login(&folder, "http://127.0.0.1:9", secret()).await;
        assert!(matches!(failed, Err(AccountError::Server { .. })));
        assert_eq!(std::fs::read_dir(data.path()).unwrap().count(), 0);
    }
}

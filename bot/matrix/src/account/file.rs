//! The session's file and the folders around it, which nobody but their owner may read.

use crate::account::{AccountError, Folder, LoginSession};
use std::fs::{self, DirBuilder, File};
use std::io::{self, Write as _};
use std::path::Path;

/// How the names of the SDK's stores begin.
pub(super) const STORE: &str = "store-";

pub(super) fn read(folder: &Folder) -> Result<LoginSession, AccountError> {
    let file = folder.session_file();
    let failed = |source| AccountError::File { file: file.clone(), source };
    let text = match fs::read(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(AccountError::NoSession),
        Err(error) => return Err(failed(error)),
    };
    // What is wrong with it might repeat what stands in it.
    serde_json::from_slice(&text).map_err(|_| failed(io::Error::other("it is damaged; log in again")))
}

/// Writes the session, whole or not at all.
pub(super) fn write(folder: &Folder, session: &LoginSession) -> Result<(), AccountError> {
    make_folder(&folder.0)?;
    let (file, new) = (folder.session_file(), folder.0.join("session.json.new"));
    let written = || -> io::Result<()> {
        let text = serde_json::to_vec(session)?;
        // One that was left behind may have anybody's rights.
        match fs::remove_file(&new) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let mut out = owners_file(&new)?;
        out.write_all(&text)?;
        out.sync_all()?;
        fs::rename(&new, &file)
    };
    written().map_err(|source| AccountError::File { file: file.clone(), source })
}

/// Removes the SDK's stores of earlier logins.
pub(super) fn remove_others(folder: &Folder, keep: &str) -> io::Result<()> {
    for entry in fs::read_dir(&folder.0)? {
        let entry = entry?;
        let name = entry.file_name();
        if name.to_str().is_some_and(|name| name.starts_with(STORE) && name != keep) {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}

/// Removes the SDK's store of a login that has failed, and the folder where nothing else is in it.
pub(super) fn remove_store(folder: &Folder, store: &str) {
    // What cannot be removed now, the next login that succeeds does.
    let _ = fs::remove_dir_all(folder.0.join(store));
    let _ = fs::remove_dir(&folder.0);
}

/// Makes a folder for its owner alone, or takes others' rights to it away.
pub(super) fn make_folder(path: &Path) -> Result<(), AccountError> {
    owners_folder(path).map_err(|source| AccountError::File { file: path.to_owned(), source })
}

#[cfg(unix)]
fn owners_folder(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{DirBuilderExt as _, PermissionsExt as _};
    DirBuilder::new().recursive(true).mode(0o700).create(path)?;
    fs::set_permissions(path, fs::Permissions::from_mode(0o700))
}

#[cfg(not(unix))]
fn owners_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).create(path)
}

#[cfg(unix)]
fn owners_file(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt as _;
    File::options().write(true).create_new(true).mode(0o600).open(path)
}

#[cfg(not(unix))]
fn owners_file(path: &Path) -> io::Result<File> {
    File::options().write(true).create_new(true).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use matrix_sdk::ruma::{OwnedDeviceId, UserId};
    use matrix_sdk::{SessionMeta, SessionTokens};

    fn session() -> LoginSession {
        LoginSession {
            homeserver: "http://127.0.0.1:1".to_owned(),
            meta: SessionMeta {
                user_id: UserId::parse("@bot:localhost").unwrap(),
                device_id: OwnedDeviceId::from("DEVICE"),
            },
            tokens: SessionTokens { access_token: "secret-token".to_owned(), refresh_token: None },
            store: "store-1".to_owned(),
            key: [7; 32],
            fingerprint: None,
        }
    }

    #[test]
    fn a_session_is_read_back_and_nobody_else_may_read_it() {
        let data = tempfile::tempdir().unwrap();
        let folder = Folder::beside(data.path());
        assert!(matches!(read(&folder), Err(AccountError::NoSession)));
        write(&folder, &session()).unwrap();
        write(&folder, &session()).unwrap();
        assert_eq!(read(&folder).unwrap().account(), "@bot:localhost/DEVICE");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
            assert_eq!(mode(&folder.session_file()), 0o600);
            assert_eq!(mode(&folder.0), 0o700);
        }
    }

    #[test]
    fn neither_a_damaged_session_nor_a_sound_one_shows_its_token() {
        let data = tempfile::tempdir().unwrap();
        let folder = Folder::beside(data.path());
        assert!(!format!("{:?}", session()).contains("secret-token"));
        write(&folder, &session()).unwrap();
        fs::write(folder.session_file(), "{\"homeserver\": secret-token").unwrap();
        assert!(!read(&folder).unwrap_err().to_string().contains("secret-token"));
    }

    #[test]
    fn stores_of_earlier_logins_go() {
        let data = tempfile::tempdir().unwrap();
        let folder = Folder::beside(data.path());
        for name in ["store-1", "store-2", "other"] {
            make_folder(&folder.0.join(name)).unwrap();
        }
        remove_others(&folder, "store-2").unwrap();
        let mut left: Vec<_> =
            fs::read_dir(&folder.0).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, ["other", "store-2"]);
    }
}

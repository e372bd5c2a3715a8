//! Where a game can be looked at in a browser: at an address that follows from its number, or where its room is not open to
//! everybody who knows the web chat, at one that nobody can guess.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::sync::OnceLock;

use lasermate_domain::port::RoomId;
use lasermate_domain::tables::table::{GameId, Table};
use sha2::{Digest as _, Sha256};

/// The file in the data folder from which the addresses that nobody can guess are made.
pub const KEY_FILE: &str = "addresses.key";
/// The network whose rooms whoever opens the web chat can read.
const OPEN: &str = "local";
/// How many bytes of its hash an address has.
const BYTES: usize = 10;

/// The addresses of games; nobody has one before they are opened.
#[derive(Debug, Default)]
pub struct Addresses(OnceLock<Opened>);

struct Opened {
    key: [u8; 32],
    chat: Option<String>,
}

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Opened").field("chat", &self.chat).finish_non_exhaustive()
    }
}

impl Addresses {
    /// Opens them, once in the program's life. `chat` is where others reach the web chat, for example `https://chat.example.org`
    /// or `https://example.org/chess`.
    ///
    /// # Errors
    /// The key in the data folder can't be read, or made at the first start.
    pub fn open(&self, folder: &Path, chat: Option<String>) -> io::Result<()> {
        let _ = self.0.set(Opened { key: key(&folder.join(KEY_FILE))?, chat });
        Ok(())
    }

    /// Where the chat lies that is asked for under a name (a `Host` header): the folder before which a proxy stands, `/chess`, or
    /// nothing.
    pub fn folder(&self, host: &str) -> &str {
        let chat = self.0.get().and_then(|open| open.chat.as_deref()).unwrap_or_default();
        let (_, place) = chat.split_once("://").unwrap_or_default();
        let (name, folder) = place.split_at(place.find('/').unwrap_or(place.len()));
        let asked = host.rsplit_once(':').map_or(host, |(name, _)| name);
        if asked.eq_ignore_ascii_case(name) { folder } else { "" }
    }

    /// Where the people of a room reach a game; `None` in a room of the web chat, which shows it anyway, and where nobody else
    /// reaches the chat.
    pub fn link(&self, table: &Table, room: &RoomId) -> Option<String> {
        let open = self.0.get()?;
        let chat = open.chat.as_ref().filter(|_| room.network() != OPEN)?;
        Some(if table.room.network() == OPEN {
            format!("{chat}/g/{}", table.id)
        } else {
            format!("{chat}/g/{}-{}", table.id, open.secret(table.id))
        })
    }

    /// Whether this is what stands behind a game's number.
    pub fn admits(&self, game: GameId, secret: &str) -> bool {
        self.0.get().is_some_and(|open| {
            let own = open.secret(game);
            // All of it is compared, however much of it is right.
            let differs =
                own.bytes().zip(secret.bytes()).fold(0, |differs, (own, given)| differs | (own ^ given));
            own.len() == secret.len() && differs == 0
        })
    }
}

impl Opened {
    fn secret(&self, game: GameId) -> String {
        let hash = Sha256::new().chain_update(self.key).chain_update(game.0.to_be_bytes()).finalize();
        hash.iter().take(BYTES).map(|byte| format!("{byte:02x}")).collect()
    }
}

fn key(file: &Path) -> io::Result<[u8; 32]> {
    let mut key = [0; 32];
    match File::open(file) {
        Ok(mut kept) => kept.read_exact(&mut key)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            getrandom::fill(&mut key).map_err(io::Error::other)?;
            let mut make = OpenOptions::new();
            make.write(true).create_new(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut make, 0o600);
            make.open(file)?.write_all(&key)?;
        }
        Err(error) => return Err(error),
    }
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_behind_a_number_is_known_to_who_has_the_key_alone() {
        let folder = tempfile::tempdir().unwrap();
        let opened = |folder: &Path| {
            let addresses = Addresses::default();
            addresses.open(folder, None).unwrap();
            addresses
        };
        let addresses = opened(folder.path());
        let secret = |addresses: &Addresses, game| addresses.0.get().unwrap().secret(GameId(game));
        let twelve = secret(&addresses, 12);
        assert_eq!(twelve.len(), 2 * BYTES);
        assert!(addresses.admits(GameId(12), &twelve));
        for wrong in ["", &twelve[1..], &format!("{twelve}0"), &secret(&addresses, 13)] {
            assert!(!addresses.admits(GameId(12), wrong), "{wrong}");
        }
        assert_eq!(secret(&opened(folder.path()), 12), twelve, "after another start");
        let placed = Addresses::default();
        placed.open(folder.path(), Some("https://a.example/chess".to_owned())).unwrap();
        for (host, lies) in [("a.example", "/chess"), ("A.example:443", "/chess"), ("127.0.0.1:7277", "")] {
            assert_eq!(placed.folder(host), lies, "{host}");
        }
        let other = tempfile::tempdir().unwrap();
        assert_ne!(secret(&opened(other.path()), 12), twelve);
        assert!(!Addresses::default().admits(GameId(12), &twelve));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = std::fs::metadata(folder.path().join(KEY_FILE)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }
}

//! Synapse on loopback, in a folder of its own.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::template::{self, ACCOUNTS, ADMINISTRATOR};
use crate::http;

/// How long a start may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(180);

/// How much one account may send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SendLimits {
    /// As much as it likes.
    Lifted,
    Default,
    /// As much as it likes, but everybody may make one room alone.
    OneRoomEach,
}

#[derive(Debug)]
pub struct Synapse {
    python: &'static Path,
    folder: PathBuf,
    port: u16,
    child: Option<Child>,
    /// Takes the folder away with the server.
    temporary: Option<TempDir>,
}

impl Synapse {
    /// Starts a fresh server, on which those who are in most tests have an account.
    ///
    /// # Panics
    /// It does not start.
    pub fn start(python: &'static Path, limits: SendLimits) -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        template::copy_to(folder.path(), python);
        let path = folder.path().to_owned();
        let mut synapse = Self::in_folder(python, path, limits);
        synapse.temporary = Some(folder);
        synapse
    }

    /// Starts a server that has its key, in a folder that stays.
    pub(super) fn in_folder(python: &'static Path, folder: PathBuf, limits: SendLimits) -> Self {
        let port = free_port();
        fs::write(folder.join("test.yaml"), settings(port, limits)).expect("its settings are written");
        fs::write(folder.join("log.yaml"), LOG).expect("its settings are written");
        let mut synapse = Self { python, folder, port, child: None, temporary: None };
        synapse.resume();
        synapse
    }

    /// Starts it again, as it was.
    ///
    /// # Panics
    /// It does not start.
    pub fn resume(&mut self) {
        let said = self.folder.join("said.log");
        let log = fs::File::options().create(true).append(true).open(&said).expect("a log");
        let child = Command::new(self.python)
            .args(["-m", "synapse.app.homeserver", "-c", "test.yaml"])
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("Synapse starts");
        let child = self.child.insert(child);
        let address = ([127, 0, 0, 1], self.port).into();
        let begun = Instant::now();
        while !is_up(address) {
            let ended = child.try_wait().expect("its state is known");
            assert!(
                ended.is_none() && begun.elapsed() < PATIENCE,
                "Synapse does not answer ({ended:?}): {}",
                fs::read_to_string(&said).unwrap_or_default()
            );
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Stops it; what it has stays.
    pub fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may be gone already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    pub fn process(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    pub fn address(&self) -> SocketAddr {
        ([127, 0, 0, 1], self.port).into()
    }

    /// Its address as a link.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Lets somebody send as much as they like, as an administrator can, whatever the server's limits are.
    ///
    /// # Panics
    /// The server refuses.
    pub fn lift(&self, name: &str) {
        let path = format!("/_synapse/admin/v1/users/@{name}:localhost/override_ratelimit");
        self.as_administrator("POST", &path, &json!({"messages_per_second": 0, "burst_count": 0}));
    }

    /// Makes somebody an administrator of the server.
    ///
    /// # Panics
    /// The server refuses.
    pub fn promote(&self, name: &str) {
        let path = format!("/_synapse/admin/v1/users/@{name}:localhost/admin");
        self.as_administrator("PUT", &path, &json!({"admin": true}));
    }

    fn as_administrator(&self, method: &str, path: &str, body: &Value) {
        let login = json!({"type": "m.login.password", "identifier": {"type": "m.id.user", "user": ADMINISTRATOR}, "password": format!("pw-{ADMINISTRATOR}")});
        let told = http::ask(self.address(), "POST", "/_matrix/client/v3/login", &[], Some(&login))
            .expect("an answer");
        let token = format!("Bearer {}", told.json()["access_token"].as_str().expect("a token"));
        let told = http::ask(self.address(), method, path, &[("Authorization", &token)], Some(body));
        assert_eq!(told.expect("an answer").status, 200);
    }

    /// Makes an account, where there is none yet; its password is `pw-` and its name.
    ///
    /// # Panics
    /// It cannot be made.
    pub fn register(&self, name: &str) {
        if !ACCOUNTS.contains(&name) {
            self.create_account(name, "--no-admin");
        }
    }

    pub(super) fn create_account(&self, name: &str, rights: &str) {
        let made = Command::new(self.python)
            .args(["-m", "synapse._scripts.register_new_matrix_user"])
            .args(["-k", "test-only", "-u", name, "-p", &format!("pw-{name}"), rights, &self.url()])
            .output()
            .expect("accounts can be made");
        let said = [made.stdout, made.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
        assert!(made.status.success(), "{}", said.concat());
    }
}

impl Drop for Synapse {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Whether Synapse, and nobody else, answers at an address.
fn is_up(address: SocketAddr) -> bool {
    let told = http::ask(address, "GET", "/_matrix/client/versions", &[], None);
    told.is_ok_and(|told| told.status == 200 && told.json()["versions"].is_array())
}

/// A port nobody listens on, and none of those that systems give to whoever asks for any: the server binds it only seconds later,
/// and until then each of them may go to another test.
fn free_port() -> u16 {
    static TRIED: AtomicU32 = AtomicU32::new(0);
    let begin = std::process::id().wrapping_mul(101);
    let numbers = std::iter::repeat_with(|| begin.wrapping_add(TRIED.fetch_add(1, Ordering::Relaxed)));
    let ports = numbers.take(1_000).filter_map(|number| u16::try_from(12_000 + number % 20_000).ok());
    ports.into_iter().find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok()).expect("a free port")
}

const LOG: &str =
    "version: 1\nhandlers: {out: {class: logging.StreamHandler}}\nroot: {level: ERROR, handlers: [out]}\n";

pub(super) fn settings(port: u16, limits: SendLimits) -> String {
    let lifted = json!({"per_second": 1000, "burst_count": 1000});
    let mut settings = json!({
        "server_name": "localhost",
        "listeners": [{"port": port, "type": "http", "tls": false, "bind_addresses": ["127.0.0.1"],
            "resources": [{"names": ["client"], "compress": false}]}],
        "database": {"name": "sqlite3", "args": {"database": "homeserver.db"}},
        "media_store_path": "media",
        "signing_key_path": "localhost.signing.key",
        "registration_shared_secret": "test-only",
        "macaroon_secret_key": "test-only",
        "form_secret": "test-only",
        "report_stats": false,
        // Passwords that protect nothing need no costly hash.
        "bcrypt_rounds": 4,
        // It lives for seconds: what refers to itself may lie about.
        "gc_thresholds": [100_000, 50, 50],
        "trusted_key_servers": [],
        "suppress_key_server_warning": true,
        "federation_domain_whitelist": [],
        "presence": {"enabled": false},
        "url_preview_enabled": false,
        "log_config": "log.yaml",
        "rc_registration": lifted,
        "rc_login": {"address": lifted, "account": lifted, "failed_attempts": lifted},
        "rc_joins": {"local": lifted, "remote": lifted},
        "rc_joins_per_room": lifted,
        "rc_room_creation": lifted,
        "rc_invites": {"per_room": lifted, "per_user": lifted, "per_issuer": lifted},
    });
    if limits != SendLimits::Default {
        settings["rc_message"] = lifted;
    }
    if limits == SendLimits::OneRoomEach {
        settings["rc_room_creation"] = json!({"per_second": 0.0001, "burst_count": 1});
    }
    // JSON is YAML.
    Value::to_string(&settings)
}

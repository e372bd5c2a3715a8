//! The real program: found or built, run on the command line, and started as the bot.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::OnceLock;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::http::{self, HttpAnswer};

/// The program's file. Cargo builds it before the tests of this package and says where it is; whatever else is run from the
/// target folder, an example, finds it there. `LASERMATE_BIN` names another one.
///
/// # Panics
/// It has not been built.
pub fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        const NAME: &str = "lasermate-under-test";
        let given = std::env::var_os("LASERMATE_BIN");
        if let Some(path) = given.or_else(|| std::env::var_os(format!("CARGO_BIN_EXE_{NAME}"))) {
            return path.into();
        }
        let own = std::env::current_exe().expect("a program knows its own file");
        let folder = own.parent().and_then(Path::parent).expect("it lies in target/<profile>/<folder>");
        let program = folder.join(format!("{NAME}{}", std::env::consts::EXE_SUFFIX));
        assert!(
            program.is_file(),
            "{} is missing: cargo build -p lasermate-tests --bins builds it, with --release for a release build",
            program.display()
        );
        program
    })
}

/// Runs the program on the command line, with nothing of the tester's environment that it would heed.
///
/// # Panics
/// It cannot be started.
pub fn run(arguments: &[&str]) -> Output {
    clean(Command::new(program()).args(arguments).stdin(Stdio::null())).output().expect("the program starts")
}

/// Takes away what the program would heed of the tester's environment.
pub fn clean(command: &mut Command) -> &mut Command {
    for name in [
        "LASERMATE_CONFIG",
        "LASERMATE_PASSWORD",
        "DISCORD_TOKEN",
        "LASERMATE_DATA",
        "LASERMATE_LISTEN",
        "LASERMATE_HOSTS",
        "LASERMATE_LOG",
    ] {
        command.env_remove(name);
    }
    command
}

/// A running bot with its web chat.
#[derive(Debug)]
pub struct Bot {
    child: Child,
    /// The line it printed when it was ready.
    pub greeting: String,
    pub address: SocketAddr,
    data: DataFolder,
}

#[derive(Debug)]
enum DataFolder {
    Own(TempDir),
    Given(PathBuf),
}

/// Somebody who has taken a name.
#[derive(Clone, Debug)]
pub struct Player {
    pub name: String,
    /// What shows that it is theirs.
    pub secret: String,
    /// Who they are, whatever they are called.
    pub id: String,
}

impl Bot {
    /// Starts a bot in a folder of its own, on a free port.
    ///
    /// # Panics
    /// It does not become ready.
    pub fn start() -> Self {
        let data = TempDir::new().expect("a temporary folder");
        Self::begin(DataFolder::Own(data), "127.0.0.1:0")
    }

    /// Starts a bot in a given folder, on a given address.
    ///
    /// # Panics
    /// It does not become ready.
    pub fn start_in(data: &Path, listen: &str) -> Self {
        Self::begin(DataFolder::Given(data.to_owned()), listen)
    }

    /// Starts a bot on a free port with more options.
    ///
    /// # Panics
    /// It does not become ready.
    pub fn start_with(options: &[&str]) -> Self {
        let data = TempDir::new().expect("a temporary folder");
        Self::begin_with(DataFolder::Own(data), "127.0.0.1:0", options)
    }

    /// The same in a given folder.
    ///
    /// # Panics
    /// It does not become ready.
    pub fn start_in_with(data: &Path, options: &[&str]) -> Self {
        Self::begin_with(DataFolder::Given(data.to_owned()), "127.0.0.1:0", options)
    }

    /// Starts a bot whose secrets stand in files of a folder, as systemd gives them.
    ///
    /// # Panics
    /// It does not become ready.
    pub fn start_under(credentials: &Path, options: &[&str]) -> Self {
        let data = DataFolder::Own(TempDir::new().expect("a temporary folder"));
        let mut command = Command::new(program());
        command.env("CREDENTIALS_DIRECTORY", credentials).args(options);
        Self::begun(command, data, "127.0.0.1:0")
    }

    fn begin(data: DataFolder, listen: &str) -> Self {
        Self::begin_with(data, listen, &[])
    }

    fn begin_with(data: DataFolder, listen: &str, options: &[&str]) -> Self {
        let mut command = Command::new(program());
        command.args(options);
        Self::begun(command, data, listen)
    }

    fn begun(mut command: Command, data: DataFolder, listen: &str) -> Self {
        clean(&mut command).arg("--data").arg(data.path()).args(["--listen", listen]);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the bot starts");
        let mut greeting = String::new();
        let out = child.stdout.take().expect("its output is piped");
        BufReader::new(out).read_line(&mut greeting).expect("the bot says where it is");
        let address = greeting
            .split_once("http://")
            .and_then(|(_, rest)| rest.split_once('/'))
            .and_then(|(address, _)| address.parse().ok())
            .unwrap_or_else(|| panic!("no link in {greeting:?}"));
        Self { child, greeting, address, data }
    }

    pub fn data(&self) -> &Path {
        self.data.path()
    }

    /// Kills it at once (SIGKILL) and starts it again over the same data, at the same address.
    ///
    /// # Panics
    /// It does not come back.
    pub fn killed_and_restarted(self) -> Self {
        self.killed_and_looked_at(|_| {})
    }

    /// The same, with a look at its data while no program runs.
    ///
    /// # Panics
    /// It does not come back.
    pub fn killed_and_looked_at(mut self, look: impl FnOnce(&Path)) -> Self {
        self.child.kill().expect("the bot can be killed");
        self.child.wait().expect("the bot has ended");
        look(self.data());
        let data = std::mem::replace(&mut self.data, DataFolder::Given(PathBuf::new()));
        let address = self.address.to_string();
        drop(self);
        Self::begin(data, &address)
    }

    /// Sends it a signal.
    ///
    /// # Panics
    /// It cannot be sent.
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args([&format!("-{name}"), &id]).status().expect("kill can be run");
        assert!(told.success(), "the bot cannot be told {name}");
    }

    /// Asks it to end (SIGTERM) and waits for that.
    ///
    /// # Panics
    /// It cannot be asked.
    pub fn end(mut self) -> ExitStatus {
        self.signal("TERM");
        self.child.wait().expect("the bot ends")
    }

    /// Asks its chat something, in a player's name or in nobody's.
    ///
    /// # Panics
    /// The chat does not answer.
    pub fn ask(&self, method: &str, path: &str, who: Option<&Player>, body: Option<&Value>) -> HttpAnswer {
        let bearer = who.map(|who| format!("Bearer {}", who.secret));
        let headers: Vec<_> = bearer.iter().map(|bearer| ("Authorization", bearer.as_str())).collect();
        http::ask(self.address, method, path, &headers, body).expect("the chat answers")
    }

    /// Takes a name.
    ///
    /// # Panics
    /// It is taken.
    pub fn player(&self, name: &str) -> Player {
        let answer = self.ask("POST", "/api/name", None, Some(&json!({"name": name})));
        assert_eq!(answer.status, 200, "{}", answer.text());
        let held = answer.json();
        let text = |field: &str| held[field].as_str().unwrap_or_default().to_owned();
        Player { name: text("name"), secret: text("secret"), id: text("id") }
    }

    /// Sends a line under a request id.
    pub fn send(&self, who: &Player, room: &str, text: &str, request: &str) -> HttpAnswer {
        let body = json!({"room": room, "text": text, "request": request});
        self.ask("POST", "/api/send", Some(who), Some(&body))
    }

    /// The last messages of a channel, oldest first.
    pub fn messages(&self, room: &str) -> Vec<Value> {
        let answer = self.ask("GET", &format!("/api/messages?room={room}"), None, None).json();
        answer["messages"].as_array().cloned().unwrap_or_default()
    }
}

impl DataFolder {
    fn path(&self) -> &Path {
        match self {
            Self::Own(folder) => folder.path(),
            Self::Given(folder) => folder,
        }
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a refused start says: the bot run in a folder it should not touch, to its end.
///
/// # Panics
/// It cannot be started, or it starts after all.
pub fn refused_start(data: &Path) -> String {
    let mut command = Command::new(program());
    clean(&mut command).arg("--data").arg(data).args(["--listen", "127.0.0.1:0"]).stdin(Stdio::null());
    let mut child =
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let mut first = String::new();
    let out = child.stdout.take().expect("its output is piped");
    BufReader::new(out).read_line(&mut first).expect("its output can be read");
    if !first.is_empty() {
        let _ = child.kill();
        panic!("the bot has started: {first}");
    }
    let mut said = String::new();
    let mut errors = child.stderr.take().expect("its errors are piped");
    errors.read_to_string(&mut said).expect("its errors can be read");
    let status = child.wait().expect("the program ends");
    assert!(!status.success());
    said
}

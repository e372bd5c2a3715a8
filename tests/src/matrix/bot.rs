//! The real program as a bot on Matrix.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use tempfile::TempDir;

use super::Synapse;
use crate::discord::Discord;
use crate::discord::world::TOKEN;
use crate::program::{clean, program};

/// A bot with its data folder, running or not.
#[derive(Debug)]
pub struct MatrixBot {
    data: TempDir,
    child: Option<Child>,
}

impl MatrixBot {
    /// A bot that is not logged in yet.
    ///
    /// # Panics
    /// There is no place for its folder.
    #[expect(clippy::new_without_default, reason = "it makes a folder")]
    pub fn new() -> Self {
        Self { data: TempDir::new().expect("a temporary folder"), child: None }
    }

    /// Logs the bot in; gives what it said too.
    ///
    /// # Panics
    /// The program cannot be started.
    pub fn login(synapse: &Synapse) -> (Self, Output) {
        let bot = Self::new();
        let said = bot.log_in(synapse, "pw-bot");
        (bot, said)
    }

    /// Logs in with a password.
    ///
    /// # Panics
    /// The program cannot be started.
    pub fn log_in(&self, synapse: &Synapse, password: &str) -> Output {
        self.log_in_at(&synapse.url(), password)
    }

    /// The same at an address, which may be that of a proxy before the server.
    ///
    /// # Panics
    /// The program cannot be started.
    pub fn log_in_at(&self, url: &str, password: &str) -> Output {
        self.command(
            &["matrix", "login", "--server", url, "--user", "@bot:localhost"],
            &[("MATRIX_PASSWORD", password)],
        )
    }

    /// Runs a command on the bot's data folder.
    ///
    /// # Panics
    /// The program cannot be started.
    pub fn command(&self, arguments: &[&str], environment: &[(&str, &str)]) -> Output {
        let mut command = Command::new(program());
        clean(&mut command).arg("--data").arg(self.data()).args(arguments).envs(environment.iter().copied());
        command.stdin(Stdio::null()).output().expect("the program starts")
    }

    /// Starts the bot.
    ///
    /// # Panics
    /// It does not say that it connects.
    pub fn start(&mut self) {
        self.start_with(&[]);
    }

    /// Starts the bot with further arguments.
    ///
    /// # Panics
    /// It does not say that it connects.
    pub fn start_with(&mut self, arguments: &[&str]) {
        self.start_as(arguments, &[]);
    }

    /// Starts the bot as one that is on a stand-in for Discord too, and waits until it is connected there.
    ///
    /// # Panics
    /// It does not connect.
    pub fn start_with_discord(&mut self, discord: &Discord) {
        let address = format!("http://{}", discord.address);
        self.start_as(&[], &[("DISCORD_TOKEN", TOKEN), ("LASERMATE_DISCORD_API", &address)]);
        discord.wait("the bot's connection", |world| (world.gate.connected() > 0).then_some(()));
    }

    /// Starts the bot with something else in its environment, as `LASERMATE_LOG`.
    ///
    /// # Panics
    /// It does not say that it connects.
    pub fn start_in(&mut self, environment: &[(&str, &str)]) {
        self.start_as(&[], environment);
    }

    fn start_as(&mut self, arguments: &[&str], environment: &[(&str, &str)]) {
        let mut command = Command::new(program());
        clean(&mut command)
            .arg("--data")
            .arg(self.data())
            .args(arguments)
            .env("LASERMATE_LOG", "lasermate_matrix=debug,lasermate_service=info,warn")
            .envs(environment.iter().copied());
        let log = fs::File::options().create(true).append(true).open(self.log()).expect("a log");
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn().expect("the bot starts");
        let out = child.stdout.take().expect("its output is piped");
        // A line for each network.
        let lines = 1 + usize::from(environment.iter().any(|(name, _)| *name == "DISCORD_TOKEN"));
        let greeting: Vec<_> = BufReader::new(out).lines().take(lines).map_while(Result::ok).collect();
        assert!(greeting.join(" ").contains("Matrix"), "{greeting:?}");
        self.child = Some(child);
    }

    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may be gone already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    pub fn process(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Whether it has ended, and how.
    pub fn ended(&mut self) -> Option<std::process::ExitStatus> {
        self.child.as_mut().and_then(|child| child.try_wait().ok().flatten())
    }

    pub fn data(&self) -> &Path {
        self.data.path()
    }

    pub fn logged(&self) -> String {
        fs::read_to_string(self.log()).unwrap_or_default()
    }

    fn log(&self) -> PathBuf {
        self.data().join("test.log")
    }
}

impl Drop for MatrixBot {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            eprintln!("the bot's log:\n{}", self.logged());
        }
    }
}

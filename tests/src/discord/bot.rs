//! The real program, started against the stand-in.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

use tempfile::TempDir;

use super::Discord;
use super::world::TOKEN;
use crate::program::program;

/// How much of its log a failed test shows, in bytes.
const LOG: usize = 6000;

#[derive(Debug)]
pub struct Program {
    child: Child,
    data: ProgramData,
}

#[derive(Debug)]
enum ProgramData {
    Own(TempDir),
    /// Taken over by whoever asked the program to end.
    None,
}

impl ProgramData {
    fn path(&self) -> &Path {
        match self {
            Self::Own(folder) => folder.path(),
            Self::None => Path::new(""),
        }
    }
}

impl Program {
    /// Starts it in a folder of its own and waits until it is connected.
    ///
    /// # Panics
    /// It does not connect.
    pub fn start(discord: &Discord) -> Self {
        Self::launch(discord, &[], &[]).connected(discord)
    }

    /// Starts it in a folder of its own with further arguments and variables, and waits for nothing.
    pub fn launch(discord: &Discord, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::begin(ProgramData::Own(TempDir::new().expect("a folder")), discord, arguments, variables)
    }

    /// Starts it in the folder of one that has ended, with further arguments and variables, and waits for nothing.
    pub fn again(folder: Folder, discord: &Discord, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::begin(folder.0, discord, arguments, variables)
    }

    /// Starts it again in the folder of one that has ended, and waits until it is connected.
    ///
    /// # Panics
    /// It does not connect.
    pub fn over(folder: Folder, discord: &Discord) -> Self {
        // What is still sent to a connection of the one that was killed would be lost.
        discord.wait("the end of the connection before", |world| (world.gate.connected() == 0).then_some(()));
        Self::begin(folder.0, discord, &[], &[]).connected(discord)
    }

    fn connected(mut self, discord: &Discord) -> Self {
        discord.wait("the bot's connection", |world| {
            let ended = self.child.try_wait().expect("the bot can be looked at");
            assert_eq!(ended, None, "the bot has ended");
            (world.gate.connected() > 0).then_some(())
        });
        self
    }

    fn begin(data: ProgramData, discord: &Discord, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        let mut command = Command::new(program());
        for (name, _) in std::env::vars_os() {
            let name = name.to_string_lossy().into_owned();
            if name.starts_with("LASERMATE_") || name.starts_with("DISCORD_") {
                command.env_remove(name);
            }
        }
        let log = File::options().create(true).append(true).open(log(data.path())).expect("a log");
        command.arg("--data").arg(data.path()).args(["--listen", "127.0.0.1:0"]).args(arguments);
        command.env("DISCORD_TOKEN", TOKEN).env(
            "LASERMATE_LOG",
            "warn,lasermate_service=debug,lasermate_discord=debug,twilight_gateway=info",
        );
        if discord.tls.is_none() {
            command.env("LASERMATE_DISCORD_API", format!("http://{}", discord.address));
        }
        if let Some((address, certificate)) = &discord.tls {
            let file = data.path().join("authority.pem");
            std::fs::write(&file, certificate).expect("the certificate");
            command.env("LASERMATE_DISCORD_CA", file);
            command.env("LASERMATE_DISCORD_ADDRESS", address.to_string());
        }
        command.envs(variables.iter().copied());
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn();
        Self { child: child.expect("the bot starts"), data }
    }

    pub fn process(&self) -> u32 {
        self.child.id()
    }

    pub fn data(&self) -> &Path {
        self.data.path()
    }

    pub fn logged(&self) -> String {
        std::fs::read_to_string(log(self.data())).unwrap_or_default()
    }

    /// Asks it to end (SIGTERM) and waits for that; the second value keeps its folder.
    ///
    /// # Panics
    /// It cannot be asked.
    pub fn end(mut self) -> (ExitStatus, Folder) {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status().expect("kill can be run");
        assert!(told.success(), "the bot cannot be told to end");
        let status = self.child.wait().expect("the bot ends");
        let data = std::mem::replace(&mut self.data, ProgramData::None);
        (status, Folder(data))
    }

    /// Kills it at once (SIGKILL); its folder is left.
    ///
    /// # Panics
    /// It cannot be killed.
    pub fn kill(mut self) -> Folder {
        self.child.kill().expect("the bot can be killed");
        self.child.wait().expect("the bot has ended");
        Folder(std::mem::replace(&mut self.data, ProgramData::None))
    }
}

/// The data folder of a program that has ended, or that is still to be started.
#[derive(Debug)]
pub struct Folder(ProgramData);

impl Folder {
    /// An empty one.
    ///
    /// # Panics
    /// It cannot be made.
    pub fn empty() -> Self {
        Self(ProgramData::Own(TempDir::new().expect("a folder")))
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            let mut text = Vec::new();
            if let Ok(mut file) = File::open(log(self.data.path())) {
                let _ = file.read_to_end(&mut text);
            }
            let from = text.len().saturating_sub(LOG);
            let shown = String::from_utf8_lossy(text.get(from..).unwrap_or_default()).into_owned();
            let mut out = std::io::stderr();
            let _ = std::io::Write::write_fmt(&mut out, format_args!("the bot's log:\n{shown}\n"));
        }
    }
}

fn log(data: &Path) -> PathBuf {
    data.join("stderr.log")
}

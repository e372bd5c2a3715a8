//! Matrix: its settings, how it is opened and looked at, and the bot's account there, logged in once.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context as _, bail};
use clap::{Args, Subcommand};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;

use lasermate_matrix::account::{self, Folder, LoggedIn, Recovery, RecoveryKey, Secret, Trust, checkup};
use lasermate_matrix::{Manners, Matrix};
use lasermate_service::diagnostic::Finding;
use lasermate_service::outbox;
use lasermate_service::store::Store;

use super::{CheckTarget, ConfiguredNetwork, ConnectionTask, NetworkInputs, OpenContext, Tasks};
use crate::config::Settings;
use crate::environment::Environment;

/// How the bot behaves on Matrix. Its session is in the data folder: `lasermate matrix login` puts it there.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Matrix (after `lasermate matrix login`)")]
pub(super) struct MatrixSettings {
    /// The prefix of commands on Matrix; !lm works as well if this is a single !
    #[arg(
        long = "matrix-prefix",
        env = "LASERMATE_MATRIX_PREFIX",
        value_name = "PREFIX",
        default_value = "!"
    )]
    prefix: String,
    /// Whose invitations are accepted: users, servers or * for everybody, separated by commas; by default those from the bot's own
    /// server
    #[arg(long = "matrix-allow", env = "LASERMATE_MATRIX_ALLOW", value_name = "WHO", value_delimiter = ',')]
    allow: Vec<String>,
}

/// A session that is there.
struct StoredLogin {
    folder: Folder,
    manners: Manners,
}

/// Matrix with its session.
pub(super) fn set_up(given: NetworkInputs<'_>, _: &str) -> Box<dyn ConfiguredNetwork> {
    let matrix = &given.own.matrix;
    let prefix = match matrix.prefix.trim() {
        "" => "!",
        prefix => prefix,
    };
    let manners = Manners { prefix: prefix.to_owned(), allow: matrix.allow.clone() };
    Box::new(StoredLogin { folder: Folder::beside(given.data), manners })
}

impl ConfiguredNetwork for StoredLogin {
    fn open(self: Box<Self>, opening: &OpenContext<'_>, _: &mut Tasks) -> anyhow::Result<ConnectionTask> {
        let (service, stop) = (Arc::clone(opening.service), opening.stop.clone());
        Ok(async move {
            let matrix = Matrix::open(&self.folder, self.manners, Arc::clone(&service), stop.clone()).await?;
            let sending = tokio::spawn(outbox::run(service, Arc::clone(&matrix), stop));
            let ended = lasermate_matrix::run(matrix).await;
            if ended.is_err() {
                sending.abort();
            }
            // It ends with the program, or was told to.
            let _ = sending.await;
            Ok(ended?)
        }
        .boxed())
    }

    fn check(self: Box<Self>, _: NetworkInputs<'_>, wanted: CheckTarget) -> BoxFuture<'static, Vec<Finding>> {
        async move { checkup::look(&self.folder, &self.manners, wanted.running).await }.boxed()
    }
}

/// What can be done with the account.
#[derive(Debug, Subcommand)]
pub enum MatrixCommand {
    /// Log in, once. Asks for the password, or reads it from `MATRIX_PASSWORD`; a token in `MATRIX_TOKEN` replaces it
    Login(Login),
    /// Give this device the account's keys, with the recovery key that was printed at the first login. Asks for it, or reads it from
    /// `MATRIX_RECOVERY_KEY`
    Recover,
    /// Give the account a new identity and a new recovery key, where the old key is lost. Asks for the account's password, or reads it
    /// from `MATRIX_PASSWORD`. Encrypted messages of before can't be read then
    Reset,
}

/// A login.
#[derive(Debug, Args)]
pub struct Login {
    /// The server's address, for example <https://matrix.example.org>
    #[arg(long)]
    server: String,
    /// The account, for example @lasermate:example.org; not needed with a token
    #[arg(long)]
    user: Option<String>,
}

impl MatrixCommand {
    /// Carries it out, and says what came of it.
    pub(super) fn run(&self, settings: &Settings, out: &mut impl Write) -> io::Result<ExitCode> {
        match self.carry_out(settings, out) {
            Ok(()) => Ok(ExitCode::SUCCESS),
            Err(error) => {
                out.flush()?;
                writeln!(io::stderr(), "lasermate: {error:#}")?;
                Ok(ExitCode::FAILURE)
            }
        }
    }

    fn carry_out(&self, settings: &Settings, out: &mut impl Write) -> anyhow::Result<()> {
        // Nobody else may use the folder meanwhile, a running bot least of all.
        let _store = Store::open(&settings.data)?;
        let folder = Folder::beside(&settings.data);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        match self {
            Self::Login(login) => {
                let secret = login.secret()?;
                let done = runtime.block_on(account::login(&folder, &login.server, secret))?;
                told(&folder, &done, out)?;
            }
            Self::Recover => {
                if !folder.has_session() {
                    bail!("not logged in yet. Run: lasermate matrix login");
                }
                let key = RecoveryKey(asked("MATRIX_RECOVERY_KEY", "Recovery key: ")?);
                let trust = runtime.block_on(account::recover(&folder, &key))?;
                writeln!(out, "The keys are recovered.")?;
                warn(trust, out)?;
            }
            Self::Reset => {
                if !folder.has_session() {
                    bail!("not logged in yet. Run: lasermate matrix login");
                }
                let password = asked("MATRIX_PASSWORD", "Password: ")?;
                let done = runtime.block_on(account::reset(&folder, password))?;
                writeln!(out, "{} has a new identity.", done.user)?;
                show_key(&done, out)?;
            }
        }
        Ok(())
    }
}

impl Login {
    fn secret(&self) -> anyhow::Result<Secret> {
        if let Some(token) = Environment::REAL.value("MATRIX_TOKEN")? {
            return Ok(Secret::Token(token));
        }
        let user = self.user.clone().context("choose the account with --user, or set MATRIX_TOKEN")?;
        Ok(Secret::Password { user, password: asked("MATRIX_PASSWORD", "Password: ")? })
    }
}

fn told(folder: &Folder, done: &LoggedIn, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "Logged in as {}. The session is stored in {}.",
        done.user,
        folder.session_file().display()
    )?;
    show_key(done, out)
}

/// The new recovery key, and what is not as it should be.
fn show_key(done: &LoggedIn, out: &mut impl Write) -> io::Result<()> {
    if let Some(key) = &done.key {
        writeln!(out, "Recovery key: {}", key.0)?;
        writeln!(
            out,
            "Keep it somewhere safe. It is shown only once, and lasermate matrix recover needs it after a new login."
        )?;
    }
    warn(done.trust, out)
}

/// What is not as it should be.
fn warn(trust: Trust, out: &mut impl Write) -> io::Result<()> {
    if trust.recovery == Recovery::Incomplete {
        writeln!(
            out,
            "This account has been used before. Enter its recovery key: lasermate matrix recover. If it is lost: lasermate matrix reset"
        )?;
    } else if !trust.signed {
        writeln!(out, "The bot's device is not verified by its account, so some clients hide its messages.")?;
    }
    Ok(())
}

/// A secret from the environment, or else from whoever sits there.
fn asked(name: &str, question: &str) -> anyhow::Result<String> {
    if let Some(value) = Environment::REAL.value(name)? {
        return Ok(value);
    }
    write!(io::stderr(), "{question}")?;
    let line = unseen(|| {
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line).map(|_| line)
    })?;
    writeln!(io::stderr())?;
    match line.trim() {
        "" => bail!("nothing was entered. Enter it, or set {name}"),
        line => Ok(line.to_owned()),
    }
}

/// Reads without showing what is typed, where it is typed at a terminal.
#[cfg(unix)]
fn unseen(read: impl FnOnce() -> io::Result<String>) -> io::Result<String> {
    use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
    let input = io::stdin();
    let Ok(shown) = tcgetattr(&input) else { return read() };
    let mut hidden = shown.clone();
    hidden.local_modes.remove(LocalModes::ECHO);
    tcsetattr(&input, OptionalActions::Flush, &hidden)?;
    let line = read();
    tcsetattr(&input, OptionalActions::Flush, &shown)?;
    line
}

#[cfg(not(unix))]
fn unseen(read: impl FnOnce() -> io::Result<String>) -> io::Result<String> {
    read()
}

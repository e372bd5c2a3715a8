//! The door of whoever runs the bot: a socket in the data folder, through which commands reach the running bot.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use lasermate_service::clock;
use lasermate_service::service::{OperatorCommand, Service};
use lasermate_service::store::SOCKET_NAME;
use serde::{Deserialize, Serialize};
use tokio::net::UnixListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::spawn_blocking;
use tracing::{info, warn};

/// How long the other side may take for a line.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest command, in bytes.
const COMMAND_BYTES: u64 = 16 * 1024;
/// How many commands are done at once.
const AT_ONCE: usize = 4;

/// A line of the bot's answer.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Answer {
    Part(String),
    Refused(String),
    Done,
}

/// Where the socket of a data folder is.
fn path(folder: &Path) -> PathBuf {
    folder.join(SOCKET_NAME)
}

/// Opens the socket. Only the bot that holds the folder's lock comes here, so one that is left over is nobody's.
///
/// # Errors
/// The folder takes no socket.
pub fn open(folder: &Path) -> io::Result<UnixListener> {
    let path = path(folder);
    match std::fs::remove_file(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(&path)?;
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

/// Does what comes through the socket until the program ends.
pub async fn serve(
    listener: UnixListener,
    folder: PathBuf,
    service: Arc<Service>,
    mut stop: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        let stream = match accepted.and_then(|(stream, _)| stream.into_std()) {
            Ok(stream) => stream,
            Err(error) => {
                warn!(%error, "an operator's command could not be read");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { break };
        let service = Arc::clone(&service);
        spawn_blocking(move || {
            if let Err(error) = answer(&stream, &service) {
                warn!(%error, "an operator's command broke off");
            }
            drop(place);
        });
    }
    let _ = std::fs::remove_file(path(&folder));
}

fn answer(stream: &UnixStream, service: &Service) -> io::Result<()> {
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut line = String::new();
    BufReader::new(stream.take(COMMAND_BYTES)).read_line(&mut line)?;
    let mut out = io::BufWriter::new(stream);
    let command: OperatorCommand = match serde_json::from_str(&line) {
        Ok(command) => command,
        Err(error) => {
            let other = format!("the bot and this program are of different versions ({error})");
            return write_line(&mut out, &Answer::Refused(other)).and_then(|()| out.flush());
        }
    };
    info!(?command, "operator");
    let mut part = |text: &str| write_line(&mut out, &Answer::Part(text.to_owned()));
    let last = match command.run(service, clock::now(), &mut part) {
        Ok(()) => Answer::Done,
        Err(error) => Answer::Refused(error.to_string()),
    };
    write_line(&mut out, &last)?;
    out.flush()
}

fn write_line(out: &mut impl Write, answer: &Answer) -> io::Result<()> {
    serde_json::to_writer(&mut *out, answer)?;
    out.write_all(b"\n")
}

/// Sends a command to the bot that runs with a data folder; `None` where none does. `out` is told what comes of it, and the
/// error is the bot's refusal.
///
/// # Errors
/// The connection breaks off.
pub fn ask(
    folder: &Path,
    command: &OperatorCommand,
    out: &mut dyn FnMut(&str) -> io::Result<()>,
) -> io::Result<Option<Result<(), String>>> {
    let mut stream = match UnixStream::connect(path(folder)) {
        Ok(stream) => stream,
        Err(error) => {
            return match error.kind() {
                io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused => Ok(None),
                _ => Err(error),
            };
        }
    };
    serde_json::to_writer(&mut stream, command)?;
    stream.write_all(b"\n")?;
    for line in BufReader::new(stream).lines() {
        match serde_json::from_str(&line?)? {
            Answer::Part(text) => out(&text)?,
            Answer::Refused(why) => return Ok(Some(Err(why))),
            Answer::Done => return Ok(Some(Ok(()))),
        }
    }
    Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the bot has stopped"))
}

//! `lasermate health`: asks the running bot whether it is well, for containers and whoever watches over it.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

use crate::config::{Settings, reached};

/// How long the bot may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Prints what the bot says; status 1 where it is not well or does not answer.
pub(super) fn run(settings: &Settings, out: &mut impl Write) -> io::Result<ExitCode> {
    let metrics = settings.metrics.exposure().map(|exposure| exposure.address);
    let address = reached(metrics.or(settings.listen).unwrap_or_else(Settings::default_listen));
    match ask(address) {
        Ok((status, told)) => {
            write!(out, "{told}")?;
            Ok(if status == 200 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Err(error) => {
            writeln!(
                out,
                "no bot answers at {address} ({error}). Run this with the settings of the bot; where it has no web chat, it needs --metrics"
            )?;
            Ok(ExitCode::FAILURE)
        }
    }
}

fn ask(address: SocketAddr) -> io::Result<(u16, String)> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(64 * 1024).read_to_string(&mut answer)?;
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    let told = answer.split_once("\r\n\r\n").map(|(_, told)| told.to_owned());
    status.zip(told).ok_or_else(|| io::Error::other("that is no answer of a bot"))
}

//! What the bot tells systemd: that it is ready, that it is alive, and that it ends. Elsewhere nobody listens.

use std::ffi::OsStr;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use lasermate_service::metrics;
use lasermate_service::service::Service;
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep};
use tracing::{info, warn};

/// Where messages for systemd go.
const SOCKET: &str = "NOTIFY_SOCKET";
/// After how many microseconds without a sign of life systemd starts the program again, where it watches.
const WATCHDOG: &str = "WATCHDOG_USEC";
/// How often the bot looks whether it is connected.
const LOOK: Duration = Duration::from_millis(200);
/// A bot that is not connected by then is ready all the same: it keeps trying, and its health tells.
const PATIENCE: Duration = Duration::from_secs(60);

/// Tells systemd that the bot is ready once it is connected to these platforms, from then on that it is alive, and in the end
/// that it stops.
pub(crate) async fn report(
    service: Arc<Service>,
    platforms: Vec<&'static str>,
    mut stop: watch::Receiver<bool>,
) {
    let is_watched = std::env::var_os(SOCKET).is_some();
    tokio::select! {
        () = tell_of_life(&service, &platforms), if is_watched => {}
        // Nobody tells any more only if everything has ended already.
        _ = stop.wait_for(|stop| *stop) => {}
    }
    if is_watched {
        tell("STOPPING=1");
    }
}

async fn tell_of_life(service: &Arc<Service>, platforms: &[&str]) {
    let begun = Instant::now();
    while !metrics::are_connected(platforms) && begun.elapsed() < PATIENCE {
        sleep(LOOK).await;
    }
    let status = match metrics::are_connected(platforms) {
        true => "running",
        false => "running, but not connected yet (lasermate health tells more)",
    };
    tell(&format!("READY=1\nSTATUS={status}"));
    info!(status, "ready");
    let watched =
        std::env::var(WATCHDOG).ok().and_then(|micros| micros.parse().ok()).map(Duration::from_micros);
    match watched {
        Some(watched) => stay_alive(service, watched / 3).await,
        None => std::future::pending().await,
    }
}

/// Shows systemd again and again that tasks and threads run and the database answers.
async fn stay_alive(service: &Arc<Service>, every: Duration) {
    loop {
        let service = Arc::clone(service);
        // A full disk is no reason to start again.
        if matches!(spawn_blocking(move || service.store().counts().is_ok()).await, Ok(true)) {
            tell("WATCHDOG=1");
        } else {
            warn!("the database does not answer: systemd is told nothing");
        }
        sleep(every).await;
    }
}

fn tell(message: &str) {
    let Some(socket) = std::env::var_os(SOCKET) else { return };
    if let Err(error) = send(&socket, message.as_bytes()) {
        warn!(%error, "telling systemd failed");
    }
}

#[cfg(target_os = "linux")]
fn send(socket: &OsStr, message: &[u8]) -> io::Result<()> {
    use std::os::linux::net::SocketAddrExt as _;
    use std::os::unix::ffi::OsStrExt as _;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let address = match socket.as_bytes().strip_prefix(b"@") {
        Some(name) => SocketAddr::from_abstract_name(name)?,
        None => SocketAddr::from_pathname(socket)?,
    };
    UnixDatagram::unbound()?.send_to_addr(message, &address).map(drop)
}

#[cfg(not(target_os = "linux"))]
fn send(_: &OsStr, _: &[u8]) -> io::Result<()> {
    Ok(())
}

//! The bot's life: open the store, open the platforms, serve, and end in good order.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use futures_util::FutureExt;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::{JoinSet, spawn_blocking};
use tracing::{error, info, warn};

use crate::config::{AccessSetting, Settings, reached, too_few_files};
use crate::environment::{Environment, PASSWORD};
use crate::networks::{self, ConfiguredNetwork, NetworkEntry, OpenContext, Tasks};
#[cfg(unix)]
use crate::operator_socket;
use crate::program::{VERSION, unknown_variables};
use crate::signals::Signals;
use crate::supervisor;
use lasermate_page::Chat;
use lasermate_page::access::{Access, Password};
use lasermate_page::push::Push;
use lasermate_service::clock::{self, ClockReading};
use lasermate_service::computer;
use lasermate_service::metrics::{self, GaugeSource, Gauges};
use lasermate_service::outbox;
use lasermate_service::service::{self, Retention, Service};
use lasermate_service::store::Store;
use lasermate_service::web::{Hosts, ServerLimits};

/// How long what is under way may take once the program is told to end. With what comes after it this is less than the 10 s
/// after which Docker kills.
const GRACE: Duration = Duration::from_secs(7);
/// How long threads may take then that cannot be interrupted.
const LAST: Duration = Duration::from_secs(1);

/// Runs the bot until Ctrl-C or SIGTERM.
///
/// # Errors
/// The data folder or the address cannot be used; the error says what to do about it.
pub fn run(settings: &Settings) -> anyhow::Result<()> {
    for told in unknown_variables() {
        warn!("{told}");
    }
    // Before anything is opened: a token without its network is a mistake to be told at once.
    let networks = networks::wanted(settings.given())?;
    if let Some(told) = too_few_files() {
        bail!(told);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    // Before the database is opened, which may take its time: a signal must not end that halfway.
    let signals = runtime.block_on(async { Signals::take() })?;
    settings.read_catalogues().map_err(anyhow::Error::msg)?;
    let store = Store::open(&settings.data)?;
    let file = store.path().display().to_string();
    info!(version = VERSION, file, "starting");
    let service = Arc::new(Service::open(store)?);
    service.world().operators().name(settings.operators.iter().cloned());
    service::keep_for(&service, Retention { games: settings.keep_games, requests: settings.keep_requests })?;
    service.watch_for_leaps(ClockReading::now);
    // Before anybody can ask: games without turns have stood still until now.
    service.tick(clock::now());
    let done = runtime.block_on(live(settings, networks, Arc::clone(&service), &file, signals));
    runtime.shutdown_timeout(LAST);
    info!("stopped");
    // Threads may still hold the store, so this is left to nobody's drop: the one file is to hold everything.
    if let Err(error) = service.store().checkpoint() {
        warn!(%error, "checkpoint failed; lasermate.db-wal stays beside the database");
    }
    done
}

/// What the figures ask the store.
fn counting(service: &Arc<Service>) -> GaugeSource {
    let service = Arc::clone(service);
    Arc::new(move || {
        let counts = service.store().counts()?;
        let full = service.store().is_full();
        let (database, free) = service.store().disk_use();
        Ok(Gauges { live_games: counts.live_games, owed: counts.owed, full, database, free })
    })
}

async fn live(
    settings: &Settings,
    networks: Vec<NetworkEntry>,
    service: Arc<Service>,
    file: &str,
    signals: Signals,
) -> anyhow::Result<()> {
    let asked = signals.heed(settings.data.clone());
    let (tell, stop) = watch::channel(false);
    metrics::serve(settings.metrics.exposure(), &settings.hosts, counting(&service), &stop).await?;
    let mut tasks = JoinSet::new();
    #[cfg(unix)]
    match operator_socket::open(&settings.data) {
        Ok(listener) => {
            let folder = settings.data.clone();
            let served = operator_socket::serve(listener, folder, Arc::clone(&service), stop.clone());
            tasks.spawn(served.map(Ok));
        }
        // Some file systems have no sockets: the bot runs, and is stopped for what an operator wants.
        Err(error) => warn!(%error, "the operator's commands can't reach the running bot"),
    }
    // With a token people talk on that network, and nobody wants a second chat unless they say so.
    let with_chat = networks.is_empty() || settings.listen.is_some();
    if with_chat {
        open_chat(settings, &service, &stop, file, &mut tasks).await?;
    }
    let platforms = networks.iter().map(|(known, _)| known.feature).collect();
    tasks.spawn(supervisor::report(Arc::clone(&service), platforms, stop.clone()).map(Ok));
    for (known, network) in networks {
        let opening = OpenContext { given: settings.given(), service: &service, stop: &stop };
        connect(known.name, network, &opening, with_chat, &mut tasks)?;
        if !with_chat {
            say(&format!("Lasermate connects to {} (data in {file})", known.name))?;
        }
    }
    tasks.spawn(computer::run(Arc::clone(&service), stop.clone()).map(Ok));
    tasks.spawn(computer::study(Arc::clone(&service), stop.clone()).map(Ok));
    tasks.spawn(tick(Arc::clone(&service), stop).map(Ok));
    let ended = tokio::select! {
        ended = asked => ended.map_err(Into::into),
        // None of the tasks ends by itself, unless something is wrong.
        Some(ended) = tasks.join_next() => match ended {
            Ok(Err(error)) => Err(error),
            _ => {
                warn!("a task stopped unexpectedly; shutting down");
                Ok(())
            }
        },
    };
    // Nobody listens any more only if everything has ended already.
    let _ = tell.send(true);
    let finish = async { while tasks.join_next().await.is_some() {} };
    if tokio::time::timeout(GRACE, finish).await.is_err() {
        // Nobody needs to know how many there are where that cannot be read.
        let owed =
            service.store().counts().map_or(0, |counts| counts.owed.iter().map(|(_, owed)| owed).sum());
        warn!("{}", late(owed));
    }
    ended
}

/// What is told where the end has not waited for everything.
fn late(owed: u64) -> String {
    match owed {
        0 => "shutdown timeout; what was not finished is dropped".to_owned(),
        1 => "shutdown timeout; 1 unsent post is sent after the next start".to_owned(),
        _ => format!("shutdown timeout; {owed} unsent posts are sent after the next start"),
    }
}

/// Who may come to the chat.
fn access(wanted: AccessSetting) -> anyhow::Result<Access> {
    Ok(match wanted {
        AccessSetting::Open => Access::Open,
        AccessSetting::Invited => Access::Invited,
        AccessSetting::Password => match Environment::REAL.value(PASSWORD)? {
            Some(password) => Access::Password(Password::new(&password)?),
            None => bail!(
                "--access password needs a password. Set {PASSWORD}, or {PASSWORD}_FILE to a file that holds it"
            ),
        },
    })
}

async fn open_chat(
    settings: &Settings,
    service: &Arc<Service>,
    stop: &watch::Receiver<bool>,
    file: &str,
    tasks: &mut Tasks,
) -> anyhow::Result<()> {
    service
        .addresses()
        .open(&settings.data, settings.chat())
        .context("can't read or make the key of addresses")?;
    let push = Push::open(&settings.data, settings.chat());
    let push = push.context("can't read or make the key of notifications (push.key)")?;
    let chat = Chat::open(Arc::clone(service), access(settings.access)?, push, stop.clone())?;
    let (listener, moved) = listen(settings.listen).await?;
    let address = listener.local_addr()?;
    let hosts = Hosts::of(address, &settings.hosts);
    let port = if moved { format!(" (port {} is taken)", crate::config::PORT) } else { String::new() };
    info!(%address, "web chat open");
    // Nobody can open `0.0.0.0`.
    let everywhere =
        if address.ip().is_unspecified() { ", to other machines at this one's address" } else { "" };
    say(&format!(
        "Lasermate's chat is open at http://{}/{everywhere}{port} (data in {file})",
        reached(address)
    ))?;
    tasks.spawn(outbox::run(Arc::clone(service), Arc::clone(&chat), stop.clone()).map(Ok));
    let limits = ServerLimits::usual(&settings.proxies);
    tasks.spawn(chat.serve(listener, hosts, limits).map(Ok));
    Ok(())
}

/// Connects to a network. Where the chat runs too, it goes on when the network refuses the bot for good.
fn connect(
    name: &'static str,
    network: Box<dyn ConfiguredNetwork>,
    opening: &OpenContext<'_>,
    with_chat: bool,
    tasks: &mut Tasks,
) -> anyhow::Result<()> {
    let connected = network.open(opening, tasks)?;
    let mut until = opening.stop.clone();
    tasks.spawn(async move {
        match connected.await {
            Err(ended) if with_chat => {
                error!(%ended, network = name, "connection failed for good; the web chat keeps running");
                writeln!(io::stderr(), "lasermate: {ended}. The web chat keeps running without {name}.")?;
                // An error means that the bot is ending anyway.
                let _ = until.wait_for(|stop| *stop).await;
                Ok(())
            }
            ended => ended,
        }
    });
    Ok(())
}

/// Listens where the settings say, or on the usual port, or on a free one where that is taken: the second value
/// says so.
async fn listen(wanted: Option<SocketAddr>) -> anyhow::Result<(TcpListener, bool)> {
    let address = wanted.unwrap_or_else(Settings::default_listen);
    match TcpListener::bind(address).await {
        Ok(listener) => Ok((listener, false)),
        Err(error) if wanted.is_none() && error.kind() == io::ErrorKind::AddrInUse => {
            let free = SocketAddr::new(address.ip(), 0);
            Ok((TcpListener::bind(free).await.context("no free port")?, true))
        }
        Err(error) => {
            Err(error).with_context(|| format!("can't listen on {address}. Choose another with --listen"))
        }
    }
}

/// The one line of a good start.
fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

/// Lets the service look at its clocks until the program ends.
async fn tick(service: Arc<Service>, mut stop: watch::Receiver<bool>) {
    let sooner = service.sooner();
    while !*stop.borrow() {
        let notified = sooner.notified();
        tokio::pin!(notified);
        notified.as_mut().enable();
        tokio::select! {
            () = tokio::time::sleep(service.rest(clock::now())) => look_at_clocks(&service).await,
            () = notified => {}
            _ = stop.changed() => break,
        }
    }
    // The last moment at which the bot is known to have run.
    look_at_clocks(&service).await;
}

async fn look_at_clocks(service: &Arc<Service>) {
    let service = Arc::clone(service);
    if let Err(error) = spawn_blocking(move || service.tick(clock::now())).await {
        error!(%error, "checking the clocks failed");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// It spoke of unsent posts where there were none.
    #[test]
    fn a_late_end_tells_of_posts_where_there_are_any() {
        assert!(!late(0).contains("post"));
        assert!(late(1).contains("1 unsent post is sent"));
        assert!(late(2).contains("2 unsent posts are sent"));
    }
}

//! The bot's life: open the store, open the chat, serve, and end in good order.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::{JoinSet, spawn_blocking};
use tracing::{error, warn};

use crate::clock;
use crate::config::Settings;
use crate::outbox;
use crate::platform::local::{Chat, Hosts};
use crate::service::Service;
use crate::store::Store;

/// How often the service looks at its clocks: reminders, expiry, abandoned games.
const TICK: Duration = Duration::from_secs(10);
/// How long what is under way may take once the program is told to end.
const GRACE: Duration = Duration::from_secs(20);

/// Runs the bot until Ctrl-C or SIGTERM.
///
/// # Errors
/// The data folder or the address cannot be used; the error says what to do about it.
pub fn run(settings: &Settings) -> anyhow::Result<()> {
    let store = Store::open(&settings.data)?;
    let file = store.path().display().to_string();
    let service = Arc::new(Service::open(store)?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(live(settings, service, &file));
    runtime.shutdown_timeout(GRACE);
    done
}

async fn live(settings: &Settings, service: Arc<Service>, file: &str) -> anyhow::Result<()> {
    let (tell, stop) = watch::channel(false);
    let chat = Chat::open(Arc::clone(&service), stop.clone())?;
    let (listener, moved) = listen(settings.listen).await?;
    let address = listener.local_addr()?;
    let hosts = Hosts::of(address, &settings.hosts);
    greet(address, moved, file)?;
    let mut tasks = JoinSet::new();
    tasks.spawn(outbox::run(Arc::clone(&service), Arc::clone(&chat), stop.clone()));
    tasks.spawn(tick(service, stop));
    tasks.spawn(async move {
        if let Err(error) = chat.serve(listener, hosts).await {
            error!(%error, "the chat has stopped");
        }
    });
    tokio::select! {
        ended = told_to_end() => ended?,
        // None of the tasks ends by itself.
        _ = tasks.join_next() => warn!("a part of the bot has stopped, so the bot ends"),
    }
    // Nobody listens any more only if everything has ended already.
    let _ = tell.send(true);
    let finish = async { while tasks.join_next().await.is_some() {} };
    if tokio::time::timeout(GRACE, finish).await.is_err() {
        warn!("something did not finish in time; what is owed is sent after the next start");
    }
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
            Ok((TcpListener::bind(free).await.context("no port of this machine is free")?, true))
        }
        Err(error) => {
            Err(error).with_context(|| format!("cannot listen on {address}; choose another with --listen"))
        }
    }
}

/// The one line of a good start.
fn greet(address: SocketAddr, moved: bool, file: &str) -> io::Result<()> {
    let port = if moved { format!(" (port {} is taken)", crate::config::PORT) } else { String::new() };
    let mut out = io::stdout().lock();
    // Discord is the next chapter; saying so is better than seeming to wait for it. The token itself is never shown.
    if std::env::var_os("DISCORD_TOKEN").is_some_and(|token| !token.is_empty()) {
        writeln!(
            io::stderr(),
            "lasermate: DISCORD_TOKEN is set, but this version has only the built-in chat"
        )?;
    }
    writeln!(out, "Lasermate's chat is open at http://{address}/{port} (data in {file})")?;
    out.flush()
}

/// Lets the service look at its clocks until the program ends.
async fn tick(service: Arc<Service>, mut stop: watch::Receiver<bool>) {
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    while !*stop.borrow() {
        tokio::select! {
            _ = ticks.tick() => {
                let service = Arc::clone(&service);
                if let Err(error) = spawn_blocking(move || service.tick(clock::now())).await {
                    error!(%error, "the clocks could not be looked at");
                }
            }
            _ = stop.changed() => return,
        }
    }
}

/// Waits for Ctrl-C or, where there is one, SIGTERM.
async fn told_to_end() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            ended = tokio::signal::ctrl_c() => ended,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

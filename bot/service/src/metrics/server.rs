//! Where the figures are read, `GET /metrics`, and whether the bot is well, `GET /health`: on loopback unless it is said plainly
//! that others may read them.

use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use lasermate_domain::limits::METRICS_CONNECTIONS;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tracing::{error, info};

use super::Gauges;
use crate::web::{self, Hosts, ServerLimits};

/// Asks what stands in the store at the moment; it may block.
pub type GaugeSource = Arc<dyn Fn() -> Result<Gauges, Box<dyn Error + Send + Sync>> + Send + Sync>;

/// What Prometheus is told it gets.
const KIND: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Where the figures are read.
#[derive(Clone, Copy, Debug)]
pub struct Exposure {
    pub address: SocketAddr,
    /// Whether other machines may read them.
    pub public: bool,
}

impl Exposure {
    /// Whether the figures may be read there: at loopback's address, or where it is said plainly.
    pub const fn is_meant(&self) -> bool {
        self.address.ip().is_loopback() || self.public
    }
}

/// Why the figures cannot be served.
#[derive(Debug, Error)]
pub enum ServeError {
    #[error(
        "{0} for --metrics is open to other machines. Use a loopback address like 127.0.0.1:9277, or add --metrics-public"
    )]
    Open(SocketAddr),
    /// The address is taken, or not this machine's.
    #[error("can't listen on {address} for --metrics. Choose another address")]
    Listen { address: SocketAddr, source: std::io::Error },
}

/// Serves the figures beside the bot until `stop` becomes true, where the settings say so.
///
/// # Errors
/// The address is not loopback's and nothing says that this is meant, or it cannot be listened on.
pub async fn serve(
    exposure: Option<Exposure>,
    hosts: &[String],
    counting: GaugeSource,
    stop: &watch::Receiver<bool>,
) -> Result<(), ServeError> {
    let Some(exposure) = exposure else { return Ok(()) };
    let address = exposure.address;
    if !exposure.is_meant() {
        return Err(ServeError::Open(address));
    }
    let failed = |source| ServeError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let own = listener.local_addr().map_err(failed)?;
    info!(address = %own, "serving metrics");
    super::process::started();
    let router =
        Router::new().route("/metrics", get(metrics)).route("/health", get(health)).with_state(counting);
    let router = web::only_under(Hosts::of(own, hosts), router);
    tokio::spawn(web::serve(
        listener,
        router,
        ServerLimits { all: METRICS_CONNECTIONS, ..ServerLimits::usual(&[]) },
        stop.clone(),
    ));
    Ok(())
}

async fn health(State(counting): State<GaugeSource>) -> (StatusCode, String) {
    let counted = spawn_blocking(move || counting()).await;
    super::health(counted.ok().and_then(Result::ok).map(|standing| standing.full))
}

async fn metrics(State(counting): State<GaugeSource>) -> Response {
    let counted = spawn_blocking(move || counting()).await;
    match counted {
        Ok(Ok(standing)) => ([(header::CONTENT_TYPE, KIND)], super::render(&standing)).into_response(),
        // What was counted in memory would look as if all were well.
        Ok(Err(error)) => {
            error!(%error, "reading metrics failed");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
        Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}

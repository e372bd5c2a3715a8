//! The way to Discord as the settings say: directly, through a proxy, or to a stand-in.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use reqwest::ClientBuilder;
use reqwest::header::HeaderValue;
use reqwest::redirect::Policy;
use secrecy::{ExposeSecret, SecretString};
use serenity::model::id::GuildId;
use thiserror::Error;
use tokio::sync::{Notify, Semaphore};

use crate::account::foreign_answers::ForeignAnswers;
use crate::api::{Api, ApiAccess};
use crate::incoming::attachment::{FETCHING, Files};
use crate::incoming::channel_activity::Activity;
use crate::incoming::channels::Channels;
use crate::incoming::under_way::UnderWay;
use crate::limits;
use crate::outgoing::carrier::Carriers;
use crate::outgoing::emoji::Icons;
use crate::outgoing::forum::Forums;
use crate::outgoing::links::Links;
use crate::outgoing::message_shape::Frames;
use crate::outgoing::unsure::UnsurePosts;
use crate::{ASKING, Discord, id};
use lasermate_service::async_service::AsyncService;
use lasermate_service::rate_limit::RateLimiter;
use lasermate_service::service::Service;

/// How long a connection may take to be made, and an answer to come.
const CONNECTING: Duration = Duration::from_secs(5);
const ANSWERING: Duration = Duration::from_secs(30);
const HOST: &str = "discord.com";
/// The version of the API that is spoken.
const VERSION: &str = "v10";

/// How Discord is reached, and as whom.
#[derive(Debug)]
pub struct Connection {
    pub token: SecretString,
    /// A server that takes Discord's place, as `http://127.0.0.1:8080`.
    pub api: Option<String>,
    /// A further certificate authority for TLS, as PEM.
    pub ca: Option<PathBuf>,
    /// The address Discord's name stands for, where it is not the usual one.
    pub address: Option<SocketAddr>,
    /// The one server whose commands are registered; without it they are registered everywhere.
    pub guild: Option<u64>,
    /// Whether messages are plain: words with files and buttons under them, as before frames.
    pub plain: bool,
    /// The data folder, where the doctor finds notes.
    pub data: PathBuf,
}

/// Why there is no way to Discord.
#[derive(Debug, Error)]
pub enum ConnectError {
    /// The token is not one.
    #[error(
        "DISCORD_TOKEN has characters that no token has, as blanks or quotes. Copy it again from the Bot page of your application"
    )]
    Token,
    /// The certificate cannot be read.
    #[error("can't read the certificate {} ({what}). Name a PEM file with --discord-ca", file.display())]
    Certificate { file: PathBuf, what: String },
    /// The server's number is 0.
    #[error("0 is not a server ID. Turn on Developer Mode in Discord and copy the server's ID")]
    Guild,
    /// The address Discord is to call cannot be listened on.
    #[error("can't listen on {address} for Discord ({what}). Choose another address with --discord-endpoint")]
    Listen { address: SocketAddr, what: String },
    /// TLS cannot be set up.
    #[error("can't set up the connection to Discord: {0}")]
    Client(String),
}

impl Discord {
    /// The adapter over a service; nothing is sent yet.
    ///
    /// # Errors
    /// The settings cannot be used.
    pub fn new(service: Arc<Service>, connection: &Connection) -> Result<Arc<Self>, ConnectError> {
        let guild = match connection.guild {
            Some(0) => return Err(ConnectError::Guild),
            guild => guild.map(GuildId::new),
        };
        // Where that cannot be read, everything is looked for.
        let before = service.store().discord_last_owed().unwrap_or(u64::MAX);
        let service = AsyncService::new(service, id::NAME);
        Ok(Arc::new(Self {
            api: api(connection)?,
            files: files(connection)?,
            guild,
            links: Links::default(),
            channels: Channels::new(service.clone()),
            service,
            icons: Icons::default(),
            frames: Frames::new(!connection.plain),
            forums: Forums::new(),
            foreign_answers: ForeignAnswers::new(&connection.data),
            activity: Activity::new(),
            asking: RateLimiter::new(ASKING),
            carriers: Carriers::new(),
            unsure: UnsurePosts::new(before),
            threads: Notify::new(),
            retiring: Arc::new(Semaphore::new(limits::RETIRING)),
            under_way: UnderWay::default(),
        }))
    }
}

/// The way to Discord's HTTP API.
///
/// # Errors
/// The settings cannot be used.
pub(crate) fn api(connection: &Connection) -> Result<Api, ConnectError> {
    let token = connection.token.expose_secret();
    if token.is_empty() || !token.chars().all(|c| c.is_ascii_alphanumeric() || "._-".contains(c)) {
        return Err(ConnectError::Token);
    }
    let client = client(connection)?;
    Ok(Api::new(client, door(connection)?))
}

fn door(connection: &Connection) -> Result<ApiAccess, ConnectError> {
    let host = connection.api.as_deref().map_or_else(|| format!("https://{HOST}"), str::to_owned);
    let mut key = HeaderValue::from_str(&format!("Bot {}", connection.token.expose_secret()))
        .map_err(|_| ConnectError::Token)?;
    key.set_sensitive(true);
    Ok(ApiAccess { base: format!("{}/api/{VERSION}", host.trim_end_matches('/')), key })
}

fn client(connection: &Connection) -> Result<reqwest::Client, ConnectError> {
    built(connection, |builder| builder.timeout(ANSWERING))
}

/// The way to what people attach. Only Discord's hosts are asked, and none of them for another.
fn files(connection: &Connection) -> Result<Files, ConnectError> {
    let client = built(connection, |builder| builder.timeout(FETCHING).redirect(Policy::none()))?;
    Ok(Files::new(client, connection.api.as_deref()))
}

fn built(
    connection: &Connection,
    with: impl FnOnce(ClientBuilder) -> ClientBuilder,
) -> Result<reqwest::Client, ConnectError> {
    trust();
    let mut builder = with(reqwest::Client::builder().tls_backend_rustls().connect_timeout(CONNECTING));
    if let Some(file) = &connection.ca {
        builder = builder.add_root_certificate(certificate(file)?);
    }
    if let Some(address) = connection.address {
        builder = builder.resolve(HOST, address);
    }
    builder.build().map_err(|error| ConnectError::Client(error.to_string()))
}

fn certificate(file: &Path) -> Result<reqwest::Certificate, ConnectError> {
    let failed = |what: String| ConnectError::Certificate { file: file.to_owned(), what };
    let pem = std::fs::read(file).map_err(|error| failed(error.to_string()))?;
    reqwest::Certificate::from_pem(&pem).map_err(|error| failed(error.to_string()))
}

/// Says once which cryptography TLS uses: where Matrix is built in too, there are two to choose from.
pub(crate) fn trust() {
    // Whoever was first has chosen already.
    let _ = rustls::crypto::ring::default_provider().install_default();
}

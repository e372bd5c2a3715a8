//! The program's arguments and settings: from the command line, else from the environment.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Parser};
use secrecy::SecretString;

use crate::cli::Command;
use crate::platform::discord::{Connection, Endpoint, PublicKey, Shards};

/// The port the built-in chat listens on unless told otherwise.
pub const PORT: u16 = 7277;

/// Lasermate: a chat bot for chess games with a twist. Without a command it runs the bot.
#[derive(Debug, Parser)]
#[command(name = "lasermate", version, about, long_about = None)]
pub struct Program {
    /// A command; without one the bot runs.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The bot's settings.
    #[command(flatten)]
    pub settings: Settings,
}

/// How the bot runs.
#[derive(Clone, Debug, Args)]
pub struct Settings {
    /// The folder that holds the database; it is made where it is not there
    #[arg(long, env = "LASERMATE_DATA", value_name = "DIR", default_value = "./data")]
    pub data: PathBuf,
    /// Where the built-in chat listens; 127.0.0.1:7277 if left out, or another port where that one is taken. With
    /// DISCORD_TOKEN set the chat is opened only where this says so
    #[arg(long, env = "LASERMATE_LISTEN", value_name = "ADDRESS:PORT")]
    pub listen: Option<SocketAddr>,
    /// A further name under which the chat and the figures may be reached, as chat.example.org; separate several by commas
    #[arg(long, env = "LASERMATE_HOSTS", value_name = "NAME", value_delimiter = ',')]
    pub hosts: Vec<String>,
    /// The address of a proxy on another machine, as 10.0.0.5, through which many people come: the bound of connections
    /// from one address does not hold for it; separate several by commas
    #[arg(long, env = "LASERMATE_PROXIES", value_name = "ADDRESS", value_delimiter = ',')]
    pub proxies: Vec<IpAddr>,
    /// Where the program's figures are read.
    #[command(flatten)]
    pub metrics: MetricsSettings,
    /// How Discord is reached, where DISCORD_TOKEN is set.
    #[command(flatten)]
    pub discord: DiscordSettings,
    /// What is logged to standard error, as warn, info or lasermate_bot=debug
    #[arg(long, env = "LASERMATE_LOG", value_name = "FILTER", default_value = "warn")]
    pub log: String,
}

/// How Discord is reached. The token is in the environment alone, as `DISCORD_TOKEN`: command lines can be seen by others.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Discord (with DISCORD_TOKEN set)")]
pub struct DiscordSettings {
    /// The number of the one server that gets the commands, at once; without it every server gets them
    #[arg(long = "discord-guild", env = "LASERMATE_DISCORD_GUILD", value_name = "ID")]
    pub guild: Option<u64>,
    /// The shards this process runs, as 0-3/16; as many as Discord recommends if left out
    #[arg(long = "discord-shards", env = "LASERMATE_DISCORD_SHARDS", value_name = "FIRST-LAST/TOTAL")]
    pub shards: Option<Shards>,
    /// Where Discord's calls are taken, instead of connecting to its gateway; needs DISCORD_PUBLIC_KEY
    #[arg(long = "discord-endpoint", env = "LASERMATE_DISCORD_ENDPOINT", value_name = "ADDRESS:PORT")]
    #[arg(conflicts_with = "shards", requires = "public_key")]
    pub endpoint: Option<SocketAddr>,
    /// The application's public key, by which Discord's calls are known
    #[arg(long = "discord-public-key", env = "DISCORD_PUBLIC_KEY", value_name = "HEX")]
    pub public_key: Option<PublicKey>,
    /// A server that takes the place of <https://discord.com> and limits the rate itself
    #[arg(long = "discord-api", env = "LASERMATE_DISCORD_API", value_name = "URL")]
    pub api: Option<String>,
    /// A further certificate authority that is trusted, as a PEM file
    #[arg(long = "discord-ca", env = "LASERMATE_DISCORD_CA", value_name = "FILE")]
    pub ca: Option<PathBuf>,
    /// Where discord.com is found, instead of asking for its address
    #[arg(long = "discord-address", env = "LASERMATE_DISCORD_ADDRESS", value_name = "ADDRESS:PORT")]
    pub address: Option<SocketAddr>,
}

impl DiscordSettings {
    /// Where Discord's calls are taken, if they are.
    #[must_use]
    pub fn endpoint(&self) -> Option<Endpoint> {
        Some(Endpoint { listen: self.endpoint?, key: self.public_key? })
    }

    /// The connection, where a token is set.
    #[must_use]
    pub fn connection(&self) -> Option<Connection> {
        let token = std::env::var("DISCORD_TOKEN").ok()?;
        let token = token.trim();
        (!token.is_empty()).then(|| Connection {
            token: SecretString::from(token),
            api: self.api.clone(),
            ca: self.ca.clone(),
            address: self.address,
            guild: self.guild,
        })
    }
}

/// Where the program's figures are read.
#[derive(Clone, Debug, Default, Args)]
pub struct MetricsSettings {
    /// Where Prometheus reads the bot's figures, as 127.0.0.1:9277, under /metrics; nowhere if left out
    #[arg(id = "metrics_address", long = "metrics", env = "LASERMATE_METRICS", value_name = "ADDRESS:PORT")]
    pub address: Option<SocketAddr>,
    /// Let --metrics be an address that other machines reach
    #[arg(id = "metrics_public", long = "metrics-public", env = "LASERMATE_METRICS_PUBLIC")]
    pub public: bool,
}

impl MetricsSettings {
    /// Whether the figures may be read at an address: at loopback's, or where it is said plainly.
    #[must_use]
    pub const fn is_meant(&self, address: SocketAddr) -> bool {
        address.ip().is_loopback() || self.public
    }
}

impl Settings {
    /// Where the chat listens by default: reachable from this machine alone.
    #[must_use]
    pub const fn default_listen() -> SocketAddr {
        SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT)
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_arguments_are_consistent() {
        Program::command().debug_assert();
    }

    #[test]
    fn the_chat_listens_on_loopback_unless_told_otherwise() {
        assert!(Settings::default_listen().ip().is_loopback());
    }
}

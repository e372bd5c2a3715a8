//! The bot's settings: from the command line, else from the environment.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use lasermate_service::metrics::Exposure;
use lasermate_service::web::{host_name, open_files};

use crate::log_filter;
use crate::networks::{NetworkInputs, NetworkSettings};

/// The port the web chat listens on unless told otherwise.
pub const PORT: u16 = 7277;

/// With fewer open files than this the bot could not serve anybody.
const FEWEST_FILES: usize = 64;

/// A sentence where the system allows too few open files.
pub(crate) fn too_few_files() -> Option<String> {
    let given = open_files();
    (given < FEWEST_FILES).then(|| {
        format!("only {given} files may be open at once. Raise the limit: ulimit -n 1024, or LimitNOFILE=1024 in a unit")
    })
}

/// What the settings stand under in every help.
pub(crate) const SETTINGS: &str = "Settings of the bot";

/// How the bot runs.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = SETTINGS)]
pub struct Settings {
    /// The folder of the database; created if it doesn't exist
    #[arg(long, global = true, env = "LASERMATE_DATA", value_name = "DIR", default_value = "./data", value_parser = folder)]
    pub data: PathBuf,
    /// Where the web chat listens; by default 127.0.0.1:7277, or another port if that one is taken. Where the bot is on Discord
    /// or Matrix, the web chat is on only with this option
    #[arg(long, global = true, env = "LASERMATE_LISTEN", value_name = "ADDRESS:PORT", value_parser = address)]
    pub listen: Option<SocketAddr>,
    /// Another host name for the web chat and the metrics, for example chat.example.org; separate several with commas
    #[arg(long, global = true, env = "LASERMATE_HOSTS", value_name = "NAME", value_delimiter = ',', value_parser = host_name)]
    pub hosts: Vec<String>,
    /// The address of a proxy on another machine, for example 10.0.0.5: the limit of connections
    /// from one address doesn't apply to it; separate several with commas
    #[arg(long, global = true, env = "LASERMATE_PROXIES", value_name = "ADDRESS", value_delimiter = ',', value_parser = proxy)]
    pub proxies: Vec<IpAddr>,
    /// Where the program's figures are read.
    #[command(flatten)]
    pub metrics: MetricsSettings,
    /// What is logged to standard error: off, error, warn, info, debug or trace; of one part, lasermate_service=debug; separate
    /// several with commas
    #[arg(long, global = true, env = "LASERMATE_LOG", value_name = "FILTER", default_value = "warn", value_parser = log_filter::checked)]
    pub log: String,
    /// How the networks are reached.
    #[command(flatten)]
    pub networks: NetworkSettings,
}

/// Where the program's figures are read.
#[derive(Clone, Debug, Default, Args)]
pub struct MetricsSettings {
    /// Where Prometheus reads the bot's metrics (path /metrics), for example 127.0.0.1:9277; off by default
    #[arg(
        id = "metrics_address",
        long = "metrics",
        global = true,
        env = "LASERMATE_METRICS",
        value_name = "ADDRESS:PORT",
        value_parser = address
    )]
    pub address: Option<SocketAddr>,
    /// Allow --metrics on an address other machines can reach; in the environment yes, true or 1
    #[arg(id = "metrics_public", long = "metrics-public", global = true, env = "LASERMATE_METRICS_PUBLIC", value_parser = switch)]
    pub public: bool,
}

/// An address to listen on: `localhost:7277` is this machine alone, `:7277` is every address it has.
pub(crate) fn address(text: &str) -> Result<SocketAddr, String> {
    let text = text.trim();
    let local = text.strip_prefix("localhost:").map(|port| format!("{}:{port}", Ipv4Addr::LOCALHOST));
    let every = text.strip_prefix(':').map(|port| format!("{}:{port}", Ipv4Addr::UNSPECIFIED));
    let spelt = local.or(every).unwrap_or_else(|| text.to_owned());
    spelt.parse().map_err(|_| match text.parse::<u16>() {
        Ok(port) => format!("write the address too: {}:{port} for this machine alone", Ipv4Addr::LOCALHOST),
        Err(_) => {
            format!("write an address of this machine and a port, for example {}", Settings::default_listen())
        }
    })
}

/// The address of a proxy: networks and names would have to be looked up for each connection.
fn proxy(text: &str) -> Result<IpAddr, String> {
    text.trim().parse().map_err(|_| "write the address alone, for example 10.0.0.5".to_owned())
}

/// Yes or no, as people write it.
pub(crate) fn switch(text: &str) -> Result<bool, String> {
    match text.trim().to_lowercase().as_str() {
        "yes" | "y" | "true" | "t" | "on" | "1" => Ok(true),
        "no" | "n" | "false" | "f" | "off" | "0" => Ok(false),
        _ => Err("write yes or no".to_owned()),
    }
}

/// A folder, written out: in unit and compose files no shell puts the home folder in the place of `~`.
fn folder(text: &str) -> Result<PathBuf, String> {
    if text == "~" || text.starts_with("~/") {
        return Err("~ means nothing here. Write the whole path, for example /var/lib/lasermate".to_owned());
    }
    Ok(text.into())
}

impl MetricsSettings {
    /// Where the figures are read, and whether others may.
    pub fn exposure(&self) -> Option<Exposure> {
        Some(Exposure { address: self.address?, public: self.public })
    }
}

impl Settings {
    /// Where the chat listens by default: reachable from this machine alone.
    pub const fn default_listen() -> SocketAddr {
        SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT)
    }

    /// What networks are told of them.
    pub(crate) fn given(&self) -> NetworkInputs<'_> {
        NetworkInputs { data: &self.data, proxies: &self.proxies, own: &self.networks }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        let read = |text: &str| address(text).map(|address| address.to_string());
        assert_eq!(read("localhost:7277").as_deref(), Ok("127.0.0.1:7277"));
        assert_eq!(read(":7277").as_deref(), Ok("0.0.0.0:7277"));
        assert_eq!(read("[::1]:9").as_deref(), Ok("[::1]:9"));
        assert!(read("7277").unwrap_err().contains("127.0.0.1:7277 for this machine alone"));
        assert!(read("chat.example.org").unwrap_err().contains("for example 127.0.0.1:7277"));
        assert!(folder("~/lm").unwrap_err().contains("whole path") && folder("a~b").is_ok());
    }

    #[test]
    fn a_switch_of_the_environment_is_set_as_people_write_it() {
        let read = |text: &str| switch(text);
        assert_eq!(
            [read("yes"), read("1"), read("TRUE"), read("off")],
            [Ok(true), Ok(true), Ok(true), Ok(false)]
        );
        assert!(read("maybe").unwrap_err().contains("yes or no"));
    }

    #[test]
    fn the_chat_listens_on_loopback_unless_told_otherwise() {
        assert!(Settings::default_listen().ip().is_loopback());
    }
}

//! The bot's settings: from the command line, else from the environment.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use lasermate_domain::duration::Span;
use lasermate_domain::networks;
use lasermate_domain::port::PersonId;
use lasermate_present::language;
use lasermate_service::metrics::Exposure;
use lasermate_service::web::{ProxyAddress, host_name, open_files};

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
    /// A file of settings (TOML); `lasermate config` prints one. The command line and the environment go before it
    #[arg(long, global = true, env = "LASERMATE_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// The folder of the database; created if it doesn't exist
    #[arg(long, global = true, env = "LASERMATE_DATA", value_name = "DIR", default_value = "./data", value_parser = folder)]
    pub data: PathBuf,
    /// Where the web chat listens; by default 127.0.0.1:7277, or another port if that one is taken. Where the bot is on Discord
    /// or Matrix, the web chat is on only with this option
    #[arg(long, global = true, env = "LASERMATE_LISTEN", value_name = "ADDRESS:PORT", value_parser = address)]
    pub listen: Option<SocketAddr>,
    /// Another host name for the web chat and the metrics, for example chat.example.org, or example.org/chess behind a proxy that
    /// takes the folder off; separate several with commas. Links to games begin with the first
    #[arg(long, global = true, env = "LASERMATE_HOSTS", value_name = "NAME", value_delimiter = ',', value_parser = host_name)]
    pub hosts: Vec<String>,
    /// A proxy on another machine, as an address, a network or a name, for example 10.0.0.5, 10.0.0.0/8 or caddy: the limit of
    /// connections from one address doesn't apply to it; separate several with commas
    #[arg(long, global = true, env = "LASERMATE_PROXIES", value_name = "ADDRESS", value_delimiter = ',', value_parser = ProxyAddress::read)]
    pub proxies: Vec<ProxyAddress>,
    /// Who may come to the web chat: open to everybody, for people who are invited (`lasermate invite`, /invite), or for those who
    /// know the password (LASERMATE_PASSWORD, or LASERMATE_PASSWORD_FILE)
    #[arg(
        long,
        global = true,
        env = "LASERMATE_ACCESS",
        value_name = "WHO",
        value_enum,
        default_value = "open"
    )]
    pub access: AccessSetting,
    /// Who may use /lasermate-admin in chat and manages the channels of the web chat: ids, for example discord:123,
    /// matrix:@ann:example.org or local:7f3a (/lasermate-admin tells people theirs); separate several with commas
    #[arg(long, global = true, env = "LASERMATE_OPERATORS", value_name = "ID", value_delimiter = ',', value_parser = operator)]
    pub operators: Vec<PersonId>,
    /// How long a finished game is kept after its last move, for example 365d; for ever by default. Results and ratings stay
    #[arg(long, global = true, env = "LASERMATE_KEEP_GAMES", value_name = "DURATION", value_parser = keep_games)]
    pub keep_games: Option<i64>,
    /// How long the bot's answers to commands are kept, for example 30d; for ever by default
    #[arg(long, global = true, env = "LASERMATE_KEEP_REQUESTS", value_name = "DURATION", value_parser = keep_requests)]
    pub keep_requests: Option<i64>,
    /// A folder of sentences of your own: a folder for each language, as de, with catalogues like page.ftl; each message in them takes
    /// the place of the same one in the program
    #[arg(long, global = true, env = "LASERMATE_LOCALES", value_name = "DIR", value_parser = folder)]
    pub locales: Option<PathBuf>,
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

/// Who may come to the web chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AccessSetting {
    Open,
    Invited,
    Password,
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

/// Where this machine reaches what listens on an address.
pub(crate) fn reached(address: SocketAddr) -> SocketAddr {
    let ip = if address.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { address.ip() };
    SocketAddr::new(ip, address.port())
}

/// The id of a person of a network.
fn operator(text: &str) -> Result<PersonId, String> {
    let id = PersonId(text.trim().to_owned());
    let own = id.0.split_once(':').map_or("", |(_, own)| own);
    if networks::known(id.network()).is_some() && !own.is_empty() && !own.contains(char::is_whitespace) {
        Ok(id)
    } else {
        let examples = networks::with_accounts(|network| network.example, " or ");
        Err(format!("write the id with its network, for example {examples}"))
    }
}

/// How long games are kept, in milliseconds.
fn keep_games(text: &str) -> Result<i64, String> {
    kept(text, 1)
}

/// How long answers are kept, in milliseconds: for as long as a request may be delivered again.
fn keep_requests(text: &str) -> Result<i64, String> {
    kept(text, 7)
}

fn kept(text: &str, fewest_days: i64) -> Result<i64, String> {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let span = Span::read(text).ok_or("write a number of days, for example 365d")?;
    if span.ms < fewest_days * DAY {
        return Err(format!("at least {fewest_days}d"));
    }
    Ok(span.ms)
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

    /// Where others reach the chat, for example `https://chat.example.org`; `None` where it has no name for them.
    pub(crate) fn chat(&self) -> Option<String> {
        self.hosts.first().map(|host| format!("https://{host}"))
    }

    /// Reads catalogues from the folder that is named for them; a sentence where it has none.
    pub(crate) fn read_catalogues(&self) -> Result<(), String> {
        match &self.locales {
            Some(folder) if !language::read_from(folder.clone()) => Err(format!(
                "there are no catalogues in {}. Name a folder with --locales that has a folder for a language, as de, with files \
                 like page.ftl",
                folder.display()
            )),
            _ => Ok(()),
        }
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
    fn what_listens_everywhere_is_reached_on_loopback() {
        let reach = |text: &str| reached(text.parse().unwrap()).to_string();
        assert_eq!(reach("0.0.0.0:7277"), "127.0.0.1:7277");
        assert_eq!(reach("10.0.0.5:7277"), "10.0.0.5:7277");
    }

    #[test]
    fn an_operator_is_named_with_their_network() {
        for id in ["discord:123", " matrix:@ann:example.org", "local:7f3a"] {
            assert_eq!(operator(id).unwrap().0, id.trim());
        }
        for wrong in ["Ann", "@ann:example.org", "irc:ann", "discord:", "local:a b"] {
            assert!(operator(wrong).unwrap_err().contains("for example discord:123"), "{wrong}");
        }
    }

    #[test]
    fn what_is_kept_is_kept_for_days() {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        assert_eq!((keep_games("1d"), keep_requests("2 weeks")), (Ok(DAY), Ok(14 * DAY)));
        assert!(keep_games("90").unwrap_err().contains("365d"));
        assert_eq!(keep_games("23h").unwrap_err(), "at least 1d");
        assert_eq!(keep_requests("6d").unwrap_err(), "at least 7d");
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

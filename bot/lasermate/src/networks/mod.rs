//! The table of networks: where the bot speaks besides its own page, each behind a Cargo feature.

#[cfg(feature = "discord")]
mod discord;
#[cfg(feature = "matrix")]
mod matrix;

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, Subcommand};
use futures_util::future::BoxFuture;
use thiserror::Error;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::config::Settings;
use crate::environment::Environment;
use lasermate_service::diagnostic::Finding;
use lasermate_service::service::Service;
use lasermate_service::web::ProxyAddress;

/// The settings of the networks this program is built with.
#[derive(Clone, Debug, Args)]
pub struct NetworkSettings {
    /// How Discord is reached, where `DISCORD_TOKEN` is set.
    #[cfg(feature = "discord")]
    #[command(flatten)]
    discord: discord::DiscordSettings,
    /// How the bot behaves on Matrix, where it is logged in.
    #[cfg(feature = "matrix")]
    #[command(flatten)]
    matrix: matrix::MatrixSettings,
}

impl NetworkSettings {
    /// The addresses that networks listen on: what for, where, and the setting that says so.
    pub(crate) fn addresses(&self) -> Vec<(&'static str, SocketAddr, &'static str)> {
        let all: &[Option<_>] = &[
            #[cfg(feature = "discord")]
            self.discord.address_of_endpoint(),
        ];
        all.iter().flatten().copied().collect()
    }
}

/// What networks add to the command line.
#[derive(Debug, Subcommand)]
pub enum NetworkCommand {
    /// Log the bot in to Matrix, recover its keys, or reset them.
    #[cfg(feature = "matrix")]
    #[command(subcommand)]
    Matrix(matrix::MatrixCommand),
}

impl NetworkCommand {
    #[cfg_attr(not(feature = "matrix"), allow(unused_variables, reason = "only networks read them"))]
    pub(crate) fn run(&self, settings: &Settings, out: &mut impl Write) -> io::Result<ExitCode> {
        match *self {
            #[cfg(feature = "matrix")]
            Self::Matrix(ref command) => command.run(settings, out),
        }
    }
}

/// What networks are told of the settings.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    not(all(feature = "discord", feature = "matrix")),
    allow(dead_code, reason = "only networks read all of it")
)]
pub(crate) struct NetworkInputs<'a> {
    /// The folder of the database.
    pub(crate) data: &'a Path,
    /// The proxies on other machines.
    pub(crate) proxies: &'a [ProxyAddress],
    pub(crate) own: &'a NetworkSettings,
}

/// The parts of the bot that run side by side. One that gives an error ends the bot.
pub(crate) type Tasks = JoinSet<anyhow::Result<()>>;

/// What a network is opened with.
#[derive(Debug)]
#[cfg_attr(
    not(all(feature = "discord", feature = "matrix")),
    allow(dead_code, reason = "only networks read it")
)]
pub(crate) struct OpenContext<'a> {
    pub(crate) given: NetworkInputs<'a>,
    pub(crate) service: &'a Arc<Service>,
    /// Becomes true when the program ends.
    pub(crate) stop: &'a watch::Receiver<bool>,
}

/// What `lasermate doctor` is asked to look at on a network.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    not(all(feature = "discord", feature = "matrix")),
    allow(dead_code, reason = "only networks read it")
)]
pub(crate) struct CheckTarget {
    /// A server by its number.
    pub(crate) guild: Option<u64>,
    /// A channel by its number.
    pub(crate) channel: Option<u64>,
    /// Whether a running bot uses the data folder.
    pub(crate) running: bool,
}

/// A connection to a network until it ends, by the bot's end or by an error that no retry mends.
pub(crate) type ConnectionTask = BoxFuture<'static, anyhow::Result<()>>;

/// A network whose token is set.
pub(crate) trait ConfiguredNetwork {
    /// Starts its dispatcher among the tasks and gives the connection to be awaited.
    fn open(self: Box<Self>, opening: &OpenContext<'_>, tasks: &mut Tasks) -> anyhow::Result<ConnectionTask>;

    /// Looks at what the network says of the bot.
    fn check(
        self: Box<Self>,
        given: NetworkInputs<'_>,
        wanted: CheckTarget,
    ) -> BoxFuture<'static, Vec<Finding>>;
}

/// Makes a network of the settings and its token.
type WithToken = fn(NetworkInputs<'_>, &str) -> Box<dyn ConfiguredNetwork>;

/// A network whose token is set, with its row of the table.
pub(crate) type NetworkEntry = (&'static KnownNetwork, Box<dyn ConfiguredNetwork>);

/// A network the bot knows.
pub(crate) struct KnownNetwork {
    /// As people write it.
    pub(crate) name: &'static str,
    /// The Cargo feature that builds it in.
    pub(crate) feature: &'static str,
    /// What shows that the bot is to speak there.
    key: NetworkKey,
    /// The variables that hold its secrets.
    secrets: &'static [&'static str],
    /// What other bots call those, with what is meant.
    elsewhere: &'static [(&'static str, &'static str)],
    /// Its libraries that log what passes through them.
    libraries: &'static [&'static str],
    /// Whether `--guild` and `--channel` of `lasermate doctor` are of this network.
    has_servers: bool,
    /// Sets it up with its token; `None` where the program is built without it.
    set_up: Option<WithToken>,
}

/// What shows that the bot is to speak on a network.
#[derive(Clone, Copy, Debug)]
enum NetworkKey {
    /// A token in an environment variable.
    Token(&'static str),
    /// A session in the data folder, which a command puts there.
    Session {
        /// Where it is in the data folder.
        file: [&'static str; 2],
        command: &'static str,
    },
}

/// All networks, built in or not.
const NETWORKS: &[KnownNetwork] = &[
    KnownNetwork {
        name: "Discord",
        feature: "discord",
        key: NetworkKey::Token("DISCORD_TOKEN"),
        secrets: &["DISCORD_TOKEN"],
        elsewhere: &[
            ("DISCORD_BOT_TOKEN", "DISCORD_TOKEN"),
            ("DISCORD_APP_TOKEN", "DISCORD_TOKEN"),
            ("LASERMATE_TOKEN", "DISCORD_TOKEN"),
        ],
        libraries: &["serenity", "twilight_gateway", "tokio_websockets"],
        has_servers: true,
        #[cfg(feature = "discord")]
        set_up: Some(discord::set_up),
        #[cfg(not(feature = "discord"))]
        set_up: None,
    },
    KnownNetwork {
        name: "Matrix",
        feature: "matrix",
        key: NetworkKey::Session { file: ["matrix", "session.json"], command: "lasermate matrix login" },
        secrets: &["MATRIX_PASSWORD", "MATRIX_TOKEN", "MATRIX_RECOVERY_KEY"],
        elsewhere: &[("MATRIX_ACCESS_TOKEN", "MATRIX_TOKEN")],
        libraries: &[
            "matrix_sdk",
            "matrix_sdk_base",
            "matrix_sdk_common",
            "matrix_sdk_crypto",
            "matrix_sdk_sqlite",
            "ruma_client_api",
            "ruma_common",
            "ruma_events",
            "vodozemac",
        ],
        has_servers: false,
        #[cfg(feature = "matrix")]
        set_up: Some(matrix::set_up),
        #[cfg(not(feature = "matrix"))]
        set_up: None,
    },
];

/// The variables that hold secrets of networks.
pub(crate) fn secrets() -> impl Iterator<Item = &'static str> {
    NETWORKS.iter().flat_map(|known| known.secrets).copied()
}

/// The secret that other bots call so.
pub(crate) fn called_elsewhere(variable: &str) -> Option<&'static str> {
    let mut elsewhere = NETWORKS.iter().flat_map(|known| known.elsewhere);
    elsewhere.find(|(other, _)| *other == variable).map(|(_, own)| *own)
}

/// The libraries of networks that log what passes through them.
pub(crate) fn libraries() -> impl Iterator<Item = &'static str> {
    NETWORKS.iter().flat_map(|known| known.libraries).copied()
}

/// A token or a session is there for a network that the program is built without.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{found}, but this program was built without {name}. Use a released program, which has every network, or build it in: cargo run --features {feature} (or {undo} for the web chat alone)"
)]
pub(crate) struct NotBuiltIn {
    name: &'static str,
    feature: &'static str,
    found: String,
    undo: String,
}

/// A network with its token; nothing without one.
type SetUp = Option<Result<Box<dyn ConfiguredNetwork>, NotBuiltIn>>;

/// All networks in the table's order, those set up whose token is set.
pub(crate) fn all(given: NetworkInputs<'_>) -> Vec<(&'static KnownNetwork, SetUp)> {
    NETWORKS.iter().map(|known| (known, known.with_token(given))).collect()
}

/// The networks whose token is set, in the table's order.
///
/// # Errors
/// The program is built without one of them.
pub(crate) fn wanted(given: NetworkInputs<'_>) -> Result<Vec<NetworkEntry>, NotBuiltIn> {
    let set_up = NETWORKS.iter().filter_map(|known| Some((known, known.with_token(given)?)));
    set_up.map(|(known, network)| Ok((known, network?))).collect()
}

/// What shows first that the bot is to speak on a network, as `DISCORD_TOKEN is set`.
pub(crate) fn key_found(given: NetworkInputs<'_>) -> Option<String> {
    NETWORKS.iter().find(|known| known.read_key(given).is_some()).map(|known| known.found(given))
}

impl KnownNetwork {
    /// The token, or where the session is; `None` where there is none.
    fn read_key(&self, given: NetworkInputs<'_>) -> Option<String> {
        match self.key {
            // A file that cannot be read was told of at the start.
            NetworkKey::Token(variable) => Environment::REAL.value(variable).ok().flatten(),
            NetworkKey::Session { file, .. } => {
                let file = session(given, file);
                file.is_file().then(|| file.display().to_string())
            }
        }
    }

    fn found(&self, given: NetworkInputs<'_>) -> String {
        match self.key {
            NetworkKey::Token(variable) => format!("{variable} is set"),
            NetworkKey::Session { file, .. } => {
                format!("there is a session in {}", session(given, file).display())
            }
        }
    }

    /// What is missing, and so the bot does not speak there.
    pub(crate) fn missing(&self) -> String {
        match self.key {
            NetworkKey::Token(variable) => format!("{variable} is not set"),
            NetworkKey::Session { .. } if self.set_up.is_none() => {
                format!("not in this build (cargo run --features {})", self.feature)
            }
            NetworkKey::Session { command, .. } => format!("not logged in ({command})"),
        }
    }

    /// What `lasermate doctor` says of it where its key is missing: a problem where it is asked for a server or a channel of it.
    pub(crate) fn not_set(&self, wanted: CheckTarget) -> Finding {
        let words = format!("{}, so the bot is not on {}", self.missing(), self.name);
        if self.has_servers && (wanted.guild.is_some() || wanted.channel.is_some()) {
            let words = format!("{words}. Set it to check the server and the channel");
            return Finding::problem(self.feature, words);
        }
        Finding::ok(self.feature, words)
    }

    fn with_token(&self, given: NetworkInputs<'_>) -> SetUp {
        let token = self.read_key(given)?;
        let undo = match self.key {
            NetworkKey::Token(variable) => format!("unset {variable}"),
            NetworkKey::Session { .. } => "move it away".to_owned(),
        };
        let missing = NotBuiltIn { name: self.name, feature: self.feature, found: self.found(given), undo };
        Some(self.set_up.map(|set_up| set_up(given, &token)).ok_or(missing))
    }
}

fn session(given: NetworkInputs<'_>, [folder, file]: [&str; 2]) -> PathBuf {
    given.data.join(folder).join(file)
}

#[cfg(test)]
mod tests {
    use lasermate_service::diagnostic::Grade;

    use super::*;

    #[test]
    fn every_network_is_in_the_table_of_core() {
        for known in NETWORKS {
            let of_core = lasermate_domain::networks::known(known.feature);
            assert_eq!(of_core.map(|network| network.name), Some(known.name));
        }
    }

    /// Whatever had a token was said to lack it for the server that was asked for.
    #[test]
    fn a_server_to_check_is_a_problem_of_the_network_with_servers_alone() {
        let network = |has_servers| KnownNetwork {
            name: "Unheard",
            feature: "unheard",
            key: NetworkKey::Token("UNHEARD_TOKEN"),
            secrets: &[],
            elsewhere: &[],
            libraries: &[],
            has_servers,
            set_up: None,
        };
        let grade = |has_servers, guild| {
            let wanted = CheckTarget { guild, channel: None, running: false };
            network(has_servers).not_set(wanted).grade
        };
        assert_eq!(grade(true, Some(500)), Grade::Problem);
        assert_eq!(grade(true, None), Grade::Ok);
        assert_eq!(grade(false, Some(500)), Grade::Ok);
    }

    #[test]
    fn a_token_without_its_network_names_the_command_that_builds_it_in() {
        for known in NETWORKS {
            let told = NotBuiltIn {
                name: known.name,
                feature: known.feature,
                found: "DISCORD_TOKEN is set".to_owned(),
                undo: "unset DISCORD_TOKEN".to_owned(),
            };
            let told = told.to_string();
            assert!(told.contains(&format!("cargo run --features {}", known.feature)), "{told}");
            assert!(told.starts_with("DISCORD_TOKEN is set, but"), "{told}");
        }
    }
}

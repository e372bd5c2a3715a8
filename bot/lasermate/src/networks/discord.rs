//! Discord: its settings, and how it is opened and looked at.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use secrecy::SecretString;

use lasermate_discord::{Connection, Discord, Endpoint, PublicKey, Shards, checkup, foreign_answers};
use lasermate_service::diagnostic::Finding;
use lasermate_service::web::ServerLimits;
use lasermate_service::{clock, outbox};

use crate::config::{address, switch};

use super::{CheckTarget, ConfiguredNetwork, ConnectionTask, NetworkInputs, OpenContext, Tasks};

/// How Discord is reached. The token is in the environment alone, as `DISCORD_TOKEN`: command lines can be seen by others.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Discord (with DISCORD_TOKEN set)")]
pub(super) struct DiscordSettings {
    /// Register the commands only in the server with this ID, without delay; by default in every server
    #[arg(long = "discord-guild", env = "LASERMATE_DISCORD_GUILD", value_name = "ID", value_parser = id)]
    guild: Option<u64>,
    /// The shards this process runs, for example 0-3/16; by default as many as Discord recommends
    #[arg(long = "discord-shards", env = "LASERMATE_DISCORD_SHARDS", value_name = "FIRST-LAST/TOTAL")]
    shards: Option<Shards>,
    /// Listen here for Discord's interactions instead of using its gateway; needs DISCORD_PUBLIC_KEY
    #[arg(long = "discord-endpoint", env = "LASERMATE_DISCORD_ENDPOINT", value_name = "ADDRESS:PORT", value_parser = address)]
    #[arg(conflicts_with = "shards", requires = "public_key")]
    endpoint: Option<SocketAddr>,
    /// The application's public key, which verifies Discord's interactions
    #[arg(long = "discord-public-key", env = "DISCORD_PUBLIC_KEY", value_name = "HEX")]
    public_key: Option<PublicKey>,
    /// A server to use instead of discord.com; it has to limit the rate itself
    #[arg(long = "discord-api", env = "LASERMATE_DISCORD_API", value_name = "URL")]
    api: Option<String>,
    /// Another certificate authority to trust, as a PEM file
    #[arg(long = "discord-ca", env = "LASERMATE_DISCORD_CA", value_name = "FILE")]
    ca: Option<PathBuf>,
    /// The address to use for discord.com instead of looking it up
    #[arg(long = "discord-address", env = "LASERMATE_DISCORD_ADDRESS", value_name = "ADDRESS:PORT")]
    address: Option<SocketAddr>,
    /// Send plain messages: words with pictures and buttons under them, without a frame around them
    #[arg(long = "discord-plain", env = "LASERMATE_DISCORD_PLAIN", value_parser = switch)]
    plain: bool,
}

impl DiscordSettings {
    /// The address that Discord calls, where it does.
    pub(super) fn address_of_endpoint(&self) -> Option<(&'static str, SocketAddr, &'static str)> {
        Some(("endpoint", self.endpoint?, "--discord-endpoint"))
    }

    /// Where Discord's calls are taken, if they are.
    fn endpoint(&self) -> Option<Endpoint> {
        Some(Endpoint { listen: self.endpoint?, key: self.public_key? })
    }
}

/// The ID of something of Discord's.
fn id(text: &str) -> Result<u64, String> {
    let told = "write the ID alone, a number of 17 to 20 digits (Discord copies it with Copy Server ID)";
    text.trim().parse().map_err(|_| told.to_owned())
}

/// Discord with a token.
pub(super) fn set_up(given: NetworkInputs<'_>, token: &str) -> Box<dyn ConfiguredNetwork> {
    let discord = &given.own.discord;
    Box::new(Connection {
        token: SecretString::from(token),
        api: discord.api.clone(),
        ca: discord.ca.clone(),
        address: discord.address,
        guild: discord.guild,
        plain: discord.plain,
        data: given.data.to_owned(),
    })
}

impl ConfiguredNetwork for Connection {
    fn open(self: Box<Self>, opening: &OpenContext<'_>, tasks: &mut Tasks) -> anyhow::Result<ConnectionTask> {
        let given = opening.given;
        let discord = Discord::new(Arc::clone(opening.service), &self)?;
        let (service, stop) = (Arc::clone(opening.service), opening.stop.clone());
        tasks.spawn(outbox::run(service, Arc::clone(&discord), stop.clone()).map(Ok));
        let limits = ServerLimits::usual(given.proxies);
        let (endpoint, shards) = (given.own.discord.endpoint(), given.own.discord.shards);
        Ok(async move {
            let ended = match endpoint {
                Some(endpoint) => lasermate_discord::serve(discord, endpoint, limits, stop).await,
                None => lasermate_discord::run(discord, *self, shards, stop).await,
            };
            Ok(ended?)
        }
        .boxed())
    }

    fn check(
        self: Box<Self>,
        given: NetworkInputs<'_>,
        wanted: CheckTarget,
    ) -> BoxFuture<'static, Vec<Finding>> {
        let wanted = checkup::CheckupTarget {
            endpoint: given.own.discord.endpoint().is_some(),
            guild: wanted.guild,
            channel: wanted.channel,
        };
        async move {
            let mut found = checkup::look(&self, wanted, clock::now).await;
            found.extend(foreign_answers::look(&self.data, clock::now()));
            found
        }
        .boxed()
    }
}

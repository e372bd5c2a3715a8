//! A look at Discord with the bot's own token and its own way there: whether it could work, and what to do where not.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::time::SystemTime;

use reqwest::header::DATE;
use serde::Deserialize;
use serde_json::Value;
use serenity::model::Permissions;
use serenity::model::application::ApplicationFlags;
use serenity::model::channel::{ChannelType, GuildChannel};
use serenity::model::guild::{Member, PartialGuild};
use serenity::model::id::{ApplicationId, ChannelId, GuildId, UserId};

use crate::account::connect::{self, Connection};
use crate::account::invite_link::{install_link, people_link};
use crate::account::slash_command;
use crate::api::route::ApiRoute;
use crate::api::{Api, ApiError};
use crate::incoming::permission;
use lasermate_domain::escape::plain_text;
use lasermate_domain::port::UnixMillis;
use lasermate_service::diagnostic::Finding;

/// How far the clock may be off before it is worth knowing, and before it is to be mended, in milliseconds. Interactions
/// must be acknowledged within 3 s, and TLS certificates have their times.
const OFF: UnixMillis = 5_000;
const FAR_OFF: UnixMillis = 60_000;
/// How much of a name of Discord's is shown.
const NAME_CHARS: usize = 60;

/// What to look for besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CheckupTarget {
    /// Whether Discord's calls are taken over HTTP, and not from the gateway.
    pub endpoint: bool,
    pub guild: Option<u64>,
    /// The number of a channel or thread.
    pub channel: Option<u64>,
}

#[derive(Debug, Deserialize)]
struct BotUser {
    id: UserId,
    username: String,
}

/// What is set up in Discord's developer portal.
#[derive(Debug, Deserialize)]
struct PortalApplication {
    id: ApplicationId,
    name: String,
    #[serde(default)]
    flags: Option<u64>,
    #[serde(default)]
    bot_require_code_grant: bool,
    #[serde(default)]
    interactions_endpoint_url: Option<String>,
}

#[derive(Debug, Deserialize)]
struct RegisteredCommand {
    name: String,
}

/// Looks at everything that can be seen with the token. `now` is asked for when Discord's own time has come.
pub async fn look(
    connection: &Connection,
    wanted: CheckupTarget,
    now: impl Fn() -> UnixMillis,
) -> Vec<Finding> {
    let api = match connect::api(connection) {
        Ok(api) => api,
        Err(error) => return vec![Finding::problem("discord", error.to_string())],
    };
    let mut found = match reach(&api, connection, now).await {
        Ok(found) => found,
        Err(finding) => return vec![finding],
    };
    let me: BotUser = match api.get(ApiRoute::UserMe).await {
        Ok(me) => me,
        Err(error) => {
            found.push(Finding::problem("token", token_words(&error)));
            return found;
        }
    };
    found.push(Finding::ok("token", format!("belongs to the bot {}", shown(&me.username))));
    let application: PortalApplication = match api.get(ApiRoute::Oauth2ApplicationCurrent).await {
        Ok(application) => application,
        Err(error) => {
            found.push(Finding::problem("application", format!("can't be read ({error})")));
            return found;
        }
    };
    found.extend(of_application(&application, wanted.endpoint));
    found.push(commands(&api, &application, connection.guild).await);
    let guild = wanted.guild.or(connection.guild).and_then(number).map(GuildId::new);
    if let Some(guild) = guild {
        found.push(of_guild(&api, guild, &application).await);
    }
    if let Some(channel) = wanted.channel.and_then(number).map(ChannelId::new) {
        found.push(of_channel(&api, channel, me.id).await);
    }
    found
}

/// 0 is nobody's number.
const fn number(id: u64) -> Option<u64> {
    if id == 0 { None } else { Some(id) }
}

fn shown(name: &str) -> String {
    plain_text(name, NAME_CHARS)
}

/// Whether Discord is there, and what time it has.
async fn reach(
    api: &Api,
    connection: &Connection,
    now: impl Fn() -> UnixMillis,
) -> Result<Vec<Finding>, Finding> {
    let base = connection.api.as_deref().unwrap_or("https://discord.com").trim_end_matches('/');
    let answer = api.client().get(format!("{base}/api/v10/gateway")).send().await;
    let answer = answer.map_err(|error| {
        let cause = crate::api::error::unreached(error);
        Finding::problem(
            "discord",
            format!("can't be reached ({cause}). Check the network, and any firewall or proxy in front of discord.com:443"),
        )
    })?;
    let mut found = vec![Finding::ok("discord", "reachable")];
    let date =
        answer.headers().get(DATE).and_then(|date| httpdate::parse_http_date(date.to_str().ok()?).ok());
    if let Some(date) = date {
        let theirs = date.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_millis();
        let theirs = UnixMillis::try_from(theirs).unwrap_or(UnixMillis::MAX);
        found.push(time(now() - theirs));
    }
    Ok(found)
}

/// The clock against Discord's, whose header counts whole seconds.
fn time(ahead: UnixMillis) -> Finding {
    const SUBJECT: &str = "clock against Discord's";
    let off = ahead.abs();
    let words = format!("{} s {}", off / 1000, if ahead < 0 { "behind" } else { "ahead" });
    if off > FAR_OFF {
        Finding::problem(SUBJECT, format!("{words}. Set it, and turn on NTP"))
    } else if off > OFF {
        Finding::warning(SUBJECT, format!("{words}. Turn on NTP"))
    } else {
        Finding::ok(SUBJECT, "in step")
    }
}

fn token_words(error: &ApiError) -> String {
    match error {
        ApiError::Refused { status: 401, .. } => {
            "Discord rejects it. Copy it again from the Bot page of your \
            application in Discord's developer portal (\"Reset Token\") and set DISCORD_TOKEN to it"
                .to_owned()
        }
        // Discord's own refusals have a code.
        ApiError::Refused { status: status @ (403 | 429), code: 0, .. } => format!(
            "Discord blocks the address of this machine (status {status}). Leave the bot off for an hour. If the block stays, see \
            whether another program there calls Discord too often, or use another address"
        ),
        ApiError::Refused { status: status @ 500.., .. } => {
            format!("Discord has trouble (status {status}). Try again later; discordstatus.com tells more")
        }
        ApiError::Shape(_) | ApiError::Refused { code: 0, .. } => {
            "something else answers in Discord's place, as the sign-in page of a network or a proxy does. Check the \
            network, and --discord-api where it is set"
                .to_owned()
        }
        other => format!("Discord does not say which bot it belongs to ({other}). Try again later"),
    }
}

/// What is set up in the portal, and the link that brings the bot into a server.
fn of_application(application: &PortalApplication, endpoint: bool) -> Vec<Finding> {
    const SUBJECT: &str = "application";
    let mut found = vec![Finding::ok(SUBJECT, format!("{} ({})", shown(&application.name), application.id))];
    if application.bot_require_code_grant {
        found.push(Finding::problem(
            SUBJECT,
            "\"Requires OAuth2 Code Grant\" is on, so no link can add the bot to a server. Turn it off on the Bot page",
        ));
    }
    let calls = application.interactions_endpoint_url.as_ref().is_some_and(|url| !url.is_empty());
    if calls && !endpoint {
        found.push(Finding::problem(
            SUBJECT,
            "an \"Interactions Endpoint URL\" is set, so Discord sends commands there and not through the gateway. Clear it on the General Information page, or use --discord-endpoint",
        ));
    } else if endpoint && !calls {
        found.push(Finding::problem(
            SUBJECT,
            "no \"Interactions Endpoint URL\" is set, so Discord sends no commands to --discord-endpoint. Set it on the General Information page to the https address that leads there",
        ));
    }
    let flags = ApplicationFlags::from_bits_truncate(application.flags.unwrap_or(0));
    let privileged = ApplicationFlags::GATEWAY_PRESENCE
        | ApplicationFlags::GATEWAY_PRESENCE_LIMITED
        | ApplicationFlags::GATEWAY_GUILD_MEMBERS
        | ApplicationFlags::GATEWAY_GUILD_MEMBERS_LIMITED
        | ApplicationFlags::GATEWAY_MESSAGE_CONTENT
        | ApplicationFlags::GATEWAY_MESSAGE_CONTENT_LIMITED;
    found.push(Finding::ok(
        "intents",
        if flags.intersects(privileged) {
            "privileged intents are on. The bot needs none, so you can turn them off on the Bot page"
        } else {
            "no privileged intents, and none are needed"
        },
    ));
    found.push(Finding::ok("install link", install_link(application.id)));
    found.push(Finding::ok("install link for people", people_link(application.id)));
    found
}

/// Whether the commands of the table are registered where the settings say.
async fn commands(api: &Api, application: &PortalApplication, guild: Option<u64>) -> Finding {
    const SUBJECT: &str = "commands";
    let everywhere = ApiRoute::Commands { application_id: application.id };
    let (route, place) = match guild.and_then(number).map(GuildId::new) {
        Some(guild_id) => {
            (ApiRoute::GuildCommands { application_id: application.id, guild_id }, "in that server")
        }
        None => (everywhere, "everywhere"),
    };
    let there: Vec<RegisteredCommand> = match api.get(route).await {
        Ok(there) => there,
        Err(ApiError::Refused { status: 403 | 404, .. }) => {
            return Finding::problem(
                SUBJECT,
                "can't be registered in that server. Add the bot to it with the install link",
            );
        }
        Err(error) => return Finding::problem(SUBJECT, format!("can't be read ({error})")),
    };
    let there: BTreeSet<_> = there.into_iter().map(|command| command.name).collect();
    let wanted = slash_command::all();
    let names = wanted.iter().map(|own| own.name.as_str());
    let missing: Vec<_> = names.filter(|name| !there.contains(*name)).collect();
    if missing.is_empty() {
        return Finding::ok(SUBJECT, format!("all {} are registered {place}", wanted.len()));
    }
    Finding::warning(
        SUBJECT,
        format!("not registered {place} yet: {}. The bot registers them when it starts", missing.join(", ")),
    )
}

async fn of_guild(api: &Api, guild: GuildId, application: &PortalApplication) -> Finding {
    const SUBJECT: &str = "server";
    let found: Result<PartialGuild, ApiError> = api.get(ApiRoute::Guild { guild_id: guild }).await;
    match found {
        Ok(guild) => Finding::ok(SUBJECT, format!("the bot is in {}", shown(&guild.name))),
        Err(ApiError::Refused { status: 403 | 404, .. }) => Finding::problem(
            SUBJECT,
            format!("the bot is not in the server {guild}. Open {}", install_link(application.id)),
        ),
        Err(error) => Finding::problem(SUBJECT, format!("can't be read ({error})")),
    }
}

/// What the bot may do in a channel.
async fn of_channel(api: &Api, channel: ChannelId, me: UserId) -> Finding {
    const SUBJECT: &str = "channel";
    let (channel, held) = match held(api, channel, me).await {
        Ok(Some(found)) => found,
        Ok(None) => return Finding::problem(SUBJECT, "not a server channel"),
        Err(ApiError::Refused { status: 403 | 404, .. }) => {
            return Finding::problem(
                SUBJECT,
                "the bot can see no channel with that ID. Grant it \"View Channel\" there, or correct the ID",
            );
        }
        Err(error) => return Finding::problem(SUBJECT, format!("can't be read ({error})")),
    };
    let place = permission::ChannelFacts {
        kind: Some(channel.kind),
        in_guild: true,
        member: true,
        asker: None,
        in_forum: false,
    };
    let can = permission::abilities(Some(held), place);
    let name = shown(&channel.name);
    if can.missing.is_empty() {
        return Finding::ok(SUBJECT, format!("the bot has all permissions it needs in #{name}"));
    }
    let mut words = format!("the bot lacks permissions in #{name}: {}", can.missing.join(", "));
    // Writing into a string cannot fail.
    let _ = write!(words, ". Grant them in the channel's settings under Permissions");
    if !can.post {
        return Finding::problem(SUBJECT, format!("{words}. Without them no game can be played there"));
    }
    let without =
        if can.attach { "games are played in the channel itself" } else { "boards are shown as text" };
    Finding::warning(SUBJECT, format!("{words}. Without them {without}"))
}

/// The channel (a thread is one) and what the bot holds there; `None` for a direct conversation.
async fn held(
    api: &Api,
    channel: ChannelId,
    me: UserId,
) -> Result<Option<(GuildChannel, Permissions)>, ApiError> {
    let shape = |error: serde_json::Error| ApiError::Shape(error.to_string());
    let found: Value = api.get(ApiRoute::Channel { channel_id: channel }).await?;
    if found.get("guild_id").is_none_or(Value::is_null) {
        return Ok(None);
    }
    let channel: GuildChannel = serde_json::from_value(found).map_err(shape)?;
    let guild: PartialGuild = api.get(ApiRoute::Guild { guild_id: channel.guild_id }).await?;
    let member = ApiRoute::GuildMember { guild_id: channel.guild_id, user_id: me };
    let mut member: Value = api.get(member).await?;
    // Discord leaves out what was in the question; serenity wants to have it.
    if let Some(fields) = member.as_object_mut() {
        fields.insert("guild_id".to_owned(), channel.guild_id.to_string().into());
    }
    let member: Member = serde_json::from_value(member).map_err(shape)?;
    let is_thread = matches!(
        channel.kind,
        ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread
    );
    let of = match channel.parent_id.filter(|_| is_thread) {
        // A thread has its channel's permissions.
        Some(parent) => api.get(ApiRoute::Channel { channel_id: parent }).await?,
        None => channel.clone(),
    };
    Ok(Some((channel, permission::in_channel(&guild, &of, &member))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_service::diagnostic::Grade;

    #[test]
    fn a_clock_that_is_off_is_a_warning_and_one_that_is_far_off_a_problem() {
        let grades = [0, 4_000, -4_000, 20_000, -20_000, 90_000, -90_000].map(|ahead| time(ahead).grade);
        use Grade::{Ok, Problem, Warning};
        assert_eq!(grades, [Ok, Ok, Ok, Warning, Warning, Problem, Problem]);
    }
}

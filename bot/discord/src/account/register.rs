//! Registering the commands: only when they have changed, again and again until Discord takes them, and without ever
//! leaving anything.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::model::id::{ApplicationId, GuildId};
use sha2::{Digest, Sha256};
use tokio::sync::watch;
use tracing::{error, info, warn};
use twilight_http_ratelimiting::Method;

use crate::Discord;
use crate::account::command_limits;
use crate::account::slash_command::{self, SlashCommand, SlashOption};
use crate::api::ApiError;
use crate::api::route::ApiRoute;
use crate::outgoing::links::Links;
use lasermate_service::backoff::Backoff;

/// The first pause after a failure.
const FIRST_PAUSE: Duration = Duration::from_secs(5);
const LONGEST_PAUSE: Duration = Duration::from_mins(30);

/// A command as Discord keeps it: its version changes with everything else.
#[derive(Debug, Deserialize)]
struct StoredCommand {
    id: String,
    name: String,
    version: String,
    #[serde(default = "slash", rename = "type")]
    kind: u8,
}

/// The kind of command that is typed, which Discord may leave out.
const SLASH: u8 = 1;

const fn slash() -> u8 {
    SLASH
}

/// The kind of command that starts an Activity. The portal makes it, and Discord takes no list without it.
const ENTRY_POINT: u8 = 4;

/// Registers the commands, with pauses after failures, until it is done or the program ends.
pub(crate) async fn register(
    discord: Arc<Discord>,
    application: ApplicationId,
    mut stop: watch::Receiver<bool>,
) {
    let mut commands = slash_command::all();
    if !discord.service.world().operators().any_on(crate::id::NAME) {
        commands = slash_command::without_operators(commands);
    }
    let faults = command_limits::faults(&commands);
    if !faults.is_empty() {
        // Discord would refuse all of them; those that are registered go on working.
        error!(?faults, "registering commands failed: they exceed Discord's limits");
        return;
    }
    let mut backoff = Backoff::new(FIRST_PAUSE, LONGEST_PAUSE);
    while !*stop.borrow() {
        let Err(error) = register_once(&discord, application, &commands).await else { return };
        let pause = backoff.pause();
        warn!(%error, faults = told(&commands, &error), ?pause, "registering commands failed; retrying");
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = stop.changed() => return,
        }
    }
}

async fn register_once(
    discord: &Discord,
    application: ApplicationId,
    commands: &[SlashCommand],
) -> Result<(), ApiError> {
    let json = serde_json::to_string(commands).map_err(|error| ApiError::Shape(error.to_string()))?;
    let wanted = hash(&json);
    let scope = scope(application, discord.guild);
    let of_scope = scope.clone();
    let last = discord.service.query(move |store| store.discord_registered(&of_scope)).await.flatten();
    let listed: Vec<Value> = discord.api.get(route(application, discord.guild)).await?;
    let there = kept(&listed)?;
    if last.is_some_and(|(sent, became)| sent == wanted && summary(&there) == became) {
        note_links(&discord.links, &there);
        info!(commands = there.len(), %scope, "commands already registered");
    } else {
        let own = commands.iter().map(ListedCommand::Own);
        let list: Vec<_> = own.chain(entry_point(&listed).map(ListedCommand::EntryPoint)).collect();
        let route = route(application, discord.guild);
        let there: Vec<StoredCommand> = discord.api.call(Method::Put, route, Some(&list), None).await?;
        note_links(&discord.links, &there);
        info!(commands = there.len(), %scope, "commands registered");
        let of_scope = scope.clone();
        discord
            .service
            .query(move |store| store.discord_note_registered(&of_scope, &wanted, &summary(&there)))
            .await;
    }
    clear_others(discord, application, &scope).await
}

/// Takes our commands away where they were registered under other settings: they would be there twice.
async fn clear_others(discord: &Discord, application: ApplicationId, scope: &str) -> Result<(), ApiError> {
    let ours = format!("{application}:");
    let scopes = discord.service.query(move |store| store.discord_scopes(&ours)).await.unwrap_or_default();
    for other in scopes.into_iter().filter(|other| other != scope) {
        let named = other.rsplit(':').next().unwrap_or_default();
        let guild = named.parse().ok().filter(|guild| *guild != 0).map(GuildId::new);
        match clear(discord, application, guild).await {
            Ok(()) => info!(scope = %other, "commands removed that were registered before"),
            // The bot is not in that server any more, and neither are its commands.
            Err(ApiError::Refused { status: 403 | 404, .. }) => {}
            Err(error) => return Err(error),
        }
        discord.service.query(move |store| store.discord_forget_registered(&other)).await;
    }
    Ok(())
}

async fn clear(
    discord: &Discord,
    application: ApplicationId,
    guild: Option<GuildId>,
) -> Result<(), ApiError> {
    let route = || route(application, guild);
    let listed: Vec<Value> = discord.api.get(route()).await?;
    let list: Vec<_> = entry_point(&listed).map(ListedCommand::EntryPoint).collect();
    let _: Vec<Value> = discord.api.call(Method::Put, route(), Some(&list), None).await?;
    Ok(())
}

/// What Discord says is wrong with the commands: which one, which field of it, and why.
fn told(commands: &[SlashCommand], error: &ApiError) -> String {
    let ApiError::Refused { faults, .. } = error else { return String::new() };
    let place = |path: &[String]| match path.split_first() {
        Some((first, rest)) => {
            let place = first.parse().ok().and_then(|place: usize| commands.get(place));
            let command = place.map_or_else(|| first.clone(), |command| format!("/{}", command.name));
            named(&command, place.map_or(&[], |command| command.options.as_slice()), rest)
        }
        None => "the list".to_owned(),
    };
    let lines = faults.iter().map(|fault| format!("{}: {}", place(&fault.path), fault.words));
    lines.collect::<Vec<_>>().join("; ")
}

/// A path below a command, its options by their names.
fn named(above: &str, options: &[SlashOption], path: &[String]) -> String {
    match path {
        [word, place, rest @ ..]
            if word == "options"
                && let Some(option) = place.parse().ok().and_then(|place: usize| options.get(place)) =>
        {
            named(&format!("{above} {}", option.name), &option.options, rest)
        }
        [] => above.to_owned(),
        path => format!("{above}, {}", path.join(".")),
    }
}

/// A command in a list that is sent.
#[derive(Serialize)]
#[serde(untagged)]
enum ListedCommand<'a> {
    Own(&'a SlashCommand),
    EntryPoint(Value),
}

/// The command that starts the application's Activity, where it has one, as it is sent: Discord refuses lists without it.
fn entry_point(listed: &[Value]) -> impl Iterator<Item = Value> {
    const SENT: [&str; 9] = [
        "contexts",
        "default_member_permissions",
        "description",
        "description_localizations",
        "handler",
        "integration_types",
        "name",
        "name_localizations",
        "type",
    ];
    let found = listed.iter().filter(|command| command["type"] == ENTRY_POINT);
    found.cloned().map(|mut command| {
        if let Some(fields) = command.as_object_mut() {
            fields.retain(|name, value| SENT.contains(&name.as_str()) && !value.is_null());
        }
        command
    })
}

fn kept(listed: &[Value]) -> Result<Vec<StoredCommand>, ApiError> {
    let read = listed.iter().map(StoredCommand::deserialize);
    read.collect::<Result<_, _>>().map_err(|error| ApiError::Shape(error.to_string()))
}

/// Where commands are registered, as a word for the store.
fn scope(application: ApplicationId, guild: Option<GuildId>) -> String {
    match guild {
        Some(guild) => format!("{application}:{guild}"),
        None => format!("{application}:global"),
    }
}

/// From now on sentences link the commands that Discord has.
fn note_links(links: &Links, there: &[StoredCommand]) {
    let slash = there.iter().filter(|kept| kept.kind == SLASH);
    links.note(slash.map(|kept| (kept.name.clone(), kept.id.clone())));
}

fn route(application_id: ApplicationId, guild: Option<GuildId>) -> ApiRoute<'static> {
    match guild {
        Some(guild_id) => ApiRoute::GuildCommands { application_id, guild_id },
        None => ApiRoute::Commands { application_id },
    }
}

/// What Discord has, so that somebody else's change is noticed.
fn summary(kept: &[StoredCommand]) -> String {
    let mut lines: Vec<_> =
        kept.iter().map(|kept| format!("{} {} {}", kept.name, kept.id, kept.version)).collect();
    lines.sort();
    lines.join("\n")
}

fn hash(text: &str) -> String {
    let mut hex = String::new();
    for byte in Sha256::digest(text) {
        // Writing into a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_does_not_depend_on_the_order_in_which_discord_lists_commands() {
        let kept = |name: &str, version: &str| StoredCommand {
            id: "1".to_owned(),
            name: name.to_owned(),
            version: version.to_owned(),
            kind: 1,
        };
        assert_eq!(summary(&[kept("a", "1"), kept("b", "2")]), summary(&[kept("b", "2"), kept("a", "1")]));
        assert_ne!(summary(&[kept("a", "1")]), summary(&[kept("a", "2")]));
    }

    #[test]
    fn a_refused_list_is_told_by_command_and_field() {
        use crate::api::error::FieldError;
        let commands = slash_command::all();
        let place = |name: &str| commands.iter().position(|one| one.name == name).unwrap().to_string();
        let fault = |path: &[&str]| FieldError {
            path: path.iter().map(|part| (*part).to_owned()).collect(),
            words: "wrong".to_owned(),
        };
        let (top, root) = (place("challenge"), place("lasermate"));
        let faults = vec![
            fault(&[&top, "options", "0", "description"]),
            fault(&[&root, "options", "0", "name"]),
            fault(&[&top, "options", "99", "name"]),
            fault(&["999", "name"]),
            fault(&[]),
        ];
        let error =
            ApiError::Refused { status: 400, code: 50035, reason: String::new(), faults, after: None };
        let option = &commands[top.parse::<usize>().unwrap()].options[0].name;
        let below = &commands[root.parse::<usize>().unwrap()].options[0].name;
        let wanted = [
            format!("/challenge {option}, description: wrong"),
            format!("/lasermate {below}, name: wrong"),
            "/challenge, options.99.name: wrong".to_owned(),
            "999, name: wrong".to_owned(),
            "the list: wrong".to_owned(),
        ];
        assert_eq!(told(&commands, &error), wanted.join("; "));
    }

    #[test]
    fn an_entry_point_is_sent_back_without_what_discord_adds() {
        let listed = serde_json::json!([
            {"id": "1", "version": "2", "type": 1, "name": "move", "description": "Moves"},
            {"id": "3", "version": "4", "type": 4, "name": "launch", "description": "", "handler": 2,
             "default_member_permissions": null, "application_id": "9"},
        ]);
        let sent: Vec<_> = entry_point(listed.as_array().unwrap()).collect();
        let wanted = serde_json::json!([{"type": 4, "name": "launch", "description": "", "handler": 2}]);
        assert_eq!(serde_json::json!(sent), wanted);
    }
}

//! Registering the commands: only when they have changed, again and again until Discord takes them, and without ever
//! leaving anything.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use serenity::http::{LightMethod, Route};
use serenity::model::id::{ApplicationId, GuildId};
use sha2::{Digest, Sha256};
use tokio::sync::watch;
use tracing::{error, info, warn};

use super::api::ApiError;
use super::command::{self, SlashCommand};
use super::{Discord, command_limits};

/// The first pause after a failure.
const FIRST_PAUSE: Duration = Duration::from_secs(5);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_mins(30);

/// A command as Discord keeps it: its version changes with everything else.
#[derive(Debug, Deserialize)]
struct Kept {
    id: String,
    name: String,
    version: String,
}

impl Discord {
    /// Registers the commands, with pauses after failures, until it is done or the program ends.
    pub(super) async fn register(
        self: Arc<Self>,
        application: ApplicationId,
        mut stop: watch::Receiver<bool>,
    ) {
        let commands = command::all();
        let faults = command_limits::faults(&commands);
        if !faults.is_empty() {
            // Discord would refuse all of them; those that are registered go on working.
            error!(?faults, "registering commands failed: they exceed Discord's limits");
            return;
        }
        let mut pause = FIRST_PAUSE;
        while !*stop.borrow() {
            match self.register_once(application, &commands).await {
                Ok(()) => return,
                Err(error) => warn!(%error, ?pause, "registering commands failed; retrying"),
            }
            tokio::select! {
                () = tokio::time::sleep(pause) => pause = (pause * 2).min(LONGEST_PAUSE),
                _ = stop.changed() => return,
            }
        }
    }

    async fn register_once(
        self: &Arc<Self>,
        application: ApplicationId,
        commands: &[SlashCommand],
    ) -> Result<(), ApiError> {
        let json = serde_json::to_string(commands).map_err(|error| ApiError::Shape(error.to_string()))?;
        let wanted = hash(&json);
        let scope = match self.guild {
            Some(guild) => format!("{application}:{guild}"),
            None => format!("{application}:global"),
        };
        let of_scope = scope.clone();
        let last = self.store(move |store| store.discord_registered(&of_scope)).await.flatten();
        if let Some((sent, became)) = last
            && sent == wanted
        {
            let there: Vec<Kept> =
                self.api.call(LightMethod::Get, route(application, self.guild), None::<&()>, None).await?;
            if summary(&there) == became {
                self.note_links(&there);
                info!(commands = there.len(), %scope, "commands already registered");
                return Ok(());
            }
        }
        let there: Vec<Kept> =
            self.api.call(LightMethod::Put, route(application, self.guild), Some(&commands), None).await?;
        self.note_links(&there);
        info!(commands = there.len(), %scope, "commands registered");
        self.store(move |store| store.discord_note_registered(&scope, &wanted, &summary(&there))).await;
        Ok(())
    }
}

impl Discord {
    /// From now on sentences link the commands that Discord has.
    fn note_links(&self, there: &[Kept]) {
        self.links.note(there.iter().map(|kept| (kept.name.clone(), kept.id.clone())));
    }
}

fn route(application_id: ApplicationId, guild: Option<GuildId>) -> Route<'static> {
    match guild {
        Some(guild_id) => Route::GuildCommands { application_id, guild_id },
        None => Route::Commands { application_id },
    }
}

/// What Discord has, so that somebody else's change is noticed.
fn summary(kept: &[Kept]) -> String {
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
        let kept = |name: &str, version: &str| Kept {
            id: "1".to_owned(),
            name: name.to_owned(),
            version: version.to_owned(),
        };
        assert_eq!(summary(&[kept("a", "1"), kept("b", "2")]), summary(&[kept("b", "2"), kept("a", "1")]));
        assert_ne!(summary(&[kept("a", "1")]), summary(&[kept("a", "2")]));
    }
}

//! Completion: what is offered while somebody types, from memory, at once or not at all.

use std::sync::Arc;
use std::time::Duration;

use lasermate_domain::port::CompletionChoice;
use lasermate_service::questions;
use serde::Serialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use tokio::task::spawn_blocking;
use tracing::debug;
use twilight_http_ratelimiting::Method;

use crate::Discord;
use crate::api::route::ApiRoute;
use crate::incoming::install_context::ChannelPresence;
use crate::incoming::interaction::Incoming;

/// Longer than this nobody waits while typing; Discord shows that there is nothing.
const PATIENCE: Duration = Duration::from_secs(2);
const CHOICES: usize = 25;
const CHARS: usize = 100;
/// Discord's number for this kind of answer.
const CHOICES_KIND: u8 = 8;

#[derive(Serialize)]
struct AutocompleteResponse {
    #[serde(rename = "type")]
    kind: u8,
    data: AutocompleteData,
}

#[derive(Serialize)]
struct AutocompleteData {
    choices: Vec<AutocompleteChoice>,
}

#[derive(Serialize)]
struct AutocompleteChoice {
    name: String,
    value: String,
}

impl Discord {
    /// Offers what fits what somebody is typing.
    pub(crate) async fn complete(
        self: &Arc<Self>,
        interaction: &Incoming,
        data: &Value,
        here: ChannelPresence,
    ) {
        let Some(typing) = interaction.of_typing(data, here) else { return };
        let service = Arc::clone(&self.service);
        let choices = spawn_blocking(move || questions::complete(service.world(), &typing));
        let choices = match tokio::time::timeout(PATIENCE, choices).await {
            Ok(Ok(choices)) => choices,
            _ => Vec::new(),
        };
        let offer =
            AutocompleteResponse { kind: CHOICES_KIND, data: AutocompleteData { choices: fitting(choices) } };
        let route =
            ApiRoute::InteractionResponse { interaction_id: interaction.id, token: &interaction.token };
        // Whoever types on makes it pointless, and Discord then refuses it.
        if let Err(error) = self.api.interact::<IgnoredAny>(Method::Post, route, Some(&offer), &[]).await {
            debug!(interaction = %interaction.id, %error, "sending completions failed");
        }
    }
}

/// Those Discord takes: it refuses the whole list for one that is too long or empty.
fn fitting(choices: Vec<CompletionChoice>) -> Vec<AutocompleteChoice> {
    let fits = |text: &str| (1..=CHARS).contains(&text.chars().count());
    let shown = choices.into_iter().filter(|choice| fits(&choice.value) && fits(&choice.label));
    shown.take(CHOICES).map(|choice| AutocompleteChoice { name: choice.label, value: choice.value }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_choice_that_is_too_long_does_not_cost_the_others() {
        let choice = |value: &str| CompletionChoice { label: "x".to_owned(), value: value.to_owned() };
        let long = "v".repeat(101);
        let kept = fitting(vec![choice("e2e4"), choice(&long), choice(""), choice("d2d4")]);
        assert_eq!(kept.iter().map(|choice| choice.value.as_str()).collect::<Vec<_>>(), ["e2e4", "d2d4"]);
        assert_eq!(fitting(vec![choice("a"); 30]).len(), 25);
    }
}

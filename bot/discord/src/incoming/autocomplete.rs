//! Completion: what is offered while somebody types, from memory, at once or not at all.

use std::time::Duration;

use lasermate_domain::port::CompletionChoice;
use lasermate_service::questions;
use serde::de::IgnoredAny;
use serde_json::Value;
use tracing::debug;
use twilight_http_ratelimiting::Method;
use twilight_model::application::command::CommandOptionChoice;
use twilight_model::http::interaction::{
    InteractionResponse, InteractionResponseData, InteractionResponseType,
};

use crate::Discord;
use crate::api::route::ApiRoute;
use crate::incoming::install_context::ChannelPresence;
use crate::incoming::interaction::Incoming;

/// Longer than this nobody waits while typing; Discord shows that there is nothing.
const PATIENCE: Duration = Duration::from_secs(2);
const CHOICES: usize = 25;
const CHARS: usize = 100;
/// Offers what fits what somebody is typing.
pub(crate) async fn complete(discord: &Discord, interaction: &Incoming, data: &Value, here: ChannelPresence) {
    let Some(typing) = interaction.of_typing(data, here) else { return };
    let choices = discord.service.run(move |service| questions::complete(service.world(), &typing));
    let choices = tokio::time::timeout(PATIENCE, choices).await.ok().flatten().unwrap_or_default();
    let data =
        InteractionResponseData { choices: Some(fitting(choices)), ..InteractionResponseData::default() };
    let kind = InteractionResponseType::ApplicationCommandAutocompleteResult;
    let offer = InteractionResponse { kind, data: Some(data) };
    let route = ApiRoute::InteractionResponse { interaction_id: interaction.id, token: &interaction.token };
    // Whoever types on makes it pointless, and Discord then refuses it.
    if let Err(error) = discord.api.interact::<IgnoredAny>(Method::Post, route, Some(&offer), &[]).await {
        debug!(interaction = %interaction.id, %error, "sending completions failed");
    }
}

/// Those Discord takes: it refuses the whole list for one that is too long or empty.
fn fitting(choices: Vec<CompletionChoice>) -> Vec<CommandOptionChoice> {
    let fits = |text: &str| (1..=CHARS).contains(&text.chars().count());
    let shown = choices.into_iter().filter(|choice| fits(&choice.value) && fits(&choice.label));
    let choice = |shown: CompletionChoice| CommandOptionChoice {
        name: shown.label,
        name_localizations: None,
        value: shown.value.into(),
    };
    shown.take(CHOICES).map(choice).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_choice_that_is_too_long_does_not_cost_the_others() {
        let choice = |value: &str| CompletionChoice { label: "x".to_owned(), value: value.to_owned() };
        let long = "v".repeat(101);
        let kept = fitting(vec![choice("e2e4"), choice(&long), choice(""), choice("d2d4")]);
        assert_eq!(
            kept.into_iter().map(|choice| choice.value).collect::<Vec<_>>(),
            ["e2e4", "d2d4"].map(|value| value.to_owned().into())
        );
        assert_eq!(fitting(vec![choice("a"); 30]).len(), 25);
    }
}

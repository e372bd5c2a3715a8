//! The first answer to an interaction.

use std::time::Instant;

use serde_json::{Value, json};

use super::{RestAnswer, id};
use crate::discord::body::RequestBody;
use crate::discord::spec::Match;
use crate::discord::world::{Change, EPHEMERAL, Interaction, InteractionKind, LOADING, World};

const MESSAGE: u64 = 4;
const DEFERRED: u64 = 5;
const DEFERRED_UPDATE: u64 = 6;
const UPDATE: u64 = 7;
const COMPLETION: u64 = 8;
const FORM: u64 = 9;

pub(super) fn answer(world: &mut World, found: &Match<'_>, body: &RequestBody) -> RestAnswer {
    let token = found.parameter("interaction_token").to_owned();
    let now = world.clock.moved();
    let unknown = || RestAnswer::error(404, 10062, "Unknown interaction");
    let Some(interaction) = world.interactions.get(&token).cloned() else { return unknown() };
    if id(found, "interaction_id") != Some(interaction.id) || interaction.is_late(now) {
        return unknown();
    }
    if interaction.answered.is_some() {
        return RestAnswer::error(400, 40060, "Interaction has already been acknowledged.");
    }
    let json = body.json.as_ref().unwrap_or(&Value::Null);
    let kind = json["type"].as_u64().unwrap_or(0);
    if !fits(kind, interaction.kind, interaction.source.is_some()) {
        return RestAnswer::invalid(&[format!("the answer type {kind} does not fit {:?}", interaction.kind)]);
    }
    if kind == UPDATE
        && let Some(refused) = world.cannot_edit(interaction.source.unwrap_or_default(), body)
    {
        return refused;
    }
    let private = json["data"]["flags"].as_u64().unwrap_or(0) & EPHEMERAL;
    let mut original = None;
    match kind {
        MESSAGE => {
            let message = world.write_answer(&token, &json["data"], &body.files, private);
            world.happened(Change::Created, message, true, Some(interaction.id));
            original = Some(message);
        }
        DEFERRED => original = Some(world.write_answer(&token, &Value::Null, &[], private | LOADING)),
        DEFERRED_UPDATE => original = interaction.source,
        UPDATE => {
            original = interaction.source;
            world.edit(interaction.source.unwrap_or_default(), body, Some(interaction.id));
        }
        _ => {}
    }
    if let Some(interaction) = world.interactions.get_mut(&token) {
        interaction.answered = Some((kind, Instant::now()));
        interaction.data = json["data"].clone();
        interaction.original = original;
        interaction.loading = kind == DEFERRED;
    }
    match found.parameters.get("with_response").map(String::as_str) {
        Some("true") => RestAnswer::ok(taken(world, &interaction, kind, original)),
        _ => RestAnswer::nothing(),
    }
}

/// What is told of an answer to whoever wishes to know.
fn taken(world: &World, interaction: &Interaction, kind: u64, original: Option<u64>) -> Value {
    let mut told =
        json!({"interaction": {"id": interaction.id.to_string(), "type": interaction.kind as u64}});
    let message = original.and_then(|id| Some((id, world.messages.get(&id)?)));
    if let Some((id, message)) = message.filter(|_| matches!(kind, MESSAGE | UPDATE)) {
        told["interaction"]["response_message_id"] = id.to_string().into();
        told["interaction"]["response_message_ephemeral"] = message.is_private().into();
        told["interaction"]["response_message_loading"] = false.into();
        told["resource"] = json!({"type": kind, "message": message.json});
    }
    told
}

/// Whether an answer's type is allowed for a kind of interaction.
const fn fits(kind: u64, asked: InteractionKind, on_message: bool) -> bool {
    match kind {
        MESSAGE | DEFERRED => !matches!(asked, InteractionKind::Completion),
        DEFERRED_UPDATE | UPDATE => {
            matches!(asked, InteractionKind::Component | InteractionKind::Form) && on_message
        }
        COMPLETION => matches!(asked, InteractionKind::Completion),
        FORM => matches!(asked, InteractionKind::Command | InteractionKind::Component),
        _ => false,
    }
}

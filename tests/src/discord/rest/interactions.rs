//! The first answer to an interaction.

use std::time::Instant;

use serde_json::Value;

use super::{Answer, id};
use crate::discord::body::Body;
use crate::discord::spec::Match;
use crate::discord::world::{Change, EPHEMERAL, InteractionKind, LOADING, World};

const MESSAGE: u64 = 4;
const DEFERRED: u64 = 5;
const DEFERRED_UPDATE: u64 = 6;
const UPDATE: u64 = 7;
const COMPLETION: u64 = 8;
const FORM: u64 = 9;

/// Takes the first answer.
pub(super) fn answer(world: &mut World, found: &Match<'_>, body: &Body) -> Answer {
    let token = found.parameter("interaction_token").to_owned();
    let now = world.clock.moved();
    let unknown = || Answer::error(404, 10062, "Unknown interaction");
    let Some(interaction) = world.interactions.get(&token).cloned() else { return unknown() };
    if id(found, "interaction_id") != Some(interaction.id) || interaction.is_late(now) {
        return unknown();
    }
    if interaction.answered.is_some() {
        return Answer::error(400, 40060, "Interaction has already been acknowledged.");
    }
    let json = body.json.as_ref().unwrap_or(&Value::Null);
    let kind = json["type"].as_u64().unwrap_or(0);
    if !fits(kind, interaction.kind, interaction.source.is_some()) {
        return Answer::invalid(&[format!("the answer type {kind} does not fit {:?}", interaction.kind)]);
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
    Answer::nothing()
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

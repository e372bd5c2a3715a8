//! What follows the first answer to an interaction: `@original` and further messages, by its token.

use serde_json::Value;

use super::{RestAnswer, id};
use crate::discord::body::RequestBody;
use crate::discord::spec::Match;
use crate::discord::world::{APPLICATION, Change, EPHEMERAL, GUEST_FOLLOWS, Interaction, World};

/// Does what a request with an interaction's token asks; `None` where the stand-in does not play it.
pub(super) fn play(world: &mut World, found: &Match<'_>, body: &RequestBody) -> Option<RestAnswer> {
    let token = found.parameters.get("webhook_token")?.clone();
    let interaction = match usable(world, found, &token) {
        Ok(interaction) => interaction,
        Err(refused) => return Some(refused),
    };
    let message = match found.operation.id.as_str() {
        "execute_webhook" => return Some(follow(world, &token, &interaction, body)),
        name if name.contains("original") => interaction.original,
        _ => id(found, "message_id").filter(|id| belongs(&interaction, *id)),
    };
    let message = message.filter(|id| world.messages.contains_key(id));
    let Some(message) = message else { return Some(RestAnswer::error(404, 10008, "Unknown Message")) };
    let answer = match found.operation.method.as_str() {
        "GET" => shown(world, message),
        "PATCH" => {
            if let Some(refused) = world.cannot_edit(message, body) {
                return Some(refused);
            }
            if interaction.original == Some(message) {
                done(world, &token);
            }
            world.edit(message, body, Some(interaction.id));
            shown(world, message)
        }
        "DELETE" => {
            done(world, &token);
            world.happened(Change::Deleted, message, true, Some(interaction.id));
            world.messages.remove(&message);
            RestAnswer::nothing()
        }
        _ => return None,
    };
    Some(answer)
}

fn usable(world: &World, found: &Match<'_>, token: &str) -> Result<Interaction, RestAnswer> {
    let unknown = || RestAnswer::error(404, 10015, "Unknown Webhook");
    if id(found, "webhook_id") != Some(APPLICATION) {
        return Err(unknown());
    }
    let interaction = world.interactions.get(token).ok_or_else(unknown)?;
    if interaction.has_expired(world.clock.moved()) {
        return Err(RestAnswer::error(401, 50027, "Invalid Webhook Token"));
    }
    if interaction.answered.is_none() {
        return Err(unknown());
    }
    Ok(interaction.clone())
}

fn belongs(interaction: &Interaction, message: u64) -> bool {
    interaction.original == Some(message) || interaction.followups.contains(&message)
}

fn done(world: &mut World, token: &str) {
    if let Some(interaction) = world.interactions.get_mut(token) {
        interaction.loading = false;
    }
}

fn shown(world: &World, message: u64) -> RestAnswer {
    RestAnswer::ok(world.messages.get(&message).map(|message| message.json.clone()).unwrap_or_default())
}

/// A further message. The first one after a deferral is the deferred answer, as private as the deferral said.
fn follow(world: &mut World, token: &str, interaction: &Interaction, body: &RequestBody) -> RestAnswer {
    if let Some(original) = interaction.original.filter(|_| interaction.loading) {
        done(world, token);
        world.edit(original, body, Some(interaction.id));
        return shown(world, original);
    }
    if interaction.is_of_guest() && interaction.followups.len() >= GUEST_FOLLOWS {
        let words = "Maximum number of follow-up messages for this interaction reached";
        return RestAnswer::error(400, 40094, words);
    }
    let json = body.json.as_ref().unwrap_or(&Value::Null);
    let private = json["flags"].as_u64().unwrap_or(0) & EPHEMERAL;
    let message = world.write_answer(token, json, &body.files, private);
    if let Some(interaction) = world.interactions.get_mut(token) {
        interaction.followups.push(message);
    }
    world.happened(Change::Created, message, true, Some(interaction.id));
    shown(world, message)
}

//! What people are shown on Discord, as a scenario tells it.

use serde_json::Value;

use super::super::{AnswerForm, AnswerMenu, ScenarioAnswer, ScenarioPost};
use super::readable::readable;
use crate::discord::world::{Call, Change, Channel, EPHEMERAL, Event, Forum, World};
use crate::discord::{MadeInteraction, components, content, files, id_of, is_board, is_post, is_silent};

/// Whether an event is anything said to everybody: where the bot is only brought along all that it says is an answer.
pub(super) fn is_said(event: &Event) -> bool {
    let private = event.message["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    event.says && event.change != Change::Deleted && !private
}

pub(super) fn shown(world: &World, asked: MadeInteraction) -> Option<ScenarioAnswer> {
    let interaction = world.interaction(asked.id)?;
    let (kind, _) = interaction.answered?;
    if kind == 9 {
        let of = |field: &str| interaction.data[field].as_str().map(str::to_owned);
        let form = of("custom_id").map(|id| AnswerForm { id, title: of("title").unwrap_or_default() });
        return Some(ScenarioAnswer { form, private: true, ..ScenarioAnswer::default() });
    }
    // An answer in the place of another one may be the same words again.
    // A board is looked at as a post, also where it is the answer. A message that goes says nothing by going: whoever looks
    // before it is gone and whoever looks behind it are told the same.
    let tells = |event: &&Event| {
        let told = event.says || Some(id_of(&event.message)) == interaction.source;
        told && event.change != Change::Deleted && !is_post(event)
    };
    let board = interaction.original.and_then(|id| world.messages.get(&id));
    let by_board = kind == 4 && board.is_some_and(|message| !message.is_private() && is_board(&message.json))
        || is_silent(world, asked);
    let own: Vec<_> =
        world.events.iter().filter(|event| event.interaction == Some(asked.id)).filter(tells).collect();
    let mut shown = ScenarioAnswer {
        quiet: !own.iter().any(|event| event.says) && (by_board || matches!(kind, 6 | 7)),
        replaces: interaction.source.is_some()
            && own.iter().any(|event| Some(id_of(&event.message)) == interaction.source),
        private: !own.is_empty(),
        by_board,
        ..ScenarioAnswer::default()
    };
    if own.is_empty() && !shown.quiet {
        return None;
    }
    for event in own {
        let message = &event.message;
        shown.text.push_str(&readable(&content(message)));
        shown.text.push('\n');
        shown.private &= message["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
        shown.buttons.extend(buttons(message));
        shown.menus.extend(menus(message));
        shown.pictures += pictures(message);
        let files = world.messages.get(&id_of(message)).map(|message| message.files.as_slice());
        let text = files.into_iter().flatten().find(|(_, file)| file.kind.starts_with("text/"));
        shown.file =
            shown.file.or_else(|| text.map(|(_, file)| String::from_utf8_lossy(&file.bytes).into_owned()));
    }
    Some(shown)
}

pub(super) fn posted(message: &Value) -> ScenarioPost {
    let text = content(message);
    let people = message["mentions"].as_array().map_or(&[][..], Vec::as_slice);
    let names: Vec<_> = people.iter().filter_map(|person| person["username"].as_str()).collect();
    let mention = Some(names.join(",")).filter(|names| !names.is_empty());
    let ids = people.iter().filter_map(|person| person["id"].as_str());
    let text = ids.fold(text.as_str(), |text, id| text.trim_start_matches(&format!("<@{id}>")).trim_start());
    ScenarioPost { text: readable(text), mention, buttons: buttons(message), pictures: pictures(message) }
}

pub(super) fn buttons(message: &Value) -> Vec<String> {
    let parts = components(message).into_iter().filter(|part| part["type"] == 2);
    parts.filter_map(|part| part["custom_id"].as_str().map(str::to_owned)).collect()
}

pub(super) fn menus(message: &Value) -> Vec<AnswerMenu> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let parts = components(message).into_iter().filter(|part| part["type"] == 3);
    parts
        .map(|part| {
            let options = part["options"].as_array().into_iter().flatten();
            let options =
                options.map(|option| [&option["value"], &option["label"], &option["description"]].map(text));
            AnswerMenu { id: text(&part["custom_id"]), options: options.collect() }
        })
        .collect()
}

fn pictures(message: &Value) -> usize {
    let files = files(message);
    files
        .iter()
        .filter(|file| file["content_type"].as_str().is_some_and(|kind| kind.starts_with("image/")))
        .count()
}

/// Whether a call counts towards the limit over everything. Emojis are sent when nothing else is.
pub(super) fn is_limited(call: &Call) -> bool {
    let id = call.operation.as_str();
    !(id.contains("webhook") || id == "create_interaction_response" || id.contains("emoji"))
}

/// Whether a call is anything but an answer, what follows one, or a change of these.
pub(super) fn is_no_answer(call: &Call) -> bool {
    let id = call.operation.as_str();
    id.contains("channel") || id.contains("message") && !id.contains("webhook") || id == "get_guild"
}

/// The names of a post's tags.
pub(super) fn tags(forum: &Forum, post: &Channel) -> Vec<String> {
    let applied = post.applied.iter().flatten();
    let known = applied.filter_map(|id| forum.tags.iter().find(|tag| tag["id"] == **id));
    known.filter_map(|tag| tag["name"].as_str().map(str::to_owned)).collect()
}

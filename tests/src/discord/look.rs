//! What people are shown: answers to what they asked, and posts in channels.

use std::time::Duration;

use serde_json::Value;

use super::world::{Change, EPHEMERAL, Event, LOADING, World, layout};
use super::{Discord, MadeInteraction};

/// What somebody was told for an interaction.
#[derive(Clone, Debug, Default)]
pub struct ReceivedAnswer {
    /// The message, as it is now; null where there is none.
    pub message: Value,
    /// The form that was opened; null where there is none.
    pub form: Value,
    pub choices: Vec<Value>,
    /// Whether the asker alone sees it.
    pub private: bool,
    /// Whether nothing is said: what was announced to the asker is gone, because everybody sees what was done.
    pub silent: bool,
}

impl ReceivedAnswer {
    pub fn text(&self) -> String {
        content(&self.message)
    }

    /// Whether it is the board that was brought about.
    pub fn is_board(&self) -> bool {
        !self.private && is_board(&self.message)
    }

    /// Whether something is done: the asker alone is told so in these words, or what was done is there for everybody.
    pub fn is_done(&self, words: &str) -> bool {
        self.silent || self.is_board() || self.private && self.text().contains(words)
    }

    pub fn id(&self) -> u64 {
        id_of(&self.message)
    }

    /// The number of its pictures and other files.
    pub fn files(&self) -> usize {
        files(&self.message).len()
    }
}

pub fn id_of(message: &Value) -> u64 {
    message["id"].as_str().and_then(|id| id.parse().ok()).unwrap_or_default()
}

/// The custom ids of a message's buttons and menus that can be used.
pub fn components(message: &Value) -> Vec<&Value> {
    let parts = layout::all(&message["components"]).into_iter();
    parts.filter(|part| matches!(part["type"].as_u64(), Some(2..=8)) && part["disabled"] != true).collect()
}

/// A message's words: its content, or what is laid out of them, a line for each part.
pub fn content(message: &Value) -> String {
    layout::words(message)
}

/// A message's pictures and other files with name, kind, address and description, whether they are laid out or hang under it.
pub fn files(message: &Value) -> Vec<Value> {
    if message["flags"].as_u64().unwrap_or(0) & layout::LAID_OUT == 0 {
        return message["attachments"].as_array().cloned().unwrap_or_default();
    }
    let shown = layout::media(&message["components"]).into_iter();
    shown
        .map(|(media, description)| {
            let mut file = media.clone();
            let url = media["url"].as_str().unwrap_or_default();
            file["filename"] = url.rsplit('/').next().unwrap_or_default().into();
            file["description"] = description.clone();
            file
        })
        .collect()
}

impl Discord {
    /// Waits until an interaction is answered and nothing of the answer is still to come.
    ///
    /// # Panics
    /// It is not answered.
    pub fn told(&self, asked: MadeInteraction) -> ReceivedAnswer {
        self.wait("the answer to an interaction", |world| told(world, asked))
    }

    /// How long an interaction waited for its first answer.
    ///
    /// # Panics
    /// It is not answered.
    pub fn acknowledged(&self, asked: MadeInteraction) -> Duration {
        self.wait("the acknowledgement of an interaction", |world| {
            let interaction = world.interaction(asked.id)?;
            Some(interaction.answered?.1.duration_since(interaction.sent))
        })
    }

    /// Waits for the next thing that is said publicly in a channel and is no answer, after `seen` events of the world;
    /// moves `seen` behind it.
    ///
    /// # Panics
    /// Nothing is said.
    pub fn next_post(&self, channel: u64, seen: &mut usize) -> Event {
        self.wait("a post", |world| {
            let (at, found) = world
                .events
                .iter()
                .enumerate()
                .skip(*seen)
                .find(|(_, event)| event.channel == channel && is_post(event))?;
            *seen = at + 1;
            Some(found.clone())
        })
    }
}

/// The colour at the side of a message's frame; null where it has none.
pub fn accent(message: &Value) -> Value {
    let frames = layout::all(&message["components"]).into_iter().find(|part| part["type"] == 17);
    frames.map_or(Value::Null, |frame| frame["accent_color"].clone())
}

/// Whether a message shows the board of a game, which may be the answer to whoever has moved.
pub fn is_board(message: &Value) -> bool {
    let starts = |file: &Value| file["filename"].as_str().is_some_and(|name| name.starts_with("board-g"));
    files(message).iter().any(starts)
}

/// Whether an event is something said to a whole channel: a board, or what answers nobody.
pub fn is_post(event: &Event) -> bool {
    let private = event.message["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    event.says
        && event.change != Change::Deleted
        && !private
        && (event.interaction.is_none() || is_board(&event.message))
}

/// Whether an announcement went that an answer would come: it is no answer, and what follows it is.
fn is_withdrawn(event: &Event) -> bool {
    event.change == Change::Deleted && event.message["flags"].as_u64().unwrap_or(0) & LOADING != 0
}

/// Whether an answer that was announced to the asker alone is gone, and nothing was said.
pub(crate) fn is_silent(world: &World, asked: MadeInteraction) -> bool {
    const ANNOUNCED: u64 = 5;
    let Some(interaction) = world.interaction(asked.id) else { return false };
    let announced = interaction.answered.is_some_and(|(kind, _)| kind == ANNOUNCED) && !interaction.loading;
    let private = interaction.data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    let gone = interaction.original.is_none_or(|message| !world.messages.contains_key(&message));
    let mut own = world.events.iter().filter(|event| event.interaction == Some(asked.id));
    announced && private && gone && own.all(|event| event.change == Change::Deleted || is_post(event))
}

fn told(world: &World, asked: MadeInteraction) -> Option<ReceivedAnswer> {
    let interaction = world.interaction(asked.id)?;
    let (kind, _) = interaction.answered?;
    match kind {
        8 => {
            let choices = interaction.data["choices"].as_array().cloned().unwrap_or_default();
            return Some(ReceivedAnswer { choices, private: true, ..ReceivedAnswer::default() });
        }
        9 => {
            return Some(ReceivedAnswer {
                form: interaction.data.clone(),
                private: true,
                ..ReceivedAnswer::default()
            });
        }
        _ if interaction.loading => return None,
        _ => {}
    }
    if is_silent(world, asked) {
        return Some(ReceivedAnswer { private: true, silent: true, ..ReceivedAnswer::default() });
    }
    let own = |event: &&Event| event.interaction == Some(asked.id) && !is_withdrawn(event);
    let mut newest_first = world.events.iter().rev().filter(own);
    // A board that the answer has let through comes behind it, and is the answer where there is no other.
    let event = newest_first.clone().find(|event| !is_post(event)).or_else(|| newest_first.next())?;
    let message = world.messages.get(&id_of(&event.message)).map(|message| message.json.clone());
    let message = message.unwrap_or_else(|| event.message.clone());
    let private = message["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    Some(ReceivedAnswer { message, private, ..ReceivedAnswer::default() })
}

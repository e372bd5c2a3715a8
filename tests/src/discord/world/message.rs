//! Messages as Discord keeps them: made from a request, changed by one.

use serde_json::{Value, json};

use super::layout::{self, LAID_OUT};
use super::person::bot;
use super::{APPLICATION, Change, World};
use crate::discord::body::{RequestBody, RequestFile};
use crate::discord::rest::RestAnswer;

/// The flag of a message that one person alone sees.
pub const EPHEMERAL: u64 = 1 << 6;
/// The flag of a message that is still to come.
pub const LOADING: u64 = 1 << 7;

#[derive(Clone, Debug)]
pub struct Message {
    pub channel: u64,
    /// The message as Discord gives it.
    pub json: Value,
    /// The files it was made with or that were added, by attachment id.
    pub files: Vec<(u64, RequestFile)>,
    /// Its attachments. Of a message that is laid out Discord tells them by what shows them alone.
    pub attached: Vec<Value>,
}

impl Message {
    pub fn flags(&self) -> u64 {
        self.json["flags"].as_u64().unwrap_or(0)
    }

    /// Whether one person alone sees it.
    pub fn is_private(&self) -> bool {
        self.flags() & EPHEMERAL != 0
    }

    /// Whether the bot wrote it as a bot and not as an answer to an interaction.
    pub fn is_own(&self) -> bool {
        self.json["webhook_id"].is_null()
    }
}

impl World {
    /// Makes a message of the bot.
    pub(crate) fn write(&mut self, channel: u64, json: &Value, files: &[RequestFile], flags: u64) -> u64 {
        let id = self.clock.id();
        let stamp = self.clock.stamp();
        let message = json!({
            "id": id.to_string(), "channel_id": channel.to_string(), "type": 0, "content": "", "mentions": [],
            "mention_roles": [], "attachments": [], "embeds": [], "timestamp": stamp,
            "edited_timestamp": null, "flags": flags, "components": [], "author": bot(), "pinned": false,
            "mention_everyone": false, "tts": false,
        });
        self.messages.insert(id, Message { channel, json: message, files: Vec::new(), attached: Vec::new() });
        self.put(id, json, files);
        id
    }

    /// Makes an answer to an interaction, or what follows it.
    pub(crate) fn write_answer(
        &mut self,
        token: &str,
        json: &Value,
        files: &[RequestFile],
        flags: u64,
    ) -> u64 {
        let Some(interaction) = self.interactions.get(token).cloned() else { return 0 };
        let flags = flags | if interaction.is_for_its_asker(self) { EPHEMERAL } else { 0 };
        let id = self.write(interaction.channel, json, files, flags);
        let author = self.people.get(&interaction.person).map(super::Person::json);
        if let Some(message) = self.messages.get_mut(&id) {
            message.json["webhook_id"] = APPLICATION.to_string().into();
            message.json["application_id"] = APPLICATION.to_string().into();
            message.json["interaction_metadata"] = json!({
                "id": interaction.id.to_string(), "type": 2, "user": author,
                "authorizing_integration_owners": interaction.json["authorizing_integration_owners"],
            });
        }
        id
    }

    /// Changes a message and notes it.
    pub(crate) fn edit(&mut self, id: u64, body: &RequestBody, interaction: Option<u64>) {
        let Some(before) = self.messages.get(&id).cloned() else { return };
        let stamp = self.clock.stamp();
        self.put(id, body.message().unwrap_or(&Value::Null), &body.files);
        let Some(message) = self.messages.get_mut(&id) else { return };
        let was_loading = before.flags() & LOADING != 0;
        message.json["flags"] = (message.flags() & !LOADING).into();
        if !was_loading {
            message.json["edited_timestamp"] = stamp.into();
        }
        let same_words = layout::words(&before.json) == layout::words(&message.json);
        let same_files = shown_files(&before.attached) == shown_files(&message.attached);
        let same_embeds = before.json["embeds"] == message.json["embeds"];
        let says = was_loading || !(same_words && same_files && same_embeds);
        let change = if was_loading { Change::Created } else { Change::Edited };
        self.happened(change, id, says, interaction);
    }

    /// Puts what a request says into a message.
    fn put(&mut self, id: u64, json: &Value, files: &[RequestFile]) {
        let attachments = self.attachments(id, json, files);
        let mentions = self.mentions(json);
        let Some(message) = self.messages.get_mut(&id) else { return };
        let given = |field: &str| json.get(field).filter(|value| !value.is_null());
        let laid_out = json["flags"].as_u64().unwrap_or(0) & LAID_OUT;
        message.json["flags"] = (message.flags() | laid_out).into();
        if laid_out != 0 {
            message.json["content"] = "".into();
            message.json["mentions"] = mentions;
        } else if let Some(content) = given("content") {
            message.json["content"] = content.clone();
            message.json["mentions"] = mentions;
        }
        if let Some(embeds) = given("embeds") {
            message.json["embeds"] = embeds.clone();
            for embed in message.json["embeds"].as_array_mut().into_iter().flatten() {
                embed["type"] = "rich".into();
            }
        }
        if let Some(attachments) = attachments {
            message.attached = attachments;
        }
        if given("components").is_some() {
            message.json["components"] = layout::kept(&json["components"], &message.attached);
        }
        let told = message.flags() & LAID_OUT == 0;
        message.json["attachments"] = if told { message.attached.clone() } else { Vec::new() }.into();
    }

    /// Why a message cannot be changed in this way: one that is laid out stays so and is laid out anew, and shows files that it has.
    pub(crate) fn cannot_edit(&mut self, id: u64, body: &RequestBody) -> Option<RestAnswer> {
        let (message, json) = (self.messages.get(&id)?, body.message().unwrap_or(&Value::Null));
        let laid_out = json["flags"].as_u64().unwrap_or(0) & LAID_OUT != 0;
        let mut wrong = Vec::new();
        if message.flags() & LAID_OUT != 0 && !laid_out {
            wrong.push("the flag IS_COMPONENTS_V2 cannot be taken from a message".to_owned());
        }
        if laid_out
            && message.flags() & LAID_OUT == 0
            && !message.json["content"].as_str().unwrap_or_default().is_empty()
        {
            let stays = json.get("content").is_none_or(|content| !content.is_null());
            wrong.extend(stays.then(|| "the content of a message stays beside its components".to_owned()));
        }
        let numbered = |file: &Value| {
            let named = json["attachments"].as_array()?;
            Some(named.iter().any(|named| number(&named["id"]) == number(&file["id"])))
        };
        for name in layout::shown(&json["components"]) {
            let old = message
                .attached
                .iter()
                .any(|file| file["filename"] == name && numbered(file).unwrap_or(true));
            if !old && body.files.iter().all(|file| file.name != name) {
                wrong.push(format!("there is no file {name} to be shown"));
            }
        }
        if wrong.is_empty() {
            return None;
        }
        self.faults.push(format!("an edit of message {id}: {}", wrong.join("; ")));
        Some(RestAnswer::invalid(&wrong))
    }

    /// The attachments after a request: those it names again, and its files. `None` where it changes none.
    fn attachments(&mut self, id: u64, json: &Value, files: &[RequestFile]) -> Option<Vec<Value>> {
        let named = json["attachments"].as_array();
        if named.is_none() && files.is_empty() {
            return None;
        }
        let named = named.cloned().unwrap_or_default();
        let message = self.messages.get(&id)?;
        let mut kept = message.attached.clone();
        kept.retain(|kept| named.iter().any(|named| number(&named["id"]) == number(&kept["id"])));
        for file in files {
            let given = named.iter().find(|named| number(&named["id"]) == Some(file.number));
            let attachment = self.clock.id();
            kept.push(attached(attachment, file, given.unwrap_or(&Value::Null)));
            let keeps = self.keeps_bodies;
            if let Some(message) = self.messages.get_mut(&id).filter(|_| keeps) {
                message.files.push((attachment, file.clone()));
            }
        }
        Some(kept)
    }

    /// The people a text mentions and may mention.
    fn mentions(&self, json: &Value) -> Value {
        let content = layout::words(json);
        let users = json["allowed_mentions"]["users"].as_array();
        self.people
            .values()
            .filter(|person| content.contains(&format!("<@{}>", person.id)))
            .filter(|person| users.is_some_and(|users| users.contains(&json!(person.id.to_string()))))
            .map(super::Person::json)
            .collect()
    }
}

/// What can be seen of files: not their ids, which are new each time.
fn shown_files(attached: &[Value]) -> Vec<(&Value, &Value, &Value)> {
    attached.iter().map(|file| (&file["filename"], &file["size"], &file["description"])).collect()
}

/// An id as a number, which may be written as digits.
fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

fn attached(id: u64, file: &RequestFile, given: &Value) -> Value {
    let url = format!("https://cdn.discordapp.com/attachments/{id}/{}", file.name);
    let mut attachment = json!({
        "id": id.to_string(), "filename": file.name, "size": file.bytes.len(), "url": url, "proxy_url": url,
        "content_type": file.kind,
    });
    if let Some(description) = given["description"].as_str() {
        attachment["description"] = description.into();
    }
    if let Some((width, height)) = size(&file.bytes) {
        attachment["width"] = width.into();
        attachment["height"] = height.into();
    }
    attachment
}

/// The size of a PNG or GIF, from its first bytes.
fn size(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG") {
        let field = |at: usize| bytes.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
        return Some((field(16)?, field(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let field = |at: usize| bytes.get(at..at + 2)?.try_into().ok().map(u16::from_le_bytes);
        return Some((field(6)?.into(), field(8)?.into()));
    }
    None
}

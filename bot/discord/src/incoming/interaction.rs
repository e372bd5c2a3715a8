//! An interaction, read only where it is used: everything else may be missing, new or of any type, and is not looked at.

use std::num::NonZeroU64;

use lasermate_domain::port::{Locales, Person};
use serde_json::Value;
use serenity::model::Permissions;
use serenity::model::channel::ChannelType;
use serenity::model::id::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use thiserror::Error;

use crate::id;
use crate::incoming::install_context::Origin;
use crate::incoming::modal_submit::ModalSubmit;
use crate::outgoing::message_shape::MessageShape;

/// Discord's numbers for kinds of interactions.
mod kind {
    pub const COMMAND: u64 = 2;
    pub const COMPONENT: u64 = 3;
    pub const TYPING: u64 = 4;
    pub const FORM: u64 = 5;
}

/// The flag of a message that one person alone sees.
const EPHEMERAL: u64 = 1 << 6;

/// An interaction without which nothing can be answered: it lacks this field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the field {0} is missing or of another type")]
pub struct MissingField(pub &'static str);

pub struct Incoming {
    pub id: InteractionId,
    pub token: String,
    pub channel: InteractionChannel,
    /// The server; `None` for direct conversations.
    pub guild: Option<GuildId>,
    /// Whether somebody asks as a member of a server.
    pub by_member: bool,
    pub user: NamedUser,
    pub locales: Locales,
    /// What they may do there.
    pub asker: Option<Permissions>,
    /// What the bot may do there.
    pub held: Option<Permissions>,
    /// How the bot has come to it.
    pub origin: Origin,
    /// The message it was done on.
    pub source: Option<SourceMessage>,
    pub what: InteractionBody,
}

/// The channel of an interaction.
#[derive(Clone, Copy, Debug)]
pub struct InteractionChannel {
    pub id: ChannelId,
    pub kind: Option<ChannelType>,
    /// The channel it hangs on.
    pub parent: Option<ChannelId>,
    pub last_message: Option<u64>,
}

/// Somebody, by the name the server shows for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedUser {
    pub id: UserId,
    pub name: String,
    /// Whether it is a bot.
    pub bot: bool,
}

/// The message under which something was done.
#[derive(Clone, Debug)]
pub struct SourceMessage {
    pub id: Option<MessageId>,
    /// Whether one person alone sees it.
    pub private: bool,
    pub shape: MessageShape,
}

pub enum InteractionBody {
    Command(Value),
    /// A command that is being typed.
    Typing(Value),
    /// A button, or a menu with what was picked.
    Component {
        custom_id: String,
        /// The values of a menu.
        values: Option<Vec<String>>,
    },
    /// A form that was filled in.
    Form(ModalSubmit),
    /// Something we do not have.
    Other,
}

impl Incoming {
    /// Reads an interaction.
    ///
    /// # Errors
    /// It cannot be answered, or not be told whose it is.
    pub fn read(mut json: Value) -> Result<Self, MissingField> {
        let (member, message) = (&json["member"], &json["message"]);
        let user = [&member["user"], &json["user"]].into_iter().find_map(|user| {
            let id = snowflake(&user["id"])?;
            Some(NamedUser::of(id, user, member))
        });
        let channel = &json["channel"];
        let id = [&json["channel_id"], &channel["id"], &message["channel_id"]];
        let channel = InteractionChannel {
            id: id.into_iter().find_map(snowflake).ok_or(MissingField("channel_id"))?,
            kind: number(&channel["type"]).and_then(|kind| u8::try_from(kind).ok()).map(ChannelType::from),
            parent: snowflake(&channel["parent_id"]),
            last_message: number(&channel["last_message_id"]),
        };
        let source = message.is_object().then(|| SourceMessage {
            id: snowflake(&message["id"]),
            private: number(&message["flags"]).is_some_and(|flags| flags & EPHEMERAL != 0),
            shape: MessageShape::of_message(message),
        });
        let mut incoming = Self {
            id: snowflake(&json["id"]).ok_or(MissingField("id"))?,
            token: json["token"].as_str().ok_or(MissingField("token"))?.to_owned(),
            channel,
            locales: Locales { person: text(&json["locale"]), room: text(&json["guild_locale"]) },
            guild: [&json["guild_id"], &json["guild"]["id"]].into_iter().find_map(snowflake),
            by_member: member.is_object(),
            user: user.ok_or(MissingField("user"))?,
            asker: permissions(&member["permissions"]),
            held: permissions(&json["app_permissions"]),
            origin: Origin::of(&json),
            source,
            what: InteractionBody::Other,
        };
        let kind = number(&json["type"]).ok_or(MissingField("type"))?;
        incoming.what = InteractionBody::of(kind, json["data"].take())?;
        Ok(incoming)
    }
}

impl InteractionBody {
    fn of(kind: u64, data: Value) -> Result<Self, MissingField> {
        let custom_id =
            || data["custom_id"].as_str().map(str::to_owned).ok_or(MissingField("data.custom_id"));
        Ok(match kind {
            kind::COMMAND => Self::Command(data),
            kind::TYPING => Self::Typing(data),
            kind::COMPONENT => {
                let values = data["values"].as_array();
                let values = values.map(|values| values.iter().filter_map(text).collect());
                Self::Component { custom_id: custom_id()?, values }
            }
            kind::FORM => Self::Form(ModalSubmit::of(custom_id()?, &data)),
            _ => Self::Other,
        })
    }
}

impl NamedUser {
    /// From what Discord says of a user, and of them as a member.
    pub fn of(id: UserId, user: &Value, member: &Value) -> Self {
        let names = [&member["nick"], &user["global_name"], &user["username"]];
        let name = names.into_iter().filter_map(Value::as_str).find(|name| !name.is_empty());
        let name = name.map_or_else(|| id.to_string(), str::to_owned);
        Self { id, name, bot: user["bot"].as_bool().unwrap_or(false) }
    }

    /// Somebody whom an interaction names, from what it says beside that.
    pub fn resolved(data: &Value, id: UserId) -> Option<Self> {
        let (resolved, key) = (&data["resolved"], id.to_string());
        let user = &resolved["users"][&key];
        user.is_object().then(|| Self::of(id, user, &resolved["members"][&key]))
    }

    /// The person they are for us.
    pub fn person(&self) -> Person {
        Person { id: id::person(self.id), name: self.name.clone() }
    }
}

/// A number, which Discord writes as digits where it is long.
pub fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// A number by which Discord names something.
pub fn snowflake<T: From<NonZeroU64>>(value: &Value) -> Option<T> {
    number(value).and_then(NonZeroU64::new).map(T::from)
}

fn permissions(value: &Value) -> Option<Permissions> {
    number(value).map(Permissions::from_bits_truncate)
}

/// What was typed or picked, as text.
pub fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(_) | Value::Bool(_) => Some(value.to_string()),
        _ => None,
    }
}

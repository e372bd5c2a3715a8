//! What comes from Discord as what the service is asked.

use std::collections::BTreeMap;
use std::time::Instant;

use serde_json::Value;
use serenity::model::Permissions;
use serenity::model::application::{
    ActionRowComponent, CommandData, CommandDataOption, CommandDataOptionValue, CommandInteraction,
    CommandType, ComponentInteraction, ComponentInteractionDataKind, Interaction, ModalInteraction,
    ModalInteractionData,
};
use serenity::model::channel::{Message, MessageFlags, PartialChannel};
use serenity::model::guild::Member;
use serenity::model::id::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use serenity::model::user::User;

use super::asked::{Asked, How};
use super::filled::{self, Named};
use super::frames::Shape;
use super::id::Presence;
use super::permission::{Place, abilities};
use super::places::{Here, Origin};
use super::{catalogue, command, id, opened};
use lasermate_core::command::CommandSpec;
use lasermate_core::port::{
    Abilities, Ask, ButtonId, CommandId, Intent, Invocation, Person, Request, Typing, UnixMillis,
};
use lasermate_core::present::text;

/// What the three kinds of interaction have in common.
struct Common<'a> {
    id: InteractionId,
    token: &'a str,
    channel_id: ChannelId,
    channel: Option<&'a PartialChannel>,
    guild: Option<GuildId>,
    member: Option<&'a Member>,
    user: &'a User,
    permissions: Option<Permissions>,
    presence: Presence,
    in_forum: bool,
}

macro_rules! common {
    ($interaction:expr, $member:expr, $here:expr) => {
        Common {
            id: $interaction.id,
            token: &$interaction.token,
            channel_id: $interaction.channel_id,
            channel: $interaction.channel.as_ref(),
            guild: $interaction.guild_id,
            member: $member,
            user: &$interaction.user,
            permissions: $interaction.app_permissions,
            presence: $here.presence,
            in_forum: $here.in_forum,
        }
    };
}

impl Common<'_> {
    fn is_member(&self) -> bool {
        self.presence == Presence::Member
    }

    fn abilities(&self) -> Abilities {
        let place = Place {
            kind: self.channel.map(|channel| channel.kind),
            in_guild: self.guild.is_some(),
            member: self.is_member(),
            asker: self.member.and_then(|member| member.permissions),
            in_forum: self.in_forum,
        };
        abilities(self.permissions, place)
    }

    /// Whether the bot may read what was written in the channel: only so it can tell after a crash what it has sent.
    fn reads_back(&self) -> bool {
        let may = |held: Permissions| {
            held.intersects(Permissions::READ_MESSAGE_HISTORY | Permissions::ADMINISTRATOR)
        };
        self.guild.is_none() || self.permissions.is_some_and(may)
    }

    /// Whether the asker may manage the channel; in a direct conversation with the bot they may.
    fn admin(&self) -> bool {
        let held = self.member.and_then(|member| member.permissions);
        match self.guild {
            Some(_) => held.is_some_and(|held| {
                held.intersects(command::managers() | Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
            }),
            None => self.is_member(),
        }
    }

    fn who(&self) -> Person {
        id::named(self.user, self.member.and_then(|member| member.nick.as_deref()))
    }

    fn at(&self) -> UnixMillis {
        id::made_at(self.id.get())
    }

    fn asked(&self, how: How, intent: Result<Intent, &'static str>, people: Vec<Person>) -> Asked {
        let can = Abilities { plays_at_once: true, ..self.abilities() };
        let may_post = can.post && self.is_member();
        let carries = can.post && (can.guest || can.attach && self.reads_back());
        let request = intent.map(|intent| Request {
            id: id::request(self.id),
            server: id::server(self.guild, self.channel_id, self.presence),
            room: id::room(self.channel_id),
            who: self.who(),
            admin: self.admin(),
            can,
            at: self.at(),
            intent,
        });
        Asked {
            id: self.id,
            token: self.token.to_owned(),
            received: Instant::now(),
            channel: self.channel_id,
            how,
            request,
            may_post,
            carries,
            presence: self.presence,
            people,
            under: Shape::Plain,
        }
    }
}

/// An interaction, with what serenity does not read.
pub struct Incoming {
    /// The interaction.
    pub interaction: Interaction,
    /// The newest message of its channel, where Discord tells it.
    pub last_message: Option<u64>,
    /// Whom a form names.
    pub named: Named,
    /// How the bot has come to it.
    pub origin: Origin,
    /// How the message looks under which it was asked.
    pub under: Shape,
}

/// Reads an interaction. What we do not need is taken as it comes: fields that are missing or new, and the message a
/// component is under.
pub fn read(mut json: Value) -> Result<Incoming, serde_json::Error> {
    let last_message = json.pointer("/channel/last_message_id").and_then(Value::as_str);
    let last_message = last_message.and_then(|id| id.parse().ok());
    let origin = Origin::of(&json);
    let under = json.get("message").map_or(Shape::Plain, Shape::of_message);
    if let Some(fields) = json.as_object_mut() {
        fields.entry("entitlements").or_insert_with(|| Value::Array(Vec::new()));
        let limit = fields.entry("attachment_size_limit").or_insert_with(|| 0.into());
        if limit.as_u64().is_some_and(|limit| u32::try_from(limit).is_err()) {
            *limit = u32::MAX.into();
        }
        if let Some(message) = fields.get_mut("message") {
            leave_out(message);
        }
    }
    let named = filled::plain(&mut json);
    if let Some(messages) = json.pointer_mut("/data/resolved/messages").and_then(Value::as_object_mut) {
        messages.values_mut().for_each(leave_out);
    }
    Ok(Incoming { interaction: serde_json::from_value(json)?, last_message, named, origin, under })
}

/// Takes away what is not read of a message.
fn leave_out(message: &mut Value) {
    let Some(message) = message.as_object_mut() else { return };
    for unread in ["interaction_metadata", "interaction"] {
        message.remove(unread);
    }
    for unread in ["components", "embeds"] {
        message.insert(unread.to_owned(), Value::Array(Vec::new()));
    }
}

/// How a command is answered that asks nothing.
const NOTHING_FOUND: How = How::Command { draws: false, everybody: false, form: false };

/// A command.
pub fn of_command(interaction: &CommandInteraction, here: Here) -> Asked {
    let common = common!(interaction, interaction.member.as_deref(), here);
    let data = &interaction.data;
    let Some((invocation, people)) = invocation(data) else {
        return common.asked(NOTHING_FOUND, Err(text::discord::NO_SUCH_COMMAND), Vec::new());
    };
    let invocation = match invocation {
        Ok(invocation) => invocation,
        Err(words) => {
            return common.asked(NOTHING_FOUND, Err(words), Vec::new());
        }
    };
    let facts = CommandSpec::of(invocation.command).facts;
    let everybody = facts.everybody.is_some_and(|with| with(&invocation));
    let form = facts.opens_form.is_some_and(|with| with(&invocation));
    let how = How::Command { draws: facts.draws, everybody, form };
    let intent = if people.iter().any(|user| user.bot) {
        Err(text::discord::NO_BOTS)
    } else if facts.needs_bot && !common.is_member() {
        Err(text::discord::NOT_A_MEMBER)
    } else {
        Ok(Intent::Command(invocation))
    };
    let people = people.into_iter().map(|user| resolved(data, user)).collect();
    common.asked(how, intent, people)
}

/// What a command asks, and the people it names; `None` for a command we do not have, and words where nothing can be done with it.
fn invocation(data: &CommandData) -> Option<(Result<Invocation, &'static str>, Vec<&User>)> {
    match data.kind {
        CommandType::User if data.name == catalogue::ON_PERSON => {
            let user = UserId::new(data.target_id?.get());
            let options = [("opponent".to_owned(), id::person(user).0)].into();
            let invocation = Invocation { command: CommandId::Challenge, options };
            Some((Ok(invocation), vec![data.resolved.users.get(&user)?]))
        }
        CommandType::Message if data.name == catalogue::ON_MESSAGE => {
            let message = MessageId::new(data.target_id?.get());
            let content = &data.resolved.messages.get(&message)?.content;
            let invocation = opened::record(content).map(|record| {
                let options = [("record".to_owned(), record)].into();
                Invocation { command: CommandId::Import, options }
            });
            Some((invocation.ok_or(text::discord::NO_POSITION), Vec::new()))
        }
        CommandType::ChatInput => {
            let (spec, given) = chosen(data)?;
            let named = given.iter().filter_map(|option| match option.value {
                CommandDataOptionValue::User(user) => data.resolved.users.get(&user),
                _ => None,
            });
            Some((Ok(Invocation { command: spec.id, options: options(given) }), named.collect()))
        }
        _ => None,
    }
}

/// The command that was typed, below its root and its group, with its options.
fn chosen(data: &CommandData) -> Option<(&'static CommandSpec, &[CommandDataOption])> {
    let (mut words, mut options) = (vec![data.name.as_str()], data.options.as_slice());
    while let [CommandDataOption { name, value, .. }] = options {
        let (CommandDataOptionValue::SubCommand(below) | CommandDataOptionValue::SubCommandGroup(below)) =
            value
        else {
            break;
        };
        words.push(name);
        options = below;
    }
    Some((catalogue::named(&words)?, options))
}

/// The channels that a command for settings names.
pub fn channels_named(data: &CommandData) -> Vec<ChannelId> {
    let Some((spec, given)) = chosen(data) else { return Vec::new() };
    if spec.id != CommandId::Settings {
        return Vec::new();
    }
    let named = |text: &String| {
        let (number, _) = text.split_once("<#")?.1.split_once('>')?;
        number.parse().ok().filter(|number| *number != 0).map(ChannelId::new)
    };
    options(given).values().filter_map(named).collect()
}

fn resolved(data: &CommandData, user: &User) -> Person {
    id::named(user, data.resolved.members.get(&user.id).and_then(|member| member.nick.as_deref()))
}

/// The options as text; people by their ids.
fn options(given: &[CommandDataOption]) -> BTreeMap<String, String> {
    let text = |value: &CommandDataOptionValue| match value {
        CommandDataOptionValue::String(text) | CommandDataOptionValue::Autocomplete { value: text, .. } => {
            Some(text.clone())
        }
        CommandDataOptionValue::User(user) => Some(id::person(*user).0),
        CommandDataOptionValue::Integer(number) => Some(number.to_string()),
        CommandDataOptionValue::Number(number) => Some(number.to_string()),
        CommandDataOptionValue::Boolean(truth) => Some(truth.to_string()),
        _ => None,
    };
    given.iter().filter_map(|option| Some((option.name.clone(), text(&option.value)?))).collect()
}

/// A button or a menu.
pub fn of_component(interaction: &ComponentInteraction, here: Here) -> Asked {
    let common = common!(interaction, interaction.member.as_ref(), here);
    let pressed = ButtonId(interaction.data.custom_id.clone());
    let intent = Intent::from(match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            Ask::Pick { menu: pressed, values: values.clone() }
        }
        _ => Ask::Press(pressed),
    });
    let how = How::Press {
        message: interaction.message.id,
        private: is_private(&interaction.message),
        form: intent.opens_form(),
    };
    common.asked(how, Ok(intent), Vec::new())
}

/// Whether one person alone sees a message.
fn is_private(message: &Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// A form that was filled in.
pub fn of_modal(interaction: &ModalInteraction, named: Named, here: Here) -> Asked {
    let common = common!(interaction, interaction.member.as_ref(), here);
    let source = interaction.message.as_deref();
    let how = How::Form { on_message: source.is_some(), private: source.is_some_and(is_private) };
    let form = ButtonId(interaction.data.custom_id.clone());
    let sent = Ask::Fill { form, fields: fields(&interaction.data) };
    let intent = if named.bot() { Err(text::discord::NO_BOTS) } else { Ok(sent.into()) };
    common.asked(how, intent, named.into_people())
}

fn fields(data: &ModalInteractionData) -> BTreeMap<String, String> {
    let components = data.components.iter().flat_map(|row| &row.components);
    let fields = components.filter_map(|component| match component {
        ActionRowComponent::InputText(input) => {
            Some((input.custom_id.clone(), input.value.clone().unwrap_or_default()))
        }
        _ => None,
    });
    fields.collect()
}

/// What somebody is typing into an option; `None` where it is no option of ours.
pub fn of_typing(interaction: &CommandInteraction, here: Here) -> Option<Typing> {
    let common = common!(interaction, interaction.member.as_deref(), here);
    let (spec, given) = chosen(&interaction.data)?;
    let typed = interaction.data.autocomplete()?;
    let mut options = options(given);
    options.remove(typed.name);
    Some(Typing {
        server: id::server(common.guild, common.channel_id, here.presence),
        room: id::room(common.channel_id),
        who: common.who(),
        command: spec.id,
        option: typed.name.to_owned(),
        typed: typed.value.to_owned(),
        options,
    })
}

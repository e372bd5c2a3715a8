//! What comes from Discord as what the service is asked.

use std::collections::BTreeMap;
use std::time::Instant;

use serde_json::Value;
use serenity::model::Permissions;
use serenity::model::id::{ChannelId, UserId};

use crate::account::{catalogue, slash_command};
use crate::id;
use crate::id::BotPresence;
use crate::incoming::attachment::IncomingFile;
use crate::incoming::install_context::ChannelPresence;
use crate::incoming::interaction::{self, Incoming, NamedUser, snowflake};
use crate::incoming::message_record;
use crate::incoming::modal_submit::ModalSubmit;
use crate::incoming::permission::{ChannelFacts, abilities};
use crate::incoming::received::{AnswerMode, ReceivedInteraction};
use crate::outgoing::message_shape::MessageShape;
use lasermate_domain::command::{CommandSpec, OptionKind};
use lasermate_domain::port::{
    Abilities, Ask, ButtonId, CommandId, Intent, Invocation, Person, Request, Typing,
};
use lasermate_present::say::discord;

impl Incoming {
    fn abilities(&self, here: ChannelPresence) -> Abilities {
        let place = ChannelFacts {
            kind: self.channel.kind,
            in_guild: self.guild.is_some(),
            member: here.presence == BotPresence::Member,
            asker: self.asker,
            in_forum: here.in_forum,
        };
        abilities(self.held, place)
    }

    /// Whether the bot may read what was written in the channel: only so it can tell after a crash what it has sent.
    fn reads_back(&self) -> bool {
        let may = |held: Permissions| {
            held.intersects(Permissions::READ_MESSAGE_HISTORY | Permissions::ADMINISTRATOR)
        };
        self.guild.is_none() || self.held.is_some_and(may)
    }

    /// Whether the asker may manage the channel; in a direct conversation with the bot they may.
    fn admin(&self, here: ChannelPresence) -> bool {
        if self.guild.is_none() && !self.by_member {
            return here.presence == BotPresence::Member;
        }
        self.asker.is_some_and(|held| {
            held.intersects(
                slash_command::managers() | Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR,
            )
        })
    }

    fn asked(
        &self,
        here: ChannelPresence,
        how: AnswerMode,
        intent: Result<Intent, &'static str>,
        people: Vec<Person>,
    ) -> ReceivedInteraction {
        let can = Abilities { plays_at_once: true, ..self.abilities(here) };
        let may_post = can.post && here.presence == BotPresence::Member;
        let carries = can.post && (can.guest || can.attach && self.reads_back());
        let request = intent.map(|intent| Request {
            id: id::request(self.id),
            server: id::server(self.guild, self.channel.id, here.presence),
            room: id::room(self.channel.id),
            who: self.user.person(),
            admin: self.admin(here),
            can,
            at: id::made_at(self.id.get()),
            intent,
            locales: self.locales.clone(),
        });
        ReceivedInteraction {
            id: self.id,
            token: self.token.clone(),
            received: Instant::now(),
            channel: self.channel.id,
            how,
            who: self.user.person().id,
            locale: self.locales.person.clone(),
            request,
            may_post,
            carries,
            presence: here.presence,
            attached: None,
            people,
            under: self.source.as_ref().map_or(MessageShape::Plain, |source| source.shape.clone()),
        }
    }

    /// A command, by what Discord says of it.
    pub fn of_command(&self, data: &Value, here: ChannelPresence) -> ReceivedInteraction {
        let Some((invocation, people)) = invocation(data) else {
            return self.asked(here, NOTHING_FOUND, Err(discord::NO_SUCH_COMMAND), Vec::new());
        };
        let invocation = match invocation {
            Ok(invocation) => invocation,
            Err(words) => return self.asked(here, NOTHING_FOUND, Err(words), Vec::new()),
        };
        let facts = CommandSpec::of(invocation.command).facts;
        let everybody = facts.everybody.is_some_and(|with| with(&invocation));
        let form = facts.opens_form.is_some_and(|with| with(&invocation));
        let how = AnswerMode::Command { draws: facts.draws, everybody, form };
        let intent = if people.iter().any(|user| user.bot) {
            Err(discord::NO_BOTS)
        } else if facts.needs_bot && here.presence != BotPresence::Member {
            Err(discord::NOT_A_MEMBER)
        } else {
            Ok(Intent::Command(invocation))
        };
        let asked = self.asked(here, how, intent, people.iter().map(NamedUser::person).collect());
        ReceivedInteraction { attached: attached(data), ..asked }
    }

    /// A button, or a menu with what was picked.
    pub fn of_component(
        &self,
        custom_id: &str,
        values: Option<&[String]>,
        here: ChannelPresence,
    ) -> ReceivedInteraction {
        let pressed = ButtonId(custom_id.to_owned());
        let intent = Intent::from(match values {
            Some(values) => Ask::Pick { menu: pressed, values: values.to_vec() },
            None => Ask::Press(pressed),
        });
        let form = intent.opens_form();
        let how = match &self.source {
            Some(source) if let Some(message) = source.id => {
                AnswerMode::Press { message, private: source.private, form }
            }
            // Nothing can be changed there, so it is answered like a command.
            _ => AnswerMode::Command { draws: false, everybody: false, form },
        };
        self.asked(here, how, Ok(intent), Vec::new())
    }

    /// A form that was filled in.
    pub fn of_form(&self, form: &ModalSubmit, here: ChannelPresence) -> ReceivedInteraction {
        let private = self.source.as_ref().is_some_and(|source| source.private);
        let how = AnswerMode::Form { on_message: self.source.is_some(), private };
        let sent = Ask::Fill { form: ButtonId(form.custom_id.clone()), fields: form.fields.clone() };
        let intent =
            if form.people.iter().any(|user| user.bot) { Err(discord::NO_BOTS) } else { Ok(sent.into()) };
        self.asked(here, how, intent, form.people.iter().map(NamedUser::person).collect())
    }

    /// What somebody is typing into an option; `None` where it is no option of ours.
    pub fn of_typing(&self, data: &Value, here: ChannelPresence) -> Option<Typing> {
        let (spec, given) = chosen(data)?;
        let typed = given.iter().find(|option| option["focused"] == true)?;
        let option = typed["name"].as_str()?;
        let mut options = options(spec, given);
        options.remove(option);
        Some(Typing {
            server: id::server(self.guild, self.channel.id, here.presence),
            room: id::room(self.channel.id),
            who: self.user.person(),
            command: spec.id,
            option: option.to_owned(),
            typed: interaction::text(&typed["value"]).unwrap_or_default(),
            options,
            locale: self.locales.person.clone(),
        })
    }
}

/// How a command is answered that asks nothing.
const NOTHING_FOUND: AnswerMode = AnswerMode::Command { draws: false, everybody: false, form: false };

/// What a command asks, and the people it names; `None` for a command we do not have, and words where nothing can be done with it.
fn invocation(data: &Value) -> Option<(Result<Invocation, &'static str>, Vec<NamedUser>)> {
    let name = data["name"].as_str()?;
    if name == catalogue::ON_PERSON {
        let user: UserId = snowflake(&data["target_id"])?;
        let options = [("opponent".to_owned(), id::person(user).0)].into();
        let invocation = Invocation { command: CommandId::Challenge, options };
        return Some((Ok(invocation), NamedUser::resolved(data, user).into_iter().collect()));
    }
    if name == catalogue::ON_MESSAGE {
        let record = message_record::record(message_used_on(data)?["content"].as_str().unwrap_or_default());
        let options = record.map(|record| [("record".to_owned(), record)].into());
        let options = options.or_else(|| attached(data).map(|_| BTreeMap::new()));
        let invocation = options.map(|options| Invocation { command: CommandId::Import, options });
        return Some((invocation.ok_or(discord::NO_POSITION), Vec::new()));
    }
    let (spec, given) = chosen(data)?;
    let named = given.iter().filter(|option| is_person(spec, option));
    let named = named.filter_map(|option| NamedUser::resolved(data, snowflake(&option["value"])?));
    Some((Ok(Invocation { command: spec.id, options: options(spec, given) }), named.collect()))
}

/// The message that a command on messages was used on.
fn message_used_on(data: &Value) -> Option<&Value> {
    let messages = data["resolved"]["messages"].as_object()?;
    let target = interaction::text(&data["target_id"]).and_then(|target| messages.get(&target));
    target.or_else(|| messages.values().next())
}

/// The file that is attached to a command, or to the message it was used on where its words hold no record.
fn attached(data: &Value) -> Option<IncomingFile> {
    const GAMES: [&str; 3] = ["txt", "pgn", "pdn"];
    if data["name"] == catalogue::ON_MESSAGE {
        let message = message_used_on(data)?;
        let holds_game = |file: &&Value| {
            let (_, end) =
                file["filename"].as_str().and_then(|name| name.rsplit_once('.')).unwrap_or_default();
            GAMES.iter().any(|known| known.eq_ignore_ascii_case(end))
        };
        let words = message["content"].as_str().unwrap_or_default();
        let file = message["attachments"].as_array()?.iter().find(holds_game)?;
        return if message_record::record(words).is_none() { IncomingFile::of(file) } else { None };
    }
    let (_, given) = chosen(data)?;
    let file = given.iter().find(|option| option["name"] == slash_command::FILE)?;
    IncomingFile::of(&data["resolved"]["attachments"][interaction::text(&file["value"])?])
}

/// The command that was typed, below its root and its group, with its options.
fn chosen(data: &Value) -> Option<(&'static CommandSpec, &[Value])> {
    let (mut words, mut options) = (vec![data["name"].as_str()?], below(data));
    // What has no value is no option, but a command or a group of them.
    while let [one] = options
        && one["value"].is_null()
        && let Some(name) = one["name"].as_str()
    {
        words.push(name);
        options = below(one);
    }
    Some((catalogue::named(&words)?, options))
}

fn below(of: &Value) -> &[Value] {
    of["options"].as_array().map_or(&[], Vec::as_slice)
}

/// The channels that a command for settings names.
pub fn channels_named(data: &Value) -> Vec<ChannelId> {
    let Some((spec, given)) = chosen(data) else { return Vec::new() };
    if spec.id != CommandId::Settings {
        return Vec::new();
    }
    let named = |text: &String| {
        let (number, _) = text.split_once("<#")?.1.split_once('>')?;
        number.parse().ok().filter(|number| *number != 0).map(ChannelId::new)
    };
    options(spec, given).values().filter_map(named).collect()
}

/// Whether an option names a person: the table of commands says it.
fn is_person(spec: &CommandSpec, option: &Value) -> bool {
    spec.options.iter().any(|own| option["name"] == own.name && matches!(own.kind, OptionKind::Person))
}

/// The options as text; people by their ids. A file is fetched later.
fn options(spec: &CommandSpec, given: &[Value]) -> BTreeMap<String, String> {
    let text = |option: &Value| {
        if is_person(spec, option) {
            return snowflake(&option["value"]).map(|user| id::person(user).0);
        }
        interaction::text(&option["value"])
    };
    let given = given.iter().filter(|option| option["name"] != slash_command::FILE);
    given.filter_map(|option| Some((option["name"].as_str()?.to_owned(), text(option)?))).collect()
}

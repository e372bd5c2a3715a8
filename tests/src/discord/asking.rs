//! People ask: commands, buttons, menus, forms and half-typed words become interactions.

use std::time::Instant;

use lasermate_domain::command::line;
use serde_json::Value;

use super::world::{Interaction, InteractionKind, World, token};
use super::{Discord, payload};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asker {
    pub person: u64,
    pub channel: u64,
}

/// An interaction that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeInteraction {
    pub id: u64,
}

impl Discord {
    /// Asks a command as it is typed, `/challenge @bob side:first`, through the gateway.
    ///
    /// # Panics
    /// The line is no command, the command is not registered so, or the bot is not connected.
    pub fn command(&self, asker: Asker, line: &str) -> MadeInteraction {
        let asked = self.prepared(asker, line);
        self.deliver(asked);
        asked
    }

    /// Uses a command on a person.
    ///
    /// # Panics
    /// It is not registered, or nobody is this person.
    pub fn on_person(&self, asker: Asker, name: &str, person: u64) -> MadeInteraction {
        let target = self.world().people.get(&person).expect("a person").json();
        let asked = self.on(asker, name, 2, &target);
        self.deliver(asked);
        asked
    }

    /// Uses a command on a message with these words.
    ///
    /// # Panics
    /// It is not registered.
    pub fn on_message(&self, asker: Asker, name: &str, words: &str) -> MadeInteraction {
        let asked = self.prepared_on_message(asker, name, words);
        self.deliver(asked);
        asked
    }

    /// Makes the interaction of a command on a message without delivering it.
    ///
    /// # Panics
    /// It is not registered.
    pub fn prepared_on_message(&self, asker: Asker, name: &str, words: &str) -> MadeInteraction {
        let id = self.world().clock.id().to_string();
        let author = self.world().people.get(&asker.person).expect("a person").json();
        let target = serde_json::json!({
            "id": id, "channel_id": asker.channel.to_string(), "author": author, "content": words, "type": 0,
            "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": null, "tts": false, "pinned": false,
            "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
            "components": [{"type": 17, "id": 1, "components": []}], "flags": 0,
        });
        self.on(asker, name, 3, &target)
    }

    fn on(&self, asker: Asker, name: &str, kind: u64, target: &Value) -> MadeInteraction {
        // They are registered together with those that are typed.
        self.wait_registered(asker, "move");
        let server = self.server_at(asker.channel);
        let data = payload::on(&self.world(), server, name, kind, target);
        self.make(asker, InteractionKind::Command, data, None)
    }

    /// Whether Discord offers somebody a command where they are: it asks where it was installed and what the command says of that.
    ///
    /// # Panics
    /// It is not registered at all.
    pub fn offers(&self, asker: Asker, name: &str) -> bool {
        self.wait_registered(asker, name);
        let server = self.server_at(asker.channel);
        let world = self.world();
        let way = payload::way_to(&world, server, name).expect("a command");
        let (person, channel) = (&world.people[&asker.person], &world.channels[&asker.channel]);
        payload::is_offered(&world, way[0], person, channel)
    }

    /// Makes the interaction of a command without delivering it.
    ///
    /// # Panics
    /// The line is no command, or the command is not registered so.
    pub fn prepared(&self, asker: Asker, line: &str) -> MadeInteraction {
        let asked = line::parse(line).unwrap_or_else(|error| panic!("{line}: {error:?}"));
        let name = lasermate_domain::command::CommandSpec::of(asked.command).name;
        let options: Vec<_> = asked.options.into_iter().collect();
        assert!(self.offers(asker, name), "Discord does not offer /{name} there");
        let server = self.server_at(asker.channel);
        let data = payload::command(&self.world(), server, name, &options);
        self.make(asker, InteractionKind::Command, data, None)
    }

    /// Presses a button, or picks values from a menu, by its custom id on a message.
    pub fn press(
        &self,
        asker: Asker,
        message: u64,
        custom_id: &str,
        values: Option<&[String]>,
    ) -> MadeInteraction {
        let asked = self.prepared_press(asker, message, custom_id, values);
        self.deliver(asked);
        asked
    }

    /// Makes the interaction of a button or a menu without delivering it.
    pub fn prepared_press(
        &self,
        asker: Asker,
        message: u64,
        custom_id: &str,
        values: Option<&[String]>,
    ) -> MadeInteraction {
        let data = payload::component(custom_id, values);
        self.make(asker, InteractionKind::Component, data, Some(message))
    }

    /// Sends a form in. `source` is the message whose button opened it.
    pub fn fill(
        &self,
        asker: Asker,
        custom_id: &str,
        fields: &[(String, String)],
        source: Option<u64>,
    ) -> MadeInteraction {
        let data = {
            let world = self.world();
            let mut shown = world.interactions.values().map(|interaction| &interaction.data);
            let shown = shown.find(|data| data["custom_id"] == custom_id);
            payload::form(&world, shown.unwrap_or(&Value::Null), custom_id, fields)
        };
        let asked = self.make(asker, InteractionKind::Form, data, source);
        self.deliver(asked);
        asked
    }

    /// Types into an option of a command; `line` has the options that are given already.
    ///
    /// # Panics
    /// The line is no command, or the command is not registered so.
    pub fn typing(&self, asker: Asker, command: &str, option: &str, typed: &str) -> MadeInteraction {
        self.wait_registered(asker, command);
        let server = self.server_at(asker.channel);
        let data = payload::command(&self.world(), server, command, &[]);
        let data = payload::completion(data, option, typed);
        let asked = self.make(asker, InteractionKind::Completion, data, None);
        self.deliver(asked);
        asked
    }

    /// Tells the bot of anything in a server.
    pub fn event(&self, server: u64, name: &str, json: &Value) {
        self.wait("a connection for the event", |world| {
            world.gate.dispatch(server, name, json).then_some(())
        });
    }

    /// Delivers an interaction, perhaps once more.
    ///
    /// # Panics
    /// The bot is not connected.
    pub fn deliver(&self, asked: MadeInteraction) {
        self.wait("a connection for the interaction", |world| {
            let interaction = world.interactions.get_mut(&token(asked.id))?;
            interaction.sent = Instant::now();
            let json = interaction.json.clone();
            let server = json["guild_id"].as_str().and_then(|id| id.parse().ok()).unwrap_or(0);
            world.gate.dispatch(server, "INTERACTION_CREATE", &json).then_some(())
        });
    }

    /// Changes an interaction before it is delivered: to what a test cannot type.
    ///
    /// # Panics
    /// There is none.
    pub fn change(&self, asked: MadeInteraction, how: impl FnOnce(&mut Value)) {
        let mut world = self.world();
        how(&mut world.interactions.get_mut(&token(asked.id)).expect("an interaction").json);
    }

    /// The interaction as it is sent, for the endpoint.
    ///
    /// # Panics
    /// There is none.
    pub fn payload(&self, asked: MadeInteraction) -> Value {
        self.world().interaction(asked.id).expect("an interaction").json.clone()
    }

    fn wait_registered(&self, asker: Asker, name: &str) {
        let server = self.server_at(asker.channel);
        self.wait(&format!("the registration of /{name}"), |world| {
            payload::way_to(world, server, name).map(drop)
        });
    }

    fn server_at(&self, channel: u64) -> u64 {
        self.world().channels.get(&channel).expect("a channel").server
    }

    fn make(&self, asker: Asker, kind: InteractionKind, data: Value, source: Option<u64>) -> MadeInteraction {
        let mut world = self.world();
        let id = world.clock.id();
        let token = token(id);
        let json = whole(&world, (id, &token), asker, kind, data, source);
        let interaction = Interaction {
            id,
            token: token.clone(),
            kind,
            channel: asker.channel,
            person: asker.person,
            made: world.clock.moved(),
            sent: Instant::now(),
            source,
            answered: None,
            data: Value::Null,
            original: None,
            loading: false,
            followups: Vec::new(),
            json,
        };
        world.interactions.insert(token, interaction);
        MadeInteraction { id }
    }
}

fn whole(
    world: &World,
    names: (u64, &str),
    asker: Asker,
    kind: InteractionKind,
    data: Value,
    source: Option<u64>,
) -> Value {
    let channel = world.channels.get(&asker.channel).expect("a channel");
    let server = world.servers.get(&channel.server);
    let among_people = channel.with.is_some() || !channel.others.is_empty();
    assert!(server.is_some() || among_people, "a server, or a direct conversation");
    let person = world.people.get(&asker.person).expect("a person");
    let source = source.and_then(|id| world.messages.get(&id)).map(|message| &message.json);
    payload::interaction(names, kind, (person, channel, server), data, source)
}

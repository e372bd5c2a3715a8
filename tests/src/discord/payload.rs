//! Inbound interactions, built from the samples of Discord's documentation and completed with today's fields.

use serde_json::{Map, Value, json};

use super::spec::sample;
use super::world::{
    APPLICATION, Channel, GUILD_INSTALL, InteractionKind, Person, Server, USER_INSTALL, World,
};

/// The default limit of a file, in bytes.
const FILE: u64 = 10 << 20;
const IN_GUILD: u64 = 0;
const WITH_BOT: u64 = 1;
const AMONG_OTHERS: u64 = 2;
const STRING: u64 = 3;
const PERSON: u64 = 6;

/// The whole of an interaction; without a server it comes from a direct conversation with the bot.
pub(super) fn interaction(
    (id, token): (u64, &str),
    kind: InteractionKind,
    (person, channel, server): (&Person, &Channel, Option<&Server>),
    data: Value,
    source: Option<&Value>,
) -> Value {
    let mut json = sample("application-commands-example-interaction-2");
    let set = json!({
        "id": id.to_string(), "application_id": APPLICATION.to_string(), "token": token, "version": 1,
        "type": kind as u64, "data": data, "locale": person.locale, "channel_id": channel.id.to_string(),
        "channel": channel.partial(channel.granted_to(person)), "app_permissions": channel.granted().to_string(),
        "entitlements": [], "entitlement_sku_ids": [], "attachment_size_limit": FILE,
    });
    merge(&mut json, set);
    match server {
        Some(server) => in_server(&mut json, (person, channel), server, source),
        None => {
            if let Some(json) = json.as_object_mut() {
                json.retain(|name, _| {
                    !["guild_id", "guild", "guild_locale", "member"].contains(&name.as_str())
                });
            }
            let with_bot = channel.others.is_empty();
            let owners = if with_bot { json!({GUILD_INSTALL: "0"}) } else { brought(person, source) };
            let context = if with_bot { WITH_BOT } else { AMONG_OTHERS };
            let set =
                json!({"user": person.json(), "context": context, "authorizing_integration_owners": owners});
            merge(&mut json, set);
        }
    }
    if let Some(message) = source {
        json["message"] = message.clone();
    }
    json
}

/// Whose installations an interaction comes by where the bot is not itself: the asker's own, or those by which the message was
/// written that was pressed.
fn brought(person: &Person, source: Option<&Value>) -> Value {
    let written =
        source.map(|message| message["interaction_metadata"]["authorizing_integration_owners"].clone());
    written.filter(Value::is_object).unwrap_or_else(|| json!({USER_INSTALL: person.id.to_string()}))
}

/// What an interaction says of its server, and of whoever asks as its member.
fn in_server(
    json: &mut Value,
    (person, channel): (&Person, &Channel),
    server: &Server,
    source: Option<&Value>,
) {
    let written =
        source.map(|message| message["interaction_metadata"]["authorizing_integration_owners"].clone());
    let owners = match written.filter(Value::is_object) {
        Some(written) => written,
        None if !server.joined => brought(person, None),
        None if person.brings => {
            json!({GUILD_INSTALL: server.id.to_string(), USER_INSTALL: person.id.to_string()})
        }
        None => json!({GUILD_INSTALL: server.id.to_string()}),
    };
    let may = channel.granted_to(person).to_string();
    let set = json!({
        "guild_id": server.id.to_string(), "guild_locale": server.locale, "context": IN_GUILD,
        "guild": {"id": server.id.to_string(), "locale": server.locale, "features": []},
        "authorizing_integration_owners": owners,
    });
    merge(json, set);
    merge(
        &mut json["member"],
        json!({
            "user": person.json(), "roles": [], "permissions": may, "flags": 0,
            "avatar": null, "banner": null, "communication_disabled_until": null, "unusual_dm_activity_until": null,
        }),
    );
}

/// Whether Discord offers a command, as it is registered, to a person in a channel.
pub(super) fn is_offered(world: &World, command: &Value, person: &Person, channel: &Channel) -> bool {
    let has = |field: &str, wanted: u64| {
        command[field].as_array().is_none_or(|given| given.iter().any(|one| *one == wanted))
    };
    let joined = world.servers.get(&channel.server).is_some_and(|server| server.joined);
    let context = match () {
        () if channel.server != 0 => IN_GUILD,
        () if channel.others.is_empty() => WITH_BOT,
        () => AMONG_OTHERS,
    };
    let by_server = (joined || context == WITH_BOT) && has("integration_types", 0);
    let by_person = person.brings && has("integration_types", 1);
    has("contexts", context) && (by_server || by_person)
}

/// A PING, as Discord sends it to an endpoint.
pub fn sign_in() -> Value {
    let user = super::world::bot();
    json!({
        "id": "1", "application_id": APPLICATION.to_string(), "type": 1, "token": "ping", "version": 1,
        "user": user, "entitlements": [], "app_permissions": "0", "authorizing_integration_owners": {},
        "attachment_size_limit": FILE, "locale": "en-US",
    })
}

fn merge(into: &mut Value, from: Value) {
    if let (Some(into), Value::Object(from)) = (into.as_object_mut(), from) {
        into.extend(from);
    }
}

/// The data of a command, its options by name, from the command as it is registered: at the top, or below a root.
///
/// # Panics
/// The command is not registered, or has no such option.
pub(super) fn command(world: &World, server: u64, name: &str, options: &[(String, String)]) -> Value {
    let way = way_to(world, server, name).unwrap_or_else(|| panic!("/{name} is not registered"));
    let (root, spec) = (way[0], way[way.len() - 1]);
    let mut given = Vec::new();
    let mut people = Map::new();
    for (option, text) in options {
        let spec = option_of(spec, option);
        let value = match spec["type"].as_u64() {
            Some(STRING) => json!(text),
            Some(PERSON) => {
                let person = named(world, text);
                people.insert(person.id.to_string(), person.json());
                json!(person.id.to_string())
            }
            Some(4) => json!(text.parse::<i64>().expect("a number")),
            Some(5) => json!(text == "true"),
            other => panic!("the option {option} of /{name} has the type {other:?}"),
        };
        given.push(json!({"name": option, "type": spec["type"], "value": value}));
    }
    for below in way[1..].iter().rev() {
        given = vec![json!({"name": below["name"], "type": below["type"], "options": given})];
    }
    let mut data = json!({"id": root["id"], "name": root["name"], "type": 1, "options": given});
    if !people.is_empty() {
        data["resolved"] = json!({"users": people});
    }
    if root["guild_id"].is_string() {
        data["guild_id"] = root["guild_id"].clone();
    }
    data
}

/// The data of a command on a person or a message.
///
/// # Panics
/// It is not registered.
pub(super) fn on(world: &World, server: u64, name: &str, kind: u64, target: &Value) -> Value {
    let found = lists(world, server).find(|command| command["name"] == name && command["type"] == kind);
    let command = found.unwrap_or_else(|| panic!("{name} is not registered"));
    let of = if kind == 2 { "users" } else { "messages" };
    let id = target["id"].as_str().expect("an id");
    json!({"id": command["id"], "name": name, "type": kind, "target_id": id, "resolved": {of: {id: target}}})
}

fn lists(world: &World, server: u64) -> impl Iterator<Item = &Value> {
    [Some(server), None].map(|of| world.commands.get(&of)).into_iter().flatten().flatten()
}

/// A command as it is registered for a server, or for all, with what it stands below.
pub(super) fn way_to<'a>(world: &'a World, server: u64, name: &str) -> Option<Vec<&'a Value>> {
    lists(world, server).filter(|command| command["type"] == 1).find_map(|command| below(command, name))
}

fn below<'a>(command: &'a Value, name: &str) -> Option<Vec<&'a Value>> {
    let options = command["options"].as_array().map_or(&[][..], Vec::as_slice);
    let mut inner = options.iter().filter(|option| matches!(option["type"].as_u64(), Some(1 | 2)));
    if let Some(mut way) = inner.clone().find_map(|option| below(option, name)) {
        way.insert(0, command);
        return Some(way);
    }
    (command["name"] == name && inner.next().is_none()).then(|| vec![command])
}

/// The data of a completion: the option that is being typed has the focus.
pub fn completion(mut command: Value, option: &str, typed: &str) -> Value {
    let mut holder = &mut command;
    while holder["options"][0]["options"].is_array() {
        holder = &mut holder["options"][0];
    }
    if let Some(options) = holder["options"].as_array_mut() {
        let focused = sample("application-commands-autocomplete-8")["data"]["options"][0].clone();
        let mut focused = focused;
        merge(&mut focused, json!({"name": option, "value": typed}));
        options.push(focused);
    }
    command
}

fn option_of<'a>(command: &'a Value, name: &str) -> &'a Value {
    let options = command["options"].as_array().map_or(&[][..], Vec::as_slice);
    let found = options.iter().find(|option| option["name"] == name);
    found.unwrap_or_else(|| panic!("/{} has no option {name}", command["name"]))
}

/// A person by name, as `@ann` or `ann`, or by id.
fn named<'a>(world: &'a World, text: &str) -> &'a Person {
    let name = text.trim_start_matches('@');
    let found = world.people.values().find(|person| person.name == name || person.id.to_string() == name);
    found.unwrap_or_else(|| panic!("nobody is called {name}"))
}

/// The data of a button that is pressed or a menu from which values are picked.
pub(super) fn component(custom_id: &str, values: Option<&[String]>) -> Value {
    match values {
        None => json!({"custom_id": custom_id, "component_type": 2, "id": 1}),
        Some(values) => {
            json!({"custom_id": custom_id, "component_type": 3, "id": 1, "values": values, "resolved": {}})
        }
    }
}

/// The data of a form that is sent in: each field under its label, a menu with what was picked where the form that was shown
/// has one, and whoever was picked beside it. An empty text picks nothing.
pub(super) fn form(world: &World, shown: &Value, custom_id: &str, fields: &[(String, String)]) -> Value {
    let labels = shown["components"].as_array().map_or(&[][..], Vec::as_slice);
    let mut people = Map::new();
    let field = |(name, text): &(String, String)| {
        let asked = labels.iter().map(|label| &label["component"]).find(|part| part["custom_id"] == **name);
        let picked = Some(text).filter(|text| !text.is_empty());
        let field = match asked.and_then(|part| part["type"].as_u64()) {
            Some(3) => {
                let picked: Vec<_> = picked.into_iter().collect();
                json!({"type": 3, "id": 2, "custom_id": name, "values": picked})
            }
            Some(21) => json!({"type": 21, "id": 2, "custom_id": name, "value": picked}),
            Some(22) => {
                let ticked: Vec<_> = text.lines().collect();
                json!({"type": 22, "id": 2, "custom_id": name, "values": ticked})
            }
            Some(5) => {
                let picked: Vec<_> = picked.map(|text| named(world, text)).into_iter().collect();
                people.extend(picked.iter().map(|person| (person.id.to_string(), person.json())));
                let picked: Vec<_> = picked.iter().map(|person| person.id.to_string()).collect();
                json!({"type": 5, "id": 2, "custom_id": name, "values": picked})
            }
            _ => json!({"type": 4, "id": 2, "custom_id": name, "value": text}),
        };
        json!({"type": 18, "id": 1, "component": field})
    };
    let labels: Vec<_> = fields.iter().map(field).collect();
    let mut data = json!({"custom_id": custom_id, "components": labels});
    if !people.is_empty() {
        data["resolved"] = json!({"users": people});
    }
    data
}

//! The stand-in's referee: what Discord would not take is refused and makes a test fail; what it would take passes.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

mod messages;

use lasermate_tests::discord::world::{Call, TOKEN, Trouble};
use lasermate_tests::discord::{Asker, Discord, application, spec, world};
use lasermate_tests::http::{self, HttpAnswer};
use serde_json::{Value, json};

const AGENT: &str = "DiscordBot (https://example.org, 1.0)";

/// Asks the stand-in as a bot.
fn ask(discord: &Discord, method: &str, path: &str, body: Option<&Value>) -> HttpAnswer {
    let bearer = format!("Bot {TOKEN}");
    let headers = [("Authorization", bearer.as_str()), ("User-Agent", AGENT)];
    http::ask(discord.address, method, &format!("/api/v10{path}"), &headers, body).unwrap()
}

/// What the referee says of one request.
fn faults(discord: &Discord, method: &str, path: &str, body: Option<&Value>) -> String {
    let answer = ask(discord, method, path, body);
    let faults = discord.faults().join("\n");
    assert_eq!(faults.is_empty(), answer.status < 400, "{}: {faults}", answer.status);
    faults
}

fn commands_path() -> String {
    format!("/applications/{}/commands", application())
}

fn command() -> Value {
    json!({"name": "move", "description": "Make your move", "options": [
        {"type": 3, "name": "move", "description": "The move", "required": true, "autocomplete": true},
    ]})
}

/// The first good command with one thing changed, by a pointer.
fn command_with(pointer: &str, value: Value) -> Value {
    let mut command = command();
    *command.pointer_mut(pointer).unwrap() = value;
    json!([command])
}

#[test]
fn good_requests_pass() {
    let discord = Discord::start();
    let server = discord.server("Home");
    let channel = discord.channel(server, "lobby");
    let path = format!("/channels/{channel}/messages");
    for (method, path, body) in [
        ("GET", "/gateway", None),
        ("GET", "/gateway/bot", None),
        ("GET", "/users/@me", None),
        ("GET", "/applications/@me", None),
        ("GET", "/oauth2/applications/@me", None),
        ("GET", "/users/@me/guilds", None),
        ("GET", &format!("/guilds/{server}"), None),
        ("GET", &format!("/channels/{channel}"), None),
        ("PUT", &commands_path(), Some(json!([command()]))),
        ("GET", &commands_path(), None),
        ("POST", &path, Some(json!({"content": "hello", "tts": false, "components": [], "attachments": []}))),
        ("POST", &path, Some(spec::sample("reference-legacy-message-component-behavior-42"))),
        ("GET", &path, None),
    ] {
        assert_eq!(faults(&discord, method, path, body.as_ref()), "", "{method} {path}");
    }
    let kept = ask(&discord, "GET", &commands_path(), None).json();
    assert_eq!(kept[0]["name"], "move");
}

#[test]
fn what_is_no_path_of_discord_s_is_a_fault() {
    let discord = Discord::start();
    for (method, path) in [("GET", "/nonsense"), ("PUT", "/gateway"), ("POST", "/channels/1/message")] {
        assert!(faults(&discord, method, path, None).contains("no such path"), "{method} {path}");
    }
    assert!(faults(&discord, "GET", "/channels/lobby", None).contains("channel_id is no number"));
    let wrong = faults(&discord, "GET", "/gateway?fast=true", None);
    assert!(wrong.contains("no query parameter \"fast\""), "{wrong}");
}

#[test]
fn commands_beyond_discord_s_limits_are_faults() {
    let discord = Discord::start();
    let choice = |n: usize| json!({"name": format!("choice {n}"), "value": format!("{n}")});
    let choices = |count: usize| Value::from((0..count).map(choice).collect::<Vec<_>>());
    let option = |name: &str, required: bool| json!({"type": 3, "name": name, "description": "x", "required": required});
    let many =
        |count: usize| Value::from((0..count).map(|n| option(&format!("o{n}"), false)).collect::<Vec<_>>());
    let plain = |choices: Value| json!([{"type": 3, "name": "a", "description": "b", "choices": choices}]);
    let long = |count: usize| "x".repeat(count);
    let cases = [
        ("name", command_with("/name", json!("Move")), "the name \"Move\""),
        ("space", command_with("/name", json!("make move")), "is not allowed"),
        ("no name", command_with("/name", json!("")), ""),
        ("long name", command_with("/name", json!(long(33))), ""),
        ("empty description", command_with("/description", json!("")), "has 0 characters"),
        ("long description", command_with("/description", json!(long(101))), ""),
        ("26 options", command_with("/options", many(26)), "26 options"),
        (
            "same options",
            command_with("/options", json!([option("a", false), option("a", false)])),
            "same name",
        ),
        ("order", command_with("/options", json!([option("a", false), option("b", true)])), "stands behind"),
        ("26 choices", command_with("/options", plain(choices(26))), "26 choices"),
        (
            "both",
            command_with(
                "/options/0",
                json!({"type": 3, "name": "a", "description": "b",
            "choices": [choice(1)], "autocomplete": true}),
            ),
            "choices and autocompletion",
        ),
        (
            "choice name",
            command_with("/options", plain(json!([{"name": long(101), "value": "a"}]))),
            "characters",
        ),
        (
            "choice value",
            command_with("/options", plain(json!([{"name": "a", "value": long(101)}]))),
            "characters",
        ),
        ("same choices", command_with("/options", plain(json!([choice(1), choice(1)]))), "same name"),
        ("type", command_with("/options/0/type", json!(99)), ""),
        ("twice", json!([command(), command()]), "the same name"),
        (
            "101 commands",
            Value::from((0..101).map(|n| command_named(&format!("c{n}"))).collect::<Vec<_>>()),
            "101",
        ),
    ];
    for (name, body, words) in cases {
        let wrong = faults(&discord, "PUT", &commands_path(), Some(&body));
        assert!(!wrong.is_empty() && wrong.contains(words), "{name}: {wrong:?}");
    }
    // The longest translation counts.
    let mut huge = command();
    huge["options"] = (0..25)
        .map(|n| {
            let translated = json!({"name": format!("o{n}"), "type": 3, "description": "x",
                "description_localizations": {"de": long(100)}, "choices": []});
            let mut option = translated;
            option["choices"] =
                (0..25).map(|n| json!({"name": format!("{n} {}", long(20)), "value": "v"})).collect();
            option
        })
        .collect();
    assert!(faults(&discord, "PUT", &commands_path(), Some(&json!([huge]))).contains("8000 are allowed"));
}

fn command_named(name: &str) -> Value {
    json!({"name": name, "description": "x"})
}

#[test]
fn emojis_beyond_discord_s_limits_are_refused() {
    let discord = Discord::start();
    let path = format!("/applications/{}/emojis", application());
    let icon = |pixels: u32| {
        use lasermate_render::scene::{Kind, Side};
        let file = lasermate_render::Renderer::icon(Kind::Knight, Side::White, pixels).unwrap();
        format!(
            "data:image/png;base64,{}",
            base64::Engine::encode(&base64::engine::general_purpose::STANDARD, file)
        )
    };
    let new = |name: &str, image: &str| json!({"name": name, "image": image});
    assert_eq!(faults(&discord, "POST", &path, Some(&new("white_knight", &icon(128)))), "");
    for (name, body, words) in [
        ("twice", new("white_knight", &icon(128)), "already"),
        ("strange name", new("white-knight", &icon(128)), "letters"),
        ("large", new("large", &icon(256)), "128"),
        ("no picture", new("none", "data:image/png;base64,AAAA"), "128"),
        ("no address", new("none", "https://example.org/a.png"), "data address"),
        ("short name", new("w", &icon(128)), ""),
    ] {
        let wrong = faults(&discord, "POST", &path, Some(&body));
        assert!(wrong.contains(words), "{name}: {wrong}");
    }
    let listed: Value = serde_json::from_str(&ask(&discord, "GET", &path, None).text()).unwrap();
    let own = format!("{path}/{}", listed["items"][0]["id"].as_str().unwrap());
    assert_eq!(faults(&discord, "DELETE", &own, None), "");
    assert!(discord.world().emojis.is_empty());
}

#[test]
fn answers_to_interactions_are_judged_by_their_type() {
    let discord = Discord::start();
    let asker = seated(&discord);
    let field = |id: &str| json!({"type": 1, "components": [{"type": 4, "custom_id": id, "label": "Term", "style": 1}]});
    let form = |title: &str, rows: Value| json!({"type": 9, "data": {"custom_id": "f", "title": title, "components": rows}});
    let many: Vec<_> = (0..26).map(|n| json!({"name": format!("c{n}"), "value": "v"})).collect();
    let cases = [
        ("2001", json!({"type": 4, "data": {"content": "x".repeat(2001)}}), "2001"),
        ("no such type", json!({"type": 99}), "no interaction response"),
        ("deferral with words", json!({"type": 5, "data": {"content": "x"}}), "cannot carry content"),
        ("deferral with flags", json!({"type": 5, "data": {"flags": 4}}), "only the flag EPHEMERAL"),
        ("26 completions", json!({"type": 8, "data": {"choices": many}}), "26 choices"),
        ("title", form(&"x".repeat(46), json!([field("a")])), "46 characters"),
        (
            "label",
            form(
                "x",
                json!([{"type": 18, "label": "x".repeat(46), "component": {"type": 4, "custom_id": "a", "style": 1}}]),
            ),
            "a label reads",
        ),
        (
            "labelled twice",
            form(
                "x",
                json!([{"type": 18, "label": "x", "component": {"type": 4, "custom_id": "a", "style": 1, "label": "x"}}]),
            ),
            "twilight",
        ),
        ("6 fields", form("x", (0..6).map(|n| field(&n.to_string())).collect()), "6 fields"),
        ("same field", form("x", json!([field("a"), field("a")])), "twice"),
    ];
    for (name, body, words) in cases {
        let asked = discord.prepared(asker, "/move e4");
        let wrong = faults(&discord, "POST", &callback(&discord, asked), Some(&body));
        assert!(wrong.contains(words), "{name}: {wrong}");
    }
    let asked = discord.prepared(asker, "/move e4");
    let good = form("Terms", json!([field("a")]));
    assert_eq!(faults(&discord, "POST", &callback(&discord, asked), Some(&good)), "");
    assert_eq!(discord.told(asked).form["title"], "Terms");
}

/// Somebody in a channel of a server with one command.
fn seated(discord: &Discord) -> Asker {
    let server = discord.server("Home");
    let channel = discord.channel(server, "lobby");
    let person = discord.person("ann");
    assert_eq!(ask(discord, "PUT", &commands_path(), Some(&json!([command()]))).status, 200);
    Asker { person, channel }
}

fn callback(discord: &Discord, asked: lasermate_tests::discord::MadeInteraction) -> String {
    format!("/interactions/{}/{}/callback", asked.id, token(discord, asked))
}

fn token(discord: &Discord, asked: lasermate_tests::discord::MadeInteraction) -> String {
    discord.payload(asked)["token"].as_str().unwrap().to_owned()
}

#[test]
fn an_interaction_is_answered_once_in_time_and_followed_for_a_quarter_of_an_hour() {
    let discord = Discord::start();
    let asker = seated(&discord);
    let asked = discord.prepared(asker, "/move e4");
    let follow = format!("/webhooks/{}/{}", application(), token(&discord, asked));
    let words = json!({"content": "done"});
    let code = |answer: HttpAnswer| answer.json()["code"].as_u64();
    assert_eq!(code(ask(&discord, "POST", &follow, Some(&words))), Some(10015), "nothing to follow yet");
    let defer = json!({"type": 5, "data": {"flags": 64}});
    assert_eq!(ask(&discord, "POST", &callback(&discord, asked), Some(&defer)).status, 204);
    assert_eq!(code(ask(&discord, "POST", &callback(&discord, asked), Some(&defer))), Some(40060));
    assert_eq!(ask(&discord, "PATCH", &format!("{follow}/messages/@original"), Some(&words)).status, 200);
    let told = discord.told(asked);
    assert_eq!((told.text().as_str(), told.private), ("done", true));
    assert!(discord.world().public(asker.channel).is_empty(), "nobody else sees it");
    assert_eq!(ask(&discord, "POST", &follow, Some(&words)).status, 200);
    discord.advance(lasermate_tests::discord::TOKEN_LIFE);
    assert_eq!(code(ask(&discord, "POST", &follow, Some(&words))), Some(50027));
    let late = discord.prepared(asker, "/move e4");
    discord.advance(lasermate_tests::discord::ACKNOWLEDGE);
    assert_eq!(code(ask(&discord, "POST", &callback(&discord, late), Some(&defer))), Some(10062));
}

#[test]
fn the_stand_in_is_as_unpleasant_as_it_is_told_to_be() {
    let discord = Discord::start();
    let server = discord.server("Home");
    let channel = discord.channel(server, "lobby");
    let path = format!("/channels/{channel}/messages");
    let words = json!({"content": "hello"});
    let post = || ask(&discord, "POST", &path, Some(&words));
    discord.trouble("create_message", 1, Trouble::RateLimit { after: 1.5, global: true });
    discord.trouble("create_message", 1, Trouble::Broken(502));
    let limited = post();
    assert_eq!((limited.status, limited.header("retry-after")), (429, Some("2")));
    assert_eq!(limited.json()["retry_after"], 1.5);
    assert_eq!(post().status, 502);
    assert_eq!(post().status, 200);
    discord.deny(channel, world::permission::SEND);
    assert_eq!(post().json()["code"], 50013);
    discord.deny(channel, world::permission::VIEW);
    assert_eq!(post().json()["code"], 50001);
    discord.world().channels.get_mut(&channel).unwrap().deleted = true;
    assert_eq!(post().json()["code"], 10003);
    let statuses: Vec<_> = discord.world().calls.iter().map(|call: &Call| call.status).collect();
    assert_eq!(statuses, [429, 502, 200, 403, 403, 404]);
}

#[test]
fn a_forgotten_fault_fails_the_test() {
    let discord = Discord::start();
    ask(&discord, "GET", "/nonsense", None);
    let told = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| drop(discord))).unwrap_err();
    let words = told.downcast_ref::<String>().unwrap();
    assert!(words.contains("no such path") && words.contains("GET"), "{words}");
}

#[test]
fn what_the_stand_in_sends_is_read_by_another_team_s_types() {
    use twilight_model::application::interaction::Interaction;
    let discord = Discord::start();
    let asker = seated(&discord);
    let asked = discord.prepared(asker, "/move e4");
    let read: Interaction = serde_json::from_value(discord.payload(asked)).unwrap();
    assert_eq!(read.channel.unwrap().id.get(), asker.channel);
    assert_eq!(read.member.unwrap().user.unwrap().name, "ann");
    let arrived = {
        let world = discord.world();
        world.arrived(world.servers.values().next().unwrap())
    };
    let server: twilight_model::guild::Guild = serde_json::from_value(arrived).unwrap();
    assert_eq!(server.channels.len(), 1);
    // And the spec knows its own schemas.
    let found = spec::spec().find("PATCH", "/webhooks/1/t/messages/@original").unwrap();
    assert_eq!(found.operation.id, "update_original_webhook_message");
}

#[test]
fn posts_of_a_forum_and_its_tags_are_judged() {
    let discord = Discord::start();
    let server = discord.server("Home");
    let forum = discord.forum(server, "games", &["Live"]);
    let tag = discord.world().channels[&forum].forum.as_ref().unwrap().tags[0]["id"].clone();
    let path = format!("/channels/{forum}/threads");
    let post =
        |words: &str, tags: Value| json!({"name": "G1", "applied_tags": tags, "message": {"content": words}});
    assert_eq!(faults(&discord, "POST", &path, Some(&post("hi", json!([tag])))), "");
    assert!(faults(&discord, "POST", &path, Some(&post(&"x".repeat(2001), json!([])))).contains("2001"));
    assert!(faults(&discord, "POST", &path, Some(&post("hi @everyone", json!([])))).contains("an @"));
    // What a forum is like when a request comes is not the request's fault.
    let asks = |method: &str, path: &str, body: &Value| {
        let status = ask(&discord, method, path, Some(body)).status;
        assert_eq!(discord.faults(), Vec::<String>::new());
        status
    };
    assert_eq!(asks("POST", &path, &post("hi", json!(["5"]))), 400, "an unknown tag");
    let tags = |names: &[&str]| json!({"available_tags": names.iter().map(|name| json!({"name": name})).collect::<Vec<_>>()});
    let own = format!("/channels/{forum}");
    assert_eq!(asks("PATCH", &own, &tags(&["Chess"])), 403, "the bot may not");
    discord.world().channels.get_mut(&forum).unwrap().forum.as_mut().unwrap().taggable = true;
    assert_eq!(asks("PATCH", &own, &tags(&["Chess", "chess"])), 400, "each once");
    assert_eq!(asks("PATCH", &own, &tags(&["Chess"])), 200);
    discord.world().channels.get_mut(&forum).unwrap().forum.as_mut().unwrap().needs_tag = true;
    assert_eq!(asks("POST", &path, &post("hi", json!([]))), 400, "one must be there");
}

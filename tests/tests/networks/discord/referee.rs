//! The stand-in's referee: what Discord would not take is refused and makes a test fail; what it would take passes.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::io::{Read, Write};
use std::net::TcpStream;

use lasermate_tests::discord::world::{Call, TOKEN, Trouble};
use lasermate_tests::discord::{Asker, Discord, application, spec, world};
use lasermate_tests::http::{self, Answer};
use serde_json::{Value, json};

const AGENT: &str = "DiscordBot (https://example.org, 1.0)";

/// Asks the stand-in as a bot.
fn ask(discord: &Discord, method: &str, path: &str, body: Option<&Value>) -> Answer {
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
fn messages_beyond_discord_s_limits_are_faults() {
    let discord = Discord::start();
    let server = discord.server("Home");
    let channel = discord.channel(server, "lobby");
    let ann = discord.person("ann");
    let path = format!("/channels/{channel}/messages");
    let button = |id: &str| json!({"type": 2, "style": 1, "label": "Go", "custom_id": id});
    let rows = |rows: Value| json!({"content": "x", "components": rows});
    let row = |parts: Value| json!([{"type": 1, "components": parts}]);
    let option = |n: usize| json!({"label": "a", "value": n.to_string()});
    let menu = |count: usize| {
        json!([{"type": 3, "custom_id": "m",
        "options": (0..count).map(option).collect::<Vec<_>>()}])
    };
    let cases = [
        ("2001 characters", json!({"content": "x".repeat(2001)}), "2001 characters"),
        ("nothing", json!({"content": ""}), "empty"),
        (
            "6 rows",
            rows((0..6).map(|n| json!({"type": 1, "components": [button(&n.to_string())]})).collect()),
            "6 rows",
        ),
        ("6 buttons", rows(row((0..6).map(|n| button(&n.to_string())).collect())), ""),
        ("no row", rows(json!([button("a")])), "outside a row"),
        ("empty row", rows(row(json!([]))), "0 buttons"),
        ("long id", rows(row(json!([button(&"x".repeat(101))]))), "101 characters"),
        ("empty id", rows(row(json!([button("")]))), "0 characters"),
        ("same id", rows(row(json!([button("a"), button("a")]))), "twice"),
        ("no id", rows(row(json!([{"type": 2, "style": 1, "label": "Go"}]))), "needs a custom_id"),
        (
            "label",
            rows(row(json!([{"type": 2, "style": 1, "label": "x".repeat(81), "custom_id": "a"}]))),
            "label",
        ),
        ("26 options", rows(row(menu(26))), "26 options"),
        ("no options", rows(row(menu(0))), "0 options"),
        ("menu and button", rows(row(json!([menu(1)[0], button("a")]))), "1 menus"),
        (
            "embeds",
            json!({"embeds": (0..3).map(|_| json!({"description": "x".repeat(2500)})).collect::<Vec<_>>()}),
            "7500",
        ),
        ("everyone", json!({"content": "hi @everyone"}), "an @"),
        ("parse", json!({"content": "hi", "allowed_mentions": {"parse": ["everyone"]}}), "anybody"),
        (
            "idle mention",
            json!({"content": "hi", "allowed_mentions": {"parse": [], "users": [ann.to_string()]}}),
            "does not",
        ),
        ("kind", json!({"content": 7}), ""),
    ];
    for (name, body, words) in cases {
        let wrong = faults(&discord, "POST", &path, Some(&body));
        assert!(!wrong.is_empty() && wrong.contains(words), "{name}: {wrong:?}");
    }
    let mentioned = json!({"content": format!("<@{ann}>: your move"),
        "allowed_mentions": {"parse": [], "users": [ann.to_string()]}});
    assert_eq!(faults(&discord, "POST", &path, Some(&mentioned)), "");
    assert_eq!(discord.world().public(channel)[0]["mentions"][0]["username"], "ann");
}

#[test]
fn messages_that_are_laid_out_are_judged() {
    let discord = Discord::start();
    let server = discord.server("Home");
    let channel = discord.channel(server, "lobby");
    let ann = discord.person("ann");
    let path = format!("/channels/{channel}/messages");
    let laid_out = |components: Value| json!({"flags": 1 << 15, "components": components});
    let text = |text: &str| json!({"type": 10, "content": text});
    let button = |id: &str| json!({"type": 2, "style": 1, "label": "Go", "custom_id": id});
    let row = |parts: Value| json!({"type": 1, "components": parts});
    let frame = |parts: Value| json!({"type": 17, "accent_color": 5, "components": parts});
    let picture =
        |url: &str, alt: &str| json!({"type": 12, "items": [{"media": {"url": url}, "description": alt}]});
    let five = |from: usize| row((from..from + 5).map(|n| button(&n.to_string())).collect());
    let cases = [
        ("content", json!({"flags": 1 << 15, "content": "x", "components": [text("x")]}), "has content"),
        (
            "embeds",
            json!({"flags": 1 << 15, "embeds": [{"description": "x"}], "components": [text("x")]}),
            "has embeds",
        ),
        ("nothing", laid_out(json!([])), "0 components"),
        ("too many", laid_out((0..7).map(|n| five(n * 5)).collect()), "42 components"),
        (
            "too much",
            laid_out(json!([text(&"x".repeat(2001)), frame(json!([text(&"y".repeat(2000))]))])),
            "4001 characters",
        ),
        ("empty words", laid_out(json!([text(" ")])), "empty"),
        ("frame in a frame", laid_out(json!([frame(json!([frame(json!([text("x")]))]))])), ""),
        ("button alone", laid_out(json!([button("a")])), ""),
        (
            "same id",
            laid_out(json!([row(json!([button("a")])), frame(json!([row(json!([button("a")]))]))])),
            "twice",
        ),
        ("6 buttons", laid_out(json!([row((0..6).map(|n| button(&n.to_string())).collect())])), ""),
        ("no alt", laid_out(json!([picture("https://example.org/a.png", "")])), ""),
        (
            "without the flag",
            json!({"content": "x", "components": [frame(json!([text("x")]))]}),
            "outside a row",
        ),
        (
            "idle mention",
            json!({"flags": 1 << 15, "components": [text("hi")], "allowed_mentions": {"parse": [], "users": [ann.to_string()]}}),
            "does not",
        ),
        (
            "no such emoji",
            laid_out(json!([row(
                json!([{"type": 2, "style": 2, "custom_id": "a", "emoji": {"id": "7", "name": "x"}}])
            )])),
            "emoji",
        ),
    ];
    for (name, body, words) in cases {
        let answer = ask(&discord, "POST", &path, Some(&body));
        let wrong = format!("{}{}", discord.faults().join("\n"), answer.text());
        assert!(answer.status == 400 && wrong.contains(words), "{name}: {} {wrong:?}", answer.status);
    }
    let good = json!({"flags": 1 << 15, "components": [text(&format!("<@{ann}>")), frame(json!([text("your move"), row(json!([button("a")]))]))],
        "allowed_mentions": {"parse": [], "users": [ann.to_string()]}});
    assert_eq!(faults(&discord, "POST", &path, Some(&good)), "");
    let message = discord.world().public(channel)[0].clone();
    assert_eq!(message["mentions"][0]["username"], "ann", "words of a layout mention people");
    assert_eq!(message["components"][1]["accent_color"], 5);
    let own = format!("{path}/{}", lasermate_tests::discord::id_of(&message));
    // Once laid out, always: an edit says so, and what it leaves out is gone.
    for (name, body, words) in [
        ("plain", json!({"content": "x"}), "cannot be taken"),
        ("rows alone", json!({"components": [row(json!([button("b")]))]}), "cannot be taken"),
        (
            "a file that is not there",
            laid_out(json!([picture("attachment://board.png", "a board")])),
            "no file board.png",
        ),
    ] {
        let wrong = faults(&discord, "PATCH", &own, Some(&body));
        assert!(wrong.contains(words), "{name}: {wrong}");
    }
    assert_eq!(faults(&discord, "PATCH", &own, Some(&laid_out(json!([frame(json!([text("over")]))])))), "");
    assert!(lasermate_tests::discord::components(discord.world().public(channel)[0]).is_empty());
    // A plain message becomes laid out where its words go.
    assert_eq!(faults(&discord, "POST", &path, Some(&json!({"content": "x"}))), "");
    let plain = format!("{path}/{}", lasermate_tests::discord::id_of(discord.world().public(channel)[1]));
    let mut over = laid_out(json!([text("y")]));
    assert!(faults(&discord, "PATCH", &plain, Some(&over)).contains("stays beside"));
    over["content"] = Value::Null;
    assert_eq!(faults(&discord, "PATCH", &plain, Some(&over)), "");
}

#[test]
fn files_of_a_layout_are_shown_by_it_and_kept_by_edits() {
    let discord = Discord::start();
    let server = discord.server("Home");
    let channel = discord.channel(server, "lobby");
    let path = format!("/channels/{channel}/messages");
    let shows = |name: &str| json!([{"type": 12, "items": [{"media": {"url": format!("attachment://{name}")}, "description": "a board"}]}]);
    let body = |name: &str| json!({"flags": 1 << 15, "components": shows(name), "attachments": [{"id": 0, "filename": "board.png", "description": "a board"}]});
    let png: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x05\0\0\0\x07";
    let send = |body: &Value| upload(&discord, &path, body, &[("files[0]", "board.png", png)]);
    assert_eq!(send(&body("other.png")).status, 400);
    assert!(discord.faults().join("\n").contains("no component shows board.png"));
    assert_eq!(send(&body("board.png")).status, 200);
    let message = discord.world().public(channel)[0].clone();
    assert_eq!(message["attachments"], json!([]), "the layout tells of its files");
    let shown = lasermate_tests::discord::files(&message);
    assert_eq!((&shown[0]["filename"], &shown[0]["description"]), (&json!("board.png"), &json!("a board")));
    // An edit that names no attachments keeps them.
    let own = format!("{path}/{}", lasermate_tests::discord::id_of(&message));
    let again = json!({"flags": 1 << 15, "components": shows("board.png")});
    assert_eq!(faults(&discord, "PATCH", &own, Some(&again)), "");
    let again = json!({"flags": 1 << 15, "components": shows("board.png"), "attachments": []});
    assert!(faults(&discord, "PATCH", &own, Some(&again)).contains("no file"));
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

/// A form with a JSON part and files, as bytes.
fn upload(discord: &Discord, path: &str, json: &Value, files: &[(&str, &str, &[u8])]) -> Answer {
    let mut body = Vec::new();
    let mut part = |head: &str, bytes: &[u8]| {
        body.extend_from_slice(
            format!("--stand-in\r\nContent-Disposition: form-data; {head}\r\n\r\n").as_bytes(),
        );
        body.extend_from_slice(bytes);
        body.extend_from_slice(b"\r\n");
    };
    for (name, file, bytes) in files {
        part(&format!("name=\"{name}\"; filename=\"{file}\""), bytes);
    }
    part("name=\"payload_json\"", json.to_string().as_bytes());
    body.extend_from_slice(b"--stand-in--\r\n");
    let mut stream = TcpStream::connect(discord.address).unwrap();
    let head = format!(
        "POST /api/v10{path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bot {TOKEN}\r\n\
         User-Agent: {AGENT}\r\nContent-Type: multipart/form-data; boundary=stand-in\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream.write_all(&body).unwrap();
    let mut told = Vec::new();
    stream.read_to_end(&mut told).unwrap();
    let text = String::from_utf8_lossy(&told);
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, headers: Vec::new(), body: body.as_bytes().to_vec() }
}

#[test]
fn files_come_as_discord_wants_them() {
    let discord = Discord::start();
    let server = discord.server("Home");
    let channel = discord.channel(server, "lobby");
    let path = format!("/channels/{channel}/messages");
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    png.extend_from_slice(&[0, 0, 2, 0, 0, 0, 1, 0]);
    let good = json!({"content": "x", "attachments": [{"id": 0, "filename": "board.png", "description": "a board"}]});
    let bare = json!({"content": "x", "attachments": []});
    let silent = json!({"content": "x", "attachments": [{"id": 0, "filename": "board.png"}]});
    let judge = |json: &Value, name: &str, file: &str, bytes: &[u8]| {
        let answer = upload(&discord, &path, json, &[(name, file, bytes)]);
        (answer.json(), discord.faults().join("\n"))
    };
    let (message, wrong) = judge(&good, "files[0]", "board.png", &png);
    assert_eq!(wrong, "");
    assert_eq!(message["attachments"][0]["description"], "a board");
    assert_eq!(
        (&message["attachments"][0]["width"], &message["attachments"][0]["height"]),
        (&json!(512), &json!(256))
    );
    assert!(judge(&bare, "files[0]", "board.png", &png).1.contains("nothing in attachments belongs"));
    assert!(judge(&silent, "files[0]", "board.png", &png).1.contains("has no description"));
    assert!(judge(&good, "picture", "board.png", &png).1.contains("neither payload_json nor files[n]"));
    assert!(judge(&good, "files[0]", "my board.png", &png).1.contains("twilight"));
    assert!(judge(&good, "files[0]", "board.png", &vec![0; (10 << 20) + 1]).1.contains("10485761 bytes"));
    let long = json!({"content": "x", "attachments": [{"id": 0, "filename": "board.png", "description": "x".repeat(1025)}]});
    assert!(!judge(&long, "files[0]", "board.png", &png).1.is_empty());
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

fn callback(discord: &Discord, asked: lasermate_tests::discord::Asked) -> String {
    format!("/interactions/{}/{}/callback", asked.id, token(discord, asked))
}

fn token(discord: &Discord, asked: lasermate_tests::discord::Asked) -> String {
    discord.payload(asked)["token"].as_str().unwrap().to_owned()
}

#[test]
fn an_interaction_is_answered_once_in_time_and_followed_for_a_quarter_of_an_hour() {
    let discord = Discord::start();
    let asker = seated(&discord);
    let asked = discord.prepared(asker, "/move e4");
    let follow = format!("/webhooks/{}/{}", application(), token(&discord, asked));
    let words = json!({"content": "done"});
    let code = |answer: Answer| answer.json()["code"].as_u64();
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

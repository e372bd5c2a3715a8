//! Messages and their files: their sizes, what is laid out, and what an edit keeps.

use std::io::{Read, Write};
use std::net::TcpStream;

use lasermate_tests::discord::Discord;
use lasermate_tests::discord::world::TOKEN;
use lasermate_tests::http::HttpAnswer;
use serde_json::{Value, json};

use super::{AGENT, ask, faults};

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

/// A form with a JSON part and files, as bytes.
fn upload(discord: &Discord, path: &str, json: &Value, files: &[(&str, &str, &[u8])]) -> HttpAnswer {
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
    HttpAnswer { status, headers: Vec::new(), body: body.as_bytes().to_vec() }
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

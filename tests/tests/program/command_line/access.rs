//! Who may come to the web chat: nobody reads a word without an invitation or the password, and one person has several devices.

use std::path::Path;

use lasermate_tests::http::{self, HttpAnswer};
use lasermate_tests::program::{Bot, Player, run};
use serde_json::json;

/// Everything that tells something of the chat.
const INSIDE: [(&str, &str); 12] = [
    ("GET", "/api/rooms"),
    ("GET", "/api/messages?room=lobby"),
    ("GET", "/api/events"),
    ("GET", "/api/table?room=lobby"),
    ("GET", "/api/complete?room=lobby&line=/"),
    ("GET", "/api/name"),
    ("GET", "/api/games"),
    ("GET", "/picture/0123.png"),
    ("GET", "/picture/dark/game-1-0-0.png"),
    ("GET", "/nothing/here"),
    ("POST", "/api/name"),
    ("POST", "/api/send"),
];

fn get(bot: &Bot, path: &str, cookie: &str) -> HttpAnswer {
    http::ask(bot.address, "GET", path, &[("Cookie", cookie)], None).expect("an answer")
}

fn post_form(bot: &Bot, path: &str, cookie: &str, form: &str) -> HttpAnswer {
    let origin = format!("http://{}", bot.address);
    http::send_form(bot.address, path, &[("Cookie", cookie), ("Origin", &origin)], form).expect("an answer")
}

/// The cookies that an answer sets, as they are sent back.
fn cookies(answer: &HttpAnswer) -> String {
    let set = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
    set.filter_map(|(_, value)| value.split(';').next()).collect::<Vec<_>>().join("; ")
}

fn is_shut(bot: &Bot, cookie: &str) {
    for (method, path) in INSIDE {
        let body =
            (method == "POST").then(|| json!({"name": "Eve", "room": "lobby", "text": "hi", "request": "r"}));
        let answer =
            http::ask(bot.address, method, path, &[("Cookie", cookie)], body.as_ref()).expect("an answer");
        assert_eq!(answer.status, 401, "{method} {path}: {}", answer.text());
    }
    let first = get(bot, "/", cookie);
    assert_eq!((first.status, first.header("location")), (303, Some("door")));
    assert_eq!(get(bot, "/health", cookie).status, 200, "whoever watches over it gets in nowhere else");
}

fn invite(bot: &Bot, arguments: &[&str]) -> String {
    let data = bot.data().to_str().expect("a path of text");
    let output =
        run(&[&["--data", data, "--access", "invited", "--hosts", "chat.example.org", "invite"], arguments]
            .concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn without_an_invitation_nothing_is_read() {
    let bot = Bot::start_with(&["--access", "invited"]);
    is_shut(&bot, "");
    is_shut(&bot, "lasermate-pass=0123456789abcdef");
    let door = get(&bot, "/door", "");
    assert!(door.status == 200 && door.text().contains("for people who are invited"), "{}", door.text());
    let style = door
        .text()
        .split("stylesheet\" href=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next().map(str::to_owned));
    assert_eq!(get(&bot, &format!("/{}", style.expect("a style sheet")), "").status, 200);

    let link = invite(&bot, &[]);
    let path = link.trim().strip_prefix("https://chat.example.org").expect("a link").to_owned();
    assert!(get(&bot, &path, "").text().contains("invited to play chess"), "a look changes nothing");
    for _ in 0..2 {
        let come = post_form(&bot, &path, "", "");
        assert_eq!((come.status, come.header("location")), (303, Some("../")));
        let set = come.header("set-cookie").expect("a cookie");
        assert!(set.contains("HttpOnly; SameSite=Lax") && !set.contains("Secure"), "{set}");
        let pass = cookies(&come);
        assert_eq!(get(&bot, "/", &pass).status, 200);
        assert_eq!(get(&bot, "/api/messages?room=lobby", &pass).status, 200);
    }
    let from_elsewhere = [("Origin", "https://evil.example")];
    let forged = http::send_form(bot.address, &path, &from_elsewhere, "").expect("an answer");
    assert_eq!(forged.status, 403, "a form of another page");
    assert_eq!(post_form(&bot, "/invited/0123456789abcdef", "", "").status, 410);

    // In the chat whoever manages the lobby invites, and nobody by a channel of their own.
    let pass = cookies(&post_form(&bot, &path, "", ""));
    let [ann, bob] = ["Ann", "Bob"].map(|name| joined(&bot, name, &pass));
    let said = |who: &Player, line: &str, request: &str| {
        let bearer = format!("Bearer {}", who.secret);
        let body = json!({"room": "lobby", "text": line, "request": request});
        let headers = [("Cookie", pass.as_str()), ("Authorization", bearer.as_str())];
        http::ask(bot.address, "POST", "/api/send", &headers, Some(&body)).expect("an answer").json()
    };
    let invited = said(&ann, "/invite", "a");
    assert_eq!(
        (&invited["accepted"], &invited["reply"]["private"]),
        (&json!(true), &json!(true)),
        "{invited}"
    );
    let text = invited["reply"]["text"].as_str().unwrap_or_default();
    let own = text.split("/invited/").nth(1).map(|rest| rest.trim_end_matches('`')).expect("a link");
    assert_eq!(post_form(&bot, &format!("/invited/{own}"), "", "").status, 303);
    let bearer = format!("Bearer {}", bob.secret);
    let headers = [("Cookie", pass.as_str()), ("Authorization", bearer.as_str())];
    let made = http::ask(bot.address, "POST", "/api/rooms", &headers, Some(&json!({"name": "bobs"})));
    assert_eq!(made.expect("an answer").status, 200);
    for room in ["lobby", "bobs"] {
        let body = json!({"room": room, "text": "/invite", "request": room});
        let told = http::ask(bot.address, "POST", "/api/send", &headers, Some(&body)).expect("an answer");
        assert_eq!(told.json()["accepted"], false, "{}", told.text());
    }

    assert!(invite(&bot, &["--end"]).contains("shut out"));
    is_shut(&bot, &pass);
    assert_eq!(post_form(&bot, &path, "", "").status, 410);
}

fn joined(bot: &Bot, name: &str, pass: &str) -> Player {
    let body = json!({"name": name});
    let held =
        http::ask(bot.address, "POST", "/api/name", &[("Cookie", pass)], Some(&body)).expect("an answer");
    assert_eq!(held.status, 200, "{}", held.text());
    let held = held.json();
    let text = |field: &str| held[field].as_str().unwrap_or_default().to_owned();
    Player { name: text("name"), secret: text("secret"), id: text("id") }
}

/// A bot whose password stands in a file.
fn with_password(folder: &Path) -> Bot {
    std::fs::write(folder.join("LASERMATE_PASSWORD"), "open sesame\n").expect("a file");
    let file = folder.join("lasermate.toml");
    std::fs::write(&file, "access = \"password\"\n").expect("a file");
    Bot::start_under(folder, &["--config", file.to_str().expect("text")])
}

#[test]
fn whoever_knows_the_password_comes_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let bot = with_password(folder.path());
    is_shut(&bot, "");
    assert!(get(&bot, "/door", "").text().contains("type=\"password\""));
    let wrong = post_form(&bot, "/door", "language=de", "password=open+sesam");
    assert_eq!(wrong.status, 403);
    assert!(wrong.header("set-cookie").is_none());
    for part in
        ["lang=\"de\"", "id=\"told\" role=\"alert\">Das ist nicht das Passwort.", "aria-describedby=\"told\""]
    {
        assert!(wrong.text().contains(part), "{part} is missing: {}", wrong.text());
    }
    let right = post_form(&bot, "/door", "", "password=open+sesame");
    assert_eq!((right.status, right.header("location")), (303, Some("./")));
    let pass = cookies(&right);
    joined(&bot, "Ann", &pass);
    assert_eq!(get(&bot, "/api/rooms", &pass).status, 200);
}

/// They were shown JSON.
#[test]
fn whoever_tries_too_often_reads_on_the_page_how_long_to_wait() {
    let bot = Bot::start();
    let mut tries = (0..1_000).map(|_| post_form(&bot, "/device/0123456789abcdef", "language=de", ""));
    let hurried = tries.find(|answer| answer.status != 410).expect("a limit");
    assert_eq!(hurried.status, 429, "{}", hurried.text());
    assert!(hurried.header("retry-after").is_some());
    for part in ["<html lang=\"de\">", "role=\"alert\"", "<button type=\"submit\">Weiter</button>"] {
        assert!(hurried.text().contains(part), "{part} is missing: {}", hurried.text());
    }
}

#[test]
fn a_cookie_carries_the_name_and_a_link_carries_it_to_another_device() {
    let bot = Bot::start();
    let taken = http::ask(
        bot.address,
        "POST",
        "/api/name",
        &[("Origin", &format!("http://{}", bot.address))],
        Some(&json!({"name": "Ann"})),
    );
    let taken = taken.expect("an answer");
    let (id, cookie) = (taken.json()["id"].as_str().expect("an id").to_owned(), cookies(&taken));
    let name = |id: &str, cookie: &str| {
        // As where a proxy asks for a password of its own.
        let headers = [("Cookie", cookie), ("lasermate-person", id), ("Authorization", "Basic YTpi")];
        http::ask(bot.address, "GET", "/api/name", &headers, None).expect("an answer")
    };
    assert_eq!(name(&id, &cookie).json()["name"], "Ann");
    assert_eq!(name(&id, "").status, 401);
    let headers = [("Cookie", cookie.as_str())];
    assert_eq!(
        http::ask(bot.address, "GET", "/api/name", &headers, None).expect("an answer").status,
        401,
        "a tab says who it is"
    );

    let body = json!({"room": "lobby", "text": "/device", "request": "d"});
    let headers = [("Cookie", cookie.as_str()), ("lasermate-person", id.as_str())];
    let told = http::ask(bot.address, "POST", "/api/send", &headers, Some(&body)).expect("an answer").json();
    let text = told["reply"]["text"].as_str().expect("a link");
    let path = format!("/device/{}", text.split("/device/").nth(1).expect("a link").trim_end_matches('`'));
    assert!(get(&bot, &path, "").text().contains("<strong dir=\"auto\">Ann</strong>"));
    let linked = post_form(&bot, &path, "", "");
    assert_eq!(linked.header("location"), Some(format!("../#as={id}").as_str()));
    let other = cookies(&linked);
    assert_ne!(other, cookie, "a secret of its own");
    assert_eq!(name(&id, &other).json()["id"], *id);
    assert_eq!(post_form(&bot, &path, "", "").status, 410, "once");

    // A browser that still holds a secret of an earlier version gets a cookie for it.
    let cid = bot.player("Cid");
    let moved = bot.ask("POST", "/api/session", Some(&cid), None);
    assert_eq!(name(&cid.id, &cookies(&moved)).json()["name"], "Cid");
    let gone = bot.ask("DELETE", "/api/name", Some(&cid), None);
    assert!(gone.header("set-cookie").is_some_and(|set| set.contains("Max-Age=0")));
}

//! `lasermate doctor`: what it finds on this machine and, through a tiny server in Discord's place, with a token.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use lasermate_tests::program::{Bot, program};
use serde_json::{Value, json};

const TOKEN: &str = "MTA0.a-token-nobody-should-see";

/// What the program said, and whether it found all well enough.
struct Said {
    good: bool,
    lines: Vec<String>,
}

impl Said {
    fn about(&self, subject: &str) -> &str {
        let found = self
            .lines
            .iter()
            .find(|line| line.split_once(' ').unwrap().1.trim_start().starts_with(&format!("{subject}: ")));
        found.unwrap_or_else(|| panic!("nothing about {subject} in {:#?}", self.lines))
    }

    fn grades(&self, grade: &str) -> Vec<&str> {
        self.lines.iter().filter(|line| line.starts_with(grade)).map(String::as_str).collect()
    }
}

fn doctor(data: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Said {
    let mut command = Command::new(program());
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("LASERMATE_") || name == "DISCORD_TOKEN" {
            command.env_remove(name);
        }
    }
    let (own, rest): (Vec<_>, Vec<_>) =
        arguments.chunks(2).partition(|pair| matches!(pair[0], "--guild" | "--channel"));
    command.arg("--data").arg(data).args(rest.concat()).arg("doctor").args(own.concat());
    let output = command.envs(environment.iter().copied()).stdin(Stdio::null()).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!text.contains(TOKEN) && !errors.contains(TOKEN), "the token is told");
    let lines: Vec<_> = text.lines().map(str::to_owned).collect();
    assert!(!lines.is_empty(), "{errors}");
    let words = ["ok", "warning", "problem"];
    assert!(lines.iter().all(|line| words.contains(&line.split(' ').next().unwrap())), "{lines:#?}");
    let said = Said { good: output.status.success(), lines };
    assert_eq!(said.good, said.grades("problem").is_empty(), "{:#?}", said.lines);
    assert!(said.good || output.status.code() == Some(1));
    said
}

/// A port nobody else listens on now.
fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

#[test]
fn a_fresh_folder_is_well_and_stays_as_it_is() {
    let here = tempfile::tempdir().unwrap();
    let data = here.path().join("data");
    let said = doctor(&data, &["--listen", &free().to_string()], &[]);
    assert_eq!(said.grades("ok").len(), said.lines.len(), "{:#?}", said.lines);
    assert!(said.about("data folder").contains("will be created"));
    assert!(said.about("discord").contains("DISCORD_TOKEN is not set"));
    assert!(!data.exists() && fs::read_dir(here.path()).unwrap().count() == 0);
}

#[test]
fn a_running_bot_is_recognised_and_a_sound_file_is_sound_after_it() {
    let bot = Bot::start();
    let ann = bot.player("Ann");
    assert_eq!(bot.send(&ann, "lobby", "/challenge billichess", "c").status, 200);
    let listen = bot.address.to_string();
    let said = doctor(bot.data(), &["--listen", &listen], &[]);
    assert!(said.about("database").contains("in use by a running lasermate"), "{:#?}", said.lines);
    assert!(said.about("chat").contains("in use by the running bot"), "{:#?}", said.lines);
    assert!(said.good);
    assert_eq!(bot.send(&ann, "lobby", "/cancel", "d").status, 200);
    let said = doctor(bot.data(), &[], &[]);
    assert!(said.about("database").contains("sound"), "the bot was not disturbed: {:#?}", said.lines);

    // And after the bot has ended nothing is left beside the file.
    let data = tempfile::tempdir().unwrap();
    assert!(Bot::start_in(data.path(), "127.0.0.1:0").end().success());
    let files = || -> BTreeSet<_> {
        fs::read_dir(data.path()).unwrap().map(|file| file.unwrap().file_name()).collect()
    };
    let before = files();
    assert!(doctor(data.path(), &["--listen", &free().to_string()], &[]).good);
    assert_eq!(files(), before);
}

#[test]
fn a_database_that_is_damaged_foreign_or_newer_is_a_problem_and_left_as_it_is() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("lasermate.db");
    drop(Bot::start_in(data.path(), "127.0.0.1:0"));
    let edit = |sql: &str| rusqlite::Connection::open(&file).unwrap().execute_batch(sql).unwrap();
    edit("PRAGMA journal_mode = DELETE");
    let good = fs::read(&file).unwrap();
    let listen = free().to_string();
    let look = |words: &str| {
        let before = fs::read(&file).unwrap();
        let said = doctor(data.path(), &["--listen", &listen], &[]);
        assert!(
            said.about("database").starts_with("problem") && said.about("database").contains(words),
            "{:#?}",
            said.lines
        );
        assert_eq!(fs::read(&file).unwrap(), before);
    };
    edit("PRAGMA user_version = 9999");
    look("newer lasermate");
    fs::write(&file, &good).unwrap();
    edit("PRAGMA application_id = 7");
    look("another program");
    fs::write(&file, "no database at all, of whatever length it may be").unwrap();
    look("can't be read as a database");
    let mut damaged = good.clone();
    let middle = damaged.len() / 2 / 4096 * 4096;
    damaged[middle..middle + 4096].fill(0xff);
    fs::write(&file, &damaged).unwrap();
    let said = doctor(data.path(), &["--listen", &listen], &[]);
    assert!(said.about("database").starts_with("problem"), "{:#?}", said.lines);
}

#[test]
fn a_port_that_was_asked_for_and_is_taken_is_a_problem() {
    let data = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let said = doctor(data.path(), &["--listen", &address, "--metrics", "0.0.0.0:9277"], &[]);
    assert!(said.about("chat").contains("Choose another with --listen"), "{:#?}", said.lines);
    assert!(said.about("metrics").contains("--metrics-public"), "{:#?}", said.lines);
    assert!(!said.good);
}

/// A server in Discord's place: paths of its API with their answers, and what it was asked.
struct Stand {
    address: SocketAddr,
    asked: Arc<Mutex<Vec<String>>>,
}

type Answers = BTreeMap<String, (u16, Value)>;

impl Stand {
    /// `date` is what its clock shows.
    fn start(answers: Answers, date: Option<&'static str>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let asked = Arc::new(Mutex::new(Vec::new()));
        let told = Arc::clone(&asked);
        // It lives as long as the test's process.
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if let Some(path) = answer(stream, &answers, date) {
                    told.lock().unwrap().push(path);
                }
            }
        });
        Self { address, asked }
    }

    fn doctor(&self, arguments: &[&str]) -> Said {
        let data = tempfile::tempdir().unwrap();
        let api = format!("http://{}", self.address);
        doctor(data.path(), arguments, &[("DISCORD_TOKEN", TOKEN), ("LASERMATE_DISCORD_API", &api)])
    }
}

/// Answers one question; gives its path with whether it carried the token.
fn answer(stream: TcpStream, answers: &Answers, date: Option<&str>) -> Option<String> {
    let mut lines = BufReader::new(stream.try_clone().ok()?).lines().map_while(Result::ok);
    let first = lines.next()?;
    let path = first.split(' ').nth(1)?.strip_prefix("/api/v10")?.split('?').next()?.to_owned();
    let mut token = false;
    for header in lines.take_while(|line| !line.is_empty()) {
        token |= header.to_ascii_lowercase().starts_with("authorization:")
            && header.ends_with(&format!("Bot {TOKEN}"));
    }
    let (status, body) =
        answers.get(&path).cloned().unwrap_or((404, json!({"message": "404: Not Found", "code": 0})));
    let (status, body) = if token || path == "/gateway" {
        (status, body)
    } else {
        (401, json!({"message": "401: Unauthorized", "code": 0}))
    };
    let body = body.to_string();
    let date = date.map(|date| format!("Date: {date}\r\n")).unwrap_or_default();
    let head = format!(
        "HTTP/1.1 {status} X\r\n{date}Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    (&stream).write_all(format!("{head}{body}").as_bytes()).ok()?;
    Some(path)
}

const COMMANDS: [&str; 16] = [
    "challenge",
    "move",
    "pact",
    "board",
    "watch",
    "games",
    "rules",
    "puzzle",
    "profile",
    "help",
    "lasermate",
    "lasermate-away",
    "lasermate-study",
    "lasermate-admin",
    "Challenge",
    "Open as position",
];

const VIEW: u64 = 1 << 10;
const SEND: u64 = 1 << 11;
const ATTACH: u64 = 1 << 15;
const THREADS: u64 = 1 << 35;
const SEND_IN_THREADS: u64 = 1 << 38;
const ALL: u64 = VIEW | SEND | ATTACH | THREADS | SEND_IN_THREADS;

/// Discord as it should be, the bot in the server 500 with some permissions, the channel 600 taking some away.
fn well(permissions: u64, denied: u64) -> Answers {
    let commands: Value =
        COMMANDS.iter().map(|name| json!({"name": name, "id": "1", "version": "1"})).collect();
    let role = |id: &str, permissions: u64| {
        json!({"id": id, "name": "r", "color": 0,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null}, "hoist": false, "position": 0,
        "permissions": permissions.to_string(), "managed": false, "mentionable": false, "flags": 0})
    };
    let user =
        json!({"id": "42", "username": "Laser*bot*", "discriminator": "0", "avatar": null, "bot": true});
    let guild = json!({"id": "500", "name": "The Club", "owner_id": "1", "afk_timeout": 300, "default_message_notifications": 0,
        "explicit_content_filter": 0, "roles": [role("500", 0), role("501", permissions)], "emojis": [], "features": [], "mfa_level": 0,
        "verification_level": 0, "system_channel_flags": 0, "premium_tier": 0, "nsfw_level": 0, "preferred_locale": "en-US",
        "stickers": [], "premium_progress_bar_enabled": false, "icon": null, "splash": null, "discovery_splash": null,
        "banner": null, "description": null, "vanity_url_code": null, "rules_channel_id": null, "public_updates_channel_id": null,
        "system_channel_id": null, "afk_channel_id": null, "application_id": null, "widget_enabled": false, "max_members": 500_000});
    let member = json!({"user": user, "roles": ["501"], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": false, "mute": false,
        "flags": 0, "nick": null, "avatar": null, "pending": false, "premium_since": null});
    let channel = |id: &str, kind: u8, parent: Option<&str>| {
        json!({"id": id, "type": kind, "guild_id": "500", "name": "board-room",
        "position": 0, "parent_id": parent, "nsfw": false, "rate_limit_per_user": 0, "topic": null, "flags": 0,
        "permission_overwrites": if kind == 0 { json!([{"id": "500", "type": 0, "allow": "0", "deny": denied.to_string()}]) } else { json!([]) }})
    };
    let application = json!({"id": "77", "name": "Lasermate", "icon": null, "description": "", "bot_public": true,
        "bot_require_code_grant": false, "verify_key": "00", "flags": 0, "interactions_endpoint_url": null});
    [
        ("/gateway", json!({"url": "wss://gateway.discord.gg"})),
        ("/users/@me", user),
        ("/oauth2/applications/@me", application),
        ("/applications/77/commands", commands),
        ("/guilds/500", guild),
        ("/guilds/500/members/42", member),
        ("/channels/600", channel("600", 0, None)),
        ("/channels/601", channel("601", 11, Some("600"))),
    ]
    .into_iter()
    .map(|(path, body)| (path.to_owned(), (200, body)))
    .collect()
}

#[test]
fn a_bot_that_is_set_up_well_is_told_so_with_its_link() {
    let stand = Stand::start(well(ALL, 0), None);
    let said = stand.doctor(&["--guild", "500", "--channel", "600"]);
    assert_eq!(said.grades("ok").len(), said.lines.len(), "{:#?}", said.lines);
    assert!(said.about("token").contains("Laser*bot*"));
    let link = format!(
        "https://discord.com/oauth2/authorize?client_id=77&scope=bot+applications.commands&permissions={ALL}"
    );
    assert!(said.about("install link").ends_with(&link), "{}", said.about("install link"));
    assert!(said.about("commands").contains("registered everywhere"));
    assert!(said.about("server").contains("The Club"));
    assert!(said.about("channel").contains("#board-room"));
    assert!(said.about("chat").contains("is off"));
    assert!(stand.asked.lock().unwrap().iter().any(|path| path == "/guilds/500/members/42"));
}

#[test]
fn a_second_program_with_the_token_is_a_problem_with_a_way_out() {
    let stand = Stand::start(well(0, 0), None);
    let data = tempfile::tempdir().unwrap();
    let api = format!("http://{}", stand.address);
    let look = || doctor(data.path(), &[], &[("DISCORD_TOKEN", TOKEN), ("LASERMATE_DISCORD_API", &api)]);
    assert!(!look().lines.iter().any(|line| line.contains("interactions: ")));
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    fs::write(data.path().join("discord-answered-elsewhere"), format!("3 {now}\n")).unwrap();
    let said = look();
    let line = said.about("interactions");
    assert!(line.starts_with("problem") && line.contains("Stop it, or reset the token"), "{line}");
}

#[test]
fn a_token_discord_does_not_know_is_a_problem_with_a_way_out() {
    let mut answers = well(ALL, 0);
    answers.insert("/users/@me".to_owned(), (401, json!({"message": "401: Unauthorized", "code": 0})));
    let said = Stand::start(answers, None).doctor(&[]);
    assert!(
        said.about("token").starts_with("problem") && said.about("token").contains("Reset Token"),
        "{:#?}",
        said.lines
    );
    let data = tempfile::tempdir().unwrap();
    let said = doctor(data.path(), &[], &[("DISCORD_TOKEN", "no token\u{e9}")]);
    assert!(said.about("discord").starts_with("problem"), "{:#?}", said.lines);
}

/// "Try again later" was said of a block and of a network's sign-in page too.
#[test]
fn a_block_a_failure_and_a_page_in_discord_s_place_are_told_apart() {
    for (status, body, words) in [
        (403, json!("<html>error code: 1015</html>"), "blocks the address of this machine"),
        (500, json!({}), "discordstatus.com"),
        (200, json!({"please": "sign in"}), "something else answers in Discord's place"),
        (404, json!("no such page"), "something else answers in Discord's place"),
    ] {
        let mut answers = well(ALL, 0);
        answers.insert("/users/@me".to_owned(), (status, body));
        let said = Stand::start(answers, None).doctor(&[]);
        assert!(said.about("token").contains(words), "{status}: {:#?}", said.lines);
    }
}

#[test]
fn nobody_in_discord_s_place_is_a_problem() {
    let data = tempfile::tempdir().unwrap();
    let api = format!("http://{}", free());
    let said = doctor(data.path(), &[], &[("DISCORD_TOKEN", TOKEN), ("LASERMATE_DISCORD_API", &api)]);
    assert!(said.about("discord").contains("can't be reached"), "{:#?}", said.lines);
}

#[test]
fn a_clock_that_differs_from_discord_s_is_noticed() {
    let said = Stand::start(well(ALL, 0), Some("Wed, 01 Jan 2020 00:00:00 GMT")).doctor(&[]);
    let line = said.about("clock against Discord's");
    assert!(line.starts_with("problem") && line.contains("ahead"), "{line}");
}

#[test]
fn what_is_missing_in_a_channel_is_named_and_weighed() {
    let channel = |denied: u64, id: &str| {
        let said = Stand::start(well(ALL, denied), None).doctor(&["--channel", id]);
        said.about("channel").to_owned()
    };
    let words = channel(ATTACH, "600");
    assert!(
        words.starts_with("warning") && words.contains("Attach Files") && words.contains("as text"),
        "{words}"
    );
    let words = channel(SEND, "600");
    assert!(words.starts_with("problem") && words.contains("Send Messages"), "{words}");
    // A thread has its channel's permissions, and one of its own.
    let words = channel(SEND, "601");
    assert!(words.starts_with("ok"), "{words}");
    let words = channel(SEND_IN_THREADS, "601");
    assert!(words.starts_with("problem") && words.contains("Send Messages in Threads"), "{words}");
    let words = channel(0, "999");
    assert!(words.starts_with("problem") && words.contains("View Channel"), "{words}");
}

#[test]
fn what_is_amiss_in_the_portal_or_the_server_is_named() {
    let mut answers = well(ALL, 0);
    answers.insert(
        "/applications/77/commands".to_owned(),
        (200, json!([{"name": "move", "id": "1", "version": "1"}])),
    );
    let application = &mut answers.get_mut("/oauth2/applications/@me").unwrap().1;
    application["bot_require_code_grant"] = json!(true);
    application["interactions_endpoint_url"] = json!("https://elsewhere.example/");
    application["flags"] = json!(1 << 19);
    answers.insert("/guilds/500".to_owned(), (404, json!({"message": "Unknown Guild", "code": 10004})));
    let said = Stand::start(answers, None).doctor(&["--guild", "500"]);
    let commands = said.about("commands");
    assert!(
        commands.starts_with("warning") && commands.contains("board") && !commands.contains(" move"),
        "{commands}"
    );
    assert!(said.lines.iter().any(|line| line.contains("Requires OAuth2 Code Grant")), "{:#?}", said.lines);
    assert!(said.lines.iter().any(|line| line.contains("Interactions Endpoint URL")), "{:#?}", said.lines);
    assert!(said.about("intents").contains("can turn them off"));
    assert!(said.about("server").contains("client_id=77"), "{}", said.about("server"));
}

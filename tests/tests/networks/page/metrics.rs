//! The program's figures and its log: what is counted, who may read it, and that neither tells of anybody.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use lasermate_tests::http::{self, Events};
use lasermate_tests::program::program;
use serde_json::{Value, json};

/// How long a test waits before it gives up. Nothing is decided by it but failure.
const PATIENCE: Duration = Duration::from_secs(60);

/// A bot whose log is read along.
struct Bot {
    child: Child,
    address: SocketAddr,
    /// The lines of the log so far, as they come.
    lines: mpsc::Receiver<String>,
}

impl Bot {
    fn start(data: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Self {
        let mut command = Command::new(program());
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("LASERMATE_") || name == "DISCORD_TOKEN" {
                command.env_remove(name);
            }
        }
        command.arg("--data").arg(data).args(["--listen", "127.0.0.1:0"]).args(arguments);
        command.envs(environment.iter().copied());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut greeting = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
        let log = BufReader::new(child.stderr.take().unwrap());
        let (tell, lines) = mpsc::channel();
        thread::spawn(move || log.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
        let address = greeting.split_once("http://").unwrap().1.split_once('/').unwrap().0.parse().unwrap();
        Self { child, address, lines }
    }

    fn post(&self, path: &str, secret: Option<&str>, body: &Value) -> Value {
        let bearer = secret.map(|secret| format!("Bearer {secret}"));
        let headers: Vec<_> = bearer.iter().map(|bearer| ("Authorization", bearer.as_str())).collect();
        let answer = http::ask(self.address, "POST", path, &headers, Some(body)).unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    fn player(&self, name: &str) -> String {
        self.post("/api/name", None, &json!({"name": name}))["secret"].as_str().unwrap().to_owned()
    }

    fn say(&self, secret: &str, text: &str, request: &str) {
        self.post("/api/send", Some(secret), &json!({"room": "table-1", "text": text, "request": request}));
    }

    /// A game of one move, with a move that is refused and words; waits until all of it can be read.
    fn play(&self) -> [String; 2] {
        let players = [NAMES[0], NAMES[1]].map(|name| self.player(name));
        let [ann, bob] = &players;
        self.say(ann, &format!("/challenge \"@{}\" side:first", NAMES[1]), "1");
        self.say(bob, "/accept", "1");
        self.say(ann, "/move e2e5", "2");
        self.say(ann, "/move e2e4", "3");
        self.say(bob, WORDS, "2");
        self.say(bob, &format!("/import {WORDS}"), "3");
        let mut events = Events::open(self.address, "/api/events?room=table-1&after=0", &[]).unwrap();
        for _ in 0..4 {
            events.next_json().unwrap();
        }
        players
    }

    /// Ends it in good order and gives the rest of its log.
    fn end(mut self) -> Vec<String> {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(told.success());
        assert!(self.child.wait().unwrap().success());
        self.lines.iter().collect()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const NAMES: [&str; 2] = ["Zuleika Zymurgy", "Quentin Quux"];
const WORDS: &str = "the-words-nobody-should-log";

/// The samples of a page of figures by their names with labels; every one has a type, every histogram adds up.
fn samples(text: &str) -> BTreeMap<String, f64> {
    let mut samples = BTreeMap::new();
    let mut kinds = BTreeMap::new();
    for line in text.lines() {
        if let Some(comment) = line.strip_prefix("# ") {
            let mut words = comment.splitn(3, ' ');
            let (what, name, rest) = (words.next().unwrap(), words.next().unwrap(), words.next().unwrap());
            assert!(matches!(what, "HELP" | "TYPE") && !rest.is_empty(), "{line}");
            if what == "TYPE" {
                assert!(kinds.insert(name.to_owned(), rest.to_owned()).is_none(), "{name} twice");
            }
            continue;
        }
        let (name, value) = line.rsplit_once(' ').unwrap();
        let family = name.split('{').next().unwrap();
        let base = ["_bucket", "_sum", "_count"].iter().find_map(|end| family.strip_suffix(end));
        let known = kinds.contains_key(family)
            || base.is_some_and(|base| kinds.get(base).is_some_and(|kind| kind == "histogram"));
        assert!(known, "{line} has no type");
        assert!(samples.insert(name.to_owned(), value.parse().unwrap()).is_none(), "{name} twice");
    }
    for (name, most) in samples.iter().filter(|(name, _)| name.contains("le=\"+Inf\"")) {
        let (family, labels) = name.split_once("_bucket{le=\"+Inf\"").unwrap();
        let labels = labels.trim_start_matches(',').trim_end_matches('}');
        let labels = if labels.is_empty() { String::new() } else { format!("{{{labels}}}") };
        assert_eq!(samples[&format!("{family}_count{labels}")], *most, "{name}");
    }
    samples
}

#[test]
fn a_game_is_counted_by_what_was_done_and_nobody_is_named() {
    let data = tempfile::tempdir().unwrap();
    let bot = Bot::start(data.path(), &["--metrics", "127.0.0.1:0", "--log", "info"], &[]);
    let line = bot.lines.iter().find(|line| line.contains("serving metrics")).unwrap();
    let address = line.rsplit_once("127.0.0.1:").unwrap().1;
    let port: String = address.chars().take_while(char::is_ascii_digit).collect();
    let address: SocketAddr = format!("127.0.0.1:{port}").parse().unwrap();
    let secrets = bot.play();
    // Nothing is drawn before somebody looks at it.
    let page = http::ask(bot.address, "GET", "/api/messages?room=table-1", &[], None).unwrap().json();
    let pictures: Vec<_> = page["messages"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|m| m["pictures"][0]["src"].as_str())
        .collect();
    assert!(pictures.len() >= 2, "{page}");
    for src in pictures {
        assert_eq!(http::ask(bot.address, "GET", src, &[], None).unwrap().status, 200);
    }
    // What was sent is noted a moment after it can be read.
    let begun = Instant::now();
    let read = || loop {
        assert!(begun.elapsed() < PATIENCE, "posts are still owed");
        let answer = http::ask(address, "GET", "/metrics", &[], None).unwrap();
        assert_eq!(answer.status, 200);
        assert!(answer.header("content-type").unwrap().starts_with("text/plain; version=0.0.4"));
        let found = samples(&answer.text());
        if found["lasermate_posts_owed{platform=\"local\"}"] == 0.0 {
            return (answer.text(), found);
        }
        thread::sleep(Duration::from_millis(10));
    };
    let (text, found) = read();
    let request = |kind: &str, outcome: &str| {
        let name =
            format!("lasermate_requests_total{{platform=\"local\",kind=\"{kind}\",outcome=\"{outcome}\"}}");
        found.get(&name).copied().unwrap_or_default()
    };
    assert_eq!((request("challenge", "done"), request("accept", "done")), (1.0, 1.0), "{text}");
    assert_eq!((request("move", "done"), request("move", "refused")), (1.0, 1.0), "{text}");
    assert_eq!(found["lasermate_games_live"], 1.0);
    assert!(found["lasermate_commit_seconds_count"] >= 4.0, "{text}");
    assert!(found["lasermate_post_seconds_count{platform=\"local\"}"] >= 3.0, "{text}");
    assert!(found["lasermate_draw_seconds_count"] >= 2.0, "{text}");
    assert!(found["lasermate_acknowledgement_seconds_count{platform=\"local\"}"] >= 6.0, "{text}");
    assert_eq!(found["lasermate_gateway_drops_total"], 0.0);
    for private in
        NAMES.iter().chain([&WORDS, &"table-1", &"local:"]).copied().chain(secrets.iter().map(String::as_str))
    {
        assert!(!text.contains(private), "{private}");
    }
    assert_eq!(http::ask(address, "GET", "/", &[], None).unwrap().status, 404);
    assert_eq!(http::ask(address, "POST", "/metrics", &[], None).unwrap().status, 405);
}

#[test]
fn figures_others_could_read_must_be_asked_for_plainly() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().to_str().unwrap();
    let listen = ["--data", folder, "--listen", "127.0.0.1:0", "--metrics", "0.0.0.0:0"];
    let refused = lasermate_tests::program::run(&listen);
    assert!(!refused.status.success());
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(said.contains("--metrics-public") && said.lines().count() == 1, "{said}");
    let bot = Bot::start(data.path(), &["--metrics", "0.0.0.0:0", "--metrics-public"], &[]);
    assert!(bot.end().is_empty());
}

#[test]
fn no_log_however_talkative_holds_tokens_names_or_what_people_wrote() {
    const TOKEN: &str = "MTA0.stand-in.a-token-nobody-should-log";
    let data = tempfile::tempdir().unwrap();
    // Nobody is there to answer the token.
    let dead = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let api = format!("http://{dead}");
    let environment = [("DISCORD_TOKEN", TOKEN), ("LASERMATE_DISCORD_API", api.as_str())];
    let bot = Bot::start(data.path(), &["--log", "trace"], &environment);
    let secrets = bot.play();
    let refused =
        http::ask(bot.address, "GET", "/api/name", &[("Authorization", "Bearer wrong-secret")], None)
            .unwrap();
    refused.body.as_slice().read_to_string(&mut String::new()).unwrap();
    let log = bot.end();
    assert!(!log.is_empty(), "there is a log to look at");
    let private = [TOKEN, "a-token-nobody", WORDS, NAMES[0], NAMES[1], "wrong-secret"];
    for line in &log {
        for private in private.into_iter().chain(secrets.iter().map(String::as_str)) {
            assert!(!line.contains(private), "{private} is in {line}");
        }
    }
}

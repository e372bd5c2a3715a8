//! The web chat against people who mean it no good: what they ask without a name, and how they hold connections.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use lasermate_domain::command::COMMANDS;
use lasermate_tests::http::{self, Events};
use lasermate_tests::program::program;
use serde_json::{Value, json};
use tempfile::TempDir;

/// How long an answer may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// A bot whose log is a file.
pub(super) struct Bot {
    child: Child,
    pub(super) address: SocketAddr,
    metrics: SocketAddr,
    pub(super) data: TempDir,
}

impl Bot {
    pub(super) fn start() -> Self {
        let data = TempDir::new().unwrap();
        // A port that is free now.
        let metrics = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let mut command = Command::new(program());
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("LASERMATE_") || name == "DISCORD_TOKEN" {
                command.env_remove(name);
            }
        }
        command.arg("--data").arg(data.path()).args(["--listen", "127.0.0.1:0", "--log", "info"]);
        command.args(["--metrics", &metrics.to_string(), "--hosts", "chat.example.org"]);
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        command.stderr(File::create(data.path().join("log")).unwrap());
        let mut child = command.spawn().unwrap();
        let mut greeting = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
        let address = greeting.split_once("http://").unwrap().1.split_once('/').unwrap().0.parse().unwrap();
        Self { child, address, metrics, data }
    }

    /// The lines of the log that tell of errors.
    pub(super) fn errors(&self) -> Vec<String> {
        let log = std::fs::read_to_string(self.data.path().join("log")).unwrap();
        log.lines().filter(|line| line.contains("ERROR")).map(str::to_owned).collect()
    }

    /// The figures as they are now.
    pub(super) fn figures(&self) -> String {
        http::ask(self.metrics, "GET", "/metrics", &[], None).unwrap().text()
    }

    /// The status of an answer, whatever follows it.
    fn status(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> u16 {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if !body.is_empty() {
            head.push_str(&format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
        }
        stream.write_all(&[head.as_bytes(), b"\r\n", body].concat()).unwrap();
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line).unwrap();
        line.split(' ').nth(1).unwrap_or_else(|| panic!("{method} {path}: {line:?}")).parse().unwrap()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const NUMBERS: [&str; 12] = [
    "0",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "-1",
    "-9223372036854775808",
    "1e99",
    "",
    "%00",
    "1%20OR%201=1",
    "99999999999999999999999999999999999999999999999999999999999999999999999999999999",
];
const ROOMS: [&str; 7] = ["lobby", "nowhere", "", "%00", "..%2F", "%F0%9F%98%80", "%27%3B--"];

#[test]
fn hostile_requests_without_a_name_fail_quietly() {
    let bot = Bot::start();
    let mut asked = 0;
    let mut ask = |method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]| {
        let status = bot.status(method, path, headers, body);
        assert!(status < 500, "{method} {path}: {status}");
        asked += 1;
        status
    };
    for number in NUMBERS {
        for room in ROOMS {
            for which in ["after", "before"] {
                ask("GET", &format!("/api/messages?room={room}&{which}={number}"), &[], b"");
            }
        }
        ask("GET", &format!("/api/events?after={number}"), &[], b"");
        ask("GET", &format!("/api/events?room=%00&after={number}"), &[], b"");
        ask("GET", "/api/events", &[("Last-Event-ID", number)], b"");
        ask("GET", &format!("/picture/{number}.png"), &[], b"");
        ask("GET", &format!("/picture/{}", number.replace("%00", "%2e%2e%2f")), &[], b"");
        for command in COMMANDS {
            ask("GET", &format!("/api/complete?room=%00&line=/{}%20{number}", command.name), &[], b"");
            for option in command.options {
                for typed in [format!("g{number}"), format!("%22%5C{number}"), format!("@local:{number}")] {
                    let line = format!("/{}%20{}:{typed}", command.name, option.name);
                    ask("GET", &format!("/api/complete?room=lobby&line={line}"), &[], b"");
                }
            }
        }
    }
    let long = "x".repeat(60_000);
    let bodies = [
        json!({}),
        json!({"name": "\u{0}"}),
        json!({"name": "@"}),
        json!({"name": long}),
        json!({"room": "lobby", "text": "hello", "request": "r"}),
        json!({"room": "\u{0}", "button": "forget:0:0", "request": "\u{0}"}),
        json!({"room": "lobby", "menu": "m", "values": [], "request": "r"}),
        json!({"room": "lobby", "form": "f", "fields": {"a": long}, "request": "r"}),
        json!([[[[]]]]),
        json!(1e300),
    ];
    let paths = [
        "/api/name",
        "/api/rooms",
        "/api/messages",
        "/api/send",
        "/api/press",
        "/api/pick",
        "/api/fill",
        "/api/complete",
        "/api/events",
        "/picture/x.gif",
        "/",
        "/nowhere",
        "/api/rooms/%00",
    ];
    for path in paths {
        for method in ["POST", "PUT", "DELETE", "PATCH"] {
            for body in &bodies {
                ask(method, path, &[], body.to_string().as_bytes());
            }
            ask(method, path, &[("Authorization", "Bearer ")], b"{");
            ask(method, path, &[("Authorization", "Bearer \u{e9}")], b"\xff\xfe");
            ask(method, path, &[("Authorization", "Basic eDp5")], &[b"[".repeat(50_000)].concat());
        }
        ask("OPTIONS", path, &[], b"");
        ask("HEAD", path, &[], b"");
        ask("GET", &format!("{path}?{long}"), &[], b"");
    }
    assert!(asked > 1000, "{asked}");
    assert_eq!(bot.errors(), Vec::<String>::new());
    let figures = bot.figures();
    let errors = figures.lines().find(|line| line.starts_with("lasermate_log_events_total{level=\"error\"}"));
    assert!(errors.is_none_or(|line| line.ends_with(" 0")), "{errors:?}");
}

#[test]
fn who_says_to_have_seen_the_future_hears_the_next_message_and_is_not_sent_away() {
    let bot = Bot::start();
    let named =
        http::ask(bot.address, "POST", "/api/name", &[], Some(&json!({"name": "Ann"}))).unwrap().json();
    let bearer = format!("Bearer {}", named["secret"].as_str().unwrap());
    let say = |text: &str| {
        let body = json!({"room": "lobby", "text": text, "request": text});
        let headers = [("Authorization", bearer.as_str())];
        assert_eq!(http::ask(bot.address, "POST", "/api/send", &headers, Some(&body)).unwrap().status, 200);
    };
    say("before");
    let future = u64::MAX.to_string();
    let mut streams = [
        Events::open(bot.address, &format!("/api/events?after={future}"), &[]).unwrap(),
        Events::open(bot.address, "/api/events?after=9223372036854775808", &[]).unwrap(),
        Events::open(bot.address, "/api/events", &[("Last-Event-ID", &future)]).unwrap(),
    ];
    say("after");
    for stream in &mut streams {
        assert_eq!(stream.next_json().unwrap()["text"], "after");
    }
    let page = |query: &str| {
        let answer =
            http::ask(bot.address, "GET", &format!("/api/messages?room=lobby&{query}"), &[], None).unwrap();
        assert_eq!(answer.status, 200);
        answer.json()["messages"].as_array().unwrap().len()
    };
    assert_eq!((page(&format!("after={future}")), page(&format!("before={future}"))), (0, 2));
}

#[test]
fn half_a_request_holds_nobody_up() {
    let bot = Bot::start();
    let halves: Vec<_> = (0..100)
        .map(|_| {
            let mut stream = TcpStream::connect(bot.address).unwrap();
            stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").unwrap();
            stream
        })
        .collect();
    assert_eq!(http::ask(bot.address, "GET", "/api/rooms", &[], None).unwrap().status, 200);
    let mut events = Events::open(bot.address, "/api/events", &[]).unwrap();
    let named =
        http::ask(bot.address, "POST", "/api/name", &[], Some(&json!({"name": "Ann"}))).unwrap().json();
    let bearer = format!("Bearer {}", named["secret"].as_str().unwrap());
    let body = json!({"room": "lobby", "text": "hello", "request": "r"});
    let said =
        http::ask(bot.address, "POST", "/api/send", &[("Authorization", &bearer)], Some(&body)).unwrap();
    assert_eq!(said.status, 200);
    assert_eq!(events.next_json().unwrap()["text"], Value::from("hello"));
    drop(halves);
}

/// The review's attack: the system lets the program open 64 files, and half requests would take all of them.
#[cfg(unix)]
#[test]
fn half_requests_do_not_use_up_the_files() {
    let data = TempDir::new().unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 64; exec \"$0\" --data \"$1\" --listen 127.0.0.1:0"]);
    command.arg(program()).arg(data.path()).env_remove("DISCORD_TOKEN");
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
    let mut greeting = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
    let address: SocketAddr =
        greeting.split_once("http://").unwrap().1.split_once('/').unwrap().0.parse().unwrap();
    let mut halves: Vec<_> = (0..100)
        .map(|_| {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").unwrap();
            stream
        })
        .collect();
    assert_eq!(http::ask(address, "GET", "/api/rooms", &[], None).unwrap().status, 200);
    // Those that were there first have gone.
    let mut rest = Vec::new();
    let _ = halves[0].read_to_end(&mut rest);
    assert!(rest.is_empty());
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn figures_are_read_under_the_servers_own_names_alone() {
    let bot = Bot::start();
    let read =
        |host: &str| http::ask(bot.metrics, "GET", "/metrics", &[("Host", host)], None).unwrap().status;
    assert_eq!(read(&bot.metrics.to_string()), 200);
    assert_eq!((read("localhost"), read("chat.example.org")), (200, 200));
    for foreign in ["evil.example", "127.0.0.1.evil.example:80", "192.0.2.7", "a@localhost", ""] {
        assert_eq!(read(foreign), 421, "{foreign}");
    }
}

//! Notifications in a browser: who plays is told whose turn it is, what is sent only that browser reads, and nothing is sent anywhere
//! but to public servers.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener as BlockingListener};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use lasermate_page::Chat;
use lasermate_page::access::Access;
use lasermate_page::push::Push;
use lasermate_service::metrics::{self, Gauges};
use lasermate_service::outbox;
use lasermate_service::service::Service;
use lasermate_service::store::Store;
use lasermate_service::web::{Hosts, ServerLimits};
use lasermate_tests::http::{self, HttpAnswer};
use lasermate_tests::left::left_in;
use lasermate_tests::program::Bot;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::watch;

const AUTH: [u8; 16] = *b"sixteen of these";
/// How long something may take before a test gives up. Nothing is decided by it but failure.
const PATIENCE: Duration = Duration::from_secs(60);

/// A browser with keys of its own.
struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
}

impl Browser {
    fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Self { private, public }
    }

    /// What it tells of itself.
    fn subscription(&self, endpoint: &str, known: bool) -> Value {
        let keys = json!({"p256dh": BASE64.encode(&self.public), "auth": BASE64.encode(AUTH)});
        json!({"endpoint": endpoint, "keys": keys, "known": known})
    }

    /// Reads what it was sent, as RFC 8291 says; once, because its key is good for one agreement.
    fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (record, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(record.try_into().unwrap()) >= 18);
        let (theirs, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let derived = |salt: &[u8], secret: &[u8], info: &[&[u8]]| {
            let mut out = [0; 32];
            let key = Salt::new(HKDF_SHA256, salt).extract(secret);
            key.expand(info, HKDF_SHA256).unwrap().fill(&mut out).unwrap();
            out
        };
        let between: [&[u8]; 3] = [b"WebPush: info\0", &self.public, theirs];
        let secret = agree_ephemeral(self.private, &UnparsedPublicKey::new(&ECDH_P256, theirs), |shared| {
            derived(&AUTH, shared, &between)
        });
        let secret = secret.unwrap();
        let key = derived(salt, &secret, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce = derived(salt, &secret, &[b"Content-Encoding: nonce\0"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut sealed = sealed.to_vec();
        let text = key.open_in_place(nonce, Aad::empty(), &mut sealed).unwrap();
        serde_json::from_slice(text.strip_suffix(&[2]).unwrap()).unwrap()
    }
}

/// What a push service was asked.
struct Asked {
    line: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Asked {
    fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str()).unwrap()
    }
}

/// A push service that answers one request after the other so.
fn push_service(answers: &'static [&'static str]) -> (SocketAddr, Receiver<Asked>) {
    let listener = BlockingListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        for answer in answers {
            let mut stream = BufReader::new(listener.accept().unwrap().0);
            let mut lines = Vec::new();
            loop {
                let mut line = String::new();
                stream.read_line(&mut line).unwrap();
                if line.trim().is_empty() {
                    break;
                }
                lines.push(line.trim().to_owned());
            }
            let headers: Vec<_> = lines[1..]
                .iter()
                .filter_map(|line| line.split_once(": "))
                .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
                .collect();
            let mut asked = Asked { line: lines[0].clone(), headers, body: Vec::new() };
            asked.body.resize(asked.header("content-length").parse().unwrap(), 0);
            stream.read_exact(&mut asked.body).unwrap();
            let head = format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            stream.get_mut().write_all(head.as_bytes()).unwrap();
            tell.send(asked).unwrap();
        }
    });
    (address, told)
}

/// The chat in this process, whose push services may be on this machine.
struct Open {
    at: SocketAddr,
    stop: watch::Sender<bool>,
    _runtime: Runtime,
    _folder: TempDir,
}

impl Open {
    fn new() -> Self {
        let (runtime, folder) = (Runtime::new().unwrap(), tempfile::tempdir().unwrap());
        let service = Arc::new(Service::open(Store::open(folder.path()).unwrap()).unwrap());
        let (stop, stopped) = watch::channel(false);
        let push = Push::open_to_any(folder.path()).unwrap();
        let chat = Chat::open(Arc::clone(&service), Access::Open, push, stopped.clone()).unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let at = listener.local_addr().unwrap();
        runtime.spawn(outbox::run(service, Arc::clone(&chat), stopped));
        runtime.spawn(chat.serve(listener, Hosts::of(at, &[]), ServerLimits::usual(&[])));
        Self { at, stop, _runtime: runtime, _folder: folder }
    }

    fn ask(&self, method: &str, path: &str, who: &str, body: &Value) -> HttpAnswer {
        let headers = [("Authorization", who), ("Accept-Language", "de")];
        http::ask(self.at, method, path, &headers[usize::from(who.is_empty())..], Some(body)).unwrap()
    }

    /// What shows that a name is one's own.
    fn name(&self, name: &str) -> String {
        let taken = self.ask("POST", "/api/name", "", &json!({ "name": name }));
        format!("Bearer {}", taken.json()["secret"].as_str().unwrap())
    }

    fn say(&self, who: &str, line: &str) {
        let request = line.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
        let body = json!({"room": "table-1", "text": line, "request": request});
        let told = self.ask("POST", "/api/send", who, &body).json();
        assert_eq!(told["accepted"], true, "{line}: {told}");
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let _ = self.stop.send(true);
    }
}

#[test]
fn who_has_asked_for_it_is_notified_of_their_turn_until_the_browser_is_gone() {
    let (address, told) = push_service(&["201 Created", "410 Gone"]);
    let open = Open::new();
    let [ann, bob] = ["Ann", "Bob"].map(|name| open.name(name));
    let browser = Browser::new();
    let endpoint = format!("http://{address}/bob");
    let known = browser.subscription(&endpoint, true);
    assert_eq!(open.ask("POST", "/api/push", &bob, &known).json()["on"], false, "nobody has asked for it");
    let server = open.ask("GET", "/api/push", "", &Value::Null).json()["key"].as_str().unwrap().to_owned();
    let subscribed = open.ask("POST", "/api/push", &bob, &browser.subscription(&endpoint, false));
    assert_eq!(subscribed.json()["on"], true, "{}", subscribed.text());

    open.say(&ann, "/challenge game:chess side:first");
    open.say(&bob, "/accept");
    open.say(&ann, "/move e4");
    let asked = told.recv_timeout(PATIENCE).unwrap();
    assert_eq!(asked.line, "POST /bob HTTP/1.1");
    for (name, value) in
        [("content-encoding", "aes128gcm"), ("urgency", "normal"), ("topic", "G1"), ("ttl", "86400")]
    {
        assert_eq!(asked.header(name), value, "{name}");
    }
    let (token, key) =
        asked.header("authorization").strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(key, server);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
    key.verify(signed.as_bytes(), &BASE64.decode(signature).unwrap()).unwrap();
    let claims: Value =
        serde_json::from_slice(&BASE64.decode(signed.split_once('.').unwrap().1).unwrap()).unwrap();
    assert_eq!(claims["aud"], format!("http://{address}"));
    let shown = browser.read(&asked.body);
    assert_eq!(
        (&shown["tag"], &shown["open"], &shown["lang"]),
        (&"G1".into(), &"#table-1".into(), &"de".into())
    );
    let title = shown["title"].as_str().unwrap();
    assert!(title.contains("Ann") && title.contains("Bob"), "{shown}");
    let body = shown["body"].as_str().unwrap();
    assert!(body.starts_with("1. e4") && body.contains("Schwarz"), "{shown}");

    open.say(&bob, "/move e5");
    open.say(&ann, "/move Nf3");
    told.recv_timeout(PATIENCE).unwrap();
    // The browser is forgotten once the answer has been read.
    let begun = Instant::now();
    while open.ask("POST", "/api/push", &bob, &known).json()["on"] == true {
        assert!(begun.elapsed() < PATIENCE, "a browser that is gone is still known");
        thread::sleep(Duration::from_millis(50));
    }
    let counted = metrics::render(&Gauges::default());
    for outcome in ["sent", "gone"] {
        assert!(counted.contains(&format!("notifications_total{{outcome=\"{outcome}\"}}")), "{counted}");
    }
}

#[test]
fn the_bot_asks_no_server_that_only_it_reaches_and_a_browser_goes_with_its_person() {
    const HOST: &str = "zqpush.example.com";
    let bot = Bot::start();
    let ann = bot.player("Ann");
    let browser = Browser::new();
    let endpoint = format!("https://{HOST}/1");
    let subscribe = |body: &Value| bot.ask("POST", "/api/push", Some(&ann), Some(body));
    for refused in [
        "http://127.0.0.1:7277/",
        "https://localhost/",
        "https://169.254.169.254/latest",
        "https://[::1]/",
        "https://zqpush.example.com:22/",
        "https://ann@zqpush.example.com/",
    ] {
        let answer = subscribe(&browser.subscription(refused, false));
        assert_eq!(answer.status, 422, "{refused}");
        assert!(answer.json()["error"].as_str().unwrap().contains("Try another browser"), "{refused}");
    }
    let mut keys = browser.subscription(&endpoint, false);
    keys["keys"]["p256dh"] = BASE64.encode([4; 65]).into();
    assert_eq!(subscribe(&keys).status, 422, "no point of the curve");
    keys = browser.subscription(&endpoint, false);
    keys["keys"]["auth"] = "AAAA".into();
    assert_eq!(subscribe(&keys).status, 422, "too short");
    let good = browser.subscription(&endpoint, false);
    assert_eq!(bot.ask("POST", "/api/push", None, Some(&good)).status, 401);

    let on = |known: bool| subscribe(&browser.subscription(&endpoint, known)).json()["on"].clone();
    assert_eq!((on(false), on(true)), (true.into(), true.into()));
    let told = |line: &str, request: &str| bot.send(&ann, "lobby", line, request).json();
    let file = told("/privacy export", "export")["reply"]["file"]["text"].as_str().unwrap().to_owned();
    assert!(file.contains(&endpoint), "{file}");
    told("/privacy delete", "delete");
    let press = json!({"room": "lobby", "button": "forget:me:0", "request": "press"});
    assert_eq!(bot.ask("POST", "/api/press", Some(&ann), Some(&press)).json()["accepted"], true);
    assert_eq!(on(true), false, "it went with what was deleted");

    assert_eq!(on(false), true);
    let gone = bot.ask("DELETE", "/api/push", Some(&ann), Some(&json!({ "endpoint": endpoint })));
    assert_eq!((gone.status, on(true)), (204, false.into()));
    assert_eq!(on(false), true);
    assert_eq!(bot.ask("DELETE", "/api/name", Some(&ann), None).status, 204);
    let left = left_in(bot.data(), HOST);
    assert!(left.is_empty(), "{left:#?}");
}

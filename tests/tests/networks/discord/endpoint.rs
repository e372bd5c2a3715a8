//! Interactions over HTTP in the place of the gateway: signed by Discord, refused otherwise.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ed25519_dalek::{Signer, SigningKey};
use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::{Discord, Seats, content, sign_in};
use lasermate_tests::http::{self, HttpAnswer};
use serde_json::Value;

/// Discord's side of the endpoint.
struct Endpoint {
    key: SigningKey,
    address: SocketAddr,
    _bot: Program,
}

impl Endpoint {
    fn start(discord: &Discord) -> Self {
        let key = SigningKey::from_bytes(&[7; 32]);
        let public: String =
            key.verifying_key().to_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        // A port that is free now.
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap();
        let bot = Program::launch(
            discord,
            &["--discord-endpoint", &address.to_string()],
            &[("DISCORD_PUBLIC_KEY", &public)],
        );
        let end = SystemTime::now() + Duration::from_secs(60);
        while http::ask(address, "GET", "/", &[], None).is_err() {
            assert!(SystemTime::now() < end, "nobody listens: {}", bot.logged());
            std::thread::sleep(Duration::from_millis(50));
        }
        Self { key, address, _bot: bot }
    }

    /// Posts an interaction with a signature made at a time.
    fn post_at(&self, body: &Value, at: u64, spoil: bool) -> HttpAnswer {
        let text = body.to_string();
        let stamp = at.to_string();
        let signature = self.key.sign(format!("{stamp}{text}").as_bytes());
        let mut hex: String = signature.to_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        if spoil {
            let other = if hex.starts_with('0') { "1" } else { "0" };
            hex.replace_range(0..1, other);
        }
        let headers = [("X-Signature-Ed25519", hex.as_str()), ("X-Signature-Timestamp", stamp.as_str())];
        http::ask(self.address, "POST", "/interactions", &headers, Some(body)).unwrap()
    }

    fn post(&self, body: &Value) -> HttpAnswer {
        self.post_at(body, now(), false)
    }
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs()
}

/// At how many tables a board may come too late to be an answer.
const TABLES: usize = 10;

#[test]
fn a_ping_is_answered_and_a_wrong_signature_refused() {
    let discord = Discord::start();
    let endpoint = Endpoint::start(&discord);
    let pong = endpoint.post(&sign_in());
    assert_eq!((pong.status, pong.json()["type"].as_u64()), (200, Some(1)), "{}", pong.text());
    assert!(pong.header("content-type").unwrap().starts_with("application/json"));
    assert_eq!(endpoint.post_at(&sign_in(), now(), true).status, 401);
    // An old one may be somebody else's recording.
    assert_eq!(endpoint.post_at(&sign_in(), now() - 3600, false).status, 401);
    let bare = http::ask(endpoint.address, "POST", "/", &[], Some(&sign_in())).unwrap();
    assert_eq!(bare.status, 401);
    for (name, value) in [("X-Signature-Ed25519", "zz"), ("X-Signature-Timestamp", "yesterday")] {
        let answer = http::ask(endpoint.address, "POST", "/", &[(name, value)], Some(&sign_in())).unwrap();
        assert_eq!(answer.status, 401, "{name}");
    }
    assert!(discord.world().gate.history.is_empty(), "either the endpoint or the gateway");
}

#[test]
fn a_whole_exchange_goes_through_the_endpoint() {
    let discord = Discord::start();
    let endpoint = Endpoint::start(&discord);
    let home = Seats::new(&discord);
    let ask = |who, line: &str| {
        let asked = discord.prepared(who, line);
        let answer = endpoint.post(&discord.payload(asked));
        // The answer itself, or a word that it comes by the other way.
        discord.take_endpoint_answer(asked, answer.status, &answer.json());
        discord.told(asked)
    };
    // A board that takes too long to draw, as the first of a program may, is posted, and is the answer at another table.
    let mut tables = std::iter::repeat_with(|| {
        let mut seats = Seats::in_server(&discord, home.server);
        assert!(ask(seats.ann, "/challenge game:chess side:first").is_done("Challenge sent"));
        assert!(content(&seats.post(&discord).message).contains("challenges"));
        let told = ask(seats.bob, "/accept");
        seats.post(&discord);
        told.is_board().then_some(seats)
    });
    let mut seats = tables.by_ref().take(TABLES).flatten().next().expect("a board as an answer");
    assert!(ask(seats.ann, "/move e4").is_done("You played"));
    assert!(content(&seats.post(&discord).message).contains("e4"));
    // A picture goes by the other way, after a deferral.
    let told = ask(seats.bob, "/board");
    assert!(told.private && told.files() == 1, "{told:?}");
}

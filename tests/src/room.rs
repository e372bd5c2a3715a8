//! A room of the web chat as a client that outlives the program sees it: lines sent at an address that may be gone.

use std::io;
use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::http;
use crate::program::Player;

/// Types a line; an error where no whole answer came, so that it may have been done or not.
///
/// # Errors
/// The program is gone.
///
/// # Panics
/// It answers with another status than 200.
pub fn send(at: SocketAddr, who: &Player, room: &str, text: &str, request: &str) -> io::Result<Value> {
    let bearer = format!("Bearer {}", who.secret);
    let body = json!({"room": room, "text": text, "request": request});
    let answer = http::ask(at, "POST", "/api/send", &[("Authorization", bearer.as_str())], Some(&body))?;
    assert_eq!(answer.status, 200, "{}", answer.text());
    Ok(answer.json())
}

/// What a script of lawful lines sends is never refused, sent once or sent again.
///
/// # Panics
/// It was.
pub fn done(told: &Value) {
    assert_eq!(told["accepted"], true, "{told}");
}

/// Everything that was said in a room.
///
/// # Panics
/// The program does not answer.
pub fn all_messages(at: SocketAddr, room: &str) -> Vec<Value> {
    let mut all: Vec<Value> = Vec::new();
    loop {
        let last = all.last().and_then(|message| message["id"].as_u64()).unwrap_or(0);
        let path = format!("/api/messages?room={room}&after={last}");
        let told = http::ask(at, "GET", &path, &[], None).expect("messages").json();
        match told["messages"].as_array() {
            Some(more) if !more.is_empty() => all.extend(more.iter().cloned()),
            _ => return all,
        }
    }
}

//! Transaction ids: the same for the same message whenever it is sent again, and for no other.
//!
//! The server remembers them for a day and compares nothing else: neither the kind of an event nor its words.

use std::fmt::Write as _;

use matrix_sdk::ruma::OwnedTransactionId;
use sha2::{Digest, Sha256};

/// What a message is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose<'a> {
    /// A post of the outbox: its number, and its words, because another database counts from 1 too.
    Post(u64, &'a str),
    /// The answer to an event.
    Answer(&'a str),
    /// What an event asked to be told in a direct room.
    Secret(&'a str),
    /// The word to a new room.
    Greeting,
    /// The last word to a room that is replaced.
    Moved,
    /// The word that an event could not be read.
    Locked(&'a str),
}

/// The transaction id of a part of a message to a room.
pub fn transaction(purpose: Purpose<'_>, room: &str, part: u32) -> OwnedTransactionId {
    const BYTES: usize = 12;
    let mut hash = Sha256::new();
    let mut add = |words: &str| {
        hash.update(u64::try_from(words.len()).unwrap_or(u64::MAX).to_le_bytes());
        hash.update(words);
    };
    add(room);
    let kind = match purpose {
        Purpose::Post(number, words) => {
            add(&number.to_string());
            add(words);
            "post"
        }
        Purpose::Answer(event) => {
            add(event);
            "answer"
        }
        Purpose::Secret(event) => {
            add(event);
            "secret"
        }
        Purpose::Greeting => "hello",
        Purpose::Moved => "moved",
        Purpose::Locked(event) => {
            add(event);
            "locked"
        }
    };
    let mut hex = String::new();
    for byte in hash.finalize().iter().take(BYTES) {
        // Writing into a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
    }
    OwnedTransactionId::from(format!("lm-{kind}-{hex}-{part}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_message_has_the_same_id_and_no_other_has_it() {
        let purposes = [
            Purpose::Post(1, "e4"),
            Purpose::Post(1, "d4"),
            Purpose::Post(2, "e4"),
            Purpose::Answer("$a"),
            Purpose::Answer("$b"),
            Purpose::Secret("$a"),
            Purpose::Greeting,
            Purpose::Moved,
            Purpose::Locked("$a"),
        ];
        let mut seen = std::collections::BTreeSet::new();
        for purpose in purposes {
            for room in ["!a", "!b"] {
                for part in [0, 1] {
                    let id = transaction(purpose, room, part);
                    assert_eq!(id, transaction(purpose, room, part));
                    assert!(id.as_str().len() < 100);
                    assert!(seen.insert(id), "{purpose:?} {room} {part}");
                }
            }
        }
    }
}

//! `/link` and `/unlink`: two rooms come to one table when the managers of both want it, and part when one of them wants that.

use lasermate_domain::command::CommandId;
use lasermate_domain::limits::TABLE_ROOMS;
use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{Intent, Linkability, Post, RoomId, ServerId, UnixMillis};
use lasermate_present::text;
use lasermate_present::text::tables::LinkedRoom;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::store::{DerivedChange, LinkCodeRow, LinkedRow, StoreError};
use crate::use_cases::change::{Call, Change, HandlerResult, RoomPost, json, may_post, refuse};
use crate::use_cases::game_posts;
use crate::use_cases::rooms::settings;
use crate::use_cases::rooms::tables::parting::{self, Leaving};
use crate::world::World;

/// How long a code is good: 15 minutes.
const GOOD_FOR: UnixMillis = 15 * 60 * 1000;
const CODE_BYTES: usize = 10;
/// The digits of a code, five bits each: none of them is taken for another.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many digits stand together.
const GROUP: usize = 4;

/// The body of a row that gives out a code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CodeGiven {
    pub(crate) hash: String,
    pub(crate) until: UnixMillis,
    /// Whether the room is encrypted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) encrypted: bool,
}

/// The body of a row by which a room comes to another one's table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LinkMade {
    /// The room that made the table, whose code was used.
    pub(crate) table: RoomId,
    pub(crate) server: ServerId,
}

impl LinkMade {
    /// What follows from it for a room that comes to the table.
    pub(crate) fn derived(&self, row: &NewRow) -> [DerivedChange; 3] {
        let at_table = |room: &RoomId, server: &ServerId| {
            DerivedChange::Linked(LinkedRow {
                room: room.clone(),
                server: server.clone(),
                made_in: self.table.clone(),
                since: row.at,
            })
        };
        [
            DerivedChange::LinkCodeUsed(self.table.clone()),
            at_table(&self.table, &self.server),
            at_table(&row.room, &row.server),
        ]
    }
}

impl CodeGiven {
    /// What follows from it for the room that gives it out.
    pub(crate) fn derived(&self, row: &NewRow) -> Option<DerivedChange> {
        Some(DerivedChange::LinkCode(LinkCodeRow {
            room: row.room.clone(),
            server: row.server.clone(),
            person: row.person?,
            hash: self.hash.clone(),
            until: self.until,
            encrypted: self.encrypted,
        }))
    }
}

/// `/link`: gives out a code, or brings the room to the table of the room that gave one out.
pub(crate) fn link(
    world: &World,
    call: &Call<'_>,
    code: Option<&str>,
    encrypted: Option<&str>,
) -> HandlerResult {
    if !call.request.admin {
        return refuse(text::tables::MANAGERS_ONLY);
    }
    may_post(call)?;
    let agreed = encrypted.is_some_and(|word| word.eq_ignore_ascii_case("yes"));
    match call.request.can.link {
        Linkability::Direct => return refuse(text::tables::DIRECT),
        Linkability::Thread => return refuse(text::tables::THREAD),
        Linkability::Bridged => return refuse(text::tables::BRIDGED),
        Linkability::Encrypted if !agreed => return refuse(text::tables::encrypted_first(code)),
        Linkability::Encrypted | Linkability::Yes => {}
    }
    if settings::is_thread(world, &call.request.room)? {
        return refuse(text::tables::THREAD);
    }
    match code {
        None => give_code(world, call),
        Some(code) => link_by(world, call, code),
    }
}

fn give_code(world: &World, call: &Call<'_>) -> HandlerResult {
    let room = &call.request.room;
    let rows = world.tables.rows_of(room);
    if rows.first().is_some_and(|maker| maker.room != *room) {
        return refuse(text::tables::OTHER_ROOM_LINKS);
    }
    if rows.len() >= TABLE_ROOMS {
        return refuse(text::tables::full(TABLE_ROOMS));
    }
    let mut bytes = [0; CODE_BYTES];
    if getrandom::fill(&mut bytes).is_err() {
        return refuse(text::handler::FAILED);
    }
    let code = written(&bytes);
    let encrypted = call.request.can.link == Linkability::Encrypted;
    let given = CodeGiven { hash: hash(&code), until: call.at() + GOOD_FOR, encrypted };
    let row = call.row(Verb::LinkCode, json(&given)?);
    Ok(Change {
        words: text::tables::code(&code, GOOD_FOR),
        derived: given.derived(&row).into_iter().collect(),
        rows: vec![row],
        once: true,
        ..Change::default()
    }
    .into())
}

/// The room that gave out the code of a request, which is locked with the asker's own.
pub(crate) fn room_to_link(world: &World, intent: &Intent) -> Result<Option<RoomId>, StoreError> {
    let Intent::Command(asked) = intent else { return Ok(None) };
    let code = asked.get("code").filter(|_| asked.command == CommandId::Link);
    let Some(code) = code else { return Ok(None) };
    Ok(world.store.link_code(&hash(code))?.map(|given| given.room))
}

fn link_by(world: &World, call: &Call<'_>, code: &str) -> HandlerResult {
    let room = &call.request.room;
    let given = world.store.link_code(&hash(code))?.filter(|given| call.at() < given.until);
    let Some(given) = given else { return refuse(text::tables::NO_SUCH_CODE) };
    if given.room == *room {
        return refuse(text::tables::OWN_CODE);
    }
    if world.tables.is_linked(room) {
        return refuse(text::tables::LINKED_ALREADY);
    }
    let mut rows = world.tables.rows_of(&given.room);
    if rows.first().is_some_and(|maker| maker.room != given.room) {
        return refuse(text::tables::NO_SUCH_CODE);
    }
    if rows.len() >= TABLE_ROOMS {
        return refuse(text::tables::full(TABLE_ROOMS));
    }
    let (here, there) = (world.live_game(room)?, world.live_game(&given.room)?);
    if let (Some(here), Some(_)) = (&here, &there) {
        return refuse(text::tables::both_play(here.id));
    }
    let made = LinkMade { table: given.room.clone(), server: given.server.clone() };
    let row = call.row(Verb::Link, json(&made)?);
    if rows.is_empty() {
        rows.push(linked(&given.room, &given.server, &given.room, call.at()));
    }
    rows.push(linked(room, &call.request.server, &given.room, call.at()));
    let encrypted = |at: &RoomId| match call.request.can.link {
        _ if *at == given.room => given.encrypted,
        link => *at == *room && link == Linkability::Encrypted,
    };
    let notice = |own: &LinkedRow| {
        let others = rows.iter().filter(|row| row.room != own.room);
        let words = text::tables::linked(&LinkedRoom {
            network: own.room.network(),
            others: others.map(|other| other.room.network()).collect(),
            made_here: own.room == given.room,
            encrypted: encrypted(&own.room),
        });
        RoomPost::alone(own.room.clone(), Post::of_words(words))
    };
    let mut posts: Vec<_> = rows.iter().map(notice).collect();
    // Who has not seen the game that is on sees it now.
    if let Some(game) = here.as_ref().or(there.as_ref()) {
        let board =
            game_posts::board_posts(world, game, text::tables::under_way(game), Vec::new(), call.at())?;
        let seen = world.tables.rooms_of(&game.room);
        let new = rows.iter().filter(|row| !seen.contains(&row.room));
        let boards = board.into_iter().take(1).flat_map(|first| {
            new.clone().map(move |row| RoomPost::alone(row.room.clone(), first.post.clone()))
        });
        posts.extend(boards);
    }
    Ok(Change {
        words: text::tables::LINKED.to_owned(),
        derived: made.derived(&row).into(),
        rows: vec![row],
        posts,
        ..Change::default()
    }
    .into())
}

/// `/unlink`: the room leaves its table at once; games that are on are finished as they began.
pub(crate) fn unlink(world: &World, call: &Call<'_>) -> HandlerResult {
    if !call.request.admin {
        return refuse(text::tables::MANAGERS_ONLY);
    }
    let room = &call.request.room;
    if !world.tables.is_linked(room) {
        return refuse(text::tables::NOT_LINKED);
    }
    // Whoever plays there finishes what is on.
    let before = parting::keep_ways(world, room, Leaving::Unlinked, call.at())?;
    Ok(Change {
        words: text::tables::UNLINKED.to_owned(),
        rows: vec![call.row(Verb::Unlink, "")],
        derived: vec![DerivedChange::Unlinked(room.clone())],
        posts: parting::partings(world, room, Leaving::Unlinked, &before)?,
        before,
        ..Change::default()
    }
    .into())
}

fn linked(room: &RoomId, server: &ServerId, made_in: &RoomId, since: UnixMillis) -> LinkedRow {
    LinkedRow { room: room.clone(), server: server.clone(), made_in: made_in.clone(), since }
}

/// A code as people read it: `7K3M-9QXR-2TWD-6HVC`.
fn written(bytes: &[u8; CODE_BYTES]) -> String {
    let mut digits = String::new();
    let (mut held, mut bits) = (0_u16, 0);
    for byte in bytes {
        held = (held << 8) | u16::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            if !digits.is_empty() && digits.replace('-', "").len().is_multiple_of(GROUP) {
                digits.push('-');
            }
            digits.push(char::from(DIGITS[usize::from(held >> bits & 31)]));
        }
        held &= (1 << bits) - 1;
    }
    digits
}

/// What is kept of a code, however it was typed: in small letters, without its hyphens, with a letter O for a zero.
fn hash(code: &str) -> String {
    let digits = code.chars().filter(|c| c.is_alphanumeric()).map(|c| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        digit => digit,
    });
    let digest = Sha256::digest(digits.collect::<String>().as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_eighty_bits_and_is_understood_however_it_is_typed() {
        let code = written(&[0xff, 0, 0xaa, 0x55, 1, 2, 3, 4, 5, 0xfe]);
        assert_eq!(code.len(), 19, "{code}");
        assert_eq!(code.replace('-', "").len() * 5, 80);
        let same = [code.to_lowercase(), code.replace('-', " "), code.replace('0', "O").replace('1', "l")];
        for typed in same {
            assert_eq!(hash(&typed), hash(&code), "{typed}");
        }
        assert_ne!(hash(&written(&[0; 10])), hash(&written(&[1; 10])));
    }

    #[test]
    fn what_is_stored_is_read_again() {
        let given = CodeGiven { hash: "ab".to_owned(), until: 7, encrypted: false };
        assert_eq!(serde_json::to_string(&given).unwrap(), r#"{"hash":"ab","until":7}"#);
        let made =
            LinkMade { table: RoomId("discord:1".to_owned()), server: ServerId("discord:9".to_owned()) };
        let text = r#"{"table":"discord:1","server":"discord:9"}"#;
        assert_eq!(serde_json::to_string(&made).unwrap(), text);
        assert_eq!(serde_json::from_str::<LinkMade>(text).unwrap(), made);
    }
}

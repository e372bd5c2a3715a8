//! Rows of the log: who did what, when and where.

use lasermate_engine::pact::text::rewritten;
use rusqlite::Row as SqlRow;

use super::{PersonNo, StoreError};
use crate::port::{RequestId, RoomId, ServerId, UnixMillis};

macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident = $word:literal),* $(,)?) => {
        /// What a row of the log says was done. The words are what is stored.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Verb { $($(#[$doc])* $name),* }

        impl Verb {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The stored word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word),* }
            }
        }
    };
}

verbs! {
    /// A challenge was made; the body is its terms.
    Challenge = "challenge",
    /// Somebody sat down at a table of more than two that is not full yet; the body says where.
    Sit = "sit",
    /// Somebody got up from it again.
    Rise = "rise",
    /// A challenge was declined; among more than two the seat is open to anybody then.
    Decline = "decline",
    /// A challenge was taken back.
    Cancel = "cancel",
    /// A challenge ran out.
    Expire = "expire",
    /// A game began; the body is its set-up and who sits where.
    Begin = "begin",
    /// A seat acted; the body is the exact text of notation.md.
    Play = "play",
    /// A seat claimed what overstepped time allows: `win`, `draw`, or `wait`.
    Claim = "claim",
    /// A computer sat down for somebody who is away; the body is its number and its id, the seat is theirs.
    Replace = "replace",
    /// A seat asked to take its last move back; the body is how many actions would be left.
    TakebackAsk = "takeback-ask",
    /// One of the others agreed, and another is still asked.
    TakebackAgree = "takeback-agree",
    /// One of the others refused.
    TakebackDecline = "takeback-decline",
    /// The others agreed; the body is how many actions are left.
    Takeback = "takeback",
    /// A seat that is away has not answered a draw offer for as long as a move may take, and is not waited for.
    Assent = "assent",
    /// Somebody came back to an abandoned or archived game.
    Resume = "resume",
    /// Who is to act was reminded.
    Remind = "remind",
    /// The time of who is to act was over.
    Overdue = "overdue",
    /// The players were asked whether the game goes on.
    AskAbandoned = "ask-abandoned",
    /// The game was archived; the body says why, where it was not for want of players: `left`, `room-gone`.
    Archive = "archive",
    /// The game has its room: the thread that was opened for it, or where it was begun if none could be.
    Moved = "moved",
    /// The computer told a seat that was asked what it would do; the body is the action.
    Hint = "hint",
    /// The offer of a pact can be read at an address; the body is its number and the address.
    Linked = "linked",
    /// What was due by the clock of a game without turns has happened.
    Clock = "clock",
    /// The clock of a game without turns stood still; the body says for how many milliseconds.
    Paused = "paused",
    /// The bot's clock was ahead when something was stamped, and is right again: of a game, with by how many milliseconds; of a
    /// challenge, with when it runs out now.
    SetBack = "set-back",
    /// A room began to watch a game.
    Watch = "watch",
    /// A room stopped watching a game.
    Unwatch = "unwatch",
    /// A room asked for a finished game to be looked back at; the body is the game.
    Study = "study",
    /// What was found is posted there, or that nothing was; the body is the game.
    Studied = "studied",
    /// A setting of a room: `name=value`; back to the default without a value.
    Setting = "setting",
    /// A person was asked once more: what, version and when the question runs out.
    Confirm = "confirm",
    /// A person had their data deleted.
    Forget = "forget",
}

impl Verb {
    /// The verb of a stored word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|verb| verb.word() == word)
    }
}

/// A row to be added. Which game it belongs to is said by [`super::GameRows`], which knows what the game was judged on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRow {
    /// When.
    pub at: UnixMillis,
    /// The community.
    pub server: ServerId,
    /// The room.
    pub room: RoomId,
    /// Who; nobody where the clock acted.
    pub person: Option<PersonNo>,
    /// The challenge it is about.
    pub challenge: Option<u64>,
    /// The seat that acted, from 1.
    pub seat: Option<u8>,
    /// What was done.
    pub verb: Verb,
    /// More of it, in the verb's own form.
    pub body: String,
}

/// A row of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, growing.
    pub n: i64,
    /// The request it came from; none where the clock acted.
    pub request: Option<RequestId>,
    /// The game it belongs to.
    pub game: Option<u64>,
    /// What it says.
    pub what: NewRow,
}

pub(super) const COLUMNS: &str = "n, at, request, server, room, person, challenge, game, seat, verb, body";

/// Reads a row; where one of its cells is not as it should be, the error names the row.
pub(super) fn read(row: &SqlRow<'_>) -> Result<Row, StoreError> {
    let n = row.get("n")?;
    let wrong = |what: String| StoreError::Row { n, what };
    let cells = || -> rusqlite::Result<_> {
        let request = row.get::<_, Option<String>>("request")?.map(RequestId);
        let word: String = row.get("verb")?;
        let what = NewRow {
            at: row.get("at")?,
            server: ServerId(row.get("server")?),
            room: RoomId(row.get("room")?),
            person: row.get::<_, Option<i64>>("person")?.map(PersonNo),
            challenge: row.get("challenge")?,
            seat: row.get("seat")?,
            verb: Verb::Begin,
            body: row.get("body")?,
        };
        Ok((word, Row { n, request, game: row.get("game")?, what }))
    };
    let (word, mut read) = cells().map_err(|error| wrong(error.to_string()))?;
    read.what.verb = Verb::from_word(&word).ok_or_else(|| wrong(format!("there is no verb {word:?}")))?;
    if read.what.verb == Verb::Play {
        // What was written before a default changed means what it meant then.
        read.what.body = rewritten(&read.what.body).into_owned();
    }
    Ok(read)
}

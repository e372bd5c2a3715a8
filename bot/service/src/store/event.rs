//! Rows of the log as they are read.

use lasermate_domain::log::{LoggedRow, NewRow, PersonNo, Verb};
use lasermate_domain::port::{RequestId, RoomId, ServerId};
use lasermate_domain::tables::log_payload::seat_of;
use lasermate_engine::pact::text::rewritten;
use rusqlite::Row as SqlRow;

use super::StoreError;

pub(super) const COLUMNS: &str = "n, at, request, server, room, person, challenge, game, seat, verb, body";

/// Reads a row; where one of its cells is not as it should be, the error names the row.
pub(super) fn read(row: &SqlRow<'_>) -> Result<LoggedRow, StoreError> {
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
            seat: seat_of(row.get("seat")?),
            verb: Verb::Begin,
            body: row.get("body")?,
        };
        Ok((word, LoggedRow { n, request, game: row.get("game")?, what }))
    };
    let (word, mut read) = cells().map_err(|error| wrong(error.to_string()))?;
    read.what.verb = Verb::from_word(&word).ok_or_else(|| wrong(format!("there is no verb {word:?}")))?;
    if read.what.verb == Verb::Play {
        // What was written before a default changed means what it meant then.
        read.what.body = rewritten(&read.what.body).into_owned();
    }
    Ok(read)
}

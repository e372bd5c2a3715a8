//! Derived rows: what can be read off the log, kept for quick questions.

use lasermate_domain::daily::Day;
use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{RoomId, ServerId, UnixMillis};
use lasermate_domain::ratings::{Attempt, RatingRow};
use lasermate_domain::tables::log_payload::KeyMoment;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameRow;
use rusqlite::{Connection, params};
use strum::{EnumString, IntoStaticStr};

use super::holidays::Holiday;
use super::statements::run;
use super::{LinkCodeRow, LinkedRow, RefusalRow, ResultRow, StudyRow, TournamentRow};

/// A challenge as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeRow {
    pub id: u64,
    pub server: ServerId,
    pub room: RoomId,
    pub challenger: PersonNo,
    /// To whom; nobody for an open seat.
    pub opponent: Option<PersonNo>,
    /// Its terms, in the service's form.
    pub body: String,
    pub expires_at: UnixMillis,
    pub state: ChallengeState,
}

/// What became of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ChallengeState {
    Open,
    /// A game came of it.
    Accepted,
    Declined,
    Cancelled,
    Expired,
}

impl ChallengeState {
    pub fn word(self) -> &'static str {
        self.into()
    }

    pub(super) fn from_word(word: &str) -> Option<Self> {
        word.parse().ok()
    }
}

/// A question a person was asked once more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfirmationRow {
    pub person: PersonNo,
    /// What is to be done.
    pub what: String,
    /// The game it is about, 0 for none.
    pub game: u64,
    /// The game's version when it was asked.
    pub version: u32,
    /// When the question runs out.
    pub expires_at: UnixMillis,
}

/// A change to the derived tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DerivedChange {
    /// A challenge is now so.
    Challenge(ChallengeRow),
    /// A game is now so. What watches an ended game stops.
    Game(GameRow),
    /// A game that cannot be read is archived as it is.
    Archived(u64),
    /// A room watches a game.
    Watch(RoomId, u64),
    /// A room no longer watches a game.
    Unwatch(RoomId, u64),
    /// A game waits to be looked back at.
    Study(StudyRow),
    /// A room waits for a game to be looked back at no more.
    Studied(RoomId, u64),
    /// The key moments of an analysed game.
    Moments(u64, Vec<KeyMoment>),
    /// A room's setting is now so; back to the default without a value.
    Setting(RoomId, String, Option<String>),
    /// A person was asked once more.
    Confirmation(ConfirmationRow),
    /// A room gives out a code; the one before it is good no more.
    LinkCode(LinkCodeRow),
    /// The code of a room has been used.
    LinkCodeUsed(RoomId),
    /// A room is at a table. One that is there already stays as it is.
    Linked(LinkedRow),
    /// A room has left its table.
    Unlinked(RoomId),
    /// A person may not play in a room.
    Blocked(RoomId, PersonNo),
    /// A person may play there again.
    Unblocked(RoomId, PersonNo),
    /// A person wants nothing from another.
    Muted(PersonNo, PersonNo),
    /// A person hears the other again.
    Unmuted(PersonNo, PersonNo),
    /// So often has somebody challenged a person in vain.
    Refused(RefusalRow),
    /// A challenge by the first was accepted by the second.
    Accepted(PersonNo, PersonNo),
    /// Whom somebody has muted, by whom they are muted, and their refusals are forgotten.
    AtPeace(PersonNo),
    /// What came of a finished game for somebody.
    Result(ResultRow),
    /// A rating is now so.
    Rating(RatingRow),
    /// Whether somebody wants to be on the leaderboard of all servers.
    Listed(PersonNo, bool),
    /// A tournament is now so.
    Tournament(Box<TournamentRow>),
    /// When a room gets its daily puzzle next; never without a time.
    Daily(RoomId, ServerId, Option<UnixMillis>),
    /// Somebody has solved the puzzle of a day.
    Solved(PersonNo, Day),
    /// Somebody has tried a puzzle; ratings follow from it.
    Attempted(Attempt),
    /// Somebody's days of solving, puzzles and holidays are forgotten.
    Unsolved(PersonNo),
    /// Somebody's holiday is now so.
    Holiday(Box<Holiday>),
    /// When a person wishes to be pinged; always without a wish.
    Pings(PersonNo, Option<String>),
    /// In which language a person wishes to be spoken to; as the network tells without one.
    Spoken(PersonNo, Option<String>),
    /// A person's data are deleted. The one change that is more than derived: `person` and `request` change too.
    Forget(PersonNo),
}

impl DerivedChange {
    pub(super) fn apply(&self, transaction: &Connection) -> rusqlite::Result<()> {
        match self {
            Self::Challenge(row) => challenge(transaction, row),
            Self::Game(row) => game(transaction, row),
            Self::Archived(id) => {
                run(transaction, "UPDATE game SET state = 'archived', wakes_at = NULL WHERE id = ?1", [id])
            }
            Self::Watch(room, game) => run(
                transaction,
                "INSERT OR IGNORE INTO watch (room, game) VALUES (?1, ?2)",
                params![room.0, game],
            ),
            Self::Unwatch(room, game) => {
                run(transaction, "DELETE FROM watch WHERE room = ?1 AND game = ?2", params![room.0, game])
            }
            Self::Study(row) => run(
                transaction,
                "INSERT OR IGNORE INTO study (room, game, server, at) VALUES (?1, ?2, ?3, ?4)",
                params![row.room.0, row.game, row.server.0, row.at],
            ),
            Self::Studied(room, game) => {
                run(transaction, "DELETE FROM study WHERE room = ?1 AND game = ?2", params![room.0, game])
            }
            Self::Moments(game, moments) => super::moments::note(transaction, *game, moments),
            Self::Setting(room, name, Some(value)) => run(
                transaction,
                "INSERT OR REPLACE INTO setting (room, name, value) VALUES (?1, ?2, ?3)",
                params![room.0, name, value],
            ),
            Self::Setting(room, name, None) => {
                run(transaction, "DELETE FROM setting WHERE room = ?1 AND name = ?2", params![room.0, name])
            }
            Self::Confirmation(row) => run(
                transaction,
                "INSERT OR REPLACE INTO confirmation (person, what, game, version, expires_at)
                     VALUES (?1, ?2, ?3, ?4, ?5)",
                params![row.person.0, row.what, row.game, row.version, row.expires_at],
            ),
            Self::LinkCode(row) => super::linked::code(transaction, row),
            Self::LinkCodeUsed(room) => super::linked::code_used(transaction, room),
            Self::Linked(row) => super::linked::link(transaction, row),
            Self::Unlinked(room) => super::linked::unlink(transaction, room),
            Self::Blocked(room, person) => super::linked::block(transaction, room, *person),
            Self::Unblocked(room, person) => super::linked::unblock(transaction, room, *person),
            Self::Muted(person, whom) => super::peace::mute(transaction, *person, *whom),
            Self::Unmuted(person, whom) => super::peace::unmute(transaction, *person, *whom),
            Self::Refused(row) => super::peace::refuse(transaction, row),
            Self::Accepted(asker, asked) => super::peace::accept(transaction, *asker, *asked),
            Self::AtPeace(person) => super::peace::forget(transaction, *person),
            Self::Pings(person, wish) => super::people::wish(transaction, *person, wish.as_deref()),
            Self::Spoken(person, language) => {
                super::languages::speak(transaction, *person, language.as_deref())
            }
            Self::Result(row) => super::results::note_result(transaction, row),
            Self::Rating(row) => super::results::note_rating(transaction, row),
            Self::Tournament(row) => super::tournaments::note(transaction, row),
            Self::Listed(person, listed) => super::results::list(transaction, *person, *listed),
            Self::Daily(room, server, at) => super::daily::due(transaction, room, server, *at),
            Self::Solved(person, day) => super::daily::solved(transaction, *person, *day),
            Self::Attempted(attempt) => super::attempts::note(transaction, attempt),
            Self::Unsolved(person) => {
                super::holidays::forget(transaction, *person)?;
                super::attempts::forget(transaction, *person)?;
                super::daily::forget(transaction, *person)
            }
            Self::Holiday(holiday) => super::holidays::note(transaction, holiday),
            Self::Forget(no) => {
                super::holidays::forget(transaction, *no)?;
                super::attempts::forget(transaction, *no)?;
                super::daily::forget(transaction, *no)?;
                super::results::forget(transaction, *no)?;
                super::peace::forget(transaction, *no)?;
                super::languages::speak(transaction, *no, None)?;
                super::people::forget(transaction, *no)
            }
        }
    }
}

fn challenge(transaction: &Connection, row: &ChallengeRow) -> rusqlite::Result<()> {
    run(
        transaction,
        "INSERT OR REPLACE INTO challenge (id, server, room, challenger, opponent, body, expires_at, state)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        params![
            row.id,
            row.server.0,
            row.room.0,
            row.challenger.0,
            row.opponent.map(|no| no.0),
            row.body,
            row.expires_at,
            row.state.word()
        ],
    )
}

fn game(transaction: &Connection, row: &GameRow) -> rusqlite::Result<()> {
    // No INSERT OR REPLACE: that would quietly delete the room's other live game.
    let known = transaction
        .prepare_cached("UPDATE game SET room = ?2, state = ?3, wakes_at = ?4 WHERE id = ?1")?
        .execute(params![row.id, row.room.0, row.state.word(), row.wakes_at])?;
    if known == 0 {
        run(
            transaction,
            "INSERT INTO game (id, server, room, state, wakes_at) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![row.id, row.server.0, row.room.0, row.state.word(), row.wakes_at],
        )?;
    }
    for (seat, person) in (1u8..).zip(&row.seats) {
        run(
            transaction,
            "INSERT INTO seat (game, seat, person) VALUES (?1, ?2, ?3)
                 ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person
                 WHERE person <> excluded.person",
            params![row.id, seat, person.0],
        )?;
    }
    if row.state == GameStatus::Ended {
        run(transaction, "DELETE FROM watch WHERE game = ?1", [row.id])?;
    }
    Ok(())
}

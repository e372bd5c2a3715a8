//! Games as they are now: from memory, or read back from the log; and which one a room has.

use std::sync::Arc;

use lasermate_domain::log::{LoggedRow, PersonNo};
use lasermate_domain::port::{RoomId, ServerId};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::{GameId, Table};
use lasermate_domain::tournament::Phase;
use lasermate_present::text;

use crate::store::{StoreError, UnreadableKind};
use crate::use_cases::change::ServiceError;
use crate::world::World;

/// Does the same with each. What cannot be read has been told and is passed over; other trouble with one keeps none of the
/// others from its turn, and the first such trouble is given back at the end.
pub(crate) fn each<T>(
    all: impl IntoIterator<Item = T>,
    work: impl Fn(T) -> Result<(), ServiceError>,
) -> Result<(), ServiceError> {
    let mut trouble = Ok(());
    for one in all {
        match work(one) {
            Ok(()) | Err(ServiceError::Unreadable(_)) => {}
            Err(error) if trouble.is_ok() => trouble = Err(error),
            Err(_) => {}
        }
    }
    trouble
}

impl World {
    /// A game, from memory or read back from the log.
    pub(crate) fn game(&self, id: u64) -> Result<Option<Arc<Table>>, ServiceError> {
        if i64::try_from(id).is_err() {
            // The database has no such numbers.
            return Ok(None);
        }
        let as_of = match self.games.get(id) {
            Ok(game) => return Ok(Some(game)),
            Err(_) if self.games.is_unreadable(id) => return Err(ServiceError::Unreadable(id)),
            Err(as_of) => as_of,
        };
        let read =
            self.store.game_log(id).map_err(ServiceError::from).and_then(|rows| self.replay(&rows, None));
        let read = self.about_game(id, read).inspect_err(|error| {
            if error.is_unreadable() {
                self.games.note_unreadable(id)
            }
        })?;
        Ok(read.map(|game| self.games.put_read(Arc::new(game), as_of)))
    }

    /// A game folded from its rows; with `until` as it was at that version.
    pub(crate) fn replay(
        &self,
        rows: &[LoggedRow],
        until: Option<u32>,
    ) -> Result<Option<Table>, ServiceError> {
        let people_as_of = self.games.clears();
        let game = Table::read(rows, until, |no| self.store.person(no).map_err(ServiceError::from))?;
        Ok(game.map(|game| Table { people_as_of, ..game }))
    }

    /// The same; `note` is shown the game after each row.
    pub(crate) fn replay_noting(
        &self,
        rows: &[LoggedRow],
        note: impl FnMut(&Table),
    ) -> Result<Option<Table>, ServiceError> {
        let people_as_of = self.games.clears();
        let person = |no| self.store.person(no).map_err(ServiceError::from);
        let game = Table::read_step_by_step(rows, None, person, note)?;
        Ok(game.map(|game| Table { people_as_of, ..game }))
    }

    /// What came of reading a game or of carrying it on. Where it cannot be read, that is told once.
    pub(crate) fn about_game<T>(&self, id: u64, done: Result<T, ServiceError>) -> Result<T, ServiceError> {
        match done {
            Err(error) if error.is_unreadable() => {
                if !matches!(error, ServiceError::Unreadable(_)) {
                    self.store.unreadable().note(UnreadableKind::Game, id, &error);
                }
                Err(ServiceError::Unreadable(id))
            }
            done => done,
        }
    }

    /// A game for those who look at many and pass over what cannot be read.
    pub(crate) fn readable(&self, id: u64) -> Result<Option<Arc<Table>>, ServiceError> {
        match self.game(id) {
            Err(ServiceError::Unreadable(_)) => Ok(None),
            game => game,
        }
    }

    /// The number of the live game of a room's table.
    pub(crate) fn live_number(&self, room: &RoomId) -> Result<Option<u64>, StoreError> {
        for room in self.tables.rooms_of(room) {
            if let Some(id) = self.store.live_game(&room)? {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    pub(crate) fn live_game(&self, room: &RoomId) -> Result<Option<Arc<Table>>, ServiceError> {
        match self.live_number(room)? {
            Some(id) => self.game(id),
            None => Ok(None),
        }
    }

    /// The newest game of a room's table that the room sees; `find` gives that of each room.
    pub(crate) fn newest(
        &self,
        room: &RoomId,
        find: impl Fn(&RoomId) -> Result<Option<u64>, StoreError>,
    ) -> Result<Option<Arc<Table>>, ServiceError> {
        let mut newest = match find(room)? {
            Some(id) => self.game(id)?,
            None => None,
        };
        for other in self.tables.rooms_of(room).into_iter().skip(1) {
            let Some(id) = find(&other)? else { continue };
            if newest.as_ref().is_some_and(|known| known.id.0 > id) {
                continue;
            }
            let game = self.readable(id)?.filter(|game| self.is_seen_from(room, game));
            newest = game.or(newest);
        }
        Ok(newest)
    }

    /// The game that is on at a room's table, or one that the room sees to its end though it has left the table.
    pub(crate) fn game_here(&self, room: &RoomId) -> Result<Option<Arc<Table>>, ServiceError> {
        match self.live_game(room)? {
            Some(game) => Ok(Some(game)),
            None => Ok(self.games_by_way(room)?.into_iter().next()),
        }
    }

    /// The live games that a room sees to their end though it has left their table.
    pub(crate) fn games_by_way(&self, room: &RoomId) -> Result<Vec<Arc<Table>>, ServiceError> {
        let mut games = Vec::new();
        for id in self.tables.games_by_way(room) {
            games.extend(self.readable(id)?.filter(|game| game.state() == GameStatus::Live));
        }
        Ok(games)
    }

    /// Whether a game is seen from a room: it is played there, or at the table that the room shares, since it does.
    pub(crate) fn is_seen_from(&self, room: &RoomId, table: &Table) -> bool {
        table.room == *room
            || table.ways.contains(room)
            || self.tables.shared_since(room, &table.room).is_some_and(|since| {
                // The game that is on when rooms are linked is everybody's; what was over before is not.
                table.clock.touched_at >= since || table.is_on()
            })
    }

    /// Whether a player has deleted who they are.
    pub(crate) fn somebody_gone(&self, table: &Table) -> Result<bool, ServiceError> {
        for seat in &table.seating.numbers {
            if self.is_gone(*seat)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether somebody has deleted who they are.
    pub(crate) fn is_gone(&self, who: PersonNo) -> Result<bool, StoreError> {
        Ok(self.store.person(who)?.id.0.starts_with("gone:"))
    }

    /// Whether a game is one of a tournament that is on: only then what holds for tournament games holds for it.
    pub(crate) fn is_in_tournament(&self, table: &Table) -> Result<bool, StoreError> {
        let Some(own) = table.tournament else { return Ok(false) };
        Ok(self.store.tournament(own.id)?.is_some_and(|row| row.tournament.phase == Phase::Running))
    }

    /// The live game of a room, else its newest one.
    pub(crate) fn last_game(&self, room: &RoomId) -> Result<Option<Arc<Table>>, ServiceError> {
        match self.game_here(room)? {
            Some(game) => Ok(Some(game)),
            None => self.newest(room, |room| self.store.last_game(room)),
        }
    }

    pub(crate) fn live_games(&self, server: &ServerId) -> Result<Vec<Arc<Table>>, ServiceError> {
        let mut games = Vec::new();
        for id in self.store.live_games(server, LISTED)? {
            games.extend(self.readable(id)?);
        }
        Ok(games)
    }
}

/// Why a game cannot be looked at.
#[derive(Debug, thiserror::Error)]
#[error("the game cannot be read back: {what}")]
pub struct LookError {
    what: String,
    unreadable: bool,
    game: Option<GameId>,
}

impl LookError {
    pub(crate) fn of(error: ServiceError) -> Self {
        let game = match error {
            ServiceError::Unreadable(id) => Some(GameId(id)),
            _ => None,
        };
        Self { what: error.to_string(), unreadable: error.is_unreadable(), game }
    }

    /// What somebody is told who looks at a game that cannot be read; nothing where trying again may help.
    pub fn sentence(&self) -> Option<String> {
        self.game.map(text::unread::plainly)
    }

    /// Whether trying again does not help: its rows do not fit together.
    pub const fn is_unreadable(&self) -> bool {
        self.unreadable
    }
}

/// How many games a list reads at the most.
const LISTED: u32 = 200;

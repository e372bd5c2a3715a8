//! Which tournament a room has.

use lasermate_domain::port::RoomId;
use lasermate_domain::tournament::Phase;
use lasermate_present::text;

use crate::service::state::Service;
use crate::service::use_case::{ServiceError, refuse};
use crate::store::{StoreError, TournamentRow};

impl Service {
    /// The newest tournament of a room's table; of a thread that of its game.
    pub(in crate::service) fn tournament_here(
        &self,
        room: &RoomId,
    ) -> Result<Option<TournamentRow>, ServiceError> {
        let mut newest: Option<TournamentRow> = None;
        for room in self.tables.rooms_of(room) {
            let found = self.store.last_tournament(&room)?;
            if found.as_ref().map(|row| row.id) > newest.as_ref().map(|row| row.id) {
                newest = found;
            }
        }
        if newest.is_some() {
            return Ok(newest);
        }
        for id in self.tables.tournaments_by_way(room) {
            if let Some(row) = self.store.tournament(id)?.filter(|row| self.sees_tournament(room, row)) {
                return Ok(Some(row));
            }
        }
        let game = match self.last_game(room) {
            Err(ServiceError::Unreadable(_)) => None,
            game => game?,
        };
        let id = game.and_then(|game| game.live.tournament).map(|own| own.id);
        Ok(id.map(|id| self.store.tournament(id)).transpose()?.flatten())
    }

    /// Whether a room is at a tournament's table, or has left it while it was on.
    pub(in crate::service) fn sees_tournament(&self, room: &RoomId, row: &TournamentRow) -> bool {
        let on = row.tournament.phase != Phase::Ended;
        self.tables.are_one(&row.room, room) || on && row.tournament.ways.contains(room)
    }

    /// The tournament that is played at a room's table, one game after the other.
    pub(in crate::service) fn tournament_at_table(
        &self,
        room: &RoomId,
    ) -> Result<Option<TournamentRow>, StoreError> {
        for room in self.tables.rooms_of(room) {
            let found = self.store.last_tournament(&room)?;
            let played =
                |row: &TournamentRow| row.tournament.phase == Phase::Running && !row.tournament.threads;
            if let Some(row) = found.filter(played) {
                return Ok(Some(row));
            }
        }
        Ok(None)
    }

    /// Refuses another game where the games of a tournament follow each other.
    pub(in crate::service) fn no_tournament_here(&self, room: &RoomId) -> Result<(), ServiceError> {
        match self.tournament_at_table(room)? {
            Some(_) => refuse(text::tournament::ROOM_IS_TAKEN),
            None => Ok(()),
        }
    }
}

//! Tournaments: created, joined, started and ended by people; run by the scheduler.

mod create;
mod people;
mod run;
mod show;

use lasermate_domain::log::Verb;
use lasermate_domain::port::{AtTournament, Button, Intent, Invocation, Post, RoomId, UnixMillis};
use lasermate_domain::sessions::game::{Game, GameStatus};
use lasermate_domain::sessions::row::ReplayError;
use lasermate_domain::sessions::session::Session;
use lasermate_domain::tournament::{Phase, Tournament, TournamentStep};
use lasermate_present::button::button;
use lasermate_present::text;
use serde::{Deserialize, Serialize};

use crate::service::state::Service;
use crate::service::use_case::{Call, Change, HandlerResult, RoomPost, ServiceError, refuse};
use crate::store::{DerivedChange, StoreError, TournamentRow};

/// A step as the log has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::service) struct RecordedStep {
    pub(in crate::service) id: u64,
    pub(in crate::service) does: TournamentStep,
}

impl Service {
    pub(in crate::service) fn tournament(&self, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
        let action = asked.get("action").unwrap_or("standings").to_ascii_lowercase();
        if action == "create" {
            return self.create_tournament(call, asked);
        }
        if asked.options.keys().any(|name| name != "action" && asked.get(name).is_some()) {
            return refuse(text::tournament::FOR_CREATE_ALONE);
        }
        let room = &call.request.room;
        let Some(row) = self.tournament_here(room)? else {
            return refuse(text::tournament::none_here(call.request.admin));
        };
        match action.as_str() {
            "standings" => self.tournament_standings(call, &row),
            "join" => self.join_tournament(call, row),
            "leave" => self.leave_tournament(call, row),
            "start" => self.start_tournament(call, row),
            "end" => self.end_tournament(call, row),
            _ => refuse(text::tournament::CHOOSE),
        }
    }

    /// A button of a tournament.
    pub(in crate::service) fn at_tournament(
        &self,
        call: &Call<'_>,
        id: u64,
        does: AtTournament,
    ) -> HandlerResult {
        let found = self.store.tournament(id)?;
        let Some(row) = found.filter(|row| self.sees_tournament(&call.request.room, row)) else {
            return refuse(text::handler::DEAD);
        };
        match does {
            AtTournament::Join => self.join_tournament(call, row),
            AtTournament::Leave => self.leave_tournament(call, row),
            AtTournament::Standings => self.tournament_standings(call, &row),
        }
    }

    /// The newest tournament of a room's table; of a thread that of its game.
    fn tournament_here(&self, room: &RoomId) -> Result<Option<TournamentRow>, ServiceError> {
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
    pub(super) fn sees_tournament(&self, room: &RoomId, row: &TournamentRow) -> bool {
        let on = row.tournament.phase != Phase::Ended;
        self.tables.are_one(&row.room, room) || on && row.tournament.ways.contains(room)
    }

    /// The tournament that is played at a room's table, one game after the other.
    fn tournament_at_table(&self, room: &RoomId) -> Result<Option<TournamentRow>, StoreError> {
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

    /// Whether a game is one of a tournament that is on: only then what holds for tournament games holds for it.
    pub(in crate::service) fn is_in_tournament(&self, live: &Session) -> Result<bool, StoreError> {
        let Some(own) = live.tournament else { return Ok(false) };
        Ok(self.store.tournament(own.id)?.is_some_and(|row| row.tournament.phase == Phase::Running))
    }

    /// Refuses another game where the games of a tournament follow each other.
    pub(in crate::service) fn no_tournament_here(&self, room: &RoomId) -> Result<(), ServiceError> {
        match self.tournament_at_table(room)? {
            Some(_) => refuse(text::tournament::ROOM_IS_TAKEN),
            None => Ok(()),
        }
    }

    /// A person's step, with what they are told and what their room is.
    fn tournament_step(
        &self,
        call: &Call<'_>,
        mut row: TournamentRow,
        step: TournamentStep,
        (words, post): (String, Option<String>),
    ) -> HandlerResult {
        row.tournament.apply(&step).map_err(|error| ReplayError::Unfit(error.to_string()))?;
        let buttons = tournament_buttons(&row, call.at());
        let posts =
            post.map(|text| RoomPost::of_table(row.room.clone(), Post { buttons, ..Post::of_words(text) }));
        Ok(Change {
            words,
            rows: vec![call.row(Verb::Tournament, recorded(row.id, step)?)],
            posts: posts.into_iter().collect(),
            derived: vec![DerivedChange::Tournament(Box::new(row))],
            ..Change::default()
        }
        .into())
    }

    /// Notes which tournaments a commit lets go on.
    pub(in crate::service) fn keep_tournaments(&self, derived: &[DerivedChange], game: Option<&Game>) {
        for row in derived {
            if let DerivedChange::Tournament(row) = row {
                self.tables.note_tournament(row);
            }
        }
        let changed = derived.iter().filter_map(|derived| match derived {
            // One that has ended lets its games go.
            DerivedChange::Tournament(row) if row.tournament.phase != Phase::Open => Some(row.id),
            _ => None,
        });
        let over = game.filter(|game| matches!(game.state(), GameStatus::Ended | GameStatus::Archived));
        let ended = over.and_then(|game| game.live.tournament).map(|own| own.id);
        let mut any = false;
        for id in changed.chain(ended) {
            self.tournaments.note(id);
            any = true;
        }
        if any {
            self.sooner.notify_waiters();
        }
    }
}

/// The body of a step's row.
fn recorded(id: u64, does: TournamentStep) -> Result<String, StoreError> {
    crate::service::use_case::json(&RecordedStep { id, does })
}

/// The buttons under what a room is told of a tournament at a moment.
fn tournament_buttons(row: &TournamentRow, now: UnixMillis) -> Vec<Button> {
    let named = |does, label: &str| button(&Intent::Tournament { tournament: row.id, does }, label);
    let Tournament { phase, .. } = &row.tournament;
    let mut buttons = Vec::new();
    if row.tournament.can_be_joined(now) {
        buttons.push(named(AtTournament::Join, text::buttons::JOIN));
    }
    if *phase != Phase::Ended {
        buttons.push(named(AtTournament::Leave, text::buttons::LEAVE));
        buttons.push(named(AtTournament::Standings, text::buttons::STANDINGS));
    }
    buttons
}

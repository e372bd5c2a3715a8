//! Tournaments: created, joined, started and ended by people; run by the scheduler.

mod create;
mod here;
mod people;
mod run;
mod show;

use lasermate_domain::log::Verb;
use lasermate_domain::port::{AtTournament, Button, Intent, Invocation, Post, UnixMillis};
use lasermate_domain::sessions::row::ReplayError;
use lasermate_domain::tournament::{Phase, Tournament, TournamentStep};
use lasermate_present::button::button;
use lasermate_present::text;
use serde::{Deserialize, Serialize};

use crate::service::state::Service;
use crate::service::use_case::{Call, Change, HandlerResult, RoomPost, refuse};
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

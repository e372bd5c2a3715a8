//! Tournaments: created, joined, started and ended by people; run by the scheduler.

pub(crate) mod create;
pub(crate) mod here;
pub(crate) mod people;
pub(crate) mod show;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{AtTournament, Button, Intent, Invocation, Post, UnixMillis};
use lasermate_domain::tables::row::ReplayError;
use lasermate_domain::tournament::{Phase, Tournament, TournamentStep};
use lasermate_present::button::button;
use lasermate_present::text;
use serde::{Deserialize, Serialize};

use crate::store::{DerivedChange, StoreError, TournamentRow};
use crate::use_cases::change::{Call, Change, HandlerResult, RoomPost, ServiceError, refuse, row_at};
use crate::world::World;

/// A step as the log has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RecordedStep {
    pub(crate) id: u64,
    pub(crate) does: TournamentStep,
}

pub(crate) fn tournament(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let action = asked.get("action").unwrap_or("standings").to_ascii_lowercase();
    if action == "create" {
        return create::create_tournament(world, call, asked);
    }
    if asked.options.keys().any(|name| name != "action" && asked.get(name).is_some()) {
        return refuse(text::tournament::FOR_CREATE_ALONE);
    }
    let room = &call.request.room;
    let Some(row) = here::tournament_here(world, room)? else {
        return refuse(text::tournament::none_here(call.request.admin));
    };
    match action.as_str() {
        "standings" => show::tournament_standings(world, call, &row),
        "join" => people::join_tournament(world, call, row),
        "leave" => people::leave_tournament(world, call, row),
        "start" => create::start_tournament(world, call, row),
        "end" => create::end_tournament(world, call, row),
        _ => refuse(text::tournament::CHOOSE),
    }
}

/// A button of a tournament.
pub(crate) fn at_tournament(world: &World, call: &Call<'_>, id: u64, does: AtTournament) -> HandlerResult {
    let found = world.store.tournament(id)?;
    let Some(row) = found.filter(|row| here::sees_tournament(world, &call.request.room, row)) else {
        return refuse(text::handler::DEAD);
    };
    match does {
        AtTournament::Join => people::join_tournament(world, call, row),
        AtTournament::Leave => people::leave_tournament(world, call, row),
        AtTournament::Standings => show::tournament_standings(world, call, &row),
    }
}

/// A person's step, with what they are told and what their room is.
pub(crate) fn tournament_step(
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

/// The body of a step's row.
pub(crate) fn recorded(id: u64, does: TournamentStep) -> Result<String, StoreError> {
    crate::use_cases::change::json(&RecordedStep { id, does })
}

/// The buttons under what a room is told of a tournament at a moment.
pub(crate) fn tournament_buttons(row: &TournamentRow, now: UnixMillis) -> Vec<Button> {
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

/// A tournament after steps that nobody asked for, and what changes by them.
pub(crate) fn steps_by_clock(
    row: &TournamentRow,
    steps: Vec<TournamentStep>,
    post: Option<RoomPost>,
    now: UnixMillis,
) -> Result<(TournamentRow, Change), ServiceError> {
    let mut after = row.clone();
    let mut rows = Vec::new();
    for step in steps {
        after.tournament.apply(&step).map_err(unfit)?;
        rows.push(tournament_row(row, recorded(row.id, step)?, now));
    }
    let derived = vec![DerivedChange::Tournament(Box::new(after.clone()))];
    let posts = post.into_iter().collect();
    Ok((after, Change { rows, derived, posts, ..Change::default() }))
}

/// A row of the log that nobody asked for.
pub(crate) fn tournament_row(row: &TournamentRow, body: String, at: UnixMillis) -> NewRow {
    row_at(at, (&row.server, &row.room), Verb::Tournament, body)
}

pub(crate) fn unfit(error: lasermate_domain::tournament::StepError) -> ServiceError {
    ReplayError::Unfit(error.to_string()).into()
}

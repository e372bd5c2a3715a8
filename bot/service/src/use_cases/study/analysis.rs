//! `/analyse`: a finished game looked back at, one position after the other between other thoughts, and posted when it is
//! done.

use std::sync::Arc;

use lasermate_domain::limits::STUDIES;
use lasermate_domain::log::Verb;
use lasermate_domain::port::{Invocation, Reply};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_present::text;

use crate::store::{DerivedChange, StudyRow};
use crate::use_cases::change::{Call, Change, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::use_cases::seated;
use crate::use_cases::study::hint;
use crate::use_cases::study::similar_position::has_been_near;
use crate::world::World;

/// `/analyse`: lets a finished game wait to be looked back at.
pub(crate) fn analyse(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let table = finished_game(world, call, asked.get("game"))?;
    if !call.request.can.post {
        return refuse(text::handler::cannot_post(&call.request.can.missing));
    }
    if table.record.is_empty() {
        return refuse(text::study::NOTHING_PLAYED);
    }
    hint::helps_no_own_game(world, call, |own| has_been_near(&table, own))?;
    let (id, room, server) = (table.id.0, call.request.room.clone(), call.request.server.clone());
    let waiting = world.store.studies()?;
    if waiting.iter().any(|other| other.game == id && other.room == room) {
        return Ok(HandlerOutcome::shown(Reply::quiet(text::study::analysing(&table, true))));
    }
    if waiting.len() >= STUDIES {
        return refuse(text::study::BUSY);
    }
    Ok(Change::of(
        text::study::analysing(&table, false),
        call.row(Verb::Study, id.to_string()),
        DerivedChange::Study(StudyRow { room, game: id, server, at: call.at() }),
    )
    .into())
}

/// The finished game of a code, else the room's newest finished one.
fn finished_game(world: &World, call: &Call<'_>, code: Option<&str>) -> Result<Arc<Table>, ServiceError> {
    let found = match code {
        Some(_) => Some(seated::game_meant(world, call, code)?),
        None => {
            let room = &call.request.room;
            match world.newest(room, |room| world.store.last_finished_game(room))? {
                Some(game) => Some(game),
                None => world.live_game(room)?,
            }
        }
    };
    match found {
        Some(game) if game.state() == GameStatus::Ended => Ok(game),
        Some(game) if hint::is_without_hints(world, &game)? => refuse(text::study::NOT_OVER_NOR_HELPED),
        Some(_) => refuse(text::study::NOT_OVER),
        None => refuse(text::study::NO_FINISHED),
    }
}

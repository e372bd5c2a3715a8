//! Who hears of what has been stored, in this order. Nothing else changes what memory holds of it.

use std::sync::Arc;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_domain::tournament::Phase;

use crate::service::Service;
use crate::store::{Commit, DerivedChange, GameRows};
use crate::use_cases::rooms::settings::LANGUAGE;
use crate::world::World;

/// What has been stored, with its game as it is then.
#[derive(Debug)]
pub(crate) struct Committed<'a> {
    pub(crate) commit: &'a Commit,
    pub(crate) game: Option<Arc<Table>>,
}

const ALL: [fn(&Service, &Committed<'_>); 8] =
    [tournaments, clocks, cache, languages, computers, tables, outbox, studies];

/// Tells all who hear of a commit.
pub(crate) fn tell(service: &Service, committed: &Committed<'_>) {
    for listener in ALL {
        listener(service, committed);
    }
}

/// Notes which tournaments can go on.
fn tournaments(service: &Service, committed: &Committed<'_>) {
    let mut goes_on = Vec::new();
    for derived in &committed.commit.derived {
        if let DerivedChange::Tournament(row) = derived {
            service.world.tables.note_tournament(row);
            // One that has ended lets its games go.
            goes_on.extend(Some(row.id).filter(|_| row.tournament.phase != Phase::Open));
        }
    }
    let is_over = |game: &&Arc<Table>| matches!(game.state(), GameStatus::Ended | GameStatus::Archived);
    let over = committed.game.as_ref().filter(is_over);
    goes_on.extend(over.and_then(|game| game.tournament).map(|own| own.id));
    if !goes_on.is_empty() {
        goes_on.into_iter().for_each(|id| service.schedule.tournaments.note(id));
        service.schedule.sooner.notify_waiters();
    }
}

fn clocks(service: &Service, committed: &Committed<'_>) {
    for derived in &committed.commit.derived {
        if let DerivedChange::Archived(id) = derived {
            service.schedule.timers.forget(*id);
        }
    }
    if let Some(game) = &committed.game {
        keep_time(service, game);
    }
}

/// Notes from where a game is seen, and when it is due.
pub(crate) fn keep_time(service: &Service, table: &Table) {
    service.world.tables.note_ways(table);
    if service.schedule.timers.note(table) {
        service.schedule.sooner.notify_waiters();
    }
}

fn cache(service: &Service, committed: &Committed<'_>) {
    if let Some(game) = &committed.game {
        service.world.games.put(game);
    }
    if committed.commit.derived.iter().any(|derived| matches!(derived, DerivedChange::Forget(_))) {
        service.world.games.clear();
    }
}

/// Forgets which languages are spoken where they may be others now.
fn languages(service: &Service, committed: &Committed<'_>) {
    let known = &service.world.people.languages;
    let derived = || committed.commit.derived.iter();
    if derived().any(|derived| matches!(derived, DerivedChange::Spoken(..) | DerivedChange::Forget(_))) {
        known.chosen.clear();
    }
    // The thread of a game has the settings of the room above.
    let moves = |row: &NewRow| matches!(row.verb, Verb::Begin | Verb::Moved | Verb::Archive | Verb::Resume);
    let sets =
        |derived: &DerivedChange| matches!(derived, DerivedChange::Setting(_, name, _) if name == LANGUAGE);
    if derived().any(sets) || committed.commit.game.iter().flat_map(GameRows::rows).any(moves) {
        known.set.clear();
    }
}

fn computers(service: &Service, committed: &Committed<'_>) {
    if let Some(game) = &committed.game {
        service.computers.called.note(game);
    }
}

fn tables(service: &Service, committed: &Committed<'_>) {
    let parts =
        |derived: &DerivedChange| matches!(derived, DerivedChange::Linked(_) | DerivedChange::Unlinked(_));
    if committed.commit.derived.iter().any(parts) {
        read_tables(&service.world);
    }
}

/// Reads again which rooms share tables. They are few, and seldom change.
pub(crate) fn read_tables(world: &World) {
    if let Err(error) = world.tables.read_again(&world.store) {
        tracing::error!(%error, "reading linked rooms failed");
    }
}

fn outbox(service: &Service, committed: &Committed<'_>) {
    if !committed.commit.posts.is_empty() {
        service.waiting.notify_waiters();
    }
}

fn studies(service: &Service, committed: &Committed<'_>) {
    if committed.commit.derived.iter().any(|derived| matches!(derived, DerivedChange::Study(_))) {
        service.computers.studies.notify_one();
    }
}

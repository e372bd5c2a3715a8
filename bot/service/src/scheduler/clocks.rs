//! Games that time alone changes: what happens by their own clocks is stored, and told.

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_present::text;

use crate::commit;
use crate::scheduler::resume;
use crate::service::Service;
use crate::store::StoreError;
use crate::use_cases::change::{GameDraft, ServiceError, by_clock};
use crate::use_cases::game_posts::{self, to_mention};
use crate::use_cases::play::timed_games;

/// How often it is noted that the program runs, while a game depends on it.
const BEAT: UnixMillis = 500;
/// How long the clocks are left alone at the most.
const LONGEST: UnixMillis = 10_000;

/// How long the clocks are left alone at the most as things are.
pub(crate) fn longest_rest(service: &Service) -> UnixMillis {
    if service.schedule.timers.any_stands_still() { BEAT } else { LONGEST }
}

/// Notes that the program runs, where a game depends on it.
pub(crate) fn beat(service: &Service, now: UnixMillis) -> Result<(), StoreError> {
    let world = &service.world;
    if world.clock.taken_up.is_done() && service.schedule.timers.any_needs_the_bot() {
        service.store.note_alive(now)
    } else {
        Ok(())
    }
}

/// Lets everything happen that is due by a game's own clock up to a moment, each thing at its own time. The room's lock
/// is held.
pub(crate) fn catch_up(service: &Service, id: u64, to: UnixMillis) -> Result<(), ServiceError> {
    resume::take_up_one(service, id, to)?;
    let due = |table: &Table| table.event_at().filter(|at| *at <= to && table.state() == GameStatus::Live);
    while let Some(table) = service.world.game(id)? {
        let Some(at) = due(&table) else { break };
        run_clock(service, &table, at)?;
    }
    Ok(())
}

/// What happens by the clock at a moment happens: it is stored, and the room is told.
pub(crate) fn run_clock(service: &Service, table: &Table, at: UnixMillis) -> Result<(), ServiceError> {
    if table.clock.live.is_some() {
        return flag_falls(service, table, at);
    }
    let before = table.game.clone();
    let mut table = GameDraft::of(table);
    let row = by_clock(&table, Verb::Clock, "", at);
    // Of this moment alone: where nothing happens the game still tells what happened last.
    let then = table.clock.since(table.clock.stamp(at));
    let effects = table.game.advance(then);
    // By then everything has happened: what applies the row finds the clock where it belongs.
    table.add(row)?;
    let posts = timed_games::clock_posts(&service.world, &table, &before, (&effects, None), at)?;
    commit::settle_clock(service, at, table.told("", posts))
}

/// The flag of whoever is to act falls at a moment: it is stored, and the room is told.
fn flag_falls(service: &Service, table: &Table, at: UnixMillis) -> Result<(), ServiceError> {
    let mut table = GameDraft::of(table);
    let Some((late, _)) = table.clock.live.and_then(|clock| clock.running()) else { return Ok(()) };
    let seat = Some(late);
    let played = table.add(NewRow { seat, ..by_clock(&table, Verb::Flag, "", at) })?;
    let words = text::announce::flag_falls(&table, late, &played);
    let posts = game_posts::board_posts(&service.world, &table, words, to_mention(&table, false), at)?;
    commit::settle_clock(service, at, table.told("", posts))
}

/// Shows a board on which pieces have become ready.
pub(crate) fn show_again(service: &Service, table: &Table, now: UnixMillis) -> Result<(), ServiceError> {
    let mut table = GameDraft::of(table);
    table.clock.shown_at = now;
    let words = text::clock::ready_line(&table.seen_at(now).game);
    let mut posts = game_posts::board_posts(&service.world, &table, words, Vec::new(), now)?;
    posts.truncate(1);
    commit::settle_clock(service, now, table.told("", posts))
}

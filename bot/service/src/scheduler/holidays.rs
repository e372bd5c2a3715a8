//! Games are told who is away.

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_present::text;

use crate::commit::{self, locks};
use crate::service::Service;
use crate::store::{DerivedChange, Holiday};
use crate::use_cases::change::{Change, GameDraft, ServiceError, by_clock};
use crate::use_cases::game_posts;
use crate::use_cases::play::holiday::{is_over_for, seat_in, until_day};
use crate::use_cases::rooms::pings;
use crate::world::games;

/// Tells the games of everybody who went on holiday or came back.
pub(crate) fn tell_holidays(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    games::each(world.store.holidays_to_tell()?, |holiday| {
        for id in world.store.live_games_of(holiday.person)? {
            let Some(room) = world.readable(id)?.map(|game| game.room.clone()) else { continue };
            locks::in_room(service, &room, || {
                world.about_game(id, tell_holiday(service, id, &holiday, now))
            })?;
        }
        // Another one may have been asked for meanwhile.
        if world.store.holiday(holiday.person, &holiday.server)?.as_ref() == Some(&holiday) {
            let told = Holiday { told: true, ..holiday };
            let rows = vec![told.row(now)];
            let derived = vec![DerivedChange::Holiday(Box::new(told))];
            commit::settle_clock(service, now, Change { rows, derived, ..Change::default() })?;
        }
        Ok(())
    })
}

/// Tells one game, where it does not know yet. Whoever began it on holiday plays it.
fn tell_holiday(service: &Service, id: u64, holiday: &Holiday, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    let concerned = |table: &Table| {
        let began_before = table.clock.started_at <= holiday.begun_at;
        let here = table.server == holiday.server;
        table.state() == GameStatus::Live && table.knows_holidays() && began_before && here
    };
    let Some(table) = world.game(id)?.filter(|table| concerned(table)) else { return Ok(()) };
    let seat = seat_in(&table, holiday.person);
    let Some(seat) = seat.filter(|seat| table.living().contains(seat)) else {
        return Ok(());
    };
    let known = table.away_until(seat);
    if known == holiday.until || known <= now && holiday.until <= now {
        return Ok(());
    }
    let mut table = GameDraft::of(&table);
    let row = by_clock(&table, Verb::Away, &holiday.until.to_string(), now);
    table.add(NewRow { seat: Some(seat), ..row })?;
    let until = until_day(holiday.until, now, pings::wish(world, holiday.person)?.zone);
    let words = text::holiday::told(&table, seat, until.as_deref(), is_over_for(&table, seat, now));
    let posts = game_posts::remark_posts(world, &table, words, Vec::new(), now)?;
    commit::settle_clock(service, now, table.told("", posts))
}

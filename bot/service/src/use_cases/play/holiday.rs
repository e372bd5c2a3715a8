//! `/holiday`: who is away for some days does not run out of time.

use lasermate_domain::calendar::{DAY, days_later};
use lasermate_domain::duration::Span;
use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{Reply, UnixMillis};
use lasermate_domain::tables::table::Table;
use lasermate_domain::time_zone::Zone;
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use crate::store::{DAYS_A_YEAR, DerivedChange, Holiday};
use crate::use_cases::change::{Call, Change, HandlerOutcome, HandlerResult, refuse};
use crate::use_cases::rooms::pings;
use crate::world::World;

pub(crate) fn holiday(world: &World, call: &Call<'_>, days: Option<&str>) -> HandlerResult {
    let now = call.at();
    let zone = pings::wish(world, call.who)?.zone;
    let last = world.store.holiday(call.who, &call.request.server)?;
    let is_on = last.as_ref().is_some_and(|last| last.until > now);
    let Some(days) = days.map(str::trim) else {
        let used = last.as_ref().map_or(0, |last| last.used_in_year_of(now));
        let until = last.filter(|_| is_on).map(|last| text::time::day(last.until, zone));
        return Ok(HandlerOutcome::shown(Reply::quiet(text::holiday::shown(
            until.as_deref(),
            DAYS_A_YEAR.saturating_sub(used),
        ))));
    };
    let ended = last.map(|last| last.ended(now));
    let used = ended.as_ref().map_or(0, |ended| ended.used_in_year_of(now));
    let left = DAYS_A_YEAR.saturating_sub(used);
    let holiday = if days.eq_ignore_ascii_case("off") {
        match ended.filter(|_| is_on) {
            Some(ended) => ended,
            None => return refuse(text::holiday::NOT_AWAY),
        }
    } else {
        let whole = |span: Span| (span.ms % DAY == 0).then(|| u32::try_from(span.ms / DAY).ok()).flatten();
        match days.parse().ok().or_else(|| Span::read(days).and_then(whole)) {
            Some(days @ 1..=DAYS_A_YEAR) if days <= left => Holiday {
                person: call.who,
                server: call.request.server.clone(),
                room: call.request.room.clone(),
                begun_at: now,
                until: days_later(now, days, zone),
                used: used + days,
                told: false,
            },
            Some(1..=DAYS_A_YEAR) => return refuse(text::holiday::too_long(left)),
            _ => return refuse(text::holiday::CHOOSE),
        }
    };
    let left = DAYS_A_YEAR.saturating_sub(holiday.used_in_year_of(now));
    let mut over = Vec::new();
    for id in world.store.live_games_of(call.who)? {
        let Some(game) = world.readable(id)?.filter(|game| game.server == call.request.server) else {
            continue;
        };
        if seat_in(&game, call.who).is_some_and(|seat| is_over_for(&game, seat, now)) {
            over.push(game.id);
        }
    }
    let words = text::holiday::is_now(until_day(holiday.until, now, zone).as_deref(), left, &over);
    let rows = vec![holiday.row(now)];
    let derived = vec![DerivedChange::Holiday(Box::new(holiday))];
    Ok(Change { words, rows, derived, ..Change::default() }.into())
}

/// The day on which a holiday ends, where it is on.
pub(crate) fn until_day(until: UnixMillis, now: UnixMillis, zone: Zone) -> Option<String> {
    (until > now).then(|| text::time::day(until, zone))
}

pub(crate) fn seat_in(table: &Table, who: PersonNo) -> Option<Seat> {
    let mut seats = Seat::ALL.into_iter().zip(&table.seating.numbers);
    seats.find(|(_, own)| **own == who).map(|(seat, _)| seat)
}

/// Whether a seat's time was over before its holiday, which does not bring it back.
pub(crate) fn is_over_for(table: &Table, seat: Seat, now: UnixMillis) -> bool {
    table.knows_holidays() && table.late_seat() == Some(seat) && table.is_overdue(now)
}

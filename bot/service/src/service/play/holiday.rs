//! `/holiday`: who is away for some days does not run out of time.

use lasermate_domain::calendar::{DAY, day_words, days_later};
use lasermate_domain::duration::Span;
use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{Reply, UnixMillis};
use lasermate_domain::sessions::game::{Game, GameStatus};
use lasermate_domain::sessions::log_payload::seat_number;
use lasermate_domain::time_zone::Zone;
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use crate::service::rooms::servers::by_clock;
use crate::service::state::Service;
use crate::service::use_case::{Call, Change, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::store::{DAYS_A_YEAR, DerivedChange, Holiday};

impl Service {
    pub(in crate::service) fn holiday(&self, call: &Call<'_>, days: Option<&str>) -> HandlerResult {
        let now = call.at();
        let zone = self.wish(call.who)?.zone;
        let last = self.store.holiday(call.who, &call.request.server)?;
        let is_on = last.as_ref().is_some_and(|last| last.until > now);
        let Some(days) = days.map(str::trim) else {
            let used = last.as_ref().map_or(0, |last| last.used_in_year_of(now));
            let until = last.filter(|_| is_on).map(|last| day_words(last.until, zone));
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
            let whole =
                |span: Span| (span.ms % DAY == 0).then(|| u32::try_from(span.ms / DAY).ok()).flatten();
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
        for id in self.store.live_games_of(call.who)? {
            let Some(game) = self.readable(id)?.filter(|game| game.live.server == call.request.server) else {
                continue;
            };
            if seat_in(&game, call.who).is_some_and(|seat| is_over_for(&game, seat, now)) {
                over.push(game.live.id);
            }
        }
        let words = text::holiday::is_now(until_day(holiday.until, now, zone).as_deref(), left, &over);
        let rows = vec![holiday.row(now)];
        let derived = vec![DerivedChange::Holiday(Box::new(holiday))];
        Ok(Change { words, rows, derived, ..Change::default() }.into())
    }

    /// Tells the games of everybody who went on holiday or came back.
    pub(in crate::service) fn tell_holidays(&self, now: UnixMillis) -> Result<(), ServiceError> {
        self.each(self.store.holidays_to_tell()?, |holiday| {
            for id in self.store.live_games_of(holiday.person)? {
                let Some(room) = self.readable(id)?.map(|game| game.live.room.clone()) else { continue };
                self.in_room(&room, || self.about_game(id, self.tell_holiday(id, &holiday, now)))?;
            }
            // Another one may have been asked for meanwhile.
            if self.store.holiday(holiday.person, &holiday.server)?.as_ref() == Some(&holiday) {
                let told = Holiday { told: true, ..holiday };
                let rows = vec![told.row(now)];
                let derived = vec![DerivedChange::Holiday(Box::new(told))];
                self.settle_clock(now, Change { rows, derived, ..Change::default() })?;
            }
            Ok(())
        })
    }

    /// Tells one game, where it does not know yet. Whoever began it on holiday plays it.
    fn tell_holiday(&self, id: u64, holiday: &Holiday, now: UnixMillis) -> Result<(), ServiceError> {
        let concerned = |game: &Game| {
            let began_before = game.live.started_at <= holiday.begun_at;
            let here = game.live.server == holiday.server;
            game.state() == GameStatus::Live && game.knows_holidays() && began_before && here
        };
        let Some(game) = self.game(id)?.filter(|game| concerned(game)) else { return Ok(()) };
        let seat = seat_in(&game, holiday.person);
        let Some(seat) = seat.filter(|seat| game.live.living().contains(seat)) else {
            return Ok(());
        };
        let known = game.away_until(seat);
        if known == holiday.until || known <= now && holiday.until <= now {
            return Ok(());
        }
        let row = NewRow {
            seat: Some(seat_number(seat)),
            ..by_clock(&game, Verb::Away, &holiday.until.to_string(), now)
        };
        let mut game = Game::clone(&game);
        game.apply(&row)?;
        let until = until_day(holiday.until, now, self.wish(holiday.person)?.zone);
        let words = text::holiday::told(&game.live, seat, until.as_deref(), is_over_for(&game, seat, now));
        let posts = self.remark_posts(&game, words, Vec::new(), now)?;
        Ok(self
            .settle_clock(now, Change { posts, game: Some(game.grown_by(vec![row])), ..Change::default() })?)
    }
}

/// The day on which a holiday ends, where it is on.
fn until_day(until: UnixMillis, now: UnixMillis, zone: Zone) -> Option<String> {
    (until > now).then(|| day_words(until, zone))
}

fn seat_in(game: &Game, who: PersonNo) -> Option<Seat> {
    let mut seats = Seat::ALL.into_iter().zip(&game.seats);
    seats.find(|(_, own)| **own == who).map(|(seat, _)| seat)
}

/// Whether a seat's time was over before its holiday, which does not bring it back.
fn is_over_for(game: &Game, seat: Seat, now: UnixMillis) -> bool {
    game.knows_holidays() && game.late_seat() == Some(seat) && game.is_overdue(now)
}

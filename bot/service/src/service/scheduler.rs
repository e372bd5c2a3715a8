//! What time does: challenges run out, players are reminded, quiet games are asked about and archived, refused requests
//! are forgotten.

use std::sync::atomic::Ordering;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{AtGame, Post, TimeClaim, UnixMillis};
use lasermate_domain::sessions::deadlines::{ARCHIVED_AFTER, DueAction};
use lasermate_domain::sessions::game::Game;
use lasermate_domain::sessions::log_payload::seat_number;
use lasermate_present::button::at_table;
use lasermate_present::text;

use super::lookup::to_mention;
use crate::service::memory::locks::hold;
use crate::service::state::Service;
use crate::service::use_case::{Change, RoomPost, ServiceError};
use crate::store::{ChallengeRow, ChallengeState, DerivedChange, StoreError};

/// How long a refused request is remembered: 7 days. No platform delivers again what is older.
const REFUSED_KEPT: UnixMillis = 7 * 24 * 60 * 60 * 1000;
/// How often refused requests are looked through: once an hour.
const SWEEP_EVERY: UnixMillis = 60 * 60 * 1000;
/// How many of them are forgotten at once, so that nobody waits for it.
const SWEPT_AT_ONCE: usize = 500;

impl Service {
    /// Does what is due at a time. Nothing is done twice, and after a long sleep only what still makes sense.
    pub fn tick(&self, now: UnixMillis) {
        if let Err(error) = self.tick_all(now) {
            tracing::error!(%error, "doing what is due failed; retrying");
        }
    }

    fn tick_all(&self, now: UnixMillis) -> Result<(), ServiceError> {
        self.mind_leap();
        self.leaps.busy();
        let done = self.do_what_is_due(now);
        self.leaps.rest();
        done
    }

    fn do_what_is_due(&self, now: UnixMillis) -> Result<(), ServiceError> {
        let _ = self.ticked_first.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed);
        let clock_minded = self.mind_clock(now);
        self.latest.fetch_max(now, Ordering::Relaxed);
        // Whatever goes wrong with one thing, the others are due all the same.
        self.store.wipe_journal_again();
        let done = [
            clock_minded,
            self.take_up(now),
            self.beat(now).map_err(ServiceError::from),
            // Before anybody's time is over by it.
            self.tell_holidays(now),
            self.expire_due(now),
            self.wake_due(now),
            self.resign_for_the_gone(now),
            self.run_tournaments(now),
            self.post_dailies(now),
            self.sweep(now).map_err(ServiceError::from),
            self.let_go(now),
            self.look_for_silence(now),
            self.note_earlier_ends().map_err(ServiceError::from),
        ];
        done.into_iter().collect()
    }

    fn expire_due(&self, now: UnixMillis) -> Result<(), ServiceError> {
        self.each(self.store.challenges_due(now)?, |challenge| {
            self.in_room(&challenge.room, || self.expire(challenge.id, now, true))
        })
    }

    fn wake_due(&self, now: UnixMillis) -> Result<(), ServiceError> {
        self.each(self.store.games_due(now)?, |id| {
            let Some(game) = self.readable(id)? else { return Ok(()) };
            self.in_room(&game.live.room, || self.about_game(id, self.wake(id, now)))
        })
    }

    /// Forgets old refused requests, an hour after the last time; after a full batch the next tick goes on.
    fn sweep(&self, now: UnixMillis) -> Result<(), StoreError> {
        if now < self.sweeps_at.load(Ordering::Relaxed) {
            return Ok(());
        }
        let swept = self.store.forget_refused(now - REFUSED_KEPT, SWEPT_AT_ONCE)?;
        if swept < SWEPT_AT_ONCE {
            self.sweeps_at.store(now + SWEEP_EVERY, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Ends a challenge that has run out, which its room is told; or without a word one that nobody can accept any more.
    pub(super) fn expire(&self, id: u64, now: UnixMillis, aloud: bool) -> Result<(), ServiceError> {
        let _seating = hold(&self.seating);
        let over =
            |row: &ChallengeRow| row.state == ChallengeState::Open && (!aloud || row.expires_at <= now);
        let Some(mut challenge) = self.store.challenge(id)?.filter(over) else { return Ok(()) };
        challenge.state = ChallengeState::Expired;
        let row = NewRow {
            at: now,
            server: challenge.server.clone(),
            room: challenge.room.clone(),
            person: None,
            challenge: Some(id),
            seat: None,
            verb: Verb::Expire,
            body: String::new(),
        };
        let mut posts = Vec::new();
        if aloud {
            let challenger = self.store.person(challenge.challenger)?;
            let words =
                match self.standing(challenge.clone()).ok().and_then(|standing| standing.terms.rematch) {
                    Some(_) => text::rematch::expires(&challenger),
                    None => text::challenges::expires(&challenger),
                };
            let post = Post { challenge: Some(id), ..Post::of_words(words) };
            posts.push(RoomPost::of_table(challenge.room.clone(), post));
        }
        let derived = vec![DerivedChange::Challenge(challenge)];
        Ok(self.settle_clock(now, Change { rows: vec![row], derived, posts, ..Change::default() })?)
    }

    /// Does what a game is due, one thing after the other.
    fn wake(&self, id: u64, now: UnixMillis) -> Result<(), ServiceError> {
        self.take_up_one(id, now)?;
        while let Some((game, due)) =
            self.game(id)?.and_then(|game| game.due(now).map(|due| (Game::clone(&game), due)))
        {
            match due {
                DueAction::Clock => self.run_clock(&game, game.event_at().unwrap_or(now))?,
                DueAction::Board => self.show_again(game, now)?,
                DueAction::Forfeit => {
                    if !self.forfeit(&game, now)? {
                        return Ok(());
                    }
                }
                _ => self.wake_once(game, due, now)?,
            }
        }
        Ok(())
    }

    /// Notes what has fallen due in a game, and tells its room.
    pub(super) fn wake_once(
        &self,
        mut game: Game,
        due: DueAction,
        now: UnixMillis,
    ) -> Result<(), ServiceError> {
        let absent = if due == DueAction::Assent { game.absent_voter(now) } else { None };
        let row = NewRow {
            at: now,
            server: game.live.server.clone(),
            room: game.live.room.clone(),
            person: None,
            challenge: None,
            seat: absent.map(seat_number),
            verb: match due {
                DueAction::Reminder => Verb::Remind,
                DueAction::Overdue => Verb::Overdue,
                DueAction::Assent => Verb::Assent,
                DueAction::AskAbandoned => Verb::AskAbandoned,
                DueAction::Archive | DueAction::Clock | DueAction::Board | DueAction::Forfeit => {
                    Verb::Archive
                }
            },
            body: String::new(),
        };
        let late = game.late_seat();
        game.apply(&row)?;
        let live = &game.live;
        let words = match due {
            DueAction::Reminder => text::lifecycle::reminder(live, live.deadline.unwrap_or(now) - now),
            DueAction::Overdue => late
                .map(|late| text::lifecycle::overdue(live, late, game.drawn_if_late(late).is_some()))
                .unwrap_or_default(),
            DueAction::Assent => absent.map(|seat| text::lifecycle::assents(live, seat)).unwrap_or_default(),
            DueAction::AskAbandoned => text::lifecycle::abandoned(live, now + ARCHIVED_AFTER),
            DueAction::Archive | DueAction::Clock | DueAction::Board | DueAction::Forfeit => {
                text::lifecycle::archived(live)
            }
        };
        let mention = if due == DueAction::Archive { Vec::new() } else { to_mention(&game, false) };
        let mut posts = self.board_posts(&game, words, mention, now)?;
        if due != DueAction::Assent {
            posts.truncate(1);
        }
        if matches!(due, DueAction::AskAbandoned | DueAction::Archive) {
            for RoomPost { post, .. } in &mut posts {
                let label =
                    if due == DueAction::Archive { text::buttons::RESUME } else { text::buttons::GOES_ON };
                post.buttons = vec![at_table(live, AtGame::Resume, label)];
                let away =
                    late.filter(|late| due == DueAction::AskAbandoned && game.may_be_replaced(*late, now));
                post.buttons.extend(away.map(|_| {
                    let label = text::buttons::COMPUTER_PLAYS_ON;
                    at_table(live, AtGame::Claim(TimeClaim::Computer), label)
                }));
            }
        }
        self.settle_clock(now, Change { posts, game: Some(game.grown_by(vec![row])), ..Change::default() })?;
        Ok(())
    }
}

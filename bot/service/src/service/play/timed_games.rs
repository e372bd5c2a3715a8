//! Games that time alone changes, without turns or with live clocks: what happens by the clock, moves at any time, and standing
//! still while the bot is away.

use std::sync::Arc;
use std::time::Duration;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{Reply, UnixMillis};
use lasermate_domain::sessions::game::{Game, GameStatus};
use lasermate_domain::sessions::log_payload::seat_number;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_present::text;
use lasermate_present::variants::{self, ByClock};

use crate::service::lookup::to_mention;
use crate::service::rooms::servers::by_clock;
use crate::service::state::Service;
use crate::service::use_case::{Call, Change, RoomPost, SeatedPlayer, ServiceError, refuse};
use crate::store::StoreError;

/// How often it is noted that the program runs, while a game depends on it.
const BEAT: UnixMillis = 500;
/// How long the clocks are left alone at the most.
const LONGEST: UnixMillis = 10_000;
/// How long they are left alone at the least, so that a store that cannot be written does not keep the program busy.
const SHORTEST: UnixMillis = 20;
/// Black's moves that wait no longer than this are told when they are carried out, and not before.
const SHORT_WAIT: u64 = 3000;

impl Service {
    /// How long after a moment the clocks want to be looked at again ([`Service::tick`]). When [`Service::sooner`] is
    /// notified, ask again.
    pub fn rest(&self, now: UnixMillis) -> Duration {
        if self.tournaments.any() {
            return Duration::from_millis(SHORTEST.unsigned_abs());
        }
        let longest = self.longest_rest();
        let rest = self.timers.next().map_or(longest, |at| (at - now).clamp(SHORTEST, longest));
        Duration::from_millis(u64::try_from(rest).unwrap_or(0))
    }

    /// How long the clocks are left alone at the most as things are.
    pub(in crate::service) fn longest_rest(&self) -> UnixMillis {
        if self.timers.any_stands_still() { BEAT } else { LONGEST }
    }

    /// Notified when a clock is due sooner than it was.
    pub fn sooner(&self) -> Arc<tokio::sync::Notify> {
        Arc::clone(&self.sooner)
    }

    /// Notes that the program runs, where a game depends on it.
    pub(in crate::service) fn beat(&self, now: UnixMillis) -> Result<(), StoreError> {
        if self.taken_up.is_done() && self.timers.any_needs_the_bot() {
            self.store.note_alive(now)
        } else {
            Ok(())
        }
    }

    /// Lets everything happen that is due by a game's own clock up to a moment, each thing at its own time. The room's lock
    /// is held.
    pub(in crate::service) fn catch_up(
        &self,
        mut game: Arc<Game>,
        to: UnixMillis,
    ) -> Result<Arc<Game>, ServiceError> {
        let id = game.live.id.0;
        if !self.taken_up.is_done() {
            self.take_up_one(id, to)?;
            game = self.game(id)?.unwrap_or(game);
        }
        let due = |game: &Game| game.event_at().filter(|at| *at <= to && game.state() == GameStatus::Live);
        while let Some(at) = due(&game) {
            self.run_clock(&game, at)?;
            game = match self.game(id)? {
                Some(game) => game,
                None => return Ok(game),
            };
        }
        Ok(game)
    }

    /// What happens by the clock at a moment happens: it is stored, and the room is told.
    pub(in crate::service) fn run_clock(&self, game: &Game, at: UnixMillis) -> Result<(), ServiceError> {
        if game.live.live_clock.is_some() {
            return self.flag_falls(game, at);
        }
        let before = game.live.game.clone();
        let mut game = Game::clone(game);
        let row = by_clock(&game, Verb::Clock, "", at);
        // Of this moment alone: where nothing happens the game still tells what happened last.
        let then = game.live.since(game.stamp(at));
        let effects = game.live.game.advance(then);
        // By then everything has happened: what applies the row finds the clock where it belongs.
        game.apply(&row)?;
        let posts = self.clock_posts(&game, &before, (&effects, None), at)?;
        Ok(self
            .settle_clock(at, Change { posts, game: Some(game.grown_by(vec![row])), ..Change::default() })?)
    }

    /// The flag of whoever is to act falls at a moment: it is stored, and the room is told.
    fn flag_falls(&self, game: &Game, at: UnixMillis) -> Result<(), ServiceError> {
        let mut game = Game::clone(game);
        let Some((late, _)) = game.live.live_clock.and_then(|clock| clock.running()) else { return Ok(()) };
        let row = NewRow { seat: Some(seat_number(late)), ..by_clock(&game, Verb::Flag, "", at) };
        let played = game.apply(&row)?;
        let words = text::announce::flag_falls(&game.live, late, &played);
        let posts = self.board_posts(&game, words, to_mention(&game, false), at)?;
        Ok(self
            .settle_clock(at, Change { posts, game: Some(game.grown_by(vec![row])), ..Change::default() })?)
    }

    /// Shows a board on which pieces have become ready.
    pub(in crate::service) fn show_again(&self, mut game: Game, now: UnixMillis) -> Result<(), ServiceError> {
        game.shown_at = now;
        let words = text::clock::ready_line(&game.live.seen_at(now).game);
        let mut posts = self.board_posts(&game, words, Vec::new(), now)?;
        posts.truncate(1);
        Ok(self.settle_clock(
            now,
            Change { posts, game: Some(game.grown_by(Vec::new())), ..Change::default() },
        )?)
    }

    /// The asker at a table whose clock has run to the time of the request.
    pub(in crate::service) fn caught_up(
        &self,
        call: &Call<'_>,
        seated: SeatedPlayer,
    ) -> Result<SeatedPlayer, ServiceError> {
        if seated.game.timed().is_none() || seated.game.state() != GameStatus::Live {
            return Ok(seated);
        }
        let game = self.catch_up(Arc::clone(&seated.game), call.at())?;
        if game.state() == GameStatus::Ended {
            return refuse(text::has_ended(&game.live).unwrap_or_else(|| text::lookup::NO_GAME.to_owned()));
        }
        Ok(SeatedPlayer { game, ..seated })
    }

    /// What a room is told of what happened without turns since `before`; nothing where there is nothing to say yet.
    pub(in crate::service) fn clock_posts(
        &self,
        game: &Game,
        before: &AnyGame,
        (effects, played): (&[Effect], Option<&Played>),
        now: UnixMillis,
    ) -> Result<Vec<RoomPost>, StoreError> {
        let told = |clock: &dyn ByClock| clock.told(&game.live, before, (effects, played), SHORT_WAIT);
        let words = variants::of(game.live.setup.choices()).by_clock().map(told).unwrap_or_default();
        if words.is_empty() {
            return Ok(Vec::new());
        }
        if effects.iter().any(|effect| matches!(effect, Effect::Lasermate { .. })) {
            return self.notable_posts(game, words, now);
        }
        let mention = effects.iter().find_map(|effect| match effect {
            Effect::Check { seat } => Some(*seat),
            Effect::DrawOffered { seat } => Some(seat.other()),
            _ => None,
        });
        let mention = game.live.people_in(mention.filter(|_| game.state() == GameStatus::Live));
        self.board_posts(game, words, mention, now)
    }

    /// `/ready`: who may move now, and when the others may.
    pub(in crate::service) fn ready(&self, call: &Call<'_>) -> Result<Reply, ServiceError> {
        let game = self.game_meant(call, None)?;
        let Some(by_clock) = variants::of(game.live.setup.choices()).by_clock() else {
            return refuse(text::clock::HAS_TURNS);
        };
        Ok(Reply::quiet(by_clock.ready(&game.live.seen_at(call.at()))))
    }
}

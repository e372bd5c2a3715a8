//! What a person can do by pointing at a board, and where they are asked to.

use lasermate_engine::action::Asked;
use serde::Serialize;

use super::button::{Subject, with_rest};
use super::handler::{Service, ServiceError};
use super::lookup::LookError;
use crate::port::{ButtonId, PersonId, RoomId, UnixMillis};
use crate::present::live_board::{self, LiveBoard, Outlook};
use crate::present::title::Title;
use crate::sessions::session::Session;
use crate::store::GameState;
use lasermate_engine::seat::Seat;

/// A game somebody plays.
#[derive(Clone, Debug, Serialize)]
pub struct MyGame {
    /// Its number.
    pub game: u64,
    /// Where it is played.
    pub room: RoomId,
    /// What is played and against whom; plain text.
    pub title: String,
    /// Whether they are asked for anything now.
    pub asked: bool,
    /// When the time of whoever is to act is over.
    pub deadline: Option<UnixMillis>,
}

impl Service {
    /// What somebody can do on the board of a game as it was shown: nothing in a game that has gone on since, is not theirs or
    /// is played elsewhere.
    ///
    /// # Errors
    /// The game cannot be read back.
    pub fn live_board(
        &self,
        who: &PersonId,
        room: &RoomId,
        shown: (u64, u32),
        at: UnixMillis,
    ) -> Result<Option<LiveBoard>, LookError> {
        let Some((live, seat)) = self.playing(who, room, shown, at)? else { return Ok(None) };
        Ok(drawn(live_board::live_board(&live, seat)))
    }

    /// What one of their moves would do.
    ///
    /// # Errors
    /// The game cannot be read back.
    pub fn outlook(
        &self,
        who: &PersonId,
        room: &RoomId,
        shown: (u64, u32),
        (exact, at): (&str, UnixMillis),
    ) -> Result<Option<Outlook>, LookError> {
        let Some((live, seat)) = self.playing(who, room, shown, at)? else { return Ok(None) };
        Ok(drawn(live_board::outlook(&live, seat, exact)).flatten())
    }

    /// The button that plays a move on the board of a version.
    #[must_use]
    pub fn play_button(game: u64, version: u32, exact: &str) -> ButtonId {
        with_rest("play", Subject::Game(game), version, exact, "").id
    }

    /// The live games somebody plays, where they are asked first.
    ///
    /// # Errors
    /// The store fails.
    pub fn games_of(&self, who: &PersonId) -> Result<Vec<MyGame>, LookError> {
        let failed = |error: crate::store::StoreError| LookError::of(ServiceError::from(error));
        let Some(number) = self.store.number_of(who).map_err(failed)? else { return Ok(Vec::new()) };
        let mut games = Vec::new();
        for id in self.store.live_games_of(number).map_err(failed)? {
            let Some(game) = self.readable(id).map_err(LookError::of)? else { continue };
            let live = &game.live;
            let Some(seat) = live.seat_of(who) else { continue };
            // Without turns nobody is called for a move, and a denial may be passed by for ever.
            let called = |what: Asked| !live.has_clock() || what != Asked::Move;
            let asked = live.game.to_act().iter().any(|(asked, what)| asked == seat && called(what));
            games.push(MyGame {
                game: id,
                room: live.room.clone(),
                title: Title::of(live).words,
                asked,
                deadline: live.deadline.filter(|_| asked),
            });
        }
        games.sort_by_key(|game| (!game.asked, game.deadline.unwrap_or(UnixMillis::MAX), game.game));
        Ok(games)
    }

    /// A game with the seat of who asks, as it stands at a moment, if it is live, theirs, played here and still the one that was
    /// shown.
    fn playing(
        &self,
        who: &PersonId,
        room: &RoomId,
        (game, version): (u64, u32),
        at: UnixMillis,
    ) -> Result<Option<(Session, Seat)>, LookError> {
        let Some(game) = self.game(game).map_err(LookError::of)? else { return Ok(None) };
        let live = &game.live;
        let here = game.state() == GameState::Live && live.room == *room;
        let now = live.has_clock() || live.is_fresh(version);
        let seat = live.seat_of(who).filter(|_| here && now);
        Ok(seat.map(|seat| (live.seen_at(game.stamp(at)), seat)))
    }
}

/// What could be drawn; the rest is noted.
fn drawn<T>(drawn: Result<T, lasermate_render::RenderError>) -> Option<T> {
    drawn.inspect_err(|error| tracing::error!(%error, "a board could not be laid out")).ok()
}

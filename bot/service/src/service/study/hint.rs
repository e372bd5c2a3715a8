//! `/hint` and its button: what the computer would do, to who is to act alone, and noted in the record; and whom it helps in no
//! other way either.

use std::time::Duration;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::Reply;
use lasermate_domain::ratings::is_at_stake;
use lasermate_domain::sessions::game::Game;
use lasermate_domain::sessions::hint::Hint;
use lasermate_domain::sessions::log_payload::seat_number;
use lasermate_domain::sessions::session::Session;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Limits, Tuning};
use lasermate_engine::seat::Seat;
use lasermate_present::{show, text};

use crate::service::play::pause::resume_first;
use crate::service::state::Service;
use crate::service::study::similar_position::is_near;
use crate::service::use_case::{
    Call, Change, HandlerOutcome, HandlerResult, SeatedPlayer, ServiceError, refuse,
};
use crate::store::StoreError;

/// The longest that is thought about a hint.
const MOST: Duration = Duration::from_secs(2);
/// How many positions are looked at for one, and how many among three, where each costs more.
const NODES: u64 = 150_000;
const NODES_AMONG_THREE: u64 = 50_000;

impl Service {
    /// Thinks without holding the room up, then notes the hint, unless the position is another one by then. For the seat whose
    /// button was pressed, or else for the asker's in the room's game; or about the puzzle that the asker is at.
    pub(in crate::service) fn hint(&self, call: &Call<'_>, seated: Option<SeatedPlayer>) -> HandlerResult {
        if let Some(told) = self.store.answer(&call.request.id)? {
            return Ok(HandlerOutcome::shown(Reply::secret(told.reply)));
        }
        if seated.is_none()
            && let Some(puzzle) = self.puzzle_at_hand(call)?
        {
            return self.hint_for_puzzle(call, puzzle);
        }
        let seated = seated.map_or_else(|| self.seated(call), Ok)?;
        if self.is_in_tournament(&seated.game.live)? {
            return refuse(text::tournament::NO_HINTS);
        }
        // It would undo a game that is being lost.
        if is_at_stake(&seated.game) {
            return refuse(text::study::NOT_IN_RATED);
        }
        if !seated.first.is_empty() {
            return refuse(resume_first(&seated.game));
        }
        let seen = seated.game.live.seen_at(call.at());
        if !is_asked(&seen, seated.seat) {
            return refuse(text::study::not_asked(&seen));
        }
        self.judges_no_own_game(call, &seen.game)?;
        if let Some(known) = given(&seated.game, seated.seat) {
            let told = Reply::secret(text::study::hint(&seen, seated.seat, &known.exact));
            return Ok(HandlerOutcome::shown(self.drawn(call, &seen, &known.exact, told)?));
        }
        let (game, seat) = (seen.game.clone(), seated.seat);
        let nodes = if game.sides().len() > 2 { NODES_AMONG_THREE } else { NODES };
        let asked = self.thinkers().ask(MOST, move |thinking| {
            let limits = Limits { depth: 64, stop: thinking.stop, ..Limits::nodes(nodes) };
            game.think(seat, (limits, Tuning::PLAY), thinking.memory, &mut |_| {})
        });
        let Ok(pending) = asked else { return refuse(text::study::BUSY) };
        let Some(Some(thought)) = pending.wait() else { return refuse(text::study::NO_HINT) };
        let exact = thought.action.unwrap_or_default();
        self.in_room(&call.request.room, || self.note_hint(call, &seated, &exact))
    }

    /// Whether the computer helps nobody in a game: one of a tournament that is on, or one with something at stake.
    pub(super) fn is_without_hints(&self, game: &Game) -> Result<bool, StoreError> {
        Ok(is_at_stake(game) || self.is_in_tournament(&game.live)?)
    }

    /// Refuses whoever sits in a game without hints the computer's judgement of a position near its own, pasted, put up or played
    /// anywhere (fair.md F13).
    pub(in crate::service) fn judges_no_own_game(
        &self,
        call: &Call<'_>,
        game: &AnyGame,
    ) -> Result<(), ServiceError> {
        self.helps_no_own_game(call, |own| is_near(&own.game, game))
    }

    /// The same where a part of what is asked for may be about such a game.
    pub(super) fn helps_no_own_game(
        &self,
        call: &Call<'_>,
        would_help: impl Fn(&Session) -> bool,
    ) -> Result<(), ServiceError> {
        for id in self.store.live_games_of(call.who)? {
            let Some(own) = self.readable(id)? else { continue };
            if self.is_without_hints(&own)? && would_help(&own.live) {
                return refuse(text::study::own_position(&own.live));
            }
        }
        Ok(())
    }

    fn note_hint(&self, call: &Call<'_>, seated: &SeatedPlayer, exact: &str) -> HandlerResult {
        let now = self.game(seated.game.live.id.0)?.unwrap_or_else(|| seated.game.clone());
        let same = now.live.version == seated.game.live.version;
        if !same && now.unit().is_none() || now.live.game.outcome().is_some() {
            return refuse(text::study::MOVED_ON);
        }
        let seen = seated.game.live.seen_at(call.at());
        let words = text::study::hint(&seen, seated.seat, exact);
        let row = NewRow { seat: Some(seat_number(seated.seat)), ..call.row(Verb::Hint, exact) };
        let mut game = (*now).clone();
        game.apply(&row)?;
        let change = Change { words, game: Some(game.grown_by(vec![row])), ..Change::default() };
        let told = self.settle(call, change)?;
        Ok(HandlerOutcome::shown(self.drawn(call, &seen, exact, told)?))
    }

    /// A hint with the board as it would be, and the button that plays it, where it is a move.
    fn drawn(
        &self,
        call: &Call<'_>,
        seen: &Session,
        exact: &str,
        told: Reply,
    ) -> Result<Reply, ServiceError> {
        if !call.request.can.attach {
            return Ok(told);
        }
        let theme = self.theme(&call.request.room)?;
        let Reply { pictures, buttons, .. } = show::preview(seen, &call.request.who.id, exact, theme);
        Ok(Reply { pictures, buttons, ..told })
    }
}

/// Whether a seat is asked anything but a pact.
fn is_asked(live: &Session, seat: Seat) -> bool {
    live.game.to_act().iter().any(|(asked, what)| asked == seat && !matches!(what, Asked::Pact { .. }))
}

/// The hint that a seat has had in this very position; without turns it is another one at every moment.
fn given(game: &Game, seat: Seat) -> Option<&Hint> {
    let last = game.live.hints.iter().rev().find(|hint| hint.seat == seat)?;
    Some(last).filter(|hint| hint.version == game.live.version && game.unit().is_none())
}

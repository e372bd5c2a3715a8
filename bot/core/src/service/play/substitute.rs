//! `/substitute`: who cannot play on hands the seat over to somebody who wants it.

use lasermate_engine::seat::Seat;

use crate::port::Invocation;
use crate::present::text;
use crate::service::lookup::to_mention;
use crate::service::peace;
use crate::service::state::Service;
use crate::service::use_case::{Answer, Call, Change, refuse};
use crate::sessions::game::Game;
use crate::sessions::log_payload::seat_number;
use crate::sessions::peace::Offer;
use crate::store::{GameState, NewRow, Verb};

impl Service {
    pub(in crate::service) fn substitute_command(&self, call: &Call<'_>, asked: &Invocation) -> Answer {
        let accepted = match asked.get("action").map(str::to_ascii_lowercase).as_deref() {
            None => match asked.get("player") {
                Some(player) => return self.offer_seat(call, player),
                None => return refuse(text::substitute::CHOOSE),
            },
            Some("accept") => true,
            Some("decline") => false,
            Some(_) => return refuse(text::substitute::CHOOSE),
        };
        match self.live_game(&call.request.room)? {
            Some(game) => self.answer_handover(call, &game, accepted),
            None => refuse(text::lookup::NO_GAME),
        }
    }

    fn offer_seat(&self, call: &Call<'_>, player: &str) -> Answer {
        let seated = self.caught_up(call, self.seated(call)?)?;
        seated.in_the_game()?;
        if self.is_in_tournament(&seated.game.live)? {
            return refuse(text::substitute::IN_TOURNAMENT);
        }
        let Some((no, person)) = self.somebody(call, player)? else {
            return refuse(text::tables::nobody_called(player));
        };
        if seated.game.live.seat_of(&person.id).is_some() {
            return refuse(text::substitute::PLAYS_ALREADY);
        }
        for room in self.tables.rooms_of(&call.request.room) {
            if self.store.is_blocked(&room, no)? {
                return refuse(text::substitute::IS_BLOCKED);
            }
        }
        self.not_muted(call, (no, &person))?;
        let standing = seated.game.handover_at(call.at());
        if standing.is_some_and(|offer| offer.seat == seated.seat && offer.to == no) {
            return refuse(text::peace::SEAT_OFFERED_ALREADY);
        }
        peace::not_too_soon(&seated.game, seated.seat, &Offer::Substitute(no), call.at())?;
        // They play in no game here: they are named, and called only where they have asked for that.
        let called = if self.wish(no)?.seats { vec![person.id.clone()] } else { Vec::new() };
        let (mut game, mut rows) = seated.begun()?;
        let row = seated.row(call, Verb::SubstituteAsk, no.0.to_string());
        game.apply(&row)?;
        rows.push(row);
        let words = text::substitute::offered(&game.live, seated.seat, &person);
        let posts = self.remark_posts(&game, words, called, call.at())?;
        let words = text::substitute::YOU_OFFERED.to_owned();
        Ok(Change { words, posts, game: Some(game.grown_by(rows)), ..Change::default() }.into())
    }

    /// Answers the offer of a seat; who made it may take it back.
    pub(in crate::service) fn answer_handover(&self, call: &Call<'_>, game: &Game, accepted: bool) -> Answer {
        if game.state() == GameState::Ended {
            return refuse(text::has_ended(&game.live).unwrap_or_else(|| text::lookup::NO_GAME.to_owned()));
        }
        let Some(offer) = game.handover_at(call.at()).filter(|_| game.state() == GameState::Live) else {
            return refuse(text::substitute::NOT_OFFERED);
        };
        let own = game.seats.get(offer.seat.index()) == Some(&call.who);
        if offer.to != call.who && (accepted || !own) {
            return refuse(text::substitute::for_another(&self.store.person(offer.to)?));
        }
        if !accepted {
            return self.decline_seat(call, game, offer.seat);
        }
        if game.live.seat_of(&call.request.who.id).is_some() {
            return refuse(text::substitute::PLAYS_ALREADY);
        }
        let before = text::player(&game.live, offer.seat);
        let mut game = Game::clone(game);
        let row = NewRow { seat: Some(seat_number(offer.seat)), ..call.row(Verb::Substitute, "") };
        game.hand_over(&row, self.store.person(call.who)?)?;
        let words = text::substitute::takes_over(&game.live, offer.seat, &before);
        let posts = self.board_posts(&game, words, to_mention(&game, false), call.at())?;
        let words = text::substitute::YOU_PLAY.to_owned();
        Ok(Change { words, posts, game: Some(game.grown_by(vec![row])), ..Change::default() }.into())
    }

    fn decline_seat(&self, call: &Call<'_>, game: &Game, seat: Seat) -> Answer {
        let mut game = Game::clone(game);
        let row = NewRow { seat: Some(seat_number(seat)), ..call.row(Verb::SubstituteDecline, "") };
        game.apply(&row)?;
        let own = game.live.seat_of(&call.request.who.id) == Some(seat);
        let words = text::substitute::declined(&game.live, seat, &self.store.person(call.who)?, own);
        let posts = self.remark_posts(&game, words, Vec::new(), call.at())?;
        let words = text::substitute::YOU_DECLINED.to_owned();
        Ok(Change { words, posts, game: Some(game.grown_by(vec![row])), ..Change::default() }.into())
    }
}

//! A game as a fold over its rows of the log: the one way in which it grows, live and when it is read back.

use lasermate_engine::action::{Action, ActionKind, Asked};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::pact::PactNumber;
use lasermate_engine::refusal::Refusal;
use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;
use thiserror::Error;

use super::computers;
use super::game::{Away, Game};
use super::log_payload::{Beginning, ClaimFor, seat_of};
use super::pause::{PAUSE_STANDS, Pause, PauseRequest};
use super::session::Entry;
use super::takeback::{TAKEBACK_STANDS, Takeback};
use crate::port::{Person, PersonId, UnixMillis};
use crate::sessions::hint::Hint;
use crate::store::{NewRow, PersonNo, Row, Verb};

/// Why a row could not be added to a game.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// The game refuses the action; nothing has changed.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The row does not fit the game.
    #[error("{0}")]
    Unfit(String),
}

/// A row does not fit the game.
pub(crate) fn unfit(what: impl Into<String>) -> ReplayError {
    ReplayError::Unfit(what.into())
}

/// Whether the rows of a game fit together, for whoever looks at a database that is not served.
///
/// # Errors
/// Why they do not.
pub fn fits(rows: &[Row]) -> Result<(), ReplayError> {
    // Who they are decides nothing.
    let anybody = |no: PersonNo| Person { id: PersonId(no.0.to_string()), name: String::new() };
    Game::read(rows, None, |no| Ok::<_, ReplayError>(anybody(no))).map(drop)
}

impl Game {
    /// A game folded from its rows, with `until` as it was at that version; `None` where there are none.
    pub(crate) fn read<E: From<ReplayError>>(
        rows: &[Row],
        until: Option<u32>,
        person: impl Fn(PersonNo) -> Result<Person, E>,
    ) -> Result<Option<Self>, E> {
        Self::read_step_by_step(rows, until, person, |_| ())
    }

    /// The same; `note` is shown the game after each row.
    pub(crate) fn read_step_by_step<E: From<ReplayError>>(
        rows: &[Row],
        until: Option<u32>,
        person: impl Fn(PersonNo) -> Result<Person, E>,
        mut note: impl FnMut(&Self),
    ) -> Result<Option<Self>, E> {
        let Some((first, rest)) = rows.split_first() else { return Ok(None) };
        if first.what.verb != Verb::Begin {
            return Err(unfit("it does not begin").into());
        }
        let id = first.game.ok_or_else(|| unfit("it has no number"))?;
        let beginning: Beginning =
            serde_json::from_str(&first.what.body).map_err(|error| unfit(error.to_string()))?;
        let seats = beginning.seats.into_iter();
        let players = seats.map(|seat| person(PersonNo(seat))).collect::<Result<_, E>>()?;
        let mut game = Self::begin(id, &first.what, players)?;
        game.last_row = first.n;
        for row in rest {
            if until.is_some_and(|version| game.live.version >= version) {
                break;
            }
            let wrong =
                |error: ReplayError| unfit(format!("row {}, {}: {error}", row.n, row.what.verb.word()));
            match row.what.person.filter(|_| row.what.verb == Verb::Substitute) {
                Some(no) => game.hand_over(&row.what, person(no)?).map_err(wrong)?,
                None => game.apply(&row.what).map(drop).map_err(wrong)?,
            }
            game.last_row = row.n;
            note(&game);
        }
        Ok(Some(game))
    }

    /// Adds a row of the log. What was played is given back, for the announcement.
    ///
    /// # Errors
    /// Why it cannot be added; the game is not to be used any further then.
    pub fn apply(&mut self, row: &NewRow) -> Result<Vec<Played>, ReplayError> {
        if row.verb == Verb::SetBack {
            // Its own time is right: it is the earlier ones that were not.
            self.set_back(milliseconds(&row.body)?, row.at);
            return Ok(Vec::new());
        }
        if row.verb == Verb::Confirm {
            // Nothing happens to the game before the answer.
            return Ok(Vec::new());
        }
        let at = self.stamp(row.at);
        self.last_at = self.last_at.max(at);
        let by_clock = row.person.is_none();
        let played = match row.verb {
            Verb::Hint => {
                self.note_hint(row)?;
                return Ok(Vec::new());
            }
            Verb::Play => vec![self.play(seated(row)?, &row.body, at)?],
            Verb::Claim
            | Verb::Replace
            | Verb::TakebackAsk
            | Verb::TakebackAgree
            | Verb::TakebackDecline
            | Verb::Takeback
            | Verb::PauseAsk
            | Verb::PauseAgree
            | Verb::PauseDecline
            | Verb::ResumeAsk
            | Verb::SubstituteAsk
            | Verb::SubstituteDecline
            | Verb::Substitute
            | Verb::Assent
            | Verb::Forfeit
            | Verb::Adjudicate
            | Verb::Flag => self.act(row, at)?,
            _ => {
                self.befall(row, at)?;
                Vec::new()
            }
        };
        if self.live.game.outcome().is_some() {
            self.ended_at.get_or_insert(at);
        }
        // Who does not answer has done nothing, but the position is another one.
        let another = !by_clock || matches!(row.verb, Verb::Assent | Verb::Flag | Verb::Forfeit);
        self.live.version += u32::from(another);
        if another && !played.iter().any(|played| played.kind == ActionKind::Pact) {
            self.live.fresh_since = self.live.version;
        }
        let remark = match row.verb {
            Verb::TakebackAsk | Verb::TakebackAgree | Verb::TakebackDecline => true,
            Verb::PauseAsk | Verb::PauseAgree | Verb::PauseDecline | Verb::ResumeAsk => true,
            Verb::SubstituteAsk | Verb::SubstituteDecline => true,
            _ => !played.is_empty() && !played.iter().any(moves_on),
        };
        if another && !remark {
            self.live.position_since = self.live.version;
        }
        if row.verb == Verb::Takeback {
            self.taken_back = self.live.version;
        }
        self.shown_at = at;
        if !by_clock {
            self.live.touched_at = at;
            self.asked_at = None;
            if let Some(acted_at) = seat_of(row.seat).and_then(|seat| self.acted_at.get_mut(seat.index())) {
                *acted_at = at;
            }
        }
        Ok(played)
    }

    /// What a seat does, or what is done for one.
    fn act(&mut self, row: &NewRow, at: UnixMillis) -> Result<Vec<Played>, ReplayError> {
        let seat = || seated(row);
        match row.verb {
            Verb::Assent => return Ok(vec![self.play(seat()?, "draw-accept", at)?]),
            Verb::Flag => return self.flag(seat()?, at),
            Verb::Forfeit => {
                let seat = seat()?;
                if !self.has_moved(seat) {
                    self.absent = self.absent.with(seat);
                }
                return Ok(vec![self.play(seat, "resign", at)?]);
            }
            Verb::Adjudicate => return self.adjudicate(seat_of(row.seat), &row.body, at),
            Verb::Claim => {
                let claim = ClaimFor::from_word(&row.body).ok_or_else(|| unfit("an unknown claim"))?;
                return self.claim(seat()?, claim, at);
            }
            Verb::Replace => self.replace(seat()?, &row.body, at)?,
            Verb::TakebackAsk => {
                let keep = number(&row.body)?;
                let until = at + TAKEBACK_STANDS;
                self.takeback = Some(Takeback { asker: seat()?, agreed: Seats::NONE, keep, until });
            }
            Verb::TakebackAgree => {
                let seat = seat()?;
                let asked = self.takeback.as_mut().ok_or_else(|| unfit("no takeback is asked for"))?;
                asked.agreed = asked.agreed.with(seat);
            }
            Verb::TakebackDecline => self.takeback = None,
            Verb::Takeback => self.take_back(number(&row.body)?, at)?,
            Verb::SubstituteAsk | Verb::SubstituteDecline | Verb::Substitute => {
                self.offer_or_take_seat(row, seat()?, at)?;
            }
            Verb::PauseAsk => {
                let (asker, until) = (seat()?, at + PAUSE_STANDS);
                self.pause_request = Some(PauseRequest { agreed: Seats::NONE.with(asker), asker, until });
            }
            Verb::PauseAgree => {
                let seat = seat()?;
                let asked = self.pause_request.as_mut().ok_or_else(|| unfit("no pause is asked for"))?;
                asked.agreed = asked.agreed.with(seat);
            }
            Verb::PauseDecline => self.pause_request = None,
            Verb::ResumeAsk => {
                let seat = seat()?;
                let pause = self.pause.as_mut().ok_or_else(|| unfit("there is no pause"))?;
                pause.willing = pause.willing.with(seat);
            }
            other => return Err(unfit(format!("{} is nothing a seat does", other.word()))),
        }
        Ok(Vec::new())
    }

    /// What happens to the game without any seat: its room, its clock, its rests.
    fn befall(&mut self, row: &NewRow, at: UnixMillis) -> Result<(), ReplayError> {
        match row.verb {
            Verb::Resume if self.live.archived => {
                self.live.archived = false;
                self.live.touched_at = at;
                self.asked_at = None;
                self.away = None;
                self.pause = None;
                self.go_on(at);
                self.restart_clock(at);
                self.back_at = at;
            }
            Verb::Resume => {}
            Verb::Moved => {
                self.live.room = row.room.clone();
                self.opening = false;
                self.go_on(at);
                self.restart_clock(at);
                self.back_at = at;
            }
            Verb::Clock => {
                self.live.game.advance(self.live.since(at));
                self.ran_to = at;
            }
            Verb::Paused => {
                let away = UnixMillis::try_from(number(&row.body)?).unwrap_or(0);
                match &mut self.live.live_clock {
                    Some(clock) => clock.stood_still(away),
                    None => self.live.paused += away,
                }
                self.deadline_of_live_clock();
                self.ran_to = at;
                self.back_at = at;
            }
            Verb::Away => self.be_away(seated(row)?, &row.body, at)?,
            Verb::Remind => self.reminded_at = Some(at),
            Verb::Overdue => self.overdue_at = Some(at),
            Verb::AskAbandoned => self.asked_at = Some(at),
            Verb::Archive => {
                self.live.archived = true;
                self.live.stands_since.get_or_insert(at);
                self.opening = false;
                self.live.deadline = None;
                if let Some(clock) = &mut self.live.live_clock {
                    clock.stop(at);
                }
                self.takeback = None;
                self.pause_request = None;
                self.away = Away::from_word(&row.body);
                let agreed = self.away == Some(Away::Agreed);
                self.pause = agreed.then_some(Pause { since: at, willing: Seats::NONE });
            }
            Verb::Linked => {
                let (pact, link) = row.body.split_once(' ').ok_or_else(|| unfit("a link names no pact"))?;
                let pact = pact.parse().map_err(|_| unfit("a link names no pact"))?;
                let links = self.live.links.entry(pact).or_default();
                links.entry(row.room.clone()).or_insert_with(|| link.to_owned());
            }
            other => return Err(unfit(format!("{} is nothing a game does", other.word()))),
        }
        Ok(())
    }

    /// Somebody was given a hint; the position is the same.
    fn note_hint(&mut self, row: &NewRow) -> Result<(), ReplayError> {
        self.live.hints.push(Hint {
            seat: seated(row)?,
            before: self.live.record.len(),
            exact: row.body.clone(),
            version: self.live.version,
        });
        Ok(())
    }

    pub(super) fn play(&mut self, seat: Seat, text: &str, at: UnixMillis) -> Result<Played, Refusal> {
        let asked = self.main_question();
        let since = if self.live.has_clock() {
            self.live.since(at)
        } else {
            u64::try_from(at + self.live.ahead - self.live.started_at).unwrap_or(0)
        };
        let played = self.live.game.try_text(seat, text, since)?;
        self.live.record.push(Entry::of(&played, since));
        let offer =
            |effect: &Effect| matches!(effect, Effect::DrawOffered { .. } | Effect::BilliOffered { .. });
        if played.effects.iter().any(offer) {
            self.offered_at = Some(at);
        }
        if moves_on(&played) || self.main_question() != asked {
            // Another position, so nobody can still mean the move that was asked back, and the time runs anew.
            self.takeback = None;
            self.restart_clock(at);
        }
        if self.live.game.outcome().is_some() {
            self.takeback = None;
            self.live.deadline = None;
        }
        self.time_live_clock(&played, at);
        Ok(played)
    }

    /// The clock that stood still goes on.
    fn go_on(&mut self, at: UnixMillis) {
        if let Some(since) = self.live.stands_since.take() {
            self.live.paused += at - since;
        }
    }

    pub(super) fn restart_clock(&mut self, at: UnixMillis) {
        self.turn_since = at;
        self.live.deadline = self.live.time_per_move.map(|time| self.time_runs_from(at) + time);
        self.run_live_clock(at);
        self.reminded_at = None;
        self.overdue_at = None;
    }

    /// A claim is played out with the actions the late side would have done, so that a record says the same.
    pub(super) fn claim(
        &mut self,
        seat: Seat,
        claim: ClaimFor,
        at: UnixMillis,
    ) -> Result<Vec<Played>, ReplayError> {
        let late = self.late_seat().ok_or_else(|| unfit("nobody is to act"))?;
        match claim {
            ClaimFor::Wait => {
                self.restart_clock(at);
                Ok(Vec::new())
            }
            ClaimFor::Win => Ok(vec![self.play(late, "resign", at)?]),
            ClaimFor::Draw if self.live.living().len() > 2 => {
                Err(unfit("a draw among more than two is not claimed"))
            }
            ClaimFor::Draw => self.agree_on_a_draw(seat, at),
        }
    }

    /// Offers and answers by which a game is drawn; `first` offers where nothing is offered.
    fn agree_on_a_draw(&mut self, first: Seat, at: UnixMillis) -> Result<Vec<Played>, ReplayError> {
        let mut played = Vec::new();
        // In mode B the first agreement only ends the chess game (2.5.8), the second the hunt (2.5.7 iii).
        for _ in 0..2 {
            if self.live.game.outcome().is_none() && self.asked_for_a_draw().is_none() {
                played.push(self.play(first, "draw-offer", at)?);
            }
            while let Some(asked) = self.asked_for_a_draw() {
                played.push(self.play(asked, "draw-accept", at)?);
            }
        }
        Ok(played)
    }

    /// Somebody who has still to answer the offer of a draw.
    fn asked_for_a_draw(&self) -> Option<Seat> {
        let asked = self.live.game.to_act();
        asked.iter().find(|(_, what)| *what == Asked::Draw).map(|(seat, _)| seat)
    }

    /// The game is ended by whoever manages its room: with the actions that the players would have done, so that a record says
    /// the same.
    fn adjudicate(
        &mut self,
        winner: Option<Seat>,
        note: &str,
        at: UnixMillis,
    ) -> Result<Vec<Played>, ReplayError> {
        let mut played = Vec::new();
        match winner {
            Some(winner) => {
                for seat in self.live.living() {
                    if seat != winner && self.live.game.outcome().is_none() {
                        played.push(self.play(seat, "resign", at)?);
                    }
                }
            }
            None => {
                let offers = |seat: &Seat| self.live.game.may(*seat, "draw-offer").is_ok();
                let first = self.live.living().into_iter().find(offers).unwrap_or(Seat::First);
                played = self.agree_on_a_draw(first, at)?;
            }
        }
        let outcome = self.live.game.outcome().ok_or_else(|| unfit("that does not end the game"))?;
        if winner.is_some_and(|winner| outcome.winners().any(|other| other != winner)) {
            return Err(unfit("somebody else wins by that"));
        }
        self.live.archived = false;
        self.live.adjudicated = Some(note.to_owned());
        Ok(played)
    }

    /// A computer sits down in the place of somebody who is away.
    fn replace(&mut self, seat: Seat, body: &str, at: UnixMillis) -> Result<(), ReplayError> {
        let wrong = || unfit("it names no computer");
        let (no, id) = body.split_once(' ').ok_or_else(wrong)?;
        let no = PersonNo(no.parse().map_err(|_| wrong())?);
        let computer = computers::named(&PersonId(id.to_owned())).ok_or_else(wrong)?;
        let (Some(own), Some(player)) =
            (self.seats.get_mut(seat.index()), self.live.players.get_mut(seat.index()))
        else {
            return Err(unfit("there is no such seat"));
        };
        (*own, *player) = (no, computer);
        self.substituted = true;
        self.restart_clock(at);
        Ok(())
    }

    fn take_back(&mut self, keep: usize, at: UnixMillis) -> Result<(), ReplayError> {
        let mut game = AnyGame::new(&self.live.setup).map_err(|error| unfit(error.to_string()))?;
        self.live.record.truncate(keep);
        for hint in &mut self.live.hints {
            // Who goes back has still had it.
            hint.before = hint.before.min(keep);
        }
        for entry in &self.live.record {
            game.try_text(entry.seat, &entry.exact, entry.at)?;
        }
        self.live.game = game;
        let pacts = self.live.game.pacts();
        self.live.links.retain(|number, _| pacts.is_some_and(|all| all.pact(PactNumber(*number)).is_some()));
        self.takeback = None;
        self.restart_clock(at);
        Ok(())
    }
}

/// Whether the position is another one after this. Offers that are made, agreed to or declined leave it as it is, until
/// the last agreement ends something; so do acts about pacts.
#[must_use]
pub fn moves_on(played: &Played) -> bool {
    let talk = |effect: &Effect| {
        matches!(
            effect,
            Effect::DrawOffered { .. }
                | Effect::DrawAgreed { .. }
                | Effect::DrawDeclined { .. }
                | Effect::BilliOffered { .. }
        )
    };
    match played.kind {
        ActionKind::Pact => false,
        ActionKind::Said(Action::DrawOffer | Action::DrawAccept | Action::DrawDecline | Action::Billi) => {
            !played.effects.iter().any(talk)
        }
        ActionKind::Move | ActionKind::Premove | ActionKind::Said(_) => true,
    }
}

/// The seat that a row names.
fn seated(row: &NewRow) -> Result<Seat, ReplayError> {
    seat_of(row.seat).ok_or_else(|| unfit("it names no seat"))
}

fn milliseconds(text: &str) -> Result<UnixMillis, ReplayError> {
    text.parse().ok().filter(|by| *by >= 0).ok_or_else(|| unfit(format!("{text:?} is no time")))
}

fn number(text: &str) -> Result<usize, ReplayError> {
    text.parse().map_err(|_| unfit(format!("{text:?} is no number")))
}

//! A game as a fold over its rows of the log: the one way in which it grows, live and when it is read back.

use lasermate_engine::action::{Action, ActionKind};
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::refusal::Refusal;
use lasermate_engine::seat::Seat;
use lasermate_engine::typed_action::TypedAction;

use super::hint::Hint;
use super::log_payload::{ClaimFor, DRAWN, GameStart, absent_seats};
use super::peace::{OfferFailure, SeatOffer};
use super::record::RecordEntry;
use super::row::{ReplayError, milliseconds, number, seated, unfit};
use super::stage::GameStatus;
use super::stage::{ArchiveReason, Ending, Stage};
use super::table::Table;
use crate::log::{LoggedRow, NewRow, PersonNo, Verb};
use crate::port::{Person, PersonId, UnixMillis};

/// Whether the rows of a game fit together, for whoever looks at a database that is not served.
pub fn fits(rows: &[LoggedRow]) -> Result<(), ReplayError> {
    // Who they are decides nothing.
    let anybody = |no: PersonNo| Person { id: PersonId(no.0.to_string()), name: String::new() };
    Table::read(rows, None, |no| Ok::<_, ReplayError>(anybody(no))).map(drop)
}

impl Table {
    /// A game folded from its rows, with `until` as it was at that version; `None` where there are none.
    pub fn read<E: From<ReplayError>>(
        rows: &[LoggedRow],
        until: Option<u32>,
        person: impl Fn(PersonNo) -> Result<Person, E>,
    ) -> Result<Option<Self>, E> {
        Self::read_step_by_step(rows, until, person, |_| ())
    }

    /// The same; `note` is shown the game after each row.
    pub fn read_step_by_step<E: From<ReplayError>>(
        rows: &[LoggedRow],
        until: Option<u32>,
        person: impl Fn(PersonNo) -> Result<Person, E>,
        mut note: impl FnMut(&Self),
    ) -> Result<Option<Self>, E> {
        let Some((first, rest)) = rows.split_first() else { return Ok(None) };
        if first.what.verb != Verb::Begin {
            return Err(unfit("it does not begin").into());
        }
        let id = first.game.ok_or_else(|| unfit("it has no number"))?;
        let beginning: GameStart =
            serde_json::from_str(&first.what.body).map_err(|error| unfit(error.to_string()))?;
        let seats = beginning.seats.into_iter();
        let players = seats.map(|seat| person(PersonNo(seat))).collect::<Result<_, E>>()?;
        let mut table = Self::begin(id, &first.what, players)?;
        table.last_row = first.n;
        for row in rest {
            if until.is_some_and(|version| table.version >= version) {
                break;
            }
            let wrong =
                |error: ReplayError| unfit(format!("row {}, {}: {error}", row.n, row.what.verb.word()));
            match row.what.person.filter(|_| row.what.verb == Verb::Substitute) {
                Some(no) => table.hand_over(&row.what, person(no)?).map_err(wrong)?,
                None => table.apply(&row.what).map(drop).map_err(wrong)?,
            }
            table.last_row = row.n;
            note(&table);
        }
        Ok(Some(table))
    }

    /// Adds a row of the log. What was played is given back, for the announcement.
    ///
    /// # Errors
    /// Why it cannot be added; the game is not to be used any further then.
    pub fn apply(&mut self, row: &NewRow) -> Result<Vec<Played>, ReplayError> {
        self.grow(row, TypedAction::read(&row.body))
    }

    /// Adds a row for an action of its seat, and writes there what was played.
    pub fn carry_out(&mut self, row: &mut NewRow, typed: TypedAction<'_>) -> Result<Played, ReplayError> {
        let played = self.grow(row, typed)?.pop().ok_or_else(|| unfit("nothing was played"))?;
        row.body.clone_from(&played.exact);
        Ok(played)
    }

    fn grow(&mut self, row: &NewRow, typed: TypedAction<'_>) -> Result<Vec<Played>, ReplayError> {
        if row.verb == Verb::SetBack {
            // Its own time is right: it is the earlier ones that were not.
            self.set_back(milliseconds(&row.body)?, row.at);
            return Ok(Vec::new());
        }
        if row.verb == Verb::Confirm {
            // Nothing happens to the game before the answer.
            return Ok(Vec::new());
        }
        let at = self.clock.stamp(row.at);
        self.clock.last_at = self.clock.last_at.max(at);
        let by_clock = row.person.is_none();
        let played = match row.verb {
            Verb::Hint => {
                self.note_hint(row)?;
                return Ok(Vec::new());
            }
            Verb::Play => vec![self.play(seated(row)?, typed, at)?],
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
            | Verb::SubstituteAgree
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
        if self.game.outcome().is_some() && self.state() != GameStatus::Ended {
            self.stage = Stage::Ended { at, how: Ending::Played };
        }
        // Who does not answer has done nothing, but the position is another one.
        let another = !by_clock || matches!(row.verb, Verb::Assent | Verb::Flag | Verb::Forfeit);
        self.version += u32::from(another);
        if another && !played.iter().any(|played| played.kind == ActionKind::Pact) {
            self.fresh_since = self.version;
        }
        let remark = match row.verb {
            Verb::TakebackAsk | Verb::TakebackAgree | Verb::TakebackDecline => true,
            Verb::PauseAsk | Verb::PauseAgree | Verb::PauseDecline | Verb::ResumeAsk => true,
            Verb::SubstituteAsk | Verb::SubstituteAgree | Verb::SubstituteDecline => true,
            _ => !played.is_empty() && !played.iter().any(moves_on),
        };
        if another && !remark {
            self.position_since = self.version;
        }
        if row.verb == Verb::Takeback {
            self.offers.taken_back = self.version;
        }
        self.clock.shown_at = at;
        if !by_clock {
            self.clock.touched_at = at;
            self.clock.asked_at = None;
            if let Some(acted_at) = row.seat.and_then(|seat| self.seating.acted_at.get_mut(seat.index())) {
                *acted_at = at;
            }
        }
        Ok(played)
    }

    /// What a seat does, or what is done for one.
    fn act(&mut self, row: &NewRow, at: UnixMillis) -> Result<Vec<Played>, ReplayError> {
        let seat = || seated(row);
        match row.verb {
            Verb::Assent => return Ok(vec![self.play(seat()?, Action::DrawAccept.into(), at)?]),
            Verb::Flag => {
                let seat = seat()?;
                if !self.has_moved(seat) {
                    self.seating.absent = self.seating.absent.with(seat);
                }
                return self.flag(seat, at);
            }
            Verb::Forfeit => {
                let seat = seat()?;
                if row.body == DRAWN {
                    let other = self.drawn_if_late(seat).ok_or_else(|| unfit("somebody can still win"))?;
                    return self.claim(other, ClaimFor::Draw, at);
                }
                let mut absent = absent_seats(&row.body).ok_or_else(|| unfit("an unknown seat"))?;
                if !self.has_moved(seat) {
                    absent = absent.with(seat);
                }
                return self.forfeit(seat, absent, at);
            }
            Verb::Adjudicate => return self.adjudicate(row.seat, &row.body, at),
            Verb::Claim => {
                let claim = ClaimFor::from_word(&row.body).ok_or_else(|| unfit("an unknown claim"))?;
                return self.claim(seat()?, claim, at);
            }
            Verb::Replace => self.replace(seat()?, &row.body, at)?,
            Verb::TakebackAsk | Verb::TakebackAgree | Verb::TakebackDecline | Verb::Takeback => {
                self.ask_or_take_back(row, at)?;
            }
            Verb::SubstituteAsk | Verb::SubstituteAgree | Verb::SubstituteDecline | Verb::Substitute => {
                self.offer_or_take_seat(row, seat()?, at)?;
            }
            Verb::PauseAsk | Verb::PauseAgree | Verb::PauseDecline | Verb::ResumeAsk => {
                self.agree_on_pause(row, at)?;
            }
            other => return Err(unfit(format!("{} is nothing a seat does", other.word()))),
        }
        Ok(Vec::new())
    }

    /// What happens to the game without any seat: its room, its clock, its rests.
    fn befall(&mut self, row: &NewRow, at: UnixMillis) -> Result<(), ReplayError> {
        match row.verb {
            Verb::Resume if self.is_archived() => {
                self.stage = Stage::Live;
                self.clock.touched_at = at;
                self.clock.asked_at = None;
                self.go_on(at);
                self.restart_clock(at);
                self.clock.back_at = at;
            }
            Verb::Resume => {}
            Verb::Moved => {
                self.room = row.room.clone();
                if self.stage == Stage::Opening {
                    self.stage = Stage::Live;
                }
                self.go_on(at);
                self.restart_clock(at);
                self.clock.back_at = at;
            }
            Verb::Clock => {
                self.game.advance(self.clock.since(at));
                self.clock.ran_to = at;
            }
            Verb::Paused => {
                let away = UnixMillis::try_from(number(&row.body)?).unwrap_or(0);
                let has_turns = self.unit().is_none();
                match &mut self.clock.live {
                    Some(clock) => clock.stood_still(away),
                    None if has_turns => self.put_off(away, at),
                    None => self.clock.paused += away,
                }
                self.deadline_of_live_clock();
                self.clock.ran_to = at;
                self.clock.back_at = at;
            }
            Verb::Parted => {
                if !self.ways.contains(&row.room) {
                    self.ways.push(row.room.clone());
                }
            }
            Verb::Spare => self.seating.spared = self.seating.spared.with(seated(row)?),
            Verb::Away => self.be_away(seated(row)?, &row.body, at)?,
            Verb::Release => self.released = true,
            Verb::Remind => self.clock.reminded_at = Some(at),
            Verb::Overdue => self.clock.overdue_at = Some(at),
            Verb::AskAbandoned => self.clock.asked_at = Some(at),
            Verb::Archive if self.state() == GameStatus::Ended => {}
            Verb::Archive => {
                let why = ArchiveReason::read(&row.body, at)?;
                // A game that nobody came back to begins its turn anew; every other rest only interrupts it.
                let interrupts = self.fair && why != ArchiveReason::Abandoned && self.stage != Stage::Opening;
                self.clock.rest = self.late_seat().zip(self.time_left(at)).filter(|_| interrupts);
                self.stage = Stage::Archived(why);
                self.clock.stands_since.get_or_insert(at);
                self.clock.deadline = None;
                if let Some(clock) = &mut self.clock.live {
                    clock.stop(at);
                }
                self.offers.takeback = None;
                if let Some(asked) = self.offers.pause.take() {
                    self.offers.peace.accept(asked.asker, &SeatOffer::Pause);
                }
            }
            Verb::Linked => {
                let (pact, link) = row.body.split_once(' ').ok_or_else(|| unfit("a link names no pact"))?;
                let pact = pact.parse().map_err(|_| unfit("a link names no pact"))?;
                let links = self.offers.links.entry(pact).or_default();
                links.entry(row.room.clone()).or_insert_with(|| link.to_owned());
            }
            other => return Err(unfit(format!("{} is nothing a game does", other.word()))),
        }
        Ok(())
    }

    /// Somebody was given a hint; the position is the same.
    fn note_hint(&mut self, row: &NewRow) -> Result<(), ReplayError> {
        self.hints.push(Hint {
            seat: seated(row)?,
            before: self.record.len(),
            exact: row.body.clone(),
            version: self.version,
        });
        Ok(())
    }

    pub(super) fn play(
        &mut self,
        seat: Seat,
        typed: TypedAction<'_>,
        at: UnixMillis,
    ) -> Result<Played, Refusal> {
        let asked = self.main_question();
        let late = asked.map(|(late, _)| late);
        let left = self.time_left(at).filter(|_| late == Some(seat));
        let since = if self.unit().is_some() {
            self.clock.since(at)
        } else {
            u64::try_from(at + self.clock.ahead - self.clock.started_at).unwrap_or(0)
        };
        let played = self.game.try_typed(seat, typed, since)?;
        self.record.push(RecordEntry::of(&played, since));
        self.clock.left_at.push(left);
        let offer =
            |effect: &Effect| matches!(effect, Effect::DrawOffered { .. } | Effect::BilliOffered { .. });
        if played.effects.iter().any(offer) {
            self.offers.offered_at = Some(at);
            self.offers.away_since = 0;
        }
        self.note_offers(&played, at);
        if moves_on(&played) || self.main_question() != asked {
            // Another position, so nobody can still mean the move that was asked back, and the time runs anew.
            if let Some(asked) = self.offers.takeback.take() {
                self.offers.peace.refuse(asked.asker, SeatOffer::Takeback, OfferFailure::Refused, at);
            }
            // What another one does gives whoever is to move no time back (fair.md F5).
            let goes_on = self.fair && late != Some(seat) && late.is_some() && self.late_seat() == late;
            if !goes_on {
                self.restart_clock(at);
            }
        }
        if self.game.outcome().is_some() {
            self.offers.takeback = None;
            self.clock.deadline = None;
        }
        self.time_live_clock(&played, at);
        Ok(played)
    }

    /// The clock that stood still goes on.
    fn go_on(&mut self, at: UnixMillis) {
        if let Some(since) = self.clock.stands_since.take() {
            self.clock.paused += at - since;
        }
    }

    /// The time of whoever is asked begins to run, all of it or what was left when it was stopped.
    pub(super) fn restart_clock(&mut self, at: UnixMillis) {
        self.clock.turn_since = at;
        let left =
            self.clock.rest.take().filter(|(seat, _)| self.late_seat() == Some(*seat)).map(|(_, left)| left);
        let given = |time: UnixMillis| left.map_or(time, |left| left.clamp(0, time));
        self.clock.deadline = self.clock.time_per_move.map(|time| self.time_runs_from(at) + given(time));
        self.run_live_clock(at);
        self.clock.reminded_at = None;
        self.clock.overdue_at = None;
    }
}

/// Whether the position is another one after this. Offers that are made, agreed to or declined leave it as it is, until
/// the last agreement ends something; so do acts about pacts.
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
        _ => true,
    }
}

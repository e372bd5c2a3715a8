//! What a computer at a table is asked, and what it does about it.

use std::sync::Arc;
use std::time::Duration;

use lasermate_domain::port::{
    Abilities, AtGame, Intent, Locales, Person, Reply, Request, RequestId, UnixMillis,
};
use lasermate_domain::tables::computers::{level_of, temper_of};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::{Action, Asked};
use lasermate_engine::pact::Ledger;
use lasermate_engine::search::bargain::{ComputerAction, Manner, Motive, Persona};
use lasermate_engine::search::{Level, Thought};
use lasermate_engine::seat::Seat;

use super::search_pool::JobContext;
use crate::service::Service;

/// The longest that it thinks about one action.
const MOST: Duration = Duration::from_secs(2);
/// With a live clock it thinks about an action no longer than this part of what it has left, besides what the action adds.
const OF_A_CLOCK: UnixMillis = 40;
/// The least that it thinks then.
const LEAST: Duration = Duration::from_millis(20);
/// Without turns it thinks no longer than this part of a time unit.
const OF_A_UNIT: u32 = 4;

/// A computer that is asked something at a table, as the game stood then.
#[derive(Clone, Debug)]
pub struct ComputerTurn {
    game: Arc<Table>,
    /// The table as it is to be seen at the moment of asking.
    seen: Table,
    seat: Seat,
    level: Level,
    temper: Persona,
    person: Person,
}

/// How soon after the last action a computer acts: one sees one's own move before the answer.
const PACE: UnixMillis = 600;
/// The same where only computers are left in the game: people see first what has happened.
const PACE_ALONE: UnixMillis = 3_000;
/// Without turns it makes no more than one move in so much time: a quarter of a time unit, and no more than this.
const PACE_OF_UNIT: UnixMillis = 5_000;
/// From this level on it resigns and offers draws.
const RESIGNS_FROM: u8 = 5;
/// What is judged worse than this is lost, in hundredths of a pawn; but nobody resigns before so many actions.
const LOST: i32 = -1_200;
const EARLY: u32 = 16;
/// What is judged no further from level than this, after so many actions, is as good as drawn; it is said at one move in so many.
const LEVEL: i32 = 12;
const LATE: u32 = 100;
const SELDOM: u64 = 8;

/// What it wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// A move, an offer or its answer.
    Act(ComputerAction),
    /// The same, and a sentence for everybody: something about pacts, or a move that breaks the own word.
    Say(ComputerAction, Motive),
    /// It agrees to the takeback that is asked for.
    AllowTakeback,
    /// It had better do nothing now.
    Wait,
}

impl ComputerTurn {
    /// The computers that are asked something in a game, in seat order.
    pub fn of(table: &Arc<Table>, now: UnixMillis) -> Vec<Self> {
        // What is due by the clock happens first, and calls again.
        if table.state() != GameStatus::Live || table.event_at().is_some_and(|at| at <= now) {
            return Vec::new();
        }
        let seen = table.seen_at(now).into_owned();
        let seats = Seat::ALL.into_iter().zip(&table.seating.players);
        let computers = seats.filter_map(|(seat, person)| Some((seat, level_of(&person.id)?, person)));
        let asked = computers.filter(|(seat, ..)| may_speak(&seen, *seat) || takeback(table, *seat, now));
        let turn = |(seat, level, person): (Seat, Level, &Person)| Self {
            game: Arc::clone(table),
            seen: seen.clone(),
            seat,
            level,
            // Who has none plays on for somebody in an older game: it is drawn by its seat.
            temper: temper_of(&person.id)
                .unwrap_or(Persona::drawn(table.id.0.wrapping_mul(3).wrapping_add(seat.index() as u64))),
            person: person.clone(),
        };
        let mut turns: Vec<_> = asked.map(turn).collect();
        // What is asked about a pact is answered before anybody moves on.
        turns.sort_by_key(|turn| (!is_asked_about_pact(&turn.seen, turn.seat), turn.seat));
        turns
    }

    /// How long it may think.
    pub fn most(&self) -> Duration {
        if let Some(clock) = &self.game.clock.live {
            let left =
                clock.kept(self.seat) / OF_A_CLOCK + clock.time.increment() / 2 + clock.time.delay() / 2;
            return MOST.min(Duration::from_millis(u64::try_from(left).unwrap_or(0))).max(LEAST);
        }
        let unit = self.game.unit().and_then(|unit| u64::try_from(unit).ok());
        unit.map_or(MOST, |unit| MOST.min(Duration::from_millis(unit) / OF_A_UNIT))
    }

    /// When it acts at the soonest, at a human pace: in a game of turns so long after the last action, without turns so long
    /// after its own.
    pub fn not_before(&self) -> UnixMillis {
        let Some(unit) = self.game.unit() else {
            let pace = if self.game.people().is_empty() { PACE_ALONE } else { PACE };
            // Who has little time left answers at once.
            let pace =
                self.game.clock.live.map_or(pace, |clock| pace.min(clock.kept(self.seat) / OF_A_CLOCK));
            return self.game.clock.touched_at + pace;
        };
        self.game.acted_at(self.seat) + (unit / 4).clamp(PACE, PACE_OF_UNIT)
    }

    /// Decides. The same game, level and version give the same decision, unless it is stopped before.
    pub fn decide(&self, now: UnixMillis, thinking: &mut JobContext<'_>) -> Decision {
        if takeback(&self.game, self.seat, now) {
            return Decision::AllowTakeback;
        }
        let table = &self.seen;
        if let Some(said) = self.leaves_the_room(now) {
            return Decision::Act(ComputerAction::Said(said));
        }
        let seed = table.id.0.wrapping_mul(1_000).wrapping_add(u64::from(table.version));
        let manner = Manner { persona: self.temper, seed: table.id.0 };
        if let Some(said) = table.game.bargain(self.seat, manner, thinking.memory) {
            return Decision::Say(said.action, said.motive);
        }
        if !is_asked(table, self.seat) {
            return Decision::Wait;
        }
        let how = (self.level, seed);
        let Some(resolved) = table.game.resolve(self.seat, how, self.temper, thinking.stop, thinking.memory)
        else {
            return Decision::Wait;
        };
        if let Some(said) = self.ends_early(&resolved.thought, seed) {
            return Decision::Act(ComputerAction::Said(said));
        }
        let action = resolved.thought.action.map(ComputerAction::Exact);
        match (action, resolved.breach) {
            (Some(action), Some(breach)) => Decision::Say(action, breach.motive),
            (Some(action), None) => Decision::Act(action),
            (None, _) => Decision::Wait,
        }
    }

    /// What it does instead of moving where nothing is left to play for, in a game of turns between two.
    fn ends_early(&self, thought: &Thought, seed: u64) -> Option<Action<()>> {
        let table = &self.seen;
        if table.has_clock() || table.seating.players.len() != 2 || table.people().is_empty() {
            return None;
        }
        let said = gives_up(self.level, thought.value, (table.version, seed))?;
        table.game.may(self.seat, said).is_ok().then_some(said)
    }

    /// Where no person is left in the game the computers agree to a draw, so that the room is free for another game, unless one
    /// of them would lose by it: then they play on.
    fn leaves_the_room(&self, now: UnixMillis) -> Option<Action<()>> {
        let rules = &self.seen.game;
        if !self.seen.people().is_empty() {
            return None;
        }
        let offered = rules.to_act().iter().any(|(seat, what)| seat == self.seat && what == Asked::Draw);
        let said = if offered { Action::DrawAccept } else { Action::DrawOffer };
        (rules.may(self.seat, said).is_ok() && !self.is_lost_by_a_draw(now)).then_some(said)
    }

    /// Whether somebody who still plays would lose if everybody agreed to a draw now, as where points decide.
    fn is_lost_by_a_draw(&self, now: UnixMillis) -> bool {
        let (mut agreed, at) = (self.seen.game.clone(), self.seen.clock.since(now));
        let living = self.seen.living();
        let accepts = living.iter().map(|seat| (*seat, Action::DrawAccept));
        for (seat, said) in [(self.seat, Action::DrawOffer)].into_iter().chain(accepts) {
            // Who has made the offer, or has agreed to it already, is not asked.
            let _ = agreed.try_typed(seat, said.into(), at);
        }
        let Some(end) = agreed.outcome() else { return false };
        let winners: Vec<_> = end.winners().collect();
        !winners.is_empty() && living.iter().any(|seat| !winners.contains(seat))
    }

    /// Does it by the same way as anybody's command. In a game of turns it is refused where the position is another one by
    /// now.
    pub fn act(&self, service: &Service, decision: &Decision, now: UnixMillis) -> Option<Reply> {
        let table = &self.game;
        let does = match decision {
            Decision::Act(does) => AtGame::Decide { does: does.clone(), motive: None },
            Decision::Say(does, motive) => AtGame::Decide { does: does.clone(), motive: Some(*motive) },
            Decision::AllowTakeback => AtGame::Takeback { allowed: true },
            Decision::Wait => return None,
        };
        let (game, version) = (table.id.0, table.version);
        Some(service.handle(&Request {
            id: RequestId(format!("{}:g{game}:{version}:{now}", self.person.id)),
            server: table.server.clone(),
            room: table.room.clone(),
            who: self.person.clone(),
            admin: false,
            can: Abilities::ALL,
            at: now,
            intent: Intent::at_game(game, version, does),
            locales: Locales::default(),
        }))
    }
}

/// What a computer of a level that judges a position to be worth so much does instead of moving, after so many actions: one of
/// some strength resigns what is lost, and now and then offers a draw in a long game that is level. The weaker ones play on: to
/// mate them is what beginners practise.
fn gives_up(level: Level, value: i32, (version, seed): (u32, u64)) -> Option<Action<()>> {
    if level.is_earlier() || level.number() < RESIGNS_FROM {
        return None;
    }
    if value <= LOST && version >= EARLY {
        return Some(Action::Resign);
    }
    (value.abs() <= LEVEL && version >= LATE && seed.is_multiple_of(SELDOM)).then_some(Action::DrawOffer)
}

/// Whether a seat is asked anything but a pact.
fn is_asked(table: &Table, seat: Seat) -> bool {
    let asked = table.game.to_act();
    asked.iter().any(|(other, what)| other == seat && !matches!(what, Asked::Pact { .. }))
}

/// Whether a seat is asked about a pact.
fn is_asked_about_pact(table: &Table, seat: Seat) -> bool {
    table.game.to_act().iter().any(|(other, what)| other == seat && matches!(what, Asked::Pact { .. }))
}

/// Whether a seat may have something to do: it is asked, or bound by a pact that it could denounce.
fn may_speak(table: &Table, seat: Seat) -> bool {
    let bound = |ledger: &Ledger| ledger.in_force().any(|pact| pact.offer.is_party(seat));
    is_asked(table, seat) || is_asked_about_pact(table, seat) || table.game.pacts().is_some_and(bound)
}

/// Whether a seat has still to agree to a takeback.
fn takeback(table: &Table, seat: Seat, now: UnixMillis) -> bool {
    table.takeback_at(now).is_some_and(|asked| table.takeback_open(asked).contains(&seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stronger_ones_resign_what_is_lost_and_offer_draws_late() {
        let level = |number| Level::new(number).expect("a level");
        for (who, value, version, seed, said) in [
            (level(5), -1_300, 20, 1, Some(Action::Resign)),
            (level(12), -29_990, 60, 1, Some(Action::Resign)),
            // Not before the game has begun, and not because of a rook.
            (level(5), -1_300, 6, 1, None),
            (level(12), -500, 60, 1, None),
            (level(4), -1_300, 60, 1, None),
            (Level::earlier(8).expect("a level"), -29_990, 60, 1, None),
            (level(8), 3, 140, 16, Some(Action::DrawOffer)),
            (level(8), 3, 140, 17, None),
            (level(8), 3, 20, 16, None),
            (level(8), 60, 140, 16, None),
            (level(2), 3, 140, 16, None),
        ] {
            assert_eq!(gives_up(who, value, (version, seed)), said, "{who:?} {value} {version}");
        }
    }
}

//! What the clock owes a game: reminders, ends of times, questions, and when it is looked at next.

use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;

use super::stage::GameStatus;
use super::table::Table;
use crate::port::UnixMillis;

/// After how long without anything the players are asked whether a game goes on: 14 days.
pub const ABANDONED_AFTER: UnixMillis = 14 * 24 * 60 * 60 * 1000;
/// How long that question stands before the game is archived: 7 days.
pub const ARCHIVED_AFTER: UnixMillis = 7 * 24 * 60 * 60 * 1000;
/// The part of the time for a move that is left when its owner is reminded: a quarter.
const REMIND_AT: UnixMillis = 4;
/// How long the clock itself waits before it carries out what is due: a request with an earlier stamp may still be on its
/// way from the platform. What is carried out keeps its own time.
pub const LATE: UnixMillis = 250;

/// What the clock owes a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DueAction {
    /// Something happens by the clock of a game without turns, or the flag of a live clock falls.
    Clock,
    /// To remind who is to act.
    Reminder,
    /// To say that the time is over.
    Overdue,
    /// A seat of a tournament game has not moved in time, and loses by that.
    Forfeit,
    /// To wait no longer for the answer of a seat that is away to a draw offer.
    Assent,
    /// To ask whether the game goes on.
    AskAbandoned,
    Archive,
    /// To show the board again: pieces have become ready.
    Board,
}

impl Table {
    /// The seat whose time runs: the first that is asked something.
    pub fn late_seat(&self) -> Option<Seat> {
        self.main_question().map(|(seat, _)| seat)
    }

    /// The same where the others wait for it, as they do in a game of turns.
    pub fn waited_for(&self) -> Option<Seat> {
        self.late_seat().filter(|_| self.unit().is_none())
    }

    /// Whether a computer may sit down for somebody, where another person plays who can say so: somebody whose time is over, or
    /// who has not been seen for so long that it has been asked whether the game goes on.
    pub fn may_be_replaced(&self, seat: Seat, now: UnixMillis) -> bool {
        let people = self.people();
        people.contains(&seat) && people.len() > 1 && (self.is_overdue(now) || self.is_asked_about())
    }

    /// Whether the time of who is to act is over, so that it can be claimed; a live clock ends the game by itself.
    pub fn is_overdue(&self, now: UnixMillis) -> bool {
        self.clock.live.is_none() && self.clock.deadline.is_some_and(|deadline| now >= deadline)
    }

    /// What the clock owes it at a time, the first thing first.
    pub fn due(&self, now: UnixMillis) -> Option<DueAction> {
        self.plan().into_iter().flatten().filter(|(at, _)| *at <= now).map(|(_, due)| due).next()
    }

    /// When the clock has something to do with it next.
    pub fn wakes_at(&self) -> Option<UnixMillis> {
        self.plan().into_iter().flatten().map(|(at, _)| at).min()
    }

    /// Whether a seat has made a move or passed.
    pub fn has_moved(&self, seat: Seat) -> bool {
        self.record.iter().any(|entry| entry.seat == seat && entry.is_move())
    }

    /// In a tournament: which seat loses by not moving in time, and when. For the first move there is a time of its own; later the
    /// time for a move counts, and without turns the time since a seat did anything.
    pub fn forfeits_at(&self) -> Option<(UnixMillis, Seat)> {
        let first_move = self.open_tournament()?.first_move;
        if self.unit().is_some() {
            let living = self.living().into_iter();
            return living.map(|seat| (self.acted_at(seat).max(self.clock.back_at) + first_move, seat)).min();
        }
        let seat = self.late_seat()?;
        let first =
            (!self.has_moved(seat)).then_some(self.clock.turn_since.max(self.clock.back_at) + first_move);
        let later = self.clock.deadline.filter(|_| self.clock.live.is_none());
        Some((first.into_iter().chain(later).min()?, seat))
    }

    /// Who has not come either when a seat forfeits: without turns, whoever's time was over at the same moment and who has not
    /// moved.
    pub fn absent_besides(&self, late: Seat) -> Seats {
        let mut absent = Seats::NONE;
        if self.unit().is_some() && !self.has_moved(late) {
            let since = |seat: Seat| self.acted_at(seat).max(self.clock.back_at);
            for seat in self.living() {
                if seat != late && !self.has_moved(seat) && since(seat) == since(late) {
                    absent = absent.with(seat);
                }
            }
        }
        absent
    }

    fn plan(&self) -> [Option<(UnixMillis, DueAction)>; 7] {
        if self.state() != GameStatus::Live {
            return [None; 7];
        }
        let forfeit = self.forfeits_at().map(|(at, _)| (at, DueAction::Forfeit));
        let time = self.clock.time_per_move.unwrap_or(0);
        let by_claim = self.clock.live.is_none();
        let overdue = self.clock.deadline.filter(|_| by_claim && self.clock.overdue_at.is_none());
        // After a long sleep of the bot the time may be over already: then there is nothing to remind of.
        let reminder =
            overdue.filter(|_| self.clock.reminded_at.is_none()).map(|deadline| deadline - time / REMIND_AT);
        let last = self.clock.touched_at.max(self.clock.deadline.unwrap_or(0)).max(self.all_ready_at());
        let last = self.time_runs_from(last);
        let quiet = match self.clock.asked_at {
            Some(asked) => (asked + ARCHIVED_AFTER, DueAction::Archive),
            None => (last + ABANDONED_AFTER, DueAction::AskAbandoned),
        };
        let assent = self.assent_due().map(|(at, _)| (at, DueAction::Assent));
        let clock = self.event_at().map(|at| (at + LATE, DueAction::Clock));
        let board = self.board_at().map(|at| (at, DueAction::Board));
        let overdue = overdue.filter(|_| forfeit.is_none()).map(|at| (at, DueAction::Overdue));
        let reminder = reminder.map(|at| (at, DueAction::Reminder));
        [clock, assent, forfeit, overdue, reminder, Some(quiet), board]
    }
}

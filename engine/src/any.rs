//! Any game of the closed set, behind one type: what the rest of the program holds.

use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::effect::Effect;
use crate::film::{Film, Shot};
use crate::game::State;
use crate::notation::{LeftOut, Notation};
use crate::outcome::{DrawReason, Outcome};
use crate::overlays::denial::Denial;
use crate::overlays::lasers::Lasers;
use crate::overlays::realtime::Realtime;
use crate::pact::text::is_act;
use crate::pact::{Ledger, play};
use crate::refusal::{Reason, Refusal};
use crate::seat::{Seat, Side};
use crate::table::{Played, Table};
use crate::variants::black_holes::BlackHoles;
use crate::variants::crazy::Crazy;
use crate::variants::orthodox::Chess;
use crate::variants::three_way::ThreeWay;
use crate::view::View;

macro_rules! games {
    ($($(#[$doc:meta])* $arm:ident($state:ty)),* $(,)?) => {
        /// The closed set of games: one arm for each combination of base and overlays.
        #[derive(Clone, Debug)]
        enum AnyTable {
            $($(#[$doc])* $arm(Table<$state>)),*
        }

        /// Runs the same generic code in whichever arm there is.
        macro_rules! each {
            ($any:expr, $table:ident => $body:expr) => {
                match $any { $(AnyGame { table: AnyTable::$arm($table), .. } => $body),* }
            };
            ($any:expr, $table:ident, $pacts:ident => $body:expr) => {
                match $any { $(AnyGame { table: AnyTable::$arm($table), pacts: $pacts } => $body),* }
            };
        }
    };
}

games! {
    /// Orthodox chess.
    Chess(Chess),
    /// Orthodox chess with lasers.
    BilliChess(Lasers<Chess>),
    /// Orthodox chess with denial.
    Denial(Denial<Chess>),
    /// Orthodox chess with lasers and denial.
    DenialBilliChess(Denial<Lasers<Chess>>),
    /// Orthodox chess without turns.
    Realtime(Realtime<Chess>),
    /// Orthodox chess with lasers, without turns.
    RealtimeBilliChess(Realtime<Lasers<Chess>>),
    /// Black holes.
    BlackHoles(BlackHoles),
    /// Three-way chess.
    ThreeWay(ThreeWay),
    /// Three-way chess with lasers.
    ThreeWayLasers(Lasers<ThreeWay>),
    /// Black holes with lasers.
    LaserBlackHoles(Lasers<BlackHoles>),
    /// Black holes with denial.
    DenialBlackHoles(Denial<BlackHoles>),
    /// Black holes with lasers and denial.
    DenialLaserBlackHoles(Denial<Lasers<BlackHoles>>),
    /// The pieces of Crazy chess without denial.
    CrazyPieces(Crazy),
    /// Crazy chess.
    Crazy(Denial<Crazy>),
    /// The pieces of Crazy chess with lasers.
    LaserCrazyPieces(Lasers<Crazy>),
    /// Crazy chess with lasers.
    LaserCrazy(Denial<Lasers<Crazy>>),
}

mod address;
mod bargaining;
mod begin;
mod fitting;
mod legal;
mod pacts;
mod studying;
mod thinking;

pub use address::Addressed;
pub use fitting::Fit;
pub use legal::Legal;

/// A game of the closed set, with its ledger of pacts where three sit down.
#[derive(Clone, Debug)]
pub struct AnyGame {
    table: AnyTable,
    pacts: Option<Ledger>,
}

impl AnyGame {
    /// The sides in seat order.
    #[must_use]
    pub fn sides(&self) -> &'static [Side] {
        fn sides<S: Notation>(_: &Table<S>) -> &'static [Side] {
            S::SIDES
        }
        each!(self, table => sides(table))
    }

    /// The side of a seat; the first side for a seat that is not there.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        let sides = self.sides();
        sides.get(seat.index()).copied().unwrap_or(sides[0])
    }

    /// Who may act now, and what each is asked.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        let asked = each!(self, table => table.to_act());
        let Some(ledger) = self.pacts.as_ref().filter(|_| !asked.is_nobody()) else { return asked };
        ledger.asked().fold(asked, |asked, (seat, pact)| asked.and(seat, Asked::Pact { pact }))
    }

    /// The end of the game, where it has ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, table => table.outcome())
    }

    /// All that may be seen of it. `View::mesh` is the board that is drawn, the laser frame included.
    #[must_use]
    pub fn view(&self) -> View {
        let mut view = each!(self, table => table.state().view());
        view.to_act = self.to_act().iter().collect();
        view
    }

    /// The cells of a seat's own part of the board; none where a board has no such parts (three_way.md 3.1.1).
    #[must_use]
    pub fn territory(&self, seat: Seat) -> CellSet {
        each!(self, table => table.state().territory(seat))
    }

    /// What the last accepted action did.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        each!(self, table => table.effects())
    }

    /// What the last move did, with the lifelines chosen after it; empty before the first.
    #[must_use]
    pub fn last_move(&self) -> &[Effect] {
        each!(self, table => table.last_move())
    }

    /// The exact text of the position.
    #[must_use]
    pub fn position(&self) -> String {
        each!(self, table => table.state().write_position())
    }

    /// What the text this game began with holds that its table has switched off (`ep=off`, `castling=off`): it was read and
    /// left out.
    #[must_use]
    pub fn left_out(&self, position: &str) -> Vec<LeftOut> {
        each!(self, table => table.state().left_out(position))
    }

    /// The position's key, for repetition.
    #[must_use]
    pub fn key(&self) -> u64 {
        each!(self, table => table.state().key())
    }

    /// How often the present position has stood.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        each!(self, table => table.repetitions())
    }

    /// The draw that may be claimed now, if any.
    #[must_use]
    pub fn claimable(&self) -> Option<DrawReason> {
        each!(self, table => table.claimable())
    }

    /// The name of a cell that an [`Effect`] names, the same as on the drawn board.
    #[must_use]
    pub fn cell_name(&self, cell: Cell) -> String {
        each!(self, table => table.state().cell_name(cell))
    }

    /// The names of the cells whose pieces attack a cell or guard it, whoever is to act; none for a name that is no
    /// cell of the playing board.
    #[must_use]
    pub fn attackers(&self, cell: &str) -> Vec<String> {
        fn named<S: Notation>(state: &S, name: &str) -> Vec<String> {
            let mut found = Vec::new();
            if let Some(cell) = (0..=u8::MAX).map(Cell).find(|cell| state.cell_name(*cell) == name) {
                state.attackers(cell, &mut |from| found.push(state.cell_name(from)));
            }
            found
        }
        each!(self, table => named(table.state(), cell))
    }

    /// Whether pieces stand in stacks here, and a move may set off a chain (crazy.md 5B).
    #[must_use]
    pub const fn has_stacks(&self) -> bool {
        matches!(
            self.table,
            AnyTable::CrazyPieces(_)
                | AnyTable::Crazy(_)
                | AnyTable::LaserCrazyPieces(_)
                | AnyTable::LaserCrazy(_)
        )
    }

    /// Lets the clock of a game without turns run to a time, in milliseconds since the game began, and gives what fell
    /// due by it; nothing in a game of turns.
    pub fn advance(&mut self, to: Millis) -> Vec<Effect> {
        each!(self, table => table.advance(to))
    }

    /// When the clock next does something by itself, in milliseconds since the game began; `None` where it never does.
    #[must_use]
    pub fn next_event(&self) -> Option<Millis> {
        each!(self, table => table.state().next_event())
    }

    /// Whether an accepted move still waits to be carried out (realtime.md 4.9 ii).
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.waiting().is_empty()
    }

    /// The accepted moves that still wait, by their exact texts and the time of their arrival.
    #[must_use]
    pub fn waiting(&self) -> Vec<(String, Millis)> {
        let mut found = Vec::new();
        each!(self, table => {
            let state = table.state();
            state.waiting(&mut |mv, at| found.push((state.write_move(mv), at)));
        });
        found
    }

    /// Whether a seat may do this now.
    ///
    /// # Errors
    /// Why not.
    pub fn may(&self, seat: Seat, text: &str) -> Result<(), Refusal> {
        if is_act(text) {
            return each!(self, table, pacts => match pacts {
                Some(ledger) => play::may(table, ledger, seat, text),
                None => Err(play::refuse(Reason::NotInThisGame, text)),
            });
        }
        each!(self, table => {
            let action = table.read(seat, text)?;
            table.judge(seat, action).map_err(|reason| table.refuse(seat, Some(action), reason).typed(text))
        })
    }

    /// Applies an action as typed (a move, a word of notation.md, or an act about pacts) or says why not, changing
    /// nothing.
    ///
    /// # Errors
    /// The reason and the nearest legal moves.
    pub fn try_text(&mut self, seat: Seat, text: &str, at: Millis) -> Result<Played, Refusal> {
        each!(self, table, pacts => match pacts {
            Some(ledger) => play::try_text(table, ledger, seat, text, at),
            None if is_act(text) => Err(play::refuse(Reason::NotInThisGame, text)),
            None => table.try_text(seat, text, at),
        })
    }

    /// What a legal move of a game with stacks does, moment by moment, the game itself untouched: for a replay. Empty for
    /// anything else, and in other games. The cells are those of effects.
    #[must_use]
    pub fn film(&self, seat: Seat, text: &str, at: Millis) -> Vec<Shot> {
        fn film<S: Notation>(table: &Table<S>, seat: Seat, text: &str, at: Millis) -> Vec<Shot> {
            let Ok(Action::Move(mv)) = table.read(seat, text) else { return Vec::new() };
            let mut film = Film::default();
            let mut state = *table.state();
            if state.judge(seat, Action::Move(mv)).is_ok() {
                state.play(seat, Action::Move(mv), at, &mut film);
            }
            film.shots()
        }
        if self.has_stacks() { each!(self, table => film(table, seat, text, at)) } else { Vec::new() }
    }

    /// The number of leaves at a depth, every leaf made (notation.md).
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        each!(self, table => crate::perft::perft(table.state(), depth))
    }

    /// The legal moves by exact text, each with its number of leaves at a depth.
    #[must_use]
    pub fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        each!(self, table => {
            let state = table.state();
            let parts = crate::perft::divide(state, depth);
            parts.into_iter().map(|(mv, leaves)| (state.write_move(mv), leaves)).collect()
        })
    }
}

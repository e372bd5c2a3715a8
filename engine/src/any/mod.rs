//! Any game of the closed set, behind one type: what the rest of the program holds. Most is the [`Session`]'s to answer; here
//! is what pacts and the table's choices add.

use std::ops::Deref;

use crate::action::{ActionKind, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::effect::Effect;
use crate::game::Played;
use crate::pact::{Ledger, play};
use crate::refusal::Refusal;
use crate::seat::{Seat, Side};
use crate::typed_action::TypedAction;
use crate::variants::Choices;
use crate::view::View;

mod address;
mod bargaining;
mod begin;
mod flag;
mod legal;
mod mending;
mod pacts;
mod studying;
mod thinking;

pub use crate::session::{Fit, Legal, Session};
pub use address::SeatText;
pub use mending::{PositionField, PositionNote, PositionRepair};

/// A game of the closed set, with its ledger of pacts where three sit down.
#[derive(Debug)]
pub struct AnyGame {
    session: Box<dyn Session>,
    choices: Choices,
    pacts: Option<Ledger>,
    /// Who is out of the game, in the order in which they fell; those of a position that was set up in seat order.
    fallen: Vec<Seat>,
}

impl Clone for AnyGame {
    fn clone(&self) -> Self {
        self.with_session(self.session.copied())
    }
}

impl Deref for AnyGame {
    type Target = dyn Session;

    fn deref(&self) -> &Self::Target {
        &*self.session
    }
}

impl AnyGame {
    /// Another game as it stands, with all else that is known of this one.
    fn with_session(&self, session: Box<dyn Session>) -> Self {
        Self { session, choices: self.choices, pacts: self.pacts.clone(), fallen: self.fallen.clone() }
    }

    /// The variant, and what its table chose of it.
    #[must_use]
    pub const fn choices(&self) -> &Choices {
        &self.choices
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
        let asked = self.session.to_act();
        let Some(ledger) = self.pacts.as_ref().filter(|_| !asked.is_nobody()) else { return asked };
        ledger.asked().fold(asked, |asked, (seat, pact)| asked.and(seat, Asked::Pact { pact }))
    }

    /// All that may be seen of it. `View::mesh` is the board that is drawn, the laser frame included.
    #[must_use]
    pub fn view(&self) -> View {
        let mut view = self.session.view();
        view.to_act = self.to_act().iter().collect();
        view
    }

    /// Who is out of the game, in the order in which they fell (three_way.md 3.3.8).
    #[must_use]
    pub fn fallen(&self) -> &[Seat] {
        &self.fallen
    }

    /// The text by which the game is set up again as it stands: [`Session::waits`] where a denial is waited for.
    #[must_use]
    pub fn whole_position(&self) -> String {
        self.waits().unwrap_or_else(|| self.position())
    }

    /// The names of the cells whose pieces attack a cell or guard it, whoever is to act; none for a name that is no
    /// cell of the playing board.
    #[must_use]
    pub fn attackers(&self, cell: &str) -> Vec<String> {
        let named = (0..=u8::MAX).map(Cell).find(|named| self.cell_name(*named) == cell);
        let found = named.map_or(CellSet::EMPTY, |cell| self.session.attackers(cell));
        found.iter().map(|from| self.cell_name(from)).collect()
    }

    /// Lets the clock of a game without turns run to a time, in milliseconds since the game began, and gives what fell
    /// due by it; nothing in a game of turns.
    pub fn advance(&mut self, to: Millis) -> Vec<Effect> {
        self.session.advance(to)
    }

    /// Whether an accepted move still waits to be carried out (rule 4.9 ii).
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.waiting().is_empty()
    }

    /// Whether a seat may do this now.
    pub fn may<'a>(&self, seat: Seat, what: impl Into<TypedAction<'a>>) -> Result<(), Refusal> {
        let typed = what.into();
        match self.pacts.as_ref().filter(|_| typed.kind() == ActionKind::Pact) {
            Some(ledger) => play::may(&*self.session, ledger, seat, typed),
            None => self.session.may(seat, typed),
        }
    }

    /// Applies an action as typed (a move, a word of notation.md, or an act about pacts) or says why not, changing
    /// nothing.
    ///
    /// ```
    /// use lasermate_engine::any::AnyGame;
    /// use lasermate_engine::seat::Seat;
    /// use lasermate_engine::variants::Setup;
    ///
    /// let mut game = AnyGame::new(&Setup::parse("chess", [])?)?;
    /// let played = game.try_text(Seat::First, "Nf3", 0)?;
    /// assert_eq!((played.exact.as_str(), played.san.as_str()), ("g1f3", "Nf3"));
    /// let refused = game.try_text(Seat::Second, "e7e4", 0).unwrap_err();
    /// assert_eq!(refused.nearest, ["e7e5", "e7e6"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn try_text(&mut self, seat: Seat, text: &str, at: Millis) -> Result<Played, Refusal> {
        self.try_typed(seat, TypedAction::read(text), at)
    }

    /// The same for an action that has been read.
    pub fn try_typed(&mut self, seat: Seat, typed: TypedAction<'_>, at: Millis) -> Result<Played, Refusal> {
        let played = match &mut self.pacts {
            Some(ledger) => play::try_typed(&mut *self.session, ledger, seat, typed, at),
            None => self.session.try_typed(seat, typed, at),
        }?;
        self.fallen.extend(played.effects.iter().filter_map(|effect| match effect {
            Effect::Eliminated { seat, .. } => Some(*seat),
            _ => None,
        }));
        Ok(played)
    }
}

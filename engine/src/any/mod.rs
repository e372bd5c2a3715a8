//! Any game of the closed set, behind one type: what the rest of the program holds.

use crate::action::{Asked, Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::effect::Effect;
use crate::game::Played;
use crate::notation::LeftOut;
use crate::outcome::{DrawReason, Outcome};
use crate::pact::text::is_act;
use crate::pact::{Ledger, play};
use crate::refusal::{Reason, Refusal};
use crate::seat::{Seat, Side};
use crate::session::Session;
use crate::timeline::Keyframe;
use crate::variants::Choices;
use crate::view::View;

mod address;
mod bargaining;
mod begin;
mod fitting;
mod flag;
mod legal;
mod mending;
mod pacts;
mod studying;
mod thinking;

pub use crate::session::{Fit, Legal};
pub use address::SeatText;
pub use mending::PositionRepair;

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

    /// The sides in seat order.
    #[must_use]
    pub fn sides(&self) -> &'static [Side] {
        self.session.sides()
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

    /// The end of the game, where it has ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.session.outcome()
    }

    /// All that may be seen of it. `View::mesh` is the board that is drawn, the laser frame included.
    #[must_use]
    pub fn view(&self) -> View {
        let mut view = self.session.view();
        view.to_act = self.to_act().iter().collect();
        view
    }

    /// The cells of a seat's own part of the board; none where a board has no such parts (rule 3.1.1).
    #[must_use]
    pub fn territory(&self, seat: Seat) -> CellSet {
        self.session.territory(seat)
    }

    /// Who is out of the game, in the order in which they fell (three_way.md 3.3.8).
    #[must_use]
    pub fn fallen(&self) -> &[Seat] {
        &self.fallen
    }

    /// What the last accepted action did.
    ///
    /// ```
    /// use lasermate_engine::any::AnyGame;
    /// use lasermate_engine::effect::Effect;
    /// use lasermate_engine::seat::Seat;
    /// use lasermate_engine::variants::Setup;
    ///
    /// let mut game = AnyGame::new(&Setup::parse("billichess", [])?)?;
    /// let moves = ["d3", "e5", "Bg5", "d6", "Nd2"];
    /// for (mv, seat) in moves.into_iter().zip([Seat::First, Seat::Second].into_iter().cycle()) {
    ///     game.try_text(seat, mv, 0)?;
    /// }
    /// // Blue's knight has sent Red's beam into Blue's heel.
    /// let lasermate = game.effects().iter().find_map(|effect| match effect {
    ///     Effect::Lasermate { beam, points, .. } => Some((*beam, *points)),
    ///     _ => None,
    /// });
    /// assert_eq!(lasermate, Some((Seat::Second, 277)));
    /// assert_eq!(game.view().scores, [0, 277]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        self.session.effects()
    }

    /// What the last move did, with the lifelines chosen after it; empty before the first.
    #[must_use]
    pub fn last_move(&self) -> &[Effect] {
        self.session.last_move()
    }

    /// The exact text of the position.
    #[must_use]
    pub fn position(&self) -> String {
        self.session.position()
    }

    /// The text of a position that waits for a denial, with the move that may be denied: reading it gives the same game,
    /// window and all (crazy.md A14). `None` where nothing waits.
    #[must_use]
    pub fn waits(&self) -> Option<String> {
        self.session.waits()
    }

    /// The text by which the game is set up again as it stands: [`AnyGame::waits`] where a denial is waited for.
    #[must_use]
    pub fn whole_position(&self) -> String {
        self.waits().unwrap_or_else(|| self.position())
    }

    /// What the text this game began with holds that its table has switched off (`ep=off`, `castling=off`): it was read and
    /// left out.
    #[must_use]
    pub fn left_out(&self, position: &str) -> Vec<LeftOut> {
        self.session.left_out(position)
    }

    /// The position's key, for repetition.
    #[must_use]
    pub fn key(&self) -> u64 {
        self.session.key()
    }

    /// How often the present position has stood.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        self.session.repetitions()
    }

    /// The draw that may be claimed now, if any.
    #[must_use]
    pub fn claimable(&self) -> Option<DrawReason> {
        self.session.claimable()
    }

    /// How many plies ago the last capture or pawn move was, or what else begins the count of a draw.
    #[must_use]
    pub fn quiet_plies(&self) -> u32 {
        self.session.quiet_plies()
    }

    /// The name of a cell that an [`Effect`] names, the same as on the drawn board.
    #[must_use]
    pub fn cell_name(&self, cell: Cell) -> String {
        self.session.cell_name(cell)
    }

    /// The names of the cells whose pieces attack a cell or guard it, whoever is to act; none for a name that is no
    /// cell of the playing board.
    #[must_use]
    pub fn attackers(&self, cell: &str) -> Vec<String> {
        let named = (0..=u8::MAX).map(Cell).find(|named| self.cell_name(*named) == cell);
        let found = named.map_or(CellSet::EMPTY, |cell| self.session.attackers(cell));
        found.iter().map(|from| self.cell_name(from)).collect()
    }

    /// Whether pieces stand in stacks here, and a move may set off a chain.
    fn has_stacks(&self) -> bool {
        self.session.has_stacks()
    }

    /// Lets the clock of a game without turns run to a time, in milliseconds since the game began, and gives what fell
    /// due by it; nothing in a game of turns.
    pub fn advance(&mut self, to: Millis) -> Vec<Effect> {
        self.session.advance(to)
    }

    /// When the clock next does something by itself, in milliseconds since the game began; `None` where it never does.
    #[must_use]
    pub fn next_event(&self) -> Option<Millis> {
        self.session.next_event()
    }

    /// The next moment at which anything changes by the clock, a piece that becomes ready included; `None` where nothing does.
    #[must_use]
    pub fn next_change(&self) -> Option<Millis> {
        self.session.next_change()
    }

    /// Whether an accepted move still waits to be carried out (rule 4.9 ii).
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.waiting().is_empty()
    }

    /// The accepted moves that still wait, by their exact texts and the time of their arrival.
    #[must_use]
    pub fn waiting(&self) -> Vec<(String, Millis)> {
        self.session.waiting()
    }

    /// Whether a seat may do this now.
    pub fn may(&self, seat: Seat, text: &str) -> Result<(), Refusal> {
        match &self.pacts {
            _ if !is_act(text) => self.session.may(seat, text),
            Some(ledger) => play::may(&*self.session, ledger, seat, text),
            None => Err(play::refuse(Reason::NotInThisGame, text)),
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
        let played = match &mut self.pacts {
            Some(ledger) => play::try_text(&mut *self.session, ledger, seat, text, at),
            None if is_act(text) => Err(play::refuse(Reason::NotInThisGame, text)),
            None => self.session.try_text(seat, text, at),
        }?;
        self.fallen.extend(played.effects.iter().filter_map(|effect| match effect {
            Effect::Eliminated { seat, .. } => Some(*seat),
            _ => None,
        }));
        Ok(played)
    }

    /// What a legal move of a game with stacks does, moment by moment, the game itself untouched: for a replay. Empty for
    /// anything else, and in other games. The cells are those of effects.
    #[must_use]
    pub fn timeline(&self, seat: Seat, text: &str, at: Millis) -> Vec<Keyframe> {
        if self.has_stacks() { self.session.timeline(seat, text, at) } else { Vec::new() }
    }

    /// The number of leaves at a depth, every leaf made (notation.md).
    ///
    /// ```
    /// use lasermate_engine::any::AnyGame;
    /// use lasermate_engine::variants::Setup;
    ///
    /// let game = AnyGame::new(&Setup::parse("black-holes", [])?)?;
    /// assert_eq!([1, 2].map(|depth| game.perft(depth)), [12, 144]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.session.perft(depth)
    }

    /// The legal moves by exact text, or the pass where there is none, each with its number of leaves at a depth.
    #[must_use]
    pub fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        self.session.divide(depth)
    }
}

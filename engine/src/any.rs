//! Any game of the closed set, behind one type: what the rest of the program holds.

use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::effect::Effect;
use crate::film::{Film, Shot};
use crate::game::State;
use crate::notation::{Notation, PositionError};
use crate::outcome::{DrawReason, Outcome};
use crate::overlay::denial::Denial;
use crate::overlay::lasers::Lasers;
use crate::overlay::realtime::Realtime;
use crate::pact::text::{answered, is_act};
use crate::pact::{Ledger, play};
use crate::preset::{Base, Setup};
use crate::refusal::{Reason, Refusal, lifelines};
use crate::rules::black_holes::BlackHoles;
use crate::rules::crazy::Crazy;
use crate::rules::orthodox::Chess;
use crate::rules::three_way::ThreeWay;
use crate::seat::{Seat, Side};
use crate::table::{Played, Table};
use crate::view::View;

/// A legal action, in every form that is shown, typed or stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal {
    /// The exact text (notation.md).
    pub exact: String,
    /// As players write it.
    pub san: String,
    /// The name of the cell it begins on; empty for an action that moves no man.
    pub from: String,
    /// The name of the cell it ends on; empty for an action that moves no man.
    pub to: String,
    /// What a player who picks it step by step chooses, in order ([`Notation::choices`]); empty for an action that
    /// moves no man.
    pub choices: Vec<String>,
    /// The black hole it goes in by and the white one it comes out of, where it goes through holes (black_holes.md 1.3).
    pub through: Option<(String, String)>,
}

impl Legal {
    /// Whether a man comes from the supply (black_holes.md 1.2.3).
    #[must_use]
    pub fn is_drop(&self) -> bool {
        self.from == "@"
    }
}

/// Somebody meant by a text of a list of moves: who acts, and the text without the side before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Addressed<'a> {
    /// Who acts.
    pub seat: Seat,
    /// What they do.
    pub text: &'a str,
}

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

mod bargaining;
mod chosen;
mod fitting;
mod pacts;
mod studying;
mod thinking;
mod three_way;

pub use fitting::Fit;

/// A game of the closed set, with its ledger of pacts where three sit down.
#[derive(Clone, Debug)]
pub struct AnyGame {
    table: AnyTable,
    pacts: Option<Ledger>,
}

impl AnyGame {
    /// The game a table has chosen, at its start.
    ///
    /// # Errors
    /// Why the set-up's position cannot be played.
    pub fn new(setup: &Setup) -> Result<Self, PositionError> {
        fn table<S: Notation>(rules: S::Rules, setup: &Setup) -> Result<Table<S>, PositionError> {
            Ok(Table::new(match &setup.position {
                Some(text) => S::read_position(rules, text)?,
                None => S::start(rules),
            }))
        }
        if let Some(clock) = chosen::realtime_rules(setup) {
            let table = match chosen::laser_rules(setup) {
                None => table((clock, ()), setup).map(AnyTable::Realtime),
                Some(lasers) => table((clock, lasers), setup).map(AnyTable::RealtimeBilliChess),
            }?;
            return Ok(Self { table, pacts: None });
        }
        let table = match (setup.preset().base, chosen::laser_rules(setup), chosen::denial_rules(setup)) {
            (Base::Chess, None, None) => table((), setup).map(AnyTable::Chess),
            (Base::Chess, Some(lasers), None) => table(lasers, setup).map(AnyTable::BilliChess),
            (Base::Chess, None, Some(denial)) => table((denial, ()), setup).map(AnyTable::Denial),
            (Base::Chess, Some(lasers), Some(denial)) => {
                table((denial, lasers), setup).map(AnyTable::DenialBilliChess)
            }
            (Base::ThreeWay, None, _) => table(three_way::rules(setup), setup).map(AnyTable::ThreeWay),
            (Base::ThreeWay, Some(lasers), _) => {
                table(lasers.over(three_way::rules(setup)), setup).map(AnyTable::ThreeWayLasers)
            }
            (Base::Crazy, lasers, denial) => {
                let rules = chosen::crazy_rules(setup);
                match (lasers.map(|lasers| lasers.over(rules)), denial) {
                    (None, None) => table(rules, setup).map(AnyTable::CrazyPieces),
                    (Some(lasers), None) => table(lasers, setup).map(AnyTable::LaserCrazyPieces),
                    (None, Some(denial)) => table((denial, rules), setup).map(AnyTable::Crazy),
                    (Some(lasers), Some(denial)) => table((denial, lasers), setup).map(AnyTable::LaserCrazy),
                }
            }
            (Base::BlackHoles, lasers, denial) => {
                let rules = chosen::hole_rules(setup);
                match (lasers.map(|lasers| lasers.over(rules)), denial) {
                    (None, None) => table(rules, setup).map(AnyTable::BlackHoles),
                    (Some(lasers), None) => table(lasers, setup).map(AnyTable::LaserBlackHoles),
                    (None, Some(denial)) => table((denial, rules), setup).map(AnyTable::DenialBlackHoles),
                    (Some(lasers), Some(denial)) => {
                        table((denial, lasers), setup).map(AnyTable::DenialLaserBlackHoles)
                    }
                }
            }
        }?;
        let game = Self { table, pacts: None };
        // Pacts are made against a third: two have nobody to ally against (pacts.md).
        let pacts = Some(game.sides()).filter(|sides| sides.len() > 2).map(Ledger::new);
        Ok(Self { pacts, ..game })
    }

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

    /// The names of the cells whose men attack a cell or guard it, whoever is to act; none for a name that is no
    /// cell of the men's board.
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

    /// What a seat may answer to what it is asked now: its legal moves, a pass, or lifelines. Sorted by text.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<Legal> {
        each!(self, table => legal(table, seat, false)).into_iter().flatten().collect()
    }

    /// The same in groups: each answer with every way of writing it ([`Notation::each_route`]), both in order. The groups
    /// are as many as the answers of [`AnyGame::legal`].
    #[must_use]
    pub fn legal_ways(&self, seat: Seat) -> Vec<Vec<Legal>> {
        each!(self, table => legal(table, seat, true))
    }

    /// The same with every way of writing a move: where several routes lead between the same cells
    /// ([`Notation::each_route`]) [`AnyGame::legal`] names one of them and this names all. For menus that walk through a
    /// move's parts.
    #[must_use]
    pub fn legal_routes(&self, seat: Seat) -> Vec<Legal> {
        let mut found: Vec<_> = self.legal_ways(seat).into_iter().flatten().collect();
        found.sort_by(|a, b| a.exact.cmp(&b.exact));
        found
    }

    /// The move that was denied and may not be played this turn, in a game with denial (crazy.md A3).
    #[must_use]
    pub fn denied(&self) -> Option<Legal> {
        fn denied<S: Notation>(state: &S) -> Option<Legal> {
            state.denied().map(|(seat, mv)| written(state, seat, mv))
        }
        each!(self, table => denied(table.state()))
    }

    /// Whether men stand in stacks here, and a move may set off a chain (crazy.md 5B).
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

    /// The moves that kill a seat's own king and may be played all the same, with which it loses at once (crazy.md B19),
    /// by their exact texts and sorted. They are no legal moves.
    #[must_use]
    pub fn suicidal(&self, seat: Seat) -> Vec<String> {
        let mut found = Vec::new();
        each!(self, table => {
            let state = table.state();
            if state.to_act().of(seat) == Some(Asked::Move) {
                state.suicidal(seat, &mut |mv| found.push(state.write_move(mv)));
            }
        });
        found.sort_unstable();
        found
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

    /// Who is meant by a word of a list of moves: the side written before it (`red:billi`, `w:draw-offer`), else
    /// the seat that is asked for it, else the seat to move.
    ///
    /// # Errors
    /// The side is not one of this game.
    pub fn address<'a>(&self, word: &'a str) -> Result<Addressed<'a>, Reason> {
        // Free words of a pact may be typed with a colon in them, and a place inside a rook is written `a7:1`.
        let named = |(side, _): &(&str, &str)| !side.contains(|c: char| c.is_ascii_digit()) && !is_act(word);
        if let Some((side, text)) = word.split_once(':').filter(named) {
            return self.seat_named(side).map(|seat| Addressed { seat, text }).ok_or(Reason::NoSuchSide);
        }
        let asked = self.to_act();
        let pact = answered(word);
        let wanted = |what: Asked| match Action::<()>::from_word(word) {
            _ if pact.is_some() => pact.is_some_and(|pact| what == Asked::Pact { pact }),
            Some(Action::DrawAccept | Action::DrawDecline) => what == Asked::Draw,
            Some(Action::Billi) => what == Asked::Billi,
            Some(Action::Lifeline(_)) => matches!(what, Asked::Lifeline { .. }),
            _ => what == Asked::Move,
        };
        let found = asked.iter().find(|(_, what)| wanted(*what)).or_else(|| asked.iter().next());
        Ok(Addressed { seat: found.map_or(Seat::First, |(seat, _)| seat), text: word })
    }

    /// The seat of a side by its name or letter; the orthodox names do for the laser games too.
    #[must_use]
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        let sides = self.sides();
        let by_side = |side: &Side| {
            name.eq_ignore_ascii_case(side.name())
                || name.len() == 1 && name.chars().all(|c| c.eq_ignore_ascii_case(&side.letter()))
        };
        let index = sides.iter().position(by_side).or_else(|| match name.to_ascii_lowercase().as_str() {
            "white" | "w" if sides.len() == 2 => Some(0),
            "black" if sides.len() == 2 => Some(1),
            _ => None,
        })?;
        Seat::from_index(index)
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

/// A move in every form.
fn written<S: Notation>(state: &S, seat: Seat, mv: S::Move) -> Legal {
    let (from, to) = state.ends(mv);
    Legal {
        exact: state.write_move(mv),
        san: state.san(seat, mv),
        from: state.cell_name(from),
        to: state.cell_name(to),
        choices: state.choices(mv),
        through: state.holes(mv).map(|(black, white)| (state.cell_name(black), state.cell_name(white))),
    }
}

/// What a seat may answer, each move by one route or by all.
fn legal<S: Notation>(table: &Table<S>, seat: Seat, routes: bool) -> Vec<Vec<Legal>> {
    let state = table.state();
    let word = |action: Action<S::Move>| {
        let word = action.word().unwrap_or_default().to_owned();
        vec![Legal {
            exact: word.clone(),
            san: word,
            from: String::new(),
            to: String::new(),
            choices: Vec::new(),
            through: None,
        }]
    };
    let mut found = Vec::new();
    match state.to_act().of(seat) {
        Some(Asked::Move) => {
            state.moves(seat, &mut |mv| {
                let mut ways = Vec::new();
                if routes {
                    state.each_route(seat, mv, &mut |way| ways.push(written(state, seat, way)));
                    ways.sort_by(|a, b| a.exact.cmp(&b.exact));
                } else {
                    ways.push(written(state, seat, mv));
                }
                found.push(ways);
            });
            if state.judge(seat, Action::Pass).is_ok() {
                found.push(word(Action::Pass));
            }
        }
        Some(Asked::Lifeline { .. }) => {
            found.extend(lifelines(state, seat).map(word));
        }
        _ => {}
    }
    found.sort_by(|a, b| a.first().map(|way| &way.exact).cmp(&b.first().map(|way| &way.exact)));
    found
}

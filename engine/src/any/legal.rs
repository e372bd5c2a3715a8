//! What a seat may answer, in every form that is shown, typed or stored.

use super::{AnyGame, AnyTable};
use crate::action::{Action, Asked};
use crate::game::State;
use crate::moves::MoveList;
use crate::notation::Notation;
use crate::refusal::lifelines;
use crate::seat::Seat;
use crate::table::Table;

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

impl AnyGame {
    /// What a seat may answer to what it is asked now: its legal moves, a pass, or lifelines. Sorted by text.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<Legal> {
        each!(self, table => legal(table, seat, false)).into_iter().flatten().collect()
    }

    /// The other answers a seat may give to what it is asked, in the order of the questions: whether it denies or allows the
    /// last move (crazy.md A1, A8), what it says to a draw, to LET'S BILLI and to a pact. Each as it is typed.
    #[must_use]
    pub fn answers(&self, seat: Seat) -> Vec<String> {
        let asked = self.to_act();
        let asked = asked.iter().filter(|(asked, _)| *asked == seat);
        let words = asked.flat_map(|(_, what)| match what {
            Asked::Denial { .. } => vec!["deny".to_owned(), "allow".to_owned()],
            Asked::Draw => vec!["draw-accept".to_owned(), "draw-decline".to_owned()],
            Asked::Billi => vec!["billi".to_owned()],
            Asked::Pact { pact } => vec![format!("pact-accept({pact})"), format!("pact-refuse({pact})")],
            Asked::Move | Asked::Lifeline { .. } => Vec::new(),
        });
        words.filter(|word| self.may(seat, word).is_ok()).collect()
    }

    /// The moves the men of a seat could make, by their exact texts and sorted: those of [`AnyGame::legal`], and where a rule
    /// ended the game though men could still move (insufficient material), the moves there would be.
    #[must_use]
    pub fn movable(&self, seat: Seat) -> Vec<String> {
        let mut found = Vec::new();
        each!(self, table => {
            let state = table.state();
            found.extend(state.legal_moves(seat).into_iter().map(|mv| state.write_move(mv)));
        });
        found.sort_unstable();
        found
    }

    /// The same in groups: each answer with every way of writing it ([`Notation::each_route`]), both in order; a move without
    /// holes comes before those through holes that do the same. The groups are as many as the answers of
    /// [`AnyGame::legal`].
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

    /// How players write a move that is given by its exact text, whether or not it may be made now: without turns its man may
    /// still cool. `None` for what is no move.
    #[must_use]
    pub fn san(&self, seat: Seat, exact: &str) -> Option<String> {
        each!(self, table => match table.read(seat, exact) {
            Ok(Action::Move(mv)) => Some(table.state().san(seat, mv)),
            _ => None,
        })
    }

    /// The move that was denied and may not be played this turn, in a game with denial (crazy.md A3).
    #[must_use]
    pub fn denied(&self) -> Option<Legal> {
        fn denied<S: Notation>(state: &S) -> Option<Legal> {
            state.denied().map(|(seat, mv)| written(state, seat, mv))
        }
        each!(self, table => denied(table.state()))
    }

    /// The moves that kill a seat's own king and may be played all the same, with which it loses at once (crazy.md B19),
    /// by their exact texts and sorted. They are no legal moves.
    #[must_use]
    pub fn suicidal(&self, seat: Seat) -> Vec<String> {
        let mut found = Vec::new();
        each!(self, table => {
            let state = table.state();
            if state.to_act().of(seat) == Some(Asked::Move) {
                let mut moves = MoveList::new();
                state.suicidal(seat, &mut moves);
                found.extend(moves.into_iter().map(|mv| state.write_move(mv)));
            }
        });
        found.sort_unstable();
        found
    }
}

/// A move in every form.
pub(super) fn written<S: Notation>(state: &S, seat: Seat, mv: S::Move) -> Legal {
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
            for mv in state.legal_moves(seat) {
                let mut ways = Vec::new();
                if routes {
                    let mut list = MoveList::new();
                    state.each_route(seat, mv, &mut list);
                    ways.extend(list.into_iter().map(|way| written(state, seat, way)));
                    ways.sort_by(|a, b| {
                        (a.through.is_some(), &a.exact).cmp(&(b.through.is_some(), &b.exact))
                    });
                } else {
                    ways.push(written(state, seat, mv));
                }
                found.push(ways);
            }
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

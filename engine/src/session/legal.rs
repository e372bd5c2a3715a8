//! What a seat may answer, in every form that is shown, typed or stored.

use crate::action::{Action, Asked};
use crate::moves::MoveList;
use crate::notation::{Texts, lifelines};
use crate::seat::Seat;
use crate::sorting::sort_by;

/// A legal action, in every form that is shown, typed or stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal {
    pub exact: String,
    pub san: String,
    /// The name of the cell it begins on; empty for an action that moves no piece.
    pub from: String,
    /// The name of the cell it ends on; empty for an action that moves no piece.
    pub to: String,
    /// What a player who picks it step by step chooses, in order ([`crate::notation::Notation::choices`]); empty for an action that
    /// moves no piece.
    pub choices: Vec<String>,
    /// The cells between its ends by which it goes in and comes out, where there are such.
    pub through: Option<(String, String)>,
}

impl Legal {
    /// Whether a piece comes from the supply (rule 1.2.3).
    #[must_use]
    pub fn is_drop(&self) -> bool {
        self.from == "@"
    }
}

impl Legal {
    /// An action that moves no piece.
    fn word(word: &str) -> Self {
        Self {
            exact: word.to_owned(),
            san: word.to_owned(),
            from: String::new(),
            to: String::new(),
            choices: Vec::new(),
            through: None,
        }
    }

    /// Puts actions in the order of their texts.
    pub(crate) fn sort(found: &mut [Self]) {
        sort_by(found, &|a, b| a.exact.cmp(&b.exact));
    }

    /// A move in every form.
    pub(super) fn of<M: Copy>(texts: &dyn Texts<M>, seat: Seat, mv: M) -> Self {
        let (from, to) = texts.ends(mv);
        let name = |cell| texts.cell_name(cell);
        Self {
            exact: texts.write_move(mv),
            san: texts.san(seat, mv),
            from: name(from),
            to: name(to),
            choices: texts.choices(mv),
            through: texts.through(mv).map(|(black, white)| (name(black), name(white))),
        }
    }
}

/// What a seat may answer, each move in one way of writing it or in all.
pub(super) fn legal<M: Copy>(texts: &dyn Texts<M>, seat: Seat, all_ways: bool) -> Vec<Vec<Legal>> {
    let word = |action: Action<M>| vec![Legal::word(action.word().unwrap_or_default())];
    let mut found: Vec<Vec<Legal>> = Vec::new();
    match texts.to_act().of(seat) {
        Some(Asked::Move) => {
            found.extend(texts.legal_moves(seat).into_iter().map(|mv| ways(texts, seat, mv, all_ways)));
            if texts.judge(seat, Action::Pass).is_ok() {
                found.push(word(Action::Pass));
            }
        }
        Some(Asked::Lifeline { .. }) => found.extend(lifelines(texts, seat).map(word)),
        _ => {}
    }
    sort_by(&mut found, &|a, b| a.first().map(|way| &way.exact).cmp(&b.first().map(|way| &way.exact)));
    found
}

/// A move in one way of writing it, or in all of them in order: over the board before any other.
fn ways<M: Copy>(texts: &dyn Texts<M>, seat: Seat, mv: M, all: bool) -> Vec<Legal> {
    if !all {
        return vec![Legal::of(texts, seat, mv)];
    }
    let mut routes = MoveList::new();
    texts.each_route(seat, mv, &mut routes);
    let mut ways: Vec<_> = routes.into_iter().map(|way| Legal::of(texts, seat, way)).collect();
    sort_by(&mut ways, &|a, b| (a.through.is_some(), &a.exact).cmp(&(b.through.is_some(), &b.exact)));
    ways
}

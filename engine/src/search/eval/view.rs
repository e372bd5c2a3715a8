//! A judgement of any game by what may be seen of it: the men each seat has, and how far they see.

use super::worth;
use crate::game::State;
use crate::man::Kind;
use crate::search::insight::{Survey, one};

/// What can be counted of a position by its view alone: material, and each man that is attacked or guarded. Slow: for games
/// that have no judgement of their own.
pub fn by_view<S: State>(state: &S) -> Survey {
    const REACH: i32 = 3;
    let view = state.view();
    let mut survey = Survey::default();
    for man in view.men.iter().filter(|man| !man.inert) {
        let seat = man.seat.index();
        if man.kind != Kind::King {
            survey.standing[seat] += worth(man.kind);
        }
        for from in state.attackers(man.cell).iter() {
            if let Some(by) = view.men.iter().find(|other| other.cell == from && !other.inert) {
                survey.standing[by.seat.index()] += REACH;
                survey.reach[by.seat.index()] |= one(man.cell);
            }
        }
    }
    survey
}

//! Who is out in three-way chess, and what becomes of the pieces, in words.

use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::three_way::ThreeWayEffect;

use crate::say::three_way as says;
use crate::text::announcement::Announcement;
use crate::text::names::side;

/// The line under an action.
pub(super) fn event(told: &Announcement<'_>, effect: &Effect) -> Option<String> {
    match *effect {
        Effect::Eliminated { seat, by } => Some(eliminated(told, seat, by)),
        Effect::ThreeWay(ThreeWayEffect::Inherited { from, heir }) => {
            Some(says::inherits(told.title(heir), told.title(from)))
        }
        _ => None,
    }
}

/// The same beside a move that would do it.
pub(super) fn deed(game: &AnyGame, effect: &Effect) -> Option<String> {
    match *effect {
        Effect::ThreeWay(ThreeWayEffect::Inherited { heir, .. }) => {
            Some(says::inherits_label(side(game.side(heir))))
        }
        _ => None,
    }
}

/// Three_way.md 3.3.1 to 3.3.4: who is out, what becomes of the pieces, and who is left.
fn eliminated(told: &Announcement<'_>, seat: Seat, by: Option<Seat>) -> String {
    let out = told.title(seat);
    let how = match by {
        Some(by) => says::captured(told.title(by), out),
        // That somebody resigned or lost on time has just been said.
        None => says::out(out),
    };
    let inherited = told.is_on(
        &|effect| matches!(effect, Effect::ThreeWay(ThreeWayEffect::Inherited { from, .. }) if *from == seat),
    );
    let mut sentences = vec![how];
    sentences.extend((!inherited).then(|| says::obstacles(out)));
    let left = Seat::ALL.into_iter().take(told.view.sides.len());
    let left: Vec<_> = left.filter(|seat| !told.view.fallen.contains(seat)).collect();
    if let [one, other] = left.as_slice() {
        sentences.push(says::left(told.title(*one), told.title(*other)));
    }
    sentences.join(" ")
}

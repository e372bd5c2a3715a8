//! An action that is told, as its game sees it: what the sentences of all games and those of one game alone are made from.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::View;

/// An action with the game after it.
#[derive(Debug)]
pub struct Told<'a> {
    /// The game after it.
    pub game: &'a AnyGame,
    /// What may be seen then.
    pub view: View,
    /// The action.
    pub played: &'a Played,
}

impl Told<'_> {
    pub(crate) fn title(&self, seat: Seat) -> &'static str {
        self.game.side(seat).title()
    }

    pub(crate) fn is_on(&self, kind: &dyn Fn(&Effect) -> bool) -> bool {
        self.played.effects.iter().any(kind)
    }
}

/// Where the piece of a move went.
pub(crate) fn end(played: &Played) -> Option<Cell> {
    played.effects.iter().find_map(|effect| match effect {
        Effect::Moved { to, .. } => Some(*to),
        _ => None,
    })
}

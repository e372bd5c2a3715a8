//! A game step by step: its record played again, with the game after each action.

use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::pact::text::is_act;
use lasermate_engine::table::Played;

use super::live::Live;

/// An action with the game after it.
#[derive(Clone, Debug)]
pub struct Step {
    /// What was done.
    pub played: Played,
    /// The game after it.
    pub game: AnyGame,
}

impl Step {
    /// Whether it was something about pacts, which is told in the channel alone.
    #[must_use]
    pub fn is_act(&self) -> bool {
        is_act(&self.played.exact)
    }

    /// Whether it was a move or a pass, and not an offer, an answer or a lifeline.
    #[must_use]
    pub fn is_move(&self) -> bool {
        match Action::<()>::from_word(&self.played.exact) {
            None => !is_act(&self.played.exact),
            Some(action) => action == Action::Pass,
        }
    }

    /// Whether it took the last move back (crazy.md A1).
    #[must_use]
    pub fn is_denial(&self) -> bool {
        self.played.exact == "deny"
    }
}

/// The steps of a live game, from its set-up. A record that cannot be played again ends where it stops; the log is
/// checked when it is read, so that does not happen.
pub fn steps(live: &Live) -> impl Iterator<Item = Step> {
    let mut game = AnyGame::new(&live.setup).ok();
    let mut found = Vec::new();
    for entry in &live.record {
        let Some(game) = &mut game else { break };
        // Without turns something may have happened by the clock between two actions.
        let due = game.advance(entry.at);
        let Ok(mut played) = game.try_text(entry.seat, &entry.exact, entry.at) else { break };
        played.effects.splice(0..0, due);
        found.push(Step { played, game: game.clone() });
    }
    if let (Some(game), Some(clock)) = (&mut game, live.game.view().clock) {
        let effects = game.advance(clock.now);
        let mover = effects.iter().find_map(|effect| match effect {
            Effect::Moved { man, .. } => Some(man.seat),
            _ => None,
        });
        if let Some(seat) = mover {
            let last = live.record.iter().rev().find(|entry| entry.seat == seat);
            let (exact, san) = last.map(|entry| (entry.exact.clone(), entry.san.clone())).unwrap_or_default();
            found.push(Step { played: Played { seat, exact, san, effects }, game: game.clone() });
        }
    }
    found.into_iter()
}

/// The game before its first action.
#[must_use]
pub fn start(live: &Live) -> Option<AnyGame> {
    AnyGame::new(&live.setup).ok()
}

//! Scruples: what it costs the computer to break its own word by a move.

use super::{Motive, Persona};
use crate::effect::Effect;
use crate::pact::{Ledger, PactNumber, Pledge, Stage};
use crate::search::Score;
use crate::seat::Seat;

/// For so many plies a word is fresh: whoever broke it at once would be believed by nobody again.
const FRESH: u32 = 6;
/// How much more a shrewd one's fresh word weighs.
const WHILE_FRESH: Score = 3;

/// What a move would do to the own promises.
#[derive(Clone, Debug, Default)]
pub(crate) struct Prospect {
    /// The own promises it would break, by pact and term.
    pub broken: Vec<(PactNumber, u8)>,
    /// Whose kings it would take.
    pub kings: Vec<Seat>,
    /// Whether it would win the game.
    pub wins: bool,
    /// For how many own turns promised hostile moves would be owed after it, at the most.
    pub idle: u32,
}

impl Prospect {
    /// What an action's effects say of it.
    pub(crate) fn read(&mut self, seat: Seat, effects: &[Effect]) {
        for effect in effects {
            match *effect {
                Effect::Eliminated { seat: fallen, by: Some(by) } if by == seat && fallen != seat => {
                    self.kings.push(fallen);
                }
                _ => {}
            }
        }
    }
}

/// What breaking these promises costs a temper, in hundredths of a pawn.
pub(crate) fn breach_cost(temper: Persona, prospect: &Prospect, ledger: &Ledger, seat: Seat) -> Score {
    if prospect.broken.is_empty() {
        return 0;
    }
    if prospect.wins
        || prospect
            .kings
            .iter()
            .any(|king| temper != Persona::Loyal || is_free(prospect, ledger, seat, *king))
    {
        return 0;
    }
    let fresh = temper == Persona::Shrewd
        && prospect.broken.iter().filter_map(|(number, _)| ledger.pact(*number)).any(
            |pact| matches!(pact.stage, Stage::InForce { since, .. } if ledger.ply() < since.ply + FRESH),
        );
    if fresh { temper.breach() * WHILE_FRESH } else { temper.breach() }
}

/// Whether the king is not what the word was about: no partner's, and not left to an heir.
fn is_free(prospect: &Prospect, ledger: &Ledger, seat: Seat, king: Seat) -> bool {
    prospect.broken.iter().all(|(number, term)| {
        let Some(pact) = ledger.pact(*number) else { return true };
        let heir = pact.term(*term).is_some_and(|term| matches!(term.pledge, Pledge::Heir(_)));
        !heir && pact.offer.partners(seat).all(|partner| partner != king)
    })
}

/// A pull towards what was promised before it is due, so that nobody breaks his word for want of a move at the end.
pub(crate) const fn reluctance(temper: Persona, idle: u32) -> Score {
    let step = match temper {
        Persona::Loyal => 25,
        Persona::Shrewd => 12,
        Persona::Treacherous => 0,
    };
    step * if idle > 4 { 4 } else { idle as Score }
}

/// Why a word is broken by what was chosen; `keeps` is whether anything would have kept it.
pub(crate) fn why_broken(temper: Persona, prospect: &Prospect, keeps: bool) -> Motive {
    match prospect.kings.first() {
        Some(of) => Motive::TakesKing { of: *of },
        None if !keeps => Motive::NoOtherMove,
        None if temper == Persona::Loyal => Motive::SavesKing,
        None => Motive::Gain,
    }
}

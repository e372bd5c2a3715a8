//! How a game begins with what a table has laid over it: a line for each way of laying that there is.

use super::Options;
use crate::game::Game;
use crate::notation::PositionError;
use crate::overlays::denial::{Denial, DenialSupport};
use crate::overlays::lasers::{Lasers, UnderBeams};
use crate::search::{Evaluate, Thinks};
use crate::session::Session;

/// A game at its start, whatever lies over it.
#[derive(Debug)]
pub struct NewGame(pub(crate) Box<dyn Session>);

/// A game as it is, from the start or a position.
pub(crate) fn plain<S: Thinks>(rules: S::Rules, position: Option<&str>) -> Result<NewGame, PositionError> {
    let state = position.map_or_else(|| Ok(S::start(rules)), |text| S::read_position(rules, text))?;
    Ok(NewGame(Box::new(Game::new(state))))
}

/// A game that beams may run over.
pub(crate) fn with_lasers<B: UnderBeams + Evaluate, R>(
    rules: B::Rules,
    chosen: &Options<R>,
    position: Option<&str>,
) -> Result<NewGame, PositionError> {
    match chosen.lasers.rules() {
        None => plain::<B>(rules, position),
        Some(lasers) => plain::<Lasers<B>>(lasers.over(rules), position),
    }
}

/// A game that beams may run over, whose moves may be denied.
pub(crate) fn with_lasers_and_denial<B: UnderBeams + DenialSupport + Evaluate, R>(
    rules: B::Rules,
    chosen: &Options<R>,
    position: Option<&str>,
) -> Result<NewGame, PositionError> {
    match (chosen.denial.rules(), chosen.lasers.rules()) {
        (None, _) => with_lasers::<B, R>(rules, chosen, position),
        (Some(denial), None) => plain::<Denial<B>>((denial, rules), position),
        (Some(denial), Some(lasers)) => plain::<Denial<Lasers<B>>>((denial, lasers.over(rules)), position),
    }
}

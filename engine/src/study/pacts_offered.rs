//! Pacts that may turn a three-way position into a puzzle: with each of them some ways to capture a king are breaches.

use crate::any::AnyGame;
use crate::effect::Effect;
use crate::search::Proof;
use crate::seat::Seat;

/// Pacts between the solver and an opponent still in the game, each as its exact offer and acceptance, the most natural ones
/// first. Those that the referee refuses are left out.
pub(super) fn offered<'a>(
    game: &'a AnyGame,
    solver: Seat,
    proved: &Proof,
) -> impl Iterator<Item = Vec<String>> + use<'a> {
    let fallen = game.view().fallen;
    let others: Vec<Seat> = (0..game.sides().len())
        .filter_map(Seat::from_index)
        .filter(|seat| *seat != solver && !fallen.contains(seat))
        .collect();
    // A puzzle needs wrong moves.
    let several = proved.keys.len() > 1;
    let own = game.side(solver).name();
    let mut terms: Vec<String> = vec!["each.peace".into(), "each.no-check".into()];
    for taken in proved.keys.iter().filter_map(|key| takes(game, solver, key)) {
        let term = format!("{own}.spare({taken})");
        if !terms.contains(&term) {
            terms.push(term);
        }
    }
    let offers = others.into_iter().flat_map(move |ally| {
        let ally_name = game.side(ally).name();
        let own_terms = [terms.clone(), vec![format!("{own}.keep-out({ally_name})")]].concat();
        own_terms.into_iter().map(move |term| (ally, format!("pact-offer({ally_name};{term};until=king)")))
    });
    offers.filter(move |_| several).filter_map(move |(ally, offer)| made(game, solver, ally, &offer))
}

/// The cell on which an action captures.
fn takes(game: &AnyGame, seat: Seat, text: &str) -> Option<String> {
    let played = game.clone().try_text(seat, text, 0).ok()?;
    played.effects.iter().find_map(|effect| match effect {
        Effect::Taken { at, .. } => Some(game.cell_name(*at)),
        _ => None,
    })
}

fn made(game: &AnyGame, solver: Seat, ally: Seat, offer: &str) -> Option<Vec<String>> {
    let mut now = game.clone();
    let offer = now.try_text(solver, offer, 0).ok()?.exact;
    let accepted = now.try_text(ally, "pact-accept(1)", 0).ok()?.exact;
    let side = |seat| game.side(seat).name();
    Some(vec![format!("{}:{offer}", side(solver)), format!("{}:{accepted}", side(ally))])
}

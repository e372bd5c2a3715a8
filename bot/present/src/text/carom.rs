//! How the points of a lasermate add up where its way counts: `scoring=carom` (billichess.md 2.8.2).

use lasermate_engine::effect::Effect;
use lasermate_engine::overlays::lasers::Carom;
use lasermate_engine::view::{BeamView, View};

use super::beam::{is_turn, piece_name};
use super::wording::listed;

/// The sum without its result: `200 + 3 turns x 25`; of more turns than count it says how many do.
pub fn terms(carom: Carom) -> String {
    let turns = match carom.turns {
        1 => "1 turn".to_owned(),
        turns if turns > Carom::TURNS => format!("{} of {turns} turns", Carom::TURNS),
        turns => format!("{turns} turns"),
    };
    let gift = if carom.gift { format!(" - {}", Carom::GIFT) } else { String::new() };
    format!("{} + {turns} x {}{gift}", Carom::BASE, Carom::TURN)
}

/// The whole sum: `200 + 3 turns x 25 = 275`.
pub fn sum(carom: Carom) -> String {
    format!("{} = {}", terms(carom), carom.points())
}

/// The sums of the lasermates among effects, for a picture; empty where none has a sum.
pub fn latest(effects: &[Effect]) -> String {
    let caroms = effects.iter().filter_map(|effect| match effect {
        Effect::Lasermate { carom, .. } => *carom,
        _ => None,
    });
    caroms.map(sum).collect::<Vec<_>>().join(", ")
}

/// What deflected a beam on its way, in order: `, deflected by the Blue knight on d2 and the Red bishop on c8`.
pub(super) fn deflections(view: &View, beam: &BeamView) -> String {
    let turns = beam.crossings.iter().filter(|crossing| is_turn(crossing));
    let each = turns.map(|crossing| {
        let piece = piece_name(view, crossing.cell).unwrap_or_default();
        format!("the {piece} on {}", view.mesh.name(crossing.cell))
    });
    let each: Vec<_> = each.collect();
    if each.is_empty() { String::new() } else { format!(", deflected by {}", listed(&each)) }
}

//! How the points of a lasermate add up where its way counts: `scoring=carom` (billichess.md 2.8.2).

use lasermate_engine::effect::Effect;
use lasermate_engine::overlays::lasers::Carom;
use lasermate_engine::view::{BeamView, View};

use super::beam::{is_turn, piece_name};
use super::wording::{commas, listed};
use crate::say::carom as say;

/// The sum without its result: `200 + 3 turns x 25`; of more turns than count it says how many do.
pub fn terms(carom: Carom) -> String {
    let turns = match carom.turns {
        turns if turns > Carom::TURNS => say::turns_of(Carom::TURNS.to_string(), turns),
        turns => say::turns(turns),
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
    commas(&caroms.map(sum).collect::<Vec<_>>())
}

/// What deflected a beam on its way, in order: `, deflected by the Blue knight on d2 and the Red bishop on c8`.
pub(super) fn deflections(view: &View, beam: &BeamView) -> String {
    let turns = beam.crossings.iter().filter(|crossing| is_turn(crossing));
    let each = turns.map(|crossing| {
        let piece = piece_name(view, crossing.cell).unwrap_or_default();
        say::piece(piece, view.mesh.name(crossing.cell))
    });
    let each: Vec<_> = each.collect();
    if each.is_empty() { String::new() } else { say::deflections(listed(&each)) }
}

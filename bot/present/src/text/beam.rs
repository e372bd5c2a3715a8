//! Where a beam goes, in words.

use lasermate_engine::board::{Cell, Corner};
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{BeamEnd, BeamView, Crossing, View};

use super::names::{piece_of, side_of};
use crate::say::beam as say;

/// How a beam ends: `stops on d8 (Red queen)`, `ends in the corner at j8`, `runs in a loop`,
/// `ends in Blue's heel at j1`.
pub fn beam_end(view: &View, beam: &BeamView) -> String {
    match beam.end {
        BeamEnd::Stop(cell) => match piece_name(view, cell) {
            Some(piece) => say::stops_at_piece(view.mesh.name(cell), piece),
            None => say::stops(view.mesh.name(cell)),
        },
        BeamEnd::Corner { cell, lasermate: true } => match victim(view, beam) {
            Some(side) => say::ends_in_heel(side, view.mesh.name(cell)),
            None => say::ends_in_a_heel(view.mesh.name(cell)),
        },
        BeamEnd::Corner { cell, lasermate: false } => say::ends_in_corner(view.mesh.name(cell)),
        BeamEnd::Loop => say::LOOPS.to_owned(),
    }
}

/// A whole sentence without its end: `Blue's beam stops on d8 (Red queen)`.
pub fn beam_line(view: &View, beam: &BeamView) -> String {
    say::line(side(view, beam), beam_end(view, beam))
}

/// The same after a move that has turned it: `Blue's beam now stops on d8 (Red queen)`.
pub(super) fn beam_now(view: &View, beam: &BeamView) -> String {
    say::now(side(view, beam), beam_end(view, beam))
}

/// The way cell by cell, with the pieces that turn it in brackets: `k7 l6 a5 b4 c3 d2 e1 (through Blue king) f1 (deflected by Blue bishop) e2`. At most
/// `most` cells are named, the first and the last ones.
pub fn beam_way(view: &View, beam: &BeamView, most: usize) -> String {
    let named: Vec<String> = beam.crossings.iter().map(|crossing| crossing_name(view, crossing)).collect();
    if named.len() <= most {
        return named.join(" ");
    }
    let head = most.saturating_sub(most / 2);
    let tail = most / 2;
    format!("{} … {}", named[..head].join(" "), named[named.len() - tail..].join(" "))
}

/// Where on the board something happens to a beam: in the middle of a cell, or at one of its corners.
pub type BeamPlace = (Cell, Option<Corner>);

/// What happens to a beam on its way, in order: `d2, Blue knight: turns it`, `e1, Blue king: lets it through`, `The frame turns
/// it`, and how it ends.
pub fn beam_events(view: &View, beam: &BeamView) -> Vec<(BeamPlace, String)> {
    let mut events = Vec::new();
    for (place, crossing) in beam.crossings.iter().enumerate() {
        let name = view.mesh.name(crossing.cell);
        match (piece_name(view, crossing.cell), crossing.exit) {
            (Some(piece), Some(_)) if is_turn(crossing) => {
                events.push(((crossing.cell, None), say::event_turns(name, piece)));
            }
            (Some(piece), Some(_)) => {
                events.push(((crossing.cell, None), say::event_through(name, piece)));
            }
            _ => {}
        }
        let next = beam.crossings.get(place + 1);
        if let Some((exit, next)) = crossing.exit.zip(next)
            && bounces(view, (crossing.cell, exit), (next.cell, next.entry))
        {
            events.push(((crossing.cell, Some(exit)), say::event_edge(name)));
        }
    }
    let last = match beam.end {
        BeamEnd::Stop(cell) => Some((cell, None)),
        BeamEnd::Corner { cell, .. } => {
            let exit = beam.crossings.last().and_then(|crossing| crossing.exit);
            Some((cell, exit))
        }
        BeamEnd::Loop => None,
    };
    events.extend(last.map(|place| (place, beam_end(view, beam))));
    events
}

/// Whether a beam that leaves a cell by a corner goes on from there in another direction.
fn bounces(view: &View, (from, exit): (Cell, Corner), (to, entry): (Cell, Corner)) -> bool {
    /// The cosine of 60 degrees: on a hexagon lines bend, but less.
    const BEND: f32 = 0.5;
    let way = |cell, start: Corner, end: Corner| {
        let [(x, y), (far, high)] =
            [start, end].map(|corner| view.mesh.point(view.mesh.vertex(cell, corner)));
        let (dx, dy) = (far - x, high - y);
        let length = dx.hypot(dy).max(f32::MIN_POSITIVE);
        (dx / length, dy / length)
    };
    let ((ax, ay), (bx, by)) = (way(from, exit.opposite(), exit), way(to, entry, entry.opposite()));
    ax * bx + ay * by < BEND
}

fn crossing_name(view: &View, crossing: &Crossing) -> String {
    let name = view.mesh.name(crossing.cell);
    match piece_name(view, crossing.cell) {
        Some(piece) if is_turn(crossing) => say::deflected(name, piece),
        Some(piece) if crossing.exit.is_some() => say::through(name, piece),
        // What a beam stops on is said with its end.
        _ => name.to_owned(),
    }
}

/// Whether a piece deflects the beam in this cell.
pub(super) fn is_turn(crossing: &Crossing) -> bool {
    crossing.exit.is_some_and(|exit| exit != crossing.entry.opposite())
}

/// The side whose beam it is.
pub(super) fn side(view: &View, beam: &BeamView) -> &'static str {
    side_of(view, beam.seat)
}

/// The side whose heel the beam would score in, where there is one alone.
fn victim(view: &View, beam: &BeamView) -> Option<&'static str> {
    let mut others =
        Seat::at_table(view.sides.len()).filter(|seat| *seat != beam.seat).map(|seat| side_of(view, seat));
    others.next().filter(|_| others.next().is_none())
}

/// The piece on a cell: `Red queen`, `Blue Joker knight`.
pub(crate) fn piece_name(view: &View, cell: Cell) -> Option<String> {
    let piece = view.pieces.iter().find(|piece| piece.cell == cell)?;
    Some(piece_of(view, piece))
}

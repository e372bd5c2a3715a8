//! Laws that every beam keeps, whatever stands on the board.

use super::help::{Billi, FRAMES, random_position, rules};
use crate::dice::Dice;
use lasermate_engine::board::{AcrossCorner, Cell, Corner, Mesh};
use lasermate_engine::overlays::lasers::{LaserRules, Meeting, Mirror};
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{BeamEnd, BeamView, View};
use proptest::prelude::*;

fn any_rules() -> impl Strategy<Value = LaserRules> {
    let frame = proptest::sample::select(&FRAMES[..]);
    let mirror = prop_oneof![Just("mirror=columns"), Just("mirror=rows")];
    (frame, mirror).prop_map(|(frame, mirror)| rules(&format!("mode=b {frame} {mirror}")))
}

/// A random position under any frame and mirror.
fn any_position() -> impl Strategy<Value = (LaserRules, Billi)> {
    (any_rules(), any::<u64>()).prop_map(|(rules, seed)| {
        let mut dice = Dice::new(seed);
        let state = std::iter::repeat_with(|| random_position(&mut dice, rules)).flatten().next();
        (rules, state.expect("the dice come to a playable position"))
    })
}

fn deflections(beam: &BeamView) -> usize {
    let deflected = |entry: Corner, exit: Option<Corner>| exit.is_some_and(|exit| exit != entry.opposite());
    beam.crossings.iter().filter(|crossing| deflected(crossing.entry, crossing.exit)).count()
}

/// What a beam meets in a cell of the drawn board, worked out from the view alone.
fn meets(view: &View, mirror: Mirror, beam: Seat, cell: Cell) -> Meeting {
    let piece = view.pieces.iter().find(|piece| piece.cell == cell);
    piece.map_or(Meeting::Pass, |piece| Meeting::of(piece.kind, piece.seat == beam, mirror))
}

/// Follows a beam from a cell and the corner it enters by, until it ends or has gone `steps` cells.
fn follow(
    view: &View,
    mirror: Mirror,
    beam: Seat,
    start: (Cell, Corner),
    steps: usize,
) -> Vec<(Cell, Corner, Option<Corner>)> {
    let mut way = Vec::new();
    let (mut cell, mut entry) = start;
    while way.len() < steps {
        let exit = meets(view, mirror, beam, cell).exit(entry);
        way.push((cell, entry, exit));
        match exit.map(|exit| view.mesh.beyond(cell, exit)) {
            Some(AcrossCorner::Cell(next, at)) => (cell, entry) = (next, at),
            _ => break,
        }
    }
    way
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// 2.2.6: sent back from where it came to, a beam runs its own way in reverse to its emitter.
    #[test]
    fn rule_2_2_6_reversing_a_beam_retraces_it((rules, state) in any_position()) {
        let view = state.view();
        for beam in &view.beams {
            // A beam that is stopped is sent back from before the piece that stops it.
            let ways: Vec<_> = beam.crossings.iter().filter_map(|c| Some((c.cell, c.entry, c.exit?))).collect();
            let Some(&(cell, _, exit)) = ways.last() else { continue };
            let back = follow(&view, rules.mirror, beam.seat, (cell, exit), ways.len());
            let expected: Vec<_> =
                ways.iter().rev().map(|(cell, entry, exit)| (*cell, *exit, Some(*entry))).collect();
            prop_assert_eq!(back, expected);
        }
    }

    /// 2.2.5: deflections change the parity of x + y and nothing else does; so on 12x8 and every other frame wider than
    /// the board a corner is reached only after an odd number of them, on 8x8 only after an even number and at least two.
    #[test]
    fn rule_2_2_5_parity_of_deflections_before_a_corner((rules, state) in any_position()) {
        let view = state.view();
        for beam in &view.beams {
            if let BeamEnd::Corner { .. } = beam.end {
                let turns = deflections(beam);
                if view.mesh.shape() != "8x8" {
                    prop_assert_eq!(turns % 2, 1, "{:?}", rules);
                } else {
                    prop_assert!(turns.is_multiple_of(2) && turns >= 2, "{} {:?}", turns, rules);
                }
            }
        }
    }

    /// 2.2.6: a loop closes through the emitter, a trace is no longer than there are states, and no state comes twice.
    #[test]
    fn rule_2_2_6_loops_close_through_the_emitter((_, state) in any_position()) {
        let view = state.view();
        for beam in &view.beams {
            let states = 4 * view.mesh.points().len();
            prop_assert!(view.mesh.shape() != "12x8" || states == 468);
            prop_assert!(beam.crossings.len() <= states);
            let mut states: Vec<_> = beam.crossings.iter().map(|c| (c.cell, c.entry)).collect();
            prop_assert_eq!(states[0], beam.emitter);
            if beam.end == BeamEnd::Loop {
                let last = beam.crossings[beam.crossings.len() - 1];
                let next = view.mesh.beyond(last.cell, last.exit.expect("a loop goes on"));
                prop_assert_eq!(next, AcrossCorner::Cell(beam.emitter.0, beam.emitter.1));
            }
            states.sort_unstable();
            states.dedup();
            prop_assert_eq!(states.len(), beam.crossings.len());
        }
    }

    /// 2.3: the two mirrors exchange the parts of rooks, bishops, kings and knights.
    #[test]
    fn rule_2_3_the_other_mirror_exchanges_knights_and_the_rest((rules, state) in any_position()) {
        let view = state.view();
        let other = rules.mirror.turned();
        for piece in &view.pieces {
            for beam in [Seat::First, Seat::Second] {
                use lasermate_engine::piece::Kind;
                let [here, there] = [rules.mirror, other].map(|mirror| Meeting::of(piece.kind, piece.seat == beam, mirror));
                let exchanged = match piece.kind {
                    Kind::Rook | Kind::Bishop => Meeting::of(Kind::Knight, true, rules.mirror),
                    Kind::Knight => Meeting::of(Kind::Rook, true, rules.mirror),
                    Kind::King if piece.seat == beam => Meeting::of(Kind::Knight, true, rules.mirror),
                    _ => here,
                };
                prop_assert_eq!(there, exchanged);
            }
        }
    }
}

/// Corners are reached in random positions often enough for the parity law to mean something.
#[test]
fn rule_2_2_5_corners_are_reached() {
    for board in FRAMES {
        for mirror in ["mirror=columns", "mirror=rows"] {
            let rules = rules(&format!("mode=b {board} {mirror}"));
            let mut dice = Dice::new(5);
            let positions = std::iter::repeat_with(|| random_position(&mut dice, rules)).flatten().take(2000);
            let ends = positions.flat_map(|state| state.view().beams);
            let corners = ends.filter(|beam| matches!(beam.end, BeamEnd::Corner { .. })).count();
            assert!(corners > 50, "{board} {mirror}: {corners}");
        }
    }
}

/// The empty board closes in 48 cells on 12x8 and in 16 on 8x8, and in twice the least number that width and height
/// divide on every frame; so does one with nothing but own queens.
#[test]
fn rule_2_7_2_the_empty_board_closes_in_48_or_16_cells() {
    let frames = [
        (Mesh::twelve(), 48),
        (Mesh::eight(), 16),
        (Mesh::ten(), 80),
        (Mesh::fourteen(), 112),
        (Mesh::sixteen(), 32),
        (Mesh::twelve_by_ten(), 120),
        (Mesh::twelve_by_twelve(), 24),
    ];
    for (mesh, cells) in frames {
        for base in mesh.bases() {
            let path = lasermate_engine::overlays::lasers::Path::trace(mesh, base.emitter, &[*base], |_| {
                Meeting::Pass
            });
            assert_eq!((path.crossings.len(), path.end), (cells, BeamEnd::Loop));
        }
    }
}

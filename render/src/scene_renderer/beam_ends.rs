//! Where beams begin and end on the picture.

use crate::beam_path::Pixel;
use crate::layout::Layout;
use crate::scene::{Beam, BeamEnd, Piece, Point, Scene};

/// How far from the middle of a piece the beam ends that it stops, in units: so the piece is seen.
const BESIDE: f32 = 0.40;

/// A beam that ends beside the piece by which it is stopped.
pub(crate) fn beside_its_end(beam: &Beam, scene: &Scene) -> Beam {
    let mut beam = beam.clone();
    let [.., before, last] = beam.path.as_mut_slice() else { return beam };
    let (x, y) = (before.x - last.x, before.y - last.y);
    let length = x.hypot(y);
    let size = |piece: &Piece| {
        let near = (piece.centre.x - last.x).hypot(piece.centre.y - last.y) < 0.25;
        (near && !piece.kind.lies_flat()).then_some(piece.size)
    };
    let by = scene.pieces.iter().find_map(size).filter(|_| beam.end == BeamEnd::Stop);
    if let Some(by) = by.map(|size| BESIDE * size).filter(|by| *by < length) {
        *last = Point::new(last.x + x / length * by, last.y + y / length * by);
    }
    beam
}

/// Half a cell after a beam's start: where its sign of running for ever stands.
pub(super) fn start_of(beam: &Beam, layout: &Layout) -> Pixel {
    let (Some(&first), Some(&next)) = (beam.path.first(), beam.path.get(1)) else {
        return beam.path.first().map_or((0.0, 0.0), |&at| layout.pixel(at));
    };
    let (from, to) = (layout.pixel(first), layout.pixel(next));
    let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
    let by = (layout.unit * std::f32::consts::FRAC_1_SQRT_2 / length).min(1.0);
    (from.0 + (to.0 - from.0) * by, from.1 + (to.1 - from.1) * by)
}

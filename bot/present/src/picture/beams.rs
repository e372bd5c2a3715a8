//! The beams of a view to a scene: their ways, the devices they come from, the pockets they may end in.

use lasermate_engine::seat::Seat;
use lasermate_engine::view::{self, BeamView};
use lasermate_render::scene::{Beam, BeamEnd, Emitter, Heel, Point};

use super::board::{centre, corner};
use super::scene_types::side;
use crate::snapshot::PositionSnapshot;

/// A beam's way: it starts at the emitter, crosses a cell from corner to corner, and turns or stops at the centre.
pub fn beam(showing: &PositionSnapshot, beam: &BeamView) -> Beam {
    let mesh = showing.view.mesh;
    let (cell, at) = beam.emitter;
    let mut path = vec![corner(mesh, cell, at)];
    for crossing in &beam.crossings {
        if crossing.exit != Some(crossing.entry.opposite()) {
            path.push(centre(mesh, crossing.cell));
        }
        path.extend(crossing.exit.map(|exit| corner(mesh, crossing.cell, exit)));
    }
    let end = match beam.end {
        view::BeamEnd::Stop(_) => BeamEnd::Stop,
        view::BeamEnd::Corner { lasermate: true, .. } => BeamEnd::Lasermate,
        view::BeamEnd::Corner { lasermate: false, .. } => BeamEnd::Corner,
        view::BeamEnd::Loop => BeamEnd::Loop,
    };
    Beam { side: side(showing, beam.seat), path, end }
}

/// The pockets that beams may score in, one a side: its ball lies there until one has.
pub fn heels(showing: &PositionSnapshot) -> Vec<Heel> {
    let view = &showing.view;
    let seen = || view.beams.iter().flat_map(|beam| &beam.heels);
    let heel = |own: Seat| {
        let (cell, at) = seen().find(|heel| heel.seat == own)?.at;
        let hit = seen().any(|heel| heel.seat == own && heel.scored);
        Some(Heel { side: side(showing, own), at: corner(view.mesh, cell, at), hit })
    };
    Seat::ALL.into_iter().filter_map(heel).collect()
}

/// The device a beam comes from.
pub fn emitter(showing: &PositionSnapshot, beam: &BeamView) -> Emitter {
    let mesh = showing.view.mesh;
    let (cell, at) = beam.emitter;
    let (start, far) = (corner(mesh, cell, at), corner(mesh, cell, at.opposite()));
    let direction = Point::new(far.x - start.x, far.y - start.y);
    Emitter { side: side(showing, beam.seat), at: start, direction }
}

//! Pictures of positions: a [`PositionSnapshot`] to a [`Sketch`] with the words that stand for it, and a sketch to a file.
//!
//! A sketch costs little. Drawing it costs a core for milliseconds, a replay for seconds: it happens on the thread that
//! calls [`PictureSource::draw`](lasermate_domain::port::PictureSource::draw), which is never an async one.

mod beams;
mod board;
mod evaluation_chart;
mod link_card;
mod marks;
mod ratings;
mod replay;
mod scene;
mod scene_types;
mod sketch;

use std::sync::LazyLock;

use lasermate_domain::port::{DrawError, Icon, Picture};
use lasermate_domain::tables::table::Table;
use lasermate_engine::board::Cell;
use lasermate_engine::view::BeamView;
use lasermate_engine::{piece, seat};
use lasermate_render::scene::{Point, Presence, Scene};
use lasermate_render::{Geometry, Renderer, Scale, body_colour};

use super::snapshot::PositionSnapshot;
use crate::text;
use crate::text::captions::Destinations;

pub use board::cells;
pub use evaluation_chart::course;
pub use link_card::link_card;
pub use marks::Target;
pub use ratings::{curve, leaders, standings};
pub use replay::{frames, gif};
pub use scene::{PictureStyle, scene};
pub use sketch::{Sketch, caption_words};

/// One renderer for the whole program: it keeps its prepared drawings between pictures.
static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);

/// The same for pictures with a margin at their sides.
static WIDE: LazyLock<Renderer> = LazyLock::new(Renderer::wide);

/// A piece by itself as a square PNG file with a clear ground, of so many pixels.
pub fn icon_file(icon: Icon, pixels: u32) -> Result<Vec<u8>, DrawError> {
    Ok(Renderer::icon(icon.kind, icon.side, pixels)?)
}

/// What an icon is drawn from: another icon, or another drawing of the same, has another source.
pub fn icon_source(icon: Icon) -> [String; 3] {
    Renderer::icon_source(icon.kind, icon.side)
}

pub const fn icon(side: seat::Side, kind: piece::Kind) -> Icon {
    Icon { kind: scene_types::kind(kind), side: scene_types::drawn(side) }
}

/// The corners and turns of a beam, in board units.
pub fn path(showing: &PositionSnapshot, beam: &BeamView) -> Vec<Point> {
    beams::beam(showing, beam).path
}

/// Where a cell's middle or one of its corners falls on a picture, in pixels.
pub fn place(showing: &PositionSnapshot, at: text::BeamPlace, geometry: &Geometry) -> [f32; 2] {
    let mesh = showing.view.mesh;
    let point = at.1.map_or_else(|| board::centre(mesh, at.0), |corner| board::corner(mesh, at.0, corner));
    geometry.pixel(point).into()
}

/// A still picture of a position.
pub fn png(showing: &PositionSnapshot, look: PictureStyle) -> Result<Picture, DrawError> {
    picture_of(scene(showing, look), text::marked_alt(showing))
}

/// A still picture with a piece and its targets marked, and the ways there that are not over the board.
pub fn png_targets(
    showing: &PositionSnapshot,
    look: PictureStyle,
    selected: Cell,
    targets: &[Target],
) -> Result<Picture, DrawError> {
    let mut scene = scene(showing, look);
    let (marks, arrows) = marks::targets(showing.view.mesh, selected, targets);
    scene.marks.extend(marks);
    // The way of the last move would be taken for one of them.
    scene.pieces.retain(|piece| piece.presence != Presence::Ghost);
    scene.arrows = arrows;
    let marked = text::captions::marked(showing.name(selected), &ways(showing, targets));
    picture_of(scene, marked + &text::marked_alt(showing))
}

/// Where a piece may go, in words: each target once, and each way that is not over the board.
fn ways(showing: &PositionSnapshot, targets: &[Target]) -> Destinations {
    let mut ways = Destinations::default();
    for target in targets {
        let to = showing.name(target.to).to_owned();
        let (list, way) = match target.through {
            Some((entry, exit)) => {
                let between = [showing.name(entry), showing.name(exit), &to].join("-");
                (&mut ways.through, between)
            }
            None if target.takes => (&mut ways.captures, to),
            None => (&mut ways.moves, to),
        };
        if !list.contains(&way) {
            list.push(way);
        }
    }
    ways
}

/// The board of a live game as it stands.
pub fn board(table: &Table, look: PictureStyle) -> Result<Picture, DrawError> {
    png(&PositionSnapshot::of(table), look)
}

/// The colour of a side's pieces, in red, green and blue.
pub const fn colour_of(side: seat::Side) -> [u8; 3] {
    body_colour(scene_types::drawn(side))
}

fn picture_of(scene: Scene, alt: String) -> Result<Picture, DrawError> {
    let size = Renderer::size(&scene, Scale::default())?;
    let turn = scene.caption.as_ref().and_then(|caption| caption.turn.as_ref());
    let accent = turn.map(|turn| body_colour(turn.side));
    Ok(Picture { accent, ..Picture::of(Sketch::Scene(Box::new(scene)), size, alt) })
}

//! The data of a live board: what a scene's picture shows and where it falls on it, for whoever draws it anew with every move.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::backdrop::label_place;
use crate::layout::Layout;
use crate::scene::{
    Arrow, ArrowKind, Badge, BeamEnd, Cell, CellIndex, Kind, Mark, Piece, Point, Presence, Scene, Shade,
    Side, Stack,
};
use crate::scene_renderer::beam_ends::beside_its_end;
use crate::theme::{Rgb, colours, side_colours};

/// A point in pixels of the picture, to a tenth.
type At = [f32; 2];

/// A scene in the pixels of its picture at [`crate::Scale::One`]: x to the right, y down. Without the band of words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LiveScene {
    /// The picture's width and height.
    pub size: (u32, u32),
    /// The board's box: left, top, right, bottom.
    pub board: [f32; 4],
    /// Pixels of one board unit.
    pub unit: f32,
    /// Every colour that its picture has, by name, as `#rrggbb`.
    pub colours: BTreeMap<String, String>,
    cells: Vec<LiveCell>,
    frontiers: Vec<[At; 2]>,
    pieces: Vec<LivePiece>,
    stacks: Vec<LiveStack>,
    beams: Vec<LiveBeam>,
    heels: Vec<LiveHeel>,
    emitters: Vec<LiveEmitter>,
    marks: Vec<Mark>,
    arrows: Vec<LiveArrow>,
    steps: Vec<LiveSteps>,
    labels: Vec<LiveLabel>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct LiveCell {
    name: String,
    shade: Shade,
    corners: [At; 4],
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct LivePiece {
    kind: Kind,
    side: Side,
    at: At,
    /// The side of its square.
    size: f32,
    badge: Option<Badge>,
    presence: Presence,
}

/// A cell where several pieces stand; what is seen of them is among the pieces.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct LiveStack {
    cell: CellIndex,
    /// From below.
    pieces: Vec<(Kind, Side, Option<Badge>)>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct LiveBeam {
    side: Side,
    path: Vec<At>,
    end: BeamEnd,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct LiveHeel {
    side: Side,
    at: At,
    hit: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct LiveEmitter {
    side: Side,
    at: At,
    /// Which way the beam starts, of length 1.
    heading: At,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct LiveArrow {
    kind: ArrowKind,
    from: At,
    to: At,
    number: Option<u8>,
    faint: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct LiveSteps {
    cell: CellIndex,
    text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct LiveLabel {
    text: String,
    at: At,
}

impl LiveScene {
    pub(crate) fn of(scene: &Scene, layout: &Layout) -> Self {
        let at = |point: Point| tenth(layout.pixel(point));
        let piece = |piece: &Piece| LivePiece {
            kind: piece.kind,
            side: piece.side,
            at: at(piece.centre),
            size: tenth((piece.size * layout.unit, 0.0))[0],
            badge: piece.badge,
            presence: piece.presence,
        };
        let stacked = scene.stacks.iter().flat_map(|stack: &Stack| {
            scene.cells.get(stack.cell).map_or_else(Vec::new, |cell| stack.drawn(cell, scene.turned))
        });
        let stacked: Vec<Piece> = stacked.collect();
        let beams = scene.beams.iter().map(|beam| {
            let beam = beside_its_end(beam, scene);
            LiveBeam {
                side: beam.side,
                path: beam.path.iter().map(|point| at(*point)).collect(),
                end: beam.end,
            }
        });
        let heading = |direction: Point| {
            let (x, y) = layout.heading(direction);
            [x, y]
        };
        let arrow = |arrow: &Arrow| LiveArrow {
            kind: arrow.kind,
            from: at(arrow.from),
            to: at(arrow.to),
            number: arrow.number,
            faint: arrow.faint,
        };
        Self {
            size: (layout.width, layout.height),
            board: layout.board,
            unit: layout.unit,
            colours: all_colours(scene),
            cells: scene.cells.iter().map(|cell| live_cell(cell, layout)).collect(),
            frontiers: scene.frontiers.iter().map(|line| line.map(at)).collect(),
            pieces: scene.pieces.iter().chain(&stacked).map(piece).collect(),
            stacks: scene.stacks.iter().map(live_stack).collect(),
            beams: beams.collect(),
            heels: scene
                .heels
                .iter()
                .map(|heel| LiveHeel { side: heel.side, at: at(heel.at), hit: heel.hit })
                .collect(),
            emitters: scene
                .emitters
                .iter()
                .map(|device| LiveEmitter {
                    side: device.side,
                    at: at(device.at),
                    heading: heading(device.direction),
                })
                .collect(),
            marks: scene.marks.clone(),
            arrows: scene.arrows.iter().map(arrow).collect(),
            steps: scene
                .steps
                .iter()
                .map(|steps| LiveSteps { cell: steps.cell, text: steps.to_string() })
                .collect(),
            labels: scene
                .labels
                .iter()
                .map(|label| LiveLabel {
                    text: label.text.clone(),
                    at: tenth(label_place(label.place, layout)),
                })
                .collect(),
        }
    }
}

fn live_cell(cell: &Cell, layout: &Layout) -> LiveCell {
    let corners = cell.corners.map(|corner| tenth(layout.pixel(corner)));
    LiveCell { name: cell.name.clone(), shade: cell.shade, corners }
}

fn live_stack(stack: &Stack) -> LiveStack {
    let pieces = stack.pieces.iter().map(|piece| (piece.kind, piece.side, piece.badge)).collect();
    LiveStack { cell: stack.cell, pieces }
}

fn tenth((x, y): (f32, f32)) -> At {
    [x, y].map(|value| (value * 10.0).round() / 10.0)
}

/// The colours of the scene's theme and of all sides.
fn all_colours(scene: &Scene) -> BTreeMap<String, String> {
    let theme = colours(scene.theme);
    let board = [
        ("page", theme.page),
        ("rail", theme.rail),
        ("lip", theme.lip),
        ("light", theme.light),
        ("dark", theme.dark),
        ("felt", theme.felt),
        ("felt-line", theme.felt_line),
        ("quiet", theme.quiet),
        ("moved", theme.moved),
        ("alert", theme.alert),
        ("triumph", theme.triumph),
        ("mark", theme.mark),
        ("burst", theme.burst),
        ("ink", theme.ink),
        ("pocket", theme.pocket),
        ("wall", theme.wall),
        ("inert", theme.inert),
        ("inert-line", theme.inert_line),
        ("frontier", theme.frontier),
        ("jump", theme.jump),
    ];
    let sides = [(Side::Blue, "blue"), (Side::Red, "red"), (Side::White, "white"), (Side::Black, "black")];
    let sides = sides.into_iter().flat_map(|(side, name)| {
        let own = side_colours(side);
        let parts = [
            ("body", own.body),
            ("shade", own.shade),
            ("outline", own.outline),
            ("line", own.line),
            ("glow", own.glow),
            ("core", own.core),
        ];
        parts.map(|(part, colour)| (format!("{name}-{part}"), colour))
    });
    let hex = |[r, g, b]: Rgb| format!("#{r:02x}{g:02x}{b:02x}");
    let board = board.into_iter().map(|(name, colour)| (name.to_owned(), colour));
    board.chain(sides).map(|(name, colour)| (name, hex(colour))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Theme;
    use crate::{Renderer, Scale};

    /// What the page draws lies where the picture has it.
    #[test]
    fn a_live_scene_lies_where_its_picture_has_it() {
        let mut scene = Scene::rectangle(&["a", "b", "c", "d"], 4, |column| column == 0);
        scene.theme = Theme::Light;
        let cell = scene.cells[6].clone();
        scene.pieces.push(Piece::on(&cell, Kind::Knight, Side::Red));
        let live = Renderer::live(&scene).unwrap_or_else(|error| panic!("{error}"));
        let geometry = Renderer::geometry(&scene, Scale::One).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(live.size, geometry.size());
        assert_eq!(live.cells[6].corners, geometry.cell(&cell).map(|(x, y)| [x, y]));
        assert_eq!(live.pieces[0].at, <[f32; 2]>::from(geometry.pixel(cell.centre())));
        assert_eq!((live.cells[0].shade, live.cells[6].shade), (Shade::Frame, Shade::Light));
        assert_eq!(live.colours["light"], "#d5dce5");
        assert_eq!(live.colours["red-body"], "#cc2a36");
    }
}

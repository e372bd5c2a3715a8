//! The board without anything on it: drawn once for a layout and a theme, then copied.

use crate::layout::{Layout, RAIL};
use crate::palette::{self, Palette};
use crate::scene::{Cell, Frontier, Label, LabelPlace, Point, Scene, Shade};
use crate::sprite::{paint, polygon};
use crate::text::Words;
use crate::theme::{Colours, Rgb};
use resvg::tiny_skia::{FillRule, LineCap, LineJoin, Path, Pixmap, Stroke, Transform};
use std::collections::HashSet;

/// The size of the coordinates, at scale one.
const LABEL: f32 = 31.0;

/// A finished backdrop and what it was made from.
#[derive(Debug)]
pub(crate) struct Backdrop {
    layout: Layout,
    cells: Vec<Cell>,
    frontiers: Vec<Frontier>,
    labels: Vec<Label>,
    pub pixels: Vec<u8>,
}

impl Backdrop {
    /// Whether this is the backdrop of such a scene.
    pub fn suits(&self, layout: &Layout, scene: &Scene) -> bool {
        self.layout == *layout
            && self.cells == scene.cells
            && self.frontiers == scene.frontiers
            && self.labels == scene.labels
    }

    /// Draws the backdrop of a scene; `None` where the picture would be too big for the memory's addresses.
    pub fn draw(
        scene: &Scene,
        layout: &Layout,
        colours: &Colours,
        palette: &mut Palette,
        words: &mut Words,
    ) -> Option<Self> {
        let mut pixmap = Pixmap::new(layout.width, layout.height)?;
        let [r, g, b] = colours.page;
        pixmap.fill(resvg::tiny_skia::Color::from_rgba8(r, g, b, 255));
        draw_cells(&mut pixmap, scene, layout, colours);
        let mut tones = Tones { all: palette::board(colours), last: None };
        let index = |colour: &[u8]| tones.index([colour[0], colour[1], colour[2]], palette);
        let pixels = pixmap.data().chunks_exact(4).map(index).collect();
        let mut canvas = crate::canvas::Canvas {
            width: layout.width as usize,
            height: layout.height as usize,
            pixels,
            pieces: Vec::new(),
        };
        for label in &scene.labels {
            let size = LABEL * layout.scale;
            let line = words.line(&label.text, size, layout.unit * 2.0);
            let (x, y) = label_place(label.place, layout);
            let (left, top) = ((x - line.width / 2.0).round() as i32, (y - line.middle).round() as i32);
            canvas.ink(palette, &line.mask, left, top, colours.quiet);
        }
        Some(Self {
            layout: *layout,
            cells: scene.cells.clone(),
            frontiers: scene.frontiers.clone(),
            labels: scene.labels.clone(),
            pixels: canvas.pixels,
        })
    }
}

/// The few colours of an empty board.
struct Tones {
    all: Vec<Rgb>,
    /// The colour looked for last, and its index.
    last: Option<(Rgb, u8)>,
}

impl Tones {
    /// The index of the tone nearest to a colour.
    fn index(&mut self, colour: Rgb, palette: &mut Palette) -> u8 {
        if let Some((_, index)) = self.last.filter(|(last, _)| *last == colour) {
            return index;
        }
        let nearest = self.all.iter().copied().min_by_key(|tone| palette::distance(*tone, colour));
        let index = palette.near(nearest.unwrap_or(colour));
        self.last = Some((colour, index));
        index
    }
}

/// The middle of a label, in pixels.
pub(crate) fn label_place(place: LabelPlace, layout: &Layout) -> (f32, f32) {
    let [left, _, _, bottom] = layout.board;
    match place {
        LabelPlace::Below(x) => (layout.pixel(Point::new(x, 0.0)).0, bottom + (RAIL + 19.0) * layout.scale),
        // Clear of the heels in the corners.
        LabelPlace::Left(y) => (left - (RAIL + 22.0) * layout.scale, layout.pixel(Point::new(0.0, y)).1),
        LabelPlace::Rim { at, outwards } => {
            let ((x, y), (right, down)) = (layout.pixel(at), layout.heading(outwards));
            let off = (RAIL + 16.0) * layout.scale;
            (x + right * off, y + down * off)
        }
        LabelPlace::At(at) => layout.pixel(at),
    }
}

fn draw_cells(pixmap: &mut Pixmap, scene: &Scene, layout: &Layout, colours: &Colours) {
    let shape = |cell: &Cell| polygon(&cell.corners.map(|corner| layout.pixel(corner)), true);
    let shapes: Vec<_> = scene.cells.iter().filter_map(|cell| Some((shape(cell)?, cell.shade))).collect();
    // The rail is what a broad pen round every cell leaves outside the board, whatever its shape.
    for (wide, colour) in [(RAIL, colours.rail), (3.0, colours.lip), (1.5, colours.rail)] {
        for (path, _) in &shapes {
            stroke(pixmap, path, colour, wide * 2.0 * layout.scale);
        }
    }
    // Where the cells stand aslant, the light ones reach a little under the dark ones, so that no seam is left.
    let seam = |path: &Path| layout.unit.fract() != 0.0 || !path_is_upright(path);
    for wanted in [Shade::Frame, Shade::Light, Shade::Dark] {
        for (path, _) in shapes.iter().filter(|(_, shade)| *shade == wanted) {
            let colour = match wanted {
                Shade::Light => colours.light,
                Shade::Dark => colours.dark,
                Shade::Frame => colours.felt,
            };
            let mut flat = paint(colour, 1.0);
            flat.anti_alias = seam(path);
            pixmap.fill_path(path, &flat, FillRule::Winding, Transform::identity(), None);
            if seam(path) && wanted != Shade::Dark {
                stroke(pixmap, path, colour, 1.5 * layout.scale);
            }
        }
    }
    draw_lines(pixmap, scene, layout, colours);
    for frontier in &scene.frontiers {
        if let Some(path) = polygon(&frontier.map(|at| layout.pixel(at)), false) {
            stroke(pixmap, &path, colours.frontier, 3.5 * layout.scale);
        }
    }
}

/// Lines between the felt's cells, and a kerb where the felt meets the squares.
fn draw_lines(pixmap: &mut Pixmap, scene: &Scene, layout: &Layout, colours: &Colours) {
    let edges = |cell: &Cell| -> [[(f32, f32); 2]; 4] {
        let corner = cell.corners.map(|corner| layout.pixel(corner));
        [0, 1, 2, 3].map(|side| ordered(corner[side], corner[(side + 1) % 4]))
    };
    let key = |edge: &[(f32, f32); 2]| edge.map(|(x, y)| (x.round() as i32, y.round() as i32));
    let felt: Vec<_> = scene.cells.iter().filter(|cell| cell.shade == Shade::Frame).flat_map(edges).collect();
    let squares = scene.cells.iter().filter(|cell| cell.shade != Shade::Frame).flat_map(edges);
    let squares: HashSet<_> = squares.map(|edge| key(&edge)).collect();
    let mut seen = HashSet::new();
    let inner: Vec<_> = felt.into_iter().filter(|edge| !seen.insert(key(edge))).collect();
    for edge in inner {
        if let Some(path) = polygon(&edge, false) {
            stroke(pixmap, &path, colours.felt_line, 2.0 * layout.scale);
        }
    }
    for cell in scene.cells.iter().filter(|cell| cell.shade == Shade::Frame) {
        for edge in edges(cell).iter().filter(|edge| squares.contains(&key(edge))) {
            if let Some(path) = polygon(edge, false) {
                stroke(pixmap, &path, colours.rail, 4.0 * layout.scale);
            }
        }
    }
}

fn ordered(a: (f32, f32), b: (f32, f32)) -> [(f32, f32); 2] {
    if (a.0, a.1) <= (b.0, b.1) { [a, b] } else { [b, a] }
}

fn path_is_upright(path: &Path) -> bool {
    let points = path.points();
    points.windows(2).all(|pair| pair[0].x == pair[1].x || pair[0].y == pair[1].y)
}

fn stroke(pixmap: &mut Pixmap, path: &Path, colour: Rgb, width: f32) {
    let stroke = Stroke { width, line_cap: LineCap::Butt, line_join: LineJoin::Round, ..Stroke::default() };
    pixmap.stroke_path(path, &paint(colour, 1.0), &stroke, Transform::identity(), None);
}

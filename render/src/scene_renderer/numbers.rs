//! The numbers in the corners of cells: how many pieces a stack has, which steps happened, how long a piece has to wait.

use super::SceneRenderer;
use crate::canvas::Canvas;
use crate::layout::Layout;
use crate::marks::MarkShape;
use crate::scene::{CellIndex, Mark, Point, Scene};

/// The size of a stack's count and of the numbers of steps, at scale one.
const STEP: f32 = 28.0;
/// The size of the time that a piece has to wait.
const TIME: f32 = 25.0;
/// The room beside a number.
const ENDS: f32 = 6.0;
/// Half the width of the ground under the narrowest number.
const HALF: f32 = 14.5;

/// How a kind of number stands in its corner, in pixels at scale one.
struct Place {
    /// Whether the corner is the upper one; else it is the lower one. It is always on the right.
    above: bool,
    /// The size of the words.
    size: f32,
    /// How wide the words may be, in parts of the cell.
    room: f32,
    /// How far the ground reaches over the cell's edge on the right.
    over: f32,
    /// How far its middle is below the corner.
    below: f32,
    /// The ground, by half its width.
    ground: fn(u16) -> MarkShape,
}

const COUNT: Place =
    Place { above: false, size: STEP, room: 1.0, over: 2.0, below: -13.0, ground: MarkShape::Count };
/// It ends a little over the cell's edge, so that it hides as little as can be of a stack.
const STEPS: Place =
    Place { above: true, size: STEP, room: 1.1, over: 5.0, below: 8.0, ground: MarkShape::Pill };
const WAIT: Place =
    Place { above: true, size: TIME, room: 1.0, over: -1.0, below: 14.0, ground: MarkShape::Pill };

impl SceneRenderer {
    /// How many pieces stand in each stack, at the lower right of its cell.
    pub(super) fn counts(&mut self, scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
        for stack in scene.stacks.iter().filter(|stack| stack.pieces.len() > 1) {
            self.number((scene, layout), canvas, stack.cell, &stack.pieces.len().to_string(), &COUNT);
        }
    }

    /// The numbers of steps, over the upper right corner of each cell, where pieces leave room.
    pub(super) fn steps(&mut self, scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
        for steps in scene.steps.iter().filter(|steps| !steps.numbers.is_empty()) {
            self.number((scene, layout), canvas, steps.cell, &steps.to_string(), &STEPS);
        }
    }

    /// What is left until pieces may move, in the upper right corner of each cell.
    pub(super) fn times(&mut self, scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
        for mark in &scene.marks {
            if let &Mark::Cooling { cell, seconds, .. } = mark {
                self.number((scene, layout), canvas, cell, &time(seconds), &WAIT);
            }
        }
    }

    fn number(
        &mut self,
        (scene, layout): (&Scene, &Layout),
        canvas: &mut Canvas,
        cell: CellIndex,
        number: &str,
        place: &Place,
    ) {
        let Some(cell) = scene.cells.get(cell) else { return };
        let aside = cell.room() * 0.5;
        let corner = scene.turned.undo(Point::new(aside, if place.above { aside } else { -aside }));
        let centre = cell.centre();
        let (right, edge) = layout.pixel(Point::new(centre.x + corner.x, centre.y + corner.y));
        let scale = layout.scale;
        let line = self.words.line(number, place.size * scale, layout.unit * cell.room() * place.room);
        let half = (line.width / 2.0 + ENDS * scale).max(HALF * scale);
        let (x, y) = (right + place.over * scale - half, edge + place.below * scale);
        self.sign(canvas, (place.ground)((half / scale).round() as u16), (x, y), scale);
        let (left, top) = ((x - line.width / 2.0).round() as i32, (y - line.middle).round() as i32);
        let ink = self.colours().ink;
        canvas.ink(&mut self.palette, &line.mask, left, top, ink);
    }
}

/// So many seconds, in at most three characters: `62`, `12m`, `5h`, `2d`.
fn time(seconds: u32) -> String {
    match seconds {
        0..100 => seconds.to_string(),
        100..6000 => format!("{}m", seconds.div_ceil(60)),
        6000..356_400 => format!("{}h", seconds.div_ceil(3600)),
        _ => format!("{}d", seconds.div_ceil(86_400)),
    }
}

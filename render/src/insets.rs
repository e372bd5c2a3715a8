//! The rows below the board in which stacks are opened: the name of each cell and its pieces, the bottom one first.

use crate::canvas::Canvas;
use crate::error::RenderError;
use crate::layout::Layout;
use crate::piece_art::Look;
use crate::scene::{Scene, Stack};
use crate::scene_renderer::SceneRenderer;

/// Sizes at scale one: of a piece, of the room it takes beside the next, of a cell's name.
const PIECE: f32 = 48.0;
const PITCH: f32 = 35.0;
const NAME: f32 = 31.0;
/// The room behind a name, and between two stacks.
const BEHIND: f32 = 3.0;
const BETWEEN: f32 = 26.0;
/// The room left at both ends of the row.
const EDGE: f32 = 36.0;

/// The least part of their size that the pieces of a row may have: on a telephone they are 17 pixels high then.
const LEAST: f32 = 0.75;
/// About how wide a letter of a cell's name is: the rows are known before anything is drawn.
const LETTER: f32 = 0.62;

/// The stacks of which not all is seen on the board, in the rows in which they are opened on a picture so wide: one, or two of
/// about the same width where the pieces of one would be too small.
pub(crate) fn rows(scene: &Scene, width: f32) -> Vec<Vec<&Stack>> {
    let mut hidden: Vec<&Stack> = scene.stacks.iter().filter(|stack| stack.hides_some()).collect();
    let wide = |stacks: &[&Stack]| {
        let each = stacks.iter().map(|stack| {
            let name = NAME * LETTER * name(scene, stack).chars().count() as f32;
            name + BEHIND + PITCH * stack.pieces.len() as f32 + BETWEEN
        });
        each.sum::<f32>() - BETWEEN
    };
    let room = width - 2.0 * EDGE;
    if hidden.is_empty() {
        return Vec::new();
    }
    if hidden.len() < 2 || wide(&hidden) * LEAST <= room {
        return vec![hidden];
    }
    let longer = |at: usize| hidden.split_at_checked(at).map_or(0.0, |(one, two)| wide(one).max(wide(two)));
    let cut = (1..hidden.len()).min_by(|one, two| longer(*one).total_cmp(&longer(*two)));
    let below = hidden.split_off(cut.unwrap_or_default());
    vec![hidden, below]
}

fn name<'a>(scene: &'a Scene, stack: &Stack) -> &'a str {
    scene.cells.get(stack.cell).map_or("", |cell| cell.name.as_str())
}

/// Draws the stacks of which not all is seen on the board; where they would not fit their row, all of that row smaller.
pub(crate) fn draw(
    studio: &mut SceneRenderer,
    canvas: &mut Canvas,
    layout: &Layout,
    scene: &Scene,
) -> Result<(), RenderError> {
    let rows = rows(scene, layout.width as f32 / layout.scale);
    rows.iter().enumerate().try_for_each(|(row, stacks)| {
        draw_row(studio, canvas, layout, (scene, stacks, layout.inset_middle(row)))
    })
}

fn draw_row(
    studio: &mut SceneRenderer,
    canvas: &mut Canvas,
    layout: &Layout,
    (scene, stacks, middle): (&Scene, &[&Stack], f32),
) -> Result<(), RenderError> {
    let name = |stack: &Stack| name(scene, stack);
    let widths = stacks.iter().map(|stack| {
        studio.words().width(name(stack), NAME) + BEHIND + PITCH * stack.pieces.len() as f32 + BETWEEN
    });
    let wide = widths.sum::<f32>() - BETWEEN;
    let room = layout.width as f32 / layout.scale - 2.0 * EDGE;
    let part = (room / wide.max(1.0)).min(1.0) * layout.scale;
    let mut x = (layout.width as f32 - wide * part) / 2.0;
    let quiet = studio.colours().quiet;
    for stack in stacks {
        let line = studio.words().line(name(stack), NAME * part, layout.width as f32);
        studio.ink(canvas, &line.mask, x.round() as i32, (middle - line.middle).round() as i32, quiet);
        x += line.width + BEHIND * part;
        let size = (PIECE * part).round().max(1.0);
        for piece in &stack.pieces {
            let look = Look {
                kind: piece.kind,
                side: piece.side,
                badge: piece.badge,
                inert: false,
                size: size as u32,
            };
            let left = x + (PITCH * part - size) / 2.0;
            studio.icon(canvas, look, (left.round() as i32, (middle - size / 2.0).round() as i32))?;
            x += PITCH * part;
        }
        x += BETWEEN * part;
    }
    Ok(())
}

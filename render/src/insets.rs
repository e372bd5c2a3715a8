//! The row below the board in which stacks are opened: the name of each cell and its pieces, the bottom one first.

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

/// Draws the stacks of which not all is seen on the board; where they would not fit the row, all of them smaller.
pub(crate) fn draw(
    studio: &mut SceneRenderer,
    canvas: &mut Canvas,
    layout: &Layout,
    scene: &Scene,
) -> Result<(), RenderError> {
    let name = |stack: &Stack| scene.cells.get(stack.cell).map_or("", |cell| cell.name.as_str());
    let hidden: Vec<&Stack> = scene.stacks.iter().filter(|stack| stack.hides_some()).collect();
    let widths = hidden.iter().map(|stack| {
        studio.words().width(name(stack), NAME) + BEHIND + PITCH * stack.pieces.len() as f32 + BETWEEN
    });
    let wide = widths.sum::<f32>() - BETWEEN;
    let room = layout.width as f32 / layout.scale - 2.0 * EDGE;
    let part = (room / wide.max(1.0)).min(1.0) * layout.scale;
    let (mut x, middle) = ((layout.width as f32 - wide * part) / 2.0, layout.inset_middle());
    let quiet = studio.colours().quiet;
    for stack in hidden {
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

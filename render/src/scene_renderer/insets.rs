//! Draws the rows below the board in which stacks are opened: the name of each cell and its pieces, the bottom one first.

use super::SceneRenderer;
use crate::canvas::Canvas;
use crate::error::RenderError;
use crate::insets::{BEHIND, BETWEEN, EDGE, NAME, PITCH, name, rows};
use crate::layout::Layout;
use crate::piece_art::Look;
use crate::scene::{Scene, Stack};

/// How large a piece is at scale one.
const PIECE: f32 = 48.0;
/// Half the height of the plate behind a stack, and the radius of its corners.
const PLATE: f32 = 25.0;
const CORNER: f32 = 7.0;

/// Draws the stacks of which not all is seen on the board; where they would not fit their row, all of that row smaller.
pub(super) fn draw(
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
    let (quiet, ground) = (studio.colours().quiet, studio.colours().dark);
    for stack in stacks {
        let line = studio.words().line(name(stack), NAME * part, layout.width as f32);
        studio.ink(canvas, &line.mask, x.round() as i32, (middle - line.middle).round() as i32, quiet);
        x += line.width + BEHIND * part;
        let wide = PITCH * part * stack.pieces.len() as f32;
        let area = [x, middle - PLATE * part, x + wide, middle + PLATE * part].map(f32::round);
        studio.plate(canvas, area, CORNER * part, ground);
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

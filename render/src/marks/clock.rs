//! Signs of a game without turns: the bar of a piece that cools, and the hourglass of a move that waits.

use super::{Outline, inset};
use crate::scene::RING;
use crate::sprite::{Sheet, Sprite, circle, polygon};
use crate::theme::Colours;
use std::f32::consts::FRAC_1_SQRT_2;

/// How high the bar is, and how far from the lower edge of the cell, as parts of the cell.
const HIGH: f32 = 0.11;
const ABOVE: f32 = 0.03;

/// A bar along the lower edge of the cell that empties to the left: what is left of it is bright.
pub(super) fn cooling(outline: Outline, left: u8, colours: &Colours, scale: f32) -> Option<Sprite> {
    let corners = inset(outline, scale, 0.0);
    let room = corners.iter().map(|p| p.0.hypot(p.1)).fold(f32::INFINITY, f32::min) * FRAC_1_SQRT_2;
    let reach = corners.iter().map(|p| p.0.abs().max(p.1.abs())).fold(1.0, f32::max);
    let mut sheet = Sheet::new(reach, scale)?;
    let half = room * 0.90;
    let (top, bottom) = (room * (1.0 - 2.0 * (ABOVE + HIGH)), room * (1.0 - 2.0 * ABOVE));
    let bar = |from: f32, to: f32, by: f32| {
        polygon(
            &[(from + by, top + by), (to - by, top + by), (to - by, bottom - by), (from + by, bottom - by)],
            true,
        )
    };
    sheet.fill(bar(-half, half, 0.0).as_ref(), colours.ink, 0.85);
    let part = f32::from(left.min(RING)) / f32::from(RING);
    sheet.fill(bar(-half, -half + 2.0 * half * part.max(0.06), 1.6).as_ref(), colours.mark, 1.0);
    Some(sheet.finish())
}

/// An hourglass in the corner of a cell: a move from here waits.
pub(super) fn held(outline: Outline, colours: &Colours, scale: f32) -> Option<Sprite> {
    let corners = inset(outline, scale, 0.0);
    let room = corners.iter().map(|p| p.0.hypot(p.1)).fold(f32::INFINITY, f32::min) * FRAC_1_SQRT_2;
    let reach = corners.iter().map(|p| p.0.abs().max(p.1.abs())).fold(1.0, f32::max);
    let mut sheet = Sheet::new(reach, scale)?;
    let (x, y, size) = (room * 0.62, -room * 0.62, room * 0.34);
    sheet.fill(circle(x, y, size).as_ref(), colours.ink, 1.0);
    sheet.fill(circle(x, y, size * 0.86).as_ref(), colours.triumph, 1.0);
    let (wide, high) = (size * 0.42, size * 0.55);
    for up in [-1.0, 1.0] {
        let glass = [(x - wide, y + up * high), (x + wide, y + up * high), (x, y)];
        sheet.fill(polygon(&glass, true).as_ref(), colours.ink, 1.0);
    }
    Some(sheet.finish())
}

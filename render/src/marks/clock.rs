//! Signs of a game without turns: the ring of a piece that cools, and the hourglass of a move that waits.

use super::{Outline, inset};
use crate::scene::RING;
use crate::sprite::{Sheet, Sprite, circle, polygon};
use crate::theme::Colours;
use resvg::tiny_skia::Path;
use std::f32::consts::{FRAC_1_SQRT_2, TAU};

/// A ring that empties: what is left of it is thick and bright from the top clockwise, what is gone a thin line.
pub(super) fn cooling(outline: Outline, left: u8, colours: &Colours, scale: f32) -> Option<Sprite> {
    let corners = inset(outline, scale, 0.0);
    let room = corners.iter().map(|p| p.0.hypot(p.1)).fold(f32::INFINITY, f32::min) * FRAC_1_SQRT_2;
    let reach = corners.iter().map(|p| p.0.abs().max(p.1.abs())).fold(1.0, f32::max);
    let mut sheet = Sheet::new(reach, scale)?;
    let (radius, width) = (room * 0.84, room * 0.19);
    sheet.stroke(circle(0.0, 0.0, radius).as_ref(), colours.ink, 0.75, width * 0.42);
    let arc = arc(radius, left.min(RING));
    sheet.stroke(arc.as_ref(), colours.ink, 1.0, width);
    sheet.stroke(arc.as_ref(), colours.mark, 1.0, width * 0.58);
    Some(sheet.finish())
}

/// The part of a circle that is left: from the top clockwise.
fn arc(radius: f32, left: u8) -> Option<Path> {
    let point = |part: u8| {
        let angle = TAU * f32::from(part) / f32::from(RING);
        (radius * angle.sin(), -radius * angle.cos())
    };
    let points: Vec<_> = (0..=left).map(point).collect();
    polygon(&points, left == RING)
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

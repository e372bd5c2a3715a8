//! Promises: the ribbon between two parties, and the seal of one that was broken.

use super::{Outline, inset};
use crate::sprite::{Sheet, Sprite, circle, polygon};
use crate::theme::Colours;

/// A broken seal in the upper right part of a cell, whatever its shape.
pub(super) fn breach(outline: Outline, colours: &Colours, scale: f32) -> Option<Sprite> {
    let outer = inset(outline, scale, 0.0);
    let near = outer.iter().map(|p| p.0.hypot(p.1)).fold(f32::INFINITY, f32::min);
    let reach = outer.iter().map(|p| p.0.abs().max(p.1.abs())).fold(1.0, f32::max);
    let mut sheet = Sheet::new(reach + 8.0, scale)?;
    let (x, y) = (near * 0.52, -near * 0.46);
    sheet.fill(circle(x, y, 15.5).as_ref(), colours.ink, 1.0);
    sheet.fill(circle(x, y, 13.5).as_ref(), colours.alert, 1.0);
    sheet.stroke(circle(x, y, 9.0).as_ref(), colours.ink, 0.45, 1.6);
    let crack = [(3.0, -15.0), (-3.5, -5.0), (3.5, 1.5), (-3.0, 15.0)].map(|(dx, dy)| (x + dx, y + dy));
    sheet.stroke(polygon(&crack, false).as_ref(), colours.ink, 1.0, 4.2);
    Some(sheet.finish())
}

/// Two rings linked, or drawn apart.
pub(super) fn ribbon(torn: bool, colours: &Colours, scale: f32) -> Option<Sprite> {
    let mut sheet = Sheet::new(18.0, scale)?;
    let (apart, colour) = if torn { (8.0, colours.alert) } else { (4.6, colours.triumph) };
    for x in [-apart, apart] {
        sheet.stroke(circle(x, 0.0, 6.4).as_ref(), colour, 1.0, 3.0);
    }
    if torn {
        let crack = [(2.5, -13.0), (-2.0, -4.0), (2.0, 4.0), (-2.5, 13.0)];
        sheet.stroke(polygon(&crack, false).as_ref(), colours.chip, 1.0, 7.0);
        sheet.stroke(polygon(&crack, false).as_ref(), colours.alert, 1.0, 2.4);
    }
    Some(sheet.finish())
}

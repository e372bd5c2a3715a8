//! Stacks: the shelves their rows stand on, and the numbers of what happens to them.

use super::{Outline, inset};
use crate::scene::Shelves;
use crate::sprite::{Sheet, Sprite, polygon};
use crate::theme::Colours;

/// Half the height of a pill with numbers, at scale one.
const PILL: f32 = 13.0;

/// A shelf under each row, the lowest a thick one that closes up at its left end, where one begins to read.
pub(super) fn shelves(outline: Outline, shelves: Shelves, colours: &Colours, scale: f32) -> Option<Sprite> {
    let corners = inset(outline, scale, 0.0);
    let reach = corners.iter().map(|p| p.0.abs().max(p.1.abs())).fold(1.0, f32::max);
    let mut sheet = Sheet::new(reach, scale)?;
    let unit = reach * 2.0;
    let half = unit * 0.47;
    for row in 0..shelves.rows() {
        let y = -shelves.foot(row) * unit;
        let (width, tip) = if row == 0 { (4.5, unit * 0.14) } else { (2.0, 0.0) };
        let line = [(-half, y - tip), (-half, y), (half, y)];
        let line = polygon(if row == 0 { &line } else { &line[1..] }, false);
        sheet.stroke(line.as_ref(), colours.mark, 0.9, width + 2.6);
        sheet.stroke(line.as_ref(), colours.ink, 1.0, width);
    }
    Some(sheet.finish())
}

/// A band with round ends.
pub(super) fn pill(half: f32, colours: &Colours, scale: f32) -> Option<Sprite> {
    let mut sheet = Sheet::new(half.max(PILL) + 2.0, scale)?;
    let straight = (half - PILL).max(0.05);
    let line = polygon(&[(-straight, 0.0), (straight, 0.0)], false);
    sheet.stroke(line.as_ref(), colours.ink, 1.0, PILL * 2.0);
    sheet.stroke(line.as_ref(), colours.moved, 1.0, PILL * 2.0 - 4.5);
    Some(sheet.finish())
}

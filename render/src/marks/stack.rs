//! Stacks and what happens to them: the numbers of pieces and of steps, and the burst of a capture all round.

use super::{Outline, inset};
use crate::scene::Side;
use crate::sprite::{Sheet, Sprite, circle, polygon, star};
use crate::theme::{Colours, Rgb, side_colours};

/// Half the height of a pill with numbers, at scale one.
const PILL: f32 = 14.5;
/// How many rays a burst has, and how far it reaches, in halves of a cell: into the neighbours, not over them.
const RAYS: u16 = 16;
const REACH: (f32, f32) = (2.05, 2.75);

/// A band with round ends.
pub(super) fn pill(half: f32, colour: Rgb, colours: &Colours, scale: f32) -> Option<Sprite> {
    let mut sheet = Sheet::new(half.max(PILL) + 2.0, scale)?;
    let straight = (half - PILL).max(0.05);
    let line = polygon(&[(-straight, 0.0), (straight, 0.0)], false);
    sheet.stroke(line.as_ref(), colours.ink, 1.0, PILL * 2.0);
    sheet.stroke(line.as_ref(), colour, 1.0, PILL * 2.0 - 4.5);
    Some(sheet.finish())
}

/// A small man in a side's colours.
pub(super) fn disc(side: Side, colours: &Colours, scale: f32) -> Option<Sprite> {
    let own = side_colours(side);
    let mut sheet = Sheet::new(8.0, scale)?;
    sheet.fill(circle(0.0, 0.0, 7.5).as_ref(), colours.ink, 1.0);
    sheet.fill(circle(0.0, 0.0, 6.8).as_ref(), own.outline, 1.0);
    sheet.fill(circle(0.0, 0.0, 4.6).as_ref(), own.body, 1.0);
    Some(sheet.finish())
}

/// A star over a cell and its neighbours, so faint that what stands there is seen.
pub(super) fn blast(outline: Outline, colours: &Colours, scale: f32) -> Option<Sprite> {
    let corners = inset(outline, scale, 0.0);
    let half = corners.iter().map(|p| p.0.abs().max(p.1.abs())).fold(1.0, f32::max);
    let mut sheet = Sheet::new(half * REACH.1 + 4.0, scale)?;
    let burst = star(RAYS, half * REACH.0, half * REACH.1);
    sheet.fill(burst.as_ref(), colours.alert, 0.25);
    // The dark line is seen where there is no colour.
    sheet.stroke(burst.as_ref(), colours.ink, 0.8, 6.0);
    sheet.stroke(burst.as_ref(), colours.alert, 1.0, 3.0);
    Some(sheet.finish())
}

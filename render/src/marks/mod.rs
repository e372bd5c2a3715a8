//! Signs on cells, heels, emitters and the ends of beams: small vector drawings, made once each.

use crate::arrow;
use crate::scene::{ArrowKind, Side};
use crate::sprite::{Sheet, Sprite, circle, polygon, star};
use crate::theme::{Colours, side_colours};
use resvg::tiny_skia::{Path, PathBuilder};
use std::f32::consts::FRAC_1_SQRT_2;

mod clock;
mod denial;
mod seal;
mod stack;

/// A direction to the nearest thousandth, so that equal signs are found again.
pub(crate) type Heading = (i16, i16);

/// The corners of a cell around its middle, in eighths of a pixel.
pub(crate) type Outline = [(i16, i16); 4];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MarkShape {
    /// Where the last move left (`from`) or arrived.
    Moved {
        outline: Outline,
        from: bool,
    },
    Check(Outline),
    Selected(Outline),
    Target(Outline),
    Capture(Outline),
    Decision(Outline),
    Drop(Outline),
    Breach(Outline),
    /// How much of a piece's bar is left, in parts of [`crate::scene::RING`].
    Cooling {
        outline: Outline,
        left: u8,
    },
    Held(Outline),
    Touched(Outline),
    /// A burst that reaches over the neighbours of a cell.
    Blast(Outline),
    /// What the number of pieces in a stack stands on, so wide to each side of its middle.
    Count(u16),
    /// Somebody's piece inside of a stack.
    Disc(Side),
    /// The cross on a cell to which nobody may go now.
    Denied(Outline),
    /// The token of a side that may deny.
    Token,
    /// What the numbers of steps stand on, so wide to each side of its middle.
    Pill(u16),
    /// A promise between two sides of the caption, kept or torn.
    Ribbon {
        torn: bool,
    },
    /// What the number of an arrow stands on.
    Number(ArrowKind),
    Heel {
        side: Side,
        hit: bool,
    },
    Emitter {
        side: Side,
        heading: Heading,
    },
    /// Which way a beam runs.
    Arrow {
        side: Side,
        heading: Heading,
    },
    /// The face of a piece or of the frame that turns a beam, along the heading.
    Mirror {
        side: Side,
        heading: Heading,
    },
    /// Where a beam ends on a piece, in a corner, in a heel, or never.
    Stop(Side),
    Corner(Side),
    Lasermate(Side),
    Loop(Side),
}

/// A unit direction as a key.
pub(crate) fn heading((x, y): (f32, f32)) -> Heading {
    ((x * 1000.0).round() as i16, (y * 1000.0).round() as i16)
}

/// Draws a sign; `None` where it would be nothing.
pub(crate) fn draw(sign: MarkShape, colours: &Colours, scale: f32) -> Option<Sprite> {
    match sign {
        MarkShape::Moved { outline, .. }
        | MarkShape::Check(outline)
        | MarkShape::Selected(outline)
        | MarkShape::Target(outline)
        | MarkShape::Capture(outline)
        | MarkShape::Decision(outline)
        | MarkShape::Touched(outline)
        | MarkShape::Drop(outline) => on_cell(sign, outline, colours, scale),
        MarkShape::Breach(outline) => seal::breach(outline, colours, scale),
        MarkShape::Cooling { outline, left } => clock::cooling(outline, left, colours, scale),
        MarkShape::Held(outline) => clock::held(outline, colours, scale),
        MarkShape::Denied(outline) => denial::cross(outline, colours, scale),
        MarkShape::Token => denial::token(colours, scale),
        MarkShape::Pill(half) => stack::pill(f32::from(half), colours.moved, colours, scale),
        MarkShape::Count(half) => stack::pill(f32::from(half), colours.mark, colours, scale),
        MarkShape::Disc(side) => stack::disc(side, colours, scale),
        MarkShape::Blast(outline) => stack::blast(outline, colours, scale),
        MarkShape::Ribbon { torn } => seal::ribbon(torn, colours, scale),
        MarkShape::Number(kind) => number(kind, colours, scale),
        MarkShape::Heel { side, hit } => heel(side, hit, colours, scale),
        MarkShape::Emitter { side, heading } => emitter(side, heading, colours, scale),
        MarkShape::Arrow { side, heading } => flight(side, heading, colours, scale),
        MarkShape::Mirror { side, heading } => mirror(side, heading, colours, scale),
        MarkShape::Stop(side) => stop(side, colours, scale),
        MarkShape::Corner(side) => corner(side, colours, scale),
        MarkShape::Lasermate(side) => lasermate(side, colours, scale),
        MarkShape::Loop(side) => endless(side, colours, scale),
    }
}

fn aim((x, y): Heading) -> (f32, f32) {
    (f32::from(x) / 1000.0, f32::from(y) / 1000.0)
}

/// The cell's outline moved inwards, in pixels of scale one.
fn inset(outline: Outline, scale: f32, by: f32) -> [(f32, f32); 4] {
    outline.map(|(x, y)| {
        let (x, y) = (f32::from(x) / 8.0 / scale, f32::from(y) / 8.0 / scale);
        let reach = x.hypot(y).max(1.0);
        let keep = (1.0 - by * std::f32::consts::SQRT_2 / reach).max(0.0);
        (x * keep, y * keep)
    })
}

fn on_cell(sign: MarkShape, outline: Outline, colours: &Colours, scale: f32) -> Option<Sprite> {
    let outer = inset(outline, scale, 0.0);
    let reach = outer.iter().map(|p| p.0.abs().max(p.1.abs())).fold(1.0, f32::max);
    let mut sheet = Sheet::new(reach, scale)?;
    match sign {
        MarkShape::Moved { from, .. } => {
            let ring = inset(outline, scale, 2.5);
            sheet.fill(polygon(&outer, true).as_ref(), colours.moved, if from { 0.20 } else { 0.34 });
            sheet.stroke(polygon(&ring, true).as_ref(), colours.moved, 0.95, if from { 2.0 } else { 4.0 });
        }
        MarkShape::Touched(_) => {
            let ring = inset(outline, scale, 2.5);
            sheet.fill(polygon(&outer, true).as_ref(), colours.moved, 0.20);
            sheet.stroke(polygon(&ring, true).as_ref(), colours.moved, 0.95, 2.0);
        }
        MarkShape::Drop(_) => {
            let ring = inset(outline, scale, 2.5);
            sheet.fill(polygon(&outer, true).as_ref(), colours.moved, 0.34);
            sheet.stroke(polygon(&ring, true).as_ref(), colours.moved, 0.95, 4.0);
            for (x, y) in inset(outline, scale, 3.0) {
                let reach = x.hypot(y).max(1.0);
                let (ux, uy) = (x / reach, y / reach);
                let tip = (x - ux * 20.0, y - uy * 20.0);
                let wing =
                    |side: f32| (tip.0 + ux * 9.0 - uy * 9.0 * side, tip.1 + uy * 9.0 + ux * 9.0 * side);
                let head = polygon(&[wing(1.0), tip, wing(-1.0)], true);
                sheet.stroke(head.as_ref(), colours.ink, 0.8, 4.0);
                sheet.fill(head.as_ref(), colours.moved, 1.0);
            }
        }
        MarkShape::Check(_) => {
            let ring = inset(outline, scale, 3.5);
            sheet.fill(polygon(&outer, true).as_ref(), colours.alert, 0.45);
            sheet.stroke(polygon(&ring, true).as_ref(), colours.ink, 1.0, 7.0);
            sheet.stroke(polygon(&ring, true).as_ref(), colours.alert, 1.0, 4.0);
        }
        MarkShape::Selected(_) => {
            let ring = inset(outline, scale, 3.0);
            sheet.fill(polygon(&outer, true).as_ref(), colours.mark, 0.3);
            sheet.stroke(polygon(&ring, true).as_ref(), colours.ink, 0.9, 6.5);
            sheet.stroke(polygon(&ring, true).as_ref(), colours.mark, 1.0, 4.0);
        }
        MarkShape::Target(_) => {
            let room = outer.iter().map(|p| p.0.hypot(p.1)).fold(f32::INFINITY, f32::min) * FRAC_1_SQRT_2;
            sheet.fill(circle(0.0, 0.0, room * 0.30).as_ref(), colours.ink, 0.8);
            sheet.fill(circle(0.0, 0.0, room * 0.22).as_ref(), colours.mark, 1.0);
        }
        MarkShape::Capture(_) => {
            let corners = inset(outline, scale, 3.0);
            for (index, &(x, y)) in corners.iter().enumerate() {
                let arm = |to: usize| {
                    let (tx, ty) = corners[to % 4];
                    (x + (tx - x) * 0.275, y + (ty - y) * 0.275)
                };
                let brackets = [arm(index + 1), (x, y), arm(index + 3)];
                sheet.stroke(polygon(&brackets, false).as_ref(), colours.ink, 0.8, 8.0);
                sheet.stroke(polygon(&brackets, false).as_ref(), colours.mark, 1.0, 4.5);
            }
        }
        MarkShape::Decision(_) => {
            let ring = inset(outline, scale, 4.0);
            sheet.fill(polygon(&outer, true).as_ref(), colours.triumph, 0.4);
            sheet.stroke(polygon(&ring, true).as_ref(), colours.ink, 1.0, 7.0);
            sheet.stroke(polygon(&ring, true).as_ref(), colours.triumph, 1.0, 4.0);
        }
        _ => return None,
    }
    Some(sheet.finish())
}

fn number(kind: ArrowKind, colours: &Colours, scale: f32) -> Option<Sprite> {
    let mut sheet = Sheet::new(16.0, scale)?;
    sheet.fill(circle(0.0, 0.0, 14.5).as_ref(), colours.ink, 1.0);
    sheet.fill(circle(0.0, 0.0, 12.0).as_ref(), arrow::colour(kind, colours), 1.0);
    Some(sheet.finish())
}

fn heel(side: Side, hit: bool, colours: &Colours, scale: f32) -> Option<Sprite> {
    let own = side_colours(side);
    let mut sheet = Sheet::new(26.0, scale)?;
    sheet.fill(circle(0.0, 0.0, 24.0).as_ref(), colours.ink, 1.0);
    sheet.fill(circle(0.0, 0.0, 22.5).as_ref(), own.outline, 1.0);
    sheet.fill(circle(0.0, 0.0, 21.0).as_ref(), own.body, 1.0);
    sheet.fill(circle(0.0, 0.0, 17.5).as_ref(), colours.pocket, 1.0);
    if !hit {
        sheet.fill(circle(0.0, 0.0, 13.0).as_ref(), own.outline, 1.0);
        sheet.fill(circle(0.0, 0.0, 11.5).as_ref(), own.body, 1.0);
        match side {
            Side::Blue | Side::White => {}
            Side::Red | Side::Black => {
                let band = [(-10.0, 5.0), (10.0, 5.0)];
                sheet.stroke(polygon(&band, false).as_ref(), own.outline, 1.0, 4.0);
            }
        }
        sheet.fill(circle(-4.2, -4.6, 3.0).as_ref(), [255, 255, 255], 0.9);
    }
    Some(sheet.finish())
}

fn emitter(side: Side, heading: Heading, colours: &Colours, scale: f32) -> Option<Sprite> {
    let own = side_colours(side);
    let mut sheet = Sheet::new(46.0, scale)?.heading(aim(heading));
    let body = [(-25.0, -9.0), (-11.0, -9.0), (-3.0, -4.5), (-3.0, 4.5), (-11.0, 9.0), (-25.0, 9.0)];
    let body = polygon(&body, true);
    sheet.stroke(body.as_ref(), colours.ink, 1.0, 7.0);
    sheet.stroke(body.as_ref(), own.outline, 1.0, 4.0);
    sheet.fill(body.as_ref(), own.body, 1.0);
    let bands: &[f32] = match side {
        Side::Blue | Side::White => &[-17.0],
        Side::Red | Side::Black => &[-20.5, -12.5],
    };
    for &x in bands {
        sheet.stroke(polygon(&[(x, -7.0), (x, 7.0)], false).as_ref(), own.outline, 1.0, 4.0);
    }
    sheet.fill(circle(0.0, 0.0, 5.5).as_ref(), own.glow, 1.0);
    sheet.fill(circle(0.0, 0.0, 3.5).as_ref(), own.core, 1.0);
    Some(sheet.finish())
}

fn flight(side: Side, heading: Heading, colours: &Colours, scale: f32) -> Option<Sprite> {
    let own = side_colours(side);
    let mut sheet = Sheet::new(14.0, scale)?.heading(aim(heading));
    let head = polygon(&[(-5.0, -6.0), (6.0, 0.0), (-5.0, 6.0), (-2.0, 0.0)], true);
    sheet.stroke(head.as_ref(), colours.ink, 0.85, 3.5);
    sheet.fill(head.as_ref(), own.core, 1.0);
    Some(sheet.finish())
}

fn mirror(side: Side, heading: Heading, colours: &Colours, scale: f32) -> Option<Sprite> {
    let own = side_colours(side);
    let mut sheet = Sheet::new(18.0, scale)?.heading(aim(heading));
    let bar = polygon(&[(-11.0, 0.0), (11.0, 0.0)], false);
    sheet.stroke(bar.as_ref(), colours.ink, 0.9, 7.0);
    sheet.stroke(bar.as_ref(), own.core, 1.0, 3.6);
    Some(sheet.finish())
}

fn stop(side: Side, colours: &Colours, scale: f32) -> Option<Sprite> {
    let own = side_colours(side);
    let mut sheet = Sheet::new(22.0, scale)?;
    sheet.fill(circle(0.0, 0.0, 14.5).as_ref(), own.glow, 0.35);
    sheet.stroke(star(8, 5.0, 12.0).as_ref(), colours.ink, 0.8, 3.0);
    sheet.fill(star(8, 5.0, 12.0).as_ref(), own.glow, 1.0);
    sheet.fill(circle(0.0, 0.0, 5.5).as_ref(), own.core, 1.0);
    Some(sheet.finish())
}

fn corner(side: Side, colours: &Colours, scale: f32) -> Option<Sprite> {
    let own = side_colours(side);
    let mut sheet = Sheet::new(26.0, scale)?;
    sheet.fill(circle(0.0, 0.0, 22.0).as_ref(), own.glow, 0.3);
    sheet.fill(circle(0.0, 0.0, 15.0).as_ref(), colours.ink, 1.0);
    sheet.stroke(circle(0.0, 0.0, 12.0).as_ref(), own.glow, 1.0, 4.0);
    sheet.fill(circle(0.0, 0.0, 4.5).as_ref(), own.core, 1.0);
    Some(sheet.finish())
}

/// A burst no wider than leaves the label of the corner's column to be read.
fn lasermate(side: Side, colours: &Colours, scale: f32) -> Option<Sprite> {
    let own = side_colours(side);
    let mut sheet = Sheet::new(36.0, scale)?;
    sheet.stroke(circle(0.0, 0.0, 28.0).as_ref(), colours.ink, 1.0, 5.0);
    sheet.stroke(circle(0.0, 0.0, 28.0).as_ref(), own.glow, 1.0, 2.5);
    sheet.stroke(star(16, 15.0, 32.5).as_ref(), colours.ink, 1.0, 4.0);
    sheet.fill(star(16, 15.0, 32.5).as_ref(), colours.burst, 1.0);
    sheet.fill(star(16, 11.0, 24.0).as_ref(), own.glow, 1.0);
    sheet.fill(star(12, 7.5, 16.5).as_ref(), own.core, 1.0);
    Some(sheet.finish())
}

fn endless(side: Side, colours: &Colours, scale: f32) -> Option<Sprite> {
    let own = side_colours(side);
    let mut sheet = Sheet::new(26.0, scale)?;
    sheet.fill(circle(0.0, 0.0, 21.0).as_ref(), own.glow, 1.0);
    sheet.fill(circle(0.0, 0.0, 18.5).as_ref(), colours.ink, 1.0);
    sheet.stroke(lemniscate().as_ref(), own.core, 1.0, 3.6);
    Some(sheet.finish())
}

/// The sign for "for ever".
fn lemniscate() -> Option<Path> {
    let mut builder = PathBuilder::new();
    builder.move_to(0.0, 0.0);
    builder.cubic_to(4.5, -8.5, 12.5, -7.5, 12.5, 0.0);
    builder.cubic_to(12.5, 7.5, 4.5, 8.5, 0.0, 0.0);
    builder.cubic_to(-4.5, -8.5, -12.5, -7.5, -12.5, 0.0);
    builder.cubic_to(-12.5, 7.5, -4.5, 8.5, 0.0, 0.0);
    builder.close();
    builder.finish()
}

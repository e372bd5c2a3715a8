//! The ways of moves that two marked cells do not tell: in, a jump, and out again.

use crate::beam_path::Pixel;
use crate::layout::Layout;
use crate::scene::{Arrow, ArrowKind};
use crate::sprite::{Sheet, Sprite, circle, polygon};
use crate::theme::{Colours, Rgb};

/// Widths at scale one: of a shaft, of the dark line around it, of a head, and the room between dots.
const SHAFT: f32 = 6.0;
const EDGE: f32 = 11.0;
const HEAD: f32 = 17.0;
const DOTS: f32 = 15.0;
/// How far from the middle of a cell a way begins or ends, in units.
const LEAVES: f32 = 0.16;
const STOPS: f32 = 0.36;
/// How far beside the middles of two cells the heads of an exchange end, and how far towards each other, in units.
const APART: (f32, f32) = (0.36, 0.05);
/// How much farther off the bend of its bow lies, in units, for each unit of its length.
const BULGE: f32 = 0.22;
/// How far outside of its bow the number of an exchange stands, in units: the bow is seen between its heads.
const OUTSIDE: f32 = 0.17;
/// How far a bow stands off its straight line, as a part of its length and at least, in units.
const BOW: (f32, f32) = (0.2, 0.5);
/// How far from the middle of what lies there a jump begins and ends, in units across and down.
const RIM: (f32, f32) = (0.38, 0.22);
/// The half width and height of the ring a jump back to the same place is, in units.
const RING: (f32, f32) = (0.47, 0.33);

/// An arrow as it is drawn.
pub(crate) struct ArrowSprite {
    pub sprite: Sprite,
    /// Where the sprite's upper left corner comes.
    pub corner: (i32, i32),
    pub tail: Pixel,
}

/// The colour of an arrow of a kind.
pub(crate) const fn colour(kind: ArrowKind, colours: &Colours) -> Rgb {
    match kind {
        ArrowKind::Entry | ArrowKind::Exit | ArrowKind::Exchange => colours.moved,
        ArrowKind::Jump => colours.jump,
    }
}

/// Draws an arrow among others; `None` where it is too short to be seen.
pub(crate) fn draw(arrow: &Arrow, all: &[Arrow], layout: &Layout, colours: &Colours) -> Option<ArrowSprite> {
    let (from, to) = (layout.pixel(arrow.from), layout.pixel(arrow.to));
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let reach = ((to.0 - from.0).abs().max((to.1 - from.1).abs()) / 2.0 + layout.unit) / layout.scale;
    let mut sheet = Sheet::new(reach, layout.scale)?;
    // On the sheet (0, 0) is half way, and one unit is a pixel of scale one.
    let place = |at: Pixel| ((at.0 - middle.0) / layout.scale, (at.1 - middle.1) / layout.scale);
    let unit = layout.unit / layout.scale;
    let ends = (place(from), place(to));
    let pen = Pen { sheet: &mut sheet, ink: colours.ink, colour: colour(arrow.kind, colours) };
    let tail = match arrow.kind {
        ArrowKind::Entry => straight(pen, ends, unit * LEAVES, 0.0)?,
        ArrowKind::Exit => straight(pen, ends, 0.0, unit * STOPS)?,
        ArrowKind::Exchange => exchange(pen, ends, freer_side(arrow, all, layout), unit)?,
        ArrowKind::Jump if arrow.from == arrow.to => ring(pen, ends.0, unit)?,
        ArrowKind::Jump => {
            let points = roomier(ends, unit, |aside| crowding(aside, arrow, all, layout));
            dotted(pen, &points)?
        }
    };
    let sprite = sheet.finish();
    let corner = |at: f32, size: usize| at.round() as i32 - (size / 2) as i32;
    let corner = (corner(middle.0, sprite.width), corner(middle.1, sprite.height));
    let tail = (middle.0 + tail.0 * layout.scale, middle.1 + tail.1 * layout.scale);
    Some(ArrowSprite { sprite, corner, tail })
}

/// What an arrow is drawn with.
struct Pen<'a> {
    sheet: &'a mut Sheet,
    ink: Rgb,
    colour: Rgb,
}

impl Pen<'_> {
    fn head(&mut self, tip: Pixel, along: Pixel) {
        let back = |by: f32, aside: f32| {
            (tip.0 - along.0 * by - along.1 * aside, tip.1 - along.1 * by + along.0 * aside)
        };
        let wing = HEAD * 0.62;
        let head = polygon(&[tip, back(HEAD, wing), back(HEAD * 0.72, 0.0), back(HEAD, -wing)], true);
        self.sheet.stroke(head.as_ref(), self.ink, 1.0, 5.0);
        self.sheet.fill(head.as_ref(), self.colour, 1.0);
    }

    fn dots(&mut self, dots: &[Pixel]) {
        for (radius, colour) in [(6.2, self.ink), (4.2, self.colour)] {
            for &(x, y) in dots {
                self.sheet.fill(circle(x, y, radius).as_ref(), colour, 1.0);
            }
        }
    }
}

/// A solid arrow; returns where it begins.
fn straight(mut pen: Pen<'_>, (from, to): (Pixel, Pixel), leaves: f32, stops: f32) -> Option<Pixel> {
    let way = (to.0 - from.0, to.1 - from.1);
    let length = way.0.hypot(way.1);
    let along = (way.0 / length, way.1 / length);
    let at = |by: f32| (from.0 + along.0 * by, from.1 + along.1 * by);
    let end = length - stops;
    if length < 1.0 || end <= leaves + HEAD {
        return None;
    }
    let shaft = polygon(&[at(leaves), at(end - HEAD * 0.8)], false);
    pen.sheet.stroke(shaft.as_ref(), pen.ink, 1.0, EDGE);
    pen.sheet.stroke(shaft.as_ref(), pen.colour, 1.0, SHAFT);
    pen.head(at(end), along);
    Some(at(leaves))
}

/// A bow with a head at each end, beside the pieces that exchanged places; returns where its number stands.
fn exchange(mut pen: Pen<'_>, (from, to): (Pixel, Pixel), aside: Pixel, unit: f32) -> Option<Pixel> {
    let way = (to.0 - from.0, to.1 - from.1);
    let length = way.0.hypot(way.1);
    if length < unit * 0.5 {
        return None;
    }
    let along = (way.0 / length * unit, way.1 / length * unit);
    let off = |at: Pixel, by: f32, on: f32| {
        (at.0 + aside.0 * by * unit + along.0 * on, at.1 + aside.1 * by * unit + along.1 * on)
    };
    let (start, end) = (off(from, APART.0, APART.1), off(to, APART.0, -APART.1));
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    // A longer exchange goes round what stands between.
    let bend = off(middle, APART.0 + BULGE * (length / unit).max(1.0), 0.0);
    let points = bow(start, bend, end);
    let heads = [(start, bend), (end, bend)].map(|(tip, back)| {
        let (x, y) = (tip.0 - back.0, tip.1 - back.1);
        let far = x.hypot(y).max(f32::MIN_POSITIVE);
        (tip, (x / far, y / far))
    });
    let steps = points.len() - 1;
    let cut = (HEAD * 0.7 / length * steps as f32).ceil() as usize;
    let shaft = polygon(points.get(cut..=steps.checked_sub(cut)?)?, false);
    pen.sheet.stroke(shaft.as_ref(), pen.ink, 1.0, EDGE);
    pen.sheet.stroke(shaft.as_ref(), pen.colour, 1.0, SHAFT);
    for (tip, along) in heads {
        pen.head(tip, along);
    }
    let (x, y) = points.get(steps / 2).copied()?;
    Some((x + aside.0 * OUTSIDE * unit, y + aside.1 * OUTSIDE * unit))
}

/// To which side of an exchange there are fewer others; upwards, or to the right, where both are alike.
fn freer_side(own: &Arrow, all: &[Arrow], layout: &Layout) -> Pixel {
    let middle = |arrow: &Arrow| {
        let (from, to) = (layout.pixel(arrow.from), layout.pixel(arrow.to));
        ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0)
    };
    let (from, to) = (layout.pixel(own.from), layout.pixel(own.to));
    let way = (to.0 - from.0, to.1 - from.1);
    let length = way.0.hypot(way.1).max(f32::MIN_POSITIVE);
    let (x, y) = (-way.1 / length, way.0 / length);
    let first = if y < -0.001 || (y.abs() <= 0.001 && x > 0.0) { (x, y) } else { (-x, -y) };
    let here = middle(own);
    let crowding = |aside: Pixel| {
        let at = (here.0 + aside.0 * layout.unit * 0.5, here.1 + aside.1 * layout.unit * 0.5);
        let others = all.iter().filter(|other| *other != own && other.kind == ArrowKind::Exchange);
        let near = others.map(|other| {
            let there = middle(other);
            1.0 / (0.2 + (there.0 - at.0).hypot(there.1 - at.1) / layout.unit)
        });
        let [left, top, right, bottom] = layout.board;
        let off = (left - at.0).max(at.0 - right).max(top - at.1).max(at.1 - bottom).max(0.0);
        near.sum::<f32>() + off / layout.unit
    };
    let second = (-first.0, -first.1);
    if crowding(second) + 0.01 < crowding(first) { second } else { first }
}

/// A dotted ring: out where one went in. Returns where its number stands.
fn ring(mut pen: Pen<'_>, (x, y): Pixel, unit: f32) -> Option<Pixel> {
    let turn = |step: u16| {
        let angle = std::f32::consts::TAU * f32::from(step) / 16.0;
        (x + unit * RING.0 * angle.sin(), y - unit * RING.1 * angle.cos())
    };
    pen.dots(&(0..16).map(turn).collect::<Vec<_>>());
    Some(turn(0))
}

/// A dotted line with a head; returns a point early on it, where fewer other lines are.
fn dotted(mut pen: Pen<'_>, points: &[Pixel]) -> Option<Pixel> {
    let (dots, along) = spaced(points, DOTS, HEAD * 0.9)?;
    pen.dots(&dots);
    pen.head(*points.last()?, along);
    points.get(points.len() / 4).copied()
}

/// The bow to that side of its straight line which is less crowded; upwards where both are alike.
fn roomier(ends: (Pixel, Pixel), unit: f32, crowding: impl Fn(Pixel) -> f32) -> Vec<Pixel> {
    let (from, to) = ends;
    let way = (to.0 - from.0, to.1 - from.1);
    let length = way.0.hypot(way.1).max(1.0);
    let normal = (-way.1 / length, way.0 / length);
    let up = if normal.1 > 0.001 || (normal.1.abs() <= 0.001 && normal.0 < 0.0) { -1.0 } else { 1.0 };
    let off = (length * BOW.0).max(unit * BOW.1) * 2.0;
    let aside = |side: f32| (normal.0 * side, normal.1 * side);
    let side = if crowding(aside(-up)) + 0.1 < crowding(aside(up)) { -up } else { up };
    // From rim to rim, clear of what comes and goes through the middle.
    let rim = |at: Pixel| (at.0 + aside(side).0 * unit * RIM.0, at.1 + aside(side).1 * unit * RIM.1);
    let (from, to) = (rim(from), rim(to));
    let bend = ((from.0 + to.0) / 2.0 + aside(side).0 * off, (from.1 + to.1) / 2.0 + aside(side).1 * off);
    bow(from, bend, to)
}

/// Points along a curve that leaves towards its bend and arrives from there.
fn bow(from: Pixel, bend: Pixel, to: Pixel) -> Vec<Pixel> {
    let curve = |step: u16| {
        let (t, s) = (f32::from(step) / 64.0, 1.0 - f32::from(step) / 64.0);
        let mix = |a: f32, b: f32, c: f32| a * s * s + 2.0 * b * s * t + c * t * t;
        (mix(from.0, bend.0, to.0), mix(from.1, bend.1, to.1))
    };
    (0..=64).map(curve).collect()
}

/// How much the straight arrows that meet a jump's ends lie on one side of it, and how far it would leave the board.
fn crowding(aside: Pixel, jump: &Arrow, all: &[Arrow], layout: &Layout) -> f32 {
    let (from, to) = (layout.pixel(jump.from), layout.pixel(jump.to));
    let lean = |at: Pixel, far: Pixel| {
        let way = (far.0 - at.0, far.1 - at.1);
        (way.0 * aside.0 + way.1 * aside.1) / way.0.hypot(way.1).max(1.0)
    };
    let part = |arrow: &Arrow| match arrow.kind {
        ArrowKind::Entry if arrow.to == jump.from => lean(from, layout.pixel(arrow.from)).max(0.0),
        ArrowKind::Exit if arrow.from == jump.to => lean(to, layout.pixel(arrow.to)).max(0.0),
        _ => 0.0,
    };
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let far = (length * BOW.0).max(layout.unit * BOW.1);
    let top = ((from.0 + to.0) / 2.0 + aside.0 * far, (from.1 + to.1) / 2.0 + aside.1 * far);
    let [left, upper, right, lower] = layout.board;
    let off = (left - top.0).max(top.0 - right).max(upper - top.1).max(top.1 - lower).max(0.0);
    all.iter().map(part).sum::<f32>() + off / layout.unit * 4.0
}

/// Points along a line at equal distances, with room left before its end; and its direction there.
fn spaced(points: &[Pixel], each: f32, room: f32) -> Option<(Vec<Pixel>, Pixel)> {
    let step = |pair: &[Pixel]| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
    let length: f32 = points.windows(2).map(step).sum();
    let (mut out, mut walked, mut next) = (Vec::new(), 0.0, each * 0.4);
    for pair in points.windows(2) {
        let part = step(pair);
        while next < walked + part && next < length - room {
            let t = (next - walked) / part.max(f32::MIN_POSITIVE);
            out.push((pair[0].0 + (pair[1].0 - pair[0].0) * t, pair[0].1 + (pair[1].1 - pair[0].1) * t));
            next += each;
        }
        walked += part;
    }
    let (&last, &before) = (points.last()?, points.get(points.len().checked_sub(5)?)?);
    let far = (last.0 - before.0).hypot(last.1 - before.1).max(f32::MIN_POSITIVE);
    Some((out, ((last.0 - before.0) / far, (last.1 - before.1) / far)))
}

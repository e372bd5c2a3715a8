//! From a beam's path to what is drawn of it: straight legs, side by side where two beams share a
//! line, broken where one runs under another.

use crate::layout::Layout;
use crate::scene::Beam;

/// A place or a direction on the picture, in pixels.
pub(crate) type Pixel = (f32, f32);

/// How far before a mirror a beam turns, along itself; three pixels each way on a diagonal.
const TURN: f32 = 3.0 * std::f32::consts::SQRT_2;
/// How far apart two beams on one line run, in pixels of scale one across each axis of a diagonal.
const APART: f32 = 9.0;
/// How much of a beam is left out on each side of one that crosses above it.
const BRIDGE: f32 = 6.5;
/// The least change of direction, as the length of the difference of two unit directions, that a mirror
/// makes: 45 degrees. Less is only the board's own distortion (at most 38 degrees on the hexagon).
const MIRROR: f32 = 0.765;
/// Where in each cell's diagonal the arrow stands.
const ARROW: f32 = 0.25;

/// A straight piece of a beam as it is drawn.
#[derive(Clone, Debug)]
pub(crate) struct Leg {
    pub from: Pixel,
    pub to: Pixel,
    /// How far along the beam it begins.
    pub start: f32,
    /// Where its core is left out, as distances from its beginning.
    pub gaps: Vec<(f32, f32)>,
}

/// A beam as it is drawn.
#[derive(Clone, Debug, Default)]
pub(crate) struct BeamPath {
    pub legs: Vec<Leg>,
    /// Arrows: where, and which way.
    pub arrows: Vec<(Pixel, Pixel)>,
    /// Mirrors: where, and along what.
    pub mirrors: Vec<(Pixel, Pixel)>,
}

/// A straight part of a beam's path, before anything is moved aside or cut.
#[derive(Clone, Copy, Debug)]
struct Straight {
    from: Pixel,
    along: Pixel,
    length: f32,
    start: f32,
}

/// The paths of beams, in their order.
pub(crate) fn beam_paths(beams: &[Beam], layout: &Layout) -> Vec<BeamPath> {
    let straights: Vec<_> = beams.iter().map(|beam| straights(beam, layout)).collect();
    let mut beam_paths: Vec<_> = (0..straights.len()).map(|own| course(own, &straights, layout)).collect();
    bridge(&mut beam_paths, BRIDGE * layout.scale);
    beam_paths
}

fn minus(a: Pixel, b: Pixel) -> Pixel {
    (a.0 - b.0, a.1 - b.1)
}

fn step(from: Pixel, along: Pixel, by: f32) -> Pixel {
    (from.0 + along.0 * by, from.1 + along.1 * by)
}

fn dot(a: Pixel, b: Pixel) -> f32 {
    a.0 * b.0 + a.1 * b.1
}

fn cross(a: Pixel, b: Pixel) -> f32 {
    a.0 * b.1 - a.1 * b.0
}

/// The path without the points at which nothing turns.
fn straights(beam: &Beam, layout: &Layout) -> Vec<Straight> {
    let mut out: Vec<Straight> = Vec::new();
    let mut points = beam.path.iter().map(|&point| layout.pixel(point));
    let Some(mut at) = points.next() else { return out };
    let mut start = 0.0;
    for to in points {
        let way = minus(to, at);
        let length = way.0.hypot(way.1);
        if length < 1.0 {
            continue;
        }
        let along = (way.0 / length, way.1 / length);
        match out.last_mut() {
            Some(last) if dot(last.along, along) > 0.9999 => last.length += length,
            _ => out.push(Straight { from: at, along, length, start }),
        }
        start += length;
        at = to;
    }
    out
}

fn course(own: usize, straights: &[Vec<Straight>], layout: &Layout) -> BeamPath {
    let mut course = BeamPath::default();
    let mut points: Vec<(Pixel, f32)> = Vec::new();
    let parts = &straights[own];
    for (index, part) in parts.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|index| parts.get(index));
        let (first, last) = (cut(before, Some(part)), cut(Some(part), parts.get(index + 1)));
        let turn = TURN * layout.scale;
        let low = if first.is_some() { turn.min(part.length / 3.0) } else { 0.0 };
        let high = part.length - if last.is_some() { turn.min(part.length / 3.0) } else { 0.0 };
        if let Some(along) = first {
            course.mirrors.push((part.from, along));
        }
        for (from, to, aside) in lanes(own, part, straights, layout.scale) {
            for u in [from.max(low), to.min(high)] {
                let at = step(part.from, part.along, u);
                points.push(((at.0 + aside.0, at.1 + aside.1), part.start + u));
            }
            let lane = Lane { low: from.max(low), high: to.min(high), aside, rank: own };
            arrows(&mut course.arrows, part, &lane, layout.unit);
        }
    }
    for pair in points.windows(2) {
        let [(from, start), (to, _)] = pair else { continue };
        let way = minus(*to, *from);
        if way.0.hypot(way.1) > 0.5 {
            course.legs.push(Leg { from: *from, to: *to, start: *start, gaps: Vec::new() });
        }
    }
    course
}

/// The line of the mirror between two straights: across the change of direction.
fn cut(before: Option<&Straight>, after: Option<&Straight>) -> Option<Pixel> {
    let change = minus(after?.along, before?.along);
    let size = change.0.hypot(change.1);
    (size > MIRROR).then(|| (-change.1 / size, change.0 / size))
}

/// The parts of a straight and how far each is moved aside for other beams on the same line.
fn lanes(own: usize, part: &Straight, straights: &[Vec<Straight>], scale: f32) -> Vec<(f32, f32, Pixel)> {
    let mut shared: Vec<(usize, f32, f32)> = Vec::new();
    for (other, parts) in straights.iter().enumerate().filter(|&(other, _)| other != own) {
        for rival in parts {
            let off = minus(rival.from, part.from);
            if cross(part.along, rival.along).abs() > 0.01 || cross(part.along, off).abs() > 1.5 {
                continue;
            }
            let (a, b) =
                (dot(off, part.along), dot(off, part.along) + rival.length * dot(part.along, rival.along));
            let (low, high) = (a.min(b).max(0.0), a.max(b).min(part.length));
            if high - low > 2.0 {
                shared.push((other, low, high));
            }
        }
    }
    let mut cuts = vec![0.0, part.length];
    cuts.extend(shared.iter().flat_map(|&(_, low, high)| [low, high]));
    cuts.sort_by(f32::total_cmp);
    cuts.dedup_by(|a, b| (*a - *b).abs() < 1.0);
    // One way round for both directions, so that beams that run against each other part too.
    let flip = part.along.0 < -0.001 || (part.along.0.abs() <= 0.001 && part.along.1 < 0.0);
    let normal = if flip { (part.along.1, -part.along.0) } else { (-part.along.1, part.along.0) };
    let lane = |low: f32, high: f32| {
        let middle = (low + high) / 2.0;
        let mut others: Vec<usize> =
            shared.iter().filter(|s| s.1 < middle && middle < s.2).map(|s| s.0).collect();
        others.sort_unstable();
        others.dedup();
        let rank = others.iter().filter(|&&other| other < own).count() as f32;
        let aside = (rank - others.len() as f32 / 2.0) * APART * scale;
        ((normal.0 * aside).round(), (normal.1 * aside).round())
    };
    cuts.windows(2).map(|pair| (pair[0], pair[1], lane(pair[0], pair[1]))).collect()
}

/// A part of a straight, moved aside for the beams it shares its line with.
struct Lane {
    low: f32,
    high: f32,
    aside: Pixel,
    rank: usize,
}

fn arrows(out: &mut Vec<(Pixel, Pixel)>, part: &Straight, lane: &Lane, unit: f32) {
    let cell = unit * std::f32::consts::SQRT_2;
    // Arrows side by side would hide each other.
    let later = if lane.aside == (0.0, 0.0) { 0.0 } else { 0.2 * lane.rank as f32 };
    let phase = (ARROW + later).fract();
    let mut number = ((part.start + lane.low) / cell - phase).ceil().max(0.0);
    loop {
        let u = (number + phase) * cell - part.start;
        if u > lane.high - 4.0 {
            return;
        }
        if u >= lane.low + 4.0 {
            let at = step(part.from, part.along, u);
            out.push(((at.0 + lane.aside.0, at.1 + lane.aside.1), part.along));
        }
        number += 1.0;
    }
}

/// Leaves gaps in legs where a later one crosses above.
fn bridge(beam_paths: &mut [BeamPath], half: f32) {
    let mut all: Vec<&mut Leg> = beam_paths.iter_mut().flat_map(|course| &mut course.legs).collect();
    for later in 1..all.len() {
        let (under, above) = all.split_at_mut(later);
        let (from, to) = (above[0].from, above[0].to);
        for leg in under {
            if let Some(at) = crossing((leg.from, leg.to), (from, to)) {
                leg.gaps.push((at - half, at + half));
            }
        }
    }
}

/// Where two legs cross, well inside both, as a distance along the first.
fn crossing(first: (Pixel, Pixel), second: (Pixel, Pixel)) -> Option<f32> {
    let (a, b) = (minus(first.1, first.0), minus(second.1, second.0));
    let area = cross(a, b);
    if area.abs() < 1.0 {
        return None;
    }
    let between = minus(second.0, first.0);
    let (s, t) = (cross(between, b) / area, cross(between, a) / area);
    let (long, other) = (a.0.hypot(a.1), b.0.hypot(b.1));
    let inside = |part: f32, length: f32| part * length > 4.0 && (1.0 - part) * length > 4.0;
    (inside(s, long) && inside(t, other)).then_some(s * long)
}

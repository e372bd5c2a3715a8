//! The light of beams: a bright core in a soft glow, laid over whatever the picture shows.

use crate::beam_path::{BeamPath, Leg};
use crate::canvas::Canvas;
use crate::layout::Layout;
use crate::palette::{CLEAR, CORE_LEVEL, EDGE_LEVEL, LEVELS, Palette, lit};
use crate::scene::Side;
use crate::theme::side_colours;
use std::collections::HashMap;

/// How far from its middle a beam shines, in pixels of scale one; where cells are small, less ([`Layout::device_scale`]).
const REACH: f32 = 17.0;
/// Half the width of the core, and of the core with its coloured edge.
const CORE: f32 = 1.7;
const EDGE: f32 = 3.2;
/// How a core is broken, as parts of a unit's diagonal: where it is dark, and after how much it begins again.
const DASHES: Dashes = Dashes { dark: [(0.16, 0.25), (0.25, 0.25)], period: 0.25 };
const DASHES_AND_DOTS: Dashes = Dashes { dark: [(0.22, 0.29), (0.35, 0.42)], period: 0.42 };
/// Fixed-point: pixels in sixteenths, directions in 2^14ths.
const PLACE: f32 = 16.0;
const TURN: f32 = 16384.0;
const SHIFT: u32 = 18;
const ONE: f32 = (1u32 << SHIFT) as f32;
/// How bright the glow is where the core is left out.
const GAP_LEVEL: u8 = EDGE_LEVEL as u8 - 2;
const UNKNOWN: u16 = u16::MAX;
/// Palette indices in a table's row.
const ROW: usize = CLEAR as usize + 1;

/// The gaps of a broken core, in the order they come, and the length after which they come again.
#[derive(Clone, Copy, Debug)]
struct Dashes {
    dark: [(f32, f32); 2],
    period: f32,
}

impl Dashes {
    const fn of(side: Side) -> Option<Self> {
        match side {
            Side::Blue | Side::White => None,
            Side::Red => Some(DASHES),
            Side::Black => Some(DASHES_AND_DOTS),
        }
    }

    /// The same in pixels, for a unit's diagonal of so many.
    fn stretched(self, by: f32) -> Self {
        Self { dark: self.dark.map(|(from, to)| (from * by, to * by)), period: self.period * by }
    }
}

/// Which part of the light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Glow,
    /// The bright middle with its coloured edge.
    Core,
}

/// What light does to each colour of a palette, and the sheet on which the light of one beam is
/// gathered before it is laid on the picture, so that its bends are no brighter than the rest.
#[derive(Debug, Default)]
pub(crate) struct BeamGlow {
    sheet: Vec<u8>,
    spans: Vec<(usize, usize)>,
    tables: HashMap<Side, Vec<u16>>,
    /// The level of light for a distance, in quarters of a pixel.
    profile: Vec<u8>,
    /// What the profile was made for: the scale of the core, and of the glow.
    scales: (f32, f32),
}

impl BeamGlow {
    /// Draws a part of the light of a beam's legs.
    pub fn shine(
        &mut self,
        canvas: &mut Canvas,
        palette: &Palette,
        side: Side,
        course: &BeamPath,
        layout: &Layout,
        part: Part,
    ) {
        let scales = (layout.scale, layout.device_scale());
        if self.scales != scales {
            self.scales = scales;
            self.profile = profile(scales);
        }
        if self.sheet.len() != canvas.pixels.len() {
            self.sheet.clear();
            self.sheet.resize(canvas.pixels.len(), 0);
        }
        let cell = layout.unit * std::f32::consts::SQRT_2;
        let dash = Dashes::of(side).map(|dashes| dashes.stretched(cell));
        for leg in &course.legs {
            self.gather(canvas, leg, dash, part);
        }
        self.lay(canvas, palette, side);
    }

    /// Gathers the light of one leg on the sheet.
    fn gather(&mut self, canvas: &Canvas, leg: &Leg, dash: Option<Dashes>, part: Part) {
        let way = (leg.to.0 - leg.from.0, leg.to.1 - leg.from.1);
        let length = way.0.hypot(way.1);
        let along = (way.0 / length, way.1 / length);
        let reach = if part == Part::Glow { REACH * self.scales.1 } else { EDGE * self.scales.0 };
        let top = (leg.from.1.min(leg.to.1) - reach).floor().max(0.0) as usize;
        let bottom = ((leg.from.1.max(leg.to.1) + reach).ceil().max(0.0) as usize).min(canvas.height);
        let fixed = |value: f32, by: f32| (value * by).round() as i64;
        let (ux, uy) = (fixed(along.0, TURN), fixed(along.1, TURN));
        let (ax, ay) = (fixed(leg.from.0, PLACE), fixed(leg.from.1, PLACE));
        let long = fixed(length, ONE) as i32;
        for y in top..bottom {
            let Some((left, right)) = row_span(leg, along, length, y as f32 + 0.5, reach, canvas.width)
            else {
                continue;
            };
            let (px, py) = (left as i64 * 16 + 8 - ax, y as i64 * 16 + 8 - ay);
            let (mut off, mut on) = ((py * ux - px * uy) as i32, (px * ux + py * uy) as i32);
            let (off_step, on_step) = ((-uy * 16) as i32, (ux * 16) as i32);
            let start = y * canvas.width;
            self.spans.push((start + left, start + right));
            // A steep beam is cut along the rows, which costs the picture's file the least.
            let steep =
                (along.1.abs() > 0.5).then(|| dark(leg, (y as f32 + 0.5 - leg.from.1) / along.1, dash));
            for light in &mut self.sheet[start + left..start + right] {
                let beyond = if on < 0 { -on } else { (on - long).max(0) };
                let far = if beyond == 0 { off.unsigned_abs() } else { hypotenuse(off, beyond) };
                let slot = (far >> (SHIFT - 2)) as usize;
                let mut level = self.profile.get(slot).copied().unwrap_or(0);
                let bright = usize::from(level) >= EDGE_LEVEL;
                if part == Part::Glow {
                    level = level.min(GAP_LEVEL);
                } else if !bright || steep.unwrap_or_else(|| dark(leg, on as f32 / ONE, dash)) {
                    level = 0;
                }
                *light = (*light).max(level);
                off += off_step;
                on += on_step;
            }
        }
    }

    /// Lays the gathered light on the picture and clears the sheet.
    fn lay(&mut self, canvas: &mut Canvas, palette: &Palette, side: Side) {
        let table = self.tables.entry(side).or_insert_with(|| vec![UNKNOWN; LEVELS * ROW]);
        let own = side_colours(side);
        for (from, to) in self.spans.drain(..) {
            let pixels = canvas.pixels[from..to].iter_mut().zip(&canvas.pieces[from..to]);
            for (light, (pixel, &piece)) in self.sheet[from..to].iter_mut().zip(pixels) {
                if *light == 0 {
                    continue;
                }
                let level = if piece == 0 { usize::from(*light) } else { over_piece(usize::from(*light)) };
                *light = 0;
                let slot = &mut table[level * ROW + usize::from(*pixel)];
                if *slot == UNKNOWN {
                    *slot = u16::from(palette.exact(lit(palette.colour(*pixel), own, level)));
                }
                *pixel = *slot as u8;
            }
        }
    }
}

/// A piece keeps its face: over it the glow is halved, the core stays.
const fn over_piece(level: usize) -> usize {
    if level >= EDGE_LEVEL { level } else { level / 2 }
}

/// The level of light at each distance, in quarters of a pixel.
fn profile((core, glow): (f32, f32)) -> Vec<u8> {
    let (core, edge, reach) = (CORE * core, EDGE * core, REACH * glow);
    let level = |slot: usize| {
        let far = slot as f32 / 4.0;
        let level = if far <= core {
            let top = (LEVELS - 1) as f32;
            top - (far / core) * (top - CORE_LEVEL as f32)
        } else if far <= edge {
            CORE_LEVEL as f32 - (far - core) / (edge - core) * (CORE_LEVEL - EDGE_LEVEL) as f32
        } else {
            let left = 1.0 - (far - edge) / (reach - edge);
            left * left * (EDGE_LEVEL - 1) as f32
        };
        level.round() as u8
    };
    (0..(reach * 4.0) as usize).map(level).collect()
}

/// Whether the core is left out here: between dashes, or under another beam.
fn dark(leg: &Leg, on: f32, dash: Option<Dashes>) -> bool {
    let between = dash.is_some_and(|dashes| {
        let on = (leg.start + on).rem_euclid(dashes.period);
        dashes.dark.iter().any(|&(from, to)| from < on && on < to)
    });
    between || leg.gaps.iter().any(|&(low, high)| low < on && on < high)
}

fn hypotenuse(a: i32, b: i32) -> u32 {
    (a as f32).hypot(b as f32) as u32
}

/// The pixels of a row that a leg's light can reach.
fn row_span(
    leg: &Leg,
    along: (f32, f32),
    length: f32,
    y: f32,
    reach: f32,
    width: usize,
) -> Option<(usize, usize)> {
    let dy = y - leg.from.1;
    let (mut low, mut high) = (f32::NEG_INFINITY, f32::INFINITY);
    // Both the distance from the line and the way along it are linear in x.
    let mut within = |slope: f32, offset: f32, least: f32, most: f32| {
        if slope.abs() > 1e-4 {
            let (a, b) = ((least - offset) / slope, (most - offset) / slope);
            low = low.max(a.min(b));
            high = high.min(a.max(b));
        }
    };
    within(-along.1, dy * along.0, -reach, reach);
    within(along.0, dy * along.1, -reach, length + reach);
    let left = (leg.from.0 + low).floor().max(0.0) as usize;
    let right = ((leg.from.0 + high).ceil().max(0.0) as usize).min(width);
    (left < right).then_some((left, right))
}

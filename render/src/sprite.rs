//! Small drawings made once and used often: in colours with transparency, or blended with their ground.

use crate::palette::{CLEAR, Palette};
use crate::theme::Rgb;
use resvg::tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, Transform,
};

#[derive(Debug)]
pub(crate) struct Sprite {
    pub width: usize,
    pub height: usize,
    /// Red, green, blue and opacity of each pixel, the colours multiplied by the opacity.
    pub rgba: Vec<u8>,
    /// Pixels at the edge of what is drawn: where these have one ground, all of it has.
    pub probes: Vec<(u16, u16)>,
}

impl From<Pixmap> for Sprite {
    fn from(pixmap: Pixmap) -> Self {
        let (width, height) = (pixmap.width() as usize, pixmap.height() as usize);
        let rgba = pixmap.take();
        let probes = probes(&rgba, width);
        Self { width, height, rgba, probes }
    }
}

/// The first and last drawn pixel of the first and last drawn row and of some between.
fn probes(rgba: &[u8], width: usize) -> Vec<(u16, u16)> {
    let drawn = |row: &[u8]| {
        let mut pixels = row.chunks_exact(4).map(|pixel| pixel[3] > 0);
        Some((pixels.clone().position(|drawn| drawn)?, pixels.rposition(|drawn| drawn)?))
    };
    let rows: Vec<_> =
        rgba.chunks_exact(width * 4).enumerate().filter_map(|(y, row)| Some((y, drawn(row)?))).collect();
    let every = (rows.len() / 16).max(1);
    let chosen = rows.iter().step_by(every).chain(rows.last());
    let place = |x: usize, y: usize| Some((u16::try_from(x).ok()?, u16::try_from(y).ok()?));
    chosen.flat_map(|&(y, (left, right))| [place(left, y), place(right, y)]).flatten().collect()
}

/// A drawing blended with one flat colour: palette indices, [`CLEAR`] where nothing is drawn.
#[derive(Debug)]
pub(crate) struct Stamp {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<u8>,
}

impl Stamp {
    /// Blends a sprite with a flat colour.
    pub fn new(sprite: &Sprite, palette: &mut Palette, ground: Rgb) -> Self {
        let blend = |colour: &[u8]| match colour[3] {
            0 => CLEAR,
            _ => palette.near(over(ground, colour, 256)),
        };
        let pixels = sprite.rgba.chunks_exact(4).map(blend).collect();
        Self { width: sprite.width, height: sprite.height, pixels }
    }
}

/// A square sheet on which a sign is drawn, with (0, 0) in its middle and one unit a pixel of scale one.
pub(crate) struct Sheet {
    pixmap: Pixmap,
    transform: Transform,
}

impl Sheet {
    /// A sheet reaching `reach` to each side of its middle.
    pub fn new(reach: f32, scale: f32) -> Option<Self> {
        let half = (reach * scale).ceil();
        let pixmap = Pixmap::new(half as u32 * 2, half as u32 * 2)?;
        let transform = Transform::from_scale(scale, scale).post_translate(half, half);
        Some(Self { pixmap, transform })
    }

    /// The same sheet, drawn on in a direction: (1, 0) of what follows points along it.
    pub fn heading(mut self, (x, y): (f32, f32)) -> Self {
        self.transform = self.transform.pre_concat(Transform::from_row(x, y, -y, x, 0.0, 0.0));
        self
    }

    pub fn fill(&mut self, path: Option<&Path>, colour: Rgb, opacity: f32) {
        if let Some(path) = path {
            self.pixmap.fill_path(path, &paint(colour, opacity), FillRule::Winding, self.transform, None);
        }
    }

    pub fn stroke(&mut self, path: Option<&Path>, colour: Rgb, opacity: f32, width: f32) {
        let stroke =
            Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        if let Some(path) = path {
            self.pixmap.stroke_path(path, &paint(colour, opacity), &stroke, self.transform, None);
        }
    }

    pub fn finish(self) -> Sprite {
        self.pixmap.into()
    }
}

/// A flat paint with smooth edges.
pub(crate) fn paint(colour: Rgb, opacity: f32) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    let part = |c: u8| f32::from(c) / 255.0;
    if let Some(colour) = Color::from_rgba(part(colour[0]), part(colour[1]), part(colour[2]), opacity) {
        paint.set_color(colour);
    }
    paint
}

/// A line through points, closed or open.
pub(crate) fn polygon(points: &[(f32, f32)], close: bool) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        if index == 0 { builder.move_to(x, y) } else { builder.line_to(x, y) }
    }
    if close {
        builder.close();
    }
    builder.finish()
}

pub(crate) fn circle(x: f32, y: f32, radius: f32) -> Option<Path> {
    PathBuilder::from_circle(x, y, radius)
}

/// A star with `rays` rays between two radii.
pub(crate) fn star(rays: u16, inner: f32, outer: f32) -> Option<Path> {
    let points: Vec<_> = (0..rays * 2)
        .map(|index| {
            let angle = std::f32::consts::PI * f32::from(index) / f32::from(rays);
            let radius = if index % 2 == 0 { outer } else { inner };
            (radius * angle.cos(), radius * angle.sin())
        })
        .collect();
    polygon(&points, true)
}

/// A premultiplied colour over another.
pub(crate) fn over(under: Rgb, colour: &[u8], strength: u32) -> Rgb {
    let keep = 255 - u32::from(colour[3]) * strength / 256;
    let mix = |below: u8, above: u8| {
        ((u32::from(below) * keep + 127) / 255 + u32::from(above) * strength / 256).min(255) as u8
    };
    [mix(under[0], colour[0]), mix(under[1], colour[1]), mix(under[2], colour[2])]
}

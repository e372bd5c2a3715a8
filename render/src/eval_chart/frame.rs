//! Where the parts of a curve's picture fall, and the tools they are drawn with.

use crate::canvas::Canvas;
use crate::error::RenderError;
use crate::layout::Scale;
use crate::palette::Palette;
use crate::palette_key::PaletteKey;
use crate::piece_art::{self, Look};
use crate::scene::{Kind, Side};
use crate::sprite::{Sprite, paint};
use crate::text::Words;
use crate::theme::{Colours, Rgb, colours};
use resvg::tiny_skia::{FillRule, LineCap, LineJoin, Path, Pixmap, Stroke, StrokeDash, Transform};

use super::{EvalChart, SIZE};

/// The plot's box at scale one: left, top, right, bottom.
pub(super) const PLOT: [f32; 4] = [20.0, 108.0, 892.0, 548.0];
/// What is worth this much, in hundredths of a pawn, stands half way to the edge.
const HALF_WAY: f32 = 350.0;

/// A picture under way. All places are pixels at scale one.
pub(super) struct Frame<'a> {
    pub palette: Palette,
    pub colours: &'static Colours,
    canvas: &'a mut Canvas,
    words: Words,
    scale: f32,
    /// What is drawn since the last [`Frame::lay`].
    sheet: Pixmap,
    places: usize,
}

impl<'a> Frame<'a> {
    pub fn new(curve: &EvalChart, scale: Scale, canvas: &'a mut Canvas) -> Result<Self, RenderError> {
        let factor = scale.factor();
        let (width, height) = (SIZE.0 as u32 * factor, SIZE.1 as u32 * factor);
        let sides = curve.sides.iter().map(|(side, _)| *side).collect();
        let palette = Palette::new(curve.theme, &PaletteKey { sides, ..PaletteKey::default() }, scale);
        let colours = colours(curve.theme);
        let page = vec![palette.exact(colours.page); (width * height) as usize];
        canvas.restart(width as usize, height as usize, &page);
        Ok(Self {
            palette,
            colours,
            canvas,
            words: Words::new()?,
            scale: factor as f32,
            sheet: sheet(width, height)?,
            places: curve.values.len(),
        })
    }

    /// Where a place among the values stands.
    pub fn x(&self, at: usize) -> f32 {
        let steps = self.places.saturating_sub(1).max(1) as f32;
        PLOT[0] + (PLOT[2] - PLOT[0]) * at as f32 / steps
    }

    /// Where a value stands: half way to the edge for some pawns, near the edge where the game is won.
    pub fn y(value: i32) -> f32 {
        let value = value as f32;
        let part = value / (value.abs() + HALF_WAY);
        let (middle, half) = (f32::midpoint(PLOT[1], PLOT[3]), (PLOT[3] - PLOT[1]) / 2.0);
        middle - part * (half - 6.0)
    }

    pub fn fill(&mut self, path: Option<&Path>, colour: Rgb, opacity: f32) {
        if let Some(path) = path {
            let scaled = Transform::from_scale(self.scale, self.scale);
            self.sheet.fill_path(path, &paint(colour, opacity), FillRule::Winding, scaled, None);
        }
    }

    /// A line; `dashes` are lengths of dash and gap in turn, none for a solid one.
    pub fn stroke(&mut self, path: Option<&Path>, colour: Rgb, width: f32, dashes: &[f32]) {
        let dash = if dashes.is_empty() { None } else { StrokeDash::new(dashes.to_vec(), 0.0) };
        let cap = if dashes.is_empty() { LineCap::Round } else { LineCap::Butt };
        let stroke = Stroke { width, line_cap: cap, line_join: LineJoin::Round, dash, ..Stroke::default() };
        if let Some(path) = path {
            let scaled = Transform::from_scale(self.scale, self.scale);
            self.sheet.stroke_path(path, &paint(colour, 1.0), &stroke, scaled, None);
        }
    }

    /// Lays what was drawn on the picture, so that words and pieces can stand on it.
    pub fn lay(&mut self) -> Result<(), RenderError> {
        let fresh = sheet(self.sheet.width(), self.sheet.height())?;
        let drawn = Sprite::from(std::mem::replace(&mut self.sheet, fresh));
        self.canvas.blend(&mut self.palette, &drawn, 0, 0, 256);
        Ok(())
    }

    /// A side's piece with its middle at a point.
    pub fn piece(&mut self, side: Side, size: f32, (x, y): (f32, f32)) -> Result<(), RenderError> {
        let look =
            Look { kind: Kind::Pawn, side, badge: None, inert: false, size: (size * self.scale) as u32 };
        let sprite = piece_art::draw(look, self.colours)?;
        let corner = |at: f32| ((at - size / 2.0) * self.scale).round() as i32;
        self.canvas.blend(&mut self.palette, &sprite, corner(x), corner(y), 256);
        Ok(())
    }

    /// Words from a point on, in so much room; how wide they are.
    pub fn words(&mut self, text: &str, size: f32, (x, middle): (f32, f32), room: f32, colour: Rgb) -> f32 {
        if text.is_empty() || room < size {
            return 0.0;
        }
        let line = self.words.line(text, size * self.scale, room * self.scale);
        let (x, y) = ((x * self.scale).round() as i32, (middle * self.scale - line.middle).round() as i32);
        self.canvas.ink(&mut self.palette, &line.mask, x, y, colour);
        line.width / self.scale
    }

    /// How wide words are.
    pub fn width_of(&self, text: &str, size: f32) -> f32 {
        self.words.width(text, size * self.scale) / self.scale
    }
}

fn sheet(width: u32, height: u32) -> Result<Pixmap, RenderError> {
    let limit = "a size that fits the memory";
    Pixmap::new(width, height).ok_or(RenderError::OutOfRange { what: "picture", limit })
}

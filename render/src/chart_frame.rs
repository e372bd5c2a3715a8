//! The tools that charts and tables are drawn with: lines, areas, words and pieces on one page.

use crate::canvas::Canvas;
use crate::error::RenderError;
use crate::layout::Scale;
use crate::palette::Palette;
use crate::palette_key::PaletteKey;
use crate::piece_art::{self, Look};
use crate::scene::{Kind, Side, Theme};
use crate::sprite::{Sprite, paint};
use crate::text::Words;
use crate::theme::{Colours, Rgb, colours};
use resvg::tiny_skia::{FillRule, LineCap, LineJoin, Path, Pixmap, Stroke, StrokeDash, Transform};

/// The plot's box at scale one: left, top, right, bottom.
pub(crate) const PLOT: [f32; 4] = [20.0, 108.0, 892.0, 548.0];

/// What a chart is drawn on.
pub(crate) struct Page {
    /// The sides whose colours it needs.
    pub sides: Vec<Side>,
    pub theme: Theme,
    /// Width and height at scale one.
    pub size: (f32, f32),
    /// How many values stand side by side in the plot.
    pub places: usize,
}

/// A picture under way. All places are pixels at scale one.
pub(crate) struct Frame<'a> {
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
    pub fn new(page: Page, scale: Scale, canvas: &'a mut Canvas) -> Result<Self, RenderError> {
        let Page { sides, theme, size, places } = page;
        let factor = scale.factor();
        let (width, height) = (size.0 as u32 * factor, size.1 as u32 * factor);
        let palette = Palette::new(theme, &PaletteKey { sides, ..PaletteKey::default() }, scale);
        let colours = colours(theme);
        let ground = vec![palette.exact(colours.page); (width * height) as usize];
        canvas.restart(width as usize, height as usize, &ground);
        Ok(Self {
            palette,
            colours,
            canvas,
            words: Words::new()?,
            scale: factor as f32,
            sheet: sheet(width, height)?,
            places,
        })
    }

    /// Where a place among the values stands.
    pub fn x(&self, at: usize) -> f32 {
        let steps = self.places.saturating_sub(1).max(1) as f32;
        PLOT[0] + (PLOT[2] - PLOT[0]) * at as f32 / steps
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

    pub fn width_of(&self, text: &str, size: f32) -> f32 {
        self.words.width(text, size * self.scale) / self.scale
    }
}

fn sheet(width: u32, height: u32) -> Result<Pixmap, RenderError> {
    let limit = "a size that fits the memory";
    Pixmap::new(width, height).ok_or(RenderError::OutOfRange { what: "picture", limit })
}

//! The band of words over the board: what game, whose turn, the points, what just happened.

use crate::canvas::Canvas;
use crate::error::RenderError;
use crate::layout::Layout;
use crate::scene::{Caption, Kind, Pact, Score, Side, Status, Tone, Turn};
use crate::signs::Sign;
use crate::studio::Studio;
use crate::theme::Rgb;

/// Sizes at scale one, in pixels from ascender to descender; a telephone shows four tenths of them.
const TITLE: f32 = 34.0;
const TURN: f32 = 40.0;
const EDGE: f32 = 36.0;
const ICON: u32 = 36;
/// The middles of the two lines.
const FIRST: f32 = 27.0;
const SECOND: f32 = 67.0;
const SPACE: f32 = 18.0;
/// The room of a token beside a side.
const TOKEN: f32 = 42.0;
/// The room between two parties of a pact.
const RIBBON: f32 = 30.0;
/// What the chip's two ends take beside its words.
const CHIP_ENDS: f32 = 28.0;
/// The part of the second line that a status may take where it says whose turn it is, too.
const BESIDE_TURN: f32 = 0.55;

/// Draws the caption into the top of the picture.
pub(crate) fn draw(
    studio: &mut Studio,
    canvas: &mut Canvas,
    layout: &Layout,
    caption: &Caption,
) -> Result<(), RenderError> {
    let mut band = Band { studio, canvas, scale: layout.scale, width: layout.width as f32 / layout.scale };
    let left = band.scores(&caption.scores)?;
    let quiet = band.studio.colours().quiet;
    band.words(&caption.title, TITLE, EDGE, FIRST, left - SPACE - EDGE, quiet);
    let mine = if caption.turn.is_some() { BESIDE_TURN } else { 1.0 };
    let left = caption.status.as_ref().map_or(band.width - EDGE, |status| band.status(status, mine));
    let left = band.pacts(caption, left)?;
    if let Some(turn) = &caption.turn {
        band.turn(turn, left - SPACE)?;
    }
    Ok(())
}

struct Band<'a> {
    studio: &'a mut Studio,
    canvas: &'a mut Canvas,
    scale: f32,
    /// The picture's width at scale one.
    width: f32,
}

impl Band<'_> {
    /// The scores, right-aligned; returns where they begin.
    fn scores(&mut self, scores: &[Score]) -> Result<f32, RenderError> {
        let mut right = self.width - EDGE;
        let (text, quiet) = (self.studio.colours().text, self.studio.colours().quiet);
        for score in scores.iter().rev() {
            right -= if score.denies { TOKEN } else { 0.0 };
            let room = (right - EDGE - ICON as f32).clamp(0.0, 260.0);
            let width = self.width_of(&score.text, TITLE).min(room);
            let colour = if score.fallen { quiet } else { text };
            self.words(&score.text, TITLE, right - width, FIRST, room, colour);
            if score.fallen {
                self.bar(right - width - 3.0, right + 3.0, FIRST, 2.0, quiet);
            }
            if score.denies {
                let at = ((right + TOKEN / 2.0) * self.scale, (FIRST - 1.0) * self.scale);
                self.studio.sign(self.canvas, Sign::Token, at, self.scale);
            }
            right -= width + ICON as f32 + 2.0;
            self.icon(score.side, score.fallen, right, FIRST)?;
            right -= SPACE;
        }
        Ok(right)
    }

    fn turn(&mut self, turn: &Turn, right: f32) -> Result<(), RenderError> {
        let text = self.studio.colours().text;
        self.icon(turn.side, false, EDGE - 4.0, SECOND)?;
        let left = EDGE + ICON as f32 + 2.0;
        self.words(&turn.text, TURN, left, SECOND, right - left, text);
        Ok(())
    }

    /// The status on its chip, right-aligned, in a part of the line at the most; returns where it begins.
    fn status(&mut self, status: &Status, part: f32) -> f32 {
        let colours = self.studio.colours();
        let (ground, ink) = match status.tone {
            Tone::Plain => (colours.chip, colours.text),
            Tone::Alert => (colours.alert, colours.ink),
            Tone::Triumph => (colours.triumph, colours.ink),
        };
        let room = (self.width * part).min(self.width - 2.0 * EDGE - CHIP_ENDS);
        let width = self.width_of(&status.text, TITLE).min(room);
        let (left, right) = (self.width - EDGE - width - CHIP_ENDS, self.width - EDGE);
        self.bar(left, right, SECOND, 20.0, ground);
        self.words(&status.text, TITLE, left + CHIP_ENDS / 2.0, SECOND, room, ink);
        left
    }

    /// The promises between sides, each on a chip of its own, right-aligned before `right`; returns where they begin.
    fn pacts(&mut self, caption: &Caption, mut right: f32) -> Result<f32, RenderError> {
        let ground = self.studio.colours().chip;
        for Pact { between, broken } in caption.pacts.iter().rev() {
            let mut parties = between.clone();
            parties.retain(|side| caption.scores.iter().any(|score| score.side == *side));
            let wide = (parties.len() * (ICON as usize + RIBBON as usize)) as f32 - RIBBON + CHIP_ENDS / 2.0;
            if parties.len() < 2 || right - SPACE - wide < self.width * (1.0 - BESIDE_TURN) {
                continue;
            }
            right -= SPACE / 2.0;
            self.bar(right - wide, right, SECOND, 20.0, ground);
            right -= wide;
            let mut x = right + CHIP_ENDS / 4.0;
            for (index, &side) in parties.iter().enumerate() {
                self.icon(side, false, x, SECOND)?;
                x += ICON as f32 + RIBBON;
                if index + 1 < parties.len() {
                    let at = ((x - RIBBON / 2.0) * self.scale, SECOND * self.scale);
                    self.studio.sign(self.canvas, Sign::Ribbon { torn: *broken }, at, self.scale);
                }
            }
        }
        Ok(right)
    }

    /// A band with round ends, so high to each side of its middle.
    fn bar(&mut self, left: f32, right: f32, middle: f32, radius: f32, colour: Rgb) {
        let radius = radius * self.scale;
        let (left, right, middle) = (left * self.scale, right * self.scale, middle * self.scale);
        let index = self.studio.palette().exact(colour);
        let (low, high) = ((left + radius).round(), (right - radius).round());
        let reach = radius.ceil() as i32;
        for row in -reach..reach {
            let dy = row as f32 + 0.5;
            let y = middle.round() as i32 + row;
            for x in (low as i32 - reach)..(high as i32 + reach) {
                let at = x as f32 + 0.5;
                let dx = (low - at).max(at - high).max(0.0);
                let cover = (radius - dx.hypot(dy) + 0.5).clamp(0.0, 1.0);
                self.studio.tint(self.canvas, x, y, index, colour, cover);
            }
        }
    }

    fn icon(&mut self, side: Side, fallen: bool, x: f32, middle: f32) -> Result<(), RenderError> {
        let size = (ICON as f32 * self.scale) as u32;
        let top = middle * self.scale - size as f32 / 2.0 - 1.0 * self.scale;
        self.studio.icon(
            self.canvas,
            Kind::Pawn,
            side,
            fallen,
            size,
            ((x * self.scale).round() as i32, top.round() as i32),
        )
    }

    fn width_of(&mut self, text: &str, size: f32) -> f32 {
        self.studio.words().width(text, size * self.scale) / self.scale
    }

    fn words(&mut self, text: &str, size: f32, x: f32, middle: f32, room: f32, colour: Rgb) {
        if text.is_empty() || room < size {
            return;
        }
        let line = self.studio.words().line(text, size * self.scale, room * self.scale);
        let (x, y) = ((x * self.scale).round() as i32, (middle * self.scale - line.middle).round() as i32);
        self.studio.ink(self.canvas, &line.mask, x, y, colour);
    }
}

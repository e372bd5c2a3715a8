//! The band of words over the board: what game, whose turn, the points, what just happened.

use crate::canvas::Canvas;
use crate::error::RenderError;
use crate::layout::Layout;
use crate::marks::MarkShape;
use crate::piece_art::Look;
use crate::scene::{Caption, Kind, Pact, Score, Side, Status, Tone, Turn};
use crate::scene_renderer::SceneRenderer;
use crate::theme::Rgb;

/// Sizes at scale one, in pixels from ascender to descender; a telephone shows four tenths of them.
const TITLE: f32 = 34.0;
const TURN: f32 = 40.0;
const EDGE: f32 = 36.0;
const ICON: u32 = 34;
/// The plate behind a piece: half its side, and the radius of its corners.
const PLATE: f32 = 19.0;
const CORNER: f32 = 6.0;
/// The room that a piece on its plate takes beside words.
const SIGN: f32 = 44.0;
/// The middles of the two lines.
const FIRST: f32 = 27.0;
const SECOND: f32 = 67.0;
const SPACE: f32 = 18.0;
/// What the words of one of two sides may take.
const SCORE: f32 = 260.0;
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
    studio: &mut SceneRenderer,
    canvas: &mut Canvas,
    layout: &Layout,
    caption: &Caption,
) -> Result<(), RenderError> {
    let width = layout.width as f32 / layout.scale;
    let figure = caption.figure.unwrap_or(Kind::Pawn);
    let mut band = Band { studio, canvas, scale: layout.scale, figure, width };
    let left = band.scores(&caption.scores)?;
    let quiet = band.studio.colours().quiet;
    let room = left - SPACE - EDGE;
    if room >= band.width_of(&caption.title, TITLE) / 2.0 {
        band.words(&caption.title, TITLE, EDGE, FIRST, room, quiet);
    }
    let mine = if caption.turn.is_some() { BESIDE_TURN } else { 1.0 };
    let left = caption.status.as_ref().map_or(band.width - EDGE, |status| band.status(status, mine));
    let left = band.pacts(caption, left)?;
    if let Some(turn) = &caption.turn {
        band.turn(turn, left - SPACE)?;
    }
    Ok(())
}

struct Band<'a> {
    studio: &'a mut SceneRenderer,
    canvas: &'a mut Canvas,
    scale: f32,
    /// The piece that stands for a side.
    figure: Kind,
    /// The picture's width at scale one.
    width: f32,
}

/// A side's points behind its words, with a colon since these may end in a number.
fn after_name(score: &Score) -> String {
    if score.points.is_empty() { String::new() } else { format!(": {}", score.points) }
}

/// The most that each of these widths may have so that together they fit the room: the widest give way first.
fn fair_share(widths: &[f32], room: f32) -> f32 {
    let mut sorted = widths.to_vec();
    sorted.sort_by(f32::total_cmp);
    let mut left = room;
    for (index, width) in sorted.iter().enumerate() {
        let fair = left / (sorted.len() - index) as f32;
        if *width > fair {
            return fair.max(0.0);
        }
        left -= width;
    }
    f32::INFINITY
}

impl Band<'_> {
    /// What each side's words and points take, and how much of it the line leaves each of them.
    fn widths(&mut self, scores: &[Score]) -> (Vec<(f32, f32)>, f32) {
        let mut widths = Vec::new();
        let mut signs = 0.0;
        for score in scores {
            let points = self.width_of(&after_name(score), TITLE);
            widths.push((self.width_of(&score.text, TITLE), points));
            signs += SIGN + SPACE + if score.denies { TOKEN } else { 0.0 };
        }
        let all: Vec<f32> = widths.iter().map(|(text, points)| text + points).collect();
        let room = self.width - 2.0 * EDGE + SPACE - signs;
        // Among more than two the names matter more than the title.
        let most = if scores.len() > 2 { room } else { SCORE };
        (widths, fair_share(&all, room).min(most))
    }

    /// The scores, right-aligned; returns where they begin.
    fn scores(&mut self, scores: &[Score]) -> Result<f32, RenderError> {
        let mut right = self.width - EDGE;
        let (text, quiet) = (self.studio.colours().text, self.studio.colours().quiet);
        let (widths, most) = self.widths(scores);
        for (score, (words, points)) in scores.iter().zip(widths).rev() {
            right -= if score.denies { TOKEN } else { 0.0 };
            let room = (right - EDGE - SIGN).clamp(0.0, most);
            let words = words.min(room - points).max(0.0);
            let width = words + points;
            let colour = if score.fallen { quiet } else { text };
            self.words(&score.text, TITLE, right - width, FIRST, room - points, colour);
            self.words(&after_name(score), TITLE, right - points, FIRST, points.max(TITLE), colour);
            if score.fallen {
                self.bar(right - width - 3.0, right + 3.0, FIRST, 2.0, quiet);
            }
            if score.denies {
                let at = ((right + TOKEN / 2.0) * self.scale, (FIRST - 1.0) * self.scale);
                self.studio.sign(self.canvas, MarkShape::Token, at, self.scale);
            }
            right -= width + SIGN;
            self.icon(score.side, score.fallen, right, FIRST)?;
            right -= SPACE;
        }
        Ok(right)
    }

    fn turn(&mut self, turn: &Turn, right: f32) -> Result<(), RenderError> {
        let text = self.studio.colours().text;
        self.icon(turn.side, false, EDGE, SECOND)?;
        let left = EDGE + SIGN;
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
            let wide = parties.len() as f32 * (2.0 * PLATE + RIBBON) - RIBBON + CHIP_ENDS / 2.0;
            if parties.len() < 2 || right - SPACE - wide < self.width * (1.0 - BESIDE_TURN) {
                continue;
            }
            right -= SPACE / 2.0;
            self.bar(right - wide, right, SECOND, 20.0, ground);
            right -= wide;
            let mut x = right + CHIP_ENDS / 4.0;
            for (index, &side) in parties.iter().enumerate() {
                self.icon(side, false, x, SECOND)?;
                x += 2.0 * PLATE + RIBBON;
                if index + 1 < parties.len() {
                    let at = ((x - RIBBON / 2.0) * self.scale, SECOND * self.scale);
                    self.studio.sign(self.canvas, MarkShape::Ribbon { torn: *broken }, at, self.scale);
                }
            }
        }
        Ok(right)
    }

    /// A band with round ends, so high to each side of its middle.
    fn bar(&mut self, left: f32, right: f32, middle: f32, radius: f32, colour: Rgb) {
        let part = |value: f32| value * self.scale;
        let middle = part(middle).round();
        let area = [part(left), middle - part(radius), part(right), middle + part(radius)];
        let radius = part(radius);
        self.studio.plate(self.canvas, area, radius, colour);
    }

    /// A side's piece on a plate as dark as a square, on which light pieces look light and dark ones dark.
    fn icon(&mut self, side: Side, fallen: bool, x: f32, middle: f32) -> Result<(), RenderError> {
        let scale = self.scale;
        let (left, middle) = (x * scale, middle * scale);
        let ground = self.studio.colours().dark;
        let area = [left, middle - PLATE * scale, left + 2.0 * PLATE * scale, middle + PLATE * scale];
        self.studio.plate(self.canvas, area.map(f32::round), CORNER * scale, ground);
        let size = (ICON as f32 * scale) as u32;
        let look = Look { kind: self.figure, side, badge: None, inert: fallen, size };
        let half = size as f32 / 2.0;
        let corner = (left + PLATE * scale - half, middle - half - 1.5 * scale);
        self.studio.icon(self.canvas, look, (corner.0.round() as i32, corner.1.round() as i32))
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

#[cfg(test)]
mod tests {
    use super::fair_share;

    #[test]
    fn whoever_needs_little_leaves_the_rest_to_the_others() {
        assert_eq!(fair_share(&[60.0, 300.0, 90.0], 500.0), f32::INFINITY);
        assert_eq!(fair_share(&[60.0, 300.0, 400.0], 500.0), 220.0);
        assert_eq!(fair_share(&[400.0, 300.0, 200.0], 600.0), 200.0);
        assert_eq!(fair_share(&[400.0], -10.0), 0.0);
        assert_eq!(fair_share(&[], 10.0), f32::INFINITY);
    }
}

//! Words to masks of coverage, in the one font the program brings with it.

use crate::error::RenderError;
use ab_glyph::{Font, FontRef, PxScale, ScaleFont};
use deunicode::deunicode_char;
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;
use std::collections::HashMap;
use std::sync::Arc;

const FONT: &[u8] = include_bytes!("../assets/fonts/inter-semibold-subset.otf");
/// What stands for a letter that the font does not have and Latin letters cannot write.
const MISSING: char = '?';
/// How many drawn lines are kept; a game repeats a few dozen.
const KEPT: usize = 512;

/// A drawn line: coverage from the top of the highest letters to the bottom of the lowest.
#[derive(Debug)]
pub(crate) struct Line {
    pub mask: GrayImage,
    /// How far the line reaches to the right, in pixels.
    pub width: f32,
    /// From the mask's top to the middle of a capital letter.
    pub middle: f32,
}

/// The font, and the lines drawn lately.
#[derive(Debug)]
pub(crate) struct Words {
    font: FontRef<'static>,
    lines: HashMap<(String, u32), Arc<Line>>,
}

impl Words {
    pub fn new() -> Result<Self, RenderError> {
        let font = FontRef::try_from_slice(FONT).map_err(|_| RenderError::Asset("font"))?;
        Ok(Self { font, lines: HashMap::new() })
    }

    /// A line of words, cut with an ellipsis where it is wider than `room` pixels.
    pub fn line(&mut self, text: &str, size: f32, room: f32) -> Arc<Line> {
        let text = self.fit(text, size, room);
        let key = (text, size.to_bits());
        if let Some(line) = self.lines.get(&key) {
            return Arc::clone(line);
        }
        if self.lines.len() >= KEPT {
            self.lines.clear();
        }
        let line = Arc::new(self.draw(&key.0, size));
        self.lines.insert(key, Arc::clone(&line));
        line
    }

    /// How wide the words would be, in pixels.
    pub fn width(&self, text: &str, size: f32) -> f32 {
        let font = self.font.as_scaled(PxScale::from(size));
        self.readable(text).chars().map(|c| font.h_advance(font.glyph_id(c))).sum()
    }

    /// Words in letters that the font has: those of other scripts in Latin ones, so that names are told apart, and without what is
    /// not seen.
    fn readable(&self, text: &str) -> String {
        let has = |c: char| self.font.glyph_id(c).0 != 0;
        let mut out = String::with_capacity(text.len());
        for c in text.chars() {
            match c {
                c if c.is_whitespace() || c.is_control() => out.push(' '),
                // Marks of direction, joiners, variations.
                '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{2069}'
                | '\u{fe00}'..='\u{fe0f}' => {}
                c if has(c) => out.push(c),
                c => match deunicode_char(c) {
                    Some(latin) if latin.chars().all(has) => out.push_str(latin),
                    _ => out.push(MISSING),
                },
            }
        }
        out
    }

    fn fit(&self, text: &str, size: f32, room: f32) -> String {
        let font = self.font.as_scaled(PxScale::from(size));
        let dots = self.width("…", size);
        let (mut width, mut fits) = (0.0, 0);
        let mut out = String::new();
        for c in self.readable(text).chars() {
            width += font.h_advance(font.glyph_id(c));
            if width > room {
                out.truncate(fits);
                out.push('…');
                return out;
            }
            out.push(c);
            if width + dots <= room {
                fits = out.len();
            }
        }
        out
    }

    fn draw(&self, text: &str, size: f32) -> Line {
        let scaled = self.font.as_scaled(PxScale::from(size));
        let width = self.width(text, size);
        let height = scaled.height().ceil().max(1.0);
        let mut mask = GrayImage::new(width.ceil().max(1.0) as u32 + 2, height as u32 + 2);
        draw_text_mut(&mut mask, Luma([255]), 0, 0, PxScale::from(size), &self.font, text);
        // Inter's capitals are 0.727 of the em high; ab_glyph's size is ascent to descent.
        let em = size / self.font.height_unscaled() * self.font.units_per_em().unwrap_or(1000.0);
        Line { mask, width, middle: scaled.ascent() - 0.727 * em / 2.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names of one length in other scripts were the same row of question marks.
    #[test]
    fn names_in_other_scripts_are_told_apart() {
        let words = Words::new().expect("the font");
        let names =
            ["שלום63", "مرحبا63", "日本語63", "😀😀63", "नमस्ते63", "한국어63", "ไทย63", "Ёжик", "Άννα", "Zoë"];
        let shown: Vec<_> = names.iter().map(|name| words.readable(name)).collect();
        for (index, name) in shown.iter().enumerate() {
            assert!(!name.contains(MISSING) && !name.is_empty(), "{name}");
            assert!(!shown[..index].contains(name), "{shown:?}");
        }
        assert_eq!(shown[7..], ["Ёжик", "Άννα", "Zoë"], "what the font has stays");
        assert_eq!(words.readable("\u{2068}Ann\u{2069}\u{200d}"), "Ann");
    }
}

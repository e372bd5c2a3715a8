//! Words to masks of coverage, in the one font the program brings with it; what it cannot write is drawn with the fonts of the
//! system, or in Latin letters.

use crate::error::RenderError;
use crate::foreign::{Fonts, Shaped};
use ab_glyph::{Font, FontRef, PxScale, ScaleFont};
use deunicode::deunicode_char;
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;
use std::collections::HashMap;
use std::sync::Arc;

const FONT: &[u8] = include_bytes!("../assets/fonts/inter-semibold-subset.otf");
/// What stands for a letter that no font has and Latin letters cannot write.
const MISSING: char = '?';
/// How many drawn lines are kept; a game repeats a few dozen.
const KEPT: usize = 512;
/// By how much a line in other scripts is higher at its top and bottom, as a part of its size: marks stand above capitals.
const HIGHER: f32 = 0.25;

/// A drawn line: coverage from the top of the highest letters to the bottom of the lowest.
#[derive(Debug)]
pub(crate) struct Line {
    pub mask: GrayImage,
    /// How far the line reaches to the right, in pixels.
    pub width: f32,
    /// From the mask's top to the middle of a capital letter.
    pub middle: f32,
}

/// The font, what finds others, and the lines drawn lately.
#[derive(Debug)]
pub(crate) struct Words {
    font: FontRef<'static>,
    others: fn() -> &'static Fonts,
    lines: HashMap<(String, u32), Arc<Line>>,
}

/// Letters one after the other that are drawn alike.
enum Run {
    /// In the program's own font.
    Own(String),
    /// In fonts of the system.
    Foreign(Arc<Shaped>),
}

impl Words {
    pub fn new() -> Result<Self, RenderError> {
        let font = FontRef::try_from_slice(FONT).map_err(|_| RenderError::Asset("font"))?;
        Ok(Self { font, others: Fonts::system, lines: HashMap::new() })
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
        self.readable_width(&self.readable(text), size)
    }

    fn readable_width(&self, readable: &str, size: f32) -> f32 {
        self.runs(readable, size).iter().map(|run| self.run_width(run, size)).sum()
    }

    fn run_width(&self, run: &Run, size: f32) -> f32 {
        let font = self.font.as_scaled(PxScale::from(size));
        match run {
            Run::Own(words) => words.chars().map(|c| font.h_advance(font.glyph_id(c))).sum(),
            Run::Foreign(shaped) => shaped.width,
        }
    }

    fn has(&self, c: char) -> bool {
        self.font.glyph_id(c).0 != 0
    }

    /// Words in letters that can be drawn: those that no font has in Latin ones, so that names are told apart, and without what
    /// is not seen.
    fn readable(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut foreign = false;
        for c in text.chars() {
            match c {
                c if c.is_whitespace() || c.is_control() => out.push(' '),
                // What joins letters of another script, or keeps them apart.
                '\u{200c}' | '\u{200d}' if foreign => {
                    out.push(c);
                    continue;
                }
                // Marks of direction, joiners, variations.
                '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{2069}'
                | '\u{fe00}'..='\u{fe0f}' => {}
                c if !self.has(c) && (self.others)().has(c) => {
                    out.push(c);
                    foreign = true;
                    continue;
                }
                c => self.push_latin(c, &mut out),
            }
            foreign = false;
        }
        out
    }

    fn push_latin(&self, c: char, out: &mut String) {
        match deunicode_char(c) {
            _ if self.has(c) => out.push(c),
            Some(latin) if latin.chars().all(|c| self.has(c)) => out.push_str(latin),
            _ => out.push(MISSING),
        }
    }

    /// Readable words parted by how they are drawn. Names of two players are two runs, so that those written from right to
    /// left keep their places; the words of one name are one run.
    fn runs(&self, readable: &str, size: f32) -> Vec<Run> {
        let mut parts: Vec<(bool, String)> = Vec::new();
        let mut blanks = String::new();
        for c in readable.chars() {
            let foreign = !self.has(c);
            match parts.last_mut() {
                Some((true, _)) if c == ' ' => blanks.push(c),
                Some((before, words)) if *before == foreign => {
                    words.push_str(&std::mem::take(&mut blanks));
                    words.push(c);
                }
                _ => parts.push((foreign, format!("{}{c}", std::mem::take(&mut blanks)))),
            }
        }
        parts.extend((!blanks.is_empty()).then_some((false, blanks)));
        let run =
            |(foreign, words): (bool, String)| match foreign.then(|| self.shaped(&words, size)).flatten() {
                Some(shaped) => Run::Foreign(shaped),
                None => {
                    let mut latin = String::with_capacity(words.len());
                    words.chars().for_each(|c| self.push_latin(c, &mut latin));
                    Run::Own(latin)
                }
            };
        parts.into_iter().map(run).collect()
    }

    fn shaped(&self, words: &str, size: f32) -> Option<Arc<Shaped>> {
        let scaled = self.font.as_scaled(PxScale::from(size));
        let higher = Self::higher(size);
        let height = scaled.height().ceil().max(1.0) as u32 + 2 + 2 * higher as u32;
        (self.others)().shaped(words, self.em(size), (higher + scaled.ascent(), height))
    }

    /// How much higher a line in other scripts is at its top and at its bottom.
    fn higher(size: f32) -> f32 {
        (size * HIGHER).ceil()
    }

    /// The em of a size, which is from ascent to descent.
    fn em(&self, size: f32) -> f32 {
        size / self.font.height_unscaled() * self.font.units_per_em().unwrap_or(1000.0)
    }

    /// Readable words, cut where they are wider than the room.
    fn fit(&self, text: &str, size: f32, room: f32) -> String {
        let readable = self.readable(text);
        if self.readable_width(&readable, size) <= room {
            return readable;
        }
        let dots = self.width("…", size);
        let ends: Vec<_> = readable.char_indices().map(|(at, _)| at).collect();
        let fits = |at: &usize| self.readable_width(&readable[..*at], size) + dots <= room;
        let end = ends.partition_point(fits).checked_sub(1).map_or(0, |last| ends[last]);
        format!("{}…", &readable[..end])
    }

    fn draw(&self, text: &str, size: f32) -> Line {
        let runs = self.runs(text, size);
        let has_foreign = runs.iter().any(|run| matches!(run, Run::Foreign(_)));
        let higher = if has_foreign { Self::higher(size) } else { 0.0 };
        let width: f32 = runs.iter().map(|run| self.run_width(run, size)).sum();
        let scaled = self.font.as_scaled(PxScale::from(size));
        let height = scaled.height().ceil().max(1.0) as u32 + 2 + 2 * higher as u32;
        let mut mask = GrayImage::new(width.ceil().max(1.0) as u32 + 2, height);
        let mut at = 0.0;
        for run in &runs {
            match run {
                Run::Own(words) => {
                    let scale = PxScale::from(size);
                    draw_text_mut(&mut mask, Luma([255]), at as i32, higher as i32, scale, &self.font, words);
                }
                Run::Foreign(shaped) => image::imageops::replace(&mut mask, &shaped.mask, at as i64, 0),
            }
            at += self.run_width(run, size);
        }
        // Inter's capitals are 0.727 of the em high.
        Line { mask, width, middle: higher + scaled.ascent() - 0.727 * self.em(size) / 2.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use resvg::usvg::fontdb::Database;
    use std::sync::LazyLock;

    const HEBREW: &[u8] = include_bytes!("../tests/fonts/noto-sans-hebrew-subset.ttf");

    fn words(others: fn() -> &'static Fonts) -> Words {
        Words { others, ..Words::new().expect("the font") }
    }

    fn none() -> &'static Fonts {
        static NONE: LazyLock<Fonts> = LazyLock::new(|| Fonts::of(Database::new()));
        &NONE
    }

    fn hebrew() -> &'static Fonts {
        static ONE: LazyLock<Fonts> = LazyLock::new(|| {
            let mut all = Database::new();
            all.load_font_data(HEBREW.to_vec());
            Fonts::of(all)
        });
        &ONE
    }

    fn unseen() -> &'static Fonts {
        panic!("the fonts of the system are looked for")
    }

    /// Names of one length in other scripts were the same row of question marks.
    #[test]
    fn names_in_other_scripts_are_told_apart_without_fonts() {
        let words = words(none);
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

    #[test]
    fn no_other_font_is_looked_for_as_long_as_the_own_one_has_all_letters() {
        let mut words = words(unseen);
        let line = words.line("\u{2068}Zoë\u{2069} – Ёжик\u{200d}: Άννα…", 20.0, 90.0);
        assert!(line.width > 50.0 && line.width <= 90.0);
    }

    #[test]
    fn letters_are_drawn_with_a_font_that_has_them_and_others_written_in_latin_ones() {
        let mut others = words(hebrew);
        assert_eq!(others.readable("שלום 日"), "שלום Ri ");
        let line = others.line("שלום", 20.0, 400.0);
        let latin = words(none).line("שלום", 20.0, 400.0);
        assert!(line.mask != latin.mask && line.mask.pixels().any(|cover| cover.0[0] > 200));
        assert!((25.0..60.0).contains(&line.width), "{}", line.width);
        assert!(line.middle > latin.middle, "there is room above capitals");
        let cut = others.line("שלוםשלום", 20.0, 60.0);
        assert!(cut.width <= 60.0 && others.fit("שלוםשלום", 20.0, 60.0).ends_with('…'));
    }

    /// In a line from left to right two names from right to left beside each other changed places: White was Black.
    #[test]
    fn names_from_right_to_left_keep_their_places() {
        let mut words = words(hebrew);
        let [one, other, both] = ["אב", "גש", "אב – גש"].map(|text| words.line(text, 30.0, 900.0));
        let ink = |line: &Line| {
            let column = |x| (0..line.mask.height()).map(|y| u32::from(line.mask.get_pixel(x, y).0[0])).sum();
            (0..line.mask.width()).map(column).collect::<Vec<u32>>()
        };
        let (one, both) = (ink(&one), ink(&both));
        let inked = one.iter().rposition(|ink| *ink > 0).expect("drawn");
        assert_eq!(both[..inked], one[..inked]);
        assert!(both.len() > one.len() + other.mask.width() as usize);
        // The first letter of a name from right to left is its rightmost.
        let [aleph, name] = ["א", "אב"].map(|text| words.line(text, 30.0, 900.0));
        let (aleph, name) = (ink(&aleph), ink(&name));
        assert_ne!(name[..aleph.len().min(10)], aleph[..aleph.len().min(10)]);
    }
}

//! Letters that the font of the program does not have, from the fonts of the system: looked for when the first is drawn.

use ab_glyph::{Font, FontRef};
use image::GrayImage;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, FaceInfo, ID, Style};
use resvg::usvg::{FontResolver, Node, Options, Tree};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// How many faces are asked for a letter: a desktop has some hundreds.
const FACES: usize = 1000;
/// How many letters are remembered with their faces.
const LETTERS: usize = 4096;
/// How many drawn words are kept.
const KEPT: usize = 512;
/// No name is wider, in pixels.
const WIDEST: f32 = 4096.0;
/// The weight of the program's own font.
const WEIGHT: u16 = 600;

/// The fonts of the system.
static SYSTEM: LazyLock<Fonts> = LazyLock::new(|| {
    let mut all = Database::new();
    all.load_system_fonts();
    Fonts::of(all)
});

/// Words in letters that are not the program's own: coverage, and where their baseline is.
#[derive(Debug)]
pub(crate) struct Shaped {
    pub mask: GrayImage,
    /// How far the words reach to the right, in pixels.
    pub width: f32,
}

/// A word and its size in pixels, as bits.
type WordAtSize = (String, u32);

/// Fonts besides the program's own.
#[derive(Debug)]
pub(crate) struct Fonts {
    all: Arc<Database>,
    /// The faces, those first that look most like the program's own.
    faces: Vec<ID>,
    letters: Mutex<HashMap<char, Option<ID>>>,
    words: Mutex<HashMap<WordAtSize, Option<Arc<Shaped>>>>,
}

impl Fonts {
    pub fn system() -> &'static Self {
        &SYSTEM
    }

    pub fn of(all: Database) -> Self {
        let mut faces: Vec<_> = all.faces().collect();
        faces.sort_by_cached_key(|face| (likeness(face), face.post_script_name.clone()));
        let faces = faces.into_iter().take(FACES).map(|face| face.id).collect();
        Self { all: Arc::new(all), faces, letters: Mutex::default(), words: Mutex::default() }
    }

    /// Whether some font can draw a letter.
    pub fn has(&self, letter: char) -> bool {
        self.face(letter).is_some()
    }

    fn face(&self, letter: char) -> Option<ID> {
        if self.faces.is_empty() {
            return None;
        }
        let mut letters = self.letters.lock().unwrap_or_else(PoisonError::into_inner);
        if letters.len() >= LETTERS {
            letters.clear();
        }
        *letters
            .entry(letter)
            .or_insert_with(|| self.faces.iter().copied().find(|face| self.draws(*face, letter)))
    }

    /// Whether a face has an outline for a letter: pictures in colour would be blots in one.
    fn draws(&self, face: ID, letter: char) -> bool {
        let draws = |data: &[u8], index| {
            let font = FontRef::try_from_slice_and_index(data, index).ok()?;
            let glyph = font.glyph_id(letter);
            // The first glyph of a font is the box of letters that it does not have.
            (glyph.0 != 0).then(|| font.outline(glyph)).flatten()
        };
        self.all.with_face_data(face, draws).flatten().is_some()
    }

    /// Words from their baseline at `base` in a picture of a height, in pixels; `None` where they cannot be drawn.
    pub fn shaped(&self, words: &str, em: f32, (base, height): (f32, u32)) -> Option<Arc<Shaped>> {
        let key = (words.to_owned(), em.to_bits());
        if let Some(shaped) = self.words.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return shaped.clone();
        }
        let shaped = self.draw(words, em, (base, height)).map(Arc::new);
        let mut kept = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(key, shaped.clone());
        shaped
    }

    fn draw(&self, words: &str, em: f32, (base, height): (f32, u32)) -> Option<Shaped> {
        let first = words.chars().find_map(|letter| self.face(letter))?;
        let options = Options {
            fontdb: Arc::clone(&self.all),
            font_resolver: FontResolver {
                select_font: Box::new(move |_, _| Some(first)),
                select_fallback: Box::new(|letter, used, _| {
                    self.face(letter).filter(|face| !used.contains(face))
                }),
            },
            ..Options::default()
        };
        let letters: String = words.chars().map(|letter| format!("&#{};", u32::from(letter))).collect();
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDEST}\" height=\"{height}\"><text y=\"{base}\" font-size=\"{em}\" xml:space=\"preserve\">{letters}</text></svg>"
        );
        let tree = Tree::from_str(&svg, &options).ok()?;
        let width = tree.root().children().iter().find_map(|node| match node {
            Node::Text(text) => Some(text.bounding_box().right()),
            _ => None,
        })?;
        if !(0.0..WIDEST).contains(&width) {
            return None;
        }
        let mut picture = Pixmap::new(width.ceil() as u32 + 2, height)?;
        resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
        let cover = picture.pixels().iter().map(|pixel| pixel.alpha()).collect();
        Some(Shaped { mask: GrayImage::from_raw(picture.width(), height, cover)?, width })
    }
}

/// How unlike the program's own font a face is: upright, with a stroke of one width, of nearly its weight.
fn likeness(face: &FaceInfo) -> (bool, bool, Reverse<bool>, u16) {
    let is_sans = face.families.iter().any(|(name, _)| name.contains("Sans"));
    (face.style != Style::Normal, face.monospaced, Reverse(is_sans), face.weight.0.abs_diff(WEIGHT))
}

//! What a chat shows of a link to a game: the board, and beside it who plays and what has happened, in the size that chats expect.

use crate::encode;
use crate::error::RenderError;
use crate::layout::Scale;
use crate::piece_art;
use crate::renderer::Renderer;
use crate::scene::{Kind, Scene, Side};
use crate::text::Words;
use crate::theme::{Rgb, colours};
use image::imageops::{self, FilterType};
use image::{Rgba, RgbaImage};

/// A board with words beside it, as plain data.
#[derive(Clone, Debug, Default)]
pub struct LinkCard {
    pub board: Scene,
    pub title: String,
    /// Who plays, in seat order: the side, the name and the points, which may be empty.
    pub players: Vec<(Side, String, String)>,
    /// What has happened, and what comes next.
    pub lines: Vec<String>,
}

impl LinkCard {
    /// The width and height of its picture in pixels.
    pub const SIZE: (u32, u32) = (1200, 630);
}

const MARGIN: u32 = 28;
/// The most of the width that the board has.
const BOARD: u32 = 780;
/// Sizes of words, and how far lines are apart.
const TITLE: f32 = 40.0;
const NAME: f32 = 34.0;
const LINE: f32 = 30.0;
const APART: f32 = 56.0;
const PIECE: u32 = 44;
const POINTS: f32 = 84.0;

impl Renderer {
    /// The picture of a link as a PNG of [`LinkCard::SIZE`].
    ///
    /// # Errors
    /// As for [`Renderer::png`].
    pub fn link_card(&self, card: &LinkCard) -> Result<Vec<u8>, RenderError> {
        let (width, height) = LinkCard::SIZE;
        let scene = Scene { caption: None, ..card.board.clone() };
        let drawn = self.pixels(&scene, Scale::One)?;
        let factor = (f64::from(BOARD) / f64::from(drawn.width()))
            .min(f64::from(height - 2 * MARGIN) / f64::from(drawn.height()));
        let fitted = |length: u32| ((f64::from(length) * factor) as u32).max(1);
        let size = (fitted(drawn.width()), fitted(drawn.height()));
        let board = imageops::resize(&drawn, size.0, size.1, FilterType::CatmullRom);

        let colours = colours(scene.theme);
        let [r, g, b] = colours.page;
        let mut picture = RgbaImage::from_pixel(width, height, Rgba([r, g, b, 255]));
        imageops::overlay(&mut picture, &board, MARGIN.into(), ((height - size.1) / 2).into());

        let left = (2 * MARGIN + size.0) as f32;
        let room = (width - MARGIN) as f32 - left;
        let rows = card.players.len() + card.lines.len();
        let mut middle = (height as f32 - APART * rows as f32) / 2.0;
        let mut words = Words::new()?;
        let mut write = |picture: &mut RgbaImage, text: &str, size, x: f32, middle: f32, room, colour| {
            if !text.is_empty() {
                let line = words.line(text, size, room);
                ink(picture, &line.mask, (x as u32, (middle - line.middle).max(0.0) as u32), colour);
            }
        };
        write(&mut picture, &card.title, TITLE, left, middle, room, colours.text);
        middle += APART * 1.2;
        for (side, name, points) in &card.players {
            let piece = piece_art::icon(Kind::Pawn, *side, PIECE)?;
            let piece = RgbaImage::from_raw(PIECE, PIECE, encode::straight(&piece))
                .ok_or(RenderError::Asset("pawn"))?;
            imageops::overlay(&mut picture, &piece, left as i64, middle as i64 - i64::from(PIECE / 2));
            let from = left + PIECE as f32 + 12.0;
            let kept = if points.is_empty() { 0.0 } else { POINTS };
            let until = left + room - kept;
            write(&mut picture, name, NAME, from, middle, until - from - 8.0, colours.text);
            write(&mut picture, points, NAME, until, middle, kept, colours.text);
            middle += APART;
        }
        for line in &card.lines {
            write(&mut picture, line, LINE, left, middle, room, colours.quiet);
            middle += APART * 0.8;
        }
        encode::picture(&picture)
    }
}

/// Lays a colour on a picture where a mask covers it.
fn ink(picture: &mut RgbaImage, mask: &image::GrayImage, (left, top): (u32, u32), colour: Rgb) {
    for (x, y, cover) in mask.enumerate_pixels() {
        let Some(pixel) = picture.get_pixel_mut_checked(left + x, top + y) else { continue };
        let cover = u32::from(cover.0[0]);
        for (part, wanted) in pixel.0.iter_mut().zip(colour) {
            *part = ((u32::from(*part) * (255 - cover) + u32::from(wanted) * cover) / 255) as u8;
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]
mod tests {
    use super::*;

    /// Names are as long as people like, and a board is wide or high.
    #[test]
    fn a_card_has_the_size_that_chats_expect_whatever_stands_on_it() {
        for (columns, rows) in [(4, 12), (16, 8)] {
            let names: Vec<String> = (0..columns).map(|column| format!("{column}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let card = LinkCard {
                board: Scene::rectangle(&names, rows, |_| false),
                title: "A title ".repeat(40),
                players: vec![
                    (Side::Blue, "W".repeat(200), "1777".to_owned()),
                    (Side::Red, String::new(), String::new()),
                ],
                lines: vec!["12. Nf6".to_owned(); 12],
            };
            let png = Renderer::new().link_card(&card).unwrap();
            let header = png::Decoder::new(std::io::Cursor::new(&png)).read_info().unwrap();
            assert_eq!((header.info().width, header.info().height), LinkCard::SIZE);
            assert!(png.len() < 400_000, "{}", png.len());
        }
    }
}

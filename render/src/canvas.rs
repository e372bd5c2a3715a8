//! The picture while it is drawn: one palette index a pixel, and which pixels show pieces.

use crate::palette::{CLEAR, Palette};
use crate::sprite::{Sprite, Stamp, over};
use crate::theme::{Rgb, blend};

/// An indexed picture. Everything drawn on it is clipped to it.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    pub width: usize,
    pub height: usize,
    /// A palette index for each pixel, row by row from the top.
    pub pixels: Vec<u8>,
    /// 1 where a piece stands, so that beams leave it recognisable.
    pub pieces: Vec<u8>,
}

/// The part of a drawing that lies on a canvas: a first row and column of the drawing, the same of
/// the canvas, and how many of each.
struct Clip {
    skip: (usize, usize),
    to: (usize, usize),
    size: (usize, usize),
}

impl Canvas {
    /// Starts again from a finished backdrop of the same size.
    pub fn restart(&mut self, width: usize, height: usize, backdrop: &[u8]) {
        self.width = width;
        self.height = height;
        self.pixels.clear();
        self.pixels.extend_from_slice(backdrop);
        self.pieces.clear();
        self.pieces.resize(backdrop.len(), 0);
    }

    /// The same in the middle of a wider canvas of the colour in its corner.
    pub fn widen(&mut self, width: usize) {
        let Some((&ground, more)) = self.pixels.first().zip(width.checked_sub(self.width)) else { return };
        let mut pixels = vec![ground; width * self.height];
        for (row, old) in pixels.chunks_exact_mut(width).zip(self.pixels.chunks_exact(self.width)) {
            row[more / 2..more / 2 + self.width].copy_from_slice(old);
        }
        self.pieces.clear();
        (self.width, self.pixels) = (width, pixels);
    }

    /// The canvas as plain pixels.
    pub fn picture(&self, colours: &[Rgb]) -> image::RgbaImage {
        let mut picture = image::RgbaImage::new(self.width as u32, self.height as u32);
        for (pixel, &index) in picture.pixels_mut().zip(&self.pixels) {
            let [r, g, b] = colours.get(usize::from(index)).copied().unwrap_or_default();
            pixel.0 = [r, g, b, 255];
        }
        picture
    }

    /// The index of a pixel, if it is on the canvas.
    pub fn at(&self, x: i32, y: i32) -> Option<u8> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        if x >= self.width { None } else { self.pixels.get(y * self.width + x).copied() }
    }

    fn clip(&self, x: i32, y: i32, width: usize, height: usize) -> Option<Clip> {
        let axis = |at: i32, length: usize, room: usize| {
            let skip = usize::try_from(at.min(0).unsigned_abs()).ok()?;
            let to = usize::try_from(at.max(0)).ok()?;
            let size = length.checked_sub(skip)?.min(room.checked_sub(to)?);
            (size > 0).then_some((skip, to, size))
        };
        let (across, down) = (axis(x, width, self.width)?, axis(y, height, self.height)?);
        Some(Clip { skip: (across.0, down.0), to: (across.1, down.1), size: (across.2, down.2) })
    }

    /// Draws a sprite with its corner at (x, y); `strength` of 256 is its full colour.
    pub fn blend(&mut self, palette: &mut Palette, sprite: &Sprite, x: i32, y: i32, strength: u32) {
        let Some(clip) = self.clip(x, y, sprite.width, sprite.height) else { return };
        for row in 0..clip.size.1 {
            let from = (clip.skip.1 + row) * sprite.width + clip.skip.0;
            let to = (clip.to.1 + row) * self.width + clip.to.0;
            let source = &sprite.rgba[from * 4..(from + clip.size.0) * 4];
            let target = &mut self.pixels[to..to + clip.size.0];
            for (pixel, colour) in target.iter_mut().zip(source.chunks_exact(4)) {
                if colour[3] > 0 {
                    *pixel = palette.near(over(palette.colour(*pixel), colour, strength));
                }
            }
        }
    }

    /// Draws words: a mask of coverage in one colour.
    pub fn ink(&mut self, palette: &mut Palette, mask: &image::GrayImage, x: i32, y: i32, colour: Rgb) {
        let (width, height) = (mask.width() as usize, mask.height() as usize);
        let Some(clip) = self.clip(x, y, width, height) else { return };
        for row in 0..clip.size.1 {
            let from = (clip.skip.1 + row) * width + clip.skip.0;
            let to = (clip.to.1 + row) * self.width + clip.to.0;
            let source = &mask.as_raw()[from..from + clip.size.0];
            for (pixel, &cover) in self.pixels[to..to + clip.size.0].iter_mut().zip(source) {
                if cover > 0 {
                    let part = u32::from(cover) + u32::from(cover >> 7);
                    *pixel = palette.near(blend(palette.colour(*pixel), colour, part));
                }
            }
        }
    }

    /// Draws a piece that has been blended with its flat ground before.
    pub fn stamp(&mut self, stamp: &Stamp, x: i32, y: i32) {
        let Some(clip) = self.clip(x, y, stamp.width, stamp.height) else { return };
        for row in 0..clip.size.1 {
            let from = (clip.skip.1 + row) * stamp.width + clip.skip.0;
            let to = (clip.to.1 + row) * self.width + clip.to.0;
            let source = &stamp.pixels[from..from + clip.size.0];
            let target = &mut self.pixels[to..to + clip.size.0];
            for ((pixel, piece), &drawn) in target.iter_mut().zip(&mut self.pieces[to..]).zip(source) {
                let there = drawn != CLEAR;
                *pixel = if there { drawn } else { *pixel };
                *piece |= u8::from(there);
            }
        }
    }

    /// Remembers that a piece stands where the sprite is.
    pub fn note_piece(&mut self, sprite: &Sprite, x: i32, y: i32) {
        let Some(clip) = self.clip(x, y, sprite.width, sprite.height) else { return };
        for row in 0..clip.size.1 {
            let from = (clip.skip.1 + row) * sprite.width + clip.skip.0;
            let to = (clip.to.1 + row) * self.width + clip.to.0;
            let source = &sprite.rgba[from * 4..(from + clip.size.0) * 4];
            for (piece, colour) in self.pieces[to..].iter_mut().zip(source.chunks_exact(4)) {
                *piece |= u8::from(colour[3] > 127);
            }
        }
    }
}

//! Several scenes to one looping GIF in which every frame draws only what has changed.

use crate::error::AnimationError;
use crate::layout::Scale;
use crate::palette::CLEAR;
use crate::palette_key::PaletteKey;
use crate::render_context::RenderContext;
use crate::renderer::Renderer;
use crate::scene::Scene;
use gif::{DisposalMethod, Encoder, Repeat};
use std::borrow::Cow;

/// How much longer the last frame stays before the animation begins again, in milliseconds.
const LAST_STAYS: u32 = 3000;

/// One picture of an animation.
#[derive(Clone, Debug)]
pub struct Frame {
    pub scene: Scene,
    /// How long it stays, in milliseconds; GIF counts hundredths of a second, and the shortest is two.
    pub delay_ms: u32,
}

/// The part of a picture that differs from the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Changed {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Renderer {
    /// The frames as a GIF that repeats for ever, its last frame held three seconds longer. Each frame
    /// after the first covers only the rectangle that changed, and in it only the pixels that did.
    ///
    /// ```
    /// use lasermate_render::scene::{Kind, Piece, Point, Scene, Side};
    /// use lasermate_render::{Frame, Renderer};
    ///
    /// let at = |column: f32| {
    ///     let mut scene = Scene::rectangle(&["a", "b", "c", "d"], 4, |_| false);
    ///     scene.pieces.push(Piece::new(Kind::Rook, Side::Red, Point::new(column + 0.5, 0.5)));
    ///     Frame { scene, delay_ms: 700 }
    /// };
    /// let gif = Renderer::new().animation(&[at(0.0), at(3.0)])?;
    /// assert!(gif.starts_with(b"GIF89a"));
    /// # Ok::<(), lasermate_render::AnimationError>(())
    /// ```
    ///
    /// # Errors
    /// Where there is no frame, a frame cannot be drawn, or the frames differ in size or theme.
    pub fn animation(&self, frames: &[Frame]) -> Result<Vec<u8>, AnimationError> {
        self.animation_until(frames, &|| false)
    }

    /// The same, but `stopped` is asked before each frame: as soon as it says so, nothing more is drawn.
    ///
    /// # Errors
    /// As for [`Renderer::animation`], and where it was stopped.
    pub fn animation_until(
        &self,
        frames: &[Frame],
        stopped: &dyn Fn() -> bool,
    ) -> Result<Vec<u8>, AnimationError> {
        self.with_workshop(|workshop| animate(self, workshop, frames, stopped))
    }
}

fn animate(
    renderer: &Renderer,
    workshop: &mut RenderContext,
    frames: &[Frame],
    stopped: &dyn Fn() -> bool,
) -> Result<Vec<u8>, AnimationError> {
    let cast = PaletteKey::of(frames.iter().map(|frame| &frame.scene));
    let first = frames.first().ok_or(AnimationError::NoFrames)?;
    let (size, mut colours) = draw(renderer, workshop, 0, first, &cast)?;
    colours.resize((usize::from(CLEAR) + 1) * 3, 0);
    let too_big = |_| AnimationError::Mixed(0);
    let (width, height) = (u16::try_from(size.0).map_err(too_big)?, u16::try_from(size.1).map_err(too_big)?);
    let mut encoder = Encoder::new(Vec::new(), width, height, &colours)?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown = vec![CLEAR; size.0 * size.1];
    for (index, frame) in frames.iter().enumerate() {
        if stopped() {
            return Err(AnimationError::Stopped);
        }
        if frame.scene.theme != first.scene.theme || draw(renderer, workshop, index, frame, &cast)?.0 != size
        {
            return Err(AnimationError::Mixed(index));
        }
        let now = &workshop.canvas.pixels;
        let longer = if index + 1 == frames.len() { LAST_STAYS } else { 0 };
        let delay =
            u16::try_from(frame.delay_ms.saturating_add(longer).div_ceil(10).max(2)).unwrap_or(u16::MAX);
        encoder.write_frame(&difference(&shown, now, size.0, delay))?;
        shown.copy_from_slice(now);
    }
    Ok(encoder.into_inner()?)
}

/// Draws a frame on the workshop's canvas; returns its size and its colours.
fn draw(
    renderer: &Renderer,
    workshop: &mut RenderContext,
    index: usize,
    frame: &Frame,
    cast: &PaletteKey,
) -> Result<((usize, usize), Vec<u8>), AnimationError> {
    let wrong = |source| AnimationError::Frame { index, source };
    let colours = workshop.draw_with(&frame.scene, Scale::One, cast).map_err(wrong)?;
    renderer.frame(&mut workshop.canvas);
    Ok(((workshop.canvas.width, workshop.canvas.height), colours.concat()))
}

/// The frame that turns the picture shown into the next.
fn difference(shown: &[u8], next: &[u8], width: usize, delay: u16) -> gif::Frame<'static> {
    // A frame without any pixel is not allowed: where nothing changed, one clear pixel stands.
    let box_ = changed(shown, next, width).unwrap_or(Changed { left: 0, top: 0, width: 1, height: 1 });
    let mut buffer = Vec::with_capacity(box_.width * box_.height);
    for row in box_.top..box_.top + box_.height {
        let from = row * width + box_.left;
        let pairs = next[from..from + box_.width].iter().zip(&shown[from..from + box_.width]);
        buffer.extend(pairs.map(|(&new, &old)| if new == old { CLEAR } else { new }));
    }
    gif::Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(CLEAR),
        left: box_.left as u16,
        top: box_.top as u16,
        width: box_.width as u16,
        height: box_.height as u16,
        buffer: Cow::Owned(buffer),
        ..gif::Frame::default()
    }
}

/// The smallest rectangle around all that differs.
fn changed(shown: &[u8], next: &[u8], width: usize) -> Option<Changed> {
    let mut rows =
        shown.chunks_exact(width).zip(next.chunks_exact(width)).enumerate().filter(|(_, (a, b))| a != b);
    let mut reach: Option<[usize; 4]> = None;
    for (row, (old, new)) in rows.by_ref() {
        let differs = |column: &usize| old[*column] != new[*column];
        let (Some(left), Some(right)) = ((0..width).find(differs), (0..width).rfind(differs)) else {
            continue;
        };
        let [least, first, most, _] = reach.unwrap_or([left, row, right, row]);
        reach = Some([least.min(left), first, most.max(right), row]);
    }
    reach.map(|[left, top, right, bottom]| Changed {
        left,
        top,
        width: right - left + 1,
        height: bottom - top + 1,
    })
}

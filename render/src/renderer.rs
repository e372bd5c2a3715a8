//! The door to the renderer: scenes in, pictures out.

use crate::canvas::Canvas;
use crate::encode;
use crate::error::RenderError;
use crate::eval_chart::EvalChart;
use crate::geometry::Geometry;
use crate::layout::{Layout, Scale};
use crate::live_scene::LiveScene;
use crate::piece_art;
use crate::ranking::Ranking;
use crate::rating_chart::RatingChart;
use crate::render_context::RenderContext;
use crate::scene::{Kind, Scene, Side};
use image::RgbaImage;
use std::sync::Mutex;

/// The part of a picture's width that the margin at each of its sides has: a telephone that cuts an eighth off at each side still
/// shows the whole board.
const MARGIN: u32 = 10;

/// Draws scenes. Cheap to make: nothing is prepared before the first picture needs it. One renderer
/// serves any number of threads; each picture under way has a workshop of its own.
#[derive(Debug, Default)]
pub struct Renderer {
    idle: Mutex<Vec<RenderContext>>,
    /// Whether pictures have a margin at their sides.
    wide: bool,
}

impl Renderer {
    /// A renderer that has not prepared anything yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A renderer whose pictures are never taller than wide and have an empty margin at their sides, for clients that show tall
    /// pictures small and cut wide ones.
    #[must_use]
    pub fn wide() -> Self {
        Self { wide: true, ..Self::default() }
    }

    /// The size that a picture of this size has from a [`Self::wide`] renderer.
    #[must_use]
    pub const fn widened((width, height): (u32, u32)) -> (u32, u32) {
        let with_margin = width + 2 * width.div_ceil(MARGIN);
        // Both sides have as much.
        let missing = if height > with_margin { height - width } else { with_margin - width };
        (width + missing.next_multiple_of(2), height)
    }

    /// Gives what was drawn its margin, where it has one.
    pub(crate) fn frame(&self, canvas: &mut Canvas) {
        if self.wide {
            let (width, _) = Self::widened((canvas.width as u32, canvas.height as u32));
            canvas.widen(width as usize);
        }
    }

    /// The scene as a PNG of 8 bits a pixel with a palette.
    ///
    /// ```
    /// use lasermate_render::scene::{Kind, Piece, Point, Scene, Side};
    /// use lasermate_render::{Renderer, Scale};
    ///
    /// let mut scene = Scene::rectangle(&["a", "b", "c", "d"], 4, |_| false);
    /// scene.pieces.push(Piece::new(Kind::Knight, Side::Blue, Point::new(1.5, 0.5)));
    /// let png = Renderer::new().png(&scene, Scale::One)?;
    /// assert!(png.starts_with(b"\x89PNG"));
    /// # Ok::<(), lasermate_render::RenderError>(())
    /// ```
    ///
    /// # Errors
    /// Where the scene cannot be drawn: it has no cells, a coordinate is not finite or far away, there
    /// is too much of something, or a mark names a cell that is not there.
    pub fn png(&self, scene: &Scene, scale: Scale) -> Result<Vec<u8>, RenderError> {
        self.with_workshop(|workshop| {
            let colours = workshop.draw(scene, scale)?;
            self.frame(&mut workshop.canvas);
            encode::png(&mut workshop.deflater, &workshop.canvas, &colours)
        })
    }

    /// The width and height in pixels that the scene's picture has, without drawing it.
    ///
    /// # Errors
    /// As for [`Renderer::png`], as far as it can be known before.
    pub fn size(scene: &Scene, scale: Scale) -> Result<(u32, u32), RenderError> {
        Layout::new(scene, scale).map(|layout| (layout.width, layout.height))
    }

    /// How many rows the scene's picture has below the board in which stacks are opened, without drawing it.
    ///
    /// # Errors
    /// As for [`Renderer::size`].
    pub fn inset_rows(scene: &Scene) -> Result<u8, RenderError> {
        Layout::new(scene, Scale::One).map(|layout| layout.inset_rows)
    }

    /// Where the scene's parts fall on its picture, without drawing it.
    ///
    /// # Errors
    /// As for [`Renderer::size`].
    pub fn geometry(scene: &Scene, scale: Scale) -> Result<Geometry, RenderError> {
        Layout::new(scene, scale).map(Geometry::of)
    }

    /// The scene as data, for whoever draws it anew with every move: all that its picture shows, in the picture's pixels.
    ///
    /// # Errors
    /// As for [`Renderer::size`].
    pub fn live(scene: &Scene) -> Result<LiveScene, RenderError> {
        Layout::new(scene, Scale::One).map(|layout| LiveScene::of(scene, &layout))
    }

    /// The scene as plain pixels, the same as in its PNG.
    ///
    /// # Errors
    /// As for [`Renderer::png`].
    pub fn pixels(&self, scene: &Scene, scale: Scale) -> Result<RgbaImage, RenderError> {
        self.with_workshop(|workshop| {
            let colours = workshop.draw(scene, scale)?;
            self.frame(&mut workshop.canvas);
            Ok(workshop.canvas.picture(&colours))
        })
    }

    /// A game's course as a PNG of 8 bits a pixel with a palette.
    ///
    /// # Errors
    /// Where the curve cannot be drawn: it has no values, not two or three sides, far too much of something, or a mark
    /// on no place.
    pub fn curve(&self, curve: &EvalChart, scale: Scale) -> Result<Vec<u8>, RenderError> {
        self.with_workshop(|workshop| {
            let colours = workshop.draw_curve(curve, scale)?;
            self.frame(&mut workshop.canvas);
            encode::png(&mut workshop.deflater, &workshop.canvas, &colours)
        })
    }

    /// The course of a rating as a PNG of 8 bits a pixel with a palette.
    ///
    /// # Errors
    /// Where it cannot be drawn: it has no values, or far too many.
    pub fn rating(&self, chart: &RatingChart, scale: Scale) -> Result<Vec<u8>, RenderError> {
        self.with_workshop(|workshop| {
            let colours = workshop.draw_rating(chart, scale)?;
            self.frame(&mut workshop.canvas);
            encode::png(&mut workshop.deflater, &workshop.canvas, &colours)
        })
    }

    /// A table of who leads as a PNG of 8 bits a pixel with a palette.
    ///
    /// # Errors
    /// Where it cannot be drawn: it has no rows, or more than fit.
    pub fn ranking(&self, ranking: &Ranking, scale: Scale) -> Result<Vec<u8>, RenderError> {
        self.with_workshop(|workshop| {
            let colours = workshop.draw_ranking(ranking, scale)?;
            self.frame(&mut workshop.canvas);
            encode::png(&mut workshop.deflater, &workshop.canvas, &colours)
        })
    }

    /// A piece by itself as a square PNG with a clear ground, to stand in a line of text: as large as the square takes it.
    ///
    /// # Errors
    /// Where its drawing cannot be read, or `size` is 0.
    pub fn icon(kind: Kind, side: Side, size: u32) -> Result<Vec<u8>, RenderError> {
        encode::icon(&piece_art::icon(kind, side, size)?)
    }

    /// What [`Self::icon`] draws a piece from: as long as this stays the same, so does the picture, and nobody needs to draw it
    /// to find that out.
    #[must_use]
    pub fn icon_source(kind: Kind, side: Side) -> [String; 3] {
        piece_art::icon_source(kind, side)
    }

    /// Lends an idle workshop, or a new one.
    pub(crate) fn with_workshop<T>(&self, work: impl FnOnce(&mut RenderContext) -> T) -> T {
        let lock = || self.idle.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let mut workshop = lock().pop().unwrap_or_default();
        let result = work(&mut workshop);
        lock().push(workshop);
        result
    }
}

//! Where the board and its parts fall on the picture, in pixels.

use crate::check::check;
use crate::error::RenderError;
use crate::insets;
use crate::scene::{Cell, LabelPlace, Point, Scene, Turned};

/// How many pixels a picture has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scale {
    /// About 1000 pixels wide: for a message.
    #[default]
    One,
    /// Twice as wide and high: for a large or dense screen.
    Two,
}

impl Scale {
    /// How many pixels of the picture one pixel of [`Scale::One`] becomes.
    pub(crate) const fn factor(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

/// The width of the rail around the board, at [`Scale::One`].
pub(crate) const RAIL: f32 = 11.0;
/// The height of the caption band.
pub(crate) const CAPTION: f32 = 92.0;
const SIDE_MARGIN: f32 = 48.0;
const TOP_MARGIN: f32 = 26.0;
const BOTTOM_MARGIN: f32 = 44.0;
/// The height of a row in which stacks are opened, below the labels under the board.
pub(crate) const INSETS: f32 = 62.0;
/// The least width of a picture with a caption, which has to find room.
const CAPTION_WIDTH: f32 = 640.0;
/// The board's widest width and height, and the sizes a unit may have.
const WIDEST: f32 = 864.0;
const HIGHEST: f32 = 768.0;
/// How much of that a board has whose cells stand aslant: its edges all have to be smoothed, and cost time and bytes.
const ASLANT: f32 = 0.75;
const UNIT_RANGE: (f32, f32) = (24.0, 80.0);

const WIDEST_SPAN: f32 = 36.0;
const HIGHEST_SPAN: f32 = 26.0;

/// The picture's size and the way from board units to its pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Layout {
    pub width: u32,
    pub height: u32,
    /// Pixels of one pixel of [`Scale::One`].
    pub scale: f32,
    /// Pixels of one board unit.
    pub unit: f32,
    /// The board's box in pixels: left, top, right, bottom.
    pub board: [f32; 4],
    /// How many rows below the board there are for stacks.
    pub inset_rows: u8,
    /// The corners of the turned board's box, in board units.
    min: Point,
    max: Point,
    turned: Turned,
}

impl Layout {
    /// Fits the scene into a picture, or says why it cannot be drawn.
    pub fn new(scene: &Scene, scale: Scale) -> Result<Self, RenderError> {
        check(scene)?;
        let corners = || scene.cells.iter().flat_map(|cell| cell.corners).map(|at| scene.turned.apply(at));
        let low = |p: Point, q: Point| Point::new(p.x.min(q.x), p.y.min(q.y));
        let high = |p: Point, q: Point| Point::new(p.x.max(q.x), p.y.max(q.y));
        let min = corners().reduce(low).ok_or(RenderError::NoCells)?;
        let max = corners().reduce(high).ok_or(RenderError::NoCells)?;
        let (wide, tall) = (max.x - min.x, max.y - min.y);
        if !(1.0..=WIDEST_SPAN).contains(&wide) || !(1.0..=HIGHEST_SPAN).contains(&tall) {
            let limit = "1 to 36 units wide and 1 to 26 high";
            return Err(RenderError::OutOfRange { what: "board", limit });
        }
        let layout = Self::fit(min, max, scene, scale);
        layout.check_reach(scene)?;
        Ok(layout)
    }

    fn fit(min: Point, max: Point, scene: &Scene, scale: Scale) -> Self {
        let (wide, tall) = (max.x - min.x, max.y - min.y);
        let room = if scene.cells.iter().all(Cell::is_upright) { 1.0 } else { ASLANT };
        let unit = (WIDEST * room / wide).min(HIGHEST * room / tall).clamp(UNIT_RANGE.0, UNIT_RANGE.1);
        // An even unit puts every lattice point and every centre on a whole pixel. A turned board may be
        // wider by a rounding, which must not cost it two pixels a unit.
        let unit = (unit / 2.0 + 0.01).floor() * 2.0;
        let caption = if scene.caption.is_some() { CAPTION } else { 0.0 };
        let least = if scene.caption.is_some() { CAPTION_WIDTH } else { 0.0 };
        let around = scene.labels.iter().any(|label| matches!(label.place, LabelPlace::Rim { .. }));
        let above = if around { BOTTOM_MARGIN } else { TOP_MARGIN };
        let beside = SIDE_MARGIN.max((least - (wide * unit).round()) / 2.0).round();
        let opened = insets::rows(scene, wide * unit + 2.0 * beside).len() as u8;
        let inset_rows = opened.max(scene.inset_rows);
        let insets = INSETS * f32::from(inset_rows);
        let factor = scale.factor() as f32;
        let (left, top) = (beside * factor, (caption + above) * factor);
        let unit = unit * factor;
        let (right, bottom) = (left + (wide * unit).round(), top + (tall * unit).round());
        Self {
            width: (right + beside * factor) as u32,
            height: (bottom + (BOTTOM_MARGIN + insets) * factor) as u32,
            scale: factor,
            unit,
            board: [left, top, right, bottom],
            inset_rows,
            min,
            max,
            turned: scene.turned,
        }
    }

    /// The middle of a row in which stacks are opened, counted from 0.
    pub fn inset_middle(&self, row: usize) -> f32 {
        self.board[3] + (BOTTOM_MARGIN + INSETS * (row as f32 + 0.5) - 6.0) * self.scale
    }

    /// The scale of heels and emitters, which keep to the size of the cells where these are small.
    pub fn device_scale(&self) -> f32 {
        self.scale * (self.unit / self.scale / 72.0).clamp(0.75, 1.0)
    }

    /// The pixel a board point falls on.
    pub fn pixel(&self, at: Point) -> (f32, f32) {
        let at = self.turned.apply(at);
        (self.board[0] + (at.x - self.min.x) * self.unit, self.board[3] - (at.y - self.min.y) * self.unit)
    }

    /// A direction of the board as a direction of the picture, of length 1.
    pub fn heading(&self, direction: Point) -> (f32, f32) {
        let length = direction.x.hypot(direction.y).max(f32::MIN_POSITIVE);
        let turned = self.turned.apply(direction);
        (turned.x / length, -turned.y / length)
    }

    /// Everything drawn has to lie on the picture or near it.
    fn check_reach(&self, scene: &Scene) -> Result<(), RenderError> {
        let near = |p: Point| {
            let p = self.turned.apply(p);
            p.x >= self.min.x - 2.0
                && p.y >= self.min.y - 2.0
                && p.x <= self.max.x + 2.0
                && p.y <= self.max.y + 2.0
        };
        let limit = "at most two units off the board";
        let far = |what| Err(RenderError::OutOfRange { what, limit });
        if !scene.pieces.iter().all(|piece| near(piece.centre)) {
            return far("place of a piece");
        }
        if !scene.frontiers.iter().flatten().all(|&at| near(at)) {
            return far("line of a frontier");
        }
        if !scene.beams.iter().all(|beam| beam.path.iter().all(|&p| near(p))) {
            return far("path of a beam");
        }
        if !scene.arrows.iter().all(|arrow| near(arrow.from) && near(arrow.to)) {
            return far("way of an arrow");
        }
        if !scene.heels.iter().all(|heel| near(heel.at))
            || !scene.emitters.iter().all(|device| near(device.at))
        {
            return far("place of a heel or an emitter");
        }
        Ok(())
    }
}

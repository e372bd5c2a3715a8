//! Where the board and its parts fall on the picture, in pixels; and whether a scene can be drawn at all.

use crate::error::RenderError;
use crate::scene::{Mark, Point, Scene};

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
/// The board's widest width and height, and the sizes a unit may have.
const WIDEST: f32 = 864.0;
const HIGHEST: f32 = 640.0;
const UNIT_RANGE: (f32, f32) = (24.0, 96.0);

const MOST_CELLS: usize = 512;
const MOST_MEN: usize = 512;
const MOST_BEAMS: usize = 12;
const MOST_POINTS: usize = 2048;
const MOST_SIGNS: usize = 512;
/// The longest text that is looked at, in bytes; more cannot fit anyway.
const LONGEST_TEXT: usize = 4096;
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
    min: Point,
    max: Point,
    turned: bool,
}

impl Layout {
    /// Fits the scene into a picture, or says why it cannot be drawn.
    pub fn new(scene: &Scene, scale: Scale) -> Result<Self, RenderError> {
        check(scene)?;
        let corners = || scene.cells.iter().flat_map(|cell| cell.corners);
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
        let unit = (WIDEST / wide).min(HIGHEST / tall).clamp(UNIT_RANGE.0, UNIT_RANGE.1);
        // An even unit puts every lattice point and every centre on a whole pixel.
        let unit = (unit / 2.0).floor() * 2.0;
        let caption = if scene.caption.is_some() { CAPTION } else { 0.0 };
        let factor = scale.factor() as f32;
        let (left, top) = (SIDE_MARGIN * factor, (caption + TOP_MARGIN) * factor);
        let unit = unit * factor;
        let (right, bottom) = (left + (wide * unit).round(), top + (tall * unit).round());
        Self {
            width: (right + SIDE_MARGIN * factor) as u32,
            height: (bottom + BOTTOM_MARGIN * factor) as u32,
            scale: factor,
            unit,
            board: [left, top, right, bottom],
            min,
            max,
            turned: scene.turned,
        }
    }

    /// The pixel a board point falls on.
    pub fn pixel(&self, at: Point) -> (f32, f32) {
        let (right, up) = if self.turned {
            (self.max.x - at.x, self.max.y - at.y)
        } else {
            (at.x - self.min.x, at.y - self.min.y)
        };
        (self.board[0] + right * self.unit, self.board[3] - up * self.unit)
    }

    /// A direction of the board as a direction of the picture, of length 1.
    pub fn heading(&self, direction: Point) -> (f32, f32) {
        let length = direction.x.hypot(direction.y).max(f32::MIN_POSITIVE);
        let sign = if self.turned { -1.0 } else { 1.0 };
        (sign * direction.x / length, -sign * direction.y / length)
    }

    /// Everything drawn has to lie on the picture or near it.
    fn check_reach(&self, scene: &Scene) -> Result<(), RenderError> {
        let near = |p: Point| {
            p.x >= self.min.x - 2.0
                && p.y >= self.min.y - 2.0
                && p.x <= self.max.x + 2.0
                && p.y <= self.max.y + 2.0
        };
        let limit = "at most two units off the board";
        let far = |what| Err(RenderError::OutOfRange { what, limit });
        if !scene.men.iter().all(|man| near(man.centre)) {
            return far("place of a man");
        }
        if !scene.beams.iter().all(|beam| beam.path.iter().all(|&p| near(p))) {
            return far("path of a beam");
        }
        if !scene.heels.iter().all(|heel| near(heel.at))
            || !scene.emitters.iter().all(|device| near(device.at))
        {
            return far("place of a heel or an emitter");
        }
        Ok(())
    }
}

/// What can be said before the board is measured.
fn check(scene: &Scene) -> Result<(), RenderError> {
    count("cells", scene.cells.len(), MOST_CELLS)?;
    count("men", scene.men.len(), MOST_MEN)?;
    count("beams", scene.beams.len(), MOST_BEAMS)?;
    count("points in the beams", scene.beams.iter().map(|beam| beam.path.len()).sum(), MOST_POINTS)?;
    count(
        "signs",
        scene.marks.len() + scene.labels.len() + scene.heels.len() + scene.emitters.len(),
        MOST_SIGNS,
    )?;
    finite("cells", scene.cells.iter().flat_map(|cell| cell.corners))?;
    finite("men", scene.men.iter().map(|man| man.centre))?;
    finite("beams", scene.beams.iter().flat_map(|beam| beam.path.iter().copied()))?;
    finite("heels", scene.heels.iter().map(|heel| heel.at))?;
    finite("emitters", scene.emitters.iter().flat_map(|device| [device.at, device.direction]))?;
    if !scene.men.iter().all(|man| (0.1..=4.0).contains(&man.size)) {
        return Err(RenderError::OutOfRange { what: "size of a man", limit: "0.1 to 4" });
    }
    check_words(scene)?;
    scene.marks.iter().try_for_each(|&mark| check_mark(mark, scene.cells.len()))
}

fn check_words(scene: &Scene) -> Result<(), RenderError> {
    use crate::scene::LabelPlace;
    for label in &scene.labels {
        let value = match label.place {
            LabelPlace::Below(x) => x,
            LabelPlace::Left(y) => y,
            LabelPlace::At(at) => at.x + at.y,
        };
        if !value.is_finite() {
            return Err(RenderError::NotFinite("labels"));
        }
        if value.abs() > 1000.0 {
            return Err(RenderError::OutOfRange { what: "place of a label", limit: "near the board" });
        }
    }
    let label_bytes: usize = scene.labels.iter().map(|label| label.text.len()).sum();
    let caption_bytes = scene.caption.as_ref().map_or(0, |caption| {
        caption.title.len()
            + caption.turn.as_ref().map_or(0, |turn| turn.text.len())
            + caption.status.as_ref().map_or(0, |status| status.text.len())
            + caption.scores.iter().map(|score| score.text.len() + 1).sum::<usize>()
    });
    count("bytes of text", label_bytes + caption_bytes, LONGEST_TEXT)
}

fn count(what: &'static str, number: usize, most: usize) -> Result<(), RenderError> {
    if number > most { Err(RenderError::TooMany { what, most }) } else { Ok(()) }
}

fn finite(what: &'static str, mut points: impl Iterator<Item = Point>) -> Result<(), RenderError> {
    if points.all(|p| p.x.is_finite() && p.y.is_finite()) {
        Ok(())
    } else {
        Err(RenderError::NotFinite(what))
    }
}

fn check_mark(mark: Mark, cells: usize) -> Result<(), RenderError> {
    let (first, second) = match mark {
        Mark::LastMove { from, to } => (from, to),
        Mark::Check(cell)
        | Mark::Selected(cell)
        | Mark::Target(cell)
        | Mark::Capture(cell)
        | Mark::Decision(cell) => (cell, cell),
    };
    match [first, second].into_iter().find(|&index| index >= cells) {
        Some(index) => Err(RenderError::NoSuchCell { index, cells }),
        None => Ok(()),
    }
}

//! How somebody's rating went from game to game, as a picture.

use crate::chart_frame::{Frame, PLOT, Page};
use crate::error::RenderError;
use crate::layout::Scale;
use crate::render_context::RenderContext;
use crate::scene::Theme;
use crate::sprite::{circle, polygon};
use crate::theme::Rgb;
use resvg::tiny_skia::{PathBuilder, Rect};

/// A rating's course as plain data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingChart {
    /// Whose rating it is, and in which game.
    pub title: String,
    /// What it is now, as it is shown.
    pub now: String,
    /// The rating before the first of these games and after each of them.
    pub values: Vec<i32>,
    /// What stands under the plot.
    pub under: String,
    pub theme: Theme,
}

/// More values than can be told apart.
const VALUES: usize = 1_024;
/// The picture's size at scale one.
const SIZE: (f32, f32) = (960.0, 600.0);
/// Sizes of words at scale one; a telephone shows four tenths of them.
const TITLE: f32 = 34.0;
const FIGURE: f32 = 28.0;
/// The middles of the two lines over the plot and of the one under it.
const FIRST: f32 = 30.0;
const SECOND: f32 = 76.0;
const UNDER: f32 = 575.0;
/// No rating is drawn further from zero.
const FURTHEST: i32 = 100_000;
/// The least difference between the top of the plot and its bottom, in points.
const LEAST: i32 = 100;

impl RatingChart {
    /// The width and height of its picture in pixels.
    #[must_use]
    pub const fn size(scale: Scale) -> (u32, u32) {
        let factor = scale.factor();
        (SIZE.0 as u32 * factor, SIZE.1 as u32 * factor)
    }

    fn check(&self) -> Result<(), RenderError> {
        if self.values.is_empty() {
            let limit = "at least one value";
            return Err(RenderError::OutOfRange { what: "values of a rating", limit });
        }
        if self.values.len() > VALUES {
            return Err(RenderError::TooMany { what: "values of a rating", most: VALUES });
        }
        Ok(())
    }

    /// The ratings at the bottom and the top of the plot, and how far its lines are apart.
    fn bounds(&self) -> (i32, i32, i32) {
        let least = self.values.iter().min().copied().unwrap_or(0).clamp(-FURTHEST, FURTHEST);
        let most = self.values.iter().max().copied().unwrap_or(0).clamp(-FURTHEST, FURTHEST);
        let step = match (most - least).max(LEAST) {
            0..=250 => 50,
            251..=600 => 100,
            601..=1500 => 250,
            1501..=6000 => 1000,
            _ => 20_000,
        };
        let bottom = (least - step / 4).div_euclid(step) * step;
        let top = ((most + step / 4).div_euclid(step) + 1) * step;
        (bottom, top.max(bottom + LEAST), step)
    }
}

impl RenderContext {
    /// Draws a rating's course on the canvas and returns the colours of its indices.
    pub fn draw_rating(&mut self, chart: &RatingChart, scale: Scale) -> Result<Vec<Rgb>, RenderError> {
        chart.check()?;
        let page = Page { sides: Vec::new(), theme: chart.theme, size: SIZE, places: chart.values.len() };
        let mut frame = Frame::new(page, scale, &mut self.canvas)?;
        draw(chart, &mut frame)?;
        Ok(frame.palette.colours().to_vec())
    }
}

fn draw(chart: &RatingChart, frame: &mut Frame<'_>) -> Result<(), RenderError> {
    let [left, top, right, bottom] = PLOT;
    let colours = frame.colours;
    let (low, high, step) = chart.bounds();
    let height = |value: i32| {
        let value = value.clamp(-FURTHEST, FURTHEST);
        bottom - (bottom - top) * (value - low) as f32 / (high - low) as f32
    };
    let whole = Rect::from_ltrb(left, top, right, bottom).map(PathBuilder::from_rect);
    frame.fill(whole.as_ref(), colours.dark, 1.0);
    for value in (low + step..high).step_by(step.unsigned_abs() as usize) {
        let line = polygon(&[(left, height(value)), (right, height(value))], false);
        frame.stroke(line.as_ref(), colours.light, 1.5, &[6.0, 8.0]);
    }
    let mut points: Vec<_> =
        chart.values.iter().enumerate().map(|(at, value)| (frame.x(at), height(*value))).collect();
    if let [only] = points[..] {
        points.push((right, only.1));
    }
    let path = polygon(&points, false);
    frame.stroke(path.as_ref(), colours.ink, 10.0, &[]);
    frame.stroke(path.as_ref(), colours.moved, 5.0, &[]);
    if let Some((x, y)) = points.last() {
        frame.fill(circle(*x, *y, 11.0).as_ref(), colours.ink, 1.0);
        frame.fill(circle(*x, *y, 7.0).as_ref(), colours.moved, 1.0);
    }
    frame.lay()?;
    let wide = frame.width_of(&chart.now, TITLE);
    frame.words(&chart.title, TITLE, (left, FIRST), 960.0 - 2.0 * left, colours.text);
    frame.words(&chart.now, TITLE, (left, SECOND), wide.max(TITLE) + 10.0, colours.text);
    for value in (low + step..high).step_by(step.unsigned_abs() as usize) {
        frame.words(&value.to_string(), FIGURE - 4.0, (right + 6.0, height(value)), 62.0, colours.quiet);
    }
    frame.words(&chart.under, FIGURE, (left, UNDER), 960.0 - 2.0 * left, colours.quiet);
    Ok(())
}

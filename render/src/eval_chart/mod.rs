//! How a game went, as a picture: what it was worth to each side after every action, and where it turned.

mod draw;

use crate::chart_frame::{Frame, Page};
use crate::error::RenderError;
use crate::layout::Scale;
use crate::render_context::RenderContext;
use crate::scene::{Side, Theme};
use crate::theme::Rgb;

/// A game's course as plain data.
///
/// Between two sides the picture shows one line, the first side's share above the middle and the second's below it; among
/// more each side has a line of its own, with its own dashes and its own piece at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EvalChart {
    /// What game it was and who played.
    pub title: String,
    /// The sides with their names, in seat order: two or three.
    pub sides: Vec<(Side, String)>,
    /// For the start and after each action, what the game was worth to each side, in hundredths of a pawn.
    pub values: Vec<Vec<i32>>,
    /// The places in `values` that have a number, 1 first, each with the seat on whose line it stands; between two sides
    /// there is one line.
    pub numbered: Vec<(usize, usize)>,
    /// The places in `values` marked with a star.
    pub starred: Vec<usize>,
    /// What a star says; empty where there are none.
    pub star: String,
    pub theme: Theme,
}

/// More values than any game has.
const VALUES: usize = 4_096;
/// More marks than can be told apart.
const MARKS: usize = 64;
/// The picture's size at scale one.
const SIZE: (f32, f32) = (960.0, 600.0);

impl EvalChart {
    /// The width and height of its picture in pixels.
    #[must_use]
    pub const fn size(scale: Scale) -> (u32, u32) {
        let factor = scale.factor();
        (SIZE.0 as u32 * factor, SIZE.1 as u32 * factor)
    }

    fn check(&self) -> Result<(), RenderError> {
        let sides = self.sides.len();
        let out = |what, limit| Err(RenderError::OutOfRange { what, limit });
        if !(2..=3).contains(&sides) {
            return out("number of sides of a curve", "two or three");
        }
        if self.values.is_empty() || self.values.iter().any(|values| values.len() != sides) {
            return out("values of a curve", "at least one place, with a value for each side");
        }
        if self.values.len() > VALUES {
            return Err(RenderError::TooMany { what: "values of a curve", most: VALUES });
        }
        if self.numbered.len() > MARKS || self.starred.len() > VALUES {
            return Err(RenderError::TooMany { what: "marks of a curve", most: MARKS });
        }
        if self.numbered.iter().any(|(_, seat)| *seat >= sides) {
            return out("mark of a curve", "a seat of it");
        }
        let numbered = self.numbered.iter().map(|(at, _)| at);
        if numbered.chain(&self.starred).any(|at| *at >= self.values.len()) {
            return out("mark of a curve", "a place among its values");
        }
        Ok(())
    }
}

impl RenderContext {
    /// Draws a curve on the canvas and returns the colours of its indices.
    pub fn draw_curve(&mut self, curve: &EvalChart, scale: Scale) -> Result<Vec<Rgb>, RenderError> {
        curve.check()?;
        let page = Page {
            sides: curve.sides.iter().map(|(side, _)| *side).collect(),
            theme: curve.theme,
            size: SIZE,
            places: curve.values.len(),
        };
        let mut frame = Frame::new(page, scale, &mut self.canvas)?;
        draw::draw(curve, &mut frame)?;
        Ok(frame.palette.colours().to_vec())
    }
}

//! Where the parts of a board fall on its picture, for whoever lets people point at it.

use crate::layout::Layout;
use crate::scene::{Cell, Point};

/// The way from board units to the pixels of one picture, turned as the picture is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    layout: Layout,
}

impl Geometry {
    pub(crate) const fn of(layout: Layout) -> Self {
        Self { layout }
    }

    /// The picture's width and height in pixels.
    #[must_use]
    pub const fn size(&self) -> (u32, u32) {
        (self.layout.width, self.layout.height)
    }

    /// The pixel a point of the board falls on: to the right and down from the picture's upper left corner.
    #[must_use]
    pub fn pixel(&self, at: Point) -> (f32, f32) {
        self.layout.pixel(at)
    }

    /// The corners of a cell in pixels, in the order they have in the scene.
    #[must_use]
    pub fn cell(&self, cell: &Cell) -> [(f32, f32); 4] {
        cell.corners.map(|corner| self.pixel(corner))
    }
}

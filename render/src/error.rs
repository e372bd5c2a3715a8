//! Why a scene cannot be drawn, and what to change in it.

use thiserror::Error;

/// Why a picture could not be made.
#[derive(Debug, Error)]
pub enum RenderError {
    /// The scene has no cells.
    #[error("the scene has no cells: add the board before drawing it")]
    NoCells,
    /// A coordinate is infinite or not a number.
    #[error("a coordinate of the {0} is not a finite number: give board units")]
    NotFinite(&'static str),
    /// The board or something on it is too big, too small or too far away to be drawn.
    #[error("the {what} is out of range: {limit}")]
    OutOfRange {
        what: &'static str,
        /// What it has to keep to.
        limit: &'static str,
    },
    /// There is too much of something.
    #[error("too many {what}: at most {most} fit a picture")]
    TooMany { what: &'static str, most: usize },
    /// A mark names a cell the scene does not have.
    #[error("a mark names cell {index}, but the scene has {cells} cells: use an index into `cells`")]
    NoSuchCell {
        index: usize,
        /// How many cells there are.
        cells: usize,
    },
    /// One of the drawings built into the program cannot be read.
    #[error("the built-in drawing of the {0} cannot be read: the program was built from damaged assets")]
    Asset(&'static str),
    /// The picture could not be written as PNG.
    #[error("the picture could not be written as PNG")]
    Png(#[from] png::EncodingError),
}

/// Why an animation could not be made.
#[derive(Debug, Error)]
pub enum AnimationError {
    #[error("an animation needs at least one frame")]
    NoFrames,
    /// Two frames cannot share one animation.
    #[error(
        "frame {0} has another size or theme than the first: use the same board, caption and theme throughout"
    )]
    Mixed(usize),
    /// It was stopped: nobody waits for it any more.
    #[error("the animation was stopped: nobody waits for it any more")]
    Stopped,
    /// A frame cannot be drawn.
    #[error("frame {index} cannot be drawn")]
    Frame {
        /// Which frame, counted from 0.
        index: usize,
        source: RenderError,
    },
    /// The animation could not be written as GIF.
    #[error("the animation could not be written as GIF")]
    Gif(#[from] gif::EncodingError),
}

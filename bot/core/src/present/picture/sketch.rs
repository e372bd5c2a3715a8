//! What a picture shows before it is drawn.

use lasermate_render::scene::{Scene, Theme};
use lasermate_render::{EvalChart, Scale};

use super::{DrawError, RENDERER, replay};
use crate::port::{Drawn, PictureKind};
use crate::sessions::session::Session;

/// What a picture shows, in full: it draws the same file whenever it is drawn.
#[derive(Clone, Debug)]
pub enum Sketch {
    /// A position.
    Scene(Box<Scene>),
    /// How a game went.
    EvalChart(EvalChart),
    /// A whole game, move by move.
    Replay(Box<Session>, Theme),
}

impl Sketch {
    /// The kind of its file.
    #[must_use]
    pub const fn kind(&self) -> PictureKind {
        match self {
            Self::Scene(_) | Self::EvalChart(_) => PictureKind::Png,
            Self::Replay(..) => PictureKind::Gif,
        }
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        const CELL: usize = 128;
        const VALUE: usize = 64;
        const ENTRY: usize = 128;
        const BESIDE: usize = 8 * 1024;
        BESIDE
            + match self {
                Self::Scene(scene) => scene.cells.len() * CELL,
                Self::EvalChart(curve) => curve.values.len() * VALUE,
                Self::Replay(live, _) => live.record.len() * ENTRY,
            }
    }

    /// Draws it on this thread. `stopped` is asked between the frames of an animation.
    ///
    /// # Errors
    /// The renderer could not draw it, there is no move to animate, or it was stopped.
    pub fn draw(&self, stopped: &dyn Fn() -> bool) -> Result<Drawn, DrawError> {
        let bytes = match self {
            Self::Scene(scene) => RENDERER.png(scene, Scale::default())?,
            Self::EvalChart(curve) => RENDERER.curve(curve, Scale::default())?,
            Self::Replay(live, theme) => {
                let (frames, _) =
                    replay::frames_until(live, *theme, stopped)?.ok_or(DrawError::NothingToAnimate)?;
                RENDERER.animation_until(&frames, stopped)?
            }
        };
        Ok(Drawn { kind: self.kind(), bytes })
    }
}

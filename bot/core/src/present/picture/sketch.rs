//! What a picture shows before it is drawn.

use std::sync::Arc;

use lasermate_render::scene::{Scene, Theme};
use lasermate_render::{EvalChart, Scale};

use super::{RENDERER, replay};
use crate::port::{DrawError, Drawn, PictureKind, Sketched};
use crate::sessions::session::Session;

/// What the pictures of games show.
#[derive(Clone, Debug)]
pub enum Sketch {
    /// A position.
    Scene(Box<Scene>),
    /// How a game went.
    EvalChart(EvalChart),
    /// A whole game, move by move.
    Replay(Box<Session>, Theme),
}

impl Sketched for Sketch {
    fn kind(&self) -> PictureKind {
        match self {
            Self::Scene(_) | Self::EvalChart(_) => PictureKind::Png,
            Self::Replay(..) => PictureKind::Gif,
        }
    }

    fn weight(&self) -> usize {
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

    fn in_theme(&self, light: bool) -> Arc<dyn Sketched> {
        let theme = if light { Theme::Light } else { Theme::Dark };
        Arc::new(match self {
            Self::Scene(scene) => Self::Scene(Box::new(Scene { theme, ..Scene::clone(scene) })),
            Self::EvalChart(chart) => Self::EvalChart(EvalChart { theme, ..chart.clone() }),
            Self::Replay(live, _) => Self::Replay(live.clone(), theme),
        })
    }

    fn draw(&self, stopped: &dyn Fn() -> bool) -> Result<Drawn, DrawError> {
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

//! What a picture shows before it is drawn.

use std::sync::Arc;

use lasermate_domain::port::{DrawError, Margin, PictureFile, PictureKind, PictureSource};
use lasermate_domain::sessions::session::Session;
use lasermate_render::scene::{Scene, Theme};
use lasermate_render::{EvalChart, Ranking, RatingChart, Scale};

use super::{RENDERER, WIDE, replay};

/// What the pictures of games show.
#[derive(Clone, Debug)]
pub enum Sketch {
    Scene(Box<Scene>),
    EvalChart(EvalChart),
    Rating(RatingChart),
    Ranking(Ranking),
    /// A whole game, move by move.
    Replay(Box<Session>, Theme),
}

impl PictureSource for Sketch {
    fn kind(&self) -> PictureKind {
        match self {
            Self::Scene(_) | Self::EvalChart(_) | Self::Rating(_) | Self::Ranking(_) => PictureKind::Png,
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
                Self::Rating(chart) => chart.values.len() * VALUE,
                Self::Ranking(ranking) => ranking.rows.len() * ENTRY,
                Self::Replay(live, _) => live.record.len() * ENTRY,
            }
    }

    fn in_theme(&self, light: bool) -> Arc<dyn PictureSource> {
        let theme = if light { Theme::Light } else { Theme::Dark };
        Arc::new(match self {
            Self::Scene(scene) => Self::Scene(Box::new(Scene { theme, ..Scene::clone(scene) })),
            Self::EvalChart(chart) => Self::EvalChart(EvalChart { theme, ..chart.clone() }),
            Self::Rating(chart) => Self::Rating(RatingChart { theme, ..chart.clone() }),
            Self::Ranking(ranking) => Self::Ranking(Ranking { theme, ..ranking.clone() }),
            Self::Replay(live, _) => Self::Replay(live.clone(), theme),
        })
    }

    fn draw_with(&self, margin: Margin, stopped: &dyn Fn() -> bool) -> Result<PictureFile, DrawError> {
        let renderer = match margin {
            Margin::Close => &*RENDERER,
            Margin::Wide => &*WIDE,
        };
        let bytes = match self {
            Self::Scene(scene) => renderer.png(scene, Scale::default())?,
            Self::EvalChart(curve) => renderer.curve(curve, Scale::default())?,
            Self::Rating(chart) => renderer.rating(chart, Scale::default())?,
            Self::Ranking(ranking) => renderer.ranking(ranking, Scale::default())?,
            Self::Replay(live, theme) => {
                let (frames, _) =
                    replay::frames_until(live, *theme, stopped)?.ok_or(DrawError::NothingToAnimate)?;
                renderer.animation_until(&frames, stopped)?
            }
        };
        Ok(PictureFile { kind: self.kind(), bytes })
    }
}

//! What a picture shows before it is drawn.

use std::sync::Arc;

use lasermate_domain::port::{DrawError, Margin, PictureFile, PictureKind, PictureSource};
use lasermate_domain::tables::table::Table;
use lasermate_render::scene::{Caption, Scene, Theme};
use lasermate_render::{EvalChart, Ranking, RatingChart, Scale};

use super::{RENDERER, WIDE, replay};
use crate::language::Language;
use crate::saying;

/// What the pictures of games show.
#[derive(Clone, Debug)]
pub enum Sketch {
    Scene(Box<Scene>),
    EvalChart(EvalChart),
    Rating(RatingChart),
    Ranking(Ranking),
    /// A whole game, move by move, with its words in a language.
    Replay(Box<Table>, Theme, &'static Language),
}

/// What stands in the band over a board.
pub fn caption_words(caption: &mut Caption) -> impl Iterator<Item = &mut String> {
    let Caption { title, turn, scores, status, .. } = caption;
    let scores = scores.iter_mut().flat_map(|score| [&mut score.text, &mut score.points]);
    let turn = turn.iter_mut().map(|turn| &mut turn.text);
    let status = status.iter_mut().map(|status| &mut status.text);
    [title].into_iter().chain(turn).chain(scores).chain(status)
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
                Self::Replay(table, ..) => table.record.len() * ENTRY,
            }
    }

    fn in_theme(&self, light: bool) -> Arc<dyn PictureSource> {
        let theme = if light { Theme::Light } else { Theme::Dark };
        Arc::new(match self {
            Self::Scene(scene) => Self::Scene(Box::new(Scene { theme, ..Scene::clone(scene) })),
            Self::EvalChart(chart) => Self::EvalChart(EvalChart { theme, ..chart.clone() }),
            Self::Rating(chart) => Self::Rating(RatingChart { theme, ..chart.clone() }),
            Self::Ranking(ranking) => Self::Ranking(Ranking { theme, ..ranking.clone() }),
            Self::Replay(live, _, language) => Self::Replay(live.clone(), theme, language),
        })
    }

    fn in_language(&self, language: &str) -> Arc<dyn PictureSource> {
        let language = Language::of(language).unwrap_or_else(Language::english);
        let mut own = self.clone();
        let words: Vec<&mut String> = match &mut own {
            Self::Scene(scene) => scene.caption.iter_mut().flat_map(caption_words).collect(),
            Self::EvalChart(chart) => {
                let names = chart.sides.iter_mut().map(|(_, name)| name);
                names.chain([&mut chart.title, &mut chart.star]).collect()
            }
            Self::Rating(chart) => vec![&mut chart.title, &mut chart.now, &mut chart.under],
            Self::Ranking(ranking) => {
                let rows = ranking.rows.iter_mut();
                let rows =
                    rows.flat_map(|row| [&mut row.place, &mut row.name, &mut row.rating, &mut row.beside]);
                rows.chain([&mut ranking.title]).collect()
            }
            Self::Replay(_, _, said) => {
                *said = language;
                Vec::new()
            }
        };
        words.into_iter().for_each(|words| *words = saying::written(words, language));
        Arc::new(own)
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
            Self::Replay(live, theme, language) => {
                let (mut frames, _) =
                    replay::frames_until(live, *theme, stopped)?.ok_or(DrawError::NothingToAnimate)?;
                let captions = frames.iter_mut().filter_map(|frame| frame.scene.caption.as_mut());
                captions.flat_map(caption_words).for_each(|words| *words = saying::written(words, language));
                renderer.animation_until(&frames, stopped)?
            }
        };
        Ok(PictureFile { kind: self.kind(), bytes })
    }
}

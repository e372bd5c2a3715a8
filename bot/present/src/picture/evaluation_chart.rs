//! How a game went, as a picture.

use lasermate_domain::name_mark::as_written;
use lasermate_domain::port::{ChartData, Picture};
use lasermate_domain::tables::table::Table;
use lasermate_render::scene::{Side, Theme};
use lasermate_render::{EvalChart, Scale};

use super::Sketch;
use super::scene_types::drawn;
use crate::text;
use crate::title::Title;

pub fn course(table: &Table, course: &ChartData, theme: Theme) -> Picture {
    let sides: Vec<(Side, String)> = table
        .game
        .sides()
        .iter()
        .zip(text::study::sides(table))
        .map(|(side, name)| (drawn(*side), name))
        .collect();
    let curve = EvalChart {
        title: as_written(&Title::of(table).words),
        sides,
        values: course.values.clone(),
        numbered: course.numbered.clone(),
        starred: course.starred.clone(),
        star: text::study::STAR.to_owned(),
        theme,
    };
    let size = EvalChart::size(Scale::default());
    Picture::of(Sketch::EvalChart(curve), size, course.alt.clone())
}

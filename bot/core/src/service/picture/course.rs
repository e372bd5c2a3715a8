//! How a game went, as a picture.

use std::sync::Arc;

use lasermate_render::scene::{Side, Theme};
use lasermate_render::{Curve, Scale};

use super::Sketch;
use super::scene::drawn;
use crate::port::{Course, Picture};
use crate::service::heading::Heading;
use crate::service::live::Live;
use crate::text;

/// The picture of a course.
#[must_use]
pub fn course(live: &Live, course: &Course, theme: Theme) -> Picture {
    let sides: Vec<(Side, String)> = live
        .game
        .sides()
        .iter()
        .zip(text::study::sides(live))
        .map(|(side, name)| (drawn(*side), name))
        .collect();
    let curve = Curve {
        title: Heading::of(live).words,
        sides,
        values: course.values.clone(),
        numbered: course.numbered.clone(),
        starred: course.starred.clone(),
        star: text::study::STAR.to_owned(),
        theme,
    };
    let size = Curve::size(Scale::default());
    Picture { sketch: Arc::new(Sketch::Curve(curve)), pinned: None, size, alt: course.alt.clone() }
}

//! How a game went, as a picture.

use lasermate_render::scene::{Side, Theme};
use lasermate_render::{Curve, Scale};

use super::scene::drawn;
use super::{DrawError, RENDERER};
use crate::port::{Course, Picture, PictureKind};
use crate::service::heading::Heading;
use crate::service::live::Live;
use crate::text;

/// The picture of a course.
///
/// # Errors
/// The renderer could not draw it.
pub fn course(live: &Live, course: &Course, theme: Theme) -> Result<Picture, DrawError> {
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
    let bytes = RENDERER.curve(&curve, Scale::default())?;
    Ok(Picture { kind: PictureKind::Png, bytes, alt: course.alt.clone() })
}

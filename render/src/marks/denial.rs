//! Denial: the token of the side that may take a move back, and the cross on where one went.

use super::{Outline, inset};
use crate::sprite::{Sheet, Sprite, circle, polygon};
use crate::theme::Colours;
use std::f32::consts::PI;

/// A coin with an arrow that turns back.
pub(super) fn token(colours: &Colours, scale: f32) -> Option<Sprite> {
    let mut sheet = Sheet::new(20.0, scale)?;
    sheet.fill(circle(0.0, 0.0, 17.5).as_ref(), colours.ink, 1.0);
    sheet.fill(circle(0.0, 0.0, 15.5).as_ref(), colours.triumph, 1.0);
    let turn = |step: u16| {
        let angle = PI * (1.0 + 1.35 * f32::from(step) / 24.0);
        (7.2 * angle.cos(), 7.2 * angle.sin() + 1.0)
    };
    let arc: Vec<_> = (0..=24).map(turn).collect();
    sheet.stroke(polygon(&arc, false).as_ref(), colours.ink, 1.0, 3.8);
    let head = polygon(&[(-12.6, -0.6), (-7.2, 7.6), (-1.6, -0.6)], true);
    sheet.fill(head.as_ref(), colours.ink, 1.0);
    Some(sheet.finish())
}

/// A cross from corner to corner of a cell, clear of its edge.
pub(super) fn cross(outline: Outline, colours: &Colours, scale: f32) -> Option<Sprite> {
    let corners = inset(outline, scale, 9.0);
    let reach = corners.iter().map(|p| p.0.abs().max(p.1.abs())).fold(1.0, f32::max) + 8.0;
    let mut sheet = Sheet::new(reach, scale)?;
    for (colour, width) in [(colours.ink, 9.5), (colours.alert, 5.5)] {
        for pair in [[corners[0], corners[2]], [corners[1], corners[3]]] {
            sheet.stroke(polygon(&pair, false).as_ref(), colour, 1.0, width);
        }
    }
    Some(sheet.finish())
}

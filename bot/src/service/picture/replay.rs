//! A whole game as an animation: a frame for each move and each decision, and for a move through holes one on its way in
//! and one where it comes out again.

use lasermate_render::Frame;
use lasermate_render::scene::{ArrowKind, Man, Point, Presence, Scene, Theme};

use super::{DrawError, Look, RENDERER, scene};
use crate::port::{Picture, PictureKind};
use crate::service::live::Live;
use crate::service::past;
use crate::service::showing::Showing;
use crate::text;

/// How long a picture stays; the start, where there is most to see, and the parts of a way through holes.
const EACH_MS: u32 = 1500;
const START_MS: u32 = 3000;
const PART_MS: u32 = 700;
/// How big a man in a hole is, as a part of its size beside it.
const IN_HOLE: f32 = 0.8;

/// The whole game of a live table as an animation with its beams.
///
/// # Errors
/// There is no move yet, or the renderer could not draw it.
pub fn gif(live: &Live, theme: Theme) -> Result<Picture, DrawError> {
    let start = past::start(live).ok_or(DrawError::NothingToAnimate)?;
    let title = Showing::of(live).title;
    let drawn = |game: &_| scene(&Showing::of_game(game, title.clone()), Look::public(theme));
    let mut frames = vec![Frame { scene: drawn(&start), delay_ms: START_MS }];
    let mut steps = 0;
    for step in past::steps(live) {
        let after = drawn(&step.game);
        let before = frames.last().map(|frame| frame.scene.clone()).unwrap_or_default();
        if step.is_move() {
            frames.extend(on_the_way(&before, &after).map(|scene| Frame { scene, delay_ms: PART_MS }));
        }
        frames.push(Frame { scene: after, delay_ms: EACH_MS });
        steps += 1;
    }
    if steps == 0 {
        return Err(DrawError::NothingToAnimate);
    }
    let bytes = RENDERER.animation(&frames)?;
    let alt = text::replay_alt(steps, &text::alt(&Showing::of(live)));
    Ok(Picture { kind: PictureKind::Gif, bytes, alt })
}

/// The pictures between two positions: the man in each hole it goes through, with as much of its way as it has gone.
fn on_the_way<'a>(before: &'a Scene, after: &'a Scene) -> impl Iterator<Item = Scene> + 'a {
    let gone = after.men.iter().find(|man| man.presence == Presence::Ghost).copied();
    let stops = after.arrows.iter().enumerate().filter(|(_, arrow)| arrow.kind != ArrowKind::Exit);
    stops.filter_map(move |(index, arrow)| {
        let mut scene = before.clone();
        let moved = gone?;
        scene.marks.clear();
        scene.men.retain(|man| man.presence != Presence::Ghost && man.centre != moved.centre);
        scene.men.extend([moved, in_hole(moved, arrow.to)]);
        scene.arrows = after.arrows.iter().take(index + 1).copied().collect();
        Some(scene)
    })
}

fn in_hole(man: Man, hole: Point) -> Man {
    Man { centre: hole, size: man.size * IN_HOLE, presence: Presence::Solid, ..man }
}

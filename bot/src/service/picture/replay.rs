//! A whole game as an animation: a frame for each move and each decision; for a move through holes one on its way in and
//! one where it comes out again; for a move that sets off a chain one for each moment of it.

use lasermate_engine::any::AnyGame;
use lasermate_engine::view::ManView;
use lasermate_render::Frame;
use lasermate_render::scene::{ArrowKind, Man, Point, Presence, Scene, Theme};

use super::{DrawError, Look, RENDERER, scene};
use crate::port::{Picture, PictureKind};
use crate::service::heading::Heading;
use crate::service::live::Live;
use crate::service::past::{self, Step};
use crate::service::showing::Showing;
use crate::text;

/// How long a picture stays; the start, where there is most to see, and the parts of a way through holes.
const EACH_MS: u32 = 1500;
const START_MS: u32 = 3000;
const PART_MS: u32 = 700;
/// The same of a moment of a chain, which has to be read.
const MOMENT_MS: u32 = 1100;
/// How big a man in a hole is, as a part of its size beside it.
const IN_HOLE: f32 = 0.8;

/// The whole game of a live table as an animation with its beams.
///
/// # Errors
/// There is no move yet, or the renderer could not draw it.
pub fn gif(live: &Live, theme: Theme) -> Result<Picture, DrawError> {
    let (frames, steps) = frames(live, theme).ok_or(DrawError::NothingToAnimate)?;
    let bytes = RENDERER.animation(&frames)?;
    let alt = text::replay_alt(steps, &text::alt(&Showing::of(live)));
    Ok(Picture { kind: PictureKind::Gif, bytes, alt })
}

/// The frames of the animation, and how many steps of the game they show; `None` where there is none yet.
#[must_use]
pub fn frames(live: &Live, theme: Theme) -> Option<(Vec<Frame>, usize)> {
    let mut game = past::start(live)?;
    let heading = Heading::of(live);
    let look = Look::public(theme);
    let start = scene(&Showing::of_game(&game, heading.clone()), look);
    let mut frames = vec![Frame { scene: start, delay_ms: START_MS }];
    let mut steps = 0;
    for step in past::steps(live) {
        let after = Showing::of_game(&step.game, heading.clone());
        let shown = scene(&after, look);
        if step.is_move() {
            let before = frames.last().map(|frame| frame.scene.clone()).unwrap_or_default();
            frames.extend(on_the_way(&before, &shown).map(|scene| Frame { scene, delay_ms: PART_MS }));
            let moments = moments(&game, &heading, &step, &after).into_iter();
            frames.extend(moments.map(|one| Frame { scene: scene(&one, look), delay_ms: MOMENT_MS }));
        }
        frames.push(Frame { scene: shown, delay_ms: EACH_MS });
        steps += 1;
        game = step.game;
    }
    (steps > 0).then_some((frames, steps))
}

/// A move of a game with stacks moment by moment: how the men stand, what has just happened with its numbers, and the
/// ways gone so far. Nothing for a move that is done in one.
fn moments(before: &AnyGame, heading: &Heading, step: &Step, after: &Showing) -> Vec<Showing> {
    let shots = before.film(step.played.seat, &step.played.exact, 0);
    if shots.len() < 2 {
        return Vec::new();
    }
    let mut base = Showing::of_game(before, heading.clone());
    (base.denied, base.last, base.triumph) = (None, None, false);
    base.view.check.clear();
    let cell = |cell| base.view.mesh.cell_named(&before.cell_name(cell));
    let total = shots.iter().map(|shot| text::crazy::numbered(&shot.effects).count()).sum();
    let mut told = 0;
    let mut found = Vec::new();
    for shot in &shots {
        let first = told + 1;
        told += text::crazy::numbered(&shot.effects).count();
        let mut moment = base.clone();
        let men = shot.men.iter().filter_map(|man| Some(ManView { cell: cell(man.cell)?, ..*man }));
        moment.view.men = men.collect();
        moment.news = text::crazy::moment(before, &shot.effects, (first, told, total));
        moment.last = after.last.clone().map(|last| last.between(first, told));
        found.push(moment);
    }
    found
}

/// The pictures between two positions: the man in each hole it goes through, with as much of its way as it has gone.
fn on_the_way<'a>(before: &'a Scene, after: &'a Scene) -> impl Iterator<Item = Scene> + 'a {
    let gone = after.men.iter().find(|man| man.presence == Presence::Ghost).copied();
    let stops = after
        .arrows
        .iter()
        .enumerate()
        .filter(|(_, arrow)| matches!(arrow.kind, ArrowKind::Entry | ArrowKind::Jump));
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

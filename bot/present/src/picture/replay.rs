//! A whole game as an animation: a frame for each move and each decision; for a move that goes in by one cell and comes
//! out of another one on its way in and one where it comes out again; for a move that sets off a chain one for each moment of it.

use std::collections::VecDeque;

use lasermate_domain::limits::FRAMES;
use lasermate_domain::port::{DrawError, Picture, PinnedPicture, PinnedWhat};
use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline::{self, TimelineStep};
use lasermate_engine::any::AnyGame;
use lasermate_engine::view::PieceView;
use lasermate_render::scene::{ArrowKind, Piece, Point, Presence, Scene, Theme, Turn};
use lasermate_render::{Frame, Renderer, Scale};

use super::scene_types::drawn;
use super::{PictureStyle, Sketch, scene};
use crate::language::Language;
use crate::overview::{self, MoveLine};
use crate::snapshot::PositionSnapshot;
use crate::title::Title;
use crate::{text, variants};

/// How long a picture stays; the start, where there is most to see, and the parts of a way that goes in and comes out.
const EACH_MS: u32 = 1500;
const START_MS: u32 = 3000;
const PART_MS: u32 = 700;
/// The same of a moment of a chain, which has to be read.
const MOMENT_MS: u32 = 1100;
/// How big a piece is that has gone in, as a part of its size beside it.
const GONE_IN: f32 = 0.8;

/// The whole game of a live table as an animation with its beams.
///
/// # Errors
/// There is no move yet, or its first board cannot be drawn.
pub fn gif(table: &Table, theme: Theme) -> Result<Picture, DrawError> {
    let steps = timeline::steps(table).count();
    let start = timeline::start(table).filter(|_| steps > 0).ok_or(DrawError::NothingToAnimate)?;
    let mut first = scene(&PositionSnapshot::of_game(&start, Title::of(table)), PictureStyle::public(theme));
    if variants::of(table.setup.choices()).stacks().is_some() {
        // How much room stacks need is known when all frames are.
        first.inset_rows = frames(table, theme)
            .and_then(|(all, _)| all.first().map(|frame| frame.scene.inset_rows))
            .unwrap_or(0);
    }
    let size = Renderer::size(&first, Scale::default())?;
    let alt = text::replay_alt(steps, text::marked_alt(&PositionSnapshot::of(table)));
    let what = PinnedWhat::Replay {
        game: table.id.0,
        version: table.version,
        at: table.game.view().clock.map(|clock| table.clock.moment(clock.now)),
    };
    let pinned = Some(PinnedPicture::of(what, theme == Theme::Light));
    let sketch = Sketch::Replay(Box::new(table.clone()), theme, Language::english());
    Ok(Picture { pinned, ..Picture::of(sketch, size, alt) })
}

/// The frames of the animation, and how many steps of the game they show; `None` where there is none yet.
pub fn frames(table: &Table, theme: Theme) -> Option<(Vec<Frame>, usize)> {
    frames_until(table, theme, &|| false).ok().flatten()
}

/// A move as it is written in its picture, by whose it is. `index` is the step's place among all.
fn made(step: &TimelineStep, lines: &[MoveLine], index: usize) -> Turn {
    let number = match step.clocked {
        Some(clocked) => text::time::clock(clocked.at),
        None => lines
            .iter()
            .position(|line| line.after == index + 1)
            .map_or_else(String::new, |line| overview::numbered(lines, line)),
    };
    let text = text::captions::made(&number, &step.played.san);
    Turn { side: drawn(step.game.side(step.played.seat)), text }
}

/// A scene with the move that led there in the place of whose turn it is.
fn with_move(mut scene: Scene, made: Option<&Turn>) -> Scene {
    if let (Some(caption), Some(made)) = (&mut scene.caption, made) {
        caption.turn = Some(made.clone());
    }
    scene
}

/// Gives all frames the room for opened stacks that the fullest of them needs, so that they are of one size.
fn level(frames: &mut VecDeque<Frame>) -> Result<(), DrawError> {
    let mut rows = frames.iter().map(|frame| Renderer::inset_rows(&frame.scene));
    let most = rows.try_fold(0, |most, rows| rows.map(|rows| most.max(rows)))?;
    for frame in frames {
        frame.scene.inset_rows = most;
    }
    Ok(())
}

/// The same, unless it is stopped between two frames.
pub(super) fn frames_until(
    table: &Table,
    theme: Theme,
    stopped: &dyn Fn() -> bool,
) -> Result<Option<(Vec<Frame>, usize)>, DrawError> {
    let Some(mut game) = timeline::start(table) else { return Ok(None) };
    let heading = Title::of(table);
    let look = PictureStyle::public(theme);
    let start = scene(&PositionSnapshot::of_game(&game, heading.clone()), look);
    let mut last = start.clone();
    let mut frames = VecDeque::new();
    let mut steps = 0;
    let lines = overview::moves(table);
    for (index, step) in timeline::steps(table).enumerate() {
        if stopped() {
            return Err(DrawError::Stopped);
        }
        let after = PositionSnapshot::of_game(&step.game, heading.clone());
        let made = step.is_move().then(|| made(&step, &lines, index));
        let written = |scene: Scene| with_move(scene, made.as_ref());
        let shown = written(scene(&after, look));
        if step.is_move() {
            let ways =
                on_the_way(&last, &shown).map(|scene| Frame { scene: written(scene), delay_ms: PART_MS });
            frames.extend(ways);
            let moments = moments(&game, &heading, &step, &after).into_iter();
            let moments = moments.map(|one| written(scene(&one, look)));
            frames.extend(moments.map(|scene| Frame { scene, delay_ms: MOMENT_MS }));
        }
        last = shown.clone();
        frames.push_back(Frame { scene: shown, delay_ms: EACH_MS });
        frames.drain(..frames.len().saturating_sub(FRAMES - 1));
        steps += 1;
        game = step.game;
    }
    frames.push_front(Frame { scene: start, delay_ms: START_MS });
    level(&mut frames)?;
    Ok((steps > 0).then_some((frames.into(), steps)))
}

/// A move of a game with stacks moment by moment: how the pieces stand, what has just happened with its numbers, and the
/// ways gone so far. Nothing for a move that is done in one.
fn moments(
    before: &AnyGame,
    heading: &Title,
    step: &TimelineStep,
    after: &PositionSnapshot,
) -> Vec<PositionSnapshot> {
    let Some(stacks) = variants::of(before.choices()).stacks() else { return Vec::new() };
    let keyframes = before.timeline(step.played.seat, &step.played.exact, 0);
    if keyframes.len() < 2 {
        return Vec::new();
    }
    let mut base = PositionSnapshot::of_game(before, heading.clone());
    (base.denied, base.last, base.triumph) = (None, None, false);
    base.view.check.clear();
    let cell = |cell| base.view.mesh.cell_named(&before.cell_name(cell));
    let total = keyframes.iter().map(|keyframe| stacks.count_steps(&keyframe.effects)).sum();
    let mut told = 0;
    let mut found = Vec::new();
    for keyframe in &keyframes {
        let first = told + 1;
        told += stacks.count_steps(&keyframe.effects);
        let mut moment = base.clone();
        let pieces =
            keyframe.pieces.iter().filter_map(|piece| Some(PieceView { cell: cell(piece.cell)?, ..*piece }));
        moment.view.pieces = pieces.collect();
        moment.news = stacks.moment(before, &keyframe.effects, (first, told, total));
        moment.last = after.last.clone().map(|last| last.between(first, told));
        found.push(moment);
    }
    found
}

/// The pictures between two positions: the piece at each place it goes through, with as much of its way as it has gone.
fn on_the_way<'a>(before: &'a Scene, after: &'a Scene) -> impl Iterator<Item = Scene> + 'a {
    let gone = after.pieces.iter().find(|piece| piece.presence == Presence::Ghost).copied();
    let stops = after
        .arrows
        .iter()
        .enumerate()
        .filter(|(_, arrow)| matches!(arrow.kind, ArrowKind::Entry | ArrowKind::Jump));
    stops.filter_map(move |(index, arrow)| {
        let mut scene = before.clone();
        let moved = gone?;
        scene.marks.clear();
        scene.pieces.retain(|piece| piece.presence != Presence::Ghost && piece.centre != moved.centre);
        scene.pieces.extend([moved, gone_in(moved, arrow.to)]);
        scene.arrows = after.arrows.iter().take(index + 1).copied().collect();
        Some(scene)
    })
}

fn gone_in(piece: Piece, to: Point) -> Piece {
    Piece { centre: to, size: piece.size * GONE_IN, presence: Presence::Solid, ..piece }
}

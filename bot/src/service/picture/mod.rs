//! Pictures of positions: a [`Showing`] to a scene, and a scene to a file with the words that stand for it.
//!
//! Drawing happens on the thread that calls; callers in async code use a blocking thread.

mod scene;

use std::sync::LazyLock;

use lasermate_engine::board::Cell;
use lasermate_render::scene::{Mark, Scene, Theme};
use lasermate_render::{AnimationError, Frame, RenderError, Renderer, Scale};
use thiserror::Error;

use super::live::Live;
use super::past;
use super::showing::Showing;
use crate::port::{Picture, PictureKind};
use crate::text;

pub use scene::{Look, scene};

/// One renderer for the whole program: it keeps its prepared drawings between pictures.
static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);

/// Why a picture could not be drawn.
#[derive(Debug, Error)]
pub enum DrawError {
    /// The renderer refused the scene.
    #[error("the picture could not be drawn: {0}")]
    Render(#[from] RenderError),
    /// The renderer refused the animation.
    #[error("the animation could not be drawn: {0}")]
    Animation(#[from] AnimationError),
    /// The game has no moves to animate, or its record cannot be played.
    #[error("there is nothing to animate yet: no move has been made")]
    NothingToAnimate,
}

/// A still picture of a position.
///
/// # Errors
/// The renderer could not draw it.
pub fn png(showing: &Showing, look: Look) -> Result<Picture, DrawError> {
    picture_of(&scene(showing, look), text::alt(showing))
}

/// A still picture with a man and its targets marked; `captures` are those of the targets where a man is taken.
///
/// # Errors
/// The renderer could not draw it.
pub fn png_targets(
    showing: &Showing,
    look: Look,
    selected: Cell,
    targets: &[Cell],
    captures: &[Cell],
) -> Result<Picture, DrawError> {
    let mut scene = scene(showing, look);
    scene.marks.push(Mark::Selected(selected.index()));
    scene.marks.extend(targets.iter().map(|cell| match captures.contains(cell) {
        true => Mark::Capture(cell.index()),
        false => Mark::Target(cell.index()),
    }));
    let names: Vec<_> = targets.iter().map(|cell| showing.name(*cell)).collect();
    let marked = text::captions::marked(showing.name(selected), &names);
    let room = text::ALT_CHARS.saturating_sub(marked.chars().count());
    picture_of(&scene, marked + &text::plain_text(&text::alt(showing), room.saturating_sub(1)))
}

/// The board of a live game as it stands.
///
/// # Errors
/// The renderer could not draw it.
pub fn board(live: &Live, look: Look) -> Result<Picture, DrawError> {
    png(&Showing::of(live), look)
}

fn picture_of(scene: &Scene, alt: String) -> Result<Picture, DrawError> {
    let bytes = RENDERER.png(scene, Scale::default())?;
    Ok(Picture { kind: PictureKind::Png, bytes, alt })
}

/// The whole game of a live table as an animation with its beams: a frame for each move and each decision.
///
/// # Errors
/// There is no move yet, or the renderer could not draw it.
pub fn gif(live: &Live, theme: Theme) -> Result<Picture, DrawError> {
    let start = past::start(live).ok_or(DrawError::NothingToAnimate)?;
    let look = Look { theme, turned: false };
    let title = Showing::of(live).title;
    let mut scenes = vec![scene(&Showing::of_game(&start, title.clone()), look)];
    scenes.extend(past::steps(live).map(|step| scene(&Showing::of_game(&step.game, title.clone()), look)));
    if scenes.len() < 2 {
        return Err(DrawError::NothingToAnimate);
    }
    let bytes = animation(&scenes)?;
    let alt = text::replay_alt(scenes.len() - 1, &text::alt(&Showing::of(live)));
    Ok(Picture { kind: PictureKind::Gif, bytes, alt })
}

/// A second and a half for each picture; the start, where there is most to see, stays longer.
fn animation(scenes: &[Scene]) -> Result<Vec<u8>, DrawError> {
    const EACH_MS: u32 = 1500;
    const START_MS: u32 = 3000;
    let frames = scenes.iter().enumerate().map(|(index, scene)| Frame {
        scene: scene.clone(),
        delay_ms: if index == 0 { START_MS } else { EACH_MS },
    });
    Ok(RENDERER.animation(&frames.collect::<Vec<_>>())?)
}

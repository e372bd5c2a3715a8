//! The games there are, each with the board on which it begins.

use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::{Preset, Setup};
use lasermate_render::RenderError;
use lasermate_render::scene::Theme;
use serde::Serialize;

use super::board_view::{self, BoardView};
use super::picture::PictureStyle;
use super::snapshot::PositionSnapshot;
use super::text::games;

/// A game that can be begun.
#[derive(Clone, Debug, Serialize)]
pub struct GameKind {
    pub name: &'static str,
    pub title: String,
    /// What it is, in one sentence.
    pub summary: String,
    pub seats: usize,
}

/// All of them, in the order in which they are offered.
pub fn all() -> impl ExactSizeIterator<Item = GameKind> {
    Preset::all().iter().map(|preset| GameKind {
        name: preset.name,
        title: games::title(preset),
        summary: games::summary(preset),
        seats: preset.sides().len(),
    })
}

/// The board on which one begins; `None` where there is no such game.
///
/// # Errors
/// The board cannot be drawn.
pub fn start(name: &str, light: bool) -> Result<Option<BoardView>, RenderError> {
    let Some(Ok(game)) = Preset::named(name).map(|preset| AnyGame::new(&Setup::new(preset))) else {
        return Ok(None);
    };
    let theme = if light { Theme::Light } else { Theme::Dark };
    let showing = PositionSnapshot::of_game(&game, "").without_waits();
    board_view::of(&showing, PictureStyle::public(theme)).map(Some)
}

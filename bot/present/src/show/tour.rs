//! The welcome to a server the bot has just come to, and a tour of a few pages with pictures.

use lasermate_domain::port::{Audience, Button, DrawError, Intent, Picture, Reply, Start};
use lasermate_engine::variants::{Preset, Setup};
use lasermate_render::scene::Theme;

use super::learn::pictured;
use super::reply::with_picture;
use crate::button::button;
use crate::{text, variants};

/// The game of the tour, and the moves before each of its first pages.
const GAME: &str = "billichess";
const PAGES: [&str; 3] = ["", "d2d3", "d2d3 e7e5 c1g5 d7d6 b1d2"];

/// What everybody in a new server is shown.
pub fn welcome() -> Reply {
    let mut buttons = start();
    buttons.push(button(&Intent::Tour { page: 0 }, text::buttons::TOUR));
    Reply {
        buttons,
        audience: Audience::Everybody,
        ..with_picture(text::tour::welcome(), picture(PAGES.len() - 1, Theme::Dark))
    }
}

/// A page of the tour, from 0; the last one for any that is not there.
pub fn tour(page: usize, theme: Theme) -> Reply {
    let page = page.min(text::tour::PAGES - 1);
    let to = |page, label: &str| button(&Intent::Tour { page }, label);
    let mut buttons = Vec::new();
    if let Some(before) = page.checked_sub(1) {
        buttons.push(to(before, text::buttons::BACK));
    }
    if page + 1 < text::tour::PAGES {
        buttons.push(to(page + 1, text::buttons::NEXT));
    } else {
        buttons.extend(start());
    }
    Reply { buttons, ..with_picture(text::tour::page(page), picture(page, theme)) }
}

/// The buttons that begin a game.
fn start() -> Vec<Button> {
    vec![
        button(&Intent::Start(Start::Computer), text::buttons::PLAY_COMPUTER),
        button(&Intent::Start(Start::Challenge), text::buttons::CHALLENGE_SOMEBODY),
    ]
}

fn picture(page: usize, theme: Theme) -> Result<Picture, DrawError> {
    let (name, moves) = PAGES.get(page).map_or((variants::FOR_THREE, ""), |moves| (GAME, *moves));
    let setup = Preset::named(name).map(Setup::new).ok_or(DrawError::NothingToAnimate)?;
    pictured(&setup, moves, theme).ok_or(DrawError::NothingToAnimate)?
}

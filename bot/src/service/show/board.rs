//! The board now, after a move that is only thought of, and with a man's targets.

use lasermate_engine::action::Action;
use lasermate_engine::seat::Seat;
use lasermate_render::scene::Theme;

use super::with_picture;
use crate::port::{PersonId, Reply};
use crate::service::complete::acting_seat;
use crate::service::deed::{Deed, deeds};
use crate::service::live::Live;
use crate::service::picture::{self, Look, Target};
use crate::service::showing::Showing;
use crate::text;

/// How the board is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardAs {
    /// A picture, the first side below.
    #[default]
    Picture,
    /// A picture, the second side below.
    Turned,
    /// Text.
    Text,
}

impl BoardAs {
    /// The way a value of `/board how` stands for; a picture for anything else.
    #[must_use]
    pub fn named(name: Option<&str>) -> Self {
        match name.map(str::to_ascii_lowercase).as_deref() {
            Some("turned") => Self::Turned,
            Some("text") => Self::Text,
            _ => Self::Picture,
        }
    }
}

/// `/board`: the position to the asker alone, as a picture or as text.
#[must_use]
pub fn board(live: &Live, how: BoardAs, theme: Theme) -> Reply {
    let showing = Showing::of(live);
    let head = text::board_head(live);
    let line = text::to_act_line(live);
    match how {
        BoardAs::Text => Reply::private(format!("{head}\n{}\n{line}", text::board(&showing, false))),
        BoardAs::Picture | BoardAs::Turned => {
            let from = if how == BoardAs::Turned { Seat::Second } else { Seat::First };
            with_picture(format!("{head}\n{line}"), picture::png(&showing, Look { theme, from }))
        }
    }
}

/// `/preview`: board and beams as they would be after a move, to the asker alone. Those who are not asked for a
/// move see what the side to move could do.
#[must_use]
pub fn preview(live: &Live, who: &PersonId, typed: &str, theme: Theme) -> Reply {
    let Some(seat) = acting_seat(live, who) else {
        return Reply::private(text::no_preview_now(live));
    };
    if !matches!(Action::<()>::from_word(typed.trim()), None | Some(Action::Pass | Action::Lifeline(_))) {
        return Reply::private(text::PREVIEW_MOVES_ONLY);
    }
    let mut game = live.game.clone();
    let at = live.record.last().map_or(0, |entry| entry.at);
    match game.try_text(seat, typed, at) {
        Err(refusal) => Reply::private(text::refused(&live.game, &refusal)),
        Ok(played) => {
            let showing = Showing::of_game(&game, "").as_preview(&played.san);
            let words = text::preview(&game, &played);
            with_picture(words, picture::png(&showing, Look { theme, from: seen_from(live, who) }))
        }
    }
}

/// `/targets`: the moves of the man on a square, as a list and as marks on a picture.
#[must_use]
pub fn targets(live: &Live, who: &PersonId, square: &str, theme: Theme) -> Reply {
    let showing = Showing::of(live);
    let view = &showing.view;
    let Some(cell) = view.mesh.cell_named(square.trim()) else {
        return Reply::private(text::no_such_square(view, square));
    };
    let Some(man) = view.men.iter().find(|man| man.cell == cell) else {
        return Reply::private(text::empty_square(view, cell));
    };
    let name = view.mesh.name(cell);
    let mut found = deeds(&live.game, man.seat);
    found.retain(|deed| deed.legal.from.eq_ignore_ascii_case(name));
    if found.is_empty() {
        return Reply::private(text::no_targets(&live.game, view, cell));
    }
    let target = |deed: &Deed| Target::of(view.mesh, &deed.legal, deed.takes);
    let targets: Vec<_> = found.iter().filter_map(target).collect();
    let look = Look { theme, from: seen_from(live, who) };
    let picture = picture::png_targets(&showing, look, cell, &targets);
    with_picture(text::targets(view, cell, &found), picture)
}

/// A player sees private pictures from the own side.
fn seen_from(live: &Live, who: &PersonId) -> Seat {
    live.seat_of(who).unwrap_or(Seat::First)
}

//! Answers to those who look before they move: previews and targets.

use lasermate_domain::command::mark::{MOVE, PREVIEW, says};
use lasermate_domain::escape::escape_text;
use lasermate_domain::sessions::session::Session;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::game::Played;
use lasermate_engine::view::View;

use super::announce::previewed;
use super::beam::piece_name;
use super::{beam_line, how_it_ended, players_line};
use crate::move_preview::{MovePreview, TRIED};

/// What stands over a board: the game's code, what it is and who plays.
pub fn board_head(live: &Session) -> String {
    format!("`{}` {}: {}", live.id, live.setup.preset().title, players_line(live))
}

/// What stands over a picture of how it would be.
pub fn preview_title(san: &str) -> String {
    format!("PREVIEW of {san}")
}

/// Only moves can be previewed.
pub const PREVIEW_MOVES_ONLY: &str = says!("Preview a move or a lifeline, for example `", PREVIEW, " e2e4`.");

/// Nobody is asked for a move.
pub fn no_preview_now(live: &Session) -> String {
    match how_it_ended(live) {
        Some(end) => format!("The game is over ({end}), so there is no move to preview."),
        None => "There is no move to preview now.".to_owned(),
    }
}

/// What a previewed move would do, with both beams as they would run.
pub fn preview(game: &AnyGame, played: &Played) -> String {
    let view = game.view();
    let mut text = previewed(game, played);
    for beam in &view.beams {
        let line = beam_line(&view, beam);
        if !text.contains(&line.replacen("'s beam ", "'s beam now ", 1)) {
            text += &format!("\n{line}.");
        }
    }
    text
}

/// No cell is called so.
pub fn no_such_square(view: &View, typed: &str) -> String {
    const SHOWN: usize = 10;
    let first = view.mesh.cells().next().map_or("", |cell| view.mesh.name(cell));
    let last = view.mesh.cells().last().map_or("", |cell| view.mesh.name(cell));
    format!(
        "There is no square {} on this board. Its squares go from {first} to {last}.",
        escape_text(typed, SHOWN)
    )
}

pub fn empty_square(view: &View, cell: Cell) -> String {
    if view.mesh.may_hold_pieces(cell) {
        format!("{} is empty.", view.mesh.name(cell))
    } else {
        format!("{} is part of the frame: only beams run there.", view.mesh.name(cell))
    }
}

/// The piece there has no move, or is not asked for one.
pub fn no_targets(game: &AnyGame, view: &View, cell: Cell) -> String {
    let name = view.mesh.name(cell);
    let piece = piece_name(view, cell).unwrap_or_default();
    let seat = view.pieces.iter().find(|piece| piece.cell == cell).map(|piece| piece.seat);
    let cooling = view.clock.as_ref().and_then(|clock| {
        let piece = clock.cooling.iter().find(|piece| piece.cell == cell)?;
        Some(piece.ready_at.saturating_sub(clock.now))
    });
    if let Some(left) = cooling {
        return format!("The {piece} on {name} is ready in {}.", super::time::span(left));
    }
    match game.to_act().mover().filter(|_| view.clock.is_none()) {
        Some(mover) if Some(mover) != seat => {
            format!("The {piece} on {name} can't move now: it is {}'s turn.", game.side(mover).title())
        }
        Some(_) => format!("The {piece} on {name} has no legal move."),
        None => format!("The {piece} on {name} can't move now."),
    }
}

/// The moves of a piece, each with what it does.
pub fn targets(view: &View, cell: Cell, deeds: &[MovePreview]) -> String {
    /// The most moves that are listed; completion shows the others.
    const LISTED: usize = 40;
    let piece = piece_name(view, cell).unwrap_or_default();
    let count = match deeds.len() {
        1 => "1 move".to_owned(),
        count if count >= TRIED => format!("at least {count} moves"),
        count => format!("{count} moves"),
    };
    let stacked = view.pieces.iter().filter(|piece| piece.cell == cell).count() > 1;
    let name = view.mesh.name(cell);
    let mut text = if stacked {
        format!("The pieces on {name} have {count}:")
    } else {
        format!("The {piece} on {name} has {count}:")
    };
    for deed in deeds.iter().take(LISTED) {
        text += &format!("\n- `{}`", deed.legal.exact);
        if !deed.does.is_empty() {
            text += &format!(" {}", deed.does);
        }
    }
    if deeds.len() > LISTED {
        text += &format!("\n- … and {} more. `{MOVE}` shows them all", deeds.len() - LISTED);
    }
    text
}

/// Where else a piece could have gone, once it had gone in.
pub fn other_exits(white: &str, exits: &[String]) -> String {
    format!("From {white} it could also go to {}.", exits.join(", "))
}

//! Answers to those who look before they move: previews and targets.

use lasermate_domain::escape::escape_text;
use lasermate_domain::tables::table::Table;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::game::Played;
use lasermate_engine::view::View;

use super::announce::previewed;
use super::beam::{beam_now, piece_name};
use super::names::side;
use super::time::span;
use super::wording::sentence;
use super::{beam_line, games, how_it_ended, players_line};
use crate::move_preview::{MovePreview, TRIED};
use crate::say::preview;
pub use crate::say::preview::{MOVES_ONLY as PREVIEW_MOVES_ONLY, title as preview_title};

/// What stands over a board: the game's code, what it is and who plays.
pub fn board_head(table: &Table) -> String {
    preview::head(table.id.to_string(), games::title(table.setup.preset()), players_line(table))
}

/// Nobody is asked for a move.
pub fn no_preview_now(table: &Table) -> String {
    how_it_ended(table).map_or_else(|| preview::NOTHING_NOW.to_owned(), preview::game_is_over)
}

/// What a previewed move would do, with both beams as they would run.
pub fn preview(game: &AnyGame, played: &Played) -> String {
    let view = game.view();
    let mut text = previewed(game, played);
    for beam in &view.beams {
        if !text.contains(&beam_now(&view, beam)) {
            text += &format!("\n{}", sentence(beam_line(&view, beam)));
        }
    }
    text
}

/// No cell is called so.
pub fn no_such_square(view: &View, typed: &str) -> String {
    const SHOWN: usize = 10;
    let first = view.mesh.cells().next().map_or("", |cell| view.mesh.name(cell));
    let last = view.mesh.cells().last().map_or("", |cell| view.mesh.name(cell));
    preview::no_square(escape_text(typed, SHOWN), first, last)
}

pub fn empty_square(view: &View, cell: Cell) -> String {
    let name = view.mesh.name(cell);
    if view.mesh.may_hold_pieces(cell) { preview::is_empty(name) } else { preview::is_frame(name) }
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
        return preview::is_cooling(piece, name, span(left));
    }
    match game.to_act().mover().filter(|_| view.clock.is_none()) {
        Some(mover) if Some(mover) != seat => preview::not_its_turn(piece, name, side(game.side(mover))),
        Some(_) => preview::no_legal_move(piece, name),
        None => preview::can_not_move(piece, name),
    }
}

/// The moves of a piece, each with what it does.
pub fn targets(view: &View, cell: Cell, deeds: &[MovePreview]) -> String {
    /// The most moves that are listed; completion shows the others.
    const LISTED: usize = 40;
    let piece = piece_name(view, cell).unwrap_or_default();
    let stacked = view.pieces.iter().filter(|piece| piece.cell == cell).count() > 1;
    let (name, count) = (view.mesh.name(cell), deeds.len());
    let mut text = match (stacked, count >= TRIED) {
        (false, false) => preview::piece_has(piece, name, count),
        (false, true) => preview::piece_has_at_least(piece, name, count),
        (true, false) => preview::pieces_have(name, count),
        (true, true) => preview::pieces_have_at_least(name, count),
    };
    for deed in deeds.iter().take(LISTED) {
        text += &format!("\n- `{}`", deed.legal.exact);
        if !deed.does.is_empty() {
            text += &format!(" {}", deed.does);
        }
    }
    if deeds.len() > LISTED {
        text += &format!("\n{}", preview::more_moves(deeds.len() - LISTED));
    }
    text
}

/// Where else a piece could have gone, once it had gone in.
pub fn other_exits(white: &str, exits: &[String]) -> String {
    preview::could_also_go(white, exits.join(", "))
}

//! A position that is put up, as a board that people point at: what can be put, moved and taken off, as the words of `/setup`.

use lasermate_engine::notation::PositionError;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::seat::Seat;
use lasermate_engine::view::View;
use lasermate_render::RenderError;
use thiserror::Error;

use super::draft::PositionDraft;
use super::live_board::{LiveBoard, Move, MovePart, geometry, open_cells, pieces};
use super::text::names;
use crate::say;

/// Why a position cannot be put up by pointing.
#[derive(Debug, Error)]
pub enum DraftBoardError {
    /// Its game has no start position to take the board from.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The board cannot be drawn.
    #[error(transparent)]
    Drawing(#[from] RenderError),
}

/// What can be done with a position that is put up; `None` in games whose positions are put up by their text alone.
///
/// The moves are what is typed after `/setup`: a piece on the board goes to any cell, one of the tray too, and of the
/// rest each is done at once.
///
/// # Errors
/// The board cannot be shown.
pub fn draft_board(draft: &PositionDraft) -> Result<Option<LiveBoard>, DraftBoardError> {
    if !draft.is_by_piece() {
        return Ok(None);
    }
    let showing = draft.snapshot("")?;
    let geometry = geometry(&showing, Seat::First)?;
    let view = &showing.view;
    let cells = open_cells(view, &geometry);
    let names: Vec<&str> = cells.keys().copied().collect();
    let stands = pieces(view);
    let mut moves: Vec<MovePart> = stands.iter().map(|(cell, words)| on_board(cell, words, &names)).collect();
    moves.extend(tray(draft, view, &names));
    for side in draft.setup.sides() {
        moves.push(at_once(say::draft_board::to_play(names::side(*side)), format!("turn {}", side.name())));
    }
    moves.push(at_once(say::draft_board::CLEAR.to_owned(), "clear".to_owned()));
    let (size, more, cooling) = (geometry.size(), false, Vec::new());
    Ok(Some(LiveBoard { game: 0, version: 0, size, cells, pieces: stands, moves, more, now: 0, cooling }))
}

/// What can be done with what stands on a cell.
fn on_board(cell: &str, words: &str, names: &[&str]) -> MovePart {
    let others = names.iter().filter(|name| **name != cell);
    let next = others.map(|to| to_cell(to, format!("move {cell} {to}"))).collect();
    MovePart {
        cell: Some(cell.to_owned()),
        words: format!("{cell}, {words}"),
        meets: None,
        becomes: None,
        ends: None,
        next,
    }
}

/// The pieces that the game knows, of all sides, each for any cell.
fn tray(draft: &PositionDraft, view: &View, names: &[&str]) -> Vec<MovePart> {
    let middle = names.get(names.len() / 2).copied().unwrap_or_default();
    let seats = Seat::ALL.into_iter().take(view.sides.len());
    let pieces = seats.flat_map(|seat| Kind::ALL.into_iter().map(move |kind| Piece { kind, seat }));
    let known = pieces.filter_map(|piece| {
        let letter = (view.letter)(piece.kind);
        // A letter may belong to another kind of the same game.
        let first = Kind::ALL.into_iter().find(|kind| (view.letter)(*kind).eq_ignore_ascii_case(&letter));
        let written = draft.piece(letter, piece.seat)?;
        let takes = first == Some(piece.kind) && draft.put(&format!("{written}{middle}")).is_ok();
        let side = names::side(*view.sides.get(piece.seat.index())?);
        takes.then(|| MovePart {
            cell: None,
            words: say::names::piece(side, names::piece(piece.kind)),
            meets: None,
            becomes: None,
            ends: None,
            next: names.iter().map(|to| to_cell(to, format!("put {written}{to}"))).collect(),
        })
    });
    known.collect()
}

fn to_cell(to: &str, exact: String) -> MovePart {
    let ends = Move { exact, san: to.to_owned(), to: to.to_owned(), later: false, asks: None, breaks: None };
    MovePart {
        cell: Some(to.to_owned()),
        words: to.to_owned(),
        meets: None,
        becomes: None,
        ends: Some(ends),
        next: Vec::new(),
    }
}

fn at_once(words: String, exact: String) -> MovePart {
    let ends = Move { exact, san: words.clone(), to: String::new(), later: false, asks: None, breaks: None };
    MovePart { cell: None, words, meets: None, becomes: None, ends: Some(ends), next: Vec::new() }
}

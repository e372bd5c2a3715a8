//! What stands beside the boards of a game.

use lasermate_engine::piece::Kind;

use super::names::{piece, side};
use super::wording::listed;
use crate::overview::{Overview, numbered};
use crate::say;

/// So many pieces of a kind: `queen`, `2 pawns`.
pub fn counted(count: usize, kind: Kind) -> String {
    say::overview::lost(piece(kind), count)
}

/// How far a game has come: its last move, and who is to move or how it ended.
pub fn in_lines(overview: &Overview) -> Vec<String> {
    let last = overview.moves.len().checked_sub(1).and_then(|index| {
        let line = overview.moves.get(index)?;
        Some(format!("{} {}", numbered(&overview.moves, index), line.san))
    });
    let movers = overview.players.iter().filter(|player| player.asked);
    let movers: Vec<_> = movers.map(|player| side(player.side).to_owned()).collect();
    let next = match (&overview.result, movers.as_slice()) {
        (Some(result), _) => Some(result.clone()),
        (None, []) => None,
        (None, movers) => Some(say::overview::to_move(listed(movers))),
    };
    last.into_iter().chain(next).collect()
}

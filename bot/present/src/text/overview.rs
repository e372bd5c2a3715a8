//! What stands beside the boards of a game.

use lasermate_engine::piece::Kind;

use crate::overview::{Overview, numbered};

/// So many pieces of a kind: `queen`, `2 pawns`.
pub fn counted(count: usize, kind: Kind) -> String {
    match count {
        1 => kind.name().to_owned(),
        _ => format!("{count} {}", kind.plural()),
    }
}

/// How far a game has come: its last move, and who is to move or how it ended.
pub fn in_lines(overview: &Overview) -> Vec<String> {
    let last = overview.moves.len().checked_sub(1).and_then(|index| {
        let line = overview.moves.get(index)?;
        Some(format!("{} {}", numbered(&overview.moves, index), line.san))
    });
    let movers: Vec<_> =
        overview.players.iter().filter(|player| player.asked).map(|player| player.side).collect();
    let next = match (&overview.result, movers.as_slice()) {
        (Some(result), _) => result.clone(),
        (None, []) => String::new(),
        (None, movers) => format!("{} to move", movers.join(" and ")),
    };
    last.into_iter().chain(Some(next).filter(|next| !next.is_empty())).collect()
}

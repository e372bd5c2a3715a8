//! What stands beside the boards of a game.

use lasermate_engine::piece::Kind;

/// So many pieces of a kind: `queen`, `2 pawns`.
pub fn counted(count: usize, kind: Kind) -> String {
    match count {
        1 => kind.name().to_owned(),
        _ => format!("{count} {}", kind.plural()),
    }
}

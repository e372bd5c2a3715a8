//! What stands beside the boards of a game.

use lasermate_engine::piece::Kind;

use crate::snapshot::PactShown;

/// So many pieces of a kind: `queen`, `2 pawns`.
pub fn counted(count: usize, kind: Kind) -> String {
    match count {
        1 => kind.name().to_owned(),
        _ => format!("{count} {}", kind.plural()),
    }
}

/// A pact: `Pact 2, White and Red: peace`.
pub fn pact(pact: &PactShown) -> String {
    let broken = if pact.broken { " (broken)" } else { "" };
    format!("Pact {}, {}: {}{broken}", pact.number, pact.between, pact.words)
}

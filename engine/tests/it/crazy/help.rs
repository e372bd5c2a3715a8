//! Words of the tests of Crazy chess.

use lasermate_engine::any::AnyGame;
use lasermate_engine::outcome::EndKind;

/// A table with options, at a position or the start.
pub fn table(options: &str, position: &str) -> AnyGame {
    crate::play::table(&format!("crazy {options}"), position)
}

pub fn crazy(position: &str) -> AnyGame {
    table("", position)
}

/// The exact texts of the legal moves of the side that is asked, those from one place or all.
pub fn legal(game: &AnyGame, from: &str) -> Vec<String> {
    let seat = game.to_act().mover().expect("somebody is to move");
    let all = game.legal(seat).into_iter().map(|legal| legal.exact);
    all.filter(|exact| exact.starts_with(from)).collect()
}

pub fn end(game: &AnyGame) -> Option<EndKind> {
    game.outcome().map(|outcome| outcome.kind)
}

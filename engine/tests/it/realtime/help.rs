//! What the tests of realtime chess share: games by their options, moves at their milliseconds.
#![allow(clippy::expect_used, reason = "each test uses its part, and stops where its data are wrong")]

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::outcome::EndKind;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_engine::variants::realtime::ClockReason;

pub const WHITE: Seat = Seat::First;
pub const BLACK: Seat = Seat::Second;
/// Nothing cools at the start.
pub const START: &str = "initial=zero black_extra_tu=off";

/// A game of realtime chess with options, from its start or a position.
pub fn table(options: &str, position: Option<&str>) -> AnyGame {
    let mut setup = Setup::parse("realtime", options.split_whitespace()).expect("the options exist");
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup).expect("the position is sound")
}

/// A game with the usual options from a position.
pub fn at(position: &str) -> AnyGame {
    table("", Some(position))
}

/// Plays a move at a time: the reason where it is refused.
pub fn play(game: &mut AnyGame, ms: u64, seat: Seat, mv: &str) -> Result<(), Reason> {
    game.try_text(seat, mv, ms).map(|_| ()).map_err(|refusal| refusal.reason)
}

/// Why the clock alone refuses a move; `None` where it does not.
pub fn clock_reason(result: Result<(), Reason>) -> Option<ClockReason> {
    result.err()?.own()
}

/// Plays words such as `1000:w:e2e4`, none of which is refused.
pub fn plays(game: &mut AnyGame, moves: &str) {
    for word in moves.split_whitespace() {
        let parts: Vec<&str> = word.split(':').collect();
        let [ms, side, mv] = parts[..] else { panic!("{word} is no word") };
        let seat = if side == "w" { WHITE } else { BLACK };
        play(game, ms.parse().expect("a time"), seat, mv).unwrap_or_else(|reason| panic!("{word}: {reason}"));
    }
}

/// Where the pieces stand.
pub fn board(game: &AnyGame) -> String {
    game.position().split(' ').next().unwrap_or_default().to_owned()
}

/// A cell by its name.
pub fn cell(name: &str) -> Cell {
    Mesh::eight().cell_named(name).expect("a cell")
}

/// When the piece on a cell is ready; 0 where it does not cool.
pub fn ready(game: &AnyGame, name: &str) -> u64 {
    let clock = game.view().clock.expect("there is a clock");
    clock.cooling.iter().find(|cooling| cooling.cell == cell(name)).map_or(0, |cooling| cooling.ready_at)
}

/// How the game has ended.
pub fn ended(game: &AnyGame) -> Option<EndKind> {
    game.outcome().map(|outcome| outcome.kind)
}

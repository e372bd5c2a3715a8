//! Words of the tests of Crazy chess.

pub use crate::play::play;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

/// A table with options, at a position or the start.
pub fn table(options: &str, position: &str) -> AnyGame {
    let mut setup = Setup::parse("crazy", options.split_whitespace()).expect("the options exist");
    setup.position = Some(position.to_owned()).filter(|text| !text.is_empty());
    AnyGame::new(&setup).unwrap_or_else(|error| panic!("{position}: {error}"))
}

pub fn crazy(position: &str) -> AnyGame {
    table("", position)
}

/// The position after a move, or the reason against it.
pub fn after(position: &str, mv: &str) -> String {
    let mut game = crazy(position);
    play(&mut game, mv).unwrap_or_else(|reason| panic!("{mv} in {position}: {reason}"));
    game.position()
}

/// The board field after a move.
pub fn board(position: &str, mv: &str) -> String {
    after(position, mv).split(' ').next().unwrap_or_default().to_owned()
}

/// The exact texts of the legal moves of the side that is asked, those from one place or all.
pub fn legal(game: &AnyGame, from: &str) -> Vec<String> {
    let seat = game.to_act().mover().expect("somebody is to move");
    let all = game.legal(seat).into_iter().map(|legal| legal.exact);
    all.filter(|exact| exact.starts_with(from)).collect()
}

pub fn is_legal(position: &str, mv: &str) -> bool {
    let game = crazy(position);
    legal(&game, "").iter().any(|exact| exact == mv)
}

pub fn reason(position: &str, mv: &str) -> Reason {
    play(&mut crazy(position), mv).expect_err("not legal")
}

pub fn end(game: &AnyGame) -> Option<EndKind> {
    game.outcome().map(|outcome| outcome.kind)
}

pub fn winners(game: &AnyGame) -> Vec<Seat> {
    game.outcome().map(|outcome| outcome.winners().collect()).unwrap_or_default()
}

/// How often an effect of a sort happened with the last action.
pub fn count(game: &AnyGame, sort: impl Fn(&Effect) -> bool) -> usize {
    game.effects().iter().filter(|effect| sort(effect)).count()
}

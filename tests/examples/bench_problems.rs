//! How many positions and how long each composer's problem takes: `cargo run --release -p lasermate-tests --example bench_problems`.
//!
//! Beside the helpmates stands how long it takes to try every move with cozy-chess, another team's fast generator, which must find
//! as many solutions.

use std::error::Error;
use std::io::{self, Write};
use std::time::Instant;

use cozy_chess::Board;
use lasermate_engine::any::AnyGame;
use lasermate_engine::problems::{Aim, Budget, Play, Stipulation};
use lasermate_engine::variants::Setup;

const PROBLEMS: &str = include_str!("../../engine/tests/data/problems/chess.problems");

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "| problem | whose | solutions | positions | seconds | M positions/s | every move by cozy-chess, s |"
    )?;
    writeln!(out, "| --- | --- | --- | --- | --- | --- | --- |")?;
    for line in PROBLEMS.lines().filter(|line| line.contains(" | ") && !line.starts_with("# ")) {
        let columns: Vec<_> = line.split(" | ").collect();
        let [asked, position, _, whose] = columns[..] else { continue };
        let (from, to) = position.split_once(" to ").map_or((position, None), |(from, to)| (from, Some(to)));
        let at = |text: &str| -> Result<AnyGame, Box<dyn Error>> {
            let mut setup = Setup::parse("chess", [])?;
            setup.position = (text != "start").then(|| text.to_owned());
            Ok(AnyGame::new(&setup)?)
        };
        let (game, target) = (at(from)?, to.map(at).transpose()?);
        let begun = Instant::now();
        let stipulation = Stipulation::parse(asked)?;
        let found = game.solve(stipulation, target.as_ref(), Budget::positions(u64::MAX))?;
        let seconds = begun.elapsed().as_secs_f64();
        let positions = u32::try_from(found.positions)?;
        let rate = f64::from(positions) / seconds.max(1e-9) / 1e6;
        let beside = if stipulation.play == Play::Help && stipulation.aim == Aim::Mate {
            let board = Board::from_fen(from, false).map_err(|error| format!("{from}: {error:?}"))?;
            let begun = Instant::now();
            let count = usize::try_from(mates(&board, stipulation.halves))?;
            assert_eq!(count, found.count(), "{asked} of {whose}");
            format!("{:.3}", begun.elapsed().as_secs_f64())
        } else {
            "-".to_owned()
        };
        let count = found.count();
        writeln!(out, "| {asked} | {whose} | {count} | {positions} | {seconds:.3} | {rate:.1} | {beside} |")?;
    }
    Ok(())
}

/// How many lines of so many half-moves end with a mate by whoever moves last.
fn mates(board: &Board, left: u16) -> u64 {
    if left == 0 {
        return u64::from(!board.checkers().is_empty() && !board.generate_moves(|_| true));
    }
    let mut count = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut after = board.clone();
            after.play_unchecked(mv);
            count += mates(&after, left - 1);
        }
        false
    });
    count
}

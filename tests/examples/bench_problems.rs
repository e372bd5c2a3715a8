//! How many positions and how long each composer's problem takes: `cargo run --release -p lasermate-tests --example bench_problems`.

use std::error::Error;
use std::time::Instant;

use lasermate_engine::any::AnyGame;
use lasermate_engine::problems::{Budget, Stipulation};
use lasermate_engine::variants::Setup;

const PROBLEMS: &str = include_str!("../../engine/tests/data/problems/chess.problems");

fn main() -> Result<(), Box<dyn Error>> {
    println!("| problem | whose | solutions | positions | seconds | M positions/s |");
    println!("| --- | --- | --- | --- | --- | --- |");
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
        let found = game.solve(Stipulation::parse(asked)?, target.as_ref(), Budget::positions(u64::MAX))?;
        let seconds = begun.elapsed().as_secs_f64();
        let positions = u32::try_from(found.positions)?;
        let rate = f64::from(positions) / seconds.max(1e-9) / 1e6;
        println!("| {asked} | {whose} | {} | {positions} | {seconds:.3} | {rate:.1} |", found.count());
    }
    Ok(())
}

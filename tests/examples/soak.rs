//! Games of all kinds, played by people and computers over the HTTP interface of the real program, which is killed,
//! stopped, told another time and left without disk space meanwhile; see `lasermate_tests::soak` for what must be true.
//!
//!     cargo run --package lasermate-tests --example soak -- --kills 1000 --games 24 --minutes 120 --seed 7
//!
//! stops at whichever bound comes first, tells its progress each minute and prints a table at the end; the status is 1
//! where anything was wrong. `LASERMATE_BIN` names another program.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use lasermate_tests::soak::{self, Bounds};

fn main() -> io::Result<ExitCode> {
    let given = |name: &str, usual: u64| {
        let mut words = std::env::args().skip_while(|word| word != name).skip(1);
        words
            .next()
            .map_or(Ok(usual), |word| word.parse().map_err(|_| io::Error::other(format!("{name} {word}"))))
    };
    let bounds = Bounds {
        kills: given("--kills", 100)?,
        time: Duration::from_secs(60 * given("--minutes", 10)?),
        games: usize::try_from(given("--games", 24)?).unwrap_or(24),
        round: given("--round", 150)?,
        seed: given("--seed", 1)?,
    };
    writeln!(io::stdout(), "seed {}", bounds.seed)?;
    let counts = soak::run(&bounds, &mut |line| {
        // Where nobody reads, nobody is told.
        let _ = writeln!(io::stdout(), "{line}");
    });
    write!(io::stdout(), "{counts}")?;
    writeln!(io::stdout(), "seed {}", bounds.seed)?;
    Ok(if counts.violations == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

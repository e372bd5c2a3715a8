//! `lasermate solve`: a problem in a position, with every key or line that solves it.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use lasermate_engine::any::AnyGame;
use lasermate_engine::problems::{Branch, Budget, Dual, Ply, Solution, Stipulation};
use lasermate_present::saying::in_english;
use lasermate_present::text::problem;
use serde::Serialize;

use super::Fault;
use super::opening::{GameOpening, MoveWords};

/// Finds everything that solves a problem: mates, helpmates, selfmates, lasermates, series and games to a position.
#[derive(Debug, Args)]
pub struct Solve {
    #[command(flatten)]
    opening: GameOpening,
    /// What is asked: #2, s#2, h#2.5, ser-#3, ser-h#3, lm2, slm2, hlm2.5, ser-lm3 or pg4.0
    #[arg(allow_hyphen_values = true)]
    stipulation: String,
    #[command(flatten)]
    moves: MoveWords,
    /// The position that a game (pg) is to reach
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    target: Option<String>,
    /// Try fewer moves first, and stop at the shortest solutions
    #[arg(long)]
    shortest: bool,
    /// How many positions may be made
    #[arg(long, default_value_t = 10_000_000_000)]
    positions: u64,
    /// How many lines to list
    #[arg(long, default_value_t = 1_000)]
    most: usize,
    /// How many megabytes of positions are remembered
    #[arg(long, default_value_t = 64)]
    hash: usize,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Solve {
    pub(super) fn run(&self, out: &mut impl Write) -> io::Result<ExitCode> {
        match self.solved() {
            Ok((game, found, seconds)) if self.json => {
                let model = SolveModel::of(&self.opening.game, &game, &found, seconds);
                serde_json::to_writer(&mut *out, &model)?;
                writeln!(out)?;
                Ok(ExitCode::SUCCESS)
            }
            Ok((game, found, seconds)) => {
                writeln!(out, "{}  {}", found.stipulation, game.position())?;
                for line in problem::lines(&found).into_iter().chain(problem::duals(&found)) {
                    writeln!(out, "{}", in_english(&line))?;
                }
                writeln!(out, "{}", in_english(&problem::summary(&found)))?;
                writeln!(out, "positions {}", found.positions)?;
                writeln!(out, "time {seconds:.6} s")?;
                Ok(ExitCode::SUCCESS)
            }
            Err(fault) => fault.report(self.json, out),
        }
    }

    fn solved(&self) -> Result<(AnyGame, Solution, f64), Fault> {
        let asked = Stipulation::parse(&self.stipulation)
            .map_err(|error| Fault::of_problem(&self.stipulation, &error.to_string()))?;
        let opened = self.opening.play(&self.moves)?;
        let mut setup = opened.setup;
        setup.position.clone_from(&self.target);
        let target = self
            .target
            .as_ref()
            .map(|text| AnyGame::new(&setup).map_err(|error| Fault::of_position(text, &error)));
        let target = target.transpose()?;
        let budget = Budget {
            solutions: self.most,
            megabytes: self.hash,
            shortest: self.shortest,
            ..Budget::positions(self.positions)
        };
        let begun = Instant::now();
        let found = opened.game.solve(asked, target.as_ref(), budget);
        let seconds = begun.elapsed().as_secs_f64();
        let found = found.map_err(|error| Fault::of_problem(&self.stipulation, &error.to_string()))?;
        Ok((opened.game, found, seconds))
    }
}

/// The object that `solve --json` prints.
#[derive(Debug, Serialize)]
struct SolveModel {
    game: String,
    position: String,
    /// What was solved: shorter than what was asked for where fewer moves do.
    stipulation: String,
    /// The keys with all that follows them; none where lines are asked for.
    keys: Vec<SolveNode>,
    /// The lines; none where keys are asked for.
    lines: Vec<Vec<SolveStep>>,
    duals: Vec<Parting>,
    /// Whether it is solved in just one way, without duals.
    sound: bool,
    complete: bool,
    /// Whether there is more than is listed.
    cut: bool,
    positions: u64,
    seconds: f64,
}

#[derive(Debug, Serialize)]
struct SolveStep {
    side: &'static str,
    #[serde(rename = "move")]
    exact: String,
    text: String,
}

/// An action and what may follow it.
#[derive(Debug, Serialize)]
struct SolveNode {
    #[serde(flatten)]
    step: SolveStep,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    then: Vec<SolveNode>,
}

/// Where several actions do what one should do.
#[derive(Debug, Serialize)]
struct Parting {
    after: Vec<SolveStep>,
    moves: Vec<SolveStep>,
}

impl SolveModel {
    fn of(preset: &str, game: &AnyGame, found: &Solution, seconds: f64) -> Self {
        let steps = |plies: &[Ply]| plies.iter().map(|ply| step(game, ply)).collect::<Vec<_>>();
        let parting = |dual: &Dual| Parting { after: steps(&dual.after), moves: steps(&dual.moves) };
        Self {
            game: preset.to_owned(),
            position: game.position(),
            stipulation: found.stipulation.to_string(),
            keys: found.keys.iter().map(|key| node(game, key)).collect(),
            lines: found.lines.iter().map(|line| steps(line)).collect(),
            duals: found.duals.iter().map(parting).collect(),
            sound: found.is_sound(),
            complete: found.complete,
            cut: found.cut,
            positions: found.positions,
            seconds,
        }
    }
}

fn step(game: &AnyGame, ply: &Ply) -> SolveStep {
    SolveStep { side: game.side(ply.seat).name(), exact: ply.exact.clone(), text: ply.san.clone() }
}

fn node(game: &AnyGame, branch: &Branch) -> SolveNode {
    SolveNode {
        step: step(game, &branch.ply),
        then: branch.next.iter().map(|next| node(game, next)).collect(),
    }
}

//! `lasermate mine`: puzzles out of games that the computer plays against itself, each proved before it is written, and the
//! packed collection of those that come with the program.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use lasermate_domain::puzzles::{packed, unpacked};
use lasermate_engine::any::AnyGame;
use lasermate_engine::mix;
use lasermate_engine::piece::Kind;
use lasermate_engine::search::TranspositionTable;
use lasermate_engine::study::{Puzzle, PuzzleSearch as Searched, Task, Theme, read_puzzles};
use lasermate_engine::variants::Setup;
use lasermate_present::draft::PositionDraft;
use lasermate_present::text::counted;
use lasermate_service::atomic_file;

use super::fault::{Fault, REFUSED};
use super::opening::GameOpening;

/// Plays games against itself and writes the puzzles that come up in them to standard output, or adds them to a packed
/// collection, and how it goes to standard error. The same seed finds the same puzzles.
#[derive(Debug, Args)]
pub struct MineCommand {
    #[command(flatten)]
    opening: GameOpening,
    /// How many games to play
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The longest task, in moves of the solver
    #[arg(long, default_value_t = 2)]
    moves: u8,
    /// Only this theme: lasermate, mate, wormhole, shot, chain, denial, king, pact or ready
    #[arg(long)]
    theme: Option<String>,
    /// Only tasks of at least this many moves
    #[arg(long, default_value_t = 1)]
    least: u8,
    /// Stop when this many of each task are found
    #[arg(long, default_value_t = 10)]
    each: usize,
    /// Look for longer tasks than this only where the search has seen the end
    #[arg(long, default_value_t = 2)]
    deep: u8,
    /// How many positions are searched for a move
    #[arg(long, default_value_t = 1_500)]
    nodes: u64,
    /// How many positions are searched for a proof
    #[arg(long, default_value_t = 400_000)]
    most: u64,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Remove this many random pieces, but no kings, before each game: mates come sooner and proofs are shorter
    #[arg(long, default_value_t = 0)]
    without: usize,
    /// Add what is found to this packed collection; each puzzle is proved again, and near duplicates are left out
    #[arg(long)]
    into: Option<PathBuf>,
    /// Add the puzzles of this text file instead of playing
    #[arg(long, requires = "into")]
    from: Option<PathBuf>,
}

/// Bytes of the search's table.
const MEMORY: usize = 1 << 22;

impl MineCommand {
    pub(super) fn run(&self, out: &mut impl Write) -> io::Result<ExitCode> {
        if let Some(into) = &self.into
            && let Err(error) = atomic_file::may_replace(into).and_then(|()| collection(into))
        {
            let reason = format!("nothing can be added to this file: {error}");
            return Fault::of_argument(&into.display().to_string(), &reason).report(false, out);
        }
        let mut memory = TranspositionTable::new(MEMORY);
        if let (Some(from), Some(into)) = (&self.from, &self.into) {
            let read = |(number, error)| wrong(format!("puzzle {number}: {error}"));
            let found = match fs::read_to_string(from).and_then(|text| read_puzzles(&text).map_err(read)) {
                Ok(found) => found,
                Err(error) => {
                    let from = from.display().to_string();
                    return Fault::of_argument(&from, &error.to_string()).report(false, out);
                }
            };
            add(into, found, &mut memory)?;
            return Ok(ExitCode::SUCCESS);
        }
        let setup = match self.opening.open() {
            Ok(opened) => opened.setup,
            Err(fault) => return fault.report(false, out),
        };
        let mut tasks = Theme::tasks(&setup, self.moves);
        tasks.retain(|task| {
            task.moves >= self.least && self.theme.as_ref().is_none_or(|theme| theme == task.theme.word())
        });
        if tasks.is_empty() {
            let themes: Vec<_> = Theme::tasks(&setup, 1).iter().map(|task| task.theme.word()).collect();
            let themes = themes.join(", ");
            writeln!(io::stderr(), "lasermate: nothing to look for. The themes of this game: {themes}")?;
            return Ok(ExitCode::from(REFUSED));
        }
        let Self { deep, nodes, most, seed, .. } = *self;
        let mut found: Vec<(Task, usize)> = tasks.iter().map(|task| (*task, 0)).collect();
        let mut kept = Vec::new();
        for number in 0..self.games {
            if found.iter().all(|(_, count)| *count >= self.each) {
                break;
            }
            let Some(setup) = self.thinned(&setup, number) else { continue };
            let mine = Searched { setup: &setup, tasks: &tasks, deep, nodes, most, seed };
            for one in mine.game(number, &mut memory) {
                let task = one.puzzle.task;
                let Some((_, count)) = found.iter_mut().find(|(known, _)| *known == task) else { continue };
                if *count >= self.each {
                    continue;
                }
                *count += 1;
                let puzzle = one.puzzle.rated(&mut memory);
                if self.into.is_some() {
                    kept.push(puzzle);
                    continue;
                }
                let game = setup.preset().name;
                writeln!(out, "# {game} game {number} of seed {seed}, after {} actions", one.after)?;
                writeln!(out, "{puzzle}")?;
                out.flush()?;
            }
            let counts: Vec<_> = found.iter().map(|(task, count)| format!("{task}: {count}")).collect();
            writeln!(io::stderr(), "{} of {} games; {}", number + 1, self.games, counts.join(", "))?;
        }
        if let Some(into) = &self.into {
            add(into, kept, &mut memory)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The table of a game by its number, without the pieces that are taken off first; `None` where nobody can begin without them.
    fn thinned(&self, setup: &Setup, number: u64) -> Option<Setup> {
        if self.without == 0 {
            return Some(setup.clone());
        }
        let game = AnyGame::new(setup).ok()?;
        let (view, text) = (game.view(), game.position());
        let mut whole = setup.clone();
        whole.position = None;
        let start = PositionDraft { setup: whole, text };
        let pieces = view.pieces.iter().filter(|piece| piece.kind != Kind::King);
        let mut cells: Vec<&str> = pieces.map(|piece| view.mesh.name(piece.cell)).collect();
        let by_chance = |cell: &str| {
            let bytes = cell.bytes().map(u64::from);
            bytes.chain([self.seed, number]).fold(mix::GOLDEN, mix::folded)
        };
        cells.sort_by_key(|cell| by_chance(cell));
        cells.truncate(self.without);
        let thinned = start.remove(&cells.join(" ")).ok()?;
        thinned.game().ok().map(|_| thinned.set_up())
    }
}

/// A packed collection: its text, and the puzzles in it; empty where there is none.
fn collection(file: &Path) -> io::Result<(String, Vec<Puzzle>)> {
    let text = if file.exists() { unpacked(&fs::read(file)?)? } else { String::new() };
    let all = read_puzzles(&text)
        .map_err(|(number, error)| wrong(format!("puzzle {number} of the collection: {error}")))?;
    Ok((text, all))
}

/// Adds puzzles at the end of a packed collection, which is made if it is not there. A puzzle's number is its place, so nothing is
/// changed or left out of what is there.
fn add(into: &Path, found: Vec<Puzzle>, memory: &mut TranspositionTable) -> io::Result<()> {
    let (mut text, mut all) = collection(into)?;
    let (before, count) = (all.len(), found.len());
    let mut out = io::stderr();
    for (place, puzzle) in (1..).zip(found) {
        if let Some(known) = all.iter().position(|known| known.resembles(&puzzle)) {
            writeln!(out, "{place} of {count} is left out: it resembles puzzle {}", known + 1)?;
            continue;
        }
        if let Err(error) = puzzle.prove() {
            writeln!(out, "{place} of {count} is left out: {error}")?;
            continue;
        }
        let puzzle = if puzzle.rating == 0 { puzzle.rated(memory) } else { puzzle };
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&puzzle.to_string());
        all.push(puzzle);
    }
    atomic_file::replace(into, &packed(&text)?)?;
    writeln!(out, "{} of {count} added, {} in all", all.len() - before, counted(all.len(), "puzzle"))
}

fn wrong(what: String) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

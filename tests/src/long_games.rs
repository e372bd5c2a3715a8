//! Long games of every kind as the bot exports them, for whatever takes them back.

use lasermate_domain::command::offered;
use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::Setup;
use lasermate_present::record::{self, FIRST_LINE};

use crate::dice::Dice;

/// A game as it is exported.
#[derive(Clone, Debug)]
pub struct ExportedGame {
    /// Which game, and in which format.
    pub name: String,
    pub text: String,
    /// How many actions it has.
    pub actions: usize,
}

/// A game of at most so many actions, by chance, as a record and as PGN where two play.
///
/// # Panics
/// The engine refuses its own moves.
pub fn exported(game: &str, most: usize, seed: u64) -> Vec<ExportedGame> {
    /// Longer than any piece cools.
    const STEP: usize = 60_000;
    let setup = Setup::parse(game, []).expect("a preset");
    let mut played = AnyGame::new(&setup).expect("a start");
    let mut dice = Dice(seed);
    let mut words = Vec::new();
    while words.len() < most && played.outcome().is_none() {
        let Some((seat, _)) = played.to_act().iter().next() else { break };
        let mut legal = played.legal(seat);
        let at = (words.len() + 1) * STEP;
        // Whatever ends the game waits until nothing else is left.
        let next = std::iter::from_fn(|| {
            (!legal.is_empty()).then(|| legal.swap_remove(dice.below(legal.len())).exact.clone())
        });
        let try_one = |text: String| {
            let mut after = played.clone();
            after.try_text(seat, &text, at as u64).ok().map(|_| (text, after))
        };
        let tried: Vec<_> = next.filter_map(try_one).take(12).collect();
        let Some((text, after)) =
            tried.iter().find(|(_, after)| after.outcome().is_none()).or(tried.first()).cloned()
        else {
            break;
        };
        words.push(format!("{}:{text}", played.side(seat).letter()));
        played = after;
    }
    let times: Vec<_> = (1..=words.len()).map(|n| (n * STEP).to_string()).collect();
    let text = format!(
        "{FIRST_LINE}\nGame: {game}\nDate: 2026-07-01\nMoves:\n{}\nTimes:\n{}\n",
        words.join(" "),
        times.join(" ")
    );
    let record = record::read(&text).unwrap_or_else(|error| panic!("{game}: {error}\n{text}"));
    let named = |format: &str, text: String| ExportedGame {
        name: format!("{game}, {format}"),
        text,
        actions: record.entries.len(),
    };
    let pgn = record.write_pgn().map(|pgn| named("PGN", pgn));
    [named("record", record.write())].into_iter().chain(pgn).collect()
}

/// A game of chess of 420 plies.
///
/// # Panics
/// Chance ends each game before.
pub fn chess_of_420() -> Vec<ExportedGame> {
    const PLIES: usize = 420;
    let mut games = (0..100).map(|seed| exported("chess", PLIES, seed));
    games.find(|game| game[0].actions == PLIES).expect("a long game of chess")
}

/// A game of each kind.
pub fn of_each_kind(most: usize) -> Vec<ExportedGame> {
    offered().flat_map(|preset| exported(preset.name, most, 1)).collect()
}

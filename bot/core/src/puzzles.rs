//! The puzzles that come with the program.

use std::sync::LazyLock;

use lasermate_engine::study::{Puzzle, Theme, read_puzzles};
use lasermate_engine::variants::Preset;

static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    read_puzzles(include_str!("../data/puzzles.txt")).unwrap_or_else(|(number, error)| {
        tracing::error!(number, %error, "the puzzles that come with the program cannot be read");
        Vec::new()
    })
});

/// All of them; a puzzle's number is its place, from 1.
#[must_use]
pub fn all() -> &'static [Puzzle] {
    &ALL
}

/// The puzzle of a number.
#[must_use]
pub fn numbered(number: u64) -> Option<&'static Puzzle> {
    all().get(usize::try_from(number.checked_sub(1)?).ok()?)
}

/// The numbers of the puzzles of a game and a theme; of all games and themes where none is named.
#[must_use]
pub fn of(game: Option<&Preset>, theme: Option<Theme>) -> Vec<u64> {
    let suits = |puzzle: &&Puzzle| {
        game.is_none_or(|game| puzzle.setup.preset().name == game.name)
            && theme.is_none_or(|theme| puzzle.task.theme == theme)
    };
    (1..).zip(all()).filter(|(_, puzzle)| suits(puzzle)).map(|(number, _)| number).collect()
}

/// The games that have puzzles, in the order in which games are offered.
#[must_use]
pub fn games() -> Vec<&'static Preset> {
    Preset::all().iter().filter(|preset| !of(Some(preset), None).is_empty()).collect()
}

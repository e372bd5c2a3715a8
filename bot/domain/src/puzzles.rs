//! The puzzles that come with the program: a compressed file, of which nothing is read before the first is asked for.

use std::io::{self, Read, Write};
use std::sync::LazyLock;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use lasermate_engine::study::{Puzzle, PuzzleError, Task, Theme, puzzle_texts};
use lasermate_engine::variants::Preset;

use crate::limits::PUZZLES_BYTES;

/// A puzzle as it is listed: what is asked before anybody looks at it.
#[derive(Debug)]
pub struct PuzzleEntry {
    pub preset: &'static Preset,
    /// What is to be done.
    pub task: Task,
    /// The rating it begins with, in points.
    pub rating: u16,
    text: Box<str>,
}

impl PuzzleEntry {
    fn read(text: &str) -> Result<Self, PuzzleError> {
        let line = |name: &'static str| {
            let found = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            found.ok_or(PuzzleError::Missing(name))
        };
        let unreadable = |text: &str| PuzzleError::Unreadable(text.to_owned());
        let (game, rating) = (line("Game")?, line("Rating")?);
        Ok(Self {
            preset: Preset::named(game).ok_or_else(|| unreadable(game))?,
            task: Task::read(line("Task")?)?,
            rating: rating.parse().map_err(|_| unreadable(rating))?,
            text: text.into(),
        })
    }

    /// The puzzle itself.
    ///
    /// # Errors
    /// It cannot be read or played.
    pub fn puzzle(&self) -> Result<Puzzle, PuzzleError> {
        Puzzle::read(&self.text)
    }
}

static ALL: LazyLock<Vec<PuzzleEntry>> = LazyLock::new(|| {
    let listed =
        unpacked(include_bytes!("../data/puzzles.gz")).map_err(|error| error.to_string()).and_then(|text| {
            puzzle_texts(&text)
                .map(PuzzleEntry::read)
                .collect::<Result<_, _>>()
                .map_err(|error| error.to_string())
        });
    listed.unwrap_or_else(|error| {
        tracing::error!(%error, "reading the built-in puzzles failed");
        Vec::new()
    })
});

/// The text of puzzles that are packed.
///
/// # Errors
/// The bytes are damaged, or more text than there may be.
pub fn unpacked(bytes: &[u8]) -> io::Result<String> {
    let mut text = String::new();
    let read = GzDecoder::new(bytes).take(PUZZLES_BYTES + 1).read_to_string(&mut text)?;
    if read as u64 > PUZZLES_BYTES {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "the puzzles take too much memory"));
    }
    Ok(text)
}

/// Packs the text of puzzles; the same text gives the same bytes.
///
/// # Errors
/// There is no memory for it.
pub fn packed(text: &str) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes())?;
    encoder.finish()
}

/// All of them; a puzzle's number is its place, from 1.
pub fn all() -> &'static [PuzzleEntry] {
    &ALL
}

/// The puzzle of a number as it is listed.
pub fn listed(number: u64) -> Option<&'static PuzzleEntry> {
    all().get(usize::try_from(number.checked_sub(1)?).ok()?)
}

pub fn numbered(number: u64) -> Option<Puzzle> {
    let read = listed(number)?.puzzle();
    read.inspect_err(|error| tracing::error!(number, %error, "reading a puzzle failed")).ok()
}

/// The numbers of the puzzles of a game and a theme; of all games and themes where none is named.
pub fn of(game: Option<&Preset>, theme: Option<Theme>) -> Vec<u64> {
    let suits = |puzzle: &&PuzzleEntry| {
        game.is_none_or(|game| puzzle.preset.name == game.name)
            && theme.is_none_or(|theme| puzzle.task.theme == theme)
    };
    (1..).zip(all()).filter(|(_, puzzle)| suits(puzzle)).map(|(number, _)| number).collect()
}

/// The themes that have puzzles.
pub fn themes() -> Vec<Theme> {
    let has = |theme: &Theme| all().iter().any(|listed| listed.task.theme == *theme);
    Theme::all().into_iter().filter(has).collect()
}

/// The games that have puzzles, in the order in which games are offered.
pub fn games() -> Vec<&'static Preset> {
    let has = |preset: &&Preset| all().iter().any(|listed| listed.preset.name == preset.name);
    Preset::all().iter().filter(has).collect()
}

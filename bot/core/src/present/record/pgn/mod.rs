//! A game of two as PGN, for programs that read chess games, and PGN from elsewhere.
//!
//! Moves stand as players write them; where that text would be read as another move, the exact text of notation.md stands
//! instead. What PGN has no words for stands in comments, as commands that other programs pass over: `[%act r:deny]` is an action
//! that is no move, `[%at 15200]` the milliseconds since the game began. `SetUp` and `FEN` mark a position that was set up.
//! Every game but plain chess has the tags `Variant`, `LasermateGame` and `LasermateOptions`. Without turns each side counts its
//! own moves, and every move has its number.

mod read;
mod write;

use lasermate_engine::any::AnyGame;
use lasermate_engine::game::Played;
use lasermate_engine::refusal::Refusal;
use lasermate_engine::seat::Seat;

pub use read::read;
pub use write::write;
pub(super) use write::write_parts;

/// The game whose PGN has no tags of ours.
const CHESS: &str = "chess";
/// The name of our tags.
const GAME: &str = "LasermateGame";
const OPTIONS: &str = "LasermateOptions";
const CLOCK: &str = "LasermateClock";
const HINTS: &str = "LasermateHints";
/// The commands in comments.
const ACT: &str = "[%act ";
const AT: &str = "[%at ";

/// Whether a text is meant as PGN: it begins with a tag, or with the number of a move.
#[must_use]
pub fn is_pgn(text: &str) -> bool {
    let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim_start);
    // Lines with a percent sign are for programs alone.
    let text = lines.find(|line| !line.is_empty() && !line.starts_with('%')).unwrap_or_default();
    let number = text.trim_start_matches(|c: char| c.is_ascii_digit());
    text.starts_with('[') || number.len() < text.len() && number.starts_with('.')
}

/// Plays a word of the moves as it is read in PGN: for the side that its number names, else for the one to move.
fn play(game: &mut AnyGame, side: Option<Seat>, word: &str, at: u64) -> Result<Played, Refused> {
    let seat = match side {
        Some(seat) => seat,
        None => game.address(word).map_err(|_| Refused::Side)?.seat,
    };
    game.try_text(seat, word, at).map_err(Refused::Rules)
}

/// Why a word cannot be played.
#[derive(Debug)]
enum Refused {
    /// It names a side that is not one of the game.
    Side,
    /// The game refuses it.
    Rules(Refusal),
}

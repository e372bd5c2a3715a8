//! A game of two as PGN, for programs that read chess games, and PGN from elsewhere.
//!
//! Moves stand as players write them; where that text would be read as another move, the exact text of notation.md stands
//! instead. What PGN has no words for stands in comments, as commands that other programs pass over: `[%act r:deny]` is an action
//! that is no move, `[%at 15200]` the milliseconds since the game began, `[%clk 0:04:58.3]` what was left on the mover's clock and
//! `[%actclk 0:04:58.3]` the same for an action: other programs would take it for the clock of the move before.
//! `TimeControl` is `300+3` for a live clock, `300d3` with a delay, `1/86400` for a time per move. `SetUp` and `FEN` mark a position that was set up.
//! Every game but plain chess has the tags `Variant`, `LasermateGame`, `LasermateOptions` and `LasermateResult`, which has the
//! points too. What is stated of the result counts where the moves end nothing: elsewhere a resignation is none. Without turns each side counts its
//! own moves, and every move has its number.

mod glyphs;
mod read;
mod tags;
mod write;

use lasermate_domain::time_control::{LiveTime, TimeControl};
use lasermate_engine::any::AnyGame;
use lasermate_engine::game::Played;
use lasermate_engine::refusal::{Reason, Refusal};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

use crate::variants::pdn;

pub use read::read;
pub(super) use write::{RecordFormat, write_parts};
pub use write::{write, write_pdn};

/// The game whose PGN has no tags of ours.
const CHESS: &str = "chess";
/// The name of our tags.
const GAME: &str = "LasermateGame";
const OPTIONS: &str = "LasermateOptions";
const RESULT: &str = "LasermateResult";
const CLOCK: &str = "LasermateClock";
const HINTS: &str = "LasermateHints";
const ACT: &str = "[%act ";
const AT: &str = "[%at ";
const CLK: &str = "[%clk ";
const ACT_CLK: &str = "[%actclk ";
/// The tag of how fast a game was played.
const TIME: &str = "TimeControl";

/// How fast a game is played, as PGN says it; nothing without a limit.
fn time_text(time: TimeControl) -> Option<String> {
    match time {
        TimeControl::Unlimited => None,
        TimeControl::PerMove(time) => Some(format!("1/{}", time / 1000)),
        TimeControl::Live(time) => {
            let sign = if time.delay() > 0 { 'd' } else { '+' };
            let seconds = time.increment().max(time.delay()) / 1000;
            Some(format!("{}{sign}{seconds}", time.base() / 1000))
        }
    }
}

/// The same read; what other programs say otherwise is no limit here.
fn time_of(text: &str) -> TimeControl {
    let number = |digits: &str| digits.parse::<i64>().ok().filter(|number| (0..=2_000_000).contains(number));
    if let Some(seconds) = text.strip_prefix("1/").and_then(number) {
        return TimeControl::read(&format!("{}h", seconds / 3600))
            .filter(|_| seconds % 3600 == 0)
            .unwrap_or_default();
    }
    let sign = if text.contains('d') { 'd' } else { '+' };
    let (base, more) = text.split_once(sign).unwrap_or((text, "0"));
    let Some(base) = number(base).filter(|base| base % 60 == 0) else { return TimeControl::Unlimited };
    LiveTime::read(&format!("{}{sign}{more}", base / 60)).map_or(TimeControl::Unlimited, TimeControl::Live)
}

/// What is left on a clock: `0:04:58.3`.
fn clock_text(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}:{:02}.{}", seconds / 3600, seconds / 60 % 60, seconds % 60, ms % 1000 / 100)
}

/// The same read, also without tenths or hours; `None` for anything else.
fn clock_of(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let tenths: u64 = part.get(..1)?.parse().ok()?;
    let mut seconds = 0_u64;
    for number in whole.split(':') {
        let number = number.parse::<u64>().ok().filter(|number| *number < 1_000_000)?;
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
    }
    seconds.checked_mul(1000)?.checked_add(tenths * 100)
}

/// Whether a text is meant as PGN: it begins with a tag, a comment, the number of a move, or a move of chess.
pub fn is_pgn(text: &str) -> bool {
    let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim_start);
    // Lines with a percent sign are for programs alone.
    let text = lines.find(|line| !line.is_empty() && !line.starts_with('%')).unwrap_or_default();
    let first = text.split_whitespace().next().unwrap_or_default();
    let number = first.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = number.len() < first.len() && (number.is_empty() || number.starts_with('.'));
    text.starts_with(['[', '{', ';']) || is_number || pdn::begins(first) || is_first_move(first)
}

/// Whether chess may begin with a word.
fn is_first_move(word: &str) -> bool {
    let chess = Setup::parse(CHESS, []).ok().and_then(|setup| AnyGame::new(&setup).ok());
    chess.is_some_and(|mut game| play(&mut game, None, word, 0).is_ok_and(|played| played.kind.is_move()))
}

/// Plays a word of the moves as it is read in PGN: for the side that its number names, else for the one to move.
fn play(game: &mut AnyGame, side: Option<Seat>, word: &str, at: u64) -> Result<Played, WordRefusal> {
    let seat = match side {
        Some(seat) => seat,
        None => game.address(word).map_err(WordRefusal::Side)?.seat,
    };
    game.try_text(seat, word, at).map_err(WordRefusal::Rules)
}

/// Why a word cannot be played.
#[derive(Debug)]
enum WordRefusal {
    /// It names a side that is not one of the game.
    Side(Reason),
    Rules(Refusal),
}

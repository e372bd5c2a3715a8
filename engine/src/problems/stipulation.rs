//! Stipulations, read and written.

use std::fmt;

use thiserror::Error;

/// The most half-moves of a stipulation; exhaustive search cannot solve longer ones.
pub const LONGEST: u16 = 60;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Play {
    /// The side to move forces the aim.
    Direct,
    /// The side to move forces the other side to reach the aim.
    Selfplay,
    Help,
    /// The side to move plays alone and reaches the aim with its last move.
    Series,
    /// The side to move plays alone, then the other side reaches the aim with one move.
    SeriesHelp,
    /// Both sides play together to a diagram (a proof game).
    Game,
}

/// What is to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Mate, as the game defines it.
    Mate,
    Stalemate,
    /// A beam reaches an opponent's heel and scores.
    Lasermate,
    /// The pieces of a target diagram.
    Diagram,
}

/// What a problem asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stipulation {
    pub play: Play,
    /// What is to be reached.
    pub aim: Aim,
    /// The length in half-moves: two for each move, and one more for `.5`.
    pub halves: u16,
}

/// Why a text is not a stipulation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StipulationError {
    #[error(
        "I don't understand the stipulation {0:?}. Write it like mate in 2, or #2, h#2.5, s#2, ser-#3, ser-h#3, lm2, hlm2.5, ser-lm3, pg4.0"
    )]
    Unreadable(String),
    #[error("a stipulation needs at least one move")]
    Nothing,
    #[error("only help play and games to a position have half moves (h#2.5, pg4.5)")]
    Half,
    #[error("at most {most} moves can be solved", most = LONGEST / 2)]
    Long,
}

/// Words for aims that people may type.
const AIM_WORDS: [(&str, &str); 4] =
    [("lasermate", "lm"), ("stalemate", "="), ("checkmate", "#"), ("mate", "#")];
/// Words for kinds of play that people may type, the longer ones first.
const PLAY_WORDS: [(&str, &str); 6] =
    [("serieshelp", "serh"), ("series", "ser"), ("help", "h"), ("self", "s"), ("direct", ""), ("game", "pg")];

impl Stipulation {
    /// Reads a stipulation: `#2`, `h#2.5`, `s#2`, `ser-#3`, `ser-h#3`, `hlm2.5`, `pg4.0`, or words (`help-lasermate 2.5`, `mate in 2`).
    pub fn parse(text: &str) -> Result<Self, StipulationError> {
        let unreadable = || StipulationError::Unreadable(text.chars().take(40).collect());
        let spaced = text.to_lowercase();
        // A hyphen joins words; it is no minus sign.
        if spaced.split('-').skip(1).any(|rest| rest.trim_start().starts_with(|c: char| c.is_ascii_digit())) {
            return Err(unreadable());
        }
        // `mate in 2 moves` is `mate 2`.
        let words = spaced.split_whitespace().filter(|word| !["in", "move", "moves"].contains(word));
        let mut word: String = words.flat_map(str::chars).filter(|c| *c != '-').collect();
        for (long, short) in AIM_WORDS {
            word = word.replace(long, short);
        }
        for (long, short) in PLAY_WORDS {
            if let Some(rest) = word.strip_prefix(long) {
                word = format!("{short}{rest}");
                break;
            }
        }
        let digits = word.find(|c: char| c.is_ascii_digit()).ok_or_else(unreadable)?;
        let (head, number) = word.split_at(digits);
        let (play, aim) = match head {
            "pg" | "dia" => (Play::Game, Aim::Diagram),
            _ => {
                let (play, aim) = ["#", "=", "lm"]
                    .into_iter()
                    .find_map(|aim| Some((head.strip_suffix(aim)?, aim)))
                    .ok_or_else(unreadable)?;
                let play = match play {
                    "" => Play::Direct,
                    "s" => Play::Selfplay,
                    "h" => Play::Help,
                    "ser" => Play::Series,
                    "serh" => Play::SeriesHelp,
                    _ => return Err(unreadable()),
                };
                let aim = match aim {
                    "#" => Aim::Mate,
                    "=" => Aim::Stalemate,
                    _ => Aim::Lasermate,
                };
                (play, aim)
            }
        };
        let (whole, half) = match number.split_once('.') {
            None | Some((_, "0")) => (number.split('.').next().unwrap_or_default(), 0),
            Some((whole, "5")) => (whole, 1),
            Some(_) => return Err(unreadable()),
        };
        let whole: u16 = whole.parse().map_err(|_| unreadable())?;
        if half == 1 && !matches!(play, Play::Help | Play::Game) {
            return Err(StipulationError::Half);
        }
        let halves = whole.checked_mul(2).and_then(|halves| halves.checked_add(half));
        match halves {
            Some(0) => Err(StipulationError::Nothing),
            Some(halves) if halves <= LONGEST => Ok(Self { play, aim, halves }),
            _ => Err(StipulationError::Long),
        }
    }

    /// The whole moves, rounded down.
    #[must_use]
    pub const fn moves(self) -> u16 {
        self.halves / 2
    }

    /// The plies of a solution. In a series only one side moves.
    #[must_use]
    pub(super) const fn plies(self) -> u16 {
        match self.play {
            Play::Series => self.moves(),
            Play::SeriesHelp => self.moves() + 1,
            _ => self.halves,
        }
    }

    /// Whether one side forces the aim, so that there are keys and not lines.
    #[must_use]
    pub const fn is_forced(self) -> bool {
        matches!(self.play, Play::Direct | Play::Selfplay)
    }

    /// One half-move shorter, or one move where there are no half-moves. `None` if nothing would be left.
    pub(super) fn shorter(self) -> Option<Self> {
        let step = if matches!(self.play, Play::Help | Play::Game) { 1 } else { 2 };
        let halves = self.halves.checked_sub(step).filter(|halves| *halves > 0)?;
        Some(Self { halves, ..self })
    }
}

impl fmt::Display for Stipulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let play = match self.play {
            Play::Direct | Play::Game => "",
            Play::Selfplay => "s",
            Play::Help => "h",
            Play::Series => "ser-",
            Play::SeriesHelp => "ser-h",
        };
        let aim = match self.aim {
            Aim::Mate => "#",
            Aim::Stalemate => "=",
            Aim::Lasermate => "lm",
            Aim::Diagram => "pg",
        };
        let half = match (self.halves % 2, self.play) {
            (1, _) => ".5",
            (_, Play::Game) => ".0",
            _ => "",
        };
        write!(f, "{play}{aim}{}{half}", self.moves())
    }
}

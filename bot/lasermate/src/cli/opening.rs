//! The arguments that name a game, and the game they open.

use std::io::{self, Write};

use clap::Args;
use lasermate_engine::action::LATEST;
use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::{Preset, Setup, SetupError};

use super::Fault;
use super::timed::{self, WordVerdict};

/// A game, its options and the position it begins with.
#[derive(Debug, Args)]
pub struct GameOpening {
    /// The game, as `lasermate games` lists them
    pub game: String,
    /// An option of the game, for example mirror=rows; repeat it for more options
    #[arg(long = "set", value_name = "NAME=VALUE", allow_hyphen_values = true)]
    pub set: Vec<String>,
    /// The position to start from; the game's own start by default
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub position: Option<String>,
}

/// The words that follow the opening.
#[derive(Debug, Args)]
pub struct MoveWords {
    /// Moves and other actions, separated by spaces: "e2e4 Nf6 red:billi"
    #[arg(
        long,
        value_name = "WORDS",
        allow_hyphen_values = true,
        default_value = "",
        hide_default_value = true
    )]
    pub moves: String,
    /// Let the clock of a game without turns run to this time, in milliseconds, instead of until nothing waits
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=LATEST))]
    pub at: Option<u64>,
}

/// A game that has been opened, and played as far as the words go.
#[derive(Debug)]
pub struct OpenedGame {
    pub setup: Setup,
    pub game: AnyGame,
    /// What became of each word, in a game without turns.
    pub verdicts: Option<Vec<WordVerdict>>,
}

impl OpenedGame {
    /// What the position's text held that the table has switched off, a sentence each.
    pub fn left_out(&self) -> Vec<String> {
        let text = self.setup.position.as_deref().unwrap_or_default();
        self.game.left_out(text).iter().map(ToString::to_string).collect()
    }

    /// Says so on standard error, for commands whose answer has no place for it.
    ///
    /// # Errors
    /// Standard error cannot be written.
    pub fn tell_left_out(&self) -> io::Result<()> {
        self.left_out().iter().try_for_each(|told| writeln!(io::stderr(), "lasermate: {told}"))
    }
}

impl GameOpening {
    /// Opens the game.
    ///
    /// # Errors
    /// The game, an option or the position is not known or cannot be read.
    pub fn open(&self) -> Result<OpenedGame, Fault> {
        self.refuse_options()?;
        let mut setup = Setup::parse(&self.game, self.set.iter().map(String::as_str)).map_err(|error| {
            let said: Vec<_> = [&self.game].into_iter().chain(&self.set).map(String::as_str).collect();
            Fault::of_setup(&said.join(" "), &error)
        })?;
        setup.position.clone_from(&self.position);
        let game = AnyGame::new(&setup)
            .map_err(|error| Fault::of_position(self.position.as_deref().unwrap_or_default(), &error))?;
        Ok(OpenedGame { setup, game, verdicts: None })
    }

    /// Refuses an option without a value, and one that is set twice.
    fn refuse_options(&self) -> Result<(), Fault> {
        let options = Preset::named(&self.game).map(Preset::options).unwrap_or_default();
        let mut set = Vec::new();
        for word in &self.set {
            let (name, value) =
                word.split_once('=').map_or((word.as_str(), None), |(name, value)| (name, Some(value)));
            let Some(option) = options.iter().copied().find(|option| option.is_named(name.trim())) else {
                continue;
            };
            if value.is_some_and(|value| value.trim().is_empty()) {
                return Err(Fault::of_setup(
                    word,
                    &SetupError::UnknownValue { option, value: String::new() },
                ));
            }
            if set.contains(&option.name) {
                return Err(Fault::of_argument(word, &format!("{} is set twice", option.name)));
            }
            set.push(option.name);
        }
        Ok(())
    }

    /// Opens the game and plays the words.
    ///
    /// # Errors
    /// As [`GameOpening::open`], or the first word that is refused.
    pub fn play(&self, moves: &MoveWords) -> Result<OpenedGame, Fault> {
        let mut opened = self.open()?;
        if !opened.setup.facts().has_turns {
            opened.verdicts = Some(timed::play(&mut opened.game, &moves.moves, moves.at)?);
            return Ok(opened);
        }
        if moves.at.is_some() {
            return Err(Fault::of_argument("--at", "only games without turns have a clock, as realtime"));
        }
        for (at, word) in moves.moves.split_whitespace().enumerate() {
            let addressed = opened.game.address(word).map_err(|reason| Fault::of_side(word, at, reason))?;
            let (seat, text) = (addressed.seat, addressed.text.to_owned());
            opened.game.try_text(seat, &text, 0).map_err(|refusal| Fault::of_word(word, at, &refusal))?;
        }
        Ok(opened)
    }
}

//! What a table chose, and what a game has to say for itself to be on the list.

use super::begin::NewGame;
use super::option::Field;
use super::theme::OwnTheme;
use crate::action::Millis;
use crate::notation::PositionError;
use crate::overlays::denial::DenialOptions;
use crate::overlays::lasers::LaserOptions;
use crate::piece::Kind;
use crate::seat::Side;

/// What a table chose: the rules of the game itself, and those of what lies over it.
///
/// An overlay that the game does not offer stays off: no option of [`Variant::OPTIONS`] sets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options<R> {
    pub base: R,
    pub lasers: LaserOptions,
    pub denial: DenialOptions,
}

impl<R: Copy> Options<R> {
    #[must_use]
    pub const fn of(base: R) -> Self {
        Self { base, lasers: LaserOptions::OFF, denial: DenialOptions::OFF }
    }

    #[must_use]
    pub const fn under(self, lasers: LaserOptions) -> Self {
        Self { lasers, ..self }
    }

    /// The same with hard denial.
    #[must_use]
    pub const fn deniable(self) -> Self {
        Self { denial: DenialOptions::HARD, ..self }
    }
}

/// What is true of a game whatever its tables choose.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Whether the sides move one after another.
    pub has_turns: bool,
    /// What a side may drop, where it may drop anything.
    pub drops: Option<Kind>,
    /// Whether pieces stand in stacks, so that a move may set off a chain.
    pub has_stacks: bool,
    /// Whether the pieces of orthodox chess decide, where no beam runs, who can still win when the other side's time is over.
    pub lone_king_draws: bool,
    /// The sides in seat order.
    pub sides: &'static [Side],
    /// The sides where beams run, which have their colours.
    pub laser_sides: &'static [Side],
    /// What its puzzles may be about besides what they are about in every game.
    pub theme: Option<&'static OwnTheme>,
    /// Why it has not got options that other games have: their names, and the end of a sentence.
    pub lacks: &'static [(&'static [&'static str], &'static str)],
}

impl Facts {
    /// Most games: two sides that move in turns.
    pub const TWO_IN_TURNS: Self = Self {
        has_turns: true,
        drops: None,
        has_stacks: false,
        lone_king_draws: false,
        sides: &[Side::White, Side::Black],
        laser_sides: &[Side::Blue, Side::Red],
        theme: None,
        lacks: &[],
    };
}

/// The rules of a game on the list: what may be chosen, and the facts.
pub trait Variant: Copy + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// What is true of it whatever is chosen.
    const FACTS: &'static Facts;

    /// Its options, in the order in which they are told.
    const OPTIONS: &'static [Field<Self>];

    /// The game at its start, with what a table has laid over it, or in a position of the table's own.
    fn begin(chosen: &Options<Self>, position: Option<&str>) -> Result<NewGame, PositionError>;

    /// The time unit of a game without turns; `None` where there are turns.
    fn time_unit(&self) -> Option<Millis> {
        None
    }

    /// Sets what chance decides when a game begins; `false` where chance decides nothing.
    fn draw(&mut self, _seed: u64) -> bool {
        false
    }

    /// Makes it fit for a demonstration: every piece can move at the start.
    fn demonstrate(&mut self) {}
}

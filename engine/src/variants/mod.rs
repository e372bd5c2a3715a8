//! The registry: the variants there are, one line each, and the presets by which they are offered.
//!
//! A variant is its rules ([`Variant`]): the options that a table may choose and the facts about the game. A [`Preset`] is a
//! name for some choices. Whatever lists games or options reads it from here.

pub(crate) mod begin;
pub mod black_holes;
pub mod crazy;
pub mod draughts;
mod kit;
mod offered;
pub(crate) mod option;
pub mod orthodox;
mod preset;
pub mod realtime;
mod setup;
mod theme;
pub mod three_way;
mod variant;

use std::borrow::Cow;

use crate::action::Millis;
use crate::notation::PositionError;
use crate::overlays::denial::DenialRules;
use crate::overlays::lasers::LaserRules;
use crate::seat::Side;

pub use begin::NewGame;
/// The longest text of a move that any game reads: a chain of disguises, with words between its places.
pub use crazy::LONGEST_TYPED;
pub use option::{Field, Needs, Numbers, OptionSpec, Word};
pub use preset::Preset;
pub use realtime::{ClockEffect, ClockReason};
pub use setup::{Setup, SetupError};
pub use theme::OwnTheme;
pub use variant::{Facts, Options, Variant};

use black_holes::HoleRules;
use crazy::CrazyRules;
use draughts::DraughtsRules;
use orthodox::ChessRules;
use realtime::RealtimeRules;
use three_way::ThreeWayRules;

macro_rules! variants {
    ($($(#[$doc:meta])* $arm:ident($rules:ty)),* $(,)?) => {
        /// A variant with what was chosen of it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Choices {
            $($(#[$doc])* $arm(Options<$rules>)),*
        }

        impl Choices {
            /// What is true of the variant whatever was chosen.
            #[must_use]
            pub const fn facts(&self) -> &'static Facts {
                match self { $(Self::$arm(_) => <$rules as Variant>::FACTS),* }
            }

            /// The sides in seat order.
            #[must_use]
            pub const fn sides(&self) -> &'static [Side] {
                match self {
                    $(Self::$arm(options) if options.lasers.on => <$rules as Variant>::FACTS.laser_sides,)*
                    _ => self.facts().sides,
                }
            }
        }

        /// Runs the same generic code in whichever arm there is.
        macro_rules! each {
            ($choices:expr, $options:ident => $body:expr) => {
                match $choices { $(Choices::$arm($options) => $body),* }
            };
        }
    };
}

variants! {
    Chess(ChessRules),
    Realtime(RealtimeRules),
    BlackHoles(HoleRules),
    Crazy(CrazyRules),
    ThreeWay(ThreeWayRules),
    Draughts(DraughtsRules),
}

/// The games there are, in the order in which they are offered.
const PRESETS: &[Preset] = &[
    orthodox::BILLICHESS,
    orthodox::BILLI_CHESS,
    orthodox::BILLICHESS_8X8,
    orthodox::BILLICHESS_JOKER,
    black_holes::BLACK_HOLES,
    orthodox::DENIAL,
    crazy::CRAZY,
    realtime::REALTIME,
    three_way::THREE_WAY,
    three_way::HEIRS,
    three_way::LASERS,
    draughts::DRAUGHTS,
    draughts::LASER_DRAUGHTS,
    orthodox::CHESS,
];

const fn fields<R: Variant>(_: &Options<R>) -> &'static [Field<R>] {
    R::OPTIONS
}

impl Choices {
    #[must_use]
    pub fn specs(&self) -> Vec<&'static OptionSpec> {
        each!(self, options => fields(options).iter().map(|field| &field.spec).collect())
    }

    /// The options, each with its value as it is typed.
    #[must_use]
    pub fn words(&self) -> Vec<(&'static OptionSpec, Cow<'static, str>)> {
        each!(self, options => {
            fields(options).iter().map(|field| (&field.spec, field.write(options))).collect()
        })
    }

    /// The value of an option as it is typed; empty for an option it does not have.
    #[must_use]
    pub fn word(&self, name: &str) -> Cow<'static, str> {
        each!(self, options => {
            let field = fields(options).iter().find(|field| field.spec.name == name);
            field.map_or(Cow::Borrowed(""), |field| field.write(options))
        })
    }

    /// Sets an option by its place to a typed value; `false` where it has no such value.
    fn set(&mut self, index: usize, text: &str) -> bool {
        each!(self, options => fields(options).get(index).is_some_and(|field| field.read(options, text)))
    }

    /// The rules of the beams; `None` where there are none.
    #[must_use]
    pub fn lasers(&self) -> Option<LaserRules> {
        each!(self, options => options.lasers.rules())
    }

    /// The rules of denial; `None` where nothing can be denied.
    #[must_use]
    pub fn denial(&self) -> Option<DenialRules> {
        each!(self, options => options.denial.rules())
    }

    /// The time unit of a game without turns; `None` where there are turns.
    #[must_use]
    pub fn time_unit(&self) -> Option<Millis> {
        each!(self, options => options.base.time_unit())
    }

    /// The game at its start, or in a position of the table's own.
    pub fn begin(&self, position: Option<&str>) -> Result<NewGame, PositionError> {
        each!(self, options => Variant::begin(options, position))
    }

    fn draw(&mut self, seed: u64) -> bool {
        each!(self, options => options.base.draw(seed))
    }

    fn demonstrate(&mut self) {
        each!(self, options => options.base.demonstrate());
    }
}

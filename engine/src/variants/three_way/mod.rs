//! Three-way chess, complete: three armies on the hexagon of 96 cells ([three_way.md](../../../rules/three_way.md) 3.1 to 3.3).

mod attack;
mod castling;
mod effect;
mod end;
mod evaluation;
mod fall;
mod judge;
mod key;
mod make;
mod options;
mod overlaid;
mod passing;
mod position;
mod reach;
mod reason;
mod rules;
mod sets;
mod state;
mod tables;
pub(crate) mod text;
mod three_move;

pub use effect::ThreeWayEffect;
pub use position::ThreeWay;
pub use reason::ThreeWayReason;
pub use rules::{
    Centre, EnPassantRule, KnightSteps, ResignHeir, StalemateRule, ThreeWayRules, TurnDirection,
};
pub use three_move::ThreeWayMove;

pub(crate) use castling::Castling;
pub(crate) use options::{HEIRS, LASERS, THREE_WAY};
pub(crate) use passing::{PassedPawn, PassedPawns};

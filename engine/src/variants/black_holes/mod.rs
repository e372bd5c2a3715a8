//! Black holes (Juraj Lörinc, 1999), complete: 5x8, holes, relativistic moves ([black_holes.md](../../../rules/black_holes.md)).

mod attack_sets;
mod castling;
mod effect;
mod evaluation;
mod hole_move;
mod judge;
mod make;
mod options;
mod overlaid;
mod position;
mod reach;
mod reason;
mod rules;
mod state;
mod tables;
mod text;
mod travel;

pub use effect::HoleEffect;
pub use hole_move::{HoleMove, Route};
pub use position::BlackHoles;
pub use reason::HoleReason;
pub use rules::{HoleRules, PawnExit};

pub(crate) use options::BLACK_HOLES;
pub(crate) use reach::PROMOTIONS;

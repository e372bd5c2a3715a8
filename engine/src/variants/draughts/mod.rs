//! English draughts on the dark squares of 8x8 ([draughts.md](../../../rules/draughts.md) 5.1), and how its pieces meet beams (5.2).

mod capture;
mod draughts_move;
mod evaluation;
mod judge;
mod make;
mod moves;
mod numbers;
mod options;
mod overlaid;
mod position;
mod reason;
mod state;
mod text;

pub use draughts_move::DraughtsMove;
pub use numbers::{cell_of_number, number_of};
pub use options::DraughtsRules;
pub use position::Draughts;
pub use reason::DraughtsReason;

pub(crate) use options::{DRAUGHTS, LASER_DRAUGHTS};

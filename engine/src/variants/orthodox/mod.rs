//! Orthodox chess, complete: the base under BilliChess, and a game of its own.

mod castling;
mod chess;
mod chess_move;
pub mod evaluation;
mod guard;
mod judge;
mod key;
mod make;
mod material;
mod options;
mod overlaid;
mod problems;
mod reach;
mod state;
mod tables;
mod text;

pub use chess::Chess;
pub use chess_move::ChessMove;
pub use options::ChessRules;

pub(crate) use castling::Castling;
pub(super) use castling::KEPT;
pub(crate) use options::{BILLI_CHESS, BILLICHESS, BILLICHESS_8X8, BILLICHESS_JOKER, CHESS, DENIAL};
pub(super) use tables::tables;
pub(crate) use tables::{ROWS, file_of, own_view, row_of};
pub(super) use text::read_rights;

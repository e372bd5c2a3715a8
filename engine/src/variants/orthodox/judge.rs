//! Why a move is not legal, in the order in which a player would be told.

use super::castling::Castling;
use super::chess::Chess;
use super::chess_move::ChessMove;
use super::reach::{LAST_ROWS, PROMOTIONS, Reach};
use super::tables::{ROWS, bit, cells, file_of, row_of, tables};
use crate::action::Action;
use crate::board::Cell;
use crate::outcome::EndKind;
use crate::piece::{Kind, Piece};
use crate::position::Position;
use crate::refusal::Reason;
use crate::seat::Seat;
use crate::variants::kit::judge::{judge_in_turn, judge_promotion, wrong_way};

impl Chess {
    /// [`Position::judge`].
    pub(super) fn judge_action(&self, seat: Seat, action: Action<ChessMove>) -> Result<(), Reason> {
        let over = self.ended_for(action);
        judge_in_turn(
            (self.turn, over),
            seat,
            action,
            |mv| self.judge_move(seat, mv),
            || self.has_legal_move(),
        )
    }

    /// Whether the game has ended, as far as this action is concerned: bare pieces may still be moved, as everybody's
    /// leaf counts do, and it is [`Position::to_act`] that asks nobody for it.
    fn ended_for(&self, action: Action<ChessMove>) -> bool {
        let bare = EndKind::InsufficientMaterial;
        let moves = matches!(action, Action::Move(_));
        self.closed.is_some() || self.outcome().is_some_and(|outcome| !moves || outcome.kind != bare)
    }

    /// Whether a move leaves the board's rules and the seat's king unhurt, whoever's turn it is.
    pub fn judge_move(&self, seat: Seat, mv: ChessMove) -> Result<(), Reason> {
        let piece = self.piece_at(mv.from).ok_or(Reason::EmptyCell(mv.from))?;
        if piece.seat != seat {
            return Err(Reason::NotYourPiece(mv.from));
        }
        if mv.to.0 >= 64 {
            return Err(wrong_way(piece.kind));
        }
        let reach = Reach::of(self, seat);
        if let Some(way) = Self::castling(piece, mv) {
            if let Some(bar) = reach.castling_bar(way) {
                return Err(bar.into());
            }
        } else {
            self.judge_movement(&reach, piece, mv)?;
            judge_safety(&reach, mv)?;
        }
        let last = piece.kind == Kind::Pawn && LAST_ROWS & bit(mv.to.0) != 0;
        judge_promotion(last, mv.promotion, &PROMOTIONS)
    }

    /// The king's castling that a move is, allowed or not.
    fn castling(piece: Piece, mv: ChessMove) -> Option<&'static Castling> {
        Castling::of(piece.seat)
            .find(|way| piece.kind == Kind::King && way.king_from == mv.from.0 && way.king_to == mv.to.0)
    }

    fn judge_movement(&self, reach: &Reach<'_>, piece: Piece, mv: ChessMove) -> Result<(), Reason> {
        let (Cell(from), Cell(to)) = (mv.from, mv.to);
        let passing = self.passed == Some(mv.to) && reach.passing_pawns() & bit(from) != 0;
        if piece.kind == Kind::Pawn && !passing && reach.pseudo_legal(piece.kind, from) & bit(to) == 0 {
            return Err(self.judge_pawn(piece.seat, from, to));
        }
        if piece.kind != Kind::Pawn && reach.pseudo_legal(piece.kind, from) & bit(to) == 0 {
            let ways = tables().ways(from);
            let empty_board = match piece.kind {
                Kind::Bishop => ways.diagonals(),
                Kind::Rook => ways.lines(),
                Kind::Queen => ways.diagonals() | ways.lines(),
                _ => 0,
            };
            if empty_board & bit(to) == 0 {
                return Err(if from == to { Reason::OwnPiece(mv.to) } else { wrong_way(piece.kind) });
            }
            return Err(self.first_between(from, to));
        }
        if self.army(piece.seat) & bit(to) != 0 { Err(Reason::OwnPiece(mv.to)) } else { Ok(()) }
    }

    /// Why a pawn cannot go there, when not even a pseudo-legal move leads there.
    fn judge_pawn(&self, seat: Seat, from: u8, to: u8) -> Reason {
        let colour = usize::from(seat != Seat::First);
        let steps = tables().ways(from).step[colour];
        let single = steps.trailing_zeros() as u8;
        let is_diagonal = tables().ways(from).takes[colour] & bit(to) != 0;
        let home = row_of(from) == [1, ROWS - 2][colour];
        if from == to || is_diagonal && self.army(seat) & bit(to) != 0 {
            return Reason::OwnPiece(Cell(to));
        }
        if steps & bit(to) != 0 {
            return Reason::Blocked(Cell(to));
        }
        if home && file_of(from) == file_of(to) && tables().ways(single).step[colour] & bit(to) != 0 {
            let blocked = if self.occupied() & steps != 0 { single } else { to };
            return Reason::Blocked(Cell(blocked));
        }
        Reason::WrongPawnStep
    }

    /// The first piece a rider meets on its way.
    fn first_between(&self, from: u8, to: u8) -> Reason {
        let met = tables().between(from, to) & self.occupied();
        let nearest = if from < to { cells(met).next() } else { cells(met).last() };
        Reason::Blocked(Cell(nearest.unwrap_or(to)))
    }
}

/// Whether the move, which is pseudo-legal, is among the legal ones.
fn judge_safety(reach: &Reach<'_>, mv: ChessMove) -> Result<(), Reason> {
    let legal = reach.each(&mut |_, from, targets| from == mv.from.0 && targets & bit(mv.to.0) != 0);
    if legal { Ok(()) } else { Err(Reason::KingInCheck) }
}

//! Whether an action is legal now, or why not.

use super::base::UnderClock;
use super::held::MoveIdentity;
use super::passing::InForce;
use super::pieces::PieceNumbers;
use super::rules::EnPassant;
use super::state::{BLACK, Realtime, WHITE};
use crate::action::{Action, Millis};
use crate::board::{Cell, CellSet};
use crate::piece::Kind;
use crate::refusal::Reason;
use crate::seat::Seat;
use crate::variants::orthodox::{Chess, ChessMove};
use crate::variants::realtime::ClockReason;

/// A board at one moment, as far as it decides whether a move is chess.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment<'a> {
    pub(super) chess: &'a Chess,
    pub(super) numbers: &'a PieceNumbers,
    pub(super) passing: InForce,
}

impl Moment<'_> {
    /// The board as a seat's to move, with the one right to capture en passant that the move would use.
    pub(super) fn as_turn(&self, seat: Seat, mv: ChessMove) -> Chess {
        let mut chess = *self.chess;
        chess.set_turn(seat);
        chess.set_passed(self.right(seat, mv).map(|_| mv.to));
        chess
    }

    /// Where the pawn stands that a move would capture en passant.
    fn right(&self, seat: Seat, mv: ChessMove) -> Option<Cell> {
        let piece = self.chess.piece_at(mv.from)?;
        let is_diagonal = mv.from.0 % 8 != mv.to.0 % 8;
        if piece.kind != Kind::Pawn || !is_diagonal || self.chess.piece_at(mv.to).is_some() {
            return None;
        }
        self.passing.pawn(seat, mv.to)
    }

    /// What a move does, where it is a legal move of chess for a seat whoever's turn it were (4.5).
    pub(super) fn identity(&self, seat: Seat, mv: ChessMove) -> Result<MoveIdentity, Reason> {
        self.as_turn(seat, mv).judge_move(seat, mv)?;
        let identity = self.does(seat, mv);
        let taken = identity.victim.and_then(|(at, _)| self.chess.piece_at(at));
        match taken.filter(|piece| piece.kind == Kind::King) {
            // The king in check has not been able to answer yet; it is mated, not taken (4.7).
            Some(_) => Err(ClockReason::KingIsNotTaken.into()),
            None => Ok(identity),
        }
    }

    /// What a move would do, whether or not it is legal.
    pub(super) fn does(&self, seat: Seat, mv: ChessMove) -> MoveIdentity {
        let victim = self.right(seat, mv).or_else(|| self.chess.piece_at(mv.to).map(|_| mv.to));
        MoveIdentity { mover: self.numbers.at(mv.from), victim: victim.map(|at| (at, self.numbers.at(at))) }
    }
}

/// Where the rook stands that castles with a king's move, and where it goes.
pub(super) fn castling_rook(chess: &Chess, mv: ChessMove) -> Option<(Cell, Cell)> {
    chess.piece_at(mv.from).filter(|piece| piece.kind == Kind::King)?;
    let (Cell(from), Cell(to)) = (mv.from, mv.to);
    match i16::from(to) - i16::from(from) {
        2 => Some((Cell(to + 1), Cell(to - 1))),
        -2 => Some((Cell(to.checked_sub(2)?), Cell(to + 1))),
        _ => None,
    }
}

impl<B: UnderClock> Realtime<B> {
    /// The board as it stands, with the rights of a time.
    pub(super) fn moment(&self, at: Millis) -> Moment<'_> {
        Moment { chess: self.base.chess(), numbers: &self.pieces.numbers, passing: self.rights_at(at) }
    }

    /// The rights to capture en passant that are in force at a time.
    pub(super) fn rights_at(&self, at: Millis) -> InForce {
        self.passing.in_force(at, &self.pieces, self.rules.ep)
    }

    /// [`crate::position::Position::judge`], at the time the clock shows.
    pub(super) fn judge_action(&self, seat: Seat, action: Action<ChessMove>) -> Result<(), Reason> {
        if self.ended.is_some() {
            return Err(Reason::GameOver);
        }
        if seat == Seat::Third {
            return Err(Reason::NotInThisGame);
        }
        match action {
            Action::Resign => Ok(()),
            Action::Move(_) if seat == BLACK && self.held.is_full() => Err(ClockReason::TooManyHeld.into()),
            Action::Move(mv) => {
                let identity = self.judge_at(seat, mv, self.now)?;
                if seat == BLACK { self.judge_tie(mv, identity) } else { Ok(()) }
            }
            Action::Premove(mv) => self.judge_order(seat, mv),
            Action::Pass => Err(ClockReason::NoTurns.into()),
            _ => Err(Reason::NotInThisGame),
        }
    }

    /// Whether a move is legal on the board as it stands, as of a time: its piece is ready then (4.5, 4.6, 4.11), and the
    /// rights it uses are in force (4.9 vi).
    pub(super) fn judge_at(&self, seat: Seat, mv: ChessMove, at: Millis) -> Result<MoveIdentity, Reason> {
        let chess = self.base.chess();
        // Of a piece that cools nothing else is worth saying.
        let own = chess.piece_at(mv.from).is_some_and(|piece| piece.seat == seat);
        let ready_at = self.pieces.ready_at(mv.from);
        if own && at < ready_at {
            return Err(ClockReason::Cooling { cell: mv.from, ready_at }.into());
        }
        let identity = self.moment(at).identity(seat, mv)?;
        if self.is_for_the_king(chess, seat, mv) {
            return Err(ClockReason::KingOnly.into());
        }
        self.judge_ready(mv, at)?;
        Ok(identity)
    }

    /// `in_check=king_only`: whether a move is another piece's while the king stands in check (4.6).
    fn is_for_the_king(&self, chess: &Chess, seat: Seat, mv: ChessMove) -> bool {
        let kind = chess.piece_at(mv.from).map(|piece| piece.kind);
        self.rules.king_only && kind != Some(Kind::King) && chess.in_check(seat)
    }

    /// Whether the pieces that a move moves are ready at a time.
    pub(super) fn judge_ready(&self, mv: ChessMove, at: Millis) -> Result<(), ClockReason> {
        let rook = castling_rook(self.base.chess(), mv).filter(|_| self.rules.castle_rook_ready);
        for cell in [Some(mv.from), rook.map(|(from, _)| from)].into_iter().flatten() {
            let ready_at = self.pieces.ready_at(cell);
            if at < ready_at {
                return Err(ClockReason::Cooling { cell, ready_at });
            }
        }
        Ok(())
    }

    /// 4.9 (iv): a Black move that comes up to the window after a White one, and was legal before it with another piece
    /// taken or none, is the same tie, and White was first.
    pub(super) fn judge_tie(&self, mv: ChessMove, identity: MoveIdentity) -> Result<(), Reason> {
        let window = self.rules.window();
        let lost = self.recent.iter().filter(|before| self.now <= before.at + window).any(|before| {
            let moment = Moment { chess: &before.chess, numbers: &before.numbers, passing: before.passing };
            // Most moves do what they would have done, which is said sooner than whether they were legal.
            !self.is_same(moment.does(BLACK, mv), identity)
                && moment.identity(BLACK, mv).is_ok()
                && !self.is_for_the_king(&before.chess, BLACK, mv)
                && self.judge_ready(mv, before.at).is_ok()
        });
        if lost { Err(ClockReason::TieLost.into()) } else { Ok(()) }
    }

    /// Whether what a move does is what it did (4.9 iii).
    pub(super) fn is_same(&self, then: MoveIdentity, now: MoveIdentity) -> bool {
        let fled = self.rules.retarget && now.victim.is_none();
        then.mover == now.mover && (then.victim == now.victim || fled)
    }

    /// Hands out the legal moves of a seat's pieces on some cells, as if they were ready, until `out` answers `true`. Says whether
    /// it did.
    fn any_chess_move(&self, seat: Seat, among: CellSet, out: &mut dyn FnMut(ChessMove) -> bool) -> bool {
        let chess = self.base.chess();
        let in_check = self.rules.king_only && chess.in_check(seat);
        let king = |cell: Cell| chess.piece_at(cell).is_some_and(|piece| piece.kind == Kind::King);
        let mut board = *chess;
        board.set_turn(seat);
        board.set_passed(None);
        if board
            .any_move_among(seat, among, &mut |mv| !king(mv.to) && (!in_check || king(mv.from)) && out(mv))
        {
            return true;
        }
        let standing = self.passing.standing(self.now, &self.pieces, self.rules.ep);
        for right in standing.filter(|right| right.capturer == seat && !in_check) {
            if chess.piece_at(right.passed).is_some() {
                continue;
            }
            board.set_passed(Some(right.passed));
            let pawn = |cell: Cell| chess.piece_at(cell).is_some_and(|piece| piece.kind == Kind::Pawn);
            let takes =
                |mv: ChessMove| mv.to == right.passed && pawn(mv.from) && mv.from.0 % 8 != mv.to.0 % 8;
            if board.any_move_among(seat, among, &mut |mv| takes(mv) && out(mv)) {
                return true;
            }
        }
        false
    }

    /// The same with the legal moves of a seat's ready pieces.
    pub(super) fn any_ready_move(&self, seat: Seat, out: &mut dyn FnMut(ChessMove) -> bool) -> bool {
        let ready = self.pieces.ready(self.now);
        self.any_chess_move(seat, ready, &mut |mv| self.judge_ready(mv, self.now).is_ok() && out(mv))
    }

    pub(super) fn has_ready_move(&self, seat: Seat) -> bool {
        self.any_ready_move(seat, &mut |_| true)
    }

    /// Whether a seat has a legal move once all its pieces are ready (4.7, 4.8).
    pub(super) fn has_move(&self, seat: Seat) -> bool {
        self.any_chess_move(seat, CellSet(u128::MAX), &mut |_| true)
    }

    /// Who stands in check; at most one side does (4.7).
    pub(super) fn checked(&self) -> Option<Seat> {
        [WHITE, BLACK].into_iter().find(|seat| self.base.chess().in_check(*seat))
    }

    pub(super) const fn has_passing(&self) -> bool {
        !matches!(self.rules.ep, EnPassant::Off)
    }
}

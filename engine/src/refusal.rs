//! Why an action is refused, in terms a player understands.

use thiserror::Error;

use crate::board::Cell;
use crate::man::Kind;
use crate::seat::Seat;

/// Why an action is not legal now. `Table::try_play` adds the nearest legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another seat is asked.
    #[error("it is not this side's turn")]
    NotYourTurn {
        /// Who acts now, where just one does.
        to_act: Option<Seat>,
    },
    /// Nothing stands there.
    #[error("no man stands on that square")]
    EmptyCell(Cell),
    /// The man belongs to someone else.
    #[error("the man on that square is not yours")]
    NotYourMan(Cell),
    /// Men of this kind do not go that way.
    #[error("a {} does not move like that", .0.name())]
    WrongGait(Kind),
    /// A pawn moves otherwise.
    #[error(
        "a pawn advances one square, or two from its second row, and captures one square diagonally forward"
    )]
    WrongPawnStep,
    /// Something stands between.
    #[error("another man is in the way")]
    Blocked(Cell),
    /// An own man stands on the target.
    #[error("your own man stands there")]
    OwnMan(Cell),
    /// The own king would be, or stay, attacked.
    #[error("your king would be in check")]
    KingInCheck,
    /// Castling is not allowed now.
    #[error(
        "castling needs an unmoved king and rook, nothing between them, and no attacked square on the king's way"
    )]
    NoCastling,
    /// A pawn that reaches the last row must be promoted.
    #[error("say what the pawn becomes: queen, rook, bishop or knight")]
    NeedsPromotion,
    /// Nothing is promoted there.
    #[error("only a pawn that reaches the last row is promoted")]
    NoPromotion,
    /// There is a move, so the turn cannot be passed.
    #[error("you may pass only when you have no legal move")]
    MayNotPass,
    /// A lifeline decision is due first.
    #[error("a beam has found a Joker Knight: its owner must choose a lifeline first")]
    LifelineFirst,
    /// No lifeline is asked for.
    #[error("no lifeline is asked for now")]
    NoWindow,
    /// This lifeline is used up.
    #[error("this lifeline has been used")]
    LifelineUsed,
    /// The table does not know this action.
    #[error("this game has no such action")]
    NotInThisGame,
    /// The Billi phase has begun already.
    #[error("the kings have become rooks already")]
    BilliBegun,
    /// `lets_billi=unilateral_not_in_check` and the side is in check.
    #[error("LET'S BILLI cannot be called while in check")]
    BilliInCheck,
    /// Nothing was offered.
    #[error("nothing has been offered")]
    NothingOffered,
    /// The same offer stands already.
    #[error("that offer stands already")]
    OfferStands,
    /// No claim is due.
    #[error(
        "a draw may be claimed at the third repetition or after fifty moves without capture or pawn move"
    )]
    NoClaim,
}

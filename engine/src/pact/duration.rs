//! How long a pact binds, and how long its offer stands.

use crate::seat::Seat;

/// For how many of the offerer's own moves an offer may stand at the most (pacts.md P2: at most 3 rounds; in a round
/// everybody who lives moves once).
pub const LONGEST_STAND: u8 = 3;

/// How long a pact binds (pacts.md P4). Every pact may be denounced before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duration {
    /// Until somebody denounces it.
    Denounced,
    /// To the end of this round.
    Round(u32),
    /// Until the king of this seat falls, or any king.
    KingFalls(Option<Seat>),
    /// Until the term with this number (from 1) is fulfilled.
    Term(u8),
}

//! How long a pact binds.

use crate::seat::Seat;

/// How long a pact binds (pacts.md P4). Every pact may be denounced before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duration {
    Denounced,
    /// To the end of this round.
    Round(u32),
    /// Until the king of this seat falls, or any king.
    KingFalls(Option<Seat>),
    /// Until the term with this number (from 1) is fulfilled.
    Term(u8),
}

//! The bounds of what may be promised, so that no ledger grows without end.

pub const TERMS: usize = 5;
/// Characters of free words in one term.
pub const WORDS: usize = 200;
/// Cells named in one term.
pub const CELLS: usize = 16;
/// Offers of one seat that stand at once.
pub const STANDING: usize = 2;
/// Pacts of one seat that are in force, with its offers that stand.
pub const OPEN: usize = 8;
/// Offers of one seat in one game.
pub const OFFERS: usize = 80;
/// Own moves for which an offer may stand at the most (pacts.md P2: at most 3 rounds; in a round everybody who lives
/// moves once).
pub const STANDS: u8 = 3;
/// Own moves for which an offer stands where it does not say for how many (pacts.md P2).
pub const USUAL_STANDS: u8 = 2;
/// Turns in which one hostile move is to come, at the most.
pub const EVERY: u8 = 20;
/// The last round that can be named.
pub const ROUND: u32 = 9999;
/// Bytes of an act's text that are read at all.
pub const TEXT: usize = 16 * 1024;

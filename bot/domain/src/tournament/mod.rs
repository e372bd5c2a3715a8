//! Tournaments: who plays whom, who leads, and what comes next. Pure: no store, no network, no clock, no chance.
//!
//! A tournament is a fold over its steps ([`TournamentStep`]), as a game is one over its actions. [`Tournament::next`] says what follows from
//! the results so far; whoever runs it carries that out and adds it as a step.

mod arena;
mod contender;
mod knockout;
mod league;
mod matching;
mod next;
mod rules;
mod standings;
mod state;
mod swiss;

pub use next::Next;
pub use rules::{Ties, TournamentFormat, TournamentRules};
pub use standings::{Standing, TieBreak};
pub use state::{Board, BoardResult, Entrant, Pairing, Phase, StepError, Tournament, TournamentStep};

pub type PlayerId = i64;

/// The points of whoever has no opponent in a round, in halves: a win between two, the middle place among three.
pub const BYE: u32 = 2;

/// The points of everybody at a board in halves, by their places from 1; several can share one. Each place is worth a point more
/// than the next.
pub fn points_for(places: &[usize]) -> Vec<u32> {
    let count = |n: usize| u32::try_from(n).unwrap_or(0);
    let of = |place: usize| {
        let sharing = places.iter().filter(|other| **other == place).count();
        let behind = places.iter().filter(|other| **other > place).count();
        // The average of the places that are shared: from `behind` to `behind + sharing - 1` points.
        count(2 * behind + sharing.saturating_sub(1))
    };
    places.iter().map(|place| of(*place)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_that_are_shared_share_their_points() {
        for (places, points) in [
            (&[1, 2][..], &[2, 0][..]),
            (&[1, 1], &[1, 1]),
            (&[2, 1, 3], &[2, 4, 0]),
            (&[1, 1, 3], &[3, 3, 0]),
            (&[2, 2, 1], &[1, 1, 4]),
            (&[1, 1, 1], &[2, 2, 2]),
        ] {
            assert_eq!(points_for(places), points, "{places:?}");
        }
    }
}

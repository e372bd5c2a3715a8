//! What is kept about a person, and its deletion.

use lasermate_domain::escape::escape;
use lasermate_domain::log::KeptCounts;

use super::tables::WHAT_CROSSES;
use crate::say::privacy;
pub use crate::say::privacy::{CHOOSE, DELETED, EXPIRED, EXPORTED};

/// What is kept, and how much of it.
pub fn kept(name: &str, kept: KeptCounts) -> String {
    let muted = if kept.muted > 0 { privacy::muted(kept.muted) } else { String::new() };
    let told = privacy::what_is_kept(
        escape(name),
        privacy::requests(kept.requests),
        privacy::rows(kept.rows),
        privacy::games(kept.games),
        privacy::ratings(kept.ratings),
        privacy::puzzles(kept.puzzles),
        muted,
    );
    format!("{told}\n{WHAT_CROSSES}")
}

/// The question before the deletion, with the games that are resigned by it.
pub fn question(games: &[u64]) -> String {
    let codes: Vec<_> = games.iter().map(|id| format!("G{id}")).collect();
    let resigned = (!codes.is_empty()).then(|| privacy::resigned(codes.join(", "), codes.len()));
    let question = [privacy::DELETE_QUESTION.to_owned()].into_iter().chain(resigned);
    question.chain([privacy::STAYS.to_owned()]).collect::<Vec<_>>().join(" ")
}

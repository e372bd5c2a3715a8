//! Which games count. Rated games are asked for; some of them do not count in the end.

use lasermate_engine::outcome::EndKind;
use lasermate_engine::seat::Seat;

use super::result::sitting_out;
use crate::networks::has_accounts;
use crate::port::PersonId;
use crate::tables::computers::is_computer;
use crate::tables::stage::Ending;
use crate::tables::table::Table;

/// Why a game that was to be rated does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UncountedReason {
    /// Somebody sat down for somebody else, and did not lose.
    Substitute,
    /// A manager took a player out of the game, or a room that is gone did.
    Removed,
    /// A player asked for a hint.
    Hint(Seat),
    /// It ended before everybody had moved, or was agreed to be a draw before everybody had made five moves.
    TooShort,
    /// Somebody who manages the room said how it ends.
    Adjudicated,
    /// A player's data were deleted before it ended.
    Gone,
}

/// So many moves both have made before a game that somebody gives up wins the other one anything.
const MOVES: usize = 5;

/// Why a game between these people may not be rated: the word of a network without accounts. Its people are rated among
/// themselves, and never against people of another one. `None` where the game may be rated.
pub fn without_accounts<'a>(people: impl IntoIterator<Item = &'a PersonId>) -> Option<&'a str> {
    let mut networks: Vec<_> =
        people.into_iter().filter(|id| !is_computer(id)).map(|id| id.network()).collect();
    networks.sort_unstable();
    networks.dedup();
    networks.iter().copied().find(|word| networks.len() > 1 && !has_accounts(word))
}

/// Whether a game may still count for ratings, as far as it has been played.
pub fn is_at_stake(table: &Table) -> bool {
    table.rated && !table.seating.substituted && table.hints.is_empty()
}

/// Whether a finished game counts; `None` where it was not to be rated.
pub fn counts(table: &Table) -> Option<Result<(), UncountedReason>> {
    if !table.rated {
        return None;
    }
    let seats = Seat::ALL.into_iter().take(table.seating.players.len());
    let has_moved = |seat: Seat| table.record.iter().any(|entry| entry.seat == seat && entry.is_move());
    let out = sitting_out(table);
    let counted = seats.clone().filter(|seat| !out.has(*seat)).count();
    Some(if table.seating.substituted {
        Err(UncountedReason::Substitute)
    } else if counted < 2 && !table.seating.spared.is_empty() {
        Err(UncountedReason::Removed)
    } else if counted < 2 {
        Err(UncountedReason::Substitute)
    } else if let Some(hint) = table.hints.first() {
        Err(UncountedReason::Hint(hint.seat))
    } else if table.fair && matches!(table.ending(), Some(Ending::Adjudicated(_))) {
        Err(UncountedReason::Adjudicated)
    } else if !seats.into_iter().all(has_moved) || is_short(table) && !is_given_up(table) {
        Err(UncountedReason::TooShort)
    } else {
        Ok(())
    })
}

/// Whether a game ended by words, not on the board, before there was much of it: so many can be played in a minute (fair.md F11).
pub(super) fn is_short(table: &Table) -> bool {
    let by_words = matches!(
        table.game.outcome().map(|outcome| outcome.kind),
        Some(EndKind::Resignation | EndKind::Agreement | EndKind::Repetition | EndKind::ThirdDenial)
    );
    let moves =
        |seat: Seat| table.record.iter().filter(|entry| entry.seat == seat && entry.is_move()).count();
    let seats = Seat::ALL.into_iter().take(table.seating.players.len()).map(moves);
    // Among three somebody may fall early.
    let moves = if table.seating.players.len() == 2 { seats.min() } else { seats.max() };
    table.fair && by_words && moves.is_some_and(|moves| moves < MOVES)
}

fn is_given_up(table: &Table) -> bool {
    table.game.outcome().is_some_and(|outcome| outcome.kind == EndKind::Resignation)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_without_accounts_are_rated_among_themselves_alone() {
        let may = |ids: &[&str]| {
            let ids: Vec<_> = ids.iter().map(|id| PersonId((*id).to_owned())).collect();
            without_accounts(&ids).is_none()
        };
        assert!(may(&["local:a", "local:b"]));
        assert!(may(&["local:a", "computer:4:1"]));
        assert!(may(&["discord:1", "matrix:@b:h"]));
        assert!(!may(&["discord:1", "local:b"]));
        assert!(!may(&["discord:1", "computer:4:1", "local:b"]));
        // A network we know nothing of is not trusted.
        assert!(!may(&["discord:1", "unheard:b"]));
        assert!(!may(&["unheard:a", "local:b"]));
    }
}

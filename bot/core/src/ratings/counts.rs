//! Which games count. Rated games are asked for; some of them do not count in the end.

use lasermate_engine::seat::Seat;

use crate::port::PersonId;
use crate::sessions::computers::is_computer;
use crate::sessions::game::Game;

/// The network whose names anybody can take: nobody there can be told from somebody under a second name.
const WITHOUT_ACCOUNTS: &str = "local";

/// Why a game that was to be rated does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// Somebody sat down for somebody else.
    Substitute,
    /// A player asked for a hint.
    Hint(Seat),
    /// It ended before everybody had moved.
    TooShort,
    /// A player's data were deleted before it ended.
    Gone,
}

/// Whether a game between these people may be rated: people of the network without accounts are rated among themselves, and
/// never against people of another one.
pub fn may_be_rated<'a>(people: impl IntoIterator<Item = &'a PersonId>) -> bool {
    let mut networks: Vec<_> =
        people.into_iter().filter(|id| !is_computer(id)).map(|id| id.network()).collect();
    networks.sort_unstable();
    networks.dedup();
    networks.len() < 2 || !networks.contains(&WITHOUT_ACCOUNTS)
}

/// Whether a game may still count for ratings, as far as it has been played.
#[must_use]
pub fn is_at_stake(game: &Game) -> bool {
    game.live.rated && !game.substituted && game.live.hints.is_empty()
}

/// Whether a finished game counts; `None` where it was not to be rated.
#[must_use]
pub fn counts(game: &Game) -> Option<Result<(), Uncounted>> {
    let live = &game.live;
    if !live.rated {
        return None;
    }
    let seats = Seat::ALL.into_iter().take(live.players.len());
    let has_moved = |seat: Seat| live.record.iter().any(|entry| entry.seat == seat && entry.is_move());
    Some(if game.substituted {
        Err(Uncounted::Substitute)
    } else if let Some(hint) = live.hints.first() {
        Err(Uncounted::Hint(hint.seat))
    } else if !seats.into_iter().all(has_moved) {
        Err(Uncounted::TooShort)
    } else {
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_without_accounts_are_rated_among_themselves_alone() {
        let may = |ids: &[&str]| {
            let ids: Vec<_> = ids.iter().map(|id| PersonId((*id).to_owned())).collect();
            may_be_rated(&ids)
        };
        assert!(may(&["local:a", "local:b"]));
        assert!(may(&["local:a", "computer:4:1"]));
        assert!(may(&["discord:1", "matrix:@b:h"]));
        assert!(!may(&["discord:1", "local:b"]));
        assert!(!may(&["discord:1", "computer:4:1", "local:b"]));
    }
}

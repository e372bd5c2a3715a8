//! How much a game counts for each of its players: the less the more they meet, and nothing for whoever wins by a game that was
//! given up at once (fair.md F11).

use super::result::{GameResult, SeatResult};
use super::row::RatingRow;
use crate::log::PersonNo;
use crate::port::UnixMillis;

/// For so long games of the same people count less: a day.
const LATELY: UnixMillis = 24 * 60 * 60 * 1000;
/// So many of somebody's last games are looked at for whom they have met.
const MEETINGS: usize = 40;
/// So many games of two in a day count in full; against people who are new, one.
const IN_FULL: usize = 2;
/// Whoever has fewer rated games of a kind is new to it: against all who are new one is rated as against one person.
pub const NEW: u32 = 5;

/// Somebody met in a rated game of the last day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedMeeting {
    pub with: PersonNo,
    /// Whether they were new to the game then.
    pub was_new: bool,
}

/// Whom somebody has met when a game of theirs ends: `games` are their rated ones of its kind by number and end, the newest first,
/// and `seats` tells who sat in one, and which of their own rated games it was.
pub fn meetings<E>(
    person: PersonNo,
    games: impl IntoIterator<Item = Result<(u64, UnixMillis), E>>,
    ended: UnixMillis,
    mut seats: impl FnMut(u64) -> Result<Vec<(PersonNo, Option<u32>)>, E>,
) -> Result<Vec<RatedMeeting>, E> {
    let mut met = Vec::new();
    for game in games.into_iter().take(MEETINGS) {
        let (game, at) = game?;
        if at > ended - LATELY {
            let others = seats(game)?.into_iter().filter(|(with, _)| *with != person);
            met.extend(
                others.map(|(with, nth)| RatedMeeting { with, was_new: nth.is_some_and(|nth| nth <= NEW) }),
            );
        }
    }
    Ok(met)
}

/// How much a game counts for each seat, from nothing (0) to in full (1): by the ratings before it and the meetings of the last day,
/// both in seat order.
pub fn weights(
    result: &GameResult,
    before: &[Option<RatingRow>],
    meetings: &[Vec<RatedMeeting>],
) -> Vec<f64> {
    let last = result.seats.iter().map(|seat| seat.place).max();
    let is_new = |index: usize| before.get(index).and_then(Option::as_ref).is_none_or(|row| row.games < NEW);
    let weight = |(own, seat): (usize, &SeatResult)| {
        if !result.fair {
            return 1.0;
        }
        if result.short && Some(seat.place) != last {
            return 0.0;
        }
        let met = meetings.get(own).map_or(&[][..], Vec::as_slice);
        let others =
            result.seats.iter().enumerate().filter(|(index, other)| *index != own && other.level.is_none());
        let halved = others.map(|(index, other)| {
            let same = met.iter().filter(|meeting| meeting.with == other.person).count();
            let new = met.iter().filter(|meeting| is_new(index) && meeting.was_new).count();
            (same + 1).saturating_sub(IN_FULL).max(new)
        });
        0.5_f64.powi(i32::try_from(halved.max().unwrap_or(0)).unwrap_or(i32::MAX))
    };
    result.seats.iter().enumerate().map(weight).collect()
}

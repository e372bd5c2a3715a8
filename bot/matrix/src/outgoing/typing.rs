//! The typing sign: that something is coming, or that a computer thinks. It costs nothing, and no message waits for it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use matrix_sdk::{Room, RoomState};
use tokio::time::{Instant, sleep_until, timeout};

use crate::Matrix;
use crate::id::RoomPlace;
use crate::limits;
use lasermate_service::computer::WaitingRooms;

/// How long one sign may take to reach the server.
const PATIENCE: Duration = Duration::from_secs(5);
/// From how long a thought on it is shown: a short one is over before anybody could see it.
const SHOWN_AFTER: Duration = Duration::from_millis(300);
/// How often it is renewed; the SDK asks the server only where the last sign is about to end.
const RENEWED: Duration = Duration::from_secs(1);
/// How long a thought is shown at the most.
const LONGEST: Duration = Duration::from_secs(120);

/// Sets or ends the sign in a room, without waiting for it. That it cannot be shown does not matter.
pub fn sign(room: &Room, typing: bool) {
    let room = room.clone();
    tokio::spawn(async move {
        let _ = timeout(PATIENCE, room.typing_notice(typing)).await;
    });
}

/// Shows in their rooms that computers think, until the program ends.
pub(crate) async fn show_thinking(matrix: Arc<Matrix>) {
    let mut thinking = matrix.service.computers().thoughts.follow();
    let mut since: BTreeMap<RoomPlace, Instant> = BTreeMap::new();
    while !matrix.lifecycle.is_ending() {
        let now = Instant::now();
        let wanted = places_of(&thinking.borrow_and_update().clone());
        for (place, _) in since.extract_if(.., |place, _| !wanted.contains(place)) {
            sign_in(&matrix, &place, false);
        }
        for place in wanted.into_iter().take(limits::TYPING) {
            let begun = *since.entry(place.clone()).or_insert(now);
            let age = now.duration_since(begun);
            if age >= LONGEST {
                sign_in(&matrix, &place, false);
            } else if age >= SHOWN_AFTER {
                sign_in(&matrix, &place, true);
            }
        }
        let next = since.values().map(|begun| next_look(*begun, now)).min();
        tokio::select! {
            changed = thinking.changed() => if changed.is_err() { return },
            () = sleep_until(next.unwrap_or(now)), if next.is_some() => {}
            () = matrix.lifecycle.ended() => {}
        }
    }
    for place in since.into_keys() {
        sign_in(&matrix, &place, false);
    }
}

/// The rooms here in which somebody waits for a computer.
fn places_of(waiting: &WaitingRooms) -> BTreeSet<RoomPlace> {
    let rooms = waiting.values().flatten().filter_map(RoomPlace::read);
    // The sign is of the room; threads have none.
    rooms.map(|place| RoomPlace { thread: None, ..place }).collect()
}

fn sign_in(matrix: &Matrix, place: &RoomPlace, typing: bool) {
    if let Some(room) = matrix.rooms.room(place).filter(|room| room.state() == RoomState::Joined) {
        sign(&room, typing);
    }
}

/// When a sign is to be looked at again that stands for a thought.
fn next_look(begun: Instant, now: Instant) -> Instant {
    let shown = begun + SHOWN_AFTER;
    if shown > now { shown } else { now + RENEWED }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_sign_comes_after_a_moment_and_is_renewed() {
        let begun = Instant::now();
        assert_eq!(next_look(begun, begun), begun + SHOWN_AFTER);
        let shown = begun + SHOWN_AFTER;
        assert_eq!(next_look(begun, shown), shown + RENEWED);
    }
}

//! In which games a computer is thinking at the moment, so that networks can show it.

use std::collections::BTreeMap;
use std::sync::Arc;

use lasermate_domain::port::RoomId;
use lasermate_domain::tables::table::GameId;
use tokio::sync::watch;

/// The rooms in which somebody waits for a computer, by game.
pub type WaitingRooms = BTreeMap<GameId, Vec<RoomId>>;

/// What computers are thinking about, in games with turns. Without turns they think all the time.
#[derive(Clone, Debug)]
pub struct Thoughts(Arc<watch::Sender<WaitingRooms>>);

impl Default for Thoughts {
    fn default() -> Self {
        Self(Arc::new(watch::Sender::new(BTreeMap::new())))
    }
}

impl Thoughts {
    pub fn follow(&self) -> watch::Receiver<WaitingRooms> {
        self.0.subscribe()
    }

    /// Notes that a computer thinks about a game, until the thought is dropped.
    pub fn begin(&self, game: GameId, rooms: Vec<RoomId>) -> ThoughtGuard {
        self.0.send_modify(|waiting| {
            waiting.insert(game, rooms);
        });
        ThoughtGuard { of: self.clone(), game }
    }
}

/// A thought, however it ends.
#[derive(Debug)]
pub struct ThoughtGuard {
    of: Thoughts,
    game: GameId,
}

impl Drop for ThoughtGuard {
    fn drop(&mut self) {
        self.of.0.send_modify(|waiting| {
            waiting.remove(&self.game);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_is_seen_until_it_ends() {
        let thoughts = Thoughts::default();
        let mut followed = thoughts.follow();
        let room = RoomId("matrix:!r".to_owned());
        let one = thoughts.begin(GameId(1), vec![room.clone()]);
        let two = thoughts.begin(GameId(2), Vec::new());
        assert!(followed.has_changed().unwrap());
        assert_eq!(followed.borrow_and_update().get(&GameId(1)), Some(&vec![room]));
        drop(one);
        assert_eq!(followed.borrow_and_update().keys().copied().collect::<Vec<_>>(), [GameId(2)]);
        drop(two);
        assert!(followed.borrow_and_update().is_empty());
    }
}

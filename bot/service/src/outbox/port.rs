//! What leaves the service by itself: posts that are owed, completions.

use std::collections::HashSet;

use lasermate_domain::port::{Post, RoomId, SentPost, UnixMillis};
use lasermate_present::language::Language;
use tokio::time::Instant;

use crate::outbox::arrivals;
use crate::service::Service;
use crate::store::{OwedRow, StoreError};

/// A post that is owed to a room.
#[derive(Clone, Debug)]
pub struct OwedPost {
    /// Its number, growing: a room's posts are sent in this order.
    pub id: u64,
    pub room: RoomId,
    /// The language that it is written in.
    pub language: &'static Language,
    pub post: Post,
    pub made_at: UnixMillis,
}

impl Service {
    /// The oldest posts that are owed on a platform, in order.
    pub fn owed(&self, platform: &str, limit: usize) -> Vec<OwedPost> {
        self.written(logged(self.world.store.owed(platform, limit)).unwrap_or_default())
    }

    /// The oldest posts of so many rooms of a platform that are not resting, so many of each, room after room.
    pub fn owed_by_room(
        &self,
        platform: &str,
        resting: &HashSet<RoomId>,
        most: (usize, usize),
    ) -> Vec<OwedPost> {
        self.written(logged(self.world.store.owed_by_room(platform, resting, most)).unwrap_or_default())
    }

    /// Posts as their rooms read them: in their language, people named, and nobody mentioned who has deleted who they are since.
    fn written(&self, rows: Vec<OwedRow>) -> Vec<OwedPost> {
        let written = rows.into_iter().map(|row| {
            let readers = self.world.readers(&row.room);
            let (language, post) = (readers.language, readers.sent(row.post));
            let network = row.room.network();
            let mentioned: Vec<_> =
                post.mentioned().filter(|who| who.network() == network).cloned().collect();
            let post = post.mentioning(mentioned);
            OwedPost { id: row.id, room: row.room, language, post, made_at: row.made_at }
        });
        written.collect()
    }

    /// Notes that a post is there, and where. A game that waited for the thread under it begins there, or where no thread
    /// could be opened, in the room itself. May be told again: a post that is owed no more changes nothing.
    pub fn delivered(&self, id: u64, sent: &SentPost) {
        if let Err(error) = arrivals::arrived(self, id, sent) {
            tracing::error!(%error, "writing the outbox failed");
        }
    }

    /// Notes that a post could not be sent, and when it may be tried again.
    pub fn failed(&self, id: u64, retry_at: UnixMillis) {
        logged(self.store.failed(id, retry_at));
    }

    /// Notes that the bot may be allowed to write in a room, so that what is owed there is tried again: at once where that is
    /// sure, otherwise soon.
    pub fn may_write(&self, room: &RoomId, sure: bool) {
        if self.world.blocked.may_write(room, sure, Instant::now()) {
            self.waiting.notify_waiters();
        }
    }

    /// Notes that a platform is reached again, so that what could not be sent meanwhile does not wait out its pauses.
    pub fn reached(&self, platform: &'static str) {
        self.world.blocked.reached(platform);
        self.waiting.notify_waiters();
    }

    /// The rooms of a platform in which the bot may not write, though something is owed there.
    pub fn blocked_rooms(&self, platform: &str) -> Vec<RoomId> {
        self.world.blocked.of(platform)
    }
}

fn logged<T>(result: Result<T, StoreError>) -> Option<T> {
    result.inspect_err(|error| tracing::error!(%error, "writing the outbox failed")).ok()
}

//! What was seen lately: the newest message of channels, so that Discord need not be asked for it, and who is there.

use std::time::Duration;

use serenity::model::id::{ChannelId, UserId};
use tokio::time::Instant;

use lasermate_core::bounds::{DISCORD_PEOPLE, DISCORD_ROOMS};
use lasermate_core::recent::Recent;

/// How long what is known of a channel holds: the gateway does not tell what others write.
const KNOWN: Duration = Duration::from_secs(30);
/// How long after they have done something somebody is still looking.
const THERE: Duration = Duration::from_secs(30);

/// What was seen lately.
#[derive(Debug)]
pub struct Seen {
    newest: Recent<ChannelId, (u64, Instant)>,
    acted: Recent<UserId, Instant>,
    /// Since when it is looked who is there.
    since: Instant,
}

impl Seen {
    pub fn new(now: Instant) -> Self {
        Self { newest: Recent::new(DISCORD_ROOMS), acted: Recent::new(DISCORD_PEOPLE), since: now }
    }

    /// Notes a message of a channel: the newest an interaction tells of, or one of our own.
    pub fn note_message(&mut self, channel: ChannelId, message: u64, now: Instant) {
        let known = self.newest.get(&channel).map_or(0, |(message, _)| message);
        self.newest.put(channel, (known.max(message), now));
    }

    /// A message was written whose number we are not told.
    pub fn forget_message(&mut self, channel: ChannelId) {
        // A moment long enough ago: the map forgets by itself alone.
        if let Some((message, at)) = self.newest.get(&channel)
            && let Some(long_ago) = at.checked_sub(KNOWN)
        {
            self.newest.put(channel, (message, long_ago));
        }
    }

    /// The newest message of a channel, where it is known well enough.
    pub fn newest(&mut self, channel: ChannelId, now: Instant) -> Option<u64> {
        let (message, at) = self.newest.get(&channel)?;
        (now.duration_since(at) < KNOWN).then_some(message)
    }

    /// Notes that somebody has done something.
    pub fn note_person(&mut self, user: UserId, now: Instant) {
        self.acted.put(user, now);
    }

    /// Whether somebody has just done something, and sees an edit without being called. Who did something before the program
    /// began is not known, so at first everybody is there: a board that was under way when it was killed is edited again, and
    /// not posted beside itself.
    pub fn is_there(&mut self, user: UserId, now: Instant) -> bool {
        if now.duration_since(self.since) < THERE {
            return true;
        }
        self.acted.get(&user).is_some_and(|at| now.duration_since(at) < THERE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_newest_message_is_known_for_a_while() {
        let (channel, other) = (ChannelId::new(1), ChannelId::new(2));
        let mut seen = Seen::new(Instant::now());
        let at = |seconds| Duration::from_secs(seconds);
        let now = Instant::now() + at(100);
        seen.note_message(channel, 7, now);
        seen.note_message(channel, 5, now + at(1));
        assert_eq!(seen.newest(channel, now + at(2)), Some(7), "what an interaction tells may be older");
        assert_eq!(seen.newest(other, now), None);
        assert_eq!(seen.newest(channel, now + at(31)), None);
        seen.note_message(channel, 9, now + at(40));
        seen.forget_message(channel);
        assert_eq!(seen.newest(channel, now + at(41)), None);
    }

    #[tokio::test(start_paused = true)]
    async fn somebody_is_there_for_half_a_minute() {
        let mut seen = Seen::new(Instant::now());
        assert!(seen.is_there(UserId::new(6), Instant::now() + Duration::from_secs(29)));
        let now = Instant::now() + THERE;
        seen.note_person(UserId::new(5), now);
        assert!(seen.is_there(UserId::new(5), now + Duration::from_secs(29)));
        assert!(!seen.is_there(UserId::new(5), now + THERE));
        assert!(!seen.is_there(UserId::new(6), now));
    }
}

//! What was seen lately: the newest message of channels, so that Discord need not be asked for it, and who is there.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::limits;
use lasermate_domain::lru::RecentMap;
use serenity::model::id::{ChannelId, UserId};
use tokio::time::Instant;

/// How long what is known of a channel holds: the gateway does not tell what others write.
const KNOWN: Duration = Duration::from_secs(30);
/// A channel in which so many messages of others were seen lately is busy.
const BUSY: usize = 3;
/// For how long a message makes a channel busy.
const TALK: Duration = Duration::from_mins(10);
/// A message made so long before or after an answer of ours may be that answer: a slow one is announced first.
const NEAR: Duration = Duration::from_mins(1);
/// How many answers of a channel are remembered until they are told of.
const ANSWERS: usize = 8;
/// How many of our own messages are remembered, so as not to be taken for those of others.
const OWN: usize = 2 * limits::ROOMS;
/// How long after they have done something somebody is still looking.
const THERE: Duration = Duration::from_secs(30);

/// What was seen of the talk in a channel.
#[derive(Clone, Debug, Default)]
struct Talk {
    /// The last messages of others, each with the moment it was told of.
    told: Vec<(u64, Instant)>,
    /// Answers of ours that everybody sees and whose numbers we are not told.
    answers: Vec<Instant>,
    /// The last message that was taken for one of them.
    taken: Option<(u64, Instant)>,
}

impl Talk {
    /// Takes a message made at a moment for an answer of ours, where one was given then.
    fn take_for_answer(&mut self, message: u64, made: Instant) -> bool {
        let is_near = |at: &Instant| made.max(*at) - made.min(*at) < NEAR;
        let found = self.answers.iter().position(is_near);
        if let Some(found) = found {
            self.taken = Some((message, self.answers.remove(found)));
        }
        found.is_some()
    }
}

/// Keeps one more of what is new enough, and the newest alone where there are more than so many.
fn keep<T>(kept: &mut Vec<T>, most: usize, one: T, is_new: impl Fn(&T) -> bool) {
    kept.retain(is_new);
    if kept.len() >= most {
        kept.remove(0);
    }
    kept.push(one);
}

/// The same, shared.
#[derive(Debug)]
pub struct Activity(Mutex<ChannelActivity>);

impl Activity {
    pub fn new() -> Self {
        Self(Mutex::new(ChannelActivity::new(Instant::now())))
    }

    pub fn lock(&self) -> MutexGuard<'_, ChannelActivity> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Debug)]
pub struct ChannelActivity {
    newest: RecentMap<ChannelId, (u64, Instant)>,
    acted: RecentMap<UserId, Instant>,
    own: RecentMap<u64, ()>,
    /// The messages of others that interactions have told of, by channel, with our own answers that none has told of.
    others: RecentMap<ChannelId, Talk>,
    /// The last remark of each channel: a message of a game without its board. An answer takes its place.
    remarks: RecentMap<ChannelId, u64>,
    /// Since when it is looked who is there.
    since: Instant,
}

impl ChannelActivity {
    pub fn new(now: Instant) -> Self {
        Self {
            newest: RecentMap::new(limits::ROOMS),
            acted: RecentMap::new(limits::PEOPLE),
            own: RecentMap::new(OWN),
            others: RecentMap::new(limits::ROOMS),
            remarks: RecentMap::new(limits::ROOMS),
            since: now,
        }
    }

    /// Notes the newest message of a channel and how old it is, as an interaction tells of it.
    pub fn note_told(&mut self, channel: ChannelId, message: u64, age: Duration, now: Instant) {
        self.note(channel, message, now);
        if age > TALK {
            return;
        }
        let mut talk = self.others.get(&channel).unwrap_or_default();
        let known = talk.told.iter().any(|(told, _)| *told >= message);
        if known || self.own.get(&message).is_some() {
            return;
        }
        if talk.take_for_answer(message, now.checked_sub(age).unwrap_or(now)) {
            self.own.put(message, ());
        } else {
            keep(&mut talk.told, BUSY, (message, now), |(_, at)| now.duration_since(*at) < TALK);
        }
        self.others.put(channel, talk);
    }

    /// Whether people talk in a channel, as far as interactions tell.
    pub fn is_busy(&mut self, channel: ChannelId, now: Instant) -> bool {
        let talk = self.others.get(&channel).unwrap_or_default();
        talk.told.iter().filter(|(_, at)| now.duration_since(*at) < TALK).count() >= BUSY
    }

    /// Notes a message of our own. Somebody quick may have told of it before Discord did, and then it was taken for another's.
    pub fn note_message(&mut self, channel: ChannelId, message: u64, now: Instant) {
        self.own.put(message, ());
        self.note(channel, message, now);
        if let Some(mut talk) = self.others.get(&channel) {
            talk.told.retain(|(told, _)| *told != message);
            if let Some((_, at)) = talk.taken.take_if(|(taken, _)| *taken == message) {
                talk.answers.push(at);
            }
            self.others.put(channel, talk);
        }
    }

    fn note(&mut self, channel: ChannelId, message: u64, now: Instant) {
        let known = self.newest.get(&channel).map_or(0, |(message, _)| message);
        self.newest.put(channel, (known.max(message), now));
    }

    /// A message was written whose number we are not told.
    pub fn forget_message(&mut self, channel: ChannelId, now: Instant) {
        let mut talk = self.others.get(&channel).unwrap_or_default();
        keep(&mut talk.answers, ANSWERS, now, |at| now.duration_since(*at) < TALK);
        self.others.put(channel, talk);
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

    /// The message of the channel's last remark.
    pub fn last_remark(&mut self, channel: ChannelId) -> Option<u64> {
        self.remarks.get(&channel)
    }

    pub fn note_remark(&mut self, channel: ChannelId, message: u64) {
        self.remarks.put(channel, message);
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
        let mut seen = ChannelActivity::new(Instant::now());
        let at = |seconds| Duration::from_secs(seconds);
        let now = Instant::now() + at(100);
        seen.note_message(channel, 7, now);
        seen.note_message(channel, 5, now + at(1));
        assert_eq!(seen.newest(channel, now + at(2)), Some(7), "what an interaction tells may be older");
        assert_eq!(seen.newest(other, now), None);
        assert_eq!(seen.newest(channel, now + at(31)), None);
        seen.note_message(channel, 9, now + at(40));
        seen.forget_message(channel, now + at(40));
        assert_eq!(seen.newest(channel, now + at(41)), None);
    }

    #[tokio::test(start_paused = true)]
    async fn a_channel_is_busy_where_others_have_written_lately() {
        let channel = ChannelId::new(1);
        let now = Instant::now() + TALK;
        let mut seen = ChannelActivity::new(now);
        seen.note_message(channel, 5, now);
        seen.forget_message(channel, now);
        // Our own post, our own answer, and the same message told twice.
        for message in [5, 6, 7, 7, 6, 8] {
            seen.note_told(channel, message, Duration::ZERO, now);
        }
        assert!(!seen.is_busy(channel, now), "two of others: 7 and 8");
        seen.note_told(channel, 8, Duration::ZERO, now);
        seen.note_told(channel, 9, TALK + Duration::from_secs(1), now);
        assert!(!seen.is_busy(channel, now), "a message of long ago");
        seen.note_told(channel, 9, Duration::ZERO, now);
        assert!(seen.is_busy(channel, now) && !seen.is_busy(ChannelId::new(2), now));
        assert!(!seen.is_busy(channel, now + TALK));
    }

    #[tokio::test(start_paused = true)]
    async fn a_post_of_ours_that_somebody_quick_tells_of_before_discord_does_makes_no_channel_busy() {
        let channel = ChannelId::new(1);
        let now = Instant::now() + TALK;
        let mut seen = ChannelActivity::new(now);
        for message in [5, 6, 7] {
            seen.note_told(channel, message, Duration::ZERO, now);
            seen.note_message(channel, message, now);
        }
        assert!(!seen.is_busy(channel, now), "all three are ours");
        // The post comes while an answer has not been told of: the answer is still to come.
        seen.forget_message(channel, now);
        seen.note_told(channel, 8, Duration::ZERO, now);
        seen.note_message(channel, 8, now);
        for message in [9, 10, 11] {
            seen.note_told(channel, message, Duration::ZERO, now);
        }
        assert!(!seen.is_busy(channel, now), "9 is the answer, 10 and 11 are of others");
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_of_some_minutes_ago_hides_nothing_that_is_said_now() {
        let channel = ChannelId::new(1);
        let made = Instant::now() + TALK;
        let now = made + Duration::from_mins(5);
        let mut seen = ChannelActivity::new(made);
        seen.forget_message(channel, made);
        seen.forget_message(channel, made);
        seen.note_told(channel, 5, Duration::from_mins(5), now);
        for message in [6, 7, 8] {
            seen.note_told(channel, message, Duration::ZERO, now);
        }
        assert!(
            seen.is_busy(channel, now),
            "5 is an answer; nobody was told of the other, and 6 to 8 are of others"
        );
    }

    #[tokio::test(start_paused = true)]
    async fn somebody_is_there_for_half_a_minute() {
        let mut seen = ChannelActivity::new(Instant::now());
        assert!(seen.is_there(UserId::new(6), Instant::now() + Duration::from_secs(29)));
        let now = Instant::now() + THERE;
        seen.note_person(UserId::new(5), now);
        assert!(seen.is_there(UserId::new(5), now + Duration::from_secs(29)));
        assert!(!seen.is_there(UserId::new(5), now + THERE));
        assert!(!seen.is_there(UserId::new(6), now));
    }
}

//! Which interactions can carry a board. An answer to one and what follows it are not counted by Discord's limit over everything.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::limits;
use lasermate_domain::lru::RecentMap;
use serenity::model::id::{ChannelId, InteractionId, MessageId};
use tokio::sync::Notify;
use tokio::time::timeout_at;

/// How long a board waits for the press it comes from to be acknowledged.
const PRESS: Duration = Duration::from_millis(1500);
/// How long after a command its first word may still become a board.
const EARLY: Duration = Duration::from_millis(1500);

/// The token of an interaction. It lets anybody answer in our name, so it is never shown.
#[derive(Clone)]
pub struct Token(pub Arc<str>);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// A token that is taken still.
#[derive(Clone, Debug)]
pub(crate) struct LiveToken {
    pub(crate) token: Token,
    pub(crate) until: Instant,
    /// The public message its first word has led to: the answer itself, or the message that was pressed. None where its asker alone
    /// sees that, which is of use only where there is no other way.
    pub(crate) original: Option<MessageId>,
    pub(crate) others: Vec<MessageId>,
    /// How many messages may still follow.
    pub(crate) follows: usize,
}

/// How far an interaction is that may bring a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// It has no first word yet.
    Open,
    /// A board is on its way as its first word.
    Claimed,
    /// A board was its first word.
    Carried,
    /// It was answered otherwise, or will be.
    Free,
}

/// What an interaction may carry a board as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// Its first word: a command's.
    Answer,
    /// A change of the message that was pressed, or a message that follows it.
    Press,
    /// Nothing of its own: the board may follow what was pressed before.
    Nothing,
}

#[derive(Clone, Debug)]
struct UnderWay {
    progress: Progress,
    carrier: Carrier,
    token: Token,
    received: Instant,
}

/// The interactions of all channels that can carry a board.
#[derive(Debug)]
pub struct Carriers {
    state: Mutex<CarrierState>,
    pub(crate) changed: Notify,
}

#[derive(Debug)]
pub(crate) struct CarrierState {
    under_way: RecentMap<InteractionId, UnderWay>,
    /// Whether everybody sees what an interaction has brought, wherever it is.
    shown: RecentMap<InteractionId, bool>,
    pub(crate) live: RecentMap<ChannelId, VecDeque<LiveToken>>,
    /// Channels in which boards may not be carried, or might not once.
    pub(crate) refusing: RecentMap<ChannelId, bool>,
    /// Channels in which the bot is only brought along, with the moment of the last interaction there.
    pub(crate) guests: RecentMap<ChannelId, Option<Instant>>,
}

/// The right to answer a command with a board. Unless it is used, the command is answered otherwise.
#[derive(Debug)]
pub struct Claim<'a> {
    carriers: &'a Carriers,
    pub id: InteractionId,
    pub token: Token,
    pub received: Instant,
    used: bool,
}

impl Claim<'_> {
    /// The board is the answer: a message of the channel.
    pub fn used(mut self, channel: ChannelId, message: MessageId) {
        self.used = true;
        self.carriers.note(channel, self.token.clone(), self.received, message);
        self.carriers.progress(self.id, Progress::Carried);
    }
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        if !self.used {
            self.carriers.progress(self.id, Progress::Free);
        }
    }
}

impl Carriers {
    pub fn new() -> Self {
        let state = CarrierState {
            under_way: RecentMap::new(limits::UNDER_WAY),
            shown: RecentMap::new(limits::UNDER_WAY),
            live: RecentMap::new(limits::ROOMS),
            refusing: RecentMap::new(limits::ROOMS),
            guests: RecentMap::new(limits::ROOMS),
        };
        Self { state: Mutex::new(state), changed: Notify::new() }
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, CarrierState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An interaction has come that may bring a board.
    pub fn begin(&self, id: InteractionId, carrier: Carrier, token: &str, received: Instant) {
        let token = Token(token.into());
        let progress = if carrier == Carrier::Nothing { Progress::Free } else { Progress::Open };
        let under_way = UnderWay { progress, carrier, token, received };
        let mut state = self.state();
        // Delivered twice it is one.
        if state.under_way.get(&id).is_none() {
            state.under_way.put(id, under_way);
        }
    }

    /// Whether an interaction has come since the program began, in a place where boards can be carried.
    pub fn knows(&self, id: InteractionId) -> bool {
        self.state().under_way.get(&id).is_some()
    }

    fn progress(&self, id: InteractionId, to: Progress) {
        let mut state = self.state();
        if let Some(under_way) = state.under_way.get(&id) {
            state.under_way.put(id, UnderWay { progress: to, ..under_way });
        }
        drop(state);
        self.changed.notify_waiters();
    }

    /// An interaction is answered otherwise than by a board, unless a board is its answer already or on its way. Whether it is to be
    /// answered otherwise.
    pub fn free(&self, id: InteractionId) -> bool {
        match self.state().under_way.get(&id).map(|under_way| under_way.progress) {
            Some(Progress::Claimed | Progress::Carried) => return false,
            None | Some(Progress::Free) => return true,
            Some(Progress::Open) => {}
        }
        self.progress(id, Progress::Free);
        true
    }

    /// Waits until it is known whether a board is the answer; where none is on its way by then, it is answered otherwise.
    pub async fn is_carried(&self, id: InteractionId, until: Instant) -> bool {
        let mut until = Some(tokio::time::Instant::from_std(until));
        loop {
            let changed = self.changed.notified();
            tokio::pin!(changed);
            changed.as_mut().enable();
            match self.state().under_way.get(&id).map(|under_way| under_way.progress) {
                Some(Progress::Carried) => return true,
                None | Some(Progress::Free) => return false,
                // Whoever has claimed it says what has become of it.
                Some(Progress::Claimed) => until = None,
                Some(Progress::Open) => {}
            }
            let Some(until) = until else {
                changed.await;
                continue;
            };
            if timeout_at(until, changed).await.is_err() && self.free(id) {
                return false;
            }
        }
    }

    /// Everybody sees what an interaction has brought, or it could not be shown now.
    pub fn note_shown(&self, id: InteractionId, is_shown: bool) {
        self.state().shown.put(id, is_shown);
        self.changed.notify_waiters();
    }

    /// Waits until it is known whether everybody sees what an interaction has brought; what comes later is not waited for.
    pub async fn is_shown(&self, id: InteractionId, until: Instant) -> bool {
        let until = tokio::time::Instant::from_std(until);
        loop {
            let changed = self.changed.notified();
            tokio::pin!(changed);
            changed.as_mut().enable();
            if let Some(is_shown) = self.state().shown.get(&id) {
                return is_shown;
            }
            if timeout_at(until, changed).await.is_err() {
                return false;
            }
        }
    }

    /// The right to answer a command with the board it has brought, where it is not answered yet.
    pub fn claim(&self, id: InteractionId) -> Option<Claim<'_>> {
        let mut state = self.state();
        let under_way = state.under_way.get(&id)?;
        let open = under_way.progress == Progress::Open && under_way.carrier == Carrier::Answer;
        if !open || under_way.received.elapsed() > EARLY {
            return None;
        }
        let UnderWay { token, received, .. } = under_way.clone();
        state.under_way.put(id, UnderWay { progress: Progress::Claimed, ..under_way });
        drop(state);
        self.changed.notify_waiters();
        Some(Claim { carriers: self, id, token, received, used: false })
    }

    /// Waits until the press that has brought a board is acknowledged: before that its token is not taken.
    pub async fn acknowledged(&self, id: InteractionId) {
        let until = tokio::time::Instant::now() + PRESS;
        loop {
            let changed = self.changed.notified();
            tokio::pin!(changed);
            changed.as_mut().enable();
            let waits = self.state().under_way.get(&id).is_some_and(|under_way| {
                under_way.progress == Progress::Open && under_way.carrier == Carrier::Press
            });
            if !waits || timeout_at(until, changed).await.is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANNEL: ChannelId = ChannelId::new(1);
    const ASKED: InteractionId = InteractionId::new(2);

    fn soon() -> Instant {
        Instant::now() + Duration::from_millis(50)
    }

    #[tokio::test]
    async fn a_command_is_answered_by_its_board_or_otherwise_and_never_by_both() {
        let carriers = Carriers::new();
        let begin = |id| {
            carriers.begin(InteractionId::new(id), Carrier::Answer, "t", Instant::now());
            InteractionId::new(id)
        };
        let asked = begin(2);
        let claim = carriers.claim(asked).unwrap();
        begin(2);
        assert!(carriers.claim(asked).is_none() && !carriers.free(asked), "it is on its way");
        claim.used(CHANNEL, MessageId::new(7));
        assert!(carriers.is_carried(asked, soon()).await);
        // No board comes.
        let asked = begin(3);
        assert!(!carriers.is_carried(asked, soon()).await);
        assert!(carriers.claim(asked).is_none(), "it is too late for one");
        // It does not come through.
        let asked = begin(4);
        drop(carriers.claim(asked));
        assert!(!carriers.is_carried(asked, soon()).await && carriers.free(asked));
    }

    #[tokio::test]
    async fn a_board_waits_for_its_press() {
        let carriers = Carriers::new();
        carriers.begin(ASKED, Carrier::Press, "t", Instant::now());
        assert!(carriers.claim(ASKED).is_none(), "a press is acknowledged, and not answered by a board");
        let acknowledge = async {
            tokio::task::yield_now().await;
            carriers.note(CHANNEL, Token("t".into()), Instant::now(), MessageId::new(7));
            carriers.free(ASKED);
        };
        tokio::join!(carriers.acknowledged(ASKED), acknowledge);
        assert!(carriers.to_follow(CHANNEL).is_some());
    }

    #[test]
    fn a_token_is_never_shown() {
        let carriers = Carriers::new();
        carriers.begin(ASKED, Carrier::Press, "secret", Instant::now());
        carriers.note(CHANNEL, Token("secret".into()), Instant::now(), MessageId::new(7));
        assert!(!format!("{carriers:?}").contains("secret"));
    }
}

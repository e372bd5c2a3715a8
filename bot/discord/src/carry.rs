//! Which interactions can carry a board. An answer to one and what follows it are not counted by Discord's limit over
//! everything, and for 15 minutes its token edits the message it has led to.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serenity::model::id::{ChannelId, InteractionId, MessageId};
use tokio::sync::Notify;
use tokio::time::timeout_at;

use lasermate_core::bounds::{DISCORD_ROOMS, DISCORD_TOKENS, DISCORD_UNDER_WAY};
use lasermate_core::recent::Recent;

/// How long Discord takes answers, with a little in hand.
pub const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60 - 20);
/// How long a board waits for the press it comes from to be acknowledged.
const PRESS: Duration = Duration::from_millis(1500);
/// How many messages may follow an interaction where a person has brought the bot along.
const GUEST_FOLLOWS: usize = 5;
/// How long what is to follow an interaction waits for its first word.
const FIRST_WORD: Duration = Duration::from_secs(3);
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

/// A token that is taken still.
#[derive(Clone, Debug)]
struct Live {
    token: Token,
    until: Instant,
    /// The public message its first word has led to: the answer itself, or the message that was pressed. None where its asker alone
    /// sees that, which is of use only where there is no other way.
    original: Option<MessageId>,
    /// Public messages that followed.
    others: Vec<MessageId>,
    /// How many messages may still follow.
    follows: usize,
}

/// The interactions of all channels that can carry a board.
#[derive(Debug)]
pub struct Carriers {
    state: Mutex<State>,
    changed: Notify,
}

#[derive(Debug)]
struct State {
    under_way: Recent<InteractionId, UnderWay>,
    live: Recent<ChannelId, VecDeque<Live>>,
    /// Channels in which boards may not be carried, or might not once.
    refusing: Recent<ChannelId, bool>,
    /// Channels in which the bot is only brought along, with the moment of the last interaction there.
    guests: Recent<ChannelId, Option<Instant>>,
}

impl State {
    /// The tokens of a channel with which something can be done now, the newest first.
    fn live(&mut self, channel: ChannelId) -> VecDeque<Live> {
        if self.refusing.get(&channel) == Some(true) {
            return VecDeque::new();
        }
        let now = Instant::now();
        let mut live = self.live.get(&channel).unwrap_or_default();
        live.retain(|one| one.until > now);
        live
    }
}

/// A message as a token names it.
#[derive(Clone, Debug)]
pub struct Editable {
    /// The token.
    pub token: Token,
    /// The message; none for the one that the token's first word has led to.
    pub message: Option<MessageId>,
}

/// The right to answer a command with a board. Unless it is used, the command is answered otherwise.
#[derive(Debug)]
pub struct Claim<'a> {
    carriers: &'a Carriers,
    /// The interaction.
    pub id: InteractionId,
    /// Its token.
    pub token: Token,
    /// When it came.
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
        let state = State {
            under_way: Recent::new(DISCORD_UNDER_WAY),
            live: Recent::new(DISCORD_ROOMS),
            refusing: Recent::new(DISCORD_ROOMS),
            guests: Recent::new(DISCORD_ROOMS),
        };
        Self { state: Mutex::new(state), changed: Notify::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
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

    /// Whether boards may be carried in a channel, as an interaction has said last; where they may not, what its tokens could
    /// still change is changed as all else is.
    pub fn allow(&self, channel: ChannelId, allowed: bool) {
        let mut state = self.state();
        // Most channels have never refused any.
        if !allowed || state.refusing.get(&channel).is_some() {
            state.refusing.put(channel, !allowed);
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

    /// A token whose first word has led to a public message of a channel.
    pub fn note(&self, channel: ChannelId, token: Token, received: Instant, original: MessageId) {
        self.note_live(channel, token, received, Some(original));
    }

    /// A token where the bot is only brought along: what follows it is the only way to write there.
    pub fn note_guest(&self, channel: ChannelId, token: Token, received: Instant) {
        self.note_live(channel, token, received, None);
    }

    fn note_live(&self, channel: ChannelId, token: Token, received: Instant, original: Option<MessageId>) {
        let mut state = self.state();
        let is_guest = state.guests.get(&channel).flatten().is_some();
        let follows = if is_guest { GUEST_FOLLOWS } else { usize::MAX };
        let mut live = state.live.get(&channel).unwrap_or_default();
        let now = Instant::now();
        live.retain(|one| one.until > now);
        if let Some(known) = live.iter_mut().find(|one| one.token.0 == token.0) {
            known.original = original.or(known.original);
        } else {
            let until = received + TOKEN_LIFE;
            live.push_front(Live { token, until, original, others: Vec::new(), follows });
            live.truncate(DISCORD_TOKENS);
        }
        state.live.put(channel, live);
        drop(state);
        self.changed.notify_waiters();
    }

    /// A message has followed the first word of a token; it has a number where everybody sees it.
    pub fn note_followed(&self, channel: ChannelId, token: &Token, message: Option<MessageId>) {
        let mut state = self.state();
        let mut live = state.live.get(&channel).unwrap_or_default();
        if let Some(one) = live.iter_mut().find(|one| one.token.0 == token.0) {
            one.others.extend(message);
            one.follows = one.follows.saturating_sub(1);
        }
        state.live.put(channel, live);
    }

    /// Nothing can follow a token any more, though it changes its messages.
    pub fn followed_enough(&self, channel: ChannelId, token: &Token) {
        let mut state = self.state();
        let mut live = state.live.get(&channel).unwrap_or_default();
        live.iter_mut().filter(|one| one.token.0 == token.0).for_each(|one| one.follows = 0);
        state.live.put(channel, live);
    }

    /// An interaction has come to a channel, in which the bot is only brought along or not.
    pub fn visit(&self, channel: ChannelId, as_guest: bool) {
        let mut state = self.state();
        // In most channels it never is.
        if as_guest || state.guests.get(&channel).is_some() {
            state.guests.put(channel, as_guest.then(Instant::now));
        }
    }

    /// Waits until something can follow an interaction that has just come to such a channel.
    pub async fn opened(&self, channel: ChannelId) {
        loop {
            let changed = self.changed.notified();
            tokio::pin!(changed);
            changed.as_mut().enable();
            let begun = self.state().guests.get(&channel).flatten();
            let Some(until) = begun.map(|begun| begun + FIRST_WORD).filter(|until| *until > Instant::now())
            else {
                return;
            };
            let is_open = self.to_follow(channel).is_some();
            if is_open || timeout_at(until.into(), changed).await.is_err() {
                return;
            }
        }
    }

    /// A token is not taken any more.
    pub fn lost(&self, channel: ChannelId, token: &Token) {
        let mut state = self.state();
        let mut live = state.live.get(&channel).unwrap_or_default();
        live.retain(|one| one.token.0 != token.0);
        state.live.put(channel, live);
    }

    /// The token with which a message of a channel can be changed.
    pub fn to_edit(&self, channel: ChannelId, message: MessageId) -> Option<Editable> {
        let live = self.state().live(channel);
        live.into_iter().find_map(|one| {
            let original = one.original == Some(message);
            let message = (!original).then_some(message);
            (original || message.is_some_and(|message| one.others.contains(&message)))
                .then_some(Editable { token: one.token, message })
        })
    }

    /// The token under which a message can follow in a channel: the newest whose first word everybody sees, else the newest.
    pub fn to_follow(&self, channel: ChannelId) -> Option<Token> {
        let mut live = self.state().live(channel);
        live.retain(|one| one.follows > 0);
        let public = live.iter().find(|one| one.original.is_some());
        public.or(live.front()).map(|one| one.token.clone())
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
    fn a_token_changes_its_own_messages_for_a_quarter_of_an_hour() {
        let carriers = Carriers::new();
        let [board, next, other] = [7, 8, 9].map(MessageId::new);
        let token = Token("t".into());
        carriers.note(CHANNEL, token.clone(), Instant::now(), board);
        carriers.note_followed(CHANNEL, &token, Some(next));
        let named = |message| carriers.to_edit(CHANNEL, message).map(|found| found.message);
        assert_eq!((named(board), named(next), named(other)), (Some(None), Some(Some(next)), None));
        assert!(carriers.to_edit(ChannelId::new(3), board).is_none());
        carriers.lost(CHANNEL, &token);
        assert!(carriers.to_follow(CHANNEL).is_none());
        if let Some(long_ago) = Instant::now().checked_sub(TOKEN_LIFE) {
            carriers.note(CHANNEL, token, long_ago, board);
            assert!(carriers.to_edit(CHANNEL, board).is_none() && carriers.to_follow(CHANNEL).is_none());
        }
    }

    #[test]
    fn where_the_bot_is_brought_along_five_messages_follow_a_token_and_any_token_will_do() {
        let carriers = Carriers::new();
        carriers.visit(CHANNEL, true);
        let now = Instant::now();
        let [public, private] = ["public", "private"].map(|token| Token(token.into()));
        let newest = || carriers.to_follow(CHANNEL).map(|token| token.0.to_string());
        carriers.note(CHANNEL, public.clone(), now, MessageId::new(7));
        carriers.note_guest(CHANNEL, private.clone(), now);
        assert_eq!(newest().as_deref(), Some("public"), "others see what that follows");
        // Noted once more it is the same token, and its message is the same.
        carriers.note_guest(CHANNEL, public.clone(), now);
        for _ in 0..5 {
            carriers.note_followed(CHANNEL, &public, None);
        }
        assert_eq!(newest().as_deref(), Some("private"));
        carriers.followed_enough(CHANNEL, &private);
        assert_eq!(newest(), None);
        assert!(carriers.to_edit(CHANNEL, MessageId::new(7)).is_some(), "changes are not counted");
    }

    #[tokio::test]
    async fn what_is_owed_waits_for_the_first_word_of_whoever_has_come() {
        let carriers = Carriers::new();
        carriers.opened(CHANNEL).await;
        carriers.visit(CHANNEL, true);
        let answer = async {
            tokio::task::yield_now().await;
            carriers.note_guest(CHANNEL, Token("t".into()), Instant::now());
        };
        tokio::join!(carriers.opened(CHANNEL), answer);
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

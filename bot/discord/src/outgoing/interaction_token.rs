//! Tokens that are taken still: for 15 minutes each edits the messages it has led to, and others can follow it. Where the bot is only
//! brought along they are the only way to write.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use crate::limits;
use serenity::model::id::{ChannelId, MessageId};
use tokio::time::timeout_at;

use crate::id::BotPresence;
use crate::incoming::received::{AnswerMode, ReceivedInteraction};
use crate::outgoing::carrier::{CarrierState, Carriers, LiveToken, Token};

/// How long Discord takes answers, with a little in hand.
pub const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60 - 20);
/// How many messages may follow an interaction where a person has brought the bot along.
const GUEST_FOLLOWS: usize = 5;
/// How long what is to follow an interaction waits for its first word.
const FIRST_WORD: Duration = Duration::from_secs(3);

impl CarrierState {
    /// The tokens of a channel with which something can be done now, the newest first.
    fn live(&mut self, channel: ChannelId) -> VecDeque<LiveToken> {
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
pub struct EditableMessage {
    pub token: Token,
    /// The message; none for the one that the token's first word has led to.
    pub message: Option<MessageId>,
}

impl Carriers {
    /// Whether boards may be carried in a channel, as an interaction has said last; where they may not, what its tokens could
    /// still change is changed as all else is.
    pub fn allow(&self, channel: ChannelId, allowed: bool) {
        let mut state = self.state();
        // Most channels have never refused any.
        if !allowed || state.refusing.get(&channel).is_some() {
            state.refusing.put(channel, !allowed);
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
            live.push_front(LiveToken { token, until, original, others: Vec::new(), follows });
            live.truncate(limits::TOKENS);
        }
        state.live.put(channel, live);
        drop(state);
        self.changed.notify_waiters();
    }

    /// From now on something can follow an interaction where the bot is only brought along: nothing that was announced is still
    /// to come, whose place it would take.
    pub fn note_open(&self, asked: &ReceivedInteraction) {
        if asked.presence == BotPresence::Guest && asked.carries {
            let token = Token(asked.token.as_str().into());
            self.note_guest(asked.channel, token, asked.received);
        }
    }

    /// Notes that one of the few messages has followed that may.
    pub fn note_own_follow_up(&self, asked: &ReceivedInteraction) {
        if asked.presence == BotPresence::Guest {
            let token = Token(asked.token.as_str().into());
            self.note_followed(asked.channel, &token, None);
        }
    }

    /// From now on the token of a press changes the message that was pressed.
    pub fn note_pressed(&self, asked: &ReceivedInteraction) {
        if let AnswerMode::Press { message, private: false, .. } = asked.how
            && asked.carries
        {
            self.note(asked.channel, Token(asked.token.as_str().into()), asked.received, message);
        }
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
    pub fn to_edit(&self, channel: ChannelId, message: MessageId) -> Option<EditableMessage> {
        let live = self.state().live(channel);
        live.into_iter().find_map(|one| {
            let original = one.original == Some(message);
            let message = (!original).then_some(message);
            (original || message.is_some_and(|message| one.others.contains(&message)))
                .then_some(EditableMessage { token: one.token, message })
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
}

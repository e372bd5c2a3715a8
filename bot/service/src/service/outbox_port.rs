//! What leaves the service by itself: posts that are owed, completions.

use std::collections::HashSet;
use std::sync::atomic::Ordering;

use lasermate_domain::port::{CompletionChoice, PersonId, Post, RoomId, SentPost, Typing, UnixMillis};
use lasermate_domain::sessions::typed::TypedAction;
use lasermate_engine::action::ActionKind;
use lasermate_present::best_choices::LABEL_CHARS;
use lasermate_present::complete::complete;
use lasermate_present::text;
use tokio::time::Instant;

use crate::service::state::Service;
use crate::service::use_case::ServiceError;
use crate::store::{OwedRow, StoreError};

/// How many games are offered by their codes.
const CODES: u32 = 25;

/// A post that is owed to a room.
#[derive(Clone, Debug)]
pub struct OwedPost {
    /// Its number, growing: a room's posts are sent in this order.
    pub id: u64,
    pub room: RoomId,
    pub post: Post,
    pub made_at: UnixMillis,
}

impl Service {
    /// The oldest posts that are owed on a platform, in order.
    pub fn owed(&self, platform: &str, limit: usize) -> Vec<OwedPost> {
        owed(logged(self.store.owed(platform, limit)).unwrap_or_default())
    }

    /// The oldest posts of so many rooms of a platform that are not resting, so many of each, room after room.
    pub fn owed_by_room(
        &self,
        platform: &str,
        resting: &HashSet<RoomId>,
        most: (usize, usize),
    ) -> Vec<OwedPost> {
        owed(logged(self.store.owed_by_room(platform, resting, most)).unwrap_or_default())
    }

    /// Notes that a post is there, and where. A game that waited for the thread under it begins there, or where no thread
    /// could be opened, in the room itself. May be told again: a post that is owed no more changes nothing.
    pub fn delivered(&self, id: u64, sent: &SentPost) {
        if let Err(error) = self.arrived(id, sent) {
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
        if self.blocked.may_write(room, sure, Instant::now()) {
            self.waiting.notify_waiters();
        }
    }

    /// Notes that a platform is reached again, so that what could not be sent meanwhile does not wait out its pauses.
    pub fn reached(&self, platform: &'static str) {
        self.blocked.reached(platform);
        self.waiting.notify_waiters();
    }

    /// The rooms of a platform in which the bot may not write, though something is owed there.
    pub fn blocked_rooms(&self, platform: &str) -> Vec<RoomId> {
        self.blocked.of(platform)
    }

    /// The choices for an option that is being typed, at most 25.
    pub fn complete(&self, typing: &Typing) -> Vec<CompletionChoice> {
        let game = self.last_game(&typing.room).ok().flatten();
        let codes = self.codes(typing).unwrap_or_default();
        let seen = game.as_ref().map(|game| game.live.seen_at(self.latest.load(Ordering::Relaxed)));
        complete(seen.as_deref(), typing, &codes)
    }

    /// Whether a text by itself is a move that somebody can make in a room now: it is their turn there, and the move is legal.
    pub fn is_move_now(&self, room: &RoomId, who: &PersonId, text: &str) -> bool {
        let typed = TypedAction::read(text);
        let Some(game) = self.live_game(room).ok().flatten().filter(|_| typed.kind == ActionKind::Move)
        else {
            return false;
        };
        let at = self.latest.load(Ordering::Relaxed);
        let seen = game.live.seen_at(at);
        let Some(seat) = seen.seat_of(who).filter(|seat| seen.game.has_answer(*seat)) else {
            return false;
        };
        seen.game.clone().try_text(seat, typed.text, game.live.since(game.stamp(at))).is_ok()
    }

    fn codes(&self, typing: &Typing) -> Result<Vec<CompletionChoice>, ServiceError> {
        let wanted =
            lasermate_domain::command::CommandSpec::of(typing.command).options.iter().any(|option| {
                option.name == typing.option
                    && option.complete == lasermate_domain::command::CompletionSource::GameCodes
            });
        let mut codes = Vec::new();
        if wanted {
            for id in self.store.recent_games(&typing.server, CODES)? {
                let Some(game) = self.readable(id)? else { continue };
                let label = text::choices::game(&game.live, LABEL_CHARS);
                codes.push(CompletionChoice { label, value: game.live.id.to_string() });
            }
        }
        Ok(codes)
    }
}

fn owed(rows: Vec<OwedRow>) -> Vec<OwedPost> {
    let owed = rows.into_iter().map(|row| {
        let post = told(row.post, row.room.network());
        OwedPost { id: row.id, room: row.room, post, made_at: row.made_at }
    });
    owed.collect()
}

/// A post as it is sent to a network: its people named, and nobody mentioned who has deleted who they are since.
fn told(mut post: Post, network: &str) -> Post {
    post.text = text::person::told(&post.text, network);
    post.thread = post.thread.map(|name| text::person::told(&name, network));
    if let Some(heading) = &mut post.heading {
        heading.name = text::person::told(&heading.name, network);
    }
    let mentioned: Vec<_> = post.mentioned().filter(|who| who.network() == network).cloned().collect();
    post.mentioning(mentioned)
}

fn logged<T>(result: Result<T, StoreError>) -> Option<T> {
    result.inspect_err(|error| tracing::error!(%error, "writing the outbox failed")).ok()
}

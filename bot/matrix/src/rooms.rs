//! Rooms that come and go: invitations, a greeting, kicks, and rooms the bot is left alone in.

use std::sync::Arc;
use std::time::{Duration, Instant};

use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::{RoomId, UserId};
use matrix_sdk::sync::SyncResponse;
use matrix_sdk::{Room, RoomMemberships, RoomState};
use tracing::{info, warn};

use lasermate_domain::port::{self, ServerId};
use lasermate_present::text;
use lasermate_service::clock;

use crate::account::short;
use crate::id::RoomPlace;
use crate::outbox::content::{MESSAGE, RoomMessage};
use crate::outbox::{Failure, OutgoingEvent, Purpose, transaction};
use crate::people::may_write;
use crate::{Matrix, id};

/// After how long a refusal is noted.
const NOTED_WITHIN: Duration = Duration::from_secs(2);
/// How long the last words of a room may take; no other room is heard meanwhile.
const LAST_WORDS: Duration = Duration::from_secs(5);
/// How often is looked whether they are done.
const LOOK_AGAIN: Duration = Duration::from_millis(50);

impl Matrix {
    /// Looks at all rooms: what happened while the bot was away is told once or not at all.
    pub(crate) async fn look_at_rooms(self: &Arc<Self>) {
        for room in self.client.invited_rooms() {
            self.invited(&room).await;
        }
        for room in self.client.joined_rooms() {
            self.joined(&room).await;
            self.leave_if_alone(&room).await;
        }
        for room in self.client.left_rooms() {
            if self.was_greeted(room.room_id()).await {
                self.left(room.room_id()).await;
            }
        }
    }

    /// Looks at the rooms a sync speaks of.
    pub(crate) async fn follow_rooms(self: &Arc<Self>, response: &SyncResponse) {
        for id in response.rooms.invited.keys() {
            if let Some(room) = self.client.get_room(id) {
                self.invited(&room).await;
            }
        }
        for (id, update) in &response.rooms.joined {
            let kinds = update
                .timeline
                .events
                .iter()
                .map(|event| event.raw().get_field::<String>("type").ok().flatten());
            let changes = kinds.flatten().any(|kind| {
                matches!(kind.as_str(), "m.room.member" | "m.room.tombstone" | "m.room.power_levels")
            });
            if let Some(room) = self.client.get_room(id).filter(|_| changes || update.timeline.limited) {
                self.joined(&room).await;
                if update.timeline.events.iter().any(is_going) {
                    self.leave_if_alone(&room).await;
                }
            }
        }
        for id in response.rooms.left.keys() {
            self.left(id).await;
        }
    }

    /// Follows an invitation of somebody the settings allow, and declines others.
    async fn invited(self: &Arc<Self>, room: &Room) {
        if room.state() != RoomState::Invited {
            return;
        }
        let inviter = room.invite_details().await.ok().and_then(|invite| invite.inviter);
        let from = inviter.as_ref().map(|member| member.user_id().to_owned());
        let allowed =
            from.as_deref().is_some_and(|user| allows(&self.manners.allow, room.own_user_id(), user));
        if !allowed || id::is_ambiguous(room.room_id()) {
            info!(room = %room.room_id(), "invitation declined");
            if let Err(error) = room.leave().await {
                warn!(room = %room.room_id(), error = short(&error), "declining an invitation failed");
            }
            return;
        }
        match room.join().await {
            Ok(()) => info!(room = %room.room_id(), "joined a room"),
            Err(error) => warn!(room = %room.room_id(), error = short(&error), "joining a room failed"),
        }
    }

    /// Leaves a room in which nobody is, and nobody is invited into.
    async fn leave_if_alone(self: &Arc<Self>, room: &Room) {
        let there = match room.members(RoomMemberships::ACTIVE).await {
            Ok(members) => members.len(),
            Err(error) => {
                warn!(room = %room.room_id(), error = short(&error), "reading room members failed");
                return;
            }
        };
        if room.state() != RoomState::Joined || there > 1 {
            return;
        }
        info!(room = %room.room_id(), "left an empty room");
        if let Err(error) = room.leave().await {
            warn!(room = %room.room_id(), error = short(&error), "leaving a room failed");
        }
    }

    /// Greets a room that is new, and follows one that is replaced.
    async fn joined(self: &Arc<Self>, room: &Room) {
        if room.state() != RoomState::Joined {
            return;
        }
        // In this order, or a room that was replaced in its turn would not bring the games of the first one along.
        self.follow_predecessor(room).await;
        self.follow_upgrade(room).await;
        self.open_again(room, true).await;
        if self.was_greeted(room.room_id()).await {
            return;
        }
        let key = room.room_id().to_string();
        let own = room.own_user_id();
        if room.is_space() || room.creators().is_some_and(|made| made.iter().any(|user| **user == *own)) {
            // Nobody reads what is said in a space, and a direct room is made by the bot itself.
            self.store(move |store| store.matrix_note_greeted(&key, clock::now())).await;
            return;
        }
        let server = self.server_of(room.room_id());
        self.tell_service(move |service| service.returned(&server, clock::now())).await;
        if !may_write(room).await {
            // It is greeted once it may be.
            return;
        }
        let matrix = Arc::clone(self);
        let room = room.clone();
        // The server may want it to wait, and the sync does not.
        tokio::spawn(async move { matrix.greet(&room, key).await });
    }

    /// Whether a room was greeted: the bot has been in it. Where that cannot be read, it counts as greeted.
    pub(crate) async fn was_greeted(self: &Arc<Self>, room: &RoomId) -> bool {
        let key = room.to_string();
        self.store(move |store| store.matrix_greeted(&key)).await != Some(false)
    }

    /// Looks at a room once more that has just refused a post: that it is open again may have come before the refusal was noted.
    pub(crate) fn look_whether_open(self: &Arc<Self>, room: &Room) {
        let (matrix, room) = (Arc::clone(self), room.clone());
        tokio::spawn(async move {
            tokio::time::sleep(NOTED_WITHIN).await;
            matrix.open_again(&room, false).await;
        });
    }

    /// What is owed to a room that was closed to the bot is sent once it may write there: at once where that is sure, else soon.
    async fn open_again(self: &Arc<Self>, room: &Room, sure: bool) {
        let blocked = self.service.blocked_rooms(id::NAME).into_iter();
        let here = |owed: &port::RoomId| RoomPlace::read(owed).is_some_and(|place| self.is_in(&place, room));
        let here: Vec<_> = blocked.filter(here).collect();
        if here.is_empty() || !may_write(room).await {
            return;
        }
        for owed in here {
            self.service.may_write(&owed, sure);
        }
    }

    /// Whether a place is in a room, or in one that the room has replaced.
    fn is_in(&self, place: &RoomPlace, room: &Room) -> bool {
        self.room(place).is_some_and(|found| found.room_id() == room.room_id())
    }

    async fn greet(self: &Arc<Self>, room: &Room, key: String) {
        let message = RoomMessage::of_words(self.words(&text::matrix::hello()));
        let transaction = transaction(Purpose::Greeting, room.room_id().as_str(), 0);
        let event = OutgoingEvent { kind: MESSAGE, content: message.content(), transaction };
        match self.gate.send(room, &event, &mut self.stop.clone()).await {
            // Removed meanwhile, it is new there when it comes back.
            Ok(_) | Err(Failure::Never(_)) if room.state() == RoomState::Joined => {
                self.store(move |store| store.matrix_note_greeted(&key, clock::now())).await;
            }
            // It is greeted when it may be, or when the bot is invited again.
            Ok(_) | Err(Failure::Never(_) | Failure::Muted(_) | Failure::Gone(_)) => {}
            // The next start tries again, under the same id.
            Err(failure) => warn!(room = %room.room_id(), ?failure, "greeting a room failed"),
        }
    }

    /// The bot has left, or was kicked or banned: its games there wait until it is invited again.
    async fn left(self: &Arc<Self>, room: &RoomId) {
        if self.has_moved(room) {
            return;
        }
        if self.was_greeted(room).await {
            info!(%room, "removed from a room");
            self.do_what_was_said(room).await;
        }
        let server = self.server_of(room);
        self.tell_service(move |service| service.left(&server, clock::now())).await;
        let key = room.to_string();
        self.store(move |store| store.matrix_forget_room(&key)).await;
    }

    /// Waits until what was said before the bot was removed is carried out, as long as that takes no longer than [`LAST_WORDS`]:
    /// the games there wait from then on.
    async fn do_what_was_said(self: &Arc<Self>, room: &RoomId) {
        let until = Instant::now() + LAST_WORDS;
        while Instant::now() < until && !*self.stop.borrow() {
            let key = room.to_string();
            if self.store(move |store| store.matrix_is_done(&key)).await != Some(false) {
                return;
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }

    /// A room as its own community.
    fn server_of(&self, room: &RoomId) -> ServerId {
        id::server(&self.first_place(&RoomPlace { room: room.to_owned(), thread: None }).room)
    }
}

/// Whether somebody leaves with an event, or is made to.
fn is_going(event: &TimelineEvent) -> bool {
    let content = event.raw().get_field::<serde_json::Value>("content").ok().flatten().unwrap_or_default();
    matches!(content.get("membership").and_then(|word| word.as_str()), Some("leave" | "ban"))
}

/// Whether somebody's invitation is followed: users and servers by name, `*` for everybody; without any, those of the bot's own
/// server.
pub(crate) fn allows(allow: &[String], own: &UserId, user: &UserId) -> bool {
    if allow.is_empty() {
        return user.server_name() == own.server_name();
    }
    allow.iter().any(|one| one == "*" || one == user.as_str() || one == user.server_name().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invitations_are_followed_by_server_and_by_user() {
        let user = |id: &str| UserId::parse(id).unwrap();
        let own = user("@bot:home.org");
        let allow = |list: &[&str], id: &str| {
            let list: Vec<_> = list.iter().map(|one| (*one).to_owned()).collect();
            allows(&list, &own, &user(id))
        };
        assert!(allow(&[], "@ann:home.org") && !allow(&[], "@ann:else.org"));
        assert!(allow(&["*"], "@ann:else.org"));
        assert!(allow(&["else.org"], "@ann:else.org") && !allow(&["else.org"], "@ann:home.org"));
        assert!(allow(&["@ann:else.org"], "@ann:else.org") && !allow(&["@ann:else.org"], "@bob:else.org"));
    }
}

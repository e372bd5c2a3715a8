//! People of a room: their names, which are hostile and not unique, and what they may do.

use matrix_sdk::deserialized_responses::RawAnySyncOrStrippedState;
use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::ruma::events::room::power_levels::UserPowerLevel;
use matrix_sdk::ruma::{OwnedUserId, UserId};
use matrix_sdk::{Room, RoomMemberships};

use lasermate_core::command::{CommandSpec, OptionKind};
use lasermate_core::port::{Abilities, Invocation, Linkable, Person};
use tracing::warn;

use crate::{Matrix, id};

/// The events by which bridges say that they join a room with another network.
const BRIDGES: [&str; 2] = ["m.bridge", "uk.half-shot.bridge"];

/// What the bot lacks in a room where it may not write, in Matrix's words.
pub(crate) const WRITE: &str = "the power level to send messages";

impl Matrix {
    /// What somebody is called in a room.
    pub(crate) async fn name_of(&self, room: &Room, user: &UserId) -> String {
        let member = room.get_member_no_sync(user).await.ok().flatten();
        let name =
            member.as_ref().and_then(|member| member.display_name()).filter(|name| !name.trim().is_empty());
        name.map_or_else(|| user.localpart().to_owned(), str::to_owned)
    }

    /// Somebody as the service knows people.
    pub(crate) async fn person(&self, room: &Room, user: &UserId) -> Person {
        Person { id: id::person(user), name: self.name_of(room, user).await }
    }

    /// Puts people's ids in the place of what was typed for them; gives those who are known by that.
    pub(crate) async fn name_people(&self, room: &Room, asked: &mut Invocation) -> Vec<Person> {
        let mut people = Vec::new();
        for option in CommandSpec::of(asked.command).options {
            if option.kind == OptionKind::Person
                && let Some(typed) = asked.options.get_mut(option.name)
                && let Some(user) = self.member_called(room, typed).await
            {
                let person = self.person(room, &user).await;
                person.id.0.clone_into(typed);
                people.push(person);
            }
        }
        people
    }

    /// The member of a room with an id or a name; `None` where there is none, or several have the name.
    async fn member_called(&self, room: &Room, typed: &str) -> Option<OwnedUserId> {
        let typed = typed.trim();
        if let Ok(user) = UserId::parse(typed) {
            let member = room.get_member(&user).await.ok().flatten()?;
            return (*member.user_id() != *room.own_user_id()).then_some(user);
        }
        let members = match room.members(RoomMemberships::JOIN | RoomMemberships::INVITE).await {
            Ok(members) => members,
            Err(error) => {
                warn!(error = crate::account::short(&error), "reading room members failed");
                return None;
            }
        };
        let bare = typed.trim_start_matches('@');
        let is_called = |name: &str| name.trim().eq_ignore_ascii_case(bare) || name.trim() == typed;
        let mut found = members.iter().filter(|member| {
            *member.user_id() != *room.own_user_id()
                && (member.display_name().is_some_and(is_called) || is_called(member.user_id().localpart()))
        });
        let one = found.next()?;
        found.next().is_none().then(|| one.user_id().to_owned())
    }

    /// Whether somebody may manage a room: what sets its name and topic is enough.
    pub(crate) async fn manages(&self, room: &Room, user: &UserId) -> bool {
        let levels = room.power_levels_or_default().await;
        match levels.for_user(user) {
            UserPowerLevel::Infinite => true,
            UserPowerLevel::Int(level) => level >= levels.state_default,
            _ => false,
        }
    }

    /// What the bot may do in a room.
    pub(crate) async fn abilities(&self, room: &Room) -> Abilities {
        let post = may_write(room).await;
        let missing = if post { Vec::new() } else { vec![WRITE] };
        Abilities { post, attach: post, threads: false, missing, ..Abilities::ALL }
    }

    /// Whether a room may share its table with another one. A bridge says that it is there by events of the room's state.
    pub(crate) async fn linkable(room: &Room) -> Linkable {
        for kind in BRIDGES {
            match room.get_state_events(StateEventType::from(kind)).await {
                Ok(events) if events.iter().any(is_declared) => return Linkable::Bridged,
                Ok(_) => {}
                Err(error) => warn!(error = crate::account::short(&error), "a room's state cannot be read"),
            }
        }
        let made = room.creators().is_some_and(|own| own.iter().any(|user| **user == *room.own_user_id()));
        if made || room.is_direct().await.unwrap_or(false) {
            Linkable::Direct
        } else if room.encryption_state().is_encrypted() {
            Linkable::Encrypted
        } else {
            Linkable::Yes
        }
    }

    /// Whether the bot is alone with one person, so that whatever is said is meant for it.
    pub(crate) fn is_direct(room: &Room) -> bool {
        room.active_members_count() == 2
    }
}

/// Whether the bot may send messages in a room.
pub(crate) async fn may_write(room: &Room) -> bool {
    use matrix_sdk::ruma::events::MessageLikeEventType::{RoomEncrypted, RoomMessage};
    let levels = room.power_levels_or_default().await;
    let kind = if room.encryption_state().is_encrypted() { RoomEncrypted } else { RoomMessage };
    levels.user_can_send_message(room.own_user_id(), kind)
}

/// Whether an event of a room's state says anything: what is taken back stays there, empty.
fn is_declared(event: &RawAnySyncOrStrippedState) -> bool {
    let content = match event {
        RawAnySyncOrStrippedState::Sync(event) => event.get_field::<serde_json::Value>("content"),
        RawAnySyncOrStrippedState::Stripped(event) => event.get_field("content"),
    };
    let content = content.ok().flatten();
    content.as_ref().and_then(serde_json::Value::as_object).is_some_and(|content| !content.is_empty())
}

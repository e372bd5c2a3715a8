//! People of a room: their names, which are hostile and not unique, and what they may do.

use std::collections::BTreeSet;

use matrix_sdk::deserialized_responses::RawAnySyncOrStrippedState;
use matrix_sdk::room::RoomMember;
use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::ruma::events::room::power_levels::UserPowerLevel;
use matrix_sdk::ruma::{OwnedUserId, ServerName, UserId};
use matrix_sdk::{Room, RoomMemberships};

use crate::{CAPABILITIES, id};
use lasermate_domain::command::{CommandSpec, OptionKind};
use lasermate_domain::escape::{NAME_CHARS, plain_text, unbracketed};
use lasermate_domain::port::{Abilities, Capabilities, Invocation, Linkability, Person, PrivateDelivery};
use tracing::warn;

/// The events by which bridges say that they join a room with another network.
const BRIDGES: [&str; 2] = ["m.bridge", "uk.half-shot.bridge"];

/// What the bot lacks in a room where it may not write, in Matrix's words.
pub(crate) const WRITE: &str = "the power level to send messages";

/// How many people of one name are told apart to who has typed it.
const NAMED: usize = 4;

/// The name somebody has given themselves in a room.
pub(crate) async fn display_name(room: &Room, user: &UserId) -> String {
    name(room.get_member_no_sync(user).await.ok().flatten().as_ref(), user)
}

/// What somebody is called in a room: what tells them apart stands behind a name that could be another's there.
pub(crate) async fn name_of(room: &Room, user: &UserId) -> String {
    let member = match room.get_member(user).await {
        Ok(member) => member,
        // The server cannot be asked who is there; some of them are known.
        Err(_) => room.get_member_no_sync(user).await.ok().flatten(),
    };
    let name = name(member.as_ref(), user);
    if member.is_some_and(|member| member.name_ambiguous()) || seems_told_apart(&name) {
        return told_apart(&name, user, room.own_user_id().server_name());
    }
    name
}

/// Somebody as the service knows people.
pub(crate) async fn person(room: &Room, user: &UserId) -> Person {
    Person { id: id::person(user), name: name_of(room, user).await }
}

/// Puts people's ids in the place of what was typed for them; gives those who are known by that.
///
/// # Errors
/// Several people have a name that was typed: what to say to that.
pub(crate) async fn name_people(room: &Room, asked: &mut Invocation) -> Result<Vec<Person>, String> {
    let mut people = Vec::new();
    for option in CommandSpec::of(asked.command).options {
        if option.kind != OptionKind::Person {
            continue;
        }
        let Some(typed) = asked.options.get_mut(option.name) else { continue };
        let users = members_called(room, typed).await;
        match users.as_slice() {
            [] => {}
            [user] => {
                let person = person(room, user).await;
                person.id.0.clone_into(typed);
                people.push(person);
            }
            [..] => {
                let ids: Vec<_> = users.iter().take(NAMED).map(ToString::to_string).collect();
                return Err(crate::text::several_called(typed, &ids));
            }
        }
    }
    Ok(people)
}

/// What the members of a room are called, in small letters.
pub(crate) async fn names_in(room: &Room) -> BTreeSet<String> {
    let members = room.members(RoomMemberships::JOIN | RoomMemberships::INVITE).await;
    // Whose name isn't known is told so when they are looked up.
    let members = members.unwrap_or_default();
    let names = members.iter().filter_map(|member| member.display_name());
    names.map(|name| name.trim().to_lowercase()).collect()
}

/// The members of a room with an id or a name.
async fn members_called(room: &Room, typed: &str) -> Vec<OwnedUserId> {
    let typed = typed.trim();
    let own = room.own_user_id();
    if let Ok(user) = UserId::parse(typed) {
        let member = room.get_member(&user).await.ok().flatten();
        let other = member.filter(|member| *member.user_id() != *own);
        return other.map(|_| user).into_iter().collect();
    }
    let members = match room.members(RoomMemberships::JOIN | RoomMemberships::INVITE).await {
        Ok(members) => members,
        Err(error) => {
            warn!(error = crate::account::short(&error), "reading room members failed");
            return Vec::new();
        }
    };
    let bare = typed.trim_start_matches('@');
    let is_called = |name: &str| name.trim().eq_ignore_ascii_case(bare) || name.trim() == typed;
    let found = members.iter().filter(|member| {
        *member.user_id() != *own
            && (member.display_name().is_some_and(is_called) || is_called(member.user_id().localpart()))
    });
    let mut found: Vec<_> = found.map(|member| member.user_id().to_owned()).collect();
    found.sort();
    found
}

/// Whether somebody may manage a room: what sets its name and topic is enough.
pub(crate) async fn manages(room: &Room, user: &UserId) -> bool {
    let levels = room.power_levels_or_default().await;
    match levels.for_user(user) {
        UserPowerLevel::Infinite => true,
        UserPowerLevel::Int(level) => level >= levels.state_default,
        _ => false,
    }
}

/// What the bot may do in a room.
pub(crate) async fn abilities(room: &Room) -> Abilities {
    let post = may_write(room).await;
    let missing = if post { Vec::new() } else { vec![WRITE] };
    // Among others a preview goes to a direct room: to play by numbers must not lead out of the room of the game.
    let plays_at_once = !is_direct(room);
    // Where it may not write its answers go to a direct room, which takes pictures.
    Abilities { post, threads: false, missing, plays_at_once, ..Abilities::ALL }
}

/// Whether a room may share its table with another one. A bridge says that it is there by events of the room's state.
pub(crate) async fn linkable(room: &Room) -> Linkability {
    for kind in BRIDGES {
        match room.get_state_events(StateEventType::from(kind)).await {
            Ok(events) if events.iter().any(is_declared) => return Linkability::Bridged,
            Ok(_) => {}
            Err(error) => warn!(error = crate::account::short(&error), "reading a room's state failed"),
        }
    }
    let made = room.creators().is_some_and(|own| own.iter().any(|user| **user == *room.own_user_id()));
    if made || room.is_direct().await.unwrap_or(false) {
        Linkability::Direct
    } else if room.encryption_state().is_encrypted() {
        Linkability::Encrypted
    } else {
        Linkability::Yes
    }
}

/// What can be shown in a room. Alone with one person, everything is private where it stands.
pub(crate) fn shown_in(room: &Room) -> Capabilities {
    let private = if is_direct(room) { PrivateDelivery::InPlace } else { PrivateDelivery::DirectRoom };
    Capabilities { private, ..CAPABILITIES }
}

/// Whether the bot is alone with one person, so that whatever is said is meant for it.
pub(crate) fn is_direct(room: &Room) -> bool {
    room.active_members_count() == 2
}

fn name(member: Option<&RoomMember>, user: &UserId) -> String {
    let own = member.and_then(|member| member.display_name()).filter(|name| !name.trim().is_empty());
    own.unwrap_or_else(|| user.localpart()).to_owned()
}

/// Whether a name ends as those do that are told apart, so that it could be taken for one.
fn seems_told_apart(name: &str) -> bool {
    unbracketed(name).trim_end().ends_with([']', '］'])
}

/// A name with its owner's behind it: `Ann [ann]`, and of somebody of another server than the bot's `Ann [ann:example.org]`. The
/// name is cut before what tells it apart is.
fn told_apart(name: &str, user: &UserId, home: &ServerName) -> String {
    /// How much of a name stands there in any case.
    const LEAST: usize = 8;
    let foreign = user.server_name() != home;
    let owner = if foreign {
        format!("{}:{}", user.localpart(), user.server_name())
    } else {
        user.localpart().to_owned()
    };
    let owner = plain_text(&owner, NAME_CHARS - LEAST - 3);
    let name = plain_text(name, NAME_CHARS - 3 - owner.chars().count());
    format!("{name} [{owner}]")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_of_one_name_are_told_apart_by_what_nobody_else_can_have() {
        let apart = |name: &str, id: &str| {
            told_apart(name, &UserId::parse(id).unwrap(), <&ServerName>::try_from("home.org").unwrap())
        };
        assert_eq!(apart("Ann", "@ann:home.org"), "Ann [ann]");
        assert_eq!(apart("Ann", "@ann:else.org"), "Ann [ann:else.org]");
        let long = apart(&"Ann ".repeat(30), "@ann:home.org");
        assert!(long.ends_with("… [ann]") && long.chars().count() <= NAME_CHARS, "{long}");
        let long = apart("Ann", &format!("@{}:home.org", "a".repeat(240)));
        assert!(long.starts_with("Ann [aaa") && long.ends_with("…]"), "{long}");
        assert!(long.chars().count() <= NAME_CHARS, "{long}");
    }

    #[test]
    fn a_name_that_looks_like_one_that_is_told_apart_is_told_apart() {
        for name in ["Ann [ann]", "Ann (ann) ", "Ann ［ann］", "Ann （ann）"] {
            assert!(seems_told_apart(name), "{name}");
        }
        assert!(!seems_told_apart("Ann") && !seems_told_apart("[x] Ann"));
    }
}

//! Who manages a channel of the web chat: it passes on when its manager is missing, or by an operator's word, and whoever is in it is told.

use lasermate_domain::port::{Person, Post, RoomId, UnixMillis};
use lasermate_present::text;

use crate::commit::{self, locks};
use crate::service::Service;
use crate::store::{ChannelRole, ManagerAbsence};
use crate::use_cases::change::{Change, RoomPost, ServiceError};

/// Whether somebody who does something in a channel manages it; `None` where there is no such channel. One whose manager is
/// missing passes on to them, if they have said something in it before.
pub fn manages(
    service: &Service,
    (room, channel): (&RoomId, &str),
    who: &Person,
    at: UnixMillis,
) -> Result<Option<bool>, ServiceError> {
    let role = || service.store.chat().role(channel, &who.id, at);
    let seen = role()?;
    if !matches!(seen, Some(ChannelRole::Heir(_))) {
        return Ok(seen.map(|role| role == ChannelRole::Manager));
    }
    // Of several who come at once, the first inherits it.
    locks::in_room(service, room, || {
        let role = role()?;
        if let Some(ChannelRole::Heir(absence)) = role {
            let named = text::person::named(who);
            let words = match absence {
                ManagerAbsence::Left => text::settings::manager_left(named),
                ManagerAbsence::StaysAway => text::settings::manager_away(named),
            };
            give(service, (room, channel), (who, words), at)?;
        }
        Ok(role.map(|role| role != ChannelRole::Visitor))
    })
}

/// Gives a channel to somebody, and tells it who manages it now, in these words.
pub(crate) fn give(
    service: &Service,
    (room, channel): (&RoomId, &str),
    (to, words): (&Person, String),
    at: UnixMillis,
) -> Result<(), ServiceError> {
    // Known from now on, so that their name goes out of the words when they delete their data.
    service.introduce(to)?;
    let change = Change {
        manager: Some((channel.to_owned(), to.id.clone())),
        posts: vec![RoomPost::alone(room.clone(), Post::of_words(words))],
        ..Change::default()
    };
    commit::settle_clock(service, at, change)
}

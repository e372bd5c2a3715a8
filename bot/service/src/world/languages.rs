//! Who is spoken to in which language: in the one they have chosen, else in what their network tells, else in English.

use std::sync::Mutex;

use lasermate_domain::limits::ROOMS_HEARD_OF;
use lasermate_domain::lru::RecentMap;
use lasermate_domain::port::{PersonId, RoomId};
use lasermate_present::language::Language;
use lasermate_present::told::Reader;

use crate::use_cases::change::ServiceError;
use crate::use_cases::rooms::settings;
use crate::world::World;
use crate::world::cache::hold;

/// What networks have told of rooms; read from the store where memory has it no more.
#[derive(Debug)]
pub(crate) struct HeardLanguages(Mutex<RecentMap<RoomId, Option<&'static Language>>>);

impl Default for HeardLanguages {
    fn default() -> Self {
        Self(Mutex::new(RecentMap::new(ROOMS_HEARD_OF)))
    }
}

impl World {
    /// For whom an answer to somebody in a room is written out.
    pub fn reader<'r>(&self, who: &PersonId, locale: Option<&str>, room: &'r RoomId) -> Reader<'r> {
        let chosen = chosen_by(self, who).unwrap_or_else(|error| {
            tracing::error!(%error, "reading somebody's language failed");
            None
        });
        Reader { language: chosen.unwrap_or_else(|| offered_to(self, locale, room)), network: room.network() }
    }

    /// The same for everybody in a room.
    pub fn readers<'r>(&self, room: &'r RoomId) -> Reader<'r> {
        Reader { language: language_of(self, room), network: room.network() }
    }
}

fn chosen_by(world: &World, who: &PersonId) -> Result<Option<&'static Language>, ServiceError> {
    let Some(no) = world.store.number_of(who)? else { return Ok(None) };
    Ok(world.store.spoken(no)?.as_deref().and_then(Language::spoken))
}

/// The language of somebody in a room who has chosen none.
pub(crate) fn offered_to(world: &World, locale: Option<&str>, room: &RoomId) -> &'static Language {
    locale.and_then(Language::spoken).unwrap_or_else(|| language_of(world, room))
}

fn language_of(world: &World, room: &RoomId) -> &'static Language {
    let set = settings::language(world, room).unwrap_or_else(|error| {
        tracing::error!(%error, "reading a room's language failed");
        None
    });
    set.or_else(|| heard(world, room)).unwrap_or_else(Language::english)
}

fn heard(world: &World, room: &RoomId) -> Option<&'static Language> {
    if let Some(heard) = hold(&world.people.heard.0).get(room) {
        return heard;
    }
    let stored = world.store.heard(room).unwrap_or_else(|error| {
        tracing::error!(%error, "reading what a network has told of a room failed");
        None
    });
    let heard = stored.as_deref().and_then(Language::spoken);
    hold(&world.people.heard.0).put(room.clone(), heard);
    heard
}

/// Notes what a network tells of a room.
pub(crate) fn hear(world: &World, room: &RoomId, locale: &str) {
    let Some(language) = Language::spoken(locale) else { return };
    if heard(world, room).unwrap_or_else(Language::english) == language {
        return;
    }
    match world.store.hear(room, language.code()) {
        Ok(()) => hold(&world.people.heard.0).put(room.clone(), Some(language)),
        Err(error) => tracing::error!(%error, "noting what a network tells of a room failed"),
    }
}

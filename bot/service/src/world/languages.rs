//! Who is spoken to in which language: in the one they have chosen, else in what their network tells, else in English.

use std::hash::Hash;
use std::sync::Mutex;

use lasermate_domain::limits::ROOMS_HEARD_OF;
use lasermate_domain::lru::RecentMap;
use lasermate_domain::port::{PersonId, Request, RoomId};
use lasermate_present::language::Language;
use lasermate_present::told::Reader;

use crate::use_cases::change::ServiceError;
use crate::use_cases::rooms::settings;
use crate::world::World;
use crate::world::cache::hold;

/// What is known of languages; read from the store where memory has it no more.
#[derive(Debug, Default)]
pub(crate) struct Languages {
    /// What people have chosen.
    pub(crate) chosen: KnownLanguages<PersonId>,
    /// What is set in rooms, each for itself: tables are not looked at.
    pub(crate) set: KnownLanguages<RoomId>,
    /// What networks have told of rooms.
    pub(crate) heard: KnownLanguages<RoomId>,
}

/// The languages of some, and of others that they have none.
#[derive(Debug)]
pub(crate) struct KnownLanguages<K>(Mutex<Remembered<K>>);

#[derive(Debug)]
struct Remembered<K> {
    languages: RecentMap<K, Option<&'static Language>>,
    /// How often all were forgotten: what was read before may be old.
    clears: u64,
}

impl<K: Eq + Hash + Clone> Default for KnownLanguages<K> {
    fn default() -> Self {
        Self(Mutex::new(Remembered { languages: RecentMap::new(ROOMS_HEARD_OF), clears: 0 }))
    }
}

impl<K: Eq + Hash + Clone> KnownLanguages<K> {
    /// The language of somebody or of a room, from memory or as it is read. What cannot be read is none for now.
    fn of(
        &self,
        key: &K,
        read: impl FnOnce() -> Result<Option<&'static Language>, ServiceError>,
    ) -> Option<&'static Language> {
        let clears = {
            let mut known = hold(&self.0);
            if let Some(language) = known.languages.get(key) {
                return language;
            }
            known.clears
        };
        let read = read().inspect_err(|error| tracing::error!(%error, "reading a language failed")).ok()?;
        let mut known = hold(&self.0);
        if known.clears == clears {
            known.languages.put(key.clone(), read);
        }
        read
    }

    pub(crate) fn note(&self, key: &K, language: &'static Language) {
        hold(&self.0).languages.put(key.clone(), Some(language));
    }

    /// Forgets all, because what is stored of one has changed.
    pub(crate) fn clear(&self) {
        let mut known = hold(&self.0);
        known.languages = RecentMap::new(ROOMS_HEARD_OF);
        known.clears += 1;
    }
}

impl World {
    /// For whom an answer to somebody in a room is written out.
    pub fn reader<'r>(&self, who: &PersonId, locale: Option<&str>, room: &'r RoomId) -> Reader<'r> {
        let language = chosen_by(self, who).unwrap_or_else(|| offered_to(self, locale, room));
        Reader { language, network: room.network() }
    }

    /// The same for everybody in a room.
    pub fn readers<'r>(&self, room: &'r RoomId) -> Reader<'r> {
        Reader { language: language_of(self, room), network: room.network() }
    }
}

fn chosen_by(world: &World, who: &PersonId) -> Option<&'static Language> {
    world.people.languages.chosen.of(who, || {
        let Some(no) = world.store.number_of(who)? else { return Ok(None) };
        Ok(world.store.spoken(no)?.as_deref().and_then(Language::spoken))
    })
}

/// The language of an answer to a request that sets another one for its room: the answer is kept before the room has it.
pub(crate) fn once_set(
    world: &World,
    request: &Request,
    set: Option<&'static Language>,
) -> &'static Language {
    let own = || request.locales.person.as_deref().and_then(Language::spoken);
    let chosen = chosen_by(world, &request.who.id).or_else(own);
    chosen.or(set).or_else(|| heard(world, &request.room)).unwrap_or_default()
}

/// The language of somebody in a room who has chosen none.
pub(crate) fn offered_to(world: &World, locale: Option<&str>, room: &RoomId) -> &'static Language {
    locale.and_then(Language::spoken).unwrap_or_else(|| language_of(world, room))
}

fn language_of(world: &World, room: &RoomId) -> &'static Language {
    let set = world.people.languages.set.of(room, || settings::language(world, room));
    set.or_else(|| heard(world, room)).unwrap_or_else(Language::english)
}

/// What a network has told of a room.
pub(crate) fn heard(world: &World, room: &RoomId) -> Option<&'static Language> {
    world
        .people
        .languages
        .heard
        .of(room, || Ok(world.store.heard(room)?.as_deref().and_then(Language::spoken)))
}

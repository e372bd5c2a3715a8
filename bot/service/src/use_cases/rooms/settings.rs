//! A room's settings: games allowed, who may start one, theme, default time, threads.

use lasermate_domain::command::offered;
use lasermate_domain::daily::{self, DailyTime};
use lasermate_domain::log::Verb;
use lasermate_domain::port::{Reply, RoomId};
use lasermate_domain::time_control::TimeControl;
use lasermate_domain::time_of_day::TimeOfDayError;
use lasermate_engine::variants::Preset;
use lasermate_present::language::Language;
use lasermate_present::text;
use lasermate_render::scene::Theme;

use crate::store::DerivedChange;
use crate::use_cases::admin::unread;
use crate::use_cases::change::{Call, Change, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::world::World;

const NAMES: [&str; 9] =
    ["games", "starters", "theme", "time", THREADS, "rating", PLACES, daily::SETTING, LANGUAGE];
/// Whether games are played in threads, or in which forum they have their posts.
const THREADS: &str = "threads";
/// Whether who falls later among three comes before who fell earlier, or both share a place.
const PLACES: &str = "places";
/// In which language a room reads what is posted.
const LANGUAGE: &str = "language";
/// The value of the language that a room's network tells.
pub(crate) const AUTO: &str = "auto";
/// The value of a setting that is switched off.
const OFF: &str = "off";

pub(crate) fn settings(
    world: &World,
    call: &Call<'_>,
    name: Option<&str>,
    value: Option<&str>,
) -> HandlerResult {
    if !call.request.admin {
        return refuse(text::settings::MANAGERS_ONLY);
    }
    let room = &call.request.room;
    let (name, value) = match (name, value) {
        (None, Some(typed)) => match typed.split_once([':', '=']) {
            Some((name, value)) => (Some(name.trim()), Some(value)),
            None => return refuse(text::settings::no_such_setting(&NAMES)),
        },
        both => both,
    };
    let Some(name) = name else { return Ok(HandlerOutcome::shown(all_settings(world, call)?)) };
    let name = name.to_ascii_lowercase();
    if !NAMES.contains(&name.as_str()) {
        return refuse(text::settings::no_such_setting(&NAMES));
    }
    let Some(value) = value else {
        return Ok(HandlerOutcome::shown(Reply::quiet(one_setting(world, room, &name)?)));
    };
    if name != LANGUAGE && world.tables.table_of(room) != *room {
        return refuse(text::tables::SETTINGS_ELSEWHERE);
    }
    let value = match forum_named(call, &name, value) {
        Some(forum) => forum,
        None => checked(&name, value)?,
    };
    // In a thread the default must be said, or it would be as in the room above.
    let said = home_of(world, room)?.is_some();
    let kept = Some(value.clone()).filter(|value| said || value != default(&name));
    let row = call.row(Verb::Setting, format!("{name}={}", kept.as_deref().unwrap_or_default()));
    let mut derived = Vec::new();
    if name == daily::SETTING {
        let due = daily::due_after(&value, call.at());
        derived.push(DerivedChange::Daily(room.clone(), call.request.server.clone(), due));
    }
    let mut words = text::settings::is_now(&name, &value);
    let can = &call.request.can;
    if name == THREADS && value != "off" && !can.threads && can.forum.is_none() {
        words += &format!(" {}", text::threads::none_here(&can.missing));
    }
    derived.push(DerivedChange::Setting(room.clone(), name, kept));
    Ok(Change { words, rows: vec![row], derived, ..Change::default() }.into())
}

/// A setting of a room; the thread of a game has those of the room it was begun in, until it gets its own.
/// Linked rooms have those of the room that made their table, and a language each.
fn value(world: &World, room: &RoomId, name: &str) -> Result<String, ServiceError> {
    let room = &if name == LANGUAGE { room.clone() } else { world.tables.table_of(room) };
    if let Some(value) = world.store.setting(room, name)? {
        return Ok(value);
    }
    let value = home_of(world, room)?.map(|home| world.store.setting(&home, name)).transpose()?.flatten();
    Ok(value.unwrap_or_else(|| default(name).to_owned()))
}

/// Whether a room is the thread of a game.
pub(crate) fn is_thread(world: &World, room: &RoomId) -> Result<bool, ServiceError> {
    Ok(home_of(world, room)?.is_some())
}

/// The room in whose thread a room's games are played.
fn home_of(world: &World, room: &RoomId) -> Result<Option<RoomId>, ServiceError> {
    let id = match world.store.live_game(room)? {
        Some(id) => Some(id),
        None => world.store.last_game(room)?,
    };
    // The room of one that cannot be read keeps its own settings.
    let game = id.map(|id| world.readable(id)).transpose()?.flatten();
    Ok(game.map(|game| game.home.clone()).filter(|home| home != room))
}

fn one_setting(world: &World, room: &RoomId, name: &str) -> Result<String, ServiceError> {
    Ok(text::settings::setting(name, &value(world, room, name)?))
}

fn all_settings(world: &World, call: &Call<'_>) -> Result<Reply, ServiceError> {
    let room = &call.request.room;
    let mut words = text::settings::HEAD.to_owned();
    // Where no thread can be opened, only a room that has said something about them is told of it.
    let threads = call.request.can.threads
        || call.request.can.forum.is_some()
        || world.store.setting(room, THREADS)?.is_some();
    for name in NAMES.into_iter().filter(|name| threads || *name != THREADS) {
        words += &format!("\n- {}", one_setting(world, room, name)?);
    }
    let mut buttons = Vec::new();
    for (game, archive) in unread::unread_in(world, room)? {
        words += &format!("\n{}", text::unread::to_archive(game));
        buttons.push(archive);
    }
    Ok(Reply { buttons, ..Reply::quiet(words) })
}

/// The presets that may be played in a room.
pub(crate) fn games_allowed(world: &World, room: &RoomId) -> Result<Vec<&'static str>, ServiceError> {
    let value = value(world, room, "games")?;
    let all = offered().map(|preset| preset.name);
    Ok(all.filter(|name| value == "all" || value.split(' ').any(|allowed| allowed == *name)).collect())
}

/// Refuses those who may not begin a game here.
pub(crate) fn may_start(world: &World, call: &Call<'_>) -> Result<(), ServiceError> {
    if !call.request.admin && value(world, &call.request.room, "starters")? == "admins" {
        return refuse(text::settings::MANAGERS_BEGIN);
    }
    Ok(())
}

pub(crate) fn default_time(world: &World, room: &RoomId) -> Result<TimeControl, ServiceError> {
    Ok(TimeControl::read(&value(world, room, "time")?).unwrap_or_default())
}

/// Whether games are rated where nobody says otherwise.
pub(crate) fn rated_by_default(world: &World, room: &RoomId) -> Result<bool, ServiceError> {
    Ok(value(world, room, "rating")? == "rated")
}

/// Whether those who fall share a place in a game that begins here for so many (three_way.md 3.3.8).
pub(crate) fn shared_places(world: &World, room: &RoomId, seats: usize) -> Result<bool, ServiceError> {
    Ok(seats > 2 && value(world, room, PLACES)? == "shared")
}

/// Whether games may be played in threads of a room.
pub(crate) fn threads_wanted(world: &World, room: &RoomId) -> Result<bool, ServiceError> {
    Ok(value(world, room, THREADS)? != OFF)
}

/// The forum in which a room's games have their posts.
pub(crate) fn forum_of(world: &World, room: &RoomId) -> Result<Option<RoomId>, ServiceError> {
    let value = value(world, room, THREADS)?;
    // The other values are words.
    Ok(value.contains(':').then_some(RoomId(value)))
}

pub(crate) fn theme(world: &World, room: &RoomId) -> Result<Theme, ServiceError> {
    Ok(if value(world, room, "theme")? == "light" { Theme::Light } else { Theme::Dark })
}

/// The language a room has chosen.
pub(crate) fn language(world: &World, room: &RoomId) -> Result<Option<&'static Language>, ServiceError> {
    let value = value(world, room, LANGUAGE)?;
    Ok(if value == AUTO { None } else { Language::spoken(&value) })
}

fn default(name: &str) -> &'static str {
    match name {
        "games" => "all",
        "starters" => "everyone",
        "theme" => "dark",
        LANGUAGE => AUTO,
        THREADS => "on",
        "rating" => "casual",
        PLACES => "falls",
        daily::SETTING => OFF,
        _ => "none",
    }
}

/// The forum that is to have the posts of a room's games, where the request names one.
fn forum_named(call: &Call<'_>, name: &str, value: &str) -> Option<String> {
    let is_word = ["on", OFF].contains(&value.trim().to_ascii_lowercase().as_str());
    let forum = call.request.can.forum.as_ref()?;
    (name == THREADS && !is_word).then(|| forum.0.clone())
}

/// A value in its exact form.
fn checked(name: &str, value: &str) -> Result<String, ServiceError> {
    let value = value.trim().to_ascii_lowercase();
    let one_of = |values: &[&str]| {
        if values.contains(&value.as_str()) {
            Ok(value.clone())
        } else {
            refuse(text::settings::one_of(name, values))
        }
    };
    match name {
        "games" => games(&value),
        "starters" => one_of(&["everyone", "admins"]),
        "theme" => one_of(&["dark", "light"]),
        LANGUAGE if value == AUTO => Ok(value),
        LANGUAGE => match Language::spoken(&value) {
            Some(language) => Ok(language.code().to_owned()),
            None => refuse(text::settings::no_such_language(spoken_codes())),
        },
        THREADS if value.contains('#') => refuse(text::settings::NO_FORUM),
        THREADS => one_of(&["on", OFF]),
        "rating" => one_of(&["casual", "rated"]),
        PLACES => one_of(&["falls", "shared"]),
        daily::SETTING if value == OFF => Ok(value),
        daily::SETTING => match value.parse::<DailyTime>() {
            Ok(time) => Ok(time.to_string()),
            Err(TimeOfDayError::Time) => refuse(text::settings::DAILY_TIMES),
            Err(TimeOfDayError::Zone(zone)) => refuse(text::time::no_such_zone(&zone)),
        },
        _ => match TimeControl::read(&value) {
            Some(time) => Ok(time.word()),
            None => refuse(text::time::NO_SUCH_TIME),
        },
    }
}

/// The languages that are spoken, by their codes.
fn spoken_codes() -> String {
    Language::all_spoken().map(|language| format!("`{}`", language.code())).collect::<Vec<_>>().join(", ")
}

fn games(value: &str) -> Result<String, ServiceError> {
    if value == "all" {
        return Ok(value.to_owned());
    }
    let mut names = Vec::new();
    for word in value.split([' ', ',']).filter(|word| !word.is_empty()) {
        match Preset::named(word) {
            Some(preset) if !names.contains(&preset.name) => names.push(preset.name),
            Some(_) => {}
            None => {
                let all: Vec<_> = offered().map(|preset| preset.name).collect();
                return refuse(text::settings::no_such_game(word, &all));
            }
        }
    }
    if names.is_empty() { refuse(text::settings::NAME_A_GAME) } else { Ok(names.join(" ")) }
}

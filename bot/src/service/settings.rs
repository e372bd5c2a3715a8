//! A room's settings: games allowed, who may start one, theme, language, default time.

use lasermate_engine::preset::Preset;
use lasermate_render::scene::Theme;

use super::challenges::NO_SUCH_TIME;
use super::desk::{Answer, Call, Change, Done, Service, Stop, refuse};
use super::forms::{read_time, time_word};
use crate::port::{Reply, RoomId, UnixMillis};
use crate::store::{Derived, StoreError, Verb};
use crate::text;

const NAMES: [&str; 5] = ["games", "starters", "theme", "language", "time"];

impl Service {
    pub(super) fn settings(&self, call: &Call<'_>, name: Option<&str>, value: Option<&str>) -> Answer {
        if !call.request.admin {
            return refuse("Settings are for those who may manage this room.");
        }
        let room = &call.request.room;
        let Some(name) = name else { return Ok(Done::Shown(self.all_settings(room)?)) };
        let name = name.to_ascii_lowercase();
        if !NAMES.contains(&name.as_str()) {
            return refuse(format!("There is no such setting; there are {}.", NAMES.join(", ")));
        }
        let Some(value) = value else {
            return Ok(Done::Shown(Reply::private(self.one_setting(room, &name)?)));
        };
        let value = checked(&name, value)?;
        let kept = Some(value.clone()).filter(|value| value != default(&name));
        let row = call.row(Verb::Setting, format!("{name}={}", kept.as_deref().unwrap_or_default()));
        Ok(Change {
            words: format!("{name} is now `{value}`."),
            rows: vec![row],
            derived: vec![Derived::Setting(room.clone(), name, kept)],
            ..Change::default()
        }
        .into())
    }

    fn value(&self, room: &RoomId, name: &str) -> Result<String, StoreError> {
        Ok(self.store.setting(room, name)?.unwrap_or_else(|| default(name).to_owned()))
    }

    fn one_setting(&self, room: &RoomId, name: &str) -> Result<String, StoreError> {
        Ok(format!("`{name}` is `{}`: {}", self.value(room, name)?, help(name)))
    }

    fn all_settings(&self, room: &RoomId) -> Result<Reply, StoreError> {
        let mut words = "**Settings of this room** (`/settings games billichess` changes one)".to_owned();
        for name in NAMES {
            words += &format!("\n- {}", self.one_setting(room, name)?);
        }
        Ok(Reply::private(words))
    }

    /// The presets that may be played in a room.
    pub(super) fn games_allowed(&self, room: &RoomId) -> Result<Vec<&'static str>, StoreError> {
        let value = self.value(room, "games")?;
        let all = Preset::all().iter().map(|preset| preset.name);
        Ok(all.filter(|name| value == "all" || value.split(' ').any(|allowed| allowed == *name)).collect())
    }

    /// Refuses those who may not begin a game here.
    pub(super) fn may_start(&self, call: &Call<'_>) -> Result<(), Stop> {
        if !call.request.admin && self.value(&call.request.room, "starters")? == "admins" {
            return refuse("Only those who may manage this room begin games here.");
        }
        Ok(())
    }

    pub(super) fn default_time(&self, room: &RoomId) -> Result<Option<UnixMillis>, StoreError> {
        Ok(read_time(&self.value(room, "time")?).flatten())
    }

    pub(super) fn theme(&self, room: &RoomId) -> Result<Theme, StoreError> {
        Ok(if self.value(room, "theme")? == "light" { Theme::Light } else { Theme::Dark })
    }
}

fn default(name: &str) -> &'static str {
    match name {
        "games" => "all",
        "starters" => "everyone",
        "theme" => "dark",
        "language" => "en",
        _ => "none",
    }
}

fn help(name: &str) -> &'static str {
    match name {
        "games" => "the games that may be played: `all`, or names separated by spaces",
        "starters" => "who may begin a game: `everyone` or `admins`",
        "theme" => "pictures for `dark` or `light` windows",
        "language" => "the bot's language: `en`, the only one there is",
        _ => "the time for each move where a challenge names none, as `none`, `6h`, `3d`",
    }
}

/// A value in its exact form.
fn checked(name: &str, value: &str) -> Result<String, Stop> {
    let value = value.trim().to_ascii_lowercase();
    let one_of = |values: &[&str]| {
        if values.contains(&value.as_str()) {
            Ok(value.clone())
        } else {
            refuse(format!("{name} is one of these: {}.", values.join(", ")))
        }
    };
    match name {
        "games" => games(&value),
        "starters" => one_of(&["everyone", "admins"]),
        "theme" => one_of(&["dark", "light"]),
        "language" if value == "en" => Ok(value),
        "language" => refuse("The bot speaks English (`en`) and nothing else."),
        _ => match read_time(&value) {
            Some(time) => Ok(time_word(time)),
            None => refuse(NO_SUCH_TIME),
        },
    }
}

fn games(value: &str) -> Result<String, Stop> {
    if value == "all" {
        return Ok(value.to_owned());
    }
    let mut names = Vec::new();
    for word in value.split([' ', ',']).filter(|word| !word.is_empty()) {
        match Preset::named(word) {
            Some(preset) if !names.contains(&preset.name) => names.push(preset.name),
            Some(_) => {}
            None => {
                let all: Vec<_> = Preset::all().iter().map(|preset| preset.name).collect();
                let typed = text::escape_text(word, 30);
                return refuse(format!("There is no game {typed}; there are {}.", all.join(", ")));
            }
        }
    }
    if names.is_empty() { refuse("Name at least one game, or `all`.") } else { Ok(names.join(" ")) }
}

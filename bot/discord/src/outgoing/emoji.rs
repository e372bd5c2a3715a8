//! Our own pieces as emojis of the application: in menus and lists each piece stands beside its name. They are sent once, found again
//! by their names, which hold a hash of what they are drawn from, and where Discord takes none of them there are words alone.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serenity::model::id::{ApplicationId, EmojiId};
use sha2::{Digest, Sha256};
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tracing::{info, warn};
use twilight_http_ratelimiting::Method;
use twilight_model::channel::message::EmojiReactionType;
use twilight_model::id::Id;
use twilight_model::id::marker::EmojiMarker;

use crate::Discord;
use crate::api::ApiError;
use crate::api::route::ApiRoute;
use lasermate_domain::port::Icon;
use lasermate_present::picture;

/// The side of an emoji, in pixels.
const SIZE: u32 = 128;
/// The most bytes of one.
const BYTES: usize = 256 * 1024;
/// How many bytes of the hash are in a name.
const HASH: usize = 4;
/// How often sending them is begun, and the pause before it is tried again.
const TRIES: u32 = 5;
const PAUSE: Duration = Duration::from_secs(30);

/// The pieces that Discord has.
#[derive(Debug, Default)]
pub struct Icons(RwLock<HashMap<Icon, EmojiReactionType>>);

impl Icons {
    /// The emoji of a piece, where there is one.
    pub fn of(&self, icon: Icon) -> Option<EmojiReactionType> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(&icon).cloned()
    }

    fn note(&self, icon: Icon, emoji: EmojiReactionType) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(icon, emoji);
    }

    /// Discord has none of them any more; whether it had any.
    pub fn forget(&self) -> bool {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let had = !known.is_empty();
        known.clear();
        had
    }
}

/// An emoji as Discord tells of it.
#[derive(Debug, Deserialize)]
struct ExistingEmoji {
    id: Id<EmojiMarker>,
    name: String,
}

#[derive(Debug, Deserialize)]
struct EmojiList {
    items: Vec<ExistingEmoji>,
}

/// An emoji to be made.
#[derive(Serialize)]
struct NewEmoji<'a> {
    name: &'a str,
    image: String,
}

/// A piece, and the name of its emoji.
struct NamedIcon {
    icon: Icon,
    name: String,
}

/// Has our pieces as emojis: sends those that are missing, when nothing else is to be sent, and takes away those of an earlier
/// drawing.
pub(crate) async fn send_icons(
    discord: Arc<Discord>,
    application: ApplicationId,
    mut stop: watch::Receiver<bool>,
) {
    let wanted = named();
    for _ in 0..TRIES {
        match send_icons_once(&discord, application, &wanted, &stop).await {
            Ok(()) => return,
            Err(error) if error.may_pass() => info!(%error, "sending emojis failed; retrying"),
            Err(error) => {
                info!(%error, "sending emojis failed; menus go without");
                return;
            }
        }
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => {}
            _ = stop.changed() => return,
        }
    }
}

async fn send_icons_once(
    discord: &Discord,
    application_id: ApplicationId,
    wanted: &[NamedIcon],
    stop: &watch::Receiver<bool>,
) -> Result<(), ApiError> {
    let route = ApiRoute::Emojis { application_id };
    let listed: EmojiList = discord.api.get_idle(route).await?;
    let mut sent = 0;
    for NamedIcon { icon, name } in wanted {
        let there = listed.items.iter().find(|there| there.name == *name);
        let id = match there {
            Some(there) => there.id,
            None if *stop.borrow() => return Ok(()),
            None => {
                let icon = *icon;
                let Ok(Some(file)) = spawn_blocking(move || drawn(icon)).await else {
                    warn!(name, "drawing an emoji failed; it is left out");
                    continue;
                };
                let new =
                    NewEmoji { name, image: format!("data:image/png;base64,{}", STANDARD.encode(file)) };
                let there: ExistingEmoji = discord.api.call_idle(Method::Post, route, Some(&new)).await?;
                sent += 1;
                there.id
            }
        };
        let emoji = EmojiReactionType::Custom { animated: false, id, name: Some(name.clone()) };
        discord.icons.note(*icon, emoji);
    }
    info!(sent, there = wanted.len(), "emojis are there");
    let current = |name: &str| wanted.iter().any(|one| one.name == name);
    for old in listed.items.iter().filter(|old| is_ours(&old.name) && !current(&old.name)) {
        let route = ApiRoute::Emoji { application_id, emoji: EmojiId::new(old.id.get()) };
        let _: IgnoredAny = discord.api.call_idle(Method::Delete, route, None::<&()>).await?;
    }
    Ok(())
}

/// Every piece under its name.
fn named() -> Vec<NamedIcon> {
    let name = |icon: Icon| {
        let mut hash = Sha256::new_with_prefix(SIZE.to_string());
        for part in picture::icon_source(icon) {
            hash.update(part);
        }
        let hash: String = hash.finalize().iter().take(HASH).map(|byte| format!("{byte:02x}")).collect();
        NamedIcon { icon, name: format!("{}_{hash}", icon.name()) }
    };
    Icon::all().map(name).collect()
}

/// The file of a piece, where it can be drawn and Discord takes it.
fn drawn(icon: Icon) -> Option<Vec<u8>> {
    picture::icon_file(icon, SIZE).ok().filter(|file| file.len() <= BYTES)
}

/// Whether an emoji is one of ours, of this program or an earlier one: `white_knight_1a2b3c4d`.
fn is_ours(name: &str) -> bool {
    let Some((piece, hash)) = name.rsplit_once('_') else { return false };
    let is_hash = hash.len() == 2 * HASH && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hash && Icon::all().any(|icon| icon.name() == piece)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_drawn_within_discords_limits_under_a_name_of_its_own() {
        let named = named();
        assert!(named.iter().all(|one| drawn(one.icon).is_some()));
        let mut names: Vec<_> = named.iter().map(|one| one.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Icon::all().count());
        for name in names {
            let fits = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
            assert!((2..=32).contains(&name.len()) && fits && is_ours(name), "{name}");
        }
        for strange in
            ["pepe", "white_knight", "white_knight_12345678_", "my_knight_12345678", "white_knight_1234567z"]
        {
            assert!(!is_ours(strange), "{strange}");
        }
    }

    #[test]
    fn without_emojis_there_are_words_alone() {
        let icons = Icons::default();
        let Some(icon) = Icon::all().next() else { panic!("no icons") };
        assert!(icons.of(icon).is_none() && !icons.forget());
        icons.note(
            icon,
            EmojiReactionType::Custom { animated: false, id: Id::new(1), name: Some(icon.name()) },
        );
        assert!(icons.of(icon).is_some() && icons.forget() && icons.of(icon).is_none());
    }
}

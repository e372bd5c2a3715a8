//! A server that the bot has just come to is greeted, once: where it may write, and nobody is mentioned.

use crate::outgoing::channel_message;
use std::sync::Arc;

use serde::Deserialize;
use serenity::model::id::{ChannelId, GuildId, UserId};
use serenity::model::{Permissions, Timestamp};
use tracing::info;
use twilight_model::channel::permission_overwrite::PermissionOverwrite;
use twilight_model::guild::Permissions as Held;
use twilight_model::id::Id;
use twilight_model::id::marker::{RoleMarker, UserMarker};

use crate::api::ApiError;
use crate::incoming::permission::GuildMembership;
use crate::outgoing::message::{OutgoingMessage, of_answer, picture};
use crate::{Discord, id};
use lasermate_domain::port::UnixMillis;
use lasermate_present::language::Language;
use lasermate_present::told::Reader;
use lasermate_present::{show, surface};
use lasermate_service::clock;

/// For how long after it has come the bot greets: a day, so that a server is greeted too that it came to while it was away.
const NEW: UnixMillis = 24 * 60 * 60 * 1000;

/// Channels people write in, as Discord numbers their kinds: text and announcements.
const TEXT: [u8; 2] = [0, 5];

/// A server with what it takes to find a channel.
#[derive(Debug, Deserialize)]
pub(crate) struct JoinedGuild {
    id: GuildId,
    #[serde(default)]
    system_channel_id: Option<ChannelId>,
    /// The code of its language.
    #[serde(default)]
    preferred_locale: String,
    #[serde(default)]
    channels: Vec<GuildChannel>,
    #[serde(default)]
    roles: Vec<Role>,
    #[serde(default)]
    members: Vec<Member>,
}

#[derive(Debug, Deserialize)]
struct GuildChannel {
    id: ChannelId,
    #[serde(rename = "type")]
    kind: u8,
    #[serde(default)]
    position: i64,
    #[serde(default)]
    permission_overwrites: Vec<PermissionOverwrite>,
}

#[derive(Debug, Deserialize)]
struct Role {
    id: Id<RoleMarker>,
    permissions: Held,
}

#[derive(Debug, Deserialize)]
struct Member {
    user: UserRef,
    #[serde(default)]
    roles: Vec<Id<RoleMarker>>,
}

#[derive(Debug, Deserialize)]
struct UserRef {
    id: Id<UserMarker>,
}

/// Whether the bot has come to a server lately.
pub(crate) fn is_new(joined_at: Timestamp, now: UnixMillis) -> bool {
    now - joined_at.unix_timestamp() * 1000 < NEW
}

impl JoinedGuild {
    /// Where to write first: the channel of the server's own notices, else the first one there is; and whether pictures may be
    /// sent there.
    fn first_channel(&self, me: UserId) -> Option<(ChannelId, bool)> {
        let mut channels: Vec<_> = self.channels.iter().filter(|one| TEXT.contains(&one.kind)).collect();
        channels.sort_by_key(|one| (Some(one.id) != self.system_channel_id, one.position, one.id));
        let bot = self.standing(me);
        let found =
            channels.into_iter().map(|one| (one.id, bot.in_channel(one.kind, &one.permission_overwrites)));
        let wanted = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        found
            .filter(|(_, held)| held.contains(wanted))
            .map(|(id, held)| (id, held.contains(Permissions::ATTACH_FILES)))
            .next()
    }

    /// The bot among the server's members, with the server's roles.
    fn standing(&self, me: UserId) -> GuildMembership {
        let me = Id::new(me.get());
        // Our intent shows us no member but ourselves.
        let own = self.members.iter().find(|one| one.user.id == me).or(self.members.first());
        GuildMembership {
            guild: Id::new(self.id.get()),
            // Bots own no servers.
            owner: None,
            user: own.map_or(me, |own| own.user.id),
            roles: own.map(|own| own.roles.clone()).unwrap_or_default(),
            permitted: self.roles.iter().map(|role| (role.id, role.permissions)).collect(),
        }
    }
}

/// Whether a server has neither been greeted nor played in with the bot there itself.
pub(crate) async fn is_new_to(discord: &Discord, guild: GuildId) -> bool {
    let known = discord.service.query(move |store| store.discord_knows_guild(guild.get())).await;
    known == Some(false)
}

/// Greets a server that the bot has come to lately.
pub(crate) async fn greet(discord: Arc<Discord>, server: JoinedGuild) {
    let guild = server.id;
    let me = discord.api.application().map_or(UserId::new(1), |own| UserId::new(own.get()));
    if let Some((channel, pictures)) = server.first_channel(me) {
        let spoken = Language::spoken(&server.preferred_locale);
        let sent = welcome(&discord, guild, (channel, pictures), spoken.unwrap_or_default()).await;
        match sent {
            Ok(()) => info!(%guild, %channel, "greeted a new server"),
            Err(error) => {
                info!(%guild, %channel, %error, "greeting a new server failed");
                // After the next connection it is tried again.
                if error.may_pass() {
                    return;
                }
            }
        }
    }
    discord.service.query(move |store| store.discord_greeted(guild.get(), clock::now())).await;
}

async fn welcome(
    discord: &Discord,
    guild: GuildId,
    (channel, pictures): (ChannelId, bool),
    language: &'static Language,
) -> Result<(), ApiError> {
    let reply = Reader { network: id::NAME, language }.reply(show::welcome());
    let shown = surface::of_reply(reply, &discord.frames.capabilities(), language).into_message();
    let mut drawn = Vec::new();
    for described in shown.pictures.iter().filter(|_| pictures) {
        if let Ok(file) = discord.service.drawings().fresh(described, None, None).await {
            drawn.push(picture(&file, &described.alt));
        }
    }
    let mut form = discord.frames.form();
    loop {
        let frame = shown.frame.filter(|_| form.frames);
        form.framed = frame.is_some();
        let again = surface::PlannedMessage { frame, ..shown.clone() };
        let messages = of_answer(again, drawn.clone(), (&discord.links, &discord.icons));
        let greeted = greet_with(discord, guild, channel, messages).await;
        if !discord.frames.goes_plainer(&discord.icons, &mut form, &greeted) {
            return greeted;
        }
    }
}

async fn greet_with(
    discord: &Discord,
    guild: GuildId,
    channel: ChannelId,
    messages: Vec<OutgoingMessage>,
) -> Result<(), ApiError> {
    for (part, message) in messages.into_iter().enumerate() {
        let once: OutgoingMessage = message.once(format!("hi{guild}.{part}"));
        channel_message::post(discord, channel, &once).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A server whose everybody may see and write, and what its channels say otherwise.
    fn server(system: Option<&str>, channels: serde_json::Value) -> JoinedGuild {
        let held = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        serde_json::from_value(json!({
            "id": "1", "system_channel_id": system,
            "roles": [
                {"id": "1", "permissions": held.bits().to_string()},
                {"id": "2", "permissions": Permissions::ATTACH_FILES.bits().to_string()},
                {"id": "3", "permissions": "8"},
            ],
            "members": [{"user": {"id": "9"}, "roles": ["2"]}],
            "channels": channels,
        }))
        .unwrap()
    }

    fn first(server: &JoinedGuild) -> Option<(u64, bool)> {
        server.first_channel(UserId::new(9)).map(|(id, pictures)| (id.get(), pictures))
    }

    #[test]
    fn it_writes_where_it_may_and_first_where_notices_go() {
        let text = |id: &str, position: u8, overwrites: serde_json::Value| json!({"id": id, "type": 0, "position": position, "permission_overwrites": overwrites});
        let two = json!([text("11", 5, json!([])), text("12", 2, json!([])), {"id": "13", "type": 2}]);
        assert_eq!(first(&server(None, two.clone())), Some((12, true)));
        assert_eq!(first(&server(Some("11"), two)), Some((11, true)));
        let deny = |who: &str, bits: Permissions| json!({"id": who, "type": 0, "allow": "0", "deny": bits.bits().to_string()});
        let for_itself = |who: &str, bits: Permissions| json!({"id": who, "type": 1, "allow": bits.bits().to_string(), "deny": "0"});
        let (send, attach) = (Permissions::SEND_MESSAGES, Permissions::ATTACH_FILES);
        // Closed for everybody, and for the bot's role; open again for the bot itself.
        let closed = json!([
            text("11", 1, json!([deny("1", send)])),
            text("12", 2, json!([deny("2", Permissions::VIEW_CHANNEL)])),
            text("13", 3, json!([deny("1", send), for_itself("9", send), deny("2", attach)])),
        ]);
        assert_eq!(first(&server(Some("11"), closed)), Some((13, false)));
        assert_eq!(first(&server(None, json!([text("11", 1, json!([deny("1", send)]))]))), None);
    }

    #[test]
    fn a_server_is_new_for_a_day() {
        let joined = Timestamp::parse("2026-11-23T00:00:00.000000+00:00").unwrap();
        let at = 1_795_392_000_000;
        assert!(is_new(joined, at) && is_new(joined, at + NEW - 1) && !is_new(joined, at + NEW));
    }
}

//! Servers and the bot's own things as Discord gives them, whole.

use serde_json::{Value, json};

use super::person::bot;
use super::{APPLICATION, World};

/// A server with the bot.
#[derive(Clone, Debug)]
pub struct Server {
    pub id: u64,
    pub name: String,
    /// Its language, as `en-US`.
    pub locale: String,
    /// Whether the bot is in it.
    pub joined: bool,
    /// Whether it can be reached (an outage of Discord's).
    pub reachable: bool,
    /// When the bot came into it.
    pub joined_at: String,
    /// Where its own notices go.
    pub notices: Option<u64>,
}

impl Server {
    /// The server as Discord gives it to whoever asks for it.
    pub fn json(&self) -> Value {
        json!({
            "id": self.id.to_string(), "name": self.name, "icon": null, "description": null, "home_header": null,
            "splash": null, "discovery_splash": null, "features": [], "banner": null,
            "owner_id": APPLICATION.to_string(), "application_id": null, "region": "deprecated",
            "afk_channel_id": null, "afk_timeout": 300, "system_channel_id": self.notices.map(|id| id.to_string()), "system_channel_flags": 0,
            "widget_enabled": false, "widget_channel_id": null, "verification_level": 0,
            "roles": [everyone(self.id)], "default_message_notifications": 0, "mfa_level": 0,
            "explicit_content_filter": 0, "max_presences": null, "max_members": 500_000,
            "max_stage_video_channel_users": 50, "max_video_channel_users": 25, "vanity_url_code": null,
            "premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": self.locale,
            "rules_channel_id": null, "safety_alerts_channel_id": null, "public_updates_channel_id": null,
            "premium_progress_bar_enabled": false, "nsfw": false, "nsfw_level": 0, "emojis": [], "stickers": [],
            "incidents_data": null,
        })
    }
}

fn everyone(server: u64) -> Value {
    json!({
        "id": server.to_string(), "name": "@everyone", "description": null,
        "permissions": super::permission::BOT.to_string(), "position": 0,
        "color": 0, "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": false, "managed": false, "mentionable": false, "icon": null, "unicode_emoji": null, "flags": 0,
    })
}

pub fn application() -> Value {
    json!({
        "id": APPLICATION.to_string(), "name": "Lasermate", "icon": null, "description": "", "type": null,
        "verify_key": "0".repeat(64), "flags": 0, "flags_new": "0", "redirect_uris": [],
        "interactions_endpoint_url": null, "role_connections_verification_url": null, "owner": bot(),
        "approximate_guild_count": 1, "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "team": null,
        "eligible_oauth2_scopes": [], "bot": bot(), "bot_public": true, "bot_require_code_grant": false,
        "rpc_origins": [], "tags": [],
    })
}

/// The bot's own user, as it is given to the bot.
pub fn myself() -> Value {
    let mut user = bot();
    user["mfa_enabled"] = true.into();
    user["locale"] = "en-US".into();
    user["verified"] = true.into();
    user["email"] = Value::Null;
    user
}

impl World {
    /// A server as the gateway gives it when the bot comes into it, or when it can be reached again.
    pub fn arrived(&self, server: &Server) -> Value {
        let mut whole = server.json();
        let of_server = |thread: bool| -> Vec<Value> {
            let channels = self.channels.values();
            channels
                .filter(|channel| channel.server == server.id && !channel.deleted)
                .filter(|channel| channel.parent.is_some() == thread)
                .map(super::Channel::json)
                .collect()
        };
        let more = json!({
            "joined_at": server.joined_at, "large": false, "unavailable": false,
            "member_count": self.people.len() + 1, "voice_states": [], "presences": [], "stage_instances": [],
            "guild_scheduled_events": [], "soundboard_sounds": [], "channels": of_server(false),
            "threads": of_server(true),
            "members": [{
                "user": bot(), "roles": [], "joined_at": server.joined_at, "deaf": false,
                "mute": false, "flags": 0, "nick": null, "avatar": null, "premium_since": null, "pending": false,
            }],
        });
        for (name, value) in more.as_object().into_iter().flatten() {
            whole[name] = value.clone();
        }
        whole
    }
}

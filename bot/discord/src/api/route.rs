//! Where Discord's HTTP API is asked for what: its paths, as far as we use them.

use serenity::model::id::{ApplicationId, ChannelId, EmojiId, GuildId, InteractionId, MessageId, UserId};

/// A path of the API.
#[derive(Clone, Copy, Debug)]
pub enum ApiRoute<'a> {
    /// A channel or a thread.
    Channel {
        channel_id: ChannelId,
    },
    ChannelMessage {
        channel_id: ChannelId,
        message_id: MessageId,
    },
    /// Opens a thread from a message.
    ChannelMessageThreads {
        channel_id: ChannelId,
        message_id: MessageId,
    },
    /// Opens a post in a forum.
    ChannelThreads {
        channel_id: ChannelId,
    },
    /// The messages of a channel.
    ChannelMessages {
        channel_id: ChannelId,
    },
    /// The messages of a channel that came after a number, a hundred at the most.
    ChannelMessagesAfter {
        channel_id: ChannelId,
        after: u64,
    },
    /// The commands that are registered everywhere.
    Commands {
        application_id: ApplicationId,
    },
    /// An emoji of the application.
    Emoji {
        application_id: ApplicationId,
        emoji: EmojiId,
    },
    /// The emojis of the application.
    Emojis {
        application_id: ApplicationId,
    },
    /// Where the gateway is, and how many sessions are left.
    GatewayBot,
    Guild {
        guild_id: GuildId,
    },
    /// The threads of a server that are open.
    GuildActiveThreads {
        guild_id: GuildId,
    },
    /// The commands that are registered in one server.
    GuildCommands {
        application_id: ApplicationId,
        guild_id: GuildId,
    },
    GuildMember {
        guild_id: GuildId,
        user_id: UserId,
    },
    /// The first answer to an interaction.
    InteractionResponse {
        interaction_id: InteractionId,
        token: &'a str,
    },
    /// The same; Discord says which message it has become.
    InteractionResponseShown {
        interaction_id: InteractionId,
        token: &'a str,
    },
    /// The application that the token belongs to.
    Oauth2ApplicationCurrent,
    UserMe,
    /// A further answer that is there.
    WebhookFollowupMessage {
        application_id: ApplicationId,
        token: &'a str,
        message_id: MessageId,
    },
    /// Further answers to an interaction.
    WebhookFollowupMessages {
        application_id: ApplicationId,
        token: &'a str,
    },
    /// The message that the first answer has become.
    WebhookOriginalInteractionResponse {
        application_id: ApplicationId,
        token: &'a str,
    },
}

impl ApiRoute<'_> {
    /// The path below the API's version, without a slash before it.
    pub fn path(self) -> String {
        match self {
            Self::Channel { channel_id } => format!("channels/{channel_id}"),
            Self::ChannelMessage { channel_id, message_id } => {
                format!("channels/{channel_id}/messages/{message_id}")
            }
            Self::ChannelMessageThreads { channel_id, message_id } => {
                format!("channels/{channel_id}/messages/{message_id}/threads")
            }
            Self::ChannelThreads { channel_id } => format!("channels/{channel_id}/threads"),
            Self::ChannelMessages { channel_id } | Self::ChannelMessagesAfter { channel_id, .. } => {
                format!("channels/{channel_id}/messages")
            }
            Self::Commands { application_id } => format!("applications/{application_id}/commands"),
            Self::Emoji { application_id, emoji } => format!("applications/{application_id}/emojis/{emoji}"),
            Self::Emojis { application_id } => format!("applications/{application_id}/emojis"),
            Self::GatewayBot => "gateway/bot".to_owned(),
            Self::Guild { guild_id } => format!("guilds/{guild_id}"),
            Self::GuildActiveThreads { guild_id } => format!("guilds/{guild_id}/threads/active"),
            Self::GuildCommands { application_id, guild_id } => {
                format!("applications/{application_id}/guilds/{guild_id}/commands")
            }
            Self::GuildMember { guild_id, user_id } => format!("guilds/{guild_id}/members/{user_id}"),
            Self::InteractionResponse { interaction_id, token }
            | Self::InteractionResponseShown { interaction_id, token } => {
                format!("interactions/{interaction_id}/{token}/callback")
            }
            Self::Oauth2ApplicationCurrent => "oauth2/applications/@me".to_owned(),
            Self::UserMe => "users/@me".to_owned(),
            Self::WebhookFollowupMessage { application_id, token, message_id } => {
                format!("webhooks/{application_id}/{token}/messages/{message_id}")
            }
            Self::WebhookFollowupMessages { application_id, token } => {
                format!("webhooks/{application_id}/{token}")
            }
            Self::WebhookOriginalInteractionResponse { application_id, token } => {
                format!("webhooks/{application_id}/{token}/messages/@original")
            }
        }
    }

    /// What stands behind the path in its address, with the question mark.
    pub fn query(self) -> String {
        match self {
            Self::ChannelMessagesAfter { after, .. } => format!("?after={after}&limit=100"),
            Self::InteractionResponseShown { .. } => "?with_response=true".to_owned(),
            _ => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_is_its_path_alone_as_limits_and_addresses_take_it() {
        let (channel_id, message_id) = (ChannelId::new(5), MessageId::new(7));
        assert_eq!(ApiRoute::ChannelMessages { channel_id }.path(), "channels/5/messages");
        assert_eq!(ApiRoute::ChannelMessage { channel_id, message_id }.path(), "channels/5/messages/7");
        assert_eq!(ApiRoute::GatewayBot.path(), "gateway/bot");
        let after = ApiRoute::ChannelMessagesAfter { channel_id, after: 9 };
        assert_eq!(
            (after.path(), after.query()),
            ("channels/5/messages".to_owned(), "?after=9&limit=100".to_owned())
        );
    }
}

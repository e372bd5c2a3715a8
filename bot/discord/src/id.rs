//! Discord's numbers as our ids, and back: every id of this platform begins with `discord:`.

use lasermate_domain::port::{PersonId, RequestId, RoomId, ServerId, UnixMillis};
use serenity::model::id::{ChannelId, GuildId, InteractionId, UserId};

/// How the bot is in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotPresence {
    /// It is a member there, or the other end of a direct conversation.
    Member,
    /// A person has brought it along: it may answer and nothing else, for as long as Discord takes answers.
    Guest,
}

/// The word before the colon in this platform's ids.
pub const NAME: &str = "discord";

/// The first millisecond of Discord's own calendar, 2015-01-01.
const EPOCH: UnixMillis = 1_420_070_400_000;
/// The bits of a snowflake below its time.
const BELOW_TIME: u32 = 22;

/// The room of a channel or thread.
pub fn room(channel: ChannelId) -> RoomId {
    RoomId(format!("{NAME}:{channel}"))
}

/// The channel of a room; `None` where it is none of Discord's.
pub fn channel(room: &RoomId) -> Option<ChannelId> {
    number(&room.0).map(ChannelId::new)
}

pub fn person(user: UserId) -> PersonId {
    PersonId(format!("{NAME}:{user}"))
}

/// The user a person is; `None` where they are from elsewhere or gone.
pub fn user(person: &PersonId) -> Option<UserId> {
    number(&person.0).map(UserId::new)
}

/// The community: a server, or a direct conversation, which is one of its own. So is a channel into which people have brought the
/// bot without the server: what is played there is nobody's business in the others.
pub fn server(guild: Option<GuildId>, channel: ChannelId, presence: BotPresence) -> ServerId {
    match (guild, presence) {
        (Some(guild), BotPresence::Member) => guild_server(guild),
        (Some(_), BotPresence::Guest) => ServerId(format!("{NAME}:guest-{channel}")),
        (None, _) => ServerId(format!("{NAME}:dm-{channel}")),
    }
}

/// The community of a Discord server.
pub fn guild_server(guild: GuildId) -> ServerId {
    ServerId(format!("{NAME}:{guild}"))
}

/// An interaction's request: delivered again it carries the same number.
pub fn request(interaction: InteractionId) -> RequestId {
    RequestId(format!("{NAME}:{interaction}"))
}

/// The interaction of a request; `None` where it is none of Discord's.
pub fn interaction(request: &RequestId) -> Option<InteractionId> {
    number(&request.0).map(InteractionId::new)
}

/// When Discord made a number.
pub fn made_at(snowflake: u64) -> UnixMillis {
    // 42 bits always fit.
    UnixMillis::try_from(snowflake >> BELOW_TIME).unwrap_or(0) + EPOCH
}

fn number(id: &str) -> Option<u64> {
    let digits = id.strip_prefix(NAME)?.strip_prefix(':')?;
    digits.parse().ok().filter(|number| *number != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_says_when_it_was_made() {
        // The worked example of Discord's own description of its numbers.
        assert_eq!(made_at(175_928_847_299_117_063), 1_462_015_105_796);
    }

    #[test]
    fn ids_go_there_and_back_and_nothing_foreign_passes() {
        assert_eq!(channel(&room(ChannelId::new(7))), Some(ChannelId::new(7)));
        assert_eq!(user(&person(UserId::new(8))), Some(UserId::new(8)));
        for foreign in ["local:7", "discord:", "discord:0", "discord:dm-3", "gone:4", "discord7"] {
            assert_eq!(channel(&RoomId(foreign.to_owned())), None, "{foreign}");
            assert_eq!(user(&PersonId(foreign.to_owned())), None, "{foreign}");
        }
    }

    #[test]
    fn a_direct_conversation_is_a_community_of_its_own() {
        let of =
            |guild: Option<u64>, presence| server(guild.map(GuildId::new), ChannelId::new(5), presence).0;
        assert_eq!(of(None, BotPresence::Member), "discord:dm-5");
        assert_eq!(of(None, BotPresence::Guest), "discord:dm-5");
        assert_eq!(of(Some(9), BotPresence::Member), "discord:9");
        assert_eq!(of(Some(9), BotPresence::Guest), "discord:guest-5");
    }
}

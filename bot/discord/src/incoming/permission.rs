//! What the bot may do in a channel, from what Discord says with each interaction.

use lasermate_domain::port::{Abilities, Linkability};
use serenity::model::Permissions;
use serenity::model::channel::{ChannelType, GuildChannel, PermissionOverwriteType};
use serenity::model::guild::{Member, PartialGuild};
use twilight_model::channel::permission_overwrite::{PermissionOverwrite, PermissionOverwriteType as Kind};
use twilight_model::guild::Permissions as Held;
use twilight_model::id::Id;
use twilight_model::id::marker::{GuildMarker, RoleMarker, UserMarker};
use twilight_util::permission_calculator::PermissionCalculator;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChannelFacts {
    /// The kind of channel, where Discord says it.
    pub kind: Option<ChannelType>,
    /// Whether it is in a server.
    pub in_guild: bool,
    /// Whether the bot is a member there, or the other end of a direct conversation; otherwise a person has brought
    /// it along, and it may answer and nothing else.
    pub member: bool,
    /// What the asker may do there, where Discord says it.
    pub asker: Option<Permissions>,
    /// Whether it is a post of a forum.
    pub in_forum: bool,
}

impl ChannelFacts {
    const fn is_thread(self) -> bool {
        matches!(
            self.kind,
            Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
        )
    }
}

/// The names Discord's own settings use.
const VIEW: &str = "View Channel";
const SEND: &str = "Send Messages";
const SEND_IN_THREADS: &str = "Send Messages in Threads";
const ATTACH: &str = "Attach Files";
const THREADS: &str = "Create Public Threads";
const EXTERNAL_APPS: &str = "Use External Apps";

/// Everything the bot uses in a server, for the link that brings it there.
pub const fn needed() -> Permissions {
    Permissions::VIEW_CHANNEL
        .union(Permissions::SEND_MESSAGES)
        .union(Permissions::SEND_MESSAGES_IN_THREADS)
        .union(Permissions::CREATE_PUBLIC_THREADS)
        .union(Permissions::ATTACH_FILES)
}

/// What the bot may do in a place. Without Discord's word everything is tried, and its refusals are heeded.
pub fn abilities(permissions: Option<Permissions>, place: ChannelFacts) -> Abilities {
    if !place.member {
        return as_guest(permissions, place);
    }
    if !place.in_guild {
        return Abilities { threads: false, link: Linkability::Direct, ..Abilities::ALL };
    }
    let Some(held) = permissions else { return Abilities::ALL };
    let may = |permission| held.contains(permission) || held.contains(Permissions::ADMINISTRATOR);
    let mut missing = Vec::new();
    let mut need = |permission, name| {
        let held = may(permission);
        if !held {
            missing.push(name);
        }
        held
    };
    let view = need(Permissions::VIEW_CHANNEL, VIEW);
    let send = if place.is_thread() {
        need(Permissions::SEND_MESSAGES_IN_THREADS, SEND_IN_THREADS)
    } else {
        need(Permissions::SEND_MESSAGES, SEND)
    };
    let attach = need(Permissions::ATTACH_FILES, ATTACH);
    let roomy = matches!(place.kind, None | Some(ChannelType::Text | ChannelType::News));
    let threads = if place.in_forum {
        // Whoever may send messages in a forum may open posts there.
        need(Permissions::SEND_MESSAGES, SEND) && send
    } else {
        roomy && {
            let open = need(Permissions::CREATE_PUBLIC_THREADS, THREADS);
            need(Permissions::SEND_MESSAGES_IN_THREADS, SEND_IN_THREADS) && open
        }
    };
    let link = if place.is_thread() { Linkability::Thread } else { Linkability::Yes };
    let in_forum = place.in_forum;
    Abilities { post: view && send, attach, threads, in_forum, missing, link, ..Abilities::ALL }
}

/// What the bot may do where a person has brought it along: write what is answered, unless the server lets everybody see their own
/// answers alone.
fn as_guest(permissions: Option<Permissions>, place: ChannelFacts) -> Abilities {
    let may = |held: Option<Permissions>, permission| {
        held.is_none_or(|held| held.intersects(permission | Permissions::ADMINISTRATOR))
    };
    let post = !place.in_guild || may(place.asker, Permissions::USE_EXTERNAL_APPS);
    let attach = may(permissions, Permissions::ATTACH_FILES);
    let missing = [(!post).then_some(EXTERNAL_APPS), (!attach).then_some(ATTACH)];
    Abilities {
        post,
        attach,
        threads: false,
        missing: missing.into_iter().flatten().collect(),
        link: Linkability::Direct,
        guest: true,
        ..Abilities::ALL
    }
}

/// A member of a server and the server's roles: what permissions are calculated from.
#[derive(Debug)]
pub struct GuildMembership {
    /// The server, whose number is also that of everybody's role.
    pub guild: Id<GuildMarker>,
    /// Who owns the server and may do everything, where it is known.
    pub owner: Option<Id<UserMarker>>,
    pub user: Id<UserMarker>,
    pub roles: Vec<Id<RoleMarker>>,
    /// What each role of the server permits.
    pub permitted: Vec<(Id<RoleMarker>, Held)>,
}

impl GuildMembership {
    /// What the member may do in a channel of the kind that Discord numbers so, by roles and overwrites.
    pub fn in_channel(&self, kind: u8, overwrites: &[PermissionOverwrite]) -> Permissions {
        let everybody = self.permitted.iter().find(|(role, _)| *role == self.guild.cast());
        let everybody = everybody.map_or(Held::empty(), |(_, held)| *held);
        let mut roles = self.permitted.clone();
        roles.retain(|(role, _)| self.roles.contains(role));
        let mut calculator = PermissionCalculator::new(self.guild, self.user, everybody, &roles);
        if let Some(owner) = self.owner {
            calculator = calculator.owner_id(owner);
        }
        Permissions::from_bits_truncate(calculator.in_channel(kind.into(), overwrites).bits())
    }
}

/// What a member may do in a channel of a server.
pub fn in_channel(guild: &PartialGuild, channel: &GuildChannel, member: &Member) -> Permissions {
    let held = |permissions: Permissions| Held::from_bits_truncate(permissions.bits());
    let standing = GuildMembership {
        guild: Id::new(guild.id.get()),
        owner: Some(Id::new(guild.owner_id.get())),
        user: Id::new(member.user.id.get()),
        roles: member.roles.iter().map(|role| Id::new(role.get())).collect(),
        permitted: guild
            .roles
            .values()
            .map(|role| (Id::new(role.id.get()), held(role.permissions)))
            .collect(),
    };
    let overwrites: Vec<_> = channel
        .permission_overwrites
        .iter()
        .filter_map(|overwrite| {
            let (id, kind) = match overwrite.kind {
                PermissionOverwriteType::Member(id) => (id.get(), Kind::Member),
                PermissionOverwriteType::Role(id) => (id.get(), Kind::Role),
                _ => return None,
            };
            let (allow, deny) = (held(overwrite.allow), held(overwrite.deny));
            Some(PermissionOverwrite { allow, deny, id: Id::new(id), kind })
        })
        .collect();
    standing.in_channel(u8::from(channel.kind), &overwrites)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANNEL: ChannelFacts = ChannelFacts {
        kind: Some(ChannelType::Text),
        in_guild: true,
        member: true,
        asker: None,
        in_forum: false,
    };
    const THREAD: ChannelFacts = ChannelFacts { kind: Some(ChannelType::PublicThread), ..CHANNEL };

    #[test]
    fn what_is_missing_is_named_as_discord_names_it() {
        let held = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        let can = abilities(Some(held), CHANNEL);
        assert!(can.post && !can.attach && !can.threads);
        assert_eq!(can.missing, [ATTACH, THREADS, SEND_IN_THREADS]);
    }

    #[test]
    fn a_thread_needs_its_own_permission_to_write() {
        let held = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::ATTACH_FILES;
        let can = abilities(Some(held), THREAD);
        assert!(!can.post && !can.threads);
        assert_eq!(can.missing, [SEND_IN_THREADS]);
        assert!(abilities(Some(held | Permissions::SEND_MESSAGES_IN_THREADS), THREAD).post);
    }

    #[test]
    fn in_a_forum_whoever_may_write_opens_posts() {
        let post = ChannelFacts { in_forum: true, ..THREAD };
        let held =
            Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES_IN_THREADS | Permissions::ATTACH_FILES;
        let can = abilities(Some(held), post);
        assert!(can.post && can.in_forum && !can.threads);
        assert_eq!(can.missing, [SEND]);
        let can = abilities(Some(held | Permissions::SEND_MESSAGES), post);
        assert!(can.threads && can.missing.is_empty());
    }

    #[test]
    fn an_administrator_lacks_nothing() {
        assert_eq!(abilities(Some(Permissions::ADMINISTRATOR), CHANNEL), Abilities::ALL);
    }

    #[test]
    fn brought_along_by_a_person_it_only_answers() {
        let channel = |asker| ChannelFacts { member: false, asker: Some(asker), ..CHANNEL };
        let can = abilities(Some(Permissions::all()), channel(Permissions::USE_EXTERNAL_APPS));
        assert!(can.post && can.attach && can.guest && !can.threads && can.missing.is_empty());
        let can = abilities(Some(Permissions::ATTACH_FILES), channel(Permissions::SEND_MESSAGES));
        assert!(!can.post, "Discord shows the answers to their asker alone");
        assert_eq!(can.missing, [EXTERNAL_APPS]);
        let others = ChannelFacts { in_guild: false, member: false, kind: None, ..CHANNEL };
        let can = abilities(Some(Permissions::EMBED_LINKS), others);
        assert!(can.post && !can.attach);
    }

    #[test]
    fn a_direct_conversation_takes_posts_and_pictures_but_no_threads() {
        let can =
            abilities(None, ChannelFacts { kind: Some(ChannelType::Private), in_guild: false, ..CHANNEL });
        assert!(can.post && can.attach && !can.threads);
    }
}

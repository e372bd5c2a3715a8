//! What the bot may do in a channel, from what Discord says with each interaction.

use serenity::model::Permissions;
use serenity::model::channel::{ChannelType, GuildChannel, PermissionOverwriteType};
use serenity::model::guild::{Member, PartialGuild};
use serenity::model::id::RoleId;
use twilight_model::channel::permission_overwrite::{PermissionOverwrite, PermissionOverwriteType as Kind};
use twilight_model::guild::Permissions as Held;
use twilight_model::id::Id;
use twilight_util::permission_calculator::PermissionCalculator;

use lasermate_core::port::{Abilities, Linkable};

/// Where something is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The kind of channel, where Discord says it.
    pub kind: Option<ChannelType>,
    /// Whether it is in a server.
    pub in_guild: bool,
    /// Whether the bot is a member there, or the other end of a direct conversation; otherwise a person has brought
    /// it along, and it may answer and nothing else.
    pub member: bool,
}

impl Place {
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

/// Everything the bot uses in a server, for the link that brings it there.
pub const fn needed() -> Permissions {
    Permissions::VIEW_CHANNEL
        .union(Permissions::SEND_MESSAGES)
        .union(Permissions::SEND_MESSAGES_IN_THREADS)
        .union(Permissions::CREATE_PUBLIC_THREADS)
        .union(Permissions::ATTACH_FILES)
}

/// What the bot may do in a place. Without Discord's word everything is tried, and its refusals are heeded.
pub fn abilities(permissions: Option<Permissions>, place: Place) -> Abilities {
    if !place.member {
        return Abilities {
            post: false,
            attach: true,
            threads: false,
            busy: false,
            missing: Vec::new(),
            link: Linkable::Yes,
        };
    }
    if !place.in_guild {
        return Abilities {
            post: true,
            attach: true,
            threads: false,
            busy: false,
            missing: Vec::new(),
            link: Linkable::Direct,
        };
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
    let threads = roomy && {
        let open = need(Permissions::CREATE_PUBLIC_THREADS, THREADS);
        need(Permissions::SEND_MESSAGES_IN_THREADS, SEND_IN_THREADS) && open
    };
    let link = if place.is_thread() { Linkable::Thread } else { Linkable::Yes };
    Abilities { post: view && send, attach, threads, busy: false, missing, link }
}

/// What a member may do in a channel of a server, by roles and overwrites.
pub fn in_channel(guild: &PartialGuild, channel: &GuildChannel, member: &Member) -> Permissions {
    let held = |permissions: Permissions| Held::from_bits_truncate(permissions.bits());
    let of = |role: RoleId| guild.roles.get(&role).map(|role| held(role.permissions));
    let everybody = of(RoleId::new(guild.id.get())).unwrap_or(Held::empty());
    let roles: Vec<_> =
        member.roles.iter().filter_map(|role| Some((Id::new(role.get()), of(*role)?))).collect();
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
    let found =
        PermissionCalculator::new(Id::new(guild.id.get()), Id::new(member.user.id.get()), everybody, &roles)
            .owner_id(Id::new(guild.owner_id.get()))
            .in_channel(u8::from(channel.kind).into(), &overwrites);
    Permissions::from_bits_truncate(found.bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANNEL: Place = Place { kind: Some(ChannelType::Text), in_guild: true, member: true };
    const THREAD: Place = Place { kind: Some(ChannelType::PublicThread), ..CHANNEL };

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
    fn an_administrator_lacks_nothing() {
        assert_eq!(abilities(Some(Permissions::ADMINISTRATOR), CHANNEL), Abilities::ALL);
    }

    #[test]
    fn brought_along_by_a_person_it_only_answers() {
        let can = abilities(Some(Permissions::all()), Place { member: false, ..CHANNEL });
        assert!(!can.post && !can.threads);
    }

    #[test]
    fn a_direct_conversation_takes_posts_and_pictures_but_no_threads() {
        let can = abilities(None, Place { kind: Some(ChannelType::Private), in_guild: false, member: true });
        assert!(can.post && can.attach && !can.threads);
    }
}

//! `/invite` and `/device`: links to this chat, which no other network has.

use std::sync::Arc;

use axum::http::HeaderMap;

use super::ErrorReply;
use super::names::LOBBY;
use crate::access::Access;
use crate::answer::PageAnswer;
use crate::{Chat, secret};
use lasermate_domain::port::PersonId;
use lasermate_present::say::page as say;
use lasermate_service::clock;
use lasermate_service::store::Resident;

/// A line that asks for a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkCommand {
    Invite,
    Device,
}

impl LinkCommand {
    pub const ALL: [Self; 2] = [Self::Invite, Self::Device];

    /// What is typed.
    pub const fn line(self) -> &'static str {
        match self {
            Self::Invite => "/invite",
            Self::Device => "/device",
        }
    }

    pub const fn help(self) -> &'static str {
        match self {
            Self::Invite => say::HELP_INVITE,
            Self::Device => say::HELP_DEVICE,
        }
    }

    /// What a typed line asks for.
    pub fn read(line: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.line().eq_ignore_ascii_case(line.trim()))
    }
}

impl Chat {
    /// Whether somebody may invite others, where one has to be invited: operators may, and who manages the lobby. Any other channel
    /// is managed by whoever has made one.
    pub(super) fn may_invite(&self, who: &PersonId) -> Result<bool, ErrorReply> {
        Ok(matches!(self.access, Access::Invited)
            && (self.service.world().operators().has(who)
                || self.tables().owner(LOBBY)? == Some(Some(who.clone()))))
    }

    /// Makes a link, for the asker alone.
    pub(super) async fn make_link(
        self: &Arc<Self>,
        command: LinkCommand,
        who: Resident,
        channel: String,
        headers: &HeaderMap,
    ) -> Result<PageAnswer, ErrorReply> {
        let code = secret::random::<16>()?;
        let hash = secret::hash(&code);
        let folder = match command {
            LinkCommand::Invite => "invited",
            LinkCommand::Device => "device",
        };
        let link = format!("{}/{folder}/{code}", self.reached_at(headers));
        let language = crate::language::of(headers);
        self.blocking(move |chat| {
            if chat.tables().owner(&channel)?.is_none() {
                return Err(ErrorReply::no_room());
            }
            Ok(match command {
                LinkCommand::Device => {
                    chat.tables().offer_device(&who.id, &hash, clock::now())?;
                    chat.tables().note_use(&who)?;
                    PageAnswer::told(&channel, &say::device_link(format!("`{link}`")), language)
                }
                LinkCommand::Invite if matches!(chat.access, Access::Open) => {
                    PageAnswer::refusal(&channel, say::OPEN_TO_ALL, language)
                }
                LinkCommand::Invite if matches!(chat.access, Access::Password(_)) => {
                    PageAnswer::refusal(&channel, say::BY_PASSWORD, language)
                }
                LinkCommand::Invite if !chat.may_invite(&who.id)? => {
                    PageAnswer::refusal(&channel, say::MANAGERS_INVITE, language)
                }
                LinkCommand::Invite => {
                    chat.tables().invite(&hash, clock::now())?;
                    PageAnswer::told(&channel, &say::invitation(format!("`{link}`")), language)
                }
            })
        })
        .await?
    }
}

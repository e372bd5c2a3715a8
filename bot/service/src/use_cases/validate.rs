//! What can be said of a request before anything is done about it.

use lasermate_domain::command::CommandSpec;
use lasermate_domain::port::{AtGame, Intent, Request};
use lasermate_present::text;

use crate::use_cases::change::{ServiceError, refuse};

/// The most characters of all options of a request together, where none is a record.
const ASKED_CHARS: usize = 8000;
/// The most characters of an id that a platform gives: Matrix has ids of 255 bytes, and a thread there is two of them.
const ID_CHARS: usize = 600;

/// When an answer takes the place of the private message whose button or menu was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplacePolicy {
    /// When something was done; a refusal comes beside it.
    Done,
    /// Always: a menu that no longer fits is of no use.
    Always,
}

/// Whether the button or the menu stood in a private message, which has served then.
pub(crate) const fn takes_the_place(intent: &Intent) -> Option<ReplacePolicy> {
    match intent {
        // The first one stands under the board, for everybody.
        Intent::Game {
            does: AtGame::Choose { chosen: Some(_), .. } | AtGame::Choose { look: true, .. },
            ..
        } => Some(ReplacePolicy::Always),
        Intent::Game { does: AtGame::Play { .. } | AtGame::Confirm(_) | AtGame::Archive, .. }
        | Intent::Forget
        | Intent::NewGame { .. }
        | Intent::Rules { .. }
        | Intent::Demo { .. }
        | Intent::Exercise { .. }
        | Intent::Step { .. }
        | Intent::Help { .. }
        | Intent::Tour { .. } => Some(ReplacePolicy::Done),
        _ => None,
    }
}

/// Refuses what no adapter should let through, before anything is done with it.
pub(crate) fn sane(request: &Request) -> Result<(), ServiceError> {
    let ids = [&request.id.0, &request.server.0, &request.room.0, &request.who.id.0];
    if ids.iter().any(|id| id.is_empty() || id.chars().count() > ID_CHARS) {
        return refuse(text::handler::NO_ADDRESS);
    }
    let asked = request.intent.chars();
    let most = match &request.intent {
        Intent::Command(invocation) => CommandSpec::of(invocation.command).line_chars().max(ASKED_CHARS),
        _ => ASKED_CHARS,
    };
    if asked > most {
        return refuse(text::handler::too_much(asked));
    }
    Ok(())
}

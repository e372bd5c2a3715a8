//! What can be said of a request before anything is done about it.

use super::button::{Pressed, Subject};
use super::handler::{ServiceError, refuse};
use crate::command::CommandId;
use crate::port::{Ask, Request};
use crate::present::text;

/// The most characters of all options of a request together: room for a record.
const ASKED_CHARS: usize = 8000;
/// The most characters of an id that a platform gives: Matrix has ids of 255 bytes, and a thread there is two of them.
const ID_CHARS: usize = 600;

/// When an answer takes the place of the private message whose button or menu was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// When something was done; a refusal comes beside it.
    Done,
    /// Always: a menu that no longer fits is of no use.
    Always,
}

/// Whether the button or the menu stood in a private message, which has served then.
pub(super) fn takes_the_place(ask: &Ask) -> Option<Place> {
    let (Ask::Press(id) | Ask::Pick { menu: id, .. }) = ask else { return None };
    let pressed = Pressed::read(id)?;
    match pressed.verb {
        // The first one stands under the board, for everybody.
        "pick" => pressed.rest.map(|_| Place::Always),
        "play" | "resign" | "accept-defeat" | "forget" | "rules" | "archive" => Some(Place::Done),
        _ => None,
    }
}

/// Whether a request could change something, and so is taken in order and remembered.
pub(super) fn may_change(ask: &Ask) -> bool {
    use CommandId::{
        Accept, Allow, Analyse, Billi, Cancel, Challenge, Claim, Decline, Defeat, Deny, Draw, Drop, Lifeline,
        Move, Pact, Premove, Privacy, Resign, Settings, Takeback, Unwatch, Watch,
    };
    match ask {
        Ask::Press(id) | Ask::Pick { menu: id, .. } => Pressed::read(id).is_none_or(|pressed| {
            !matches!(pressed.verb, "pick" | "form-counter" | "rules" | "form-puzzle" | "puzzle-solution")
        }),
        Ask::Fill { .. } => true,
        // Without its terms an offer is a form, and without a word a list.
        Ask::Command(invocation) if invocation.command == Pact => {
            let word = invocation.get("action").unwrap_or("list").to_ascii_lowercase();
            let terms = invocation.get("terms").is_some() || invocation.get("words").is_some();
            !matches!((word.as_str(), terms), ("list", _) | ("offer" | "counter", false))
        }
        // To look at what is kept about oneself holds no room up.
        Ask::Command(invocation) if invocation.command == Privacy => {
            invocation.get("action").is_some_and(|action| action.eq_ignore_ascii_case("delete"))
        }
        Ask::Command(invocation) if invocation.command == Move => invocation.get("move").is_some(),
        Ask::Command(invocation) => matches!(
            invocation.command,
            Accept
                | Allow
                | Analyse
                | Billi
                | Cancel
                | Challenge
                | Claim
                | Decline
                | Defeat
                | Deny
                | Draw
                | Drop
                | Lifeline
                | Premove
                | Resign
                | Settings
                | Takeback
                | Unwatch
                | Watch
        ),
    }
}

/// Whether a request could seat somebody or delete who somebody is.
pub(super) fn seats_or_deletes(ask: &Ask) -> bool {
    match ask {
        Ask::Command(invocation) => matches!(
            invocation.command,
            CommandId::Challenge | CommandId::Accept | CommandId::Decline | CommandId::Cancel
        ),
        Ask::Press(id) | Ask::Pick { menu: id, .. } => Pressed::read(id).is_some_and(|pressed| {
            matches!(pressed.subject, Subject::Challenge(_)) || pressed.verb == "forget"
        }),
        Ask::Fill { .. } => false,
    }
}

/// Whether what is answered when it is done is nobody's business but the asker's.
pub(super) fn is_secret(ask: &Ask) -> bool {
    match ask {
        Ask::Command(invocation) => matches!(invocation.command, CommandId::Hint | CommandId::Privacy),
        Ask::Press(id) | Ask::Pick { menu: id, .. } => {
            Pressed::read(id).is_some_and(|pressed| pressed.verb == "forget")
        }
        Ask::Fill { .. } => false,
    }
}

/// Refuses what no adapter should let through, before anything is done with it.
pub(super) fn sane(request: &Request) -> Result<(), ServiceError> {
    let ids = [&request.id.0, &request.server.0, &request.room.0, &request.who.id.0];
    if ids.iter().any(|id| id.is_empty() || id.chars().count() > ID_CHARS) {
        return refuse(text::handler::NO_ADDRESS);
    }
    let asked = match &request.ask {
        Ask::Press(id) => id.0.chars().count(),
        Ask::Pick { menu, values } => {
            menu.0.chars().count() + values.iter().map(|value| value.chars().count()).sum::<usize>()
        }
        Ask::Fill { form, fields } => {
            form.0.chars().count() + fields.values().map(|text| text.chars().count()).sum::<usize>()
        }
        Ask::Command(invocation) => invocation.options.values().map(|text| text.chars().count()).sum(),
    };
    if asked > ASKED_CHARS {
        return refuse(text::handler::too_much(asked));
    }
    Ok(())
}

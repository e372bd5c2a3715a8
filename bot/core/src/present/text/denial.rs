//! The right to take the opponent's last move back: what it would cost, and what became of it.

use crate::command::mark::{ALLOW, DENY};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::denial::{DenialEffect, DenialReason};
use lasermate_engine::overlays::lasers::LaserEffect;
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::view::View;

use super::{end_reason, player};
use crate::escape::plain_text;
use crate::sessions::session::Session;

/// The most characters of a move on a button.
const BUTTON_CHARS: usize = 28;

/// What denying the last move would lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Another move, and the right goes to this side.
    PassesTo(Side),
    /// The end of the game: there is no other move (rule A7).
    Ends(EndKind),
}

/// What it would cost a seat to deny the last move now; `None` where it may not.
#[must_use]
pub fn price(game: &AnyGame, seat: Seat) -> Option<Price> {
    game.may(seat, "deny").ok()?;
    let played = game.clone().try_text(seat, "deny", 0).ok()?;
    Some(ended_by(&played.effects).map_or_else(|| Price::PassesTo(game.side(seat.other())), Price::Ends))
}

/// How a denial has ended the game, or in mode B the chess game, where it has (rule A7).
#[must_use]
pub fn ended_by(effects: &[Effect]) -> Option<EndKind> {
    effects.iter().find_map(|effect| match (effect, effect.own()) {
        (&Effect::Defeated { .. }, _) => Some(mated(effects)),
        (&Effect::Ended { kind }, _) | (_, Some(LaserEffect::BilliBegan { drawn: Some(kind) })) => Some(kind),
        _ => None,
    })
}

/// What a side that has lost the game under the beams has lost it by.
fn mated(effects: &[Effect]) -> EndKind {
    let ends = effects.iter().filter_map(|effect| match (effect, effect.own()) {
        (&Effect::Ended { kind }, _) | (_, Some(DenialEffect::EndPending { kind, .. })) => Some(kind),
        _ => None,
    });
    ends.into_iter().find(|kind| kind.is_mate()).unwrap_or(EndKind::Checkmate)
}

/// What stands beside the holder's own reply; empty where nothing can be denied.
#[must_use]
pub fn offer(game: &AnyGame, seat: Seat) -> String {
    match price(game, seat) {
        None => String::new(),
        Some(price) => format!(" Or {DENY}: {}.", cost(price)),
    }
}

/// What follows a denial.
fn cost(price: Price) -> String {
    match price {
        Price::PassesTo(side) => {
            format!("the move is taken back, and the right to deny passes to {}", side.title())
        }
        Price::Ends(kind) => format!("there is no other move, so that is {}", end_reason(kind)),
    }
}

/// What a seat may answer to the last move besides a reply, each word with what it does.
#[must_use]
pub fn choices(game: &AnyGame, seat: Seat) -> Vec<(&'static str, String)> {
    let answers = game.answers(seat);
    let may = |word: &str| answers.iter().any(|answer| answer == word);
    let deny = price(game, seat).filter(|_| may("deny")).map(|price| ("deny", cost(price)));
    let allow = may("allow").then(|| ("allow", "the move stands and ends the game".to_owned()));
    deny.into_iter().chain(allow).collect()
}

/// The question to a holder whom the game waits for (rule A8).
#[must_use]
pub fn without_reply(game: &AnyGame, who: &str, seat: Seat) -> String {
    let cost = price(game, seat).map_or_else(|| "takes the move back".to_owned(), cost);
    format!("{who}, deny the last move or allow it? {ALLOW} ends the game; {DENY}: {cost}.")
}

/// What the button says that denies a move.
#[must_use]
pub fn button(san: &str, price: Price) -> String {
    let san = plain_text(san, BUTTON_CHARS);
    match price {
        Price::PassesTo(side) => format!("Deny {san} ({} gets the right)", side.title()),
        Price::Ends(kind) => format!("Deny {san}: {}", end_reason(kind)),
    }
}

/// What the mover is told of the move just made: that it may still be denied, or why it cannot be; empty where neither
/// is to be said.
#[must_use]
pub fn may_still(live: &Session) -> String {
    let Some(denial) = live.game.view().denial else { return String::new() };
    match live.game.may(denial.holder, "deny") {
        Ok(()) => format!(" {} may still deny it.", player(live, denial.holder)),
        Err(refusal) => match refusal.reason.own() {
            Some(
                reason @ (DenialReason::ImmuneMove
                | DenialReason::ImmuneKnight
                | DenialReason::ImmuneKing
                | DenialReason::OnlyMove),
            ) => {
                format!(" It cannot be denied: {reason}.")
            }
            _ => String::new(),
        },
    }
}

/// A move was denied, and the game goes on or has ended by it.
#[must_use]
pub fn denied(who: &str, san: Option<&str>, next: Side, ended: Option<EndKind>) -> String {
    let san = san.map_or_else(|| "the move".to_owned(), |san| format!("~~{san}~~"));
    match ended {
        Some(kind) => format!("{who} denies {san}, and there is no other move: **{}**.", end_reason(kind)),
        None => format!(
            "{who} denies {san}: the position is as before, another move must be played, and the right to deny passes to {}.",
            next.title()
        ),
    }
}

/// A move that would end the game, if it were not denied.
#[must_use]
pub fn pending(kind: EndKind, holder: Side) -> String {
    format!("**That is {}, unless {} denies it.**", end_reason(kind), holder.title())
}

/// Who holds the right, what was denied and whose next move cannot be, for lists and descriptions.
#[must_use]
pub fn standing(view: &View, denied: Option<&str>) -> Option<String> {
    let denial = view.denial?;
    let title = |seat: Seat| view.sides.get(seat.index()).map_or("", |side| side.title());
    let mut line = format!("{} holds the right to deny.", title(denial.holder));
    if let Some(san) = denied {
        line += &format!(" {san} was denied and may not be played now.");
    }
    if let Some(seat) = denial.immune {
        line += &format!(" {}'s next move cannot be denied.", title(seat));
    }
    Some(line)
}

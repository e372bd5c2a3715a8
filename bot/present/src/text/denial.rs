//! The right to deny the opponent's last move: what it would cost, and what became of it.

use lasermate_domain::command::mark::{ALLOW, DENY};
use lasermate_domain::escape::plain_text;
use lasermate_domain::sessions::session::Session;
use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::denial::{DenialEffect, DenialReason};
use lasermate_engine::overlays::lasers::LaserEffect;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::view::View;

use super::wording::capital;
use super::{end_reason, player};

/// The most characters of a button.
const BUTTON_CHARS: usize = 34;

/// What denying the last move would lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Another move, and the right goes to this side.
    PassesTo(Side),
    /// The end of the game: there is no other move (rule A7).
    Ends(EndKind),
}

/// What it would cost a seat to deny the last move now; `None` where it may not.
pub fn price(game: &AnyGame, seat: Seat) -> Option<Price> {
    game.choices().denial()?;
    game.may(seat, Action::Deny).ok()?;
    let played = game.clone().try_typed(seat, Action::Deny.into(), 0).ok()?;
    Some(ended_by(&played.effects).map_or_else(|| Price::PassesTo(game.side(seat.other())), Price::Ends))
}

/// How a denial has ended the game, or in mode B the chess game, where it has (rule A7).
pub fn ended_by(effects: &[Effect]) -> Option<EndKind> {
    effects.iter().find_map(|effect| match *effect {
        Effect::Defeated { .. } => Some(mated(effects)),
        Effect::Ended { kind } | Effect::Laser(LaserEffect::BilliBegan { drawn: Some(kind) }) => Some(kind),
        _ => None,
    })
}

/// What a side that has lost the game under the beams has lost it by.
fn mated(effects: &[Effect]) -> EndKind {
    let ends = effects.iter().filter_map(|effect| match *effect {
        Effect::Ended { kind } | Effect::Denial(DenialEffect::EndPending { kind, .. }) => Some(kind),
        _ => None,
    });
    ends.into_iter().find(|kind| kind.is_mate()).unwrap_or(EndKind::Checkmate)
}

/// What the holder can do besides moving, without a dot: `or /deny White's move`; `None` where nothing can be denied.
pub fn offer(game: &AnyGame, seat: Seat) -> Option<String> {
    let price = price(game, seat)?;
    let offer = format!("or {DENY} {}'s move", game.side(seat.other()).title());
    Some(match price {
        Price::PassesTo(_) => offer,
        Price::Ends(kind) => format!("{offer}: no other move is left, so that is {}", end_reason(kind)),
    })
}

fn cost(price: Price) -> String {
    match price {
        Price::PassesTo(side) => {
            format!("the move is undone and {} gets the right to deny", side.title())
        }
        Price::Ends(kind) => format!("no other move is left, so that is {}", end_reason(kind)),
    }
}

/// What a seat may answer to the last move besides a reply, each word with what it does.
pub fn choices(game: &AnyGame, seat: Seat) -> Vec<(&'static str, String)> {
    let answers = game.answers(seat);
    let may = |word: &str| answers.iter().any(|answer| answer == word);
    let deny = price(game, seat).filter(|_| may("deny")).map(|price| ("deny", cost(price)));
    let allow = may("allow").then(|| ("allow", "accept the move, which ends the game".to_owned()));
    deny.into_iter().chain(allow).collect()
}

/// The question to a holder whom the game waits for (rule A8).
pub fn without_reply(game: &AnyGame, who: &str, seat: Seat) -> String {
    let cost = price(game, seat).map_or_else(|| "the move is undone".to_owned(), cost);
    format!("{who}: deny or allow the last move? {ALLOW} ends the game. {DENY}: {cost}.")
}

/// What the button says that denies a move.
pub fn button(price: Price) -> String {
    match price {
        Price::PassesTo(_) => "Deny this move".to_owned(),
        Price::Ends(kind) => plain_text(&format!("Deny this move: {}", end_reason(kind)), BUTTON_CHARS),
    }
}

/// What the mover is told of the move just made: that it can still be denied, or why it can't; empty where neither
/// applies.
pub fn may_still(live: &Session) -> String {
    let Some(denial) = live.game.view().denial else { return String::new() };
    match live.game.may(denial.holder, Action::Deny) {
        Ok(()) => format!(" {} can still deny it.", player(live, denial.holder)),
        Err(refusal) => match refusal.reason {
            Reason::Denial(DenialReason::ImmuneMove) => {
                " Safe: your first move after a denial can't be denied.".to_owned()
            }
            Reason::Denial(
                reason @ (DenialReason::ImmuneKnight | DenialReason::ImmuneKing | DenialReason::OnlyMove),
            ) => {
                format!(" Safe: {reason}.")
            }
            _ => String::new(),
        },
    }
}

/// A move was denied, and the game goes on or has ended by it.
pub fn denied(who: &str, san: Option<&str>, next: Side, ended: Option<EndKind>) -> String {
    let san = san.map_or_else(|| "the move".to_owned(), |san| format!("~~{san}~~"));
    match ended {
        Some(kind) => format!("{who} denies {san}, the only move: **{}**.", end_reason(kind)),
        None => format!(
            "{who} denies {san}. The move is undone. {0} must play something else and now holds the right to deny.",
            next.title()
        ),
    }
}

/// A move that would end the game, if it were not denied.
pub fn pending(kind: EndKind, holder: Side) -> String {
    format!("**{}, unless {} denies it.**", capital(end_reason(kind)), holder.title())
}

/// Who holds the right, what was denied and whose next move cannot be, for lists and descriptions; `None` once the game is over.
pub fn standing(view: &View, denied: Option<&str>) -> Option<String> {
    let denial = view.denial.filter(|_| view.outcome.is_none())?;
    let title = |seat: Seat| view.sides.get(seat.index()).map_or("", |side| side.title());
    let mut line = format!("{} holds the right to deny.", title(denial.holder));
    if let Some(san) = denied {
        line += &format!(" {san} was denied and can't be played now.");
    }
    if let Some(seat) = denial.immune {
        line += &format!(" {}'s next move can't be denied.", title(seat));
    }
    Some(line)
}

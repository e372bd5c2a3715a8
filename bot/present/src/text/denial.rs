//! The right to deny the opponent's last move: what it would cost, and what became of it.

use lasermate_domain::tables::table::Table;
use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::denial::{DenialEffect, DenialReason};
use lasermate_engine::overlays::lasers::LaserEffect;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::view::View;

use super::names::{side, side_of};
use super::{end_reason, player, wording};
use crate::say::denial as say;

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

/// What the holder can do besides moving, behind whose turn it is: `, or /deny White's move`; `None` where nothing can be denied.
pub fn or_deny(game: &AnyGame, seat: Seat) -> Option<String> {
    let mover = side(game.side(seat.other()));
    Some(match price(game, seat)? {
        Price::PassesTo(_) => say::or_deny(mover),
        Price::Ends(kind) => say::or_deny_ends(mover, end_reason(kind)),
    })
}

/// The same as a sentence.
pub fn or_deny_alone(game: &AnyGame, seat: Seat) -> Option<String> {
    let mover = side(game.side(seat.other()));
    Some(match price(game, seat)? {
        Price::PassesTo(_) => say::or_deny_alone(mover),
        Price::Ends(kind) => say::or_deny_ends_alone(mover, end_reason(kind)),
    })
}

fn cost(price: Price) -> String {
    match price {
        Price::PassesTo(to) => say::undoes(side(to)),
        Price::Ends(kind) => say::ends(end_reason(kind)),
    }
}

/// What a seat may answer to the last move besides a reply, each word with what it does.
pub fn choices(game: &AnyGame, seat: Seat) -> Vec<(&'static str, String)> {
    let answers = game.answers(seat);
    let may = |word: &str| answers.iter().any(|answer| answer == word);
    let deny = price(game, seat).filter(|_| may("deny")).map(|price| ("deny", cost(price)));
    let allow = may("allow").then(|| ("allow", say::ALLOWING.to_owned()));
    deny.into_iter().chain(allow).collect()
}

/// The question to a holder whom the game waits for (rule A8).
pub fn without_reply(game: &AnyGame, who: &str, seat: Seat) -> String {
    say::question(who, price(game, seat).map_or_else(|| say::UNDOES_MOVE.to_owned(), cost))
}

/// What the button says that denies a move.
pub fn button(price: Price) -> String {
    match price {
        Price::PassesTo(_) => say::BUTTON.to_owned(),
        Price::Ends(kind) => wording::cut(say::button_ends(end_reason(kind)), BUTTON_CHARS),
    }
}

/// What the mover is told of the move just made: that it can still be denied, or why it can't; empty where neither
/// applies.
pub fn may_still(table: &Table) -> String {
    if table.setup.denial().is_none() {
        return String::new();
    }
    let Some(denial) = table.game.view().denial else { return String::new() };
    let told = match table.game.may(denial.holder, Action::Deny) {
        Ok(()) => say::can_still(player(table, denial.holder)),
        Err(refusal) => match refusal.reason {
            Reason::Denial(DenialReason::ImmuneMove) => say::SAFE_AFTER_DENIAL.to_owned(),
            Reason::Denial(DenialReason::ImmuneKnight) => say::SAFE_KNIGHT.to_owned(),
            Reason::Denial(DenialReason::ImmuneKing) => say::SAFE_KING.to_owned(),
            Reason::Denial(DenialReason::OnlyMove) => say::SAFE_ONLY_MOVE.to_owned(),
            _ => return String::new(),
        },
    };
    format!(" {told}")
}

/// A move was denied, and the game goes on or has ended by it.
pub fn denied(who: &str, san: Option<&str>, next: Side, ended: Option<EndKind>) -> String {
    let san = san.map(|san| format!("~~{san}~~"));
    match (ended, san) {
        (Some(kind), Some(san)) => say::denies_only(who, san, end_reason(kind)),
        (Some(kind), None) => say::denies_it_only(who, end_reason(kind)),
        (None, Some(san)) => say::denies(who, san, side(next)),
        (None, None) => say::denies_it(who, side(next)),
    }
}

/// A move that would end the game, if it were not denied.
pub fn pending(kind: EndKind, holder: Side) -> String {
    say::pending(end_reason(kind), side(holder))
}

/// Who holds the right, what was denied and whose next move cannot be, for lists and descriptions; `None` once the game is over.
pub fn standing(view: &View, denied: Option<&str>) -> Option<String> {
    let denial = view.denial.filter(|_| view.outcome.is_none())?;
    let mut told = vec![say::holds(side_of(view, denial.holder))];
    told.extend(denied.map(say::was_denied));
    told.extend(denial.immune.map(|seat| say::immune(side_of(view, seat))));
    Some(told.join(" "))
}

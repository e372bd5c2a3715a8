//! Why something was refused, with what would work instead.

use lasermate_engine::action::{Action, Lifeline};
use lasermate_engine::any::AnyGame;
use lasermate_engine::overlays::lasers::Mode;
use lasermate_engine::pact::text::is_act;
use lasermate_engine::refusal::{Reason, Refusal};
use lasermate_engine::variants::Setup;

use super::beam::piece_name;
use crate::command::mark::{
    ALLOW, BILLI, DEFEAT, DENY, DRAW, LIFELINE, MOVE, PREMOVE as PREMOVE_COMMAND, READY, RESIGN, says,
};
use crate::command::offered;
use crate::escape::escape_text;

/// How much of what was typed is repeated.
const SHOWN: usize = 20;
/// What stands before a move that is ordered for later.
const PREMOVE: &str = "premove-";

/// A refused action, in a line: what was typed, why not, and the nearest legal moves
/// (`e2e5: a pawn advances one square ...; possible: e3, e4`).
#[must_use]
pub fn refused(game: &AnyGame, refusal: &Refusal) -> String {
    let mut line = String::new();
    // An offer is said in the channel or not at all: nothing of it is repeated.
    let typed = if is_act(&refusal.typed) { "" } else { refusal.typed.as_str() };
    let typed = match command(typed) {
        Some(typed) => format!("`{typed}`"),
        None if is_premove(typed) => {
            format!("`{PREMOVE_COMMAND}` {}", escape_text(&typed[PREMOVE.len()..], SHOWN))
        }
        None => escape_text(typed, SHOWN),
    };
    if !typed.is_empty() {
        line += &format!("{typed}: ");
    }
    if let Some(absent) = absent(game, refusal) {
        return line + &absent;
    }
    line += &reason(game, &refusal.reason);
    let near: Vec<_> = refusal
        .nearest
        .iter()
        .zip(&refusal.nearest_san)
        .filter(|(exact, _)| !is_deed(&refusal.typed) || is_deed(exact))
        .map(|(exact, san)| named(exact, san))
        .collect();
    if near.is_empty() {
        return line + ".";
    }
    if let Some(origin) = origin(game, refusal) {
        line += &format!("; from {origin}: {}", near.join(", "));
    } else {
        line += &format!("; possible: {}", near.join(", "));
    }
    line + "."
}

/// Whether a word is an action besides the moves, to which no move is near.
fn is_deed(word: &str) -> bool {
    !matches!(Action::<()>::from_word(word.trim()), None | Some(Action::Move(()) | Action::Pass))
}

/// What this game does not have at all, and which games have it.
fn absent(game: &AnyGame, refusal: &Refusal) -> Option<String> {
    let word = refusal.typed.trim();
    if is_premove(word) && refusal.reason == Reason::NotInThisGame {
        let games = having(|setup| !setup.facts().has_turns);
        return Some(format!(
            "this game goes by turns, and no move is ordered in advance; {games} has that."
        ));
    }
    let jokers = !game.view().lifelines.is_empty();
    let (what, games) = match Action::<()>::from_word(word)? {
        Action::Lifeline(_) if !jokers => (
            "lifelines: no Joker Knight plays",
            having(|setup| setup.lasers().is_some_and(|lasers| lasers.joker)),
        ),
        _ if refusal.reason != Reason::NotInThisGame => return None,
        Action::Billi => {
            ("LET'S BILLI", having(|setup| setup.lasers().is_some_and(|lasers| lasers.mode == Mode::B)))
        }
        Action::Deny | Action::Allow => ("denial", having(|setup| setup.denial().is_some())),
        Action::AcceptDefeat => (
            says!("ACCEPT DEFEAT (`", RESIGN, "` gives it up)"),
            having(|setup| {
                setup.lasers().is_some() && setup.choices().specs().iter().any(|spec| spec.name == "mode")
            }),
        ),
        _ => return None,
    };
    Some(format!("this game has no {what}. It is in {games}."))
}

/// The games in which something is at its default, as they are typed.
fn having(has: impl Fn(&Setup) -> bool) -> String {
    let games = offered().filter(|preset| has(&Setup::new(preset)));
    super::names::listed(&games.map(|preset| format!("`{}`", preset.name)).collect::<Vec<_>>())
}

/// Whether a text orders a move for later.
fn is_premove(text: &str) -> bool {
    text.get(..PREMOVE.len()).is_some_and(|head| head.eq_ignore_ascii_case(PREMOVE))
}

/// A possible action as it is typed: a move as players write it, anything else by its command.
fn named(exact: &str, san: &str) -> String {
    command(exact).map_or_else(|| san.to_owned(), |command| format!("`{command}`"))
}

/// The command that stands for an action's word; `None` for a move.
fn command(word: &str) -> Option<&'static str> {
    Some(match Action::<()>::from_word(word.trim())? {
        Action::Move(()) | Action::Premove(()) => return None,
        Action::Pass => says!(MOVE, " pass"),
        Action::Resign => RESIGN,
        Action::DrawOffer => says!(DRAW, " offer"),
        Action::DrawAccept => says!(DRAW, " accept"),
        Action::DrawDecline => says!(DRAW, " decline"),
        Action::DrawClaim => says!(DRAW, " claim"),
        Action::Billi => BILLI,
        Action::AcceptDefeat => DEFEAT,
        Action::Deny => DENY,
        Action::Allow => ALLOW,
        Action::Lifeline(None) => says!(LIFELINE, " none"),
        Action::Lifeline(Some(Lifeline::Pass)) => says!(LIFELINE, " pass"),
        Action::Lifeline(Some(Lifeline::Reflect)) => says!(LIFELINE, " reflect"),
        Action::Lifeline(Some(Lifeline::Stop)) => says!(LIFELINE, " stop"),
    })
}

/// The cell all the nearest moves begin on, where there is one.
fn origin(game: &AnyGame, refusal: &Refusal) -> Option<String> {
    let seat = game.to_act().mover()?;
    let legal = game.legal(seat);
    let mut from = refusal
        .nearest
        .iter()
        .map(|exact| legal.iter().find(|legal| legal.exact == *exact).map(|legal| legal.from.clone()));
    let first = from.next()?.filter(|first| !first.is_empty())?;
    from.all(|other| other.as_deref() == Some(first.as_str())).then_some(first)
}

/// The reason, with the names of the cells and sides it speaks of.
fn reason(game: &AnyGame, reason: &Reason) -> String {
    let view = game.view();
    let on = |cell| {
        let name = game.cell_name(cell);
        let piece = view.mesh.cell_named(&name).and_then(|cell| piece_name(&view, cell));
        (name, piece)
    };
    match *reason {
        // Without turns only who has no piece ready is not asked.
        Reason::NotYourTurn { .. } if view.clock.is_some() => {
            format!("none of your pieces is ready yet; `{READY}` says when they will be")
        }
        Reason::NotYourTurn { to_act: Some(seat) } => format!("it is {}'s turn", game.side(seat).title()),
        Reason::EmptyCell(cell) => format!("no piece stands on {}", on(cell).0),
        Reason::NotYourPiece(cell) => match on(cell) {
            (name, Some(piece)) => format!("the {piece} on {name} is not yours"),
            (name, None) => format!("the piece on {name} is not yours"),
        },
        Reason::Blocked(cell) => match on(cell) {
            (name, Some(piece)) => format!("the {piece} on {name} is in the way"),
            (name, None) => format!("{name} is in the way"),
        },
        Reason::OwnPiece(cell) => match on(cell) {
            (name, Some(piece)) => format!("your own {piece} stands on {name}"),
            (name, None) => format!("your own piece stands on {name}"),
        },
        _ => reason.to_string(),
    }
}

//! Why something was refused, with what would work instead.

use lasermate_domain::command::mark::{
    ALLOW, BILLI, DEFEAT, DENY, DRAW, LIFELINE, MOVE, PREMOVE, RESIGN, says,
};
use lasermate_domain::command::offered;
use lasermate_domain::escape::{escape_text, plain_text};
use lasermate_engine::action::{Action, Lifeline, ordered};
use lasermate_engine::any::AnyGame;
use lasermate_engine::overlays::lasers::Mode;
use lasermate_engine::pact::text::is_act;
use lasermate_engine::piece::Kind;
use lasermate_engine::refusal::{Reason, Refusal};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{ClockReason, Setup};

use super::illegal::{self, IntendedMove, IntendedPiece};
use super::names::{piece, side};
use super::reasons::{is_question, reason};
use super::wording::listed;
use crate::say::{reasons, refused as say};

/// How much of what was typed is repeated.
const SHOWN: usize = 20;

/// A refused action of a seat, in a line: what was typed, why not, and what the same piece can do
/// (`Qh4 is illegal: the pawn on e7 is in the way. From d8: Qe7.`). What is no move is answered with examples of moves.
pub fn refused(game: &AnyGame, seat: Seat, refusal: &Refusal, examples: [&str; 2]) -> String {
    // An offer is said in the channel or not at all: nothing of it is repeated.
    let typed = if is_act(&refusal.typed) { "" } else { refusal.typed.trim() };
    let later = ordered(typed);
    let shown = match command(typed) {
        Some(typed) => format!("`{typed}`"),
        None if let Some(mv) = later => format!("`{PREMOVE}` {}", escape_text(mv, SHOWN)),
        None if typed.starts_with('@') => format!("`{}`", plain_text(typed, SHOWN).replace('`', "")),
        None => escape_text(typed, SHOWN),
    };
    if let Some(absent) = absent(game, refusal, &shown) {
        return absent;
    }
    let why = || match &refusal.reason {
        Reason::LifelineFirst => lifeline_first(game, seat),
        why => reason(game, why),
    };
    let possible = || possible(game, seat, refusal);
    if is_deed(typed) || later.is_some() || shown.is_empty() {
        let told = match (shown.is_empty(), is_question(&refusal.reason)) {
            (true, false) => say::why(why()),
            (true, true) => say::question(why()),
            (false, false) => say::typed(&shown, why()),
            (false, true) => say::typed_question(&shown, why()),
        };
        // No other move could be ordered either.
        let none = refusal.reason == ClockReason::NoPremoves.into();
        return sentences(told, if none { None } else { possible() });
    }
    match refusal.reason {
        Reason::Unreadable => say::not_understood(shown, examples[0], examples[1]),
        Reason::LifelineFirst | Reason::NotYourTurn { .. } | Reason::GameOver | Reason::Fallen => {
            sentences(say::typed(shown, why()), possible())
        }
        Reason::Ambiguous if let Some(moves) = illegal::going_to(game, seat, typed) => {
            sentences(say::which_piece(shown), Some(say::possible(moves.join(", "))))
        }
        _ if refusal.reason.asks_more() => sentences(say::typed(shown, why()), possible()),
        _ => illegal(game, seat, refusal, &shown),
    }
}

/// A text that is the moves of two pieces, by English letters and by those of the reader's language.
pub fn two_pieces(typed: &str, english: (Kind, &[String]), other: (Kind, &[String])) -> String {
    let ((one, moves), (other, others)) = (english, other);
    let typed = escape_text(typed.trim(), SHOWN);
    say::two_pieces(typed, piece(one), moves.join(", "), piece(other), others.join(", "))
}

/// A sentence and perhaps another.
fn sentences(first: String, then: Option<String>) -> String {
    [first].into_iter().chain(then).collect::<Vec<_>>().join(" ")
}

/// Why a move is illegal, and what the piece that was meant can do.
fn illegal(game: &AnyGame, seat: Seat, refusal: &Refusal, shown: &str) -> String {
    let meaning = illegal::meaning(game, seat, refusal);
    let says_nothing = refusal.reason == Reason::NoSuchMove;
    let from = |square: &str, moves: &[String]| say::from(square, moves.join(", "));
    match meaning {
        Some(IntendedMove::Drop(squares)) if squares.is_empty() => say::no_drop(shown),
        Some(IntendedMove::Drop(squares)) => {
            let told = say::illegal(shown, reason(game, &refusal.reason));
            sentences(told, Some(say::possible(squares.join(", "))))
        }
        Some(IntendedMove::Square(None, moves)) if says_nothing && moves.is_empty() => {
            say::none_goes_there(shown)
        }
        Some(IntendedMove::Square(None, moves)) if says_nothing => {
            sentences(say::which_piece(shown), Some(say::possible(moves.join(", "))))
        }
        Some(IntendedMove::Square(Some(kind), moves)) if says_nothing && moves.is_empty() => {
            say::piece_on_it(shown, piece(kind))
        }
        Some(IntendedMove::Square(Some(_), moves)) if says_nothing => {
            sentences(say::not_whole(shown), Some(from(shown, &moves)))
        }
        Some(IntendedMove::NoSuchPiece(kind, hint)) if says_nothing => match hint.as_str() {
            "" => say::no_piece(shown, piece(kind)),
            hint => say::no_piece_on(shown, piece(kind), hint),
        },
        // Of a piece that cools it is not known where it could go.
        Some(IntendedMove::Piece(meant))
            if says_nothing && meant.reason.is_own() && game.view().clock.is_some() =>
        {
            let (_, kind) = &meant.piece;
            match kind {
                Kind::King | Kind::Queen => say::your_piece_is_cooling(shown, piece(*kind), &meant.to),
                kind => say::pieces_are_cooling(shown, piece(*kind), &meant.to),
            }
        }
        Some(IntendedMove::Piece(meant)) => {
            let why = if says_nothing { &meant.reason } else { &refusal.reason };
            let (square, kind) = &meant.piece;
            let what = reason_of(game, seat, &meant, why);
            let then = match meant.instead.as_slice() {
                [] => say::can_not_move(piece(*kind), square),
                moves => from(square, moves),
            };
            sentences(say::illegal(shown, what), Some(then))
        }
        _ if says_nothing => say::just_illegal(shown),
        _ => {
            let told = say::illegal(shown, reason(game, &refusal.reason));
            sentences(told, possible(game, seat, refusal))
        }
    }
}

/// Why the piece that was meant can't do that.
fn reason_of(game: &AnyGame, seat: Seat, meant: &IntendedPiece, why: &Reason) -> String {
    let (square, kind) = &meant.piece;
    match why {
        Reason::KingInCheck => exposed(game, seat, meant),
        // What is said of any piece is true of this one.
        Reason::NoSuchMove => reasons::can_not_go_there(piece(*kind), square),
        why => reason(game, why),
    }
}

/// Why the piece of a seat on a square can't move; `None` where no such piece is there, or it can. `cooling` tells when it will.
pub fn stuck(
    game: &AnyGame,
    seat: Seat,
    square: &str,
    cooling: impl FnOnce(&Refusal) -> Option<String>,
) -> Option<String> {
    let (refusal, meant) = illegal::stuck(game, seat, square)?;
    let why = || say::typed(square, reason_of(game, seat, &meant, &meant.reason));
    let can_not_move = || say::can_not_move(piece(meant.piece.1), square);
    Some(cooling(&refusal).unwrap_or_else(|| sentences(why(), Some(can_not_move()))))
}

/// Whose lifeline is waited for, and for which Joker Knight (billichess.md 2.6.3).
fn lifeline_first(game: &AnyGame, seat: Seat) -> String {
    let view = game.view();
    let Some(owner) = game.to_act().lifeline() else { return reason(game, &Reason::LifelineFirst) };
    let joker = view.pieces.iter().find(|piece| piece.joker && piece.seat == owner);
    let whose = side(game.side(owner));
    match (joker.map(|piece| view.mesh.name(piece.cell)), owner == seat) {
        (Some(square), true) => reasons::your_lifeline_first_on(square),
        (None, true) => reasons::YOUR_LIFELINE_FIRST.to_owned(),
        (Some(square), false) => reasons::lifeline_of_first_on(whose, square),
        (None, false) => reasons::lifeline_of_first(whose),
    }
}

/// Why the king would be attacked after a move.
fn exposed(game: &AnyGame, seat: Seat, meant: &IntendedPiece) -> String {
    let view = game.view();
    let (from, kind) = &meant.piece;
    if *kind == Kind::King {
        reasons::king_in_check_there(&meant.to)
    } else if view.check.contains(&seat) {
        reasons::STILL_IN_CHECK.to_owned()
    } else {
        reasons::pinned(piece(*kind), from)
    }
}

/// What would work instead; nothing where that is not known. Moves of other pieces than the one that was meant help nobody.
fn possible(game: &AnyGame, seat: Seat, refusal: &Refusal) -> Option<String> {
    let near = refusal.nearest.iter().zip(&refusal.nearest_san);
    let deed = is_deed(&refusal.typed);
    let near: Vec<_> = near
        .filter(|(exact, _)| !deed || is_deed(exact))
        .map(|(exact, san)| (is_deed(exact), named(exact, san)))
        .collect();
    let words = || near.iter().map(|(_, word)| word.as_str()).collect::<Vec<_>>().join(", ");
    match origin(game, seat, refusal) {
        _ if near.is_empty() => None,
        _ if refusal.reason == Reason::Ambiguous => Some(say::possible(words())),
        Some(origin) => Some(say::from(origin, words())),
        None if near.iter().all(|(is_deed, _)| *is_deed) => Some(say::possible(words())),
        None => None,
    }
}

/// Whether a word is an action besides the moves, to which no move is near.
fn is_deed(word: &str) -> bool {
    !matches!(Action::<()>::from_word(word.trim()), None | Some(Action::Move(()) | Action::Pass))
}

/// What this game does not have at all, and which games have it.
fn absent(game: &AnyGame, refusal: &Refusal, shown: &str) -> Option<String> {
    let word = refusal.typed.trim();
    if ordered(word).is_some() && refusal.reason == Reason::NotInThisGame {
        return Some(say::no_premoves(shown));
    }
    let jokers = !game.view().lifelines.is_empty();
    Some(match Action::<()>::from_word(word)? {
        Action::Lifeline(_) if !jokers => {
            say::no_lifelines(shown, having(|setup| setup.lasers().is_some_and(|lasers| lasers.joker)))
        }
        _ if refusal.reason != Reason::NotInThisGame => return None,
        Action::Billi => {
            say::no_billi(shown, having(|setup| setup.lasers().is_some_and(|lasers| lasers.mode == Mode::B)))
        }
        Action::Deny | Action::Allow => say::no_denial(shown, having(|setup| setup.denial().is_some())),
        Action::AcceptDefeat => {
            let has_modes = |setup: &Setup| setup.choices().specs().iter().any(|spec| spec.name == "mode");
            say::no_defeat(shown, having(|setup| setup.lasers().is_some() && has_modes(setup)))
        }
        _ => return None,
    })
}

/// The games in which something is at its default, as they are typed.
fn having(has: impl Fn(&Setup) -> bool) -> String {
    let games = offered().filter(|preset| has(&Setup::new(preset)));
    listed(&games.map(|preset| format!("`{}`", preset.name)).collect::<Vec<_>>())
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
fn origin(game: &AnyGame, seat: Seat, refusal: &Refusal) -> Option<String> {
    let legal = game.legal(seat);
    let mut from = refusal
        .nearest
        .iter()
        .map(|exact| legal.iter().find(|legal| legal.exact == *exact).map(|legal| legal.from.clone()));
    let first = from.next()?.filter(|first| !first.is_empty())?;
    from.all(|other| other.as_deref() == Some(first.as_str())).then_some(first)
}

//! Why something was refused, with what would work instead.

use lasermate_domain::command::mark::{
    ALLOW, BILLI, CHALLENGE, DEFEAT, DENY, DRAW, LIFELINE, MOVE, PREMOVE, READY, RESIGN, says,
};
use lasermate_domain::command::offered;
use lasermate_domain::escape::{escape_text, plain_text};
use lasermate_engine::action::{Action, Lifeline, ordered};
use lasermate_engine::any::AnyGame;
use lasermate_engine::overlays::lasers::Mode;
use lasermate_engine::pact::text::is_act;
use lasermate_engine::piece::Kind;
use lasermate_engine::refusal::{CastlingBar, Reason, Refusal};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{ClockReason, Setup};

use super::beam::piece_name;
use super::illegal::{self, IntendedMove, IntendedPiece};
use super::wording::capital;

/// What Joker Knights have, as it is said.
const LIFELINES: &str = "lifelines";
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
    if let Some(absent) = absent(game, refusal) {
        return format!("{shown}: {absent}");
    }
    if is_deed(typed) || later.is_some() || shown.is_empty() {
        let why = match &refusal.reason {
            Reason::LifelineFirst => lifeline_first(game, seat),
            why => reason(game, why),
        };
        let why = if shown.is_empty() { capital(&why) } else { format!("{shown}: {why}") };
        // Some reasons are questions.
        let end = if why.ends_with('?') { "" } else { "." };
        // No other move could be ordered either.
        let none = refusal.reason == ClockReason::NoPremoves.into();
        let possible = if none { String::new() } else { possible(game, seat, refusal) };
        return format!("{why}{end}{possible}");
    }
    match refusal.reason {
        Reason::Unreadable => {
            format!("I don't understand the move {shown}. Write it like {}.", examples.join(" or "))
        }
        Reason::LifelineFirst => {
            format!("{shown}: {}.{}", lifeline_first(game, seat), possible(game, seat, refusal))
        }
        Reason::NotYourTurn { .. } | Reason::GameOver | Reason::Fallen => {
            format!("{shown}: {}.{}", reason(game, &refusal.reason), possible(game, seat, refusal))
        }
        Reason::Ambiguous if let Some(moves) = illegal::going_to(game, seat, typed) => {
            format!("{shown} doesn't say which piece. Possible: {}.", moves.join(", "))
        }
        _ if refusal.reason.asks_more() => {
            format!("{shown}: {}.{}", reason(game, &refusal.reason), possible(game, seat, refusal))
        }
        _ => illegal(game, seat, refusal, &shown),
    }
}

/// Why a move is illegal, and what the piece that was meant can do.
fn illegal(game: &AnyGame, seat: Seat, refusal: &Refusal, shown: &str) -> String {
    let meaning = illegal::meaning(game, seat, refusal);
    let says_nothing = refusal.reason == Reason::NoSuchMove;
    match meaning {
        Some(IntendedMove::Drop(squares)) if squares.is_empty() => {
            format!("{shown} is illegal: no square of your first row is empty.")
        }
        Some(IntendedMove::Drop(squares)) => {
            format!(
                "{shown} is illegal: {}. Possible: {}.",
                reason(game, &refusal.reason),
                squares.join(", ")
            )
        }
        Some(IntendedMove::Square(None, moves)) if says_nothing && moves.is_empty() => {
            format!("{shown} is illegal: none of your pieces can go there.")
        }
        Some(IntendedMove::Square(None, moves)) if says_nothing => {
            format!("{shown} doesn't say which piece. Possible: {}.", moves.join(", "))
        }
        Some(IntendedMove::Square(Some(kind), moves)) if says_nothing && moves.is_empty() => {
            format!("{shown} is illegal: the {} on it can't move.", kind.name())
        }
        Some(IntendedMove::Square(Some(_), moves)) if says_nothing => {
            format!("{shown} isn't a whole move. From {shown}: {}.", moves.join(", "))
        }
        Some(IntendedMove::NoSuchPiece(kind, hint)) if says_nothing => {
            let where_ = if hint.is_empty() { String::new() } else { format!(" on {hint}") };
            format!("{shown} is illegal: you have no {}{where_}.", kind.name())
        }
        // Of a piece that cools it is not known where it could go.
        Some(IntendedMove::Piece(meant))
            if says_nothing && meant.reason.is_own() && game.view().clock.is_some() =>
        {
            let (_, kind) = &meant.piece;
            let none = match kind {
                Kind::King | Kind::Queen => format!("your {} can't", kind.name()),
                kind => format!("no {} of yours can", kind.name()),
            };
            format!(
                "{shown} is illegal: {none} go to {} now. `{READY}` shows which pieces are ready.",
                meant.to
            )
        }
        Some(IntendedMove::Piece(meant)) => {
            let why = if says_nothing { &meant.reason } else { &refusal.reason };
            let (from, kind) = &meant.piece;
            let what = match why {
                Reason::KingInCheck => exposed(game, seat, &meant),
                // What is said of any piece is true of this one.
                Reason::NoSuchMove => format!("the {} on {from} can't go there", kind.name()),
                why => reason(game, why),
            };
            let then = match meant.instead.as_slice() {
                [] => format!("The {} on {from} can't move.", kind.name()),
                moves => format!("From {from}: {}.", moves.join(", ")),
            };
            format!("{shown} is illegal: {what}. {then}")
        }
        _ if says_nothing => format!("{shown} is illegal."),
        _ => {
            format!("{shown} is illegal: {}.{}", reason(game, &refusal.reason), possible(game, seat, refusal))
        }
    }
}

/// Whose lifeline is waited for, and for which Joker Knight (billichess.md 2.6.3).
fn lifeline_first(game: &AnyGame, seat: Seat) -> String {
    let view = game.view();
    let Some(owner) = game.to_act().lifeline() else { return Reason::LifelineFirst.to_string() };
    let joker = view.pieces.iter().find(|piece| piece.joker && piece.seat == owner);
    let on = joker.map_or(String::new(), |piece| format!(" on {}", view.mesh.name(piece.cell)));
    match owner == seat {
        true => format!("first choose a lifeline for your Joker Knight{on}"),
        false => {
            format!("{} has to choose a lifeline for the Joker Knight{on} first", game.side(owner).title())
        }
    }
}

/// Why the king would be attacked after a move.
fn exposed(game: &AnyGame, seat: Seat, meant: &IntendedPiece) -> String {
    let view = game.view();
    let (from, kind) = &meant.piece;
    if *kind == Kind::King {
        format!("your king would be in check on {}", meant.to)
    } else if view.check.contains(&seat) {
        "you are in check, and this doesn't stop it".to_owned()
    } else {
        format!("the {} on {from} is pinned, and your king would be in check", kind.name())
    }
}

/// What would work instead, as a sentence with a space before it; nothing where that is not known. Moves of other pieces
/// than the one that was meant help nobody.
fn possible(game: &AnyGame, seat: Seat, refusal: &Refusal) -> String {
    let near = refusal.nearest.iter().zip(&refusal.nearest_san);
    let deed = is_deed(&refusal.typed);
    let near: Vec<_> = near
        .filter(|(exact, _)| !deed || is_deed(exact))
        .map(|(exact, san)| (is_deed(exact), named(exact, san)))
        .collect();
    let words = || near.iter().map(|(_, word)| word.as_str()).collect::<Vec<_>>().join(", ");
    match origin(game, seat, refusal) {
        _ if near.is_empty() => String::new(),
        _ if refusal.reason == Reason::Ambiguous => format!(" Possible: {}.", words()),
        Some(origin) => format!(" From {origin}: {}.", words()),
        None if near.iter().all(|(is_deed, _)| *is_deed) => {
            format!(" Possible: {}.", words())
        }
        None => String::new(),
    }
}

/// Whether a word is an action besides the moves, to which no move is near.
fn is_deed(word: &str) -> bool {
    !matches!(Action::<()>::from_word(word.trim()), None | Some(Action::Move(()) | Action::Pass))
}

/// What this game does not have at all, and which games have it.
fn absent(game: &AnyGame, refusal: &Refusal) -> Option<String> {
    let word = refusal.typed.trim();
    if ordered(word).is_some() && refusal.reason == Reason::NotInThisGame {
        return Some(format!(
            "this game has no premoves. `{CHALLENGE} realtime options:premove=on` has them."
        ));
    }
    let jokers = !game.view().lifelines.is_empty();
    let (what, games) = match Action::<()>::from_word(word)? {
        Action::Lifeline(_) if !jokers => {
            (LIFELINES, having(|setup| setup.lasers().is_some_and(|lasers| lasers.joker)))
        }
        _ if refusal.reason != Reason::NotInThisGame => return None,
        Action::Billi => {
            ("LET'S BILLI", having(|setup| setup.lasers().is_some_and(|lasers| lasers.mode == Mode::B)))
        }
        Action::Deny | Action::Allow => ("denial", having(|setup| setup.denial().is_some())),
        Action::AcceptDefeat => (
            says!("ACCEPT DEFEAT (use `", RESIGN, "`)"),
            having(|setup| {
                setup.lasers().is_some() && setup.choices().specs().iter().any(|spec| spec.name == "mode")
            }),
        ),
        _ => return None,
    };
    let it = if what == LIFELINES { "them" } else { "it" };
    Some(format!("this game has no {what}. You can find {it} in {games}."))
}

/// The games in which something is at its default, as they are typed.
fn having(has: impl Fn(&Setup) -> bool) -> String {
    let games = offered().filter(|preset| has(&Setup::new(preset)));
    super::wording::listed(&games.map(|preset| format!("`{}`", preset.name)).collect::<Vec<_>>())
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
            format!("none of your pieces is ready yet; `{READY}` shows when")
        }
        Reason::NotYourTurn { to_act: Some(seat) } => format!("it is {}'s turn", game.side(seat).title()),
        Reason::EmptyCell(cell) => format!("there is no piece on {}", on(cell).0),
        Reason::NotYourPiece(cell) => match on(cell) {
            (name, Some(piece)) => format!("the {piece} on {name} is not yours"),
            (name, None) => format!("the piece on {name} is not yours"),
        },
        Reason::Blocked(cell) => match on(cell) {
            (name, Some(piece)) => format!("the {piece} on {name} is in the way"),
            (name, None) => format!("{name} is in the way"),
        },
        Reason::NoCastling(CastlingBar::Between(cell)) => match on(cell) {
            (name, Some(piece)) => format!("the {piece} on {name} is between king and rook"),
            (_, None) => reason.to_string(),
        },
        Reason::NoCastling(CastlingBar::Through(cell)) => {
            format!("your king would pass through check on {}", on(cell).0)
        }
        Reason::NoCastling(CastlingBar::Into(cell)) => {
            format!("your king would be in check on {}", on(cell).0)
        }
        Reason::OwnPiece(cell) => match on(cell) {
            (name, Some(piece)) => format!("your own {piece} is on {name}"),
            (name, None) => format!("your own piece is on {name}"),
        },
        _ => reason.to_string(),
    }
}

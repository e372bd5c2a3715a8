//! At a table, besides the moves: draws, lifelines, takebacks, claims, and questions before something dangerous.

use super::announce::falls;
use super::names::listed;
use super::time::moment;
use super::{player, to_act_line};
use crate::command::mark::{CLAIM, DRAW, LIFELINE, TAKEBACK, says};
use crate::port::UnixMillis;
use crate::sessions::log_payload::ClaimFor;
use crate::sessions::session::Session;

use lasermate_engine::action::ActionKind;
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;

/// A drop in a game without drops.
pub const NO_DROPS: &str = "No holes are dropped in this game.";
/// No such lifeline.
pub const CHOOSE_LIFELINE: &str =
    says!("Choose one of these: `", LIFELINE, " pass`, `reflect`, `stop` or `none`.");
/// No such word about draws.
pub const CHOOSE_DRAW: &str =
    says!("Choose one of these: `", DRAW, " offer`, `accept`, `decline` or `claim`.");
/// No such word about takebacks.
pub const CHOOSE_TAKEBACK: &str = says!("Choose one of these: `", TAKEBACK, " ask`, `accept` or `decline`.");
/// No such claim.
pub const CHOOSE_CLAIM: &str = says!(
    "Claim one of these: `",
    CLAIM,
    " win`, `",
    CLAIM,
    " draw`, `",
    CLAIM,
    " wait`, `",
    CLAIM,
    " computer` or, where three play, `",
    CLAIM,
    " retire`."
);
/// An agreement that was sent before the offer that stands was made.
pub const CROSSED: &str = "Your answer crossed a newer offer; look at that one and answer it.";
/// An action that came to nothing.
pub const NOTHING_DONE: &str = "Nothing was done.";

/// The question before something dangerous has been left too long.
pub const LAPSED: &str = "That question has lapsed; ask again if you still want to.";
/// An answer without a question.
pub const NOT_ASKED: &str = "You were not asked that.";
/// An archived game cannot be given up.
pub const RESUME_FIRST: &str = "This game is archived; resume it first, by its button or by a move.";

/// The same takeback asked for twice.
pub const TAKEBACK_ASKED_ALREADY: &str = "You have asked already; your opponent has not answered yet.";
/// There is no move to take back.
pub const NOTHING_TO_TAKE_BACK: &str = "You have made no move that could be taken back.";
/// No takeback is asked for.
pub const NO_TAKEBACK: &str =
    "No takeback is asked for; a request lapses after 24 hours, or when somebody moves.";

/// A takeback is agreed to twice.
pub const AGREED_ALREADY: &str = "You have agreed already; another player has not answered yet.";
/// A draw is claimed against who is away, among more than two.
pub const DRAW_IS_FOR_ALL: &str = says!(
    "With three left a draw is for all of you: `",
    DRAW,
    " offer`. Who does not answer for as long as a move may take is not waited for."
);

/// A game without a time limit.
pub const NO_LIMIT: &str = "This game has no time limit, so nothing can be claimed.";
/// A claim on one's own time.
pub const YOUR_OWN_TIME: &str = "It is your own time that runs.";

/// A game that was not paused.
pub const GOES_ON_ALREADY: &str = "The game goes on already.";
/// A game was resumed.
pub const GOES_ON: &str = "The game goes on.";

/// A takeback is asked for.
#[must_use]
pub fn takeback_you_asked(until: UnixMillis) -> String {
    format!(
        "Your opponent has been asked; the request stands until {}, or until somebody moves.",
        moment(until)
    )
}

/// A takeback is asked for while another asks for one.
#[must_use]
pub fn answer_first(live: &Session, asker: Seat) -> String {
    format!(
        "{} asks for a takeback already: `{TAKEBACK} accept` or `{TAKEBACK} decline` first.",
        player(live, asker)
    )
}

/// Who asks for a takeback can neither allow nor decline it.
#[must_use]
pub fn opponent_answers(until: UnixMillis) -> String {
    format!(
        "You asked for this takeback; your opponent has to answer. It lapses at {}, or when somebody moves.",
        moment(until)
    )
}

/// Something else than a move was typed as one.
#[must_use]
pub fn no_move(command: &str) -> String {
    format!("That is no move; use `{command}`.")
}

/// Something dangerous that is asked once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grave {
    /// To resign.
    Resign,
    /// ACCEPT DEFEAT where it ends the game.
    Defeat,
    /// ACCEPT DEFEAT in the chess game alone, after which the hunt goes on.
    DefeatInChess,
}

/// The question before something dangerous, and its button.
#[must_use]
pub fn question(what: Grave, until: UnixMillis) -> (String, &'static str) {
    let (words, label) = match what {
        Grave::Resign => ("Resign this game?", "Yes, resign"),
        Grave::Defeat => {
            ("ACCEPT DEFEAT ends this game: your opponent scores as for checkmate. Do you?", YES_DEFEAT)
        }
        Grave::DefeatInChess => ("Accept defeat in the chess game? Your opponent scores for it.", YES_DEFEAT),
    };
    (format!("{words} The question stands until {}, and for this position.", moment(until)), label)
}

const YES_DEFEAT: &str = "Yes, ACCEPT DEFEAT";

/// A takeback that is asked for.
#[must_use]
pub fn takeback_asked(live: &Session, asker: Seat, keep: usize) -> String {
    let others: Vec<_> = others(live, asker);
    let undone = live.record.iter().skip(keep);
    let (acts, moves): (Vec<_>, Vec<_>) = undone.partition(|entry| entry.kind == ActionKind::Pact);
    let mut undone: Vec<_> = moves.into_iter().map(|entry| entry.san.clone()).collect();
    undone.extend((!acts.is_empty()).then(|| "and what was said of pacts since".to_owned()));
    format!(
        "{} asks to take back {}. {} may allow it: `{TAKEBACK} accept` or `{TAKEBACK} decline`.\n{}",
        player(live, asker),
        undone.join(" "),
        listed(&others),
        to_act_line(live)
    )
}

/// A takeback that was allowed, or not.
#[must_use]
pub fn takeback_answered(live: &Session, by: Seat, allowed: bool, open: &[Seat]) -> String {
    if allowed && !open.is_empty() {
        let open: Vec<_> = open.iter().map(|seat| player(live, *seat)).collect();
        return format!(
            "{} allows the takeback; {} has still to answer.\n{}",
            player(live, by),
            listed(&open),
            to_act_line(live)
        );
    }
    let done = if allowed { "allows the takeback: the move is undone" } else { "declines the takeback" };
    format!("{} {done}.\n{}", player(live, by), to_act_line(live))
}

/// Confirmation to the seat that answered a takeback request.
#[must_use]
pub const fn you_answered(allowed: bool) -> &'static str {
    if allowed { "You allowed the takeback." } else { "The takeback is off." }
}

/// Nothing can be claimed yet.
#[must_use]
pub fn time_left(until: UnixMillis) -> String {
    format!("Your opponent still has time until {}.", moment(until))
}

/// A claim on overstepped time, with what came of it; `left` are those that were in the game before it.
#[must_use]
pub fn claimed(live: &Session, who: (Seat, Seat), claim: ClaimFor, left: usize, played: &[Played]) -> String {
    let (by, late) = who;
    let done = match claim {
        ClaimFor::Win if left > 2 => "plays on without it",
        ClaimFor::Win => "claims the win",
        ClaimFor::Draw => "claims a draw",
        ClaimFor::Wait => "waits as long again",
    };
    let head = format!("The time of {} was over: {} {done}.", player(live, late), player(live, by));
    let fallen = played.iter().flat_map(|played| falls(live, played));
    let mut lines: Vec<_> = std::iter::once(head).chain(fallen).collect();
    lines.push(to_act_line(live));
    lines.join("\n")
}

/// The same, to who claims.
#[must_use]
pub const fn you_claimed(claim: ClaimFor, left: usize) -> &'static str {
    match claim {
        ClaimFor::Win if left > 2 => "They are out, and the game goes on.",
        ClaimFor::Win => "You claimed the win.",
        ClaimFor::Draw => "You claimed a draw.",
        ClaimFor::Wait => "They have as long again.",
    }
}

/// The other players that are in the game.
fn others(live: &Session, seat: Seat) -> Vec<String> {
    live.living().into_iter().filter(|other| *other != seat).map(|other| player(live, other)).collect()
}

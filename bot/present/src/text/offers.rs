//! In a game, besides the moves: draws, lifelines, takebacks, claims, and questions before something dangerous.

use super::announce::falls;
use super::time::moment;
use super::wording::{in_words, listed};
use super::{player, to_act_line};

use lasermate_domain::command::mark::{
    CLAIM, DRAW, LIFELINE, TAKEBACK, TAKEBACK_ACCEPT, TAKEBACK_DECLINE, says,
};
use lasermate_domain::port::UnixMillis;
use lasermate_domain::sessions::log_payload::ClaimFor;
use lasermate_domain::sessions::session::Session;
use lasermate_engine::action::{Action, ActionKind};
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;

/// Somebody looks for something else than a move.
pub const MORE: &str = "More";
pub const NOTHING_MORE: &str = "There is nothing else you can do now.";
pub const CHOOSE_LIFELINE: &str = says!("Use `", LIFELINE, " pass`, `reflect`, `stop` or `none`.");
/// No such word about draws.
pub const CHOOSE_DRAW: &str = says!("Use `", DRAW, " offer`, `accept`, `decline` or `claim`.");
/// No such word about takebacks.
pub const CHOOSE_TAKEBACK: &str = says!("Use `", TAKEBACK, " ask`, `accept` or `decline`.");
pub const CHOOSE_CLAIM: &str = says!(
    "Use `",
    CLAIM,
    " win`, `",
    CLAIM,
    " draw`, `",
    CLAIM,
    " wait`, `",
    CLAIM,
    " computer` or, in a game for three, `",
    CLAIM,
    " retire`."
);
/// An agreement that was sent before the open offer was made.
pub const CROSSED: &str = "A newer offer has come in. Answer that one.";

/// The question before something dangerous has been left too long.
pub const EXPIRED: &str = "That question has expired. Ask again if you still want to.";
/// An answer without a question.
pub const NOT_ASKED: &str = "You were not asked that.";
/// An archived game cannot be resigned.
pub const RESUME_FIRST: &str = "This game is archived. Choose **Resume** or play a move first.";

pub const NOTHING_TO_TAKE_BACK: &str = "You have no move to take back.";
/// A takeback is asked of a computer in a game that counts.
pub const COMPUTER_DECLINES: &str =
    "Sorry, computers don't allow takebacks in rated games. In casual games they always do.";
pub const NO_TAKEBACK: &str = "Nobody has asked for a takeback. A request expires with the next move.";

/// A takeback is agreed to twice.
pub const AGREED_ALREADY: &str = "You have already agreed. Another player hasn't answered yet.";
/// A draw is claimed against who is away, among more than two.
pub const DRAW_IS_FOR_ALL: &str = says!(
    "With three players a draw needs everybody: `",
    DRAW,
    " offer`. A player who doesn't answer within the time for a move counts as agreeing."
);

/// A game without a time limit.
pub const NO_LIMIT: &str = "This game has no time limit, so there is nothing to claim.";
/// A win on time is claimed by somebody who cannot win any more.
pub const NO_WIN_ON_TIME: &str = says!(
    "You can't checkmate any more with what you have left, so there is no win on time. `",
    CLAIM,
    " draw` ends the game."
);
/// A claim on one's own time.
pub const YOUR_OWN_TIME: &str = "It is your own time that is running.";

pub const NOT_PAUSED: &str = "The game isn't paused.";
pub const RESUMED: &str = "The game continues.";

/// A takeback is asked for.
pub const TAKEBACK_REQUESTED: &str = "Takeback requested.";

/// A takeback is asked for while another asks for one.
pub fn answer_first(live: &Session, asker: Seat) -> String {
    format!(
        "{} has asked for a takeback. Answer that first: `{TAKEBACK_ACCEPT}` or `{TAKEBACK_DECLINE}`.",
        player(live, asker)
    )
}

/// To who asked for a takeback and asks once more or answers: these have not answered yet.
pub fn takeback_waits(live: &Session, open: &[Seat]) -> String {
    let open: Vec<_> = open.iter().map(|seat| player(live, *seat)).collect();
    format!("You have already asked for a takeback. Waiting for {}.", listed(&open))
}

/// Something else than a move was typed as one.
pub fn no_move(command: &str) -> String {
    format!("That isn't a move. Use `{command}`.")
}

/// Something dangerous that is asked once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DangerousAction {
    Resign,
    /// ACCEPT DEFEAT where it ends the game.
    Defeat,
    /// ACCEPT DEFEAT in the chess game alone, after which the hunt goes on.
    DefeatInChess,
}

/// The question before something dangerous, and its button.
pub const fn question(what: DangerousAction) -> (&'static str, &'static str) {
    match what {
        DangerousAction::Resign => ("Resign this game?", "Yes, resign"),
        DangerousAction::Defeat => {
            ("Accept defeat? This ends the game, and your opponent scores as for checkmate.", YES_DEFEAT)
        }
        DangerousAction::DefeatInChess => {
            ("Accept defeat in the chess game? Your opponent scores for it.", YES_DEFEAT)
        }
    }
}

const YES_DEFEAT: &str = "Yes, accept defeat";

pub fn takeback_asked(live: &Session, asker: Seat, keep: usize) -> String {
    let others: Vec<_> = others(live, asker);
    let (mut moves, mut deeds) = (Vec::new(), Vec::new());
    for entry in live.record.iter().skip(keep) {
        match entry.kind {
            ActionKind::Said(said) if !entry.is_move() => deeds.extend(undone(said)),
            ActionKind::Pact => deeds.push("the pact offers since"),
            _ => moves.push(entry.san.as_str()),
        }
    }
    let mut undone = vec![match moves.as_slice() {
        [one] => (*one).to_owned(),
        several => format!("the last {} moves ({})", in_words(several.len()), several.join(", ")),
    }];
    for deed in deeds {
        if !undone.iter().any(|told| told == deed) {
            undone.push(deed.to_owned());
        }
    }
    format!(
        "{} asks to take back {}. {}: allow it or decline?",
        player(live, asker),
        listed(&undone),
        listed(&others)
    )
}

/// What is no move, as it is taken back with the moves before it; that an offer goes with them need not be said.
const fn undone(said: Action<()>) -> Option<&'static str> {
    Some(match said {
        Action::DrawOffer | Action::DrawAccept | Action::DrawDecline | Action::DrawClaim => return None,
        Action::Billi => "LET'S BILLI",
        Action::AcceptDefeat => "ACCEPT DEFEAT",
        Action::Lifeline(_) => "the lifeline",
        Action::Deny => "the denial",
        Action::Allow => "the answer to that",
        Action::Resign => "a resignation",
        Action::Move(()) | Action::Premove(()) | Action::Pass => "a move",
    })
}

pub fn takeback_answered(live: &Session, by: Seat, allowed: bool, open: &[Seat]) -> String {
    if allowed && !open.is_empty() {
        let open: Vec<_> = open.iter().map(|seat| player(live, *seat)).collect();
        return format!("{} allows the takeback. {} hasn't answered yet.", player(live, by), listed(&open));
    }
    let by = player(live, by);
    if allowed {
        format!("{by} allows the takeback. {}", to_act_line(live))
    } else {
        format!("{by} declines the takeback.")
    }
}

/// Confirmation to the seat that answered a takeback request.
pub const fn you_answered(allowed: bool) -> &'static str {
    if allowed { "You allowed the takeback." } else { "You declined the takeback." }
}

/// Nothing can be claimed yet; `late` is whose time runs.
pub fn time_left(live: &Session, late: Option<Seat>, until: UnixMillis) -> String {
    let whose = late.map_or_else(|| "The time".to_owned(), |seat| format!("{}'s time", player(live, seat)));
    format!("There is nothing to claim yet. {whose} runs out {}.", moment(until))
}

/// A request that was made before, below what is said now.
pub fn takeback_still_open(live: &Session, by: Seat, open: &[Seat]) -> String {
    let open: Vec<_> = open.iter().map(|seat| player(live, *seat)).collect();
    format!("Still open: {} asks for a takeback. Asked: {}.", player(live, by), listed(&open))
}

/// A takeback would leave somebody without time, because the increment of a move goes with it.
pub fn no_time_for_takeback(live: &Session, late: Seat) -> String {
    let whose = player(live, late);
    format!(
        "A takeback also takes back the time that was added for the move, and {whose} would have none left."
    )
}

/// A claim on overstepped time, with what came of it; `left` are those that were in the game before it.
pub fn claimed(live: &Session, who: (Seat, Seat), claim: ClaimFor, left: usize, played: &[Played]) -> String {
    let (by, late) = who;
    let done = match claim {
        ClaimFor::Win if left > 2 => "plays on without them",
        ClaimFor::Win => "claims the win",
        ClaimFor::Draw => "claims a draw",
        ClaimFor::Wait => "gives them the same time again",
    };
    let head = format!("{} ran out of time. {} {done}.", player(live, late), player(live, by));
    let fallen = played.iter().flat_map(|played| falls(live, played));
    let mut lines: Vec<_> = std::iter::once(head).chain(fallen).collect();
    lines.push(to_act_line(live));
    lines.join("\n")
}

/// The same, to who claims.
pub const fn you_claimed(claim: ClaimFor, left: usize) -> &'static str {
    match claim {
        ClaimFor::Win if left > 2 => "They are out. The game continues.",
        ClaimFor::Win => "You claimed the win.",
        ClaimFor::Draw => "You claimed a draw.",
        ClaimFor::Wait => "They get the same time again.",
    }
}

/// The other players that are in the game.
fn others(live: &Session, seat: Seat) -> Vec<String> {
    live.living().into_iter().filter(|other| *other != seat).map(|other| player(live, other)).collect()
}

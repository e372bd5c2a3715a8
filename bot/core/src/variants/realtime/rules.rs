//! The rules of chess without turns: what differs from chess by turns.

use crate::command::mark::{DRAW, MOVE, PREMOVE, READY, says};
use lasermate_engine::variants::realtime::{EnPassant, Initial, RealtimeRules, Stalemate, TieWindow};

use crate::present::text::time::span;

/// The restart rule.
const RESTARTS: &str = "**When the bot is away.** With a time unit below an hour the clock stands still while the bot is away: nothing cools, nothing is lost, and the channel is told. With an hour or more the time counts.";

/// The rules of a table without turns: what differs from chess by turns.
pub(super) fn sections(rules: &RealtimeRules) -> Vec<String> {
    let unit = span(rules.tu);
    let check = if rules.king_only {
        "in check only the king may move"
    } else {
        "in check any ready piece may end it, and nothing else is legal"
    };
    let stalemate = if rules.stalemate == Stalemate::Ignore {
        "Who could not move even with all pieces ready waits."
    } else {
        "Who could not move even with all pieces ready, and is not in check, has drawn."
    };
    let start = match rules.initial {
        Initial::Zero => "At the start all are ready",
        Initial::Full => "At the start each cools for its value",
        Initial::RandomRounded => "At the start each cools by lot, in whole units up to its value",
        Initial::RandomFractional => "At the start each cools by lot, up to its value",
    };
    let extra = if rules.black_extra_tu { ", and Black's pieces for one unit more" } else { "" };
    let ties = if rules.tie_window == TieWindow::None {
        "At the same millisecond White is first.".to_owned()
    } else {
        format!(
            "White is first in a tie: Black's move waits {} ms, and where White's move in that time makes it another move or none it never happened, and its piece stays ready. So does a move of Black's that comes so soon after White's and was possible before it as another one.",
            rules.window()
        )
    };
    let passing = match rules.ep {
        EnPassant::Off => "There is no en passant.",
        EnPassant::UntilPawnReady => "En passant is possible until the pawn is ready again.",
        EnPassant::NextMove => "En passant is possible until the other side's next move.",
    };
    let rook = if rules.castle_rook_ready { "king and rook ready" } else { "the king ready" };
    let premove = if rules.premove {
        says!(" `", PREMOVE, " e2e4` orders a move for the moment its piece is ready.")
    } else {
        ""
    };
    vec![
        format!(
            "**No turns.** Both move whenever they like; a piece that has moved must cool: pawn 1, knight and bishop 3, king 4, rook 5, queen 9 units of {unit}. {start}{extra}. `{MOVE}` works at any time, `{READY}` says who may move and when the others may.{premove}"
        ),
        format!(
            "**Check.** Pieces that cool attack and give check like any other; {check}. Mate is judged as if all were ready, the moment it stands. {stalemate} Castling takes {rook}. {passing}"
        ),
        format!("**At the same time.** {ties} What counts is when the chat received a move."),
        format!(
            "**Draws.** By agreement (`{DRAW}`), by want of pieces to mate with, and after {} units without capture and pawn move.",
            rules.draw_tu
        ),
        RESTARTS.to_owned(),
    ]
}

//! The rules of chess without turns: what differs from chess by turns.

use lasermate_domain::command::mark::{DRAW, MOVE, PREMOVE, READY, says};
use lasermate_domain::sessions::timers;
use lasermate_engine::variants::realtime::{
    EnPassant, Initial, Penalties, RealtimeRules, Stalemate, TieWindow,
};

use crate::text::time::span;
use crate::text::wording::{counted, listed};
use crate::variants::page::{Example, RulesPage};

/// Agreed penalties: `At the start a pawn cools for 1, a knight for 3, ... and a king for 4 units`.
fn agreed_start(agreed: Penalties) -> String {
    let each: Vec<_> =
        agreed.figures().map(|(kind, units)| format!("a {} for {units}", kind.name())).collect();
    format!("At the start {} units", listed(&each).replacen(" for ", " cools for ", 1))
}

const COOLS: Example =
    Example::after("1000:w:e2e4", "the pawn on e4 is cooling. The number says for how many seconds.")
        .demonstrated();

const ATTACKS: Example = Example::after(
    "1000:w:e2e4 1200:b:e7e5 1300:w:g1f3 3000:b:b8c6 4000:w:f1c4 34000:w:c4f7",
    "White's bishop was ready again and gives check. The king is ready and can recapture.",
)
.demonstrated();

const WAITS: Example = Example::after(
    "1000:w:e2e4 1200:b:e7e5",
    "the hourglass: Black's move to e5 waits, in case White is first.",
)
.demonstrated();

pub(super) const START: Example = Example::after("", "White is at the bottom. Nobody moves first.");

/// The same page by page, after the pages about chess.
pub(super) fn pages(chess: Vec<RulesPage>, rules: &RealtimeRules) -> Vec<RulesPage> {
    let waits = (rules.window() > 0).then_some(WAITS);
    let shown = [Some(COOLS), Some(ATTACKS), waits].into_iter().chain(std::iter::repeat(None));
    let own = sections(rules).into_iter().zip(shown).map(|(words, example)| RulesPage::of(words, example));
    chess.into_iter().chain(own).collect()
}

/// The rules of a table without turns: what differs from chess by turns.
pub(super) fn sections(rules: &RealtimeRules) -> Vec<String> {
    let unit = span(rules.tu);
    let check = if rules.king_only {
        "In check only the king can move"
    } else {
        "In check only a move that ends it is legal, by any ready piece"
    };
    let stalemate = if rules.stalemate == Stalemate::Ignore {
        "A side that couldn't move even with all pieces ready waits."
    } else {
        "If a side couldn't move even with all pieces ready and is not in check, the game is a draw."
    };
    let start = match (rules.penalties, rules.initial) {
        (Some(agreed), _) => &agreed_start(agreed),
        (None, Initial::Zero) => "All pieces are ready at the start",
        (None, Initial::Full) => "At the start each piece cools for its full time",
        (None, Initial::RandomRounded) => {
            "At the start each piece cools for a random number of units up to its full time"
        }
        (None, Initial::RandomFractional) => {
            "At the start each piece cools for a random time up to its full time"
        }
    };
    let extra = if rules.black_extra_tu { ", Black's pieces one unit longer" } else { "" };
    let ties = if rules.tie_window == TieWindow::None {
        "At the same millisecond White is first.".to_owned()
    } else {
        let window = match rules.window() {
            short @ ..1000 => format!("{short} ms"),
            long => span(long),
        };
        let fled = if rules.retarget {
            " A capture whose target has moved away goes to the empty square."
        } else {
            ""
        };
        format!(
            "White is first in a tie. Black's move waits {window}. If a White move in that time makes it impossible or changes what it captures, it is cancelled and its piece stays ready. So is a Black move within {window} after a White move that changed what it captures.{fled}"
        )
    };
    let passing = match rules.ep {
        EnPassant::Off => "There is no en passant.",
        EnPassant::UntilPawnReady => {
            "En passant is possible until the pawn that made the double step is ready again."
        }
        EnPassant::NextMove => "Only your next move after a double step can capture en passant.",
    };
    let promoted = if rules.promoted_cools_as_new { "as what it has become" } else { "as a pawn" };
    let rook = if rules.castle_rook_ready { "a ready king and rook" } else { "a ready king" };
    let premove = if rules.premove {
        says!(" `", PREMOVE, " e2e4` queues a move for the moment its piece is ready.")
    } else {
        ""
    };
    let away = if timers::stands_still(rules.tu.cast_signed()) {
        "If the bot is offline, the clock stops."
    } else {
        "If the bot is offline, the clock keeps running."
    };
    vec![
        format!(
            "**No turns.** Both sides move whenever they like. After a move a piece must cool: pawn 1, knight and bishop 3, king 4, rook 5, queen 9 units of {unit}. {start}{extra}. `{MOVE}` works at any time, and `{READY}` shows which pieces are ready and when the others will be.{premove}"
        ),
        format!(
            "**Check.** Cooling pieces attack and give check like any other. {check}. Checkmate is judged as if all pieces were ready, and ends the game at once. {stalemate} Castling needs {rook}. {passing} A promoted piece cools {promoted}."
        ),
        format!("**At the same time.** {ties} What counts is when the chat received a move."),
        format!(
            "**Draws.** By agreement (`{DRAW}`), by insufficient material, or after {} without a capture or pawn move.",
            counted(rules.draw_tu, "unit")
        ),
        away.to_owned(),
    ]
}

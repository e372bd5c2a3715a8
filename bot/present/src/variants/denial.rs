//! The rules of denial, over whatever game it lies.

use lasermate_domain::command::mark::{ALLOW, DENY, DRAW, says};
use lasermate_engine::overlays::denial::DenialRules;

use super::page::Example;

/// Denial in a few sentences, where no knight's move can be denied.
pub(super) fn section(rules: &DenialRules) -> String {
    let immune =
        if rules.soft { "Knight and king moves can't be denied" } else { "Knight moves can't be denied" };
    section_with(rules, immune)
}

/// Denial in Crazy chess: what a knight captures on the way tells its path (crazy.md B21).
pub(super) fn section_of_crazy(rules: &DenialRules) -> String {
    let immune = if rules.soft {
        "King moves can't be denied, and a knight move only if it captures on the way"
    } else {
        "A knight move can be denied only if it captures on the way"
    };
    section_with(rules, immune)
}

fn section_with(rules: &DenialRules, immune: &str) -> String {
    let last = if rules.only_move_deniable {
        "If a denied side has no other move, that is checkmate or stalemate"
    } else {
        "A side's only move can't be denied either"
    };
    let promotions = if rules.promo_same_move {
        " After a denied promotion the pawn can't promote to another piece instead."
    } else {
        ""
    };
    let draw = if rules.draw_after_third {
        says!(
            " After three denials the holder of the right can declare a draw when not in check (`",
            DRAW,
            " claim`)."
        )
    } else {
        ""
    };
    format!(
        "**Denial.** One side at a time holds the right to deny, at first the side that moves second. Instead of replying, the holder can undo the opponent's last move (`{DENY}`). The opponent must play something else and gets the right. The first move of the side that has denied can't be denied. {immune}. {last}. A move that would end the game waits for the holder: `{DENY}` or `{ALLOW}`.{promotions}{draw}"
    )
}

pub(super) const DENIED: Example = Example::after(
    "e2e4 deny",
    "Black denied e4. White must play something else and now holds the right. Black's next move can't be denied.",
);

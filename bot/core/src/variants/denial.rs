//! The rules of denial, over whatever game it lies.

use crate::command::mark::{ALLOW, DENY, DRAW, says};
use lasermate_engine::overlays::denial::DenialRules;

use super::rules::Example;

/// Denial in a few sentences.
pub(super) fn section(rules: &DenialRules) -> String {
    let immune = if rules.soft {
        "Moves of knights and kings can never be denied"
    } else {
        "A knight's move can never be denied"
    };
    let last = if rules.only_move_deniable {
        "whoever has no other move left is checkmated if in check, and stalemated if not"
    } else {
        "a side's only move cannot be denied either"
    };
    let promotions = if rules.promo_same_move {
        " A denied promotion may not be played again with another piece."
    } else {
        ""
    };
    let draw = if rules.draw_after_third {
        says!(
            " From the third denial on the holder of the right may declare a draw while not in check (`",
            DRAW,
            " claim`)."
        )
    } else {
        ""
    };
    format!(
        "**Denial.** One side at a time holds the right to deny; the second side begins with it. After the opponent's move, and instead of a reply, the holder may take it back (`{DENY}`): another move must be played, and the right passes to the opponent. The next move of the side that has denied cannot be denied. {immune}; {last}. A move that would end the game, by mate or by a draw, waits for the holder: `{DENY}` it, or `{ALLOW}` it.{promotions}{draw}"
    )
}

/// Denial in orthodox chess.
pub(super) const DENIED: Example = Example::after(
    "e2e4 deny",
    "Black has denied e4. White must play something else, and holds the right to deny now; Black's next move cannot be denied.",
);

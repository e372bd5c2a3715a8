//! What a server reads that the bot has just come to, and the tour in a few pictures.

use lasermate_domain::command::mark::{MOVE, RULES, says};

use crate::variants::IN_SHORT;

/// To a server that is new.
pub const WELCOME: &str =
    says!("**Hello! I play chess variants.**\n", IN_SHORT, " Play each other here, or the computer.");

/// How many pages the tour has.
pub const PAGES: usize = 4;

/// A page of the tour, from 0.
pub fn page(number: usize) -> String {
    let words = match number {
        0 => {
            "**BilliChess** is chess with two laser beams. Blue is at the bottom, Red at the top. \
             Red's beam comes from k7 and stops on d2, Blue's comes from j2 and stops on e7."
        }
        1 => {
            "**A move can bend a beam.** The pawn has left d2, so Red's beam goes on: through Blue's king, \
             off the bishop on f1 and up to e2."
        }
        2 => {
            "**LASERMATE.** Red's beam has found its way into Blue's heel at j1: 277 points for Red. \
             The game goes on until checkmate, which is worth 500."
        }
        _ => says!(
            "**Your turn.** Choose **Move** under a board, then a piece, or type `",
            MOVE,
            " e4`. Three can play too, as on this board. `",
            RULES,
            "` explains every game."
        ),
    };
    format!("{words}\n{} of {PAGES}", number + 1)
}

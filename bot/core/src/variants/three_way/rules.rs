//! The rules of three-way chess; what they say tells of its beams too.

use crate::command::mark::{DRAW, MOVE, PACT, PROFILE, RULES};
use lasermate_engine::overlays::lasers::LaserRules;
use lasermate_engine::variants::Options;
use lasermate_engine::variants::three_way::{Centre, Passing, Placing, ResignHeir, ThreeWayRules};

use crate::variants::rules::Example;

/// What is drawn.
pub(super) const EXAMPLES: &[Example] = &[Example::after("", "three armies, each at its own base.")];

/// Three_way.md 3.1 to 3.3.
pub(super) fn sections(chosen: &Options<ThreeWayRules>) -> Vec<String> {
    let rules = &chosen.base;
    let lasers = chosen.lasers.rules();
    let hand = if rules.placing == Placing::Mirror { "right" } else { "left" };
    let board = format!(
        "**The board.** A hexagon of 96 cells, a third for each: White's columns are a to h (rows 1 to 4), Red's l to i and d to a (8 to 5), Black's h to e and i to l (12 to 9). The pieces stand as in chess at their bases; all thirds meet in the middle. White moves, then Red on White's {hand}, then Black."
    );
    let centre =
        if rules.centre == Centre::Straight { "straight across" } else { "in either cell of its colour" };
    let en_passant = match rules.passing {
        Passing::Off => "",
        Passing::NextPlayerOnly => " En passant is for whoever moves next.",
        Passing::Both => " En passant is for each opponent on his next turn.",
    };
    let moves = format!(
        "**Moves.** As in chess, along the lines of the cells: columns go on over the frontier, and a diagonal through the very centre comes out {centre}. Pawns walk to the foreign bases and promote there.{en_passant} Type `{MOVE} e2e4`."
    );
    let pieces = if rules.inherit {
        "Who takes a king inherits all pieces of that side"
    } else {
        "The pieces of a side that is out stay as obstacles: they may be taken and attack nobody"
    };
    let leaver = match (rules.inherit, rules.resign_heir) {
        (true, ResignHeir::Next) => {
            "the pieces of who gives up, or is claimed out on time, go to the next in turn"
        }
        (true, ResignHeir::None) => "the pieces of who gives up, or is claimed out on time, go to nobody",
        (false, _) => "who gives up, or is claimed out on time, is out as well",
    };
    let wins =
        if lasers.is_some() { "The last living side ends the game" } else { "The last living side wins" };
    let kings = format!(
        "**Kings** are taken like any piece. Check is announced, but nobody need answer it; who loses the king is out. {pieces}; {leaver}. {wins}."
    );
    let drawn = format!(
        "**Draws.** `{DRAW}` asks all who are left, and all must agree; who is away is not waited for longer than a move may take. Among three, who has no move passes; between two that, and a king that can only be lost, is a draw. Then a third repetition, or fifty rounds without capture or pawn move, may be claimed."
    );
    let talk = format!(
        "**Alliances** are made in the open with `{PACT} offer`, and nobody is bound to keep them: breaches are announced, and `{PROFILE}` remembers. Computers deal too, each by its temper: loyal, shrewd or treacherous."
    );
    let mut sections = vec![board, moves, kings];
    sections.extend(lasers.map(beams));
    sections.extend([drawn, talk]);
    sections
}

/// Overlays.md L1 to L7.
fn beams(rules: LaserRules) -> String {
    let whose = if rules.own_move_only { ", after its owner's moves alone" } else { ", whoever moved" };
    format!(
        "**Beams.** Each side has one, and a heel: the frame's corner at the right end of its base row. Pawns stop beams, other pieces turn them as in BilliChess (`{RULES} billichess`). A beam in an opponent's heel scores **277**, once for each pair{whose}; a king taken scores **500**. Points decide. A fallen side's beam is dark."
    )
}

//! The rules of three-way chess; what they say tells of its beams too.

use crate::command::mark::{DRAW, PACT, PROFILE, RULES};
use lasermate_engine::overlays::lasers::LaserRules;
use lasermate_engine::variants::Options;
use lasermate_engine::variants::three_way::{
    Centre, Passing, Placing, ResignHeir, StalemateRule, ThreeWayRules,
};

use crate::variants::page::{Example, Page};

/// What is drawn.
pub(super) const EXAMPLES: &[Example] = &[Example::after("", "three armies, each at its base.")];

/// Three_way.md 3.1 to 3.3.
pub(super) fn sections(chosen: &Options<ThreeWayRules>) -> Vec<String> {
    let rules = &chosen.base;
    let lasers = chosen.lasers.rules();
    let hand = if rules.placing == Placing::Mirror { "right" } else { "left" };
    let board = format!(
        "**The board.** A hexagon of 96 cells, a third for each: White has columns a to h (rows 1 to 4), Red l to i and d to a (8 to 5), Black h to e and i to l (12 to 9). Each army starts at its base as in chess. White moves first, then Red on White's {hand}, then Black."
    );
    let centre =
        if rules.centre == Centre::Straight { "straight across" } else { "in either cell of its colour" };
    let en_passant = match rules.passing {
        Passing::Off => "",
        Passing::NextPlayerOnly => " Only the next player can capture en passant.",
        Passing::Both => " Each opponent can capture en passant on their next turn.",
    };
    let inherited =
        if rules.inherit { " An inherited pawn promotes at any base but the one it came from." } else { "" };
    let moves = format!(
        "**Moves.** As in chess, along the lines of the cells. Columns continue over the frontier, and a diagonal through the centre comes out {centre}. Pawns promote at the base of either opponent.{inherited}{en_passant}"
    );
    let pieces = if rules.inherit {
        "A player who captures a king inherits all pieces of that side"
    } else {
        "The pieces of a side that is out stay as obstacles: they can be captured and attack nothing"
    };
    let leaver = match (rules.inherit, rules.resign_heir) {
        (true, ResignHeir::Next) => {
            "The pieces of a player who resigns or loses on time go to the next player"
        }
        (true, ResignHeir::None) => {
            "The pieces of a player who resigns or loses on time go to nobody and stay as obstacles"
        }
        (false, _) => "A player who resigns or loses on time is out as well",
    };
    let wins = if lasers.is_some() {
        "The game ends when one king is left"
    } else {
        "The last side with a king wins"
    };
    let kings = format!(
        "**Kings** are captured like any piece. Check is announced, but you don't have to answer it. A player without a king is out. {pieces}. {leaver}. {wins}."
    );
    let stuck =
        if rules.stalemate == StalemateRule::NoMoveOnly { "has no move" } else { "no move keeps the king" };
    let drawn = format!(
        "**Draws.** `{DRAW}` asks everybody, and all must agree. Who doesn't answer within the time for a move agrees. With three, a player without a move passes. With two, it is a draw if the player to move isn't in check and {stuck}. Then you can claim a draw at the third repetition or after 50 rounds without a capture or pawn move. The fifth repetition or 75 such rounds (50 with three) are a draw."
    );
    let talk = format!(
        "**Pacts** are made in public with `{PACT} offer`, and nobody has to keep them. Breaches are announced, and `{PROFILE}` remembers them. Computers make pacts too, loyal, shrewd or treacherous."
    );
    let mut sections = vec![board, moves, kings];
    sections.extend(lasers.map(beams));
    sections.extend([drawn, talk]);
    sections
}

const ACROSS: Example = Example::after(
    "c2c3 i7i6 e11e10 d1a4 l7l6 l11l10",
    "where White's queen on a4 can go. Across the frontier she attacks Red's third.",
)
.with_ways_of("a4");

const OBSTACLES: Example = Example::after(
    "c2c3 i7i6 e11e10 d1a4 l7l6 l11l10 a4d7 k7k6 k11k10 d7d8",
    "White's queen has captured Red's king. Red's pieces stay as obstacles.",
);

const HEIR: Example = Example {
    words: "White's queen has captured Red's king, and all of Red's pieces are White's.",
    ..OBSTACLES
};

const BEAMS: Example = Example::after(
    "e2e4 d7d5 i11i9",
    "three pawns have made way. A bishop deflects each beam, which goes through the king and stops on the next pawn.",
);

const PACTS: Example = Example::after(
    "c2c3 i7i6 e11e10 d1a4",
    "White's queen attacks Red from a4. Red and Black now have a reason to agree on peace.",
);

/// The same page by page.
pub(super) fn pages(chosen: &Options<ThreeWayRules>) -> Vec<Page> {
    let beams = chosen.lasers.rules().map(|_| Some(BEAMS));
    let kings = if chosen.base.inherit { HEIR } else { OBSTACLES };
    let shown = EXAMPLES.iter().map(|example| Some(*example)).chain([Some(ACROSS), Some(kings)]).chain(beams);
    let shown = shown.chain([None, Some(PACTS)]);
    sections(chosen).into_iter().zip(shown).map(|(words, example)| Page::of(words, example)).collect()
}

/// Overlays.md L1 to L7.
fn beams(rules: LaserRules) -> String {
    let whose = if rules.own_move_only { ", only after its owner's moves" } else { ", no matter who moved" };
    format!(
        "**Beams.** Each side has a beam, and a heel: the corner of the frame at the right end of its base row. Pawns stop beams, other pieces deflect them as in BilliChess (`{RULES} billichess`). A beam in an opponent's heel scores **277**, once for each beam and heel{whose}. Capturing a king scores **500**. Points decide. The beam of a side that is out is off."
    )
}

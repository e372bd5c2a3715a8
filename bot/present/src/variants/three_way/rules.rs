//! The rules of three-way chess; what they say tells of its beams too.

use lasermate_domain::command::mark::{DRAW, DRAW_CLAIM, MOVE, PACT, PROFILE, RULES};
use lasermate_engine::overlays::lasers::{LaserRules, Mirror};
use lasermate_engine::variants::Options;
use lasermate_engine::variants::three_way::{
    Centre, EnPassantRule, KnightSteps, ResignHeir, StalemateRule, ThreeWayRules, TurnDirection,
};

use crate::variants::page::{Example, RulesPage};

pub(super) const EXAMPLES: &[Example] = &[Example::after("", "three armies, each at its base.")];

/// Three_way.md 3.1 to 3.3.
pub(super) fn sections(chosen: &Options<ThreeWayRules>) -> Vec<String> {
    let rules = &chosen.base;
    let lasers = chosen.lasers.rules();
    let (hand, left, right) = match rules.placing {
        TurnDirection::Clockwise => ("left", "Red", "Black"),
        TurnDirection::Mirror => ("right", "Black", "Red"),
    };
    let board = format!(
        "**The board.** A hexagon of 96 cells, a third for each: White has columns a to h (rows 1 to 4), {left} l to i and d to a (8 to 5), {right} h to e and i to l (12 to 9). Each army starts at its base as in chess. White moves first, then Red on White's {hand}, then Black."
    );
    let centre = if rules.centre == Centre::Straight {
        "goes straight across it"
    } else {
        "can go on in either of two directions"
    };
    let en_passant = match rules.passing {
        EnPassantRule::Off => " There is no en passant.",
        EnPassantRule::NextPlayerOnly => " Only the next player can capture en passant.",
        EnPassantRule::Both => " Each opponent can capture en passant on their next turn.",
    };
    let inherited =
        if rules.inherit { " An inherited pawn promotes at any base but the one it came from." } else { "" };
    let knight = match rules.knight {
        KnightSteps::Union => "",
        KnightSteps::TwoThenOne => " A knight goes two cells and then one aside, also near the centre.",
    };
    let castling =
        if rules.castle_through_check { " A king can castle out of, through and into check." } else { "" };
    let moves = format!(
        "**Moves.** As in chess (`{MOVE} e2e4`). Columns continue over the frontier, and a diagonal that meets the centre {centre}.{knight}{castling} Pawns promote at the base of either opponent.{inherited}{en_passant}"
    );
    let out = match (rules.inherit, rules.resign_heir) {
        (true, ResignHeir::Next) => {
            "A player without a king is out. A player who captures a king inherits all pieces of that side. The pieces of a player who resigns or loses on time go to the next player"
        }
        (true, ResignHeir::None) => {
            "A player without a king is out. A player who captures a king inherits all pieces of that side. The pieces of a player who resigns or loses on time go to nobody and stay as obstacles"
        }
        (false, _) => {
            "A player who loses the king, resigns or loses on time is out. Their pieces stay as obstacles: they can be captured and attack nothing"
        }
    };
    let wins = if lasers.is_some() {
        "When one king is left or the game is drawn, points decide. A side that is out loses a tie"
    } else {
        "The last side with a king wins"
    };
    let kings = format!(
        "**Kings** are captured like any piece. Check is announced, but you don't have to answer it. {out}. {wins}."
    );
    let stuck = if rules.stalemate == StalemateRule::NoMoveOnly {
        "has no move"
    } else {
        "every move would lose the king"
    };
    let drawn = format!(
        "**Draws.** `{DRAW}` asks everybody: all must agree, and no answer in time counts as agreeing. With three left, a player without a move passes. With two left, it is a draw if the player to move isn't in check and {stuck}, and at the third repetition or after 50 rounds without a capture or pawn move you can claim one (`{DRAW_CLAIM}`). The fifth repetition or 75 such rounds (50 with three) are a draw."
    );
    let talk = format!(
        "**Pacts** are made in public with `{PACT} offer`, and nobody has to keep them. Breaches are announced, and `{PROFILE}` remembers them. Computers make pacts too: loyal, shrewd or treacherous ones."
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
pub(super) fn pages(chosen: &Options<ThreeWayRules>) -> Vec<RulesPage> {
    // The other way round other pieces are on these cells.
    let usual = |example| (chosen.base.placing == TurnDirection::Clockwise).then_some(example);
    let beams = chosen.lasers.rules().map(|rules| usual(BEAMS).filter(|_| rules.mirror == Mirror::Columns));
    let kings = if chosen.base.inherit { HEIR } else { OBSTACLES };
    let first = EXAMPLES.iter().map(|example| Some(*example));
    let shown = first.chain([usual(ACROSS), usual(kings)]).chain(beams).chain([None, usual(PACTS)]);
    sections(chosen).into_iter().zip(shown).map(|(words, example)| RulesPage::of(words, example)).collect()
}

/// Overlays.md L1 to L7.
fn beams(rules: LaserRules) -> String {
    let whose = if rules.own_move_only { ", only after its owner's moves" } else { ", no matter who moved" };
    let mirrors = if rules.mirror == Mirror::Rows {
        ", with the mirrors of knights and the others exchanged"
    } else {
        ""
    };
    format!(
        "**Beams.** Each side has a heel, the corner at the right end of its base row, and a beam that starts two rows in front of it, forward and to the left. Pieces deflect, stop or pass beams as in BilliChess (`{RULES} billichess`){mirrors}. A beam in an opponent's heel scores **277**, once for each beam and heel{whose}. Capturing a king scores **500**. The beam of a side that is out is off."
    )
}

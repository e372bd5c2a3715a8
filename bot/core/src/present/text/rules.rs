//! The rules of each game in a few short sections, with worked examples that are drawn.

use lasermate_engine::overlays::lasers::Mode;
use lasermate_engine::variants::{Choices, Setup};

use super::{crazy_rules, holes_rules};

/// The rules of a table: the words, and the examples to draw.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The sections, one after another.
    pub text: String,
    /// What is drawn, in order.
    pub examples: Vec<Example>,
}

/// A position that shows a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The position it begins from, where that is not the start position.
    pub position: Option<&'static str>,
    /// The moves that lead to it, as notation.md writes them.
    pub moves: &'static str,
    /// The piece whose moves are drawn, if any.
    pub selected: Option<&'static str>,
    /// What is to be seen.
    pub words: &'static str,
}

/// The rules as a table has chosen them.
#[must_use]
pub fn rules(setup: &Setup) -> Rules {
    let mut sections = vec![format!("**{}.** {}", setup.preset().title, setup.preset().summary)];
    let choices = setup.choices();
    match choices {
        // What it says tells of its beams too.
        Choices::ThreeWay(_) => sections.extend(three_way(setup)),
        Choices::BlackHoles(_) => sections.extend(holes_rules::sections(setup)),
        Choices::Crazy(_) => sections.extend(crazy_rules::sections(setup)),
        Choices::Chess(_) | Choices::Realtime(_) if setup.lasers().is_none() => {
            sections.push(CHESS.to_owned())
        }
        Choices::Chess(_) | Choices::Realtime(_) => {}
    }
    let three_way = matches!(choices, Choices::ThreeWay(_));
    if !three_way && setup.lasers().is_some() {
        sections.push(beams(setup));
        sections.push(pieces(setup));
        sections.push(points(setup));
        if setup.is_on("joker") {
            sections.push(joker(setup));
        }
    }
    // Crazy chess tells of it among its parts.
    if is_deniable(setup) && !matches!(choices, Choices::Crazy(_)) {
        sections.push(denial(setup));
    }
    if !setup.facts().has_turns {
        sections.extend(super::realtime::rules(setup));
    } else if !three_way {
        sections.push(draws(setup).to_owned());
    }
    with_examples(sections, examples(setup))
}

/// Sections, and a line for each picture.
pub(super) fn with_examples(mut sections: Vec<String>, examples: Vec<Example>) -> Rules {
    if !examples.is_empty() {
        let told = examples.iter().enumerate().map(|(index, example)| {
            let number = index + 1;
            match (example.moves, example.position) {
                ("", None) => format!("- Picture {number}, the start: {}", example.words),
                ("", Some(_)) => format!("- Picture {number}: {}", example.words),
                (moves, _) => format!("- Picture {number}, after `{moves}`: {}", example.words),
            }
        });
        sections.push(format!("**Examples**\n{}", told.collect::<Vec<_>>().join("\n")));
    }
    Rules { text: sections.join("\n\n"), examples }
}

const CHESS: &str = "**Moves.** Everything is as in orthodox chess, with castling, en passant and promotion. A move is typed as `/move e2e4` or `/move Nf3`; a pawn on its last row needs its new kind, as `/move e7e8q`. Checkmate wins.";

/// Three_way.md 3.1 to 3.3.
fn three_way(setup: &Setup) -> Vec<String> {
    let hand = if setup.get("turn") == "mirror" { "right" } else { "left" };
    let board = format!(
        "**The board.** A hexagon of 96 cells, a third for each: White's columns are a to h (rows 1 to 4), Red's l to i and d to a (8 to 5), Black's h to e and i to l (12 to 9). The pieces stand as in chess at their bases; all thirds meet in the middle. White moves, then Red on White's {hand}, then Black."
    );
    let centre =
        if setup.get("centre") == "straight" { "straight across" } else { "in either cell of its colour" };
    let en_passant = match setup.get("ep").as_ref() {
        "off" => "",
        "next_player_only" => " En passant is for whoever moves next.",
        _ => " En passant is for each opponent on his next turn.",
    };
    let moves = format!(
        "**Moves.** As in chess, along the lines of the cells: columns go on over the frontier, and a diagonal through the very centre comes out {centre}. Pawns walk to the foreign bases and promote there.{en_passant} Type `/move e2e4`."
    );
    let pieces = if setup.is_on("inherit") {
        "Who takes a king inherits all pieces of that side"
    } else {
        "The pieces of a side that is out stay as obstacles: they may be taken and attack nobody"
    };
    let leaver = match (setup.is_on("inherit"), setup.get("resign_heir").as_ref()) {
        (true, "next") => "the pieces of who gives up, or is claimed out on time, go to the next in turn",
        (true, _) => "the pieces of who gives up, or is claimed out on time, go to nobody",
        _ => "who gives up, or is claimed out on time, is out as well",
    };
    let wins = if setup.is_on("lasers") {
        "The last living side ends the game"
    } else {
        "The last living side wins"
    };
    let kings = format!(
        "**Kings** are taken like any piece. Check is announced, but nobody need answer it; who loses the king is out. {pieces}; {leaver}. {wins}."
    );
    let drawn = "**Draws.** `/draw` asks all who are left, and all must agree; who is away is not waited for longer than a move may take. Among three, who has no move passes; between two that, and a king that can only be lost, is a draw. Then a third repetition, or fifty rounds without capture or pawn move, may be claimed.".to_owned();
    let talk = "**Alliances** are made in the open with `/pact offer`, and nobody is bound to keep them: breaches are announced, and `/profile` remembers. Computers deal too, each by its temper: loyal, shrewd or treacherous.".to_owned();
    let mut sections = vec![board, moves, kings];
    sections.extend(setup.is_on("lasers").then(|| hexagon_beams(setup)));
    sections.extend([drawn, talk]);
    sections
}

/// Overlays.md L1 to L7.
fn hexagon_beams(setup: &Setup) -> String {
    let whose =
        if setup.is_on("own_move_only") { ", after its owner's moves alone" } else { ", whoever moved" };
    format!(
        "**Beams.** Each side has one, and a heel: the frame's corner at the right end of its base row. Pawns stop beams, other pieces turn them as in BilliChess (`/rules billichess`). A beam in an opponent's heel scores **277**, once for each pair{whose}; a king taken scores **500**. Points decide. A fallen side's beam is dark."
    )
}

/// Whether moves may be denied.
pub(super) fn is_deniable(setup: &Setup) -> bool {
    setup.denial().is_some()
}

/// Crazy.md 5A.
pub(super) fn denial(setup: &Setup) -> String {
    let immune = if setup.get("denial") == "soft" {
        "Moves of knights and kings can never be denied"
    } else {
        "A knight's move can never be denied"
    };
    let last = if setup.get("only_move_deniable") == "off" {
        "a side's only move cannot be denied either"
    } else {
        "whoever has no other move left is checkmated if in check, and stalemated if not"
    };
    let promotions = if setup.is_on("promo_same_move") {
        " A denied promotion may not be played again with another piece."
    } else {
        ""
    };
    let draw = if setup.is_on("draw_after_third_denial") {
        " From the third denial on the holder of the right may declare a draw while not in check (`/draw claim`)."
    } else {
        ""
    };
    format!(
        "**Denial.** One side at a time holds the right to deny; the second side begins with it. After the opponent's move, and instead of a reply, the holder may take it back (`/deny`): another move must be played, and the right passes to the opponent. The next move of the side that has denied cannot be denied. {immune}; {last}. A move that would end the game, by mate or by a draw, waits for the holder: `/deny` it, or `/allow` it.{promotions}{draw}"
    )
}

/// Overlays.md W1.
fn draws(setup: &Setup) -> &'static str {
    let any_pieces_mate = match setup.choices() {
        Choices::BlackHoles(chosen) => chosen.lasers.rules.mode != Mode::B,
        Choices::Crazy(_) => true,
        Choices::Chess(_) | Choices::Realtime(_) | Choices::ThreeWay(_) => false,
    };
    if any_pieces_mate {
        "**Draws** by stalemate, by agreement (`/draw`), by the fifth repetition, or after seventy-five moves without capture or pawn move; the third and fifty may be claimed."
    } else if setup.is_on("lasers") && setup.get("mode") == "b" {
        "**Draws.** `/draw` offers one, or claims it: third repetition, or fifty moves without capture or pawn move."
    } else {
        "**Draws.** Stalemate and too few pieces to mate end the game, and so does agreement (`/draw`). A third repetition, or fifty moves without capture or pawn move, may be claimed; a fifth repetition and seventy-five moves end it by themselves."
    }
}

/// Billichess.md 2.1 and 2.2.
fn beams(setup: &Setup) -> String {
    let (place, heels) = if matches!(setup.choices(), Choices::BlackHoles(_)) {
        (
            "The edge of the board is the frame. Blue's starts at the right edge below e3, up and left; Red's at the left edge above a6, down and right. A hole lets every beam through.",
            "Red's heel is the corner of a8, Blue's the corner of e1.",
        )
    } else if setup.get("board") == "8x8" {
        (
            "The edge of the board is the frame. Blue's starts at the right edge below h3, up and left; Red's at the left edge above a6, down and right.",
            "Red's heel is the corner of a8, Blue's the corner of h1.",
        )
    } else {
        (
            "In the columns k, l and i, j only beams run. Blue's starts at j2, up and left; Red's at k7, down and right.",
            "Red's heel is the corner of k8, Blue's the corner of j1.",
        )
    };
    format!(
        "**The beams.** Two laser beams cross the squares from corner to corner and bounce off the frame; in its corners they end. {place} {heels} The beams pass through each other and never change which moves are legal."
    )
}

/// Billichess.md 2.2 step 4 and 2.3.
fn pieces(setup: &Setup) -> String {
    const UPRIGHT: &str = "as off an upright mirror: left becomes right, up stays up";
    const LEVEL: &str = "as off a level mirror: up becomes down, left stays left";
    let (rook, knight) = if setup.get("mirror") == "rows" { (LEVEL, UPRIGHT) } else { (UPRIGHT, LEVEL) };
    format!(
        "**What pieces do to beams.**\n- A pawn stops every beam.\n- A rook or bishop turns it {rook}.\n- A knight turns it {knight}.\n- A queen lets her own beam through and stops the other.\n- A king turns his own beam like a rook and lets the other through."
    )
}

/// Billichess.md 2.5.
fn points(setup: &Setup) -> String {
    let whose = if setup.is_on("own_move_only") {
        "It counts only after a move of the beam's owner."
    } else {
        "It counts for the beam's owner, whoever moved."
    };
    if setup.get("mode") != "b" {
        return format!(
            "**Points.** A beam that ends in the opponent's heel is a **lasermate: 277 points**, once for each side. {whose} The game goes on until **checkmate: 500 points** (resigning gives them too). The higher score wins; after a draw in the chess game the lasermates decide."
        );
    }
    let consent = match setup.get("lets_billi").as_ref() {
        "unilateral" => "either side may call it alone",
        "unilateral_not_in_check" => "a side that is not in check may call it alone",
        _ => "both must agree; a draw in the chess game does it too",
    };
    format!(
        "**Points.** **Checkmate scores 277**, and so does an opponent's `/defeat` (ACCEPT DEFEAT). Then both kings become rooks and the hunt goes on: no check, any piece may be taken. A beam that ends in the opponent's heel is a **lasermate: 500 points**; it ends the game at any time. {whose} `/billi` (LET'S BILLI) makes the kings rooks with no points: {consent}. The hunt also ends when no piece is left to turn a beam, after fifty quiet moves, or by a third repetition; points decide then."
    )
}

/// Billichess.md 2.6.
fn joker(setup: &Setup) -> String {
    let lasts = if setup.get("lifeline_duration") == "one_ply" {
        "It holds until the next move."
    } else {
        "It holds while that beam keeps hitting it."
    };
    format!(
        "**Joker Knights.** The first knight a side moves is its Joker. When a beam finds it, its owner chooses with `/lifeline`: **pass** (the beam goes through), **reflect** (as off a rook), **stop**, or none; each serves once. {lasts} A Joker that takes the other earns a fourth."
    )
}

/// The worked examples: those that hold as written only for the settled mirror are left out under the other one.
fn examples(setup: &Setup) -> Vec<Example> {
    if matches!(setup.choices(), Choices::ThreeWay(_)) {
        return vec![Example::after("", "three armies, each at its own base.")];
    }
    if matches!(setup.choices(), Choices::BlackHoles(_)) {
        return holes_rules::EXAMPLES.to_vec();
    }
    if matches!(setup.choices(), Choices::Crazy(_)) {
        return crazy_rules::EXAMPLES.to_vec();
    }
    if !setup.is_on("lasers") {
        let denied = is_deniable(setup).then_some(DENIED);
        return [Example::after("", "White is below and moves first.")].into_iter().chain(denied).collect();
    }
    let start = Example::after("", "each beam stops on the first pawn it meets.");
    if setup.get("mirror") != "columns" {
        return vec![start];
    }
    match setup.get("board").as_ref() {
        "8x8" => vec![start, BOUNCED],
        _ if setup.is_on("joker") => vec![start, WINDOW],
        _ => vec![start, TURNED, LASERMATE],
    }
}

impl Example {
    /// A position by the moves from the start.
    pub(super) const fn after(moves: &'static str, words: &'static str) -> Self {
        Self { position: None, moves, selected: None, words }
    }

    /// A position of its own and the moves from there.
    pub(super) const fn at(position: &'static str, moves: &'static str, words: &'static str) -> Self {
        Self { position: Some(position), ..Self::after(moves, words) }
    }

    /// The same with all that a piece can do.
    pub(super) const fn with_ways_of(self, piece: &'static str) -> Self {
        Self { selected: Some(piece), ..self }
    }
}

const DENIED: Example = Example::after(
    "e2e4 deny",
    "Black has denied e4. White must play something else, and holds the right to deny now; Black's next move cannot be denied.",
);

const BOUNCED: Example = Example::after(
    "e2e4",
    "Red's beam passes e2, is turned by the bishop on f1, goes through Blue's king and stops on d2.",
);

const WINDOW: Example =
    Example::after("g1f3 g8f6", "Blue's beam has found Red's Joker on f6, and Red must choose.");

const TURNED: Example = Example::after(
    "d2d4",
    "Red's beam goes through Blue's king on e1, is turned by the bishop on f1 and stops on e2.",
);

const LASERMATE: Example = Example::after(
    "d2d3 e7e5 c1g5 d7d6 b1d2",
    "three pieces turn Red's beam into Blue's heel at j1: Red scores by Blue's move.",
);

//! The rules of each game in a few short sections, with worked examples that are drawn.

use lasermate_engine::preset::Setup;

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
    /// The moves that lead to it from the start, as notation.md writes them.
    pub moves: &'static str,
    /// What is to be seen.
    pub words: &'static str,
}

/// The rules as a table has chosen them.
#[must_use]
pub fn rules(setup: &Setup) -> Rules {
    let mut sections = vec![format!("**{}.** {}", setup.preset().title, setup.preset().summary)];
    if setup.is_on("lasers") {
        sections.push(beams(setup));
        sections.push(men(setup));
        sections.push(points(setup));
        if setup.is_on("joker") {
            sections.push(joker(setup));
        }
    } else {
        sections.push(CHESS.to_owned());
    }
    sections.push(draws(setup).to_owned());
    let examples = examples(setup);
    if !examples.is_empty() {
        let told = examples.iter().enumerate().map(|(index, example)| {
            let number = index + 1;
            if example.moves.is_empty() {
                format!("- Picture {number}, the start: {}", example.words)
            } else {
                format!("- Picture {number}, after `{}`: {}", example.moves, example.words)
            }
        });
        sections.push(format!("**Examples**\n{}", told.collect::<Vec<_>>().join("\n")));
    }
    Rules { text: sections.join("\n\n"), examples }
}

const CHESS: &str = "**Moves.** Everything is as in orthodox chess, with castling, en passant and promotion. A move is typed as `/move e2e4` or `/move Nf3`; a pawn on its last row needs its new kind, as `/move e7e8q`. Checkmate wins.";

/// Overlays.md W1.
fn draws(setup: &Setup) -> &'static str {
    if setup.is_on("lasers") && setup.get("mode") == "b" {
        "**Draws.** `/draw` offers one, or claims it: third repetition, or fifty moves without capture or pawn move."
    } else {
        "**Draws.** Stalemate and too few men to mate end the game, and so does agreement (`/draw`). A third repetition, or fifty moves without capture or pawn move, may be claimed; a fifth repetition and seventy-five moves end it by themselves."
    }
}

/// Billichess.md 2.1 and 2.2.
fn beams(setup: &Setup) -> String {
    let (place, heels) = if setup.get("board") == "8x8" {
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
fn men(setup: &Setup) -> String {
    const UPRIGHT: &str = "as off an upright mirror: left becomes right, up stays up";
    const LEVEL: &str = "as off a level mirror: up becomes down, left stays left";
    let (rook, knight) = if setup.get("mirror") == "rows" { (LEVEL, UPRIGHT) } else { (UPRIGHT, LEVEL) };
    format!(
        "**What men do to beams.**\n- A pawn stops every beam.\n- A rook or bishop turns it {rook}.\n- A knight turns it {knight}.\n- A queen lets her own beam through and stops the other.\n- A king turns his own beam like a rook and lets the other through."
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
    let consent = match setup.get("lets_billi") {
        "unilateral" => "either side may call it alone",
        "unilateral_not_in_check" => "a side that is not in check may call it alone",
        _ => "both must agree; a draw in the chess game does it too",
    };
    format!(
        "**Points.** **Checkmate scores 277**, and so does an opponent's `/defeat` (ACCEPT DEFEAT). Then both kings become rooks and the hunt goes on: no check, any man may be taken. A beam that ends in the opponent's heel is a **lasermate: 500 points**; it ends the game at any time. {whose} `/billi` (LET'S BILLI) makes the kings rooks with no points: {consent}. The hunt also ends when no man is left to turn a beam, after fifty quiet moves, or by a third repetition; points decide then."
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
    if !setup.is_on("lasers") {
        return vec![Example { moves: "", words: "White is below and moves first." }];
    }
    let start = Example { moves: "", words: "each beam stops on the first pawn it meets." };
    if setup.get("mirror") != "columns" {
        return vec![start];
    }
    match setup.get("board") {
        "8x8" => vec![start, BOUNCED],
        _ if setup.is_on("joker") => vec![start, WINDOW],
        _ => vec![start, TURNED, LASERMATE],
    }
}

const BOUNCED: Example = Example {
    moves: "e2e4",
    words: "Red's beam passes e2, is turned by the bishop on f1, goes through Blue's king and stops on d2.",
};

const WINDOW: Example =
    Example { moves: "g1f3 g8f6", words: "Blue's beam has found Red's Joker on f6, and Red must choose." };

const TURNED: Example = Example {
    moves: "d2d4",
    words: "Red's beam goes through Blue's king on e1, is turned by the bishop on f1 and stops on e2.",
};

const LASERMATE: Example = Example {
    moves: "d2d3 e7e5 c1g5 d7d6 b1d2",
    words: "three men turn Red's beam into Blue's heel at j1: Red scores by Blue's move.",
};

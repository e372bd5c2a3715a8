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
    sections.push(DRAWS.to_owned());
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

const DRAWS: &str = "**Draws.** Stalemate and too few men to mate end the chess game, and so does agreement (`/draw`). A third repetition, or fifty moves without capture or pawn move, may be claimed; a fifth repetition and seventy-five moves end it by themselves.";

/// Billichess.md 2.1 and 2.2.
fn beams(setup: &Setup) -> String {
    let (place, heels) = if setup.get("board") == "8x8" {
        (
            "The edge of the board is the frame. Blue's beam starts at the right edge below h3 and goes up and left, Red's at the left edge above a6 and goes down and right.",
            "Red's heel is the corner of a8, Blue's the corner of h1.",
        )
    } else {
        (
            "Beyond the chess board lie the free columns k, l and i, j, where only beams run. Blue's beam starts at j2 and goes up and left, Red's at k7 and goes down and right.",
            "Red's heel is the corner of k8, Blue's the corner of j1.",
        )
    };
    format!(
        "**The beams.** Two laser beams run all the time. A beam crosses each square from corner to corner and bounces off the frame. {place} {heels} The beams never change which chess moves are legal, and they pass through each other."
    )
}

/// Billichess.md 2.2 step 4 and 2.3.
fn men(setup: &Setup) -> String {
    const UPRIGHT: &str = "as off an upright mirror: left becomes right, up stays up";
    const LEVEL: &str = "as off a level mirror: up becomes down, left stays left";
    let (rook, knight) = if setup.get("mirror") == "rows" { (LEVEL, UPRIGHT) } else { (UPRIGHT, LEVEL) };
    format!(
        "**What men do to beams.**\n- A pawn stops every beam.\n- A rook or bishop turns it {rook}.\n- A knight turns it {knight}.\n- A queen lets her own beam through and stops the other.\n- A king turns his own beam like a rook and lets the other through.\nA beam that reaches a corner of the frame ends there."
    )
}

/// Billichess.md 2.5.
fn points(setup: &Setup) -> String {
    let whose = if setup.is_on("own_move_only") {
        "It counts only after a move of the beam's owner."
    } else {
        "It counts for the beam's owner whoever moved, so beware of own goals."
    };
    if setup.get("mode") != "b" {
        return format!(
            "**Points.** A beam that ends in the opponent's heel is a **lasermate: 277 points**, once for each side. {whose} The game goes on until **checkmate: 500 points** (resigning gives them too). The higher score wins; after a draw in the chess game the lasermates decide."
        );
    }
    let consent = match setup.get("lets_billi") {
        "unilateral" => "either side may call it alone",
        "unilateral_not_in_check" => "a side that is not in check may call it alone",
        _ => "both must agree, and it happens by itself when the chess game is drawn",
    };
    format!(
        "**Points.** **Checkmate scores 277**, and so does an opponent's `/defeat` (ACCEPT DEFEAT). Then both kings become rooks and play goes on: no check any more, every man may be taken. A beam that ends in the opponent's heel is a **lasermate: 500 points**; it ends the game at once, before or after checkmate. {whose} `/billi` (LET'S BILLI) turns the kings into rooks with no points for anybody: {consent}. The hunt also ends when no man is left that could turn a beam, after a hundred quiet moves of single sides, or by a third repetition; then points decide."
    )
}

/// Billichess.md 2.6.
fn joker(setup: &Setup) -> String {
    let lasts = if setup.get("lifeline_duration") == "one_ply" {
        "It holds until the next move."
    } else {
        "It holds while that beam keeps hitting the Joker."
    };
    format!(
        "**Joker Knights.** The first knight a side moves becomes its Joker. When a move lets a beam find it, its owner chooses at once with `/lifeline`: **pass** (the beam goes through), **reflect** (it turns the beam as a rook would), **stop**, or none. Each lifeline serves once. {lasts} A Joker that takes the other Joker earns a fourth."
    )
}

/// The worked examples: those that hold as written only for the settled mirror are left out under the other one.
fn examples(setup: &Setup) -> Vec<Example> {
    if !setup.is_on("lasers") {
        return vec![Example { moves: "", words: "White is below and moves first." }];
    }
    let columns = setup.get("mirror") == "columns";
    let start = Example { moves: "", words: "each beam stops on the first pawn it meets." };
    match (setup.get("board"), columns) {
        ("8x8", _) => vec![start],
        (_, false) => vec![start],
        _ if setup.is_on("joker") => vec![start, TURNED, LASERMATE],
        _ if setup.get("mode") == "b" => vec![start, TURNED, LASERMATE],
        _ => vec![start, TURNED, LASERMATE],
    }
}

const TURNED: Example = Example {
    moves: "d2d4",
    words: "Red's beam goes on over d2, through Blue's king on e1, is turned by the bishop on f1 and stops on the pawn e2.",
};

const LASERMATE: Example = Example {
    moves: "d2d3 e7e5 c1g5 d7d6 b1d2",
    words: "Blue has opened the way: three men turn Red's beam into Blue's heel at j1. Red scores.",
};

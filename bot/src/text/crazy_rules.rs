//! The rules of Crazy chess, one man at a time, and the pictures that teach them.

use lasermate_engine::preset::Setup;

use super::rules::Example;

/// The sections about the men (crazy.md 5B).
pub(super) fn sections(setup: &Setup) -> Vec<String> {
    let jump = if setup.get("jump_off") == "top_only" {
        "Only the top man may leave, and the bottom rook with all of them."
    } else {
        "Any man in it may leave, at any level."
    };
    let step = if setup.get("king_step_reactions") == "deferred" {
        "What his first step takes explodes, rises or falls only after his second."
    } else {
        "What his first step takes explodes, rises or falls at once, without touching him."
    };
    let suicide = match setup.get("suicide") {
        "never" => "She may not kill her own king.",
        "any" => "A move that kills the own king loses at once.",
        _ => "If that kills her own king it may be played, and loses at once.",
    };
    vec![
        "**Moves** are those of orthodox chess but for what follows. Checkmate wins.".to_owned(),
        format!(
            "**Rooks** carry men of both sides: a man that could go to a rook's square may jump into it (`a1b1^`). {jump} A rook moves with its load. When it is taken the load falls on its square, bottom first, each taking whoever stands there, so that the last one remains."
        ),
        format!(
            "**Kings** move twice in a turn, both steps, even back to where they stood (`e1f2e1`). Only where he ends counts for check. {step} Castling may be the first step."
        ),
        "**Bishops** rise from the dead once, where they were taken, and take whoever stands there. A risen bishop has its owner's next turn and then is gone.".to_owned(),
        format!(
            "**Queens** may capture all round instead of moving (`d1!`): the bottom men of the eight squares around, of both sides. A queen that is taken takes revenge: all on her square and around it. {suicide}"
        ),
        "**Knights** may take one man on a square they pass instead of at their end (`b1c3*b2`), and any enemy in a stack (`b1c3*c3:2`).".to_owned(),
        "**Pawns** step forward, aside and backward, twice from their second row forward and aside, and take aslant forward. A pawn may exchange places with another man where it could step (`e2~e3`), and other pawns may go on with the same man (`e2~e3,d2~e2`).".to_owned(),
    ]
}

/// What is drawn.
pub(super) const EXAMPLES: &[Example] = &[
    Example::at("4k3/8/8/8/[rrp]7/8/8/[RPN]3K3 w - - 0 1", "", "stacks are read from below left."),
    Example::at(
        "4k3/8/8/8/[rrp]7/8/8/[RP]3K3 w - - 0 1",
        "a1a4",
        "rook takes rook: all fall, the last one remains.",
    ),
    Example::at(
        "k7/8/8/8/8/8/4b3/4K3 w - - 0 1",
        "e1e2e1",
        "the king took a bishop and stepped back; it has risen.",
    ),
    Example::at("4k3/8/2n1p3/2bq4/3R4/8/8/3RK3 w - - 0 1", "d4d5", "a queen's revenge; the bishop rises."),
    Example::at("4k3/8/8/8/8/8/1p6/1N2K3 w - - 0 1", "b1c3*b2", "a knight takes on its way."),
    Example::at("4k3/8/8/8/8/4n3/3PP3/K7 w - - 0 1", "e2~e3,d2~e2", "a knight led from pawn to pawn."),
];

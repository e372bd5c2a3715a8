//! The rules of Crazy chess: an overview, then one piece at a time, each with the pictures that teach it.

use crate::command::mark::{DENY, EXPLAIN, RULES, says};
use lasermate_engine::variants::Options;
use lasermate_engine::variants::crazy::{CrazyRules, ForcedPromotion, StepReactions, Suicide};

use super::PART_WORDS;
use crate::variants::denial;
use crate::variants::rules::{Example, Part, Parts, Rules, with_examples};

/// What of the rules is told by itself: the pieces, and denial.
pub const PARTS: Parts = Parts {
    list: LIST,
    words: PART_WORDS,
    which: "Which piece next?",
    overview: "all pieces in a few lines",
};

/// The parts, in the order in which they are best read.
const LIST: &[Part] = &[
    Part {
        word: "rooks",
        examples: &[
            Example::at(
                "4k3/8/8/8/[rrp]7/8/8/[RPN]3K3 w - - 0 1",
                "",
                "on a1 a White rook with a pawn and a knight in it; on a4 a Black rook with a rook in it, and a pawn in that.",
            ),
            Example::at("6k1/8/8/8/8/8/4R3/K5N1 w - - 0 1", "g1e2^", "a knight has jumped into its rook."),
            Example::at(
                "4k3/8/8/8/[rrp]7/8/8/[RP]3K3 w - - 0 1",
                "a1a4",
                "rook took rook. The inner rook fell and took the White rook, whose pawn fell and took it in turn; then the Black pawn fell and took the White one. The last one remains.",
            ),
        ],
    },
    Part {
        word: "kings",
        examples: &[
            Example::at(
                "k7/8/8/8/8/8/4b3/4K3 w - - 0 1",
                "e1e2e1",
                "the king took a bishop and stepped back. The bishop has risen, and attacks aslant only.",
            ),
            Example::at(
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                "e1g1f1^",
                "castling was the first step, and with the second he hides in his rook.",
            ),
        ],
    },
    Part {
        word: "queens",
        examples: &[
            Example::at(
                "4k3/8/2n1p3/2bq4/3R4/8/8/3RK3 w - - 0 1",
                "d4d5",
                "a queen was taken, and took all around with her: the rook that took her, the knight and the pawn. The bishop has risen.",
            ),
            Example::at(
                "4k3/8/8/3ppn2/3pQ3/3P4/8/K7 w - - 0 1",
                "e4!",
                "she captured all round: two pawns, a knight, and her own pawn on d3.",
            ),
        ],
    },
    Part {
        word: "bishops",
        examples: &[
            Example::at(
                "4k3/8/8/8/3b4/8/8/3RK3 w - - 0 1",
                "d1d4",
                "the rook took a bishop, which rose and took the rook. The mark counts its turns left.",
            ),
            Example::at(
                "4k3/8/8/8/3b4/8/8/3RK3 w - - 0 1",
                "d1d4 d4b6",
                "it has moved once more, and is gone.",
            ),
        ],
    },
    Part {
        word: "knights",
        examples: &[
            Example::at(
                "4k3/8/8/8/8/8/1p6/1N2K3 w - - 0 1",
                "b1c3*b2",
                "two up, one right: it passed b2 and took there.",
            ),
            Example::at(
                "4k3/8/8/8/8/2[rpn]5/8/1N2K3 w - - 0 1",
                "b1c3*c3:2",
                "it took the knight in the enemy rook, and stands on top of the stack.",
            ),
        ],
    },
    Part {
        word: "pawns",
        examples: &[
            Example::at("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "", "where a pawn can step.").with_ways_of("e4"),
            Example::at(
                "4k3/8/8/8/8/4n3/3PP3/K7 w - - 0 1",
                "e2~e3",
                "the pawn and the knight have exchanged places.",
            ),
            Example::at(
                "4k3/8/8/8/8/4n3/3PP3/K7 w - - 0 1",
                "e2~e3,d2~e2",
                "a chain: the same knight has been led on to d2.",
            ),
        ],
    },
    Part {
        word: "denying",
        examples: &[Example::after(
            "e2e4 deny",
            "Black has denied e4; White must play something else, and holds the right now.",
        )],
    },
];

/// The sections of the overview (crazy.md 5B).
pub(super) fn sections(chosen: &Options<CrazyRules>) -> Vec<String> {
    let denial = if chosen.denial.rules().is_some() {
        says!(
            "\n- **Denial:** one side at a time may take the opponent's last move back (`",
            DENY,
            "`), once; the right passes on."
        )
    } else {
        ""
    };
    vec![
        format!(
            "**The pieces.** Chess, from the usual array, but:\n- **Rooks** carry pieces: who could go to a rook's square may jump into it. Taken, a rook lets its load fall.\n- **Kings** step twice in a turn.\n- **Queens** may capture all round, and take revenge when they are taken.\n- **Bishops** rise from the dead once, for one turn.\n- **Knights** may take on a square they pass, and inside a rook.\n- **Pawns** step to all four sides, and may exchange places with another piece.{denial}"
        ),
        format!(
            "Checkmate wins. What a capture sets off is told step by step, and `{EXPLAIN}` shows it again.\n**One piece at a time:** pick from the menu, or `{RULES} crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`, `denying`."
        ),
    ]
}

/// What is drawn beside the overview.
pub(super) const EXAMPLES: &[Example] = &[
    Example::at(
        "4k3/8/8/8/[rrp]7/8/8/[RPN]3K3 w - - 0 1",
        "",
        "stacks are read from below left, row by row; the first piece is the rook that carries the others.",
    ),
    Example::at(
        "4k3/8/2n1p3/2bq4/3R4/8/8/3RK3 w - - 0 1",
        "d4d5",
        "a queen's revenge in numbered steps; the bishop has risen.",
    ),
];

/// One part of the rules, as a table has chosen them.
pub(super) fn part(chosen: &Options<CrazyRules>, word: &str) -> Option<Rules> {
    let part = LIST.iter().find(|part| part.word.eq_ignore_ascii_case(word.trim()))?;
    let words = match part.word {
        "rooks" => rooks(&chosen.base),
        "kings" => kings(&chosen.base),
        "queens" => queens(&chosen.base),
        "bishops" => BISHOPS.to_owned(),
        "knights" => KNIGHTS.to_owned(),
        "pawns" => pawns(&chosen.base),
        _ => denying(chosen),
    };
    let sections = vec![format!("**Crazy chess: {}.**", part.word), words];
    Some(with_examples(sections, part.examples.to_vec()))
}

/// Crazy.md B1 to B7.
fn rooks(rules: &CrazyRules) -> String {
    let jump = if rules.top_only {
        "Only the top piece of a stack may leave it by itself."
    } else {
        "Any piece in it may leave, at any level: `a1:2b3` is the piece with two below it."
    };
    format!(
        "They move as in chess, and carry pieces of both sides.\n- *In:* whoever could go to a rook's square if the rook were not there may jump into it, be it his own or the enemy's: `a1b1^`, or `rook a1 into b1`. He stands on top, with all he carries.\n- *Along:* a rook moves with everything above it; any other piece leaves alone. {jump} He moves and captures from there as ever.\n- *Safe:* a capture takes the bottom piece of a square. Who stands in a rook can be taken only by a knight, or when the rook is.\n- *Falling:* when a rook is taken its load falls on the square, bottom first. Each one takes the bottom piece that stands there, friend or foe, so that the last one remains; a rook falls with its own load, which falls when that rook is taken."
    )
}

/// Crazy.md B13 to B17.
fn kings(rules: &CrazyRules) -> String {
    let step = if rules.step_reactions == StepReactions::Deferred {
        "What his first step takes explodes, rises or lets its load fall only after his second: a bishop rises behind him, but a queen's revenge still reaches him, as he is next to her square or on it, unless a rook carries him."
    } else {
        "What his first step takes explodes, rises or lets its load fall at once, without touching him."
    };
    format!(
        "A king makes two steps in a turn, always both, even back to where he stood: `e1f2e1`, or `king e1 f2 e1`. Each may be a capture or a jump into a rook, the first also castling (`e1g1f1^`). Only where he ends counts for check, so he may pass an attacked square, and may take a guarded piece if his second step is safe. {step} He attacks everything within two steps."
    )
}

/// Crazy.md B9, B11, B18 and B19.
fn queens(rules: &CrazyRules) -> String {
    let suicide = match rules.suicide {
        Suicide::Never => "She may not kill her own king.",
        Suicide::Any => "A move that kills the own king loses at once; you are asked first.",
        Suicide::AllRoundOnly => {
            "If that kills her own king it may be played all the same, and loses at once; you are asked first."
        }
    };
    format!(
        "Instead of moving she may capture all round: the bottom pieces of the eight squares around her, of both sides; she stays. `d1!`, or `Q blast`. {suicide}\n**Revenge:** a queen that is taken takes the bottom pieces of her own square and of the eight around it, whoever took her among them. Rooks let their loads fall, bishops rise, queens take revenge in turn: from her square, then north, and round with the clock. So a king next to his own queen is in check when she can be taken."
    )
}

const BISHOPS: &str = "They move as in chess. One that is taken rises on its square, once in its life, and takes the bottom piece that stands there, mostly the one who took it. A risen bishop has one turn of its owner's left: it may move in it, gives check until then, and is gone at that turn's end. Taken again it stays dead.";

const KNIGHTS: &str = "They move as in chess, by one of two ways: the long leg first, or the short one. A knight takes one piece at the most:\n- at its end, any enemy at any level of a stack, whatever stands below: `b1c3*c3:2` is the one with two below it;\n- or on one of the two squares it passes, `b1c3*b2` or `Nb1c3 takes b2`; its end is then empty, or a rook it jumps into.\nA knight's move can be denied only where it takes on its way.";

/// Crazy.md B23 to B31.
fn pawns(rules: &CrazyRules) -> String {
    let forced = if rules.forced_promotion == ForcedPromotion::Ask {
        "what its owner says first in the next turn (`=q`)"
    } else {
        "a queen"
    };
    format!(
        "A pawn steps forward, backward or aside, and two squares from its second row, forward or aside; it takes aslant forward, and en passant also past a double step aside. It never steps to its own first row, and is gone if it falls there.\n**Disguise:** where it could step it may exchange places with whoever stands there, friend or foe, alone, carrying rook or carried piece: `e2~e3`, or `e2 disguise e3`. Another own pawn may go on with the same piece, which now stands where the first pawn was: `e2~e3,d2~e2`, or `e2 disguise e3 then d2`. Each pawn once, all one move.\n**Last row:** whichever way it comes there outside a rook, it is promoted: in its owner's turn to what he writes (`a7a8=q`), in the opponent's to {forced}."
    )
}

/// Crazy.md 5A and B21, B38.
fn denying(chosen: &Options<CrazyRules>) -> String {
    let Some(rules) = chosen.denial.rules() else {
        return "At this table no move can be taken back.".to_owned();
    };
    let same = "**The same move** is the whole of it: both steps of a king, every link of a chain, whom a knight took and on which way. Jumping into a rook and taking it are two moves. A denial takes back everything that a move set off.";
    format!("{}\n\n{same}", denial::section(&rules))
}

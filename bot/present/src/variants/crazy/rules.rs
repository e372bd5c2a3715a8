//! The rules of Crazy chess: an overview, then one piece at a time, each with the pictures that teach it.

use lasermate_domain::command::RULE_PARTS;
use lasermate_domain::command::mark::{DENY, EXPLAIN, MOVE, RULES, says};
use lasermate_engine::variants::Options;
use lasermate_engine::variants::crazy::{CrazyRules, ForcedPromotion, StepReactions, Suicide};

use crate::variants::denial;
use crate::variants::lasers::BeamLayout;
use crate::variants::page::{Example, RulesPage, RulesText, with_examples};
use crate::variants::rules::{RulePart, RuleParts, RulesInParts};

/// What of the rules is told by itself: the pieces, and denial.
pub const PARTS: RuleParts = RuleParts {
    list: LIST,
    words: RULE_PARTS,
    which: "Which piece next?",
    overview: "all pieces in a few lines",
};

/// The same where nothing can be denied: denial is the last part.
const WITHOUT_DENIAL: RuleParts = RuleParts {
    list: LIST.split_at(LIST.len() - 1).0,
    words: RULE_PARTS.split_at(RULE_PARTS.len() - 1).0,
    ..PARTS
};

/// The parts, in the order in which they are best read.
const LIST: &[RulePart] = &[
    RulePart {
        word: "rooks",
        examples: &[
            Example::at(
                "4k3/8/8/8/[rrp]7/8/8/[RPN]3K3 w - - 0 1",
                "",
                "a1 has a White rook carrying a pawn and a knight. a4 has a Black rook carrying a rook, which carries a pawn.",
            ),
            Example::at(
                "6k1/8/8/8/8/8/4R3/K5N1 w - - 0 1",
                "g1e2^",
                "a knight has jumped into its own rook.",
            ),
            Example::at(
                "4k3/8/8/8/[rrp]7/8/8/[RP]3K3 w - - 0 1",
                "a1a4",
                "rook captured rook. The inner rook fell and captured the White rook, whose pawn fell and captured it in turn. Then the Black pawn fell and captured the White one. The last one stays.",
            ),
        ],
    },
    RulePart {
        word: "kings",
        examples: &[
            Example::at(
                "k7/8/8/8/8/8/4b3/4K3 w - - 0 1",
                "e1e2e1",
                "the king captured a bishop and stepped back. The bishop has risen and attacks only diagonally.",
            ),
            Example::at(
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                "e1g1f1^",
                "castling was the first step. With the second he hides in his rook.",
            ),
        ],
    },
    RulePart {
        word: "queens",
        examples: &[
            Example::at(
                "4k3/8/2n1p3/2bq4/3R4/8/8/3RK3 w - - 0 1",
                "d4d5",
                "a queen was captured and captured everything around her: the rook that captured her, the knight and the pawn. The bishop has risen.",
            ),
            Example::at(
                "4k3/8/8/3ppn2/3pQ3/3P4/8/K7 w - - 0 1",
                "e4!",
                "she captured all round: two pawns, a knight, and her own pawn on d3.",
            ),
        ],
    },
    RulePart {
        word: "bishops",
        examples: &[
            Example::at(
                "4k3/8/8/8/3b4/8/8/3RK3 w - - 0 1",
                "d1d4",
                "the rook captured a bishop, which rose and captured the rook. The mark counts its turns left.",
            ),
            Example::at(
                "4k3/8/8/8/3b4/8/8/3RK3 w - - 0 1",
                "d1d4 d4b6",
                "it moved once more and disappeared.",
            ),
        ],
    },
    RulePart {
        word: "knights",
        examples: &[
            Example::at(
                "4k3/8/8/8/8/8/1p6/1N2K3 w - - 0 1",
                "b1c3*b2",
                "two up, one right: it passed b2 and captured there.",
            ),
            Example::at(
                "4k3/8/8/8/8/2[rpn]5/8/1N2K3 w - - 0 1",
                "b1c3*c3:2",
                "it captured the knight in the enemy rook and is now on top of the stack.",
            ),
        ],
    },
    RulePart {
        word: "pawns",
        examples: &[
            Example::at("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "", "where a pawn can step.").with_ways_of("e4"),
            Example::at(
                "4k3/8/8/8/8/4n3/3PP3/K7 w - - 0 1",
                "e2~e3",
                "the pawn and the knight have swapped places.",
            ),
            Example::at(
                "4k3/8/8/8/8/4n3/3PP3/K7 w - - 0 1",
                "e2~e3,d2~e2",
                "a chain: the same knight was moved on to d2.",
            ),
        ],
    },
    RulePart {
        word: "denying",
        examples: &[Example::after(
            "e2e4 deny",
            "Black denied e4. White must play something else and now holds the right.",
        )],
    },
];

/// The sections of the overview (crazy.md 5B).
pub(super) fn sections(chosen: &Options<CrazyRules>) -> Vec<String> {
    let (denial, denying) = if chosen.denial.rules().is_some() {
        let told = says!(
            "\n- **Denial:** the side that holds the right can undo the opponent's last move (`",
            DENY,
            "`). The opponent gets the right."
        );
        (told, ", `denying`")
    } else {
        ("", "")
    };
    vec![
        format!(
            "**The pieces.** Chess from the usual start, but:\n- **Rooks** carry pieces: a piece that could move to a rook's square can jump into it. When a rook is captured its load falls.\n- **Kings** make two steps in a turn.\n- **Queens** can capture all round, and take revenge when they are captured.\n- **Bishops** rise once after being captured, for one turn.\n- **Knights** can capture on a square they pass, and inside a rook.\n- **Pawns** step in all four directions and can swap places with another piece.{denial}"
        ),
        format!(
            "Checkmate wins. `{MOVE}` without a move lets you choose one step by step. What a capture sets off is listed, and `{EXPLAIN}` shows it again.\n**One piece at a time:** choose from the menu, or `{RULES} crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`{denying}."
        ),
    ]
}

/// Where the beams run: the board is its own frame (overlays.md L3, L5).
pub(super) const COURSE: BeamLayout = (
    "The edge of the board is the frame. Blue's beam starts at the right edge below h3, up and left, Red's at the left edge above a6, down and right. Of a stack only the bottom piece meets a beam.",
    "Each side guards a corner, its heel: Blue at h1, Red at a8.",
);

impl RulesInParts for Options<CrazyRules> {
    fn parts(&self) -> &'static RuleParts {
        if self.denial.rules().is_some() { &PARTS } else { &WITHOUT_DENIAL }
    }

    fn part(&self, word: &str) -> Option<RulesText> {
        let part = LIST.iter().find(|part| part.word.eq_ignore_ascii_case(word.trim()))?;
        let sections = vec![format!("**Crazy chess: {}.**", part.word), told(self, part.word).join("\n")];
        Some(with_examples(sections, part.examples.to_vec()))
    }

    /// Its sections, each with its picture.
    fn part_pages(&self, word: &str) -> Vec<RulesPage> {
        let Some(part) = LIST.iter().find(|part| part.word.eq_ignore_ascii_case(word.trim())) else {
            return Vec::new();
        };
        let title = part.word.get(..1).map(str::to_uppercase).unwrap_or_default()
            + part.word.get(1..).unwrap_or_default();
        let pictures = part.examples.iter().copied().map(Some).chain(std::iter::repeat(None));
        let pages = told(self, part.word).into_iter().zip(pictures).enumerate();
        let words = |index, words: String| {
            // Denial has its own title, and an item of a list begins its line.
            let titled = index > 0 || part.word == "denying";
            if titled { words } else { format!("**{title}.** {words}") }
        };
        pages.map(|(index, (section, example))| RulesPage::of(words(index, section), example)).collect()
    }
}

/// The pieces and denial, a page each, but for two that need few words.
pub(super) fn pages(chosen: &Options<CrazyRules>) -> Vec<RulesPage> {
    let mut pages: Vec<RulesPage> = chosen
        .parts()
        .list
        .iter()
        .flat_map(|part| {
            let pages = chosen.part_pages(part.word).into_iter().enumerate();
            pages.map(|(index, page)| RulesPage { goes_on: index > 0 || part.word == "knights", ..page })
        })
        .collect();
    if let Some(first) = pages.first_mut() {
        first.words = format!("Chess from the usual start, and checkmate wins.\n\n{}", first.words);
    }
    pages
}

/// What is drawn beside the overview.
pub(super) const EXAMPLES: &[Example] = &[
    Example::at(
        "4k3/8/8/8/[rrp]7/8/8/[RPN]3K3 w - - 0 1",
        "",
        "the top piece is on the rook that carries it. The number counts them all. Below the board each large stack is shown from its rook up.",
    ),
    Example::at(
        "4k3/8/2n1p3/2bq4/3R4/8/8/3RK3 w - - 0 1",
        "d4d5",
        "a queen's revenge in numbered steps. The bishop has risen.",
    ),
];

/// What a part tells, a section for each of its pictures, in their order.
fn told(chosen: &Options<CrazyRules>, word: &str) -> Vec<String> {
    match word {
        "rooks" => rooks(&chosen.base).into(),
        "kings" => kings(&chosen.base).into(),
        "queens" => queens(&chosen.base).into(),
        "bishops" => BISHOPS.map(str::to_owned).into(),
        "knights" => knights(chosen).into(),
        "pawns" => pawns(&chosen.base).into(),
        _ => denying(chosen),
    }
}

/// Crazy.md B1 to B7.
fn rooks(rules: &CrazyRules) -> [String; 3] {
    let jump = if rules.top_only {
        "Only the top piece of a stack can leave by itself."
    } else {
        "Any piece in it can leave, at any level: `a1:2b3` moves the piece with two below it."
    };
    [
        format!(
            "They move as in chess and carry pieces of both sides.\n- *Along:* a rook moves with everything above it. Any other piece leaves alone. {jump} It moves and captures from there as usual.\n- *Safe:* a capture takes the bottom piece of a square. A piece in a rook can be captured only by a knight, or after the rook."
        ),
        "- *In:* a piece that could move to a rook's square if the rook were not there can jump into it, into its own rook or the enemy's: `a1b1^`, or `rook a1 into b1`. It goes on top, with everything it carries.".to_owned(),
        "- *Falling:* when a rook is captured its load falls on the square, bottom first. Each piece captures the bottom piece there, friend or foe, so only the last piece is left. A rook falls with its own load, which falls when that rook is captured.".to_owned(),
    ]
}

/// Crazy.md B13 to B17.
fn kings(rules: &CrazyRules) -> [String; 2] {
    let step = if rules.step_reactions == StepReactions::Deferred {
        "A piece captured by his first step reacts only after the second. Then a bishop rises behind him and a rook's load falls, but a queen's revenge still reaches him next to her square or on it, unless a rook carries him."
    } else {
        "A piece captured by his first step reacts at once, without touching him."
    };
    [
        format!(
            "A king always makes two steps in a turn, even back to his square: `e1f2e1`, or `king e1 f2 e1`. {step}"
        ),
        "Each step can be a capture or a jump into a rook. The first can also be castling (`e1g1f1^`). Only his last square counts for check, so he can pass an attacked square and can capture a guarded piece if his second step is safe. He attacks everything within two steps.".to_owned(),
    ]
}

/// Crazy.md B9, B11, B18 and B19.
fn queens(rules: &CrazyRules) -> [String; 2] {
    let suicide = match rules.suicide {
        Suicide::Never => "She can't kill her own king.",
        Suicide::Any => "A move that kills your own king loses at once. You are asked first.",
        Suicide::AllRoundOnly => "She can even kill her own king, which loses at once. You are asked first.",
    };
    [
        "**Revenge:** a captured queen captures the bottom pieces of her own square and of the eight around it, including the piece that captured her. Rooks drop their loads, bishops rise, queens take revenge in turn: first on her square, then north and clockwise. So a king next to his own queen is in check when she can be captured.".to_owned(),
        format!(
            "**All round:** instead of moving she can capture the bottom pieces of the eight squares around her, of both sides. She stays where she is: `d1!`, or `Q blast`. {suicide}"
        ),
    ]
}

const BISHOPS: [&str; 2] = [
    "They move as in chess. A captured bishop rises on its square, once in its life, and captures the bottom piece there, usually the one that captured it.",
    "A risen bishop has one turn left: it can move in that turn, gives check until then, and disappears at the end of it. Captured again, it stays off the board.",
];

/// Crazy.md B20 and B21.
fn knights(chosen: &Options<CrazyRules>) -> [String; 2] {
    let denied = if chosen.denial.rules().is_some() {
        " A knight move can be denied only if it captures on the way."
    } else {
        ""
    };
    [
        "They move as in chess, along one of two paths: the long leg first, or the short one. A knight captures at most one piece. That piece can be on one of the two squares the knight passes: `b1c3*b2` or `Nb1c3 takes b2`. Then the last square must be empty, or a rook it jumps into.".to_owned(),
        format!("Or it captures any enemy piece on its last square, at any level of a stack: `b1c3*c3:2` is the one with two below it.{denied}"),
    ]
}

/// Crazy.md B23 to B31.
fn pawns(rules: &CrazyRules) -> [String; 3] {
    let forced = if rules.forced_promotion == ForcedPromotion::Ask {
        "what its owner chooses at the start of the next turn (`=q`)"
    } else {
        "a queen"
    };
    [
        format!(
            "A pawn steps forward, backward or sideways, and two squares from its second row, forward or sideways. It captures diagonally forward, and en passant also after a sideways double step. It never steps onto its own first row and disappears if it falls there.\n**Last row:** a pawn that gets there outside a rook promotes: in its owner's turn to the piece written (`a7a8=q`), in the opponent's turn to {forced}."
        ),
        "**Disguise:** a pawn can swap places with a piece it could step to, friend or foe, a single piece, a rook with its load or a carried piece: `e2~e3`, or `e2 disguise e3`.".to_owned(),
        "**Chains:** another of your pawns can go on with the same piece, which is now on the first pawn's square: `e2~e3,d2~e2`, or `e2 disguise e3 then d2`. Each pawn once, all in one move.".to_owned(),
    ]
}

/// Crazy.md 5A and B21, B38.
fn denying(chosen: &Options<CrazyRules>) -> Vec<String> {
    let Some(rules) = chosen.denial.rules() else {
        return vec!["This game is played without denial.".to_owned()];
    };
    let same = "**What counts as the same move:** both steps of a king, every link of a chain, what a knight captured and on which path. Jumping into a rook and capturing it are different moves. A denial undoes everything a move set off.";
    vec![denial::section_of_crazy(&rules), same.to_owned()]
}

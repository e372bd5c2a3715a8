//! The rules of draughts, and of the beams over it (draughts.md).

use lasermate_domain::command::mark::{ALLOW, DENY, DRAW, MOVE, says};
use lasermate_engine::overlays::denial::DenialRules;
use lasermate_engine::overlays::lasers::{Frame, LaserRules, Mirror};
use lasermate_engine::variants::Options;
use lasermate_engine::variants::draughts::DraughtsRules;

use crate::variants::lasers;
use crate::variants::page::{Example, RulesPage};

/// What ends the game under beams, and what it scores.
const WON: &str = "one side can't move: 500 points for the other";

/// The sections of a table.
pub(super) fn sections(chosen: &Options<DraughtsRules>) -> Vec<String> {
    let mut sections = vec![MOVES.to_owned(), CAPTURES.to_owned(), END.to_owned()];
    sections.extend(chosen.lasers.rules().into_iter().flat_map(|rules| beams(&rules)));
    sections.extend(chosen.denial.rules().map(|rules| denial(&rules)));
    sections.push(TYPED.to_owned());
    sections
}

const MOVES: &str = "**Moves.** Played on the dark squares. Blue is at the bottom and moves first. A man moves one square diagonally forward. On the last row it becomes a king, and the turn ends. A king also moves and jumps backwards.";

const CAPTURES: &str = "**Captures.** A piece captures an adjacent enemy piece by jumping over it to the empty square behind, and keeps jumping while it can. **You must capture if you can.** If there are several captures, choose any.";

const END: &str = says!(
    "**End.** A player who can't move loses. **Draws** by agreement (`",
    DRAW,
    "`), or automatically at the fifth repetition or after eighty moves of each side without a capture or a man's move. You can claim a draw at the third repetition or after forty such moves."
);

const TYPED: &str = says!(
    "**Typing.** `",
    MOVE,
    " c3d4`. A capture names each landing square: `c3e5g7`, or `c3xg7` if only one capture ends there. Square numbers work too: `11-15`."
);

/// Draughts.md 5.2.
fn beams(rules: &LaserRules) -> [String; 3] {
    let pieces = format!(
        "**What pieces do to beams.**\n- A man stops the other side's beam and deflects its own {}.\n- A king lets its own side's beam through and deflects the other in the same way.",
        lasers::mirror_words(rules.mirror)
    );
    [lasers::beams(lasers::course(rules.frame)), pieces, lasers::points(rules, WON)]
}

/// Denial, where whoever cannot move has lost.
fn denial(rules: &DenialRules) -> String {
    let immune = if rules.soft { " King moves can't be denied." } else { "" };
    let last = if rules.only_move_deniable {
        "A side whose only move is denied, often a forced capture, can't move and loses"
    } else {
        "A side's only move can't be denied"
    };
    let draw = if rules.draw_after_third {
        says!(" After three denials the holder of the right can declare a draw (`", DRAW, " claim`).")
    } else {
        ""
    };
    format!(
        "**Denial.** One side at a time holds the right to deny, at first Red. Instead of replying, the holder can undo the opponent's last move (`{DENY}`). The opponent must play something else and gets the right. {last}. The first move of the side that has denied can't be denied.{immune} A move that would end the game waits for the holder: `{DENY}` or `{ALLOW}`.{draw}"
    )
}

/// The sections page by page.
pub(super) fn pages(chosen: &Options<DraughtsRules>) -> Vec<RulesPage> {
    let captures = format!("{CAPTURES}\n\n{TYPED}");
    let mut pages =
        vec![RulesPage::with(MOVES, CROWNED), RulesPage::with(captures, CHAIN), RulesPage::of_words(END)];
    let beams = chosen.lasers.rules().into_iter().flat_map(|rules| {
        let usual = rules.mirror == Mirror::Columns && rules.frame == Frame::Twelve;
        beams(&rules).into_iter().zip([Some(START), None, usual.then_some(SCORED)])
    });
    pages.extend(beams.map(|(words, example)| RulesPage::of(words, example)));
    pages.extend(chosen.denial.rules().map(|rules| RulesPage::of_words(denial(&rules))));
    pages
}

pub(super) fn examples(chosen: &Options<DraughtsRules>) -> Vec<Example> {
    match chosen.lasers.rules() {
        None => vec![CHAIN, CROWNED],
        Some(_) => vec![START, CHAIN],
    }
}

const START: Example = Example::after("", "each beam stops on the first man of the other side.");

const SCORED: Example = Example::after(
    "c3d4 h6g5 b2c3 d6c5 d4e5 f6d4b2 a1c3 b6a5 c3b4 a5c3",
    "the man that landed on c3 deflects Red's beam into Blue's heel.",
);

const CHAIN: Example = Example::at(
    "3m4/8/5m2/8/3m4/2M5/5M2/2k5 w 0 1",
    "c3e5g7",
    "two jumps in one move. The man on f2 couldn't move instead.",
);

const CROWNED: Example = Example::at(
    "8/2m1m3/1M6/8/8/8/8/k7 w 0 1",
    "b6d8",
    "the man becomes a king on d8. It doesn't jump on over e7.",
);

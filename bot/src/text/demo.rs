//! Short annotated games, played out in pictures.

use lasermate_engine::preset::Setup;

/// A short game with notes.
#[derive(Debug, PartialEq, Eq)]
pub struct Demo {
    /// The preset's name.
    pub game: &'static str,
    /// What it shows.
    pub title: &'static str,
    /// The pictures: the moves played before each (none for the start), and what is to be seen.
    pub steps: &'static [(&'static str, &'static str)],
}

/// The demonstration of a game; BilliChess's where it has none of its own.
#[must_use]
pub fn demo(setup: &Setup) -> &'static Demo {
    DEMOS.iter().find(|demo| demo.game == setup.preset().name).unwrap_or(&DEMOS[0])
}

/// All demonstrations.
pub const DEMOS: &[Demo] = &[Demo {
    game: "billichess",
    title: "The quickest lasermate, and an own goal at that",
    steps: &[
        (
            "",
            "Blue below, Red above. Red's beam comes from k7 and stops on the pawn d2, Blue's comes from j2 and stops on e7.",
        ),
        ("d2d3", "The pawn has left d2, so Red's beam runs on along the first row, turned by the men there."),
        (
            "e7e5",
            "Now e7 is empty as well: Blue's beam goes on and stops on Red's queen, who lets only her own beam through.",
        ),
        ("c1g5", "The bishop steps out to g5. It is a mirror now, for both beams."),
        ("d7d6", "Red opens d7. One more square, and Red's beam has a way home."),
        (
            "b1d2",
            "The knight on d2 sends Red's beam up to the queen, she lets it through, and it comes down the long diagonal to j1: LASERMATE, 277 for Red by Blue's own move. Blue must now win by checkmate, which is worth 500.",
        ),
    ],
}];

/// The words of a demonstration: a numbered sentence for each picture, which `summaries` says what was played.
#[must_use]
pub fn words(demo: &Demo, title: &str, played: &[String]) -> String {
    let mut text = format!("**{title}: {}**", demo.title);
    for (index, (_, note)) in demo.steps.iter().enumerate() {
        let deed = played.get(index).filter(|deed| !deed.is_empty());
        let deed = deed.map_or_else(String::new, |deed| format!("**{deed}** "));
        text += &format!("\n{}. {deed}{note}", index + 1);
    }
    text
}

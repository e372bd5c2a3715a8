//! Short annotated games, played out in pictures.

use lasermate_engine::variants::Setup;

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

/// All demonstrations, one for each game.
pub const DEMOS: &[Demo] = &[
    Demo {
        game: "billichess",
        title: "the quickest lasermate, and an own goal at that",
        steps: &[
            (
                "",
                "Blue below, Red above. Red's beam comes from k7 and stops on the pawn d2, Blue's comes from j2 and stops on e7.",
            ),
            (
                "d2d3",
                "The pawn has left d2. Red's beam goes through Blue's king, is turned by the bishop on f1 and stops on the pawn e2.",
            ),
            (
                "e7e5",
                "Now Blue's beam goes on over e7 and stops on Red's queen: a queen lets only her own beam through.",
            ),
            (
                "c1g5",
                "The bishop is a mirror: it turns Blue's beam into the corner at j8, which scores nothing.",
            ),
            ("d7d6", "Red opens d7. One more square, and Red's beam has a way home."),
            (
                "b1d2",
                "The knight turns Red's beam up to the bishop on g5; from there it runs through Red's own queen to the bishop on c8 and down the long diagonal into Blue's heel at j1. LASERMATE: 277 for Red by Blue's own move. Checkmate, worth 500, will end the game.",
            ),
        ],
    },
    Demo {
        game: "billi-chess",
        title: "checkmate is only the beginning",
        steps: &[
            (
                "",
                "In Billi-Chess checkmate scores 277 and turns both kings into rooks; the first lasermate scores 500 and ends the game.",
            ),
            ("f2f3 e7e5 g2g4", "Blue has bared the king."),
            (
                "d8h4",
                "Checkmate: 277 for Red. Both kings are rooks now, and Blue, who was mated, is to move. Any piece may be taken.",
            ),
            ("d2d4 h4e1", "Red's queen takes the rook that was Blue's king. Nothing is check any more."),
            (
                "g1h3 e1f1",
                "The queen takes the bishop too, and Red's beam finds Blue's heel: 500 more, 777 in all, the most there is.",
            ),
        ],
    },
    Demo {
        game: "realtime",
        title: "no turns, and pieces that must cool",
        steps: &[
            (
                "",
                "Nobody is to move: both may, at any time. Here all pieces are ready at the start; mostly they begin to cool by lot.",
            ),
            (
                "1000:w:e2e4",
                "White's pawn has moved and cools for one unit of ten seconds. The ring around it empties; then it may move again.",
            ),
            (
                "1200:b:e7e5 1300:w:g1f3",
                "Black answers at once. The hourglass says that the move waits for half a second, because White is first in a tie. White does not wait, and has moved a knight too, which cools for three units.",
            ),
            (
                "3000:b:b8c6 4000:w:f1c4",
                "Both have moved again. The caption counts who is ready, and when that was.",
            ),
            (
                "34000:w:c4f7",
                "The bishop was ready again after thirty seconds and takes on f7: check. The king is ready and may take it; a piece that cools could not.",
            ),
        ],
    },
    Demo {
        game: "billichess-8x8",
        title: "beams on the bare board",
        steps: &[
            (
                "",
                "Without free columns the edge of the board is the frame: Red's beam starts above a6, Blue's below h3.",
            ),
            (
                "e2e4 d7d5 b2b3",
                "Red's beam now passes Blue's king and stops on d2; Blue's is turned by the bishop on c8 and stops on Red's queen.",
            ),
            (
                "b8c6 h2h3 c6e5",
                "Red's knight comes to e5, a mirror of the other kind than rooks and bishops. Blue's own pawn on h3 stops Blue's beam at its start.",
            ),
            (
                "f1b5",
                "The bishop gives check from b5, but it turns Red's beam: by c1, b1, a1, e5 and h1 it ends in Blue's heel at h1. 277 for Red, and the game goes on.",
            ),
        ],
    },
    Demo {
        game: "billichess-joker",
        title: "a lifeline decides",
        steps: &[
            ("", "The first knight each side moves becomes its Joker."),
            (
                "g1f3 g8f6",
                "Blue's beam has found Red's Joker on f6. Before anything else Red must choose a lifeline: pass, reflect, stop, or none.",
            ),
            (
                "lifeline-reflect",
                "Red reflects: for this beam the Joker is a mirror like a rook, until it moves or the beam leaves it.",
            ),
            ("e2e4 f6e4", "The Joker moves on and takes a pawn; its reflection is used up."),
            ("f3h4 lifeline-none", "Blue's beam finds the Joker of Blue itself, who uses no lifeline."),
            (
                "e4f2 lifeline-pass",
                "Red's Joker takes on f2 and meets a beam again. Its owner lets it pass, and it runs home: the lasermate ends the game.",
            ),
        ],
    },
    Demo {
        game: "black-holes",
        title: "a pawn mates through a hole",
        steps: &[
            ("", "Five columns, eight rows, White below. No hole is on the board yet."),
            (
                "a2a3 a7a6 b1c3 d7d6 c3b5 e7e6 b2b4 c8d7",
                "White's knight has left b1, and a square of the first row is vacant.",
            ),
            ("@b1 d7c8", "White drops a hole on b1 instead of moving."),
            ("b5c7 e8e7", "The knight takes on c7 with check, and Black's king steps up."),
            ("b1b2 c8d7 @b1 d6d5", "The first hole has moved to b2 like a king, and a second stands on b1."),
            (
                "b1b2b2b4",
                "Holes go through holes too: in at b2, on by the same step to b3 and b4, taking White's own pawn. Now the pawn on a3 could go in at b4 aslant and on over c5 and d6 to e7. Checkmate by a move through a hole.",
            ),
        ],
    },
    Demo {
        game: "crazy",
        title: "a queen is avenged, and a bishop led astray",
        steps: &[
            ("", "The usual array. Black holds the right to deny a move."),
            (
                "e2e4 deny d2d4 e7e5",
                "Black has denied e4, so White plays something else, and holds the right to deny now.",
            ),
            (
                "d4e5 d8g5 c1g5",
                "White's bishop takes the queen, and her revenge takes the bishop. It rises from the dead at once, for one turn of White's; the mark counts it.",
            ),
            (
                "g7~g5,h7~g7",
                "A disguise: the pawn g7 has exchanged places with the bishop, and the pawn h7 with the same bishop on g7. Now it stands on h7, far from where it wanted to go.",
            ),
            (
                "h7g8",
                "In its last turn the bishop takes a knight, and is gone. Nothing stands on g8 any more.",
            ),
            (
                "h8h2 h1h2^",
                "Black's rook takes on h2, and White's rook does not take it but jumps into it. It rides along wherever Black's rook goes, and may leave at any time.",
            ),
        ],
    },
    Demo {
        game: "denial",
        title: "the right goes to and fro",
        steps: &[
            ("", "Orthodox chess, but Black holds the right to deny one move."),
            (
                "e2e4 deny",
                "Black has denied e4. White plays something else, and holds the right now; Black's next move cannot be denied.",
            ),
            (
                "d2d4 d7d5",
                "The move that was played instead could not be denied, and neither could Black's reply.",
            ),
            ("c2c4 d5c4", "Black takes, and this move can be denied."),
            ("deny", "White denies the capture, and Black holds the right again."),
            ("g8f6", "A knight's move could not be denied by anybody."),
        ],
    },
    Demo {
        game: "three-way",
        title: "a check that nobody answers",
        steps: &[
            ("", "Three armies on one hexagon. White moves first, then Red, then Black."),
            ("c2c3 i7i6 e11e10", "White's pawn opens the diagonal from d1 to a4."),
            (
                "d1a4 l7l6 l11l10",
                "From a4 the queen looks over the frontier into Red's third: b5, c6, and the pawn on d7.",
            ),
            (
                "a4d7 k7k6 k11k10",
                "She takes it and attacks the king on d8. Nobody is bound to answer a check, and Red does not.",
            ),
            (
                "d7d8",
                "The king is taken, and Red is out. Red's pieces stay as obstacles, and Black is next: two are left.",
            ),
        ],
    },
    Demo {
        game: "three-way-heirs",
        title: "two armies against one",
        steps: &[
            ("", "As three-way chess, but who takes a king inherits all pieces of that side."),
            ("c2c3 i7i6 e11e10", "White's pawn opens the diagonal from d1 to a4."),
            (
                "d1a4 l7l6 l11l10 a4d7 k7k6 k11k10",
                "White's queen has crossed the frontier and attacks Red's king.",
            ),
            ("d7d8", "White takes the king, and with it all of Red's pieces."),
            ("f11f10 k8j6", "White moves a knight that was Red's. The two weaker should have held together."),
        ],
    },
    Demo {
        game: "three-way-lasers",
        title: "three beams on the hexagon",
        steps: &[
            (
                "",
                "Each side has a beam, which starts at the right of its own third, two rows in front of its heel, and runs forward and to the left.",
            ),
            ("c2c3 i7i6 e11e10", "Pawns stop beams; rooks, bishops, knights and the own king turn them."),
            ("d1a4 l7l6 l11l10", "A queen lets the beam of her own side through and stops the others."),
            (
                "a4d7 k7k6 k11k10",
                "Check, which nobody need answer. A beam in an opponent's heel would score 277, whoever moved.",
            ),
            (
                "d7d8",
                "White has taken Red's king, which scores 500. Red's beam is dark from now on; points decide in the end.",
            ),
        ],
    },
    Demo {
        game: "chess",
        title: "mate in two",
        steps: &[
            ("", "Orthodox chess, without beams and points."),
            ("f2f3 e7e5", "White has opened the way to the own king."),
            ("g2g4", "And nothing can stand between any more."),
            ("d8h4", "Checkmate: Black wins."),
        ],
    },
];

/// The words of a demonstration: a numbered sentence for each picture, with what was played before it.
#[must_use]
pub fn words(demo: &Demo, title: &str, played: &[String]) -> String {
    let mut text = format!("**{title}: {}**", demo.title);
    for (index, (_, note)) in demo.steps.iter().enumerate() {
        let deed = played.get(index).filter(|deed| !deed.is_empty());
        // A lifeline is shown as it is typed.
        let deed =
            deed.map_or_else(String::new, |deed| format!("**{}** ", deed.replace("lifeline-", "/lifeline ")));
        text += &format!("\n{}. {deed}{note}", index + 1);
    }
    text
}

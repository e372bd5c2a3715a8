//! Short annotated games of chess, with beams and without.

use crate::variants::demo::Demo;

/// One for each preset.
pub(in crate::variants) const DEMOS: &[Demo] = &[
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

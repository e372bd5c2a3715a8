//! Short annotated games of chess, with beams and without.

use crate::variants::demo::Demo;

pub(in crate::variants) const DEMOS: &[Demo] = &[
    Demo {
        game: "billichess",
        title: "the quickest lasermate, and it is an own goal",
        steps: &[
            (
                "",
                "Blue at the bottom, Red at the top. Red's beam comes from k7 and stops on d2, Blue's comes from j2 and stops on e7.",
            ),
            (
                "d2d3",
                "The pawn has left d2. Red's beam goes through Blue's king, is deflected by the bishop on f1 and stops on e2.",
            ),
            (
                "e7e5",
                "Now Blue's beam goes on over e7 and stops on Red's queen: a queen lets only her own beam through.",
            ),
            (
                "c1g5",
                "The bishop is a mirror: it deflects Blue's beam into the corner at j8, which scores nothing.",
            ),
            ("d7d6", "Red opens d7. One more square, and Red's beam has a way home."),
            (
                "b1d2",
                "The knight deflects Red's beam up to the bishop on g5. From there it runs through Red's own queen to the bishop on c8 and down the long diagonal into Blue's heel at j1. LASERMATE: 277 for Red on Blue's own move. The game continues until checkmate, which is worth 500.",
            ),
        ],
    },
    Demo {
        game: "billi-chess",
        title: "checkmate is only the beginning",
        steps: &[
            (
                "",
                "In Billi-Chess checkmate scores 277 and turns both kings into rooks. The first lasermate scores 500 and ends the game.",
            ),
            ("f2f3 e7e5 g2g4", "Blue has exposed the king."),
            (
                "d8h4",
                "Checkmate: 277 for Red. Both kings are rooks now, and Blue, who was mated, is to move. Every piece can be captured.",
            ),
            ("d2d4 h4e1", "Red's queen captures the rook that was Blue's king. There is no check any more."),
            (
                "g1h3 e1f1",
                "The queen captures the bishop too, and Red's beam reaches Blue's heel: 500 more, 777 in all, the maximum.",
            ),
        ],
    },
    Demo {
        game: "billichess-8x8",
        title: "beams on the bare board",
        steps: &[
            (
                "",
                "Without free columns the edge of the board is the frame. Red's beam starts above a6, Blue's below h3.",
            ),
            (
                "e2e4 d7d5 b2b3",
                "Red's beam now passes Blue's king and stops on d2. Blue's is deflected by the bishop on c8 and stops on Red's queen.",
            ),
            (
                "b8c6 h2h3 c6e5",
                "Red's knight on e5 is the opposite mirror to rooks and bishops. Blue's own pawn on h3 stops Blue's beam at its start.",
            ),
            (
                "f1b5",
                "The bishop gives check from b5, but it deflects Red's beam: via c1, b1, a1, e5 and h1 it ends in Blue's heel. 277 for Red, and the game continues.",
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
                "Blue's beam hits Red's Joker on f6. Before anything else Red must choose a lifeline: pass, reflect, stop, or none.",
            ),
            (
                "lifeline-reflect",
                "Red reflects: for this beam the Joker is a mirror like a rook, until it moves or the beam no longer hits it.",
            ),
            ("e2e4 f6e4", "The Joker moves on and captures a pawn. Its reflection is used up."),
            ("f3h4 lifeline-none", "Blue's beam hits Blue's own Joker. Blue uses no lifeline."),
            (
                "e4f2 lifeline-pass",
                "Red's Joker captures on f2 and is hit again. Red lets the beam through, and it reaches Red's heel: a lasermate for Blue, which ends the game.",
            ),
        ],
    },
    Demo {
        game: "denial",
        title: "the right changes sides",
        steps: &[
            ("", "Standard chess, but Black holds the right to deny one move."),
            (
                "e2e4 deny",
                "Black denied e4. White plays something else and now holds the right. Black's next move can't be denied.",
            ),
            ("d2d4 d7d5", "The move played instead couldn't be denied, and neither could Black's reply."),
            ("c2c4 d5c4", "Black captures, and this move can be denied."),
            ("deny", "White denies the capture, so Black holds the right again."),
            ("g8f6", "A knight move can't be denied."),
        ],
    },
    Demo {
        game: "chess",
        title: "mate in two",
        steps: &[
            ("", "Standard chess, without beams and points."),
            ("f2f3 e7e5", "White has opened the diagonal to the king."),
            ("g2g4", "And nothing can block it any more."),
            ("d8h4", "Checkmate: Black wins."),
        ],
    },
];

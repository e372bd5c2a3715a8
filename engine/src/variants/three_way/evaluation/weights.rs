//! The weight of each term, in the opening and in the ending, in hundredths of a pawn. Written by
//! `cargo run --release -p lasermate-engine --example tune -- fit`.

use super::terms::TERMS;
use crate::search::eval::Pair;

const fn pair(opening: i32, ending: i32) -> Pair {
    Pair::new(opening, ending)
}

/// The weights, in the order of [`super::terms::RUNS`].
#[rustfmt::skip]
pub(super) static WEIGHTS: [Pair; TERMS] = [
    // HOME
    pair(100, 100), pair(102, 102), pair(104, 104), pair(106, 106), pair(88, 80), pair(100, 85), pair(95, 104), pair(93, 95),
    pair(101, 83), pair(107, 75), pair(109, 73), pair(108, 90), pair(105, 76), pair(114, 78), pair(112, 86), pair(116, 101),
    pair(299, 306), pair(309, 276), pair(307, 299), pair(322, 320), pair(304, 311), pair(310, 329), pair(322, 323), pair(317, 358),
    pair(321, 295), pair(323, 320), pair(329, 344), pair(339, 367), pair(328, 317), pair(320, 342), pair(340, 355), pair(327, 383),
    pair(314, 333), pair(339, 337), pair(318, 291), pair(325, 320), pair(324, 341), pair(328, 350), pair(330, 324), pair(326, 326),
    pair(332, 306), pair(323, 347), pair(345, 354), pair(332, 353), pair(330, 341), pair(331, 360), pair(330, 349), pair(343, 385),
    pair(462, 442), pair(462, 469), pair(464, 472), pair(469, 484), pair(462, 481), pair(476, 489), pair(464, 495), pair(477, 480),
    pair(464, 485), pair(471, 488), pair(486, 504), pair(477, 496), pair(464, 494), pair(465, 498), pair(467, 491), pair(479, 490),
    pair(912, 929), pair(925, 922), pair(930, 930), pair(933, 878), pair(936, 955), pair(941, 912), pair(942, 928), pair(939, 925),
    pair(919, 953), pair(937, 948), pair(933, 967), pair(940, 941), pair(928, 923), pair(931, 958), pair(920, 961), pair(941, 972),
    pair(-10, -2), pair(-6, -11), pair(-13, -20), pair(-25, -40), pair(-6, -15), pair(-19, -30), pair(-11, -27), pair(-30, -39),
    pair(-21, -21), pair(-34, -39), pair(-48, -49), pair(-58, -44), pair(-41, -38), pair(-42, -31), pair(-60, -51), pair(-62, -58),
    // ABROAD
    pair(179, 179), pair(179, 179), pair(179, 179), pair(179, 179), pair(178, 200), pair(152, 202), pair(177, 194), pair(186, 204),
    pair(122, 116), pair(127, 124), pair(131, 148), pair(110, 148), pair(119, 96), pair(124, 108), pair(117, 95), pair(111, 105),
    pair(278, 299), pair(327, 326), pair(302, 319), pair(304, 312), pair(310, 320), pair(297, 332), pair(326, 330), pair(309, 320),
    pair(325, 328), pair(329, 335), pair(344, 334), pair(341, 363), pair(326, 319), pair(333, 333), pair(353, 351), pair(349, 386),
    pair(312, 332), pair(310, 330), pair(327, 328), pair(322, 339), pair(321, 329), pair(333, 330), pair(321, 333), pair(317, 325),
    pair(334, 340), pair(324, 346), pair(338, 370), pair(338, 336), pair(340, 335), pair(336, 344), pair(341, 362), pair(361, 385),
    pair(487, 492), pair(511, 491), pair(484, 508), pair(481, 509), pair(469, 486), pair(472, 487), pair(491, 495), pair(486, 493),
    pair(463, 504), pair(481, 495), pair(483, 496), pair(466, 491), pair(476, 493), pair(477, 499), pair(499, 479), pair(498, 497),
    pair(892, 930), pair(916, 936), pair(941, 933), pair(923, 953), pair(917, 935), pair(916, 944), pair(921, 963), pair(921, 956),
    pair(925, 954), pair(930, 932), pair(925, 958), pair(927, 984), pair(911, 930), pair(904, 956), pair(918, 931), pair(915, 980),
    pair(-59, -58), pair(-60, -65), pair(-59, -57), pair(-59, -55), pair(-60, -65), pair(-61, -64), pair(-59, -57), pair(-63, -65),
    pair(-59, -57), pair(-58, -56), pair(-58, -49), pair(-60, -57), pair(-65, -54), pair(-57, -54), pair(-61, -62), pair(-57, -51),
    // ROOM
    pair(2, 6), pair(0, -9), pair(2, -4), pair(1, -6), pair(-2, -7), pair(-4, 10),
    // BEARING
    pair(2, -10), pair(-5, -4), pair(-6, 0), pair(0, -2), pair(-9, 4), pair(1, -8),
    // BORNE
    pair(-8, -13), pair(-32, 7),
    // ATTACKED
    pair(-109, -37), pair(-120, -119),
    // THREATENED
    pair(-5, -46), pair(-36, -49), pair(-48, -51), pair(-62, -78), pair(-92, -127), pair(0, 0), pair(-14, -27), pair(-66, -20),
    pair(-85, -18), pair(-35, -19), pair(-50, -6), pair(0, 0),
    // TEMPO
    pair(-10, -48),
    // NEXT
    pair(24, 68),
];

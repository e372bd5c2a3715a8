//! The weight of each term, in the opening and in the ending, in hundredths of a pawn. Written by
//! `cargo run --release -p lasermate-engine --example tune -- fit`.

use super::terms::TERMS;
use crate::search::eval::Pair;

const fn pair(opening: i32, ending: i32) -> Pair {
    Pair::new(opening, ending)
}

/// The weights, in the order of [`super::RUNS`].
#[rustfmt::skip]
pub(super) static WEIGHTS: [Pair; TERMS] = [
    // PLACE
    pair(100, 100), pair(103, 103), pair(106, 106), pair(103, 103), pair(100, 100), pair(135, 86), pair(91, 107), pair(101, 133),
    pair(85, 138), pair(124, 140), pair(135, 121), pair(110, 138), pair(123, 131), pair(115, 143), pair(134, 113), pair(127, 118),
    pair(116, 119), pair(128, 134), pair(120, 128), pair(129, 90), pair(94, 127), pair(112, 118), pair(118, 110), pair(103, 102),
    pair(125, 130), pair(105, 132), pair(123, 137), pair(120, 102), pair(119, 138), pair(119, 107), pair(140, 135), pair(145, 147),
    pair(144, 137), pair(145, 146), pair(143, 137), pair(149, 149), pair(152, 152), pair(155, 155), pair(152, 152), pair(149, 149),
    pair(291, 287), pair(270, 269), pair(303, 300), pair(287, 294), pair(288, 290), pair(312, 291), pair(304, 301), pair(282, 306),
    pair(315, 297), pair(304, 307), pair(343, 306), pair(307, 306), pair(309, 325), pair(310, 305), pair(297, 293), pair(288, 295),
    pair(302, 295), pair(277, 304), pair(301, 298), pair(294, 300), pair(296, 296), pair(284, 280), pair(279, 299), pair(277, 290),
    pair(288, 300), pair(298, 297), pair(297, 303), pair(310, 306), pair(301, 297), pair(298, 295), pair(287, 291), pair(300, 304),
    pair(311, 312), pair(303, 302), pair(300, 297), pair(296, 295), pair(303, 303), pair(306, 307), pair(303, 302), pair(298, 297),
    pair(299, 312), pair(310, 309), pair(274, 245), pair(302, 307), pair(299, 299), pair(304, 302), pair(327, 324), pair(324, 320),
    pair(328, 323), pair(313, 304), pair(343, 302), pair(306, 308), pair(317, 328), pair(297, 307), pair(319, 323), pair(298, 304),
    pair(285, 292), pair(314, 312), pair(301, 306), pair(303, 314), pair(295, 298), pair(312, 311), pair(292, 300), pair(318, 320),
    pair(289, 306), pair(308, 308), pair(318, 310), pair(318, 318), pair(308, 304), pair(308, 307), pair(296, 304), pair(312, 311),
    pair(323, 320), pair(314, 314), pair(309, 308), pair(311, 308), pair(313, 312), pair(321, 319), pair(312, 312), pair(308, 307),
    pair(498, 517), pair(483, 494), pair(490, 505), pair(475, 479), pair(498, 496), pair(550, 490), pair(507, 507), pair(497, 497),
    pair(489, 489), pair(502, 507), pair(531, 489), pair(504, 506), pair(488, 501), pair(492, 486), pair(505, 503), pair(483, 483),
    pair(486, 498), pair(491, 489), pair(483, 489), pair(487, 497), pair(469, 488), pair(488, 492), pair(490, 485), pair(489, 484),
    pair(496, 499), pair(487, 488), pair(497, 497), pair(496, 497), pair(494, 498), pair(494, 488), pair(492, 491), pair(492, 493),
    pair(495, 495), pair(502, 500), pair(497, 498), pair(496, 498), pair(497, 501), pair(501, 506), pair(501, 501), pair(501, 497),
    pair(953, 951), pair(948, 944), pair(982, 970), pair(956, 969), pair(946, 948), pair(961, 956), pair(998, 952), pair(1010, 952),
    pair(1001, 958), pair(1011, 948), pair(953, 944), pair(965, 953), pair(954, 950), pair(949, 942), pair(973, 942), pair(935, 950),
    pair(919, 948), pair(921, 944), pair(924, 944), pair(948, 945), pair(922, 944), pair(900, 938), pair(934, 949), pair(913, 942),
    pair(929, 944), pair(936, 946), pair(937, 946), pair(924, 942), pair(927, 949), pair(934, 947), pair(925, 943), pair(923, 944),
    pair(930, 944), pair(950, 949), pair(945, 949), pair(925, 937), pair(946, 948), pair(950, 948), pair(950, 950), pair(951, 950),
    pair(-2, -4), pair(-4, -11), pair(16, 17), pair(-8, -19), pair(23, 43), pair(-8, -9), pair(1, -5), pair(1, -16),
    pair(6, 2), pair(23, 27), pair(-21, -21), pair(-25, -26), pair(-24, -21), pair(-41, -26), pair(-55, -41), pair(-28, -29),
    pair(-27, -32), pair(-30, -30), pair(-40, -35), pair(-39, -33), pair(-36, -37), pair(-39, -39), pair(-36, -36), pair(-39, -37),
    pair(-39, -37), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36),
    pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36),
    pair(63, 84), pair(44, 76), pair(25, 61), pair(28, 77), pair(40, 71), pair(148, 135), pair(184, 163), pair(163, 181),
    pair(209, 198), pair(145, 177), pair(98, 70), pair(82, 43), pair(114, 45), pair(113, 88), pair(104, 101), pair(122, 74),
    pair(89, 42), pair(98, 51), pair(121, 72), pair(127, 77), pair(84, 69), pair(138, 82), pair(109, 87), pair(152, 105),
    pair(117, 91), pair(94, 82), pair(109, 113), pair(174, 153), pair(158, 116), pair(142, 120), pair(105, 119), pair(172, 182),
    pair(169, 175), pair(168, 180), pair(133, 146), pair(129, 146), pair(165, 185), pair(139, 194), pair(129, 145), pair(106, 105),
    // MOVES
    pair(12, 5), pair(9, 0), pair(9, 5), pair(7, -5), pair(3, -18), pair(-18, 22), pair(42, 19),
    // ROUTES
    pair(0, 0), pair(9, 9), pair(44, 64), pair(97, 82), pair(102, 101), pair(81, 85), pair(95, 97), pair(91, 87),
    pair(82, 81), pair(95, 99), pair(94, 99), pair(103, 105), pair(110, 112), pair(118, 118), pair(127, 127), pair(135, 135),
    pair(144, 144), pair(153, 153), pair(162, 162), pair(171, 170), pair(180, 180), pair(189, 189), pair(198, 198), pair(207, 207),
    // BY_PAWN
    pair(42, 33), pair(66, 12), pair(38, 15), pair(28, 13), pair(68, 13), pair(0, 0), pair(55, 40),
    // BY_MINOR
    pair(5, 32), pair(27, 8), pair(35, 9), pair(53, 16), pair(84, 17), pair(-0, 0), pair(39, 31),
    // BY_OTHER
    pair(3, 12), pair(3, 20), pair(8, 40), pair(26, 62), pair(124, 82), pair(-1, 0), pair(78, 68),
    // PASSED
    pair(0, 0), pair(5, 8), pair(-11, 9), pair(-2, -1), pair(-8, -10), pair(-10, -25), pair(-5, -20), pair(0, 0),
    // DOUBLED
    pair(15, -3),
    // ISOLATED
    pair(-10, -12),
    // TEMPO
    pair(52, 108),
];

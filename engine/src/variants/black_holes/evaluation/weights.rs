//! The weight of each term, in the opening and in the ending, in centipawns. Written by
//! `cargo run --release -p lasermate-engine --example tune -- fit`.

use crate::search::eval::{Pair, pair};

/// The weights, in the order of [`super::terms::RUNS`].
#[rustfmt::skip]
pub(super) static WEIGHTS: [Pair; 343] = [
    // PLACE
    pair(100, 100), pair(103, 103), pair(106, 106), pair(103, 103), pair(100, 100), pair(155, 24), pair(-72, 157), pair(-64, 134),
    pair(-25, 122), pair(133, 138), pair(146, 113), pair(41, 119), pair(33, 115), pair(73, 146), pair(135, 110), pair(134, 110),
    pair(59, 89), pair(75, 83), pair(81, 86), pair(113, 117), pair(48, 121), pair(100, 82), pair(98, 75), pair(66, 62),
    pair(71, 110), pair(-42, 88), pair(44, 145), pair(32, 44), pair(65, 153), pair(-10, 59), pair(83, 104), pair(178, 162),
    pair(139, 125), pair(148, 135), pair(142, 126), pair(149, 149), pair(152, 152), pair(155, 155), pair(152, 152), pair(149, 149),
    pair(278, 266), pair(181, 186), pair(293, 288), pair(249, 297), pair(282, 290), pair(343, 284), pair(271, 294), pair(179, 330),
    pair(216, 318), pair(262, 320), pair(339, 270), pair(259, 310), pair(239, 294), pair(295, 297), pair(274, 318), pair(270, 303),
    pair(253, 280), pair(207, 316), pair(284, 298), pair(252, 296), pair(251, 294), pair(220, 224), pair(208, 293), pair(210, 280),
    pair(239, 295), pair(283, 295), pair(256, 298), pair(279, 291), pair(268, 287), pair(300, 299), pair(233, 284), pair(283, 303),
    pair(306, 314), pair(278, 283), pair(225, 252), pair(250, 269), pair(301, 299), pair(278, 287), pair(256, 275), pair(296, 294),
    pair(269, 320), pair(316, 294), pair(147, 122), pair(278, 290), pair(293, 291), pair(327, 313), pair(242, 301), pair(329, 329),
    pair(244, 337), pair(327, 296), pair(360, 240), pair(307, 309), pair(256, 340), pair(268, 277), pair(381, 288), pair(265, 292),
    pair(211, 228), pair(288, 301), pair(265, 309), pair(289, 306), pair(206, 243), pair(305, 299), pair(225, 293), pair(326, 322),
    pair(200, 300), pair(270, 314), pair(289, 296), pair(286, 300), pair(250, 281), pair(322, 320), pair(223, 273), pair(313, 303),
    pair(310, 319), pair(312, 312), pair(246, 257), pair(343, 322), pair(314, 307), pair(322, 324), pair(315, 304), pair(306, 304),
    pair(372, 434), pair(371, 414), pair(471, 500), pair(433, 453), pair(486, 481), pair(546, 399), pair(420, 503), pair(455, 485),
    pair(442, 463), pair(450, 469), pair(585, 406), pair(462, 506), pair(441, 496), pair(474, 462), pair(500, 459), pair(456, 467),
    pair(429, 497), pair(458, 461), pair(452, 468), pair(482, 494), pair(406, 484), pair(441, 476), pair(475, 445), pair(451, 454),
    pair(481, 495), pair(433, 453), pair(484, 492), pair(481, 485), pair(483, 488), pair(472, 460), pair(468, 474), pair(445, 473),
    pair(479, 468), pair(503, 497), pair(489, 491), pair(480, 494), pair(493, 507), pair(514, 538), pair(505, 507), pair(500, 488),
    pair(908, 939), pair(904, 925), pair(899, 977), pair(868, 754), pair(882, 944), pair(935, 942), pair(960, 932), pair(924, 927),
    pair(883, 940), pair(973, 831), pair(928, 924), pair(966, 957), pair(938, 944), pair(952, 932), pair(979, 911), pair(845, 940),
    pair(862, 950), pair(911, 946), pair(940, 927), pair(903, 915), pair(844, 929), pair(781, 905), pair(869, 949), pair(874, 941),
    pair(857, 923), pair(847, 923), pair(901, 939), pair(851, 929), pair(853, 941), pair(840, 931), pair(841, 922), pair(812, 920),
    pair(872, 927), pair(950, 947), pair(935, 947), pair(766, 876), pair(898, 928), pair(933, 939), pair(949, 948), pair(951, 951),
    pair(-4, -11), pair(6, -22), pair(39, 10), pair(-17, -18), pair(73, 68), pair(-11, -5), pair(15, 1), pair(51, -2),
    pair(-21, 12), pair(98, 54), pair(-24, -21), pair(-37, -39), pair(-58, -10), pair(-92, -32), pair(-47, -43), pair(-28, -32),
    pair(-34, -43), pair(-36, -32), pair(-68, -49), pair(-59, -45), pair(-38, -37), pair(-44, -44), pair(-38, -36), pair(-52, -38),
    pair(-42, -39), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36),
    pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36), pair(-36, -36),
    pair(265, 132), pair(221, 187), pair(224, 129), pair(190, 172), pair(215, 126), pair(406, 265), pair(560, 330), pair(483, 383),
    pair(562, 375), pair(339, 307), pair(245, 135), pair(318, 109), pair(453, 84), pair(356, 177), pair(305, 216), pair(258, 126),
    pair(296, 80), pair(336, 163), pair(332, 144), pair(316, 175), pair(234, 116), pair(345, 170), pair(290, 202), pair(396, 175),
    pair(343, 131), pair(158, 143), pair(165, 242), pair(416, 289), pair(321, 149), pair(262, 190), pair(160, 197), pair(438, 366),
    pair(324, 315), pair(331, 307), pair(249, 252), pair(181, 223), pair(354, 347), pair(283, 375), pair(220, 268), pair(123, 125),
    // MOVES
    pair(11, 8), pair(11, -12), pair(12, -7), pair(4, -17), pair(-14, -37), pair(-37, 40), pair(41, 4),
    // ROUTES
    pair(0, 0), pair(31, 35), pair(74, 70), pair(122, 95), pair(147, 131), pair(123, 120), pair(140, 140), pair(140, 122),
    pair(103, 83), pair(123, 132), pair(102, 111), pair(110, 115), pair(118, 121), pair(121, 120), pair(130, 129), pair(136, 140),
    pair(144, 144), pair(153, 153), pair(162, 162), pair(171, 168), pair(180, 180), pair(189, 189), pair(198, 198), pair(207, 207),
    // BY_PAWN
    pair(89, 35), pair(67, 67), pair(40, 63), pair(139, 52), pair(194, 55), pair(-0, 0), pair(198, 101),
    // BY_MINOR
    pair(1, 44), pair(37, 42), pair(52, 17), pair(146, 45), pair(199, 47), pair(1, 0), pair(201, 86),
    // BY_OTHER
    pair(18, 12), pair(48, 108), pair(58, 110), pair(104, 123), pair(297, 212), pair(1, -0), pair(107, 70),
    // PASSED
    pair(0, 0), pair(-27, -4), pair(5, -4), pair(6, -19), pair(10, 21), pair(12, 13), pair(-33, -69), pair(0, 0),
    // DOUBLED
    pair(-14, 6),
    // ISOLATED
    pair(-6, 15),
    // TEMPO
    pair(161, 245),
];

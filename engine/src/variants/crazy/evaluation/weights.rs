//! The weight of each term, in the opening and in the ending, in hundredths of a pawn. Written by
//! `cargo run --release -p lasermate-engine --example tune -- fit`.

use super::terms::TERMS;
use crate::search::eval::{Pair, pair};

/// The weights, in the order of [`super::terms::RUNS`].
#[rustfmt::skip]
pub(super) static WEIGHTS: [Pair; TERMS] = [
    // PLACE
    pair(89, 75), pair(98, 86), pair(100, 96), pair(90, 86), pair(71, 77), pair(86, 93), pair(113, 107), pair(58, 57),
    pair(136, 34), pair(158, 18), pair(82, 81), pair(13, 93), pair(29, 97), pair(77, 63), pair(115, 33), pair(114, 30),
    pair(98, 55), pair(71, 65), pair(110, 36), pair(76, 94), pair(129, 22), pair(143, 58), pair(129, 50), pair(117, 60),
    pair(49, 62), pair(31, 116), pair(49, 69), pair(120, 85), pair(112, 79), pair(64, 47), pair(31, 105), pair(87, 91),
    pair(46, 89), pair(126, 127), pair(95, 78), pair(147, 101), pair(193, 114), pair(83, 146), pair(96, 101), pair(37, 150),
    pair(127, 214), pair(126, 213), pair(142, 181), pair(103, 168), pair(134, 175), pair(129, 214), pair(124, 180), pair(132, 275),
    pair(175, 200), pair(164, 207), pair(144, 156), pair(168, 200), pair(164, 187), pair(158, 197), pair(144, 175), pair(188, 235),
    pair(108, 106), pair(105, 104), pair(104, 103), pair(117, 125), pair(114, 119), pair(114, 130), pair(104, 102), pair(104, 100),
    pair(403, 375), pair(362, 384), pair(369, 383), pair(411, 389), pair(370, 388), pair(394, 361), pair(348, 395), pair(355, 370),
    pair(351, 385), pair(308, 381), pair(407, 387), pair(305, 336), pair(296, 430), pair(344, 380), pair(317, 370), pair(426, 380),
    pair(342, 344), pair(345, 371), pair(439, 358), pair(387, 391), pair(434, 372), pair(422, 356), pair(332, 377), pair(408, 333),
    pair(377, 363), pair(377, 392), pair(431, 347), pair(394, 385), pair(398, 364), pair(404, 370), pair(369, 391), pair(414, 359),
    pair(376, 364), pair(375, 355), pair(386, 374), pair(380, 389), pair(401, 389), pair(406, 378), pair(386, 396), pair(355, 378),
    pair(372, 377), pair(388, 381), pair(388, 380), pair(387, 392), pair(410, 398), pair(392, 389), pair(364, 357), pair(385, 409),
    pair(372, 375), pair(372, 376), pair(380, 369), pair(365, 379), pair(370, 376), pair(384, 380), pair(367, 365), pair(362, 391),
    pair(357, 359), pair(372, 368), pair(376, 375), pair(372, 366), pair(388, 389), pair(371, 370), pair(363, 363), pair(375, 376),
    pair(382, 369), pair(368, 367), pair(419, 316), pair(375, 370), pair(399, 384), pair(384, 356), pair(387, 380), pair(391, 372),
    pair(396, 378), pair(495, 395), pair(320, 376), pair(349, 402), pair(300, 393), pair(396, 393), pair(468, 389), pair(335, 368),
    pair(401, 358), pair(386, 371), pair(394, 382), pair(377, 403), pair(460, 364), pair(361, 400), pair(391, 394), pair(418, 382),
    pair(387, 399), pair(412, 359), pair(340, 365), pair(441, 375), pair(389, 411), pair(406, 374), pair(400, 395), pair(396, 372),
    pair(452, 349), pair(399, 370), pair(348, 371), pair(383, 392), pair(401, 388), pair(356, 398), pair(425, 363), pair(378, 381),
    pair(386, 354), pair(398, 383), pair(424, 382), pair(367, 368), pair(391, 386), pair(390, 368), pair(384, 385), pair(409, 381),
    pair(352, 378), pair(403, 402), pair(409, 381), pair(402, 367), pair(389, 372), pair(389, 402), pair(399, 377), pair(394, 371),
    pair(378, 384), pair(392, 357), pair(394, 404), pair(393, 382), pair(402, 394), pair(372, 358), pair(396, 387), pair(423, 358),
    pair(453, 417), pair(415, 452), pair(439, 485), pair(514, 471), pair(417, 435), pair(489, 468), pair(514, 441), pair(512, 373),
    pair(469, 491), pair(447, 461), pair(445, 440), pair(565, 476), pair(536, 457), pair(481, 510), pair(481, 474), pair(483, 479),
    pair(462, 490), pair(473, 478), pair(509, 490), pair(541, 446), pair(480, 465), pair(478, 491), pair(490, 506), pair(445, 470),
    pair(505, 441), pair(499, 475), pair(481, 496), pair(503, 491), pair(485, 485), pair(484, 470), pair(475, 483), pair(446, 485),
    pair(480, 475), pair(493, 501), pair(488, 485), pair(494, 481), pair(474, 473), pair(470, 474), pair(474, 482), pair(481, 505),
    pair(504, 480), pair(485, 473), pair(471, 475), pair(477, 468), pair(475, 480), pair(467, 466), pair(476, 463), pair(485, 488),
    pair(484, 454), pair(484, 470), pair(511, 467), pair(469, 464), pair(515, 467), pair(522, 450), pair(474, 445), pair(510, 431),
    pair(457, 480), pair(470, 457), pair(467, 459), pair(515, 469), pair(507, 487), pair(505, 478), pair(485, 491), pair(496, 462),
    pair(845, 833), pair(830, 847), pair(817, 860), pair(783, 921), pair(881, 839), pair(792, 873), pair(863, 849), pair(843, 844),
    pair(858, 833), pair(841, 848), pair(797, 846), pair(858, 852), pair(824, 824), pair(856, 837), pair(855, 845), pair(840, 849),
    pair(858, 847), pair(843, 861), pair(828, 840), pair(767, 819), pair(856, 845), pair(803, 858), pair(841, 845), pair(835, 840),
    pair(801, 829), pair(880, 827), pair(832, 838), pair(794, 846), pair(838, 844), pair(842, 833), pair(820, 834), pair(841, 847),
    pair(908, 846), pair(863, 847), pair(840, 845), pair(933, 790), pair(856, 840), pair(873, 831), pair(946, 844), pair(956, 823),
    pair(834, 843), pair(863, 847), pair(860, 846), pair(843, 839), pair(853, 845), pair(863, 858), pair(838, 845), pair(815, 839),
    pair(1021, 846), pair(961, 860), pair(950, 849), pair(915, 837), pair(883, 836), pair(925, 867), pair(919, 866), pair(1041, 828),
    pair(875, 863), pair(904, 865), pair(841, 838), pair(916, 865), pair(928, 859), pair(860, 852), pair(894, 863), pair(867, 858),
    pair(11, -54), pair(-38, -11), pair(-23, -3), pair(-8, 10), pair(103, 15), pair(2, -5), pair(-23, 26), pair(-17, -40),
    pair(34, -22), pair(2, -2), pair(-5, -29), pair(-38, -32), pair(-38, -8), pair(6, 21), pair(-5, 20), pair(21, 22),
    pair(9, 4), pair(9, 6), pair(-28, 6), pair(41, 13), pair(28, 33), pair(-21, 9), pair(33, 10), pair(-11, 15),
    pair(-16, -11), pair(-5, 0), pair(11, 21), pair(-5, -10), pair(-15, 9), pair(9, 26), pair(-1, 21), pair(8, 4),
    pair(5, -7), pair(-8, -4), pair(-11, 19), pair(8, -1), pair(32, -23), pair(13, 7), pair(-29, 4), pair(0, -19),
    pair(-3, -3), pair(-9, -16), pair(-10, 5), pair(-19, 12), pair(-10, -5), pair(-0, 20), pair(6, 5), pair(-7, -8),
    pair(-3, -15), pair(-20, -9), pair(34, 3), pair(26, -1), pair(-4, -14), pair(-10, 7), pair(-7, -2), pair(-1, -31),
    pair(-27, -33), pair(1, 9), pair(-13, 9), pair(17, 1), pair(11, 2), pair(27, 12), pair(-20, 13), pair(5, -4),
    // RISEN
    pair(252, 246), pair(261, 254), pair(171, 194), pair(266, 263), pair(266, 263), pair(162, 216), pair(261, 262), pair(254, 244),
    pair(265, 265), pair(252, 248), pair(265, 269), pair(224, 250), pair(252, 263), pair(269, 269), pair(242, 240), pair(265, 263),
    pair(256, 253), pair(269, 269), pair(252, 255), pair(263, 249), pair(268, 264), pair(262, 268), pair(269, 269), pair(255, 266),
    pair(269, 266), pair(264, 267), pair(245, 254), pair(256, 255), pair(263, 272), pair(257, 253), pair(258, 263), pair(268, 267),
    pair(270, 267), pair(238, 261), pair(269, 260), pair(267, 263), pair(251, 267), pair(276, 272), pair(226, 244), pair(265, 266),
    pair(225, 253), pair(258, 256), pair(267, 267), pair(264, 264), pair(280, 275), pair(258, 253), pair(260, 269), pair(263, 258),
    pair(261, 261), pair(265, 262), pair(260, 267), pair(259, 262), pair(264, 265), pair(241, 259), pair(261, 264), pair(262, 270),
    pair(258, 258), pair(258, 263), pair(271, 267), pair(266, 263), pair(269, 267), pair(257, 257), pair(267, 265), pair(257, 261),
    // INSIDE
    pair(73, 25), pair(120, 53), pair(66, -25), pair(49, -22), pair(20, -20), pair(289, 101),
    // NEAR
    pair(-17, -29), pair(-31, -34), pair(-28, 8), pair(-23, 21), pair(-27, 37), pair(-17, 20), pair(-19, 44), pair(-32, 88),
    pair(46, 72), pair(-15, 2), pair(45, -24), pair(15, -5), pair(33, -24), pair(21, -13), pair(-38, 65), pair(12, -35),
    pair(-17, -119), pair(-169, -195), pair(-50, -180), pair(-44, -161), pair(-56, -162), pair(-72, -147), pair(-99, -123), pair(-50, -164),
    pair(231, -135), pair(-26, -65), pair(-18, -78), pair(14, -121), pair(-52, -96), pair(-35, -90), pair(-26, -98), pair(-19, -138),
    pair(21, -82), pair(202, 49), pair(220, -74), pair(270, -120), pair(133, -55), pair(24, -74), pair(-17, -22), pair(-70, 82),
    pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0),
    // TEMPO
    pair(7, -4),
];

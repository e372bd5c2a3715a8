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
    pair(98, 96), pair(102, 101), pair(102, 102), pair(96, 90), pair(94, 97), pair(100, 103), pair(104, 107), pair(93, 91),
    pair(118, 50), pair(136, 80), pair(77, 104), pair(28, 116), pair(86, 105), pair(121, 90), pair(121, 53), pair(122, 46),
    pair(90, 72), pair(76, 102), pair(103, 68), pair(69, 140), pair(105, 106), pair(121, 108), pair(141, 74), pair(78, 86),
    pair(46, 88), pair(94, 95), pair(38, 80), pair(92, 160), pair(135, 153), pair(135, 65), pair(53, 93), pair(89, 108),
    pair(120, 124), pair(120, 138), pair(122, 114), pair(166, 119), pair(138, 128), pair(124, 130), pair(131, 123), pair(94, 113),
    pair(133, 158), pair(134, 176), pair(128, 143), pair(119, 137), pair(133, 142), pair(127, 160), pair(129, 151), pair(132, 151),
    pair(144, 153), pair(143, 156), pair(132, 138), pair(143, 156), pair(139, 150), pair(135, 150), pair(136, 149), pair(145, 156),
    pair(103, 101), pair(104, 103), pair(102, 99), pair(105, 109), pair(104, 106), pair(104, 106), pair(103, 103), pair(100, 99),
    pair(353, 361), pair(382, 373), pair(364, 364), pair(386, 371), pair(370, 375), pair(376, 370), pair(389, 359), pair(366, 361),
    pair(362, 365), pair(339, 371), pair(390, 394), pair(383, 368), pair(357, 406), pair(364, 363), pair(352, 369), pair(367, 364),
    pair(365, 371), pair(369, 373), pair(387, 403), pair(360, 397), pair(399, 389), pair(383, 374), pair(349, 365), pair(383, 372),
    pair(416, 380), pair(393, 406), pair(407, 402), pair(389, 385), pair(400, 378), pair(411, 383), pair(378, 389), pair(405, 379),
    pair(378, 386), pair(377, 374), pair(392, 393), pair(387, 394), pair(413, 410), pair(400, 391), pair(394, 390), pair(368, 378),
    pair(373, 374), pair(380, 377), pair(383, 380), pair(382, 382), pair(394, 395), pair(389, 396), pair(376, 376), pair(378, 384),
    pair(365, 364), pair(369, 371), pair(375, 372), pair(380, 384), pair(374, 373), pair(378, 378), pair(368, 366), pair(360, 368),
    pair(362, 361), pair(367, 365), pair(370, 369), pair(374, 373), pair(378, 379), pair(370, 369), pair(363, 360), pair(365, 361),
    pair(380, 379), pair(377, 380), pair(417, 371), pair(390, 388), pair(388, 387), pair(356, 354), pair(383, 384), pair(389, 379),
    pair(380, 382), pair(435, 390), pair(385, 380), pair(376, 420), pair(347, 370), pair(391, 385), pair(391, 389), pair(372, 386),
    pair(424, 388), pair(390, 387), pair(395, 395), pair(367, 394), pair(427, 380), pair(377, 397), pair(393, 396), pair(386, 383),
    pair(386, 390), pair(406, 407), pair(346, 373), pair(423, 389), pair(386, 391), pair(415, 395), pair(380, 385), pair(394, 388),
    pair(420, 404), pair(410, 377), pair(381, 387), pair(390, 399), pair(388, 387), pair(371, 390), pair(412, 406), pair(380, 392),
    pair(370, 381), pair(393, 388), pair(397, 405), pair(379, 378), pair(394, 382), pair(392, 368), pair(391, 383), pair(385, 389),
    pair(362, 368), pair(385, 383), pair(393, 398), pair(395, 385), pair(390, 383), pair(388, 398), pair(389, 378), pair(382, 381),
    pair(374, 380), pair(393, 390), pair(388, 389), pair(389, 388), pair(391, 388), pair(385, 382), pair(385, 381), pair(391, 383),
    pair(482, 462), pair(448, 463), pair(460, 502), pair(500, 453), pair(473, 480), pair(491, 523), pair(475, 474), pair(492, 423),
    pair(477, 489), pair(460, 466), pair(485, 484), pair(509, 479), pair(513, 483), pair(476, 488), pair(481, 478), pair(480, 476),
    pair(479, 484), pair(482, 474), pair(492, 487), pair(522, 497), pair(487, 477), pair(493, 479), pair(480, 473), pair(473, 471),
    pair(531, 484), pair(486, 477), pair(485, 483), pair(493, 489), pair(485, 486), pair(480, 470), pair(482, 479), pair(476, 477),
    pair(478, 479), pair(485, 479), pair(485, 477), pair(495, 489), pair(474, 471), pair(480, 484), pair(479, 474), pair(476, 476),
    pair(491, 472), pair(489, 493), pair(474, 475), pair(481, 475), pair(485, 481), pair(476, 469), pair(480, 477), pair(482, 477),
    pair(495, 507), pair(482, 490), pair(495, 495), pair(480, 488), pair(501, 497), pair(521, 494), pair(481, 469), pair(496, 498),
    pair(470, 473), pair(474, 461), pair(471, 465), pair(494, 492), pair(496, 492), pair(492, 481), pair(485, 482), pair(491, 491),
    pair(841, 844), pair(840, 848), pair(869, 848), pair(747, 878), pair(845, 852), pair(818, 862), pair(851, 848), pair(848, 849),
    pair(854, 844), pair(841, 847), pair(830, 850), pair(848, 850), pair(847, 834), pair(855, 844), pair(854, 846), pair(845, 850),
    pair(854, 849), pair(884, 851), pair(846, 850), pair(848, 854), pair(858, 850), pair(837, 857), pair(851, 851), pair(851, 850),
    pair(822, 836), pair(841, 840), pair(857, 859), pair(825, 851), pair(849, 855), pair(847, 844), pair(863, 849), pair(850, 852),
    pair(861, 854), pair(863, 850), pair(843, 846), pair(899, 862), pair(855, 851), pair(857, 849), pair(843, 844), pair(853, 842),
    pair(850, 849), pair(859, 854), pair(859, 855), pair(850, 848), pair(855, 850), pair(858, 855), pair(846, 849), pair(850, 846),
    pair(895, 859), pair(873, 855), pair(864, 846), pair(891, 852), pair(861, 844), pair(891, 866), pair(868, 858), pair(906, 865),
    pair(858, 852), pair(856, 850), pair(842, 845), pair(859, 856), pair(879, 856), pair(856, 853), pair(857, 852), pair(860, 855),
    pair(15, -35), pair(-19, -4), pair(-22, -3), pair(17, -6), pair(46, -3), pair(-30, 25), pair(-34, 9), pair(22, 19),
    pair(29, 2), pair(5, -9), pair(15, -8), pair(-21, -25), pair(-18, -23), pair(3, -10), pair(-6, 5), pair(-16, -25),
    pair(2, -1), pair(10, 13), pair(-13, 9), pair(30, 10), pair(4, 5), pair(-5, -12), pair(13, 15), pair(-2, -4),
    pair(-12, -9), pair(-1, 4), pair(5, 4), pair(-1, 15), pair(-2, 13), pair(-6, -4), pair(-0, 10), pair(4, 1),
    pair(-2, -9), pair(-2, 5), pair(-5, -7), pair(2, -10), pair(6, 10), pair(-1, 16), pair(-6, -2), pair(2, 22),
    pair(2, -5), pair(3, -6), pair(-2, 4), pair(-1, 5), pair(4, 3), pair(-1, 6), pair(6, 10), pair(-0, -4),
    pair(-5, -6), pair(-12, -2), pair(8, 16), pair(8, 24), pair(-1, -3), pair(6, 5), pair(-0, -1), pair(-3, -17),
    pair(-18, -22), pair(-4, -10), pair(-9, -9), pair(9, 1), pair(7, -4), pair(7, 2), pair(-3, 5), pair(-6, 2),
    // RISEN
    pair(256, 254), pair(262, 259), pair(241, 253), pair(266, 266), pair(266, 266), pair(234, 254), pair(261, 262), pair(257, 253),
    pair(265, 265), pair(258, 263), pair(268, 269), pair(254, 264), pair(264, 266), pair(270, 270), pair(264, 265), pair(266, 265),
    pair(265, 262), pair(269, 269), pair(265, 268), pair(267, 261), pair(273, 271), pair(266, 269), pair(269, 269), pair(262, 267),
    pair(270, 269), pair(273, 271), pair(256, 261), pair(268, 267), pair(270, 274), pair(268, 267), pair(264, 267), pair(269, 269),
    pair(271, 270), pair(257, 269), pair(272, 267), pair(273, 270), pair(264, 273), pair(276, 273), pair(257, 264), pair(268, 268),
    pair(246, 260), pair(265, 267), pair(269, 270), pair(268, 269), pair(277, 275), pair(266, 264), pair(266, 270), pair(263, 264),
    pair(265, 265), pair(267, 268), pair(265, 268), pair(267, 267), pair(267, 269), pair(258, 266), pair(266, 267), pair(264, 268),
    pair(260, 261), pair(262, 265), pair(269, 268), pair(267, 268), pair(269, 269), pair(264, 263), pair(266, 265), pair(262, 265),
    // INSIDE
    pair(69, 4), pair(92, 47), pair(22, -3), pair(35, 13), pair(5, 2), pair(162, 131),
    // NEAR
    pair(5, 15), pair(5, -25), pair(-2, 23), pair(5, 38), pair(-3, 30), pair(2, 39), pair(-7, 46), pair(-7, 62),
    pair(2, 0), pair(-4, 1), pair(11, 6), pair(32, 43), pair(57, 27), pair(34, 56), pair(18, 23), pair(12, 5),
    pair(5, -5), pair(-73, -67), pair(-36, -70), pair(-39, -31), pair(-35, -28), pair(-44, -27), pair(-6, -14), pair(-33, -60),
    pair(82, -42), pair(0, -12), pair(2, -1), pair(27, -31), pair(48, -16), pair(1, -4), pair(-16, -45), pair(6, -24),
    pair(6, -50), pair(54, 20), pair(100, 2), pair(93, 7), pair(44, 10), pair(-2, 3), pair(-62, 2), pair(-85, 41),
    pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0),
    // TEMPO
    pair(-5, 2),
];

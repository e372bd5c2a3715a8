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
    pair(76, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(76, 105),
    pair(66, 117), pair(80, 89), pair(74, 100), pair(74, 97), pair(66, 96), pair(89, 104), pair(84, 108), pair(73, 95),
    pair(76, 105), pair(89, 94), pair(82, 108), pair(77, 109), pair(77, 105), pair(85, 100), pair(79, 104), pair(76, 85),
    pair(70, 119), pair(69, 107), pair(81, 102), pair(107, 104), pair(93, 104), pair(93, 101), pair(75, 111), pair(73, 114),
    pair(96, 128), pair(89, 103), pair(70, 109), pair(103, 128), pair(80, 135), pair(74, 137), pair(84, 139), pair(70, 140),
    pair(104, 123), pair(114, 152), pair(56, 148), pair(85, 128), pair(72, 141), pair(87, 144), pair(117, 107), pair(78, 127),
    pair(171, 163), pair(124, 173), pair(149, 221), pair(153, 193), pair(113, 227), pair(167, 172), pair(135, 258), pair(120, 201),
    pair(76, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(76, 105),
    pair(269, 243), pair(313, 289), pair(299, 252), pair(310, 295), pair(309, 266), pair(303, 277), pair(310, 288), pair(315, 260),
    pair(312, 297), pair(339, 305), pair(348, 268), pair(331, 300), pair(328, 296), pair(327, 288), pair(310, 269), pair(301, 301),
    pair(320, 296), pair(332, 268), pair(334, 304), pair(330, 319), pair(328, 329), pair(339, 299), pair(337, 287), pair(325, 284),
    pair(321, 317), pair(367, 283), pair(352, 305), pair(350, 321), pair(356, 305), pair(345, 315), pair(322, 316), pair(334, 252),
    pair(357, 255), pair(347, 310), pair(357, 323), pair(363, 311), pair(335, 320), pair(348, 300), pair(350, 296), pair(318, 309),
    pair(347, 280), pair(351, 295), pair(330, 293), pair(343, 313), pair(358, 315), pair(310, 310), pair(320, 280), pair(313, 301),
    pair(309, 312), pair(322, 311), pair(330, 281), pair(316, 289), pair(305, 280), pair(331, 297), pair(315, 309), pair(340, 239),
    pair(306, 242), pair(294, 259), pair(322, 284), pair(320, 291), pair(305, 276), pair(303, 266), pair(299, 271), pair(310, 255),
    pair(312, 289), pair(325, 315), pair(329, 340), pair(353, 261), pair(290, 317), pair(340, 321), pair(353, 274), pair(317, 295),
    pair(357, 284), pair(332, 313), pair(363, 286), pair(337, 334), pair(350, 325), pair(387, 305), pair(352, 299), pair(318, 290),
    pair(335, 337), pair(355, 303), pair(358, 333), pair(345, 300), pair(344, 333), pair(364, 290), pair(368, 316), pair(336, 322),
    pair(354, 306), pair(347, 306), pair(346, 328), pair(335, 341), pair(343, 314), pair(339, 334), pair(355, 293), pair(365, 330),
    pair(342, 284), pair(351, 311), pair(341, 318), pair(360, 322), pair(336, 344), pair(355, 317), pair(343, 327), pair(327, 291),
    pair(358, 321), pair(312, 344), pair(341, 303), pair(316, 314), pair(357, 316), pair(375, 326), pair(339, 265), pair(299, 350),
    pair(292, 311), pair(346, 281), pair(326, 325), pair(340, 310), pair(363, 312), pair(338, 309), pair(342, 316), pair(348, 296),
    pair(307, 307), pair(297, 273), pair(364, 312), pair(350, 330), pair(339, 281), pair(348, 304), pair(339, 326), pair(328, 275),
    pair(471, 528), pair(463, 521), pair(477, 524), pair(480, 511), pair(500, 510), pair(499, 522), pair(473, 525), pair(479, 517),
    pair(467, 534), pair(474, 496), pair(469, 529), pair(483, 519), pair(487, 532), pair(476, 522), pair(521, 510), pair(449, 529),
    pair(467, 523), pair(467, 530), pair(460, 556), pair(447, 541), pair(481, 547), pair(487, 550), pair(476, 529), pair(476, 540),
    pair(473, 541), pair(466, 548), pair(437, 535), pair(491, 526), pair(472, 539), pair(477, 531), pair(466, 520), pair(474, 531),
    pair(482, 541), pair(480, 531), pair(481, 532), pair(474, 530), pair(521, 523), pair(547, 511), pair(486, 526), pair(478, 545),
    pair(491, 533), pair(485, 543), pair(499, 548), pair(534, 514), pair(502, 519), pair(522, 524), pair(511, 501), pair(491, 539),
    pair(472, 546), pair(485, 540), pair(487, 544), pair(505, 535), pair(552, 516), pair(538, 525), pair(548, 521), pair(519, 530),
    pair(489, 550), pair(478, 539), pair(484, 545), pair(469, 537), pair(493, 542), pair(494, 524), pair(464, 551), pair(496, 564),
    pair(980, 964), pair(983, 965), pair(1015, 928), pair(997, 933), pair(981, 968), pair(983, 967), pair(1007, 961), pair(991, 971),
    pair(971, 962), pair(999, 963), pair(1000, 906), pair(1008, 959), pair(1015, 956), pair(988, 945), pair(1002, 950), pair(968, 960),
    pair(960, 983), pair(989, 985), pair(983, 1004), pair(1007, 975), pair(995, 985), pair(981, 1001), pair(1024, 984), pair(1011, 961),
    pair(993, 919), pair(980, 966), pair(980, 1002), pair(1003, 1002), pair(1002, 989), pair(985, 1011), pair(998, 973), pair(1036, 976),
    pair(958, 984), pair(967, 1006), pair(961, 981), pair(994, 975), pair(1016, 998), pair(1032, 992), pair(985, 979), pair(997, 998),
    pair(993, 960), pair(986, 959), pair(1011, 1001), pair(1020, 959), pair(993, 989), pair(991, 981), pair(1005, 1006), pair(986, 971),
    pair(971, 965), pair(947, 970), pair(988, 985), pair(993, 981), pair(990, 962), pair(1017, 988), pair(989, 968), pair(987, 994),
    pair(976, 965), pair(970, 967), pair(1004, 987), pair(957, 970), pair(1001, 983), pair(974, 950), pair(1017, 974), pair(976, 951),
    pair(-15, -32), pair(-12, -31), pair(-17, -4), pair(-41, -11), pair(-35, -15), pair(-22, -33), pair(-2, -25), pair(5, -55),
    pair(-20, -11), pair(-32, -9), pair(-38, 13), pair(-37, 5), pair(-38, 2), pair(-10, -17), pair(-12, -21), pair(-9, -17),
    pair(-5, 12), pair(-22, 1), pair(-54, -2), pair(-82, 10), pair(-51, 5), pair(-29, -4), pair(-18, -5), pair(-10, -3),
    pair(-54, -15), pair(-74, 19), pair(-49, 15), pair(-60, 4), pair(-69, 4), pair(-82, 18), pair(-62, 9), pair(-67, -2),
    pair(-76, 1), pair(-84, 34), pair(-94, 15), pair(-101, 4), pair(-84, 15), pair(-98, 13), pair(-80, 12), pair(-89, -12),
    pair(-58, -5), pair(-92, 1), pair(-99, 16), pair(-95, 38), pair(-123, 41), pair(-96, 33), pair(-74, 25), pair(-64, 19),
    pair(-69, -40), pair(-83, -4), pair(-97, 29), pair(-112, 27), pair(-104, 18), pair(-92, 19), pair(-83, 16), pair(-65, -1),
    pair(-69, -36), pair(-81, -10), pair(-94, 15), pair(-109, 15), pair(-110, 14), pair(-96, -12), pair(-81, -22), pair(-64, -16),
    // BISHOPS
    pair(45, 32),
    // KNIGHT_REACH
    pair(2, -39), pair(8, -10), pair(14, -20), pair(17, -20), pair(18, -11), pair(21, 1), pair(24, 3), pair(31, -6),
    pair(37, -19),
    // BISHOP_REACH
    pair(-27, -22), pair(-14, -29), pair(-7, -34), pair(-0, -13), pair(-1, 1), pair(2, 2), pair(9, 8), pair(13, 14),
    pair(23, 22), pair(22, 15), pair(16, 20), pair(22, 16), pair(50, 9), pair(41, -21),
    // ROOK_REACH
    pair(-12, -38), pair(-4, -37), pair(2, -22), pair(5, -11), pair(12, -9), pair(10, 3), pair(16, -2), pair(17, 7),
    pair(24, 13), pair(20, 19), pair(28, 13), pair(33, 20), pair(12, 37), pair(14, 32), pair(117, -15),
    // QUEEN_REACH
    pair(-9, -34), pair(-3, -18), pair(-13, -16), pair(-9, 0), pair(-2, -35), pair(-8, -24), pair(-6, -20), pair(-2, 6),
    pair(6, 3), pair(12, 1), pair(12, -7), pair(9, 9), pair(10, 20), pair(7, 19), pair(18, 24), pair(21, 28),
    pair(13, 37), pair(22, 37), pair(14, 40), pair(-10, 42), pair(18, 33), pair(16, 17), pair(25, 27), pair(23, 10),
    pair(16, 28), pair(11, 5), pair(11, 24), pair(12, 19),
    // PASSED
    pair(0, 0), pair(-2, 32), pair(9, 19), pair(14, 42), pair(2, 77), pair(48, 139), pair(117, 109), pair(0, 0),
    // PASSED_STOPPED
    pair(0, 0), pair(-5, -14), pair(-7, 0), pair(-23, -2), pair(-13, -8), pair(-19, -18), pair(-56, -26), pair(0, 0),
    // PASSED_OWN_KING
    pair(9, 43), pair(-54, 63), pair(20, 17), pair(11, -0), pair(24, -12), pair(14, -19), pair(7, -16), pair(-2, -33),
    // PASSED_OTHER_KING
    pair(10, -43), pair(31, -69), pair(-9, -30), pair(9, -0), pair(11, 17), pair(-8, 41), pair(-14, 71), pair(-0, 55),
    // DOUBLED
    pair(-5, -8),
    // ISOLATED
    pair(-9, -10),
    // CONNECTED
    pair(0, 0), pair(5, 3), pair(6, 10), pair(6, 6), pair(21, 2), pair(31, 10), pair(29, 4), pair(0, 0),
    // ROOK_OPEN
    pair(32, -7),
    // ROOK_HALF_OPEN
    pair(30, 9),
    // COVER
    pair(9, -4),
    // NO_COVER
    pair(-24, 0),
    // DANGER
    pair(0, 0), pair(0, 1), pair(2, 2), pair(4, 3), pair(27, -12), pair(28, 8), pair(26, -20), pair(15, 5),
    pair(35, -15), pair(25, -7), pair(52, -7), pair(65, -16), pair(61, -0), pair(75, -28), pair(42, 23), pair(115, 5),
    pair(108, -38), pair(90, 40), pair(126, -13), pair(156, 16), pair(199, 16), pair(199, -7), pair(212, 4), pair(237, 4),
    pair(260, 15), pair(301, 20), pair(288, 18), pair(277, 19), pair(286, 20), pair(279, 29), pair(301, 30), pair(301, 31),
    pair(299, 32), pair(300, 33), pair(297, 34), pair(300, 35), pair(301, 36), pair(300, 37), pair(301, 39), pair(300, 39),
    // BY_PAWN
    pair(-4, -22), pair(48, -16), pair(43, 15), pair(35, -14), pair(29, -2), pair(0, 0),
    // BY_MINOR
    pair(-4, 13), pair(12, 3), pair(27, 27), pair(38, 6), pair(46, 23), pair(0, 0),
    // BY_ROOK
    pair(-12, 16), pair(3, 17), pair(13, 7), pair(4, -2), pair(61, 17), pair(0, 0),
    // LOOSE
    pair(14, 33), pair(27, 35), pair(17, 16), pair(17, 24), pair(12, 10), pair(0, 0),
    // CASTLING
    pair(5, 23),
    // TEMPO
    pair(18, 6),
];

//! The weight of each term, in the opening and in the ending, in centipawns. Written by
//! `cargo run --release -p lasermate-engine --example tune -- fit`.

use crate::search::eval::{Pair, pair};

/// The weights, in the order of [`super::terms::RUNS`].
#[rustfmt::skip]
pub(super) static WEIGHTS: [Pair; 563] = [
    // PLACE
    pair(76, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(76, 105),
    pair(65, 123), pair(80, 98), pair(72, 106), pair(76, 106), pair(66, 104), pair(88, 111), pair(88, 113), pair(73, 103),
    pair(74, 107), pair(81, 98), pair(84, 107), pair(74, 109), pair(72, 109), pair(83, 102), pair(80, 105), pair(74, 94),
    pair(68, 120), pair(67, 110), pair(85, 99), pair(106, 101), pair(90, 102), pair(94, 101), pair(74, 115), pair(72, 118),
    pair(89, 128), pair(85, 110), pair(76, 111), pair(104, 123), pair(83, 131), pair(80, 133), pair(88, 134), pair(72, 139),
    pair(100, 126), pair(108, 146), pair(63, 142), pair(91, 125), pair(75, 136), pair(91, 143), pair(113, 121), pair(83, 138),
    pair(174, 172), pair(124, 189), pair(143, 219), pair(154, 192), pair(113, 222), pair(164, 181), pair(132, 245), pair(124, 207),
    pair(76, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(82, 105), pair(76, 105),
    pair(272, 249), pair(316, 283), pair(302, 259), pair(313, 293), pair(313, 271), pair(309, 280), pair(314, 282), pair(313, 261),
    pair(311, 295), pair(334, 300), pair(342, 275), pair(333, 300), pair(334, 297), pair(329, 291), pair(314, 275), pair(307, 301),
    pair(320, 293), pair(333, 277), pair(333, 304), pair(332, 317), pair(336, 324), pair(337, 302), pair(340, 291), pair(322, 291),
    pair(324, 312), pair(356, 285), pair(348, 313), pair(345, 320), pair(350, 314), pair(347, 316), pair(323, 298), pair(333, 262),
    pair(351, 260), pair(341, 305), pair(350, 318), pair(362, 312), pair(344, 318), pair(347, 306), pair(342, 299), pair(325, 305),
    pair(344, 277), pair(350, 291), pair(332, 298), pair(349, 310), pair(362, 313), pair(317, 309), pair(325, 286), pair(313, 298),
    pair(300, 304), pair(318, 301), pair(334, 284), pair(321, 294), pair(307, 283), pair(334, 294), pair(315, 304), pair(334, 240),
    pair(298, 240), pair(294, 259), pair(318, 284), pair(319, 288), pair(307, 279), pair(301, 268), pair(299, 271), pair(304, 256),
    pair(315, 294), pair(326, 316), pair(332, 331), pair(354, 271), pair(297, 322), pair(338, 318), pair(354, 277), pair(322, 300),
    pair(358, 287), pair(340, 319), pair(360, 289), pair(344, 326), pair(355, 316), pair(380, 304), pair(356, 303), pair(321, 290),
    pair(337, 330), pair(358, 306), pair(356, 331), pair(348, 307), pair(344, 332), pair(365, 301), pair(363, 316), pair(339, 320),
    pair(347, 303), pair(343, 313), pair(349, 327), pair(341, 338), pair(348, 320), pair(340, 332), pair(352, 298), pair(355, 322),
    pair(343, 292), pair(344, 317), pair(342, 322), pair(361, 325), pair(338, 342), pair(355, 319), pair(338, 329), pair(333, 292),
    pair(347, 316), pair(317, 342), pair(340, 309), pair(328, 320), pair(361, 316), pair(370, 327), pair(347, 275), pair(311, 334),
    pair(294, 313), pair(343, 286), pair(323, 325), pair(336, 311), pair(359, 310), pair(338, 307), pair(339, 314), pair(342, 295),
    pair(310, 311), pair(299, 278), pair(360, 307), pair(346, 325), pair(339, 285), pair(346, 304), pair(336, 318), pair(331, 280),
    pair(470, 531), pair(467, 528), pair(479, 530), pair(485, 517), pair(496, 517), pair(497, 525), pair(480, 523), pair(478, 518),
    pair(466, 532), pair(473, 505), pair(468, 531), pair(481, 522), pair(483, 529), pair(477, 524), pair(516, 506), pair(454, 532),
    pair(463, 533), pair(464, 533), pair(465, 543), pair(447, 543), pair(475, 543), pair(481, 541), pair(480, 532), pair(476, 538),
    pair(469, 540), pair(463, 545), pair(444, 542), pair(481, 531), pair(469, 539), pair(473, 532), pair(467, 527), pair(471, 535),
    pair(478, 542), pair(476, 535), pair(486, 531), pair(476, 530), pair(511, 521), pair(541, 512), pair(484, 530), pair(482, 538),
    pair(495, 532), pair(495, 525), pair(509, 517), pair(534, 515), pair(506, 521), pair(526, 518), pair(514, 512), pair(497, 531),
    pair(477, 544), pair(490, 539), pair(493, 538), pair(506, 535), pair(550, 519), pair(539, 529), pair(537, 525), pair(516, 534),
    pair(487, 548), pair(481, 541), pair(487, 546), pair(471, 544), pair(494, 541), pair(496, 532), pair(468, 551), pair(506, 538),
    pair(983, 964), pair(988, 964), pair(1014, 924), pair(1007, 921), pair(994, 966), pair(983, 964), pair(1004, 958), pair(991, 969),
    pair(976, 962), pair(1002, 961), pair(1006, 907), pair(1009, 951), pair(1016, 951), pair(995, 945), pair(1010, 950), pair(972, 961),
    pair(970, 984), pair(992, 980), pair(990, 1001), pair(1002, 978), pair(994, 986), pair(991, 1003), pair(1013, 980), pair(1004, 963),
    pair(991, 924), pair(980, 969), pair(982, 1004), pair(994, 1006), pair(994, 993), pair(987, 1011), pair(989, 977), pair(1016, 973),
    pair(961, 986), pair(970, 1008), pair(967, 985), pair(993, 982), pair(996, 1003), pair(1014, 994), pair(985, 983), pair(999, 1000),
    pair(995, 960), pair(988, 963), pair(1005, 1001), pair(1017, 962), pair(1001, 992), pair(998, 984), pair(1006, 995), pair(994, 973),
    pair(975, 968), pair(956, 975), pair(991, 987), pair(997, 986), pair(994, 966), pair(1015, 989), pair(993, 967), pair(993, 994),
    pair(975, 967), pair(975, 971), pair(1005, 988), pair(961, 975), pair(998, 983), pair(979, 954), pair(1017, 977), pair(980, 954),
    pair(-21, -35), pair(-12, -31), pair(-13, -17), pair(-44, -18), pair(-37, -27), pair(-24, -37), pair(2, -33), pair(3, -58),
    pair(-19, -14), pair(-25, -11), pair(-31, 2), pair(-41, 1), pair(-41, -1), pair(-15, -14), pair(-8, -22), pair(-8, -20),
    pair(-5, -4), pair(-15, -3), pair(-50, 2), pair(-75, 11), pair(-55, 8), pair(-35, 3), pair(-16, -1), pair(-18, -8),
    pair(-53, -16), pair(-73, 23), pair(-50, 15), pair(-60, 10), pair(-72, 9), pair(-82, 20), pair(-59, 14), pair(-70, -3),
    pair(-78, -1), pair(-84, 11), pair(-94, 23), pair(-100, 19), pair(-84, 28), pair(-96, 25), pair(-80, 24), pair(-88, -5),
    pair(-59, -5), pair(-91, 10), pair(-98, 25), pair(-100, 59), pair(-124, 66), pair(-96, 32), pair(-74, 4), pair(-66, -8),
    pair(-69, -36), pair(-82, 6), pair(-97, 24), pair(-110, 61), pair(-102, 35), pair(-90, 22), pair(-83, 8), pair(-66, -6),
    pair(-70, -46), pair(-81, -13), pair(-96, -8), pair(-108, 16), pair(-110, 14), pair(-96, -12), pair(-81, -26), pair(-65, -29),
    // BISHOPS
    pair(39, 39),
    // KNIGHT_REACH
    pair(-3, -43), pair(5, -24), pair(10, -18), pair(13, -11), pair(19, -5), pair(23, 5), pair(27, 6), pair(35, -3),
    pair(45, -15),
    // BISHOP_REACH
    pair(-19, -36), pair(-10, -28), pair(-3, -21), pair(2, -7), pair(5, 5), pair(8, 8), pair(11, 14), pair(14, 17),
    pair(17, 24), pair(20, 18), pair(21, 21), pair(22, 19), pair(49, 9), pair(43, -8),
    // ROOK_REACH
    pair(-16, -47), pair(-7, -36), pair(-1, -25), pair(5, -14), pair(9, -7), pair(11, 2), pair(15, 4), pair(16, 11),
    pair(20, 14), pair(20, 19), pair(24, 21), pair(29, 25), pair(28, 26), pair(24, 36), pair(141, -24),
    // QUEEN_REACH
    pair(-10, -39), pair(-8, -21), pair(-6, -20), pair(-6, -9), pair(-3, -38), pair(-2, -28), pair(0, -21), pair(3, -0),
    pair(6, 5), pair(8, 10), pair(12, 7), pair(13, 21), pair(14, 32), pair(14, 32), pair(17, 37), pair(20, 38),
    pair(18, 47), pair(26, 42), pair(21, 45), pair(3, 51), pair(23, 36), pair(20, 15), pair(27, 26), pair(22, -4),
    pair(16, 24), pair(10, -3), pair(11, 24), pair(11, 15),
    // PASSED
    pair(0, 0), pair(-2, 28), pair(5, 19), pair(6, 50), pair(-7, 87), pair(39, 156), pair(113, 128), pair(0, 0),
    // PASSED_STOPPED
    pair(0, 0), pair(-4, -12), pair(-5, 0), pair(-15, -9), pair(-12, -19), pair(-17, -40), pair(-67, -54), pair(0, 0),
    // PASSED_OWN_KING
    pair(9, 55), pair(-62, 103), pair(12, 28), pair(9, -0), pair(24, -18), pair(19, -25), pair(5, -25), pair(-10, -28),
    // PASSED_OTHER_KING
    pair(3, -71), pair(32, -88), pair(2, -33), pair(1, 16), pair(-2, 52), pair(-16, 71), pair(-14, 77), pair(1, 64),
    // DOUBLED
    pair(-4, -12),
    // ISOLATED
    pair(-11, -6),
    // CONNECTED
    pair(0, 0), pair(5, 2), pair(8, 11), pair(7, 9), pair(17, 9), pair(36, 21), pair(38, 21), pair(0, 0),
    // ROOK_OPEN
    pair(43, -16),
    // ROOK_HALF_OPEN
    pair(30, 5),
    // COVER
    pair(10, -2),
    // NO_COVER
    pair(-25, 3),
    // DANGER
    pair(0, 0), pair(0, 1), pair(2, 2), pair(4, 3), pair(21, -8), pair(24, 5), pair(26, -17), pair(16, 6),
    pair(32, -12), pair(26, 3), pair(51, -8), pair(53, -7), pair(46, 3), pair(70, -16), pair(41, 19), pair(107, -1),
    pair(104, -36), pair(76, 37), pair(120, -14), pair(134, 13), pair(197, 14), pair(187, -13), pair(200, 3), pair(230, 2),
    pair(243, 7), pair(297, 18), pair(283, 16), pair(271, 17), pair(284, 19), pair(273, 27), pair(301, 30), pair(300, 31),
    pair(299, 32), pair(300, 33), pair(297, 35), pair(300, 35), pair(301, 36), pair(300, 37), pair(301, 39), pair(300, 39),
    // BY_PAWN
    pair(-7, -22), pair(62, -2), pair(52, 25), pair(50, -6), pair(46, -0), pair(0, 0),
    // BY_MINOR
    pair(-5, 13), pair(16, 16), pair(36, 27), pair(52, 8), pair(53, 27), pair(0, 0),
    // BY_ROOK
    pair(-14, 22), pair(1, 20), pair(10, 15), pair(4, -2), pair(71, 24), pair(0, 0),
    // LOOSE
    pair(17, 43), pair(25, 32), pair(19, 24), pair(25, 18), pair(12, 11), pair(0, 0),
    // CASTLING
    pair(8, 18),
    // TEMPO
    pair(19, 6),
];

//! The weight of each term, in the opening and in the ending, in hundredths of a pawn. Written by
//! `cargo run --release -p lasermate-engine --example tune -- fit`.

use super::terms::TERMS;
use crate::search::eval::{Pair, pair};

/// The weights, in the order of [`super::terms::RUNS`].
#[rustfmt::skip]
pub(super) static WEIGHTS: [Pair; TERMS] = [
    // HOME
    pair(100, 100), pair(102, 102), pair(104, 104), pair(106, 106), pair(87, 71), pair(99, 72), pair(94, 91), pair(92, 84),
    pair(99, 71), pair(107, 63), pair(108, 60), pair(107, 85), pair(104, 67), pair(114, 73), pair(111, 72), pair(115, 90),
    pair(288, 289), pair(302, 249), pair(300, 274), pair(313, 305), pair(297, 302), pair(304, 331), pair(312, 322), pair(309, 355),
    pair(313, 281), pair(316, 309), pair(320, 355), pair(330, 372), pair(318, 297), pair(302, 343), pair(332, 366), pair(318, 403),
    pair(297, 334), pair(328, 330), pair(310, 275), pair(318, 312), pair(314, 344), pair(321, 351), pair(320, 320), pair(318, 321),
    pair(323, 292), pair(315, 335), pair(337, 363), pair(323, 352), pair(321, 331), pair(321, 358), pair(321, 355), pair(330, 394),
    pair(441, 421), pair(442, 455), pair(441, 459), pair(447, 465), pair(440, 467), pair(452, 477), pair(438, 483), pair(450, 462),
    pair(444, 471), pair(446, 469), pair(456, 503), pair(452, 483), pair(440, 483), pair(442, 484), pair(438, 476), pair(449, 476),
    pair(880, 912), pair(900, 894), pair(909, 904), pair(911, 840), pair(905, 927), pair(919, 886), pair(917, 898), pair(915, 901),
    pair(896, 945), pair(912, 938), pair(904, 972), pair(916, 930), pair(903, 897), pair(906, 959), pair(892, 965), pair(912, 977),
    pair(-12, -9), pair(-7, -17), pair(-15, -24), pair(-27, -43), pair(-8, -22), pair(-16, -34), pair(-10, -36), pair(-34, -42),
    pair(-15, -20), pair(-21, -38), pair(-49, -50), pair(-67, -39), pair(-44, -41), pair(-40, -26), pair(-65, -51), pair(-66, -58),
    // ABROAD
    pair(179, 179), pair(179, 179), pair(179, 179), pair(179, 179), pair(173, 217), pair(144, 222), pair(180, 207), pair(186, 229),
    pair(117, 110), pair(124, 118), pair(121, 148), pair(100, 156), pair(117, 89), pair(121, 95), pair(115, 83), pair(108, 90),
    pair(265, 285), pair(317, 321), pair(280, 315), pair(283, 298), pair(295, 314), pair(277, 331), pair(318, 330), pair(300, 313),
    pair(322, 320), pair(322, 330), pair(343, 333), pair(334, 374), pair(316, 314), pair(324, 335), pair(343, 361), pair(341, 402),
    pair(297, 330), pair(295, 323), pair(310, 313), pair(305, 331), pair(316, 329), pair(327, 327), pair(307, 328), pair(305, 313),
    pair(325, 329), pair(320, 346), pair(329, 376), pair(325, 330), pair(326, 325), pair(328, 334), pair(329, 362), pair(344, 393),
    pair(465, 486), pair(502, 477), pair(458, 501), pair(459, 503), pair(452, 478), pair(453, 479), pair(467, 484), pair(467, 485),
    pair(437, 496), pair(449, 488), pair(458, 485), pair(435, 480), pair(448, 477), pair(455, 495), pair(481, 462), pair(485, 484),
    pair(861, 924), pair(880, 925), pair(928, 918), pair(896, 946), pair(887, 924), pair(888, 940), pair(892, 961), pair(895, 953),
    pair(900, 953), pair(906, 921), pair(900, 963), pair(896, 995), pair(883, 913), pair(872, 955), pair(897, 924), pair(885, 996),
    pair(-58, -56), pair(-60, -69), pair(-57, -53), pair(-59, -53), pair(-60, -69), pair(-62, -68), pair(-58, -54), pair(-66, -70),
    pair(-58, -54), pair(-53, -51), pair(-57, -44), pair(-60, -51), pair(-68, -47), pair(-53, -48), pair(-63, -61), pair(-55, -42),
    // ROOM
    pair(2, 9), pair(-1, -11), pair(2, -5), pair(1, -6), pair(-2, -8), pair(-4, 8),
    // BEARING
    pair(4, -14), pair(-5, -3), pair(-5, -1), pair(-2, -2), pair(-9, 2), pair(3, -6),
    // BORNE
    pair(-8, -12), pair(-32, 11),
    // ATTACKED
    pair(-118, -31), pair(-120, -118),
    // THREATENED
    pair(-6, -48), pair(-38, -54), pair(-49, -60), pair(-66, -89), pair(-90, -232), pair(0, 0), pair(-18, -29), pair(-75, -30),
    pair(-114, -24), pair(-60, -29), pair(-78, -11), pair(0, 0),
    // TEMPO
    pair(-17, -38),
    // NEXT
    pair(13, 90),
];

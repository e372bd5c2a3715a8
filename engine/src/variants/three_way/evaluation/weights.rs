//! The weight of each term, in the opening and in the ending, in centipawns. Written by
//! `cargo run --release -p lasermate-engine --example tune -- fit`.

use crate::search::eval::{Pair, pair};

/// The weights, in the order of [`super::terms::RUNS`].
#[rustfmt::skip]
pub(super) static WEIGHTS: [Pair; 240] = [
    // HOME
    pair(100, 100), pair(102, 102), pair(104, 104), pair(106, 106), pair(84, 63), pair(95, 63), pair(93, 78), pair(90, 71),
    pair(95, 64), pair(104, 59), pair(105, 51), pair(104, 76), pair(100, 60), pair(112, 62), pair(109, 65), pair(113, 79),
    pair(283, 275), pair(294, 231), pair(296, 258), pair(304, 293), pair(291, 293), pair(295, 326), pair(307, 329), pair(299, 346),
    pair(305, 272), pair(307, 307), pair(309, 358), pair(319, 381), pair(309, 283), pair(292, 344), pair(323, 371), pair(313, 412),
    pair(292, 333), pair(320, 315), pair(303, 262), pair(308, 298), pair(310, 346), pair(311, 350), pair(311, 319), pair(309, 313),
    pair(315, 280), pair(308, 324), pair(326, 359), pair(315, 348), pair(314, 323), pair(311, 349), pair(313, 358), pair(319, 398),
    pair(422, 399), pair(423, 439), pair(421, 443), pair(426, 449), pair(420, 448), pair(427, 449), pair(417, 465), pair(428, 449),
    pair(422, 446), pair(423, 456), pair(431, 490), pair(426, 472), pair(415, 464), pair(421, 466), pair(413, 462), pair(427, 466),
    pair(860, 898), pair(878, 874), pair(884, 884), pair(890, 817), pair(884, 899), pair(896, 868), pair(894, 870), pair(891, 881),
    pair(875, 926), pair(889, 916), pair(881, 975), pair(891, 922), pair(879, 875), pair(878, 946), pair(870, 970), pair(884, 983),
    pair(-18, -5), pair(-8, -19), pair(-16, -27), pair(-30, -39), pair(-12, -24), pair(-13, -42), pair(-12, -42), pair(-35, -48),
    pair(-8, -28), pair(-19, -41), pair(-47, -49), pair(-74, -45), pair(-41, -40), pair(-33, -33), pair(-67, -49), pair(-67, -54),
    // ABROAD
    pair(179, 179), pair(179, 179), pair(179, 179), pair(179, 179), pair(165, 232), pair(139, 229), pair(179, 211), pair(187, 249),
    pair(117, 113), pair(122, 118), pair(124, 144), pair(100, 156), pair(114, 81), pair(119, 88), pair(113, 81), pair(111, 83),
    pair(256, 271), pair(312, 315), pair(263, 312), pair(274, 291), pair(287, 305), pair(269, 335), pair(311, 330), pair(296, 309),
    pair(310, 302), pair(312, 325), pair(335, 334), pair(319, 380), pair(306, 312), pair(314, 333), pair(333, 368), pair(331, 415),
    pair(292, 333), pair(283, 317), pair(294, 303), pair(292, 322), pair(309, 325), pair(313, 325), pair(297, 321), pair(299, 303),
    pair(318, 311), pair(313, 345), pair(317, 371), pair(311, 328), pair(319, 313), pair(319, 327), pair(315, 360), pair(327, 399),
    pair(445, 481), pair(484, 457), pair(433, 489), pair(438, 492), pair(433, 472), pair(437, 465), pair(452, 473), pair(451, 475),
    pair(414, 480), pair(424, 476), pair(433, 475), pair(415, 475), pair(427, 470), pair(430, 480), pair(458, 451), pair(462, 471),
    pair(843, 924), pair(861, 916), pair(906, 904), pair(870, 937), pair(866, 914), pair(866, 936), pair(866, 957), pair(874, 949),
    pair(870, 933), pair(882, 910), pair(870, 962), pair(870, 991), pair(857, 900), pair(846, 950), pair(875, 924), pair(857, 1010),
    pair(-58, -55), pair(-60, -72), pair(-56, -51), pair(-59, -52), pair(-60, -71), pair(-63, -69), pair(-57, -52), pair(-67, -69),
    pair(-57, -49), pair(-50, -48), pair(-57, -40), pair(-60, -47), pair(-67, -39), pair(-52, -46), pair(-64, -58), pair(-55, -39),
    // ROOM
    pair(3, 9), pair(0, -14), pair(2, -7), pair(2, -7), pair(-2, -10), pair(-4, 9),
    // BEARING
    pair(-6, -15), pair(-5, -1), pair(-6, 1), pair(-2, 0), pair(-8, 5), pair(0, -4),
    // BORNE
    pair(-9, -11), pair(-29, 14),
    // ATTACKED
    pair(-121, -42), pair(-120, -117),
    // THREATENED
    pair(-39, -50), pair(-64, -64), pair(-58, -78), pair(-79, -94), pair(-83, -283), pair(0, 0), pair(-26, -28), pair(-64, -39),
    pair(-105, -23), pair(-74, -35), pair(-95, -14), pair(0, 0),
    // GUARDED
    pair(35, 7), pair(33, 15), pair(18, 10), pair(25, 3), pair(-8, -27), pair(0, 0), pair(15, -15), pair(-1, -11),
    pair(-9, -6), pair(-9, -4), pair(-7, -1), pair(0, 0),
    // CHASED
    pair(-35, -9), pair(-39, -18), pair(-21, -23), pair(-12, -10), pair(29, -5), pair(0, 0),
    // TEMPO
    pair(-18, -26),
    // NEXT
    pair(0, 96),
];

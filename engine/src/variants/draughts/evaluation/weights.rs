//! The weight of each term, in the opening and in the ending, in centipawns. Written by
//! `cargo run --release -p lasermate-engine --example tune -- fit`.

use crate::search::eval::{Pair, pair};

/// The weights, in the order of [`super::terms::RUNS`].
#[rustfmt::skip]
pub(super) static WEIGHTS: [Pair; 97] = [
    // MAN
    pair(118, 67), pair(134, 130), pair(154, 112), pair(144, 108), pair(127, 103), pair(152, 99), pair(150, 101), pair(137, 99),
    pair(120, 116), pair(116, 111), pair(141, 95), pair(114, 114), pair(84, 142), pair(114, 123), pair(103, 127), pair(104, 131),
    pair(84, 142), pair(77, 153), pair(67, 163), pair(70, 153), pair(54, 168), pair(62, 178), pair(86, 166), pair(96, 134),
    pair(76, 144), pair(141, 156), pair(147, 153), pair(145, 152), pair(122, 122), pair(124, 124), pair(123, 123), pair(121, 121),
    // CROWNED
    pair(153, 147), pair(167, 171), pair(171, 169), pair(156, 179), pair(170, 163), pair(188, 171), pair(168, 186), pair(164, 175),
    pair(172, 158), pair(227, 168), pair(208, 177), pair(166, 183), pair(197, 166), pair(230, 167), pair(194, 181), pair(197, 163),
    pair(219, 156), pair(194, 176), pair(204, 174), pair(185, 172), pair(166, 178), pair(185, 177), pair(180, 175), pair(207, 149),
    pair(174, 167), pair(160, 181), pair(183, 172), pair(167, 171), pair(151, 174), pair(172, 171), pair(177, 165), pair(130, 157),
    // ROOM
    pair(5, 2), pair(15, -6),
    // SHUT_IN
    pair(-10, 0),
    // FREE
    pair(3, 20), pair(-3, 10), pair(-24, 29), pair(-36, 32), pair(-27, 25), pair(-1, 9), pair(-13, 7), pair(0, 0),
    // GUARD
    pair(-43, -3), pair(5, -30), pair(28, 1), pair(29, 55), pair(42, 68),
    // MORE
    pair(0, 0), pair(51, 6), pair(57, 14), pair(51, 22), pair(51, 28), pair(47, 32), pair(44, 35), pair(44, 33),
    pair(52, 42), pair(55, 45), pair(49, 34), pair(63, 89), pair(48, 48),
    // BACKED
    pair(-1, -1),
    // ASIDE
    pair(-6, 9),
    // TEMPO
    pair(-2, 0),
    // OPPOSITION
    pair(-3, 7),
];

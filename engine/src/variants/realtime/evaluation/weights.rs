//! The weight of each term, in the opening and in the ending, in centipawns. Written by
//! `cargo run --release -p lasermate-engine --example tune -- fit`.

use crate::search::eval::{Pair, pair};

/// The weights, in the order of [`super::terms::RUNS`].
#[rustfmt::skip]
pub(super) static WEIGHTS: [Pair; 507] = [
    // PLACE
    pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0),
    pair(11, 1), pair(-28, -5), pair(6, 3), pair(26, 9), pair(24, 5), pair(-17, -7), pair(-22, -1), pair(6, -12),
    pair(-14, -9), pair(-40, -8), pair(-12, 7), pair(-5, -11), pair(-16, -34), pair(-11, 0), pair(-20, -15), pair(-8, -19),
    pair(-9, -9), pair(-14, 12), pair(-2, 12), pair(-3, 3), pair(-3, -10), pair(-5, -22), pair(-25, -8), pair(-6, 20),
    pair(-1, -16), pair(18, 31), pair(-4, 29), pair(17, 33), pair(45, 43), pair(-15, -1), pair(40, 55), pair(4, 40),
    pair(-16, 0), pair(-11, -16), pair(-31, 28), pair(24, 12), pair(16, -2), pair(-48, 11), pair(9, -3), pair(-22, 5),
    pair(-32, -15), pair(-18, 9), pair(40, 22), pair(-45, 4), pair(-30, 3), pair(-10, 4), pair(9, 10), pair(39, 0),
    pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0),
    pair(-6, 0), pair(-35, 0), pair(-5, 4), pair(-4, -3), pair(25, 7), pair(-1, 5), pair(-39, 9), pair(3, -1),
    pair(9, 1), pair(-1, -2), pair(-10, -2), pair(13, -38), pair(-5, -39), pair(14, 2), pair(5, 3), pair(-12, -3),
    pair(-15, 0), pair(-7, -2), pair(-12, 38), pair(13, 16), pair(14, 12), pair(-8, -14), pair(20, 19), pair(-22, 1),
    pair(-11, -1), pair(3, 2), pair(-36, 9), pair(-30, 12), pair(-78, 4), pair(-28, 13), pair(3, 3), pair(-17, -5),
    pair(-11, -5), pair(-8, 7), pair(-5, 4), pair(-71, 4), pair(-49, 6), pair(-11, -3), pair(7, -3), pair(8, 14),
    pair(-2, -2), pair(4, 7), pair(4, 0), pair(-22, 0), pair(-24, -1), pair(-5, -2), pair(-1, 2), pair(3, 2),
    pair(1, 2), pair(1, 3), pair(-1, 0), pair(6, 9), pair(2, 2), pair(-5, -4), pair(3, 2), pair(-1, 1),
    pair(1, 2), pair(5, 4), pair(1, 2), pair(1, 3), pair(-1, 0), pair(-1, -1), pair(0, -1), pair(-2, 1),
    pair(-2, 8), pair(5, -1), pair(-44, 3), pair(8, 1), pair(-11, -4), pair(-43, 21), pair(1, 1), pair(0, 14),
    pair(0, -3), pair(-10, -12), pair(-13, -3), pair(-2, -11), pair(1, -30), pair(-3, 1), pair(-8, -21), pair(-1, -1),
    pair(-32, 9), pair(-9, -3), pair(-12, 13), pair(-16, 0), pair(-1, -5), pair(-19, 11), pair(-2, 4), pair(-33, 5),
    pair(-4, 3), pair(-18, 9), pair(-40, -11), pair(-48, 4), pair(-21, 12), pair(-19, 11), pair(-50, 3), pair(-2, 0),
    pair(12, 11), pair(-38, -1), pair(-31, 5), pair(-68, -5), pair(-64, -4), pair(-32, 2), pair(-34, 14), pair(15, 8),
    pair(-43, 5), pair(-6, -1), pair(-45, -3), pair(-26, -13), pair(-29, -2), pair(-84, -12), pair(-21, -2), pair(-28, 0),
    pair(-5, 0), pair(10, 9), pair(-5, -2), pair(-9, 0), pair(-27, -4), pair(0, 1), pair(-12, -5), pair(6, 2),
    pair(3, 4), pair(-9, -5), pair(-10, -3), pair(-6, 4), pair(-2, -1), pair(-11, -1), pair(2, 2), pair(-12, -4),
    pair(-24, -22), pair(11, 7), pair(-16, 6), pair(-23, 13), pair(-3, 24), pair(-2, 15), pair(11, 4), pair(-34, -38),
    pair(21, -13), pair(10, -4), pair(16, 13), pair(-3, 6), pair(38, 25), pair(-12, -8), pair(-20, -4), pair(8, -24),
    pair(3, 1), pair(5, 5), pair(4, 4), pair(-6, 0), pair(-2, 1), pair(-10, -2), pair(-21, -14), pair(-19, -21),
    pair(-9, -10), pair(1, -1), pair(-4, -3), pair(-1, 1), pair(5, 6), pair(8, 14), pair(-15, -4), pair(-15, -16),
    pair(-15, -6), pair(-6, -3), pair(4, -1), pair(0, -5), pair(1, -1), pair(-3, 2), pair(-18, -6), pair(-35, 2),
    pair(-59, 2), pair(-4, 7), pair(7, 2), pair(1, 2), pair(-2, 3), pair(-3, -1), pair(-28, -7), pair(-84, -14),
    pair(-35, 7), pair(-8, -6), pair(-6, -4), pair(2, 3), pair(-15, -10), pair(2, 5), pair(-6, -5), pair(-36, 7),
    pair(-112, -10), pair(-13, -6), pair(-19, -9), pair(0, 2), pair(0, 3), pair(-1, 1), pair(-3, -2), pair(-73, -15),
    pair(-6, -6), pair(4, -15), pair(-21, -5), pair(-35, -100), pair(-45, -6), pair(10, 5), pair(-10, 0), pair(-4, 2),
    pair(1, 0), pair(0, -2), pair(-20, -13), pair(-29, -22), pair(-16, -34), pair(1, 1), pair(-2, -1), pair(-3, -1),
    pair(3, 3), pair(-22, -35), pair(-7, -4), pair(-29, -24), pair(-5, -2), pair(-46, -28), pair(2, 1), pair(0, -1),
    pair(-53, -6), pair(-1, -1), pair(-4, 0), pair(-64, -11), pair(-2, -1), pair(-1, -1), pair(-96, -7), pair(-2, -2),
    pair(-2, -5), pair(-3, -2), pair(-1, -1), pair(-74, -26), pair(-2, -3), pair(1, 0), pair(-3, -2), pair(-53, -17),
    pair(-2, 0), pair(-1, -1), pair(0, 0), pair(-66, -4), pair(0, 0), pair(2, 4), pair(-4, -4), pair(-2, 1),
    pair(1, 2), pair(-4, -1), pair(-2, -1), pair(-68, -10), pair(-2, -3), pair(-3, -2), pair(0, 0), pair(-7, -2),
    pair(-16, -8), pair(-18, -6), pair(-20, -1), pair(-61, -19), pair(-9, -1), pair(-6, 1), pair(1, 2), pair(-12, -3),
    pair(0, -1), pair(3, 3), pair(-12, -7), pair(-13, -3), pair(-22, 1), pair(32, -1), pair(-14, -14), pair(8, -8),
    pair(-4, -7), pair(3, 2), pair(5, 1), pair(-25, -8), pair(-31, 4), pair(-9, -22), pair(12, 17), pair(28, -9),
    pair(0, -2), pair(4, 10), pair(3, -5), pair(10, -3), pair(-14, 10), pair(4, -13), pair(30, 5), pair(11, 4),
    pair(0, 0), pair(1, 5), pair(-1, 0), pair(4, 8), pair(2, 2), pair(-2, -1), pair(3, 4), pair(3, 3),
    pair(0, 2), pair(0, 1), pair(0, 3), pair(0, 0), pair(2, 6), pair(1, -1), pair(1, 5), pair(-2, -1),
    pair(0, 0), pair(0, 0), pair(0, 1), pair(0, 2), pair(1, 3), pair(0, 2), pair(0, 1), pair(0, 1),
    pair(0, 0), pair(0, 0), pair(0, -1), pair(0, 3), pair(1, 3), pair(0, 1), pair(0, 0), pair(0, -1),
    pair(0, 0), pair(0, -3), pair(0, -1), pair(0, 1), pair(0, 0), pair(0, -1), pair(0, 1), pair(0, -1),
    // COOLS
    pair(4, 88), pair(11, 108), pair(-2, 51), pair(17, -53), pair(-55, -138), pair(37, 41),
    // WAITS
    pair(-1, 83), pair(-28, -87), pair(-28, -91), pair(-15, -105), pair(-9, -139), pair(-17, -41),
    // BEARS
    pair(2, 39), pair(-5, 2), pair(-10, -6), pair(-2, -27), pair(-12, -35), pair(2, -8),
    // BY_PAWN
    pair(35, 37), pair(74, 23), pair(74, 28), pair(55, 16), pair(111, 16), pair(0, 0),
    // BY_MINOR
    pair(3, 22), pair(55, 16), pair(68, 19), pair(36, 13), pair(96, 28), pair(0, 0),
    // BY_ROOK
    pair(-2, -2), pair(18, -2), pair(29, 2), pair(85, 3), pair(34, 9), pair(0, 0),
    // BY_QUEEN
    pair(-21, -3), pair(23, 0), pair(29, -3), pair(-5, -4), pair(64, 4), pair(0, 0),
    // UNREADY
    pair(27, 47), pair(69, 28), pair(79, 35), pair(93, 26), pair(130, 43), pair(0, 0),
    // LOOSE
    pair(38, 17), pair(-7, 8), pair(25, 18), pair(54, 12), pair(96, 25), pair(0, 0),
    // AIMED
    pair(-12, -90), pair(31, 7), pair(43, -30), pair(-3, 42), pair(57, 116), pair(0, 0),
    // CHASED
    pair(19, -10), pair(17, 5), pair(25, 5), pair(7, 2), pair(2, 1), pair(0, 0),
    // CHASED_LOOSE
    pair(14, -12), pair(2, 3), pair(3, 0), pair(1, 0), pair(1, 0), pair(0, 0),
    // RUNNER
    pair(0, 0), pair(11, 2), pair(20, -10), pair(6, 7), pair(23, 76), pair(62, 77), pair(108, 86), pair(0, 0),
    // DANGER
    pair(0, 0), pair(0, 0), pair(-13, -2), pair(2, 2), pair(2, -3), pair(8, 6), pair(11, -4), pair(5, 2),
    pair(-1, 0), pair(2, 1), pair(4, 2), pair(2, 1), pair(1, 0), pair(1, 0), pair(2, 1), pair(-2, 0),
    pair(-1, 1), pair(1, 1), pair(0, 0), pair(4, 2),
    // DANGER_COLD
    pair(0, 0), pair(0, 0), pair(0, 6), pair(-4, 2), pair(-14, -1), pair(-1, 2), pair(-2, -5), pair(-1, 3),
    pair(1, -2), pair(5, 2), pair(4, 2), pair(-1, -1), pair(5, 2), pair(2, 0), pair(3, 0), pair(-2, -2),
    pair(-1, 0), pair(1, 1), pair(-2, 0), pair(-2, -2),
    // CHECK
    pair(-53, 30),
    // CHECK_COLD
    pair(85, 47),
    // ASKED
    pair(-26, -54),
];

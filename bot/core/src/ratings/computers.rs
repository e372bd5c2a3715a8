//! The ratings of computers. They are fixed: a level plays the same whoever has beaten it.

use lasermate_engine::search::Level;

use super::skill::MILLION;
use crate::store::Skill;

/// The points of the named levels. They are measured: in chess each played against the one below it (tests/README.md, "each
/// level against the one below"), and a score of p is a distance of 400 lg(p / (1 - p)). Level 5 stands where new players
/// begin. For other games they are not measured, and so are taken over as they are.
const POINTS: [i64; 12] = [900, 1050, 1200, 1350, 1500, 1650, 1800, 1950, 2100, 2250, 2400, 2550];
/// The points of the eight levels that there were before, for what they have played: measured in the same way then.
const EARLIER: [i64; 8] = [453, 827, 1237, 1500, 1922, 2287, 2614, 2921];
/// How sure these are: 400 games a step leave about 25 points, and other games than chess are not measured.
const DEVIATION: i64 = 60;

/// The rating of a level.
#[must_use]
pub fn fixed(level: Level) -> Skill {
    let points: &[i64] = if level.is_earlier() { &EARLIER } else { &POINTS };
    let points = points[usize::from(level.number()).clamp(1, points.len()) - 1];
    Skill { rating: points * MILLION, deviation: DEVIATION * MILLION, volatility: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distances_are_those_that_were_measured() {
        // Won, drawn and lost in the table of tests/README.md, levels 2 to 8.
        let table: [(f64, f64, f64); 7] = [
            (357.0, 3.0, 40.0),
            (361.0, 9.0, 30.0),
            (316.0, 24.0, 60.0),
            (356.0, 23.0, 21.0),
            (336.0, 41.0, 23.0),
            (325.0, 44.0, 31.0),
            (316.0, 51.0, 33.0),
        ];
        for ((won, drawn, lost), pair) in table.into_iter().zip(POINTS.windows(2)) {
            let score = (won + drawn / 2.0) / (won + drawn + lost);
            let distance = 400.0 * (score / (1.0 - score)).log10();
            assert!((distance - (pair[1] - pair[0]) as f64).abs() < 1.5, "{distance} {pair:?}");
        }
        let points = |level| fixed(level).rating / MILLION;
        assert_eq!((points(0), points(4), points(8), points(9)), (453, 1500, 2921, 2921));
    }
}

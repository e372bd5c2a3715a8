//! The ratings of computers. They are fixed: a level plays the same whoever has beaten it.

use lasermate_engine::search::Level;

use super::row::Skill;
use super::skill::MILLION;

/// The points of the named levels, and how sure they are. Their distances were measured in chess, each level against the one
/// below it (tests/STRENGTH.md, "The levels"), where a score of p is a distance of 400 lg(p / (1 - p)). The middle
/// stands where that of the eight before stood, and what is further from it is less sure. Other games space their levels about alike (the
/// table below that one), and take the points over as they are.
const POINTS: [(i64, i64); 12] = [
    (1024, 115),
    (1158, 100),
    (1265, 90),
    (1413, 75),
    (1533, 60),
    (1667, 60),
    (1755, 60),
    (1850, 60),
    (1998, 75),
    (2105, 90),
    (2245, 100),
    (2372, 115),
];
/// The points of the eight levels that there were before, for what they have played: measured in the same way then.
const EARLIER: [i64; 8] = [453, 827, 1237, 1500, 1922, 2287, 2614, 2921];
/// How sure those are: 400 games a step leave about 25 points, and other games than chess are not measured.
const DEVIATION: i64 = 60;

/// The rating of a level.
pub fn fixed(level: Level) -> Skill {
    let index = usize::from(level.number()) - 1;
    let (points, deviation) = if level.is_earlier() {
        (EARLIER[index.min(EARLIER.len() - 1)], DEVIATION)
    } else {
        POINTS[index.min(POINTS.len() - 1)]
    };
    Skill { rating: points * MILLION, deviation: deviation * MILLION, volatility: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Won, drawn and lost against the level below, in the table of tests/STRENGTH.md, from level 2 on.
    const MEASURED: [(f64, f64, f64); 11] = [
        (41.0, 0.0, 19.0),
        (38.0, 2.0, 20.0),
        (41.0, 2.0, 17.0),
        (39.0, 2.0, 19.0),
        (41.0, 0.0, 19.0),
        (37.0, 1.0, 22.0),
        (37.0, 2.0, 21.0),
        (42.0, 0.0, 18.0),
        (39.0, 0.0, 21.0),
        (40.0, 3.0, 17.0),
        (36.0, 9.0, 15.0),
    ];

    #[test]
    fn the_distances_are_those_that_were_measured() {
        for ((won, drawn, lost), pair) in MEASURED.into_iter().zip(POINTS.windows(2)) {
            let score = (won + drawn / 2.0) / (won + drawn + lost);
            let distance = 400.0 * (score / (1.0 - score)).log10();
            assert!((distance - (pair[1].0 - pair[0].0) as f64).abs() < 1.5, "{distance} {pair:?}");
        }
    }

    #[test]
    fn each_level_is_about_as_far_above_the_one_before() {
        // 60 % to 70 %, and what so many games leave open.
        for (pair, level) in POINTS.windows(2).zip(1..) {
            assert!((60..=165).contains(&(pair[1].0 - pair[0].0)), "{level}: {pair:?}");
        }
        let points = |level: Option<Level>| level.map(|level| fixed(level).rating / MILLION);
        assert_eq!(points(Level::new(6)), Some(POINTS[5].0));
        assert_eq!([1, 4, 8].map(|level| points(Level::earlier(level))), [Some(453), Some(1500), Some(2921)]);
        let middle = |all: &[i64]| (all[all.len() / 2 - 1] + all[all.len() / 2]) / 2;
        let named = POINTS.map(|(points, _)| points);
        assert!((middle(&named) - middle(&EARLIER)).abs() <= 1, "the middle stands where it stood");
    }
}

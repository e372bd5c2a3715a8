//! What a game makes of the ratings of those who played it.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use super::result::GameResult;
use super::row::{RatingRow, Skill};
use crate::port::UnixMillis;

/// The parts of a point that are stored.
pub(super) const MILLION: i64 = 1_000_000;
/// The parts of a volatility that are stored.
const BILLION: f64 = 1_000_000_000.0;
/// Above this deviation, in points, a rating is provisional.
pub const PROVISIONAL: i64 = 110;
/// After so long without a rated game a rating is less sure, and after as long again once more: 30 days.
const PERIOD: UnixMillis = 30 * 24 * 60 * 60 * 1000;
/// More periods than it takes to know nothing of somebody any more.
const MOST_PERIODS: i64 = 2_400;
const BEGIN: f64 = 1500.0;
/// Points for one of Weng-Lin's: a distance means the same odds as in Glicko-2, 173.7178 points where Weng-Lin has the square root
/// of 2 times beta (25 / 6).
const SCALE: f64 = 173.717_8 * 6.0 / (25.0 * std::f64::consts::SQRT_2);
/// Where Weng-Lin begins, and how unsure it is there.
const WENG_LIN: (f64, f64) = (25.0, 25.0 / 3.0);

/// The rating of somebody who has no rated game yet, at a table of so many seats.
pub fn new_skill(seats: usize) -> Skill {
    if seats == 2 {
        let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
        stored(rating, deviation, volatility)
    } else {
        stored(BEGIN, WENG_LIN.1 * SCALE, 0.0)
    }
}

/// Points as they are shown.
pub fn points(millionths: i64) -> i64 {
    (millionths + MILLION / 2).div_euclid(MILLION)
}

/// Whether too few games are behind a rating.
pub const fn is_provisional(skill: &Skill) -> bool {
    skill.deviation > PROVISIONAL * MILLION
}

/// The ratings after a game, in seat order, from those before it and how much it counts for each; `None` for computers, whose
/// ratings are fixed, and for whom it does not count.
pub fn after(result: &GameResult, before: &[Option<RatingRow>], weights: &[f64]) -> Vec<Option<RatingRow>> {
    let seats = result.table;
    let old: Vec<Skill> = result
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| match (seat.level, before.get(index).cloned().flatten()) {
            (Some(level), _) => super::fixed(level),
            (None, None) => new_skill(seats),
            (None, Some(row)) if seats == 2 => rested(row.skill, result.at - row.at),
            (None, Some(row)) => row.skill,
        })
        .collect();
    let places: Vec<_> = result.seats.iter().map(|seat| seat.place).collect();
    let new = match (old.as_slice(), places.as_slice()) {
        ([one, two], [first, second]) if seats == 2 => {
            let outcome = match first.cmp(second) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            let (one, two) = glicko2(&of_two(*one), &of_two(*two), &outcome, &Glicko2Config::new());
            [one, two].map(|new| stored_of(&new)).to_vec()
        }
        _ => among_more(&old, &places),
    };
    result
        .seats
        .iter()
        .zip(new)
        .enumerate()
        .map(|(index, (seat, skill))| {
            let games = before.get(index).cloned().flatten().map_or(0, |row| row.games);
            let (person, category, at) = (seat.person, result.category.clone(), result.at);
            let weight = weights.get(index).copied().unwrap_or(1.0);
            let skill = old.get(index).map_or(skill, |old| between(*old, skill, weight));
            let counts = seat.level.is_none() && weight > 0.0;
            counts.then_some(RatingRow { person, category, skill, games: games + 1, at })
        })
        .collect()
}

/// A rating that moves only a part of the way.
fn between(old: Skill, new: Skill, weight: f64) -> Skill {
    let part = |old: i64, new: i64| old + ((new - old) as f64 * weight).round() as i64;
    Skill {
        rating: part(old.rating, new.rating),
        deviation: part(old.deviation, new.deviation),
        volatility: part(old.volatility, new.volatility),
    }
}

fn among_more(old: &[Skill], places: &[usize]) -> Vec<Skill> {
    let alone: Vec<[WengLinRating; 1]> = old
        .iter()
        .map(|skill| {
            let rating = WENG_LIN.0 + (shown(skill.rating) - BEGIN) / SCALE;
            [WengLinRating { rating, uncertainty: shown(skill.deviation) / SCALE }]
        })
        .collect();
    let teams: Vec<_> = alone
        .iter()
        .zip(places)
        .map(|(team, place)| (team.as_slice(), MultiTeamOutcome::new(*place)))
        .collect();
    let new = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let skill =
        |own: &WengLinRating| stored(BEGIN + (own.rating - WENG_LIN.0) * SCALE, own.uncertainty * SCALE, 0.0);
    new.iter().flatten().map(skill).collect()
}

/// A rating after some time without games: less sure with every whole period.
pub(super) fn rested(skill: Skill, time: UnixMillis) -> Skill {
    let mut own = of_two(skill);
    for _ in 0..(time / PERIOD).clamp(0, MOST_PERIODS) {
        own = decay_deviation(&own);
    }
    stored(own.rating, own.deviation, own.volatility)
}

pub(super) fn of_two(skill: Skill) -> Glicko2Rating {
    Glicko2Rating {
        rating: shown(skill.rating),
        deviation: shown(skill.deviation),
        volatility: skill.volatility as f64 / BILLION,
    }
}

pub(super) fn stored_of(rating: &Glicko2Rating) -> Skill {
    stored(rating.rating, rating.deviation, rating.volatility)
}

fn shown(millionths: i64) -> f64 {
    millionths as f64 / MILLION as f64
}

fn stored(rating: f64, deviation: f64, volatility: f64) -> Skill {
    Skill {
        rating: (rating * MILLION as f64).round() as i64,
        deviation: (deviation * MILLION as f64).round() as i64,
        volatility: (volatility * BILLION).round() as i64,
    }
}

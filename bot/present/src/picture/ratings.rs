//! Ratings as pictures: a curve, and a table of who leads.

use lasermate_domain::port::{Curve, Leaders, Person, Picture, Standings};
use lasermate_render::scene::Theme;
use lasermate_render::{Ranking, RankingRow, RatingChart, Scale};

use super::Sketch;
use crate::text::{ratings, standings as words};

pub fn curve(who: &Person, curve: &Curve, theme: Theme) -> Picture {
    let now = curve.values.last().copied().unwrap_or(0);
    let chart = RatingChart {
        title: ratings::curve_title(who, curve),
        now: ratings::shown(now.into(), curve.provisional),
        values: curve.values.clone(),
        under: ratings::curve_under(curve),
        theme,
    };
    let size = RatingChart::size(Scale::default());
    let alt = ratings::curve_alt(who, curve);
    Picture::of(Sketch::Rating(chart), size, alt)
}

/// Who leads; `people` are those of the rows.
pub fn leaders(people: &[Person], leaders: &Leaders, theme: Theme) -> Picture {
    let rows = leaders.rows.iter().zip(people).map(|(row, who)| RankingRow {
        place: format!("{}.", row.place),
        name: ratings::in_a_table(who, people),
        rating: ratings::shown(row.points.into(), row.provisional),
        beside: ratings::games(row.games),
        marked: row.person == leaders.asker,
    });
    let ranking = Ranking { title: ratings::title(leaders), rows: rows.collect(), theme };
    let size = ranking.size(Scale::default());
    let alt = ratings::leaders_alt(people, leaders);
    Picture::of(Sketch::Ranking(ranking), size, alt)
}

/// Who leads in a tournament; `people` are those of the rows.
pub fn standings(people: &[Person], standings: &Standings, theme: Theme) -> Picture {
    let rows = standings.rows.iter().zip(people).map(|(row, who)| RankingRow {
        place: format!("{}.", row.place),
        name: ratings::in_a_table(who, people),
        rating: row.points.clone(),
        beside: row.beside.clone(),
        marked: row.place == 1,
    });
    let ranking = Ranking { title: standings.title.clone(), rows: rows.collect(), theme };
    let size = ranking.size(Scale::default());
    let alt = words::standings_alt(people, standings);
    Picture::of(Sketch::Ranking(ranking), size, alt)
}

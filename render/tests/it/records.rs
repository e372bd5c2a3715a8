//! Ratings and tables compared with those looked at and kept, and refused where they cannot be drawn.

use lasermate_render::scene::Theme;
use lasermate_render::{Ranking, RankingRow, RatingChart, RenderError, Renderer, Scale};
use std::path::Path;

use crate::approved::{assert_alike, decode, is_blessed};

fn chart(theme: Theme) -> RatingChart {
    let values = (0..60).map(|at| 1500 + at * 4 + (at * 37 % 23 - 11) * 5).collect();
    RatingChart {
        title: "Ann: BilliChess, correspondence".into(),
        now: "1721".into(),
        values,
        under: "60 rated games, highest 1761, lowest 1470".into(),
        theme,
    }
}

fn ranking(theme: Theme) -> Ranking {
    let names = ["Ann", "Bob", "Somebody with quite a long name indeed", "Dan"];
    let row = |(index, name): (usize, &&str)| RankingRow {
        place: format!("{}.", index + 1),
        name: (*name).to_owned(),
        rating: format!("{}{}", 1800 - 37 * index, if index > 2 { "?" } else { "" }),
        beside: format!("{} games", 40 - 9 * index),
        marked: index == 1,
    };
    Ranking {
        title: "Chess, correspondence: this server".into(),
        rows: names.iter().enumerate().map(row).collect(),
        theme,
    }
}

#[test]
fn ratings_and_tables_look_as_they_were_approved() {
    let renderer = Renderer::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut all = Vec::new();
    for (end, theme) in [("", Theme::Dark), ("-light", Theme::Light)] {
        let (chart, ranking) = (chart(theme), ranking(theme));
        let rating = renderer.rating(&chart, Scale::One).expect("a rating that can be drawn");
        assert_eq!(decode(&rating).dimensions(), RatingChart::size(Scale::One));
        let table = renderer.ranking(&ranking, Scale::One).expect("a table that can be drawn");
        assert_eq!(decode(&table).dimensions(), ranking.size(Scale::One));
        all.extend([(format!("rating{end}"), rating), (format!("ranking{end}"), table)]);
    }
    for (name, bytes) in all {
        assert!(bytes.len() < 48 * 1024, "{name} takes {} bytes", bytes.len());
        let path = folder.join(format!("{name}.png"));
        if is_blessed() {
            std::fs::write(&path, &bytes).expect("the folder of the kept pictures");
        }
        let (drawn, kept) = (decode(&bytes), decode(&std::fs::read(&path).expect("the kept picture")));
        assert_alike(&name, &drawn, &kept);
    }
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let renderer = Renderer::new();
    let empty = RatingChart::default();
    assert!(matches!(renderer.rating(&empty, Scale::One), Err(RenderError::OutOfRange { .. })));
    let long = RatingChart { values: vec![1500; 5_000], ..chart(Theme::Dark) };
    assert!(matches!(renderer.rating(&long, Scale::One), Err(RenderError::TooMany { .. })));
    for values in [vec![i32::MIN], vec![i32::MAX, i32::MIN], vec![0], vec![-3, 3]] {
        renderer.rating(&RatingChart { values, ..chart(Theme::Dark) }, Scale::One).expect("drawn");
    }
    assert!(matches!(renderer.ranking(&Ranking::default(), Scale::One), Err(RenderError::OutOfRange { .. })));
    let long = Ranking { rows: vec![RankingRow::default(); 40], ..Ranking::default() };
    assert!(matches!(renderer.ranking(&long, Scale::One), Err(RenderError::TooMany { .. })));
}

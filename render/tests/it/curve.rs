//! Curves compared with those looked at and kept, told apart without colour and at half size. `LASERMATE_BLESS=1` writes
//! them anew.

use image::{RgbaImage, imageops};
use lasermate_render::scene::{Side, Theme};
use lasermate_render::{EvalChart, Renderer, Scale};
use std::path::Path;

use crate::approved::{assert_alike, decode, is_blessed};

/// A game of two that goes to and fro and is won in the end.
fn of_two(theme: Theme) -> EvalChart {
    let course = [
        20, 35, 10, 40, 25, 60, 40, 90, 70, 30, -40, -120, -110, -160, -140, -90, 210, 190, 260, 240, 300,
        40, 60, 20, -30, -350, -330, -420, -400, -380, 120, 500, 520, 800, 760, 1400, 1500, 29_990, 30_000,
    ];
    EvalChart {
        title: "BilliChess: Ann and Bob".into(),
        sides: vec![(Side::Blue, "Blue: Ann".into()), (Side::Red, "Red: Bob".into())],
        values: course.iter().map(|value| vec![*value, -value]).collect(),
        numbered: vec![(25, 0), (30, 1), (16, 1), (21, 0), (31, 1)],
        starred: vec![13, 22],
        star: "a lasermate was missed".into(),
        theme,
    }
}

/// A game of three: one falls, one wins.
fn of_three(theme: Theme) -> EvalChart {
    let values = (0..60i32).map(|at| {
        let (white, red) = (30 - at * 8 + at % 5 * 30, -40 + at * at / 3 - at % 4 * 40);
        let black = if at > 40 { -30_000 } else { 60 - at * 12 + at % 7 * 25 };
        vec![white, if at == 59 { 30_000 } else { red }, black]
    });
    EvalChart {
        title: "Three-way chess: Ann, Bob and Cem".into(),
        sides: vec![
            (Side::White, "White: Ann".into()),
            (Side::Red, "Red: Bob".into()),
            (Side::Black, "Black: Cem".into()),
        ],
        values: values.collect(),
        numbered: vec![(12, 0), (41, 2), (33, 1)],
        theme,
        ..EvalChart::default()
    }
}

fn all() -> Vec<(&'static str, EvalChart)> {
    vec![
        ("curve-two", of_two(Theme::Dark)),
        ("curve-two-light", of_two(Theme::Light)),
        ("curve-three", of_three(Theme::Dark)),
        ("curve-three-light", of_three(Theme::Light)),
    ]
}

fn picture(curve: &EvalChart) -> RgbaImage {
    decode(&Renderer::new().curve(curve, Scale::One).expect("a curve that can be drawn"))
}

#[test]
fn curves_look_as_they_were_approved() {
    let renderer = Renderer::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for (name, curve) in all() {
        let path = folder.join(format!("{name}.png"));
        let bytes = renderer.curve(&curve, Scale::One).expect("a curve that can be drawn");
        assert!(bytes.len() < 48 * 1024, "{name} takes {} bytes", bytes.len());
        if is_blessed() {
            std::fs::write(&path, &bytes).expect("the folder of the kept pictures");
        }
        let (drawn, kept) = (decode(&bytes), decode(&std::fs::read(&path).expect("the kept picture")));
        assert_alike(name, &drawn, &kept);
    }
}

/// How many pixels of two pictures in grey and at half size are told apart easily.
fn apart(a: &EvalChart, b: &EvalChart) -> usize {
    let small = |curve| {
        let picture = picture(curve);
        let (wide, high) = (picture.width() / 2, picture.height() / 2);
        imageops::grayscale(&imageops::resize(&picture, wide, high, imageops::FilterType::Triangle))
    };
    small(a).pixels().zip(small(b).pixels()).filter(|(a, b)| a.0[0].abs_diff(b.0[0]) > 40).count()
}

#[test]
fn who_is_better_is_seen_without_colour_at_half_size() {
    for theme in [Theme::Dark, Theme::Light] {
        let curve = of_two(theme);
        let values = curve.values.iter().map(|values| vec![-values[0], -values[1]]).collect();
        let turned = EvalChart { values, ..curve.clone() };
        assert!(apart(&curve, &turned) > 5_000, "{theme:?}");
    }
}

#[test]
fn the_lines_of_three_are_told_apart_without_colour_at_half_size() {
    for theme in [Theme::Dark, Theme::Light] {
        let curve = of_three(theme);
        for (one, other) in [(0, 1), (1, 2), (0, 2)] {
            let mut swapped = curve.clone();
            swapped.values.iter_mut().for_each(|values| values.swap(one, other));
            assert!(apart(&curve, &swapped) > 700, "{one} and {other}, {theme:?}");
        }
    }
}

#[test]
fn numbers_and_stars_are_seen_at_half_size() {
    let curve = of_two(Theme::Dark);
    let bare = EvalChart { numbered: Vec::new(), ..curve.clone() };
    assert!(apart(&curve, &bare) > 5 * 150);
    let bare = EvalChart { starred: Vec::new(), ..curve.clone() };
    assert!(apart(&curve, &bare) > 2 * 40);
}

#[test]
fn whatever_is_given_a_curve_is_drawn_or_refused() {
    let renderer = Renderer::new();
    let curve = of_two(Theme::Dark);
    let refused = |curve: EvalChart| renderer.curve(&curve, Scale::One).is_err();
    assert!(refused(EvalChart { values: Vec::new(), ..curve.clone() }));
    assert!(refused(EvalChart { values: vec![vec![1]], ..curve.clone() }));
    assert!(refused(EvalChart { values: vec![vec![0, 0]; 5_000], ..curve.clone() }));
    assert!(refused(EvalChart { sides: Vec::new(), values: vec![Vec::new()], ..curve.clone() }));
    assert!(refused(EvalChart { numbered: vec![(400, 0)], ..curve.clone() }));
    assert!(refused(EvalChart { numbered: vec![(1, 2)], ..curve.clone() }));
    assert!(refused(EvalChart { numbered: vec![(1, 0); 65], ..curve.clone() }));
    let few = EvalChart { numbered: vec![(0, 1)], starred: vec![0], ..curve.clone() };
    for values in [vec![vec![0, 0]], vec![vec![i32::MAX, i32::MIN]], vec![vec![i32::MIN, 0]; 2]] {
        assert!(!refused(EvalChart { values, ..few.clone() }));
    }
    let long = "W\u{202e}".repeat(4_000);
    assert!(!refused(EvalChart { title: long.clone(), star: long, ..few }));
}

//! Bars that empty and moves that wait, seen without colour and at half size.

use image::{RgbaImage, imageops};
use lasermate_render::scene::{Kind, Mark, Piece, Point, Presence, RING, Scene, Side, Theme};
use lasermate_render::{Renderer, Scale};

fn board(marks: &[Mark], side: Side, theme: Theme) -> Scene {
    let mut scene = Scene::rectangle(&["a", "b", "c", "d", "e", "f", "g", "h"], 8, |_| false);
    scene.pieces.push(Piece::new(Kind::Queen, side, Point::new(3.5, 3.5)));
    scene.marks = marks.to_vec();
    scene.theme = theme;
    scene
}

/// The picture in grey with cells of 40 pixels, as a phone shows it.
fn small_and_grey(scene: &Scene) -> image::GrayImage {
    let picture: RgbaImage = Renderer::new().pixels(scene, Scale::One).expect("a scene that can be drawn");
    let half =
        imageops::resize(&picture, picture.width() / 2, picture.height() / 2, imageops::FilterType::Triangle);
    imageops::grayscale(&half)
}

/// How many pixels of two pictures are told apart easily.
fn apart(a: &image::GrayImage, b: &image::GrayImage) -> usize {
    a.pixels().zip(b.pixels()).filter(|(a, b)| a.0[0].abs_diff(b.0[0]) > 40).count()
}

#[test]
fn a_bar_is_told_from_an_emptier_one_and_from_none_at_40_pixels_without_colour() {
    for theme in [Theme::Dark, Theme::Light] {
        for side in [Side::White, Side::Black, Side::Blue, Side::Red] {
            let cell = 27;
            let shown = [0, 1, RING / 4, RING / 2, 3 * RING / 4, RING].map(|left| {
                let bar = Mark::Cooling { cell, left, seconds: 9 };
                small_and_grey(&board(if left == 0 { &[] } else { std::slice::from_ref(&bar) }, side, theme))
            });
            for (index, one) in shown.iter().enumerate() {
                for other in &shown[index + 1..] {
                    let different = apart(one, other);
                    assert!(different >= 12, "{theme:?} {side:?} {index}: {different} pixels");
                }
            }
        }
    }
}

#[test]
fn a_bar_stays_in_its_cell_and_an_hourglass_too() {
    let picture = |marks: &[Mark]| {
        let scene = board(marks, Side::White, Theme::Dark);
        Renderer::new().pixels(&scene, Scale::One).expect("a scene that can be drawn")
    };
    let bare = picture(&[]);
    for mark in [Mark::Cooling { cell: 27, left: RING, seconds: 90 }, Mark::Held(27)] {
        let marked = picture(&[mark]);
        let changed: Vec<_> = bare
            .enumerate_pixels()
            .filter(|(x, y, pixel)| marked.get_pixel(*x, *y) != *pixel)
            .map(|(x, y, _)| (x, y))
            .collect();
        assert!(!changed.is_empty());
        let (left, right) = (changed.iter().map(|at| at.0).min(), changed.iter().map(|at| at.0).max());
        let (top, bottom) = (changed.iter().map(|at| at.1).min(), changed.iter().map(|at| at.1).max());
        let span = |from: Option<u32>, to: Option<u32>| to.unwrap_or(0) - from.unwrap_or(0);
        assert!(span(left, right) < 80 && span(top, bottom) < 80, "{mark:?}");
    }
}

#[test]
fn more_than_a_whole_bar_is_a_whole_one() {
    let picture = |left| {
        small_and_grey(&board(&[Mark::Cooling { cell: 27, left, seconds: 9 }], Side::White, Theme::Dark))
    };
    assert_eq!(apart(&picture(RING), &picture(u8::MAX)), 0);
}

#[test]
fn what_is_left_is_written_on_the_cell() {
    let picture = |seconds| {
        let mark = Mark::Cooling { cell: 27, left: RING / 2, seconds };
        small_and_grey(&board(&[mark], Side::White, Theme::Dark))
    };
    let shown = [1, 5, 62, 99, 100, 5_999, 6_000, 200_000, u32::MAX].map(picture);
    for (index, one) in shown.iter().enumerate() {
        for other in &shown[index + 1..] {
            assert!(apart(one, other) >= 4, "{index}: the times are told apart");
        }
    }
}

#[test]
fn a_piece_that_rests_is_dimmed_and_still_seen() {
    for theme in [Theme::Dark, Theme::Light] {
        for side in [Side::White, Side::Black, Side::Blue, Side::Red] {
            let with = |presence| {
                let mut scene = board(&[], side, theme);
                scene.pieces[0].presence = presence;
                small_and_grey(&scene)
            };
            let mut empty = board(&[], side, theme);
            empty.pieces.clear();
            let resting = with(Presence::Resting);
            let differ = |other: &image::GrayImage| {
                resting.pixels().zip(other.pixels()).filter(|(a, b)| a.0[0].abs_diff(b.0[0]) > 12).count()
            };
            let (ready, gone) = (differ(&with(Presence::Solid)), differ(&small_and_grey(&empty)));
            assert!(ready >= 25, "{theme:?} {side:?}: it looks ready, {ready} pixels");
            assert!(gone >= 60, "{theme:?} {side:?}: it looks gone, {gone} pixels");
        }
    }
}

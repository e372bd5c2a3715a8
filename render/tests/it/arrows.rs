//! The way through holes: in along a line, over in a bow, out along a line, each part where it belongs.

use image::RgbaImage;
use lasermate_render::scene::{Arrow, ArrowKind, Point, Scene};
use lasermate_render::{RenderError, Renderer, Scale};
use std::sync::LazyLock;

static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);
static EMPTY: LazyLock<RgbaImage> = LazyLock::new(|| drawn(&[]));

/// A board of 5 by 8 without words: 80 pixels a unit, its lower left corner at (48, 666).
fn board(arrows: &[Arrow]) -> Scene {
    let mut scene =
        Scene { arrows: arrows.to_vec(), ..Scene::rectangle(&["a", "b", "c", "d", "e"], 8, |_| false) };
    scene.labels.clear();
    scene
}

fn arrow(kind: ArrowKind, from: (f32, f32), to: (f32, f32)) -> Arrow {
    Arrow { kind, from: Point::new(from.0, from.1), to: Point::new(to.0, to.1), number: None, faint: false }
}

fn drawn(arrows: &[Arrow]) -> RgbaImage {
    RENDERER.pixels(&board(arrows), Scale::One).expect("a board with arrows")
}

/// How much a pixel at a board point differs from the board without arrows.
fn change(image: &RgbaImage, at: (f32, f32)) -> u32 {
    let (x, y) = ((48.0 + at.0 * 80.0) as u32, (666.0 - at.1 * 80.0) as u32);
    let (a, b) = (image.get_pixel(x, y).0, EMPTY.get_pixel(x, y).0);
    a.iter().zip(b).map(|(&a, b)| u32::from(a.abs_diff(b))).sum()
}

#[test]
fn a_way_in_ends_in_the_hole_and_a_way_out_before_its_target() {
    let (from, to) = ((0.5, 0.5), (3.5, 3.5));
    let entry = drawn(&[arrow(ArrowKind::Entry, from, to)]);
    let exit = drawn(&[arrow(ArrowKind::Exit, from, to)]);
    for image in [&entry, &exit] {
        assert!(change(image, (2.0, 2.0)) > 60, "solid along the line");
        assert_eq!(change(image, (1.0, 3.0)), 0, "and nowhere else");
    }
    assert!(change(&entry, (3.45, 3.45)) > 60 && change(&exit, (3.45, 3.45)) == 0);
    assert!(change(&exit, (0.55, 0.55)) > 60 && change(&entry, (0.55, 0.55)) == 0);
}

#[test]
fn a_jump_is_a_bow_that_keeps_clear_of_the_ways_in_and_out() {
    let (black, white) = ((4.5, 4.5), (0.5, 4.5));
    let jump = arrow(ArrowKind::Jump, black, white);
    let alone = drawn(&[jump]);
    assert_eq!(change(&alone, (2.5, 4.5)), 0, "not along the straight line");
    let crossed = |image: &RgbaImage, up: bool| {
        let steps = 4..30u8;
        let along = |step: u8| (2.5, 4.5 + if up { 1.0 } else { -1.0 } * f32::from(step) / 20.0);
        steps
            .filter(|&step| {
                (-3..=3i8).any(|aside| {
                    let (x, y) = along(step);
                    change(image, (x + f32::from(aside) / 40.0, y)) > 60
                })
            })
            .count()
    };
    assert!(crossed(&alone, true) > 0 && crossed(&alone, false) == 0, "upwards, as a leap goes");
    // Both other parts come from above: then it goes below.
    let entry = arrow(ArrowKind::Entry, (4.5, 7.5), black);
    let exit = arrow(ArrowKind::Exit, white, (0.5, 7.5));
    let below = drawn(&[entry, jump, exit]);
    assert!(crossed(&below, false) > 0 && crossed(&below, true) == 0);
}

#[test]
fn a_bow_stays_on_the_board() {
    // Straight up and down the first file: the bow goes to the inside.
    let image = drawn(&[arrow(ArrowKind::Jump, (0.5, 7.5), (0.5, 0.5))]);
    let inside = (10..40u8).any(|step| change(&image, (0.5 + f32::from(step) / 20.0, 4.0)) > 60);
    let outside = (0..20u8).any(|step| change(&image, (-0.5 + f32::from(step) / 20.0, 4.0)) > 60);
    assert!(inside && !outside);
}

#[test]
fn a_faint_way_is_fainter_and_a_number_is_seen() {
    let plain = arrow(ArrowKind::Entry, (0.5, 0.5), (3.5, 3.5));
    let (solid, faint) = (drawn(&[plain]), drawn(&[Arrow { faint: true, ..plain }]));
    let (strong, weak) = (change(&solid, (2.0, 2.0)), change(&faint, (2.0, 2.0)));
    assert!(weak > 20 && weak * 4 < strong * 3, "{weak} against {strong}");
    let [one, two] = [1, 2].map(|number| drawn(&[Arrow { number: Some(number), ..plain }]));
    let differ = one.pixels().zip(two.pixels()).filter(|(a, b)| a != b).count();
    assert!(differ > 20, "1 and 2 differ in {differ} pixels");
}

#[test]
fn an_arrow_off_the_board_or_of_no_number_is_refused() {
    let refused = |arrow| Renderer::new().png(&board(&[arrow]), Scale::One).expect_err("no such arrow");
    let nowhere = refused(arrow(ArrowKind::Exit, (0.5, 0.5), (f32::NAN, 0.0)));
    assert!(matches!(nowhere, RenderError::NotFinite("arrows")));
    let far = refused(arrow(ArrowKind::Jump, (0.5, 0.5), (90.0, 0.5)));
    assert!(matches!(far, RenderError::OutOfRange { what: "way of an arrow", .. }));
}

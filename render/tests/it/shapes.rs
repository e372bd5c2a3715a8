//! Boards of other shapes: turned by thirds, with names all round, and pieces as big as their cells.

use image::RgbaImage;
use lasermate_render::scene::{Cell, Kind, LabelPlace, Piece, Point, Scene, Shade, Side, Turned};
use lasermate_render::{Renderer, Scale};
use std::sync::LazyLock;

static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);

/// The hexagon without pieces, marks, words and coordinates.
fn hexagon() -> Scene {
    let (_, scene) =
        crate::scenes::all().into_iter().find(|(name, _)| *name == "hexagon-start").expect("the hexagon");
    Scene { pieces: Vec::new(), marks: Vec::new(), labels: Vec::new(), caption: None, ..scene }
}

fn cell<'a>(scene: &'a Scene, name: &str) -> &'a Cell {
    scene.cells.iter().find(|cell| cell.name == name).expect("a cell of the hexagon")
}

fn drawn(scene: &Scene) -> RgbaImage {
    RENDERER.pixels(scene, Scale::One).expect("a scene that can be drawn")
}

/// How many pixels differ by more than rounding does.
fn apart(one: &RgbaImage, two: &RgbaImage) -> usize {
    assert_eq!(one.dimensions(), two.dimensions());
    let far =
        |(a, b): &(&image::Rgba<u8>, &image::Rgba<u8>)| a.0.iter().zip(b.0).any(|(&a, b)| a.abs_diff(b) > 40);
    one.pixels().zip(two.pixels()).filter(far).count()
}

#[test]
fn each_seat_sees_its_own_base_at_the_bottom_and_its_pieces_upright() {
    let view = |name: &str, turned| {
        let mut scene = hexagon();
        scene.pieces = vec![Piece::on(cell(&scene, name), Kind::Knight, Side::Red)];
        scene.turned = turned;
        drawn(&scene)
    };
    // The knight's cell at the left of each base (three_way.md 3.1.2).
    let white = view("b1", Turned::No);
    let (red, black) = (view("k8", Turned::Third), view("g12", Turned::TwoThirds));
    let most = (white.width() * white.height()) as usize / 200;
    assert!(apart(&white, &red) < most, "{} pixels differ for the second seat", apart(&white, &red));
    assert!(apart(&white, &black) < most, "{} pixels differ for the third", apart(&white, &black));
    assert!(apart(&white, &view("k8", Turned::No)) > 1000, "another cell is another picture");
}

#[test]
fn names_stand_off_all_six_edges_in_reading_position() {
    let start = || {
        crate::scenes::all().into_iter().find(|(name, _)| *name == "hexagon-start").expect("the hexagon").1
    };
    let full = drawn(&start());
    let labels = start().labels;
    assert_eq!(labels.len(), 48, "eight on each edge");
    // The picture's middle and the hexagon's half height, in pixels: 16 units of 40 wide.
    let (middle, apothem) = ((368.0, 92.0 + 44.0 + 277.0), 277.0);
    for (index, label) in labels.iter().enumerate() {
        let LabelPlace::Rim { at, .. } = label.place else { panic!("{label:?} is not at the rim") };
        let mut without = start();
        without.labels.remove(index);
        let picture = drawn(&without);
        let changed = full.enumerate_pixels().filter(|(x, y, pixel)| picture.get_pixel(*x, *y) != *pixel);
        let (mut count, mut sum) = (0.0f32, (0.0f32, 0.0f32));
        for (x, y, _) in changed {
            let (right, up) = (x as f32 - middle.0, middle.1 - y as f32);
            // How far out in the direction of the edge it stands at.
            let edge = (at.y.atan2(at.x) / std::f32::consts::FRAC_PI_3 - 0.5).round() + 0.5;
            let angle = edge * std::f32::consts::FRAC_PI_3;
            let out = right * angle.cos() + up * angle.sin();
            assert!(out > apothem + 8.0, "{} reaches into the board at ({x}, {y})", label.text);
            count += 1.0;
            sum = (sum.0 + right, sum.1 + up);
        }
        assert!(count > 20.0, "{} is not to be seen", label.text);
        let found = (sum.0 / count, sum.1 / count);
        let off = (found.0 - at.x * 40.0).hypot(found.1 - at.y * 40.0);
        assert!(off < 40.0, "{} stands at {found:?}, far from its cell", label.text);
    }
}

#[test]
fn a_piece_is_as_big_as_its_cell_allows() {
    assert!(
        (Cell::square(0, 0, Shade::Dark, "a1").room() - 1.0).abs() < 1e-6,
        "a square's piece is of size 1"
    );
    let scene = hexagon();
    let room = |name: &str| cell(&scene, name).room();
    assert!(room("d4") > room("d2") && room("d2") > room("a1"), "cells grow towards the centre");
    let thin = |high: f32| Cell {
        corners: [Point::new(0.0, 0.0), Point::new(8.0, 0.0), Point::new(8.0, high), Point::new(0.0, high)],
        shade: Shade::Dark,
        name: String::new(),
    };
    assert!(thin(0.5).room() < 0.6, "a piece does not stand over the edges of a narrow cell");
}

#[test]
fn the_cells_of_a_slanting_board_leave_no_seam() {
    let mut scene = hexagon();
    scene.frontiers.clear();
    let empty = drawn(&scene);
    let allowed = |colour: [u8; 4]| {
        // Between the two tones of the board, and nothing of the rail under it.
        let [r, g, b, _] = colour;
        (0x5d - 8..=0x8b + 8).contains(&r)
            && (0x6a - 8..=0x97 + 8).contains(&g)
            && (0x7b - 8..=0xa6 + 8).contains(&b)
    };
    let (middle, reach) = ((368i32, 44 + 277), 244);
    for (x, y, pixel) in empty.enumerate_pixels() {
        let (dx, dy) = (x as i32 - middle.0, y as i32 - middle.1);
        if dx * dx + dy * dy < reach * reach {
            assert!(allowed(pixel.0), "a seam at ({x}, {y}): {pixel:?}");
        }
    }
}

//! Coordinates: all twelve columns and eight rows are there, and in the picture.

use image::RgbaImage;
use lasermate_render::scene::{Label, LabelPlace, Scene, Turned};
use lasermate_render::{Renderer, Scale};

const COLUMNS: [&str; 12] = ["k", "l", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

fn board() -> Scene {
    Scene::rectangle(&COLUMNS, 8, |column| !(2..10).contains(&column))
}

/// The box of the pixels in which two pictures differ: left, top, right, bottom.
fn difference(a: &RgbaImage, b: &RgbaImage) -> Option<[u32; 4]> {
    let changed = a.enumerate_pixels().filter(|(x, y, pixel)| b.get_pixel(*x, *y) != *pixel);
    changed.fold(None, |reach: Option<[u32; 4]>, (x, y, _)| {
        let [left, top, right, bottom] = reach.unwrap_or([x, y, x, y]);
        Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
    })
}

#[test]
fn a_framed_board_names_all_twelve_columns_and_eight_rows() {
    let labels: Vec<String> = board().labels.into_iter().map(|label| label.text).collect();
    for wanted in COLUMNS.into_iter().chain(["1", "2", "3", "4", "5", "6", "7", "8"]) {
        assert_eq!(labels.iter().filter(|label| *label == wanted).count(), 1, "{wanted}");
    }
    assert_eq!(board().cells[15].name, "b2");
    assert_eq!(board().cells[12].name, "k2");
}

#[test]
fn every_label_is_drawn_in_line_with_its_column_or_row() {
    let renderer = Renderer::new();
    let full = renderer.pixels(&board(), Scale::One).expect("a board");
    for (index, Label { text, place }) in board().labels.iter().enumerate() {
        let mut without = board();
        without.labels.remove(index);
        let picture = renderer.pixels(&without, Scale::One).expect("a board");
        let [left, top, right, bottom] = difference(&full, &picture).expect("a label in the picture");
        let middle = match place {
            LabelPlace::Below(x) => (48.0 + x * 72.0, 626.0),
            LabelPlace::Left(y) => (22.0, 602.0 - y * 72.0),
            LabelPlace::Rim { .. } | LabelPlace::At(_) => continue,
        };
        let found = ((left + right) as f32 / 2.0, (top + bottom) as f32 / 2.0);
        let off = (found.0 - middle.0).hypot(found.1 - middle.1);
        assert!(off < 12.0, "{text} stands at {found:?}, not near {middle:?}");
        assert!(bottom - top >= 12, "{text} is {} pixels high", bottom - top + 1);
    }
}

#[test]
fn a_turned_board_has_its_labels_below_and_left_too() {
    let renderer = Renderer::new();
    let turned = Scene { turned: Turned::Half, ..board() };
    let mut without = turned.clone();
    without.labels.retain(|label| label.text != "k");
    let (with, without) = (renderer.pixels(&turned, Scale::One), renderer.pixels(&without, Scale::One));
    let [left, top, ..] = difference(&with.expect("a board"), &without.expect("a board")).expect("a label");
    assert!(left > 800 && top > 600, "k stands at ({left}, {top})");
}

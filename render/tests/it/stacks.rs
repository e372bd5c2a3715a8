//! Pieces of a stack can be told from each other without colour and at half size, and all else in the cell too.

use image::{GrayImage, RgbaImage, imageops};
use lasermate_render::scene::{Badge, Kind, Mark, Scene, Side, Stack, Stacked, Steps, Theme, Turned};
use lasermate_render::{Renderer, Scale};

const KINDS: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
/// The cell d4 of a board of 8 by 8.
const CELL: usize = 27;

thread_local! {
    static RENDERER: Renderer = Renderer::new();
}

/// A stack on d4, its pieces from below.
fn board(pieces: &[(Kind, Side)], theme: Theme, turned: Turned) -> Scene {
    let mut scene = Scene::rectangle(&["a", "b", "c", "d", "e", "f", "g", "h"], 8, |_| false);
    (scene.theme, scene.turned) = (theme, turned);
    let stacked = |&(kind, side): &(Kind, Side)| Stacked { kind, side, badge: None };
    if !pieces.is_empty() {
        scene.stacks.push(Stack { cell: CELL, pieces: pieces.iter().map(stacked).collect() });
    }
    scene
}

fn pixels(scene: &Scene) -> RgbaImage {
    RENDERER.with(|renderer| renderer.pixels(scene, Scale::One).expect("a scene that can be drawn"))
}

/// The picture in grey with cells of 40 pixels, as a phone shows it.
fn small_and_grey(scene: &Scene) -> GrayImage {
    let picture = pixels(scene);
    let half =
        imageops::resize(&picture, picture.width() / 2, picture.height() / 2, imageops::FilterType::Triangle);
    imageops::grayscale(&half)
}

/// How many pixels of two pictures are told apart easily.
fn apart(a: &GrayImage, b: &GrayImage) -> usize {
    a.pixels().zip(b.pixels()).filter(|(a, b)| a.0[0].abs_diff(b.0[0]) > 40).count()
}

#[test]
fn every_piece_of_a_stack_of_five_is_told_from_every_other_at_half_size_without_colour() {
    for theme in [Theme::Dark, Theme::Light] {
        for level in 1..5 {
            let shown = [Side::White, Side::Black].map(|side| {
                KINDS.map(|kind| {
                    let mut pieces = [(Kind::Rook, Side::White); 5];
                    pieces[level] = (kind, side);
                    small_and_grey(&board(&pieces, theme, Turned::No))
                })
            });
            let shown = shown.as_flattened();
            for (index, one) in shown.iter().enumerate() {
                for (other, two) in shown.iter().enumerate().skip(index + 1) {
                    let different = apart(one, two);
                    assert!(
                        different >= 12,
                        "{theme:?} level {level}: {index} and {other}, {different} pixels"
                    );
                }
            }
        }
    }
}

#[test]
fn the_order_of_a_stack_is_seen_and_a_turned_board_leaves_it_upright() {
    let (white, black) = ((Kind::Knight, Side::White), (Kind::Knight, Side::Black));
    let rook = (Kind::Rook, Side::White);
    let one = small_and_grey(&board(&[rook, white, black], Theme::Dark, Turned::No));
    let two = small_and_grey(&board(&[rook, black, white], Theme::Dark, Turned::No));
    assert!(apart(&one, &two) >= 60);
    // Seen from the other end d4 is where e5 was; both are dark.
    let pieces = [rook, white, black, rook, (Kind::Queen, Side::Black)];
    let mut far = board(&pieces, Theme::Dark, Turned::Half);
    far.labels.clear();
    let mut near = board(&pieces, Theme::Dark, Turned::No);
    near.labels.clear();
    let e5 = 36;
    near.stacks[0].cell = e5;
    near.cells[e5].name = "d4".to_owned();
    assert_eq!(apart(&small_and_grey(&far), &small_and_grey(&near)), 0);
}

#[test]
fn a_risen_bishop_of_a_stack_is_told_from_one_that_is_not() {
    let pieces = [(Kind::Rook, Side::White), (Kind::Bishop, Side::White), (Kind::Bishop, Side::Black)];
    let plain = board(&pieces, Theme::Dark, Turned::No);
    for level in [1, 2] {
        let mut risen = plain.clone();
        risen.stacks[0].pieces[level].badge = Some(Badge::Risen);
        assert!(apart(&small_and_grey(&plain), &small_and_grey(&risen)) >= 12);
    }
}

#[test]
fn a_stack_of_two_shows_both_pieces_in_its_cell_without_colour_and_without_a_row_below() {
    for theme in [Theme::Dark, Theme::Light] {
        let shown = [Side::White, Side::Black].map(|below| {
            [Side::White, Side::Black].map(|above| {
                KINDS.map(|kind| {
                    let scene = board(&[(Kind::Rook, below), (kind, above)], theme, Turned::No);
                    assert_eq!(Renderer::inset_rows(&scene).ok(), Some(0));
                    small_and_grey(&scene)
                })
            })
        });
        let shown = shown.as_flattened().as_flattened();
        for (index, one) in shown.iter().enumerate() {
            for (other, two) in shown.iter().enumerate().skip(index + 1) {
                let different = apart(one, two);
                assert!(different >= 30, "{theme:?}: {index} and {other}, {different} pixels");
            }
        }
    }
}

/// A stack with an own and an enemy piece in it looked like one with two own.
#[test]
fn whose_pieces_are_inside_of_a_stack_is_seen_in_its_cell() {
    let (white, black) = ((Kind::Rook, Side::White), (Kind::Rook, Side::Black));
    let inside = [&[white, white][..], &[white, black], &[black, white], &[black, black]];
    let cells = inside.map(|inside| {
        let pieces = [&[white], inside, &[white]].concat();
        let (left, top) = (24 + 3 * 40, 13 + 4 * 40);
        imageops::crop_imm(&small_and_grey(&board(&pieces, Theme::Dark, Turned::No)), left, top, 40, 40)
            .to_image()
    });
    for (index, one) in cells.iter().enumerate() {
        for (other, two) in cells.iter().enumerate().skip(index + 1) {
            let different = apart(one, two);
            assert!(different >= 6, "{index} and {other}: {different} pixels");
        }
    }
}

#[test]
fn how_many_pieces_stand_in_a_cell_is_seen_there() {
    let heights = [2, 3, 4, 5, 9].map(|height: usize| {
        let mut scene = board(&vec![(Kind::Rook, Side::White); height], Theme::Dark, Turned::No);
        scene.inset_rows = 1;
        let (left, top) = (24 + 3 * 40, 13 + 4 * 40);
        imageops::crop_imm(&small_and_grey(&scene), left, top, 42, 42).to_image()
    });
    for (index, one) in heights.iter().enumerate() {
        for (other, two) in heights.iter().enumerate().skip(index + 1) {
            let different = apart(one, two);
            assert!(different >= 6, "{index} and {other}: {different} pixels");
        }
    }
}

#[test]
fn rows_are_kept_for_stacks_only_where_one_is_opened_or_may_be() {
    let height = |scene: &Scene| pixels(scene).height();
    let flat = board(&[(Kind::Rook, Side::White), (Kind::Pawn, Side::Black)], Theme::Dark, Turned::No);
    let kept = |inset_rows| Scene { inset_rows, ..flat.clone() };
    let opened = board(&[(Kind::Rook, Side::White); 3], Theme::Dark, Turned::No);
    let row = height(&kept(1)) - height(&flat);
    assert!(row > 50);
    assert_eq!(height(&kept(1)), height(&opened));
    assert_eq!(height(&kept(2)), height(&flat) + 2 * row);
    assert_eq!(height(&Scene { inset_rows: 2, ..opened }), height(&flat) + 2 * row);
}

#[test]
fn many_large_stacks_fit_the_rows_below_the_board() {
    let mut scene = board(&[(Kind::Rook, Side::White); 12], Theme::Light, Turned::No);
    for cell in [0, 9, 18] {
        scene.stacks.push(Stack { cell, ..scene.stacks[0].clone() });
    }
    for inset_rows in [0, 2] {
        let picture = pixels(&Scene { inset_rows, ..scene.clone() });
        let back = *picture.get_pixel(2, picture.height() - 2);
        let below = 26 + 8 * 80 + 40;
        let drawn = picture.enumerate_pixels().filter(|(_, y, pixel)| *y > below && **pixel != back);
        let drawn: Vec<_> = drawn.map(|(x, y, _)| (x, y)).collect();
        let (left, right) = (drawn.iter().map(|at| at.0).min(), drawn.iter().map(|at| at.0).max());
        assert!(left >= Some(30) && right <= Some(picture.width() - 30), "{left:?} to {right:?}");
        assert!(drawn.iter().map(|at| at.1).max() < Some(picture.height() - 4));
    }
}

#[test]
fn stacks_that_would_be_too_small_in_one_row_are_opened_in_two() {
    let many = |stacks: usize| {
        let mut scene = board(&[(Kind::Rook, Side::White); 6], Theme::Dark, Turned::No);
        scene.stacks = (0..stacks).map(|cell| Stack { cell: cell * 9, ..scene.stacks[0].clone() }).collect();
        scene
    };
    for (stacks, rows) in [(0, 0), (1, 1), (2, 1), (4, 2), (5, 2), (7, 2)] {
        let scene = many(stacks);
        assert_eq!(Renderer::inset_rows(&scene).ok(), Some(rows), "{stacks}");
        // Frames that keep as many rows as the fullest of them have one size, and show the same as a still.
        let kept = pixels(&Scene { inset_rows: 2, ..scene.clone() });
        assert_eq!(kept.height(), pixels(&many(4)).height(), "{stacks}");
        if rows == 2 {
            assert_eq!(kept, pixels(&scene), "{stacks}");
        }
    }
}

#[test]
fn a_stack_stays_in_its_cell() {
    // The same stack in two cells: one palette, and nothing but those cells differs.
    let scene = board(&[(Kind::Rook, Side::Black), (Kind::King, Side::White)], Theme::Light, Turned::No);
    let mut other = scene.clone();
    other.stacks[0].cell = 0;
    let (one, two) = (pixels(&scene), pixels(&other));
    let inside = |x: u32, y: u32, (column, row): (u32, u32)| {
        let (left, top) = (48 + column * 80, 26 + (7 - row) * 80);
        (left - 2..left + 86).contains(&x) && (top - 4..top + 84).contains(&y)
    };
    let changed = one.enumerate_pixels().filter(|(x, y, pixel)| two.get_pixel(*x, *y) != *pixel);
    let stray: Vec<_> = changed
        .map(|(x, y, _)| (x, y))
        .filter(|&(x, y)| !inside(x, y, (3, 3)) && !inside(x, y, (0, 0)))
        .collect();
    assert!(stray.is_empty(), "{stray:?}");
}

#[test]
fn crosses_tints_and_numbers_stay_near_their_cell() {
    let bare = pixels(&board(&[], Theme::Light, Turned::No));
    let mut marked: Vec<Scene> = vec![];
    for mark in [Mark::Denied(CELL), Mark::Touched(CELL)] {
        let mut scene = board(&[], Theme::Light, Turned::No);
        scene.marks.push(mark);
        marked.push(scene);
    }
    for numbers in [&[1][..], &[1, 3, 4, 5, 9], &[200, 210, 220, 230, 240]] {
        let mut scene = board(&[], Theme::Light, Turned::No);
        scene.steps.push(Steps { cell: CELL, numbers: numbers.to_vec() });
        marked.push(scene);
    }
    for scene in marked {
        let picture = pixels(&scene);
        let changed: Vec<_> = bare
            .enumerate_pixels()
            .filter(|(x, y, pixel)| picture.get_pixel(*x, *y) != *pixel)
            .map(|(x, y, _)| (x, y))
            .collect();
        // d4 is from 288 to 368 and from 346 to 426, below the margin of a picture without caption.
        let (left, right) = (48 + 3 * 80, 48 + 4 * 80);
        let (top, bottom) = (26 + 4 * 80, 26 + 5 * 80);
        assert!(!changed.is_empty());
        let near =
            |(x, y): &(u32, u32)| (left - 30..right + 10).contains(x) && (top - 10..bottom + 10).contains(y);
        assert!(changed.iter().all(near), "{:?} {:?}", scene.marks, scene.steps);
    }
}

//! Pieces of a stack can be told from each other without colour and at half size, and all else in the cell too.

use image::{GrayImage, RgbaImage, imageops};
use lasermate_render::scene::{Badge, Kind, Mark, Piece, Scene, Side, Steps, Theme, Turned};
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
    let place = |(level, piece): (usize, &(Kind, Side))| {
        Piece::in_stack(&scene.cells[CELL], *piece, (level, pieces.len()), turned)
    };
    scene.pieces = pieces.iter().enumerate().map(place).collect();
    if pieces.len() > 1 {
        let height = u8::try_from(pieces.len()).expect("a small stack");
        scene.marks.push(Mark::Stack { cell: CELL, height });
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
    let mut near = board(&[], Theme::Dark, Turned::No);
    near.labels.clear();
    let e5 = 36;
    near.pieces = (0..)
        .zip(&pieces)
        .map(|(level, piece)| Piece::in_stack(&near.cells[e5], *piece, (level, 5), Turned::No))
        .collect();
    near.marks.push(Mark::Stack { cell: e5, height: 5 });
    assert_eq!(apart(&small_and_grey(&far), &small_and_grey(&near)), 0);
}

#[test]
fn a_risen_bishop_of_a_stack_is_told_from_one_that_is_not() {
    let pieces = [(Kind::Rook, Side::White), (Kind::Bishop, Side::White), (Kind::Bishop, Side::Black)];
    let plain = board(&pieces, Theme::Dark, Turned::No);
    for level in [1, 2] {
        let mut risen = plain.clone();
        risen.pieces[level].badge = Some(Badge::Risen);
        assert!(apart(&small_and_grey(&plain), &small_and_grey(&risen)) >= 12);
    }
}

#[test]
fn shelves_crosses_and_numbers_stay_near_their_cell() {
    let bare = pixels(&board(&[], Theme::Light, Turned::No));
    let mut marked: Vec<Scene> = vec![];
    for mark in [Mark::Stack { cell: CELL, height: 7 }, Mark::Denied(CELL)] {
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

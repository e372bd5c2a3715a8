//! Sides can be told without colour: by lightness, by marking, and beams by their dashes.

use image::RgbaImage;
use lasermate_render::scene::{
    Badge, Beam, BeamEnd, Caption, Kind, Piece, Point, Presence, Scene, Shade, Side, Stack, Stacked, Theme,
    Turn, Turned,
};
use lasermate_render::{Renderer, Scale};

const SIDES: [Side; 4] = [Side::Blue, Side::Red, Side::White, Side::Black];
const KINDS: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
/// The kinds of games in which nobody falls out, so that no piece is ever out of the game.
const OF_TWO: [Kind; 3] = [Kind::Man, Kind::Crowned, Kind::Carrier];

fn board(theme: Theme) -> Scene {
    let mut scene =
        Scene { theme, ..Scene::rectangle(&["a", "b", "c", "d", "e", "f", "g", "h"], 8, |_| false) };
    scene.labels.clear();
    scene.cells.iter_mut().for_each(|cell| cell.shade = Shade::Light);
    scene
}

/// How light a pixel is, 0 to 255 (ITU-R BT.709 on the coded values).
fn grey(image: &RgbaImage, x: u32, y: u32) -> f64 {
    let [r, g, b, _] = image.get_pixel(x, y).0;
    0.2126 * f64::from(r) + 0.7152 * f64::from(g) + 0.0722 * f64::from(b)
}

/// The lightness of every pixel of a board with a piece, and of the empty board.
fn lightness(piece: Option<(Kind, Side)>, theme: Theme) -> Vec<f64> {
    lightness_of(piece.map(|(kind, side)| Piece::new(kind, side, Point::new(3.5, 3.5))), theme)
}

fn lightness_of(piece: Option<Piece>, theme: Theme) -> Vec<f64> {
    let mut scene = board(theme);
    scene.pieces.extend(piece);
    let image = Renderer::new().pixels(&scene, Scale::One).expect("a board");
    image.enumerate_pixels().map(|(x, y, _)| grey(&image, x, y)).collect()
}

/// The share of the pixels of either of two drawings in which they differ.
fn share(one: &[f64], two: &[f64], empty: &[f64]) -> f64 {
    let drawn =
        |place: &usize| (one[*place] - empty[*place]).abs().max((two[*place] - empty[*place]).abs()) > 12.0;
    let pieces: Vec<usize> = (0..empty.len()).filter(drawn).collect();
    pieces.iter().filter(|&&place| (one[place] - two[place]).abs() > 24.0).count() as f64
        / pieces.len() as f64
}

#[test]
fn every_two_sides_differ_in_greyscale_for_every_kind_in_both_themes() {
    for theme in [Theme::Dark, Theme::Light] {
        let empty = lightness(None, theme);
        for kind in KINDS.into_iter().chain(OF_TWO) {
            let seen = SIDES.map(|side| (side, lightness(Some((kind, side)), theme)));
            for (index, (side, one)) in seen.iter().enumerate() {
                for (other, two) in &seen[index + 1..] {
                    let apart = share(one, two, &empty);
                    assert!(
                        apart > 0.4,
                        "{kind:?}: {side:?} and {other:?} differ in {apart:.2} of their pixels"
                    );
                }
            }
        }
    }
}

/// In a box of a picture, how many pixels are much lighter than a dark square, and how many much darker.
fn beside_the_plate(scene: &Scene, [left, top, right, bottom]: [u32; 4]) -> (usize, usize) {
    let image = Renderer::new().pixels(scene, Scale::One).expect("a picture");
    let square = if scene.theme == Theme::Dark { 104.5 } else { 174.4 };
    let inside = (left..right).flat_map(|x| (top..bottom).map(move |y| (x, y)));
    let off: Vec<f64> = inside.map(|(x, y)| grey(&image, x, y) - square).collect();
    (off.iter().filter(|&&off| off > 48.0).count(), off.iter().filter(|&&off| off < -48.0).count())
}

/// Black's pawn looked hollow on the dark head, White's on the light one: each the reverse of what chess players read.
#[test]
fn in_the_head_and_below_the_board_white_is_filled_light_and_black_dark_in_both_themes() {
    for theme in [Theme::Dark, Theme::Light] {
        for side in [Side::White, Side::Black] {
            let mut scene = board(theme);
            let turn = Turn { side, text: String::new() };
            scene.caption = Some(Caption { turn: Some(turn), ..Caption::default() });
            let head = beside_the_plate(&scene, [40, 50, 70, 84]);
            scene.caption = None;
            let rook = Stacked { kind: Kind::Rook, side, badge: None };
            scene.stacks.push(Stack { cell: 0, pieces: vec![rook; 3] });
            let height = Renderer::new().pixels(&scene, Scale::One).expect("a picture").height();
            let row = beside_the_plate(&scene, [336, height - 62, 434, height - 20]);
            for (light, dark) in [head, row] {
                let (body, other) = if side == Side::White { (light, dark) } else { (dark, light) };
                assert!(body > other, "{side:?} in {theme:?}: {light} pixels are lighter, {dark} darker");
            }
        }
    }
}

#[test]
fn holes_of_two_sides_differ_in_greyscale_and_lie_flat() {
    for theme in [Theme::Dark, Theme::Light] {
        let empty = lightness(None, theme);
        let holes = SIDES.map(|side| (side, lightness(Some((Kind::Hole, side)), theme)));
        for (index, (side, one)) in holes.iter().enumerate() {
            for (other, two) in &holes[index + 1..] {
                let apart = share(one, two, &empty);
                assert!(apart > 0.12, "holes of {side:?} and {other:?} differ in {apart:.2} of their pixels");
            }
        }
        // No piece is wider than high, and the lowest of them is higher than a hole by a quarter.
        let wide = 8 * 80 + 96;
        let extent = |picture: &[f64]| {
            let drawn = |place: &usize| (picture[*place] - empty[*place]).abs() > 12.0;
            let places: Vec<usize> = (0..picture.len()).filter(drawn).collect();
            let span = |of: &dyn Fn(usize) -> usize| {
                let (low, high) = (places.iter().map(|&p| of(p)).min(), places.iter().map(|&p| of(p)).max());
                high.zip(low).map_or(0, |(high, low)| high - low)
            };
            (span(&|place| place % wide), span(&|place| place / wide))
        };
        let (hole, pawn) = (extent(&holes[0].1), extent(&lightness(Some((Kind::Pawn, Side::Blue)), theme)));
        assert!(hole.0 * 5 > hole.1 * 7 && hole.1 * 5 < pawn.1 * 4, "hole {hole:?}, pawn {pawn:?}");
        assert!(pawn.1 > pawn.0, "pawn {pawn:?}");
    }
}

#[test]
fn a_piece_out_of_the_game_is_grey_hollow_and_unlike_any_living_one() {
    for theme in [Theme::Dark, Theme::Light] {
        let empty = lightness(None, theme);
        for kind in KINDS {
            for side in SIDES {
                let piece = Piece::new(kind, side, Point::new(3.5, 3.5));
                let inert = lightness_of(Some(Piece { presence: Presence::Inert, ..piece }), theme);
                let alive = SIDES.map(|side| share(&inert, &lightness(Some((kind, side)), theme), &empty));
                assert!(
                    alive.iter().all(|apart| *apart > 0.4),
                    "{kind:?} of {side:?} in {theme:?}: {alive:.2?}"
                );
                // Hollow: most of it has nearly the lightness of the square.
                let places = (0..empty.len()).filter(|&at| (inert[at] - empty[at]).abs() > 4.0);
                let near = places.clone().filter(|&at| (inert[at] - empty[at]).abs() < 48.0).count();
                assert!(near * 2 > places.count(), "{kind:?} of {side:?} in {theme:?} is not hollow");
            }
        }
    }
}

#[test]
fn an_inherited_piece_shows_whose_it_was_without_colour() {
    let empty = lightness(None, Theme::Dark);
    for side in SIDES {
        let piece = Piece::new(Kind::Pawn, side, Point::new(3.5, 3.5));
        let looks = SIDES.map(|from| {
            lightness_of(Some(Piece { badge: Some(Badge::Inherited(from)), ..piece }), Theme::Dark)
        });
        let own = lightness_of(Some(piece), Theme::Dark);
        for (index, one) in looks.iter().enumerate() {
            let apart = share(one, &own, &empty);
            assert!((0.05..0.5).contains(&apart), "the shield covers {apart:.2} of {side:?}'s pawn");
            for two in &looks[index + 1..] {
                assert!(share(one, two, &empty) > 0.03, "two shields on {side:?}'s pawn look alike");
            }
        }
    }
}

#[test]
fn a_joker_is_seen_without_colour() {
    let renderer = Renderer::new();
    let mut scene = board(Theme::Dark);
    scene.pieces.push(Piece::new(Kind::Knight, Side::Blue, Point::new(3.5, 3.5)));
    let plain = renderer.pixels(&scene, Scale::One).expect("a knight");
    scene.pieces[0].badge = Some(Badge::Joker);
    let joker = renderer.pixels(&scene, Scale::One).expect("a Joker");
    let changed = |x: u32, y: u32| (grey(&plain, x, y) - grey(&joker, x, y)).abs() > 40.0;
    let count = plain.enumerate_pixels().filter(|(x, y, _)| changed(*x, *y)).count();
    assert!(count > 300, "only {count} pixels look different");
}

/// How often the light along the middle of a beam changes between bright and less bright.
fn breaks(side: Side) -> usize {
    let renderer = Renderer::new();
    let mut scene = board(Theme::Dark);
    let path = vec![Point::new(0.0, 0.0), Point::new(8.0, 8.0)];
    scene.beams.push(Beam { side, path, end: BeamEnd::Stop });
    let image = renderer.pixels(&scene, Scale::One).expect("a beam");
    let bright = |step: u32| grey(&image, 48 + step, image.height() - 44 - 1 - step) > 200.0;
    (20..600).filter(|&step| bright(step) != bright(step + 1)).count()
}

#[test]
fn blue_and_red_beams_differ_by_their_dashes() {
    let (blue, red) = (breaks(Side::Blue), breaks(Side::Red));
    assert!(red > blue + 30, "blue breaks {blue} times, red {red} times");
}

/// The lengths of the bright and of the dark parts along the middle of a beam without its arrows' stretches.
fn runs(side: Side) -> Vec<usize> {
    let renderer = Renderer::new();
    let mut scene = board(Theme::Dark);
    let path = vec![Point::new(0.0, 0.0), Point::new(8.0, 8.0)];
    scene.beams.push(Beam { side, path, end: BeamEnd::Stop });
    let image = renderer.pixels(&scene, Scale::One).expect("a beam");
    let bright: Vec<bool> =
        (20..600).map(|step| grey(&image, 48 + step, image.height() - 44 - 1 - step) > 200.0).collect();
    bright.chunk_by(|a, b| a == b).filter(|run| run[0]).map(<[bool]>::len).collect()
}

#[test]
fn the_third_beam_has_dots_between_its_dashes() {
    let dots = |side| runs(side).iter().filter(|&&long| (2..=7).contains(&long)).count();
    let (red, black) = (dots(Side::Red), dots(Side::Black));
    assert!(black > red + 8, "{black} dots in Black's beam, {red} in Red's: {:?}", runs(Side::Black));
    assert!(breaks(Side::White) < breaks(Side::Black), "White's is solid");
}

#[test]
fn two_beams_on_one_line_run_side_by_side() {
    let renderer = Renderer::new();
    let mut scene = board(Theme::Dark);
    let path = vec![Point::new(0.0, 0.0), Point::new(8.0, 8.0)];
    let beam = |side, path: &Vec<Point>| Beam { side, path: path.clone(), end: BeamEnd::Stop };
    // The share of the rows that cross two bright lines; gaps between dashes and arrows blur it.
    let double = |scene: &Scene| {
        let image = renderer.pixels(scene, Scale::One).expect("beams");
        let rows = (200..520u32).filter(|&y| {
            let bright: Vec<bool> = (48..688).map(|x| grey(&image, x, y) > 205.0).collect();
            bright.windows(2).filter(|pair| !pair[0] && pair[1]).count() == 2
        });
        rows.count() as f64 / 320.0
    };
    scene.beams = vec![beam(Side::Blue, &path)];
    let alone = double(&scene);
    let back: Vec<Point> = path.iter().rev().copied().collect();
    scene.beams = vec![beam(Side::Blue, &path), beam(Side::Red, &back)];
    let both = double(&scene);
    assert!(
        alone < 0.2 && both > 0.4,
        "{alone:.2} of the rows cross two lines of one beam, {both:.2} of two beams"
    );
}

#[test]
fn pieces_and_words_stay_upright_on_a_turned_board() {
    let renderer = Renderer::new();
    let mut scene = board(Theme::Dark);
    scene.pieces.push(Piece::new(Kind::Knight, Side::Blue, Point::new(2.5, 1.5)));
    let plain = renderer.pixels(&scene, Scale::One).expect("a knight");
    scene.turned = Turned::Half;
    let turned = renderer.pixels(&scene, Scale::One).expect("a knight");
    // The piece's cell is at column 2, row 1; seen from the other end at column 5, row 6.
    let cell = |image: &RgbaImage, column: u32, down: u32| {
        image::imageops::crop_imm(image, 48 + column * 80 + 4, 26 + down * 80 + 4, 72, 72).to_image()
    };
    assert!(cell(&plain, 2, 6) == cell(&turned, 5, 1));
}

//! Sides can be told without colour: by lightness, by marking, and beams by their dashes.

use image::RgbaImage;
use lasermate_render::scene::{Badge, Beam, BeamEnd, Kind, Man, Point, Scene, Shade, Side, Theme, Turned};
use lasermate_render::{Renderer, Scale};

const SIDES: [Side; 4] = [Side::Blue, Side::Red, Side::White, Side::Black];
const KINDS: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

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

/// The lightness of every pixel of a board with a man, and of the empty board.
fn lightness(man: Option<(Kind, Side)>, theme: Theme) -> Vec<f64> {
    let mut scene = board(theme);
    scene.men.extend(man.map(|(kind, side)| Man::new(kind, side, Point::new(3.5, 3.5))));
    let image = Renderer::new().pixels(&scene, Scale::One).expect("a board");
    image.enumerate_pixels().map(|(x, y, _)| grey(&image, x, y)).collect()
}

#[test]
fn every_two_sides_differ_in_greyscale_for_every_kind_in_both_themes() {
    for theme in [Theme::Dark, Theme::Light] {
        let empty = lightness(None, theme);
        for kind in KINDS {
            let seen = SIDES.map(|side| (side, lightness(Some((kind, side)), theme)));
            for (index, (side, one)) in seen.iter().enumerate() {
                for (other, two) in &seen[index + 1..] {
                    let drawn = |man: &[f64], place: usize| (man[place] - empty[place]).abs() > 12.0;
                    let of_man = |&place: &usize| drawn(one, place) || drawn(two, place);
                    let men: Vec<usize> = (0..empty.len()).filter(of_man).collect();
                    let differs = |&&place: &&usize| (one[place] - two[place]).abs() > 24.0;
                    let apart = men.iter().filter(differs).count() as f64 / men.len() as f64;
                    assert!(
                        apart > 0.4,
                        "{kind:?}: {side:?} and {other:?} differ in {apart:.2} of their pixels"
                    );
                }
            }
        }
    }
}

#[test]
fn a_joker_is_seen_without_colour() {
    let renderer = Renderer::new();
    let mut scene = board(Theme::Dark);
    scene.men.push(Man::new(Kind::Knight, Side::Blue, Point::new(3.5, 3.5)));
    let plain = renderer.pixels(&scene, Scale::One).expect("a knight");
    scene.men[0].badge = Some(Badge::Joker);
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
fn men_and_words_stay_upright_on_a_turned_board() {
    let renderer = Renderer::new();
    let mut scene = board(Theme::Dark);
    scene.men.push(Man::new(Kind::Knight, Side::Blue, Point::new(2.5, 1.5)));
    let plain = renderer.pixels(&scene, Scale::One).expect("a knight");
    scene.turned = Turned::Half;
    let turned = renderer.pixels(&scene, Scale::One).expect("a knight");
    // The man's cell is at column 2, row 1; seen from the other end at column 5, row 6.
    let cell = |image: &RgbaImage, column: u32, down: u32| {
        image::imageops::crop_imm(image, 48 + column * 80 + 4, 26 + down * 80 + 4, 72, 72).to_image()
    };
    assert!(cell(&plain, 2, 6) == cell(&turned, 5, 1));
}

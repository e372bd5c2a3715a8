//! Pictures compared with those looked at and kept, by decoded pixels. `LASERMATE_BLESS=1` writes them anew.

use image::RgbaImage;
use lasermate_render::{Renderer, Scale};
use std::path::Path;

#[path = "../examples/scenes/mod.rs"]
mod scenes;

/// How far a channel may be off, and how many pixels of ten thousand may be off by more: drawing is
/// done in floating point, which machines may round differently.
const CHANNEL: u8 = 24;
const PIXELS_OF_10000: usize = 10;

/// The pixels of a PNG, read by the library and not by anything of ours.
fn decode(bytes: &[u8]) -> RgbaImage {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
    let mut reader = decoder.read_info().expect("the head of a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size that fits")];
    let frame = reader.next_frame(&mut pixels).expect("the picture of a PNG");
    RgbaImage::from_raw(frame.width, frame.height, pixels).expect("four bytes a pixel")
}

fn assert_alike(name: &str, drawn: &RgbaImage, kept: &RgbaImage) {
    assert_eq!(drawn.dimensions(), kept.dimensions(), "{name}");
    let off = |(a, b): &(&image::Rgba<u8>, &image::Rgba<u8>)| {
        a.0.iter().zip(b.0).any(|(&a, b)| a.abs_diff(b) > CHANNEL)
    };
    let wrong = drawn.pixels().zip(kept.pixels()).filter(off).count();
    let most = (drawn.width() * drawn.height()) as usize * PIXELS_OF_10000 / 10_000;
    assert!(wrong <= most, "{name}: {wrong} pixels differ, at most {most} may");
}

#[test]
fn pictures_look_as_they_were_approved() {
    let renderer = Renderer::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let kept = [
        "start",
        "lasermate",
        "joker-decision",
        "shared-line",
        "checkmate-light-turned",
        "hexagon-start-red",
        "hexagon-inherited",
        "hexagon-three-beams",
        "hexagon-eliminated-light",
        "holes-capture",
        "holes-exits",
        "realtime",
        "crazy-stacks",
        "crazy-crowd-light",
        "crazy-revenge",
        "crazy-chain",
        "crazy-denied",
    ];
    for (name, scene) in scenes::all().iter().filter(|(name, _)| kept.contains(name)) {
        let path = folder.join(format!("{name}.png"));
        let bytes = renderer.png(scene, Scale::One).expect("a scene that can be drawn");
        if std::env::var_os("LASERMATE_BLESS").is_some() {
            std::fs::write(&path, &bytes).expect("the folder of the kept pictures");
        }
        let golden = std::fs::read(&path).expect("the kept picture");
        assert_alike(name, &decode(&bytes), &decode(&golden));
    }
}

#[test]
fn a_png_shows_exactly_the_pixels_of_the_scene_at_both_scales() {
    let renderer = Renderer::new();
    for (name, scene) in &scenes::all() {
        for scale in [Scale::One, Scale::Two] {
            let bytes = renderer.png(scene, scale).expect("a scene that can be drawn");
            let pixels = renderer.pixels(scene, scale).expect("a scene that can be drawn");
            assert!(decode(&bytes) == pixels, "{name} at {scale:?}");
        }
    }
}

#[test]
fn a_picture_does_not_depend_on_those_drawn_before() {
    let used = Renderer::new();
    let all = scenes::all();
    for (_, scene) in &all {
        used.png(scene, Scale::One).expect("a scene that can be drawn");
    }
    for (name, scene) in all.iter().rev() {
        let fresh = Renderer::new().png(scene, Scale::One).expect("a scene that can be drawn");
        assert!(used.png(scene, Scale::One).expect("a scene that can be drawn") == fresh, "{name}");
    }
}

#[test]
fn whole_pictures_stay_small() {
    let renderer = Renderer::new();
    // The loop fills the board with 96 cells of light, twice what any game has shown.
    for (name, scene) in scenes::all().iter().filter(|(name, _)| *name != "loop") {
        let bytes = renderer.png(scene, Scale::One).expect("a scene that can be drawn").len();
        let most = if name.starts_with("hexagon") { 90 } else { 48 };
        assert!(bytes <= most * 1024, "{name} takes {bytes} bytes");
    }
}

#[test]
fn a_picture_is_about_1000_by_700() {
    let renderer = Renderer::new();
    let all = scenes::all();
    let size = |wanted: &str, scale| {
        let (_, scene) = all.iter().find(|(name, _)| *name == wanted).expect("a scene of this name");
        renderer.pixels(scene, scale).expect("a scene that can be drawn").dimensions()
    };
    assert_eq!(size("start", Scale::One), (960, 738));
    assert_eq!(size("start", Scale::Two), (1920, 1476));
    assert_eq!(size("board-8x8", Scale::One), (736, 802));
    assert_eq!(size("hexagon-start", Scale::One), (960, 928));
    assert_eq!(size("hexagon-start-red", Scale::One), (960, 928));
    assert_eq!(size("holes-drop", Scale::One), (640, 802));
}

//! Pictures compared with those looked at and kept, by decoded pixels. `LASERMATE_BLESS=1` writes them anew.

use lasermate_render::{Renderer, Scale};
use std::path::Path;

use crate::approved::{assert_alike, decode, is_blessed};

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
        "crazy-revenge-light",
        "crazy-chain",
        "crazy-chain-light",
        "crazy-long-chain",
        "crazy-denied",
        "draughts-pieces",
        "draughts-chain-light",
    ];
    let scenes = crate::scenes::all();
    for name in kept {
        let (_, scene) =
            scenes.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("no scene {name}"));
        let path = folder.join(format!("{name}.png"));
        let bytes = renderer.png(scene, Scale::One).expect("a scene that can be drawn");
        if is_blessed() {
            std::fs::write(&path, &bytes).expect("the folder of the kept pictures");
        }
        let golden = std::fs::read(&path).expect("the kept picture");
        assert_alike(name, &decode(&bytes), &decode(&golden));
    }
}

#[test]
fn a_png_shows_exactly_the_pixels_of_the_scene_at_both_scales() {
    let renderer = Renderer::new();
    for (name, scene) in &crate::scenes::all() {
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
    let all = crate::scenes::all();
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
    for (name, scene) in crate::scenes::all().iter().filter(|(name, _)| *name != "loop") {
        let bytes = renderer.png(scene, Scale::One).expect("a scene that can be drawn").len();
        let most = if name.starts_with("hexagon") { 64 } else { 48 };
        assert!(bytes <= most * 1024, "{name} takes {bytes} bytes");
    }
}

#[test]
fn a_picture_is_about_1000_by_700() {
    let renderer = Renderer::new();
    let all = crate::scenes::all();
    let size = |wanted: &str, scale| {
        let (_, scene) = all.iter().find(|(name, _)| *name == wanted).expect("a scene of this name");
        renderer.pixels(scene, scale).expect("a scene that can be drawn").dimensions()
    };
    assert_eq!(size("start", Scale::One), (960, 738));
    assert_eq!(size("start", Scale::Two), (1920, 1476));
    assert_eq!(size("board-8x8", Scale::One), (736, 802));
    assert_eq!(size("hexagon-start", Scale::One), (736, 734), "a slanting board is smaller, and quicker");
    assert_eq!(size("hexagon-start-red", Scale::One), (736, 734));
    assert_eq!(size("holes-drop", Scale::One), (640, 802));
}

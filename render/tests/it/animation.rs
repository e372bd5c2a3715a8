//! Animated replays redraw only what changes, and show the same pixels as single pictures.

use gif::{ColorOutput, DecodeOptions};
use lasermate_render::scene::{Scene, Theme};
use lasermate_render::{AnimationError, Frame, Renderer, Scale};

fn scene(wanted: &str) -> Scene {
    crate::scenes::all().into_iter().find(|(name, _)| *name == wanted).expect("a scene of this name").1
}

fn frames(names: &[&str]) -> Vec<Frame> {
    names.iter().map(|name| Frame { scene: scene(name), delay_ms: 700 }).collect()
}

/// The frames of a GIF, its palette, its size and how often it repeats.
fn decode(bytes: &[u8]) -> (Vec<gif::Frame<'static>>, Vec<u8>, usize, gif::Repeat) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    let mut decoder = options.read_info(bytes).expect("the head of a GIF");
    let (palette, width) =
        (decoder.global_palette().expect("a palette").to_vec(), usize::from(decoder.width()));
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        frames.push(frame.clone());
    }
    (frames, palette, width, decoder.repeat())
}

#[test]
fn a_frame_covers_only_the_rectangle_and_the_pixels_that_changed() {
    let names = ["start", "long-beam", "lasermate"];
    let bytes = Renderer::new().animation(&frames(&names)).expect("frames of one size");
    let (frames, palette, width, repeat) = decode(&bytes);
    assert!(matches!(repeat, gif::Repeat::Infinite));
    assert_eq!(frames.len(), 3);
    let mut shown: Vec<Option<u8>> = vec![None; width * usize::from(frames[0].height)];
    let renderer = Renderer::new();
    for (frame, name) in frames.iter().zip(names) {
        let before = shown.clone();
        let (mut drawn, mut edges) = (0, [false; 4]);
        for (index, &colour) in frame.buffer.iter().enumerate() {
            let (x, y) = (index % usize::from(frame.width), index / usize::from(frame.width));
            let at = (usize::from(frame.top) + y) * width + usize::from(frame.left) + x;
            if Some(colour) != frame.transparent {
                assert_ne!(before[at], Some(colour), "{name} draws a pixel again that has not changed");
                shown[at] = Some(colour);
                drawn += 1;
                let last = (usize::from(frame.width) - 1, usize::from(frame.height) - 1);
                for (edge, touched) in edges.iter_mut().zip([x == 0, y == 0, x == last.0, y == last.1]) {
                    *edge |= touched;
                }
            }
        }
        assert!(drawn > 0 && edges == [true; 4], "{name}: the rectangle is as small as it can be");
        let picture = renderer.pixels(&scene(name), Scale::One).expect("a scene");
        for (pixel, colour) in picture.pixels().zip(&shown) {
            let place = usize::from(colour.expect("every pixel drawn")) * 3;
            assert_eq!(pixel.0[..3], palette[place..place + 3], "{name}");
        }
    }
    let second = &frames[1];
    assert!(usize::from(second.width) < width && second.height < frames[0].height, "a move changes a part");
    assert!(frames[2].delay > frames[1].delay, "the last frame stays longer");
}

#[test]
fn a_frame_without_change_costs_one_clear_pixel() {
    let bytes = Renderer::new().animation(&frames(&["start", "start"])).expect("two frames");
    let (frames, ..) = decode(&bytes);
    assert_eq!((frames[1].width, frames[1].height), (1, 1));
    assert_eq!(frames[1].transparent, Some(frames[1].buffer[0]));
}

#[test]
fn frames_that_do_not_fit_together_are_refused_by_number() {
    let renderer = Renderer::new();
    assert!(matches!(renderer.animation(&[]), Err(AnimationError::NoFrames)));
    let mixed = renderer.animation(&frames(&["start", "board-8x8"]));
    assert!(matches!(mixed, Err(AnimationError::Mixed(1))));
    let mut themes = frames(&["start", "start"]);
    themes[1].scene.theme = Theme::Light;
    assert!(matches!(renderer.animation(&themes), Err(AnimationError::Mixed(1))));
    let mut broken = frames(&["start", "start"]);
    broken[1].scene.pieces[0].centre.x = f32::NAN;
    assert!(matches!(renderer.animation(&broken), Err(AnimationError::Frame { index: 1, .. })));
}

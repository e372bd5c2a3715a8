//! Pictures with a margin at their sides, for clients that show tall pictures small and cut wide ones.

use lasermate_render::scene::{Cell, Point, Scene, Shade, Theme};
use lasermate_render::{Renderer, Scale};

fn board(wide: u8, high: u8, theme: Theme) -> Scene {
    let cell = |x: u8, y: u8| {
        let (left, below) = (f32::from(x), f32::from(y));
        let at = |dx: f32, dy: f32| Point::new(left + dx, below + dy);
        let shade = if (x + y).is_multiple_of(2) { Shade::Dark } else { Shade::Light };
        Cell {
            corners: [at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)],
            shade,
            name: format!("{x}-{y}"),
        }
    };
    let cells = (0..high).flat_map(|y| (0..wide).map(move |x| cell(x, y))).collect();
    Scene { cells, theme, ..Scene::default() }
}

#[test]
fn a_wide_picture_is_never_taller_than_wide_and_its_sides_are_empty() {
    for (wide, high) in [(8, 8), (12, 8), (5, 8), (16, 8), (3, 12)] {
        for theme in [Theme::Dark, Theme::Light] {
            let scene = board(wide, high, theme);
            let close = Renderer::new().pixels(&scene, Scale::One).unwrap();
            let picture = Renderer::wide().pixels(&scene, Scale::One).unwrap();
            let (width, height) = picture.dimensions();
            assert_eq!((width, height), Renderer::widened(close.dimensions()));
            assert!(width >= height && height == close.height(), "{width}x{height}");
            let margin = (width - close.width()) / 2;
            assert!(margin * 12 >= width, "{margin} of {width}");
            let page = *close.get_pixel(0, 0);
            for (x, y, pixel) in picture.enumerate_pixels() {
                let inside = x.checked_sub(margin).filter(|x| *x < close.width());
                let wanted = inside.map_or(page, |x| *close.get_pixel(x, y));
                assert_eq!(*pixel, wanted, "{x} {y}");
            }
            let file = Renderer::wide().png(&scene, Scale::One).unwrap();
            let size = [width.to_be_bytes(), height.to_be_bytes()].concat();
            assert_eq!(&file[16..24], size, "the head of the file");
        }
    }
}

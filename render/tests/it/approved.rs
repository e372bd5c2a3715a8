//! Pictures compared with those looked at and kept, by decoded pixels.

use image::RgbaImage;

/// How far a channel may be off, and how many pixels of ten thousand may be off by more: drawing is
/// done in floating point, which machines may round differently.
const CHANNEL: u8 = 24;
const PIXELS_OF_10000: usize = 10;

/// The pixels of a PNG, read by the library and not by anything of ours.
pub fn decode(bytes: &[u8]) -> RgbaImage {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
    let mut reader = decoder.read_info().expect("the head of a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size that fits")];
    let frame = reader.next_frame(&mut pixels).expect("the picture of a PNG");
    RgbaImage::from_raw(frame.width, frame.height, pixels).expect("four bytes a pixel")
}

/// The same size, and the same pixels but for a few.
pub fn assert_alike(name: &str, drawn: &RgbaImage, kept: &RgbaImage) {
    assert_eq!(drawn.dimensions(), kept.dimensions(), "{name}");
    let off = |(a, b): &(&image::Rgba<u8>, &image::Rgba<u8>)| {
        a.0.iter().zip(b.0).any(|(&a, b)| a.abs_diff(b) > CHANNEL)
    };
    let wrong = drawn.pixels().zip(kept.pixels()).filter(off).count();
    let most = (drawn.width() * drawn.height()) as usize * PIXELS_OF_10000 / 10_000;
    assert!(wrong <= most, "{name}: {wrong} pixels differ, at most {most} may");
}

/// Whether the kept pictures are to be written anew, which no check may do.
pub fn is_blessed() -> bool {
    let asked = std::env::var_os("LASERMATE_BLESS").is_some();
    let in_ci = std::env::var("CI").as_deref() == Ok("true");
    assert!(
        !(asked && in_ci),
        "LASERMATE_BLESS is set under CI=true: unset it, kept pictures are not written there"
    );
    asked
}

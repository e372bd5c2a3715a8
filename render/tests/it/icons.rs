//! Icons: a name is made of what they are drawn from, so the same source must make the same picture.

use image::{RgbaImage, imageops};
use lasermate_render::Renderer;
use lasermate_render::scene::{Kind, Side};
use std::path::Path;

use crate::approved::{assert_alike, decode, is_blessed};

const KINDS: [Kind; 8] =
    [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King, Kind::Man, Kind::Crowned];
const SIDES: [Side; 4] = [Side::White, Side::Black, Side::Red, Side::Blue];
const SIZE: u32 = 64;

fn write(path: &Path, sheet: &RgbaImage) {
    let file = std::fs::File::create(path).expect("the folder of the kept pictures");
    let mut encoder = png::Encoder::new(file, sheet.width(), sheet.height());
    encoder.set_color(png::ColorType::Rgba);
    let mut writer = encoder.write_header().expect("written");
    writer.write_image_data(sheet.as_raw()).expect("written");
}

#[test]
fn the_same_source_makes_the_same_icons() {
    let mut sources = flate2::Crc::new();
    let mut sheet = RgbaImage::new(SIZE * 8, SIZE * 4);
    for (row, side) in (0..).zip(SIDES) {
        for (column, kind) in (0..).zip(KINDS) {
            for part in Renderer::icon_source(kind, side) {
                sources.update(part.as_bytes());
            }
            let icon = decode(&Renderer::icon(kind, side, SIZE).expect("drawn"));
            imageops::replace(&mut sheet, &icon, column * i64::from(SIZE), row * i64::from(SIZE));
        }
    }
    let name = format!("icons-{:08x}.png", sources.sum());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(&name);
    if is_blessed() {
        write(&path, &sheet);
    }
    let kept = std::fs::read(&path);
    let kept = kept.expect("the kept picture of these sources: take the old one away and write this one");
    assert_alike("icons drawn otherwise from the same source: count ICON_EDITION up", &sheet, &decode(&kept));
}

//! Draws the contact sheet: `cargo run --release -p lasermate-render --example contact_sheet [FOLDER]`
//! writes `render/contact-sheet.png` and, into the folder, every single picture at both scales.

use image::imageops::{FilterType, overlay, resize};
use image::{Rgb, RgbImage};
use lasermate_render::{Renderer, Scale};
use std::error::Error;
use std::path::Path;

mod scenes;

/// The sheet's columns, and the room each picture has in it.
const COLUMNS: usize = 3;
const ROOM: (u32, u32) = (496, 392);
const GROUND: Rgb<u8> = Rgb([0x1e, 0x1f, 0x22]);

fn main() -> Result<(), Box<dyn Error>> {
    let renderer = Renderer::new();
    let all = scenes::all();
    if let Some(folder) = std::env::args().nth(1) {
        let folder = Path::new(&folder);
        std::fs::create_dir_all(folder)?;
        for (name, scene) in &all {
            for (scale, suffix) in [(Scale::One, "1x"), (Scale::Two, "2x")] {
                std::fs::write(folder.join(format!("{name}-{suffix}.png")), renderer.png(scene, scale)?)?;
            }
        }
    }
    let rows = all.len().div_ceil(COLUMNS) as u32;
    let mut sheet = RgbImage::from_pixel(ROOM.0 * COLUMNS as u32, ROOM.1 * rows, GROUND);
    for (index, (_, scene)) in all.iter().enumerate() {
        let picture = renderer.pixels(scene, Scale::One)?;
        let picture = RgbImage::from_fn(picture.width(), picture.height(), |x, y| {
            let [r, g, b, _] = picture.get_pixel(x, y).0;
            Rgb([r, g, b])
        });
        let (wide, high) = (f64::from(picture.width()), f64::from(picture.height()));
        let part = (f64::from(ROOM.0 - 16) / wide).min(f64::from(ROOM.1 - 16) / high);
        let small = resize(&picture, (wide * part) as u32, (high * part) as u32, FilterType::CatmullRom);
        let (column, row) = ((index % COLUMNS) as u32, (index / COLUMNS) as u32);
        let x = column * ROOM.0 + (ROOM.0 - small.width()) / 2;
        let y = row * ROOM.1 + (ROOM.1 - small.height()) / 2;
        overlay(&mut sheet, &small, i64::from(x), i64::from(y));
    }
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("contact-sheet.png");
    write_indexed(&sheet, &target)
}

/// Writes the sheet with 256 colours: each pixel has the nearest of them.
fn write_indexed(sheet: &RgbImage, target: &Path) -> Result<(), Box<dyn Error>> {
    let mut counts = vec![0u32; 1 << 15];
    let slot = |pixel: &Rgb<u8>| pixel.0.iter().fold(0, |slot, &part| slot << 5 | usize::from(part >> 3));
    sheet.pixels().for_each(|pixel| counts[slot(pixel)] += 1);
    let colour = |slot: usize| [10, 5, 0].map(|shift| ((slot >> shift & 31) * 255 / 31) as u8);
    let far = |a: [u8; 3], b: [u8; 3]| -> u64 {
        a.iter().zip(b).map(|(&x, y)| u64::from(x.abs_diff(y)).pow(2)).sum()
    };
    // Always the colour that most pixels miss by most.
    let used: Vec<usize> = (0..counts.len()).filter(|&slot| counts[slot] > 0).collect();
    let mut missed: Vec<u64> = vec![1 << 20; used.len()];
    let mut nearest = vec![0u8; counts.len()];
    let mut colours: Vec<[u8; 3]> = Vec::new();
    for index in 0..=u8::MAX {
        let weight = |place: &usize| missed[*place] * u64::from(counts[used[*place]]).isqrt();
        let Some(worst) = (0..used.len()).max_by_key(weight) else { break };
        let chosen = colour(used[worst]);
        colours.push(chosen);
        for (&slot, missed) in used.iter().zip(&mut missed) {
            let distance = far(chosen, colour(slot));
            if distance < *missed {
                *missed = distance;
                nearest[slot] = index;
            }
        }
    }
    let pixels: Vec<u8> = sheet.pixels().map(|pixel| nearest[slot(pixel)]).collect();
    let mut encoder = png::Encoder::new(std::fs::File::create(target)?, sheet.width(), sheet.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(colours.concat());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(())
}

//! Draws the contact sheet: `cargo run --release -p lasermate-render --example contact_sheet [FOLDER]`
//! writes `render/contact-sheet.png` and, into the folder, every single picture at both scales.

use lasermate_render::{Renderer, Scale};
use std::error::Error;
use std::path::Path;

mod scenes;

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
    Ok(())
}

//! Measures the renderer: `cargo run --release -p lasermate-render --example bench` prints a table.

use lasermate_render::scene::Scene;
use lasermate_render::{Frame, Renderer, Scale};
use std::error::Error;
use std::time::Instant;

mod scenes;

const ROUNDS: usize = 60;

fn main() -> Result<(), Box<dyn Error>> {
    let begin = Instant::now();
    let renderer = Renderer::new();
    let all = scenes::all();
    let first = renderer.png(&all[0].1, Scale::One)?;
    let cold = begin.elapsed().as_secs_f64() * 1e3;
    println!("First picture after start: {cold:.1} ms, {} bytes.\n", first.len());
    println!("| picture | size | first, ms | then (median), ms | least, ms | KB |");
    println!("| --- | --- | ---: | ---: | ---: | ---: |");
    for (name, scene) in &all {
        for (scale, suffix) in [(Scale::One, "1x"), (Scale::Two, "2x")] {
            row(&renderer, &format!("{name} {suffix}"), scene, scale)?;
        }
    }
    animation(&renderer, &all)?;
    if let Some(peak) = peak_memory() {
        println!("\nPeak memory of the whole process (VmHWM): {peak:.1} MB.");
    }
    Ok(())
}

fn row(renderer: &Renderer, name: &str, scene: &Scene, scale: Scale) -> Result<(), Box<dyn Error>> {
    let mut times = Vec::with_capacity(ROUNDS);
    let mut bytes = Vec::new();
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        bytes = renderer.png(scene, scale)?;
        times.push(begin.elapsed().as_secs_f64() * 1e3);
    }
    let first = times[0];
    times.sort_by(f64::total_cmp);
    let image = renderer.pixels(scene, scale)?;
    println!(
        "| {name} | {}x{} | {first:.2} | {:.2} | {:.2} | {:.1} |",
        image.width(),
        image.height(),
        times[ROUNDS / 2],
        times[0],
        bytes.len() as f64 / 1024.0
    );
    Ok(())
}

fn animation(renderer: &Renderer, all: &[(&str, Scene)]) -> Result<(), Box<dyn Error>> {
    let first = all[0].1.theme;
    let shown = all.iter().filter(|(_, scene)| scene.cells.len() == 96 && scene.theme == first);
    let frames: Vec<Frame> = shown.map(|(_, scene)| Frame { scene: scene.clone(), delay_ms: 800 }).collect();
    let begin = Instant::now();
    let bytes = renderer.animation(&frames)?;
    let each = begin.elapsed().as_secs_f64() * 1e3 / frames.len() as f64;
    println!(
        "\nAnimation of {} very different frames: {each:.1} ms a frame, {} KB.",
        frames.len(),
        bytes.len() / 1024
    );
    Ok(())
}

/// The most memory the process has had, in MB, where the system tells.
fn peak_memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM"))?;
    Some(line.split_whitespace().nth(1)?.parse::<f64>().ok()? / 1024.0)
}

//! Measures the renderer: `cargo run --release -p lasermate-render --example bench` prints tables; with the word `first`, what
//! the first picture of each kind costs a program that has just started.
#![allow(clippy::print_stdout, reason = "the tables are what it is for")]

use lasermate_render::scene::Scene;
use lasermate_render::{Frame, Renderer, Scale};
use std::error::Error;
use std::time::Instant;

mod scenes;

const ROUNDS: usize = 60;
/// The board of the way of working that is compared: eight by eight tiles of 90 pixels.
const TILE: usize = 90;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["first"] => return first(),
        ["first", name] => return first_of(name),
        _ => {}
    }
    let begin = Instant::now();
    let renderer = Renderer::new();
    let all = scenes::all();
    let first = renderer.png(&all[0].1, Scale::One)?;
    let cold = begin.elapsed().as_secs_f64() * 1e3;
    println!("First picture after start: {cold:.1} ms, {} bytes.\n", first.len());
    println!("| picture | size | first, ms | then (median), ms | least, ms | processor (mean), ms | KB |");
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: |");
    for (name, scene) in &all {
        picture(&renderer, &format!("{name} 1x"), scene, Scale::One)?;
    }
    let peak = peak_memory();
    for (name, scene) in all.iter().filter(|(name, _)| ["start", "lasermate"].contains(name)) {
        picture(&renderer, &format!("{name} 2x"), scene, Scale::Two)?;
    }
    tiles(&renderer, &all)?;
    animation(&renderer, &all)?;
    if let (Some(one), Some(two)) = (peak, peak_memory()) {
        println!(
            "\nPeak memory of the process (VmHWM): {one:.1} MB after all at 1x, {two:.1} MB at the end."
        );
    }
    Ok(())
}

/// How often each first picture is drawn, in a process of its own.
const STARTS: usize = 9;

/// What the first picture costs, for every scene.
fn first() -> Result<(), Box<dyn Error>> {
    println!("| first picture of a process | median, ms | least, ms |");
    println!("| --- | ---: | ---: |");
    for (name, _) in scenes::all() {
        let mut times = Vec::with_capacity(STARTS);
        for _ in 0..STARTS {
            let told = std::process::Command::new(std::env::current_exe()?).args(["first", name]).output()?;
            times.push(String::from_utf8(told.stdout)?.trim().parse::<f64>()?);
        }
        times.sort_by(f64::total_cmp);
        println!("| {name} | {:.1} | {:.1} |", times[STARTS / 2], times[0]);
    }
    Ok(())
}

/// The milliseconds that one scene takes here and now.
fn first_of(name: &str) -> Result<(), Box<dyn Error>> {
    let all = scenes::all();
    let (_, scene) = all.iter().find(|(found, _)| *found == name).ok_or("no such scene")?;
    let begin = Instant::now();
    Renderer::new().png(scene, Scale::One)?;
    println!("{:.2}", begin.elapsed().as_secs_f64() * 1e3);
    Ok(())
}

fn picture(renderer: &Renderer, name: &str, scene: &Scene, scale: Scale) -> Result<(), Box<dyn Error>> {
    let mut bytes = Vec::new();
    let mut round = || -> Result<(), Box<dyn Error>> {
        bytes = renderer.png(scene, scale)?;
        Ok(())
    };
    let times = time(&mut round)?;
    let info = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info()?;
    row(name, info.info().size(), &times, bytes.len());
    Ok(())
}

/// The milliseconds of each round, the first one first, and the processor's for a round on average,
/// which other programs on the machine disturb less.
fn time(round: &mut dyn FnMut() -> Result<(), Box<dyn Error>>) -> Result<(Vec<f64>, f64), Box<dyn Error>> {
    let mut times = Vec::with_capacity(ROUNDS);
    let mut busy = 0.0;
    for index in 0..ROUNDS {
        if index == 1 {
            busy = processor();
        }
        let begin = Instant::now();
        round()?;
        times.push(begin.elapsed().as_secs_f64() * 1e3);
    }
    Ok((times, (processor() - busy) / (ROUNDS - 1) as f64))
}

/// How many milliseconds this thread has run so far, where the system tells.
fn processor() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split_whitespace().next().and_then(|ns| ns.parse::<f64>().ok()).unwrap_or(f64::NAN) / 1e6
}

fn row(name: &str, (width, height): (u32, u32), (times, busy): &(Vec<f64>, f64), bytes: usize) {
    let first = times[0];
    let mut sorted = times.clone();
    sorted.sort_by(f64::total_cmp);
    let (median, least, kilobytes) = (sorted[ROUNDS / 2], sorted[0], bytes as f64 / 1024.0);
    println!(
        "| {name} | {width}x{height} | {first:.2} | {median:.2} | {least:.2} | {busy:.2} | {kilobytes:.1} |"
    );
}

/// The published way of working of lila-gif, done here with the same libraries: a whole board copied
/// from tiles that were blended before, in a fixed palette, and written as one GIF frame. No beams.
fn tiles(renderer: &Renderer, all: &[(&str, Scene)]) -> Result<(), Box<dyn Error>> {
    let (_, scene) = all.iter().find(|(name, _)| *name == "board-8x8").ok_or("no 8x8 board")?;
    let mut scene = scene.clone();
    scene.beams.clear();
    let image = renderer.pixels(&scene, Scale::One)?;
    let mut palette: Vec<[u8; 3]> = Vec::new();
    let mut sheet = vec![vec![0u8; TILE * TILE]; 64];
    for (index, tile) in sheet.iter_mut().enumerate() {
        for (place, pixel) in tile.iter_mut().enumerate() {
            let (x, y) =
                (index % 8 * 80 + place % TILE * 80 / TILE, index / 8 * 80 + place / TILE * 80 / TILE);
            let [r, g, b, _] = image.get_pixel(48 + x as u32, 118 + y as u32).0;
            let known = palette.iter().position(|&colour| colour == [r, g, b]);
            *pixel = known.unwrap_or(palette.len()) as u8;
            if known.is_none() {
                palette.push([r, g, b]);
            }
        }
    }
    let side = (8 * TILE) as u16;
    let (palette, mut size) = (palette.concat(), 0);
    let mut round = || -> Result<(), Box<dyn Error>> {
        let mut board = vec![0u8; 64 * TILE * TILE];
        for (index, tile) in sheet.iter().enumerate() {
            for (down, line) in tile.chunks_exact(TILE).enumerate() {
                let at = (index / 8 * TILE + down) * 8 * TILE + index % 8 * TILE;
                board[at..at + TILE].copy_from_slice(line);
            }
        }
        let mut encoder = gif::Encoder::new(Vec::new(), side, side, &palette)?;
        encoder.write_frame(&gif::Frame {
            width: side,
            height: side,
            buffer: board.into(),
            ..Default::default()
        })?;
        size = encoder.into_inner()?.len();
        Ok(())
    };
    let times = time(&mut round)?;
    row("tiles to GIF (lila-gif's way), no beams", (side.into(), side.into()), &times, size);
    Ok(())
}

fn animation(renderer: &Renderer, all: &[(&str, Scene)]) -> Result<(), Box<dyn Error>> {
    let first = all[0].1.theme;
    let shown = all
        .iter()
        .filter(|(_, scene)| scene.frontiers.is_empty() && scene.cells.len() == 96 && scene.theme == first);
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

//! Fits what orthodox chess is judged by to games of the computer with itself.
//!
//! `cargo run --release -p lasermate-engine --example tune -- COMMAND`
//!
//! - `play GAMES NODES FILE [FIRST]`: games at so many positions a move from openings of chance moves; each quiet position goes
//!   into the file, with what the search thought of it and how the game ended. Openings are numbered from FIRST on; the same
//!   numbers give the same games.
//! - `fit WEIGHTS FILE...`: the weights of the terms that tell best what became of the positions, written over the file with the
//!   weights;
//! - `network NETWORK FILE...`: the network that tells best what the terms leave, written over the file with the network.

#![expect(clippy::print_stdout, reason = "the figures are what this program is for")]
#![allow(clippy::unwrap_used, reason = "a command with wrong words stops")]

#[path = "tune/fit.rs"]
mod fit;
#[path = "tune/network.rs"]
mod network;
#[path = "tune/play.rs"]
mod play;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["play", games, nodes, file] => {
            play::play(0..games.parse().unwrap(), nodes.parse().unwrap(), file);
        }
        ["play", games, nodes, file, first] => {
            let first: u64 = first.parse().unwrap();
            play::play(first..first + games.parse::<u64>().unwrap(), nodes.parse().unwrap(), file);
        }
        ["fit", weights, ref files @ ..] => fit::fit(files, weights),
        ["network", out, ref files @ ..] => network::fit(files, out),
        _ => panic!("play GAMES NODES FILE [FIRST], fit WEIGHTS FILE..., or network NETWORK FILE..."),
    }
}

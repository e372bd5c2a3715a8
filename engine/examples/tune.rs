//! Fits what positions are judged by to games of the computer with itself.
//!
//! `cargo run --release -p lasermate-engine --example tune -- COMMAND`
//!
//! - `play GAME GAMES NODES FILE [FIRST]`: games at so many positions a move from openings of chance moves; each quiet position
//!   goes into the file, with what the search thought of it and how the game ended. Openings are numbered from FIRST on; the same
//!   numbers give the same games.
//! - `fit GAME WEIGHTS FILE...`: the weights of the terms that tell best what became of the positions, written over the file with
//!   the weights, for chess, Black holes, Crazy chess, draughts, realtime and three-way chess;
//! - `network NETWORK FILE...`: the network that tells best what the terms leave in chess, written over the file with the network.

#![expect(clippy::print_stdout, reason = "the figures are what this program is for")]
#![allow(clippy::unwrap_used, reason = "a command with wrong words stops")]

#[path = "tune/fit.rs"]
mod fit;
#[path = "tune/network.rs"]
mod network;
#[path = "tune/play.rs"]
mod play;
#[path = "tune/without_turns.rs"]
mod without_turns;

use lasermate_engine::notation::Notation;
use lasermate_engine::variants::Preset;
use lasermate_engine::variants::black_holes::BlackHoles;
use lasermate_engine::variants::crazy::Crazy;
use lasermate_engine::variants::draughts::Draughts;
use lasermate_engine::variants::orthodox::Chess;
use lasermate_engine::variants::realtime::{EventNode, RealtimeRules};
use lasermate_engine::variants::three_way::ThreeWay;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["play", game, games, nodes, file, ref first @ ..] => {
            let first: u64 = first.first().map_or(0, |first| first.parse().unwrap());
            let games = first..first + games.parse::<u64>().unwrap();
            play::play(Preset::named(game).expect("a game"), games, nodes.parse().unwrap(), file);
        }
        ["fit", "chess", weights, ref files @ ..] => fit::fit::<Chess>(files, weights),
        ["fit", "black-holes", weights, ref files @ ..] => fit::fit::<BlackHoles>(files, weights),
        ["fit", "draughts", weights, ref files @ ..] => fit::fit::<Draughts>(files, weights),
        ["fit", "three-way", weights, ref files @ ..] => fit::fit::<ThreeWay>(files, weights),
        ["fit", "realtime", weights, ref files @ ..] => {
            fit::fit_by(files, fit::LATER_WITHOUT_TURNS, weights, |text| {
                EventNode::<Chess>::read_position((RealtimeRules::USUAL, ()), text).unwrap()
            })
        }
        ["fit", "crazy", weights, ref files @ ..] => fit::fit::<Crazy>(files, weights),
        ["network", out, ref files @ ..] => network::fit(files, out),
        _ => panic!("see the head of this file for the commands"),
    }
}

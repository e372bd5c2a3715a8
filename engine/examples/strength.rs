//! How strong the computer is, measured by games; every command shows how it goes.
//!
//! Run in release: `cargo run --release -p lasermate-engine --example strength -- COMMAND`
//!
//! - `ladder GAME GAMES [LEVEL...]`: each level against the one below;
//! - `match GAME GAMES PLAYER PLAYER`: any two; a player is `random`, `greedy`, a level, `earlier` and one of the eight that there
//!   were before (`earlier4`), or POSITIONS/PLIES/NOISE with /OVERSIGHT behind it or not;
//! - `random GAME GAMES LEVEL`, `greedy GAME GAMES LEVEL`: against chance moves, against the best capture;
//! - `three GAME GAMES LEVEL`: one seat against two greedy players, over all seats;
//! - `personas GAME GAMES LEVEL`: a loyal, a shrewd and a treacherous one among themselves, over all seats, with pacts;
//! - `styles GAME GAMES NODES`: best-reply search against paranoid search, one seat and two in turn;
//! - `uci GAMES MILLISECONDS PROGRAM [OPTION=VALUE...]`: orthodox chess against another program;
//! - `sprt GAME GAMES BUDGET LOW HIGH PROGRAM [WORD...]`: so many positions a move, or milliseconds with `ms` behind them (`100msx2`:
//!   this build in two threads, the other as it pleases), against another program from balanced openings, until LOW or HIGH rating
//!   points are rejected; words with `=` are its options, the others its arguments. Among three one sits against two of the other,
//!   and the other way round;
//! - `serve`: this build as such a program: `sprt chess 400 5000 0 10 OTHER_BUILD serve`;
//! - `self GAMES`: computer against computer in every preset, to the end, without a refused move.
//!
//! Games come in pairs: the same opening of chance moves, the seats exchanged; among three each sits alone once against two of the
//! other. GAMES is how many, or `FROM..TO` of them.

#![expect(clippy::print_stdout, reason = "the figures are what this program is for")]
#![allow(clippy::unwrap_used, reason = "a command with wrong words stops")]

#[path = "strength/arena.rs"]
mod arena;
#[path = "strength/other.rs"]
mod other;
#[path = "strength/personas.rs"]
mod personas;
#[path = "strength/player.rs"]
mod player;
#[path = "strength/serve.rs"]
mod serve;
#[path = "strength/sprt.rs"]
mod sprt;

use std::ops::Range;

use arena::{Match, Pairing, Score};
use lasermate_engine::search::Level;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Preset;
use other::{Budget, Other};
use player::Player;

fn level(word: &str) -> Level {
    match word.strip_prefix("earlier") {
        Some(number) => number.parse().ok().and_then(Level::earlier),
        None => word.parse().ok().and_then(Level::new),
    }
    .expect("a level from 1 to 12")
}

/// The player of a word.
fn player(word: &str) -> Player {
    match word {
        "random" => Player::Random,
        "greedy" => Player::Greedy,
        _ => match word.split('/').collect::<Vec<_>>()[..] {
            [nodes, depth, noise, ref blunder_rate @ ..] => Player::free(
                nodes.parse().expect("positions"),
                depth.parse().expect("plies"),
                noise.parse().expect("noise"),
                blunder_rate.first().map_or(0, |word| word.parse().expect("blunder_rate")),
            ),
            _ => Player::level(level(word)),
        },
    }
}

/// Plays pairs of games and shows the score of the first player after each ten.
fn pairs(game: &'static Preset, games: Range<u64>, makers: [&dyn Fn() -> Player; 2], what: &str) {
    let mut pairing = Pairing::new(game, makers);
    let mut score = Score::default();
    let last = games.end;
    for number in games {
        let pair = number / 2;
        score.add(pairing.play(Match::new(game, pair), pair, number % 2 == 0));
        if number % 10 == 9 || number + 1 == last {
            println!("{} {what}: {score}", game.name);
        }
    }
}

fn ladder(game: &'static Preset, games: &Range<u64>, levels: &[Level]) {
    for level in levels {
        let Some(below) = Level::new(level.number() - 1) else { continue };
        let what = format!("level {} against {}", level.number(), below.number());
        pairs(game, games.clone(), [&|| Player::level(*level), &|| Player::level(below)], &what);
    }
}

/// One seat of three against two others, over all seats.
fn three(
    game: &'static Preset,
    games: Range<u64>,
    mut one: impl FnMut() -> Player,
    mut others: impl FnMut() -> Player,
    what: &str,
) {
    let mut score = Score::default();
    let last = games.end;
    for number in games {
        let own = Seat::from_index((number % 3) as usize).unwrap();
        let mut players = [others(), others(), others()];
        players[own.index()] = one();
        let mut played = Match::new(game, number / 3);
        let [first, second, third] = &mut players;
        let winners = played.play([first, second, third]);
        score.count(&winners, own);
        if number % 10 == 9 || number + 1 == last {
            println!("{} {what}: {score}", game.name);
        }
    }
}

/// After so many plies a game that is to end by its rules alone has not.
const LONG: usize = 5_000;

fn every_preset(games: u64) {
    let (mut played, mut unfinished) = (0, 0);
    for number in 0..games {
        for preset in Preset::all() {
            let mut of = Match::new(preset, number).at_most(LONG);
            let low = Level::new(1 + (number % 3) as u8).unwrap();
            let mut players = [Player::level(low), Player::level(Level::new(2).unwrap()), Player::level(low)];
            let [first, second, third] = &mut players;
            if preset.sides().len() > 2 {
                of.play([first, second, third])
            } else {
                of.play([first, second])
            };
            played += 1;
            if !of.is_over() {
                unfinished += 1;
                println!("{} {number} is not over: {}", preset.name, of.position());
            }
        }
        println!("{played} games, {unfinished} not over after {LONG} plies, none refused");
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize| words.get(at).map_or("", String::as_str);
    let number = |at: usize| word(at).parse::<u64>().expect("a number");
    let games = |at: usize| match word(at).split_once("..") {
        Some((from, to)) => from.parse().expect("a number")..to.parse().expect("a number"),
        None => 0..number(at),
    };
    let game = || Preset::named(word(1)).expect("a game");
    match word(0) {
        "ladder" => {
            let chosen: Vec<Level> =
                words.get(3..).unwrap_or_default().iter().map(|word| level(word)).collect();
            let all: Vec<Level> = (2..=12).filter_map(Level::new).collect();
            ladder(game(), &games(2), if chosen.is_empty() { &all } else { &chosen });
        }
        "match" => {
            let what = format!("{} against {}", word(3), word(4));
            pairs(game(), games(2), [&|| player(word(3)), &|| player(word(4))], &what);
        }
        "random" | "greedy" => {
            let what = format!("level {} against {}", word(3), word(0));
            pairs(game(), games(2), [&|| Player::level(level(word(3))), &|| player(word(0))], &what);
        }
        "three" => {
            let what = format!("level {} against two greedy", word(3));
            three(game(), games(2), || Player::level(level(word(3))), || Player::Greedy, &what);
        }
        "styles" => {
            let nodes = number(3);
            three(
                game(),
                games(2),
                || Player::style(nodes, true),
                || Player::style(nodes, false),
                "best-reply against two paranoid",
            );
            three(
                game(),
                games(2),
                || Player::style(nodes, false),
                || Player::style(nodes, true),
                "paranoid against two best-reply",
            );
        }
        "uci" => {
            let options = words.get(4..).unwrap_or_default();
            let other = || {
                Player::Other(Box::new(Other::start(word(3), options, Budget::Milliseconds(number(2), 1))))
            };
            let chess = Preset::named("chess").unwrap();
            let what = format!("against {}", words[3..].join(" "));
            pairs(chess, games(1), [&|| Player::time(number(2), 1), &other], &what);
        }
        "sprt" => {
            let budget = Budget::read(word(3));
            let mut words = words.get(7..).unwrap_or_default().to_vec();
            words.push(format!("UCI_Variant={}", game().name));
            let hypotheses = [4, 5].map(|at| word(at).parse().expect("rating points"));
            let other = || Player::Other(Box::new(Other::start(word(6), &words, budget)));
            sprt::sprt(game(), games(2), hypotheses, [&|| Player::within(budget), &other]);
        }
        "serve" => serve::serve(),
        "personas" => personas::personas(game(), word(2).parse().expect("a number"), level(word(3))),
        "self" => every_preset(number(1)),
        _ => println!("see the head of this file for the commands"),
    }
}

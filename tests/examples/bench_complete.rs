//! How long completion takes while a move of Crazy chess is typed, in the worst position found.
//!
//!     cargo run --release --package lasermate-tests --example bench_complete
//!
//! prints the table of `tests/SPEED.md`; with `search` behind it a climb for positions with more legal moves.

#![expect(clippy::print_stdout, reason = "the table is what this program is for")]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Person, PersonId, RoomId, ServerId, Typing};
use lasermate_domain::tables::table::{GameId, Table};
use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::Setup;
use lasermate_present::complete::complete;
use lasermate_present::language::Language;
use lasermate_tests::dice::Dice;

/// The start, a middle game, and the position with the most legal moves that the search has found.
const POSITIONS: [(&str, &str); 3] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ("stacks", "[rn]3k2[rb]/pp1q1ppp/2npb3/4p3/2B1P3/2NPQN2/PPP2PPP/[RB]3K2R w K - 0 12"),
    ("worst", WORST),
];
/// The position with the most legal moves that the search has found.
const WORST: &str = "8/4[rBb]P2/4P[RpNnpPPprNpRnqkpbBQpppPP]P1/5P2/8/8/3K4/8 w - - 0 1";
/// What may stand in the text field.
const TYPED: [&str; 5] = ["", "e", "e2", "Q", "e6~f6:2,f6:5"];
/// The best of so many rounds counts.
const ROUNDS: u32 = 10;

fn game(position: &str) -> Option<AnyGame> {
    let mut setup = Setup::parse("crazy", []).ok()?;
    setup.position = Some(position.to_owned());
    AnyGame::new(&setup).ok()
}

fn at_table(game: AnyGame, setup: Setup) -> Table {
    let person = |id: &str| Person { id: PersonId(format!("local:{id}")), name: id.to_owned() };
    let place = (ServerId("local:home".to_owned()), RoomId("local:lobby".to_owned()));
    Table::new(GameId(1), place, (setup, game), (vec![person("a"), person("b")], Vec::new()), 0)
}

fn typing(typed: &str) -> Typing {
    Typing {
        server: ServerId("local:home".to_owned()),
        room: RoomId("local:lobby".to_owned()),
        who: Person { id: PersonId("local:a".to_owned()), name: "a".to_owned() },
        command: CommandId::Move,
        option: "move".to_owned(),
        typed: typed.to_owned(),
        options: BTreeMap::new(),
        locale: None,
    }
}

fn table() {
    println!("| position | legal moves | typed | choices | ms |\n| --- | ---: | --- | ---: | ---: |");
    for (name, position) in POSITIONS {
        let (Some(game), Ok(setup)) = (game(position), Setup::parse("crazy", [])) else { continue };
        let moves = game.perft(1);
        let live = at_table(game, setup);
        for typed in TYPED {
            let mut best = Duration::MAX;
            let mut choices = 0;
            for _ in 0..ROUNDS {
                let start = Instant::now();
                choices = complete(Some(&live), &typing(typed), &[], Language::english()).len();
                best = best.min(start.elapsed());
            }
            println!("| {name} | {moves} | `{typed}` | {choices} | {:.1} |", best.as_secs_f64() * 1000.0);
        }
    }
}

/// The squares of a board, each with the letters of its pieces from below.
type Squares = [String; 64];

fn text(squares: &Squares) -> String {
    let mut board = String::new();
    for row in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            let pieces = &squares[row * 8 + file];
            if pieces.is_empty() {
                empty += 1;
                continue;
            }
            if empty > 0 {
                board += &empty.to_string();
                empty = 0;
            }
            board += &if pieces.len() > 1 { format!("[{pieces}]") } else { pieces.clone() };
        }
        if empty > 0 {
            board += &empty.to_string();
        }
        if row > 0 {
            board.push('/');
        }
    }
    board + " w - - 0 1"
}

/// Moves a piece, or two, to other squares as long as that gives no fewer moves.
fn search(seconds: u64) {
    let mut dice = Dice(7);
    let end = Instant::now() + Duration::from_secs(seconds);
    let (mut most, mut most_text) = (0, String::new());
    while Instant::now() < end {
        let mut squares: Squares = std::array::from_fn(|_| String::new());
        for piece in "PPPPPPPPKQRRBBNNkqrrbbnnpppppppp".chars() {
            let free: Vec<_> = (8..56).filter(|at| squares[*at].is_empty()).collect();
            squares[free[dice.below(free.len())]].push(piece);
        }
        let (mut own, mut stale) = (0, 0);
        while stale < 1500 && Instant::now() < end {
            let mut next = squares.clone();
            for _ in 0..=dice.below(2) {
                let full: Vec<_> = (0..64).filter(|at| !next[*at].is_empty()).collect();
                let from = full[dice.below(full.len())];
                let to = dice.below(64);
                if from == to {
                    continue;
                }
                let moved = std::mem::take(&mut next[from]);
                let there = std::mem::take(&mut next[to]);
                // Into a rook, or in exchange.
                if there.starts_with(['R', 'r']) && dice.below(2) == 0 {
                    next[to] = there + &moved;
                } else {
                    next[to] = moved;
                    next[from] = there;
                }
            }
            let moves = game(&text(&next)).map_or(0, |game| game.perft(1));
            if moves >= own && moves > 0 {
                stale = if moves > own { 0 } else { stale + 1 };
                (own, squares) = (moves, next);
            } else {
                stale += 1;
            }
            if own > most {
                (most, most_text) = (own, text(&squares));
                println!("{most} {most_text}");
            }
        }
    }
    println!("{most} legal moves: {most_text}");
}

fn main() {
    let mut words = std::env::args().skip(1);
    match words.next().as_deref() {
        Some("search") => search(words.next().and_then(|word| word.parse().ok()).unwrap_or(60)),
        _ => table(),
    }
}

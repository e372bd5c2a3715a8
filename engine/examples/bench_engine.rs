//! How fast the engine makes leaves, beside another's pace in the same run, as a Markdown table: chess beside cozy-chess, the
//! laser games beside chess.
//!
//! Run: `cargo run --release -p lasermate-engine --example bench_engine`; behind `--` the games wanted, all without.
//!
//! Every leaf is made and kept from the optimiser; nothing is counted in bulk. Both sides of a row are measured in
//! turns, some rounds each, and the best round counts, so that other work on the machine disturbs little.

#![expect(clippy::print_stdout, reason = "the table is what this program is for")]

use std::hint::black_box;
use std::time::Instant;

use cozy_chess::Board;
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::overlays::lasers::{Frame, LaserRules, Lasers, Mode};
use lasermate_engine::perft::perft;
use lasermate_engine::position::Position;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleRules};
use lasermate_engine::variants::crazy::{Crazy, CrazyRules};
use lasermate_engine::variants::draughts::{Draughts, DraughtsRules};
use lasermate_engine::variants::orthodox::Chess;
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayRules};

const ROUNDS: u32 = 25;

/// Positions and depths that take a hundredth of a second or two each.
const CHESS: [(&str, u32, &str); 6] = [
    ("start", 5, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ("kiwipete", 4, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
    ("position-3", 5, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
    ("position-4", 4, "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"),
    ("position-5", 4, "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8"),
    ("position-6", 4, "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"),
];

/// The start, the published diagrams, and middle games with three holes a side.
const HOLES: [(&str, u32, &str); 6] = [
    ("start", 5, "rsbqk/ppppp/5/5/5/5/PPPPP/RSBQK w Qq - 0 1"),
    ("diagram-1", 4, "rs1qk/p1ppp/bphh1/3hH/HP3/3S1/PBPPP/RH1QK w - - 0 1"),
    ("diagram-2", 4, "Bskqb/1hrpH/1hhhp/p1p1H/H1P1P/PR3/Pp1P1/1QHKS w - - 0 1"),
    ("six-holes-1", 4, "1hhhk/1pr1q/4p/1pPps/pP1P1/B1Q1P/P2H1/RKHH1 w - - 0 23"),
    ("six-holes-2", 4, "h1qh1/1hp2/p1b1k/1PQp1/P2Pp/2BsK/2P1P/RSHHH w - - 0 23"),
    ("six-holes-3", 4, "1s1hk/rbhh1/ppp2/PP1pp/3RP/B2PK/3SQ/HH1H1 w - - 10 23"),
];

/// The start, and positions of random games, one with a fallen side whose pieces stand.
const THREE_WAY: [(&str, u32, &str); 4] = [
    (
        "start",
        5,
        "wRwNwBwQwKwBwNwR/wPwPwPwPwPwPwPwP/8/8|rRrNrBrQrKrBrNrR/rPrPrPrPrPrPrPrP/8/8|bRbNbBbQbKbBbNbR/bPbPbPbPbPbPbPbP/8/8 w wrb a1,h1,l8,a8,h12,l12 - 0 1",
    ),
    (
        "middle",
        4,
        "2wRwQwKwBrB1/3wP2wPwR/wNwP3wP2/2wP4wP|rR3rNrB1rR/rP2rPrKrPrPrP/bPrPrP2rQ1wP/bP3rP3|bRbN1bQ1bKbN1/bP2bPbP1bB1/5bP1bR/2bP5 w wrb - - 1 17",
    ),
    (
        "crowded-centre",
        4,
        "1wN4wN1/5wPwK1/wRwP2wB3/6wP1|rRrN1rK2rR1/4rQrN2/8/rP1rPbQ2rPrP|wRbN3bKbN1/2bP5/5bP1bP/1wQ5bR w wrb - - 4 26",
    ),
    ("inert", 4, "6wNwR/2wP1rB1wPwP/8/3rN3bP|8/3rB4/2rP1rP3/4rKrP2|bRbN3bR2/8/4bK1bP1/5bPbNbP r rb - - 0 41"),
];

/// The start, middle games of orthodox shape, ones with stacks (the last three from games of chance moves, the slowest of
/// twenty-seven), and the two positions with the most moves that searches have found.
const CRAZY: [(&str, u32, &str); 10] = [
    ("start", 4, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ("open", 3, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
    ("italian", 3, "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 8"),
    ("sicilian", 3, "r2q1rk1/1b1nbppp/p2ppn2/1p6/3NP3/1BN1B3/PPPQ1PPP/R4RK1 w - - 0 12"),
    ("stacks", 3, "[rn]3k2[rb]/pp1q1ppp/2npb3/4p3/2B1P3/2NPQN2/PPP2PPP/[RB]3K2R w K - 0 12"),
    ("kings-carried", 3, "[rk]n3qnr/1b1p1ppp/1p1b4/p1p1p3/1PP5/P1N2NPB/1P2PP1P/2[RBQRK]5 w - - 4 23"),
    ("stack-of-six", 3, "[rk]n1q1bn1/p1pp4/p7/4p3/P3p1b1/B1N1P2[rRpPpB]/1PP1P2P/R2QK3 w Q - 0 23"),
    ("in-check", 3, "r4b1r/p1pkp1pp/4p2n/5pB1/1P1P2b1/6P1/P1P1PP1P/2n[RNQK]2N[Rq] w - - 3 23"),
    ("chains-1", 1, "8/4[rBb]P2/4P[RpNnpPPprNpRnqkpbBQpppPP]P1/5P2/8/8/3K4/8 w - - 0 1"),
    ("chains-2", 1, "N[RpPPPPN][RbppnqpPpPpQPPn]B4/2[rbBrpp]5/8/8/8/k4K2/8/8 w - - 0 1"),
];

/// The start, and positions of games and of chance with kings.
const DRAUGHTS: [(&str, u32, &str); 4] = [
    ("start", 8, "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 w 0 1"),
    ("middle", 7, "5m1m/m1m1m3/1m1m3m/6m1/1M1M4/M1M1M3/1M3M1M/6M1 b 0 9"),
    ("rounds", 7, "8/2m1m3/8/2m1m1m1/8/4m1m1/3K4/k7 w 0 20"),
    ("open", 5, "1k3k2/6k1/8/2K1K3/1K5K/8/3K4/8 w 4 31"),
];

/// The oracle's perft, made as ours is: the position copied, the move played, the leaf kept.
fn oracle_perft(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            if depth == 1 {
                black_box(&next);
                leaves += 1;
            } else {
                leaves += oracle_perft(&next, depth - 1);
            }
        }
        false
    });
    leaves
}

/// A count of leaves, and how many were made in a second at best.
#[derive(Clone, Copy, Default)]
struct Pace {
    leaves: u64,
    best: f64,
}

impl Pace {
    fn round(&mut self, count: impl FnOnce() -> u64) {
        let start = Instant::now();
        self.leaves = count();
        self.best = self.best.max(self.leaves as f64 / start.elapsed().as_secs_f64());
    }
}

/// What is measured beside a game: a count of leaves, and whether it has to be the same.
struct Beside<'a> {
    count: &'a dyn Fn(u32) -> u64,
    is_equal: bool,
}

/// One row: a game's position, its pace, and another's.
struct Row {
    game: &'static str,
    position: &'static str,
    depth: u32,
    ours: Pace,
    beside: Option<Pace>,
}

impl Row {
    fn new<S: Position>(
        game: &'static str,
        (position, depth, state): (&'static str, u32, &S),
        beside: Option<&Beside<'_>>,
    ) -> Self {
        let (mut ours, mut theirs) = (Pace::default(), Pace::default());
        for _ in 0..ROUNDS {
            ours.round(|| perft(black_box(state), depth));
            if let Some(beside) = beside {
                theirs.round(|| (beside.count)(depth));
                assert!(!beside.is_equal || ours.leaves == theirs.leaves, "{game} {position}");
            }
        }
        Self { game, position, depth, ours, beside: beside.map(|_| theirs) }
    }

    fn print(&self) {
        let (theirs, ratio) = self.beside.map_or(("-".into(), "-".into()), |beside| {
            (format!("{:.1}", beside.best / 1e6), format!("{:.2}", self.ours.best / beside.best))
        });
        let Self { game, position, depth, ours, .. } = self;
        println!(
            "| {game} | {position} | {depth} | {} | {:.1} | {theirs} | {ratio} |",
            ours.leaves,
            ours.best / 1e6
        );
    }
}

fn chess_rows() -> impl Iterator<Item = Row> {
    CHESS.into_iter().map(|(name, depth, fen)| {
        let state = Chess::read_position((), fen).expect(fen);
        let board: Board = fen.parse().expect(fen);
        let count = |depth| oracle_perft(black_box(&board), depth);
        Row::new("chess", (name, depth, &state), Some(&Beside { count: &count, is_equal: true }))
    })
}

/// BilliChess beside chess. Mode A counts the same leaves; mode B also asks at every leaf whether it is mate, and a Joker whether
/// a beam has found it.
fn billichess_rows() -> impl Iterator<Item = Row> {
    let default = LaserRules::default();
    let games = [
        ("billichess", default),
        ("billichess-8x8", LaserRules { frame: Frame::Eight, ..default }),
        ("billi-chess", LaserRules { mode: Mode::B, ..default }),
        ("billichess-joker", LaserRules { mode: Mode::B, joker: true, ..default }),
    ];
    games.into_iter().flat_map(|(game, rules)| {
        CHESS.into_iter().map(move |(name, depth, fen)| {
            let state = Lasers::<Chess>::read_position(rules, fen).expect(fen);
            let chess = Chess::read_position((), fen).expect(fen);
            let count = |depth| perft(black_box(&chess), depth);
            let beside = Beside { count: &count, is_equal: rules.mode == Mode::A };
            Row::new(game, (name, depth, &state), Some(&beside))
        })
    })
}

fn black_holes_rows() -> impl Iterator<Item = Row> {
    HOLES.into_iter().map(|(name, depth, text)| {
        let state = BlackHoles::read_position(HoleRules::default(), text).expect(text);
        Row::new("black-holes", (name, depth, &state), None)
    })
}

fn three_way_rows() -> impl Iterator<Item = Row> {
    THREE_WAY.into_iter().map(|(name, depth, text)| {
        let state = ThreeWay::read_position(ThreeWayRules::default(), text).expect(text);
        Row::new("three-way", (name, depth, &state), None)
    })
}

fn crazy_rows() -> impl Iterator<Item = Row> {
    CRAZY.into_iter().map(|(name, depth, text)| {
        let state = Crazy::read_position(CrazyRules::default(), text).expect(text);
        Row::new("crazy", (name, depth, &state), None)
    })
}

fn draughts_rows() -> impl Iterator<Item = Row> {
    DRAUGHTS.into_iter().map(|(name, depth, text)| {
        let state = Draughts::read_position(DraughtsRules, text).expect(text);
        Row::new("draughts", (name, depth, &state), None)
    })
}

/// How often in a second every legal move of a position is found, each one's chain resolved and its check looked for.
fn print_generations() {
    println!(
        "\n| game | position | legal moves | generations/s | ms each |\n| --- | --- | ---: | ---: | ---: |"
    );
    for (name, _, text) in CRAZY {
        let state = Crazy::read_position(CrazyRules::default(), text).expect(text);
        let (mut best, mut list, mut times) = (0_f64, MoveList::new(), 1_u32);
        for _ in 0..ROUNDS {
            let start = Instant::now();
            for _ in 0..times {
                list.truncate(0);
                black_box(&state).moves(state.turn(), &mut list);
                black_box(&list);
            }
            best = best.max(f64::from(times) / start.elapsed().as_secs_f64());
            // About a twentieth of a second each round.
            times = (best / 20.0).max(1.0) as u32;
        }
        let moves = list.len();
        println!("| crazy | {name} | {moves} | {best:.0} | {:.3} |", 1e3 / best);
    }
}

/// All rows, or those of the games named on the command line.
fn main() {
    let named: Vec<String> = std::env::args().skip(1).collect();
    let wanted = |game: &str| named.is_empty() || named.iter().any(|name| name == game);
    println!("| game | position | depth | leaves | M leaves/s | beside M leaves/s | ratio |");
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: |");
    let rows: [(&str, &dyn Fn() -> Vec<Row>); 6] = [
        ("chess", &|| chess_rows().collect()),
        ("billichess", &|| billichess_rows().collect()),
        ("black-holes", &|| black_holes_rows().collect()),
        ("three-way", &|| three_way_rows().collect()),
        ("crazy", &|| crazy_rows().collect()),
        ("draughts", &|| draughts_rows().collect()),
    ];
    for (_, rows) in rows.iter().filter(|(game, _)| wanted(game)) {
        rows().iter().for_each(Row::print);
    }
    if wanted("crazy") {
        print_generations();
    }
}

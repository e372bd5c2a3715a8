//! A second, plain judge of ties (realtime.md 4.9), written from the rules text alone, beside the engine on games played
//! by chance: no castling, no en passant, men enough to be in each other's way.

use std::collections::BTreeMap;

use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::preset::Setup;
use lasermate_engine::seat::Seat;
use lasermate_tests::plain::dice::Dice;

const TU: u64 = 1000;
const WINDOW: u64 = 50;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Man {
    number: u8,
    kind: char,
    white: bool,
}

type Square = (i32, i32);
type Board = BTreeMap<Square, Man>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Executed,
    Refused,
    Cancelled,
    Held,
}

#[derive(Clone, Copy, Debug)]
struct Waiting {
    word: usize,
    at: u64,
    from: Square,
    to: Square,
    victim: Option<u8>,
}

/// The whole game, as a referee with paper would keep it.
struct Referee {
    board: Board,
    ready: BTreeMap<u8, u64>,
    waiting: Vec<Waiting>,
    /// Each White move: when, and the board just before it.
    before: Vec<(u64, Board, BTreeMap<u8, u64>)>,
    verdicts: Vec<Verdict>,
    over: bool,
}

fn parse(placement: &str) -> Board {
    let (mut board, mut number) = (Board::new(), 0);
    for (down, rank) in placement.split('/').enumerate() {
        let mut column = 0;
        for letter in rank.chars() {
            if let Some(empty) = letter.to_digit(10) {
                column += i32::try_from(empty).expect("at most 8");
                continue;
            }
            number += 1;
            let man = Man { number, kind: letter.to_ascii_lowercase(), white: letter.is_uppercase() };
            board.insert((column, 7 - i32::try_from(down).expect("at most 7")), man);
            column += 1;
        }
    }
    board
}

fn placement(board: &Board) -> String {
    let rank = |row: i32| {
        let mut text = String::new();
        let mut empty = 0;
        for column in 0..=8 {
            let man = board.get(&(column, row));
            if empty > 0 && (man.is_some() || column == 8) {
                text += &empty.to_string();
                empty = 0;
            }
            match man {
                Some(man) if man.white => text.push(man.kind.to_ascii_uppercase()),
                Some(man) => text.push(man.kind),
                None => empty += 1,
            }
        }
        text
    };
    (0..8).rev().map(rank).collect::<Vec<_>>().join("/")
}

/// Whether a man's gait leads there, kings' safety not regarded.
fn gait(board: &Board, from: Square, to: Square) -> bool {
    let Some(man) = board.get(&from) else { return false };
    let inside = |square: Square| (0..8).contains(&square.0) && (0..8).contains(&square.1);
    if !inside(to) || from == to || board.get(&to).is_some_and(|other| other.white == man.white) {
        return false;
    }
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let free = || {
        let (dx, dy) = (x.signum(), y.signum());
        (1..x.abs().max(y.abs())).all(|step| !board.contains_key(&(from.0 + dx * step, from.1 + dy * step)))
    };
    match man.kind {
        'n' => (x * y).abs() == 2,
        'k' => x.abs() <= 1 && y.abs() <= 1,
        'b' => x.abs() == y.abs() && free(),
        'r' => (x == 0 || y == 0) && free(),
        'q' => (x == 0 || y == 0 || x.abs() == y.abs()) && free(),
        _ => {
            let (forward, home) = if man.white { (1, 1) } else { (-1, 6) };
            let taking = board.contains_key(&to);
            (x == 0 && y == forward && !taking)
                || (x == 0 && y == 2 * forward && from.1 == home && !taking && free())
                || (x.abs() == 1 && y == forward && taking)
        }
    }
}

fn in_check(board: &Board, white: bool) -> bool {
    let king = board.iter().find(|(_, man)| man.kind == 'k' && man.white == white).map(|(at, _)| *at);
    let king = king.expect("kings are never taken");
    board.iter().any(|(from, man)| man.white != white && gait(board, *from, king))
}

fn after(board: &Board, from: Square, to: Square) -> Board {
    let mut next = board.clone();
    let mut man = next.remove(&from).expect("a man");
    if man.kind == 'p' && (to.1 == 0 || to.1 == 7) {
        man.kind = 'q';
    }
    next.insert(to, man);
    next
}

/// 4.5: chess, whoever's turn it were; a king is mated and not taken.
fn legal(board: &Board, white: bool, from: Square, to: Square) -> bool {
    board.get(&from).is_some_and(|man| man.white == white)
        && board.get(&to).is_none_or(|man| man.kind != 'k')
        && gait(board, from, to)
        && !in_check(&after(board, from, to), white)
}

fn can_move(board: &Board, white: bool) -> bool {
    let squares = || (0..64).map(|index| (index % 8, index / 8));
    squares().any(|from| squares().any(|to| legal(board, white, from, to)))
}

const fn value(kind: char) -> u64 {
    match kind {
        'p' => 1,
        'r' => 5,
        'q' => 9,
        'k' => 4,
        _ => 3,
    }
}

impl Referee {
    fn new(text: &str) -> Self {
        Self {
            board: parse(text),
            ready: BTreeMap::new(),
            waiting: Vec::new(),
            before: Vec::new(),
            verdicts: Vec::new(),
            over: false,
        }
    }

    fn victim(board: &Board, to: Square) -> Option<u8> {
        board.get(&to).map(|man| man.number)
    }

    fn is_ready(board: &Board, ready: &BTreeMap<u8, u64>, from: Square, at: u64) -> bool {
        board.get(&from).is_some_and(|man| ready.get(&man.number).is_none_or(|until| *until <= at))
    }

    fn execute(&mut self, from: Square, to: Square, at: u64) {
        let man = self.board[&from];
        self.board = after(&self.board, from, to);
        self.ready.insert(man.number, at + value(man.kind) * TU);
        if !can_move(&self.board, !man.white) {
            self.over = true;
            for held in std::mem::take(&mut self.waiting) {
                self.verdicts[held.word] = Verdict::Cancelled;
            }
        }
    }

    fn judge_waiting(&mut self) {
        let board = &self.board;
        let (kept, gone) = std::mem::take(&mut self.waiting).into_iter().partition(|held| {
            legal(board, false, held.from, held.to) && Self::victim(board, held.to) == held.victim
        });
        self.waiting = kept;
        let gone: Vec<Waiting> = gone;
        gone.iter().for_each(|held| self.verdicts[held.word] = Verdict::Cancelled);
    }

    fn run_to(&mut self, at: u64) {
        while self.waiting.first().is_some_and(|held| held.at + WINDOW < at) {
            let held = self.waiting.remove(0);
            self.verdicts[held.word] = Verdict::Executed;
            self.execute(held.from, held.to, held.at);
            self.judge_waiting();
        }
    }

    fn request(&mut self, at: u64, white: bool, from: Square, to: Square) {
        self.run_to(at);
        let word = self.verdicts.len();
        let possible = !self.over
            && legal(&self.board, white, from, to)
            && Self::is_ready(&self.board, &self.ready, from, at);
        self.verdicts.push(if possible { Verdict::Executed } else { Verdict::Refused });
        if !possible {
            return;
        }
        let victim = Self::victim(&self.board, to);
        if white {
            self.before.push((at, self.board.clone(), self.ready.clone()));
            self.execute(from, to, at);
            self.judge_waiting();
            return;
        }
        let man = self.board[&from].number;
        let tie = self.before.iter().filter(|(then, ..)| at <= then + WINDOW).any(|(then, board, ready)| {
            board.get(&from).is_some_and(|before| before.number == man)
                && legal(board, false, from, to)
                && Self::is_ready(board, ready, from, *then)
                && Self::victim(board, to) != victim
        });
        if tie {
            self.verdicts[word] = Verdict::Cancelled;
        } else {
            self.verdicts[word] = Verdict::Held;
            self.waiting.push(Waiting { word, at, from, to, victim });
        }
    }
}

/// What the engine says of each request.
#[derive(Default)]
struct Heard {
    verdicts: Vec<Verdict>,
    numbers: BTreeMap<u32, usize>,
}

impl Heard {
    fn note(&mut self, effects: &[Effect]) {
        for effect in effects {
            let (number, verdict) = match effect {
                Effect::HeldPlayed { number, .. } => (number, Verdict::Executed),
                Effect::HeldCancelled { number, .. } => (number, Verdict::Cancelled),
                _ => continue,
            };
            if let Some(word) = self.numbers.get(number) {
                self.verdicts[*word] = verdict;
            }
        }
    }

    fn request(&mut self, game: &mut AnyGame, at: u64, white: bool, text: &str) {
        let due = game.advance(at);
        self.note(&due);
        let word = self.verdicts.len();
        match game.try_text(if white { Seat::First } else { Seat::Second }, text, at) {
            Ok(played) => {
                let held = played.effects.iter().find_map(|effect| match effect {
                    Effect::Held { number, .. } => Some(*number),
                    _ => None,
                });
                self.verdicts.push(if held.is_some() { Verdict::Held } else { Verdict::Executed });
                self.numbers.extend(held.map(|number| (number, word)));
                self.note(&played.effects);
            }
            Err(refusal) if refusal.reason == lasermate_engine::refusal::Reason::TieLost => {
                self.verdicts.push(Verdict::Cancelled);
            }
            Err(_) => self.verdicts.push(Verdict::Refused),
        }
    }
}

const STARTS: [&str; 4] = [
    "4k3/1n2n3/2b1r3/3q4/3Q4/3R1B2/3N2N1/4K3",
    "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR",
    "2n1k3/ppp5/3n4/2N5/1B1r4/P1PR4/3b4/4K1N1",
    "3rk1r1/4p1p1/2n2n2/3p1p2/3P1P2/2N2N2/4P1P1/3RK1R1",
];

#[test]
fn rule_4_9_a_second_judge_written_from_the_rules_agrees_on_every_request() {
    let mut seen = [0_usize; 3];
    for seed in 0..600 {
        let mut dice = Dice::new(seed + 1);
        let start = *dice.pick(&STARTS);
        let options = ["tu=1000", "ep=off", "initial=zero", "draw_tu=1000000"];
        let mut setup = Setup::parse("realtime", options).expect("the options exist");
        setup.position = Some(format!("{start} w - - 0 1 tu=1000"));
        let mut game = AnyGame::new(&setup).expect("sound");
        let (mut referee, mut heard, mut now) = (Referee::new(start), Heard::default(), 0);
        let mut told = Vec::new();
        for _ in 0..120 {
            now += if dice.percent(70) { dice.below(70) } else { dice.below(1500) } as u64;
            let white = dice.percent(50);
            let men: Vec<_> =
                referee.board.iter().filter(|(_, man)| man.white == white).map(|(at, _)| *at).collect();
            let from = *dice.pick(&men);
            let reach: Vec<_> =
                (0..64).map(|at| (at % 8, at / 8)).filter(|to| gait(&referee.board, from, *to)).collect();
            if reach.is_empty() {
                continue;
            }
            let to = *dice.pick(&reach);
            let name = |(x, y): Square| {
                format!("{}{}", char::from(b'a' + u8::try_from(x).expect("a column")), y + 1)
            };
            let text = format!("{}{}", name(from), name(to));
            told.push(format!("{now}:{}:{text}", if white { 'w' } else { 'b' }));
            referee.request(now, white, from, to);
            heard.request(&mut game, now, white, &text);
            if game.outcome().is_some_and(|outcome| outcome.kind == EndKind::InsufficientMaterial) {
                break;
            }
            assert_eq!(heard.verdicts, referee.verdicts, "{start} {}", told.join(" "));
            assert_eq!(
                game.position().split(' ').next(),
                Some(placement(&referee.board).as_str()),
                "{start} {}",
                told.join(" ")
            );
        }
        for (count, verdict) in seen.iter_mut().zip([Verdict::Executed, Verdict::Refused, Verdict::Cancelled])
        {
            *count += referee.verdicts.iter().filter(|said| **said == verdict).count();
        }
    }
    assert!(seen.iter().all(|count| *count > 500), "every kind of answer came up: {seen:?}");
}

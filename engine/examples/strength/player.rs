//! Who plays: chance, a simple player, the computer, another program.

use std::time::{Duration, Instant};

use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::mix::stepped;
use lasermate_engine::search::eval::worth;
use lasermate_engine::search::{Level, Limits, TranspositionTable, Tuning};
use lasermate_engine::seat::Seat;

use crate::other::{Budget, Moment, Other};

pub enum Player {
    Random,
    /// The capture of the most, else a chance move.
    Greedy,
    /// The computer, its table and what it thought of its last position.
    Computer(Box<(How, TranspositionTable, Option<i32>)>),
    Other(Box<Other>),
}

/// How the computer is told to play.
#[derive(Clone, Copy)]
pub enum How {
    Level(Level),
    /// So many positions, plies, a judgement that is with so much noise in centipawns, and how much is overlooked.
    Free(u64, u8, i32, u16),
    Style(u64, bool),
    /// So many milliseconds, in so many threads.
    Time(u64, u8),
}

impl Player {
    fn computer(how: How) -> Self {
        Self::Computer(Box::new((how, TranspositionTable::new(TranspositionTable::BYTES), None)))
    }

    pub fn level(level: Level) -> Self {
        Self::computer(How::Level(level))
    }

    pub fn free(nodes: u64, depth: u8, noise: i32, blunder_rate: u16) -> Self {
        Self::computer(How::Free(nodes, depth, noise, blunder_rate))
    }

    pub fn style(nodes: u64, best_reply: bool) -> Self {
        Self::computer(How::Style(nodes, best_reply))
    }

    pub fn time(milliseconds: u64, threads: u8) -> Self {
        Self::computer(How::Time(milliseconds, threads))
    }

    /// Another game begins, at the start that is drawn from a number where chance decides it.
    pub fn begin(&mut self, drawn: u64) {
        match self {
            Self::Other(other) => other.begin(drawn),
            Self::Computer(with) => with.1.forget(),
            Self::Random | Self::Greedy => {}
        }
    }

    /// What it does; nothing where it waits.
    pub fn choose(
        &mut self,
        game: &AnyGame,
        seat: Seat,
        asked: Asked,
        (moves, moment): (&[String], Option<Moment>),
        dice: &mut Dice,
    ) -> Option<String> {
        match self {
            Self::Random => chance(game, seat, asked, dice),
            Self::Greedy => greedy(game, seat).or_else(|| chance(game, seat, asked, dice)),
            Self::Computer(with) => {
                let (how, memory, value) = &mut **with;
                let thought = match *how {
                    How::Level(level) => game.think_at(seat, (level, dice.next()), &|| false, memory),
                    How::Free(nodes, depth, noise, blunder_rate) => {
                        // The seed matters only with noise.
                        let exact = noise == 0 && blunder_rate == 0;
                        let seed = if exact { 0 } else { dice.next() };
                        let tuning = Tuning { noise, blunder_rate, seed, continues: exact, ..Tuning::PLAY };
                        let limits = Limits { depth, ..Limits::nodes(nodes) };
                        game.think(seat, (limits, tuning), memory, &mut |_| {})
                    }
                    How::Style(nodes, best_reply) => {
                        let tuning = Tuning { best_reply, noise: 4, seed: dice.next(), ..Tuning::PLAY };
                        game.think(seat, (Limits::nodes(nodes), tuning), memory, &mut |_| {})
                    }
                    How::Time(milliseconds, threads) => {
                        let begun = Instant::now();
                        let stop = || begun.elapsed() >= Duration::from_millis(milliseconds);
                        let nodes = milliseconds * 4_000 * u64::from(threads);
                        let limits = Limits { depth: 90, threads, stop: &stop, ..Limits::nodes(nodes) };
                        let tuning = Tuning { continues: true, ..Tuning::PLAY };
                        game.think(seat, (limits, tuning), memory, &mut |_| {})
                    }
                };
                *value = thought.as_ref().map(|thought| thought.value);
                thought.and_then(|thought| thought.action)
            }
            Self::Other(other) => other.choose(moves, moment),
        }
    }
}

impl Player {
    /// What it thought of its last position, in centipawns.
    pub fn value(&self) -> Option<i32> {
        match self {
            Self::Computer(with) => with.2,
            Self::Other(other) => other.value,
            Self::Random | Self::Greedy => None,
        }
    }

    pub fn nodes(nodes: u64) -> Self {
        Self::free(nodes, 90, 0, 0)
    }

    /// The computer at its best within a budget.
    pub fn within(budget: Budget) -> Self {
        match budget {
            Budget::Milliseconds(milliseconds, threads) => Self::time(milliseconds, threads),
            Budget::Nodes(nodes) => Self::nodes(nodes),
        }
    }
}

/// A small generator of chance numbers.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = stepped(self.0);
        self.0 >> 11
    }

    fn below(&mut self, most: usize) -> usize {
        self.next() as usize % most.max(1)
    }
}

/// A chance move, or a chance answer to a move that may be denied.
pub fn chance(game: &AnyGame, seat: Seat, asked: Asked, dice: &mut Dice) -> Option<String> {
    if matches!(asked, Asked::Denial { .. }) {
        return Some(if dice.below(2) == 0 { "deny" } else { "allow" }.to_owned());
    }
    let legal = game.legal(seat);
    legal.get(dice.below(legal.len())).map(|legal| legal.exact.clone())
}

/// The capture of the most, where one brings anything.
fn greedy(game: &AnyGame, seat: Seat) -> Option<String> {
    let value = |text: &str| {
        let mut after = game.clone();
        let played = after.try_text(seat, text, 0).ok()?;
        let taken = played.effects.iter().map(|effect| match effect {
            Effect::Taken { piece, .. } if piece.seat != seat => worth(piece.kind),
            Effect::Taken { piece, .. } => -worth(piece.kind),
            Effect::Lasermate { beam, points, .. } if *beam == seat => *points as i32,
            _ => 0,
        });
        Some(taken.sum::<i32>())
    };
    let best = game.legal(seat).into_iter().filter_map(|legal| Some((value(&legal.exact)?, legal.exact)));
    best.max().filter(|(value, _)| *value > 0).map(|(_, text)| text)
}

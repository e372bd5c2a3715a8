//! Games of the computer with itself, and the quiet positions in them.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::Range;

use lasermate_engine::any::AnyGame;
use lasermate_engine::mix::{GOLDEN, mixed};
use lasermate_engine::search::{Limits, TranspositionTable, Tuning};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};

use crate::without_turns;

/// Chance moves at the start of a game: so many, or one more.
pub const OPENING: u64 = 8;
/// A game that lasts longer is drawn.
const PLIES: usize = 300;
/// A game is over once the search has thought so much of it for so long, in centipawns.
pub const WON: i32 = 1_000;
pub const AGREED: usize = 4;
/// It is drawn once the search has seen next to nothing in it for so long, after so many plies.
const LEVEL: i32 = 8;
const DULL: usize = 12;
const LATE: usize = 80;

/// What was thought of a position, for whom, and the position.
pub type Seen = (i32, Seat, String);
/// The same with how the game ended for that seat: 0, 1 or 2.
pub type Told = (i32, u8, String);

pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, most: usize) -> usize {
        let next = mixed(self.0);
        self.0 = self.0.wrapping_add(GOLDEN);
        (next >> 11) as usize % most.max(1)
    }
}

/// Plays the games of these numbers; each line of the file is what the search thought, the result (0, 1, 2), and the position: for
/// White, among three for who is to move.
pub fn play(preset: &'static Preset, numbers: Range<u64>, nodes: u64, file: &str) {
    let mut out = BufWriter::new(File::create(file).unwrap());
    let mut memory = TranspositionTable::new(TranspositionTable::BYTES);
    let (mut positions, all) = (0, numbers.end - numbers.start);
    let game = if preset.has_turns() { game } else { without_turns::game };
    for (played, number) in numbers.enumerate() {
        let lines = game(preset, number, nodes, &mut memory);
        positions += lines.len();
        for (value, result, position) in lines {
            writeln!(out, "{value} {result} {position}").unwrap();
        }
        if played % 100 == 99 {
            out.flush().unwrap();
            println!("{} of {all} games, {positions} positions", played + 1);
        }
    }
}

fn game(preset: &'static Preset, number: u64, nodes: u64, memory: &mut TranspositionTable) -> Vec<Told> {
    let mut dice = Dice(number);
    let mut game = AnyGame::new(&Setup::new(preset)).unwrap();
    for _ in 0..OPENING + number % 2 {
        let Some((seat, _)) = game.to_act().iter().next() else { break };
        let legal = game.legal(seat);
        let Some(chosen) = legal.get(dice.below(legal.len())) else { break };
        game.try_text(seat, &chosen.exact, 0).unwrap();
    }
    memory.forget();
    let among_three = preset.sides().len() > 2;
    // Whom the figures are for.
    let seen_by = |seat| if among_three { seat } else { Seat::First };
    let (mut lines, mut clear, mut dull, mut checked) = (Vec::new(), 0, 0, false);
    for ply in 0..PLIES {
        let Some((seat, _)) = game.to_act().iter().next().filter(|_| game.outcome().is_none()) else { break };
        let tuning = Tuning { continues: true, ..Tuning::PLAY };
        let how = (Limits { depth: 90, ..Limits::nodes(nodes) }, tuning);
        let Some(thought) = game.think(seat, how, memory, &mut |_| {}) else { break };
        let Some(text) = thought.action else { break };
        let value = if seat == seen_by(seat) { thought.value } else { -thought.value };
        // Among three nobody agrees to anything: one player's opinion of a game is not another's.
        if !among_three {
            clear = if value.abs() >= WON { clear + 1 } else { 0 };
            dull = if value.abs() <= LEVEL { dull + 1 } else { 0 };
        }
        if clear >= AGREED {
            return ended(lines, Some(if value > 0 { Seat::First } else { Seat::Second }));
        }
        if dull >= DULL && ply >= LATE {
            return ended(lines, None);
        }
        let said = game.legal(seat).into_iter().find(|legal| legal.exact == text).map(|legal| legal.san);
        let said = said.unwrap_or_default();
        let quiet = !said.contains(['x', '=', '+', '#']);
        if quiet && !checked && value.abs() < WON {
            lines.push((value, seen_by(seat), game.position()));
        }
        checked = said.contains('+');
        game.try_text(seat, &text, 0).unwrap();
    }
    ended(lines, game.outcome().and_then(|outcome| outcome.winners().next()))
}

/// The positions of a game with what it came to.
pub fn ended(lines: Vec<Seen>, winner: Option<Seat>) -> Vec<Told> {
    let result = |seat| winner.map_or(1, |winner| if winner == seat { 2 } else { 0 });
    lines.into_iter().map(|(value, seat, position)| (value, result(seat), position)).collect()
}

//! Games between players.

use std::fmt;

use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::mix::GOLDEN;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Preset;

use crate::player::{Dice, Player, chance};
use crate::serve::begun;

/// A game that is not over by then counts as drawn.
pub const PLIES: usize = 500;
/// Chance moves at the start of every game.
const OPENING: u64 = 6;
/// In a game without turns everybody may act every so many milliseconds.
const BEAT: u64 = 500;
/// Such a game has so many beats at the most.
const BEATS: usize = 3_000;

/// Wins, draws and losses of one player.
#[derive(Default)]
pub struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Score {
    pub fn count(&mut self, winners: &[Seat], own: Seat) {
        self.add((!winners.is_empty()).then(|| winners.contains(&own)));
    }

    /// A game that was won or lost; nothing for a draw.
    pub fn add(&mut self, won: Option<bool>) {
        let count = match won {
            Some(true) => &mut self.won,
            Some(false) => &mut self.lost,
            None => &mut self.drawn,
        };
        *count += 1;
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { won, drawn, lost } = self;
        let games = f64::from(won + drawn + lost).max(1.0);
        let percent = 100.0 * (f64::from(*won) + f64::from(*drawn) / 2.0) / games;
        write!(f, "{won} won, {drawn} drawn, {lost} lost: {percent:.1} %")
    }
}

pub struct Match {
    game: AnyGame,
    /// What its start is drawn from, where chance decides it.
    drawn: u64,
    dice: Dice,
    moves: Vec<String>,
    at: u64,
    realtime: bool,
    plies: usize,
    adjudicated: bool,
    /// Without turns: what each seat saw when it chose to wait. It is asked again once it would see something else.
    waits: [Option<Changes>; 2],
}

/// How many moves were made, and how many pieces cool.
type Changes = (usize, usize);

/// When a game is adjudicated: both players have judged it so in so many successive plies.
const AGREED: usize = 8;
/// What is won, in centipawns.
const WON: i32 = 900;
/// What is drawn, after so many plies.
const LEVEL: i32 = 12;
const LATE: usize = 90;

impl Match {
    /// A game with the opening of a number.
    pub fn new(preset: &'static Preset, opening: u64) -> Self {
        let mut dice = Dice((opening + 1).wrapping_mul(GOLDEN));
        let game = begun(preset, opening);
        let realtime = !preset.has_turns();
        for _ in 0..8 {
            dice.next();
        }
        let plies = if realtime { BEATS } else { PLIES };
        let mut this = Self {
            game,
            drawn: opening,
            dice,
            moves: Vec::new(),
            at: 0,
            realtime,
            plies,
            adjudicated: false,
            waits: [None; 2],
        };
        for made in 0..OPENING {
            // Without turns the seats move by turns here too, each as soon as one of its pieces is ready.
            let own = Seat::ALL.into_iter().nth((made % 2) as usize);
            let asks = |(seat, _): &(Seat, Asked)| !realtime || Some(*seat) == own;
            while realtime && !this.game.to_act().iter().any(|asked| asks(&asked)) && !this.is_over() {
                this.at += BEAT;
                this.game.advance(this.at);
            }
            let Some((seat, asked)) = this.game.to_act().iter().find(asks) else { break };
            let Some(text) = chance(&this.game, seat, asked, &mut this.dice) else { break };
            // One that would lose a tie is left out (realtime.md 4.9 iv).
            if !realtime || this.game.may(seat, &text).is_ok() {
                this.put(seat, &text);
            }
        }
        this
    }

    /// What has changed in a game without turns since its start.
    fn changes(&self) -> Changes {
        (self.moves.len(), self.game.view().clock.map_or(0, |clock| clock.cooling.len()))
    }

    /// The same with another limit of plies.
    pub fn at_most(self, plies: usize) -> Self {
        Self { plies, ..self }
    }

    /// The same, adjudicated where both players agree about the end for some time.
    pub fn adjudicated(self) -> Self {
        Self { adjudicated: true, ..self }
    }

    /// Whether the computer thinks that nobody is far better, without turns whoever acts first.
    pub fn is_balanced(&self, by: &mut Player) -> bool {
        const NEAR: i32 = 90;
        let asked: Vec<_> = self.game.to_act().iter().take(if self.realtime { 2 } else { 1 }).collect();
        let mut dice = Dice(1);
        !asked.is_empty()
            && asked.into_iter().all(|(seat, what)| {
                let chosen = by.choose(&self.game, seat, what, (&self.moves, None), &mut dice);
                (chosen.is_some() || self.realtime) && by.value().is_some_and(|value| value.abs() <= NEAR)
            })
    }

    /// The position as it stands.
    pub fn position(&self) -> String {
        self.game.position()
    }

    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    fn put(&mut self, seat: Seat, text: &str) {
        if let Err(refusal) = self.game.try_text(seat, text, self.at) {
            panic!("refused: {text} {refusal:?} in {}", self.game.position());
        }
        self.moves.push(if self.realtime { format!("{}:{text}", self.at) } else { text.to_owned() });
    }

    /// Plays to the end; who has won.
    pub fn play<const N: usize>(&mut self, mut players: [&mut Player; N]) -> Vec<Seat> {
        for player in &mut players {
            player.begin(self.drawn);
        }
        let (mut won, mut level) = ([0; 3], 0);
        for ply in 0..self.plies {
            if self.is_over() {
                break;
            }
            if self.realtime {
                self.at += BEAT;
                self.game.advance(self.at);
            }
            let asked: Vec<_> = self.game.to_act().iter().collect();
            let asked = if self.realtime { &asked[..] } else { &asked[..asked.len().min(1)] };
            for (seat, what) in asked {
                let Some(player) = players.get_mut(seat.index()) else { continue };
                let seen = self.realtime.then(|| self.changes());
                if seen.is_some() && self.waits.get(seat.index()) == Some(&seen) {
                    continue;
                }
                let so_far = (&self.moves[..], self.realtime.then_some((*seat, self.at)));
                let chosen = player.choose(&self.game, *seat, *what, so_far, &mut self.dice);
                if let Some(waits) = self.waits.get_mut(seat.index()) {
                    *waits = seen.filter(|_| chosen.is_none());
                }
                if let Some(text) = chosen
                    && (!self.realtime || self.game.may(*seat, &text).is_ok())
                {
                    self.put(*seat, &text);
                }
                if !self.adjudicated {
                    continue;
                }
                let value = player.value().unwrap_or(0);
                for (other, count) in Seat::ALL.into_iter().zip(&mut won) {
                    let wins = if other == *seat { value >= WON } else { value <= -WON };
                    *count = if wins { *count + 1 } else { 0 };
                }
                level = if ply >= LATE && value.abs() <= LEVEL { level + 1 } else { 0 };
            }
            if N == 2 && level >= 2 * AGREED {
                return Vec::new();
            }
            if let Some(seat) = Seat::ALL.into_iter().take(N).find(|seat| won[seat.index()] >= AGREED)
                && N == 2
            {
                return vec![seat];
            }
        }
        self.game.outcome().map_or_else(Vec::new, |outcome| outcome.winners().collect())
    }

    /// Plays to the end with one player in a seat and others in the rest of them; who has won.
    fn one_against(&mut self, own: Seat, one: &mut Player, others: &mut [Player]) -> Vec<Seat> {
        match (own, others) {
            (Seat::First, [other]) => self.play([one, other]),
            (_, [other]) => self.play([other, one]),
            (Seat::First, [left, right]) => self.play([one, left, right]),
            (Seat::Second, [left, right]) => self.play([left, one, right]),
            (_, [left, right]) => self.play([left, right, one]),
            _ => unreachable!("two or three sit down"),
        }
    }
}

/// Two players who meet in pairs of games, each alone once against one of the other, among three against two.
pub struct Pairing([Vec<Player>; 2]);

impl Pairing {
    /// As many of each as a game needs.
    pub fn new(game: &'static Preset, makers: [&dyn Fn() -> Player; 2]) -> Self {
        let others = game.sides().len() - 1;
        Self(makers.map(|make| std::iter::repeat_with(make).take(others).collect()))
    }

    /// A game of a pair; whether the first has won, nothing for a draw. Among three each pair leaves another seat to who is alone.
    pub fn play(&mut self, mut game: Match, pair: u64, first_alone: bool) -> Option<bool> {
        let [first, second] = &mut self.0;
        let own = if first.len() == 1 { Seat::First } else { Seat::ALL[(pair % 3) as usize] };
        let (one, others) = if first_alone { (first, second) } else { (second, first) };
        let winners = game.one_against(own, &mut one[0], others);
        (!winners.is_empty()).then(|| winners.contains(&own) == first_alone)
    }
}

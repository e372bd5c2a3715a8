//! A tournament as a fold over its steps.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{BYE, PlayerId, TournamentFormat, TournamentRules};
use crate::port::{RoomId, UnixMillis};

/// How often in a row somebody may be absent: the second time they are withdrawn.
const ABSENCES: u8 = 2;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    /// What it is played by.
    pub rules: TournamentRules,
    /// Whether it has begun, and whether it is over.
    pub phase: Phase,
    /// Who takes part: as they joined, and once it has begun by their starting numbers.
    pub entrants: Vec<Entrant>,
    /// Every board so far, in the order in which they were paired.
    pub boards: Vec<Board>,
    /// How many rounds are to be played; 0 for an arena.
    pub rounds: u32,
    /// Whether its games are played in threads of their own, and so at the same time.
    pub threads: bool,
    pub ends_at: Option<UnixMillis>,
    /// Rooms that have left its table and see it until it ends, so that whoever plays there can finish it (fair.md F2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<RoomId>,
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People can join; nothing is played yet.
    Open,
    Running,
    Ended,
}

impl Phase {
    /// The word that is stored.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Ended => "ended",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    pub player: PlayerId,
    /// How often in a row they have missed their game.
    pub absences: u8,
    /// Whether they have withdrawn, or have been withdrawn.
    pub withdrawn: bool,
}

/// A board: a game that is to be played, is played or was played; with one seat a bye.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// In which round, from 1.
    pub round: u32,
    /// Which one of the round, from 0; a rematch has the same.
    pub slot: u32,
    pub seats: Vec<PlayerId>,
    /// The game, once it has begun.
    pub game: Option<u64>,
    pub result: Option<BoardResult>,
}

impl Board {
    /// Whether somebody has no opponent there.
    pub const fn is_bye(&self) -> bool {
        self.seats.len() < 2
    }

    /// Whether its result is still to come.
    pub const fn is_open(&self) -> bool {
        self.result.is_none()
    }

    /// Whether a game was really played there, or is.
    pub fn is_played(&self) -> bool {
        !self.is_bye() && self.result.as_ref().is_none_or(|result| result.absent.is_empty())
    }
}

/// What came of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardResult {
    /// The points of each seat, in halves.
    pub points: Vec<u32>,
    /// Who was not there, by numbers: the points are theirs who were.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<PlayerId>,
}

/// Who is to sit at a new board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// In which round, from 1.
    pub round: u32,
    /// Which one of the round, from 0.
    pub slot: u32,
    /// Who sits where; one alone has a bye.
    pub seats: Vec<PlayerId>,
}

/// Something that happens to a tournament, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentStep {
    Create(TournamentRules),
    /// Somebody joins, or comes back.
    Join(PlayerId),
    /// Somebody withdraws, or is withdrawn.
    Leave(PlayerId),
    /// A room has left the table it is played at, and sees it until it ends.
    Part(RoomId),
    Start {
        /// Who takes part, by their starting numbers.
        seeds: Vec<PlayerId>,
        rounds: u32,
        /// Whether its games are played in threads of their own.
        threads: bool,
        ends_at: Option<UnixMillis>,
    },
    Pair(Vec<Pairing>),
    /// The game of a board begins.
    Game {
        /// Which board, by its place in [`Tournament::boards`].
        board: usize,
        game: u64,
    },
    /// The result of a board.
    Result {
        /// Which board, by its place in [`Tournament::boards`].
        board: usize,
        #[serde(flatten)]
        result: BoardResult,
    },
    End,
}

/// Why a step does not fit a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// It has begun, has not begun, or is over.
    #[error("it does not fit how far the tournament is")]
    Phase,
    /// Somebody who does not take part, or who does already.
    #[error("it names a player who does not fit")]
    Player,
    /// A board that is not there, or has what is to come already.
    #[error("it names a board that does not fit")]
    Board,
}

impl Tournament {
    /// A tournament that people can join.
    pub const fn new(rules: TournamentRules) -> Self {
        Self {
            rules,
            phase: Phase::Open,
            entrants: Vec::new(),
            boards: Vec::new(),
            rounds: 0,
            threads: false,
            ends_at: None,
            ways: Vec::new(),
        }
    }

    /// Adds a step. What does not fit changes nothing.
    ///
    /// # Errors
    /// Why it does not fit.
    pub fn apply(&mut self, step: &TournamentStep) -> Result<(), StepError> {
        match step {
            TournamentStep::Create(_) => Err(StepError::Phase),
            TournamentStep::Join(player) => self.join(*player),
            TournamentStep::Leave(player) => self.leave(*player),
            TournamentStep::Part(room) => {
                if self.phase == Phase::Ended {
                    return Err(StepError::Phase);
                }
                if !self.ways.contains(room) {
                    self.ways.push(room.clone());
                }
                Ok(())
            }
            TournamentStep::Start { seeds, rounds, threads, ends_at } => {
                self.in_phase(Phase::Open)?;
                let all: BTreeSet<_> = seeds.iter().copied().collect();
                if all.len() != seeds.len() || !seeds.iter().all(|player| self.entrant(*player).is_some()) {
                    return Err(StepError::Player);
                }
                self.entrants = seeds.iter().map(|player| entrant(*player)).collect();
                (self.rounds, self.threads, self.ends_at) = (*rounds, *threads, *ends_at);
                self.phase = Phase::Running;
                Ok(())
            }
            TournamentStep::Pair(pairings) => {
                self.in_phase(Phase::Running)?;
                for pairing in pairings {
                    let known = pairing.seats.iter().all(|player| self.entrant(*player).is_some());
                    if !known || pairing.seats.is_empty() {
                        return Err(StepError::Player);
                    }
                }
                self.boards.extend(pairings.iter().map(board));
                Ok(())
            }
            TournamentStep::Game { board, game } => {
                self.in_phase(Phase::Running)?;
                let board = self.boards.get_mut(*board).filter(|board| board.is_open());
                let board = board.filter(|board| board.game.is_none()).ok_or(StepError::Board)?;
                board.game = Some(*game);
                Ok(())
            }
            TournamentStep::Result { board, result } => self.result(*board, result),
            TournamentStep::End => {
                if self.phase == Phase::Ended {
                    return Err(StepError::Phase);
                }
                self.phase = Phase::Ended;
                Ok(())
            }
        }
    }

    fn in_phase(&self, phase: Phase) -> Result<(), StepError> {
        if self.phase == phase { Ok(()) } else { Err(StepError::Phase) }
    }

    fn join(&mut self, player: PlayerId) -> Result<(), StepError> {
        // Whether they can still be paired is asked before the step is taken: what is stored has been taken.
        let takes = match self.phase {
            Phase::Open => true,
            Phase::Running => self.rules.format.takes_latecomers(),
            Phase::Ended => false,
        };
        if !takes {
            return Err(StepError::Phase);
        }
        match self.entrants.iter_mut().find(|entrant| entrant.player == player) {
            Some(known) if known.withdrawn => *known = entrant(player),
            Some(_) => return Err(StepError::Player),
            None => self.entrants.push(entrant(player)),
        }
        Ok(())
    }

    fn leave(&mut self, player: PlayerId) -> Result<(), StepError> {
        if self.phase == Phase::Ended {
            return Err(StepError::Phase);
        }
        let known = self.entrants.iter_mut().find(|entrant| entrant.player == player && !entrant.withdrawn);
        known.ok_or(StepError::Player)?.withdrawn = true;
        if self.phase == Phase::Open {
            self.entrants.retain(|entrant| entrant.player != player);
        }
        Ok(())
    }

    fn result(&mut self, board: usize, result: &BoardResult) -> Result<(), StepError> {
        self.in_phase(Phase::Running)?;
        let board = self.boards.get_mut(board).filter(|board| board.is_open()).ok_or(StepError::Board)?;
        if result.points.len() != board.seats.len() {
            return Err(StepError::Board);
        }
        board.result = Some(result.clone());
        let seats = board.seats.clone();
        for entrant in self.entrants.iter_mut().filter(|entrant| seats.contains(&entrant.player)) {
            if result.absent.contains(&entrant.player) {
                entrant.absences += 1;
                entrant.withdrawn |= entrant.absences >= ABSENCES;
            } else {
                entrant.absences = 0;
            }
        }
        Ok(())
    }

    /// Whether somebody can join at a moment, and be paired: not in a knockout that has begun, in a last round, or when the time of
    /// an arena is over.
    pub fn can_be_joined(&self, now: UnixMillis) -> bool {
        match (self.phase, self.rules.format) {
            (Phase::Open, _) => true,
            (Phase::Ended, _) | (Phase::Running, TournamentFormat::Knockout) => false,
            (Phase::Running, TournamentFormat::Arena) => self.ends_at.is_none_or(|end| now < end),
            (Phase::Running, TournamentFormat::Swiss | TournamentFormat::League) => {
                self.round() < self.rounds
            }
        }
    }

    /// Somebody who takes part, or has.
    pub fn entrant(&self, player: PlayerId) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.player == player)
    }

    /// Whether somebody takes part and has not withdrawn.
    pub fn is_active(&self, player: PlayerId) -> bool {
        self.entrant(player).is_some_and(|entrant| !entrant.withdrawn)
    }

    /// Who takes part and has not withdrawn, by their starting numbers.
    pub fn active(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.entrants.iter().filter(|entrant| !entrant.withdrawn).map(|entrant| entrant.player)
    }

    /// The round that is played, or was played last; 0 before the first.
    pub fn round(&self) -> u32 {
        self.boards.iter().map(|board| board.round).max().unwrap_or(0)
    }

    /// Whether every game of a round is over.
    pub fn is_round_over(&self, round: u32) -> bool {
        !self.boards.iter().any(|board| board.round == round && board.is_open())
    }

    /// Whether what came of a board counts: a bye does once the games of its round are over.
    pub(super) fn counts(&self, board: &Board) -> bool {
        !board.is_open() && (!board.is_bye() || self.is_round_over(board.round))
    }

    /// The boards whose results are still to come, with their places.
    pub fn open_boards(&self) -> impl Iterator<Item = (usize, &Board)> {
        self.boards.iter().enumerate().filter(|(_, board)| board.is_open())
    }

    /// When time alone ends it.
    pub fn wakes_at(&self) -> Option<UnixMillis> {
        self.ends_at.filter(|_| self.phase == Phase::Running)
    }
}

const fn entrant(player: PlayerId) -> Entrant {
    Entrant { player, absences: 0, withdrawn: false }
}

fn board(pairing: &Pairing) -> Board {
    let Pairing { round, slot, seats } = pairing.clone();
    let bye = (seats.len() < 2).then(|| BoardResult { points: vec![BYE], absent: Vec::new() });
    Board { round, slot, seats, game: None, result: bye }
}

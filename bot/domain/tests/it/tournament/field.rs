//! Players of known strength, whose results are drawn by it.

use std::collections::BTreeMap;

use lasermate_domain::time_control::LiveTime;
use lasermate_domain::tournament::{
    BoardResult, Next, Pairing, Phase, PlayerId, Ties, Tournament, TournamentFormat, TournamentRules,
    TournamentStep, points_for,
};

use crate::dice::Dice;

/// The rules of a tournament of chess.
pub fn rules(format: TournamentFormat, rounds: Option<u32>) -> TournamentRules {
    TournamentRules {
        format,
        game: "chess".to_owned(),
        options: String::new(),
        time: None,
        clock: LiveTime::read("10+5"),
        rated: true,
        rounds,
        length: (format == TournamentFormat::Arena).then_some(3_600_000),
        ties: Ties::Rematch,
        first_move: 300_000,
    }
}

/// A tournament with players of known strength.
#[derive(Debug)]
pub struct Field {
    pub tournament: Tournament,
    pub steps: Vec<TournamentStep>,
    pub strengths: BTreeMap<PlayerId, f64>,
    pub now: i64,
    dice: Dice,
}

impl Field {
    /// So many players, the strongest with the lowest numbers, seeded in random order.
    pub fn new(rules: TournamentRules, players: usize, seed: u64) -> Self {
        let mut dice = Dice(seed);
        let rounds = rules.rounds_for(players);
        let length = rules.length;
        let mut field = Self {
            tournament: Tournament::new(rules),
            steps: Vec::new(),
            strengths: BTreeMap::new(),
            now: 0,
            dice: Dice(seed + 1),
        };
        let mut seeds: Vec<_> = (1..).take(players).collect();
        for player in &seeds {
            field.strengths.insert(*player, 2400.0 - 1600.0 * (*player as f64 / players as f64));
            field.step(TournamentStep::Join(*player));
        }
        for last in (1..seeds.len()).rev() {
            seeds.swap(last, dice.below(last + 1));
        }
        field.step(TournamentStep::Start { seeds, rounds, threads: true, ends_at: length });
        field
    }

    /// Takes a step, which must fit.
    pub fn step(&mut self, step: TournamentStep) {
        self.tournament.apply(&step).unwrap_or_else(|error| panic!("{step:?}: {error}"));
        self.steps.push(step);
    }

    pub fn below(&mut self, most: usize) -> usize {
        self.dice.below(most)
    }

    /// Pairs what can be paired; gives the new boards, and nothing where none are.
    pub fn pair(&mut self) -> Vec<Pairing> {
        match self.tournament.next(self.now, usize::MAX) {
            Some(Next::Pair(pairings)) => {
                assert!(!pairings.is_empty());
                self.step(TournamentStep::Pair(pairings.clone()));
                pairings
            }
            Some(Next::End) => {
                self.step(TournamentStep::End);
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    pub fn is_over(&self) -> bool {
        self.tournament.phase == Phase::Ended
    }

    /// Plays an open board: who is stronger wins more often.
    pub fn play(&mut self, board: usize) {
        let seats = self.tournament.boards[board].seats.clone();
        let mut shown: Vec<_> = seats
            .iter()
            .map(|player| {
                // The difference of two of these is nearly that of the odds by 400 points.
                let luck: f64 = (0..4).map(|_| self.dice.below(1000) as f64 - 499.5).sum::<f64>() * 0.6;
                self.strengths[player] + luck
            })
            .collect();
        let drawn = self.dice.below(10) == 0;
        if drawn {
            shown = vec![0.0; seats.len()];
        }
        let places: Vec<_> =
            shown.iter().map(|own| 1 + shown.iter().filter(|other| *other > own).count()).collect();
        self.result(board, points_for(&places), Vec::new());
    }

    /// Gives a board a result.
    pub fn result(&mut self, board: usize, points: Vec<u32>, absent: Vec<PlayerId>) {
        self.step(TournamentStep::Result { board, result: BoardResult { points, absent } });
    }

    pub fn play_all(&mut self) {
        let open: Vec<_> = self.tournament.open_boards().map(|(board, _)| board).collect();
        for board in open {
            self.play(board);
        }
    }

    /// How well the places agree with the strengths: Spearman's rank correlation.
    pub fn correlation(&self) -> f64 {
        let places = self.tournament.standings();
        let count = places.len() as f64;
        let apart: f64 =
            (1..).zip(&places).map(|(place, row)| (f64::from(place) - row.player as f64).powi(2)).sum();
        1.0 - 6.0 * apart / (count * (count * count - 1.0))
    }
}

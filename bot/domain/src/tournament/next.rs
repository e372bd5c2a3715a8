//! What follows from the results so far.

use super::{Pairing, Phase, PlayerId, Tournament, TournamentFormat};
use crate::port::UnixMillis;

/// What is to be done next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Pair(Vec<Pairing>),
    End,
}

impl Tournament {
    /// What is to be done at a moment; `None` while results are awaited. `room` says how many more games can be on at once, which
    /// matters to an arena: the others pair a round whole.
    pub fn next(&self, now: UnixMillis, room: usize) -> Option<Next> {
        if self.phase != Phase::Running {
            return None;
        }
        let waits = self.open_boards().next().is_some();
        match self.rules.format {
            TournamentFormat::Arena => {
                if self.ends_at.is_some_and(|end| now >= end) {
                    return (!waits).then_some(Next::End);
                }
                let boards = self.arena_boards(room);
                (!boards.is_empty()).then(|| Next::Pair(numbered(self.round() + 1, boards)))
            }
            TournamentFormat::Knockout => match self.knockout_boards() {
                Some(boards) if boards.is_empty() && waits => None,
                Some(boards) if boards.is_empty() => Some(Next::End),
                Some(boards) => Some(Next::Pair(boards)),
                None => Some(Next::End),
            },
            TournamentFormat::Swiss | TournamentFormat::League if waits => None,
            TournamentFormat::Swiss | TournamentFormat::League if self.round() >= self.rounds => {
                Some(Next::End)
            }
            TournamentFormat::Swiss => Some(self.round_or_end(self.swiss_round())),
            TournamentFormat::League => Some(self.round_or_end(self.league_round())),
        }
    }

    fn round_or_end(&self, boards: Option<Vec<Vec<PlayerId>>>) -> Next {
        boards.map_or(Next::End, |boards| Next::Pair(numbered(self.round() + 1, boards)))
    }
}

fn numbered(round: u32, boards: Vec<Vec<PlayerId>>) -> Vec<Pairing> {
    (0..).zip(boards).map(|(slot, seats)| Pairing { round, slot, seats }).collect()
}

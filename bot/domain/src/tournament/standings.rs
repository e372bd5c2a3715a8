//! Who leads: points, and by name what decides between equal ones.

use std::collections::BTreeMap;

use super::{Board, PlayerId, Tournament, TournamentFormat};

/// What decides between players with equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// The points in the games among those who are equal, if each has met each.
    DirectEncounter,
    /// The points of all opponents together. A round without a game counts as one against oneself.
    Buchholz,
    /// The points of beaten opponents, and half of those with whom it was drawn.
    SonnebornBerger,
    Wins,
    FewerGames,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// From 1. Whoever is out after the same round of a knockout shares one.
    pub place: usize,
    pub player: PlayerId,
    /// Points, in halves; of a knockout the rounds won.
    pub points: u32,
    pub played: u32,
    /// Games won, drawn and lost; the middle place of three is a draw.
    pub results: [u32; 3],
    /// What decides between equal points, in the order of [`Tournament::tie_breaks`]: the points in halves, of
    /// [`TieBreak::SonnebornBerger`] in quarters.
    pub tie_breaks: Vec<i64>,
    pub withdrawn: bool,
}

impl TournamentFormat {
    /// What decides between equal points, in order; after all of them the starting number does.
    pub const fn tie_breaks(self) -> &'static [TieBreak] {
        match self {
            Self::Swiss => {
                &[TieBreak::DirectEncounter, TieBreak::Buchholz, TieBreak::SonnebornBerger, TieBreak::Wins]
            }
            Self::League => &[TieBreak::DirectEncounter, TieBreak::Wins, TieBreak::SonnebornBerger],
            Self::Arena => &[TieBreak::DirectEncounter, TieBreak::Wins, TieBreak::FewerGames],
            Self::Knockout => &[],
        }
    }
}

impl Tournament {
    /// Everybody's place, the first one first.
    pub fn standings(&self) -> Vec<Standing> {
        let knockout = self.rules.format == TournamentFormat::Knockout;
        let points: BTreeMap<_, _> =
            self.entrants.iter().map(|entrant| (entrant.player, self.points(entrant.player))).collect();
        let rounds_won = if knockout { self.rounds_won() } else { BTreeMap::new() };
        let mut rows: Vec<_> = self
            .entrants
            .iter()
            .map(|entrant| {
                let player = entrant.player;
                let played = || self.boards_of_player(player).filter(|(board, _)| board.is_played());
                let mut results = [0; 3];
                for (board, seat) in played() {
                    if let Some(place) = result_at(board, seat) {
                        results[place] += 1;
                    }
                }
                let tie_breaks =
                    self.rules.format.tie_breaks().iter().map(|by| self.tie_break(*by, player, &points));
                Standing {
                    place: 0,
                    player,
                    points: if knockout {
                        rounds_won.get(&player).copied().unwrap_or(0)
                    } else {
                        self.points(player)
                    },
                    played: results.iter().sum(),
                    results,
                    tie_breaks: tie_breaks.collect(),
                    withdrawn: entrant.withdrawn,
                }
            })
            .collect();
        // A stable order: equal ones stay in the order of their starting numbers.
        rows.sort_by(|one, other| (other.points, &other.tie_breaks).cmp(&(one.points, &one.tie_breaks)));
        let mut place = 0;
        let mut before = None;
        for (index, row) in rows.iter_mut().enumerate() {
            if !knockout || before != Some(row.points) {
                place = index + 1;
            }
            before = Some(row.points);
            row.place = place;
        }
        rows
    }

    /// What decides between equal points, in order.
    pub const fn tie_breaks(&self) -> &'static [TieBreak] {
        self.rules.format.tie_breaks()
    }

    fn boards_of_player(&self, player: PlayerId) -> impl Iterator<Item = (&Board, usize)> {
        let at = move |board: &Board| board.seats.iter().position(|own| *own == player);
        self.boards.iter().filter_map(move |board| Some((board, at(board)?)))
    }

    /// The boards of a player whose results count.
    fn decided_boards(&self, player: PlayerId) -> impl Iterator<Item = (&Board, usize)> {
        self.boards_of_player(player).filter(|(board, _)| self.counts(board))
    }

    fn points(&self, player: PlayerId) -> u32 {
        self.decided_boards(player).filter_map(|(board, seat)| points_at(board, seat)).sum()
    }

    fn tie_break(&self, by: TieBreak, player: PlayerId, points: &BTreeMap<PlayerId, u32>) -> i64 {
        let own = points.get(&player).copied().unwrap_or(0);
        let of = |other: PlayerId| i64::from(points.get(&other).copied().unwrap_or(0));
        let finished = || self.decided_boards(player);
        let others = |board: &Board| {
            board.seats.iter().copied().filter(move |other| *other != player).collect::<Vec<_>>()
        };
        match by {
            TieBreak::DirectEncounter => self.direct_encounter(player, own, points),
            TieBreak::Buchholz => finished()
                .map(|(board, _)| match board.is_played() {
                    true => others(board).into_iter().map(of).sum(),
                    false => i64::from(own),
                })
                .sum(),
            TieBreak::SonnebornBerger => finished()
                .filter(|(board, _)| board.is_played())
                .flat_map(|(board, seat)| {
                    board.seats.iter().enumerate().filter(move |(other, _)| *other != seat).map(
                        move |(other, who)| {
                            let (mine, its) = (points_at(board, seat), points_at(board, other));
                            let against = match mine.cmp(&its) {
                                std::cmp::Ordering::Greater => 2,
                                std::cmp::Ordering::Equal => 1,
                                std::cmp::Ordering::Less => 0,
                            };
                            (against, *who)
                        },
                    )
                })
                .map(|(against, other)| against * of(other))
                .sum(),
            TieBreak::Wins => {
                let won = finished()
                    .filter(|(board, seat)| board.is_played() && result_at(board, *seat) == Some(0));
                i64::try_from(won.count()).unwrap_or(0)
            }
            TieBreak::FewerGames => -i64::try_from(finished().count()).unwrap_or(0),
        }
    }

    /// The points among those with equal points, where each of them has met each.
    fn direct_encounter(&self, player: PlayerId, own: u32, points: &BTreeMap<PlayerId, u32>) -> i64 {
        let equal: Vec<_> =
            points.iter().filter(|(_, points)| **points == own).map(|(player, _)| *player).collect();
        // With many equal ones not all have met, and nobody looks for it among hundreds.
        const MOST: usize = 16;
        if equal.len() < 2 || equal.len() > MOST {
            return 0;
        }
        let have_met = |one: PlayerId, other: PlayerId| {
            self.boards.iter().any(|board| {
                board.is_played()
                    && !board.is_open()
                    && board.seats.contains(&one)
                    && board.seats.contains(&other)
            })
        };
        let all_met = equal
            .iter()
            .enumerate()
            .all(|(index, one)| equal[index + 1..].iter().all(|other| have_met(*one, *other)));
        if !all_met {
            return 0;
        }
        let among = self.boards_of_player(player).filter(|(board, _)| {
            board.is_played() && board.seats.iter().any(|other| *other != player && equal.contains(other))
        });
        among.filter_map(|(board, seat)| points_at(board, seat)).map(i64::from).sum()
    }
}

/// The points of a seat, in halves, once its board has a result.
fn points_at(board: &Board, seat: usize) -> Option<u32> {
    board.result.as_ref()?.points.get(seat).copied()
}

/// What a board was to a seat: 0 won alone, 1 between, 2 lost.
fn result_at(board: &Board, seat: usize) -> Option<usize> {
    let result = board.result.as_ref()?;
    let own = result.points.get(seat)?;
    let mut others = result.points.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, its)| its);
    let (above, equal) = others.clone().fold((0, 0), |(above, equal), its| {
        (above + usize::from(its > own), equal + usize::from(its == own))
    });
    Some(if above == 0 && equal == 0 {
        0
    } else if equal == 0 && others.all(|its| its > own) {
        2
    } else {
        1
    })
}

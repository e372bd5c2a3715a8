//! Whoever can be paired, with what pairing goes by: points, opponents so far, sides.

use std::collections::BTreeMap;

use super::{PlayerId, Tournament};

/// Somebody who can be paired.
#[derive(Clone, Debug)]
pub(super) struct Contender {
    pub(super) player: PlayerId,
    pub(super) points: u32,
    /// How often each opponent was met.
    pub(super) met: BTreeMap<PlayerId, u32>,
    pub(super) last: Option<PlayerId>,
    /// The seats so far, in order; boards at which somebody was absent do not count.
    pub(super) seats: Vec<usize>,
    /// How often there was no opponent, or none came.
    pub(super) byes: u32,
    pub(super) boards: u32,
}

/// A side that somebody should have next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Preference {
    /// The seat; none before the first game.
    pub(super) seat: Option<usize>,
    /// 0 for none, 1 to alternate, 2 to balance, 3 where it must be.
    pub(super) strength: u8,
}

/// The strength of a preference that must be fulfilled.
pub(super) const ABSOLUTE: u8 = 3;

impl Contender {
    /// The side that is due: nobody has one side three times in a row, nor three times more often than the other.
    pub(super) fn preference(&self) -> Preference {
        let firsts = self.seats.iter().filter(|seat| **seat == 0).count();
        let seconds = self.seats.len() - firsts;
        let (seat, strength) = match self.seats.as_slice() {
            [] => (None, 0),
            [.., one, other] if one == other => (Some(1 - one.min(&1)), ABSOLUTE),
            [.., last] => match firsts.abs_diff(seconds) {
                0 => (Some(1 - last.min(&1)), 1),
                1 => (Some(usize::from(firsts > seconds)), 2),
                _ => (Some(usize::from(firsts > seconds)), ABSOLUTE),
            },
        };
        Preference { seat, strength }
    }
}

/// What it costs two preferences to meet: the weaker one yields.
pub(super) fn conflict(one: Preference, other: Preference) -> u8 {
    if one.seat.is_some() && one.seat == other.seat { one.strength.min(other.strength) } else { 0 }
}

/// Who sits first of two, the higher ranked one given first; `even` says who does where nothing else does.
pub(super) fn seated(higher: &Contender, lower: &Contender, even: bool) -> Vec<PlayerId> {
    let (one, other) = (higher.preference(), lower.preference());
    let higher_seat = match (one.seat, other.seat) {
        (None, None) => usize::from(!even),
        (Some(seat), None) => seat,
        (None, Some(seat)) => 1 - seat,
        (Some(own), Some(its)) if own != its => own,
        (Some(seat), Some(_)) if one.strength != other.strength => {
            if one.strength > other.strength {
                seat
            } else {
                1 - seat
            }
        }
        (Some(seat), Some(_)) => {
            // Whoever had that side longer ago gets it.
            let differ =
                higher.seats.iter().rev().zip(lower.seats.iter().rev()).find(|(mine, its)| mine != its);
            match differ {
                Some((mine, _)) if *mine == seat => 1 - seat,
                _ => seat,
            }
        }
    };
    if higher_seat == 0 { vec![higher.player, lower.player] } else { vec![lower.player, higher.player] }
}

impl Tournament {
    /// Everybody who has not withdrawn, most points first, then by starting numbers.
    pub(super) fn contenders(&self) -> Vec<Contender> {
        let mut all: Vec<_> = self.active().map(|player| self.contender(player)).collect();
        all.sort_by_key(|one| std::cmp::Reverse(one.points));
        all
    }

    fn contender(&self, player: PlayerId) -> Contender {
        let mut one = Contender {
            player,
            points: 0,
            met: BTreeMap::new(),
            last: None,
            seats: Vec::new(),
            byes: 0,
            boards: 0,
        };
        for board in &self.boards {
            let Some(seat) = board.seats.iter().position(|own| *own == player) else { continue };
            let others = board.seats.iter().copied().filter(|other| *other != player);
            for other in others {
                *one.met.entry(other).or_default() += 1;
                one.last = Some(other);
            }
            if board.is_played() {
                one.seats.push(seat);
            }
            one.boards += 1;
            let Some(result) = &board.result else { continue };
            one.points += result.points.get(seat).copied().unwrap_or(0);
            one.byes += u32::from(!board.is_played() && !result.absent.contains(&player));
        }
        one
    }
}

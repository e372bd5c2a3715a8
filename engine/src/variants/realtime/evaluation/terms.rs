//! What the clock adds to an evaluation of chess: which pieces are ready, what they bear on, and who has to wait for how long.

use super::super::{EventNode, UnderClock};
use super::weights::WEIGHTS;
use crate::action::Millis;
use crate::board::Cell;
use crate::piece::Kind;
use crate::search::Score;
use crate::search::eval::Pair;
use crate::search::eval::terms::{LinearEval, Run, Tally};
use crate::search::evaluate::{Eval, Evaluate};
use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells};
use crate::variants::orthodox::{Chess, own_view};

const KINDS: usize = Kind::CHESS.len();

/// Each kind on each cell, as its own side sees the board: what it is worth more or less than where turns are taken.
const PLACE: Run = Run::new("PLACE", KINDS * 64);
/// A piece that cools, by its kind, and every time unit it has to wait yet.
const COOLS: Run = Run::after(PLACE, "COOLS", KINDS);
const WAITS: Run = Run::after(COOLS, "WAITS", KINDS);
/// A cell that a ready piece bears on, by its kind.
const BEARS: Run = Run::after(WAITS, "BEARS", KINDS);
/// A piece of the other side that cools, by its kind, and that a ready pawn, minor piece, rook or queen bears on.
const BY_PAWN: Run = Run::after(BEARS, "BY_PAWN", KINDS);
const BY_MINOR: Run = Run::after(BY_PAWN, "BY_MINOR", KINDS);
const BY_ROOK: Run = Run::after(BY_MINOR, "BY_ROOK", KINDS);
const BY_QUEEN: Run = Run::after(BY_ROOK, "BY_QUEEN", KINDS);
/// The same where nothing of its side that is ready guards it, and where nothing guards it at all.
const UNREADY: Run = Run::after(BY_QUEEN, "UNREADY", KINDS);
const LOOSE: Run = Run::after(UNREADY, "LOOSE", KINDS);
/// A piece of the other side that cools, by its kind, where all that bears on it cools too.
const AIMED: Run = Run::after(LOOSE, "AIMED", KINDS);
/// A piece of the other side that is ready, by its kind, and that a ready piece bears on; the same where nothing guards it.
const CHASED: Run = Run::after(AIMED, "CHASED", KINDS);
const CHASED_LOOSE: Run = Run::after(CHASED, "CHASED_LOOSE", KINDS);
/// A pawn with nothing before it on its file, by its row: it cools but one unit a step.
const RUNNER: Run = Run::after(CHASED_LOOSE, "RUNNER", 8);
/// How much ready pieces bear on the cells round the other king, where it is ready and where it cools.
const DANGER: Run = Run::after(RUNNER, "DANGER", 20);
const DANGER_COLD: Run = Run::after(DANGER, "DANGER_COLD", 20);
/// The other king in check, where it is ready and where it cools.
const CHECK: Run = Run::after(DANGER_COLD, "CHECK", 1);
const CHECK_COLD: Run = Run::after(CHECK, "CHECK_COLD", 1);
const ASKED: Run = Run::after(CHECK_COLD, "ASKED", 1);

/// All terms, in the order of their numbers.
const RUNS: [Run; 19] = [
    PLACE,
    COOLS,
    WAITS,
    BEARS,
    BY_PAWN,
    BY_MINOR,
    BY_ROOK,
    BY_QUEEN,
    UNREADY,
    LOOSE,
    AIMED,
    CHASED,
    CHASED_LOOSE,
    RUNNER,
    DANGER,
    DANGER_COLD,
    CHECK,
    CHECK_COLD,
    ASKED,
];

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];
/// Who has to wait longer waits no longer than so many units here.
const LONGEST: Millis = 9;
/// How heavily a piece bears on the cells round a king, in the order of [`Kind::CHESS`].
const BEARING: [usize; KINDS] = [1, 2, 2, 3, 5, 0];
const FILE: u64 = 0x0101_0101_0101_0101;

/// What the pieces of a side bear on, own pieces that they guard included.
#[derive(Clone, Copy, Debug, Default)]
struct ClockSight {
    /// The ready ones, by kind.
    kinds: [u64; KINDS],
    ready: u64,
    cooling: u64,
    /// How much the ready ones bear on the cells round the other king.
    danger: usize,
}

impl ClockSight {
    const fn of(&self, kind: Kind) -> u64 {
        self.kinds[kind.index() % KINDS]
    }
}

impl<B: UnderClock + Evaluate> LinearEval for EventNode<B> {
    const RUNS: &'static [Run] = &RUNS;
    const WEIGHTS: &'static [Pair] = &WEIGHTS;

    fn phase(&self) -> Score {
        self.game.base().chess().phase()
    }

    /// The board, as if it were the turn of who is asked.
    fn besides(&self) -> Eval {
        let mut base = *self.game.base();
        base.chess_mut().set_turn(self.seat);
        base.evaluate()
    }

    fn count(&self, _: &mut Eval, tally: &mut impl Tally) {
        let chess = self.game.base().chess();
        let ready = self.game.ready();
        let sights = SEATS.map(|seat| self.sight(chess, seat, ready, tally));
        for (seat, [own, other]) in SEATS.into_iter().zip([[0, 1], [1, 0]]) {
            threats(chess, seat, ready, [&sights[own], &sights[other]], tally);
        }
        tally.add(self.seat, ASKED.first, 1);
    }
}

impl<B: UnderClock> EventNode<B> {
    /// Takes down each piece by itself; what they bear on together.
    fn sight(&self, chess: &Chess, seat: Seat, ready: u64, tally: &mut impl Tally) -> ClockSight {
        let (now, unit) = (self.game.now(), self.game.rules().tu.max(1));
        let (own, other) = (chess.army(seat), seat.other());
        let zone = chess.king(other).map_or(0, |king| chess.sees(Kind::King, other, king) | bit(king.0));
        let (mut sight, mut attackers) = (ClockSight::default(), 0);
        for (kind, weight) in Kind::CHESS.into_iter().zip(BEARING) {
            for from in cells(chess.pieces(seat, kind)) {
                let view = own_view(from, seat);
                tally.add(seat, PLACE.at(64 * (kind.index() % KINDS) + view), 1);
                if kind == Kind::Pawn && chess.occupied() & before(from, seat) == 0 {
                    tally.add(seat, RUNNER.at(view / 8), 1);
                }
                let sees = chess.sees(kind, seat, Cell(from));
                if ready & bit(from) == 0 {
                    let left = self.game.ready_at(Cell(from)).saturating_sub(now).div_ceil(unit);
                    tally.add(seat, COOLS.at(kind.index()), 1);
                    tally.add(seat, WAITS.at(kind.index()), left.min(LONGEST) as Score);
                    sight.cooling |= sees;
                    continue;
                }
                tally.add(seat, BEARS.at(kind.index()), (sees & !own).count_ones() as Score);
                sight.kinds[kind.index() % KINDS] |= sees;
                sight.ready |= sees;
                let bearing = weight * (sees & zone).count_ones() as usize;
                attackers += usize::from(bearing > 0);
                sight.danger += bearing;
            }
        }
        // One piece alone is hardly ever a danger.
        if attackers < 2 {
            sight.danger = 0;
        }
        sight
    }
}

/// The cells before a cell on its file, as a seat goes.
const fn before(cell: u8, seat: Seat) -> u64 {
    let rows = 8 * (cell as u32 / 8);
    let ahead = match seat {
        Seat::First => !0u64 << rows << 8,
        _ => !(!0u64 << rows),
    };
    FILE << (cell % 8) & ahead
}

/// What the pieces of the other side are exposed to.
fn threats(chess: &Chess, seat: Seat, ready: u64, [own, other]: [&ClockSight; 2], tally: &mut impl Tally) {
    let theirs = chess.army(seat.other());
    let guards = other.ready | other.cooling;
    for kind in Kind::CHESS.into_iter().filter(|kind| *kind != Kind::King) {
        let of = chess.of_kind(kind) & theirs;
        let (cold, chased) = (of & !ready, of & ready & own.ready);
        let hit = cold & own.ready;
        for (run, set) in [
            (BY_PAWN, hit & own.of(Kind::Pawn)),
            (BY_MINOR, hit & (own.of(Kind::Knight) | own.of(Kind::Bishop))),
            (BY_ROOK, hit & own.of(Kind::Rook)),
            (BY_QUEEN, hit & own.of(Kind::Queen)),
            (UNREADY, hit & !other.ready),
            (LOOSE, hit & !guards),
            (AIMED, cold & own.cooling & !own.ready),
            (CHASED, chased),
            (CHASED_LOOSE, chased & !guards),
        ] {
            if set != 0 {
                tally.add(seat, run.at(kind.index()), set.count_ones() as Score);
            }
        }
    }
    let king = theirs & chess.of_kind(Kind::King);
    let cools = king & !ready != 0;
    if own.danger > 0 {
        tally.add(seat, if cools { DANGER_COLD } else { DANGER }.at(own.danger), 1);
    }
    if king & (own.ready | own.cooling) != 0 {
        tally.add(seat, if cools { CHECK_COLD } else { CHECK }.first, 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::Notation;
    use crate::search::eval::terms::TermCounts;
    use crate::variants::realtime::RealtimeRules;

    fn moment(text: &str) -> EventNode<Chess> {
        EventNode::read_position((RealtimeRules::USUAL, ()), text).expect(text)
    }

    /// How often terms count for White.
    fn counts<const N: usize>(text: &str, terms: [usize; N]) -> [i16; N] {
        let counted = TermCounts::of(&moment(text)).times;
        let times = |term| counted.iter().find(|(number, _)| usize::from(*number) == term);
        terms.map(|term| times(term).map_or(0, |(_, times)| times[0]))
    }

    /// A ready rook bears on a knight (realtime.md 4.2): one that cools cannot go away, and a guard that cools cannot take back.
    #[test]
    fn what_is_exposed_depends_on_who_is_ready() {
        let knight = Kind::Knight.index();
        let terms = [BY_ROOK, UNREADY, LOOSE, AIMED, CHASED, CHASED_LOOSE].map(|run| run.at(knight));
        for (placement, ready, expected) in [
            ("4k3/8/8/n7/8/8/8/R3K3", "", [0, 0, 0, 0, 1, 1]),
            ("4k3/8/8/n7/8/8/8/R3K3", "a5:9000", [1, 1, 1, 0, 0, 0]),
            ("4k3/8/8/n7/8/8/8/R3K3", "a1:9000", [0, 0, 0, 0, 0, 0]),
            ("4k3/8/8/n7/8/8/8/R3K3", "a1:9000,a5:9000", [0, 0, 0, 1, 0, 0]),
            ("4k3/8/1p6/n7/8/8/8/R3K3", "a5:9000", [1, 0, 0, 0, 0, 0]),
            ("4k3/8/1p6/n7/8/8/8/R3K3", "a5:9000,b6:9000", [1, 1, 0, 0, 0, 0]),
            ("4k3/8/1p6/n7/8/8/8/R3K3", "", [0, 0, 0, 0, 1, 0]),
        ] {
            let word = if ready.is_empty() { String::new() } else { format!(" ready={ready}") };
            let text = format!("{placement} w - - 0 1{word}");
            assert_eq!(counts(&text, terms), expected, "{text}");
        }
    }

    /// A wait counts by the unit that has begun, and no longer than a queen's (realtime.md 4.2).
    #[test]
    fn waits_are_counted_in_units() {
        let queen = Kind::Queen.index();
        let terms = [COOLS.at(queen), WAITS.at(queen)];
        for (until, expected) in
            [(1_000, [0, 0]), (1_001, [1, 1]), (21_000, [1, 2]), (21_001, [1, 3]), (300_000, [1, 9])]
        {
            let text = format!("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1 now=1000 ready=a1:{until}");
            assert_eq!(counts(&text, terms), expected, "{text}");
        }
    }

    #[test]
    fn a_pawn_runs_where_nothing_stands_before_it_on_its_file() {
        let terms = [RUNNER.at(3), RUNNER.at(1)];
        for (placement, expected) in [
            ("4k3/8/8/8/P7/8/1P6/4K3", [1, 1]),
            ("4k3/p7/8/8/P7/8/1P6/4K3", [0, 1]),
            ("4k3/8/8/8/PN6/8/1P6/4K3", [1, 0]),
        ] {
            assert_eq!(counts(&format!("{placement} w - - 0 1"), terms), expected, "{placement}");
        }
    }

    /// Two pieces that bear on the cells round a king, one of which cools.
    #[test]
    fn danger_comes_from_pieces_that_are_ready() {
        let danger = |text: &str| {
            let counted = TermCounts::of(&moment(text)).times;
            [DANGER, DANGER_COLD].map(|run| {
                let terms = run.first..run.first + run.count;
                counted.iter().any(|(term, times)| terms.contains(&usize::from(*term)) && times[0] > 0)
            })
        };
        assert_eq!(danger("6k1/8/8/8/8/8/8/Q3KR2 w - - 0 1"), [true, false]);
        assert_eq!(danger("6k1/8/8/8/8/8/8/Q3KR2 w - - 0 1 ready=g8:9000"), [false, true]);
        assert_eq!(danger("6k1/8/8/8/8/8/8/Q3KR2 w - - 0 1 ready=a1:9000"), [false, false]);
    }
}

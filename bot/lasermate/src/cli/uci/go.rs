//! What `go` asks for: how long, how deep, how many positions, among which moves.

use std::time::Duration;

use lasermate_engine::seat::Seat;

use super::clock::{Clock, ClockOptions, for_a_move};

/// How far a search may go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    depth: Option<u8>,
    nodes: Option<u64>,
    movetime: Option<u64>,
    time: [Option<u64>; 2],
    increment: [u64; 2],
    moves_to_go: Option<u64>,
    /// In how many moves a mate is looked for.
    pub mate: Option<u8>,
    /// Whether the answer waits for `stop`.
    pub infinite: bool,
    /// Whether the answer waits for `ponderhit` or `stop`, and the clock begins with that.
    pub ponder: bool,
    /// The only moves to choose among, as they were written; any where there are none.
    pub among: Vec<String>,
}

/// The words that begin something.
const WORDS: [&str; 12] = [
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
];
const DEEPEST: u8 = 90;
/// No computer looks at more positions in a millisecond.
const NODES_A_MILLISECOND: u64 = 4_000;

impl Go {
    /// Reads the words after `go`; words that are not known, and numbers that are none, are passed over.
    pub fn read(text: &str) -> Self {
        let mut go = Self::default();
        let mut words = text.split_ascii_whitespace().peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(text) = words.next_if(|next| !WORDS.contains(next)) {
                        go.among.push(text.to_owned());
                    }
                }
                _ if WORDS.contains(&word) => {
                    if let Some(text) = words.next_if(|next| !WORDS.contains(next)) {
                        go.set(word, text);
                    }
                }
                _ => {}
            }
        }
        go
    }

    fn set(&mut self, word: &str, number: &str) {
        // A clock that is overdrawn has nothing left.
        let number = number.parse::<i64>().ok().map(|number| number.max(0) as u64);
        match word {
            "depth" => self.depth = number.map(|depth| depth.clamp(1, u64::from(DEEPEST)) as u8),
            "mate" => self.mate = number.map(|mate| mate.clamp(1, u64::from(DEEPEST / 2)) as u8),
            "nodes" => self.nodes = number,
            "movetime" => self.movetime = number,
            "wtime" => self.time[0] = number,
            "btime" => self.time[1] = number,
            "winc" => self.increment[0] = number.unwrap_or(0),
            "binc" => self.increment[1] = number.unwrap_or(0),
            _ => self.moves_to_go = number,
        }
    }

    /// What a seat's clock shows, in milliseconds, if it has one.
    pub fn left(&self, seat: Seat) -> Option<u64> {
        self.time[seat.index() & 1]
    }

    /// How long a seat may think; `None` for as long as nobody says stop.
    pub fn time(&self, seat: Seat, pace: ClockOptions) -> Option<Duration> {
        if let Some(milliseconds) = self.movetime {
            return Some(for_a_move(milliseconds, pace));
        }
        let increment = self.increment[seat.index() & 1];
        let left = self.left(seat)?;
        Some(Clock { left, increment, moves_to_go: self.moves_to_go }.share(pace))
    }

    pub fn depth(&self) -> u8 {
        self.depth.unwrap_or(DEEPEST).min(self.mate.map_or(DEEPEST, plies))
    }

    /// How many positions: as many as asked for, or more than there is time for.
    pub fn nodes(&self, time: Option<Duration>) -> u64 {
        let in_time = time.map(|time| {
            let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
            milliseconds.saturating_add(1).saturating_mul(NODES_A_MILLISECOND)
        });
        self.nodes.or(in_time).unwrap_or(u64::MAX).max(1)
    }
}

/// How many plies so many moves of the side that mates are.
const fn plies(moves: u8) -> u8 {
    moves.saturating_mul(2).saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: ClockOptions = ClockOptions { overhead: 30, base: 0 };

    #[test]
    fn the_clock_of_who_is_to_move_counts() {
        let go = Go::read("wtime 28130 btime 5000 winc 0 binc 400 movestogo 0x");
        assert_eq!(go.time(Seat::First, PACE), Some(Duration::from_secs(1)));
        assert_eq!(go.left(Seat::Second), Some(5_000));
        assert_eq!(Go::read("wtime -5").time(Seat::First, PACE), Some(Duration::from_millis(1)));
    }

    #[test]
    fn nothing_said_is_no_limit() {
        let go = Go::read("infinite");
        assert_eq!((go.time(Seat::First, PACE), go.nodes(None), go.depth()), (None, u64::MAX, 90));
        assert_eq!(Go::read("movetime 100").time(Seat::First, PACE), Some(Duration::from_millis(90)));
        assert_eq!(Go::read("depth 5 nodes 7").nodes(None), 7);
    }

    #[test]
    fn every_word_is_read() {
        let go = Go::read("ponder searchmoves e2e4 d2d4 depth 6 mate 2 nonsense wtime btime 100");
        assert_eq!((go.ponder, go.infinite, go.mate, go.depth()), (true, false, Some(2), 3));
        assert_eq!(go.among, ["e2e4", "d2d4"]);
        assert_eq!((go.left(Seat::First), go.left(Seat::Second)), (None, Some(100)));
    }
}

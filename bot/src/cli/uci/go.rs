//! What `go` asks for: how long, how deep, how many positions.

use std::time::Duration;

use lasermate_engine::seat::Seat;

/// How far a search may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    depth: Option<u8>,
    nodes: Option<u64>,
    movetime: Option<u64>,
    time: [Option<u64>; 2],
    increment: [u64; 2],
    moves_to_go: Option<u64>,
}

/// Kept back for what happens between the search and the other program's clock, in milliseconds.
const OVERHEAD: u64 = 10;
/// So many moves a game has yet, where nobody says.
const MOVES: u64 = 28;
/// No computer looks at more positions in a millisecond.
const NODES_A_MILLISECOND: u64 = 4_000;

impl Go {
    /// Reads the words after `go`; words that are not known, and numbers that are none, are passed over.
    pub fn read(text: &str) -> Self {
        let mut go = Self::default();
        let mut words = text.split_ascii_whitespace();
        while let Some(word) = words.next() {
            if !matches!(
                word,
                "depth" | "nodes" | "movetime" | "wtime" | "btime" | "winc" | "binc" | "movestogo"
            ) {
                continue;
            }
            // A clock that is overdrawn has nothing left.
            let number =
                words.next().and_then(|number| number.parse::<i64>().ok()).map(|number| number.max(0) as u64);
            match word {
                "depth" => go.depth = number.map(|depth| depth.clamp(1, 90) as u8),
                "nodes" => go.nodes = number,
                "movetime" => go.movetime = number,
                "wtime" => go.time[0] = number,
                "btime" => go.time[1] = number,
                "winc" => go.increment[0] = number.unwrap_or(0),
                "binc" => go.increment[1] = number.unwrap_or(0),
                _ => go.moves_to_go = number,
            }
        }
        go
    }

    /// How long a seat may think; `None` for as long as nobody says stop.
    pub fn time(&self, seat: Seat) -> Option<Duration> {
        let at = seat.index() & 1;
        let milliseconds = match (self.movetime, self.time[at]) {
            (Some(movetime), _) => Some(movetime.saturating_sub(OVERHEAD)),
            (None, Some(time)) => {
                let left = time.saturating_sub(OVERHEAD);
                let share =
                    left / self.moves_to_go.unwrap_or(MOVES).clamp(1, 100) + self.increment[at] * 3 / 4;
                Some(share.min(left / 2))
            }
            (None, None) => None,
        };
        milliseconds.map(|milliseconds| Duration::from_millis(milliseconds.max(1)))
    }

    /// How many plies deep.
    pub fn depth(&self) -> u8 {
        self.depth.unwrap_or(90)
    }

    /// How many positions: as many as asked for, or more than there is time for.
    pub fn nodes(&self, seat: Seat) -> u64 {
        let in_time = self.time(seat).map(|time| {
            let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
            milliseconds.saturating_add(1).saturating_mul(NODES_A_MILLISECOND)
        });
        self.nodes.or(in_time).unwrap_or(u64::MAX).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_the_clock_is_taken() {
        let go = Go::read("wtime 28010 btime 5000 winc 0 binc 400 movestogo 0x");
        assert_eq!(go.time(Seat::First), Some(Duration::from_secs(1)));
        assert_eq!(go.time(Seat::Second), Some(Duration::from_millis(478)));
        assert_eq!(Go::read("wtime -5").time(Seat::First), Some(Duration::from_millis(1)));
    }

    #[test]
    fn nothing_said_is_no_limit() {
        let go = Go::read("infinite");
        assert_eq!((go.time(Seat::First), go.nodes(Seat::First)), (None, u64::MAX));
        assert_eq!(Go::read("movetime 100").time(Seat::First), Some(Duration::from_millis(90)));
        assert_eq!(Go::read("depth 5 nodes 7").nodes(Seat::First), 7);
    }
}

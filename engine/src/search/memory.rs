//! The transposition table: what is known of positions met before, in bounded memory.

use super::{SURE, Score};

/// What the value of an entry means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing is there.
    #[default]
    Empty,
    /// It is exact.
    Exact,
    /// It is at least this.
    AtLeast,
    /// It is at most this.
    AtMost,
}

/// What is known of one position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    key: u64,
    value: i16,
    /// The best action's code; 0 for none.
    pub best: u16,
    pub depth: i8,
    pub bound: Bound,
}

impl Entry {
    /// The value at so many plies from the root: an end is so many plies from the position, not from the root.
    pub fn value(&self, ply: usize) -> Score {
        let (value, plies) = (Score::from(self.value), ply as Score);
        match value {
            SURE.. => value - plies,
            _ if value <= -SURE => value + plies,
            _ => value,
        }
    }
}

/// What a search remembers, in at most so many bytes. One can serve any games one after the other.
#[derive(Debug)]
pub struct Memory {
    entries: Vec<Entry>,
    /// At most so many are used.
    most: usize,
    mask: usize,
}

impl Memory {
    /// All searches together use this much by default, in bytes.
    pub const BYTES: usize = 64 << 20;

    /// A memory of at most so many bytes. It grows as searches need it.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<Entry>()).max(1);
        // The greatest power of two that is not more.
        Self { entries: Vec::new(), most: 1 << most.ilog2(), mask: 0 }
    }

    /// Forgets everything and makes room for a search of so many positions: what was searched before decides nothing.
    pub(super) fn prepare(&mut self, nodes: u64) {
        const LEAST: u64 = 1 << 10;
        let wanted = nodes.clamp(LEAST, self.most as u64).next_power_of_two().min(self.most as u64);
        let wanted = usize::try_from(wanted).unwrap_or(self.most);
        self.entries.clear();
        self.entries.resize(wanted, Entry::default());
        self.mask = wanted - 1;
    }

    pub(super) fn find(&self, key: u64) -> Option<Entry> {
        let entry = self.entries.get(key as usize & self.mask)?;
        (entry.key == key && entry.bound != Bound::Empty).then_some(*entry)
    }

    /// Keeps what was found, unless more is known of another position in its place.
    pub(super) fn keep(&mut self, key: u64, best: u16, depth: i32, value: Score, bound: Bound, ply: usize) {
        let Some(slot) = self.entries.get_mut(key as usize & self.mask) else { return };
        let depth = depth.clamp(0, i32::from(i8::MAX)) as i8;
        // Old knowledge of little depth goes first; of the same position the newer is kept if it is about as deep.
        let margin = if slot.key == key { 2 } else { 4 };
        if slot.bound != Bound::Empty && bound != Bound::Exact && depth + margin < slot.depth {
            return;
        }
        let plies = ply as Score;
        let value = match value {
            SURE.. => value + plies,
            _ if value <= -SURE => value - plies,
            _ => value,
        };
        let best = if best == 0 && slot.key == key { slot.best } else { best };
        *slot = Entry { key, value: value as i16, best, depth, bound };
    }
}

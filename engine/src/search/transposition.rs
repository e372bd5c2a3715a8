//! The transposition table: what is known of positions met before, in bounded memory.

use std::any::TypeId;
use std::sync::atomic::{AtomicU64, Ordering};

use bytemuck::Zeroable;
use bytemuck::allocation::zeroed_slice_box;

use super::limits::Tuning;
use super::order::Learned;
use super::{SURE, Score};
use crate::seat::Seat;

/// What the value of an entry means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is exact.
    Exact,
    /// It is at least this.
    AtLeast,
    /// It is at most this.
    AtMost,
}

impl Bound {
    /// Whether this bound of a value says that it differs from what was judged.
    #[inline]
    pub const fn contradicts(self, value: Score, judged: Score) -> bool {
        match self {
            Self::Exact => true,
            Self::AtLeast => value > judged,
            Self::AtMost => value < judged,
        }
    }
}

/// What is known of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
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

    /// As it is kept: value, best action, depth and bound from the lowest bit on; the uppermost sixteen are free.
    #[inline]
    const fn packed(self) -> u64 {
        self.value as u16 as u64
            | (self.best as u64) << 16
            | (self.depth as u8 as u64) << 32
            | (self.bound as u64) << 40
    }

    #[inline]
    const fn unpacked(word: u64) -> Self {
        let bound = match (word >> 40) as u8 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Self { value: word as i16, best: (word >> 16) as u16, depth: (word >> 32) as i8, bound }
    }
}

/// A place for an entry: the key of its position, folded with the entry, and the entry, with the number of the search that
/// made it uppermost. Threads of one search write here at once: a place that two have mixed belongs to no position.
/// It is made of plain zeros, which cost nothing until they are touched.
type Slot = [AtomicU64; 2];

/// The key of the position in a slot, and what is known of it.
#[inline]
fn read([folded, word]: &Slot) -> (u64, u64) {
    let word = word.load(Ordering::Relaxed);
    (folded.load(Ordering::Relaxed) ^ word, word)
}

#[inline]
fn write([folded, word]: &Slot, key: u64, entry: u64) {
    folded.store(key ^ entry, Ordering::Relaxed);
    word.store(entry, Ordering::Relaxed);
}

/// Whose searches may use what each other found: nothing but this decides what an entry means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Owner {
    /// The game, as the program knows it.
    pub game: TypeId,
    pub tuning: Tuning,
    /// Who searches, where a value means something to one seat alone.
    pub seat: Option<Seat>,
}

/// What a search remembers, in at most so many bytes. One can serve any games one after the other.
///
/// Each search begins with nothing, unless its [`Tuning`] says that it goes on where the one before it ended: then what it
/// finds depends on all searches since the last [`TranspositionTable::forget`].
#[derive(Debug)]
pub struct TranspositionTable {
    slots: Box<[Slot]>,
    /// At most so many are used.
    most: usize,
    mask: usize,
    /// The number of the search. 0 is nobody's.
    search: u16,
    /// The first search whose entries are still seen.
    since: u16,
    /// Who may go on.
    owner: Option<Owner>,
    /// How often moves refuted, for who goes on; its room serves every search, since to make that anew takes as long as a few
    /// hundred positions.
    learned: Learned,
}

impl TranspositionTable {
    /// All searches together use this much by default, in bytes.
    pub const BYTES: usize = 64 << 20;

    /// A memory of at most so many bytes. It grows as searches need it.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<Slot>()).max(1);
        // The greatest power of two that is not more.
        let most = 1 << most.ilog2();
        Self {
            slots: Box::default(),
            most,
            mask: 0,
            search: 0,
            since: 0,
            owner: None,
            learned: Learned::default(),
        }
    }

    /// The next search begins with nothing: another game, or other rules.
    pub fn forget(&mut self) {
        self.owner = None;
    }

    /// Makes room for a search of so many positions. It sees what the last ones found if it has the same owner as they; else
    /// nothing, and what was searched before decides nothing. What it learns from them of the order of moves is answered.
    #[inline(never)]
    pub(super) fn prepare(&mut self, nodes: u64, owner: Option<Owner>) -> Learned {
        const LEAST: u64 = 1 << 10;
        /// A game that goes on wants room for so many searches.
        const SEARCHES: u64 = 8;
        let goes_on = owner.is_some() && owner == self.owner;
        self.owner = owner;
        let nodes = if owner.is_some() { nodes.saturating_mul(SEARCHES) } else { nodes };
        let wanted = nodes.max(LEAST).min(self.most as u64).next_power_of_two().min(self.most as u64);
        let mut wanted = usize::try_from(wanted).unwrap_or(self.most);
        if goes_on {
            // Fewer would hide entries.
            wanted = wanted.max(self.mask + 1);
        }
        self.search = self.search.wrapping_add(1);
        if self.slots.len() < wanted {
            // The old ones first, so that there are never both.
            self.slots = Box::default();
            self.slots = zeroed_slice_box(wanted);
            self.search = 1;
            self.since = 1;
        } else if self.search == 0 {
            self.slots.iter_mut().for_each(|slot| *slot = Zeroable::zeroed());
            self.search = 1;
            self.since = 1;
        } else if !goes_on {
            self.since = self.search;
        }
        self.mask = wanted - 1;
        let learned = std::mem::take(&mut self.learned);
        if goes_on { learned } else { learned.emptied() }
    }

    /// Keeps what a search learned of the order of moves, for one that goes on.
    #[inline(never)]
    pub(super) fn keep_learned(&mut self, learned: Learned) {
        self.learned = learned;
    }

    /// Whether a word was written in this search or one that it goes on from.
    #[inline]
    const fn is_own(&self, word: u64) -> bool {
        let filled = (word >> 48) as u16;
        filled >= self.since && filled <= self.search && filled != 0
    }

    pub(super) fn find(&self, key: u64) -> Option<Entry> {
        let (found, word) = read(self.slots.get(key as usize & self.mask)?);
        (found == key && self.is_own(word)).then_some(Entry::unpacked(word))
    }

    /// Keeps what was found, unless more is known of another position in its place.
    pub(super) fn keep(&self, key: u64, best: u16, depth: i32, value: Score, bound: Bound, ply: usize) {
        /// So many plies of depth an entry loses with each search after it.
        const AGING: i32 = 4;
        let Some(slot) = self.slots.get(key as usize & self.mask) else { return };
        let (found, word) = read(slot);
        let depth = depth.clamp(-1, i32::from(i8::MAX)) as i8;
        let old = self.is_own(word).then(|| Entry::unpacked(word));
        let same = old.filter(|_| found == key);
        // Old knowledge of little depth goes first; of the same position the newer is kept if it is about as deep.
        let margin = if same.is_some() { 2 } else { 4 };
        let age = i32::from(self.search.wrapping_sub((word >> 48) as u16));
        let deeper = |old: Entry| i32::from(depth) + margin < i32::from(old.depth) - AGING * age;
        if bound != Bound::Exact && old.is_some_and(deeper) {
            return;
        }
        let plies = ply as Score;
        let value = match value {
            SURE.. => value + plies,
            _ if value <= -SURE => value - plies,
            _ => value,
        };
        let best = same.filter(|_| best == 0).map_or(best, |same| same.best);
        let entry = Entry { value: value as i16, best, depth, bound };
        write(slot, key, entry.packed() | u64::from(self.search) << 48);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_as_it_was() {
        let mut memory = TranspositionTable::new(1 << 16);
        memory.prepare(1_000, None);
        for (key, best, depth, value, bound) in [
            (1, 0xFFFF, 90, -31, Bound::AtMost),
            (u64::MAX, 3, 0, 29_990, Bound::Exact),
            (77, 0, 7, -29_990, Bound::AtLeast),
        ] {
            memory.keep(key, best, depth, value, bound, 0);
            let entry = memory.find(key).map(|entry| (entry.best, entry.depth, entry.value(0), entry.bound));
            assert_eq!(entry, Some((best, depth as i8, value, bound)));
        }
        assert!(memory.find(78).is_none());
    }

    #[test]
    fn what_threads_write_at_once_is_whole_or_not_found() {
        let mut memory = TranspositionTable::new(1);
        memory.prepare(1, None);
        // All keys share one place, and each goes with one value.
        let keys = 1..=8_u64;
        let value = |key: u64| key as Score * 1_000;
        let memory = &memory;
        let found: u32 = std::thread::scope(|scope| {
            let threads = keys.clone().map(|own| {
                let keys = keys.clone();
                scope.spawn(move || {
                    let mut found = 0;
                    for _ in 0..20_000 {
                        memory.keep(own, own as u16, 1, value(own), Bound::Exact, 0);
                        for entry in keys.clone().filter_map(|key| Some((key, memory.find(key)?))) {
                            assert_eq!(
                                (entry.1.value(0), u64::from(entry.1.best)),
                                (value(entry.0), entry.0)
                            );
                            found += 1;
                        }
                    }
                    found
                })
            });
            let threads: Vec<_> = threads.collect();
            threads.into_iter().map(|thread| thread.join().expect("no entry is mixed")).sum()
        });
        assert!(found > 1_000, "{found}");
    }

    #[test]
    fn no_search_sees_what_another_one_left() {
        let mut memory = TranspositionTable::new(1 << 14);
        // More searches than their numbers can tell apart.
        for search in 0..70_000_u64 {
            memory.prepare(1, None);
            assert!(memory.find(5).is_none(), "search {search}");
            if search == 0 || search % 65_535 < 2 {
                memory.keep(5, 1, 1, 1, Bound::Exact, 0);
                assert!(memory.find(5).is_some());
            }
        }
    }

    #[test]
    fn more_room_is_made_when_it_is_wanted() {
        let mut memory = TranspositionTable::new(1 << 20);
        for (nodes, slots) in [(1, 1 << 10), (5_000, 1 << 13), (2_000, 1 << 13), (u64::MAX, 1 << 16)] {
            memory.prepare(nodes, None);
            assert_eq!(memory.slots.len(), slots);
            memory.keep(9, 1, 1, 1, Bound::Exact, 0);
        }
        assert_eq!(memory.mask, (1 << 16) - 1);
    }

    #[test]
    fn who_goes_on_sees_what_it_left_until_it_is_forgotten() {
        let own = Owner { game: TypeId::of::<u8>(), tuning: Tuning::PLAY, seat: None };
        let other = Owner { seat: Some(Seat::First), ..own };
        let mut memory = TranspositionTable::new(1 << 14);
        let learned = Learned::of_one_move();
        let mut sees = |owner| {
            let found = memory.prepare(1, owner);
            let seen = memory.find(5).is_some();
            let expected = if seen { learned.clone() } else { found.clone().emptied() };
            assert_eq!(found, expected);
            memory.keep(5, 1, 1, 1, Bound::Exact, 0);
            memory.keep_learned(learned.clone());
            seen
        };
        let found =
            [Some(own), Some(own), Some(other), Some(own), None, None, Some(own), Some(own)].map(&mut sees);
        assert_eq!(found, [false, true, false, false, false, false, false, true]);
        memory.forget();
        memory.prepare(1, Some(own));
        assert!(memory.find(5).is_none());
    }
}

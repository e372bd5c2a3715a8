//! The transposition table.

use std::any::TypeId;
use std::sync::atomic::{AtomicU64, Ordering};

use bytemuck::Zeroable;
use bytemuck::allocation::zeroed_slice_box;

use super::alpha_beta::{NodeOptions, Window};
use super::evaluate::Evaluate;
use super::history::HistoryTables;
use super::limits::Tuning;
use super::searcher::Searcher;
use super::{INFINITE, SURE, Score};
use crate::seat::Seat;

/// What a stored value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
}

impl Bound {
    /// Whether a value with this bound says that the static evaluation was wrong.
    #[inline]
    pub const fn contradicts(self, value: Score, static_eval: Score) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => value > static_eval,
            Self::Upper => value < static_eval,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    value: i16,
    /// The code of the best move; 0 for none.
    pub best_move: u16,
    pub depth: i8,
    pub bound: Bound,
}

impl Entry {
    /// The value at a ply. Ends are stored by their distance from the position, not from the root.
    pub fn value(&self, ply: usize) -> Score {
        let (value, plies) = (Score::from(self.value), ply as Score);
        match value {
            SURE.. => value - plies,
            _ if value <= -SURE => value + plies,
            _ => value,
        }
    }

    /// From the lowest bit: value (16), best move (16), depth (8), bound (8). The upper sixteen are the generation's.
    #[inline]
    const fn packed(self) -> u64 {
        self.value as u16 as u64
            | (self.best_move as u64) << 16
            | (self.depth as u8 as u64) << 32
            | (self.bound as u64) << 40
    }

    #[inline]
    const fn unpacked(word: u64) -> Self {
        let bound = match (word >> 40) as u8 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        };
        Self { value: word as i16, best_move: (word >> 16) as u16, depth: (word >> 32) as i8, bound }
    }
}

/// Key xor entry, and the entry with its generation. Threads write without a lock: a torn slot decodes to no key that is
/// asked for. All zeros is an empty slot, so that a new table costs nothing until it is touched.
type Slot = [AtomicU64; 2];

/// The key and the entry of a slot.
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

/// What entries depend on besides the position: searches may use each other's if they agree in this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableOwner {
    pub game: TypeId,
    pub tuning: Tuning,
    /// The searcher, where values hold for one seat alone.
    pub seat: Option<Seat>,
}

/// The transposition table, which can serve any games one after the other.
///
/// Each search sees only its own entries, unless its [`Tuning`] says that it continues the one before: then its result
/// depends on all searches since the last [`TranspositionTable::forget`].
#[derive(Debug)]
pub struct TranspositionTable {
    slots: Box<[Slot]>,
    max_slots: usize,
    mask: usize,
    /// The number of the current search; 0 marks empty slots.
    generation: u16,
    /// The first search whose entries are still valid.
    oldest: u16,
    owner: Option<TableOwner>,
    /// Kept also between searches that do not continue: to allocate it costs as much as a few hundred nodes.
    history: HistoryTables,
}

impl TranspositionTable {
    /// The default size, 64 MB.
    pub const BYTES: usize = 64 << 20;

    /// A table of at most `bytes`. It grows as searches need it.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let max_slots = (bytes / size_of::<Slot>()).max(1);
        // Rounded down to a power of two.
        let max_slots = 1 << max_slots.ilog2();
        Self {
            slots: Box::default(),
            max_slots,
            mask: 0,
            generation: 0,
            oldest: 0,
            owner: None,
            history: HistoryTables::default(),
        }
    }

    /// Invalidates all entries: for another game, or other rules.
    pub fn forget(&mut self) {
        self.owner = None;
    }

    /// Makes room for a search of `nodes` positions. The entries and history of earlier searches stay valid if they have the
    /// same owner; else they are invalidated. Returns the history.
    #[inline(never)]
    pub(super) fn start_search(&mut self, nodes: u64, owner: Option<TableOwner>) -> HistoryTables {
        const MIN_SLOTS: u64 = 1 << 10;
        /// A search that continues wants room for so many.
        const SEARCHES: u64 = 8;
        let continues = owner.is_some() && owner == self.owner;
        self.owner = owner;
        let nodes = if owner.is_some() { nodes.saturating_mul(SEARCHES) } else { nodes };
        let max_slots = self.max_slots as u64;
        let wanted = nodes.max(MIN_SLOTS).min(max_slots).next_power_of_two().min(max_slots);
        let mut wanted = usize::try_from(wanted).unwrap_or(self.max_slots);
        if continues {
            // A smaller mask would hide entries.
            wanted = wanted.max(self.mask + 1);
        }
        self.generation = self.generation.wrapping_add(1);
        if self.slots.len() < wanted {
            // Freed first, so that there are never two tables.
            self.slots = Box::default();
            self.slots = zeroed_slice_box(wanted);
            self.generation = 1;
            self.oldest = 1;
        } else if self.generation == 0 {
            self.slots.iter_mut().for_each(|slot| *slot = Zeroable::zeroed());
            self.generation = 1;
            self.oldest = 1;
        } else if !continues {
            self.oldest = self.generation;
        }
        self.mask = wanted - 1;
        let history = std::mem::take(&mut self.history);
        if continues { history } else { history.cleared() }
    }

    #[inline(never)]
    pub(super) fn keep_history(&mut self, history: HistoryTables) {
        self.history = history;
    }

    #[inline]
    const fn is_valid(&self, word: u64) -> bool {
        let generation = (word >> 48) as u16;
        generation >= self.oldest && generation <= self.generation && generation != 0
    }

    pub(super) fn probe(&self, key: u64) -> Option<Entry> {
        let (found, word) = read(self.slots.get(key as usize & self.mask)?);
        (found == key && self.is_valid(word)).then_some(Entry::unpacked(word))
    }

    /// Stores an entry, unless the slot holds a deeper one.
    pub(super) fn store(&self, key: u64, best_move: u16, depth: i32, value: Score, bound: Bound, ply: usize) {
        /// Plies of depth an entry loses with each search after it.
        const AGING: i32 = 4;
        let Some(slot) = self.slots.get(key as usize & self.mask) else { return };
        let (found, word) = read(slot);
        let depth = depth.clamp(-1, i32::from(i8::MAX)) as i8;
        let old = self.is_valid(word).then(|| Entry::unpacked(word));
        let same = old.filter(|_| found == key);
        // The newer entry wins if it is about as deep.
        let margin = if same.is_some() { 2 } else { 4 };
        let age = i32::from(self.generation.wrapping_sub((word >> 48) as u16));
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
        let best_move = same.filter(|_| best_move == 0).map_or(best_move, |same| same.best_move);
        let entry = Entry { value: value as i16, best_move, depth, bound };
        write(slot, key, entry.packed() | u64::from(self.generation) << 48);
    }
}

/// What the table says of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct TtProbe {
    pub key: u64,
    /// The code of the best move; 0 for none.
    pub tt_move: u16,
    /// A value that settles the node.
    pub cutoff: Option<Score>,
    /// Value, depth and bound of the entry.
    pub hit: Option<(Score, i32, Bound)>,
}

impl TtProbe {
    pub const fn miss(key: u64) -> Self {
        Self { key, tt_move: 0, cutoff: None, hit: None }
    }

    /// The static evaluation, or the table's value where that is nearer to the truth.
    #[inline]
    pub fn refine(&self, static_eval: Score) -> Score {
        match self.hit {
            Some((value, _, bound)) if static_eval > -INFINITE && value.abs() < SURE => match bound {
                Bound::Exact => value,
                Bound::Lower => static_eval.max(value),
                Bound::Upper => static_eval.min(value),
            },
            _ => static_eval,
        }
    }
}

impl<S: Evaluate> Searcher<'_, S> {
    pub(super) fn probe_tt(
        &self,
        key: u64,
        depth: i32,
        window: Window,
        ply: usize,
        options: NodeOptions,
    ) -> TtProbe {
        let miss = TtProbe::miss(key);
        if !self.tuning.use_tt || options.excluded != 0 {
            return miss;
        }
        let Some(entry) = self.tt.probe(key) else { return miss };
        let tt_depth = i32::from(entry.depth);
        // An exact search takes only values of the very depth.
        let enough =
            if self.tuning.selective { tt_depth >= depth && !window.is_pv() } else { tt_depth == depth };
        let value = entry.value(ply);
        let cutoff = enough
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= window.beta,
                Bound::Upper => value <= window.alpha,
            };
        let hit = Some((value, tt_depth, entry.bound));
        TtProbe { key, tt_move: entry.best_move, cutoff: cutoff.then_some(value), hit }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_entry_is_found_as_it_was() {
        let mut tt = TranspositionTable::new(1 << 16);
        tt.start_search(1_000, None);
        for (key, best, depth, value, bound) in [
            (1, 0xFFFF, 90, -31, Bound::Upper),
            (u64::MAX, 3, 0, 29_990, Bound::Exact),
            (77, 0, 7, -29_990, Bound::Lower),
        ] {
            tt.store(key, best, depth, value, bound, 0);
            let entry =
                tt.probe(key).map(|entry| (entry.best_move, entry.depth, entry.value(0), entry.bound));
            assert_eq!(entry, Some((best, depth as i8, value, bound)));
        }
        assert!(tt.probe(78).is_none());
    }

    #[test]
    fn an_entry_torn_by_two_threads_is_not_found() {
        let mut tt = TranspositionTable::new(1);
        tt.start_search(1, None);
        // All keys share one place, and each goes with one value.
        let keys = 1..=8_u64;
        let value = |key: u64| key as Score * 1_000;
        let tt = &tt;
        let found: u32 = std::thread::scope(|scope| {
            let threads = keys.clone().map(|own| {
                let keys = keys.clone();
                scope.spawn(move || {
                    let mut found = 0;
                    for _ in 0..20_000 {
                        tt.store(own, own as u16, 1, value(own), Bound::Exact, 0);
                        for entry in keys.clone().filter_map(|key| Some((key, tt.probe(key)?))) {
                            assert_eq!(
                                (entry.1.value(0), u64::from(entry.1.best_move)),
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
        let mut tt = TranspositionTable::new(1 << 14);
        // More searches than their numbers can tell apart.
        for search in 0..70_000_u64 {
            tt.start_search(1, None);
            assert!(tt.probe(5).is_none(), "search {search}");
            if search == 0 || search % 65_535 < 2 {
                tt.store(5, 1, 1, 1, Bound::Exact, 0);
                assert!(tt.probe(5).is_some());
            }
        }
    }

    #[test]
    fn the_table_grows_with_the_node_budget() {
        let mut tt = TranspositionTable::new(1 << 20);
        for (nodes, slots) in [(1, 1 << 10), (5_000, 1 << 13), (2_000, 1 << 13), (u64::MAX, 1 << 16)] {
            tt.start_search(nodes, None);
            assert_eq!(tt.slots.len(), slots);
            tt.store(9, 1, 1, 1, Bound::Exact, 0);
        }
        assert_eq!(tt.mask, (1 << 16) - 1);
    }

    #[test]
    fn a_search_that_continues_sees_earlier_entries_until_forget() {
        let own = TableOwner { game: TypeId::of::<u8>(), tuning: Tuning::PLAY, seat: None };
        let other = TableOwner { seat: Some(Seat::First), ..own };
        let mut tt = TranspositionTable::new(1 << 14);
        let history = HistoryTables::of_one_move();
        let mut sees = |owner| {
            let found = tt.start_search(1, owner);
            let seen = tt.probe(5).is_some();
            let expected = if seen { history.clone() } else { found.clone().cleared() };
            assert_eq!(found, expected);
            tt.store(5, 1, 1, 1, Bound::Exact, 0);
            tt.keep_history(history.clone());
            seen
        };
        let found =
            [Some(own), Some(own), Some(other), Some(own), None, None, Some(own), Some(own)].map(&mut sees);
        assert_eq!(found, [false, true, false, false, false, false, false, true]);
        tt.forget();
        tt.start_search(1, Some(own));
        assert!(tt.probe(5).is_none());
    }
}

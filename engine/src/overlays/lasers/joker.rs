//! A Joker Knight: where it is, and what its side may still do with it (billichess.md 2.6).

use crate::action::Lifeline;
use crate::board::Cell;
use crate::seat::Seat;

/// Where a side's Joker is (billichess.md 2.6.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum JokerPlace {
    /// No knight of the side has moved yet.
    #[default]
    Unnamed,
    /// It stands on this cell of the base's board.
    At(Cell),
    /// It was taken; there is no other.
    Taken,
}

/// A side's Joker Knight with its lifelines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Joker {
    pub place: JokerPlace,
    /// The lifelines used, a bit for each of [`LIFELINES`].
    pub(super) used: u8,
    /// Whether a fourth lifeline was won and not used yet (billichess.md 2.6.6).
    pub(super) fourth: bool,
    /// The lifeline in force against each seat's beam (billichess.md 2.6.4).
    pub(super) in_force: [Option<Lifeline>; 2],
    /// Whether each seat's beam hit the Joker when its last window closed, a bit for each seat.
    pub(super) contact: u8,
}

/// The lifelines, in the order they are written.
pub(super) const LIFELINES: [Lifeline; 3] = [Lifeline::Pass, Lifeline::Reflect, Lifeline::Stop];

/// All three of [`LIFELINES`].
const ALL_USED: u8 = 0b111;

const fn bit(lifeline: Lifeline) -> u8 {
    match lifeline {
        Lifeline::Pass => 1,
        Lifeline::Reflect => 2,
        Lifeline::Stop => 4,
    }
}

impl Joker {
    /// A Joker that has just been named, with all lifelines.
    pub(super) fn named(cell: Cell) -> Self {
        Self { place: JokerPlace::At(cell), ..Self::default() }
    }

    /// A side whose Joker was taken.
    pub(super) fn taken() -> Self {
        Self { place: JokerPlace::Taken, ..Self::default() }
    }

    /// The cell it stands on.
    #[must_use]
    pub const fn cell(&self) -> Option<Cell> {
        match self.place {
            JokerPlace::At(cell) => Some(cell),
            JokerPlace::Unnamed | JokerPlace::Taken => None,
        }
    }

    /// Whether this lifeline may be chosen now: one of the three that is unused, or any once all three are used
    /// and a fourth was won (billichess.md 2.6.2, 2.6.6).
    #[must_use]
    pub const fn has(&self, lifeline: Lifeline) -> bool {
        self.used & bit(lifeline) == 0 || self.used == ALL_USED && self.fourth
    }

    /// The lifelines that may be chosen now; none where no Joker stands.
    #[must_use]
    pub fn lifelines(&self) -> Vec<Lifeline> {
        let stands = self.cell().is_some();
        LIFELINES.into_iter().filter(|lifeline| stands && self.has(*lifeline)).collect()
    }

    /// Whether a fourth lifeline was won and is still unused (billichess.md 2.6.6).
    #[must_use]
    pub const fn has_fourth(&self) -> bool {
        self.fourth
    }

    /// The lifeline in force against a beam (billichess.md 2.6.4).
    #[must_use]
    pub fn in_force(&self, beam: Seat) -> Option<Lifeline> {
        self.in_force.get(beam.index()).copied().flatten()
    }

    /// Whether any lifeline may be chosen.
    pub(super) const fn may_choose(&self) -> bool {
        self.used != ALL_USED || self.fourth
    }

    /// Uses a lifeline against a beam.
    pub(super) fn choose(&mut self, lifeline: Lifeline, beam: Seat) {
        if self.used & bit(lifeline) == 0 {
            self.used |= bit(lifeline);
        } else {
            self.fourth = false;
        }
        if let Some(slot) = self.in_force.get_mut(beam.index()) {
            *slot = Some(lifeline);
        }
    }

    /// Ends every contact: the Joker has moved (billichess.md 2.6.4).
    pub(super) fn leave(&mut self, to: Cell) {
        self.place = JokerPlace::At(to);
        self.in_force = [None; 2];
        self.contact = 0;
    }

    /// Marks a lifeline as used, for a position that is read.
    pub(super) fn mark_used(&mut self, lifeline: Lifeline) {
        self.used |= bit(lifeline);
    }

    /// Whether one of the original three is used up.
    pub(super) const fn is_used(&self, lifeline: Lifeline) -> bool {
        self.used & bit(lifeline) != 0
    }

    /// Whether a beam's contact is known already, so that no window opens for it.
    pub(super) const fn knows(&self, beam: Seat) -> bool {
        self.contact >> beam.index() & 1 == 1
    }

    /// Notes whether a beam hits the Joker. Where it does not, the lifeline against it ends.
    pub(super) fn note(&mut self, beam: Seat, hit: bool) {
        if hit {
            self.contact |= 1 << beam.index();
        } else {
            self.contact &= !(1 << beam.index());
            if let Some(slot) = self.in_force.get_mut(beam.index()) {
                *slot = None;
            }
        }
    }
}

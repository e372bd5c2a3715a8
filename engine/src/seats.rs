//! A set of seats: who lives, and to whom a right is open.

use crate::seat::Seat;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Self = Self(0);
    pub const ALL: Self = Self(0b111);

    #[inline]
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Whether a seat is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// The set with a seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::one(seat).0)
    }

    /// The set without a seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::one(seat).0)
    }

    /// The seats of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in their order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.has(*seat))
    }

    /// The next seat of the set after one in turn order, round to that seat itself; the seat where there is none.
    #[inline]
    #[must_use]
    pub fn after(self, seat: Seat) -> Seat {
        let mut next = seat.after();
        for _ in 1..Seat::ALL.len() {
            if self.has(next) {
                break;
            }
            next = next.after();
        }
        next
    }

    /// The set as a number below 8.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

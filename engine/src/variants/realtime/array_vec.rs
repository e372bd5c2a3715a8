//! A few things in the order in which they were put, without allocation.

/// At most `N` things in order, with no gap before the last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ArrayVec<T, const N: usize> {
    things: [Option<T>; N],
}

impl<T: Copy, const N: usize> ArrayVec<T, N> {
    pub(super) const EMPTY: Self = Self { things: [None; N] };

    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.things.iter().map_while(Option::as_ref)
    }

    pub(super) const fn is_full(&self) -> bool {
        self.things[N - 1].is_some()
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.things[0].is_none()
    }

    /// Puts a thing last; where there is no room the first one goes.
    pub(super) fn put(&mut self, thing: T) {
        if self.is_full() {
            self.things.rotate_left(1);
            self.things[N - 1] = None;
        }
        if let Some(free) = self.things.iter_mut().find(|place| place.is_none()) {
            *free = Some(thing);
        }
    }

    /// Takes the first thing that fits.
    pub(super) fn take(&mut self, fits: impl Fn(&T) -> bool) -> Option<T> {
        let at = self.iter().position(&fits)?;
        let taken = self.things[at].take();
        // Only what stands there moves up: the room is large.
        let behind = self.things[at + 1..].iter().take_while(|thing| thing.is_some()).count();
        self.things[at..=at + behind].rotate_left(1);
        taken
    }

    /// Leaves the things that fit, in their order.
    pub(super) fn retain(&mut self, fits: impl Fn(&T) -> bool) {
        while self.take(|thing| !fits(thing)).is_some() {}
    }
}

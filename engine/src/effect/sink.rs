//! Where effects go: nowhere in a search, else to whoever looks at them.

use super::Effect;
use crate::view::PieceView;

/// Where effects go. There are two sinks, so that the rules are compiled twice: nothing, for a search, and [`Recording`],
/// for everybody who looks at effects.
pub trait Sink {
    fn put(&mut self, effect: impl Into<Effect>);
    /// Receives the pieces of a game with stacks after the effects so far. Only a timeline uses it
    /// ([`crate::timeline`]); simultaneous effects are one moment.
    fn stand(&mut self, pieces: impl FnOnce() -> Vec<PieceView>);
    /// Who looks at the effects; nobody in a search.
    fn recorder(&mut self) -> Option<&mut dyn Recorder>;
    /// Whether effects are wanted at all, so that costly ones need not be worked out.
    const WANTED: bool;
}

impl Sink for () {
    #[inline]
    fn put(&mut self, _: impl Into<Effect>) {}
    #[inline]
    fn stand(&mut self, _: impl FnOnce() -> Vec<PieceView>) {}
    #[inline]
    fn recorder(&mut self) -> Option<&mut dyn Recorder> {
        None
    }
    const WANTED: bool = false;
}

/// Who looks at effects: a list for people, a timeline, a judge of what a move wins.
pub trait Recorder {
    fn record(&mut self, effect: Effect);

    /// Whether it wants to know how the pieces of a game with stacks stand in between.
    fn wants_moments(&self) -> bool {
        false
    }

    /// Takes how all pieces stand once what was recorded so far has been done.
    fn moment(&mut self, pieces: Vec<PieceView>) {
        let _ = pieces;
    }
}

impl Recorder for Vec<Effect> {
    fn record(&mut self, effect: Effect) {
        self.push(effect);
    }
}

/// A recorder of a base's effects without those that the layer over it tells itself.
pub(crate) struct FilteredRecorder<'a> {
    pub inner: &'a mut dyn Recorder,
    pub left_out: fn(&Effect) -> bool,
}

impl Recorder for FilteredRecorder<'_> {
    fn record(&mut self, effect: Effect) {
        if !(self.left_out)(&effect) {
            self.inner.record(effect);
        }
    }

    fn wants_moments(&self) -> bool {
        self.inner.wants_moments()
    }

    fn moment(&mut self, pieces: Vec<PieceView>) {
        self.inner.moment(pieces);
    }
}

/// The sink that hands effects to a recorder.
pub struct Recording<'a>(pub &'a mut dyn Recorder);

impl std::fmt::Debug for Recording<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Recording").finish_non_exhaustive()
    }
}

impl Sink for Recording<'_> {
    fn put(&mut self, effect: impl Into<Effect>) {
        self.0.record(effect.into());
    }
    fn stand(&mut self, pieces: impl FnOnce() -> Vec<PieceView>) {
        if self.0.wants_moments() {
            self.0.moment(pieces());
        }
    }
    fn recorder(&mut self) -> Option<&mut dyn Recorder> {
        Some(self.0)
    }
    const WANTED: bool = true;
}

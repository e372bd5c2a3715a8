//! Where effects go: nowhere in a search, else to whoever looks at them.

use super::{Effect, OwnEffect};
use crate::view::PieceView;

/// Where effects go. There are two sinks, so that the rules are compiled twice: nothing, for a search, and [`Recording`],
/// for everybody who looks at effects.
pub trait Sink {
    fn put(&mut self, effect: impl SinkItem);
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
    fn put(&mut self, _: impl SinkItem) {}
    #[inline]
    fn stand(&mut self, _: impl FnOnce() -> Vec<PieceView>) {}
    #[inline]
    fn recorder(&mut self) -> Option<&mut dyn Recorder> {
        None
    }
    const WANTED: bool = false;
}

/// What can be put into a sink: an effect, or what one game or one overlay alone does.
pub trait SinkItem {
    /// Hands it to a recorder that wants it.
    fn record_in(self, recorder: &mut dyn Recorder);
}

impl SinkItem for Effect {
    fn record_in(self, recorder: &mut dyn Recorder) {
        recorder.record(self);
    }
}

impl<O: OwnEffect> SinkItem for O {
    fn record_in(self, recorder: &mut dyn Recorder) {
        if recorder.wants_own() {
            recorder.record(self.into());
        }
    }
}

/// Who looks at effects: a list for people, a timeline, a judge of what a move wins.
pub trait Recorder {
    fn record(&mut self, effect: Effect);

    /// Whether it wants what one game or one overlay alone does. A search does not, and is spared the making of it.
    fn wants_own(&self) -> bool {
        true
    }

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

    fn wants_own(&self) -> bool {
        self.inner.wants_own()
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
    fn put(&mut self, effect: impl SinkItem) {
        effect.record_in(self.0);
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

//! A move of a game with stacks, moment by moment: how all pieces stand after each part of what it sets off (rule B6 to B11).

use crate::effect::{Effect, Recorder};
use crate::view::PieceView;

/// A moment of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyframe {
    /// What has happened since the moment before, in order; what a blast takes, it takes at once.
    pub effects: Vec<Effect>,
    /// How the pieces stand now, in cell order of the base's board and those of one cell from below. Pieces of a load that
    /// has not fallen yet are in the air and not among them.
    pub pieces: Vec<PieceView>,
}

/// A recorder that keeps every moment.
#[derive(Clone, Debug, Default)]
pub struct Timeline {
    keyframes: Vec<Keyframe>,
    since: Vec<Effect>,
}

impl Timeline {
    /// The moments, in order. What happened after the last one moved no piece.
    #[must_use]
    pub fn keyframes(self) -> Vec<Keyframe> {
        self.keyframes
    }
}

impl Recorder for Timeline {
    fn record(&mut self, effect: Effect) {
        self.since.push(effect);
    }

    fn wants_moments(&self) -> bool {
        true
    }

    fn moment(&mut self, pieces: Vec<PieceView>) {
        self.keyframes.push(Keyframe { effects: std::mem::take(&mut self.since), pieces });
    }
}

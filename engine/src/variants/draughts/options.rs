//! Draughts: its options and its presets (draughts.md 5.1, 5.2.1, 5.2.5).

/// What a table may choose for draughts itself: nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraughtsRules;

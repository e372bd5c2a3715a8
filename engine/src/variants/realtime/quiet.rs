//! The quiet time: how long no piece was taken and no pawn moved (realtime.md 4.14).

use super::rules::RealtimeRules;
use crate::action::Millis;

/// When the last capture or pawn move was made, by their own times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct QuietTimer {
    since: Millis,
    /// The last one made after the quiet time was over, while the draw waits for a held move: it counts only if that one
    /// is carried out.
    late: Option<Millis>,
}

/// How long it may be quiet.
const fn length(rules: &RealtimeRules) -> Millis {
    rules.draw_tu.saturating_mul(rules.tu)
}

impl QuietTimer {
    /// Nothing was taken and no pawn moved after a time.
    pub(super) const fn since(at: Millis) -> Self {
        Self { since: at, late: None }
    }

    /// When it has been quiet for too long.
    pub(super) const fn end(&self, rules: &RealtimeRules) -> Millis {
        self.since.saturating_add(length(rules))
    }

    /// Notes a capture or a pawn move of a time.
    pub(super) fn note(&mut self, at: Millis, rules: &RealtimeRules) {
        let length = length(rules);
        if at >= self.since.saturating_add(length) {
            self.late = self.late.max(Some(at));
            return;
        }
        self.since = self.since.max(at);
        // With the quiet broken before its end, what was made after it counts too.
        if let Some(late) = self.late.take_if(|late| *late < self.since.saturating_add(length)) {
            self.since = self.since.max(late);
        }
    }
}

//! What the referee says of a promise or a pact.

use strum::IntoStaticStr;

/// How a promise or a pact stands or ended (pacts.md P5). Each has exactly one when it has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// Unbroken: so far while it is in force, and for good when the game ended with it in force.
    Kept,
    /// What was promised has been done.
    Fulfilled,
    /// Its time ran out, or its pact ended by a denunciation, without a breach.
    Expired,
    /// Its object has gone, or a party is out of the game.
    Void,
    /// Somebody did what they had promised not to do, or failed to do what they had promised.
    Broken,
}

impl Verdict {
    /// The word, as `inspect --json` prints it.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

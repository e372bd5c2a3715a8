//! The pacts of a game as they are listed beside its board: between whom, what each promised, until when, kept or broken.

use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::{Ledger, Pact, PactNumber, Stage, Verdict};
use serde::Serialize;

use crate::text::{pacts, terms, wording};

/// The most that are listed of those that are over.
const OVER: usize = 20;

/// A pact, or an offer of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PactLine {
    pub number: u8,
    /// Whose it is: `White and Red`.
    pub between: String,
    /// The same sides, by the names that are no language's own.
    pub sides: Vec<&'static str>,
    pub stage: PactStage,
    /// Whether the last move broke it.
    pub torn: bool,
    /// The same in words: `in force since round 3`, `broken by Red in round 12`.
    pub state: String,
    /// How long it binds.
    pub until: String,
    pub promises: Vec<PromiseLine>,
}

/// Whether a pact binds, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PactStage {
    Offered,
    Binds,
    Kept,
    Broken,
    /// It came to nothing, or ended without a breach before its time.
    Over,
}

/// What is promised, and what has become of it, where that is settled: in words, and as the engine's word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PromiseLine {
    /// Plain text.
    pub words: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<&'static str>,
}

/// The pacts of a game: those that bind, those on offer, and those that are over, the latest first; `None` in a game that has
/// none.
pub(crate) fn of(game: &AnyGame) -> Option<Vec<PactLine>> {
    let ledger = game.pacts()?;
    let over = ledger.pacts().iter().rev().filter(|pact| !pact.in_force() && !pact.is_offered());
    let all = ledger.in_force().chain(ledger.offered()).chain(over.take(OVER));
    Some(all.map(|pact| line(game, ledger, pact)).collect())
}

/// Whether the last move broke a promise of a pact.
pub(crate) fn torn(ledger: &Ledger, pact: &Pact) -> bool {
    let judged = pact.promises.iter().filter_map(|promise| promise.judged.as_ref());
    let mut last = judged.filter(|judged| judged.at.ply == ledger.ply());
    last.any(|judged| judged.verdict == Verdict::Broken)
}

fn line(game: &AnyGame, ledger: &Ledger, pact: &Pact) -> PactLine {
    let PactNumber(number) = pact.number;
    let promise = |(number, term): (u8, &_)| PromiseLine {
        words: wording::capital(terms::promise(game, pact, (number, term))),
        verdict: pact.verdict_on(number).map(Verdict::word),
    };
    PactLine {
        number,
        between: terms::parties(game, pact),
        sides: pact.offer.parties().map(|seat| game.side(seat).title()).collect(),
        stage: stage(pact),
        torn: torn(ledger, pact),
        state: wording::capital(pacts::state(game, pact)),
        until: terms::until(game, pact.offer.until),
        promises: (1..).zip(&pact.offer.terms).map(promise).collect(),
    }
}

const fn stage(pact: &Pact) -> PactStage {
    match &pact.stage {
        Stage::Offered { .. } => PactStage::Offered,
        Stage::InForce { .. } => PactStage::Binds,
        Stage::Ended { verdict: Verdict::Broken, .. } => PactStage::Broken,
        Stage::Ended { verdict: Verdict::Kept | Verdict::Fulfilled, .. } => PactStage::Kept,
        Stage::Ended { .. } | Stage::Unsigned { .. } => PactStage::Over,
    }
}

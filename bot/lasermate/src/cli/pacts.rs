//! Pacts as the objects that `inspect --json` prints (engine/src/pact/README.md).

use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::text::{term_text, until_text};
use lasermate_engine::pact::{End, OfferEnd, Pact, Promise, Stage};
use lasermate_engine::seat::Seat;
use serde::Serialize;
use serde_json::{Value, json};

/// An offer and what has become of it.
#[derive(Debug, Serialize)]
pub struct PactModel {
    pub pact: u8,
    pub by: &'static str,
    pub to: Vec<&'static str>,
    pub terms: Vec<TermModel>,
    pub until: String,
    /// `offered`, `unsigned`, `in-force` or `ended`.
    pub state: &'static str,
    /// The ply it was offered at.
    pub offered: u32,
    /// The ply it came into force at.
    pub since: Option<u32>,
    /// The ply it ended at, or came to nothing at.
    pub ended: Option<u32>,
    pub verdict: Option<&'static str>,
    /// What ended it, `{kind, side?, pact?}`.
    pub end: Option<Value>,
    /// Who is still to answer it.
    pub asked: Vec<&'static str>,
    pub denounced: Vec<&'static str>,
}

/// A term and how those who promise it keep it.
#[derive(Debug, Serialize)]
pub struct TermModel {
    pub text: String,
    /// One for each who promises it.
    pub promises: Vec<PromiseModel>,
}

#[derive(Debug, Serialize)]
pub struct PromiseModel {
    pub side: &'static str,
    /// How it stands: `kept` while it is in force.
    pub verdict: &'static str,
    /// The ply of the final verdict.
    pub ply: Option<u32>,
    /// The exact text of the action that brought it.
    #[serde(rename = "move")]
    pub action: Option<String>,
}

impl PactModel {
    /// All offers of a game in the order of their numbers; none in a game of two seats.
    pub fn all(game: &AnyGame) -> Vec<Self> {
        game.pacts()
            .map_or_else(Vec::new, |ledger| ledger.pacts().iter().map(|pact| Self::of(game, pact)).collect())
    }

    fn of(game: &AnyGame, pact: &Pact) -> Self {
        let side = |seat: Seat| game.side(seat).name();
        let (mut since, mut ended, mut end, mut denounced) = (None, None, None, Vec::new());
        let state = match &pact.stage {
            Stage::Offered { .. } => "offered",
            Stage::Unsigned { at, why } => {
                ended = Some(at.ply);
                end = Some(unsigned(*why, &side));
                "unsigned"
            }
            Stage::InForce { since: began, denounced: by } => {
                since = Some(began.ply);
                denounced = by.iter().map(|seat| side(*seat)).collect();
                "in-force"
            }
            Stage::Ended { since: began, at, end: cause, .. } => {
                (since, ended, end) = (Some(began.ply), Some(at.ply), Some(ending(*cause, &side)));
                "ended"
            }
        };
        Self {
            pact: pact.number.0,
            by: side(pact.offer.by),
            to: pact.offer.to.iter().map(|seat| side(*seat)).collect(),
            terms: terms(game, pact),
            until: until_text(pact.offer.until, game.sides()),
            state,
            offered: pact.offered.ply,
            since,
            ended,
            verdict: pact.verdict().map(|verdict| verdict.word()),
            end,
            asked: Seat::ALL.into_iter().filter(|seat| pact.asks(*seat)).map(side).collect(),
            denounced,
        }
    }
}

fn terms(game: &AnyGame, pact: &Pact) -> Vec<TermModel> {
    let mesh = game.view().mesh;
    let of = |term: u8| pact.promises.iter().filter(move |promise| promise.term == term);
    let terms = pact.offer.terms.iter().zip(1..).map(|(term, number)| TermModel {
        text: term_text(term, game.sides(), mesh),
        promises: of(number).map(|promise| promised(game, promise)).collect(),
    });
    terms.collect()
}

fn promised(game: &AnyGame, promise: &Promise) -> PromiseModel {
    PromiseModel {
        side: game.side(promise.by).name(),
        verdict: promise.verdict().word(),
        ply: promise.judged.as_ref().map(|judged| judged.at.ply),
        action: promise.judged.as_ref().map(|judged| judged.action.clone()),
    }
}

fn unsigned(why: OfferEnd, side: &impl Fn(Seat) -> &'static str) -> Value {
    match why {
        OfferEnd::Refused(by) => json!({"kind": "refused", "side": side(by)}),
        OfferEnd::Countered { by, with } => json!({"kind": "countered", "side": side(by), "pact": with.0}),
        OfferEnd::Withdrawn => json!({"kind": "withdrawn"}),
        OfferEnd::Expired => json!({"kind": "lapsed"}),
        OfferEnd::Void => json!({"kind": "void"}),
    }
}

fn ending(end: End, side: &impl Fn(Seat) -> &'static str) -> Value {
    match end {
        End::Done => json!({"kind": "done"}),
        End::Time => json!({"kind": "time"}),
        End::Denounced(by) => json!({"kind": "denounced", "side": side(by)}),
        End::Broken(by) => json!({"kind": "broken", "side": side(by)}),
        End::Fallen(who) => json!({"kind": "fallen", "side": side(who)}),
        End::GameOver => json!({"kind": "game-over"}),
    }
}

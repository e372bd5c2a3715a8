//! The object that `inspect --json` prints (notation.md), made from the engine's view.

use std::collections::BTreeMap;

use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::{Outcome, Points};
use lasermate_engine::seat::{Seat, Side};
use lasermate_present::saying::in_english;
use lasermate_present::text;
use serde::Serialize;
use serde_json::Value;

use super::beams::{self, BeamEnding};
use super::effects;
use super::opening::OpenedGame;
use super::pacts::PactModel;
use super::timed::WordVerdict;

/// A position with everything there is to know about it. `Serialize` gives notation.md's fields in their order.
#[derive(Debug, Serialize)]
pub struct PositionModel {
    pub game: &'static str,
    pub position: String,
    /// The same with the last move and the position before it, where that move waits for a denial: given as a position it is
    /// the same game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<String>,
    /// What the position that was given holds and this table has switched off; only where there is something.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<String>,
    pub to_act: Vec<SeatQuestion>,
    /// What those may answer, sorted by exact text.
    pub legal: Vec<LegalAnswer>,
    /// What they may answer besides: `deny`, `allow`, and what is said to offers, as it is typed; always there in a
    /// game with denial.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers: Option<Vec<String>>,
    /// The moves that kill the own king and lose at once, by their exact texts; only where a side may do that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suicidal: Option<Vec<String>>,
    /// The beams, in seat order.
    pub beams: Vec<BeamModel>,
    pub check: Vec<&'static str>,
    pub scores: BTreeMap<&'static str, Points>,
    /// What the last word did; the whole last move with its lifelines where the last word belongs to one.
    pub effects: Vec<Value>,
    /// Black's moves that wait, in a game without turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub held: Option<Vec<WaitingMove>>,
    /// What became of each word of `--moves`, in a game without turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdicts: Option<Vec<WordVerdict>>,
    /// The end, where there is one.
    pub outcome: Option<Ending>,
    /// The pacts that were offered and what has become of them, where there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pacts: Vec<PactModel>,
}

/// Somebody who is asked something.
#[derive(Debug, Serialize)]
pub struct SeatQuestion {
    /// The seat's number, from 0.
    pub seat: usize,
    pub side: &'static str,
    /// What is asked, by its word.
    pub asked: &'static str,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct LegalAnswer {
    #[serde(rename = "move")]
    pub exact: String,
    pub text: String,
}

/// A move that waits (rule 4.9 ii).
#[derive(Debug, Serialize)]
pub struct WaitingMove {
    #[serde(rename = "move")]
    pub exact: String,
    /// When it arrived, in milliseconds.
    pub ms: u64,
}

#[derive(Debug, Serialize)]
pub struct BeamModel {
    pub side: &'static str,
    /// The cells, in the order entered.
    pub cells: Vec<String>,
    pub end: BeamEnding,
}

/// The end of a game.
#[derive(Debug, Serialize)]
pub struct Ending {
    /// What ended it, by its word.
    pub kind: &'static str,
    /// The winners' side letters; none after a draw.
    pub winners: Vec<char>,
    pub scores: BTreeMap<&'static str, Points>,
    /// What happened, in a sentence for people.
    pub reason: String,
}

impl PositionModel {
    /// The model of a game as it stands.
    pub fn of(opened: &OpenedGame) -> Self {
        let game = &opened.game;
        let view = game.view();
        let side = |seat| game.side(seat).name();
        let to_act = game.to_act();
        let questions = to_act.iter().map(|(seat, asked)| SeatQuestion {
            seat: seat.index(),
            side: side(seat),
            asked: asked.word(),
        });
        Self {
            game: opened.setup.preset().name,
            position: game.position(),
            waits: game.waits(),
            left_out: opened.left_out(),
            to_act: questions.collect(),
            legal: answers(game),
            answers: Some(words(game)).filter(|words| view.denial.is_some() || !words.is_empty()),
            suicidal: opened
                .setup
                .facts()
                .has_stacks
                .then(|| to_act.mover().map(|seat| game.unlisted(seat)).unwrap_or_default()),
            beams: view
                .beams
                .iter()
                .map(|beam| BeamModel {
                    side: side(beam.seat),
                    cells: beams::cells(view.mesh, beam),
                    end: BeamEnding::of(view.mesh, beam.end),
                })
                .collect(),
            check: view.check.iter().map(|seat| side(*seat)).collect(),
            scores: by_side(view.sides, &view.scores),
            effects: last(game).iter().map(|effect| effects::object(game, effect)).collect(),
            held: opened.verdicts.as_ref().map(|_| waiting(game)),
            verdicts: opened.verdicts.clone(),
            outcome: game.outcome().map(|outcome| end(game, &outcome)),
            pacts: PactModel::all(game),
        }
    }
}

fn waiting(game: &AnyGame) -> Vec<WaitingMove> {
    game.waiting().into_iter().map(|(exact, ms)| WaitingMove { exact, ms }).collect()
}

fn by_side(sides: &[Side], points: &[Points]) -> BTreeMap<&'static str, Points> {
    sides.iter().zip(points).map(|(side, points)| (side.name(), *points)).collect()
}

/// The legal answers of everybody who is asked, each once.
fn answers(game: &AnyGame) -> Vec<LegalAnswer> {
    let mut seats: Vec<_> = game.to_act().iter().map(|(seat, _)| seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let legal = seats.into_iter().flat_map(|seat| game.legal(seat));
    let mut answers: Vec<_> =
        legal.map(|legal| LegalAnswer { exact: legal.exact, text: legal.san }).collect();
    answers.sort_unstable();
    answers.dedup();
    answers
}

/// The answers that are no moves of everybody who is asked, each once.
fn words(game: &AnyGame) -> Vec<String> {
    let mut words: Vec<_> = Seat::ALL.into_iter().flat_map(|seat| game.answers(seat)).collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// What the last word did. A lifeline belongs to the move that opened its window, so both are told.
fn last(game: &AnyGame) -> &[Effect] {
    let (word, whole) = (game.effects(), game.last_move());
    if whole.ends_with(word) { whole } else { word }
}

fn end(game: &AnyGame, outcome: &Outcome) -> Ending {
    Ending {
        kind: outcome.kind.word(),
        winners: outcome.winners().map(|seat| game.side(seat).letter()).collect(),
        scores: by_side(game.sides(), outcome.scores()),
        reason: in_english(&text::end_words(game).unwrap_or_default()),
    }
}

//! Draughts, plain and under beams.

mod demos;
pub mod pdn;
mod picking;
mod refusals;
mod rules;
mod words;

use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::piece::Kind;
use lasermate_engine::variants::Options;
use lasermate_engine::variants::draughts::DraughtsRules;
pub(super) use refusals::draughts_reason;

use super::demo::Demo;
use super::page::{Example, RulesPage};
use super::{GameWords, Presentation};
use crate::steps::LastMove;

impl Presentation for Options<DraughtsRules> {
    fn rules(&self) -> Vec<String> {
        rules::sections(self)
    }

    fn examples(&self) -> Vec<Example> {
        rules::examples(self)
    }

    fn pages(&self) -> Vec<RulesPage> {
        rules::pages(self)
    }

    fn demos(&self) -> &'static [Demo] {
        demos::DEMOS
    }

    fn words(&self) -> &'static GameWords {
        &words::WORDS
    }

    fn besides(&self, _game: &AnyGame, effects: &[Effect]) -> Option<String> {
        Some(words::besides(effects))
    }

    fn question(&self, kind: Option<Kind>, chosen: &[String], _left: &[&Legal]) -> String {
        picking::question(kind, chosen)
    }

    fn several(&self, _kind: Option<Kind>, at: usize, choice: &str, several: &[&Legal]) -> String {
        picking::several(at, choice, several.len())
    }

    answered_in! {
        words: fn sentence(&self, game: &AnyGame, effects: &[Effect]) -> Option<String>;
        words: fn last_move(&self, effects: &[Effect], shown: &dyn Fn(Cell) -> Option<Cell>) -> Option<LastMove>;
    }
}

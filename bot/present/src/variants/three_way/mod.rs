//! Three-way chess.

mod demos;
mod rules;
mod words;

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::variants::Options;
use lasermate_engine::variants::three_way::{ThreeWayEffect, ThreeWayRules};

use super::Presentation;
use super::demo::Demo;
use super::page::{Example, RulesPage};
use crate::move_events::MoveEvent;
use crate::text::announcement::Announcement;

impl Presentation for Options<ThreeWayRules> {
    fn rules(&self) -> Vec<String> {
        rules::sections(self)
    }

    fn examples(&self) -> Vec<Example> {
        rules::EXAMPLES.to_vec()
    }

    fn pages(&self) -> Vec<RulesPage> {
        rules::pages(self)
    }

    fn demos(&self) -> &'static [Demo] {
        demos::DEMOS
    }

    answered_in! {
        words: fn event(&self, told: &Announcement<'_>, effect: &Effect) -> Option<String>;
        words: fn deed(&self, game: &AnyGame, effect: &Effect) -> Option<String>;
    }

    fn move_event(&self, effect: Effect, _at: &dyn Fn(Cell) -> Option<usize>) -> Option<MoveEvent> {
        matches!(effect, Effect::ThreeWay(ThreeWayEffect::Inherited { .. })).then_some(MoveEvent::Inherited)
    }
}

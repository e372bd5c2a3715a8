//! Three-way chess.

mod demos;
mod rules;

use lasermate_engine::variants::Options;
use lasermate_engine::variants::three_way::ThreeWayRules;

use super::Presentation;
use super::demo::Demo;
use super::rules::Example;

impl Presentation for Options<ThreeWayRules> {
    fn rules(&self) -> Vec<String> {
        rules::sections(self)
    }

    fn examples(&self) -> Vec<Example> {
        rules::EXAMPLES.to_vec()
    }

    fn demos(&self) -> &'static [Demo] {
        demos::DEMOS
    }
}

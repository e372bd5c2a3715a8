//! Orthodox chess in turns, with beams or denial over it.

pub(super) mod demos;
pub(super) mod rules;

use lasermate_engine::variants::Options;
use lasermate_engine::variants::orthodox::ChessRules;

use super::demo::Demo;
use super::page::{Example, RulesPage};
use super::rules::{DRAWS, DRAWS_BEFORE_THE_HUNT};
use super::{Presentation, lasers};

impl Presentation for Options<ChessRules> {
    fn rules(&self) -> Vec<String> {
        let hunted = lasers::is_hunted(&self.lasers);
        let mut sections = rules::sections(self, rules::BLUE_FIRST);
        sections.push(if hunted { DRAWS_BEFORE_THE_HUNT } else { DRAWS }.to_owned());
        sections
    }

    fn examples(&self) -> Vec<Example> {
        rules::examples(self, rules::START)
    }

    fn pages(&self) -> Vec<RulesPage> {
        let hunted = lasers::is_hunted(&self.lasers);
        let mut pages = rules::pages(self, rules::START, rules::BLUE_FIRST);
        pages.push(RulesPage::of_words(if hunted { DRAWS_BEFORE_THE_HUNT } else { DRAWS }));
        pages
    }

    fn demos(&self) -> &'static [Demo] {
        demos::DEMOS
    }
}

//! Black holes.

mod demos;
mod rules;

use lasermate_engine::overlays::lasers::Mode;
use lasermate_engine::variants::Options;
use lasermate_engine::variants::black_holes::HoleRules;

use super::demo::Demo;
use super::rules::{DRAWS_BEFORE_THE_HUNT, DRAWS_WHERE_ANY_PIECES_MATE, Example};
use super::{Presentation, denial, lasers};

impl Presentation for Options<HoleRules> {
    fn rules(&self) -> Vec<String> {
        let hunted = self.lasers.rules().is_some_and(|rules| rules.mode == Mode::B);
        let mut sections = rules::sections(&self.base);
        sections.extend(self.lasers.rules().into_iter().flat_map(|by| lasers::sections(&by, rules::COURSE)));
        sections.extend(self.denial.rules().map(|rules| denial::section(&rules)));
        sections.push(if hunted { DRAWS_BEFORE_THE_HUNT } else { DRAWS_WHERE_ANY_PIECES_MATE }.to_owned());
        sections
    }

    fn examples(&self) -> Vec<Example> {
        rules::EXAMPLES.to_vec()
    }

    fn demos(&self) -> &'static [Demo] {
        demos::DEMOS
    }
}

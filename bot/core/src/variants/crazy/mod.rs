//! Crazy chess.

mod demos;
mod rules;

pub use rules::PARTS;

use lasermate_engine::variants::Options;
use lasermate_engine::variants::crazy::CrazyRules;

use super::demo::Demo;
use super::rules::{DRAWS_WHERE_ANY_PIECES_MATE, Example, Parts, Rules};
use super::{Presentation, lasers};

impl Presentation for Options<CrazyRules> {
    /// It tells of denial among its parts.
    fn rules(&self) -> Vec<String> {
        let mut sections = rules::sections(self);
        let beams = self.lasers.rules().into_iter();
        sections.extend(beams.flat_map(|by| lasers::sections(&by, lasers::course(by.frame))));
        sections.push(DRAWS_WHERE_ANY_PIECES_MATE.to_owned());
        sections
    }

    fn examples(&self) -> Vec<Example> {
        rules::EXAMPLES.to_vec()
    }

    fn parts(&self) -> Option<&'static Parts> {
        Some(&PARTS)
    }

    fn part(&self, word: &str) -> Option<Rules> {
        rules::part(self, word)
    }

    fn demos(&self) -> &'static [Demo] {
        demos::DEMOS
    }
}

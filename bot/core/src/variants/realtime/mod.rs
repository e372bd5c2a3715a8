//! Chess without turns.

mod demos;
mod rules;

use lasermate_engine::overlays::realtime::RealtimeRules;
use lasermate_engine::variants::Options;

use super::demo::Demo;
use super::rules::Example;
use super::{Presentation, orthodox};

impl Presentation for Options<RealtimeRules> {
    fn rules(&self) -> Vec<String> {
        let mut sections = orthodox::rules::sections(self);
        sections.extend(rules::sections(&self.base));
        sections
    }

    fn examples(&self) -> Vec<Example> {
        orthodox::rules::examples(self)
    }

    fn demos(&self) -> &'static [Demo] {
        demos::DEMOS
    }
}

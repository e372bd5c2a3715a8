//! Chess without turns.

mod announcements;
mod cooldowns;
mod demos;
mod rules;

use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline::TimelineStep;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::refusal::Refusal;
use lasermate_engine::variants::Options;
use lasermate_engine::variants::realtime::RealtimeRules;

use super::demo::Demo;
use super::page::{Example, RulesPage};
use super::{ByClock, Presentation, orthodox};
use crate::say;

/// Whether an example of chess holds without turns: moves without their times are those of a game in turns.
fn is_without_turns(example: &Example) -> bool {
    example.moves.is_empty()
}

impl Presentation for Options<RealtimeRules> {
    fn rules(&self) -> Vec<String> {
        let mut sections = orthodox::rules::sections(self, "");
        sections.extend(rules::sections(&self.base));
        sections
    }

    fn examples(&self) -> Vec<Example> {
        orthodox::rules::examples(self, rules::START).into_iter().filter(is_without_turns).collect()
    }

    fn pages(&self) -> Vec<RulesPage> {
        let mut chess = orthodox::rules::pages(self, rules::START, "");
        for page in &mut chess {
            page.example = page.example.filter(is_without_turns);
        }
        rules::pages(chess, &self.base)
    }

    fn demos(&self) -> &'static [Demo] {
        demos::DEMOS
    }

    fn by_clock(&self) -> Option<&dyn ByClock> {
        Some(self)
    }
}

impl ByClock for Options<RealtimeRules> {
    /// Without turns it is time that counts, and not moves (realtime.md 4.14).
    fn too_quiet(&self) -> String {
        say::realtime::too_quiet(self.base.draw_tu)
    }

    answered_in! {
        announcements: fn step(&self, step: &TimelineStep) -> String;
        announcements: fn told(
            &self,
            table: &Table,
            before: &AnyGame,
            happened: (&[Effect], Option<&Played>),
            short: u64
        ) -> String;
        cooldowns: fn ready(&self, table: &Table) -> String;
        cooldowns: fn done(&self, table: &Table, played: &Played) -> String;
        cooldowns: fn cooling(&self, game: &AnyGame, refusal: &Refusal) -> Option<String>;
    }
}

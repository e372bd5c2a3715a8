//! Crazy chess.

mod demos;
mod exercises;
mod picking;
mod reasons;
mod refusals;
mod rules;
mod steps;
pub mod words;

pub(super) use refusals::crazy_reason;
pub use rules::PARTS;

use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::overlays::lasers::LaserRules;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Options;
use lasermate_engine::variants::crazy::{CrazyEffect, CrazyRules};

use super::demo::Demo;
use super::exercise::Exercise;
use super::page::{Example, RulesPage};
use super::rules::{DRAWS_WHERE_ANY_PIECES_MATE, RulesInParts};
use super::{AskedFirst, GameWords, MeetingEffect, Presentation, Stacks, lasers};
use crate::move_events::MoveEvent;
use crate::say;
use crate::steps::LastMove;

impl Presentation for Options<CrazyRules> {
    /// It tells of denial among its parts.
    fn rules(&self) -> Vec<String> {
        let mut sections = rules::sections(self);
        let beams = self.lasers.rules().into_iter();
        sections.extend(beams.flat_map(|by| lasers::sections(&by, rules::COURSE)));
        sections.push(DRAWS_WHERE_ANY_PIECES_MATE.to_owned());
        sections
    }

    fn examples(&self) -> Vec<Example> {
        rules::EXAMPLES.to_vec()
    }

    fn pages(&self) -> Vec<RulesPage> {
        let mut pages = rules::pages(self);
        let beams = |by: LaserRules| lasers::pages(&by, rules::COURSE, lasers::CHECKMATE, [None, None, None]);
        pages.extend(self.lasers.rules().into_iter().flat_map(beams));
        pages.push(RulesPage::of_words(DRAWS_WHERE_ANY_PIECES_MATE));
        pages
    }

    fn words(&self) -> &'static GameWords {
        &words::WORDS
    }

    fn exercises(&self) -> &'static [Exercise] {
        exercises::EXERCISES
    }

    fn demos(&self) -> &'static [Demo] {
        demos::DEMOS
    }

    fn sentence(&self, game: &AnyGame, effects: &[Effect]) -> Option<String> {
        Some(words::sentence(game, effects))
    }

    /// A plain move is in the notation; what it sets off is told step by step.
    fn besides(&self, game: &AnyGame, effects: &[Effect]) -> Option<String> {
        if let Some(told) = words::plain(effects) {
            return Some(told);
        }
        Some(say::crazy::did(words::sentence(game, effects)))
    }

    fn move_event(&self, effect: Effect, at: &dyn Fn(Cell) -> Option<usize>) -> Option<MoveEvent> {
        let Effect::Crazy(effect) = effect else { return None };
        Some(match effect {
            CrazyEffect::Disguised { from, to, .. } => MoveEvent::Swapped { from: at(from)?, to: at(to)? },
            CrazyEffect::Vanished { at: cell, .. } => MoveEvent::Taken { at: at(cell)? },
            CrazyEffect::Blast { at: cell, .. } => MoveEvent::Blast { at: at(cell)? },
            CrazyEffect::Risen { at: cell, .. } => MoveEvent::Rose { at: at(cell)? },
            CrazyEffect::Fell { at: cell, .. } => MoveEvent::Fell { at: at(cell)? },
            CrazyEffect::Boarded { .. } => return None,
        })
    }

    /// A move that kills the own king and loses at once (crazy.md B19).
    fn asks_first(&self, game: &AnyGame, seat: Seat, typed: &str) -> Option<AskedFirst> {
        let suicidal = game.unlisted(seat);
        if suicidal.is_empty() {
            // Mostly: nothing is played on a copy to find out which move was meant.
            return None;
        }
        let played = game.clone().try_text(seat, typed, 0).ok()?;
        suicidal.contains(&played.exact).then(|| AskedFirst {
            words: words::suicide(&played.san),
            button: say::crazy::LOSE_BY_IT,
            exact: played.exact,
        })
    }

    fn question(&self, kind: Option<Kind>, chosen: &[String], _left: &[&Legal]) -> String {
        picking::question(kind, chosen)
    }

    fn several(&self, kind: Option<Kind>, at: usize, choice: &str, several: &[&Legal]) -> String {
        picking::several(kind, at, choice, several.len())
    }

    fn parts(&self) -> Option<&dyn RulesInParts> {
        Some(self)
    }

    fn stacks(&self) -> Option<&dyn Stacks> {
        Some(self)
    }

    answered_in! {
        steps: fn last_move(&self, effects: &[Effect], shown: &dyn Fn(Cell) -> Option<Cell>) -> Option<LastMove>;
    }
}

impl Stacks for Options<CrazyRules> {
    fn reasons(&self, effects: &[Effect]) -> Vec<String> {
        reasons::reasons(&self.base, effects)
    }

    fn count_steps(&self, effects: &[Effect]) -> usize {
        words::numbered(effects).count()
    }

    fn place<'a>(&self, choice: &'a str) -> &'a str {
        picking::place(choice)
    }

    answered_in! {
        words: fn chain(&self, game: &AnyGame, effects: &[Effect]) -> String;
        words: fn moment(&self, game: &AnyGame, effects: &[Effect], steps: (usize, usize, usize)) -> String;
        picking: fn one_move(&self, legal: &Legal) -> String;
        picking: fn meets(&self, choice: &str) -> Option<MeetingEffect>;
    }
}

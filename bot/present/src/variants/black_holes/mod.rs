//! Black holes.

mod demos;
mod exercises;
mod picking;
mod reasons;
mod rules;
mod words;

pub use crate::say::black_holes::NO_DROPS;
pub(super) use reasons::hole_reason;

use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Options;
use lasermate_engine::variants::black_holes::{HoleEffect, HoleRules};

use super::demo::Demo;
use super::exercise::Exercise;
use super::page::{Example, RulesPage};
use super::rules::{DRAWS_BEFORE_THE_HUNT, DRAWS_WHERE_ANY_PIECES_MATE};
use super::{AskedFirst, GameWords, Presentation, denial, lasers, over_the_board};
use crate::move_events::MoveEvent;
use crate::steps::{LastMove, TravelKind};
use crate::text::names;

impl Presentation for Options<HoleRules> {
    fn rules(&self) -> Vec<String> {
        let hunted = lasers::is_hunted(&self.lasers);
        let mut sections = rules::sections(&self.base, hunted);
        sections.extend(self.lasers.rules().into_iter().flat_map(|by| lasers::sections(&by, rules::COURSE)));
        sections.extend(self.denial.rules().map(|rules| denial::section(&rules)));
        sections.push(if hunted { DRAWS_BEFORE_THE_HUNT } else { DRAWS_WHERE_ANY_PIECES_MATE }.to_owned());
        sections
    }

    fn examples(&self) -> Vec<Example> {
        rules::EXAMPLES.to_vec()
    }

    fn pages(&self) -> Vec<RulesPage> {
        let hunted = lasers::is_hunted(&self.lasers);
        let mut pages = rules::pages(&self.base, hunted);
        let beams =
            |by| lasers::pages(&by, rules::COURSE, lasers::CHECKMATE, [Some(rules::BEAMS), None, None]);
        pages.extend(self.lasers.rules().into_iter().flat_map(beams));
        pages.extend(self.denial.rules().map(|rules| RulesPage::of_words(denial::section(&rules))));
        let draws = if hunted { DRAWS_BEFORE_THE_HUNT } else { DRAWS_WHERE_ANY_PIECES_MATE };
        pages.push(RulesPage::with(draws, rules::CHECK));
        pages
    }

    fn exercises(&self) -> &'static [Exercise] {
        exercises::EXERCISES
    }

    fn demos(&self) -> &'static [Demo] {
        demos::DEMOS
    }

    fn words(&self) -> &'static GameWords {
        &words::WORDS
    }

    fn last_move(&self, effects: &[Effect], shown: &dyn Fn(Cell) -> Option<Cell>) -> Option<LastMove> {
        effects.iter().enumerate().find_map(|(index, effect)| {
            let (piece, from, to, way) = match *effect {
                Effect::Moved { piece, from, to } => {
                    (piece, from, to, over_the_board(piece, effects.get(index + 1)))
                }
                Effect::Hole(HoleEffect::Travelled { piece, from, black, white, to }) => (
                    piece,
                    from,
                    to,
                    TravelKind::Through {
                        entry: shown(black)?,
                        exit: shown(white)?,
                        by: names::piece(Kind::Hole),
                    },
                ),
                Effect::Hole(HoleEffect::Dropped { piece, at }) => (piece, at, at, TravelKind::Drop),
                _ => return None,
            };
            Some(LastMove::of(piece, (shown(from)?, shown(to)?), way))
        })
    }

    fn move_event(&self, effect: Effect, at: &dyn Fn(Cell) -> Option<usize>) -> Option<MoveEvent> {
        let Effect::Hole(effect) = effect else { return None };
        Some(match effect {
            HoleEffect::Travelled { from, black, white, to, .. } => {
                MoveEvent::Through { from: at(from)?, black: at(black)?, white: at(white)?, to: at(to)? }
            }
            HoleEffect::Dropped { at: cell, .. } => MoveEvent::Dropped { at: at(cell)? },
        })
    }

    /// A move that captures a piece or a hole of one's own (rule 1.3): two taps in a row may mean another way.
    fn asks_first(&self, game: &AnyGame, seat: Seat, typed: &str) -> Option<AskedFirst> {
        let played = game.clone().try_text(seat, typed, 0).ok()?;
        let own = played.effects.iter().find_map(|effect| match effect {
            Effect::Taken { piece, at } if piece.seat == seat => Some((piece.kind, *at)),
            _ => None,
        });
        let (kind, at) = own?;
        let (words, button) = words::own_capture(&played.san, kind, game.view().mesh.name(at));
        Some(AskedFirst { words, button, exact: played.exact })
    }

    fn several(&self, _kind: Option<Kind>, at: usize, choice: &str, several: &[&Legal]) -> String {
        picking::several(at, choice, several)
    }

    answered_in! {
        picking: fn question(&self, kind: Option<Kind>, chosen: &[String], left: &[&Legal]) -> String;
    }
}

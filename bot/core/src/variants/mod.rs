//! What people see of each game: its words, marks, menus, rules page and demonstrations, a folder a game.
//!
//! A game is on the list by one line of [`of`]; what it says otherwise than most games is a method of [`Presentation`].

pub mod demo;
mod denial;
mod lasers;
pub mod rules;

mod black_holes;
pub mod crazy;
mod orthodox;
mod realtime;
mod three_way;

use lasermate_engine::variants::Choices;

use demo::Demo;
use rules::{Example, Parts, Rules};

/// What a game shows and says in its own way, as its table has chosen it.
pub trait Presentation {
    /// The rules in a few short sections.
    fn rules(&self) -> Vec<String>;

    /// What is drawn beside them.
    fn examples(&self) -> Vec<Example>;

    /// The parts of which the rules are also told one by one.
    fn parts(&self) -> Option<&'static Parts> {
        None
    }

    /// One part of the rules by its word.
    fn part(&self, _word: &str) -> Option<Rules> {
        None
    }

    /// A short annotated game for each preset.
    fn demos(&self) -> &'static [Demo];
}

/// What a game shows and says.
#[must_use]
pub fn of(choices: &Choices) -> &dyn Presentation {
    match choices {
        Choices::Chess(chosen) => chosen,
        Choices::Realtime(chosen) => chosen,
        Choices::BlackHoles(chosen) => chosen,
        Choices::Crazy(chosen) => chosen,
        Choices::ThreeWay(chosen) => chosen,
    }
}

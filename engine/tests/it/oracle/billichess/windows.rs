//! Lifeline windows: which Joker's owner is asked next, and what becomes of the Jokers when pieces move.

use super::game::{Game, Hit};
use super::joker::{Lifeline, Place};
use super::piece::{Kind, Side};
use super::position::Made;

impl Game {
    /// Follows the Jokers through a move: the first knight that moves is named (2.6.1), a captured one is gone,
    /// a Joker that takes the other one gains a fourth lifeline (2.6.6), one that moves leaves its beams (2.6.4).
    pub fn follow_jokers(&mut self, made: &Made, from: super::piece::Square) {
        if !self.options.joker {
            return;
        }
        let mover = made.piece.side;
        let mut moved_joker = false;
        match self.jokers[mover.index()].place {
            Place::Unnamed if made.piece.kind == Kind::Knight => moved_joker = true,
            Place::On(square) if square == from => moved_joker = true,
            _ => {}
        }
        if moved_joker {
            self.jokers[mover.index()].place = Place::On(made.to);
            self.hits.retain(|(owner, _), _| *owner != mover);
        }
        let victim = mover.other();
        if made.taken_on.is_some() && made.taken_on == self.joker_square(victim) {
            self.jokers[victim.index()].place = Place::Gone;
            self.hits.retain(|(owner, _), _| *owner != victim);
            if moved_joker {
                self.jokers[mover.index()].fourth = true;
            }
        }
    }

    /// Retraces the beams, forgets the Jokers no longer hit, and finds the first that is newly hit and can do
    /// something about it: the player who has just moved first, and for each player the own beam first (2.6.5).
    pub fn next_window(&mut self) -> Option<Hit> {
        let mover = self.position.turn.other();
        let order =
            [(mover, mover), (mover, mover.other()), (mover.other(), mover.other()), (mover.other(), mover)];
        let is_hit = |game: &Self, (owner, beam): Hit| {
            game.joker_square(owner).is_some_and(|square| game.beam(beam).enters(square))
        };
        for hit in order {
            if !is_hit(self, hit) {
                self.hits.remove(&hit);
            }
        }
        for hit in order {
            if self.hits.contains_key(&hit) || !is_hit(self, hit) {
                continue;
            }
            if !self.jokers[hit.0.index()].choices().is_empty() {
                return Some(hit);
            }
            self.hits.insert(hit, None);
        }
        None
    }

    /// The answers to the open window, as words.
    #[must_use]
    pub fn window_answers(&self, side: Side) -> Vec<String> {
        match self.window {
            Some((owner, _)) if owner == side => {
                let choices = self.jokers[owner.index()].choices();
                let mut words = vec!["lifeline-none".to_owned()];
                words.extend(choices.into_iter().map(|lifeline| lifeline.word().to_owned()));
                words
            }
            _ => Vec::new(),
        }
    }

    pub fn answer_window(&mut self, word: &str) {
        let Some(hit) = self.window.take() else { return };
        let lifeline = Lifeline::ALL.into_iter().find(|lifeline| lifeline.word() == word);
        if let Some(lifeline) = lifeline {
            self.jokers[hit.0.index()].consume(lifeline);
        }
        self.hits.insert(hit, lifeline);
    }

    /// A new move begins: with `lifeline_duration=one_ply` every lifeline ends (2.6.4).
    pub fn expire_lifelines(&mut self) {
        if self.options.one_ply {
            for lifeline in self.hits.values_mut() {
                *lifeline = None;
            }
        }
    }
}

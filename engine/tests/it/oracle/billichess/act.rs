//! What a side may do, by the words of notation.md, and doing it.

use super::game::{Aftermath, Game, Question};
use super::legality::{in_check, legal_moves};
use super::options::LetsBilli;
use super::piece::{Side, Square};

impl Game {
    /// A side's answers to what it is asked first: moves, a pass, or lifelines, sorted.
    #[must_use]
    pub fn legal(&self, side: Side) -> Vec<String> {
        let question = self.questions().into_iter().find(|(asked, _)| *asked == side).map(|(_, what)| what);
        let mut answers = match question {
            Some(Question::Move) => {
                let moves = legal_moves(&self.position);
                if moves.is_empty() { vec!["pass".to_owned()] } else { moves }
            }
            Some(Question::Lifeline(_)) => self.window_answers(side),
            _ => Vec::new(),
        };
        answers.sort();
        answers
    }

    /// Whether a side may do something that is not a move.
    #[must_use]
    pub fn may(&self, side: Side, word: &str) -> bool {
        if self.ending.is_some() {
            return false;
        }
        let on_turn = self.window.is_none() && self.position.turn == side;
        let chess = self.options.mode_b && !self.billi_phase();
        match word {
            "resign" => true,
            "draw-offer" => self.draw_offer != Some(side),
            "draw-accept" | "draw-decline" => self.draw_offer == Some(side.other()),
            "draw-claim" => on_turn && self.claim().is_some(),
            "accept-defeat" => on_turn && (chess || !self.options.mode_b),
            "billi" => chess && self.may_billi(side, on_turn),
            "pass" => on_turn && self.no_move(),
            _ => self.window_answers(side).iter().any(|answer| answer == word),
        }
    }

    fn may_billi(&self, side: Side, on_turn: bool) -> bool {
        match self.options.lets_billi {
            LetsBilli::Mutual => self.window.is_none() && self.billi_offer != Some(side),
            LetsBilli::Unilateral => on_turn,
            LetsBilli::UnilateralNotInCheck => on_turn && !in_check(&self.position),
        }
    }

    /// Does a legal thing. Where anything but a move makes rooks of the kings, the beams are credited to the one
    /// who moved last (2.5.1).
    pub fn act(&mut self, side: Side, text: &str) {
        match text {
            "draw-offer" if self.draw_offer != Some(side.other()) => self.draw_offer = Some(side),
            "draw-decline" => self.draw_offer = None,
            "draw-offer" | "draw-accept" => self.agree(),
            "draw-claim" => {
                let kind = self.claim().unwrap_or("none");
                self.void_offers();
                self.draw(kind, self.position.turn.other());
            }
            "resign" => self.resign(side),
            "accept-defeat" if !self.options.mode_b => self.resign(side),
            "accept-defeat" => {
                self.void_offers();
                self.scores[side.other().index()] += 277;
                self.mated = Some(side);
                self.begin_billi(self.position.turn.other());
            }
            "billi" => self.billi(side),
            _ if text.starts_with("lifeline") => self.answer_window(text),
            _ => self.turn(side, text),
        }
        self.settle();
    }

    fn void_offers(&mut self) {
        self.draw_offer = None;
        self.billi_offer = None;
    }

    fn agree(&mut self) {
        self.void_offers();
        self.draw("agreement", self.position.turn.other());
    }

    /// Giving up: the points that the other side could still have won go to it (2.5.4).
    fn resign(&mut self, side: Side) {
        let mate_points = self.options.mode_b && !self.billi_phase();
        self.scores[side.other().index()] += if mate_points { 277 } else { 500 };
        self.void_offers();
        self.end("resignation");
    }

    fn billi(&mut self, side: Side) {
        let agreed = self.billi_offer == Some(side.other());
        if agreed || self.options.lets_billi != LetsBilli::Mutual {
            self.begin_billi(self.position.turn.other());
        } else {
            self.billi_offer = Some(side);
        }
    }

    /// A move or a pass; an offer lapses when the one it was made to moves instead of answering.
    fn turn(&mut self, side: Side, text: &str) {
        let in_heel_before = self.in_heel();
        for offer in [&mut self.draw_offer, &mut self.billi_offer] {
            if *offer == Some(side.other()) {
                *offer = None;
            }
        }
        self.expire_lifelines();
        if text == "pass" {
            self.position.pass();
            self.passes += 1;
        } else {
            let from = Square::named(&text[0..2]).expect("a square");
            let made = self.position.play(text);
            self.follow_jokers(&made, from);
            self.passes = 0;
        }
        self.aftermath = Some(Aftermath { actor: side, in_heel_before });
    }
}

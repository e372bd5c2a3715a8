//! Players by chance, each with a leaning, so that games reach what games by mere chance seldom do.

use std::collections::BTreeMap;

use super::beam::trace;
use super::game::{Game, Question};
use super::legality::{in_check, legal_moves, repetition_text};
use super::piece::{Kind, Side, Square};
use crate::dice::Dice;

/// What a player is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaning {
    Any,
    /// Beams in heels and on Jokers.
    Beams,
    Mates,
    /// Captures, pawns and promotions.
    Pawns,
    /// Pieces that go to and fro.
    Shuffles,
}

impl Leaning {
    pub const ALL: [Self; 5] = [Self::Any, Self::Beams, Self::Mates, Self::Pawns, Self::Shuffles];
}

/// How many moves a player with a leaning looks at; one that shuffles seeks the way back among more.
const SAMPLE: usize = 10;
const LONG_SAMPLE: usize = 40;

/// Chooses what is done next: by whom, and its text. `None` after the end.
pub fn choose(game: &Game, leaning: Leaning, dice: &mut Dice) -> Option<(Side, String)> {
    let questions = game.questions();
    let (side, question) = *questions.first()?;
    let aside = if leaning == Leaning::Shuffles { 1 } else { 4 };
    if (questions.len() > 1 && dice.percent(40) || dice.percent(aside))
        && let Some(chosen) = speak(game, dice)
    {
        return Some(chosen);
    }
    let answers = game.legal(side);
    if question != Question::Move || answers == ["pass"] {
        return Some((side, dice.pick(&answers).clone()));
    }
    let wavers = dice.percent(if leaning == Leaning::Shuffles { 3 } else { 15 });
    let chosen = if wavers { dice.pick(&answers).clone() } else { lean(game, leaning, &answers, dice) };
    Some((side, chosen))
}

/// Something that is not a move, where anything of the kind may be done.
fn speak(game: &Game, dice: &mut Dice) -> Option<(Side, String)> {
    let common = ["draw-offer", "draw-decline", "draw-claim", "billi", "billi", "draw-accept"];
    let rare = ["accept-defeat", "resign"];
    let words: &[&str] = if dice.percent(8) { &rare } else { &common };
    let word = *dice.pick(words);
    let side = *dice.pick(&Side::BOTH);
    [side, side.other()].into_iter().find(|side| game.may(*side, word)).map(|side| (side, word.to_owned()))
}

/// The best of some moves for what the player is after.
fn lean(game: &Game, leaning: Leaning, moves: &[String], dice: &mut Dice) -> String {
    let mut best = dice.pick(moves).clone();
    if leaning == Leaning::Any {
        return best;
    }
    let mut best_worth = worth(game, leaning, &best);
    let sample = if leaning == Leaning::Shuffles { LONG_SAMPLE } else { SAMPLE };
    for _ in 1..sample {
        let other = dice.pick(moves).clone();
        let other_worth = worth(game, leaning, &other);
        if other_worth > best_worth {
            (best, best_worth) = (other, other_worth);
        }
    }
    best
}

fn worth(game: &Game, leaning: Leaning, text: &str) -> i32 {
    let from = Square::named(&text[0..2]).expect("a square");
    let to = Square::named(&text[2..4]).expect("a square");
    let piece = game.position.pieces.get(from).map(|piece| piece.kind);
    let takes = game.position.pieces.contains(to);
    let mut next = game.position.clone();
    let made = next.play(text);
    match leaning {
        Leaning::Any => 0,
        Leaning::Beams => {
            let beams = Side::BOTH.map(|side| trace(&next, side, &game.options, &BTreeMap::new()));
            let scoring = beams.iter().filter(|beam| beam.scores()).count();
            let knight = piece == Some(Kind::Knight) && game.options.joker;
            let jokers = Side::BOTH
                .map(|side| game.joker_square(side).filter(|square| *square != from && *square != to));
            let jokers = jokers.into_iter().flatten().chain(knight.then_some(to));
            let hit: usize = jokers.map(|joker| beams.iter().filter(|beam| beam.enters(joker)).count()).sum();
            let takes_joker = made.taken_on.is_some() && made.taken_on == game.joker_square(next.turn);
            20 * scoring as i32 + 8 * hit as i32 + 15 * i32::from(takes_joker)
        }
        Leaning::Mates => {
            let check = in_check(&next);
            let mate = check && legal_moves(&next).is_empty();
            20 * i32::from(mate) + 2 * i32::from(check) + i32::from(takes)
        }
        Leaning::Pawns => {
            3 * i32::from(takes) + 2 * i32::from(piece == Some(Kind::Pawn)) + 4 * i32::from(text.len() > 4)
        }
        Leaning::Shuffles => {
            let again = repetition_text(&next);
            let stood = game.history.iter().any(|before| before.starts_with(&again));
            4 * i32::from(stood) + i32::from(!takes) + i32::from(piece != Some(Kind::Pawn))
        }
    }
}

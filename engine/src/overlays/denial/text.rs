//! Positions and moves as text: the base's, and the words that denial adds (notation.md, Positions).
//!
//! `denial=w` who holds the right (`b`, the default, is not written); `denials=3` how often a move was denied;
//! `denied=e2e4` what may not be played this turn; `immune=w` the side whose next move cannot be denied; `waits=` the last move
//! and what was before it, where that move may be denied. The letters are those of the field that says who is to move.

use super::super::base::as_the_base_writes;
use super::base::DenialSupport;
use super::rules::DenialRules;
use super::state::Denial;
use super::waiting;
use crate::action::Action;
use crate::board::Cell;
use crate::moves::MoveList;
use crate::notation::fen::{key_of, sort_words, unknown_word};
use crate::notation::{LeftOut, MoveTextError, Notation, PositionError};
use crate::seat::Seat;

/// The words of denial in the order they are written.
const KEYS: [&str; 5] = ["denial", "denials", "denied", "immune", waiting::KEY];

const fn letter(seat: Seat) -> char {
    if matches!(seat, Seat::First) { 'w' } else { 'b' }
}

fn seat_of(value: &str) -> Option<Seat> {
    match value {
        "w" => Some(Seat::First),
        "b" => Some(Seat::Second),
        _ => None,
    }
}

impl<B: DenialSupport> Notation for Denial<B> {
    const STACKS: bool = B::STACKS;

    type Rules = (DenialRules, B::Rules);

    fn start((rules, base): Self::Rules) -> Self {
        Self::over(B::start(base), rules)
    }

    fn read_position((rules, base): Self::Rules, text: &str) -> Result<Self, PositionError> {
        let (mine, rest) = taken_apart(text)?;
        let mut state = Self::over(B::read_position(base, &rest)?, rules);
        for word in mine {
            // The words stand in order, and this one is the last.
            match word.split_once('=').unwrap_or((word, "")) {
                (waiting::KEY, value) => state.read_waits(base, value)?,
                (key, value) => {
                    state.read_word(key, value).map_err(|what| unknown_word(word, what))?;
                }
            }
        }
        state.end_if_bare(&mut ());
        Ok(state)
    }

    as_the_base_writes!();

    fn write_position(&self) -> String {
        let mut added = Vec::new();
        if self.holder == Seat::First {
            added.push("denial=w".to_owned());
        }
        if self.denials > 0 {
            added.push(format!("denials={}", self.denials));
        }
        added.extend(self.denied.map(|mv| format!("denied={}", self.base.write_move(mv))));
        added.extend(self.immune.map(|seat| format!("immune={}", letter(seat))));
        with_words(&self.base.write_position(), added)
    }

    fn write_waiting(&self) -> Option<String> {
        let waits = self.waits()?;
        Some(with_words(&self.write_position(), vec![format!("{}={waits}", waiting::KEY)]))
    }

    fn denied(&self) -> Option<(Seat, B::Move)> {
        self.denied.map(|mv| (self.base.turn(), mv))
    }
}

/// The words of denial, and the text of the base.
fn taken_apart(text: &str) -> Result<(Vec<&str>, String), PositionError> {
    in_order(text)?;
    let (mine, rest): (Vec<&str>, Vec<&str>) = text.split_ascii_whitespace().partition(|word| is_mine(word));
    Ok((mine, rest.join(" ")))
}

/// The text of a position with more words, all of them in order.
fn with_words(base: &str, added: Vec<String>) -> String {
    let mut fields: Vec<String> = base.split(' ').map(str::to_owned).collect();
    let first = fields.iter().position(|field| field.contains('='));
    let mut words = fields.split_off(first.unwrap_or(fields.len()));
    words.extend(added);
    sort_words(&mut words);
    fields.append(&mut words);
    fields.join(" ")
}

fn is_mine(word: &str) -> bool {
    KEYS.contains(&key_of(word))
}

/// All words stand once, in alphabetical order, whoever's they are.
fn in_order(text: &str) -> Result<(), PositionError> {
    let words: Vec<&str> = text.split_ascii_whitespace().filter(|word| word.contains('=')).collect();
    match words.windows(2).find(|pair| key_of(pair[0]) >= key_of(pair[1])) {
        Some(pair) => Err(unknown_word(pair[1], "write each word once, in alphabetical order")),
        None => Ok(()),
    }
}

impl<B: DenialSupport> Denial<B> {
    fn read_word(&mut self, key: &str, value: &str) -> Result<(), &'static str> {
        match key {
            "denial" => self.holder = seat_of(value).ok_or("write denial=w or denial=b")?,
            "denials" => {
                let count = value.parse().ok().filter(|_| value.bytes().all(|byte| byte.is_ascii_digit()));
                self.denials = count.ok_or("write denials= and how often a move was denied")?;
            }
            "denied" => {
                let seat = self.base.turn();
                let mv =
                    self.base.read_move(seat, value).ok().filter(|mv| self.base.write_move(*mv) == value);
                let mv = mv.filter(|mv| self.base.judge(seat, Action::Move(*mv)).is_ok());
                let mv = mv.filter(|mv| self.base.as_listed(*mv) == *mv);
                self.denied = Some(mv.ok_or("write denied= and a legal move of the side to move, as e2e4")?);
            }
            _ => self.immune = Some(seat_of(value).ok_or("write immune=w or immune=b")?),
        }
        Ok(())
    }
}

//! Who is meant by a word of a list of moves.

use super::AnyGame;
use crate::action::{Action, Asked};
use crate::pact::text::{answered, is_act};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};

/// Somebody meant by a text of a list of moves: who acts, and the text without the side before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatText<'a> {
    pub seat: Seat,
    pub text: &'a str,
}

impl AnyGame {
    /// Who is meant by a word of a list of moves: the side written before it (`red:billi`, `w:draw-offer`), else
    /// the seat that is asked for it, else the seat to move.
    pub fn address<'a>(&self, word: &'a str) -> Result<SeatText<'a>, Reason> {
        // Free words of a pact may be typed with a colon in them, and a place inside a rook is written `a7:1`.
        let named = |(side, _): &(&str, &str)| !side.contains(|c: char| c.is_ascii_digit()) && !is_act(word);
        if let Some((side, text)) = word.split_once(':').filter(named) {
            return self.seat_named(side).map(|seat| SeatText { seat, text }).ok_or(Reason::NoSuchSide);
        }
        let asked = self.to_act();
        let pact = answered(word);
        let wanted = |what: Asked| match Action::<()>::from_word(word) {
            _ if pact.is_some() => pact.is_some_and(|pact| what == Asked::Pact { pact }),
            Some(Action::DrawAccept | Action::DrawDecline) => what == Asked::Draw,
            Some(Action::Billi) => what == Asked::Billi,
            Some(Action::Deny | Action::Allow) => matches!(what, Asked::Denial { .. }),
            Some(Action::Lifeline(_)) => matches!(what, Asked::Lifeline { .. }),
            _ => what == Asked::Move,
        };
        let found = asked.iter().find(|(_, what)| wanted(*what)).or_else(|| asked.iter().next());
        Ok(SeatText { seat: found.map_or(Seat::First, |(seat, _)| seat), text: word })
    }

    /// The seat of a side by its name or letter; the orthodox names do for the laser games too.
    #[must_use]
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        let sides = self.sides();
        let by_side = |side: &Side| {
            name.eq_ignore_ascii_case(side.name())
                || name.len() == 1 && name.chars().all(|c| c.eq_ignore_ascii_case(&side.letter()))
        };
        let index = sides.iter().position(by_side).or_else(|| match name.to_ascii_lowercase().as_str() {
            "white" | "w" if sides.len() == 2 => Some(0),
            "black" if sides.len() == 2 => Some(1),
            _ => None,
        })?;
        Seat::from_index(index)
    }
}

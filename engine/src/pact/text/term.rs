//! Terms as typed: who promises what.

use super::read::Reader;
use super::token::{Tokens, bare};
use super::words::{decode, tidy};
use crate::board::CellSet;
use crate::pact::limits::{CELLS, EVERY, ROUND, WORDS};
use crate::pact::{Area, Pledge, Promiser, SparedPieces, Term, TermError};
use crate::piece::Kind;
use crate::seat::Seat;

/// How often hostile moves come where nothing is said.
const USUAL_EVERY: u8 = 2;

impl Reader<'_> {
    /// One term, as `white.against(black,2)`, `White: against Black every 2` or `peace`, which each promises.
    pub(super) fn term(&self, field: &str, to: &[Seat]) -> Result<Term, TermError> {
        let mut words = Tokens::new(field);
        let by = self.promiser(&mut words, to)?;
        words.take(&["promises", "promise"]);
        let pledge = match (by, self.pledge(words)?) {
            (Promiser::Each, Pledge::Move { .. } | Pledge::Heir(_)) => return Err(TermError::OneSide),
            (Promiser::Seat(seat), Pledge::Move { exact, by_round }) => {
                let exact = (self.read_move)(seat, &exact).ok_or(TermError::NoMove)?;
                Pledge::Move { exact, by_round }
            }
            (_, pledge) => pledge,
        };
        Ok(Term { by, pledge })
    }

    /// Who promises: a party by name, `i`, `you` where there is one addressee, or `each`, which may be left out.
    fn promiser(&self, words: &mut Tokens<'_>, to: &[Seat]) -> Result<Promiser, TermError> {
        if words.take(&["each", "both", "all", "we"]) {
            return Ok(Promiser::Each);
        }
        if words.take(&["i", "me"]) {
            return Ok(Promiser::Seat(self.seat));
        }
        if let ([you], true) = (to, words.take(&["you"])) {
            return Ok(Promiser::Seat(*you));
        }
        let mut ahead = *words;
        let Some(seat) = ahead.word().and_then(|word| self.snapshot.seat_named(word)) else {
            return Ok(Promiser::Each);
        };
        *words = ahead;
        let party = seat == self.seat || to.contains(&seat);
        if party { Ok(Promiser::Seat(seat)) } else { Err(TermError::NoParty) }
    }

    fn pledge(&self, mut words: Tokens<'_>) -> Result<Pledge, TermError> {
        let kind = words.word().ok_or(TermError::Unreadable)?.to_ascii_lowercase();
        let pledge = match kind.as_str() {
            "peace" => Pledge::Peace,
            "nocheck" => Pledge::NoCheck,
            "no" if words.take(&["check", "checks"]) => Pledge::NoCheck,
            "spare" | "spares" => return self.spared(words).map(Pledge::Spare),
            "keepout" => return self.area(words).map(Pledge::KeepOut),
            "keep" | "keeps" if words.take(&["out"]) => return self.area(words).map(Pledge::KeepOut),
            "against" => self.against(&mut words)?,
            "move" | "moves" | "play" | "plays" => return self.played(words.rest()),
            "hostage" => {
                while words.take(&["until", "for", "term"]) {}
                let until = small(&mut words, u8::MAX).ok_or(TermError::NoHostage)?;
                while words.take(&["is", "fulfilled"]) {}
                Pledge::Hostage { until }
            }
            "heir" => {
                words.take(&["is"]);
                Pledge::Heir(self.side(&mut words)?)
            }
            "drawif" | "share" | "shares" | "draw" => {
                while words.take(&["if", "when", "the", "game", "two", "are", "left"]) {}
                Pledge::DrawIfTwo
            }
            "words" | "word" | "says" => return free_words(words.rest()),
            _ => return Err(TermError::Unreadable),
        };
        if words.is_done() { Ok(pledge) } else { Err(TermError::Trailing) }
    }

    fn side(&self, words: &mut Tokens<'_>) -> Result<Seat, TermError> {
        words.word().and_then(|word| self.snapshot.seat_named(word)).ok_or(TermError::NoSide)
    }

    /// `black,2`, `Black every 2 turns`, `black`.
    fn against(&self, words: &mut Tokens<'_>) -> Result<Pledge, TermError> {
        let seat = self.side(words)?;
        words.take(&["every"]);
        let every =
            if words.is_done() { USUAL_EVERY } else { small(words, EVERY).ok_or(TermError::Number)? };
        let _ = words.take(&["turns", "turn", "moves", "rounds"]);
        Ok(Pledge::Against { seat, every })
    }

    /// `e4,d4`, or one piece as `Qd1`, `queen d1`, `queen on d1`.
    fn spared(&self, mut words: Tokens<'_>) -> Result<SparedPieces, TermError> {
        let mut ahead = words;
        let first = ahead.word().ok_or(TermError::NoCells)?;
        if self.snapshot.mesh.cell_named(first).is_some() {
            return self.cells(words).map(SparedPieces::Cells);
        }
        words.take(&["the"]);
        let first = words.word().ok_or(TermError::NoCells)?;
        let by_name = Kind::ALL.into_iter().find(|kind| kind.name().eq_ignore_ascii_case(first));
        let (kind, cell) = match by_name {
            Some(kind) => {
                words.take(&["on"]);
                (kind, words.word().unwrap_or_default())
            }
            None => {
                let letter = first.chars().next().and_then(Kind::from_letter).ok_or(TermError::NoCells)?;
                (letter, first.get(1..).unwrap_or_default())
            }
        };
        let at = self.snapshot.mesh.cell_named(cell).filter(|_| words.is_done()).ok_or(TermError::NoCells)?;
        let there = self.snapshot.piece(at).is_some_and(|piece| piece.kind == kind);
        if there { Ok(SparedPieces::Piece { kind, at }) } else { Err(TermError::NoPiece) }
    }

    /// `e4,d4`, or a side's territory as `white`, `White's territory`.
    fn area(&self, mut words: Tokens<'_>) -> Result<Area, TermError> {
        words.take(&["of"]);
        let mut ahead = words;
        let first = ahead.word().ok_or(TermError::NoCells)?;
        let Some(seat) = self.snapshot.seat_named(first) else { return self.cells(words).map(Area::Cells) };
        ahead.take(&["s"]);
        ahead.take(&["territory"]);
        if ahead.is_done() { Ok(Area::Territory(seat)) } else { Err(TermError::NoCells) }
    }

    fn cells(&self, mut words: Tokens<'_>) -> Result<CellSet, TermError> {
        let mut cells = CellSet::EMPTY;
        while !words.is_done() {
            words.take(&["and"]);
            let cell = words.word().and_then(|word| self.snapshot.mesh.cell_named(word));
            cells = cells.with(cell.ok_or(TermError::NoCells)?);
        }
        let fits = (1..=CELLS).contains(&usize::try_from(cells.len()).unwrap_or(usize::MAX));
        if fits { Ok(cells) } else { Err(TermError::NoCells) }
    }

    /// `e2e4`, `e2e4,12`, `e2e4 by round 12`, in the writing of any side's move.
    fn played(&self, text: &str) -> Result<Pledge, TermError> {
        let text = bare(text);
        let lower = text.to_ascii_lowercase();
        let (typed, deadline) = match text.find(',').or_else(|| lower.find(" by ")) {
            Some(cut) => text.split_at(cut),
            None => (text, ""),
        };
        let mut words = Tokens::new(deadline);
        while words.take(&["by", "round"]) {}
        let round = words.number().filter(|round| *round <= ROUND);
        if !words.is_done() || round.is_none() && !deadline.is_empty() {
            return Err(TermError::Number);
        }
        let by_round = round;
        // Whose move it is decides how it is read: the caller reads it in the promiser's name.
        Ok(Pledge::Move { exact: tidy(&decode(typed)), by_round })
    }
}

fn small(words: &mut Tokens<'_>, most: u8) -> Option<u8> {
    let number = words.number().and_then(|number| u8::try_from(number).ok());
    number.filter(|number| (1..=most).contains(number))
}

fn free_words(text: &str) -> Result<Pledge, TermError> {
    let words = tidy(&decode(bare(text)));
    match words.chars().count() {
        0 => Err(TermError::NoWords),
        1..=WORDS => Ok(Pledge::Words(words)),
        _ => Err(TermError::TooManyWords),
    }
}

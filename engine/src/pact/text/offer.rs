//! Offers as typed: the addressees, the terms, how long.

use super::read::Reader;
use super::token::Tokens;
use crate::pact::limits::{STANDS, TERMS, USUAL_STANDS};
use crate::pact::{Duration, Offer, PactError, Term};
use crate::seat::Seat;
use crate::sorting::sort_by;

impl Reader<'_> {
    /// Fields between semicolons: the addressees (unless others are known), terms, `until`, `stands`.
    pub(super) fn offer(&self, body: &str, known: Option<Vec<Seat>>) -> Result<Offer, PactError> {
        let mut fields = body.split([';', '\n']).map(str::trim).filter(|field| !field.is_empty()).peekable();
        let named = fields.peek().and_then(|field| self.addressees(field));
        if named.is_some() {
            fields.next();
        }
        let to = named.or(known).ok_or(PactError::NoAddressee)?;
        if to.contains(&self.seat) {
            return Err(PactError::ToYourself);
        }
        let (mut terms, mut until, mut stands) = (Vec::new(), Duration::Denounced, USUAL_STANDS);
        for field in fields {
            let mut words = Tokens::new(field);
            if words.take(&["until"]) {
                until = self.duration(words).ok_or(PactError::NoDuration)?;
            } else if words.take(&["stands", "stand", "standing"]) {
                let number = words.number().and_then(|number| u8::try_from(number).ok());
                stands = number.filter(|number| (1..=STANDS).contains(number)).ok_or(PactError::Stands)?;
            } else {
                terms.push(self.numbered(field, terms.len(), &to)?);
            }
        }
        if terms.is_empty() {
            return Err(PactError::NoTerms);
        }
        Ok(Offer { by: self.seat, to, terms, until, stands })
    }

    /// The term of a field after so many others.
    fn numbered(&self, field: &str, before: usize, to: &[Seat]) -> Result<Term, PactError> {
        let term = u8::try_from(before + 1).ok().filter(|_| before < TERMS).ok_or(PactError::TooManyTerms)?;
        self.term(field, to).map_err(|fault| PactError::Term { term, fault })
    }

    /// `red`, `red+black`, `red and black`, `both`; nothing where the field says anything else.
    fn addressees(&self, field: &str) -> Option<Vec<Seat>> {
        let mut words = Tokens::new(field);
        words.take(&["to"]);
        if words.take(&["both", "all", "others", "everybody"]) {
            let others = self.snapshot.living().filter(|seat| *seat != self.seat).collect();
            return words.is_done().then_some(others);
        }
        let mut to = Vec::new();
        while !words.is_done() {
            words.take(&["and", "to"]);
            to.push(self.snapshot.seat_named(words.word()?)?);
        }
        sort_by(&mut to, &Seat::cmp);
        to.dedup();
        Some(to).filter(|to| !to.is_empty())
    }

    /// `12`, `round 12`, `king`, `king.black`, `a king falls`, `term 2`, `denounced`.
    fn duration(&self, mut words: Tokens<'_>) -> Option<Duration> {
        while words.take(&["the", "end", "of"]) {}
        if words.take(&["denounced"]) {
            return words.is_done().then_some(Duration::Denounced);
        }
        if words.take(&["term"]) {
            let term = words.number().and_then(|number| u8::try_from(number).ok())?;
            while words.take(&["is", "fulfilled"]) {}
            return words.is_done().then_some(Duration::Term(term));
        }
        words.take(&["round"]);
        if let Some(round) = words.number() {
            return words.is_done().then_some(Duration::Round(round));
        }
        let (mut king, mut seat) = (false, None);
        while let Some(word) = words.word() {
            match word.to_ascii_lowercase().as_str() {
                "king" | "fall" | "falls" => king = true,
                "a" | "any" | "the" | "s" | "of" => {}
                word => seat = Some(self.snapshot.seat_named(word).filter(|_| seat.is_none())?),
            }
        }
        king.then_some(Duration::KingFalls(seat))
    }
}

//! Acts as typed: what is asked of which pact.

use super::token::bare;
use crate::pact::limits::TEXT;
use crate::pact::{Act, Ledger, PactError, PactNumber, Snapshot};
use crate::seat::Seat;

/// What every act begins with.
const PREFIX: &str = "pact-";

/// Whether a text is meant as an act about pacts.
#[must_use]
pub fn is_act(text: &str) -> bool {
    text.trim_start().get(..PREFIX.len()).is_some_and(|start| start.eq_ignore_ascii_case(PREFIX))
}

/// Reads what a seat typed about pacts, in the light of a position.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub(crate) seat: Seat,
    pub(crate) snapshot: &'a Snapshot,
    pub(crate) ledger: &'a Ledger,
    /// A move as typed for a seat, as exact text.
    pub(crate) read_move: &'a dyn Fn(Seat, &str) -> Option<String>,
}

impl Reader<'_> {
    /// The act a text stands for, with what it offers as it was typed.
    pub(crate) fn text<'t>(&self, text: &'t str) -> Result<Act<&'t str>, PactError> {
        if text.len() > TEXT {
            return Err(PactError::TooLong);
        }
        let Parts { verb, stated, body } = parts(text).ok_or(PactError::Unreadable)?;
        if let Some(number) = stated.filter(|number| number.0 <= self.ledger.last_number()) {
            return Err(PactError::NumberGiven(number));
        }
        match verb.to_ascii_lowercase().as_str() {
            "offer" => Ok(Act::Offer(body)),
            "accept" => number(body).map(Act::Accept),
            "refuse" | "decline" | "reject" => number(body).map(Act::Refuse),
            "withdraw" => number(body).map(Act::Withdraw),
            "denounce" => number(body).map(Act::Denounce),
            "counter" => {
                let (pact, rest) = leading_number(body)?;
                Ok(Act::Counter(pact, rest.trim_start().trim_start_matches([';', ','])))
            }
            _ => Err(PactError::Unreadable),
        }
    }

    /// An act with what it offers read. It need not be allowed.
    pub(crate) fn act(&self, act: Act<&str>) -> Result<Act, PactError> {
        Ok(match act {
            Act::Offer(typed) | Act::Counter(_, typed) if typed.len() > TEXT => {
                return Err(PactError::TooLong);
            }
            Act::Offer(typed) => Act::Offer(self.offer(typed, None)?),
            Act::Counter(pact, typed) => {
                let to = self.ledger.pact(pact).map(|pact| pact.offer.partners(self.seat).collect());
                Act::Counter(pact, self.offer(typed, to)?)
            }
            Act::Accept(pact) => Act::Accept(pact),
            Act::Refuse(pact) => Act::Refuse(pact),
            Act::Withdraw(pact) => Act::Withdraw(pact),
            Act::Denounce(pact) => Act::Denounce(pact),
        })
    }
}

/// What an act's text consists of.
struct Parts<'a> {
    verb: &'a str,
    /// The number that an offer says it has, as in `pact-offer#4(...)`: it is written where one has been skipped.
    stated: Option<PactNumber>,
    /// What stands behind the verb, without the parentheses.
    body: &'a str,
}

fn parts(text: &str) -> Option<Parts<'_>> {
    let text = text.trim();
    let text = text.get(PREFIX.len()..).filter(|_| is_act(text))?;
    let end = text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (verb, rest) = text.split_at(end);
    // Only directly before the parenthesis: else it is the number of the pact that is answered, as in `pact-accept #3`.
    let numbered = rest.strip_prefix('#').and_then(|rest| rest.find('(').map(|at| rest.split_at(at)));
    let stated = numbered.and_then(|(digits, body)| Some((PactNumber(digits.parse().ok()?), body)));
    let offers = ["offer", "counter"].iter().any(|own| own.eq_ignore_ascii_case(verb));
    let (stated, rest) = match stated.filter(|_| offers) {
        Some((number, body)) => (Some(number), body),
        None => (None, rest),
    };
    Some(Parts { verb, stated, body: bare(rest) })
}

/// The number that the text of an offer says it has.
pub(crate) fn stated(text: &str) -> Option<PactNumber> {
    parts(text)?.stated
}

/// The number at the start of a text, and what follows it.
fn leading_number(text: &str) -> Result<(PactNumber, &str), PactError> {
    let text = text.trim_start().trim_start_matches('#');
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    digits.parse().map(|number| (PactNumber(number), rest)).map_err(|_| PactError::NoNumber)
}

fn number(body: &str) -> Result<PactNumber, PactError> {
    let (number, rest) = leading_number(body)?;
    if rest.trim().is_empty() { Ok(number) } else { Err(PactError::NoNumber) }
}

/// The number of a pact that an act's text speaks of, where it is an answer to an offer; and whether it is one.
pub(crate) fn answered(text: &str) -> Option<PactNumber> {
    let Parts { verb, body, .. } = parts(text)?;
    let answers = ["accept", "refuse", "decline", "reject", "counter"];
    answers.iter().any(|own| own.eq_ignore_ascii_case(verb)).then_some(())?;
    leading_number(body.trim_start_matches('(')).ok().map(|(number, _)| number)
}

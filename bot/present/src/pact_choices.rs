//! Completion of what is said about pacts: whom they are offered to, their terms, how long they bind, their numbers.

use lasermate_domain::command::CompletionSource;
use lasermate_domain::escape::plain_text;
use lasermate_domain::port::{CompletionChoice, Typing};
use lasermate_domain::tables::table::Table;
use lasermate_engine::pact::{Pact, PactNumber};
use lasermate_engine::seat::Seat;

use crate::best_choices::{CHOICES, LABEL_CHARS, best, labelled};
use crate::text::{self, choices, wording};

/// What may follow in an offer or an answer of the typist; nothing for whoever only looks.
pub fn pacts(table: &Table, typing: &Typing, what: CompletionSource) -> Vec<CompletionChoice> {
    let game = &table.game;
    let Some((seat, ledger)) = table.seating.seat_of(&typing.who.id).zip(game.pacts()) else {
        return Vec::new();
    };
    let typed = typing.typed.as_str();
    let action = typing.options.get("action").map_or("offer", String::as_str);
    match what {
        // Whoever answers or ends a pact has nothing to add.
        CompletionSource::PactTerms | CompletionSource::PactUntil
            if !matches!(action, "offer" | "counter") =>
        {
            Vec::new()
        }
        CompletionSource::PactUntil => {
            let until = game.complete_until(seat, typed).into_iter().map(|text| labelled(&text, ""));
            until.take(CHOICES).collect()
        }
        CompletionSource::PactTerms => {
            let to = typing.options.get("to").map(String::as_str).unwrap_or_default();
            let to = addressees(table, seat, to);
            let found = game.complete_terms(seat, &to, typed).into_iter().filter_map(|found| {
                let words = found.term.as_ref().map(|term| text::terms::drafted(game, (seat, &to), term));
                let label = match words {
                    Some(words) => wording::cut(words, LABEL_CHARS),
                    None => plain_text(&found.text, LABEL_CHARS),
                };
                // What platforms take for the value of a choice.
                (found.text.chars().count() <= LABEL_CHARS)
                    .then_some(CompletionChoice { label, value: found.text })
            });
            found.take(CHOICES).collect()
        }
        _ => {
            let wanted = |pact: &&Pact| match action {
                "accept" | "refuse" | "counter" => pact.asks(seat),
                "withdraw" => pact.is_offered() && pact.offer.by == seat,
                "denounce" => pact.in_force() && pact.offer.is_party(seat),
                _ => false,
            };
            let numbers = ledger.pacts().iter().filter(wanted);
            // Its terms are in the channel, and nowhere else (pacts.md P1).
            let numbers =
                numbers.map(|pact| labelled(&pact.number.to_string(), &text::pacts::head(game, pact)));
            let others = table.living().into_iter().filter(|other| *other != seat && action == "offer");
            let others: Vec<_> = others.map(|other| labelled(game.side(other).name(), "")).collect();
            let both = (others.len() > 1).then(|| labelled("both", choices::BOTH));
            best(numbers.chain(others).chain(both), &plain_text(typed, LABEL_CHARS))
        }
    }
}

/// Whom an offer that is being typed is made to: a counter-offer to the other parties.
pub fn addressees(table: &Table, seat: Seat, typed: &str) -> Vec<Seat> {
    let ledger = table.game.pacts();
    let countered = typed.trim().parse().ok().and_then(|number| ledger?.pact(PactNumber(number)));
    if let Some(pact) = countered {
        return pact.offer.partners(seat).collect();
    }
    let mut to: Vec<_> =
        typed.split(|c: char| !c.is_alphanumeric()).filter_map(|word| table.game.seat_named(word)).collect();
    to.retain(|other| *other != seat);
    if to.is_empty() { table.living().into_iter().filter(|other| *other != seat).collect() } else { to }
}

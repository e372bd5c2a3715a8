//! Why an act about pacts is refused, in terms a player understands.

use thiserror::Error;

use super::PactNumber;
use super::limits::{CELLS, OFFERS, OPEN, STANDING, STANDS, TERMS, WORDS};
use crate::seat::Seat;

/// Why an offer, an answer or a denunciation is refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PactError {
    #[error(
        "I don't understand this. Use pact-offer(...), -accept(N), -refuse(N), -counter(N;...), -withdraw(N) or -denounce(N)"
    )]
    Unreadable,
    #[error("that is too long for a pact")]
    TooLong,
    #[error("which pact? Add its number")]
    NoNumber,
    #[error("who is it for? Name one side, or both")]
    NoAddressee,
    #[error("you can't offer a pact to yourself")]
    ToYourself,
    #[error("a pact needs a term, for example each.peace")]
    NoTerms,
    #[error("a pact has at most {TERMS} terms")]
    TooManyTerms,
    #[error("term {term}: {fault}")]
    Term {
        /// Its number, from 1.
        term: u8,
        fault: TermError,
    },
    #[error(
        "a pact can last until the end of a round, until a king is captured or until a term is fulfilled: 3, king, king.red or term.2. Without until it has no end"
    )]
    NoDuration,
    #[error("that round is over; it is round {0}")]
    RoundOver(u32),
    /// It is to last until a term is fulfilled which there is not.
    #[error("this pact has no term {0}")]
    NoSuchTerm(u8),
    /// It is to last until a term is fulfilled which only forbids something, so that it never is (pacts.md P4).
    #[error(
        "term {0} is a promise without an end, so the pact can't last until it is done. Use a round, king, king.red, or the number of a move, against, hostage, heir or draw-if-two term"
    )]
    EndlessTerm(u8),
    #[error("an offer is open for 1 to {STANDS} of your own moves")]
    Stands,
    #[error("only players who are still in the game make pacts")]
    YouAreOut,
    #[error("a side in this pact is out of the game")]
    TheyAreOut(Seat),
    #[error("there is no pact {0}")]
    NoSuchPact(PactNumber),
    /// The offer has been answered, withdrawn or has lapsed.
    #[error("pact {0} is no longer on offer")]
    NotOnOffer(PactNumber),
    #[error("pact {0} is not offered to you")]
    NotToYou(PactNumber),
    #[error("pact {0} is your own offer. You can withdraw it, but not answer it")]
    YourOwn(PactNumber),
    #[error("you have already accepted pact {0}")]
    Accepted(PactNumber),
    #[error("pact {0} is not your offer")]
    NotYours(PactNumber),
    #[error("pact {0} is not in force")]
    NotInForce(PactNumber),
    #[error("you are not part of pact {0}")]
    NoParty(PactNumber),
    #[error("you have already ended pact {0}")]
    Denounced(PactNumber),
    #[error("you have {STANDING} open offers. Wait for an answer or withdraw one")]
    TooManyStand,
    #[error("you have {OPEN} pacts in force or on offer, the maximum. End or withdraw one")]
    TooManyOpen,
    #[error("you have made {OFFERS} offers, the maximum for a game")]
    NoMoreOffers,
    /// All numbers of the game are used up: takebacks give none back.
    #[error("this game has had {max} offers, and can have no more", max = u8::MAX)]
    NoMoreNumbers,
    #[error("the pact number {0} is already taken. Use a higher one")]
    NumberGiven(PactNumber),
}

/// Why a term is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TermError {
    #[error(
        "I don't understand this. Write who promises what, for example: each peace, white no check, red spare Qd1, each keep out of e4, white against black every 2"
    )]
    Unreadable,
    /// It begins as one, and goes on.
    #[error(
        "I understand only the start of this. How long the pact lasts is not part of a term: it goes into until, for example until:3"
    )]
    Trailing,
    #[error("only a side of the pact can promise")]
    NoParty,
    #[error("which side promises this?")]
    OneSide,
    #[error("which side?")]
    NoSide,
    #[error("that side is part of the pact")]
    AgainstParty,
    #[error("that side is out of the game")]
    Out,
    #[error("the heir must be the other side of the pact, and a third side must still be playing outside it")]
    NoHeir,
    #[error("name squares of the board, at most {CELLS}")]
    NoCells,
    #[error("there is no such piece")]
    NoPiece,
    #[error("the number is missing, too small or too large")]
    Number,
    #[error("I don't understand this move")]
    NoMove,
    #[error("a hostage needs another term of the pact. Add its number, as in hostage(2)")]
    NoHostage,
    #[error("the words are missing")]
    NoWords,
    #[error("a promise in your own words can have at most {WORDS} characters")]
    TooManyWords,
    #[error("that round is over")]
    RoundOver,
}

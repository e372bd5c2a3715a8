//! A challenge that stands: its terms, who sits there, and what is pressed under it.

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{Button, Intent, Lobby, Person, PersonId, Post};
use lasermate_domain::tables::log_payload::{SeatWish, Terms};
use lasermate_engine::variants::Setup;
use lasermate_present::button::button;
use lasermate_present::picture::colour_of;
use lasermate_present::text;

use crate::store::{ChallengeRow, UnreadableKind};
use crate::use_cases::change::{ServiceError, json};
use crate::world::World;

/// A challenge that stands, taken apart.
#[derive(Debug)]
pub(crate) struct PendingChallenge {
    pub(crate) row: ChallengeRow,
    pub(crate) terms: Terms,
    pub(crate) setup: Setup,
}

/// What a challenge says is not understood, and why.
#[derive(Debug)]
pub(crate) struct TornTerms(String);

impl From<TornTerms> for ServiceError {
    fn from(_: TornTerms) -> Self {
        Self::Refused(text::challenges::UNREADABLE.to_owned())
    }
}

/// A challenge taken apart. One whose terms cannot be read is told once.
pub(crate) fn standing(world: &World, row: ChallengeRow) -> Result<PendingChallenge, ServiceError> {
    let id = row.id;
    PendingChallenge::read(row).map_err(|torn| {
        world.store.unreadable().note(UnreadableKind::Challenge, id, &torn.0);
        torn.into()
    })
}

impl PendingChallenge {
    pub(crate) fn read(row: ChallengeRow) -> Result<Self, TornTerms> {
        let (terms, setup) = Terms::read(&row.body).map_err(TornTerms)?;
        Ok(Self { row, terms, setup })
    }

    /// Whether somebody else than the challenger has a seat at a challenge.
    pub(crate) fn seats_at(row: &ChallengeRow, who: PersonNo) -> bool {
        serde_json::from_str::<Terms>(&row.body)
            .is_ok_and(|terms| terms.sitters.iter().any(|sitter| sitter.person == who.0))
    }

    /// Whether a challenge is a rematch that cannot be without a person.
    pub(crate) fn needs(row: &ChallengeRow, who: PersonNo) -> bool {
        serde_json::from_str::<Terms>(&row.body).is_ok_and(|terms| terms.invitation(who.0).is_some())
    }

    pub(crate) fn seats(&self) -> usize {
        self.setup.sides().len()
    }

    /// Whether somebody else than the challenger has a seat.
    pub(crate) fn sits(&self, who: PersonNo) -> bool {
        self.terms.sitters.iter().any(|sitter| sitter.person == who.0)
    }

    /// Who sits there, the challenger first, each with the wished seat.
    pub(crate) fn sitters(&self) -> impl Iterator<Item = (PersonNo, SeatWish)> + '_ {
        let wish = |side: &str| SeatWish::read(side, &[]).unwrap_or(SeatWish::ByLot);
        let first = (self.row.challenger, wish(&self.terms.side));
        let others = self.terms.sitters.iter();
        std::iter::once(first).chain(others.map(move |sitter| (PersonNo(sitter.person), wish(&sitter.side))))
    }

    pub(crate) fn free(&self) -> usize {
        self.seats().saturating_sub(1 + self.terms.sitters.len())
    }

    /// Whether the last free seat is kept for somebody.
    pub(crate) fn is_kept(&self) -> bool {
        self.terms.rematch.is_some()
            || self.free() == 1 && self.row.opponent.is_some_and(|opponent| !self.sits(opponent))
    }

    /// For whom the last free seat is kept, where it is not for this person.
    pub(crate) fn kept_from(&self, who: PersonNo) -> Option<PersonNo> {
        if self.terms.rematch.is_some() {
            return self.terms.awaited().map(PersonNo).find(|_| self.terms.invitation(who.0).is_none());
        }
        self.row.opponent.filter(|opponent| *opponent != who && self.free() == 1 && !self.sits(*opponent))
    }

    /// The challenge with its terms as they are now.
    pub(crate) fn row_now(mut self) -> Result<ChallengeRow, ServiceError> {
        self.row.body = json(&self.terms)?;
        Ok(self.row)
    }

    /// The post of it, with the buttons to press.
    pub(crate) fn post(&self, text: String, mention: Option<PersonId>, threads: bool) -> Post {
        let named = |does, label: &str| button(&Intent::Lobby { challenge: self.row.id, does }, label);
        let mut buttons = Vec::new();
        if self.terms.rematch.is_some() {
            buttons.push(named(Lobby::Accept { thread: false }, text::buttons::ACCEPT));
            buttons.push(named(Lobby::Decline, text::buttons::DECLINE));
            buttons.push(named(Lobby::Cancel, text::buttons::WITHDRAW));
            return Post {
                mention,
                buttons,
                challenge: Some(self.row.id),
                accent: self.accent(),
                ..Post::of_words(text)
            };
        }
        let two = self.seats() == 2;
        if two && !self.terms.thread {
            buttons.push(named(Lobby::Accept { thread: false }, text::buttons::ACCEPT));
        }
        if two && (self.terms.thread || threads) {
            buttons.push(named(Lobby::Accept { thread: true }, text::buttons::ACCEPT_IN_THREAD));
        }
        if !two {
            buttons.push(named(Lobby::Accept { thread: false }, text::buttons::JOIN));
            if !self.terms.sitters.is_empty() {
                buttons.push(named(Lobby::Rise, text::buttons::LEAVE));
            }
        }
        if self.row.opponent.is_some_and(|opponent| !self.sits(opponent)) {
            buttons.push(named(Lobby::Decline, text::buttons::DECLINE));
        }
        if !self.is_kept() {
            buttons.push(call_button(self.row.id, self.seats()));
        }
        buttons.push(named(Lobby::Cancel, text::buttons::WITHDRAW));
        Post { mention, buttons, challenge: Some(self.row.id), accent: self.accent(), ..Post::of_words(text) }
    }

    /// The colour of the side that the challenger plays, where that is not left to chance.
    fn accent(&self) -> Option<[u8; 3]> {
        let (_, wish) = self.sitters().next()?;
        let SeatWish::In(seat) = wish else { return None };
        self.setup.sides().get(seat.index()).map(|side| colour_of(*side))
    }

    /// Everybody in a seat: where they wished to sit, the others by lot.
    pub(crate) fn drawn(&self) -> Vec<PersonNo> {
        let mut seats = vec![None; self.seats()];
        let mut by_lot = Vec::new();
        for (who, wish) in self.sitters() {
            match wish {
                SeatWish::In(seat) if seats.get(seat.index()) == Some(&None) => {
                    seats[seat.index()] = Some(who)
                }
                _ => by_lot.push(who),
            }
        }
        shuffle(&mut by_lot);
        let mut by_lot = by_lot.into_iter();
        seats.into_iter().filter_map(|seat| seat.or_else(|| by_lot.next())).collect()
    }
}

/// The button that calls a computer to a free seat, where so many play.
fn call_button(challenge: u64, seats: usize) -> Button {
    let label = if seats == 2 { text::buttons::PLAY_COMPUTER } else { text::buttons::SEAT_COMPUTER };
    button(&Intent::Lobby { challenge, does: Lobby::CallComputer }, label)
}

/// Draws by lot: the one place where chance comes in. What it decides is in the log.
fn shuffle<T>(all: &mut [T]) {
    for last in (1..all.len()).rev() {
        let among = u32::try_from(last + 1).unwrap_or(1);
        let drawn = getrandom::u32().map_or(0, |bits| bits % among);
        all.swap(last, usize::try_from(drawn).unwrap_or(0));
    }
}

/// The people who have still to accept a rematch.
pub(crate) fn awaited(world: &World, standing: &PendingChallenge) -> Result<Vec<Person>, ServiceError> {
    standing.terms.awaited().map(|no| Ok(world.store.person(PersonNo(no))?)).collect()
}

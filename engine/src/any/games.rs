//! The closed set of games: each combination of a base and overlays that is played.

use crate::game::Game;
use crate::notation::{Notation, PositionError};
use crate::overlays::denial::{Deniable, Denial, DenialRules};
use crate::overlays::lasers::{LaserRules, Lasers, UnderBeams};
use crate::overlays::realtime::{Realtime, RealtimeRules, UnderClock};
use crate::search::Thinks;
use crate::session::Session;
use crate::variants::black_holes::BlackHoles;
use crate::variants::crazy::Crazy;
use crate::variants::orthodox::Chess;
use crate::variants::three_way::ThreeWay;
use crate::variants::{Choices, Setup};

/// How a game begins; nothing where a set-up has chosen another one.
type Begin = fn(&Setup) -> Option<Result<Box<dyn Session>, PositionError>>;

/// All games there are. A set-up chooses one of them.
const GAMES: [Begin; 16] = [
    begin::<Chess>,
    begin::<Lasers<Chess>>,
    begin::<Denial<Chess>>,
    begin::<Denial<Lasers<Chess>>>,
    begin::<Realtime<Chess>>,
    begin::<Realtime<Lasers<Chess>>>,
    begin::<BlackHoles>,
    begin::<Lasers<BlackHoles>>,
    begin::<Denial<BlackHoles>>,
    begin::<Denial<Lasers<BlackHoles>>>,
    begin::<Crazy>,
    begin::<Lasers<Crazy>>,
    begin::<Denial<Crazy>>,
    begin::<Denial<Lasers<Crazy>>>,
    begin::<ThreeWay>,
    begin::<Lasers<ThreeWay>>,
];

/// The game a set-up has chosen, at its start.
pub(super) fn begun(setup: &Setup) -> Result<Box<dyn Session>, PositionError> {
    let found = GAMES.iter().find_map(|begin| begin(setup));
    found.unwrap_or(Err(PositionError::Unplayable("no game is played with these overlays")))
}

fn begin<S: Thinks + Chosen>(setup: &Setup) -> Option<Result<Box<dyn Session>, PositionError>> {
    let rules = S::chosen(Choice::of(setup))?;
    let state =
        setup.position.as_ref().map_or_else(|| Ok(S::start(rules)), |text| S::read_position(rules, text));
    Some(state.map(|state| Box::new(Game::new(state)) as Box<dyn Session>))
}

/// What a set-up has chosen, layer by layer. Each layer of a game takes its own part, and the base finds nothing left.
#[derive(Clone, Copy)]
struct Choice<'a> {
    base: &'a Choices,
    lasers: Option<LaserRules>,
    denial: Option<DenialRules>,
    clock: Option<&'a RealtimeRules>,
}

impl<'a> Choice<'a> {
    fn of(setup: &'a Setup) -> Self {
        let base = setup.choices();
        Self { base, lasers: base.lasers(), denial: base.denial(), clock: base.clock() }
    }

    /// Whether nothing lies over the base.
    fn is_plain(&self) -> bool {
        self.lasers.is_none() && self.denial.is_none() && self.clock.is_none()
    }
}

/// A game whose rules can be read off a set-up.
trait Chosen: Notation {
    /// Its rules; nothing where the set-up has chosen another game.
    fn chosen(choice: Choice<'_>) -> Option<Self::Rules>;
}

impl Chosen for Chess {
    fn chosen(choice: Choice<'_>) -> Option<Self::Rules> {
        (choice.is_plain() && matches!(choice.base, Choices::Chess(_) | Choices::Realtime(_))).then_some(())
    }
}

impl Chosen for BlackHoles {
    fn chosen(choice: Choice<'_>) -> Option<Self::Rules> {
        let Choices::BlackHoles(chosen) = choice.base else { return None };
        choice.is_plain().then_some(chosen.base)
    }
}

impl Chosen for Crazy {
    fn chosen(choice: Choice<'_>) -> Option<Self::Rules> {
        let Choices::Crazy(chosen) = choice.base else { return None };
        choice.is_plain().then_some(chosen.base)
    }
}

impl Chosen for ThreeWay {
    fn chosen(choice: Choice<'_>) -> Option<Self::Rules> {
        let Choices::ThreeWay(chosen) = choice.base else { return None };
        choice.is_plain().then_some(chosen.base)
    }
}

impl<B: UnderBeams + Chosen> Chosen for Lasers<B> {
    fn chosen(mut choice: Choice<'_>) -> Option<Self::Rules> {
        let lasers = choice.lasers.take()?;
        Some(lasers.over(B::chosen(choice)?))
    }
}

impl<B: Deniable + Chosen> Chosen for Denial<B> {
    fn chosen(mut choice: Choice<'_>) -> Option<Self::Rules> {
        let denial = choice.denial.take()?;
        Some((denial, B::chosen(choice)?))
    }
}

impl<B: UnderClock + Chosen> Chosen for Realtime<B> {
    fn chosen(mut choice: Choice<'_>) -> Option<Self::Rules> {
        let clock = choice.clock.take()?;
        Some((*clock, B::chosen(choice)?))
    }
}

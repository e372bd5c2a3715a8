//! The closed set of games: each combination of a base and overlays that is played.

use super::{chosen, three_way};
use crate::notation::{Notation, PositionError};
use crate::overlay::denial::{Deniable, Denial, DenialRules};
use crate::overlay::lasers::{LaserRules, Lasers, UnderBeams};
use crate::overlay::realtime::{Realtime, RealtimeRules, UnderClock};
use crate::preset::{Base, Setup};
use crate::rules::black_holes::BlackHoles;
use crate::rules::crazy::Crazy;
use crate::rules::orthodox::Chess;
use crate::rules::three_way::ThreeWay;
use crate::search::Thinks;
use crate::session::Session;
use crate::table::Table;

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
    Some(state.map(|state| Box::new(Table::new(state)) as Box<dyn Session>))
}

/// What a set-up has chosen, layer by layer. Each layer of a game takes its own part, and the base finds nothing left.
#[derive(Clone, Copy)]
struct Choice<'a> {
    setup: &'a Setup,
    lasers: Option<LaserRules>,
    denial: Option<DenialRules>,
    clock: Option<RealtimeRules>,
}

impl<'a> Choice<'a> {
    fn of(setup: &'a Setup) -> Self {
        Self {
            setup,
            lasers: chosen::laser_rules(setup),
            denial: chosen::denial_rules(setup),
            clock: chosen::realtime_rules(setup),
        }
    }

    /// Whether it is a base without anything over it.
    fn is_plain(&self, base: Base) -> bool {
        self.setup.preset().base == base
            && self.lasers.is_none()
            && self.denial.is_none()
            && self.clock.is_none()
    }
}

/// A game whose rules can be read off a set-up.
trait Chosen: Notation {
    /// Its rules; nothing where the set-up has chosen another game.
    fn chosen(choice: Choice<'_>) -> Option<Self::Rules>;
}

impl Chosen for Chess {
    fn chosen(choice: Choice<'_>) -> Option<Self::Rules> {
        choice.is_plain(Base::Chess).then_some(())
    }
}

impl Chosen for BlackHoles {
    fn chosen(choice: Choice<'_>) -> Option<Self::Rules> {
        choice.is_plain(Base::BlackHoles).then(|| chosen::hole_rules(choice.setup))
    }
}

impl Chosen for Crazy {
    fn chosen(choice: Choice<'_>) -> Option<Self::Rules> {
        choice.is_plain(Base::Crazy).then(|| chosen::crazy_rules(choice.setup))
    }
}

impl Chosen for ThreeWay {
    fn chosen(choice: Choice<'_>) -> Option<Self::Rules> {
        choice.is_plain(Base::ThreeWay).then(|| three_way::rules(choice.setup))
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
        Some((clock, B::chosen(choice)?))
    }
}

//! Games that time alone changes, without turns or with live clocks: what happens by the clock, moves at any time, and standing
//! still while the bot is away.

use lasermate_domain::port::{Reply, UnixMillis};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_present::text;
use lasermate_present::variants::{self, ByClock};

use crate::store::StoreError;
use crate::use_cases::change::{Call, RoomPost, ServiceError, refuse};
use crate::use_cases::{game_posts, seated};
use crate::world::World;

/// Black's moves that wait no longer than this are told when they are carried out, and not before.
const SHORT_WAIT: u64 = 3000;

/// Asks for the clock of a game to run to the time of the request, where it has not yet.
pub(crate) fn caught_up(world: &World, call: &Call<'_>, table: &Table) -> Result<(), ServiceError> {
    let id = table.id.0;
    let runs = table.timed().is_some() && table.state() == GameStatus::Live;
    let is_due = || table.event_at().is_some_and(|at| at <= call.at());
    if runs && (world.clock.taken_up.alive_before(id).is_some() || is_due()) {
        return Err(ServiceError::Behind(id));
    }
    Ok(())
}

/// What a room is told of what happened without turns since `before`; nothing where there is nothing to say yet.
pub(crate) fn clock_posts(
    world: &World,
    table: &Table,
    before: &AnyGame,
    (effects, played): (&[Effect], Option<&Played>),
    now: UnixMillis,
) -> Result<Vec<RoomPost>, StoreError> {
    let told = |clock: &dyn ByClock| clock.told(table, before, (effects, played), SHORT_WAIT);
    let words = variants::of(table.setup.choices()).by_clock().map(told).unwrap_or_default();
    if words.is_empty() {
        return Ok(Vec::new());
    }
    if effects.iter().any(|effect| matches!(effect, Effect::Lasermate { .. })) {
        return game_posts::notable_posts(world, table, words, now);
    }
    let mention = effects.iter().find_map(|effect| match effect {
        Effect::Check { seat } => Some(*seat),
        Effect::DrawOffered { seat } => Some(seat.other()),
        _ => None,
    });
    let mention = table.people_in(mention.filter(|_| table.state() == GameStatus::Live));
    game_posts::board_posts(world, table, words, mention, now)
}

/// `/ready`: who may move now, and when the others may.
pub(crate) fn ready(world: &World, call: &Call<'_>) -> Result<Reply, ServiceError> {
    let table = seated::game_meant(world, call, None)?;
    let Some(by_clock) = variants::of(table.setup.choices()).by_clock() else {
        return refuse(text::clock::HAS_TURNS);
    };
    Ok(Reply::quiet(by_clock.ready(&table.seen_at(call.at()))))
}

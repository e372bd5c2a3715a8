//! `/hint` and its button: what the computer would do, to who is to act alone, and noted in the record; and whom it helps in no
//! other way either.

use std::time::Duration;

use lasermate_domain::log::Verb;
use lasermate_domain::port::Reply;
use lasermate_domain::ratings::is_at_stake;
use lasermate_domain::tables::hint::Hint;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Limits, Tuning};
use lasermate_engine::seat::Seat;
use lasermate_present::{show, text};

use crate::store::StoreError;
use crate::use_cases::change::{
    Call, Change, Finding, GameDraft, HandlerOutcome, HandlerResult, SeatedPlayer, ServiceError, refuse,
    resume_first,
};
use crate::use_cases::rooms::settings;
use crate::use_cases::seated;
use crate::use_cases::study::puzzle;
use crate::use_cases::study::similar_position::is_near;
use crate::world::World;

/// The longest that is thought about a hint.
const MOST: Duration = Duration::from_secs(2);
/// How many positions are looked at for one, and how many among three, where each costs more.
const NODES: u64 = 150_000;
const NODES_AMONG_THREE: u64 = 50_000;

/// Thinks without holding the room up, then notes the hint, unless the position is another one by then. For the seat whose
/// button was pressed, or else for the asker's in the room's game; or about the puzzle that the asker is at.
pub(crate) fn hint(world: &World, call: &Call<'_>, seated: Option<SeatedPlayer>) -> HandlerResult {
    if let Some(told) = world.store.answer(&call.request.id)? {
        return Ok(HandlerOutcome::shown(Reply::secret(told.reply)));
    }
    if seated.is_none()
        && let Some(puzzle) = puzzle::puzzle_at_hand(world, call)?
    {
        return puzzle::hint_for_puzzle(world, call, puzzle);
    }
    let seated = seated.map_or_else(|| seated::seated(world, call), Ok)?;
    if world.is_in_tournament(&seated.game)? {
        return refuse(text::tournament::NO_HINTS);
    }
    // It would undo a game that is being lost.
    if is_at_stake(&seated.game) {
        return refuse(text::study::NOT_IN_RATED);
    }
    if !seated.first.is_empty() {
        return refuse(resume_first(&seated.game));
    }
    let seen = seated.game.seen_at(call.at());
    if !is_asked(&seen, seated.seat) {
        return refuse(text::study::not_asked(&seen));
    }
    judges_no_own_game(world, call, &seen.game)?;
    if let Some(known) = given(&seated.game, seated.seat) {
        let told = Reply::secret(text::study::hint(&seen, seated.seat, &known.exact));
        return Ok(HandlerOutcome::shown(drawn(world, call, &seen, &known.exact, told)?));
    }
    let (game, seat) = (seen.game.clone(), seated.seat);
    let nodes = if game.sides().len() > 2 { NODES_AMONG_THREE } else { NODES };
    let asked = world.searches.thinkers.ask(MOST, move |thinking| {
        let limits = Limits { depth: 64, stop: thinking.stop, ..Limits::nodes(nodes) };
        game.think(seat, (limits, Tuning::PLAY), thinking.memory, &mut |_| {})
    });
    let Ok(pending) = asked else { return refuse(text::study::BUSY) };
    let Some(Some(thought)) = pending.wait() else { return refuse(text::study::NO_HINT) };
    let exact = thought.action.unwrap_or_default();
    Ok(HandlerOutcome::Found(Box::new(Finding::Hint(seated, exact))))
}

/// Whether the computer helps nobody in a game: one of a tournament that is on, or one with something at stake.
pub(crate) fn is_without_hints(world: &World, table: &Table) -> Result<bool, StoreError> {
    Ok(is_at_stake(table) || world.is_in_tournament(table)?)
}

/// Refuses whoever sits in a game without hints the computer's judgement of a position near its own, pasted, put up or played
/// anywhere (fair.md F13).
pub(crate) fn judges_no_own_game(world: &World, call: &Call<'_>, game: &AnyGame) -> Result<(), ServiceError> {
    helps_no_own_game(world, call, |own| is_near(&own.game, game))
}

/// The same where a part of what is asked for may be about such a game.
pub(crate) fn helps_no_own_game(
    world: &World,
    call: &Call<'_>,
    would_help: impl Fn(&Table) -> bool,
) -> Result<(), ServiceError> {
    for id in world.store.live_games_of(call.who)? {
        let Some(own) = world.readable(id)? else { continue };
        if is_without_hints(world, &own)? && would_help(&own) {
            return refuse(text::study::own_position(&own));
        }
    }
    Ok(())
}

/// Notes what was found of a game or a puzzle. The room's lock is held.
pub(crate) fn noted(world: &World, call: &Call<'_>, finding: &Finding) -> HandlerResult {
    let (seated, exact) = match finding {
        Finding::Hint(seated, exact) => (seated, exact),
        Finding::Puzzle(number) => return puzzle::hinted(world, call, *number),
    };
    let now = world.game(seated.game.id.0)?.unwrap_or_else(|| seated.game.clone());
    let same = now.version == seated.game.version;
    if !same && now.unit().is_none() || now.game.outcome().is_some() {
        return refuse(text::study::MOVED_ON);
    }
    let seen = seated.game.seen_at(call.at());
    let words = text::study::hint(&seen, seated.seat, exact);
    let mut game = GameDraft::of(&now);
    game.add(seated.row(call, Verb::Hint, exact))?;
    let Reply { pictures, buttons, .. } = drawn(world, call, &seen, exact, Reply::default())?;
    let shows = Some((pictures, buttons));
    Ok(Change { shows, ..game.told(words, Vec::new()) }.into())
}

/// A hint with the board as it would be, and the button that plays it, where it is a move.
fn drawn(
    world: &World,
    call: &Call<'_>,
    seen: &Table,
    exact: &str,
    told: Reply,
) -> Result<Reply, ServiceError> {
    if !call.request.can.attach {
        return Ok(told);
    }
    let theme = settings::theme(world, &call.request.room)?;
    let Reply { pictures, buttons, .. } = show::preview(seen, &call.request.who.id, exact, theme);
    Ok(Reply { pictures, buttons, ..told })
}

/// Whether a seat is asked anything but a pact.
fn is_asked(table: &Table, seat: Seat) -> bool {
    table.game.to_act().iter().any(|(asked, what)| asked == seat && !matches!(what, Asked::Pact { .. }))
}

/// The hint that a seat has had in this very position; without turns it is another one at every moment.
fn given(table: &Table, seat: Seat) -> Option<&Hint> {
    let last = table.hints.iter().rev().find(|hint| hint.seat == seat)?;
    Some(last).filter(|hint| hint.version == table.version && table.unit().is_none())
}

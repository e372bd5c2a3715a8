//! `/solve`: a problem posed with its diagram, and everything that solves it under a spoiler.

use std::time::Duration;

use lasermate_domain::port::{Invocation, Reply};
use lasermate_engine::any::PositionNote;
use lasermate_engine::problems::{Budget, Stipulation};
use lasermate_engine::seat::Seat;
use lasermate_present::draft::PositionDraft;
use lasermate_present::text;

use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::use_cases::rooms::settings;
use crate::use_cases::study::drafts::{begun, picture, placed, read_setup};
use crate::use_cases::study::hint;
use crate::world::World;

/// The longest that is tried, where no other problem waits.
const MOST: Duration = Duration::from_secs(10);
/// How many positions are made at the most.
const POSITIONS: u64 = 60_000_000;
/// How many lines are listed.
const LINES: usize = 200;
/// How large the table of each solver is, in megabytes.
const MEGABYTES: usize = 16;
/// The game that is meant where none is named.
const USUAL: &str = "chess";

pub(crate) fn solve(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let stipulation = Stipulation::parse(asked.get("stipulation").unwrap_or_default())
        .map_err(|error| ServiceError::Refused(text::problem::unreadable(&error)))?;
    let (draft, notes) = problem_meant(world, call, asked)?;
    let game = begun(&draft)?;
    hint::judges_no_own_game(world, call, &game)?;
    let target = asked.get("target").map(|text| {
        let setup = draft.setup.clone();
        let target = PositionDraft::read(setup.clone(), text)
            .or_else(|error| refuse(text::setup::wrong(&error, &setup)))?;
        begun(&target).map(|game| (target, game))
    });
    let target = target.transpose()?;
    let (tried, reached) = (game.clone(), target.as_ref().map(|(_, game)| game.clone()));
    let solving = world.searches.solvers.ask(MOST, move |thinking| {
        let budget = Budget {
            solutions: LINES,
            megabytes: MEGABYTES,
            stop: thinking.stop,
            ..Budget::positions(POSITIONS)
        };
        tried.solve(stipulation, reached.as_ref(), budget)
    });
    let Ok(pending) = solving else { return refuse(text::study::BUSY) };
    let Some(found) = pending.wait() else { return refuse(text::study::BUSY) };
    let found = match found {
        Ok(found) if found.count() == 0 && !found.complete => return refuse(text::problem::TOO_LONG),
        Ok(found) => found,
        Err(error) => return refuse(text::problem::unsolvable(&error)),
    };
    let mut words = text::problem::posed(&draft.setup, &game, stipulation, &found);
    let assumed = text::setup::assumed(&notes);
    if !assumed.is_empty() {
        words = format!("{assumed}\n{words}");
    }
    // A game to a position shows where it goes.
    let shown = target.map_or(draft, |(target, _)| target);
    let title = format!("{} {}", found.stipulation, text::games::title(shown.setup.preset()));
    let picture = picture(&shown, &title, Seat::First, settings::theme(world, &call.request.room)?);
    Ok(HandlerOutcome::shown(placed(call, Reply::public(words), &shown, &title, picture)))
}

/// The position that is meant: the one that is given, else the start of the game that is named, else what the asker has
/// put up here.
fn problem_meant(
    world: &World,
    call: &Call<'_>,
    asked: &Invocation,
) -> Result<(PositionDraft, Vec<PositionNote>), ServiceError> {
    let (game, text) = (asked.get("game"), asked.get("position"));
    let own = world.people.drafts.of(&call.request.room, &call.request.who.id);
    let setup = match (game, own) {
        (Some(game), _) => read_setup(game, asked.get("options"))?,
        (None, Some(own)) if text.is_none() => return Ok((own, Vec::new())),
        (None, Some(own)) => own.setup,
        (None, None) if text.is_some() => read_setup(USUAL, asked.get("options"))?,
        (None, None) => return refuse(text::problem::WHICH),
    };
    match text {
        Some(text) => PositionDraft::read_noting(setup.clone(), text)
            .or_else(|error| refuse(text::setup::wrong(&error, &setup))),
        None => PositionDraft::start(setup)
            .map(|draft| (draft, Vec::new()))
            .or_else(|error| refuse(text::setup::not_playable(&error))),
    }
}

//! Which puzzle somebody is shown who names none: one they have not solved, near their rating.

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{PuzzleId, UnixMillis};
use lasermate_domain::puzzles::{self, PuzzleEntry};
use lasermate_domain::ratings::{new_solver, untried};
use lasermate_engine::study::Theme;
use lasermate_engine::variants::Preset;
use lasermate_present::text;

use crate::use_cases::change::{ServiceError, refuse};
use crate::world::World;

/// Of so many that are nearest to the rating one is shown.
const NEAR: usize = 8;

/// Who looks for a puzzle, after which one, and when.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seeker {
    /// By number; none for who has done nothing yet.
    pub(crate) who: Option<PersonNo>,
    pub(crate) last: Option<PuzzleId>,
    pub(crate) at: UnixMillis,
}

/// A puzzle of a game or of any, about a theme or any: not the last one, one that the seeker has not tried before one they have not
/// solved, and near their rating. Of several games each has its turn.
pub(crate) fn next_puzzle(
    world: &World,
    Seeker { who, last, at }: Seeker,
    (preset, theme): (Option<&Preset>, Option<Theme>),
) -> Result<u64, ServiceError> {
    let all = puzzles::of(preset, theme);
    let tried = who.map(|who| world.store.attempted(who)).transpose()?.unwrap_or_default();
    let is_new = |number: &&u64| last != Some(PuzzleId::Numbered(**number));
    let untried = |number: &&u64| !tried.contains_key(number);
    let unsolved = |number: &&u64| tried.get(number) != Some(&true);
    let wanted: [&dyn Fn(&&u64) -> bool; 4] =
        [&|one| is_new(one) && untried(one), &|one| is_new(one) && unsolved(one), &is_new, &|_| true];
    let mut left = wanted.into_iter().map(|wanted| all.iter().filter(wanted).copied().collect::<Vec<_>>());
    let left = left.find(|left| !left.is_empty()).unwrap_or_default();
    let by_time = usize::try_from(at / 1_000).unwrap_or(0);
    let is_of = |number: &u64, game: &Preset| puzzles::listed(*number).is_some_and(|one| one.preset == game);
    let games: Vec<_> =
        Preset::all().iter().filter(|game| left.iter().any(|number| is_of(number, game))).collect();
    let Some(game) = games.get(by_time % games.len().max(1)) else {
        return match (preset, theme) {
            (Some(preset), Some(theme)) => refuse(text::puzzle::none_about(theme, preset)),
            _ => refuse(text::puzzle::NO_SUCH),
        };
    };
    let solver = who.map(|who| world.store.solver(who, game.name)).transpose()?.flatten();
    let own = solver.unwrap_or_else(new_solver).skill.rating;
    let rated = world.store.puzzles_of(game.name)?;
    let rating = |number: u64, listed: &PuzzleEntry| {
        rated.get(&number).copied().unwrap_or_else(|| untried_rating(listed))
    };
    let mut near: Vec<(u64, u64)> = left
        .into_iter()
        .filter(|number| is_of(number, game))
        .filter_map(|number| Some((rating(number, puzzles::listed(number)?).abs_diff(own), number)))
        .collect();
    near.sort_unstable();
    near.truncate(NEAR);
    match near.get(by_time / games.len() % near.len().max(1)) {
        Some((_, number)) => Ok(*number),
        None => refuse(text::puzzle::NO_SUCH),
    }
}

/// In millionths of a point.
fn untried_rating(listed: &PuzzleEntry) -> i64 {
    untried(listed.rating).skill.rating
}

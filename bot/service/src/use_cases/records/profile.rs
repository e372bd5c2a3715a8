//! `/profile`: somebody's ratings, results and pacts.

use lasermate_domain::port::{Curve, Linkability, Person, Picture, PinnedPicture, PinnedWhat, Reply};
use lasermate_domain::ratings::{is_provisional, points};
use lasermate_present::text::profile::{GameRating, PuzzleProfile, SolvingRecord};
use lasermate_present::{picture, text};
use lasermate_render::scene::Theme;

use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::use_cases::lobby::lookup;
use crate::use_cases::pacts::posts::record;
use crate::use_cases::rooms::settings;
use crate::world::World;

/// How many games a curve shows.
const COURSE: u32 = 200;
/// How many ratings are told.
const RATINGS: usize = 6;

/// `/profile`: somebody's ratings, what came of their games on this server, and how they kept their pacts.
pub(crate) fn profile(world: &World, call: &Call<'_>, whom: Option<&str>) -> HandlerResult {
    let (no, person) = match whom {
        None => (call.who, call.request.who.clone()),
        Some(text) => match lookup::somebody(world, call, text)? {
            Some(found) => found,
            None => return refuse(text::profile::nobody_called(text)),
        },
    };
    let summary = world.store.summary(&call.request.server, no)?;
    let ratings = world.store.ratings_of(no)?;
    let standings = ratings.iter().take(RATINGS).map(|row| GameRating {
        game: text::ratings::category(&row.category),
        points: points(row.skill.rating),
        provisional: is_provisional(&row.skill),
        games: row.games,
    });
    let standings: Vec<_> = standings.collect();
    let dailies = world.store.streak(no)?.map(|streak| (streak.at(call.at()), streak.best));
    let solved = world.store.solver_of(no)?;
    let solving = solved.iter().take(RATINGS).map(|(game, solving)| SolvingRecord {
        game: text::games::titled(game),
        points: points(solving.skill.rating),
        provisional: is_provisional(&solving.skill),
        tried: (solving.tried, solving.solved),
    });
    let puzzles = PuzzleProfile { ratings: solving.collect(), dailies };
    let tallies = (summary.tallies.as_slice(), &puzzles);
    let direct = call.request.can.link == Linkability::Direct;
    let words = text::profile::profile((&person, direct), &standings, tallies, record(summary.pacts));
    let mut reply = Reply::public(words);
    if let Some(row) = ratings.first() {
        let course = world.store.rating_course(no, &row.category, COURSE)?;
        let curve = Curve {
            person: no.0,
            game: text::ratings::category(&row.category),
            values: course.into_iter().map(|value| i32::try_from(points(value)).unwrap_or(0)).collect(),
            games: row.games,
            provisional: is_provisional(&row.skill),
        };
        reply.pictures.push(drawn(world, call, &person, curve)?);
    }
    Ok(HandlerOutcome::shown(reply))
}

fn drawn(world: &World, call: &Call<'_>, person: &Person, curve: Curve) -> Result<Picture, ServiceError> {
    let theme = settings::theme(world, &call.request.room)?;
    let drawn = picture::curve(person, &curve, theme);
    let light = theme == Theme::Light;
    Ok(Picture { pinned: Some(PinnedPicture::of(PinnedWhat::Curve(curve), light)), ..drawn })
}

//! Finished games are looked back at, one position after the other between other thoughts, and what was found is posted.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{AtPuzzle, ChartData, PictureOf, Post, PuzzleId};
use lasermate_domain::tables::log_payload::{Analysis, KeyMoment};
use lasermate_domain::tables::table::Table;
use lasermate_engine::study::{MoveReview, RecordedAction, Review, ReviewBudget, Reviewer};
use lasermate_present::text;

use crate::commit;
use crate::computer::QueueFull;
use crate::service::Service;
use crate::store::{DerivedChange, StudyRow};
use crate::use_cases::change::{Change, RoomPost, ServiceError, refuse};
use crate::use_cases::study::puzzle::puzzle_button;
use crate::world::World;
use crate::world::cache::hold;

/// How many of the worst moves are told.
const WORST: usize = 5;
/// The longest that is thought about one position; a search of so many positions is over long before.
const MOST: Duration = Duration::from_secs(30);
/// After how long a full queue is tried again.
const FULL: Duration = Duration::from_millis(50);

/// Looks back at the game that has waited longest and owes its room what was found; `false` where none waits, or where
/// the program ends: what is not finished waits for the next start. Blocks: the searching is done on the computer's own
/// threads, one position a turn, so that nobody who plays waits for it. `ends` is asked whether the program ends.
pub fn study_one(service: &Service, ends: &dyn Fn() -> bool) -> bool {
    let world = &service.world;
    let done = world.store.studies().map_err(ServiceError::from).and_then(|waiting| {
        let Some(wanted) = waiting.first() else { return Ok(false) };
        let (moments, post) = match study(world, wanted, ends) {
            Ok(Some((moments, post))) => (moments, Some(post)),
            Ok(None) => return Ok(false),
            Err(error) => {
                // Whatever is wrong with it would be so again, and keep the others waiting.
                tracing::error!(%error, game = wanted.game, "analysing a game failed; dropped");
                (None, None)
            }
        };
        studied(service, wanted, moments, post).map(|()| true)
    });
    done.unwrap_or_else(|error| {
        tracing::error!(%error, "analysing games failed");
        false
    })
}

/// What is found in a game, its key moments and what is posted; `None` where the program ends meanwhile.
fn study(
    world: &World,
    wanted: &StudyRow,
    ends: &dyn Fn() -> bool,
) -> Result<Option<AnalysisResult>, ServiceError> {
    let Some(game) = world.game(wanted.game)? else { return refuse(text::lookup::NO_GAME) };
    let Some(review) = review(world, &game, ends) else {
        if ends() {
            return Ok(None);
        }
        tracing::warn!(game = wanted.game, "analysing a game failed; dropped");
        return Ok(Some((None, Post::of_words(text::study::unfinished(&game)))));
    };
    let moments = moments(&game, &review);
    let mut text = text::study::analysis(&game, &review, WORST);
    if !moments.is_empty() {
        text += &format!("\n{}", text::study::LOOK);
    }
    let played = text::study::worst_moves(&game, &review, WORST);
    let show = |moment: &KeyMoment| {
        let of = PuzzleId::Mistake { game: wanted.game, number: moment.number };
        let played = played.get(usize::try_from(moment.number).ok()?.checked_sub(1)?)?;
        Some(puzzle_button(AtPuzzle::Solution, of, &text::buttons::mistake(played)))
    };
    let buttons = moments.iter().filter_map(show).collect();
    let picture = Some(PictureOf::Course(course(&game, &review)));
    Ok(Some((Some(moments), Post { picture, buttons, ..Post::of_words(text) })))
}

/// A room waits for a game no more, in the transaction that owes it what was found.
/// Without `moments` those of an earlier analysis stay.
fn studied(
    service: &Service,
    wanted: &StudyRow,
    moments: Option<Vec<KeyMoment>>,
    post: Option<Post>,
) -> Result<(), ServiceError> {
    let at = service.world.clock.latest().max(wanted.at);
    let row = NewRow {
        at,
        server: wanted.server.clone(),
        room: wanted.room.clone(),
        person: None,
        challenge: None,
        seat: None,
        verb: Verb::Studied,
        body: Analysis { game: wanted.game, moments: moments.clone() }.text(),
    };
    let mut derived = vec![DerivedChange::Studied(wanted.room.clone(), wanted.game)];
    derived.extend(moments.map(|moments| DerivedChange::Moments(wanted.game, moments)));
    let posts = post.map(|post| RoomPost::alone(wanted.room.clone(), post)).into_iter().collect();
    commit::settle_clock(service, at, Change { rows: vec![row], derived, posts, ..Change::default() })
}

/// `None` where the program ends or the record cannot be played.
fn review(world: &World, table: &Table, ends: &dyn Fn() -> bool) -> Option<Review> {
    let deed = |entry: &lasermate_domain::tables::record::RecordEntry| RecordedAction {
        seat: entry.seat,
        exact: entry.exact.clone(),
        at: entry.at,
    };
    let record: Vec<_> = table.record.iter().map(deed).collect();
    let budget = ReviewBudget::usual(table.game.sides().len());
    let mut reviewer = Reviewer::new(&table.setup, &record, budget)?;
    while !reviewer.is_done() {
        if ends() {
            return None;
        }
        // It comes and goes: where there is no room for it now it stays here, and where its step fails it is lost.
        let held = Arc::new(Mutex::new(Some(reviewer)));
        let own = Arc::clone(&held);
        let step = world.searches.thinkers.ask_whole(MOST, move |thinking| {
            let mut reviewer = hold(&own).take()?;
            reviewer.step(thinking.stop, thinking.memory)?;
            Some(reviewer)
        });
        reviewer = match step {
            Ok(pending) => pending.wait()??,
            Err(QueueFull) => {
                std::thread::sleep(FULL);
                let back = hold(&held).take();
                back?
            }
        };
    }
    Some(reviewer.finish())
}

/// What a look back at a game finds: its key moments, where it came to its end, and what is posted.
type AnalysisResult = (Option<Vec<KeyMoment>>, Post);

/// The mistakes of a game for which something better can be shown, under the numbers by which they are told.
fn moments(table: &Table, review: &Review) -> Vec<KeyMoment> {
    let shown = |(_, ply): &(u32, &MoveReview)| !ply.better.is_empty() && !text::study::waits(table, ply);
    let moment = |(number, ply): (u32, &MoveReview)| {
        Some(KeyMoment {
            number,
            place: u32::try_from(ply.index).ok()?,
            seat: u8::try_from(ply.seat.index() + 1).ok()?,
            cost: ply.loss,
            worth: text::study::worth_after(ply),
            better: ply.better.clone(),
        })
    };
    (1..).zip(review.worst(WORST)).filter(shown).filter_map(moment).collect()
}

/// What the picture of a review shows.
fn course(table: &Table, review: &Review) -> ChartData {
    let mut values = vec![review.start.clone()];
    values.extend(review.plies.iter().map(|ply| ply.values.clone()));
    let place = |index: usize| review.plies.iter().position(|ply| ply.index == index).map_or(0, |at| at + 1);
    ChartData {
        game: table.id.0,
        values,
        numbered: review.worst(WORST).iter().map(|ply| (place(ply.index), ply.seat.index())).collect(),
        starred: review.missed().map(|ply| place(ply.index)).collect(),
        alt: text::study::course_alt(table, review, WORST),
    }
}

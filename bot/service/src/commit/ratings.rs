//! What came of a game that has just ended is noted with it, in the same transaction, and the ratings with that.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::sync::MutexGuard;

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::UnixMillis;
use lasermate_domain::ratings::{
    Category, GameResult, RatedMeeting, RatingRow, after, counts, is_provisional, meetings, new_skill,
    points, weights,
};
use lasermate_domain::tables::table::Table;
use lasermate_present::text;
use lasermate_present::text::ratings::RatingChange;

use crate::service::Service;
use crate::store::{DerivedChange, ResultRow, StoreError};
use crate::use_cases::change::{RoomPost, ServiceError};
use crate::world::World;
use crate::world::cache::hold;

/// Notes what came of a game where it has just ended, and tells the room how the ratings change. What is returned is held until
/// all of it is stored: two games of one person that end at the same moment are rated one after the other.
pub(crate) fn note_end<'a>(
    service: &'a Service,
    table: Option<&Table>,
    posts: &mut [RoomPost],
    derived: &mut Vec<DerivedChange>,
) -> Result<Option<MutexGuard<'a, ()>>, StoreError> {
    let world = &service.world;
    let Some(table) = table else { return Ok(None) };
    let Some(result) = GameResult::of(table) else { return Ok(None) };
    let guard = hold(&service.locks.ratings);
    if world.store.has_ended(table.id.0)? {
        return Ok(None);
    }
    let gone = gone_of(world, &table.seating.numbers)?;
    let (mut before, mut met) = (Vec::new(), Vec::new());
    for seat in &result.seats {
        before.push(world.store.rating(seat.person, &result.category)?);
        met.push(world.store.meetings(seat.person, &result.category, result.at)?);
    }
    let noted = noted(&result, (&before, &met), &gone);
    let words = if noted.rated {
        let changes = (0..result.seats.len()).filter_map(|index| {
            let new = noted.ratings.get(index)?.as_ref()?;
            let seats = result.seats.len();
            let old = before.get(index)?.as_ref().map_or_else(|| new_skill(seats), |row| row.skill);
            let (now, was) = (points(new.skill.rating), points(old.rating));
            let who = world.store.person(new.person).ok()?;
            Some(RatingChange { who, now, by: now - was, provisional: is_provisional(&new.skill) })
        });
        Some(text::ratings::changes(&changes.collect::<Vec<_>>()))
    } else {
        text::ratings::uncounted(table, counts(table).map(|counts| counts.err()))
    };
    if let Some(words) = words {
        for posted in posts.iter_mut().filter(|posted| posted.post.board_of == Some(table.id.0)) {
            posted.post.text = format!("{}\n{words}", posted.post.text);
        }
    }
    derived.extend(noted.derived());
    Ok(Some(guard))
}

/// Notes what came of some of the games that ended before results were noted; after a start every tick takes the next ones,
/// since a file may hold many. None of them was rated.
pub(crate) fn note_earlier_ends(service: &Service) -> Result<(), StoreError> {
    let world = &service.world;
    let mut derived = Vec::new();
    for id in service.schedule.earlier_ends.next(&world.store)? {
        let read = world.store.game_log(id).map_err(ServiceError::from);
        match read.and_then(|rows| world.replay(&rows, None)) {
            Ok(Some(table)) => {
                let Some(result) = GameResult::of(&table) else { continue };
                let gone = gone_of(world, &table.seating.numbers)?;
                derived.extend(noted(&result, (&[], &[]), &gone).derived());
            }
            Ok(None) => {}
            Err(ServiceError::Store(error)) if !error.is_unreadable() => return Err(error),
            Err(error) => tracing::warn!(table = id, %error, "reading a game for its result failed"),
        }
    }
    if derived.is_empty() { Ok(()) } else { service.store.add_derived(&derived) }
}

fn gone_of(world: &World, people: &[PersonNo]) -> Result<BTreeSet<PersonNo>, StoreError> {
    let mut gone = BTreeSet::new();
    for no in people {
        if world.is_gone(*no)? {
            gone.insert(*no);
        }
    }
    Ok(gone)
}

/// What is noted of a game that has ended.
struct RatingNote {
    rated: bool,
    results: Vec<ResultRow>,
    /// The new ratings, in seat order; none for computers, and none at all where the game does not count.
    ratings: Vec<Option<RatingRow>>,
}

impl RatingNote {
    fn derived(self) -> impl Iterator<Item = DerivedChange> {
        let ratings = self.ratings.into_iter().flatten().map(DerivedChange::Rating);
        self.results.into_iter().map(DerivedChange::Result).chain(ratings)
    }
}

/// The ratings before a game and whom its players have met of late, in seat order.
type PriorRatings<'a> = (&'a [Option<RatingRow>], &'a [Vec<RatedMeeting>]);

/// What is noted of a game, from what was before it and from who had deleted their data by then: nothing is noted of them, and
/// the game does not count.
fn noted(result: &GameResult, before: PriorRatings<'_>, gone: &BTreeSet<PersonNo>) -> RatingNote {
    let somebody_gone = result.seats.iter().any(|seat| gone.contains(&seat.person));
    let rated = result.rated && (result.fair || !somebody_gone);
    let ratings = if rated { ratings_after(result, before, gone) } else { Vec::new() };
    let rated = ratings.iter().any(Option::is_some);
    let people = result.among_people();
    let mut results = Vec::new();
    for (index, (seat, number)) in result.seats.iter().zip(1u8..).enumerate() {
        let person = seat.person;
        if gone.contains(&person) {
            continue;
        }
        let record = seat.record;
        let new = ratings.get(index).and_then(Option::as_ref);
        results.push(ResultRow {
            game: result.game,
            seat: number,
            person,
            server: result.server.clone(),
            category: result.category.clone(),
            at: result.at,
            came: seat.came,
            people,
            pacts: [record.made, record.kept, record.denounced, record.broken, record.void],
            rating: new.map(|row| (row.skill.rating, row.games)),
        });
    }
    RatingNote { rated, results, ratings }
}

/// The ratings after a game that counts, in seat order; none for computers, for seats that it leaves alone, and for who is gone.
fn ratings_after(
    result: &GameResult,
    (before, met): PriorRatings<'_>,
    gone: &BTreeSet<PersonNo>,
) -> Vec<Option<RatingRow>> {
    let sits = |index: usize| result.seats.get(index).is_some_and(|seat| !seat.sits_out);
    let counted: Vec<_> = (0..result.seats.len()).filter(|index| sits(*index)).collect();
    let before: Vec<_> = counted.iter().map(|index| before.get(*index).cloned().flatten()).collect();
    let met: Vec<_> = counted.iter().map(|index| met.get(*index).cloned().unwrap_or_default()).collect();
    let mut ratings = vec![None; result.seats.len()];
    let counting = result.as_it_counts();
    let weights = weights(&counting, &before, &met);
    for (index, new) in counted.into_iter().zip(after(&counting, &before, &weights)) {
        if let Some(place) = ratings.get_mut(index) {
            *place = new.filter(|row| !gone.contains(&row.person));
        }
    }
    ratings
}

/// Something of the log that ratings depend on, in its order.
#[derive(Debug)]
pub(crate) enum Milestone {
    Ended(GameResult),
    Forgotten(PersonNo),
}

/// Results and ratings folded again: milestones by the rows of the log that they stand in.
pub(crate) fn refold(milestones: BTreeMap<i64, Milestone>) -> Vec<DerivedChange> {
    let mut ratings: BTreeMap<_, RatingRow> = BTreeMap::new();
    let mut results: Vec<ResultRow> = Vec::new();
    let mut met = MeetingHistory::default();
    let mut gone = BTreeSet::new();
    for milestone in milestones.into_values() {
        match milestone {
            Milestone::Forgotten(person) => {
                // Games that end later know nothing of how strong they were.
                ratings.retain(|(own, _), _| *own != person);
                gone.insert(person);
            }
            Milestone::Ended(result) => {
                let own = |person: PersonNo| ratings.get(&(person, result.category.clone())).cloned();
                let before: Vec<_> = result.seats.iter().map(|seat| own(seat.person)).collect();
                let meetings: Vec<_> =
                    result.seats.iter().map(|seat| met.by(seat.person, &result, &gone)).collect();
                let noted = noted(&result, (&before, &meetings), &gone);
                met.note(&noted.results);
                results.extend(noted.results);
                for row in noted.ratings.into_iter().flatten() {
                    ratings.insert((row.person, row.category.clone()), row);
                }
            }
        }
    }
    results.retain(|row| !gone.contains(&row.person));
    ratings.retain(|(person, _), _| !gone.contains(person));
    let ratings = ratings.into_values().map(DerivedChange::Rating);
    results.into_iter().map(DerivedChange::Result).chain(ratings).collect()
}

/// What the store has of results while the games are played (`Store::meetings`).
#[derive(Default)]
struct MeetingHistory {
    /// The rated games of somebody, oldest first: number and end.
    games: BTreeMap<(PersonNo, Category), Vec<(u64, UnixMillis)>>,
    /// Who sat in a game, and which of their rated games of its kind it was.
    seats: BTreeMap<u64, Vec<(PersonNo, Option<u32>)>>,
}

impl MeetingHistory {
    fn note(&mut self, results: &[ResultRow]) {
        for row in results {
            let nth = row.rating.map(|(_, nth)| nth);
            self.seats.entry(row.game).or_default().push((row.person, nth));
            if nth.is_some() {
                let games = self.games.entry((row.person, row.category.clone())).or_default();
                games.push((row.game, row.at));
            }
        }
    }

    fn by(&self, person: PersonNo, result: &GameResult, gone: &BTreeSet<PersonNo>) -> Vec<RatedMeeting> {
        let games = self.games.get(&(person, result.category.clone())).map_or(&[][..], Vec::as_slice);
        let newest_first = games.iter().rev().map(|game| Ok(*game));
        let seats = |game| {
            let seats = self.seats.get(&game).into_iter().flatten();
            Ok::<_, Infallible>(seats.filter(|(with, _)| !gone.contains(with)).copied().collect())
        };
        let Ok(met) = meetings(person, newest_first, result.at, seats);
        met
    }
}

//! `/analyse`: a finished game looked back at, one position after the other between other thoughts, and posted when it is
//! done.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lasermate_engine::study::{Budget, Deed, Review, Reviewer};
use tokio::sync::Notify;

use super::desk::{Answer, Call, Change, Done, Service, Stop, refuse};
use super::game::Game;
use super::live::Live;
use super::rooms::hold;
use crate::computer::Busy;
use crate::port::{Course, Invocation, PictureOf, Post, Reply, RoomId, UnixMillis};
use crate::store::{GameState, NewPost};
use crate::text;

/// How many games may wait to be looked back at.
const QUEUE: usize = 8;
/// How many of the worst moves are told.
const WORST: usize = 5;
/// The longest that is thought about one position; a search of so many positions is over long before.
const MOST: Duration = Duration::from_secs(30);
/// After how long a full queue is tried again.
const FULL: Duration = Duration::from_millis(50);

/// A game to look back at, and where what is found is posted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Wanted {
    game: u64,
    room: RoomId,
    at: UnixMillis,
}

/// The games that wait, the first of them under way.
#[derive(Debug, Default)]
pub(super) struct Studies {
    wanted: Mutex<VecDeque<Wanted>>,
    told: Arc<Notify>,
}

impl Service {
    /// Wakes whoever looks back at games ([`Service::study_one`]): there is one.
    #[must_use]
    pub fn studies_waiting(&self) -> Arc<Notify> {
        Arc::clone(&self.studies.told)
    }

    /// `/analyse`: puts a finished game in the queue.
    pub(super) fn analyse(&self, call: &Call<'_>, asked: &Invocation) -> Answer {
        let game = self.finished_game(call, asked.get("game"))?;
        if !call.request.can.post {
            return refuse(text::desk::cannot_post(&call.request.can.missing));
        }
        if game.live.record.is_empty() {
            return refuse(text::study::NOTHING_PLAYED);
        }
        let wanted = Wanted { game: game.live.id.0, room: call.request.room.clone(), at: call.at() };
        let mut queue = hold(&self.studies.wanted);
        let known = queue.iter().any(|other| other.game == wanted.game && other.room == wanted.room);
        if !known {
            if queue.len() >= QUEUE {
                return refuse(text::study::BUSY);
            }
            queue.push_back(wanted);
            self.studies.told.notify_one();
        }
        Ok(Done::shown(Reply::private(text::study::analysing(&game.live))))
    }

    /// The finished game of a code, else the room's newest finished one.
    fn finished_game(&self, call: &Call<'_>, code: Option<&str>) -> Result<Arc<Game>, Stop> {
        let found = match code {
            Some(_) => Some(self.game_meant(call, code)?),
            None => match self.store.last_finished_game(&call.request.room)? {
                Some(id) => self.game(id)?,
                None => self.live_game(&call.request.room)?,
            },
        };
        match found {
            Some(game) if game.state() == GameState::Ended => Ok(game),
            Some(_) => refuse(text::study::NOT_OVER),
            None => refuse(text::study::NO_FINISHED),
        }
    }

    /// Looks back at the game that has waited longest and owes its room what was found; `false` where none waits. Blocks:
    /// the searching is done on the computer's own threads, one position a turn, so that nobody who plays waits for it.
    /// `ends` is asked whether the program ends.
    pub fn study_one(&self, ends: &dyn Fn() -> bool) -> bool {
        let Some(wanted) = hold(&self.studies.wanted).front().cloned() else { return false };
        match self.study(&wanted, ends) {
            Ok(true) => {}
            Ok(false) => tracing::warn!(game = wanted.game, "a game was not looked back at to the end"),
            Err(error) => tracing::error!(%error, game = wanted.game, "a game cannot be looked back at"),
        }
        hold(&self.studies.wanted).retain(|other| *other != wanted);
        true
    }

    fn study(&self, wanted: &Wanted, ends: &dyn Fn() -> bool) -> Result<bool, Stop> {
        let Some(game) = self.game(wanted.game)? else { return Ok(false) };
        let Some(review) = self.review(&game.live, ends) else { return Ok(false) };
        let post = Post {
            text: text::study::analysis(&game.live, &review, WORST),
            mention: None,
            picture: Some(PictureOf::Course(course(&game.live, &review))),
            buttons: Vec::new(),
            board_of: None,
            challenge: None,
            thread: None,
            offer: None,
        };
        let posts = vec![NewPost { room: wanted.room.clone(), post }];
        self.settle_clock(wanted.at, Change { posts, ..Change::default() })?;
        Ok(true)
    }

    /// `None` where the program ends or the record cannot be played.
    fn review(&self, live: &Live, ends: &dyn Fn() -> bool) -> Option<Review> {
        let deed =
            |entry: &super::live::Entry| Deed { seat: entry.seat, exact: entry.exact.clone(), at: entry.at };
        let record: Vec<_> = live.record.iter().map(deed).collect();
        let budget = Budget::usual(live.game.sides().len());
        let mut reviewer = Reviewer::new(&live.setup, &record, budget)?;
        while !reviewer.is_done() {
            if ends() {
                return None;
            }
            // It comes and goes: where there is no room for it now it stays here, and where its step fails it is lost.
            let held = Arc::new(Mutex::new(Some(reviewer)));
            let own = Arc::clone(&held);
            let step = self.thinkers().ask(MOST, move |thinking| {
                let mut reviewer = hold(&own).take()?;
                reviewer.step(thinking.stop, thinking.memory)?;
                Some(reviewer)
            });
            reviewer = match step {
                Ok(pending) => pending.wait()??,
                Err(Busy) => {
                    std::thread::sleep(FULL);
                    let back = hold(&held).take();
                    back?
                }
            };
        }
        Some(reviewer.finish())
    }
}

/// What the picture of a review shows.
fn course(live: &Live, review: &Review) -> Course {
    let mut values = vec![review.start.clone()];
    values.extend(review.plies.iter().map(|ply| ply.values.clone()));
    let place = |index: usize| review.plies.iter().position(|ply| ply.index == index).map_or(0, |at| at + 1);
    Course {
        game: live.id.0,
        values,
        numbered: review.worst(WORST).iter().map(|ply| (place(ply.index), ply.seat.index())).collect(),
        starred: review.missed().map(|ply| place(ply.index)).collect(),
        alt: text::study::course_alt(live, review, WORST),
    }
}

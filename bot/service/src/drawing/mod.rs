//! Where everything is drawn and scanned that costs much: few places, a bounded wait for one, and nothing drawn twice.
//!
//! * A [`Pool`] has a fixed number of places in each of its lanes. Whoever finds none within [`PATIENCE`] is told to try
//!   again, and so is everybody at once where [`DRAWINGS_WAITING`](lasermate_domain::limits::DRAWINGS_WAITING) wait already.
//! * Several who want the same picture share one drawing of it. When none of them waits any more it is called off, between
//!   two frames.
//! * What was drawn is kept in a cache of at most [`DRAWN_BYTES`](lasermate_domain::limits::DRAWN_BYTES).

mod cache;
mod cost;
mod pool;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lasermate_domain::port::{Intent, Margin, PersonId, Picture, PictureFile, PictureKind, PinnedPicture};
use thiserror::Error;
use tokio::sync::watch;
use tokio::task::spawn_blocking;

use crate::metrics;
use crate::questions::{PictureError, sketch};
use crate::service::Service;
use cache::Cache;

pub use cache::DrawingKey;
pub use cost::{cost, lane};
pub use pool::{DrawingLane, Pool, PoolPlace, PoolTimeout};

/// How long people wait for a place.
pub const PATIENCE: Duration = Duration::from_secs(2);

/// Why a picture is not there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotDrawn {
    /// There was no place for it in time.
    #[error("too much is being drawn already")]
    Busy,
    /// What it shows is gone.
    #[error("{0}")]
    Gone(String),
    #[error("{0}")]
    Failed(String),
}

type DrawingResult = Result<Arc<PictureFile>, NotDrawn>;

#[derive(Debug)]
struct Flight {
    outcome: watch::Receiver<Option<DrawingResult>>,
    /// Tells the drawing that nobody waits for it.
    given_up: Arc<watch::Sender<bool>>,
    /// How many wait for it. Counted under the lock of all flights.
    waiting: usize,
    /// Tells it from an earlier one of the same picture.
    number: u64,
}

#[derive(Debug, Default)]
struct Flights {
    by_key: HashMap<DrawingKey, Flight>,
    /// How many there have been, and pictures that are drawn once.
    made: u64,
}

impl Flights {
    fn next(&mut self) -> u64 {
        self.made += 1;
        self.made
    }
}

/// The pool, what is being drawn in it, and what was drawn.
#[derive(Debug, Default)]
pub struct Drawings {
    pool: Pool,
    cache: Mutex<Cache>,
    flights: Mutex<Flights>,
}

/// Somebody who waits for a drawing. The last one to go calls it off.
struct DrawingWaiter {
    drawings: Arc<Drawings>,
    key: DrawingKey,
    number: u64,
}

impl Drop for DrawingWaiter {
    fn drop(&mut self) {
        let mut flights = self.drawings.flights();
        let Some(flight) = flights.by_key.get_mut(&self.key).filter(|flight| flight.number == self.number)
        else {
            return;
        };
        flight.waiting -= 1;
        if flight.waiting == 0 {
            flight.given_up.send_replace(true);
            flights.by_key.remove(&self.key);
        }
    }
}

impl Drawings {
    pub const fn pool(&self) -> &Pool {
        &self.pool
    }

    /// The place that somebody's request needs; none for what is cheap.
    pub async fn place_for(&self, who: &PersonId, intent: &Intent) -> Result<Option<PoolPlace>, PoolTimeout> {
        match lane(intent) {
            Some(lane) => self.pool.place_of(lane, &who.0, PATIENCE).await.map(Some),
            None => Ok(None),
        }
    }

    /// A stored picture's file. `lane` is where a still picture waits for its place.
    ///
    /// # Errors
    /// There is no place for it within `patience`, or it cannot be drawn.
    pub async fn stored(
        self: &Arc<Self>,
        service: &Arc<Service>,
        pinned: PinnedPicture,
        lane: DrawingLane,
        patience: Option<Duration>,
    ) -> DrawingResult {
        let lane = if pinned.kind() == PictureKind::Gif { DrawingLane::Replays } else { lane };
        let (service, what) = (Arc::clone(service), pinned.clone());
        let draw = move |stopped: &dyn Fn() -> bool| Ok(sketch(service.world(), &what)?.draw(stopped)?);
        self.draw(DrawingKey::Pinned(pinned, Margin::Close), lane, patience, draw).await
    }

    /// The file of a picture that has just been described. `id` is the platform's own, under which the file may be asked
    /// for again. Without `patience` it is waited for as long as it takes.
    ///
    /// # Errors
    /// There is no place for it within `patience`, or it cannot be drawn.
    pub async fn fresh(
        self: &Arc<Self>,
        picture: &Picture,
        id: Option<&str>,
        patience: Option<Duration>,
    ) -> DrawingResult {
        self.fresh_with(Margin::Close, picture, id, patience).await
    }

    /// The same with a margin.
    pub async fn fresh_with(
        self: &Arc<Self>,
        margin: Margin,
        picture: &Picture,
        id: Option<&str>,
        patience: Option<Duration>,
    ) -> DrawingResult {
        let lane = match picture.kind() {
            PictureKind::Gif => DrawingLane::Replays,
            PictureKind::Png => DrawingLane::Boards,
        };
        let key = match (&picture.pinned, id) {
            (Some(pinned), _) => DrawingKey::Pinned(pinned.clone(), margin),
            (None, Some(id)) => DrawingKey::Own(id.to_owned()),
            (None, None) => DrawingKey::Once(self.flights().next()),
        };
        loop {
            let sketch = Arc::clone(&picture.sketch);
            let draw = move |stopped: &dyn Fn() -> bool| Ok(sketch.draw_with(margin, stopped)?);
            match self.draw(key.clone(), lane, patience, draw).await {
                // A drawing was shared with somebody who has less patience.
                Err(NotDrawn::Busy) if patience.is_none() => {}
                outcome => return outcome,
            }
        }
    }

    /// A picture's file: from the cache, from a drawing under way, or drawn now.
    ///
    /// # Errors
    /// There is no place for it within `patience` (which is for ever where there is none), or it cannot be drawn.
    pub async fn draw(
        self: &Arc<Self>,
        key: DrawingKey,
        lane: DrawingLane,
        patience: Option<Duration>,
        draw: impl FnOnce(&dyn Fn() -> bool) -> Result<PictureFile, PictureError> + Send + 'static,
    ) -> DrawingResult {
        let (mut outcome, _waiting) = {
            let mut flights = self.flights();
            if let Some(drawn) = self.cache().get(&key) {
                return Ok(drawn);
            }
            let number = match flights.by_key.get_mut(&key) {
                Some(flight) => {
                    flight.waiting += 1;
                    flight.number
                }
                None => self.take_off(&mut flights, &key, lane, patience, draw),
            };
            let outcome = flights.by_key.get(&key).map(|flight| flight.outcome.clone());
            (outcome, DrawingWaiter { drawings: Arc::clone(self), key, number })
        };
        let Some(outcome) = &mut outcome else { return Err(lost()) };
        match outcome.wait_for(Option::is_some).await {
            Ok(outcome) => outcome.clone().unwrap_or_else(|| Err(lost())),
            Err(_) => Err(lost()),
        }
    }

    /// Begins a drawing, for one who waits.
    fn take_off(
        self: &Arc<Self>,
        flights: &mut Flights,
        key: &DrawingKey,
        lane: DrawingLane,
        patience: Option<Duration>,
        draw: impl FnOnce(&dyn Fn() -> bool) -> Result<PictureFile, PictureError> + Send + 'static,
    ) -> u64 {
        let number = flights.next();
        let (tell, outcome) = watch::channel(None);
        let given_up = Arc::new(watch::Sender::new(false));
        let flight = Flight { outcome, given_up: Arc::clone(&given_up), waiting: 1, number };
        flights.by_key.insert(key.clone(), flight);
        let (drawings, key) = (Arc::clone(self), key.clone());
        tokio::spawn(async move {
            let mut over = given_up.subscribe();
            let place = tokio::select! {
                place = drawings.pool.place(lane, patience) => place,
                // Nobody hears of it.
                _ = over.wait_for(|over| *over) => return,
            };
            let drawn = match place {
                Ok(place) => paint(place, given_up, draw).await,
                Err(PoolTimeout) => Err(NotDrawn::Busy),
            };
            let mut flights = drawings.flights();
            if let Ok(drawn) = &drawn
                && !matches!(key, DrawingKey::Once(_))
            {
                drawings.cache().put(key.clone(), Arc::clone(drawn));
            }
            if flights.by_key.get(&key).is_some_and(|flight| flight.number == number) {
                flights.by_key.remove(&key);
            }
            drop(flights);
            tell.send_replace(Some(drawn));
        });
        number
    }

    fn flights(&self) -> MutexGuard<'_, Flights> {
        self.flights.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Draws on a thread that may block, in a place of the pool.
async fn paint(
    place: PoolPlace,
    given_up: Arc<watch::Sender<bool>>,
    draw: impl FnOnce(&dyn Fn() -> bool) -> Result<PictureFile, PictureError> + Send + 'static,
) -> DrawingResult {
    let painted = spawn_blocking(move || {
        let _place = place;
        let begun = Instant::now();
        let drawn = draw(&|| *given_up.borrow());
        metrics::drawn(begun.elapsed());
        drawn
    });
    match painted.await {
        Ok(Ok(drawn)) => Ok(Arc::new(drawn)),
        Ok(Err(
            error @ (PictureError::NoGame(_)
            | PictureError::NoPuzzle(_)
            | PictureError::NoPosition
            | PictureError::Lost(_)),
        )) => Err(NotDrawn::Gone(error.to_string())),
        Ok(Err(error)) => Err(NotDrawn::Failed(error.to_string())),
        Err(error) => Err(NotDrawn::Failed(error.to_string())),
    }
}

/// A drawing ended without a word: the program ends.
fn lost() -> NotDrawn {
    NotDrawn::Failed("the drawing was lost".to_owned())
}

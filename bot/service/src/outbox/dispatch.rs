//! The dispatcher of one platform: it wakes when a post is owed and sends each room's posts in order.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use lasermate_domain::limits::{POSTS_READ, ROOMS_SERVED};
use lasermate_domain::platform::{Delivery, Platform, SendError};
use lasermate_domain::port::{PersonId, Picture, PictureOf, Post, RoomId, SentPost, UnixMillis};
use lasermate_present::language::Language;
use lasermate_present::told::Reader;
use tokio::sync::watch;
use tokio::task::{Id, JoinError, JoinSet, spawn_blocking};
use tokio::time::Instant;
use tracing::{error, info, warn};

use super::{link, plan};
use crate::clock;
use crate::metrics::{self, SendFailure};
use crate::outbox::OwedPost;
use crate::questions::{self, picture, write_out};
use crate::service::Service;
use crate::world::backoff;
use crate::world::blocked::BlockedRooms;

/// How long after a board of a game without turns the next one of its room is drawn at the soonest.
const BOARDS_APART: Duration = Duration::from_secs(1);
/// How often the store is looked at without being woken: for posts whose pause is over.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// How long a room rests in which the bot may not write, where nothing is heard of it.
const BLOCKED: Duration = Duration::from_mins(10);
/// For how long a post is owed to such a room, in milliseconds: 7 days.
const OWED: UnixMillis = 7 * DAY;
/// How long a room rests in which the bot writes only as an answer, where nobody does anything.
const UNASKED: Duration = Duration::from_hours(1);
/// For how long a post is owed to such a room, in milliseconds: 90 days.
const OWED_UNASKED: UnixMillis = 90 * DAY;
const DAY: UnixMillis = 24 * 60 * 60 * 1000;

/// What the tasks of a dispatcher share.
struct DispatchContext<P> {
    service: Arc<Service>,
    platform: Arc<P>,
    /// Whether the end has been asked for.
    stop: watch::Receiver<bool>,
}

/// Sends what the service owes to a platform's rooms until `stop` becomes true; the posts that are being sent then are
/// finished first, one a room, and the others are still owed.
pub async fn run<P: Platform>(service: Arc<Service>, platform: Arc<P>, mut stop: watch::Receiver<bool>) {
    let wake = service.posts_waiting();
    let shared = Arc::new(DispatchContext { service, platform, stop: stop.clone() });
    let mut rooms = RoomTasks::default();
    while !*stop.borrow() {
        let notified = wake.notified();
        tokio::pin!(notified);
        notified.as_mut().enable();
        rooms.note_time();
        rooms.hear_of(P::NAME, &shared.service.world.blocked);
        let owed = owed(&shared, rooms.resting(), rooms.free()).await;
        rooms.start(&shared, owed);
        let next_look = rooms.next_look();
        tokio::select! {
            () = &mut notified => {}
            Some(done) = rooms.tasks.join_next_with_id(), if !rooms.tasks.is_empty() => rooms.note(done),
            () = tokio::time::sleep_until(next_look) => {}
            _ = stop.changed() => break,
        }
        while let Some(done) = rooms.tasks.try_join_next_with_id() {
            rooms.note(done);
        }
    }
    while let Some(done) = rooms.tasks.join_next_with_id().await {
        rooms.note(done);
    }
}

/// The oldest posts of so many rooms, without those that are resting.
async fn owed<P: Platform>(
    shared: &Arc<DispatchContext<P>>,
    resting: HashSet<RoomId>,
    rooms: usize,
) -> Vec<OwedPost> {
    let service = Arc::clone(&shared.service);
    let read = spawn_blocking(move || service.owed_by_room(P::NAME, &resting, (rooms, POSTS_READ))).await;
    read.unwrap_or_else(|failure| {
        error!(%failure, "reading the outbox failed");
        Vec::new()
    })
}

/// What became of a room's posts: when the room may be served again, where one could not be sent.
struct RoomOutcome {
    room: RoomId,
    pause_until: Option<Instant>,
    /// When a board of a game without turns was sent there, where one was.
    board_at: Option<Instant>,
}

/// The rooms that are being served, and those that wait after a failure.
#[derive(Default)]
struct RoomTasks {
    tasks: JoinSet<RoomOutcome>,
    busy: HashSet<RoomId>,
    /// Which room each task serves, for when it ends without a word.
    served_by: HashMap<Id, RoomId>,
    paused: HashMap<RoomId, Instant>,
    /// How often in a row each room has failed since the start, so that no start waits out the pauses of the last one.
    failures: HashMap<RoomId, u32>,
    /// Until when no board of a game without turns is drawn for a room. Words are not held up by it.
    boards: HashMap<RoomId, Instant>,
}

impl RoomTasks {
    /// Ends the pauses that are over.
    fn note_time(&mut self) {
        let now = Instant::now();
        self.paused.retain(|_, until| *until > now);
        self.boards.retain(|_, until| *until > now);
    }

    /// Changes the pauses of rooms in which the bot may be allowed to write again, and ends the others once the platform is
    /// reached again.
    fn hear_of(&mut self, platform: &str, blocked: &BlockedRooms) {
        if blocked.take_reached(platform) {
            self.paused.retain(|room, _| blocked.is(room));
            self.failures.clear();
        }
        let changed = blocked.to_try(|room| self.paused.contains_key(room));
        self.paused.extend(changed);
        self.note_time();
    }

    /// The rooms that are not to be served now.
    fn resting(&self) -> HashSet<RoomId> {
        self.busy.iter().chain(self.paused.keys()).cloned().collect()
    }

    /// How many rooms may be read of: those that can be started, and those that may have to wait for their next board.
    fn free(&self) -> usize {
        match ROOMS_SERVED.saturating_sub(self.tasks.len()) {
            0 => 0,
            free => free + self.boards.len(),
        }
    }

    /// Starts serving the rooms that are neither busy nor paused.
    fn start<P: Platform>(&mut self, shared: &Arc<DispatchContext<P>>, owed: Vec<OwedPost>) {
        let mut order = Vec::new();
        let mut queues: HashMap<RoomId, Vec<OwedPost>> = HashMap::new();
        for post in owed {
            if !self.busy.contains(&post.room) && !self.paused.contains_key(&post.room) {
                let queue = queues.entry(post.room.clone()).or_default();
                if queue.is_empty() {
                    order.push(post.room.clone());
                }
                queue.push(post);
            }
        }
        for room in order {
            if self.tasks.len() >= ROOMS_SERVED {
                return;
            }
            let early = self.boards.contains_key(&room);
            if let Some(queue) = queues.remove(&room).filter(|queue| !(early && only_a_board(queue))) {
                self.busy.insert(room.clone());
                let failures = self.failures.get(&room).copied().unwrap_or_default();
                let task =
                    self.tasks.spawn(serve(Arc::clone(shared), room.clone(), queue, (early, failures)));
                self.served_by.insert(task.id(), room);
            }
        }
    }

    fn note(&mut self, done: Result<(Id, RoomOutcome), JoinError>) {
        match done {
            Ok((task, served)) => {
                self.served_by.remove(&task);
                self.busy.remove(&served.room);
                if let Some(at) = served.board_at {
                    self.boards.insert(served.room.clone(), at + BOARDS_APART);
                }
                match served.pause_until {
                    Some(until) => {
                        let failures = self.failures.entry(served.room.clone()).or_default();
                        *failures = failures.saturating_add(1);
                        self.paused.insert(served.room, until);
                    }
                    None => {
                        self.failures.remove(&served.room);
                    }
                }
            }
            Err(failure) => {
                error!(%failure, "sending a room's posts failed");
                if let Some(room) = self.served_by.remove(&failure.id()) {
                    self.busy.remove(&room);
                    self.paused.insert(room, Instant::now() + LOOK_AGAIN);
                }
            }
        }
    }

    fn next_look(&self) -> Instant {
        let regular = Instant::now() + LOOK_AGAIN;
        self.paused
            .values()
            .chain(self.boards.values())
            .copied()
            .min()
            .map_or(regular, |until| until.min(regular))
    }
}

/// Whether nothing waits but a board of a game without turns.
fn only_a_board(queue: &[OwedPost]) -> bool {
    matches!(queue, [one] if one.post.picture.as_ref().is_some_and(plan::is_now))
}

/// Sends a room's posts in order, up to the first that cannot be sent now. Where it is too early for another board of a game
/// without turns, the newest one waits, and with it what comes after it. `failures` is how often in a row the room has failed.
async fn serve<P: Platform>(
    shared: Arc<DispatchContext<P>>,
    room: RoomId,
    queue: Vec<OwedPost>,
    (early, failures): (bool, u32),
) -> RoomOutcome {
    let wanted = plan::pictures(queue.iter().map(|owed| &owed.post), P::EVERY_PICTURE);
    let overtaken = plan::overtaken(queue.iter().map(|owed| &owed.post));
    let numbers: Vec<_> = queue.iter().map(|owed| (owed.id, owed.made_at)).collect();
    // Where nothing could be written for a while, the newest board of each game is enough.
    let newest_alone = shared.service.world.blocked.is(&room);
    let mut board_at = None;
    for (at, (owed, wanted)) in queue.into_iter().zip(wanted).enumerate() {
        let (id, made_at) = (owed.id, owed.made_at);
        let is_board = wanted && owed.post.picture.as_ref().is_some_and(plan::is_now);
        if is_board && (early || board_at.is_some()) || *shared.stop.borrow() {
            break;
        }
        if newest_alone && overtaken.get(at) == Some(&true) {
            settle(&shared, move |service| service.delivered(id, &SentPost::default())).await;
            continue;
        }
        let (language, mut post) = (owed.language.code(), owed.post);
        let picture = match post.picture.clone() {
            Some(of) if wanted => {
                link::add(&shared.service, &mut post, &owed.room, owed.language).await;
                describe(&shared, owed.language, of).await
            }
            _ => None,
        };
        let pinged = pinged(&shared, &post).await;
        let delivery = Delivery { id, room: owed.room, language, post, picture, board_text: None, pinged };
        let begun = Instant::now();
        match send(&shared, delivery).await {
            Ok(sent) => {
                if is_board {
                    board_at = Some(Instant::now());
                }
                shared.service.world.blocked.taken(&room);
                let took = u64::try_from(clock::now() - made_at).unwrap_or_default();
                metrics::posted(P::NAME, Duration::from_millis(took));
                settle(&shared, move |service| service.delivered(id, &sent)).await;
            }
            Err(SendError::Never { reason }) => {
                metrics::not_posted(P::NAME, SendFailure::Never);
                warn!(room = room.in_logs(), reason, "post failed and is dropped");
                settle(&shared, move |service| service.delivered(id, &SentPost::default())).await;
            }
            Err(SendError::Gone { reason }) => {
                metrics::not_posted(P::NAME, SendFailure::Never);
                warn!(room = room.in_logs(), reason, "post failed and is dropped: the room is gone");
                let gone = room.clone();
                settle(&shared, move |service| {
                    service.delivered(id, &SentPost::default());
                    service.unreachable(&gone, clock::now());
                })
                .await;
            }
            Err(SendError::NoPictures { reason }) => {
                metrics::not_posted(P::NAME, SendFailure::Never);
                warn!(
                    room = room.in_logs(),
                    reason, "post failed and is dropped: no picture can be attached"
                );
                settle(&shared, move |service| service.delivered(id, &SentPost::default())).await;
            }
            Err(error @ (SendError::Blocked { .. } | SendError::Unasked)) => {
                let (rest, keeps) = match &error {
                    SendError::Unasked => (UNASKED, OWED_UNASKED),
                    _ => (BLOCKED, OWED),
                };
                if let SendError::Blocked { reason } = error {
                    metrics::not_posted(P::NAME, SendFailure::Later);
                    warn!(
                        room = room.in_logs(),
                        reason, "post failed: the bot may not write there; it is owed"
                    );
                } else {
                    info!(room = room.in_logs(), "a post waits until somebody does something there");
                }
                shared.service.world.blocked.refused(&room, begun, Instant::now());
                let old = clock::now() - keeps;
                let waiting = numbers.into_iter().zip(overtaken).skip(at);
                let dropped: Vec<_> = waiting
                    .filter(|((_, made_at), overtaken)| *overtaken || *made_at < old)
                    .map(|((id, _), _)| id)
                    .collect();
                let retry_at = clock::now() + UnixMillis::try_from(rest.as_millis()).unwrap_or(0);
                settle(&shared, move |service| {
                    service.failed(id, retry_at);
                    dropped.into_iter().for_each(|id| service.delivered(id, &SentPost::default()));
                })
                .await;
                return RoomOutcome { room, pause_until: Some(Instant::now() + rest), board_at };
            }
            Err(SendError::Later { reason, after }) => {
                let pause = after.unwrap_or_default().max(backoff::pause(failures));
                metrics::not_posted(P::NAME, SendFailure::Later);
                info!(room = room.in_logs(), reason, ?pause, "post failed; retrying later");
                let retry_at =
                    clock::now() + UnixMillis::try_from(pause.as_millis()).unwrap_or(UnixMillis::MAX / 2);
                settle(&shared, move |service| service.failed(id, retry_at)).await;
                return RoomOutcome { room, pause_until: Some(Instant::now() + pause), board_at };
            }
        }
    }
    RoomOutcome { room, pause_until: None, board_at }
}

/// Sends a post, with its board as text where the network shows no pictures; where the room takes none, once more so.
async fn send<P: Platform>(
    shared: &Arc<DispatchContext<P>>,
    mut delivery: Delivery,
) -> Result<SentPost, SendError> {
    if delivery.picture.is_some() && !shared.platform.capabilities().pictures {
        delivery.board_text = written_out(shared, &delivery).await;
        // What cannot be written out is described.
        delivery.picture = delivery.picture.filter(|_| delivery.board_text.is_none());
        return shared.platform.send(delivery).await;
    }
    let sent = shared.platform.send(delivery.clone()).await;
    match sent {
        Err(SendError::NoPictures { .. }) if delivery.post.picture.is_some() => {
            let board_text = written_out(shared, &delivery).await;
            shared.platform.send(Delivery { picture: None, board_text, ..delivery }).await
        }
        sent => sent,
    }
}

/// The board that a post names, as text; `None` where it names none, or one that cannot be read back.
async fn written_out<P: Platform>(shared: &Arc<DispatchContext<P>>, delivery: &Delivery) -> Option<String> {
    let (service, of) = (Arc::clone(&shared.service), delivery.post.picture.clone()?);
    let reader = Reader { network: P::NAME, language: Language::of(delivery.language).unwrap_or_default() };
    spawn_blocking(move || write_out(service.world(), &of, reader)).await.ok().and_then(Result::ok).flatten()
}

/// Whom a post may notify now, read away from the async threads.
async fn pinged<P: Platform>(shared: &Arc<DispatchContext<P>>, post: &Post) -> Vec<PersonId> {
    if post.mention.is_none() {
        return Vec::new();
    }
    let (service, mentions) = (Arc::clone(&shared.service), post.clone());
    let read = spawn_blocking(move || questions::pinged(service.world(), &mentions, clock::now())).await;
    read.unwrap_or_else(|failure| {
        error!(%failure, "reading whom a post may notify failed");
        post.mentioned().cloned().collect()
    })
}

/// Describes a picture away from the async threads; a post whose picture fails goes out in words alone.
async fn describe<P: Platform>(
    shared: &Arc<DispatchContext<P>>,
    language: &'static Language,
    of: PictureOf,
) -> Option<Picture> {
    let (service, wanted) = (Arc::clone(&shared.service), of.clone());
    let reader = Reader { network: P::NAME, language };
    let described = move || picture(service.world(), &wanted).map(|picture| reader.picture(picture));
    match spawn_blocking(described).await {
        Ok(Ok(picture)) => Some(picture),
        Ok(Err(error)) => {
            error!(%error, ?of, "describing a picture failed");
            None
        }
        Err(failure) => {
            error!(%failure, ?of, "describing a picture failed");
            None
        }
    }
}

/// Notes in the store what became of a post.
async fn settle<P: Platform>(shared: &Arc<DispatchContext<P>>, note: impl FnOnce(&Service) + Send + 'static) {
    let service = Arc::clone(&shared.service);
    if let Err(failure) = spawn_blocking(move || note(&service)).await {
        error!(%failure, "writing the outbox failed");
    }
}

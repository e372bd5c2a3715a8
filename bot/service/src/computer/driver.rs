//! The tables at which computers sit: whoever is asked something there thinks, and acts.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lasermate_domain::limits::THOUGHTS;
use lasermate_domain::port::{ReplyKind, UnixMillis};
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameId;
use lasermate_domain::tables::table::Table;
use lasermate_present::text;
use tokio::sync::{Notify, watch};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{Instant, sleep, sleep_until};
use tracing::{error, warn};

use super::decision::{ComputerTurn, Decision};
use super::search_pool::JobContext;
use crate::clock;
use crate::questions::games_of_computers;
use crate::service::Service;

/// How many tables are thought about at once, or wait in the queue for it: half of it, so that people always find room.
const TABLES: usize = THOUGHTS / 2;
/// After how long a full queue is tried again.
const FULL: Duration = Duration::from_millis(100);
/// After how long a computer that was refused tries again.
const REFUSED: Duration = Duration::from_secs(5);
/// After how long a move that came too late without turns is thought about anew.
const AGAIN: Duration = Duration::from_millis(500);
/// The longest that it lets people wait after it has decided, whatever the clock says.
const LONGEST_PAUSE: Duration = Duration::from_secs(3);
/// How often it looks at a game without turns at the most.
const MOMENTS: Duration = Duration::from_millis(50);

/// The games in which a computer may have something to do.
#[derive(Debug, Default)]
pub struct PendingGames {
    games: Mutex<BTreeSet<GameId>>,
    told: Notify,
}

impl PendingGames {
    /// Notes a game as a commit has left it, if a computer sits there.
    pub fn note(&self, table: &Table) {
        let sits = table.seating.players.iter().any(|player| is_computer(&player.id));
        if sits && table.state() == GameStatus::Live {
            self.call(table.id);
        }
    }

    fn call(&self, id: GameId) {
        self.games.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
        self.told.notify_one();
    }

    /// Takes a game out that is not among these.
    fn take(&self, busy: &BTreeSet<GameId>) -> Option<GameId> {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let id = games.iter().copied().find(|id| !busy.contains(id))?;
        games.remove(&id);
        Some(id)
    }
}

/// Lets computers play wherever they sit, until the program ends. What they were asked before a restart they find in the
/// open games.
pub async fn run(service: Arc<Service>, mut stop: watch::Receiver<bool>) {
    let own = Arc::clone(&service);
    match spawn_blocking(move || games_of_computers(own.world())).await {
        Ok(Ok(games)) => games.into_iter().for_each(|id| service.computers().called.call(id)),
        Ok(Err(error)) => error!(%error, "reading the computer's games failed"),
        Err(error) => error!(%error, "reading the computer's games failed"),
    }
    let mut tables = RunningGames::default();
    while !*stop.borrow() {
        while tables.busy.len() < TABLES
            && let Some(id) = service.computers().called.take(&tables.busy)
        {
            tables.busy.insert(id);
            tables.wakes.remove(&id);
            tables.tasks.spawn(sit(Arc::clone(&service), id));
        }
        let wake = tables.wakes.values().min().copied();
        let wake = wake.unwrap_or_else(|| Instant::now() + Duration::from_secs(3600));
        tokio::select! {
            () = service.computers().called.told.notified() => {}
            Some(done) = tables.tasks.join_next(), if !tables.tasks.is_empty() => match done {
                Ok((id, again)) => {
                    tables.busy.remove(&id);
                    tables.wakes.extend(again.map(|after| (id, Instant::now() + after)));
                }
                Err(error) => error!(%error, "a computer's task failed"),
            },
            () = sleep_until(wake) => tables.wake(&service),
            _ = stop.changed() => {}
        }
    }
    let searches = &service.world.searches;
    searches.thinkers.end();
    searches.solvers.end();
}

#[derive(Default)]
struct RunningGames {
    busy: BTreeSet<GameId>,
    tasks: JoinSet<(GameId, Option<Duration>)>,
    /// When to look at a game again although nobody has done anything there.
    wakes: BTreeMap<GameId, Instant>,
}

impl RunningGames {
    fn wake(&mut self, service: &Service) {
        let now = Instant::now();
        self.wakes.retain(|id, at| {
            let due = *at <= now;
            if due {
                service.computers().called.call(*id);
            }
            !due
        });
    }
}

/// Lets whoever is asked at a table act once; gives after how long it is to be looked at again, where nothing will call for
/// it. What is done calls the game again by itself.
async fn sit(service: Arc<Service>, id: GameId) -> (GameId, Option<Duration>) {
    let again = act_once(&service, id).await.unwrap_or_else(|failure| {
        error!(%failure, game = id.0, "a computer's move failed; retrying");
        Some(REFUSED)
    });
    (id, again)
}

/// Why a computer could not play: the store failed, or the work was cut off.
type PlayFailure = Box<dyn std::error::Error + Send + Sync>;

async fn act_once(service: &Arc<Service>, id: GameId) -> Result<Option<Duration>, PlayFailure> {
    let own = Arc::clone(service);
    let now = clock::now();
    let table = match spawn_blocking(move || own.look(id)).await? {
        Ok(Some(table)) => table,
        Ok(None) => return Ok(None),
        // It has been told where it was read, and trying again does not help.
        Err(error) if error.is_unreadable() => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let by_clock = table.unit().is_some();
    // Without turns waiting is a move: it looks again when anything changes by itself.
    let mut next = if by_clock { table.changes_at(now) } else { None };
    for turn in ComputerTurn::of(&table, now) {
        let soonest = turn.not_before();
        if by_clock && soonest > now {
            next = Some(next.map_or(soonest, |at| at.min(soonest)));
            continue;
        }
        let most = turn.most();
        // It ends with whatever comes of it.
        let _thought = (!by_clock).then(|| {
            let rooms = service.world.tables.rooms_of(&table.room);
            service.computers().thoughts.begin(id, rooms)
        });
        let thinks = move |thinking: &mut JobContext<'_>| (turn.decide(now, thinking), turn);
        let thinkers = &service.world.searches.thinkers;
        let runs = by_clock || table.clock.live.is_some();
        let asked = if runs { thinkers.ask_first(most, thinks) } else { thinkers.ask(most, thinks) };
        let Ok(pending) = asked else { return Ok(Some(FULL)) };
        let Some((decision, turn)) = pending.result().await else { return Ok(Some(REFUSED)) };
        if decision == Decision::Wait {
            continue;
        }
        sleep(from_now(soonest).min(LONGEST_PAUSE)).await;
        let own = Arc::clone(service);
        let reply = spawn_blocking(move || turn.act(&own, &decision, clock::now())).await?;
        let Some(reply) = reply.filter(|reply| reply.kind == ReplyKind::Refused) else { return Ok(None) };
        let own = Arc::clone(service);
        let stands = spawn_blocking(move || own.look(id)).await??;
        if stands.is_some_and(|stands| stands.version == table.version) && !by_clock {
            warn!(
                table = id.0,
                reply = text::command::prefixed(&reply.text, "/"),
                "a computer's move was refused; retrying"
            );
            return Ok(Some(REFUSED));
        }
        // The game has moved on meanwhile: it is asked anew.
        return Ok(Some(if by_clock { AGAIN } else { Duration::ZERO }));
    }
    Ok(next.map(|at| from_now(at).max(MOMENTS)))
}

fn from_now(at: UnixMillis) -> Duration {
    Duration::from_millis(u64::try_from(at - clock::now()).unwrap_or(0))
}

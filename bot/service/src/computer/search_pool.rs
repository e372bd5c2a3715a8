//! The threads on which the computer thinks: few, with a bounded queue and bounded memory, and never in anybody's way.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use lasermate_domain::limits::{THINKERS, THOUGHTS};
use lasermate_engine::search::TranspositionTable;
use thiserror::Error;
use tokio::sync::oneshot;

use super::job_queue::{JobPriority, JobQueue};

/// How long the last in the queue is to wait, about: the more wait, the less is thought about each.
const PATIENCE: Duration = Duration::from_secs(3);
/// The same for problems, which nobody plays on meanwhile.
const PATIENCE_WITH_PROBLEMS: Duration = Duration::from_secs(10);

/// What a job thinks with.
pub struct JobContext<'a> {
    /// The memory of its thread, for the search.
    pub memory: &'a mut TranspositionTable,
    /// Whether to stop: its time is over, nobody waits for it any more, or the program ends.
    pub stop: &'a dyn Fn() -> bool,
}

impl std::fmt::Debug for JobContext<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thinking").field("memory", &self.memory).finish_non_exhaustive()
    }
}

/// The queue is full: ask again in a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the computer has too much to think about already; ask again in a moment")]
pub struct QueueFull;

/// What is being thought about. Whoever drops it calls the job off.
#[derive(Debug)]
pub struct PendingJob<T>(oneshot::Receiver<T>);

impl<T> PendingJob<T> {
    /// Waits for the result, on a thread that may block; `None` where the job has failed or the program ends.
    pub fn wait(self) -> Option<T> {
        self.0.blocking_recv().ok()
    }

    pub async fn result(self) -> Option<T> {
        self.0.await.ok()
    }
}

type Job = Box<dyn FnOnce(&mut TranspositionTable, &AtomicBool) + Send>;

/// The threads and their queue. They are made when the first job comes, and end with this or with [`SearchPool::end`].
pub struct SearchPool {
    queue: Arc<JobQueue<Job>>,
    /// How many threads have been made.
    begun: Mutex<usize>,
    ends: Arc<AtomicBool>,
    /// How many wait in the queue.
    waiting: Arc<AtomicUsize>,
    threads: usize,
    patience: Duration,
}

impl std::fmt::Debug for SearchPool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SearchPool").field("threads", &self.threads).finish_non_exhaustive()
    }
}

impl Default for SearchPool {
    /// As many threads as half the cores, so that people's commands always find one; at least one, at most four.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::new((cores / 2).clamp(1, THINKERS))
    }
}

impl SearchPool {
    /// So many threads. All their memory together is [`TranspositionTable::BYTES`].
    pub fn new(threads: usize) -> Self {
        Self::patient(threads, PATIENCE)
    }

    /// A thread of its own for problems, so that nobody who plays waits for one: it shares the cores with the others.
    pub fn for_problems() -> Self {
        Self::patient(1, PATIENCE_WITH_PROBLEMS)
    }

    fn patient(threads: usize, patience: Duration) -> Self {
        Self {
            queue: Arc::new(JobQueue::new(THOUGHTS)),
            begun: Mutex::default(),
            ends: Arc::default(),
            waiting: Arc::default(),
            threads: threads.max(1),
            patience,
        }
    }

    /// Puts a job that somebody waits for at the end of the queue. It is to stop after `most`, counted from its beginning,
    /// and sooner where many wait behind it, so that nobody waits long.
    pub fn ask<T: Send + 'static>(
        &self,
        most: Duration,
        job: impl FnOnce(&mut JobContext<'_>) -> T + Send + 'static,
    ) -> Result<PendingJob<T>, QueueFull> {
        self.put(JobPriority::Usual, self.hurried(most), job)
    }

    /// The same for whoever's time runs while it waits: it comes before the others, two of three times.
    pub fn ask_first<T: Send + 'static>(
        &self,
        most: Duration,
        job: impl FnOnce(&mut JobContext<'_>) -> T + Send + 'static,
    ) -> Result<PendingJob<T>, QueueFull> {
        self.put(JobPriority::Running, self.hurried(most), job)
    }

    /// How long may be thought, the less the more wait.
    fn hurried(&self, most: Duration) -> impl Fn() -> Duration + Send + 'static {
        let (waiting, threads, patience) = (Arc::clone(&self.waiting), self.threads, self.patience);
        move || most.min(share(patience, waiting.load(Ordering::Relaxed), threads))
    }

    /// The same for a job that is worth nothing if it is hurried: it has `most` however many wait.
    pub fn ask_whole<T: Send + 'static>(
        &self,
        most: Duration,
        job: impl FnOnce(&mut JobContext<'_>) -> T + Send + 'static,
    ) -> Result<PendingJob<T>, QueueFull> {
        self.put(JobPriority::Usual, move || most, job)
    }

    fn put<T: Send + 'static>(
        &self,
        lane: JobPriority,
        most: impl Fn() -> Duration + Send + 'static,
        job: impl FnOnce(&mut JobContext<'_>) -> T + Send + 'static,
    ) -> Result<PendingJob<T>, QueueFull> {
        let (tell, hear) = oneshot::channel();
        let waiting = Arc::clone(&self.waiting);
        let job: Job = Box::new(move |memory, ends| {
            waiting.fetch_sub(1, Ordering::Relaxed);
            let begun = Instant::now();
            let stop = || ends.load(Ordering::Relaxed) || tell.is_closed() || begun.elapsed() >= most();
            if stop() {
                return;
            }
            let thought = catch_unwind(AssertUnwindSafe(|| job(&mut JobContext { memory, stop: &stop })));
            match thought {
                // Whoever waited may have gone meanwhile.
                Ok(thought) => drop(tell.send(thought)),
                Err(_) => tracing::error!("a computer's search failed: panic caught"),
            }
        });
        self.begin()?;
        // Counted before it is there: it may begin at once.
        self.waiting.fetch_add(1, Ordering::Relaxed);
        if !self.queue.put(lane, job) {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(QueueFull);
        }
        Ok(PendingJob(hear))
    }

    /// Ends: what is being thought about is stopped, and what waits is dropped.
    pub fn end(&self) {
        self.ends.store(true, Ordering::Relaxed);
        self.queue.end();
    }

    fn begin(&self) -> Result<(), QueueFull> {
        let mut begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        while *begun < self.threads {
            let (queue, ends) = (Arc::clone(&self.queue), Arc::clone(&self.ends));
            let mut memory = TranspositionTable::new(TranspositionTable::BYTES / self.threads);
            let work = move || {
                while let Some(job) = queue.take() {
                    job(&mut memory, &ends);
                }
            };
            let thread = std::thread::Builder::new().name("computer".to_owned());
            if let Err(error) = thread.spawn(work) {
                tracing::error!(%error, "starting a search thread failed");
                return if *begun == 0 { Err(QueueFull) } else { Ok(()) };
            }
            *begun += 1;
        }
        Ok(())
    }
}

impl Drop for SearchPool {
    fn drop(&mut self) {
        self.end();
    }
}

/// How long may be thought about one job while so many wait behind it.
fn share(patience: Duration, waiting: usize, threads: usize) -> Duration {
    let waiting = u32::try_from(waiting).unwrap_or(u32::MAX - 1);
    patience * u32::try_from(threads).unwrap_or(1) / (waiting + 1)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use super::*;

    const LONG: Duration = Duration::from_secs(600);

    /// Thinks until it is to stop, and says whether it began.
    fn occupy(thinkers: &SearchPool) -> (PendingJob<()>, Receiver<()>) {
        let (begun, begins) = channel();
        let pending = thinkers.ask_whole(LONG, move |thinking| {
            begun.send(()).unwrap();
            while !(thinking.stop)() {
                std::thread::yield_now();
            }
        });
        (pending.unwrap(), begins)
    }

    #[test]
    fn a_full_queue_says_so_and_takes_jobs_again_when_there_is_room() {
        let thinkers = SearchPool::new(1);
        let (first, begins) = occupy(&thinkers);
        begins.recv().unwrap();
        let waiting: Vec<_> = (0..THOUGHTS).map(|n| thinkers.ask(LONG, move |_| n).unwrap()).collect();
        assert_eq!(thinkers.ask(LONG, |_| ()).err(), Some(QueueFull));
        // Nobody waits for the first one any more, so it stops, and the others have their turn.
        drop(first);
        let done: Vec<_> = waiting.into_iter().map(PendingJob::wait).collect();
        assert_eq!(done, (0..THOUGHTS).map(Some).collect::<Vec<_>>());
        assert_eq!(thinkers.ask(LONG, |_| 7).unwrap().wait(), Some(7));
    }

    #[test]
    fn the_end_stops_what_is_thought_about_and_drops_what_waits() {
        let thinkers = SearchPool::new(1);
        let (first, begins) = occupy(&thinkers);
        begins.recv().unwrap();
        let second = thinkers.ask(LONG, |_| ()).unwrap();
        thinkers.end();
        assert_eq!(first.wait(), Some(()));
        assert_eq!(second.wait(), None);
        assert_eq!(thinkers.ask(LONG, |_| ()).err(), Some(QueueFull));
    }

    #[test]
    fn the_more_wait_the_less_is_thought_about_each() {
        assert_eq!(share(SearchPool::for_problems().patience, 0, 1), Duration::from_secs(10));
        let share = |waiting| share(PATIENCE, waiting, 1);
        assert_eq!((share(0), share(2)), (PATIENCE, PATIENCE / 3));
        assert!(share(THOUGHTS) * (THOUGHTS as u32) < PATIENCE && !share(THOUGHTS).is_zero());
        let thinkers = SearchPool::new(1);
        let (begun, begins) = channel();
        let first = thinkers.ask(LONG, move |thinking| {
            begun.send(()).unwrap();
            while !(thinking.stop)() {
                std::thread::yield_now();
            }
        });
        begins.recv().unwrap();
        let waiting: Vec<_> = (0..100).map(|n| thinkers.ask(LONG, move |_| n).unwrap()).collect();
        // It would go on for ten minutes if nobody waited.
        assert_eq!(first.unwrap().wait(), Some(()));
        assert_eq!(
            waiting.into_iter().map(PendingJob::wait).collect::<Vec<_>>(),
            (0..100).map(Some).collect::<Vec<_>>()
        );
    }

    #[test]
    fn whoevers_time_runs_comes_before_who_waited_longer() {
        let thinkers = SearchPool::new(1);
        let (first, begins) = occupy(&thinkers);
        begins.recv().unwrap();
        let (tell, order) = channel();
        let told = |word: &'static str| {
            let tell = tell.clone();
            move |_: &mut JobContext<'_>| tell.send(word).unwrap()
        };
        let usual = thinkers.ask(LONG, told("usual")).unwrap();
        let running = thinkers.ask_first(LONG, told("running")).unwrap();
        drop(first);
        assert_eq!((usual.wait(), running.wait()), (Some(()), Some(())));
        assert_eq!([order.recv().unwrap(), order.recv().unwrap()], ["running", "usual"]);
    }

    #[test]
    fn a_job_that_panics_harms_no_other() {
        let thinkers = SearchPool::new(1);
        let stumbles: PendingJob<()> = thinkers.ask(LONG, |_| panic!("on purpose")).unwrap();
        assert_eq!(stumbles.wait(), None);
        assert_eq!(thinkers.ask(LONG, |_| 1).unwrap().wait(), Some(1));
    }

    #[test]
    fn a_job_is_told_when_its_time_is_over() {
        let thinkers = SearchPool::new(1);
        let stopped = thinkers.ask(Duration::from_millis(5), |thinking| {
            while !(thinking.stop)() {
                std::thread::yield_now();
            }
            true
        });
        assert_eq!(stopped.unwrap().wait(), Some(true));
    }
}

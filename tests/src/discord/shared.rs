//! What the stand-in's servers share with the tests: the world behind a lock, and a bell that rings when it changes.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::StandInOptions;
use super::rest::{Gateway, RestAnswer, RestLimits};
use super::spec::{Match, Spec};
use super::world::World;

/// How long a test waits for anything before it gives up. Nothing is decided by it but failure.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// How often it looks without being told: for what happens outside of the world.
const LOOK: Duration = Duration::from_millis(200);
/// How many requests a failed wait shows.
const SHOWN: usize = 12;

/// The world and the bell.
#[derive(Debug)]
pub struct SharedWorld {
    pub(super) spec: &'static Spec,
    world: Mutex<World>,
    changed: Condvar,
    gateway: Mutex<Gateway>,
    checks: bool,
    /// Discord's limits, where they are kept.
    limits: Option<Mutex<RestLimits>>,
    /// How long calls take, and what the next one's time is drawn from.
    latency: Option<(Duration, Duration)>,
    drawn: AtomicU64,
}

impl SharedWorld {
    pub(super) fn new(spec: &'static Spec, world: World, gateway: Gateway, options: &StandInOptions) -> Self {
        let (checks, latency) = (options.checks, options.latency);
        let (world, gateway) = (Mutex::new(world), Mutex::new(gateway));
        let limits = options.limits.then(Mutex::default);
        let drawn = AtomicU64::new(1);
        Self { spec, world, changed: Condvar::new(), gateway, checks, limits, latency, drawn }
    }

    /// How long a call takes on one of its two ways.
    pub(super) fn way(&self) -> Duration {
        let Some((least, most)) = self.latency else { return Duration::ZERO };
        let mut bits = self.drawn.fetch_add(0x9E37_79B9_7F4A_7C15, Ordering::Relaxed);
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let part = f64::from(u32::try_from(bits >> 40).unwrap_or(0)) / f64::from(1_u32 << 24);
        (least + (most - least).mul_f64(part)) / 2
    }

    /// Whether the address is banned for what it was refused.
    pub(super) fn is_banned(&self) -> bool {
        self.refused().1
    }

    /// How many calls were refused that count towards a ban, and whether they have led to one.
    pub(super) fn refused(&self) -> (usize, bool) {
        self.limits
            .as_ref()
            .map_or((0, false), |limits| limits.lock().unwrap_or_else(PoisonError::into_inner).refused())
    }

    /// Counts a call towards the limits: the refusal, or the headers that say what is left.
    pub(super) fn limited(
        &self,
        found: &Match<'_>,
        now: Instant,
    ) -> Result<Vec<(&'static str, String)>, RestAnswer> {
        match &self.limits {
            Some(limits) => limits.lock().unwrap_or_else(PoisonError::into_inner).count(found, now),
            None => Ok(Vec::new()),
        }
    }

    /// The world, for as long as the guard lives.
    pub(super) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn gateway(&self) -> Gateway {
        self.gateway.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn set_shards(&self, shards: u64) {
        self.gateway.lock().unwrap_or_else(PoisonError::into_inner).shards = shards;
    }

    pub(super) fn set_sessions(&self, sessions: u64) {
        self.gateway.lock().unwrap_or_else(PoisonError::into_inner).sessions = sessions;
    }

    pub(super) const fn checks(&self) -> bool {
        self.checks
    }

    pub(super) fn ring(&self) {
        self.changed.notify_all();
    }

    /// Notes the status of an answer: refusals count towards a ban.
    pub(super) fn note_answered(&self, status: u16, at: Instant) {
        if let (Some(limits), 401 | 403 | 429) = (&self.limits, status) {
            limits.lock().unwrap_or_else(PoisonError::into_inner).note_refused(at);
        }
    }

    /// Waits until the world has something.
    ///
    /// # Panics
    /// It does not come in [`PATIENCE`]; the message says what was asked last, and what was wrong.
    pub(super) fn wait<T>(&self, what: &str, has: impl FnMut(&mut World) -> Option<T>) -> T {
        self.wait_for(PATIENCE, what, has)
    }

    /// The same with another patience.
    ///
    /// # Panics
    /// It does not come in that time.
    pub(super) fn wait_for<T>(
        &self,
        patience: Duration,
        what: &str,
        mut has: impl FnMut(&mut World) -> Option<T>,
    ) -> T {
        // Nothing may hang on when somebody looks: the whole layer is run with this, too.
        if let Some(late) = std::env::var("LASERMATE_LOOK_LATE_MS").ok().and_then(|late| late.parse().ok()) {
            std::thread::sleep(Duration::from_millis(late));
        }
        let end = Instant::now() + patience;
        let mut world = self.world();
        loop {
            if let Some(found) = has(&mut world) {
                return found;
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                let shown = world.calls.iter().rev().take(SHOWN).rev();
                let calls: Vec<_> = shown.map(|call| format!("{} {}", call.status, call.operation)).collect();
                let faults = world.faults.join("\n");
                let gate = world.gate.history.iter().rev().take(SHOWN).rev().collect::<Vec<_>>();
                let told =
                    format!("{what} did not come.\nlast requests: {calls:#?}\ngateway: {gate:#?}\n{faults}");
                drop(world);
                panic!("{told}");
            }
            world =
                self.changed.wait_timeout(world, left.min(LOOK)).unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

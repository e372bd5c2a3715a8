//! A game step by step: its record played again, with the game after each action.

use lasermate_engine::action::{Action, ActionKind};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;

use super::clock_events::{CancelReason, ClockEvent, ClockEventKind, clock_events};
use super::record::RecordEntry;
use super::table::Table;

/// An action with the game after it.
#[derive(Clone, Debug)]
pub struct TimelineStep {
    pub played: Played,
    pub game: AnyGame,
    /// Without turns: when it happened, and whether it did.
    pub clocked: Option<ClockedStep>,
}

/// A step of a game without turns in its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockedStep {
    /// Milliseconds since the game began; of a move that waited, when it arrived.
    pub at: u64,
    pub fate: Fate,
}

/// What became of a step without turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Done,
    /// It waits, under this number, until White's time to be first is over (rule 4.9 ii).
    Waits(u32),
    /// It never happened (rule 4.9 iii, v).
    Never(CancelReason),
}

impl TimelineStep {
    /// Whether it was something about pacts, which is told in the channel alone.
    pub fn is_act(&self) -> bool {
        self.played.kind == ActionKind::Pact
    }

    /// Whether it was a move or a pass, and not an offer, an answer or a lifeline; without turns only once it is carried
    /// out.
    pub fn is_move(&self) -> bool {
        if self.clocked.is_some_and(|clocked| clocked.fate != Fate::Done) {
            return false;
        }
        self.played.kind.is_move()
    }

    /// Whether it took the last move back (rule A1).
    pub fn is_denial(&self) -> bool {
        self.played.kind == ActionKind::Said(Action::Deny)
    }
}

/// The number of a game's first move: a position that was set up has its own.
pub fn first_number(table: &Table) -> u32 {
    let set_up = table.setup.position.is_some().then(|| start(table)).flatten();
    set_up.map_or(1, |game| game.view().move_number)
}

/// The steps of a live game, from its set-up. A record that cannot be played again ends where it stops; the log is
/// checked when it is read, so that does not happen. Without turns a move stands where it was carried out.
pub fn steps(table: &Table) -> impl Iterator<Item = TimelineStep> {
    let steps = if table.has_clock() { without_turns(table) } else { by_turns(table) };
    steps.into_iter()
}

fn by_turns(table: &Table) -> Vec<TimelineStep> {
    let Ok(mut game) = AnyGame::new(&table.setup) else { return Vec::new() };
    let mut found = Vec::new();
    for entry in &table.record {
        let Ok(played) = game.try_text(entry.seat, &entry.exact, entry.at) else { break };
        found.push(TimelineStep { played, game: game.clone(), clocked: None });
    }
    found
}

fn without_turns(table: &Table) -> Vec<TimelineStep> {
    let Ok(game) = AnyGame::new(&table.setup) else { return Vec::new() };
    let mut course = ClockedReplay { game, steps: Vec::new() };
    for entry in &table.record {
        course.run_to(entry.at);
        if course.act(entry).is_none() {
            break;
        }
    }
    course.run_to(table.game.view().clock.map_or(0, |clock| clock.now));
    course.steps
}

/// A game without turns played again, with what happened by its clock.
struct ClockedReplay {
    game: AnyGame,
    steps: Vec<TimelineStep>,
}

impl ClockedReplay {
    fn run_to(&mut self, to: u64) {
        while let Some(at) = self.game.next_event().filter(|at| *at <= to) {
            let before = self.game.clone();
            let effects = self.game.advance(at);
            self.note(&before, &effects, at);
        }
        self.game.advance(to);
    }

    fn act(&mut self, entry: &RecordEntry) -> Option<()> {
        let before = self.game.clone();
        let played = self.game.try_text(entry.seat, &entry.exact, entry.at).ok()?;
        self.note(&before, &played.effects, entry.at);
        if matches!(played.kind, ActionKind::Said(_)) {
            self.push(played, entry.at, Fate::Done);
        }
        Some(())
    }

    fn note(&mut self, before: &AnyGame, effects: &[Effect], at: u64) {
        for ClockEvent { what, played } in clock_events(before, effects) {
            match what {
                ClockEventKind::Moved(None) => self.push(played, at, Fate::Done),
                ClockEventKind::Moved(Some((number, arrived))) => {
                    self.take(number);
                    self.push(played, arrived, Fate::Done);
                }
                ClockEventKind::Waits { number, .. } => self.push(played, at, Fate::Waits(number)),
                ClockEventKind::Never { number, why, .. } => {
                    if let Some((waited, arrived)) = self.take(number) {
                        self.push(waited, arrived, Fate::Never(why));
                    }
                }
                ClockEventKind::Dropped { .. } => {}
            }
        }
    }

    fn push(&mut self, played: Played, at: u64, fate: Fate) {
        self.steps.push(TimelineStep {
            played,
            game: self.game.clone(),
            clocked: Some(ClockedStep { at, fate }),
        });
    }

    /// Takes out the move that has waited under a number, with the time of its arrival.
    fn take(&mut self, number: u32) -> Option<(Played, u64)> {
        let waits =
            |step: &TimelineStep| step.clocked.is_some_and(|clocked| clocked.fate == Fate::Waits(number));
        let step = self.steps.remove(self.steps.iter().position(waits)?);
        Some((step.played, step.clocked?.at))
    }
}

/// The game after so many actions of its record; `None` for more than there are.
pub fn after(table: &Table, actions: usize) -> Option<AnyGame> {
    let mut game = start(table)?;
    for entry in table.record.get(..actions)? {
        game.advance(entry.at);
        game.try_text(entry.seat, &entry.exact, entry.at).ok()?;
    }
    Some(game)
}

/// The game before its first action.
pub fn start(table: &Table) -> Option<AnyGame> {
    AnyGame::new(&table.setup).ok()
}

//! Interactions that another program has answered: how many in a row, and a note of it in the data folder for `lasermate doctor`.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::task::spawn_blocking;

use lasermate_domain::port::UnixMillis;
use lasermate_service::atomic_file;
use lasermate_service::diagnostic::Finding;

/// From how many in a row on another program must be at work.
pub(crate) const IN_A_ROW: u32 = 3;
/// The note's name: how many in a row there were at most, up to [`IN_A_ROW`], and when the last one was.
const FILE: &str = "discord-answered-elsewhere";
/// The most bytes that are read of it.
const FILE_BYTES: u64 = 64;
/// How often the note is written again, and for how long it is told of.
const AGAIN: UnixMillis = 60 * 1000;
const KEPT: UnixMillis = 24 * 60 * 60 * 1000;

/// The interactions that somebody else has answered.
#[derive(Debug)]
pub(crate) struct ForeignAnswers {
    file: Arc<Mutex<PathBuf>>,
    state: Arc<Mutex<ForeignState>>,
}

#[derive(Debug, Default)]
struct ForeignState {
    in_a_row: u32,
    noted: Option<ForeignStreak>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ForeignStreak {
    most: u32,
    at: UnixMillis,
}

impl ForeignAnswers {
    /// None yet: what was noted before the program began is over, or happens again.
    pub(crate) fn new(folder: &Path) -> Self {
        let file = folder.join(FILE);
        // Mostly there is none.
        let _ = fs::remove_file(&file);
        Self { file: Arc::new(Mutex::new(file)), state: Arc::default() }
    }

    fn state(&self) -> MutexGuard<'_, ForeignState> {
        locked(&self.state)
    }

    /// An interaction was ours to answer.
    pub(crate) fn ours(&self) {
        self.state().in_a_row = 0;
    }

    /// An interaction had been answered; gives how many in a row, and has it noted where that is news.
    pub(crate) fn note(&self, at: UnixMillis) -> u32 {
        let mut state = self.state();
        state.in_a_row = state.in_a_row.saturating_add(1);
        let most = state.in_a_row.min(IN_A_ROW).max(state.noted.map_or(0, |noted| noted.most));
        let told = state.noted.is_some_and(|noted| noted.most == most && at - noted.at < AGAIN);
        if !told {
            state.noted = Some(ForeignStreak { most, at });
            let (file, state) = (Arc::clone(&self.file), Arc::clone(&self.state));
            spawn_blocking(move || write(&locked(&file), &state));
        }
        state.in_a_row
    }
}

/// Writes down what is known by now. Whoever calls this holds the file, so what is written last is the newest; it takes the
/// place of the old note at once, so that whoever looks meanwhile finds one of the two.
fn write(file: &Path, state: &Mutex<ForeignState>) {
    let Some(ForeignStreak { most, at }) = locked(state).noted else { return };
    if let Err(error) = atomic_file::replace(file, format!("{most} {at}\n").as_bytes()) {
        tracing::warn!(%error, file = %file.display(), "writing a note for the doctor failed");
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What the note in a data folder says; nothing where there is none, or an old one.
pub fn look(folder: &Path, now: UnixMillis) -> Option<Finding> {
    const SUBJECT: &str = "interactions";
    let ForeignStreak { most, at } = read(&folder.join(FILE)).filter(|noted| now - noted.at < KEPT)?;
    let minutes = (now - at).max(0) / 60_000;
    let ago = if minutes < 60 { format!("{minutes} min ago") } else { format!("{} h ago", minutes / 60) };
    Some(if most < IN_A_ROW {
        Finding::warning(
            SUBJECT,
            format!(
                "one had been answered already ({ago}). If that happens again, look for a second program with this token"
            ),
        )
    } else {
        Finding::problem(
            SUBJECT,
            format!(
                "another program answers for this bot with the same token (last {ago}). Stop it, or reset the token in the developer portal: each keeps games of its own, and players see both"
            ),
        )
    })
}

fn read(file: &Path) -> Option<ForeignStreak> {
    let mut text = String::new();
    fs::File::open(file).ok()?.take(FILE_BYTES).read_to_string(&mut text).ok()?;
    let (most, at) = text.trim().split_once(' ')?;
    Some(ForeignStreak { most: most.parse().ok()?, at: at.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_service::diagnostic::Grade;

    const NOW: UnixMillis = 1_795_392_000_000;

    fn noted(text: &str) -> Option<Finding> {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), text).unwrap();
        look(folder.path(), NOW)
    }

    #[test]
    fn three_in_a_row_are_a_problem_for_a_day() {
        let found = noted(&format!("3 {}", NOW - 5 * 60_000)).unwrap();
        assert_eq!(found.grade, Grade::Problem);
        assert!(found.words.contains("same token (last 5 min ago)"), "{}", found.words);
        let found = noted(&format!("2 {}", NOW - 3 * 60 * 60_000)).unwrap();
        assert!(found.grade == Grade::Warning && found.words.contains("3 h ago"), "{}", found.words);
        for nothing in [&format!("3 {}", NOW - KEPT), "", "3", "3 x", "x 3", &"9".repeat(5000)] {
            assert_eq!(noted(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn whoever_looks_while_a_note_is_written_finds_the_old_one_or_the_new() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(FILE);
        let state = Mutex::new(ForeignState { in_a_row: 3, noted: Some(ForeignStreak { most: 3, at: NOW }) });
        write(&file, &state);
        std::thread::scope(|scope| {
            let writer = scope.spawn(|| (0..2_000).for_each(|_| write(&file, &state)));
            while !writer.is_finished() {
                assert!(look(folder.path(), NOW).is_some());
            }
        });
    }

    #[tokio::test]
    async fn what_is_ours_ends_a_row_and_a_new_program_begins_without_a_note() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), format!("3 {NOW}")).unwrap();
        let elsewhere = ForeignAnswers::new(folder.path());
        assert_eq!(look(folder.path(), NOW), None);
        assert_eq!([elsewhere.note(NOW), elsewhere.note(NOW)], [1, 2]);
        elsewhere.ours();
        assert_eq!(elsewhere.note(NOW), 1);
        assert_eq!(elsewhere.state().noted, Some(ForeignStreak { most: 2, at: NOW }), "nothing new");
        elsewhere.note(NOW + AGAIN);
        assert_eq!(elsewhere.state().noted, Some(ForeignStreak { most: 2, at: NOW + AGAIN }));
        assert_eq!(elsewhere.note(NOW + AGAIN), 3);
        assert_eq!(elsewhere.state().noted, Some(ForeignStreak { most: 3, at: NOW + AGAIN }));
        // Whichever of the notes is written last, it says what was known last.
        write(&locked(&elsewhere.file), &elsewhere.state);
        assert_eq!(look(folder.path(), NOW + AGAIN).map(|found| found.grade), Some(Grade::Problem));
    }
}

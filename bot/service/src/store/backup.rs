//! Copies of a data folder that are made while the bot runs, and of the database before it is upgraded. SQLite writes each
//! database anew, so a copy is whole whatever is written meanwhile, and holds nothing that was deleted.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};
use thiserror::Error;

use super::KEYS;
use super::advice::{for_io, for_sqlite};
use super::open::{FILE_NAME, LOCK_NAME, SOCKET_NAME, make_file, make_folder};
use super::read_pool::wait;
use lasermate_domain::port::UnixMillis;

/// Where the bot keeps backups that it is told to make by a signal, and what a restore has replaced.
pub const BACKUPS: &str = "backups";
/// How the copies begin that are made before an upgrade; the number of their schema and `.db` follow.
const BEFORE: &str = "lasermate.schema-";
const KEPT: usize = 2;
/// How a backup's folder begins; its time follows.
const BACKUP: &str = "lasermate-";
/// How what is not finished ends.
const UNFINISHED: &str = ".new";
/// A key that encrypts must never do so twice at the same place of its chain. Whoever goes on from a copy makes new ones.
const NO_SENDING_KEYS: &str = "BEGIN; DELETE FROM outbound_group_session; COMMIT";

/// Why a copy could not be made. What was to be copied is unchanged.
#[derive(Debug, Error)]
pub enum CopyError {
    #[error("can't copy {} ({error}). {}", file.display(), for_io(error))]
    File { file: PathBuf, error: io::Error },
    #[error(
        "can't copy the database {} ({error}). {}",
        file.display(),
        for_sqlite(error).unwrap_or("It may be damaged: lasermate doctor checks it")
    )]
    Sqlite { file: PathBuf, error: rusqlite::Error },
    #[error("there is no {FILE_NAME} in {}. Name the bot's data folder with --data", folder.display())]
    NoDatabase { folder: PathBuf },
    #[error(
        "{} is in the data folder, so a backup there would be lost with it. Choose a folder outside, if possible on another disk",
        to.display()
    )]
    Inside { to: PathBuf },
}

fn file_error(file: &Path) -> impl Fn(io::Error) -> CopyError + use<> {
    let file = file.to_owned();
    move |error| CopyError::File { file: file.clone(), error }
}

/// Copies a data folder into a new folder in `to`, and gives that. Of the backups there the newest are kept, as many as are told.
///
/// # Errors
/// Something cannot be read or written; nothing is left of the copy then, and no backup is removed.
pub fn back_up(data: &Path, to: &Path, keep: Option<usize>, now: UnixMillis) -> Result<PathBuf, CopyError> {
    if !data.join(FILE_NAME).is_file() {
        return Err(CopyError::NoDatabase { folder: data.to_owned() });
    }
    let [inside, outside] = [data, to].map(resolved);
    if outside.starts_with(&inside) && !outside.starts_with(inside.join(BACKUPS)) {
        return Err(CopyError::Inside { to: to.to_owned() });
    }
    make_folder(to).map_err(file_error(to))?;
    let name = backup_name(now);
    let (made, unfinished) = (to.join(&name), to.join(name + UNFINISHED));
    let finished = copy_folder(data, &unfinished)
        .and_then(|()| fs::rename(&unfinished, &made).map_err(file_error(&made)))
        .and_then(|()| sync(to).map_err(file_error(to)));
    if let Err(error) = finished {
        // What is left of it tells nobody anything.
        let _ = fs::remove_dir_all(&unfinished);
        return Err(error);
    }
    let backups = sorted(to, |name, path| is_backup(name) && path.is_dir()).map_err(file_error(to))?;
    let too_many = keep.map_or(0, |keep| backups.len().saturating_sub(keep.max(1)));
    for old in backups.iter().take(too_many) {
        fs::remove_dir_all(old).map_err(file_error(old))?;
    }
    Ok(made)
}

/// A path as it is below all links, whether or not it is there already.
fn resolved(path: &Path) -> PathBuf {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let there = whole.ancestors().find_map(|part| Some((part, part.canonicalize().ok()?)));
    match there {
        Some((part, real)) => real.join(whole.strip_prefix(part).unwrap_or(&whole)),
        None => whole,
    }
}

/// The name of a backup of this moment, which is its place among others.
fn backup_name(now: UnixMillis) -> String {
    let now = jiff::Timestamp::from_millisecond(now).unwrap_or_default();
    format!("{BACKUP}{}Z", now.strftime("%Y-%m-%dT%H%M%S.%3f"))
}

fn is_backup(name: &str) -> bool {
    let time = name.strip_prefix(BACKUP).unwrap_or_default();
    time.len() == backup_name(0).len() - BACKUP.len()
        && time.ends_with('Z')
        && time.bytes().all(|letter| letter.is_ascii_digit() || b"-T.Z".contains(&letter))
}

/// What is in a folder and fits, by its names.
fn sorted(folder: &Path, fits: impl Fn(&str, &Path) -> bool) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if fits(&entry.file_name().to_string_lossy(), &entry.path()) {
            found.push(entry.path());
        }
    }
    found.sort();
    Ok(found)
}

/// Whether a file of the data folder is no part of what the bot knows: its lock and socket, and copies.
pub fn is_beside_the_data(name: &str) -> bool {
    name == LOCK_NAME || name == SOCKET_NAME || name == BACKUPS || name.starts_with(BEFORE)
}

/// Whether something is only there while its database is open, or while it is written.
fn passes(name: &str) -> bool {
    ["-wal", "-shm", "-journal", UNFINISHED].iter().any(|end| name.ends_with(end))
}

/// Copies a data folder, or the folder of a backup, into one that is not there yet.
pub fn copy_folder(from: &Path, to: &Path) -> Result<(), CopyError> {
    make_folder(to).map_err(file_error(to))?;
    let wanted = |name: &str, _: &Path| !is_beside_the_data(name) && !passes(name);
    for path in sorted(from, wanted).map_err(file_error(from))? {
        let Some(name) = path.file_name() else { continue };
        let copy = to.join(name);
        let is_database = name == FILE_NAME || path.extension().is_some_and(|end| end == "sqlite3");
        if path.is_dir() {
            copy_folder(&path, &copy)?;
        } else if is_database {
            copy_database(&path, &copy)?;
        } else {
            let copied = make_file(&copy).and_then(|()| fs::copy(&path, &copy)).and_then(|_| sync(&copy));
            match copied {
                // It has gone meanwhile.
                Err(error) if error.kind() == io::ErrorKind::NotFound && !path.exists() => {}
                copied => copied.map_err(file_error(&path))?,
            }
        }
        if name == KEYS {
            let failed = |error| CopyError::Sqlite { file: copy.clone(), error };
            Connection::open(&copy).and_then(|keys| keys.execute_batch(NO_SENDING_KEYS)).map_err(failed)?;
        }
    }
    sync(to).map_err(file_error(to))
}

/// Copies a database that others may be writing to into a file that is not there yet.
///
/// # Errors
/// It cannot be read, or the copy cannot be written.
pub fn copy_database(from: &Path, to: &Path) -> Result<(), CopyError> {
    make_file(to).map_err(file_error(to))?;
    let failed = |error| CopyError::Sqlite { file: from.to_owned(), error };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let source = Connection::open_with_flags(from, flags).map_err(failed)?;
    source.busy_handler(Some(wait)).map_err(failed)?;
    let name = to.to_str().ok_or_else(|| file_error(to)(io::Error::other("its name is not Unicode")))?;
    source.execute("VACUUM INTO ?1", [name]).map_err(failed)?;
    sync(to).map_err(file_error(to))
}

/// Copies the database before it is upgraded, beside it, and gives the copy. The last of these are kept.
pub(super) fn copy_before_upgrade(path: &Path, schema: i64) -> Result<PathBuf, CopyError> {
    let folder = path.parent().unwrap_or(path);
    let copy = folder.join(format!("{BEFORE}{schema:04}.db"));
    let unfinished = folder.join(format!("{BEFORE}{schema:04}.db{UNFINISHED}"));
    match fs::remove_file(&unfinished) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(file_error(&unfinished)(error)),
        _ => {}
    }
    let copied = copy_database(path, &unfinished)
        .and_then(|()| fs::rename(&unfinished, &copy).map_err(file_error(&copy)))
        .and_then(|()| sync(folder).map_err(file_error(folder)));
    if let Err(error) = copied {
        // It may be what has filled the disk.
        let _ = fs::remove_file(&unfinished);
        return Err(error);
    }
    let copies = sorted(folder, |name, _| name.starts_with(BEFORE) && !passes(name)).unwrap_or_default();
    for old in copies.iter().take(copies.len().saturating_sub(KEPT)) {
        // The next upgrade tries again.
        let _ = fs::remove_file(old);
    }
    Ok(copy)
}

/// Waits until the disk has it. Folders are files only to some systems.
fn sync(path: &Path) -> io::Result<()> {
    if cfg!(unix) || path.is_file() { File::options().read(true).open(path)?.sync_all() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    fn names(folder: &Path) -> Vec<String> {
        let all = sorted(folder, |_, _| true).unwrap();
        all.iter().map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn a_backup_has_everything_but_what_passes_and_the_newest_are_kept() {
        let (data, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let store = Store::open(data.path()).unwrap();
        let keys = data.path().join("matrix/store-1").join(KEYS);
        fs::create_dir_all(keys.parent().unwrap()).unwrap();
        fs::write(data.path().join("matrix/session.json"), "{}").unwrap();
        let db = Connection::open(&keys).unwrap();
        db.pragma_update(None, "journal_mode", "WAL").unwrap();
        db.execute_batch(
            "CREATE TABLE outbound_group_session (x); INSERT INTO outbound_group_session VALUES (1)",
        )
        .unwrap();
        db.execute_batch(
            "CREATE TABLE inbound_group_session (x); INSERT INTO inbound_group_session VALUES (1)",
        )
        .unwrap();
        fs::write(to.path().join("lasermate-notes"), "").unwrap();
        let made: Vec<_> =
            (0..3).map(|day| back_up(data.path(), to.path(), Some(2), day * 86_400_000).unwrap()).collect();
        assert!(!made[0].exists());
        assert_eq!(
            names(to.path()),
            ["lasermate-1970-01-02T000000.000Z", "lasermate-1970-01-03T000000.000Z", "lasermate-notes"]
        );
        assert_eq!(names(&made[2]), [FILE_NAME, "matrix"]);
        assert_eq!(names(&made[2].join("matrix")), ["session.json", "store-1"]);
        let copied = Connection::open(made[2].join("matrix/store-1").join(KEYS)).unwrap();
        let count = |table: &str| -> u64 {
            copied.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
        };
        assert_eq!((count("outbound_group_session"), count("inbound_group_session")), (0, 1));
        drop(store);
    }

    #[test]
    fn a_backup_in_the_folder_it_is_of_is_refused_but_in_its_place_for_them() {
        let data = tempfile::tempdir().unwrap();
        let told = back_up(data.path(), data.path(), None, 0).unwrap_err().to_string();
        assert!(told.contains("Name the bot's data folder"), "{told}");
        drop(Store::open(data.path()).unwrap());
        let told = back_up(data.path(), &data.path().join("other"), None, 0).unwrap_err().to_string();
        assert!(told.contains("outside"), "{told}");
        assert!(back_up(data.path(), &data.path().join(BACKUPS), None, 0).is_ok());
        let second = back_up(data.path(), &data.path().join(BACKUPS), None, 1).unwrap();
        assert_eq!(names(&second), [FILE_NAME], "no backup in a backup");
    }

    /// There was no way back from an upgrade but a backup that somebody had thought of.
    #[test]
    fn of_the_copies_before_upgrades_the_last_two_are_kept() {
        let data = tempfile::tempdir().unwrap();
        let file = data.path().join(FILE_NAME);
        for schema in [9, 10, 11] {
            Connection::open(&file).unwrap().pragma_update(None, "user_version", schema).unwrap();
            copy_before_upgrade(&file, schema).unwrap();
        }
        copy_before_upgrade(&file, 11).unwrap();
        assert_eq!(names(data.path()), [FILE_NAME, "lasermate.schema-0010.db", "lasermate.schema-0011.db"]);
        let copy = Connection::open(data.path().join("lasermate.schema-0010.db")).unwrap();
        let version: i64 = copy.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        assert_eq!(version, 10);
    }
}

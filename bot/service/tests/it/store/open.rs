//! Opening a data folder: a new one, one in use, and files that are refused and left byte for byte as they were.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lasermate_service::store::{FILE_NAME, Fits, OpenError, Store};
use rusqlite::Connection;
use tempfile::TempDir;

/// A folder with a closed store in it, and its file.
fn closed() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    drop(Store::open(folder.path()).expect("a new store"));
    let file = folder.path().join(FILE_NAME);
    (folder, file)
}

/// Opens the folder, expects a refusal, and that the file is as it was and nothing stands beside it.
fn refused(folder: &Path, file: &Path) -> OpenError {
    let list = || -> BTreeSet<_> {
        let entries = fs::read_dir(folder).expect("the folder");
        entries
            .map(|entry| entry.expect("an entry").file_name())
            .filter(|name| name != "lasermate.lock")
            .collect()
    };
    let (before, stood) = (fs::read(file).expect("the file"), list());
    let error = Store::open(folder).expect_err("it is refused");
    assert_eq!(fs::read(file).expect("the file"), before, "the file was touched");
    assert_eq!(list(), stood, "something was left beside it, or taken away");
    assert!(error.to_string().contains(&folder.display().to_string()), "the line names the folder: {error}");
    error
}

#[test]
fn a_folder_that_is_not_there_is_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let deep = folder.path().join("a/b");
    let store = Store::open(&deep).expect("made");
    assert_eq!(store.path(), deep.join(FILE_NAME));
    assert!(store.path().is_file());
}

#[test]
fn a_second_user_of_a_folder_is_refused_until_the_first_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Store::open(folder.path()).expect("the first");
    let error = Store::open(folder.path()).expect_err("the second");
    assert!(matches!(error, OpenError::InUse { .. }));
    assert!(error.to_string().contains("is in use by another lasermate"));
    drop(first);
    Store::open(folder.path()).expect("now it is free");
}

#[test]
fn a_file_of_a_newer_program_is_refused_and_left_as_it_is() {
    let (folder, file) = closed();
    let db = Connection::open(&file).expect("sqlite");
    db.execute_batch("CREATE TABLE news (x); PRAGMA user_version = 9999").expect("changed");
    drop(db);
    let error = refused(folder.path(), &file);
    assert!(matches!(error, OpenError::Newer { found: 9999, .. }), "{error}");
    assert!(error.to_string().contains("newer lasermate"));
}

#[test]
fn a_newer_schema_that_is_still_in_the_journal_is_seen_and_the_journal_left_too() {
    let (folder, file) = closed();
    let writing = Connection::open(&file).expect("sqlite");
    writing.execute_batch("PRAGMA user_version = 9999").expect("changed");
    // As after a crash: database and journal as they are on the disk, without a last checkpoint.
    let crashed = tempfile::tempdir().expect("a folder");
    let copy = crashed.path().join(FILE_NAME);
    let journal = |file: &Path| file.with_file_name(format!("{FILE_NAME}-wal"));
    fs::copy(&file, &copy).expect("copied");
    fs::copy(journal(&file), journal(&copy)).expect("copied");
    let before = fs::read(journal(&copy)).expect("the journal");
    assert!(!before.is_empty(), "the journal holds the change");
    let error = refused(crashed.path(), &copy);
    assert!(matches!(error, OpenError::Newer { found: 9999, .. }), "{error}");
    assert_eq!(fs::read(journal(&copy)).expect("the journal"), before);
    drop((writing, folder));
}

#[test]
fn a_file_that_is_no_database_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(FILE_NAME);
    fs::write(&file, "Dear diary, today I lost to a lasermate.").expect("written");
    let error = refused(folder.path(), &file);
    assert!(matches!(error, OpenError::Unreadable { .. }), "{error}");
}

#[test]
fn a_damaged_database_is_refused_and_left_as_it_is() {
    let (folder, file) = closed();
    let whole = fs::read(&file).expect("the file");
    let mut damaged = whole.clone();
    for byte in damaged.iter_mut().skip(4096).take(8192) {
        *byte ^= 0x5a;
    }
    fs::write(&file, &damaged).expect("written");
    assert!(matches!(refused(folder.path(), &file), OpenError::Unreadable { .. }));

    fs::write(&file, whole.get(..whole.len() / 2).expect("half")).expect("written");
    assert!(matches!(refused(folder.path(), &file), OpenError::Unreadable { .. }));

    fs::write(&file, &whole).expect("written");
    Store::open(folder.path()).expect("the whole file is good");
}

#[test]
fn a_database_of_another_program_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(FILE_NAME);
    let db = Connection::open(&file).expect("sqlite");
    db.execute_batch("CREATE TABLE recipes (title)").expect("made");
    drop(db);
    assert!(matches!(refused(folder.path(), &file), OpenError::Foreign { .. }));
}

#[test]
fn an_empty_file_beside_a_journal_is_refused_and_both_are_left_as_they_are() {
    let (folder, file) = closed();
    let journal = file.with_file_name(format!("{FILE_NAME}-wal"));
    let writing = Connection::open(&file).expect("sqlite");
    writing.execute_batch("INSERT INTO person (key, name) VALUES ('test:ann', 'Ann')").expect("written");
    let data = fs::read(&journal).expect("the journal");
    assert!(!data.is_empty());
    drop(writing);
    for lost in ["emptied", "deleted"] {
        let crashed = tempfile::tempdir().expect("a folder");
        let copy = crashed.path().join(FILE_NAME);
        let journal = copy.with_file_name(format!("{FILE_NAME}-wal"));
        fs::write(&journal, &data).expect("written");
        if lost == "emptied" {
            fs::write(&copy, "").expect("written");
        }
        for look in [
            |folder: &Path| Store::open(folder).map(drop),
            |folder: &Path| {
                Store::checkup(folder, Fits { game: |_| Ok(()), challenge: |_| Ok(()), message: |_| Ok(()) })
                    .map(drop)
            },
        ] {
            let error = look(crashed.path()).expect_err("it is refused");
            assert!(matches!(error, OpenError::Emptied { .. }), "{lost}: {error}");
            assert!(error.to_string().contains("is not, so the database was lost"), "{error}");
            assert_eq!(
                fs::read(&journal).expect("the journal"),
                data,
                "{lost}: the journal holds everything"
            );
            assert!(
                fs::metadata(&copy).is_ok_and(|file| file.len() == 0) || lost == "deleted" && !copy.exists()
            );
        }
    }
    let empty = tempfile::tempdir().expect("a folder");
    fs::write(empty.path().join(FILE_NAME), "").expect("written");
    Store::open(empty.path()).expect("an empty file alone is a new one");
    let empty = tempfile::tempdir().expect("a folder");
    fs::write(empty.path().join(format!("{FILE_NAME}-wal")), "").expect("written");
    Store::open(empty.path()).expect("an empty journal holds nothing that could be lost");
    drop(folder);
}

#[test]
fn a_schema_number_that_lies_is_refused_with_a_sentence_and_left_as_it_is() {
    let (folder, file) = closed();
    let number = |number: i64| {
        let db = Connection::open(&file).expect("sqlite");
        db.pragma_update(None, "user_version", number).expect("changed");
    };
    let db = Connection::open(&file).expect("sqlite");
    let right: i64 = db.pragma_query_value(None, "user_version", |row| row.get(0)).expect("a number");
    drop(db);
    for lie in [right - 1, 5, 1, 0, -1, i64::from(i32::MIN)] {
        number(lie);
        let error = refused(folder.path(), &file);
        assert!(matches!(error, OpenError::Number { found, .. } if found == lie), "{error}");
        let said = error.to_string();
        assert!(
            said.contains(&format!("its schema is {lie}, but its tables are those of schema {right}")),
            "{said}"
        );
        assert!(!said.contains("CREATE") && said.lines().count() == 1, "a sentence, no SQL: {said}");
    }
    number(right + 1);
    assert!(matches!(refused(folder.path(), &file), OpenError::Newer { .. }));
    number(right);
    let db = Connection::open(&file).expect("sqlite");
    db.execute_batch("CREATE INDEX my_own ON log (at); CREATE TABLE notes (x)").expect("added");
    drop(db);
    drop(Store::open(folder.path()).expect("what somebody added is in nobody's way"));
    let db = Connection::open(&file).expect("sqlite");
    db.execute_batch("DROP TABLE alive").expect("dropped");
    drop(db);
    let error = refused(folder.path(), &file);
    assert!(error.to_string().contains("no lasermate has such tables"), "{error}");
}

/// A number that is too high, but known: the steps up to it would be left out.
#[test]
fn an_old_file_that_says_it_is_up_to_date_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(FILE_NAME);
    let db = Connection::open(&file).expect("sqlite");
    for step in ["001_log", "002_derived", "003_local_chat"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../migrations/{step}.sql"));
        db.execute_batch(&fs::read_to_string(path).expect("a step")).expect("made");
    }
    db.execute_batch("PRAGMA application_id = 0x4c415345; PRAGMA user_version = 9").expect("marked");
    drop(db);
    let error = refused(folder.path(), &file);
    assert!(error.to_string().contains("its tables are those of schema 3"), "{error}");
    let db = Connection::open(&file).expect("sqlite");
    db.execute_batch("PRAGMA user_version = 3").expect("set right");
    drop(db);
    Store::open(folder.path()).expect("it is brought up to date");
}

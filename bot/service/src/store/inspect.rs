//! A look at a database file before anything is written to it.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use lasermate_domain::limits::CHECKED_WHOLE;
use rusqlite::{Connection, OpenFlags};

use super::OpenError;
use super::schema::{APPLICATION, SchemaShape, VERSION};

/// How every SQLite file begins.
const MAGIC: &[u8] = b"SQLite format 3\0";
/// The length of a SQLite file's header.
const HEADER: usize = 100;
/// The tables of large files that are left to `doctor`: nearly all of the file.
const LARGE: [&str; 2] = ["log", "request"];

/// Looks at a file that is there already, without writing to it. Where it is refused, the side files that looking
/// made go again.
pub(super) fn inspect(path: &Path) -> Result<(), OpenError> {
    let made: Vec<_> = beside(path).into_iter().filter(|file| !file.exists()).collect();
    let verdict = look_into(path);
    if verdict.is_err() {
        for file in made {
            // Not there, or not ours to remove: the refusal says what matters.
            let _ = fs::remove_file(file);
        }
    }
    verdict
}

/// The files SQLite keeps beside a database while somebody uses it: the journal, and what its users share.
pub(super) fn beside(path: &Path) -> [PathBuf; 2] {
    ["-wal", "-shm"].map(|end| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    })
}

fn look_into(path: &Path) -> Result<(), OpenError> {
    let unreadable = |what: String| OpenError::Unreadable { file: path.to_owned(), what };
    let journal = journal(path)?;
    let Some(bytes) = length(path)? else {
        // SQLite would take the file for a new one and delete the journal, which holds whatever was done last.
        return match journal {
            Some(journal) => Err(OpenError::Emptied { file: path.to_owned(), journal }),
            None => Ok(()),
        };
    };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let sqlite = |error| OpenError::of_sqlite(path, error);
    let connection = Connection::open_with_flags(path, flags).map_err(sqlite)?;
    let number =
        |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).map_err(sqlite);
    let (application, found) = (number("application_id")?, number("user_version")?);
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).map_err(sqlite)?;
    if application != APPLICATION && (tables > 0 || found != 0) {
        return Err(OpenError::Foreign { file: path.to_owned() });
    }
    if found > VERSION {
        return Err(OpenError::Newer { file: path.to_owned(), found, known: VERSION });
    }
    let pages = number("page_count")?;
    if journal.is_none() && bytes / number("page_size")?.max(1).unsigned_abs() < pages.unsigned_abs() {
        return Err(unreadable(format!("it is cut short: {pages} pages are missing some")));
    }
    let shape = SchemaShape::of(&connection).map_err(sqlite)?;
    let shapes = SchemaShape::all().map_err(sqlite)?;
    // A sound file whose tables are of another version would be torn by the steps that its number asks for.
    let fits = usize::try_from(found).ok().and_then(|found| shapes.get(found));
    if let Some(fault) = check(&connection, bytes).map_err(sqlite)? {
        return Err(unreadable(fault.replace('\n', " ")));
    }
    if fits.is_none_or(|fits| !shape.is(fits, &shapes)) {
        let meant = shapes.iter().rposition(|known| shape.is(known, &shapes));
        return Err(OpenError::Number { file: path.to_owned(), found, meant });
    }
    Ok(())
}

/// What SQLite's quick check finds first; of large files without their largest tables, so that a start takes no longer.
fn check(connection: &Connection, bytes: u64) -> rusqlite::Result<Option<String>> {
    let checked = |sql: &str| {
        let verdict: String = connection.query_row(sql, [], |row| row.get(0))?;
        Ok(Some(verdict).filter(|verdict| verdict != "ok"))
    };
    if bytes <= CHECKED_WHOLE {
        return checked("PRAGMA quick_check(1)");
    }
    let mut tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
    for table in tables.query_map([], |row| row.get::<_, String>(0))? {
        let table = table?;
        if !LARGE.contains(&table.as_str()) && !table.starts_with("sqlite_") {
            let fault = checked(&format!("PRAGMA quick_check({})", quoted(&table)))?;
            if fault.is_some() {
                return Ok(fault);
            }
        }
    }
    Ok(None)
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// The journal, where there is something in it.
fn journal(path: &Path) -> Result<Option<PathBuf>, OpenError> {
    let [journal, _] = beside(path);
    match fs::metadata(&journal) {
        Ok(found) if found.len() > 0 => Ok(Some(journal)),
        Ok(_) => Ok(None),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(OpenError::of_io(&journal, error)),
    }
}

/// How long a database is; `None` where there is none: an absent or empty file is a new one.
fn length(path: &Path) -> Result<Option<u64>, OpenError> {
    let failed = |error| OpenError::of_io(path, error);
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(error)),
    };
    let mut head = Vec::with_capacity(HEADER);
    let most = HEADER as u64;
    file.by_ref().take(most).read_to_end(&mut head).map_err(failed)?;
    if head.is_empty() {
        return Ok(None);
    }
    if !head.starts_with(MAGIC) || head.len() < HEADER {
        let what = "it does not begin like one".to_owned();
        return Err(OpenError::Unreadable { file: path.to_owned(), what });
    }
    Ok(Some(file.metadata().map_err(failed)?.len()))
}

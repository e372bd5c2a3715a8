//! The data folder, its disk and its database.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use lasermate_domain::log::LoggedRow;
use lasermate_domain::tables::log_payload::Terms;
use lasermate_domain::tables::replay;
use lasermate_present::text::counted;
use lasermate_service::diagnostic::Finding;
use lasermate_service::store::{
    Checkup, FILE_NAME, FileCheckup, Fits, LOCK_NAME, OpenError, Store, Survey, for_io,
};

/// How many things that cannot be read are named.
const NAMED: usize = 20;
const MB: u64 = 1_000_000;
/// Less free disk than this is worth knowing.
const LITTLE: u64 = 1_000 * MB;
/// With less than this the bot is about to stop accepting moves.
const TOO_LITTLE: u64 = 100 * MB;

/// Looks at the data folder; the second value says what its database is like, where that could be seen.
pub(super) fn look(folder: &Path) -> (Vec<Finding>, Option<Checkup>) {
    if folder.is_file() {
        let words = format!("{} is a file. Name a folder with --data", folder.display());
        return (vec![Finding::problem("data folder", words)], None);
    }
    let mut found = vec![writable(folder)];
    found.extend(disk(folder));
    found.extend(closed(folder));
    found.extend(open_to_others(folder));
    let checkup = if folder.is_dir() { checkup(folder) } else { Ok(Checkup { in_use: false, file: None }) };
    found.push(database(&checkup));
    if let Ok(Checkup { file: Some(file), .. }) = &checkup {
        found.extend(unread(&file.unread));
    }
    (found, checkup.ok())
}

/// Looks at what a folder's database holds.
pub(in crate::cli) fn checkup(folder: &Path) -> Result<Checkup, OpenError> {
    Store::checkup(folder, Fits { game: fits, challenge: terms, message: lasermate_page::is_message })
}

fn writable(folder: &Path) -> Finding {
    const SUBJECT: &str = "data folder";
    let name = folder.display();
    if !folder.exists() {
        let above = nearest(folder);
        if let Some(file) = above.filter(|above| above.is_file()) {
            let words =
                format!("{name} can't be created: {} is a file. Choose another with --data", file.display());
            return Finding::problem(SUBJECT, words);
        }
        return match above.map(probe) {
            Some(Ok(())) => Finding::ok(SUBJECT, format!("{name} doesn't exist yet and will be created")),
            refused => {
                let advice = refused.and_then(Result::err).map_or("Create it", |error| for_io(&error));
                Finding::problem(
                    SUBJECT,
                    format!(
                        "{name} doesn't exist and can't be created. {advice}, or choose another with --data"
                    ),
                )
            }
        };
    }
    match probe(folder) {
        Ok(()) => Finding::ok(SUBJECT, format!("{name} is writable")),
        Err(error) => Finding::problem(
            SUBJECT,
            format!("{name} isn't writable ({error}). {}, or choose another with --data", for_io(&error)),
        ),
    }
}

/// The files of the folder that are there and cannot be written: the bot would not start, or take nothing in.
fn closed(folder: &Path) -> Vec<Finding> {
    let journals = ["-wal", "-shm"].map(|end| format!("{FILE_NAME}{end}"));
    let names = [FILE_NAME, LOCK_NAME].into_iter().chain(journals.iter().map(String::as_str));
    let refused = names.filter_map(|name| {
        let path = folder.join(name);
        // Opened and closed again: nothing is written.
        let error = fs::OpenOptions::new().write(true).open(&path).err()?;
        (error.kind() != ErrorKind::NotFound).then(|| {
            let words = format!("{} can't be written ({error}). {}", path.display(), for_io(&error));
            Finding::problem("database", words)
        })
    });
    refused.collect()
}

/// Whether other users of the machine can read what people do.
#[cfg(unix)]
fn open_to_others(folder: &Path) -> Option<Finding> {
    use std::os::unix::fs::PermissionsExt;
    const READ: u32 = 0o004;
    const ENTER: u32 = 0o001;
    let others =
        |path: &Path, may: u32| fs::metadata(path).is_ok_and(|found| found.permissions().mode() & may != 0);
    let open = others(folder, ENTER) && others(&folder.join(FILE_NAME), READ);
    open.then(|| {
        let name = folder.display();
        Finding::warning(
            "data folder",
            format!("every user of this machine can read it. Run chmod 700 {name}"),
        )
    })
}

#[cfg(not(unix))]
const fn open_to_others(_: &Path) -> Option<Finding> {
    None
}

/// The folder, or the nearest one above it that is there.
fn nearest(folder: &Path) -> Option<&Path> {
    // The parent of `data` is the empty path, which means here.
    folder
        .ancestors()
        .map(|part| if part.as_os_str().is_empty() { Path::new(".") } else { part })
        .find(|part| part.exists())
}

/// Whether a file can be made in a folder: one is, and goes again.
fn probe(folder: &Path) -> io::Result<()> {
    let file = folder.join(format!(".lasermate-doctor-{}", std::process::id()));
    fs::write(&file, b"probe")?;
    fs::remove_file(&file)
}

#[cfg(unix)]
fn disk(folder: &Path) -> Option<Finding> {
    let stat = rustix::fs::statvfs(nearest(folder)?).ok()?;
    Some(space(stat.f_bavail.saturating_mul(stat.f_frsize)))
}

#[cfg(not(unix))]
fn disk(_: &Path) -> Option<Finding> {
    None
}

fn space(free: u64) -> Finding {
    const SUBJECT: &str = "disk";
    let words = format!("{} MB free", free / MB);
    if free < TOO_LITTLE {
        Finding::problem(SUBJECT, format!("only {words}. Free some space, or moves can't be stored"))
    } else if free < LITTLE {
        Finding::warning(SUBJECT, format!("only {words}. Free some space soon"))
    } else {
        Finding::ok(SUBJECT, words)
    }
}

fn database(checkup: &Result<Checkup, OpenError>) -> Finding {
    const SUBJECT: &str = "database";
    let checkup = match checkup {
        Ok(checkup) => checkup,
        Err(error) => return Finding::problem(SUBJECT, error.to_string()),
    };
    let running = if checkup.in_use { ", in use by a running lasermate" } else { "" };
    let Some(FileCheckup { bytes, schema, known, faults, .. }) = &checkup.file else {
        return Finding::ok(SUBJECT, format!("none yet, the first start creates it{running}"));
    };
    if !faults.is_empty() {
        return Finding::problem(
            SUBJECT,
            format!("damaged ({}). Stop the bot, keep a copy, and restore a backup", faults.join("; ")),
        );
    }
    let age = match schema.cmp(known) {
        std::cmp::Ordering::Less => format!("schema {schema}, the next start upgrades it to {known}"),
        _ => format!("schema {schema}"),
    };
    Finding::ok(SUBJECT, format!("sound, {} KB, {age}{running}", bytes / 1000))
}

/// Whether the rows of a game fit together.
fn fits(rows: &[LoggedRow]) -> Result<(), String> {
    replay::fits(rows).map_err(|error| error.to_string())
}

/// Whether the JSON of a challenge's terms is one.
fn terms(body: &str) -> Result<(), String> {
    Terms::read(body).map(drop)
}

/// A line for each thing that cannot be read, and what to do.
fn unread(survey: &Survey) -> Vec<Finding> {
    let games = survey.games.iter().map(|(game, why, room)| {
        let what = format!("G{game} can't be read ({why})");
        match room {
            Some(room) => Finding::problem(
                "game",
                format!(
                    "{what} and blocks {room}. Somebody who manages that room can archive it with the button under /settings. If nobody does, stop the bot and run lasermate rebuild. Keep a copy of the database and report this"
                ),
            ),
            None => Finding::warning(
                "game",
                format!("{what}. It blocks no room. Keep a copy of the database and report this"),
            ),
        }
    });
    let posts = survey.posts.iter().map(|(post, why)| {
        Finding::warning(
            "outbox",
            format!(
                "post {post} can't be read ({why}) and isn't sent. To remove it, stop the bot and run: sqlite3 {FILE_NAME} \"DELETE FROM outbox WHERE id = {post}\""
            ),
        )
    });
    let messages = survey.messages.iter().map(|(message, why)| {
        Finding::warning(
            "chat",
            format!(
                "message {message} can't be read ({why}) and isn't shown. To remove it, stop the bot and run: sqlite3 {FILE_NAME} \"PRAGMA foreign_keys = ON; DELETE FROM local_message WHERE id = {message}\""
            ),
        )
    });
    let challenges = survey.challenges.iter().map(|(challenge, why)| {
        Finding::warning(
            "challenge",
            format!(
                "challenge {challenge} can't be read ({why}). Nobody can accept it. Whoever made it can cancel it, and it ends by itself"
            ),
        )
    });
    let tournaments = survey.tournaments.iter().map(|(tournament, why)| {
        Finding::problem(
            "tournament",
            format!(
                "tournament {tournament} can't be read ({why}) and doesn't go on. Stop the bot and run lasermate rebuild, which reads it from the log. Keep a copy of the database and report this"
            ),
        )
    });
    let all = [&survey.posts, &survey.challenges, &survey.tournaments, &survey.messages];
    let all = survey.games.len() + all.into_iter().map(Vec::len).sum::<usize>();
    let more = all.saturating_sub(NAMED);
    let rest = Finding::problem("database", format!("{} can't be read", counted(more, "more thing")));
    games
        .chain(tournaments)
        .chain(posts)
        .chain(challenges)
        .chain(messages)
        .take(NAMED)
        .chain(Some(rest).filter(|_| more > 0))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_service::diagnostic::Grade;

    #[test]
    fn a_full_disk_is_a_problem_and_a_small_one_a_warning() {
        let grades = [50 * MB, 500 * MB, 5_000 * MB].map(|free| space(free).grade);
        assert_eq!(grades, [Grade::Problem, Grade::Warning, Grade::Ok]);
    }

    /// A database that only its owner may write was sound. A folder in a file's place is refused to everybody.
    #[test]
    fn a_file_that_cannot_be_written_is_named() {
        let here = tempfile::tempdir().unwrap();
        assert_eq!(closed(here.path()), []);
        for name in [FILE_NAME, LOCK_NAME] {
            fs::create_dir(here.path().join(name)).unwrap();
        }
        let found = closed(here.path());
        assert_eq!(found.len(), 2);
        for (finding, name) in found.iter().zip([FILE_NAME, LOCK_NAME]) {
            assert!(finding.grade == Grade::Problem && finding.words.contains(name), "{finding:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_that_everybody_can_read_is_worth_a_warning() {
        use std::os::unix::fs::PermissionsExt;
        let here = tempfile::tempdir().unwrap();
        let file = here.path().join(FILE_NAME);
        fs::write(&file, "").unwrap();
        let set =
            |path: &Path, mode: u32| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        for (folder, own, open) in [(0o755, 0o644, true), (0o700, 0o644, false), (0o755, 0o600, false)] {
            set(here.path(), folder);
            set(&file, own);
            assert_eq!(open_to_others(here.path()).is_some(), open, "{folder:o} {own:o}");
        }
    }

    #[test]
    fn a_folder_that_is_not_there_is_made_where_it_can_be() {
        let here = tempfile::tempdir().unwrap();
        assert_eq!(writable(&here.path().join("a/b")).grade, Grade::Ok);
        let file = here.path().join("file");
        fs::write(&file, "").unwrap();
        assert_eq!(writable(&file.join("a")).grade, Grade::Problem);
        assert_eq!(writable(&file).grade, Grade::Problem);
        assert_eq!(fs::read_dir(here.path()).unwrap().count(), 1, "nothing is left behind");
    }
}

//! The data folder, its disk and its database.

use std::fs;
use std::path::Path;

use lasermate_core::finding::Finding;
use lasermate_core::sessions::log_payload::Terms;
use lasermate_core::sessions::replay;
use lasermate_core::store::{Checkup, FILE_NAME, FileCheckup, Fits, OpenError, Row, Store, Survey};

/// How many things that cannot be read are named.
const NAMED: usize = 20;
const MB: u64 = 1_000_000;
/// Less free disk than this is worth knowing.
const LITTLE: u64 = 1_000 * MB;
/// With less than this the bot is about to stop accepting moves.
const TOO_LITTLE: u64 = 100 * MB;

/// Looks at the data folder; the second value says what its database is like, where that could be seen.
pub(super) fn look(folder: &Path) -> (Vec<Finding>, Option<Checkup>) {
    let mut found = vec![writable(folder)];
    found.extend(disk(folder));
    let checkup = if folder.is_dir() {
        Store::checkup(folder, Fits { game: fits, challenge: terms, message: lasermate_page::is_message })
    } else {
        Ok(Checkup { in_use: false, file: None })
    };
    found.push(database(&checkup));
    if let Ok(Checkup { file: Some(file), .. }) = &checkup {
        found.extend(unread(&file.unread));
    }
    (found, checkup.ok())
}

fn writable(folder: &Path) -> Finding {
    const SUBJECT: &str = "data folder";
    let name = folder.display();
    if !folder.exists() {
        return match nearest(folder).map(probe) {
            Some(Ok(())) => Finding::ok(SUBJECT, format!("{name} doesn't exist yet and will be created")),
            _ => Finding::problem(
                SUBJECT,
                format!(
                    "{name} doesn't exist and can't be created. Create it, or choose another with --data"
                ),
            ),
        };
    }
    match probe(folder) {
        Ok(()) => Finding::ok(SUBJECT, format!("{name} is writable")),
        Err(error) => Finding::problem(
            SUBJECT,
            format!(
                "{name} isn't writable ({error}). Let the bot's user own it, or choose another with --data"
            ),
        ),
    }
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
fn probe(folder: &Path) -> std::io::Result<()> {
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
        Err(error) => {
            let source =
                std::error::Error::source(error).map(|source| format!(" ({source})")).unwrap_or_default();
            return Finding::problem(SUBJECT, format!("{error}{source}"));
        }
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
fn fits(rows: &[Row]) -> Result<(), String> {
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
    let rest = Finding::problem("database", format!("{more} more things can't be read"));
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
    use lasermate_core::finding::Grade;

    #[test]
    fn a_full_disk_is_a_problem_and_a_small_one_a_warning() {
        let grades = [50 * MB, 500 * MB, 5_000 * MB].map(|free| space(free).grade);
        assert_eq!(grades, [Grade::Problem, Grade::Warning, Grade::Ok]);
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

//! `lasermate backup` and `lasermate restore`: everything the bot knows, copied while it runs and put back.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use lasermate_service::clock;
use lasermate_service::store::{
    BACKUPS, CopyError, FILE_NAME, OpenError, Store, back_up, copy_database, copy_folder, for_io,
    is_beside_the_data,
};
use thiserror::Error;

use super::doctor::checkup;
use crate::config::Settings;

/// Where a backup is looked at before anything is replaced, below [`BACKUPS`].
const INCOMING: &str = "restoring";

/// Where to, and how many are kept.
#[derive(Clone, Debug, Args)]
pub struct Backup {
    /// The folder for backups, if possible on another disk: each is a folder in it, named by its time
    #[arg(value_name = "TO")]
    to: PathBuf,
    /// Keep this many backups there and remove the older ones; by default all are kept
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,
}

/// What is put back.
#[derive(Clone, Debug, Args)]
pub struct Restore {
    /// A backup's folder, or a copy that was made before an upgrade (lasermate.schema-0027.db)
    #[arg(value_name = "FROM")]
    from: PathBuf,
    /// Replace what the data folder holds: it is moved to the folder backups in it
    #[arg(long)]
    replace: bool,
}

impl Backup {
    pub(super) fn run(&self, settings: &Settings, out: &mut impl Write) -> io::Result<ExitCode> {
        let keep = self.keep.and_then(|keep| usize::try_from(keep).ok());
        tell(back_up(&settings.data, &self.to, keep, clock::now()), out, |made| {
            format!("backup made: {}", made.display())
        })
    }
}

impl Restore {
    pub(super) fn run(&self, settings: &Settings, out: &mut impl Write) -> io::Result<ExitCode> {
        let data = &settings.data;
        tell(self.restore(data), out, |replaced| match replaced {
            None => format!("restored to {}", data.display()),
            Some(folder) => {
                format!("restored to {}. What was there is in {}", data.display(), folder.display())
            }
        })
    }

    /// Puts the backup in the place of the data; gives where that is then.
    fn restore(&self, data: &Path) -> Result<Option<PathBuf>, RestoreError> {
        let is_whole = self.from.is_dir();
        if is_whole && !self.from.join(FILE_NAME).is_file() || !self.from.exists() {
            return Err(RestoreError::NoBackup { from: self.from.clone() });
        }
        let _lock = Store::lock(data)?;
        let old = self.replaced(data, is_whole)?;
        if !old.is_empty() && !self.replace {
            return Err(RestoreError::NotEmpty { data: data.to_owned(), aside: data.join(BACKUPS) });
        }
        let incoming = data.join(BACKUPS).join(INCOMING);
        let failed = |error| RestoreError::File { file: incoming.clone(), error };
        // A restore that was killed has left it.
        if incoming.exists() {
            fs::remove_dir_all(&incoming).map_err(failed)?;
        }
        let copied = self.take_in(&incoming, is_whole);
        if copied.is_err() {
            // The reason matters more than what is left.
            let _ = fs::remove_dir_all(&incoming);
        }
        copied?;
        let aside = data.join(BACKUPS).join(format!("replaced-{}", clock::now()));
        if !old.is_empty() {
            move_all(&old, &aside)?;
        }
        let new = entries(&incoming, |_| true).map_err(failed)?;
        move_all(&new, data)?;
        fs::remove_dir(&incoming).map_err(failed)?;
        Ok(Some(aside).filter(|_| !old.is_empty()))
    }

    /// What of the data folder the backup takes the place of.
    fn replaced(&self, data: &Path, is_whole: bool) -> Result<Vec<PathBuf>, RestoreError> {
        let fits = |name: &str| !is_beside_the_data(name) && (is_whole || name.starts_with(FILE_NAME));
        entries(data, fits).map_err(|error| RestoreError::File { file: data.to_owned(), error })
    }

    /// Copies the backup, and looks whether a bot could go on from it.
    fn take_in(&self, incoming: &Path, is_whole: bool) -> Result<(), RestoreError> {
        if is_whole {
            copy_folder(&self.from, incoming)?;
        } else {
            fs::create_dir_all(incoming)
                .map_err(|error| RestoreError::File { file: incoming.to_owned(), error })?;
            copy_database(&self.from, &incoming.join(FILE_NAME))?;
        }
        let faults = checkup(incoming)?.file.map(|file| file.faults).unwrap_or_default();
        if faults.is_empty() {
            return Ok(());
        }
        Err(RestoreError::Damaged { from: self.from.clone(), faults: faults.join("; ") })
    }
}

/// Why nothing was restored. The data folder is as it was, unless a disk fails halfway.
#[derive(Debug, Error)]
enum RestoreError {
    #[error(
        "{} is no backup. Name a folder that lasermate backup has made, with {FILE_NAME} in it, or a copy of that file",
        from.display()
    )]
    NoBackup { from: PathBuf },
    #[error(
        "{} holds data already. Add --replace to move that to {} and put the backup in its place, or choose an empty folder with --data",
        data.display(), aside.display()
    )]
    NotEmpty { data: PathBuf, aside: PathBuf },
    #[error("{} is damaged ({faults}). Choose another backup", from.display())]
    Damaged { from: PathBuf, faults: String },
    #[error("can't use {} ({error}). {}", file.display(), for_io(error))]
    File { file: PathBuf, error: io::Error },
    #[error(transparent)]
    Copy(#[from] CopyError),
    #[error(transparent)]
    Open(#[from] OpenError),
}

fn entries(folder: &Path, fits: impl Fn(&str) -> bool) -> io::Result<Vec<PathBuf>> {
    let all = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let fitting = all.iter().filter(|entry| fits(&entry.file_name().to_string_lossy()));
    Ok(fitting.map(fs::DirEntry::path).collect())
}

fn move_all(paths: &[PathBuf], to: &Path) -> Result<(), RestoreError> {
    let failed = |file: &Path| {
        let file = file.to_owned();
        move |error| RestoreError::File { file, error }
    };
    fs::create_dir_all(to).map_err(failed(to))?;
    for path in paths {
        let Some(name) = path.file_name() else { continue };
        fs::rename(path, to.join(name)).map_err(failed(path))?;
    }
    Ok(())
}

/// Says what came of it.
fn tell<T, E: std::error::Error>(
    done: Result<T, E>,
    out: &mut impl Write,
    told: impl FnOnce(T) -> String,
) -> io::Result<ExitCode> {
    match done {
        Ok(done) => writeln!(out, "{}", told(done)).map(|()| ExitCode::SUCCESS),
        Err(error) => writeln!(io::stderr(), "lasermate: {error}").map(|()| ExitCode::FAILURE),
    }
}

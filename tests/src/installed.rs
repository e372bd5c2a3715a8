//! Where other teams' programs are installed, once, beside the built ones.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, io};

/// What shows that something is there to its end, and what was wanted.
pub(crate) const MARK: &str = "installed";

/// Beside the built programs, so that it goes with them and no checkout ever holds it. Cargo marks its target folder only where it
/// has made it itself: what a folder is called tells more.
fn folder() -> PathBuf {
    let own = std::env::current_exe().expect("a program knows its own file");
    let built = own.ancestors().find(|folder| folder.ends_with("deps")).and_then(Path::parent);
    built.expect("tests are run from Cargo's target folder").join("synapse")
}

/// A folder of a name there, made once for what is wanted in it, whichever test program is the first; empty when `make` begins, also
/// where it was made for something else, or not to its end.
pub(crate) fn once(
    name: &str,
    wanted: &str,
    make: impl FnOnce(&Path) -> Result<(), String>,
) -> Result<PathBuf, String> {
    let told = |error: io::Error| error.to_string();
    fs::create_dir_all(folder()).map_err(told)?;
    let lock = fs::File::create(folder().join("lock")).map_err(told)?;
    lock.lock().map_err(told)?;
    let made = folder().join(name);
    let mark = made.join(MARK);
    if fs::read_to_string(&mark).is_ok_and(|there| there == wanted) {
        return Ok(made);
    }
    if made.exists() {
        fs::remove_dir_all(&made).map_err(told)?;
    }
    fs::create_dir(&made).map_err(told)?;
    make(&made)?;
    fs::write(mark, wanted).map_err(told)?;
    Ok(made)
}

pub(crate) fn run(command: &mut Command, what: &str) -> Result<(), String> {
    let done =
        command.stdin(Stdio::null()).output().map_err(|error| format!("{what} cannot be run: {error}"))?;
    if done.status.success() {
        return Ok(());
    }
    Err(format!(
        "{what} failed: {}",
        String::from_utf8_lossy(&done.stderr).lines().last().unwrap_or_default()
    ))
}

/// A package of npm with all it needs, in a folder of its own there; what it is, with its version, and what Node it wants.
pub(crate) fn npm(package: &str, name: &str, oldest: u32) -> Result<PathBuf, String> {
    let version = Command::new("node").arg("--version").stdin(Stdio::null()).output();
    let version = version.map_err(|error| format!("node cannot be run: {error}"))?;
    let version = String::from_utf8_lossy(&version.stdout).trim().to_owned();
    let major = version.trim_start_matches('v').split('.').next().and_then(|major| major.parse().ok());
    if major.is_none_or(|major: u32| major < oldest) {
        return Err(format!("Node {oldest} or newer is needed, and this is {version:?}"));
    }
    once(name, package, |modules| {
        // Nothing of a package is run to install it.
        let quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--loglevel=error"];
        run(
            Command::new("npm").arg("install").args(quiet).arg("--prefix").arg(modules).arg(package),
            "npm install",
        )
    })
}

/// What was made once, or `None` and a line that says which test is skipped. With `CI=true` it fails instead.
pub(crate) fn or_skip<T>(test: &str, needs: &str, made: &'static Result<T, String>) -> Option<&'static T> {
    match made {
        Ok(made) => Some(made),
        Err(why) => {
            let in_ci = std::env::var("CI").as_deref() == Ok("true");
            assert!(!in_ci, "{test} needs {needs}: {why}");
            let mut out = io::stderr();
            let _ = io::Write::write_fmt(&mut out, format_args!("skipped: {test} ({why})\n"));
            None
        }
    }
}

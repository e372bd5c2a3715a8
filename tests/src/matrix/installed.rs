//! Where other teams' programs are installed, once, beside the built ones.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Beside the built programs, so that it goes with them and no checkout ever holds it.
pub(super) fn folder() -> PathBuf {
    let own = std::env::current_exe().expect("a program knows its own file");
    let target = own.ancestors().find(|folder| folder.join("CACHEDIR.TAG").is_file());
    target.expect("tests are run from Cargo's target folder").join("synapse")
}

/// Held while something is installed: several test programs may want it at once.
pub(super) fn locked() -> Result<fs::File, String> {
    fs::create_dir_all(folder()).map_err(|error| error.to_string())?;
    let lock = fs::File::create(folder().join("lock")).map_err(|error| error.to_string())?;
    lock.lock().map_err(|error| error.to_string())?;
    Ok(lock)
}

pub(super) fn run(command: &mut Command, what: &str) -> Result<(), String> {
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

//! Python with the Matrix server and the foreign client, made once beside the built programs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::installed::{once, run};

/// What is installed, and where the program is that has it.
pub(super) const PACKAGES: [&str; 2] = ["matrix-synapse==1.163.2", "matrix-nio[e2e]==0.26.0"];
const PYTHON: &str = "bin/python";

/// The Python that has the server and the client; `None`, and a line that says which test is skipped, where there is no Python or
/// the packages cannot be had. With `CI=true` it fails instead.
///
/// # Panics
/// `CI=true` and it is not there.
pub fn python(test: &str) -> Option<&'static Path> {
    static MADE: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    match MADE.get_or_init(make) {
        Ok(python) => Some(python),
        Err(why) => {
            let in_ci = std::env::var("CI").as_deref() == Ok("true");
            assert!(!in_ci, "{test} needs Python with the Matrix server: {why}");
            eprintln!("skipped {test}: {why}");
            None
        }
    }
}

fn make() -> Result<PathBuf, String> {
    let venv = once("venv", &PACKAGES.join("\n"), |venv| {
        run(Command::new("python3").args(["-m", "venv"]).arg(venv), "python3 -m venv")?;
        let python = venv.join(PYTHON);
        run(Command::new(python).args(["-m", "pip", "install", "--quiet"]).args(PACKAGES), "pip install")
    })?;
    Ok(venv.join(PYTHON))
}

//! The folder of a server as it first stands, made once beside the built programs: making its tables and accounts anew for each test
//! costs more than most tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use super::synapse::{SendLimits, Synapse, settings};
use crate::installed::{MARK, once, run};

/// Who has an account on every server, and who administers it. Their passwords are `pw-` and the name.
pub(super) const ACCOUNTS: [&str; 5] = ["bot", "ann", "bob", "cid", "root"];
pub(super) const ADMINISTRATOR: &str = "administrator";
/// What a server does not take over.
const LEFT: [&str; 2] = [MARK, "said.log"];

/// Makes a new server's folder.
///
/// # Panics
/// It cannot be made.
pub(super) fn copy_to(new: &Path, python: &'static Path) {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    let template = MADE.get_or_init(|| make(python).unwrap_or_else(|why| panic!("no server: {why}")));
    for file in fs::read_dir(template).expect("the template is there") {
        let file = file.expect("its files can be listed");
        let is_file = file.file_type().expect("a kind of file").is_file();
        if is_file && LEFT.iter().all(|left| file.file_name() != *left) {
            fs::copy(file.path(), new.join(file.file_name())).expect("a file is copied");
        }
    }
}

fn make(python: &'static Path) -> Result<PathBuf, String> {
    // Another version of the server or of these settings makes other tables.
    let wanted =
        format!("{}\n{ACCOUNTS:?}\n{}", super::python::PACKAGES.join("\n"), settings(0, SendLimits::Lifted));
    once("template", &wanted, |made| {
        let generate = ["--generate-config", "--report-stats=no", "--data-directory", "."];
        run(
            Command::new(python)
                .args(["-m", "synapse.app.homeserver", "--server-name", "localhost"])
                .args(["--config-path", "generated.yaml"])
                .args(generate)
                .current_dir(made),
            "synapse --generate-config",
        )?;
        let mut synapse = Synapse::in_folder(python, made.to_owned(), SendLimits::Lifted);
        synapse.create_account(ADMINISTRATOR, "--admin");
        for name in ACCOUNTS {
            synapse.create_account(name, "--no-admin");
        }
        synapse.stop();
        // What was written last goes from the log of the database into its file.
        let database = rusqlite::Connection::open(made.join("homeserver.db"));
        let written = database.and_then(|it| it.pragma_update(None, "wal_checkpoint", "TRUNCATE"));
        written.map_err(|error| error.to_string())
    })
}

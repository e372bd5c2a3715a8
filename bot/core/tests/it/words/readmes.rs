//! A README that names a file names one that is there: whoever moves a file moves its mention too.

use std::fs;
use std::path::Path;

use lasermate_core::command::COMMANDS;
use lasermate_engine::variants::Preset;

/// What is no source: what is built, fetched or kept by Git.
const LEFT_OUT: &[&str] = &["target", ".git", "node_modules", "proptest-regressions"];
/// It tells where tests were that are somewhere else now.
const HISTORY: &str = "HISTORY.md";
/// The endings of what is written by hand here.
const SOURCES: &[&str] = &["rs", "js", "css", "html", "sql", "py", "scenario", "svg"];

/// The files below a folder, as `/bot/core/src/lib.rs`.
fn files(folder: &Path, at: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{at}/{name}");
        if entry.path().is_dir() {
            if !LEFT_OUT.contains(&name.as_str()) {
                files(&entry.path(), &path, found);
            }
        } else {
            found.push(path);
        }
    }
}

/// What a text names as code that looks like a source file.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split('`').skip(1).step_by(2);
    code.filter(|code| {
        let plain = code.chars().all(|c| c.is_ascii_alphanumeric() || "._-/".contains(c));
        plain
            && code
                .rsplit_once('.')
                .is_some_and(|(name, ending)| !name.is_empty() && SOURCES.contains(&ending))
    })
}

#[test]
fn every_file_that_a_readme_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    files(&root, "", &mut all);
    let mut gone = Vec::new();
    let mut seen = 0;
    for readme in all.iter().filter(|path| path.ends_with(".md") && !path.ends_with(HISTORY)) {
        let text = fs::read_to_string(root.join(&readme[1..])).expect("a text");
        for name in named(&text) {
            seen += 1;
            let ending = format!("/{}", name.trim_start_matches("./"));
            if !all.iter().any(|path| path.ends_with(&ending)) {
                gone.push(format!("{readme}: `{name}`"));
            }
        }
    }
    assert!(seen > 100, "{seen} names were found");
    assert!(gone.is_empty(), "these are not there:\n{}", gone.join("\n"));
}

/// `/pause`, `/substitute`, `/holiday` and `/pings` were missing in the table of commands.
#[test]
fn tables_of_games_and_commands_are_whole() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let rows = |readme: &str| -> String {
        let text = fs::read_to_string(root.join(readme)).expect("a text");
        text.lines().filter(|line| line.starts_with('|')).map(|line| line.to_owned() + "\n").collect()
    };
    let games = rows("README.md");
    for preset in Preset::all() {
        assert!(games.contains(&format!("\n| `{}` |", preset.name)), "{} is in no row", preset.name);
    }
    let commands = rows("bot/core/README.md");
    let named: Vec<_> =
        commands.split("`/").skip(1).filter_map(|rest| rest.split([' ', '`']).next()).collect();
    for command in COMMANDS {
        assert!(named.contains(&command.name), "/{} is in no row", command.name);
    }
}

#[test]
fn what_is_code_and_names_a_file_is_taken_for_one() {
    let text = "`a/b.rs` and `c.js`, not `engine denial::rules`, `*.rs`, `.rs`, `lasermate.db` or b.rs.";
    assert_eq!(named(text).collect::<Vec<_>>(), ["a/b.rs", "c.js"]);
}

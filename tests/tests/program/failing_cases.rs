//! A case on which a law has failed is kept beside the law's source, and tried again in every later run.

use std::fs;
use std::path::{Path, PathBuf};

/// The Rust sources of the workspace.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// Proptest keeps them by itself, unless it is told otherwise or run without a source file.
#[test]
fn no_law_forgets_the_cases_on_which_it_failed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for part in ["bot", "engine", "render", "tests"] {
        sources(&root.join(part), &mut files);
    }
    let mut laws = 0;
    for file in files.iter().filter(|file| !file.ends_with(file!())) {
        let text = fs::read_to_string(file).expect("a source");
        laws += text.matches("proptest! {").count();
        for forgetful in ["failure_persistence", "TestRunner::", "PROPTEST_"] {
            assert!(!text.contains(forgetful), "{}: {forgetful}", file.display());
        }
    }
    assert!(laws >= 25, "only {laws} laws were found");
    let ignored = fs::read_to_string(root.join(".gitignore")).expect("what git leaves out");
    assert!(!ignored.contains("proptest"), "failing cases are committed: {ignored}");
}

//! The program says its version.

use lasermate_tests::program::run;

#[test]
fn the_program_says_its_version_where_it_was_built_from_and_its_networks() {
    let output = run(&["--version"]);
    assert!(output.status.success());
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let matrix = if cfg!(feature = "matrix") { ", matrix" } else { "" };
    let ends = format!(", discord{matrix})");
    let from = said.trim().strip_prefix(concat!("lasermate ", env!("CARGO_PKG_VERSION"), " ("));
    let from = from.and_then(|rest| rest.strip_suffix(&ends)).unwrap_or_default();
    assert!(!from.is_empty() && from.chars().all(char::is_alphanumeric), "{said}");
}

//! The program says its version.

use lasermate_tests::program::run;

#[test]
fn the_program_says_its_version() {
    let output = run(&["--version"]);
    assert!(output.status.success());
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(said.trim(), concat!("lasermate ", env!("CARGO_PKG_VERSION")));
}

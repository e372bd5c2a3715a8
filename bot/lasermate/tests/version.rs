//! The program runs at all. (That this test names it is why `cargo test` builds it for the whole-program tests.)

use std::process::Command;

#[test]
fn the_program_says_its_version() {
    let output = Command::new(env!("CARGO_BIN_EXE_lasermate")).arg("--version").output().unwrap();
    assert!(output.status.success());
    assert_eq!(
        String::from_utf8_lossy(&output.stdout).trim(),
        concat!("lasermate ", env!("CARGO_PKG_VERSION"))
    );
}

//! The `lasermate` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    lasermate::main()
}

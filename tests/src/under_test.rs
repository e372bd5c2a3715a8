//! The program as it is run, for the tests that start it.

use std::process::ExitCode;

fn main() -> ExitCode {
    lasermate::main()
}

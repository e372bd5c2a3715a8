//! The real program: its command line, killed and started again, and in browsers.

mod browser;
mod command_line;
mod crash;
mod failing_cases;
mod version;

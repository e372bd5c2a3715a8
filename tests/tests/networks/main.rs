//! All tests of the networks, in one program.

mod discord;
mod page;
mod scenarios;

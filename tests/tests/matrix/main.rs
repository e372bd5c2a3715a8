//! All tests of Matrix: a real server, another team's client, and the real program between them.

mod account;
mod backup;
mod closed;
mod crash;
mod edits;
mod files;
mod heard;
mod hostile;
mod keys;
mod limits;
mod links;
mod people;
mod plays;
mod presets;
mod privacy;
mod rooms;
mod secrets;
mod strict;
mod tables;
mod threads;
mod together;
mod world;

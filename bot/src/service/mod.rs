//! The use cases: challenges, live games, deadlines. Platform-free.

mod asked;
mod challenges;
mod clockwork;
mod computers;
mod desk;
mod dispatch;
mod due;
mod owed;
mod pact_choices;
mod pacts;
mod pick;
mod play;
mod privacy;
mod puzzle;
mod realtime;
mod rebuild;
mod rooms;
mod seating;
mod servers;
mod settings;
mod study;
mod tables;
mod threads;
mod ticking;
mod votes;
mod watching;

pub mod button;
pub mod chain;
pub mod complete;
pub mod deed;
pub mod fold;
pub mod forms;
pub mod game;
pub mod heading;
pub mod hint;
pub mod live;
pub mod past;
pub mod picture;
pub mod record;
pub mod show;
pub mod showing;

pub use desk::{Service, StartError};
pub use owed::{Owed, PictureError};
pub use rebuild::RebuildError;
pub use tables::LookError;

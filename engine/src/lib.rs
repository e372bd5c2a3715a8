//! The rules of Lasermate's games: pure functions over plain values, without I/O, clock, chance or pixels.
#![doc = include_str!("../README.md")]

#[macro_use]
mod hand_on;

pub mod action;
pub mod any;
pub mod board;
pub mod claim;
pub mod effect;
pub mod game;
#[warn(missing_docs)]
pub mod mix;
pub mod moves;
pub mod notation;
mod offer;
pub mod outcome;
pub mod overlays;
pub mod pact;
pub mod perft;
pub mod piece;
#[warn(missing_docs)]
pub mod position;
pub mod problems;
pub mod refusal;
pub mod search;
pub mod seat;
pub mod seats;
mod session;
mod sorting;
pub mod study;
pub mod timeline;
pub mod typed_action;
pub mod variants;
pub mod view;

//! The rules of Lasermate's games: pure functions over plain values, without I/O, clock, chance or pixels.
#![doc = include_str!("../README.md")]
#![allow(missing_docs, reason = "only the contract of games, marked below, is documented item by item")]

#[warn(missing_docs)]
pub mod action;
pub mod any;
pub mod board;
#[warn(missing_docs)]
pub mod claim;
#[warn(missing_docs)]
pub mod effect;
pub mod game;
#[warn(missing_docs)]
pub mod hooks;
pub mod mix;
pub mod moves;
#[warn(missing_docs)]
pub mod notation;
mod offer;
#[warn(missing_docs)]
pub mod outcome;
pub mod overlays;
pub mod own;
pub mod pact;
pub mod perft;
#[warn(missing_docs)]
pub mod piece;
#[warn(missing_docs)]
pub mod position;
pub mod problems;
#[warn(missing_docs)]
pub mod refusal;
pub mod search;
#[warn(missing_docs)]
pub mod seat;
pub mod seats;
mod session;
mod sorting;
pub mod study;
pub mod timeline;
pub mod variants;
#[warn(missing_docs)]
pub mod view;

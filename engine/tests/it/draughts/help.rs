//! What the tests of draughts share.

use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::notation::Notation;
use lasermate_engine::variants::draughts::{Draughts, DraughtsRules};

pub const START: &str = "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 w 0 1";

pub fn at(text: &str) -> Draughts {
    Draughts::read_position(DraughtsRules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn cell(name: &str) -> Cell {
    Mesh::eight().cell_named(name).expect(name)
}

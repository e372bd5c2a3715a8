//! The start, and the published numbers of the squares.

use super::help::{START, at, cell};
use lasermate_engine::notation::Notation;
use lasermate_engine::variants::draughts::{Draughts, DraughtsRules, cell_of_number, number_of};

#[test]
fn rule_5_1_the_start() {
    assert_eq!(Draughts::start(DraughtsRules), at(START));
}

#[test]
fn rule_5_1_7_the_squares_are_numbered_from_the_second_sides_left() {
    for (number, name) in
        [(1, "b8"), (4, "h8"), (5, "a7"), (9, "b6"), (11, "f6"), (15, "e5"), (22, "c3"), (32, "g1")]
    {
        assert_eq!(cell_of_number(number), Some(cell(name)));
        assert_eq!(number_of(cell(name)), Some(number));
    }
    assert_eq!([0, 33].map(cell_of_number), [None, None]);
    assert_eq!(["a2", "b1", "h7"].map(|name| number_of(cell(name))), [None; 3]);
    let numbered: Vec<_> = (1..=32).filter_map(cell_of_number).collect();
    assert!(numbered.iter().zip(1..).all(|(cell, number)| number_of(*cell) == Some(number)));
}

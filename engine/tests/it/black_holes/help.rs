//! What the tests of Black holes share: positions by text, their moves as texts, and reasons.

use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::notation::Notation;
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleRules};

pub const WHITE: Seat = Seat::First;
pub const BLACK: Seat = Seat::Second;

/// The first diagram of the published page, with 1.1.1's correction.
pub const DIAGRAM_1: &str = "rs1qk/p1ppp/bphh1/3hH/HP3/3S1/PBPPP/RH1QK w - - 0 1";
pub const DIAGRAM_2: &str = "Bskqb/1hrpH/1hhhp/p1p1H/H1P1P/PR3/Pp1P1/1QHKS w - - 0 1";

/// A position under the default rules.
pub fn at(text: &str) -> BlackHoles {
    with(HoleRules::default(), text)
}

/// A position under other rules.
pub fn with(rules: HoleRules, text: &str) -> BlackHoles {
    BlackHoles::read_position(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn cell(name: &str) -> Cell {
    Mesh::five().cell_named(name).expect(name)
}

/// The names of a seat's pieces that bear on a square.
pub fn attackers(state: &BlackHoles, name: &str, seat: Seat) -> Vec<String> {
    let own = |from: &Cell| state.piece_at(*from).is_some_and(|piece| piece.seat == seat);
    state.attackers(cell(name)).iter().filter(own).map(|from| state.cell_name(from)).collect()
}

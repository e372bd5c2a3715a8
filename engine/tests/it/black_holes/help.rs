//! What the tests of Black holes share: positions by text, their moves as texts, and reasons.

use lasermate_engine::action::Action;
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::game::Game;
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleRules};

pub const WHITE: Seat = Seat::First;
pub const BLACK: Seat = Seat::Second;

/// The first diagram of the published page, with 1.1.1's correction.
pub const DIAGRAM_1: &str = "rs1qk/p1ppp/bphh1/3hH/HP3/3S1/PBPPP/RH1QK w - - 0 1";
/// The second.
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

/// The exact texts of the moves of the seat to move, sorted.
pub fn moves(state: &BlackHoles) -> Vec<String> {
    let mut found = state.legal_moves(state.turn()).to_vec();
    found.sort_unstable();
    found.into_iter().map(|mv| state.write_move(mv)).collect()
}

/// Those that begin with a text: a square, or `@`.
pub fn moves_from(state: &BlackHoles, from: &str) -> Vec<String> {
    moves(state).into_iter().filter(|text| text.starts_with(from)).collect()
}

/// The relativistic moves of the piece on a square, one route each.
pub fn travels(state: &BlackHoles, from: &str) -> Vec<String> {
    let relativistic = |text: &String| text.len() >= 8;
    moves_from(state, from).into_iter().filter(relativistic).collect()
}

/// All routes of all relativistic moves of the piece on a square, sorted.
pub fn routes(state: &BlackHoles, from: &str) -> Vec<String> {
    let mut all = MoveList::new();
    for mv in state.legal_moves(state.turn()) {
        state.each_route(state.turn(), mv, &mut all);
    }
    let mut found: Vec<_> = all.into_iter().map(|route| state.write_move(route)).collect();
    found.retain(|text| text.starts_with(from) && text.len() >= 8);
    found.sort();
    found
}

/// Why the seat to move may not do what a text says.
pub fn judge(state: &BlackHoles, text: &str) -> Result<(), Reason> {
    let mv = state.read_move(state.turn(), text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    state.judge(state.turn(), Action::Move(mv))
}

/// The position after moves, played one after the other.
pub fn after(state: &BlackHoles, texts: &str) -> Game<BlackHoles> {
    let mut table = Game::new(*state);
    for text in texts.split_whitespace() {
        let seat = table.state().turn();
        table.try_text(seat, text, 0).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    table
}

/// The text of the position after moves.
pub fn text_after(state: &BlackHoles, texts: &str) -> String {
    after(state, texts).state().write_position()
}

/// The names of a seat's pieces that bear on a square.
pub fn attackers(state: &BlackHoles, name: &str, seat: Seat) -> Vec<String> {
    let own = |from: &Cell| state.piece_at(*from).is_some_and(|piece| piece.seat == seat);
    state.attackers(cell(name)).iter().filter(own).map(|from| state.cell_name(from)).collect()
}

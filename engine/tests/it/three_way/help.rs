//! What the tests of three-way chess share: games by name and options, positions, moves as words.
#![allow(clippy::expect_used, reason = "each test uses its part, and stops where its data are wrong")]

pub use crate::play::play;
use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_engine::variants::three_way::{
    Centre, EnPassantRule, KnightSteps, ResignHeir, StalemateRule, ThreeWay, ThreeWayMove, ThreeWayRules,
    TurnDirection,
};

pub const WHITE: Seat = Seat::First;
pub const RED: Seat = Seat::Second;
pub const BLACK: Seat = Seat::Third;

/// What a table plays by if it chooses nothing.
pub const USUAL: ThreeWayRules = ThreeWayRules {
    centre: Centre::Branch,
    knight: KnightSteps::Union,
    passing: EnPassantRule::Both,
    castle_through_check: false,
    inherit: false,
    resign_heir: ResignHeir::None,
    stalemate: StalemateRule::Conventional,
    placing: TurnDirection::Clockwise,
};
/// The captor of a king inherits its pieces.
pub const HEIRS: ThreeWayRules = ThreeWayRules { inherit: true, ..USUAL };

/// Plays a move and gives what it did.
pub fn effects(state: &mut ThreeWay, text: &str) -> Vec<Effect> {
    let mv = state.read_move(state.turn(), text).expect(text);
    assert_eq!(state.judge(state.turn(), Action::Move(mv)), Ok(()), "{text}");
    let mut effects = Vec::new();
    state.play(state.turn(), Action::Move(mv), 0, &mut Recording(&mut effects));
    effects
}

/// A game with options, from its start or a position.
pub fn game(name: &str, options: &[&str], position: Option<&str>) -> AnyGame {
    let mut setup = Setup::parse(name, options.iter().copied()).expect("the preset exists");
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup).unwrap_or_else(|error| panic!("{position:?}: {error}"))
}

/// A position with these pieces (`wKe1`), the rest as in an empty text: to move, living, castling, en passant.
pub fn text(pieces: &str, rest: &str) -> String {
    let mesh = Mesh::hexagon();
    let mut cells = vec![String::new(); 96];
    for piece in pieces.split_whitespace() {
        let cell = mesh.cell_named(&piece[2..]).unwrap_or_else(|| panic!("{piece}"));
        cells[cell.index()] = piece[..2].to_owned();
    }
    let rank = |cells: &[String]| {
        let (mut text, mut empty) = (String::new(), 0);
        for cell in cells {
            if cell.is_empty() {
                empty += 1;
            } else {
                if empty > 0 {
                    text += &empty.to_string();
                }
                empty = 0;
                text += cell;
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    };
    let territory = |cells: &[String]| cells.chunks(8).map(rank).collect::<Vec<_>>().join("/");
    let board = cells.chunks(32).map(territory).collect::<Vec<_>>().join("|");
    format!("{board} {rest}")
}

/// The same as a state under the usual rules.
pub fn state(pieces: &str, rest: &str) -> ThreeWay {
    state_by(ThreeWayRules::default(), pieces, rest)
}

pub fn state_by(rules: ThreeWayRules, pieces: &str, rest: &str) -> ThreeWay {
    let text = text(pieces, rest);
    ThreeWay::read_position(rules, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn cell(name: &str) -> Cell {
    Mesh::hexagon().cell_named(name).unwrap_or_else(|| panic!("{name}"))
}

/// The targets of the piece on a cell, sorted by name, promotions once.
pub fn targets(state: &ThreeWay, from: &str) -> String {
    let mut moves = MoveList::new();
    state.moves_as(state.turn(), &mut moves);
    let own = moves.iter().filter(|mv| mv.from == cell(from));
    let mut found: Vec<_> = own.map(|mv| state.cell_name(mv.to)).collect();
    found.sort();
    found.dedup();
    found.join(" ")
}

/// The names in a text, sorted.
pub fn sorted(names: &str) -> String {
    let mut names: Vec<_> = names.split_whitespace().collect();
    names.sort_unstable();
    names.join(" ")
}

/// All legal moves of the side to move, in order of their texts.
pub fn legal(state: &ThreeWay) -> Vec<ThreeWayMove> {
    let mut moves = state.legal_moves(state.turn()).to_vec();
    moves.sort_unstable();
    moves
}

/// Plays exact moves.
pub fn after(mut state: ThreeWay, moves: &str) -> ThreeWay {
    for text in moves.split_whitespace() {
        let mv = state.read_move(state.turn(), text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let judged = state.judge(state.turn(), Action::Move(mv));
        assert_eq!(judged, Ok(()), "{text} in {}", state.write_position());
        state.play(state.turn(), Action::Move(mv), 0, &mut ());
    }
    state
}

/// Whether an exact move is legal, or why not.
pub fn judge(state: &ThreeWay, text: &str) -> Result<(), Reason> {
    let mv = state.read_move(state.turn(), text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    state.judge(state.turn(), Action::Move(mv))
}

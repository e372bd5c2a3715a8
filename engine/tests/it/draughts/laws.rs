//! Laws of draughts, on positions reached by chance, on typed noise, and on moves made of any bytes.

use std::collections::BTreeMap;

use super::help::{START, at};
use crate::dice::Dice;
use crate::laws::{Lawful, after, judged_as_listed, legal, state_laws};
use crate::oracle::draughts::chance;
use lasermate_engine::action::Action;
use lasermate_engine::board::Cell;
use lasermate_engine::notation::Notation;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::draughts::{Draughts, DraughtsMove, DraughtsRules};
use proptest::prelude::*;

/// Positions of games played by these choices, from the array or from a position of chance with kings.
fn reached() -> impl Strategy<Value = Draughts> {
    let start = prop_oneof![
        Just(START.to_owned()),
        any::<u64>().prop_map(|seed| chance::position(&mut Dice::new(seed)).text()),
    ];
    (start, prop::collection::vec(any::<prop::sample::Index>(), 0..80)).prop_map(|(start, choices)| {
        let mut state = at(&start);
        for choice in choices {
            let moves = legal(&state, state.turn());
            if moves.is_empty() {
                break;
            }
            state.play(state.turn(), Action::Move(moves[choice.index(moves.len())]), 0, &mut ());
        }
        state
    })
}

fn any_move() -> impl Strategy<Value = DraughtsMove> {
    prop::collection::vec((0u8..66).prop_map(Cell), 2..10)
        .prop_map(|cells| DraughtsMove::over(&cells).expect("as many squares as a move can have"))
}

/// Moves that are nearly right: over dark squares a step or a jump apart.
fn near_move() -> impl Strategy<Value = DraughtsMove> {
    let turns = prop::collection::vec((any::<bool>(), any::<bool>(), 0u8..8), 1..4);
    (0u8..64, turns).prop_map(|(from, turns)| {
        let mut cells = vec![Cell(from)];
        let (mut column, mut row) = (i16::from(from % 8), i16::from(from / 8));
        for (right, up, far) in turns {
            let far = if far == 0 { 1 } else { 2 };
            column = (column + if right { far } else { -far }).clamp(0, 7);
            row = (row + if up { far } else { -far }).clamp(0, 7);
            cells.push(Cell((row * 8 + column) as u8));
        }
        DraughtsMove::over(&cells).expect("a few squares")
    })
}

impl Lawful for Draughts {
    const LIKE_PAWNS: &'static [char] = &[];

    fn chosen(&self) -> DraughtsRules {
        DraughtsRules
    }

    fn mover(&self) -> Seat {
        self.turn()
    }

    fn pieces(&self) -> BTreeMap<Cell, Piece> {
        self.all_pieces().collect()
    }

    fn checked(&self, _: Seat) -> bool {
        false
    }

    fn on_board(mv: DraughtsMove) -> Option<DraughtsMove> {
        mv.squares().iter().all(|cell| cell.0 < 64).then_some(mv)
    }

    fn ask(&self, seat: Seat) {
        let _ = (self.has_move(seat), self.must_capture(seat), self.army(seat));
    }
}

state_laws!(Draughts, cases: 300, reached: reached(), any_move: any_move(), letters: "a-hx1-9WBK:,");

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn only_listed_moves_are_allowed(state in reached(), near in prop::collection::vec(near_move(), 60)) {
        let mut tried = near;
        // A capture that breaks off, and one that goes on.
        for mv in legal(&state, state.turn()) {
            tried.push(mv);
            tried.extend(DraughtsMove::over(&mv.squares()[..mv.squares().len() - 1]));
            tried.extend(DraughtsMove::over(&[mv.squares(), &mv.squares()[..1]].concat()));
        }
        judged_as_listed(&state, tried)?;
    }

    #[test]
    fn rule_5_1_4_whoever_can_capture_does_and_takes_what_is_jumped(state in reached()) {
        let seat = state.turn();
        for mv in legal(&state, seat) {
            let after = after(&state, mv);
            prop_assert_eq!(mv.jumped() != 0, state.must_capture(seat), "{}", state.write_move(mv));
            prop_assert_eq!(after.army(seat.other()), state.army(seat.other()) & !mv.jumped());
            prop_assert_eq!(after.army(seat).count_ones(), state.army(seat).count_ones());
            prop_assert_eq!(after.turn(), seat.other());
        }
    }

    /// `make` takes any bytes: a move onto a square that is taken changes nothing.
    #[test]
    fn a_move_onto_a_piece_changes_nothing(state in reached()) {
        for (from, _) in state.all_pieces().filter(|(_, piece)| piece.seat == state.turn()) {
            for (taken, _) in state.all_pieces().filter(|(cell, _)| *cell != from) {
                let mut made = state;
                made.make(DraughtsMove::over(&[from, taken]).expect("two squares"), &mut ());
                prop_assert_eq!(made, state, "{:?} to {:?}", from, taken);
            }
        }
    }

    #[test]
    fn rule_5_1_5_no_man_stands_on_its_last_row(state in reached()) {
        for (cell, piece) in state.all_pieces() {
            let last = if piece.seat == Seat::First { 7 } else { 0 };
            prop_assert!(piece.kind == Kind::Crowned || cell.0 / 8 != last, "{}", state.write_position());
        }
    }

    /// Turned round and with the sides exchanged it is the same game.
    #[test]
    fn the_sides_play_alike(state in reached()) {
        let text = state.write_position();
        let (board, rest) = text.split_once(' ').expect("a board");
        let turned: String = board.chars().rev().map(|letter| match letter {
            'a'..='z' => letter.to_ascii_uppercase(),
            other => other.to_ascii_lowercase(),
        }).collect();
        let turn = if rest.starts_with('w') { "b" } else { "w" };
        let turned = at(&format!("{turned} {turn}{}", &rest[1..]));
        let mut mirrored: Vec<DraughtsMove> = legal(&turned, turned.turn())
            .iter()
            .filter_map(|mv| {
                let cells: Vec<_> = mv.squares().iter().map(|cell| Cell(63 - cell.0)).collect();
                DraughtsMove::over(&cells)
            })
            .collect();
        mirrored.sort();
        prop_assert_eq!(mirrored, legal(&state, state.turn()));
    }

    #[test]
    fn attackers_are_those_that_could_jump_over_a_piece(state in reached()) {
        let seat = state.turn();
        for (cell, piece) in state.all_pieces().filter(|(_, piece)| piece.seat != seat) {
            let mut jumping: Vec<Cell> = legal(&state, seat)
                .iter()
                .filter(|mv| mv.jumped() != 0)
                .filter(|mv| {
                    let first = DraughtsMove::over(&mv.squares()[..2]).expect("a jump");
                    first.jumped() == 1 << cell.0
                })
                .map(DraughtsMove::from)
                .collect();
            jumping.sort_unstable();
            jumping.dedup();
            prop_assert_eq!(state.attackers(cell).iter().collect::<Vec<_>>(), jumping, "{:?}", piece);
        }
    }
}

//! Laws of Black holes, on positions reached by chance, on typed noise, and on moves made of any bytes.

use std::collections::BTreeMap;

use super::help::{DIAGRAM_1, DIAGRAM_2, with};
use crate::laws::{Lawful, judged_as_listed, legal, own_king_is_safe, state_laws};
use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::overlays::lasers::UnderBeams;
use lasermate_engine::perft::perft;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleMove, HoleRules, PawnExit, Route};
use proptest::prelude::*;

fn rules() -> impl Strategy<Value = HoleRules> {
    let free = prop_oneof![Just(PawnExit::Strict), Just(PawnExit::Free)];
    let any = (any::<[bool; 4]>(), free).prop_map(
        |([en_passant, castling, null_relativistic, pawn_double_entry], pawn_exit)| HoleRules {
            en_passant,
            castling,
            null_relativistic,
            pawn_exit,
            pawn_double_entry,
        },
    );
    prop_oneof![Just(HoleRules::default()), any]
}

/// Positions of games played by these choices, from the array or from the published diagrams.
fn reached() -> impl Strategy<Value = BlackHoles> {
    let starts = ["rsbqk/ppppp/5/5/5/5/PPPPP/RSBQK w Qq - 0 1", DIAGRAM_1, DIAGRAM_2];
    let start = prop::sample::select(starts.to_vec());
    (rules(), start, prop::collection::vec(any::<prop::sample::Index>(), 0..80)).prop_map(
        |(rules, start, choices)| {
            let mut state = with(rules, start);
            for choice in choices {
                let moves = legal(&state, state.turn());
                if moves.is_empty() {
                    break;
                }
                state.play(state.turn(), Action::Move(moves[choice.index(moves.len())]), 0, &mut ());
            }
            state
        },
    )
}

fn any_move() -> impl Strategy<Value = HoleMove> {
    let kinds = prop::option::of(prop::sample::select(Kind::ALL.to_vec()));
    let route = prop::option::of((0u8..44, 0u8..44));
    let go = (0u8..44, 0u8..44, route, kinds).prop_map(|(from, to, route, promotion)| HoleMove::Go {
        from: Cell(from),
        to: Cell(to),
        route: route.map(|(black, white)| Route { black: Cell(black), white: Cell(white) }),
        promotion,
    });
    prop_oneof![1 => any::<u8>().prop_map(|at| HoleMove::Drop(Cell(at))), 9 => go]
}

impl Lawful for BlackHoles {
    const LIKE_PAWNS: &'static [char] = &['B'];
    const DROPS: usize = 1;

    fn chosen(&self) -> HoleRules {
        self.rules()
    }

    fn mover(&self) -> Seat {
        self.turn()
    }

    fn pieces(&self) -> BTreeMap<Cell, Piece> {
        self.all_pieces().collect()
    }

    fn checked(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    fn on_board(mv: HoleMove) -> Option<HoleMove> {
        let text = BlackHoles::start(HoleRules::default()).write_move(mv);
        (!text.contains('?') && !text.contains("@@")).then_some(mv)
    }

    fn ask(&self, seat: Seat) {
        let _ = (self.in_check(seat), self.has_move(seat), self.army(seat));
        let mut moves = MoveList::new();
        self.moves_as(seat, &mut moves);
        for mv in moves {
            let _ = (self.san(seat, mv), self.judge(seat, Action::Move(mv)), self.choices(mv));
        }
    }
}

state_laws!(BlackHoles, cases: 300, reached: reached(), any_move: any_move(), letters: "a-eRSBQKHx");

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_legal_move_leaves_the_own_king_attacked(state in reached()) {
        own_king_is_safe(&state)?;
    }



    #[test]
    fn the_route_may_be_left_out_when_no_normal_move_ends_there(state in reached()) {
        let seat = state.turn();
        let moves = legal(&state, state.turn());
        for mv in &moves {
            let HoleMove::Go { from, to, route: Some(_), promotion } = *mv else { continue };
            let normal = HoleMove::Go { from, to, route: None, promotion };
            let expected = if moves.contains(&normal) { normal } else { *mv };
            prop_assert_eq!(state.read_move(seat, &state.write_move(normal)), Ok(expected));
        }
    }

    #[test]
    fn routes_end_alike_and_the_first_is_listed(state in reached()) {
        let seat = state.turn();
        for mv in legal(&state, state.turn()) {
            let mut routes = MoveList::new();
            state.each_route(seat, mv, &mut routes);
            prop_assert_eq!(routes.first(), Some(&mv), "{}", state.write_move(mv));
            let by_cells = |mv: &HoleMove| mv.route().map(|route| (route.black.0, route.white.0));
            prop_assert!(routes.is_sorted_by_key(by_cells));
            let mut after = state;
            after.play(seat, Action::Move(mv), 0, &mut ());
            for other in routes {
                let mut same = state;
                same.play(seat, Action::Move(other), 0, &mut ());
                prop_assert_eq!(same, after);
            }
        }
    }




    #[test]
    fn attackers_are_those_whose_turn_could_take_there(state in reached()) {
        // What stands on a cell and is not the mover's own king can be taken by just its attackers, were no king in danger.
        let mut kingless = state;
        kingless.dethrone();
        let seat = kingless.turn();
        for (cell, piece) in kingless.all_pieces() {
            let mut bearing: Vec<_> = kingless.attackers(cell).iter().collect();
            bearing.retain(|from| kingless.piece_at(*from).is_some_and(|piece| piece.seat == seat));
            let mut takers: Vec<Cell> = legal(&kingless, kingless.turn())
                .into_iter()
                .filter_map(|mv| match mv {
                    HoleMove::Go { from, to, .. } if to == cell && from != to => Some(from),
                    _ => None,
                })
                .collect();
            takers.sort();
            takers.dedup();
            if piece.seat != seat {
                prop_assert_eq!(bearing, takers, "{} {:?}", kingless.write_position(), cell);
            } else {
                // Own pieces are guarded by normal moves too, and taken by relativistic ones alone.
                prop_assert!(takers.iter().all(|from| bearing.contains(from)));
            }
        }
    }



}

proptest! {
    // Every pair of holes from every cell to every cell: many moves, so fewer positions.
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn judge_allows_exactly_the_moves_and_their_routes(state in reached(), noise in prop::collection::vec(any_move(), 200)) {
        let is_hole = |cell: &Cell| state.piece_at(*cell).is_some_and(|piece| piece.kind == Kind::Hole);
        let holes: Vec<Cell> = (0..40).map(Cell).filter(is_hole).collect();
        let near = holes.iter().flat_map(|black| holes.iter().map(move |white| Route { black: *black, white: *white }));
        let mut tried: Vec<HoleMove> = noise;
        for route in near {
            for from in (0..40).map(Cell) {
                tried.extend((0..40).map(|to| HoleMove::relativistic(from, route, Cell(to))));
            }
        }
        for from in (0..40).map(Cell) {
            tried.extend((0..40).map(|to| HoleMove::normal(from, Cell(to))));
            tried.push(HoleMove::Drop(from));
        }
        judged_as_listed(&state, tried)?;
    }
}

#[test]
fn repetition_keys_tell_the_passed_square_only_where_it_can_be_used() {
    let key = |text: &str| with(HoleRules::default(), text).key();
    assert_eq!(key("4k/5/5/1p2P/5/5/5/4K w - b6 0 2"), key("4k/5/5/1p2P/5/5/5/4K w - - 0 2"));
    assert_ne!(key("4k/5/5/Pp3/5/5/5/4K w - b6 0 2"), key("4k/5/5/Pp3/5/5/5/4K w - - 0 2"));
    assert_ne!(key("4k/5/5/5/5/5/5/R3K w Q - 0 1"), key("4k/5/5/5/5/5/5/R3K w - - 0 1"));
    assert_ne!(key("4k/5/5/5/5/5/5/R3K w - - 0 1"), key("4k/5/5/5/5/5/5/R3K b - - 0 1"));
    assert_ne!(key("4k/5/5/5/5/5/5/H3K w - - 0 1"), key("4k/5/5/5/5/5/5/h3K w - - 0 1"));
}

#[test]
fn leaves_are_the_same_behind_any_game() {
    let setup = Setup::parse("black-holes", []).expect("a game");
    let game = AnyGame::new(&setup).expect("the start");
    assert_eq!(game.perft(3), perft(&BlackHoles::start(HoleRules::default()), 3));
}

//! Laws of Black holes, on positions reached by chance, on typed noise, and on moves made of any bytes.

use std::collections::BTreeMap;

use super::help::{DIAGRAM_1, DIAGRAM_2, with};
use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::perft::perft;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleMove, HoleRules, PawnExit, Route};
use proptest::prelude::*;

fn legal(state: &BlackHoles) -> Vec<HoleMove> {
    let mut moves = state.legal_moves(state.turn()).to_vec();
    moves.sort();
    moves
}

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
                let moves = legal(&state);
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

/// Everything that may be asked of a position answers.
fn ask_everything(state: &BlackHoles) {
    let _ = (state.to_act(), state.outcome(), state.view(), state.key(), state.write_position());
    for cell in 0..=u8::MAX {
        let _ = state.attackers(Cell(cell));
    }
    for seat in Seat::ALL {
        let _ = (state.in_check(seat), state.has_move(seat), state.army(seat));
        let mut moves = MoveList::new();
        state.moves_as(seat, &mut moves);
        for mv in moves {
            let _ = (state.san(seat, mv), state.judge(seat, Action::Move(mv)), state.choices(mv));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn positions_read_back_as_written(state in reached()) {
        prop_assert_eq!(BlackHoles::read_position(state.rules(), &state.write_position()), Ok(state));
    }

    #[test]
    fn legal_moves_read_back_from_exact_text_and_from_players_writing(state in reached()) {
        let seat = state.turn();
        for mv in legal(&state) {
            let (exact, san) = (state.write_move(mv), state.san(seat, mv));
            for text in [exact.clone(), exact.to_uppercase(), san.clone()] {
                prop_assert_eq!(state.read_move(seat, &text), Ok(mv), "{} {}", state.write_position(), text);
            }
            // In small letters `bc4` may be the pawn's: everything else stays the same.
            if !san.starts_with('B') {
                prop_assert_eq!(state.read_move(seat, &san.to_lowercase()), Ok(mv), "{}", san);
            }
        }
    }

    #[test]
    fn the_route_may_be_left_out_when_no_normal_move_ends_there(state in reached()) {
        let seat = state.turn();
        let moves = legal(&state);
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
        for mv in legal(&state) {
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
    fn moves_are_ordered_as_their_texts(a in any_move(), b in any_move()) {
        let state = BlackHoles::start(HoleRules::default());
        let on_board = |mv: &HoleMove| !state.write_move(*mv).contains('?') && !state.write_move(*mv).contains("@@");
        prop_assume!(on_board(&a) && on_board(&b));
        prop_assert_eq!(a.cmp(&b), state.write_move(a).cmp(&state.write_move(b)));
    }

    #[test]
    fn no_legal_move_leaves_the_own_king_attacked(state in reached()) {
        for mv in legal(&state) {
            let mut after = state;
            after.play(state.turn(), Action::Move(mv), 0, &mut ());
            prop_assert!(!after.in_check(state.turn()), "{} {:?}", state.write_position(), mv);
            prop_assert_eq!(after.turn(), state.turn().other());
        }
    }

    #[test]
    fn effects_tell_the_whole_change(state in reached()) {
        let board = |state: &BlackHoles| state.all_pieces().collect::<BTreeMap<Cell, Piece>>();
        for mv in legal(&state) {
            let (mut silent, mut told, mut effects) = (state, state, Vec::new());
            silent.play(state.turn(), Action::Move(mv), 0, &mut ());
            told.play(state.turn(), Action::Move(mv), 0, &mut Recording(&mut effects));
            prop_assert_eq!(silent, told);
            let mut pieces = board(&state);
            for effect in effects {
                match effect {
                    Effect::Taken { piece, at } => prop_assert_eq!(pieces.remove(&at), Some(piece)),
                    Effect::Dropped { piece, at } => prop_assert_eq!(pieces.insert(at, piece), None),
                    Effect::Moved { piece, from, to } | Effect::Travelled { piece, from, to, .. } => {
                        prop_assert_eq!(pieces.remove(&from), Some(piece));
                        prop_assert_eq!(pieces.insert(to, piece), None);
                    }
                    Effect::Promoted { at, to } => {
                        let pawn = pieces.get_mut(&at).map(|piece| std::mem::replace(&mut piece.kind, to));
                        prop_assert_eq!(pawn, Some(Kind::Pawn));
                    }
                    _ => {}
                }
            }
            prop_assert_eq!(pieces, board(&told), "{} {}", state.write_position(), state.write_move(mv));
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
            let mut takers: Vec<Cell> = legal(&kingless)
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

    #[test]
    fn a_game_replays_and_a_refusal_changes_nothing(
        choices in prop::collection::vec((any::<prop::sample::Index>(), "[a-eRSBQKHx@1-8=-]{0,10}"), 0..60),
    ) {
        let setup = Setup::parse("black-holes", []).expect("a game");
        let mut game = AnyGame::new(&setup).expect("the start");
        let mut log = Vec::new();
        for (choice, noise) in choices {
            let Some(seat) = game.to_act().mover() else { break };
            let before = (game.position(), game.key(), game.effects().to_vec(), game.repetitions());
            if let Err(refusal) = game.clone().try_text(seat, &noise, 0) {
                prop_assert!(game.try_text(seat, &noise, 0).is_err());
                prop_assert_eq!(&before, &(game.position(), game.key(), game.effects().to_vec(), game.repetitions()));
                prop_assert!(!refusal.to_string().is_empty());
            }
            let legal = game.legal_routes(seat);
            let chosen = &legal[choice.index(legal.len())].exact;
            let played = game.try_text(seat, chosen, 0).expect("legal");
            prop_assert_eq!(&played.exact, chosen, "the route that was typed is the one that is kept");
            log.push((seat, played.exact));
        }
        let mut again = AnyGame::new(&setup).expect("the start");
        for (seat, text) in &log {
            again.try_text(*seat, text, 0).expect("played before");
        }
        prop_assert_eq!((again.position(), again.key()), (game.position(), game.key()));
    }

    #[test]
    fn any_move_leaves_a_sound_position(state in reached(), moves in prop::collection::vec(any_move(), 1..30)) {
        let mut state = state;
        for mv in moves {
            state.play(state.turn(), Action::Move(mv), 0, &mut Recording(&mut Vec::new()));
            ask_everything(&state);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(state in reached(), text in "\\PC{0,24}") {
        let _ = state.read_move(state.turn(), &text);
        let _ = BlackHoles::read_position(HoleRules::default(), &text);
    }
}

proptest! {
    // Every pair of holes from every cell to every cell: many moves, so fewer positions.
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn judge_allows_exactly_the_moves_and_their_routes(state in reached(), noise in prop::collection::vec(any_move(), 200)) {
        let seat = state.turn();
        let mut all = MoveList::new();
        for mv in legal(&state) {
            state.each_route(seat, mv, &mut all);
        }
        all.sort();
        prop_assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "nothing twice");
        let holes: Vec<Cell> = (0..40).map(Cell).filter(|cell| state.piece_at(*cell).is_some_and(|piece| piece.kind == Kind::Hole)).collect();
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
        for mv in tried {
            let allowed = state.judge(seat, Action::Move(mv)).is_ok();
            prop_assert_eq!(allowed, all.binary_search(&mv).is_ok(), "{} {:?}", state.write_position(), mv);
        }
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

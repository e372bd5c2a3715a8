//! Crazy chess in the engine against a second, plain program of the same rules, on chance positions full of stacks and
//! along chance games.

use std::collections::{BTreeMap, BTreeSet};

use crate::oracle::crazy::board::Board;
use crate::oracle::crazy::chance;
use crate::oracle::crazy::options::Options;
use crate::oracle::kit::{Dice, Tally, wanted};
use lasermate_engine::action::Action;
use lasermate_engine::notation::Notation;
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::crazy::{Crazy, CrazyMove, CrazyRules, MoveKind, StepReactions, Suicide};

fn rules(options: Options) -> CrazyRules {
    CrazyRules {
        step_reactions: if options.immediate { StepReactions::Immediate } else { StepReactions::Deferred },
        top_only: options.top_only,
        ..CrazyRules::default()
    }
}

fn times(short: u64) -> u64 {
    wanted(short, 20 * short)
}

/// Whether the engine can be set up there; the plain program must agree about the check that forbids it.
fn read(board: &Board, options: Options) -> Option<Crazy> {
    let text = board.text();
    match Crazy::read_position(rules(options), &text) {
        Ok(crazy) => {
            assert_eq!(crazy.write_position(), text, "read and written");
            Some(crazy)
        }
        Err(error) => {
            let check = error.to_string().contains("not to move is in check");
            assert!(check, "{text}: {error}");
            assert!(board.attacked(!board.white_moves, options, true), "{text} is no check");
            None
        }
    }
}

fn legal(crazy: &Crazy) -> Vec<CrazyMove> {
    crazy.legal_moves(crazy.turn()).to_vec()
}

/// Compares every legal move of a position, with the position after it.
fn compare(board: &Board, crazy: &Crazy, options: Options, tally: &mut Tally) -> usize {
    let text = board.text();
    let plain = board.legal(options);
    let engine = legal(crazy);
    let mut after = BTreeMap::new();
    for mv in &engine {
        let mut next = *crazy;
        next.play(crazy.turn(), Action::Move(*mv), 0, &mut ());
        assert!(after.insert(crazy.write_move(*mv), next.write_position()).is_none(), "{text}: {mv:?} twice");
        tally.count(sort(mv));
    }
    let plain: BTreeMap<_, _> = plain.into_iter().map(|(mv, after)| (mv, after.text())).collect();
    let names = |moves: &BTreeMap<String, String>| moves.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(names(&after), names(&plain), "the moves of {text} {options:?}");
    assert_eq!(after, plain, "the positions after the moves of {text} {options:?}");
    engine.len()
}

fn sort(mv: &CrazyMove) -> &'static str {
    if !mv.promotions.is_empty() {
        return "promotions";
    }
    match mv.kind {
        MoveKind::Go { step, .. } if step.into => "jumps into rooks",
        MoveKind::Go { .. } => "plain moves",
        MoveKind::Knight { .. } => "a knight's other captures",
        MoveKind::King { from, first, .. } if first.to.abs_diff(from.cell) == 2 => "castlings",
        MoveKind::King { .. } => "walks of kings",
        MoveKind::AllRound { .. } => "all-round captures",
        MoveKind::Disguise { len: 1, .. } => "disguises",
        MoveKind::Disguise { .. } => "chains of disguises",
        MoveKind::Choose => "choices",
    }
}

#[test]
fn the_sets_of_legal_moves_agree_on_chance_positions() {
    let mut dice = Dice::new(7);
    let mut tally = Tally::default();
    let mut compared = 0;
    while compared < times(1600) {
        let options = chance::options(&mut dice);
        let board = chance::position(&mut dice);
        if let Some(crazy) = read(&board, options) {
            compare(&board, &crazy, options, &mut tally);
            compared += 1;
        }
    }
    tally.saw_at_least(&[
        ("jumps into rooks", 500),
        ("a knight's other captures", 200),
        ("castlings", 50),
        ("walks of kings", 1000),
        ("all-round captures", 50),
        ("disguises", 200),
        ("chains of disguises", 100),
        ("promotions", 20),
    ]);
}

#[test]
fn a_hundred_thousand_chance_captures_come_out_the_same() {
    let mut dice = Dice::new(2011);
    let (mut captures, mut deaths) = (0_u64, 0_u64);
    while captures < times(100_000) {
        let options = chance::options(&mut dice);
        let board = chance::position(&mut dice);
        // Captures that kill the own king are resolved too where the table allows them, so nothing is left out but
        // what exposes him.
        let open = CrazyRules { suicide: Suicide::Any, ..rules(options) };
        let Ok(crazy) = Crazy::read_position(open, &board.text()) else { continue };
        let turns = board.turns(board.white_moves, options, true);
        let turns: BTreeMap<_, _> = turns.into_iter().map(|turn| (turn.text(), turn)).collect();
        let mut moves = crazy.legal_moves(crazy.turn());
        let killing = moves.len();
        crazy.unlisted(crazy.turn(), &mut moves);
        for (index, mv) in moves.into_iter().enumerate() {
            let exact = crazy.write_move(mv);
            let (deed, kinds) = exact.split_once('=').unwrap_or((&exact, ""));
            let turn = &turns[deed];
            if !board.takes(turn) {
                continue;
            }
            let mut after = board.clone();
            after.play(turn, kinds, options);
            let mut next = crazy;
            next.play(crazy.turn(), Action::Move(mv), 0, &mut ());
            assert_eq!(next.write_position(), after.text(), "{} {exact} {options:?}", board.text());
            captures += 1;
            deaths += u64::from(index >= killing);
        }
    }
    assert!(deaths > 1000, "only {deaths} kings died");
}

#[test]
fn chance_games_agree_move_by_move() {
    let mut dice = Dice::new(40);
    let mut tally = Tally::default();
    for _ in 0..times(3) {
        let options = Options::DEFAULT;
        let mut crazy = Crazy::start(rules(options));
        let mut board = start();
        assert_eq!(board.text(), crazy.write_position());
        for _ in 0..60 {
            compare(&board, &crazy, options, &mut tally);
            let moves = legal(&crazy);
            if moves.is_empty() {
                break;
            }
            let mv = *dice.pick(&moves);
            let exact = crazy.write_move(mv);
            let found = board.legal(options).into_iter().find(|(text, _)| *text == exact);
            board = found.expect("the sets are the same").1;
            crazy.play(crazy.turn(), Action::Move(mv), 0, &mut ());
        }
    }
}

fn start() -> Board {
    use crate::oracle::crazy::board::Piece;
    let mut board = Board::empty();
    for (column, piece) in (0..).zip("RNBQKBNR".chars()) {
        board.stack_mut((column, 0)).push(Piece::new(piece));
        board.stack_mut((column, 1)).push(Piece::new('P'));
        board.stack_mut((column, 6)).push(Piece::new('p'));
        board.stack_mut((column, 7)).push(Piece::new(piece.to_ascii_lowercase()));
    }
    board.rights = "KQkq".to_owned();
    board
}

#[test]
fn checks_agree_for_both_sides_on_chance_positions() {
    let mut dice = Dice::new(35);
    let (mut asked, mut checks) = (0, 0);
    while asked < times(4000) {
        let options = chance::options(&mut dice);
        let board = chance::position(&mut dice);
        let Some(crazy) = read(&board, options) else {
            asked += 1;
            continue;
        };
        for (seat, white) in [(Seat::First, true), (Seat::Second, false)] {
            let plain = board.attacked(white, options, true);
            assert_eq!(crazy.in_check(seat), plain, "{seat:?} in {} {options:?}", board.text());
            checks += u32::from(plain);
            asked += 1;
        }
    }
    assert!(checks > 200);
}

/// White's pieces, and Black's, of a board without rights, White to move: `d5 RnPPb, e1 K`.
fn placed(stacks: &str) -> Board {
    use crate::oracle::crazy::board::Piece;
    let mut board = Board::empty();
    for stack in stacks.split(", ") {
        let (name, pieces) = stack.split_once(' ').expect("a square and its pieces");
        let mut place = name.bytes();
        let mut number = |from: u8| i32::from(place.next().expect("two letters") - from);
        let square = (number(b'a'), number(b'1'));
        board.stack_mut(square).extend(pieces.chars().map(Piece::new));
    }
    (board.white_moves, board.number) = (true, 1);
    board
}

/// Thousands of chains of disguises that end in few ways: some leave the king safe and some do not (B31, B33), some
/// bring pawns to the last row, and the king may walk to the same square by many ways (B13).
#[test]
fn rule_b31_the_moves_agree_where_chains_are_many() {
    let mut tally = Tally::default();
    let boards = [
        "e8 k, d5 RnPPb, c5 P, c4 P, d4 rPqPB, e4 P, d3 P, e1 K",
        "e8 k, d8 r, d5 RnPPb, c5 P, c4 P, d4 rPqPB, e4 P, d3 P, d2 K",
        "e8 k, e6 r, d5 RnPPb, c4 P, d4 rPqPB, e4 P, d3 P, e2 P, e1 K",
        "h5 k, d7 RnPPb, c7 P, d6 rPqB, e6 P, d3 P, e1 K, a1 b",
        "e8 k, d5 n, c4 P, d4 P, e4 P, d3 B, c3 P, e3 P, d2 P, f4 P, d1 K, d8 r",
    ];
    for stacks in boards {
        for top_only in [false, true] {
            let options = Options { top_only, ..Options::DEFAULT };
            let board = placed(stacks);
            let crazy = read(&board, options).unwrap_or_else(|| panic!("{stacks} is a check"));
            compare(&board, &crazy, options, &mut tally);
        }
    }
    tally.saw_at_least(&[("chains of disguises", 3001), ("promotions", 1)]);
}

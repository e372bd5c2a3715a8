//! The worked positions of Black holes: both diagrams, and the published counts (black_holes.md 1.1, 1.6).

use std::thread;

use super::help::{BLACK, DIAGRAM_1, DIAGRAM_2, WHITE, at, attackers, cell};
use crate::oracle::black_holes::board::Position;
use crate::oracle::black_holes::options::Options;
use lasermate_engine::board::Mesh;
use lasermate_engine::notation::Notation;
use lasermate_engine::perft::{divide, perft};
use lasermate_engine::piece::Kind;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleRules};

const COUNTS: &str = include_str!("../../data/perft/black-holes.perft");

#[test]
fn rule_1_2_1_five_files_and_eight_ranks_with_a_dark_a1() {
    let mesh = Mesh::five();
    assert_eq!((mesh.len(), mesh.shape()), (40, "5x8"));
    assert_eq!(["a1", "e1", "a2", "e8"].map(|name| cell(name).0), [0, 4, 5, 39]);
    // Cells of a1's colour have an even sum of column and row.
    let dark = |name: &str| (cell(name).0 % 5 + cell(name).0 / 5) & 1 == 0;
    assert_eq!(["a1", "c1", "e1", "a2", "c8", "e8"].map(dark), [true, true, true, false, false, false]);
}

#[test]
fn rule_1_1_the_array_is_rook_knight_bishop_queen_king_behind_five_pawns() {
    let start = BlackHoles::start(HoleRules::default());
    assert_eq!(start.write_position(), "rsbqk/ppppp/5/5/5/5/PPPPP/RSBQK w Qq - 0 1");
}

#[test]
fn rule_1_1_1_diagram_1_has_ten_pieces_a_side_beside_the_holes() {
    let diagram = at(DIAGRAM_1);
    let pieces = |seat, hole| {
        diagram
            .all_pieces()
            .filter(|(_, piece)| piece.seat == seat && (piece.kind == Kind::Hole) == hole)
            .count()
    };
    assert_eq!([pieces(WHITE, false), pieces(BLACK, false)], [10, 10]);
    assert_eq!([pieces(WHITE, true), pieces(BLACK, true)], [3, 3]);
}

#[test]
fn vector_1_6_3_one_white_pawn_is_not_en_prise() {
    let diagram = at(DIAGRAM_1);
    let safe = ["a2", "b4", "c2", "d2", "e2"].map(|pawn| attackers(&diagram, pawn, BLACK).is_empty());
    assert_eq!(safe, [false, false, false, true, false], "d2 alone");
}

#[test]
fn vector_1_6_4_the_start_position_has_12_and_144_leaves() {
    let start = BlackHoles::start(HoleRules::default());
    assert_eq!([perft(&start, 1), perft(&start, 2)], [12, 144]);
}

#[test]
fn vector_1_6_5_in_diagram_2_neither_king_is_in_check() {
    let diagram = at(DIAGRAM_2);
    assert_eq!([WHITE, BLACK].map(|seat| diagram.in_check(seat)), [false, false]);
}

/// Name, position and counts of each line of the file.
fn counted() -> Vec<(&'static str, &'static str, Vec<u64>)> {
    let lines = COUNTS.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let parts: Vec<&str> = line.split('|').map(str::trim).collect();
            let [name, text, counts] = parts[..] else { panic!("three parts in {line:?}") };
            (name, text, counts.split(' ').map(|count| count.parse().expect("a count")).collect())
        })
        .collect()
}

/// The plain generator, which nothing but the rules has made, counts to depth 3 what the file says.
#[test]
fn the_second_generator_counts_as_the_file_says_to_depth_3() {
    let lines = counted();
    assert_eq!(lines.len(), 6);
    thread::scope(|scope| {
        for (name, text, counts) in &lines {
            scope.spawn(move || {
                let position = Position::read(text, Options::DEFAULT);
                assert_eq!(position.text(), *text, "{name} is written as it was read");
                for (depth, count) in (1..=3).zip(counts) {
                    assert_eq!(position.count(depth) as u64, *count, "{name} at depth {depth}");
                }
            });
        }
    });
}

#[test]
fn divide_splits_a_count_by_move_in_order_of_text() {
    let diagram = at(DIAGRAM_1);
    let parts = divide(&diagram, 2);
    assert_eq!(parts.iter().map(|(_, leaves)| leaves).sum::<u64>(), perft(&diagram, 2));
    let texts: Vec<String> = parts.iter().filter_map(|(mv, _)| Some(diagram.write_move((*mv)?))).collect();
    assert!(texts.is_sorted(), "{texts:?}");
    assert!(texts[0].starts_with('@') && texts.contains(&"a1b1a4b4".to_owned()));
}

//! The hexagon and what pieces reach on it: three_way.md 3.1, 3.2 and the vectors of 3.4.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use super::help::{cell, sorted, state, targets};
use lasermate_engine::board::{Cell, Corner, Edge, Mesh};
use lasermate_engine::variants::three_way::ThreeWayRules;

fn orthogonal(mesh: &Mesh, from: Cell) -> Vec<Cell> {
    Edge::ALL.into_iter().filter_map(|edge| mesh.step(from, edge)).map(|(to, _)| to).collect()
}

fn diagonal(mesh: &Mesh, from: Cell) -> Vec<Cell> {
    let slants = Corner::ALL.into_iter().flat_map(|corner| mesh.slants(from, corner));
    slants.map(|(to, _)| *to).collect()
}

fn names(mesh: &Mesh, cells: &[Cell]) -> String {
    sorted(&cells.iter().map(|cell| mesh.name(*cell)).collect::<Vec<_>>().join(" "))
}

/// A board with kings out of the way and one white piece.
fn alone(piece: &str) -> lasermate_engine::variants::three_way::ThreeWay {
    state(&format!("{piece} wKa2 rKl7 bKl11"), "w wrb - - 0 1")
}

#[test]
fn rule_3_1_1_and_3_1_2_cells_are_counted_and_named_by_seat_file_and_rank() {
    let mesh = Mesh::hexagon();
    for (name, seat, file, rank) in [
        ("a1", 0, 0, 0),
        ("h1", 0, 7, 0),
        ("d4", 0, 3, 3),
        ("l8", 1, 0, 0),
        ("a8", 1, 7, 0),
        ("i5", 1, 3, 3),
        ("h12", 2, 0, 0),
        ("l12", 2, 7, 0),
        ("e9", 2, 3, 3),
    ] {
        assert_eq!(cell(name), Cell(32 * seat + 8 * rank + file), "{name}");
    }
    // Dark iff file + rank is even: neighbours differ, diagonal neighbours agree, over the frontiers too.
    let dark = |cell: Cell| (cell.0 % 8 + cell.0 / 8 % 4).is_multiple_of(2);
    for from in mesh.cells() {
        assert!(orthogonal(mesh, from).iter().all(|to| dark(*to) != dark(from)));
        assert!(diagonal(mesh, from).iter().all(|to| dark(*to) == dark(from)));
    }
}

#[test]
fn rule_3_1_5_neighbours_share_an_edge_or_a_vertex_and_the_colour() {
    let mesh = Mesh::hexagon();
    let dark = |cell: Cell| (cell.0 % 8 + cell.0 / 8 % 4).is_multiple_of(2);
    let mut opposite = Vec::new();
    for one in mesh.cells() {
        for two in mesh.cells().filter(|two| *two > one) {
            let corners = mesh.corners(two);
            let shared = mesh.corners(one).iter().filter(|vertex| corners.contains(vertex)).count();
            assert_eq!(shared == 2, orthogonal(mesh, one).contains(&two));
            assert_eq!(shared == 1 && dark(one) == dark(two), diagonal(mesh, one).contains(&two));
            if shared == 1 && dark(one) != dark(two) {
                opposite.push((mesh.name(one), mesh.name(two)));
            }
        }
    }
    opposite.sort_unstable();
    assert_eq!(opposite, [("d4", "i9"), ("d5", "e9"), ("e4", "i5")], "not adjacent for any piece");
}

#[test]
fn rule_3_4_1_neighbours() {
    let mesh = Mesh::hexagon();
    for (from, edges, corners) in [
        ("d4", "c4 d3 d5 e4", "c3 c5 e3 e9 i5"),
        ("e4", "d4 e3 e9 f4", "d3 d5 f3 f9 i9"),
        ("c4", "b4 c3 c5 d4", "b3 b5 d3 d5"),
    ] {
        assert_eq!(names(mesh, &orthogonal(mesh, cell(from))), edges);
        assert_eq!(names(mesh, &diagonal(mesh, cell(from))), corners);
    }
}

#[test]
fn rule_3_4_2_and_3_2_6_knights() {
    let mesh = Mesh::hexagon();
    let sizes = |names: [&str; 6]| names.map(|name| mesh.leaps(cell(name)).len());
    assert_eq!(sizes(["d4", "e4", "e9", "i9", "i5", "d5"]), [10; 6]);
    let nine: Vec<_> = mesh.cells().filter(|from| mesh.leaps(*from).len() == 9).collect();
    assert_eq!(
        names(mesh, &nine),
        sorted("d3 c4 e3 f4 d6 c5 i6 j5 e10 f9 i10 j9"),
        "the twelve next to the centre"
    );
    for from in mesh.cells() {
        assert!(mesh.leaps(from).iter().all(|to| mesh.leaps(*to).contains(&from)), "the union is symmetric");
    }
}

#[test]
fn rule_3_2_6_two_then_one_differs_at_24_directed_pairs() {
    let mesh = Mesh::hexagon();
    let pairs = mesh.cells().map(|from| mesh.leaps(from).len() - mesh.long_leaps(from).len());
    assert_eq!(pairs.sum::<usize>(), 24);
}

#[test]
fn rule_3_4_4_and_3_2_3_diagonal_rays() {
    let mesh = Mesh::hexagon();
    let rays = |from: &str| {
        let mut rays: Vec<String> = Corner::ALL
            .iter()
            .flat_map(|corner| mesh.diagonals(cell(from), *corner))
            .map(|ray| ray.iter().map(|cell| mesh.name(*cell)).collect::<Vec<_>>().join("-"))
            .collect();
        rays.sort_unstable();
        rays
    };
    assert_eq!(rays("c1"), ["b2-a3", "d2-e3-f4-g9-h10"]);
    assert_eq!(rays("c4"), ["b3-a2", "b5-a6", "d3-e2-f1", "d5-i6-j7-k8"]);
    assert_eq!(rays("d1"), ["c2-b3-a4", "e2-f3-g4-h9"]);
    assert_eq!(rays("a1"), ["b2-c3-d4-e9-f10-g11-h12", "b2-c3-d4-i5-j6-k7-l8"], "both branches");
    assert_eq!(rays("c3"), ["b2-a1", "b4-a5", "d2-e1", "d4-e9-f10-g11-h12", "d4-i5-j6-k7-l8"], "3.2.3");
}

#[test]
fn rule_3_2_2_only_the_six_long_diagonals_branch() {
    let mesh = Mesh::hexagon();
    let forked = |from: Cell| Corner::ALL.iter().any(|corner| mesh.slants(from, *corner).len() == 2);
    let centre: Vec<_> = mesh.cells().filter(|from| forked(*from)).collect();
    assert_eq!(names(mesh, &centre), sorted("d4 e4 e9 i9 i5 d5"));
}

#[test]
fn rule_3_2_4_queens_are_rook_and_bishop() {
    for from in ["d1", "c3", "e4", "l8"] {
        let both = format!(
            "{} {}",
            targets(&alone(&format!("wR{from}")), from),
            targets(&alone(&format!("wB{from}")), from)
        );
        assert_eq!(targets(&alone(&format!("wQ{from}")), from), sorted(&both), "{from}");
    }
}

#[test]
fn rule_3_2_5_kings_have_nine_eight_five_or_three_neighbours() {
    let mut counts = [0; 10];
    for from in Mesh::hexagon().cells() {
        let name = Mesh::hexagon().name(from);
        let [red, black] = if ["j7", "j10"].contains(&name) { ["j6", "j11"] } else { ["j7", "j10"] };
        let position = state(&format!("wK{name} rK{red} bK{black}"), "w wrb - - 0 1");
        counts[targets(&position, name).split(' ').count()] += 1;
    }
    assert_eq!((counts[9], counts[8], counts[5], counts[3]), (6, 48, 36, 6));
}

#[test]
fn rule_3_2_11_the_array_is_the_same_from_each_players_left_to_right() {
    let start = lasermate_engine::variants::three_way::ThreeWay::array(ThreeWayRules::default());
    for (queen, king) in [("d1", "e1"), ("i8", "d8"), ("e12", "i12")] {
        let kind = |name: &str| start.piece_at(cell(name)).expect("a piece").kind;
        assert_eq!(kind(queen), lasermate_engine::piece::Kind::Queen);
        assert_eq!(kind(king), lasermate_engine::piece::Kind::King);
        assert!(
            !(cell(queen).0 % 8 + cell(queen).0 / 8 % 4).is_multiple_of(2),
            "queens stand on light cells"
        );
    }
}

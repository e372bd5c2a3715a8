//! The hexagon and what pieces reach on it: three_way.md 3.1, 3.2 and the vectors of 3.4.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use super::help::{cell, sorted, state, state_by, targets};
use lasermate_engine::board::{Cell, Corner, Edge, Mesh};
use lasermate_engine::variants::three_way::{Centre, KnightSteps, ThreeWayRules};

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
    let reach = |from: &str| targets(&alone(&format!("wN{from}")), from);
    assert_eq!(reach("d4"), sorted("b3 b5 c2 c6 e2 e10 f3 f9 i6 j5"));
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
fn rule_3_2_6_two_then_one_differs_at_24_directed_pairs_and_is_not_symmetric() {
    let mesh = Mesh::hexagon();
    let pairs = mesh.cells().map(|from| mesh.leaps(from).len() - mesh.long_leaps(from).len());
    assert_eq!(pairs.sum::<usize>(), 24);
    let rules = ThreeWayRules { knight: KnightSteps::TwoThenOne, ..ThreeWayRules::default() };
    let reach =
        |from: &str| targets(&state_by(rules, &format!("wN{from} wKa2 rKl7 bKl11"), "w wrb - - 0 1"), from);
    assert!(reach("d4").contains("i6"));
    assert!(!reach("i6").split(' ').any(|to| to == "d4"));
    // Check follows the knight's own step.
    let check = |knight: &str, king: &str| {
        state_by(rules, &format!("wN{knight} wKa2 rK{king} bKl11"), "r wrb - - 0 1")
            .in_check(super::help::RED)
    };
    assert!(check("d4", "i6"));
    assert!(!check("i6", "d4"));
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
fn rule_3_2_1_rooks_stay_on_their_frontier_row() {
    let e4 = alone("wRe4");
    assert_eq!(targets(&e4, "e4"), sorted("e9 e10 e11 e12 d4 c4 b4 a4 f4 g4 h4 e3 e2 e1"));
    let d1 = alone("wRd1");
    assert_eq!(targets(&d1, "d1"), sorted("a1 b1 c1 e1 f1 g1 h1 d2 d3 d4 d5 d6 d7 d8"));
}

#[test]
fn rule_3_2_2_bishops_branch_at_the_centre_or_go_straight() {
    assert_eq!(targets(&alone("wBc3"), "c3"), sorted("b2 a1 d4 i5 j6 k7 l8 e9 f10 g11 h12 d2 e1 b4 a5"));
    // A piece beyond the centre stops one branch and not the other; one before it stops both.
    let one = state("wBc3 rPi5 wKa2 rKl7 bKl11", "w wrb - - 0 1");
    assert_eq!(targets(&one, "c3"), sorted("b2 a1 d4 i5 e9 f10 g11 h12 d2 e1 b4 a5"));
    let before = state("wBc3 rPd4 wKa2 rKl7 bKl11", "w wrb - - 0 1");
    assert_eq!(targets(&before, "c3"), sorted("b2 a1 d4 d2 e1 b4 a5"));
    // Only the six long diagonals branch.
    let mesh = Mesh::hexagon();
    let forked = |from: Cell| Corner::ALL.iter().any(|corner| mesh.slants(from, *corner).len() == 2);
    let centre: Vec<_> = mesh.cells().filter(|from| forked(*from)).collect();
    assert_eq!(names(mesh, &centre), sorted("d4 e4 e9 i9 i5 d5"));
    let straight = ThreeWayRules { centre: Centre::Straight, ..ThreeWayRules::default() };
    let pieces = "wBc3 wQd2 wKa2 rKl7 bKl11";
    let position = state_by(straight, pieces, "w wrb - - 0 1");
    assert_eq!(targets(&position, "c3"), sorted("b2 a1 d4 i9 j10 k11 l12 b4 a5"), "3.2.2: the opposite cell");
    // Kings and pawns are as ever.
    let king = state_by(straight, "wKd4 rKl7 bKl11", "w wrb - - 0 1");
    assert_eq!(targets(&king, "d4"), sorted("c4 d3 d5 e4 c3 c5 e3 e9 i5"));
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
fn rule_3_2_7_pawns() {
    let at = |pieces: &str, from: &str| {
        targets(&state(&format!("{pieces} wKa2 rKl7 bKl11"), "w wrb - - 0 1"), from)
    };
    assert_eq!(at("wPe2", "e2"), "e3 e4", "two from the second rank");
    assert_eq!(at("wPe2 rNe4", "e2"), "e3");
    assert_eq!(at("wPe2 rNe3", "e2"), "", "both cells must be empty");
    assert_eq!(at("wPe3", "e3"), "e4");
    assert_eq!(at("wPe4", "e4"), "e9", "the frontier: Fig. 2, Pa");
    let victims = "rNf9 rNi9 rNd5";
    assert_eq!(at(&format!("wPe4 {victims}"), "e4"), sorted("e9 f9 i9 d5"), "Pb, Pc, Pd");
    assert_eq!(at("wPd4 rNc5 rNi5 bNe9", "d4"), sorted("d5 c5 i5 e9"));
    // In foreign territory it walks towards that base, and captures ahead of it alone.
    assert_eq!(at("wPe9 rNd4 rNf10 bNi10 rNf9", "e9"), sorted("e10 f10 i10"));
    assert_eq!(at("wPb6", "b6"), "b7", "no double step and no way back");
    assert_eq!(at("wPb7", "b7"), "b8");
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

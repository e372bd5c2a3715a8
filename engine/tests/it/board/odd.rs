//! Boards that are no rectangles: six cells round one vertex, and lists that are not boards.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use lasermate_engine::board::{
    AcrossCorner, BaseSeat, Cell, CellPlan, Corner, Edge, Mesh, Plan, PlanError, Point, VertexId,
};

/// `cells` kites round vertex 0, each with its far right corner in the centre: cell i has its far left corner on
/// spoke i, its near left corner outside, and its near right corner on spoke i + 1, where the next cell begins.
fn ring(cells: u8) -> Plan {
    let spoke = |i: u8| VertexId(1 + i % cells);
    let outside = |i: u8| VertexId(1 + cells + i);
    let turn = |steps: f32, radius: f32| {
        let angle = steps * std::f32::consts::TAU / f32::from(cells);
        Point { x: radius * angle.cos(), y: radius * angle.sin() }
    };
    let mut points = vec![Point { x: 0., y: 0. }];
    points.extend((0..cells).map(|i| turn(f32::from(i), 1.)));
    points.extend((0..cells).map(|i| turn(f32::from(i) + 0.5, 1.2)));
    let cell = |i: u8| CellPlan {
        name: format!("c{i}"),
        corners: [outside(i), spoke(i + 1), VertexId(0), spoke(i)],
        holds_pieces: true,
    };
    Plan { shape: "ring", points, cells: (0..cells).map(cell).collect(), seats: Vec::new() }
}

#[test]
fn overlays_l1_six_cells_at_a_vertex_go_straight_across() {
    let mesh = ring(6).mesh().unwrap();
    for i in 0..6 {
        let to = |offset: u8| Cell((i + offset) % 6);
        let across = mesh.beyond(Cell(i), Corner::FarRight);
        assert_eq!(across, AcrossCorner::Cell(to(3), Corner::FarRight), "the cell straight across");
        let mut slants: Vec<_> = mesh.slants(Cell(i), Corner::FarRight).iter().map(|(to, _)| *to).collect();
        slants.sort_unstable();
        let mut fork = [to(2), to(4)];
        fork.sort_unstable();
        assert_eq!(slants, fork, "a bishop's fork: the two cells of its own colour");
        assert_eq!(mesh.diagonals(Cell(i), Corner::FarRight).len(), 2, "each branch is a ray");
        assert_eq!(mesh.step(Cell(i), Edge::Right), Some((to(1), Edge::Far)), "neighbours share an edge");
        assert_eq!(mesh.step(Cell(i), Edge::Far), Some((to(5), Edge::Right)));
        assert_eq!(mesh.step(Cell(i), Edge::Near), None);
        let bounce = mesh.beyond(Cell(i), Corner::NearRight);
        assert_eq!(bounce, AcrossCorner::Cell(to(1), Corner::FarLeft), "two cells at a vertex of the frame");
        assert_eq!(mesh.beyond(Cell(i), Corner::NearLeft), AcrossCorner::FrameCorner, "one cell there");
    }
}

#[test]
fn overlays_l1_four_cells_at_a_vertex_are_the_same_rule() {
    let mesh = ring(4).mesh().unwrap();
    for i in 0..4 {
        let across = (Cell((i + 2) % 4), Corner::FarRight);
        assert_eq!(mesh.beyond(Cell(i), Corner::FarRight), AcrossCorner::Cell(across.0, across.1));
        assert_eq!(mesh.slants(Cell(i), Corner::FarRight), [across]);
    }
}

#[test]
fn three_way_3_1_the_hexagon_is_only_another_list_of_vertices() {
    let mesh = Mesh::hexagon();
    assert_eq!((mesh.len(), mesh.points().len()), (96, 121));
    let index = |seat: u8, file: u8, rank: u8| Cell(32 * (seat % 3) + 8 * rank + file);
    let heading = |df: i8, dr: i8| match (df, dr) {
        (-1, -1) => Corner::NearLeft,
        (1, -1) => Corner::NearRight,
        (1, 1) => Corner::FarRight,
        _ => Corner::FarLeft,
    };
    for seat in 0..3 {
        for file in 0..8 {
            let cell = index(seat, file, 3);
            let neighbour = if file <= 3 { seat + 1 } else { seat + 2 };
            let over = Some((index(neighbour, 7 - file, 3), Edge::Far));
            assert_eq!(mesh.step(cell, Edge::Far), over, "3.1.4: across the frontier at 7 - f");
            for df in [-1i8, 1] {
                let Some(beside) = file.checked_add_signed(df).filter(|f| *f < 8) else { continue };
                let to: Vec<_> = mesh.slants(cell, heading(df, 1)).to_vec();
                if (file <= 3) == (beside <= 3) {
                    let target = (index(neighbour, 7 - beside, 3), heading(-df, -1).opposite());
                    assert_eq!(to, [target], "3.1.4: aslant across a frontier");
                } else {
                    let onward = if file == 3 { heading(-1, -1) } else { heading(1, -1) };
                    let mut targets = [1, 2].map(|s| (index(seat + s, file, 3), onward.opposite()));
                    targets.sort_unstable();
                    let mut found = to.clone();
                    found.sort_unstable();
                    assert_eq!(found, targets, "3.1.4: through the centre");
                }
            }
        }
    }
}

#[test]
fn three_way_3_1_5_beams_cross_the_centre_into_the_opposite_cell() {
    let mesh = Mesh::hexagon();
    for (one, two) in [("d4", "i9"), ("e4", "i5"), ("d5", "e9")] {
        let [one, two] = [one, two].map(|name| mesh.cell_named(name).unwrap());
        let across = Corner::ALL.iter().any(|corner| {
            mesh.slants(one, *corner).len() == 2
                && matches!(mesh.beyond(one, *corner), AcrossCorner::Cell(to, _) if to == two)
        });
        assert!(across, "{} to {}", mesh.name(one), mesh.name(two));
    }
}

#[test]
fn three_way_3_2_knights_and_bishops_near_the_centre() {
    let mesh = Mesh::hexagon();
    let leaps = |name: &str| mesh.leaps(mesh.cell_named(name).unwrap()).len();
    assert_eq!(["d4", "e4", "e9", "i9", "i5", "d5"].map(leaps), [10; 6], "3.2.6");
    assert_eq!(["d3", "c4", "e3", "f4"].map(leaps), [9; 4], "3.2.6");
    let c3 = mesh.cell_named("c3").unwrap();
    let mut rays: Vec<String> = Corner::ALL
        .iter()
        .flat_map(|corner| mesh.diagonals(c3, *corner))
        .map(|ray| ray.iter().map(|cell| mesh.name(*cell)).collect::<Vec<_>>().join("-"))
        .collect();
    rays.sort_unstable();
    assert_eq!(rays, ["b2-a1", "b4-a5", "d2-e1", "d4-e9-f10-g11-h12", "d4-i5-j6-k7-l8"], "3.2.3");
    let e4 = mesh.cell_named("e4").unwrap();
    let mut lines: Vec<String> = Edge::ALL
        .iter()
        .map(|edge| mesh.line(e4, *edge).iter().map(|cell| mesh.name(*cell)).collect::<Vec<_>>().join("-"))
        .collect();
    lines.sort_unstable();
    assert_eq!(lines, ["d4-c4-b4-a4", "e3-e2-e1", "e9-e10-e11-e12", "f4-g4-h4"], "3.2.1");
}

#[test]
fn overlays_l3_emitters_on_the_hexagon_stand_two_rows_forward() {
    let mesh = Mesh::hexagon();
    let white = mesh.bases()[0];
    assert_eq!((mesh.name(white.heel.0), white.heel.1), ("h1", Corner::NearRight));
    assert_eq!((mesh.name(white.emitter.0), white.emitter.1), ("h3", Corner::NearRight));
    assert_eq!(
        mesh.beyond(white.heel.0, white.heel.1),
        AcrossCorner::FrameCorner,
        "a heel is a corner of the frame"
    );
}

#[test]
fn lists_that_are_not_boards_are_refused() {
    assert!(
        matches!(ring(5).mesh(), Err(PlanError::Around { cells: 5, .. })),
        "nothing lies straight across"
    );
    let mut plan = ring(4);
    plan.cells.pop();
    assert!(matches!(plan.mesh(), Err(PlanError::Around { cells: 3, .. })), "the frame turns inward");
    let mut plan = ring(4);
    plan.cells[1].corners[0] = plan.cells[1].corners[1];
    assert_eq!(plan.mesh().unwrap_err(), PlanError::Corners(Cell(1)));
    let mut plan = ring(4);
    plan.cells.push(plan.cells[0].clone());
    assert!(matches!(plan.mesh(), Err(PlanError::Edge(_))));
    let mut plan = ring(4);
    plan.cells.remove(1);
    plan.cells.remove(2);
    assert!(matches!(plan.mesh(), Err(PlanError::Pinched(_))));
    let mut plan = ring(4);
    plan.cells.clear();
    assert_eq!(plan.mesh().unwrap_err(), PlanError::Size);
    let mut plan = ring(4);
    plan.seats.push(BaseSeat { right_end: Cell(0), turned: true });
    assert_eq!(plan.mesh().unwrap_err(), PlanError::Base(Cell(0)));
}

//! The boards of this chapter: their cells, neighbours, rays, beam crossings, emitters and heels.

use lasermate_engine::board::{AcrossCorner, Cell, Corner, Edge, Mesh};

fn cell(mesh: &Mesh, name: &str) -> Cell {
    mesh.cell_named(name).unwrap_or_else(|| panic!("no cell {name}"))
}

fn names(mesh: &Mesh, cells: &[Cell]) -> String {
    cells.iter().map(|cell| mesh.name(*cell)).collect::<Vec<_>>().join(" ")
}

#[test]
fn rule_2_1_1_twelve_columns_of_which_eight_hold_pieces() {
    let mesh = Mesh::twelve();
    let row: String = mesh.cells().take(12).map(|cell| mesh.name(cell)[..1].to_owned()).collect();
    assert_eq!(row, "klabcdefghij");
    assert_eq!(mesh.len(), 96);
    assert_eq!(mesh.pieces_cells().count(), 64);
    for cell in mesh.cells() {
        let letter = mesh.name(cell).chars().next().unwrap();
        assert_eq!(mesh.may_hold_pieces(cell), ('a'..='h').contains(&letter), "{letter}");
    }
    assert_eq!(mesh.cell_named("E4"), mesh.cell_named("e4"));
    assert_eq!(mesh.cell_named("m1"), None);
    assert_eq!(mesh.cell_named("a9"), None);
}

#[test]
fn rule_2_1_2_cell_corners_are_lattice_points() {
    let mesh = Mesh::twelve();
    for (index, cell) in (0u8..).zip(mesh.cells()) {
        let (column, row) = (f32::from(index % 12), f32::from(index / 12));
        let points = mesh.corners(cell).map(|vertex| mesh.point(vertex));
        let square = [(column, row), (column + 1., row), (column + 1., row + 1.), (column, row + 1.)];
        assert_eq!(points, square, "{}", mesh.name(cell));
    }
}

#[test]
fn rule_2_1_3_and_2_1_4_emitters_and_heels_follow_from_the_bases() {
    let mesh = Mesh::twelve();
    let [blue, red] = mesh.bases() else { panic!("two sides") };
    assert_eq!(mesh.point(mesh.emitter_vertex(*red)), (0., 7.));
    assert_eq!(red.emitter, (cell(mesh, "k7"), Corner::FarLeft));
    assert_eq!(mesh.point(mesh.emitter_vertex(*blue)), (12., 1.));
    assert_eq!(blue.emitter, (cell(mesh, "j2"), Corner::NearRight));
    assert_eq!(mesh.point(mesh.heel_vertex(*red)), (0., 8.));
    assert_eq!(mesh.point(mesh.heel_vertex(*blue)), (12., 0.));
    assert_eq!(blue.heel.0, cell(mesh, "j1"));
}

#[test]
fn rule_2_1_6_emitters_and_heels_of_the_small_frame() {
    let mesh = Mesh::eight();
    let [blue, red] = mesh.bases() else { panic!("two sides") };
    assert_eq!(red.emitter, (cell(mesh, "a6"), Corner::FarLeft));
    assert_eq!(mesh.point(mesh.emitter_vertex(*red)), (0., 6.));
    assert_eq!(blue.emitter, (cell(mesh, "h3"), Corner::NearRight));
    assert_eq!(mesh.point(mesh.emitter_vertex(*blue)), (8., 2.));
    assert_eq!(mesh.point(mesh.heel_vertex(*red)), (0., 8.));
    assert_eq!(mesh.point(mesh.heel_vertex(*blue)), (8., 0.));
}

type NewFrame = (fn() -> &'static Mesh, &'static str, [i16; 2], [&'static str; 4]);

/// The frames of 2.8.1: columns, lowest and highest row, and the cells of Blue's emitter and heel and of Red's.
const FRAMES: [NewFrame; 5] = [
    (Mesh::ten, "labcdefghi", [1, 8], ["i2", "i1", "l7", "l8"]),
    (Mesh::fourteen, "mklabcdefghijo", [1, 8], ["o2", "o1", "m7", "m8"]),
    (Mesh::sixteen, "mnklabcdefghijop", [1, 8], ["p2", "p1", "m7", "m8"]),
    (Mesh::twelve_by_ten, "klabcdefghij", [0, 9], ["j1", "j0", "k8", "k9"]),
    (Mesh::twelve_by_twelve, "klabcdefghij", [-1, 10], ["j0", "j-1", "k9", "k10"]),
];

#[test]
fn rule_2_8_1_announced_frames_have_their_columns_rows_emitters_and_heels() {
    for (mesh, columns, [lowest, highest], [blue_emitter, blue_heel, red_emitter, red_heel]) in FRAMES {
        let mesh = mesh();
        let named: Vec<_> = (lowest..=highest)
            .flat_map(|row| columns.chars().map(move |column| format!("{column}{row}")))
            .collect();
        let cells: Vec<_> = mesh.cells().map(|cell| mesh.name(cell).to_owned()).collect();
        assert_eq!(cells, named, "{}", mesh.shape());
        let rows = highest - lowest + 1;
        assert_eq!(mesh.shape(), format!("{}x{rows}", columns.len()));
        let holding: Vec<_> = mesh.pieces_cells().map(|cell| mesh.name(cell)).collect();
        let chess: Vec<_> = Mesh::eight().cells().map(|cell| Mesh::eight().name(cell)).collect();
        assert_eq!(holding, chess, "the chess board stands in the middle");
        let [blue, red] = mesh.bases() else { panic!("two sides") };
        assert_eq!(blue.emitter, (cell(mesh, blue_emitter), Corner::NearRight));
        assert_eq!(blue.heel, (cell(mesh, blue_heel), Corner::NearRight));
        assert_eq!(red.emitter, (cell(mesh, red_emitter), Corner::FarLeft));
        assert_eq!(red.heel, (cell(mesh, red_heel), Corner::FarLeft));
        let corners = mesh.cells().flat_map(|cell| Corner::ALL.map(|corner| mesh.beyond(cell, corner)));
        assert_eq!(corners.filter(|beyond| *beyond == AcrossCorner::FrameCorner).count(), 4);
    }
}

#[test]
fn chess_cells_count_along_the_rows() {
    let mesh = Mesh::eight();
    for (index, name) in [(0, "a1"), (7, "h1"), (8, "a2"), (28, "e4"), (63, "h8")] {
        assert_eq!(mesh.name(Cell(index)), name);
        let framed = Cell(index).index();
        let frame = mesh.same_cell(Cell(index), Mesh::twelve()).unwrap();
        assert_eq!(frame.index(), framed / 8 * 12 + 2 + framed % 8);
        assert_eq!(Mesh::twelve().same_cell(frame, mesh), Some(Cell(index)));
    }
}

#[test]
fn rays_and_leaps_are_those_of_chess() {
    let mesh = Mesh::eight();
    let d3 = cell(mesh, "d3");
    assert_eq!(names(mesh, mesh.line(d3, Edge::Near)), "d2 d1");
    assert_eq!(names(mesh, mesh.line(d3, Edge::Right)), "e3 f3 g3 h3");
    assert_eq!(names(mesh, mesh.line(d3, Edge::Far)), "d4 d5 d6 d7 d8");
    assert_eq!(names(mesh, mesh.line(d3, Edge::Left)), "c3 b3 a3");
    let diagonals: Vec<_> = Corner::ALL
        .iter()
        .flat_map(|corner| mesh.diagonals(d3, *corner))
        .map(|ray| names(mesh, ray))
        .collect();
    assert_eq!(diagonals, ["c2 b1", "e2 f1", "e4 f5 g6 h7", "c4 b5 a6"]);
    assert_eq!(names(mesh, mesh.leaps(d3)), "c1 e1 b2 f2 b4 f4 c5 e5");
    assert_eq!(names(mesh, mesh.leaps(cell(mesh, "a1"))), "c2 b3");
    let total: usize = mesh.cells().map(|cell| mesh.leaps(cell).len()).sum();
    assert_eq!(total, 336, "the knight's graph of 8x8 has 168 edges");
}

#[test]
fn pieces_stay_off_the_laser_columns() {
    let mesh = Mesh::twelve();
    assert_eq!(names(mesh, mesh.line(cell(mesh, "g4"), Edge::Right)), "h4");
    assert_eq!(names(mesh, mesh.leaps(cell(mesh, "a1"))), "c2 b3");
    assert!(mesh.diagonals(cell(mesh, "h4"), Corner::FarRight).is_empty());
}

#[test]
fn overlays_l1_a_beam_goes_on_bounces_or_ends() {
    let mesh = Mesh::twelve();
    let beyond = |name: &str, corner| mesh.beyond(cell(mesh, name), corner);
    let into = |name: &str, corner| AcrossCorner::Cell(cell(mesh, name), corner);
    assert_eq!(beyond("e4", Corner::FarRight), into("f5", Corner::NearLeft));
    assert_eq!(beyond("k5", Corner::NearLeft), into("k4", Corner::FarLeft), "off the west side");
    assert_eq!(beyond("e8", Corner::FarRight), into("f8", Corner::FarLeft), "off the north side");
    assert_eq!(beyond("j1", Corner::NearRight), AcrossCorner::FrameCorner);
    let corners = mesh.cells().flat_map(|cell| Corner::ALL.map(|corner| mesh.beyond(cell, corner)));
    assert_eq!(corners.filter(|beyond| *beyond == AcrossCorner::FrameCorner).count(), 4);
}

#[test]
fn overlays_l1_a_crossing_reversed_is_a_crossing() {
    for mesh in [Mesh::eight(), Mesh::twelve()].into_iter().chain(FRAMES.map(|(mesh, ..)| mesh())) {
        for cell in mesh.cells() {
            for corner in Corner::ALL {
                if let AcrossCorner::Cell(next, entered) = mesh.beyond(cell, corner) {
                    assert_eq!(mesh.beyond(next, entered), AcrossCorner::Cell(cell, corner));
                }
            }
        }
    }
}

//! A mesh to the board of a scene: cells, frontiers and coordinates.

use lasermate_engine::board::{Cell, Corner, Edge, Mesh};
use lasermate_render::scene::{Cell as SceneCell, Frontier, Label, LabelPlace, Point, Shade};

/// The cells in the mesh's order, so that a cell's index is its place in the scene. Neighbours across an edge have
/// different tones, the first cell is dark.
pub fn cells(mesh: &Mesh) -> Vec<SceneCell> {
    let mut tones = vec![None; mesh.len()];
    for start in mesh.cells() {
        let mut open = vec![(start, Shade::Dark)];
        while let Some((cell, tone)) = open.pop() {
            let Some(slot @ None) = tones.get_mut(cell.index()) else { continue };
            *slot = Some(tone);
            let other = if tone == Shade::Dark { Shade::Light } else { Shade::Dark };
            open.extend(
                Edge::ALL.iter().filter_map(|edge| mesh.step(cell, *edge)).map(|(to, _)| (to, other)),
            );
        }
    }
    let shade = |cell: Cell| {
        let tone = tones.get(cell.index()).copied().flatten().unwrap_or(Shade::Dark);
        if mesh.may_hold_pieces(cell) { tone } else { Shade::Frame }
    };
    mesh.cells().map(|cell| SceneCell { shade: shade(cell), ..scene_cell(mesh, cell) }).collect()
}

/// The polygon of a cell, with its name; its tone is for [`cells`] to say.
pub fn scene_cell(mesh: &Mesh, cell: Cell) -> SceneCell {
    SceneCell {
        corners: Corner::ALL.map(|at| corner(mesh, cell, at)),
        shade: Shade::Light,
        name: mesh.name(cell).to_owned(),
    }
}

/// The lines between territories: the edges that are the far one of both their cells, since each side counts its
/// ranks towards them. A board whose ranks go on from one base to the other has none.
pub fn frontiers(mesh: &Mesh) -> Vec<Frontier> {
    let meets = |cell: Cell| mesh.step(cell, Edge::Far).filter(|(to, by)| *by == Edge::Far && cell < *to);
    let line = |cell: Cell| [Corner::FarLeft, Corner::FarRight].map(|at| corner(mesh, cell, at));
    mesh.cells().filter(|cell| meets(*cell).is_some()).map(line).collect()
}

/// Coordinates at the rim: below and at the left of a rectangle; all round a board of any other shape, the column
/// behind each base row and the row at its ends.
pub fn labels(mesh: &Mesh) -> Vec<Label> {
    if frontiers(mesh).is_empty() { beside_rectangle(mesh) } else { around(mesh) }
}

fn column(name: &str) -> String {
    name.chars().take_while(|c| c.is_alphabetic()).collect()
}

fn row(name: &str) -> String {
    name.chars().skip_while(|c| c.is_alphabetic()).collect()
}

fn around(mesh: &Mesh) -> Vec<Label> {
    let mut labels = Vec::new();
    for cell in mesh.cells() {
        for edge in Edge::ALL.into_iter().filter(|edge| mesh.step(cell, *edge).is_none()) {
            let name = mesh.name(cell).to_uppercase();
            let text = if matches!(edge, Edge::Near | Edge::Far) { column(&name) } else { row(&name) };
            let (first, second) = (edge.index(), (edge.index() + 1) % Corner::ALL.len());
            let ends = [Corner::ALL[first], Corner::ALL[second]].map(|at| corner(mesh, cell, at));
            let at = Point::new((ends[0].x + ends[1].x) / 2.0, (ends[0].y + ends[1].y) / 2.0);
            let (along, within) = (minus(ends[1], ends[0]), minus(centre(mesh, cell), at));
            // Across the edge, on the side where the cell is not.
            let across = Point::new(along.y, -along.x);
            let inwards = across.x * within.x + across.y * within.y > 0.0;
            let outwards = if inwards { Point::new(-across.x, -across.y) } else { across };
            labels.push(Label { text, place: LabelPlace::Rim { at, outwards } });
        }
    }
    labels
}

fn beside_rectangle(mesh: &Mesh) -> Vec<Label> {
    let cells: Vec<_> = mesh.cells().map(|cell| (mesh.name(cell), centre(mesh, cell))).collect();
    let lowest = cells.iter().map(|(_, at)| at.y).fold(f32::INFINITY, f32::min);
    let leftmost = cells.iter().map(|(_, at)| at.x).fold(f32::INFINITY, f32::min);
    let letters = cells
        .iter()
        .filter(|(_, at)| (at.y - lowest).abs() < 0.01)
        .map(|(name, at)| Label { text: column(name), place: LabelPlace::Below(at.x) });
    let numbers = cells
        .iter()
        .filter(|(_, at)| (at.x - leftmost).abs() < 0.01)
        .map(|(name, at)| Label { text: row(name), place: LabelPlace::Left(at.y) });
    numbers.chain(letters).collect()
}

fn minus(a: Point, b: Point) -> Point {
    Point::new(a.x - b.x, a.y - b.y)
}

/// Where a corner of a cell lies.
pub fn corner(mesh: &Mesh, cell: Cell, at: Corner) -> Point {
    let (x, y) = mesh.point(mesh.vertex(cell, at));
    Point::new(x, y)
}

/// Where a piece stands on a cell.
pub fn centre(mesh: &Mesh, cell: Cell) -> Point {
    let corners = Corner::ALL.map(|at| corner(mesh, cell, at));
    let sum = corners.iter().fold((0.0, 0.0), |(x, y), point| (x + point.x, y + point.y));
    Point::new(sum.0 / 4.0, sum.1 / 4.0)
}

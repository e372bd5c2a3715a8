//! The hexagon by its vertices (rule 3.1), since the renderer knows no board: three territories
//! of 8 files and 4 rows, two halves of 4 by 4 cells each.

use lasermate_render::scene::{
    Beam, BeamEnd, Caption, Cell, Emitter, Heel, Kind, Label, LabelPlace, Mark, Piece, Point, Presence,
    Scene, Score, Shade, Side, Status, Tone, Turn,
};

pub const SEATS: [Side; 3] = [Side::White, Side::Red, Side::Black];
/// The side of the hexagon, in board units: eight cells.
const SIDE: f32 = 8.0;

/// A position on the hexagon.
pub struct Hexagon {
    pub scene: Scene,
}

/// The point so many sixths of a turn clockwise from the top, so far from the centre.
fn sixth(steps: f32, radius: f32) -> Point {
    let angle = steps * std::f32::consts::TAU / 6.0;
    Point::new(SIDE * radius * angle.sin(), SIDE * radius * angle.cos())
}

/// Where a lattice point of a territory lies: `file` and `rank` count lines, from 0.
fn lattice(seat: u8, file: u8, rank: u8) -> Point {
    let turn = 3.0 + 2.0 * f32::from(seat);
    let middle = 3f32.sqrt() / 2.0;
    let [left, right] = [sixth(turn + 0.5, 1.0), sixth(turn - 0.5, 1.0)];
    let [base, west, east] = [sixth(turn, middle), sixth(turn + 1.0, middle), sixth(turn - 1.0, middle)];
    let centre = Point::new(0.0, 0.0);
    let (near, far, across) = if file <= 4 {
        ((left, base), (west, centre), f32::from(file) / 4.0)
    } else {
        ((base, right), (centre, east), f32::from(file - 4) / 4.0)
    };
    let up = f32::from(rank) / 4.0;
    let mix = |a: Point, b: Point, part: f32| Point::new(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
    mix(mix(near.0, near.1, across), mix(far.0, far.1, across), up)
}

/// The name of a cell (rule 3.1.2).
fn name(seat: u8, file: u8, rank: u8) -> String {
    let columns = ["abcdefgh", "lkjidcba", "hgfeijkl"][usize::from(seat)];
    let row = [1 + rank, 8 - rank, 12 - rank][usize::from(seat)];
    format!("{}{row}", columns.chars().nth(usize::from(file)).unwrap_or('?'))
}

impl Hexagon {
    pub fn empty() -> Self {
        let mut scene = Scene::default();
        for seat in 0..3 {
            for rank in 0..4 {
                for file in 0..8 {
                    let corners = [(0, 0), (1, 0), (1, 1), (0, 1)];
                    let corners = corners.map(|(right, up)| lattice(seat, file + right, rank + up));
                    let shade = if (file + rank) % 2 == 0 { Shade::Dark } else { Shade::Light };
                    scene.cells.push(Cell { corners, shade, name: name(seat, file, rank) });
                    rim(&mut scene, seat, file, rank);
                }
            }
            scene.frontiers.push([lattice(seat, 0, 4), lattice(seat, 4, 4)]);
        }
        Self { scene }
    }

    /// The board with pieces: for each seat its territory's rows from the base, as `wR` for White's rook
    /// and digits for empty cells, the rows joined by `/`, the territories by `|`.
    pub fn new(position: &str) -> Self {
        let mut own = Self::empty();
        for (seat, territory) in position.split('|').enumerate() {
            for (rank, row) in territory.split('/').enumerate() {
                let mut file = 0;
                let mut side = Side::White;
                for letter in row.chars() {
                    match letter {
                        'w' => side = Side::White,
                        'r' => side = Side::Red,
                        'b' => side = Side::Black,
                        '1'..='8' => file += letter as usize - '0' as usize,
                        _ => {
                            let cell = &own.scene.cells[32 * seat + 8 * rank + file];
                            own.scene.pieces.push(Piece::on(cell, kind(letter), side));
                            file += 1;
                        }
                    }
                }
            }
        }
        own
    }

    /// The index of a cell by its name.
    pub fn cell(&self, name: &str) -> usize {
        self.scene.cells.iter().position(|cell| cell.name == name).expect("a cell of this board")
    }

    pub fn mark(mut self, mark: impl Fn(usize) -> Mark, names: &str) -> Self {
        for name in names.split_whitespace() {
            self.scene.marks.push(mark(self.cell(name)));
        }
        self
    }

    pub fn moved(mut self, from: &str, to: &str) -> Self {
        self.scene.marks.push(Mark::LastMove { from: self.cell(from), to: self.cell(to) });
        self
    }

    /// All pieces of a side out of the game.
    pub fn fallen(mut self, side: Side) -> Self {
        let pieces = self.scene.pieces.iter_mut().filter(|piece| piece.side == side);
        pieces.for_each(|piece| piece.presence = Presence::Inert);
        if let Some(caption) = &mut self.scene.caption {
            caption
                .scores
                .iter_mut()
                .filter(|score| score.side == side)
                .for_each(|score| score.fallen = true);
        }
        self
    }

    pub fn caption(mut self, title: &str, turn: (Side, &str), points: bool, status: (&str, Tone)) -> Self {
        let score = |side| Score::new(side, if points { format!("{side:?} 0") } else { format!("{side:?}") });
        self.scene.caption = Some(Caption {
            title: title.to_owned(),
            turn: Some(Turn { side: turn.0, text: turn.1.to_owned() }),
            scores: SEATS.map(score).to_vec(),
            status: Some(Status { text: status.0.to_owned(), tone: status.1 }),
            ..Caption::default()
        });
        self
    }

    /// The players' names beside their sides, before the points.
    pub fn named(mut self, names: [&str; 3]) -> Self {
        for (score, name) in self.scene.caption.iter_mut().flat_map(|caption| &mut caption.scores).zip(names)
        {
            score.points = score.text.split_once(' ').map_or("", |(_, points)| points).to_owned();
            score.text = name.to_owned();
        }
        self
    }

    /// A beam from a lattice point of the rim on through cells by name, and the devices of its side; a cell
    /// with a `*` turns it or ends it at its centre.
    pub fn beam(mut self, seat: u8, cells: &str, end: BeamEnd) -> Self {
        let side = SEATS[usize::from(seat)];
        let start = lattice(seat, 8, 2);
        let mut path = vec![start];
        let mut at = start;
        let same = |a: Point, b: Point| (a.x - b.x).hypot(a.y - b.y) < 1e-3;
        let words: Vec<&str> = cells.split_whitespace().collect();
        for (index, word) in words.iter().enumerate() {
            let cell = self.scene.cells[self.cell(word.trim_end_matches('*'))].clone();
            let entry =
                cell.corners.iter().position(|&corner| same(corner, at)).expect("a corner the beam is at");
            if word.ends_with('*') {
                path.push(cell.centre());
            }
            let next = words
                .get(index + 1)
                .map(|next| self.scene.cells[self.cell(next.trim_end_matches('*'))].corners);
            let straight = cell.corners[(entry + 2) % 4];
            let turned = || {
                cell.corners.iter().copied().find(|&corner| {
                    !same(corner, at)
                        && !same(corner, straight)
                        && next.is_some_and(|next| next.iter().any(|&n| same(n, corner)))
                })
            };
            at = match (word.ends_with('*'), next) {
                (true, None) => break,
                (true, Some(_)) => turned().unwrap_or(straight),
                (false, _) => straight,
            };
            path.push(at);
        }
        self.scene.beams.push(Beam { side, path, end });
        let far = lattice(seat, 7, 3);
        let direction = Point::new(far.x - start.x, far.y - start.y);
        self.scene.emitters.push(Emitter { side, at: start, direction });
        self.scene.heels.push(Heel { side, at: lattice(seat, 8, 0), hit: false });
        self
    }
}

fn kind(letter: char) -> Kind {
    match letter {
        'P' => Kind::Pawn,
        'N' => Kind::Knight,
        'B' => Kind::Bishop,
        'R' => Kind::Rook,
        'Q' => Kind::Queen,
        _ => Kind::King,
    }
}

/// The names at the rim beside a cell: its column behind the base row, its row at both ends of it.
fn rim(scene: &mut Scene, seat: u8, file: u8, rank: u8) {
    let full = name(seat, file, rank).to_uppercase();
    let mut put = |text: &str, a: Point, b: Point| {
        let at = Point::new((a.x + b.x) / 2.0, (a.y + b.y) / 2.0);
        // The way along the rim with the board on its left, turned to its right.
        let outwards = Point::new(b.y - a.y, a.x - b.x);
        scene.labels.push(Label { text: text.to_owned(), place: LabelPlace::Rim { at, outwards } });
    };
    if rank == 0 {
        put(&full[..1], lattice(seat, file, 0), lattice(seat, file + 1, 0));
    }
    if file == 0 {
        put(&full[1..], lattice(seat, 0, rank + 1), lattice(seat, 0, rank));
    }
    if file == 7 {
        put(&full[1..], lattice(seat, 8, rank), lattice(seat, 8, rank + 1));
    }
}

//! Scenes of real BilliChess positions.
//! The beams are traced here (billichess.md 2.2, mirror=columns), since the renderer knows no rules.

use lasermate_render::scene::{
    Beam, BeamEnd, Caption, Emitter, Heel, Kind, Mark, Piece, Point, Scene, Score, Side, Status, Theme, Tone,
    Turn, Turned,
};

/// The twelve columns of the framed board.
pub const COLUMNS: [&str; 12] = ["k", "l", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

/// A board with pieces and beams.
pub struct Position {
    pub scene: Scene,
    columns: i32,
    left: i32,
    pub pieces: Vec<(i32, i32, Kind, Side)>,
}

impl Position {
    /// The first field of a FEN on the 12x8 or the 8x8 board; Blue has the capitals.
    pub fn new(fen: &str, framed: bool) -> Self {
        let (scene, columns, left) = if framed {
            (Scene::rectangle(&COLUMNS, 8, |column| !(2..10).contains(&column)), 12, 2)
        } else {
            (Scene::rectangle(&COLUMNS[2..10], 8, |_| false), 8, 0)
        };
        let mut position = Self { scene, columns, left, pieces: Vec::new() };
        for (down, rank) in fen.split('/').enumerate() {
            let mut column = 0;
            for letter in rank.chars() {
                match letter.to_digit(10) {
                    Some(empty) => column += empty as i32,
                    None => {
                        position.put(column, 7 - down as i32, letter);
                        column += 1;
                    }
                }
            }
        }
        position.devices();
        position
    }

    fn put(&mut self, column: i32, row: i32, letter: char) {
        let side = if letter.is_ascii_uppercase() { Side::Blue } else { Side::Red };
        let kind = match letter.to_ascii_lowercase() {
            'p' => Kind::Pawn,
            'n' => Kind::Knight,
            'b' => Kind::Bishop,
            'r' => Kind::Rook,
            'q' => Kind::Queen,
            _ => Kind::King,
        };
        let centre = Point::new((self.left + column) as f32 + 0.5, row as f32 + 0.5);
        self.scene.pieces.push(Piece::new(kind, side, centre));
        self.pieces.push((self.left + column, row, kind, side));
    }

    fn devices(&mut self) {
        let width = self.columns as f32;
        let (red, blue) = self.starts();
        let point = |(x, y): (i32, i32)| Point::new(x as f32, y as f32);
        self.scene.heels = vec![
            Heel { side: Side::Red, at: Point::new(0.0, 8.0), hit: false },
            Heel { side: Side::Blue, at: Point::new(width, 0.0), hit: false },
        ];
        self.scene.emitters = vec![
            Emitter { side: Side::Blue, at: point(blue), direction: Point::new(-1.0, 1.0) },
            Emitter { side: Side::Red, at: point(red), direction: Point::new(1.0, -1.0) },
        ];
        self.scene.beams = vec![self.trace(Side::Blue), self.trace(Side::Red)];
        for beam in &self.scene.beams {
            if beam.end == BeamEnd::Lasermate {
                let end = beam.path[beam.path.len() - 1];
                self.scene.heels.iter_mut().filter(|heel| heel.at == end).for_each(|heel| heel.hit = true);
            }
        }
    }

    /// The emitters of Red and Blue.
    fn starts(&self) -> ((i32, i32), (i32, i32)) {
        if self.columns == 12 { ((0, 7), (12, 1)) } else { ((0, 6), (8, 2)) }
    }

    /// The beam of a side.
    pub fn trace(&self, side: Side) -> Beam {
        let (red, blue) = self.starts();
        let (mut at, mut way) = if side == Side::Red { (red, (1, -1)) } else { (blue, (-1, 1)) };
        let heel = if side == Side::Red { (self.columns, 0) } else { (0, 8) };
        let point = |(x, y): (i32, i32)| Point::new(x as f32, y as f32);
        let mut path = vec![point(at)];
        let mut seen = Vec::new();
        loop {
            let walls = (
                (at.0 == 0 && way.0 < 0) || (at.0 == self.columns && way.0 > 0),
                (at.1 == 0 && way.1 < 0) || (at.1 == 8 && way.1 > 0),
            );
            match walls {
                (true, true) => {
                    let end = if at == heel { BeamEnd::Lasermate } else { BeamEnd::Corner };
                    return Beam { side, path, end };
                }
                (true, false) => way.0 = -way.0,
                (false, true) => way.1 = -way.1,
                (false, false) => {}
            }
            if seen.contains(&(at, way)) {
                return Beam { side, path, end: BeamEnd::Loop };
            }
            seen.push((at, way));
            let cell = (if way.0 > 0 { at.0 } else { at.0 - 1 }, if way.1 > 0 { at.1 } else { at.1 - 1 });
            let centre = Point::new(cell.0 as f32 + 0.5, cell.1 as f32 + 0.5);
            let piece = self.pieces.iter().find(|piece| (piece.0, piece.1) == cell);
            match piece.map(|&(_, _, kind, owner)| (kind, owner == side)) {
                None | Some((Kind::Queen, true) | (Kind::King, false)) => at = (at.0 + way.0, at.1 + way.1),
                Some((Kind::Pawn, _) | (Kind::Queen, false)) => {
                    path.push(centre);
                    return Beam { side, path, end: BeamEnd::Stop };
                }
                Some((kind, _)) => {
                    way = if kind == Kind::Knight { (way.0, -way.1) } else { (-way.0, way.1) };
                    path.push(centre);
                    at = (cell.0 + i32::from(way.0 > 0), cell.1 + i32::from(way.1 > 0));
                }
            }
            path.push(point(at));
        }
    }

    /// The index of a cell by its name.
    pub fn cell(&self, name: &str) -> usize {
        self.scene.cells.iter().position(|cell| cell.name == name).expect("a cell of this board")
    }

    pub fn moved(mut self, from: &str, to: &str) -> Self {
        self.scene.marks.push(Mark::LastMove { from: self.cell(from), to: self.cell(to) });
        self
    }

    pub fn mark(mut self, mark: impl Fn(usize) -> Mark, names: &str) -> Self {
        for name in names.split_whitespace() {
            self.scene.marks.push(mark(self.cell(name)));
        }
        self
    }

    pub fn caption(
        mut self,
        title: &str,
        turn: (Side, &str),
        scores: (u32, u32),
        status: (&str, Tone),
    ) -> Self {
        let score = |side, name, points| Score::new(side, format!("{name} {points}"));
        self.scene.caption = Some(Caption {
            title: title.to_owned(),
            turn: Some(Turn { side: turn.0, text: turn.1.to_owned() }),
            scores: vec![score(Side::Blue, "Blue", scores.0), score(Side::Red, "Red", scores.1)],
            status: Some(Status { text: status.0.to_owned(), tone: status.1 }),
            ..Caption::default()
        });
        self
    }

    pub fn theme(mut self, theme: Theme) -> Self {
        self.scene.theme = theme;
        self
    }

    pub fn turned(mut self) -> Self {
        self.scene.turned = Turned::Half;
        self
    }
}

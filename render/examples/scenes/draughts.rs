//! Scenes of draughts: its two kinds in every side's dress, and a capture of several jumps.

use lasermate_render::scene::{
    Arrow, ArrowKind, Caption, Kind, Mark, Piece, Point, Scene, Score, Side, Status, Theme, Tone, Turn,
};

const COLUMNS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// Men and kings of the four sides, on both shades.
fn pieces() -> Scene {
    let mut scene = Scene::rectangle(&COLUMNS[..4], 4, |_| false);
    for (row, side) in (0u8..).zip([Side::Black, Side::White, Side::Red, Side::Blue]) {
        for column in 0..4u8 {
            let kind = if column < 2 { Kind::Man } else { Kind::Crowned };
            let centre = Point::new(f32::from(column) + 0.5, f32::from(row) + 0.5);
            scene.pieces.push(Piece::new(kind, side, centre));
        }
    }
    scene
}

/// The board of eight rows, the eighth first: `M` and `K` are Blue's.
fn board(rows: &str) -> Scene {
    let mut scene = Scene::rectangle(&COLUMNS, 8, |_| false);
    for (down, row) in rows.split('/').enumerate() {
        let mut column = 0;
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10) {
                column += empty as usize;
                continue;
            }
            let kind = if letter.eq_ignore_ascii_case(&'m') { Kind::Man } else { Kind::Crowned };
            let side = if letter.is_ascii_uppercase() { Side::Blue } else { Side::Red };
            let piece = Piece::on(&scene.cells[(7 - down) * 8 + column], kind, side);
            scene.pieces.push(piece);
            column += 1;
        }
    }
    scene
}

/// After `d4xb6xd8` the man has become a king; its jumps are numbered.
fn chain(theme: Theme) -> Scene {
    let mut scene = board("3K1m2/m5m1/5m2/8/1M6/M5M1/1M1k3M/M1M3M1");
    let cell = |name: &str| scene.cells.iter().position(|cell| cell.name == name).expect("a cell");
    let squares = ["d4", "b6", "d8"].map(cell);
    let centres = squares.map(|at| scene.cells[at].centre());
    let jump = |(number, leg): (u8, &[Point])| Arrow {
        kind: ArrowKind::Exit,
        from: leg[0],
        to: leg[1],
        number: Some(number),
        faint: false,
    };
    scene.arrows = (1..).zip(centres.windows(2)).map(jump).collect();
    scene.marks.push(Mark::LastMove { from: squares[0], to: squares[2] });
    let score = |side, name: &str| Score::new(side, name.to_owned());
    scene.caption = Some(Caption {
        title: "Ada vs Grace".to_owned(),
        figure: Some(Kind::Man),
        turn: Some(Turn { side: Side::Red, text: "Red to move".to_owned() }),
        scores: vec![score(Side::Blue, "Blue"), score(Side::Red, "Red")],
        status: Some(Status { text: "Move 14".to_owned(), tone: Tone::Plain }),
        ..Caption::default()
    });
    Scene { theme, ..scene }
}

/// Every picture with its name.
pub fn all() -> Vec<(&'static str, Scene)> {
    vec![
        ("draughts-pieces", pieces()),
        ("draughts-pieces-light", Scene { theme: Theme::Light, ..pieces() }),
        ("draughts-chain", chain(Theme::Dark)),
        ("draughts-chain-light", chain(Theme::Light)),
    ]
}

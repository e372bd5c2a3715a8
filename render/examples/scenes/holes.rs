//! Scenes of Black holes.

use lasermate_render::scene::{
    Arrow, ArrowKind, Caption, Kind, Mark, Piece, Presence, Scene, Score, Side, Status, Tone, Turn,
};

/// A position on the board of 5 by 8.
struct Position {
    scene: Scene,
}

impl Position {
    /// Eight ranks, the eighth first; White has the capitals, `H` is a hole and `S` a knight.
    fn new(ranks: &str) -> Self {
        let mut scene = Scene::rectangle(&["a", "b", "c", "d", "e"], 8, |_| false);
        for (down, rank) in ranks.split('/').enumerate() {
            let mut column = 0;
            for letter in rank.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    column += empty as usize;
                    continue;
                }
                let kind = match letter.to_ascii_lowercase() {
                    'p' => Kind::Pawn,
                    's' => Kind::Knight,
                    'b' => Kind::Bishop,
                    'r' => Kind::Rook,
                    'q' => Kind::Queen,
                    'h' => Kind::Hole,
                    _ => Kind::King,
                };
                let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
                let piece = Piece::on(&scene.cells[(7 - down) * 5 + column], kind, side);
                scene.pieces.push(piece);
                column += 1;
            }
        }
        Self { scene }
    }

    fn cell(&self, name: &str) -> usize {
        self.scene.cells.iter().position(|cell| cell.name == name).expect("a cell of this board")
    }

    fn mark(mut self, mark: impl Fn(usize) -> Mark, names: &str) -> Self {
        for name in names.split_whitespace() {
            self.scene.marks.push(mark(self.cell(name)));
        }
        self
    }

    /// The ways of a relativistic move: origin, black hole, white hole and target, joined by `-`.
    fn route(mut self, route: &str, faint: bool) -> Self {
        let at: Vec<_> = route.split('-').map(|name| self.scene.cells[self.cell(name)].centre()).collect();
        let parts = [(ArrowKind::Entry, 0), (ArrowKind::Jump, 1), (ArrowKind::Exit, 2)];
        let arrow = |(kind, index): (ArrowKind, usize)| {
            Some(Arrow { kind, from: *at.get(index)?, to: *at.get(index + 1)?, number: None, faint })
        };
        let mut arrows: Vec<_> = parts.into_iter().filter_map(arrow).collect();
        if faint {
            arrows.retain(|arrow| arrow.kind != ArrowKind::Entry);
        } else {
            let number = |index: usize| u8::try_from(index + 1).ok();
            arrows.retain(|arrow| arrow.kind != ArrowKind::Jump || arrow.from != arrow.to);
            arrows.iter_mut().enumerate().for_each(|(index, arrow)| arrow.number = number(index));
        }
        self.scene.arrows.extend(arrows);
        self
    }

    /// A relativistic move that was made: the piece stands at the target, its ghost at the origin.
    fn jumped(mut self, kind: Kind, side: Side, route: &str) -> Self {
        let names: Vec<&str> = route.split('-').collect();
        let (from, to) = (self.cell(names[0]), self.cell(names[3]));
        self.scene.marks.push(Mark::LastMove { from, to });
        let ghost = Piece { presence: Presence::Ghost, ..Piece::on(&self.scene.cells[from], kind, side) };
        self.scene.pieces.push(ghost);
        self.route(route, false)
    }

    fn caption(mut self, title: &str, turn: (Side, &str), status: (&str, Tone)) -> Scene {
        self.scene.caption = Some(Caption {
            title: title.to_owned(),
            turn: Some(Turn { side: turn.0, text: turn.1.to_owned() }),
            scores: vec![Score::new(Side::White, "White"), Score::new(Side::Black, "Black")],
            status: Some(Status { text: status.0.to_owned(), tone: status.1 }),
            ..Caption::default()
        });
        self.scene
    }
}

const DIAGRAM_1: &str = "rs1qk/p1ppp/bphh1/3hH/HP3/3S1/PBPPP/RH1QK";
const DIAGRAM_2: &str = "Bskqb/1hrpH/1hhhp/p1p1H/H1P1P/PR3/Pp1P1/1QHKS";

/// Every picture of Black holes with its name.
pub fn all() -> Vec<(&'static str, Scene)> {
    let white = |text| (Side::White, text);
    let black = |text| (Side::Black, text);
    vec![
        (
            "holes-diagram-1",
            Position::new(DIAGRAM_1).caption("Diagram 1", white("White to move"), ("Move 9", Tone::Plain)),
        ),
        (
            "holes-diagram-2",
            Position::new(DIAGRAM_2).caption("Diagram 2", white("White to move"), ("Move 21", Tone::Plain)),
        ),
        (
            "holes-exits",
            Position::new(DIAGRAM_1)
                .mark(Mark::Selected, "b2")
                .mark(Mark::Target, "b5")
                .mark(Mark::Capture, "c6 c2")
                .route("b2-e5", false)
                .route("b2-e5-a4-c6", true)
                .route("b2-e5-b1-c2", true)
                .caption("Exits of b2", white("White to move"), ("Move 9", Tone::Plain)),
        ),
        (
            "holes-capture",
            Position::new("rs1qk/p1ppp/bpBh1/3hH/HP3/3S1/P1PPP/RH1QK")
                .jumped(Kind::Bishop, Side::White, "b2-e5-a4-c6")
                .caption("Ada vs Grace", black("Black to move"), ("Bb2-e5-a4xc6", Tone::Plain)),
        ),
        (
            "holes-one-hole",
            Position::new("rs1qk/p1ppp/bphh1/3hH/HP3/3S1/PBPPP/1HRQK")
                .jumped(Kind::Rook, Side::White, "a1-b1-b1-c1")
                .caption("Ada vs Grace", black("Black to move"), ("Ra1-b1-b1-c1", Tone::Plain)),
        ),
        (
            "holes-drop",
            Position::new("rsbqk/p1ppp/1p3/5/1P3/3S1/P1PPP/RHBQK").mark(Mark::Drop, "b1").caption(
                "Ada vs Grace",
                black("Black to move"),
                ("Hole on b1", Tone::Plain),
            ),
        ),
    ]
}

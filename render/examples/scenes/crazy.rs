//! Scenes of Crazy chess: stacks, a resolution step by step, a chain of disguises, a denied move.

use lasermate_render::scene::{
    Arrow, ArrowKind, Badge, Caption, Kind, Mark, Piece, Point, Presence, Scene, Score, Side, Stack, Stacked,
    Status, Steps, Theme, Tone, Turn, Turned,
};

/// A position on the board of 8 by 8.
struct Position {
    scene: Scene,
}

impl Position {
    /// Eight ranks, the eighth first; pieces of a stack in brackets from below, `'` behind a risen bishop.
    fn new(ranks: &str, turned: Turned) -> Self {
        let scene = Scene::rectangle(&["a", "b", "c", "d", "e", "f", "g", "h"], 8, |_| false);
        let mut position = Self { scene: Scene { turned, ..scene } };
        for (down, rank) in ranks.split('/').enumerate() {
            let mut letters = rank.chars();
            let mut column = 0;
            while let Some(letter) = letters.next() {
                let pieces: Vec<char> = match letter {
                    '[' => letters.by_ref().take_while(|letter| *letter != ']').collect(),
                    _ => vec![letter],
                };
                if let Some(empty) = letter.to_digit(10) {
                    column += empty as usize;
                } else if letter == '\'' {
                    position.rise();
                } else {
                    position.stand((7 - down) * 8 + column, &pieces);
                    column += 1;
                }
            }
        }
        position
    }

    fn stand(&mut self, cell: usize, pieces: &[char]) {
        let mut stacked: Vec<Stacked> = Vec::new();
        for &letter in pieces {
            if letter == '\'' {
                stacked.last_mut().expect("a bishop").badge = Some(Badge::Risen);
                continue;
            }
            let (kind, side) = piece(letter);
            stacked.push(Stacked { kind, side, badge: None });
        }
        if let [Stacked { kind, side, badge }] = stacked[..] {
            let alone = Piece::on(&self.scene.cells[cell], kind, side);
            self.scene.pieces.push(Piece { badge, ..alone });
        } else {
            self.scene.stacks.push(Stack { cell, pieces: stacked });
        }
    }

    fn rise(&mut self) {
        self.scene.pieces.last_mut().expect("a bishop").badge = Some(Badge::Risen);
    }

    fn mark(mut self, mark: fn(usize) -> Mark, cells: &str) -> Self {
        let marks: Vec<_> = cells.split(' ').map(|name| mark(self.cell(name))).collect();
        self.scene.marks.extend(marks);
        self
    }

    /// A piece that was captured, faint where it stood; in the corner where another one stands now.
    fn victim(mut self, letter: char, cell: &str, in_corner: bool) -> Self {
        let (kind, side) = piece(letter);
        let on = &self.scene.cells[self.cell(cell)];
        let mut ghost = Piece { presence: Presence::Ghost, ..Piece::on(on, kind, side) };
        if in_corner {
            ghost.centre = Point::new(ghost.centre.x - 0.32, ghost.centre.y + 0.29);
            ghost.size = 0.40;
        }
        self.scene.pieces.insert(0, ghost);
        self
    }

    fn cell(&self, name: &str) -> usize {
        self.scene.cells.iter().position(|cell| cell.name == name).expect("a cell of this board")
    }

    fn moved(mut self, from: &str, to: &str) -> Self {
        let mark = Mark::LastMove { from: self.cell(from), to: self.cell(to) };
        self.scene.marks.insert(0, mark);
        self
    }

    fn steps(mut self, cell: &str, numbers: &[u8]) -> Self {
        let steps = Steps { cell: self.cell(cell), numbers: numbers.to_vec() };
        self.scene.steps.push(steps);
        self
    }

    fn arrow(mut self, kind: ArrowKind, number: Option<u8>, from: &str, to: &str) -> Self {
        let at = |name| self.scene.cells[self.cell(name)].centre();
        let arrow = Arrow { kind, from: at(from), to: at(to), number, faint: number.is_none() };
        self.scene.arrows.push(arrow);
        self
    }

    /// A move that was denied: the piece's ghost where it had gone, and a cross over it.
    fn denied(mut self, letter: char, from: &str, to: &str) -> Self {
        let cell = self.cell(to);
        let (kind, side) = piece(letter);
        let ghost = Piece { presence: Presence::Ghost, ..Piece::on(&self.scene.cells[cell], kind, side) };
        self.scene.pieces.insert(0, ghost);
        self.scene.marks.push(Mark::Denied(cell));
        self.arrow(ArrowKind::Exit, None, from, to)
    }

    fn caption(mut self, title: &str, mover: Side, holder: Side, status: (&str, Tone)) -> Scene {
        let name = |side| if side == Side::White { "White" } else { "Black" };
        let scores = [Side::White, Side::Black].into_iter().filter(|side| *side == holder);
        let scores =
            scores.map(|side| Score { denies: true, ..Score::new(side, format!("{} may deny", name(side))) });
        self.scene.caption = Some(Caption {
            title: title.to_owned(),
            turn: Some(Turn { side: mover, text: format!("{} to move", name(mover)) }),
            scores: scores.collect(),
            status: Some(Status { text: status.0.to_owned(), tone: status.1 }),
            ..Caption::default()
        });
        self.scene
    }
}

fn piece(letter: char) -> (Kind, Side) {
    let kind = match letter.to_ascii_lowercase() {
        'p' => Kind::Pawn,
        'n' => Kind::Knight,
        'b' => Kind::Bishop,
        'r' => Kind::Rook,
        'q' => Kind::Queen,
        _ => Kind::King,
    };
    (kind, if letter.is_ascii_uppercase() { Side::White } else { Side::Black })
}

/// Every picture of Crazy chess with its name.
pub fn all() -> Vec<(&'static str, Scene)> {
    let (white, black) = (Side::White, Side::Black);
    let plain = |text| (text, Tone::Plain);
    let stacks = "1nbqk1[rn]1/ppp2ppp/8/3[rPnqB']2b'1/2[RB]1P3/1[RrN]6/PPPP1PPP/1[RNb'p]1QKBN1";
    let crowd = "4k3/[rnnbbp]5[Rp]1/8/3[rPnqBRpbN]4/8/1[RqPPnnbBNpPp]6/8/4[RK]3";
    // The bishop has captured the queen on d4. Her revenge captured it, a pawn, a knight and a rook whose load fell.
    let revenge = || {
        Position::new("4k3/8/8/2[rn]5/3B'4/5N2/8/4K2N", Turned::No)
            .moved("f2", "d4")
            .mark(Mark::Blast, "d4")
            .victim('P', "c3", false)
            .victim('n', "e5", false)
            .victim('R', "c5", true)
            .victim('q', "d4", true)
            .steps("d4", &[1, 2, 3, 4, 8])
            .steps("e5", &[5])
            .steps("c3", &[6])
            .steps("c5", &[7, 9])
            .caption("Ada vs Grace", black, white, plain("Bf2xd4"))
    };
    let chain = || {
        Position::new("4k3/pp4pp/8/8/4P3/3PP3/3n1PP1/6K1", Turned::No)
            .moved("e3", "e4")
            .mark(Mark::Touched, "d3 d2")
            .arrow(ArrowKind::Exchange, Some(1), "e3", "e4")
            .arrow(ArrowKind::Exchange, Some(2), "d3", "e3")
            .arrow(ArrowKind::Exchange, Some(3), "d2", "d3")
            .caption("A chain of disguises", black, black, plain("Move 9"))
    };
    let row = Position::new("4k3/8/8/8/8/2P5/bPP5/6K1", Turned::No)
        .moved("c2", "c3")
        .mark(Mark::Touched, "b2 a2")
        .arrow(ArrowKind::Exchange, Some(1), "c2", "c3")
        .arrow(ArrowKind::Exchange, Some(2), "b2", "c2")
        .arrow(ArrowKind::Exchange, Some(3), "a2", "b2");
    let denied =
        || Position::new("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR", Turned::No).denied('P', "e2", "e4");
    let light = |scene: Scene| Scene { theme: Theme::Light, ..scene };
    vec![
        (
            "crazy-stacks",
            Position::new(stacks, Turned::No).moved("e1", "e2").caption(
                "Crazy chess: Ada vs Grace",
                black,
                black,
                plain("Move 12"),
            ),
        ),
        (
            "crazy-crowd-light",
            light(Position::new(crowd, Turned::Half).caption("Large stacks", white, white, plain("Move 31"))),
        ),
        (
            "crazy-crowd",
            Position::new(crowd, Turned::No).caption("Large stacks", white, white, plain("Move 31")),
        ),
        ("crazy-revenge", revenge()),
        ("crazy-revenge-light", light(revenge())),
        ("crazy-chain", chain()),
        ("crazy-chain-light", light(chain())),
        ("crazy-long-chain", row.caption("A longer chain", black, black, plain("Move 10"))),
        ("crazy-denied", denied().caption("Ada vs Grace", white, white, ("e2-e4 denied", Tone::Alert))),
        (
            "crazy-denied-light",
            light(denied().caption("Ada vs Grace", white, white, ("e2-e4 denied", Tone::Alert))),
        ),
    ]
}

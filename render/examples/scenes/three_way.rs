//! Scenes of three-way chess.

use super::hexagon::Hexagon;
use lasermate_render::scene::{Badge, BeamEnd, Mark, Pact, Scene, Side, Theme, Tone, Turned};

const START: &str = "wRwNwBwQwKwBwNwR/wPwPwPwPwPwPwPwP/8/8|rRrNrBrQrKrBrNrR/rPrPrPrPrPrPrPrP/8/8|\
                     bRbNbBbQbKbBbNbR/bPbPbPbPbPbPbPbP/8/8";

fn start() -> Hexagon {
    let own = Hexagon::new(START);
    own.caption("Three-way chess", (Side::White, "White to move"), false, ("Round 1", Tone::Plain)).named([
        "Ada",
        "Computer 4",
        "Computer 6",
    ])
}

/// A bishop on C3 and all it reaches: through the centre its line forks.
fn fork() -> Hexagon {
    Hexagon::new("wRwN1wQwKwBwNwR/wPwPwPwP1wPwPwP/2wB5/4wP3|rRrNrBrQrKrB1rR/rPrPrPrP1rPrPrP/5rN2/4rP3|bRbNbBbQbKbBbNbR/bPbPbP1bPbPbPbP/3bP4/8")
        .mark(Mark::Selected, "c3")
        .mark(Mark::Target, "d4 e9 f10 i5 j6 b4 a5")
        .mark(Mark::Capture, "g11 k7")
        .caption("Where C3 may go", (Side::White, "White to move"), false, ("Round 4", Tone::Plain))
}

/// Red has fallen: its pieces stand in the way and do nothing.
fn eliminated() -> Hexagon {
    Hexagon::new("wRwNwB1wKwB1wR/wPwP1wPwP1wPwP/2wP2wN2/8|rR1rBrQ1wQrNrR/rPrPrP2rPrPrP/3rP1rN2/4rP3|bRbN1bQbKbBbNbR/bPbPbP1bPbPbPbP/3bP4/3bB4")
        .moved("e4", "c8")
        .caption("Three-way chess", (Side::Black, "Black to move"), false, ("Red is eliminated", Tone::Triumph))
        .named(["Ada", "Grace", "Linus"])
        .fallen(Side::Red)
}

/// Black has taken over what is left of Red, and has broken a promise with it.
fn inherited() -> Hexagon {
    let mut own = Hexagon::new("wRwNwBwQwKwB1wR/wPwP1wPwPwPwPwP/2wP2wN2/8|bR1bBbQbQ1bNbR/bPbPbP2bPbPbP/3bP4/4bP3|bRbNbB1bKbBbNbR/bPbPbP1bPbPbPbP/3bP4/8")
        .moved("e12", "d8")
        .mark(Mark::Check, "e1")
        .mark(Mark::Breach, "d8")
        .caption("Three-way chess", (Side::White, "White is in check"), false, ("Black inherits Red", Tone::Alert))
        .named(["Ada", "Grace", "Linus"]);
    for name in ["l8", "j8", "i8", "b8", "a8", "l7", "k7", "j7", "c7", "b7", "a7", "i6", "d5"] {
        if let Some(piece) = own.scene.pieces.iter_mut().find(|piece| {
            piece.centre == own.scene.cells.iter().find(|cell| cell.name == name).expect("a cell").centre()
        }) {
            piece.badge = Some(Badge::Inherited(Side::Red));
        }
    }
    if let Some(caption) = &mut own.scene.caption {
        caption.scores[1].fallen = true;
        caption.pacts = vec![Pact { between: vec![Side::White, Side::Black], broken: true }];
    }
    own
}

/// Three sides at the table, one pact in force and one just broken.
fn pacts() -> Hexagon {
    let mut own = Hexagon::new("wRwNwBwQwKwB1wR/wPwPwPwPwPwPwPwP/8/3wN4|rRrNrBrQrKrB1rR/rPrPrPrP1rPrPrP/2rN5/4rP3|bRbNbBbQbKbBbNbR/bPbPbPbPbP1bPbP/5bP2/8")
        .moved("f3", "d4")
        .mark(Mark::Breach, "d4")
        .caption("Three-way chess", (Side::Red, "Red to move"), false, ("Round 3", Tone::Plain))
        .named(["Ada", "Grace", "Linus"]);
    if let Some(caption) = &mut own.scene.caption {
        caption.pacts = vec![
            Pact { between: vec![Side::White, Side::Red], broken: true },
            Pact { between: vec![Side::Red, Side::Black], broken: false },
        ];
    }
    own
}

fn three_beams() -> Hexagon {
    Hexagon::new(START)
        .beam(0, "h3 g4 f9 e10 i11*", BeamEnd::Stop)
        .beam(1, "a6 b5 c4 d3 e2*", BeamEnd::Stop)
        .beam(2, "l10 k9 j5 i6 d7*", BeamEnd::Stop)
        .caption(
            "Three-way chess with lasers",
            (Side::White, "White to move"),
            true,
            ("Round 1", Tone::Plain),
        )
        .named(["Bartholomew of Ely", "Computer 4", "Computer 8"])
}

/// Every picture of three-way chess with its name.
pub fn all() -> Vec<(&'static str, Scene)> {
    let turned = |mut own: Hexagon, turned| {
        own.scene.turned = turned;
        own.scene
    };
    let light = |mut own: Hexagon| {
        own.scene.theme = Theme::Light;
        own.scene
    };
    vec![
        ("hexagon-start", start().scene),
        ("hexagon-start-red", turned(start(), Turned::Third)),
        ("hexagon-fork", fork().scene),
        ("hexagon-eliminated", eliminated().scene),
        ("hexagon-inherited", inherited().scene),
        ("hexagon-pacts", pacts().scene),
        ("hexagon-three-beams", three_beams().scene),
        ("hexagon-eliminated-light", light(eliminated())),
    ]
}

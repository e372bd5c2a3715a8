//! What is shown of a position to a scene of the renderer. Knows meshes and views, and no rule of any game.

use lasermate_engine::action::Asked;
use lasermate_engine::board::{Cell, Corner, Edge, Mesh};
use lasermate_engine::man;
use lasermate_engine::seat::{self, Seat};
use lasermate_engine::view::{self, BeamView};
use lasermate_render::scene::{
    Badge, Beam, BeamEnd, Caption, Cell as SceneCell, Emitter, Heel, Kind, Label, LabelPlace, Man, Mark,
    Point, Scene, Score, Shade, Side, Status, Theme, Tone, Turn, Turned,
};

use crate::service::showing::Showing;
use crate::text::captions;

/// How a picture is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Whether the board is seen from its other end.
    pub turned: bool,
}

/// The scene of a position, with all its marks and its caption.
#[must_use]
pub fn scene(showing: &Showing, look: Look) -> Scene {
    let view = &showing.view;
    Scene {
        cells: cells(view.mesh),
        men: men(showing),
        beams: view.beams.iter().map(|beam| self::beam(showing, beam)).collect(),
        heels: view.beams.iter().map(|beam| heel(showing, beam)).collect(),
        emitters: view.beams.iter().map(|beam| emitter(showing, beam)).collect(),
        marks: marks(showing),
        labels: labels(view.mesh),
        caption: Some(caption(showing)),
        theme: look.theme,
        turned: if look.turned { Turned::Half } else { Turned::No },
        ..Scene::default()
    }
}

/// The cells in the mesh's order, so that a cell's index is its place in the scene. Neighbours across an edge have
/// different tones, the first cell is dark.
fn cells(mesh: &Mesh) -> Vec<SceneCell> {
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
        if mesh.may_hold_men(cell) { tone } else { Shade::Frame }
    };
    mesh.cells()
        .map(|cell| SceneCell {
            corners: Corner::ALL.map(|at| corner(mesh, cell, at)),
            shade: shade(cell),
            name: mesh.name(cell).to_owned(),
        })
        .collect()
}

/// Coordinates: the letters below the board and the numbers at its left, from the names of the cells there.
fn labels(mesh: &Mesh) -> Vec<Label> {
    let cells: Vec<_> = mesh.cells().map(|cell| (mesh.name(cell), centre(mesh, cell))).collect();
    let lowest = cells.iter().map(|(_, at)| at.y).fold(f32::INFINITY, f32::min);
    let leftmost = cells.iter().map(|(_, at)| at.x).fold(f32::INFINITY, f32::min);
    let letters = cells.iter().filter(|(_, at)| (at.y - lowest).abs() < 0.01).map(|(name, at)| Label {
        text: name.chars().take_while(|c| c.is_alphabetic()).collect(),
        place: LabelPlace::Below(at.x),
    });
    let numbers = cells.iter().filter(|(_, at)| (at.x - leftmost).abs() < 0.01).map(|(name, at)| Label {
        text: name.chars().skip_while(|c| c.is_alphabetic()).collect(),
        place: LabelPlace::Left(at.y),
    });
    numbers.chain(letters).collect()
}

fn men(showing: &Showing) -> Vec<Man> {
    let view = &showing.view;
    let place = |man: &view::ManView| {
        let mut placed = Man::new(kind(man.kind), side(showing, man.seat), centre(view.mesh, man.cell));
        placed.badge = man.joker.then_some(Badge::Joker);
        placed
    };
    view.men.iter().map(place).collect()
}

/// A beam's way: it starts at the emitter, crosses a cell from corner to corner, and turns or stops at the centre.
fn beam(showing: &Showing, beam: &BeamView) -> Beam {
    let mesh = showing.view.mesh;
    let (cell, at) = beam.emitter;
    let mut path = vec![corner(mesh, cell, at)];
    for crossing in &beam.crossings {
        if crossing.exit != Some(crossing.entry.opposite()) {
            path.push(centre(mesh, crossing.cell));
        }
        path.extend(crossing.exit.map(|exit| corner(mesh, crossing.cell, exit)));
    }
    let end = match beam.end {
        view::BeamEnd::Stop(_) => BeamEnd::Stop,
        view::BeamEnd::Corner { lasermate: true, .. } => BeamEnd::Lasermate,
        view::BeamEnd::Corner { lasermate: false, .. } => BeamEnd::Corner,
        view::BeamEnd::Loop => BeamEnd::Loop,
    };
    Beam { side: side(showing, beam.seat), path, end }
}

/// The pocket a beam would score in: it belongs to the opponent, whose ball lies there until then.
fn heel(showing: &Showing, beam: &BeamView) -> Heel {
    let (cell, at) = beam.heel;
    Heel { side: side(showing, beam.seat.other()), at: corner(showing.view.mesh, cell, at), hit: beam.scored }
}

fn emitter(showing: &Showing, beam: &BeamView) -> Emitter {
    let mesh = showing.view.mesh;
    let (cell, at) = beam.emitter;
    let (start, far) = (corner(mesh, cell, at), corner(mesh, cell, at.opposite()));
    let direction = Point::new(far.x - start.x, far.y - start.y);
    Emitter { side: side(showing, beam.seat), at: start, direction }
}

fn marks(showing: &Showing) -> Vec<Mark> {
    let view = &showing.view;
    let mut marks = Vec::new();
    marks.extend(
        showing.last.as_ref().map(|last| Mark::LastMove { from: last.from.index(), to: last.to.index() }),
    );
    for man in &view.men {
        let asked = view
            .to_act
            .iter()
            .any(|(seat, what)| *seat == man.seat && man.joker && matches!(what, Asked::Lifeline { .. }));
        if asked {
            marks.push(Mark::Decision(man.cell.index()));
        }
        if man.kind == man::Kind::King && view.check.contains(&man.seat) {
            marks.push(Mark::Check(man.cell.index()));
        }
    }
    marks
}

fn caption(showing: &Showing) -> Caption {
    let view = &showing.view;
    let turn = view.to_act.first().map(|(seat, what)| Turn {
        side: side(showing, *seat),
        text: captions::turn(showing.side(*seat), *what),
    });
    let has_points = !view.beams.is_empty();
    let scores = view.sides.iter().zip(Seat::ALL).zip(&view.scores).filter(|_| has_points);
    let scores = scores
        .map(|((own, seat), points)| Score::new(side(showing, seat), captions::score(*own, *points)))
        .collect();
    Caption {
        title: showing.title.clone(),
        turn,
        scores,
        status: Some(status(showing)),
        ..Caption::default()
    }
}

fn status(showing: &Showing) -> Status {
    let view = &showing.view;
    let lifeline = view.to_act.iter().any(|(_, what)| matches!(what, Asked::Lifeline { .. }));
    let (text, tone) = if !showing.news.is_empty() {
        let tone = if showing.triumph { Tone::Triumph } else { Tone::Alert };
        let news = &showing.news;
        (if showing.preview { captions::preview_news(news) } else { news.clone() }, tone)
    } else if showing.preview {
        (captions::PREVIEW.to_owned(), Tone::Alert)
    } else if lifeline {
        (captions::JOKER.to_owned(), Tone::Alert)
    } else {
        (captions::move_number(view), Tone::Plain)
    };
    Status { text, tone }
}

fn corner(mesh: &Mesh, cell: Cell, at: Corner) -> Point {
    let (x, y) = mesh.point(mesh.vertex(cell, at));
    Point::new(x, y)
}

fn centre(mesh: &Mesh, cell: Cell) -> Point {
    let corners = Corner::ALL.map(|at| corner(mesh, cell, at));
    let sum = corners.iter().fold((0.0, 0.0), |(x, y), point| (x + point.x, y + point.y));
    Point::new(sum.0 / 4.0, sum.1 / 4.0)
}

fn side(showing: &Showing, seat: Seat) -> Side {
    match showing.side(seat) {
        seat::Side::Blue => Side::Blue,
        seat::Side::Red => Side::Red,
        seat::Side::White => Side::White,
        seat::Side::Black => Side::Black,
    }
}

const fn kind(kind: man::Kind) -> Kind {
    match kind {
        man::Kind::Pawn => Kind::Pawn,
        man::Kind::Knight => Kind::Knight,
        man::Kind::Bishop => Kind::Bishop,
        man::Kind::Rook => Kind::Rook,
        man::Kind::Queen => Kind::Queen,
        man::Kind::King => Kind::King,
        man::Kind::Hole => Kind::Hole,
    }
}

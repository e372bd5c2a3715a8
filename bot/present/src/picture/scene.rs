//! What is shown of a position to a scene of the renderer. Knows meshes and views, and no rule of any game.

use lasermate_engine::action::Asked;
use lasermate_engine::board::CellSet;
use lasermate_engine::outcome::Points;
use lasermate_engine::seat::Seat;
use lasermate_engine::view;
use lasermate_render::scene::{
    Badge, Caption, Pact, Piece, Presence, Scene, Score, Stack, Stacked, Status, Theme, Tone, Turn, Turned,
};

use super::board::{cells, centre, frontiers, labels, scene_cell};
use super::scene_types::{kind, side};
use super::{beams, marks};
use crate::snapshot::{PactShown, PositionSnapshot};
use crate::text::{self, captions};

/// How a picture is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureStyle {
    pub theme: Theme,
    /// Whose base lies at the bottom.
    pub from: Seat,
}

impl PictureStyle {
    /// As everybody sees it: the first side at the bottom.
    pub const fn public(theme: Theme) -> Self {
        Self { theme, from: Seat::First }
    }

    /// By how much the board is turned: a territory comes to the bottom from where it lies, a board without territories
    /// is seen from one end or the other.
    fn turned(self, showing: &PositionSnapshot) -> Turned {
        let cells = showing.territories.get(self.from.index()).copied().unwrap_or(CellSet::EMPTY);
        let (x, y) = cells.iter().fold((0.0, 0.0), |(x, y), cell| {
            let at = centre(showing.view.mesh, cell);
            (x + at.x, y + at.y)
        });
        match (cells.is_empty(), self.from) {
            (true, Seat::Second) => Turned::Half,
            (true, _) => Turned::No,
            (false, _) if y < 0.0 => Turned::No,
            (false, _) => {
                if x < 0.0 {
                    Turned::Third
                } else {
                    Turned::TwoThirds
                }
            }
        }
    }
}

/// The scene of a position, with all its marks and its caption.
pub fn scene(showing: &PositionSnapshot, look: PictureStyle) -> Scene {
    let view = &showing.view;
    let turned = look.turned(showing);
    Scene {
        cells: cells(view.mesh),
        frontiers: frontiers(view.mesh),
        pieces: marks::left(showing)
            .into_iter()
            .chain(marks::denied(showing))
            .chain(marks::victims(showing, turned))
            .chain(pieces(showing))
            .collect(),
        stacks: stacks(showing),
        inset_rows: 0,
        beams: view.beams.iter().map(|beam| beams::beam(showing, beam)).collect(),
        heels: beams::heels(showing),
        emitters: view.beams.iter().map(|beam| beams::emitter(showing, beam)).collect(),
        marks: marks::marks(showing),
        arrows: marks::way(showing),
        steps: marks::steps(showing),
        labels: labels(view.mesh),
        caption: Some(caption(showing)),
        theme: look.theme,
        turned,
    }
}

/// The cells where several pieces stand, with their pieces from below.
fn stacks(showing: &PositionSnapshot) -> Vec<Stack> {
    let cells = showing.view.pieces.chunk_by(|a, b| a.cell == b.cell).filter(|pieces| pieces.len() > 1);
    let stacked = |piece: &view::PieceView| Stacked {
        kind: kind(piece.kind),
        side: side(showing, piece.seat),
        badge: badge(showing, piece),
    };
    let stack = |pieces: &[view::PieceView]| {
        let cell = pieces.first()?.cell.index();
        Some(Stack { cell, pieces: pieces.iter().map(stacked).collect() })
    };
    cells.filter_map(stack).collect()
}

/// The pieces that have their cells to themselves.
fn pieces(showing: &PositionSnapshot) -> Vec<Piece> {
    let view = &showing.view;
    let alone = view.pieces.chunk_by(|a, b| a.cell == b.cell).filter(|pieces| pieces.len() == 1).flatten();
    let place = |piece: &view::PieceView| {
        let on = scene_cell(view.mesh, piece.cell);
        let mut placed = Piece::on(&on, kind(piece.kind), side(showing, piece.seat));
        placed.badge = badge(showing, piece);
        let rests = |clock: &view::ClockView| clock.cooling.iter().any(|cooling| cooling.cell == piece.cell);
        placed.presence = if piece.inert {
            Presence::Inert
        } else if view.clock.as_ref().is_some_and(rests) {
            Presence::Resting
        } else {
            Presence::Solid
        };
        placed
    };
    alone.map(place).collect()
}

/// The sign on a piece.
fn badge(showing: &PositionSnapshot, piece: &view::PieceView) -> Option<Badge> {
    if piece.joker {
        Some(Badge::Joker)
    } else if piece.turns_left.is_some() {
        Some(Badge::Risen)
    } else {
        (piece.home != piece.seat).then(|| Badge::Inherited(side(showing, piece.home)))
    }
}

fn caption(showing: &PositionSnapshot) -> Caption {
    let view = &showing.view;
    let turn = view.to_act.first().filter(|_| view.clock.is_none()).map(|(seat, what)| Turn {
        side: side(showing, *seat),
        text: captions::turn(showing.side(*seat), *what),
    });
    let has_points = !view.beams.is_empty();
    // Once the game is over nobody may deny anything.
    let holder = view.denial.filter(|_| view.outcome.is_none()).map(|denial| denial.holder);
    let ready = |seat: Seat| text::clock::ready_of(view, seat);
    let stands = |(seat, points): (Seat, &Points)| {
        let own = showing.side(seat);
        let name = showing.heading.names.get(seat.index()).filter(|name| !name.is_empty());
        let points = if has_points { points.to_string() } else { String::new() };
        if let Some(name) = name {
            let score = Score::new(side(showing, seat), name);
            return Score { points, fallen: view.fallen.contains(&seat), ..score };
        }
        let text = match (ready(seat), has_points) {
            (Some(ready), true) => format!("{} {ready}", captions::score(own, &points)),
            (Some(ready), false) => ready,
            (None, true) => captions::score(own, &points),
            (None, false) => text::names::side(own).to_owned(),
        };
        let holds = holder == Some(seat);
        let text = if holds { captions::may_deny(&text, has_points) } else { text };
        let score = Score::new(side(showing, seat), text);
        Score { fallen: view.fallen.contains(&seat), denies: holds, ..score }
    };
    // Two sides without points are told by their pieces alone, but for the one that may deny, and where pieces cool.
    let shown =
        |seat: Seat| has_points || view.sides.len() > 2 || holder == Some(seat) || ready(seat).is_some();
    let scores =
        Seat::ALL.into_iter().zip(&view.scores).filter(|(seat, _)| shown(*seat)).map(stands).collect();
    let pact = |pact: &PactShown| Pact {
        between: pact.parties.iter().map(|seat| side(showing, *seat)).collect(),
        broken: pact.broken,
    };
    Caption {
        figure: view.pieces.first().map(|piece| kind(piece.kind.foot_soldier())),
        title: showing.heading.title.clone(),
        turn,
        scores,
        pacts: showing.pacts.iter().map(pact).collect(),
        status: status(showing),
    }
}

fn status(showing: &PositionSnapshot) -> Option<Status> {
    let view = &showing.view;
    let lifeline = view.to_act.iter().any(|(_, what)| matches!(what, Asked::Lifeline { .. }));
    // The burst in the heel says that it is a lasermate; the whole sum needs the room.
    let (text, tone) = if !showing.sum.is_empty() && view.outcome.is_none() {
        (showing.sum.clone(), Tone::Triumph)
    } else if !showing.news.is_empty() {
        let tone = if showing.triumph { Tone::Triumph } else { Tone::Alert };
        let news = &showing.news;
        (if showing.preview { captions::preview_news(news) } else { news.clone() }, tone)
    } else if showing.preview {
        (captions::PREVIEW.to_owned(), Tone::Alert)
    } else if lifeline {
        (captions::JOKER.to_owned(), Tone::Alert)
    } else if showing.pacts.iter().any(|pact| pact.broken) {
        (captions::BROKEN.to_owned(), Tone::Alert)
    } else if view.clock.is_some() {
        (text::clock::snapshot(view)?, Tone::Plain)
    } else {
        (captions::move_number(view), Tone::Plain)
    };
    Some(Status { text, tone })
}

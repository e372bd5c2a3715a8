//! A board that people point at: where its cells lie on the picture, and what one of them can do there, step by step.
//!
//! Nothing here belongs to one game: a move is the list of its choices ([`Legal::choices`]), and each choice may name a cell.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::order;
use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{BeamView, PieceView, View};
use lasermate_render::scene::Theme;
use lasermate_render::{Geometry, RenderError, Renderer, Scale};
use serde::Serialize;

use super::picture::{self, PictureStyle};
use super::snapshot::PositionSnapshot;
use super::{move_preview, text};
use crate::text::wording::commas;
use crate::variants::{self, MeetingEffect, Presentation};

/// The most moves that are listed: pieces in stacks may have many thousands, and those are typed or picked from menus.
const LISTED: usize = 3000;

/// A point of a picture, in pixels from its upper left corner.
pub type PicturePoint = [i32; 2];

/// What a person can do on the board of a game.
#[derive(Clone, Debug, Serialize)]
pub struct LiveBoard {
    pub game: u64,
    /// The version that the moves belong to.
    pub version: u32,
    /// The picture's width and height.
    pub size: (u32, u32),
    /// The cells where pieces may stand, by their names.
    pub cells: BTreeMap<&'static str, [PicturePoint; 4]>,
    /// What stands on them, in words.
    pub pieces: BTreeMap<&'static str, String>,
    /// What a move may begin with.
    pub moves: Vec<MovePart>,
    /// Whether there are more moves than are listed.
    pub more: bool,
    /// The time by which [`Cooling::ready_at`] is told.
    pub now: UnixMillis,
    /// Without turns: the pieces that are not ready yet.
    pub cooling: Vec<Cooling>,
}

/// A part of a move: what is chosen, and what can follow.
#[derive(Clone, Debug, Serialize)]
pub struct MovePart {
    /// The cell it is chosen on; none for a promotion, the supply and the like.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<String>,
    pub words: String,
    /// What it does with the piece there, where it does not capture it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meets: Option<MeetingEffect>,
    /// What a pawn becomes by it; the words are that piece's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub becomes: Option<DrawnPiece>,
    /// The move, if it may end here.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub ends: Option<Move>,
    /// What can be chosen next.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<Self>,
}

/// A piece by its drawing.
#[derive(Clone, Debug, Serialize)]
pub struct DrawnPiece {
    pub kind: &'static str,
    pub side: &'static str,
}

#[derive(Clone, Debug, Serialize)]
pub struct Move {
    pub exact: String,
    pub san: String,
    /// The cell it ends on, where it has one.
    pub to: String,
    /// Whether it is queued: its piece is not ready yet.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub later: bool,
    /// What is asked before it is played: the question and the label of its button.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<(String, &'static str)>,
    /// Which promise of one's own it would break (pacts.md P5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub breaks: Option<String>,
}

/// A piece that is not ready yet.
#[derive(Clone, Debug, Serialize)]
pub struct Cooling {
    pub cell: &'static str,
    pub ready_at: UnixMillis,
    /// How long it cools after a move, in milliseconds.
    pub cooldown: u64,
}

/// What a move would do.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Outlook {
    /// Why it can't be made, where it can't; nothing else is known then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// In a few words; empty for a quiet move.
    pub does: String,
    /// The beams as they would run.
    pub beams: Vec<BeamLine>,
}

/// The way of a beam on the picture.
#[derive(Clone, Debug, Serialize)]
pub struct BeamLine {
    pub side: &'static str,
    pub path: Vec<PicturePoint>,
}

/// The board of a game for the person in a seat, as it is drawn from that side.
///
/// # Errors
/// The board cannot be drawn.
pub fn live_board(table: &Table, seat: Seat) -> Result<LiveBoard, RenderError> {
    let showing = PositionSnapshot::of(table);
    let clock = showing.view.clock.as_ref();
    let now = clock.map_or(0, |clock| table.clock.moment(clock.now));
    let cooling = cooling(table, &showing.view);
    let board = offered(&table.game, seat, &showing, queued(table, seat))?;
    Ok(LiveBoard { game: table.id.0, version: table.version, now, cooling, ..board })
}

/// The same of a position that belongs to no game of anybody's.
///
/// # Errors
/// The board cannot be drawn.
pub fn of_game(game: &AnyGame, seat: Seat) -> Result<LiveBoard, RenderError> {
    offered(game, seat, &PositionSnapshot::of_game(game, ""), Vec::new())
}

fn offered(
    game: &AnyGame,
    seat: Seat,
    showing: &PositionSnapshot,
    queued: Vec<ListedMove>,
) -> Result<LiveBoard, RenderError> {
    let geometry = geometry(showing, seat)?;
    let view = &showing.view;
    let mut legal = game.legal_routes(seat);
    legal.retain(|legal| !legal.choices.is_empty());
    let more = legal.len() > LISTED;
    if more {
        // The plain ones are the shortest.
        legal.sort_by_key(|legal| legal.exact.len());
        legal.truncate(LISTED);
    }
    let mut moves: Vec<ListedMove> =
        legal.into_iter().map(|legal| ListedMove { legal, later: false }).collect();
    moves.extend(queued);
    let tree = PartNamer { game, seat, view, variant: variants::of(game.choices()) };
    Ok(LiveBoard {
        game: 0,
        version: 0,
        size: geometry.size(),
        cells: open_cells(view, &geometry),
        pieces: pieces(view),
        moves: tree.parts(&moves.iter().collect::<Vec<_>>(), 0),
        more,
        now: 0,
        cooling: Vec::new(),
    })
}

/// The pieces of a game without turns that are not ready yet.
pub(super) fn cooling(table: &Table, view: &View) -> Vec<Cooling> {
    let cooling = view.clock.iter().flat_map(|clock| &clock.cooling);
    let cooling = cooling.map(|piece| Cooling {
        cell: view.mesh.name(piece.cell),
        ready_at: table.clock.moment(piece.ready_at),
        cooldown: piece.cooldown,
    });
    cooling.collect()
}

/// What a move of a seat would do, with the beams as they are seen `from` a seat, or why it can't be made.
///
/// # Errors
/// The board cannot be drawn.
pub fn outlook(table: &Table, seat: Seat, exact: &str, from: Seat) -> Result<Option<Outlook>, RenderError> {
    let Some(legal) = table.game.legal_routes(seat).into_iter().find(|legal| legal.exact == exact) else {
        let why = why_not(&table.game, seat, exact);
        return Ok(why.map(|why| Outlook { why: Some(why), ..Outlook::default() }));
    };
    let mut after = table.game.clone();
    let at = table.record.last().map_or(0, |entry| entry.at);
    if after.try_text(seat, exact, at).is_err() {
        return Ok(None);
    }
    let does = move_preview::move_preview(&table.game, seat, legal).does;
    // Whoever is about to break their word is told so first (pacts.md P5).
    let breaks = text::pacts::breaks(&table.game.would_break(seat, exact, at));
    let does: Vec<_> = breaks.into_iter().chain(Some(does).filter(|does| !does.is_empty())).collect();
    let does = does.join("; ");
    let showing = PositionSnapshot::of_game(&after, "");
    let geometry = geometry(&showing, from)?;
    let course = |beam: &BeamView| BeamLine {
        side: showing.side(beam.seat).name(),
        path: picture::path(&showing, beam).into_iter().map(|at| pixel(geometry.pixel(at))).collect(),
    };
    Ok(Some(Outlook { why: None, does, beams: showing.view.beams.iter().map(course).collect() }))
}

/// Why a move can't be made, in the words that answer it where it is typed; of a square alone, why the own piece there can't move.
fn why_not(game: &AnyGame, seat: Seat, tried: &str) -> Option<String> {
    if game.view().mesh.cell_named(tried).is_some() {
        return variants::stuck(game, seat, tried);
    }
    Some(variants::refused(game, seat, &game.may(seat, tried).err()?))
}

/// Where the cells lie on which pieces may stand.
pub(super) fn open_cells(view: &View, geometry: &Geometry) -> BTreeMap<&'static str, [PicturePoint; 4]> {
    let open = view.mesh.cells().filter(|cell| view.mesh.may_hold_pieces(*cell));
    let scenes = picture::cells(view.mesh);
    let polygon = |at: usize| scenes.get(at).map(|cell| geometry.cell(cell).map(pixel));
    open.filter_map(|cell| Some((view.mesh.name(cell), polygon(cell.index())?))).collect()
}

pub(super) fn geometry(showing: &PositionSnapshot, seat: Seat) -> Result<Geometry, RenderError> {
    // The colours move nothing.
    let look = PictureStyle { theme: Theme::Dark, from: seat };
    Renderer::geometry(&picture::scene(showing, look), Scale::default())
}

fn pixel((x, y): (f32, f32)) -> PicturePoint {
    [x.round() as i32, y.round() as i32]
}

/// What stands on each cell, a stack from below.
pub(super) fn pieces(view: &View) -> BTreeMap<&'static str, String> {
    let stacks = view.pieces.chunk_by(|a, b| a.cell == b.cell);
    let words = |piece: &PieceView| text::names::plain_piece(view, piece);
    let told = |stack: &[PieceView]| {
        let cell = stack.first()?.cell;
        Some((view.mesh.name(cell), commas(&stack.iter().map(words).collect::<Vec<_>>())))
    };
    stacks.filter_map(told).collect()
}

struct ListedMove {
    legal: Legal,
    later: bool,
}

/// The moves that may be queued: those of the pieces that cool, once they are all ready.
fn queued(table: &Table, seat: Seat) -> Vec<ListedMove> {
    let Some(clock) = table.game.view().clock else { return Vec::new() };
    let Some(ready_at) = clock.cooling.iter().map(|piece| piece.ready_at).max() else { return Vec::new() };
    let mut then: AnyGame = table.game.clone();
    then.advance(ready_at);
    let cooling: Vec<_> =
        clock.cooling.iter().map(|piece| table.game.view().mesh.name(piece.cell).to_owned()).collect();
    let queued = |mut legal: Legal| {
        legal.exact = order(&legal.exact);
        // A game without such orders says so here.
        table.game.may(seat, &legal.exact).ok()?;
        Some(ListedMove { legal, later: true })
    };
    let moves = then.legal(seat).into_iter();
    moves.filter(|legal| cooling.contains(&legal.from)).filter_map(queued).collect()
}

/// What the parts of moves are called.
struct PartNamer<'a> {
    game: &'a AnyGame,
    seat: Seat,
    view: &'a View,
    variant: &'a dyn Presentation,
}

impl PartNamer<'_> {
    /// What comes next after so many choices, among moves that have begun alike.
    fn parts(&self, moves: &[&ListedMove], at: usize) -> Vec<MovePart> {
        let mut groups: Vec<(&str, Vec<&ListedMove>)> = Vec::new();
        let mut known = BTreeMap::new();
        for listed in moves {
            let Some(choice) = listed.legal.choices.get(at) else { continue };
            let place = *known.entry(choice).or_insert(groups.len());
            match groups.get_mut(place) {
                Some((_, group)) => group.push(listed),
                None => groups.push((choice, vec![listed])),
            }
        }
        // Of what a pawn becomes the strongest comes first.
        groups.sort_by_key(|(choice, _)| Reverse(self.promotion(choice)));
        groups.into_iter().map(|(choice, group)| self.part(choice, &group, at)).collect()
    }

    /// The kind that a choice of letters begins with (`q`, `=nr`); none for a cell.
    fn promotion(&self, choice: &str) -> Option<Kind> {
        let letter = choice.trim_start_matches('=').chars().next()?;
        let known = |kind: &Kind| (self.view.letter)(*kind).eq_ignore_ascii_case(&letter);
        Kind::ALL.into_iter().find(known).filter(|_| !choice.contains(|c: char| c.is_ascii_digit()))
    }

    fn part(&self, choice: &str, group: &[&ListedMove], at: usize) -> MovePart {
        let legal: Vec<&Legal> = group.iter().map(|listed| &listed.legal).collect();
        let from = legal.first().and_then(|legal| legal.choices.first());
        let kind = from.and_then(|from| self.kind_on(from));
        // Letters that say more than that are read as a move.
        let becomes = self.promotion(choice).filter(|_| at > 0 && choice.trim_start_matches('=').len() == 1);
        let words = match (becomes, at, legal.as_slice()) {
            (Some(kind), ..) => text::names::piece(kind).to_owned(),
            (None, 0, moves) => text::picking::begins(kind, choice, moves).trim().to_owned(),
            (None, _, [one]) => variants::one_move(self.variant, one),
            (None, _, several) => self.variant.several(kind, at, choice, several),
        };
        let stacks = self.variant.stacks();
        let ends = group.iter().find(|listed| listed.legal.choices.len() == at + 1);
        MovePart {
            cell: self.cell(stacks.map_or(choice, |stacks| stacks.place(choice))),
            words,
            meets: stacks.and_then(|stacks| stacks.meets(choice)),
            becomes: becomes
                .map(|kind| DrawnPiece { kind: kind.name(), side: self.game.side(self.seat).name() }),
            ends: ends.map(|listed| Move {
                exact: listed.legal.exact.clone(),
                san: text::picking::one_move(&listed.legal),
                to: listed.legal.to.clone(),
                later: listed.later,
                asks: self.asks(&listed.legal.exact).filter(|_| !listed.later),
                breaks: text::pacts::breaks(&self.game.would_break(self.seat, &listed.legal.exact, 0)),
            }),
            next: self.parts(group, at + 1),
        }
    }

    fn asks(&self, exact: &str) -> Option<(String, &'static str)> {
        // Where there are thousands, those that are asked about are not on the list.
        if self.variant.stacks().is_some() {
            return None;
        }
        let asked = self.variant.asks_first(self.game, self.seat, exact)?;
        Some((asked.words.replace("**", ""), asked.button))
    }

    fn cell(&self, name: &str) -> Option<String> {
        self.view.mesh.cell_named(name).map(|cell| self.view.mesh.name(cell).to_owned())
    }

    /// The kind of the piece of a place: a cell, or a level of a stack on it (`a1:2`).
    fn kind_on(&self, place: &str) -> Option<Kind> {
        let (cell, level) = place.split_once(':').unwrap_or((place, "0"));
        let (cell, level) = (self.view.mesh.cell_named(cell)?, level.parse::<u8>().ok()?);
        let piece = self.view.pieces.iter().find(|piece| piece.cell == cell && piece.level == level)?;
        Some(piece.kind)
    }
}

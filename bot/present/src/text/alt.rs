//! The description of a picture, for those who cannot see it, from the same view as the picture.

use lasermate_domain::name_mark::{as_written, cut as cut_name};
use lasermate_engine::action::Asked;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{PieceView, View};

use super::beam::side as owner;
use super::names::{piece as kind_name, side as title, side_of};
use super::turn::lifeline_name;
use super::wording::{commas, cut, semicolons, sentence};
use super::{beam_end, beam_way, by_side, denial, stacks};
use crate::say;
use crate::saying::in_english;
use crate::snapshot::{PactShown, PositionSnapshot};
use crate::steps::TravelKind;

/// The description of an animation: how long it is, and its last position.
pub use crate::say::alt::replay as replay_alt;

/// The most characters a description has: what every platform takes.
pub const ALT_CHARS: usize = 1024;

/// How many cells of a beam are named, tried in turn until all fits.
const BEAM_CELLS: [usize; 6] = [400, 60, 24, 10, 4, 0];

/// The position in English words, at most [`ALT_CHARS`] characters of them.
pub fn alt(showing: &PositionSnapshot) -> String {
    as_written(&cut_name(&in_english(&marked_alt(showing)), ALT_CHARS))
}

/// The position in words, with its people marked. Where it would not fit in English, beams are told with fewer cells, then
/// without stacks from below and the terms of pacts; whoever writes it out cuts what does not fit then.
pub fn marked_alt(showing: &PositionSnapshot) -> String {
    let ways =
        [true, false].into_iter().flat_map(|details| BEAM_CELLS.iter().map(move |most| (*most, details)));
    let told = ways.map(|(most, details)| told(showing, most, details));
    let fitting = told.into_iter().find(|text| as_written(&in_english(text)).chars().count() <= ALT_CHARS);
    fitting.unwrap_or_else(|| self::told(showing, 0, false))
}

fn told(showing: &PositionSnapshot, beam_cells: usize, details: bool) -> String {
    let view = &showing.view;
    let heading = Some(&showing.heading.words).filter(|words| !words.is_empty());
    let mut parts: Vec<_> = heading.map(sentence).into_iter().collect();
    parts.push(turn(showing));
    parts.extend(Some(showing.clocks.clone()).filter(|clocks| !clocks.is_empty()));
    parts.extend(last_move(showing));
    if !showing.news.is_empty() {
        parts.push(sentence(&showing.news));
    }
    parts.extend(view.sides.iter().zip(Seat::ALL).map(|(_, seat)| pieces(showing, seat)));
    parts.extend(super::clock::waits(view));
    for beam in &view.beams {
        let way = match beam_cells {
            0 => view.mesh.name(beam.emitter.0).to_owned(),
            _ => beam_way(view, beam, beam_cells),
        };
        parts.push(say::alt::beam(owner(view, beam), way, beam_end(view, beam)));
    }
    parts.extend(score(view));
    parts.extend(jokers(view));
    parts.extend(stacks::line(view).filter(|_| details));
    parts.extend(denial::standing(view, showing.denied.as_ref().map(|denied| denied.san.as_str())));
    parts.extend(pacts(showing, details));
    parts.join(" ")
}

/// `Score: Blue 277, Red 0.`, where beams score.
pub(super) fn score(view: &View) -> Option<String> {
    (!view.beams.is_empty()).then(|| say::alt::score(by_side(view.sides, &view.scores)))
}

/// Who is to act: `Move 4, Blue to move.`
pub(super) fn turn(showing: &PositionSnapshot) -> String {
    let view = &showing.view;
    if let Some(told) = super::clock::turn(view) {
        return told;
    }
    let asked = view.to_act.iter().map(|(seat, what)| {
        let side = title(showing.side(*seat));
        match what {
            Asked::Move => say::alt::to_move(side),
            Asked::Lifeline { beam } => say::alt::to_choose_lifeline(side, title(showing.side(*beam))),
            Asked::Draw => say::alt::to_answer_draw(side),
            Asked::Billi => say::alt::to_answer_billi(side),
            Asked::Denial { .. } => say::alt::to_deny(side),
            Asked::Pact { pact } => say::alt::to_answer_pact(side, pact.to_string()),
        }
    });
    let asked = semicolons(&asked.collect::<Vec<_>>());
    let number = view.move_number.to_string();
    let told = match (asked.is_empty(), view.sides.len()) {
        // Of a position that is being set up it is not known who is to move.
        (true, _) if view.outcome.is_some() => say::alt::GAME_OVER.to_owned(),
        (true, _) => say::alt::NOBODY.to_owned(),
        (false, ..=2) => say::alt::turn(number, asked),
        (false, _) => say::alt::turn_of_three(number, asked),
    };
    if view.billi_phase { format!("{told} {}", say::alt::BILLI_PHASE) } else { told }
}

/// `Last move: Red pawn e7 to e5.`, with what it captured and became.
pub(super) fn last_move(showing: &PositionSnapshot) -> Option<String> {
    /// Room for the steps of a chain, beside all that stands on the board.
    const CHAIN_CHARS: usize = 400;
    let last = showing.last.as_ref()?;
    if !showing.told.is_empty() {
        return Some(say::alt::last_move_told(cut(&showing.told, CHAIN_CHARS)));
    }
    let (side, kind) = (title(showing.side(last.seat)), kind_name(last.kind));
    let piece = say::names::piece(side, kind);
    let (from, to, deed) = (showing.name(last.from), showing.name(last.to), &showing.deed);
    Some(match last.way {
        TravelKind::Castling => say::alt::last_move_castles(side, from, to),
        TravelKind::Board => say::alt::last_move(piece, from, to, deed),
        TravelKind::Through { entry, exit, by } => {
            let [entry, exit] = [entry, exit].map(|cell| showing.name(cell));
            say::alt::last_move_through(piece, from, by, entry, exit, to, deed)
        }
        TravelKind::Drop => say::alt::last_move_drops(side, kind, to),
    })
}

/// `Blue: King e1, Queen d1, Rooks a1 h1, ... Pawns a2 b2.` Pieces that were inherited are told apart, and so is a side that
/// is out.
pub(super) fn pieces(showing: &PositionSnapshot, seat: Seat) -> String {
    let view = &showing.view;
    let side = title(showing.side(seat));
    let is_out = view.fallen.contains(&seat);
    let mut told = groups(showing, |piece| piece.seat == seat && piece.home == seat);
    if told.is_empty() && is_out {
        return say::alt::out(side);
    }
    if told.is_empty() {
        told = say::alt::NO_PIECES.to_owned();
    }
    for home in Seat::ALL.into_iter().filter(|home| *home != seat) {
        let inherited = groups(showing, |piece| piece.seat == seat && piece.home == home);
        if !inherited.is_empty() {
            told = say::alt::pieces_and_inherited(told, title(showing.side(home)), inherited);
        }
    }
    if is_out { say::alt::pieces_out(side, told) } else { say::alt::pieces(side, told) }
}

/// `King e1, Queen d1, Rooks a1 h1`, of those pieces that are meant.
fn groups(showing: &PositionSnapshot, meant: impl Fn(&PieceView) -> bool) -> String {
    let mut groups = Vec::new();
    for kind in Kind::LISTED {
        let mut found: Vec<_> = showing
            .view
            .pieces
            .iter()
            .filter(|piece| piece.kind == kind && meant(piece))
            .map(|piece| (stacks::place(&showing.view, piece), piece))
            .collect();
        found.sort_by(|(place, _), (other, _)| place.cmp(other));
        let count = found.len();
        let places = found.into_iter().map(|(place, piece)| {
            let place = if piece.joker { say::alt::joker(place) } else { place };
            stacks::marked(place, piece)
        });
        let places: Vec<_> = places.collect();
        if count > 0 {
            groups.push(say::alt::group(count, kind_name(kind), places.join(" ")));
        }
    }
    commas(&groups)
}

/// `Pact 1 of White and Red in force: each promises the other: peace; until round 12.` (pacts.md P6), and which ones the
/// last move broke; without the terms where there is no room for them.
pub(super) fn pacts(showing: &PositionSnapshot, terms: bool) -> Vec<String> {
    let told = showing.pacts.iter().map(|pact| {
        let (number, between) = (pact.number.to_string(), &pact.between);
        match (pact.broken, terms) {
            (true, _) => broken(pact),
            (false, true) => say::alt::pact(number, between, &pact.words),
            (false, false) => say::alt::pact_in_short(number, between),
        }
    });
    told.collect()
}

/// `Pact 1 of White and Red: broken by the last move.`, for each of which that is true.
pub fn breaches(showing: &PositionSnapshot) -> Vec<String> {
    showing.pacts.iter().filter(|pact| pact.broken).map(broken).collect()
}

fn broken(pact: &PactShown) -> String {
    say::alt::pact_broken(pact.number.to_string(), &pact.between)
}

/// `Lifelines left: Blue pass reflect; Red none.`
pub(super) fn jokers(view: &View) -> Option<String> {
    if view.lifelines.is_empty() {
        return None;
    }
    let each = Seat::at_table(view.sides.len()).zip(&view.lifelines).map(|(seat, left)| {
        let names: Vec<_> = left.iter().map(|lifeline| lifeline_name(Some(*lifeline))).collect();
        let named = view.pieces.iter().any(|piece| piece.seat == seat && piece.joker);
        let side = side_of(view, seat);
        match (names.is_empty(), named) {
            (false, _) => say::alt::lifelines_of(side, names.join(" ")),
            (true, true) => say::alt::no_lifelines_of(side),
            (true, false) => say::alt::no_joker_of(side),
        }
    });
    Some(say::alt::lifelines(semicolons(&each.collect::<Vec<_>>())))
}

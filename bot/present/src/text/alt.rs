//! The description of a picture, for those who cannot see it, from the same view as the picture.

use lasermate_domain::escape::plain_text;
use lasermate_domain::name_mark::{as_written, cut};
use lasermate_engine::action::Asked;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{PieceView, View};

use super::beam::side;
use super::turn::lifeline_name;
use super::wording::capital;
use super::{beam_end, beam_way, by_side, captions, denial, stacks};
use crate::snapshot::PositionSnapshot;
use crate::steps::TravelKind;

/// The most characters a description has: what every platform takes.
pub const ALT_CHARS: usize = 1024;

/// How many cells of a beam are named, tried in turn until all fits.
const BEAM_CELLS: [usize; 6] = [400, 60, 24, 10, 4, 0];

/// The position in words, at most [`ALT_CHARS`] characters: where it would not fit, beams are told with fewer cells, then without
/// stacks from below and the terms of pacts.
pub fn alt(showing: &PositionSnapshot) -> String {
    as_written(&marked_alt(showing))
}

/// The same with its people marked.
pub fn marked_alt(showing: &PositionSnapshot) -> String {
    let ways =
        [true, false].into_iter().flat_map(|details| BEAM_CELLS.iter().map(move |most| (*most, details)));
    let told = ways.map(|(most, details)| told(showing, most, details));
    let fitting = told.into_iter().find(|text| as_written(text).chars().count() <= ALT_CHARS);
    fitting.unwrap_or_else(|| cut(&self::told(showing, 0, false), ALT_CHARS - 1))
}

fn told(showing: &PositionSnapshot, beam_cells: usize, details: bool) -> String {
    let view = &showing.view;
    let mut parts = vec![format!("{}.", showing.heading.words)];
    parts.push(turn(showing));
    parts.extend(Some(showing.clocks.clone()).filter(|clocks| !clocks.is_empty()));
    parts.extend(last_move(showing));
    if !showing.news.is_empty() {
        parts.push(format!("{}.", showing.news));
    }
    parts.extend(view.sides.iter().zip(Seat::ALL).map(|(_, seat)| pieces(showing, seat)));
    parts.extend(super::clock::waits(view));
    for beam in &view.beams {
        let way =
            if beam_cells == 0 { String::new() } else { format!("{}, ", beam_way(view, beam, beam_cells)) };
        let from = view.mesh.name(beam.emitter.0);
        parts.push(match beam_cells {
            0 => format!("{} beam: from {from}, {}.", side(view, beam), beam_end(view, beam)),
            _ => format!("{} beam: from {way}{}.", side(view, beam), beam_end(view, beam)),
        });
    }
    if !view.beams.is_empty() {
        parts.push(format!("Score: {}.", by_side(view.sides, &view.scores)));
    }
    parts.extend(jokers(view));
    parts.extend(stacks::line(view).filter(|_| details));
    parts.extend(denial::standing(view, showing.denied.as_ref().map(|denied| denied.san.as_str())));
    parts.extend(pacts(showing, details));
    parts.join(" ")
}

/// Who is to act: `Move 4, Blue to move.`
pub(super) fn turn(showing: &PositionSnapshot) -> String {
    let view = &showing.view;
    if let Some(told) = super::clock::turn(view) {
        return told;
    }
    let asked: Vec<String> = view
        .to_act
        .iter()
        .map(|(seat, what)| {
            let side = showing.side(*seat).title();
            match what {
                Asked::Move => format!("{side} to move"),
                Asked::Lifeline { beam } => {
                    format!("{side} to choose a lifeline against {}'s beam", showing.side(*beam).title())
                }
                Asked::Draw => format!("{side} to answer the draw offer"),
                Asked::Billi => format!("{side} to answer LET'S BILLI"),
                Asked::Denial { .. } => format!("{side} to deny or allow the last move"),
                Asked::Pact { pact } => format!("{side} to answer pact {pact}"),
            }
        })
        .collect();
    let billi = if view.billi_phase { " Billi phase: the kings are rooks." } else { "" };
    if asked.is_empty() {
        // Of a position that is being set up it is not known who is to move.
        let over = if view.outcome.is_some() { "The game is over." } else { "Nobody is to move." };
        return format!("{over}{billi}");
    }
    format!("{} {}, {}.{billi}", captions::counted_in(view), view.move_number, asked.join("; "))
}

/// `Last move: Red pawn e7 to e5.`, with what it captured and became.
pub(super) fn last_move(showing: &PositionSnapshot) -> Option<String> {
    /// Room for the steps of a chain, beside all that stands on the board.
    const CHAIN_CHARS: usize = 400;
    let last = showing.last.as_ref()?;
    if !showing.told.is_empty() {
        return Some(format!("Last move: {}.", plain_text(&showing.told, CHAIN_CHARS)));
    }
    let head = format!("Last move: {} {}", showing.side(last.seat).title(), last.kind.name());
    let (from, to, deed) = (showing.name(last.from), showing.name(last.to), &showing.deed);
    Some(match last.way {
        TravelKind::Castling => {
            format!("Last move: {} castles, king {from} to {to}.", showing.side(last.seat).title())
        }
        TravelKind::Board => format!("{head} {from} to {to}{deed}."),
        TravelKind::Through { entry, exit, by } => {
            let [entry, exit] = [entry, exit].map(|cell| showing.name(cell));
            format!("{head} {from} into the {by} on {entry}, out of {exit}, to {to}{deed}.")
        }
        TravelKind::Drop => {
            format!("Last move: {} drops a {} on {to}.", showing.side(last.seat).title(), last.kind.name())
        }
    })
}

/// `Blue: King e1, Queen d1, Rooks a1 h1, ... Pawns a2 b2.` Pieces that were inherited are told apart, and so is a side that
/// is out.
pub(super) fn pieces(showing: &PositionSnapshot, seat: Seat) -> String {
    let view = &showing.view;
    let side = showing.side(seat).title();
    let out = if view.fallen.contains(&seat) { " (out)" } else { "" };
    let mut told = groups(showing, |piece| piece.seat == seat && piece.home == seat);
    if out.is_empty() || !told.is_empty() {
        let own = if told.is_empty() { "no pieces".to_owned() } else { told };
        told = format!("{side}{out}: {own}");
    } else {
        return format!("{side}{out}.");
    }
    for home in Seat::ALL.into_iter().filter(|home| *home != seat) {
        let inherited = groups(showing, |piece| piece.seat == seat && piece.home == home);
        if !inherited.is_empty() {
            told += &format!("; inherited from {}: {inherited}", showing.side(home).title());
        }
    }
    told + "."
}

/// `King e1, Queen d1, Rooks a1 h1`, of those pieces that are meant.
fn groups(showing: &PositionSnapshot, meant: impl Fn(&PieceView) -> bool) -> String {
    let mut groups = Vec::new();
    for kind in Kind::LISTED {
        let pieces = showing.view.pieces.iter().filter(|piece| piece.kind == kind && meant(piece));
        let name = |piece: &PieceView| {
            let joker = if piece.joker { " (Joker)" } else { "" };
            format!("{}{joker}{}", stacks::place(&showing.view, piece), stacks::mark(piece))
        };
        let mut cells: Vec<_> = pieces.map(name).collect();
        cells.sort_unstable();
        if !cells.is_empty() {
            let name = if cells.len() > 1 { kind.plural() } else { kind.name().to_owned() };
            groups.push(format!("{} {}", capital(&name), cells.join(" ")));
        }
    }
    groups.join(", ")
}

/// `Pact 1 of White and Red in force: each promises the other: peace; until round 12.` (pacts.md P6), and which ones the
/// last move broke; without the terms where there is no room for them.
pub(super) fn pacts(showing: &PositionSnapshot, terms: bool) -> Vec<String> {
    let told = showing.pacts.iter().map(|pact| {
        let head = format!("Pact {} of {}", pact.number, pact.between);
        match (pact.broken, terms) {
            (true, _) => format!("{head}: broken by the last move."),
            (false, true) => format!("{head} in force: {}.", pact.words),
            (false, false) => format!("{head} in force."),
        }
    });
    told.collect()
}

/// `Lifelines left: Blue pass reflect; Red none.`
pub(super) fn jokers(view: &View) -> Option<String> {
    if view.lifelines.is_empty() {
        return None;
    }
    let each = view.sides.iter().zip(&view.lifelines).zip(Seat::ALL).map(|((side, left), seat)| {
        let names: Vec<_> = left.iter().map(|lifeline| lifeline_name(Some(*lifeline))).collect();
        let named = view.pieces.iter().any(|piece| piece.seat == seat && piece.joker);
        let left = match (names.is_empty(), named) {
            (false, _) => names.join(" "),
            (true, true) => "none".to_owned(),
            (true, false) => "no Joker".to_owned(),
        };
        format!("{} {left}", side.title())
    });
    Some(format!("Lifelines left: {}.", each.collect::<Vec<_>>().join("; ")))
}

/// The description of an animation: how long it is, and its last position.
pub fn replay_alt(frames: usize, last: &str) -> String {
    let head = format!("Animation of the game in {frames} steps. Final position: ");
    let room = ALT_CHARS.saturating_sub(head.chars().count() + 1);
    head + &cut(last, room)
}

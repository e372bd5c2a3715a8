//! Acts as exact text.

use std::borrow::Cow;

use super::read::is_act;
use super::words::{decode, encode};
use crate::board::{CellSet, Mesh};
use crate::pact::{Act, Area, Duration, Offer, PactNumber, Pledge, Promiser, SparedPieces, Term};
use crate::seat::{Seat, Side};

/// What free words begin with in an exact text.
const WORDS: &str = ".words(";
/// What is said instead of words whose author has had them deleted.
pub const DELETED: &str = "[deleted]";

/// The exact text of an act as it is written now: offers that stood for one own move were once written without `stands`.
#[must_use]
pub fn rewritten(text: &str) -> Cow<'_, str> {
    let offers = text.starts_with("pact-offer(") || text.starts_with("pact-counter(");
    match text.strip_suffix(')').filter(|_| offers && !text.contains(";stands=")) {
        Some(open) => Cow::Owned(format!("{open};stands=1)")),
        None => Cow::Borrowed(text),
    }
}

/// The exact text of an act with all free words taken out of it, whoever's they were; `None` where it has none.
#[must_use]
pub fn without_words(text: &str) -> Option<String> {
    let mut parts = text.split(WORDS);
    let mut out = parts.next().filter(|_| is_act(text))?.to_owned();
    let before = out.len();
    for part in parts {
        // What is encoded has no parenthesis.
        let (_, rest) = part.split_once(')')?;
        out += &format!("{WORDS}{})", encode(DELETED));
        out += rest;
    }
    (out.len() > before).then_some(out)
}

/// The free words in the exact text of an act.
#[must_use]
pub fn free_words(text: &str) -> Vec<String> {
    if !is_act(text) {
        return Vec::new();
    }
    let said = text.split(WORDS).skip(1);
    said.filter_map(|part| part.split_once(')')).map(|(words, _)| decode(words)).collect()
}

/// The exact text of an offer with its number, for one that would have another number without those that were taken back.
pub(crate) fn numbered(text: String, number: Option<PactNumber>) -> String {
    match (number, text.split_once('(')) {
        (Some(number), Some((verb, rest))) => format!("{verb}#{number}({rest}"),
        _ => text,
    }
}

/// The exact text of an act.
pub(crate) fn act_text(act: &Act, sides: &[Side], mesh: &Mesh) -> String {
    match act {
        Act::Offer(offer) => format!("pact-offer({})", offer_text(offer, sides, mesh)),
        Act::Counter(pact, offer) => format!("pact-counter({pact};{})", offer_text(offer, sides, mesh)),
        Act::Accept(pact) => format!("pact-accept({pact})"),
        Act::Refuse(pact) => format!("pact-refuse({pact})"),
        Act::Withdraw(pact) => format!("pact-withdraw({pact})"),
        Act::Denounce(pact) => format!("pact-denounce({pact})"),
    }
}

fn side(sides: &[Side], seat: Seat) -> &'static str {
    sides.get(seat.index()).map_or("", |side| side.name())
}

fn offer_text(offer: &Offer, sides: &[Side], mesh: &Mesh) -> String {
    let to: Vec<_> = offer.to.iter().map(|seat| side(sides, *seat)).collect();
    let mut parts = vec![to.join("+")];
    parts.extend(offer.terms.iter().map(|term| term_text(term, sides, mesh)));
    if offer.until != Duration::Denounced {
        parts.push(format!("until={}", until_text(offer.until, sides)));
    }
    // Always, so that what is stored means the same whatever is usual.
    parts.push(format!("stands={}", offer.stands));
    parts.join(";")
}

/// The exact text of a duration: `12`, `king`, `king.black`, `term.2` or `denounced`.
#[must_use]
pub fn until_text(until: Duration, sides: &[Side]) -> String {
    match until {
        Duration::Denounced => "denounced".to_owned(),
        Duration::Round(round) => round.to_string(),
        Duration::KingFalls(None) => "king".to_owned(),
        Duration::KingFalls(Some(seat)) => format!("king.{}", side(sides, seat)),
        Duration::Term(term) => format!("term.{term}"),
    }
}

/// The exact text of a term, as `white.against(black,2)`.
#[must_use]
pub fn term_text(term: &Term, sides: &[Side], mesh: &Mesh) -> String {
    let who = match term.by {
        Promiser::Each => "each",
        Promiser::Seat(seat) => side(sides, seat),
    };
    let what = match &term.pledge {
        Pledge::Peace => "peace".to_owned(),
        Pledge::NoCheck => "no-check".to_owned(),
        Pledge::Spare(SparedPieces::Cells(cells)) => format!("spare({})", cells_text(*cells, mesh)),
        Pledge::Spare(SparedPieces::Piece { kind, at }) => {
            format!("spare({}{})", kind.letter(), mesh.name(*at))
        }
        Pledge::KeepOut(Area::Cells(cells)) => format!("keep-out({})", cells_text(*cells, mesh)),
        Pledge::KeepOut(Area::Territory(seat)) => format!("keep-out({})", side(sides, *seat)),
        Pledge::Against { seat, every } => format!("against({},{every})", side(sides, *seat)),
        Pledge::Move { exact, by_round: None } => format!("move({})", encode(exact)),
        Pledge::Move { exact, by_round: Some(round) } => format!("move({},{round})", encode(exact)),
        Pledge::Hostage { until } => format!("hostage({until})"),
        Pledge::Heir(seat) => format!("heir({})", side(sides, *seat)),
        Pledge::DrawIfTwo => "draw-if-two".to_owned(),
        Pledge::Words(words) => format!("words({})", encode(words)),
    };
    format!("{who}.{what}")
}

fn cells_text(cells: CellSet, mesh: &Mesh) -> String {
    cells.iter().map(|cell| mesh.name(cell)).collect::<Vec<_>>().join(",")
}

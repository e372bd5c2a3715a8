//! What is promised, as people read it: pledges, terms, and how long they last.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::CellSet;
use lasermate_engine::pact::{Area, Duration, Pact, Pledge, Promiser, Spared, Term};
use lasermate_engine::seat::Seat;

use super::wording::listed;
use crate::escape::quoted;

/// Several sides: `White and Red`.
pub(super) fn sides(game: &AnyGame, seats: impl IntoIterator<Item = Seat>) -> String {
    let titles: Vec<_> = seats.into_iter().map(|seat| game.side(seat).title().to_owned()).collect();
    listed(&titles)
}

fn cells(game: &AnyGame, cells: CellSet) -> String {
    let mesh = game.view().mesh;
    listed(&cells.iter().map(|cell| mesh.name(cell).to_owned()).collect::<Vec<_>>())
}

/// What is promised: `peace`, `a move against Black at least every 2 turns`.
#[must_use]
pub fn pledge(game: &AnyGame, pledge: &Pledge) -> String {
    match pledge {
        Pledge::Peace => "peace".to_owned(),
        Pledge::NoCheck => "no check".to_owned(),
        Pledge::Spare(Spared::Cells(named)) => {
            format!("whatever is on {} is spared", cells(game, *named))
        }
        Pledge::Spare(Spared::Piece { kind, at }) => {
            format!("the {} on {} is spared", kind.name(), game.view().mesh.name(*at))
        }
        Pledge::KeepOut(Area::Cells(named)) => format!("no piece moves to {}", cells(game, *named)),
        Pledge::KeepOut(Area::Territory(seat)) => {
            format!("no piece enters {}'s territory", game.side(*seat).title())
        }
        Pledge::Against { seat, every: 1 } => {
            format!("a move against {} every turn", game.side(*seat).title())
        }
        Pledge::Against { seat, every } => {
            format!("a move against {} at least every {every} turns", game.side(*seat).title())
        }
        Pledge::Move { exact, by_round: None } => format!("`{exact}` at the next turn"),
        Pledge::Move { exact, by_round: Some(round) } => format!("`{exact}` by round {round}"),
        Pledge::Hostage { until } => format!("their king as a hostage until term {until} is fulfilled"),
        Pledge::Heir(heir) => format!("the third king is left to {}", game.side(*heir).title()),
        Pledge::DrawIfTwo => "a draw when two are left".to_owned(),
        Pledge::Words(words) => format!("{} (not enforced)", quoted(words)),
    }
}

/// A term with who promises it to whom: `Red promises White peace`.
#[must_use]
pub fn term(game: &AnyGame, pact: &Pact, term: &Term) -> String {
    let what = pledge(game, &term.pledge);
    match term.by {
        Promiser::Each if pact.offer.to.len() > 1 => format!("all promise {what}"),
        Promiser::Each => format!("both promise {what}"),
        Promiser::Seat(by) => {
            let partners = sides(game, pact.offer.partners(by));
            format!("{} promises {partners} {what}", game.side(by).title())
        }
    }
}

/// A term of an offer that is being typed, by the one who offers and those it is offered to.
#[must_use]
pub fn drafted(game: &AnyGame, (seat, to): (Seat, &[Seat]), term: &Term) -> String {
    let what = pledge(game, &term.pledge);
    match term.by {
        Promiser::Each => format!("all promise {what}"),
        Promiser::Seat(by) => {
            let partners = [seat].into_iter().chain(to.iter().copied()).filter(|other| *other != by);
            format!("{} promises {} {what}", game.side(by).title(), sides(game, partners))
        }
    }
}

/// How long it lasts.
#[must_use]
pub fn until(game: &AnyGame, until: Duration) -> String {
    match until {
        Duration::Denounced => "until a side ends it".to_owned(),
        Duration::Round(round) => format!("until the end of round {round}"),
        Duration::KingFalls(None) => "until a king falls".to_owned(),
        Duration::KingFalls(Some(seat)) => format!("until {}'s king falls", game.side(seat).title()),
        Duration::Term(term) => format!("until term {term} is fulfilled"),
    }
}

/// All terms in a line: `both promise peace; Red promises White no check (void); until round 12`.
#[must_use]
pub fn in_a_line(game: &AnyGame, pact: &Pact) -> String {
    let numbered = pact.offer.terms.len() > 1;
    let terms = (1..).zip(&pact.offer.terms).map(|(number, own)| {
        let head = if numbered { format!("({number}) ") } else { String::new() };
        // Of a pact that goes on, what is over is told.
        let over = pact.verdict_on(number).filter(|_| pact.in_force());
        let over = over.map(|verdict| format!(" ({})", verdict.word())).unwrap_or_default();
        format!("{head}{}{over}", term(game, pact, own))
    });
    let terms: Vec<_> = terms.collect();
    format!("{}; {}", terms.join("; "), until(game, pact.offer.until))
}

/// The parties: `White and Red`.
#[must_use]
pub fn parties(game: &AnyGame, pact: &Pact) -> String {
    sides(game, pact.offer.parties())
}

/// A pact in force for a picture's description: its number, parties and terms, or without the terms.
#[must_use]
pub fn shown(game: &AnyGame, pact: &Pact) -> String {
    crate::escape::plain_text(&in_a_line(game, pact).replace(['`', '\\'], ""), 400)
}

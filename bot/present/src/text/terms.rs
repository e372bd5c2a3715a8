//! What is promised, as people read it: pledges, terms, and how long they last.

use lasermate_domain::escape::quoted;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::CellSet;
use lasermate_engine::pact::{Area, Duration, Pact, Pledge, Promiser, SparedPieces, Term};
use lasermate_engine::seat::Seat;

use super::wording::{either, listed};

/// Several sides: `White and Red`.
pub(super) fn sides(game: &AnyGame, seats: impl IntoIterator<Item = Seat>) -> String {
    let titles: Vec<_> = seats.into_iter().map(|seat| game.side(seat).title().to_owned()).collect();
    listed(&titles)
}

fn cells(game: &AnyGame, cells: CellSet) -> String {
    let mesh = game.view().mesh;
    listed(&cells.iter().map(|cell| mesh.name(cell).to_owned()).collect::<Vec<_>>())
}

/// What is promised, in short: `peace`, `a move against Black every turn`.
pub fn pledge(game: &AnyGame, pledge: &Pledge) -> String {
    match pledge {
        Pledge::Peace => "peace".to_owned(),
        Pledge::NoCheck => "no check".to_owned(),
        Pledge::Spare(SparedPieces::Cells(named)) => {
            format!("whatever is on {} is spared", cells(game, *named))
        }
        Pledge::Spare(SparedPieces::Piece { kind, at }) => {
            format!("the {} on {} is spared", kind.name(), game.view().mesh.name(*at))
        }
        Pledge::KeepOut(Area::Cells(named)) => format!("no piece moves to {}", cells(game, *named)),
        Pledge::KeepOut(Area::Territory(seat)) => {
            format!("no piece enters {}'s territory", game.side(*seat).title())
        }
        Pledge::Against { seat, every } => {
            format!("a move against {} {}", game.side(*seat).title(), how_often(*every))
        }
        Pledge::Move { exact, by_round: None } => format!("`{exact}` at the next turn"),
        Pledge::Move { exact, by_round: Some(round) } => format!("`{exact}` by round {round}"),
        Pledge::Hostage { until } => format!("their king as a hostage until term {until} is fulfilled"),
        Pledge::Heir(heir) => format!("the third king is left to {}", game.side(*heir).title()),
        Pledge::DrawIfTwo => "a draw when two are left".to_owned(),
        Pledge::Words(words) => format!("{} (not enforced)", quoted(words)),
    }
}

/// How often a side is to be moved against.
fn how_often(every: u8) -> String {
    match every {
        1 => "every turn".to_owned(),
        2 => "at least every second turn".to_owned(),
        every => format!("at least every {every} turns"),
    }
}

/// Who keeps a promise, as the subject of a sentence.
struct PromiseSubject {
    /// `both`, `all three`, `White`.
    who: String,
    /// Who does not, where several are: `neither`, `nobody`.
    nobody: Option<&'static str>,
    /// Whose: `the other's`, `another's`, `Red's or Black's`.
    whose: String,
    /// Whom: `the other`, `another`, `Red or Black`.
    whom: String,
}

impl PromiseSubject {
    /// The parties of a pact that promise the same.
    fn each(parties: usize) -> Self {
        let [who, nobody, whom] =
            if parties > 2 { ["all three", "nobody", "another"] } else { ["both", "neither", "the other"] };
        Self { who: who.to_owned(), nobody: Some(nobody), whose: format!("{whom}'s"), whom: whom.to_owned() }
    }

    /// One party, with those it promises something to.
    fn seat(game: &AnyGame, by: Seat, to: impl Iterator<Item = Seat>) -> Self {
        let who = game.side(by).title().to_owned();
        let partners: Vec<_> = to.map(|seat| game.side(seat).title().to_owned()).collect();
        let whose: Vec<_> = partners.iter().map(|partner| format!("{partner}'s")).collect();
        Self { who, nobody: None, whose: either(&whose), whom: either(&partners) }
    }

    /// What is done: `both spare`, `White spares`.
    fn does(&self, verb: &str) -> String {
        format!("{} {verb}{}", self.who, if self.nobody.is_some() { "" } else { "s" })
    }

    /// What is not: `neither captures`, `White doesn't capture`.
    fn does_not(&self, verb: &str) -> String {
        match self.nobody {
            Some(nobody) => format!("{nobody} {verb}s"),
            None => format!("{} doesn't {verb}", self.who),
        }
    }

    /// A sentence about it, without its dot.
    fn keeps(&self, game: &AnyGame, pledge: &Pledge) -> String {
        let does = |verb| self.does(verb);
        let does_not = |verb| self.does_not(verb);
        match pledge {
            Pledge::Peace => format!("{} {} pieces", does_not("capture"), self.whose),
            Pledge::NoCheck => format!("{} {} check", does_not("give"), self.whom),
            Pledge::Spare(SparedPieces::Cells(named)) => {
                format!("{} whatever is on {}", does("spare"), cells(game, *named))
            }
            Pledge::Spare(SparedPieces::Piece { kind, at }) => {
                format!("{} the {} on {}", does("spare"), kind.name(), game.view().mesh.name(*at))
            }
            Pledge::KeepOut(Area::Cells(named)) => {
                format!("{} a piece to {}", does_not("move"), cells(game, *named))
            }
            Pledge::KeepOut(Area::Territory(seat)) => {
                format!("{} {}'s territory", does_not("enter"), game.side(*seat).title())
            }
            Pledge::Against { seat, every } => {
                format!("{} against {} {}", does("move"), game.side(*seat).title(), how_often(*every))
            }
            Pledge::Move { exact, by_round: None } => format!("{} `{exact}` at the next turn", does("play")),
            Pledge::Move { exact, by_round: Some(round) } => {
                format!("{} `{exact}` by round {round}", does("play"))
            }
            Pledge::Hostage { until } => {
                let kings =
                    if self.nobody.is_some() { "their kings as hostages" } else { "its king as a hostage" };
                format!("{} {kings} until term {until} is fulfilled", does("leave"))
            }
            Pledge::Heir(heir) => {
                format!("{} the third king to {}", does("leave"), game.side(*heir).title())
            }
            Pledge::DrawIfTwo => format!("{} to a draw when two are left", does("agree")),
            Pledge::Words(words) => format!("{}: {} (not enforced)", does("promise"), quoted(words)),
        }
    }
}

/// A term as what its promisers do: `neither captures the other's pieces`, `Red doesn't capture White's pieces`.
pub fn term(game: &AnyGame, pact: &Pact, term: &Term) -> String {
    let promising = match term.by {
        Promiser::Each => PromiseSubject::each(pact.offer.parties().count()),
        Promiser::Seat(by) => PromiseSubject::seat(game, by, pact.offer.partners(by)),
    };
    promising.keeps(game, &term.pledge)
}

/// A term of an offer that is being typed, by the one who offers and those it is offered to.
pub fn drafted(game: &AnyGame, (seat, to): (Seat, &[Seat]), term: &Term) -> String {
    let promising = match term.by {
        Promiser::Each => PromiseSubject::each(1 + to.len()),
        Promiser::Seat(by) => {
            let parties = [seat].into_iter().chain(to.iter().copied());
            PromiseSubject::seat(game, by, parties.filter(|other| *other != by))
        }
    };
    promising.keeps(game, &term.pledge)
}

pub fn until(game: &AnyGame, until: Duration) -> String {
    match until {
        Duration::Denounced => "until one of them ends it".to_owned(),
        Duration::Round(round) => format!("until the end of round {round}"),
        Duration::KingFalls(None) => "until a king falls".to_owned(),
        Duration::KingFalls(Some(seat)) => format!("until {}'s king falls", game.side(seat).title()),
        Duration::Term(term) => format!("until term {term} is fulfilled"),
    }
}

/// All terms in a line: `neither captures the other's pieces; Red doesn't give White check (void); until round 12`.
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
pub fn parties(game: &AnyGame, pact: &Pact) -> String {
    sides(game, pact.offer.parties())
}

/// A pact in force for a picture's description: its number, parties and terms, or without the terms.
pub fn shown(game: &AnyGame, pact: &Pact) -> String {
    lasermate_domain::escape::plain_text(&in_a_line(game, pact).replace(['`', '\\'], ""), 400)
}

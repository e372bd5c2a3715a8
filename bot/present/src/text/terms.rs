//! What is promised, as people read it: pledges, terms, and how long they last.

use lasermate_domain::escape::quoted;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::{Cell, CellSet};
use lasermate_engine::pact::{Area, Duration, Pact, Pledge, Promiser, SparedPieces, Term, Verdict};
use lasermate_engine::seat::Seat;

use super::names::{self, piece};
use super::wording::{cut, listed, semicolons};
use crate::say::terms as say;
use crate::say::wording::and;

/// A side in a sentence.
pub(super) fn side(game: &AnyGame, seat: Seat) -> &'static str {
    names::side(game.side(seat))
}

/// Several sides: `White and Red`.
pub(super) fn sides(game: &AnyGame, seats: impl IntoIterator<Item = Seat>) -> String {
    let sides: Vec<_> = seats.into_iter().map(|seat| side(game, seat).to_owned()).collect();
    listed(&sides)
}

fn square(game: &AnyGame, cell: Cell) -> &'static str {
    game.view().mesh.name(cell)
}

/// Several squares: `e4, f4 and g4`. Their names are the same in every language, so that a long list need not be deep.
fn squares(game: &AnyGame, cells: CellSet) -> String {
    let mesh = game.view().mesh;
    let names: Vec<_> = cells.iter().map(|cell| mesh.name(cell)).collect();
    match names.as_slice() {
        [before @ .., last] if !before.is_empty() => and(before.join(", "), last),
        names => names.concat(),
    }
}

/// Whether moves are code, and free words have backslashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Markup {
    Markdown,
    Plain,
}

impl Markup {
    fn exact(self, exact: &str) -> String {
        match self {
            Self::Markdown => format!("`{exact}`"),
            Self::Plain => exact.to_owned(),
        }
    }

    fn words(self, words: &str) -> String {
        let words = quoted(words);
        match self {
            Self::Markdown => words,
            Self::Plain => words.replace('\\', ""),
        }
    }
}

/// What is promised, in short: `peace`, `a move against Black every turn`.
pub fn pledge(game: &AnyGame, pledge: &Pledge) -> String {
    let side = |seat: &Seat| side(game, *seat);
    let markup = Markup::Markdown;
    match pledge {
        Pledge::Peace => say::PLEDGE_PEACE.to_owned(),
        Pledge::NoCheck => say::PLEDGE_NO_CHECK.to_owned(),
        Pledge::Spare(SparedPieces::Cells(named)) => say::pledge_spare_squares(squares(game, *named)),
        Pledge::Spare(SparedPieces::Piece { kind, at }) => {
            say::pledge_spare_piece(piece(*kind), square(game, *at))
        }
        Pledge::KeepOut(Area::Cells(named)) => say::pledge_keep_out_squares(squares(game, *named)),
        Pledge::KeepOut(Area::Territory(seat)) => say::pledge_keep_out_territory(side(seat)),
        Pledge::Against { seat, every } => say::pledge_against(side(seat), say::how_often(*every)),
        Pledge::Move { exact, by_round: None } => say::pledge_move_next(markup.exact(exact)),
        Pledge::Move { exact, by_round: Some(round) } => {
            say::pledge_move_by_round(markup.exact(exact), *round)
        }
        Pledge::Hostage { until } => say::pledge_hostage(*until),
        Pledge::Heir(heir) => say::pledge_heir(side(heir)),
        Pledge::DrawIfTwo => say::PLEDGE_DRAW.to_owned(),
        Pledge::Words(words) => say::pledge_words(markup.words(words)),
    }
}

/// Who keeps a promise.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PromiseSubject {
    Both,
    Three,
    /// One party, and those it promises something to.
    Side(&'static str, Vec<&'static str>),
}

impl PromiseSubject {
    /// The parties of a pact that promise the same.
    const fn each(parties: usize) -> Self {
        if parties > 2 { Self::Three } else { Self::Both }
    }

    fn seat(game: &AnyGame, by: Seat, to: impl Iterator<Item = Seat>) -> Self {
        Self::Side(side(game, by), to.map(|seat| side(game, seat)).collect())
    }

    /// The message for who promises.
    fn says(
        &self,
        both: impl FnOnce() -> String,
        three: impl FnOnce() -> String,
        one: impl FnOnce(&str) -> String,
    ) -> String {
        match self {
            Self::Both => both(),
            Self::Three => three(),
            Self::Side(side, _) => one(side),
        }
    }

    /// The message where it matters to whom one side promises something.
    fn promises(
        &self,
        [both, three]: [&str; 2],
        one: impl FnOnce(&str, &str) -> String,
        two: impl FnOnce(&str, &str, &str) -> String,
    ) -> String {
        match self {
            Self::Both => both.to_owned(),
            Self::Three => three.to_owned(),
            Self::Side(side, partners) => match partners.as_slice() {
                [partner, other, ..] => two(side, partner, other),
                partners => one(side, partners.first().copied().unwrap_or_default()),
            },
        }
    }

    /// A sentence about it, without its dot.
    fn keeps(&self, game: &AnyGame, pledge: &Pledge, markup: Markup) -> String {
        match pledge {
            Pledge::Peace => self.promises(
                [say::BOTH_PEACE, say::THREE_PEACE],
                |side, partner| say::side_peace(side, partner),
                |side, partner, other| say::side_peace_with_two(side, partner, other),
            ),
            Pledge::NoCheck => self.promises(
                [say::BOTH_NO_CHECK, say::THREE_NO_CHECK],
                |side, partner| say::side_no_check(side, partner),
                |side, partner, other| say::side_no_check_with_two(side, partner, other),
            ),
            Pledge::Spare(SparedPieces::Cells(named)) => {
                let squares = squares(game, *named);
                self.says(
                    || say::both_spare_squares(&squares),
                    || say::three_spare_squares(&squares),
                    |side| say::side_spare_squares(side, &squares),
                )
            }
            Pledge::Spare(SparedPieces::Piece { kind, at }) => {
                let (piece, square) = (piece(*kind), square(game, *at));
                self.says(
                    || say::both_spare_piece(piece, square),
                    || say::three_spare_piece(piece, square),
                    |side| say::side_spare_piece(side, piece, square),
                )
            }
            Pledge::KeepOut(Area::Cells(named)) => {
                let squares = squares(game, *named);
                self.says(
                    || say::both_keep_out_squares(&squares),
                    || say::three_keep_out_squares(&squares),
                    |side| say::side_keep_out_squares(side, &squares),
                )
            }
            Pledge::KeepOut(Area::Territory(seat)) => {
                let owner = side(game, *seat);
                self.says(
                    || say::both_keep_out_territory(owner),
                    || say::three_keep_out_territory(owner),
                    |side| say::side_keep_out_territory(side, owner),
                )
            }
            Pledge::Against { seat, every } => {
                let (against, often) = (side(game, *seat), say::how_often(*every));
                self.says(
                    || say::both_against(against, &often),
                    || say::three_against(against, &often),
                    |side| say::side_against(side, against, &often),
                )
            }
            Pledge::Move { exact, by_round: None } => {
                let exact = markup.exact(exact);
                self.says(
                    || say::both_move_next(&exact),
                    || say::three_move_next(&exact),
                    |side| say::side_move_next(side, &exact),
                )
            }
            Pledge::Move { exact, by_round: Some(round) } => {
                let exact = markup.exact(exact);
                self.says(
                    || say::both_move_by_round(&exact, *round),
                    || say::three_move_by_round(&exact, *round),
                    |side| say::side_move_by_round(side, &exact, *round),
                )
            }
            Pledge::Hostage { until } => self.says(
                || say::both_hostage(*until),
                || say::three_hostage(*until),
                |side| say::side_hostage(side, *until),
            ),
            Pledge::Heir(heir) => {
                let heir = side(game, *heir);
                self.says(
                    || say::both_heir(heir),
                    || say::three_heir(heir),
                    |side| say::side_heir(side, heir),
                )
            }
            Pledge::DrawIfTwo => self.says(
                || say::BOTH_DRAW.to_owned(),
                || say::THREE_DRAW.to_owned(),
                |side| say::side_draw(side),
            ),
            Pledge::Words(words) => {
                let words = markup.words(words);
                self.says(
                    || say::both_words(&words),
                    || say::three_words(&words),
                    |side| say::side_words(side, &words),
                )
            }
        }
    }
}

/// A term as what its promisers do: `neither captures the other's pieces`, `Red doesn't capture White's pieces`.
pub fn term(game: &AnyGame, pact: &Pact, term: &Term) -> String {
    told(game, pact, term, Markup::Markdown)
}

fn told(game: &AnyGame, pact: &Pact, term: &Term, markup: Markup) -> String {
    let promising = match term.by {
        Promiser::Each => PromiseSubject::each(pact.offer.parties().count()),
        Promiser::Seat(by) => PromiseSubject::seat(game, by, pact.offer.partners(by)),
    };
    promising.keeps(game, &term.pledge, markup)
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
    promising.keeps(game, &term.pledge, Markup::Markdown)
}

pub fn until(game: &AnyGame, until: Duration) -> String {
    match until {
        Duration::Denounced => say::UNTIL_ENDED.to_owned(),
        Duration::Round(round) => say::until_round(round),
        Duration::KingFalls(None) => say::UNTIL_KING_FALLS.to_owned(),
        Duration::KingFalls(Some(seat)) => say::until_king_of_falls(side(game, seat)),
        Duration::Term(term) => say::until_term(term),
    }
}

/// A term with what became of it, where that is settled.
fn judged(term: String, verdict: Option<Verdict>) -> String {
    let Some(verdict) = verdict else { return term };
    let verdict = match verdict {
        Verdict::Kept => say::VERDICT_KEPT,
        Verdict::Fulfilled => say::VERDICT_FULFILLED,
        Verdict::Expired => say::VERDICT_EXPIRED,
        Verdict::Void => say::VERDICT_VOID,
        Verdict::Broken => say::VERDICT_BROKEN,
    };
    say::judged(term, verdict)
}

/// A promise with what became of it, in plain text.
pub fn promise(game: &AnyGame, pact: &Pact, (number, own): (u8, &Term)) -> String {
    judged(told(game, pact, own, Markup::Plain), pact.verdict_on(number))
}

/// All terms in a line: `neither captures the other's pieces; Red doesn't give White check (void); until round 12`.
pub fn in_a_line(game: &AnyGame, pact: &Pact) -> String {
    line(game, pact, Markup::Markdown)
}

fn line(game: &AnyGame, pact: &Pact, markup: Markup) -> String {
    let numbered = pact.offer.terms.len() > 1;
    let terms = (1..).zip(&pact.offer.terms).map(|(number, own)| {
        // Of a pact that goes on, what is over is told.
        let over = pact.verdict_on(number).filter(|_| pact.in_force());
        let term = judged(told(game, pact, own, markup), over);
        if numbered { say::numbered(number, term) } else { term }
    });
    say::line(semicolons(&terms.collect::<Vec<_>>()), until(game, pact.offer.until))
}

/// The parties: `White and Red`.
pub fn parties(game: &AnyGame, pact: &Pact) -> String {
    sides(game, pact.offer.parties())
}

/// How much of a pact's terms a picture's description has room for.
const SHOWN_CHARS: usize = 400;

/// The terms of a pact in force, for a picture's description: all in a line of plain text.
pub fn shown(game: &AnyGame, pact: &Pact) -> String {
    cut(line(game, pact, Markup::Plain), SHOWN_CHARS)
}

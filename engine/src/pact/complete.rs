//! What may be typed next where terms of a pact are typed.

use super::limits::TERMS;
use super::text::{term_text, until_text, words_of};
use super::{Area, Duration, Pledge, Promiser, Snapshot, SparedPieces, Term};
use crate::board::CellSet;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::sorting::sort_by;

/// A way to go on with what has been typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The whole list of terms, those before the last as they were typed: what the typed text becomes.
    pub text: String,
    /// The last term, where it is whole.
    pub term: Option<Term>,
}

/// What is known where terms are typed.
pub(crate) struct Drafting<'a> {
    pub(crate) seat: Seat,
    pub(crate) to: &'a [Seat],
    pub(crate) snapshot: &'a Snapshot,
    /// The moves of a seat as exact texts, as if it were to move.
    pub(crate) moves: &'a dyn Fn(Seat) -> Vec<String>,
}

/// Completions are at most this many.
const MOST: usize = 25;

impl Drafting<'_> {
    /// The best ways to go on with a list of terms between semicolons, at most 25: first those whose words begin as the
    /// typed ones do, in an order of usefulness.
    pub(crate) fn complete(&self, typed: &str) -> Vec<Completion> {
        let (before, last) = typed.rsplit_once(';').map_or(("", typed), |(before, last)| (before, last));
        let head: Vec<&str> = before.split(';').map(str::trim).filter(|term| !term.is_empty()).collect();
        let number = head.len() + 1;
        if number > TERMS {
            return Vec::new();
        }
        let wanted = words_of(last);
        let whole = |rest: &str| head.iter().copied().chain([rest]).collect::<Vec<_>>().join(";");
        let mut found: Vec<(usize, Completion)> = Vec::new();
        for term in self.terms(number, &wanted) {
            let text = term_text(&term, self.snapshot.sides, self.snapshot.mesh);
            if let Some(fit) = fit(&wanted, &words_of(&text)) {
                found.push((fit, Completion { text: whole(&text), term: Some(term) }));
            }
        }
        // Stable: equals keep their order of usefulness.
        sort_by(&mut found, &|a, b| a.0.cmp(&b.0));
        found.dedup_by(|a, b| a.1.text == b.1.text);
        found.into_iter().map(|(_, completion)| completion).take(MOST).collect()
    }

    /// How long the pact may last, as what has been typed begins: rounds from the present one, kings and terms.
    pub(crate) fn complete_until(&self, typed: &str) -> Vec<String> {
        let round = self.snapshot.round;
        let rounds = [5, 10, 1, 2, 3, 20].map(|more| Duration::Round(round.saturating_add(more)));
        let kings = self.snapshot.living().map(|seat| Duration::KingFalls(Some(seat)));
        let terms = (1..).take(TERMS).map(Duration::Term);
        let all = rounds.into_iter().chain([Duration::Denounced, Duration::KingFalls(None)]).chain(kings);
        let wanted = words_of(typed);
        let texts = all.chain(terms).map(|until| until_text(until, self.snapshot.sides));
        texts.filter(|text| fit(&wanted, &words_of(text)).is_some()).collect()
    }

    /// The parties, the offerer first.
    fn parties(&self) -> impl Iterator<Item = Seat> + '_ {
        [self.seat].into_iter().chain(self.to.iter().copied().filter(|to| *to != self.seat))
    }

    fn third(&self) -> Option<Seat> {
        self.snapshot.living().find(|seat| !self.parties().any(|party| party == *seat))
    }

    /// Every term worth offering, most useful first, with the lists of cells that have been begun.
    fn terms(&self, number: usize, wanted: &[String]) -> Vec<Term> {
        let seats = self.parties().map(Promiser::Seat);
        let promisers: Vec<Promiser> = [Promiser::Each].into_iter().chain(seats).collect();
        let mut terms = Vec::new();
        let mut add = |by: Promiser, pledges: Vec<Pledge>| {
            terms.extend(pledges.into_iter().map(|pledge| Term { by, pledge }));
        };
        for by in &promisers {
            add(*by, self.plain(number));
        }
        for by in &promisers {
            add(*by, self.about_cells(wanted));
            if let Promiser::Seat(by) = *by {
                add(Promiser::Seat(by), self.of_one(by, wanted));
            }
        }
        terms
    }

    /// What anybody may promise in so many words.
    fn plain(&self, number: usize) -> Vec<Pledge> {
        let mut pledges = vec![Pledge::Peace, Pledge::NoCheck];
        pledges.extend(
            self.third().into_iter().flat_map(|seat| [2, 1, 3].map(|every| Pledge::Against { seat, every })),
        );
        pledges.push(Pledge::DrawIfTwo);
        pledges.extend(self.snapshot.living().map(|seat| Pledge::KeepOut(Area::Territory(seat))));
        let earlier = (1..number).filter_map(|term| u8::try_from(term).ok());
        pledges.extend(earlier.map(|until| Pledge::Hostage { until }));
        pledges
    }

    /// Pieces that are spared, and cells that are spared or kept out of: those named already and one more.
    fn about_cells(&self, wanted: &[String]) -> Vec<Pledge> {
        let mesh = self.snapshot.mesh;
        let party = |seat: Seat| self.parties().any(|party| party == seat);
        let pieces = self
            .snapshot
            .pieces()
            .iter()
            .filter(|piece| !piece.inert && party(piece.seat) && piece.kind != Kind::Pawn);
        let pieces =
            pieces.map(|piece| Pledge::Spare(SparedPieces::Piece { kind: piece.kind, at: piece.cell }));
        let mut pledges: Vec<_> = pieces.collect();
        let named: CellSet = wanted.iter().filter_map(|word| mesh.cell_named(word)).collect();
        if !named.is_empty() {
            pledges.push(Pledge::Spare(SparedPieces::Cells(named)));
            pledges.push(Pledge::KeepOut(Area::Cells(named)));
        }
        let begun = wanted.last().filter(|word| word.len() < 3 && !word.chars().all(|c| c.is_ascii_digit()));
        if let Some(begun) = begun {
            let next =
                mesh.cells().filter(|cell| mesh.name(*cell).to_lowercase().starts_with(begun.as_str()));
            for cells in next.filter(|cell| !named.contains(*cell)).map(|cell| named.with(cell)) {
                pledges.push(Pledge::Spare(SparedPieces::Cells(cells)));
                pledges.push(Pledge::KeepOut(Area::Cells(cells)));
            }
        }
        pledges
    }

    /// What one named seat may promise: its moves, and leaving the third king to a partner.
    fn of_one(&self, by: Seat, wanted: &[String]) -> Vec<Pledge> {
        let mut pledges = Vec::new();
        if self.third().is_some() {
            pledges.extend(self.parties().filter(|heir| *heir != by).map(Pledge::Heir));
        }
        if wanted.iter().any(|word| "move".starts_with(word.as_str()) || "play".starts_with(word.as_str())) {
            let moves = (self.moves)(by).into_iter();
            pledges.extend(moves.map(|exact| Pledge::Move { exact, by_round: None }));
        }
        pledges
    }
}

/// How many words of a text were not typed; nothing where a typed word is none of them, or the last one begins none.
fn fit(typed: &[String], words: &[String]) -> Option<usize> {
    let (last, whole) = typed.split_last().map_or((None, typed), |(last, whole)| (Some(last), whole));
    let all_there = whole.iter().all(|word| words.contains(word));
    let begins = last.is_none_or(|last| words.iter().any(|word| word.starts_with(last)));
    (all_there && begins).then(|| words.len().saturating_sub(typed.len()))
}

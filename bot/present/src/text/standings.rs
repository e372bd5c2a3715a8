//! The standings of a tournament, as text and beside its picture.

use lasermate_domain::port::{Person, Standings};
use lasermate_domain::tournament::{Phase, Standing, TieBreak, Tournament, TournamentFormat};

use super::games;
use super::person::{in_a_description, named};
use super::wording::{commas, semicolons};
use crate::say::standings as say;

/// What a tournament is called: `Swiss tournament`.
pub(super) const fn name(format: TournamentFormat) -> &'static str {
    match format {
        TournamentFormat::Arena => say::ARENA,
        TournamentFormat::Swiss => say::SWISS,
        TournamentFormat::Knockout => say::KNOCKOUT,
        TournamentFormat::League => say::LEAGUE,
    }
}

/// Points, from halves: `2½`.
pub fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// What stands over a tournament's table: `Swiss tournament, Chess, round 3 of 5`.
pub fn title(tournament: &Tournament) -> String {
    let game = games::titled(&tournament.rules.game);
    let finished = tournament.is_round_over(tournament.round());
    let stage = match (tournament.phase, tournament.rounds) {
        (Phase::Ended, _) => say::FINAL.to_owned(),
        (_, 0) => say::STANDINGS.to_owned(),
        (_, rounds) => match tournament.round().saturating_sub(u32::from(!finished)) {
            0 => say::first_round(rounds),
            played => say::after_round(played, rounds),
        },
    };
    commas(&[name(tournament.rules.format).to_owned(), game, stage])
}

/// The standings as text; `shown` are the first of so many places, `people` who has them.
pub fn standings(tournament: &Tournament, shown: &[Standing], people: &[Person], places: usize) -> String {
    let mut lines = vec![format!("**{}**", title(tournament))];
    for (index, (standing, who)) in shown.iter().zip(people).enumerate() {
        let near = [index.checked_sub(1), Some(index + 1)];
        let equal = near.into_iter().flatten().filter_map(|index| shown.get(index));
        let equal = equal.filter(|other| other.points == standing.points);
        let ties = tie_breaks(tournament, standing, equal);
        let (place, points) = (standing.place, with_unit(tournament.rules.format, standing.points));
        let row = match ties.is_empty() {
            true => say::row(place, named(who), points),
            false => say::row_tied(place, named(who), points, commas(&ties)),
        };
        lines.push(if standing.withdrawn { say::withdrawn(row) } else { row });
    }
    if places > shown.len() {
        lines.push(say::more(places - shown.len()));
    }
    let names: Vec<_> = tournament.tie_breaks().iter().map(|by| tie_break_name(*by).to_owned()).collect();
    if !names.is_empty() {
        lines.push(say::ties(commas(&names)));
    }
    lines.join("\n")
}

pub(super) fn with_unit(format: TournamentFormat, halves: u32) -> String {
    match format {
        TournamentFormat::Knockout => say::rounds_won(halves),
        _ => say::points(halves, points(halves)),
    }
}

/// What decides between somebody and those beside them with equal points.
fn tie_breaks<'a>(
    tournament: &Tournament,
    standing: &Standing,
    equal: impl Iterator<Item = &'a Standing>,
) -> Vec<String> {
    let mut decisive: Vec<usize> = equal
        .filter_map(|other| {
            standing.tie_breaks.iter().zip(&other.tie_breaks).position(|(own, its)| own != its)
        })
        .collect();
    decisive.sort_unstable();
    decisive.dedup();
    let told = decisive.into_iter().filter_map(|index| {
        let by = *tournament.tie_breaks().get(index)?;
        let value = standing.tie_breaks.get(index)?.unsigned_abs();
        let value = u32::try_from(value).unwrap_or(u32::MAX);
        Some(match by {
            TieBreak::DirectEncounter => say::head_to_head_of(points(value)),
            TieBreak::Buchholz => say::buchholz_of(points(value)),
            TieBreak::SonnebornBerger => say::sonneborn_berger_of(quarters(value)),
            TieBreak::Wins => say::wins_of(value),
            TieBreak::FewerGames => say::games_of(value),
        })
    });
    told.collect()
}

fn quarters(value: u32) -> String {
    let rest = [" ", "¼", "½", "¾"][(value % 4) as usize].trim();
    match value / 4 {
        0 if !rest.is_empty() => rest.to_owned(),
        whole => format!("{whole}{rest}"),
    }
}

const fn tie_break_name(by: TieBreak) -> &'static str {
    match by {
        TieBreak::DirectEncounter => say::HEAD_TO_HEAD,
        TieBreak::Buchholz => say::BUCHHOLZ,
        TieBreak::SonnebornBerger => say::SONNEBORN_BERGER,
        TieBreak::Wins => say::WINS,
        TieBreak::FewerGames => say::FEWER_GAMES,
    }
}

/// What stands behind the points in a picture: `3 won, 1 drawn, 0 lost`.
pub fn beside(standing: &Standing) -> String {
    let [won, drawn, lost] = standing.results;
    format!("+{won} ={drawn} \u{2212}{lost}")
}

/// A table for those who cannot see it; its rows are fewer than a description has room for.
pub fn standings_alt(people: &[Person], standings: &Standings) -> String {
    let rows = standings.rows.iter().zip(people);
    let rows: Vec<_> = rows
        .map(|(row, who)| format!("{}. {} {}", row.place, in_a_description(who, people, 26), row.points))
        .collect();
    format!("{}: {}", standings.title, semicolons(&rows))
}

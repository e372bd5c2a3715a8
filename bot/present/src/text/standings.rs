//! The standings of a tournament, as text and beside its picture.

use lasermate_domain::name_mark::cut;
use lasermate_domain::port::{Person, Standings};
use lasermate_domain::tournament::{Phase, Standing, TieBreak, Tournament, TournamentFormat};
use lasermate_engine::variants::Preset;

use super::ALT_CHARS;
use super::person::{in_a_description, named};
use super::wording::counted;

/// What a tournament is called: `Swiss tournament`.
pub(super) const fn name(format: TournamentFormat) -> &'static str {
    match format {
        TournamentFormat::Arena => "Arena",
        TournamentFormat::Swiss => "Swiss tournament",
        TournamentFormat::Knockout => "Knockout",
        TournamentFormat::League => "League",
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
    let game =
        Preset::named(&tournament.rules.game).map_or(tournament.rules.game.as_str(), |preset| preset.title);
    let finished = tournament.is_round_over(tournament.round());
    let stage = match (tournament.phase, tournament.rounds) {
        (Phase::Ended, _) => "final standings".to_owned(),
        (_, 0) => "standings".to_owned(),
        (_, rounds) => match tournament.round().saturating_sub(u32::from(!finished)) {
            0 => format!("round 1 of {rounds}"),
            played => format!("after round {played} of {rounds}"),
        },
    };
    format!("{}, {game}, {stage}", name(tournament.rules.format))
}

/// The standings as text; `shown` are the first of so many places, `people` who has them.
pub fn standings(tournament: &Tournament, shown: &[Standing], people: &[Person], places: usize) -> String {
    let mut lines = vec![format!("**{}**", title(tournament))];
    for (index, (standing, who)) in shown.iter().zip(people).enumerate() {
        let near = [index.checked_sub(1), Some(index + 1)];
        let equal = near.into_iter().flatten().filter_map(|index| shown.get(index));
        let equal = equal.filter(|other| other.points == standing.points);
        let decides = tie_break(tournament, standing, equal);
        let withdrawn = if standing.withdrawn { ", withdrawn" } else { "" };
        lines.push(format!(
            "{}. {}: {}{decides}{withdrawn}",
            standing.place,
            named(who),
            with_unit(tournament.rules.format, standing.points)
        ));
    }
    if places > shown.len() {
        lines.push(format!("and {} more", places - shown.len()));
    }
    let names: Vec<_> = tournament.tie_breaks().iter().map(|by| tie_break_name(*by).to_owned()).collect();
    if !names.is_empty() {
        lines.push(format!("Ties: {}, seed.", names.join(", ")));
    }
    lines.join("\n")
}

pub(super) fn with_unit(format: TournamentFormat, halves: u32) -> String {
    match format {
        TournamentFormat::Knockout => format!("{} won", counted(halves, "round")),
        _ if halves == 2 || halves == 1 => format!("{} point", points(halves)),
        _ => format!("{} points", points(halves)),
    }
}

/// What decides between somebody and those beside them with equal points.
fn tie_break<'a>(
    tournament: &Tournament,
    standing: &Standing,
    equal: impl Iterator<Item = &'a Standing>,
) -> String {
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
            TieBreak::DirectEncounter | TieBreak::Buchholz => {
                format!("{} {}", tie_break_name(by), points(value))
            }
            TieBreak::SonnebornBerger => format!("{} {}", tie_break_name(by), quarters(value)),
            TieBreak::Wins => counted(value, "win"),
            TieBreak::FewerGames => counted(value, "game"),
        })
    });
    let told: Vec<_> = told.collect();
    if told.is_empty() { String::new() } else { format!(" ({})", told.join(", ")) }
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
        TieBreak::DirectEncounter => "head-to-head",
        TieBreak::Buchholz => "Buchholz",
        TieBreak::SonnebornBerger => "Sonneborn-Berger",
        TieBreak::Wins => "wins",
        TieBreak::FewerGames => "fewer games",
    }
}

/// What stands behind the points in a picture: `3 won, 1 drawn, 0 lost`.
pub fn beside(standing: &Standing) -> String {
    let [won, drawn, lost] = standing.results;
    format!("+{won} ={drawn} \u{2212}{lost}")
}

/// A table for those who cannot see it.
pub fn standings_alt(people: &[Person], standings: &Standings) -> String {
    let rows = standings.rows.iter().zip(people);
    let rows: Vec<_> = rows
        .map(|(row, who)| format!("{}. {} {}", row.place, in_a_description(who, people, 26), row.points))
        .collect();
    cut(&format!("{}: {}", standings.title, rows.join("; ")), ALT_CHARS)
}

//! Tournaments: announced, joined, run and ended, and their standings.

use std::collections::BTreeMap;

use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};

use super::announce::falls;
use super::challenges::table;
use super::names::{counted, listed};
use super::person::{in_a_picture, named};
use super::time::{moment, pace, time_words};
use super::{ALT_CHARS, player, to_act_line};
use crate::command::mark::{TOURNAMENT, says};
use crate::escape::plain_text;
use crate::port::{Person, Standings, UnixMillis};
use crate::sessions::session::{GameId, Session};
use crate::tournament::{Format, Pairing, Phase, Rules, Standing, TieBreak, Ties, Tournament};

/// Others manage the room.
pub const MANAGERS_ONLY: &str = "Only people who can manage this room can do that with a tournament.";
/// No such action.
pub const CHOOSE: &str = says!("Use `", TOURNAMENT, "` with join, leave, standings, create, start or end.");
/// A thread has one game.
pub const NOT_IN_A_THREAD: &str = "A thread has one game. Create the tournament in the room it belongs to.";
/// A room has one tournament at a time.
pub const ONE_AT_A_TIME: &str = says!("This room has a tournament already. `", TOURNAMENT, " end` ends it.");
/// No such format.
pub const WHICH_FORMAT: &str = "The format can be `arena`, `swiss`, `knockout` or `league`.";
/// No such rule.
pub const WHICH_TIES: &str = "The ties can be `rematch`, `seed` or `second`.";
/// No such number of rounds.
pub const HOW_MANY_ROUNDS: &str = "The rounds can be 1 to 30.";
/// No such length.
pub const HOW_LONG: &str = "The length can be `5m` to `30d`, for example `45m` or `2h`.";
/// No such time for the first move.
pub const HOW_LONG_FIRST: &str = "The time for the first move can be `1m` to `14d`, for example `10m`.";
/// A game without a limit could last for ever.
pub const NEEDS_A_TIME: &str = "Tournament games need a time limit: a clock like `10+5`, or `1d` per move.";
/// A time unit of hours.
pub const TOO_SLOW: &str = "Tournaments without turns need a time unit below an hour.";
/// It is done.
pub const CREATED: &str = "Tournament created.";
/// It is done.
pub const STARTED: &str = "The tournament starts.";
/// It is done.
pub const ENDED: &str = "Tournament ended.";
/// It has started.
pub const STARTED_ALREADY: &str = "The tournament has started already.";
/// It is over.
pub const OVER_ALREADY: &str = "That tournament is over.";
/// A tournament is managed and joined where it was created.
pub const IN_ITS_ROOM: &str = "Do that in the room of the tournament.";
/// The asker takes part.
pub const YOU_TAKE_PART: &str = says!("You are in. `", TOURNAMENT, " leave` withdraws.");
/// The asker does not take part.
pub const YOU_DO_NOT_TAKE_PART: &str =
    says!("You are not in this tournament. `", TOURNAMENT, " join` joins it.");
/// A knockout has begun.
pub const NO_LATECOMERS: &str = "The knockout has started, so nobody can join any more.";
/// There is no place left.
pub const FULL: &str = "The tournament is full.";
/// Nothing was played.
pub const CALLED_OFF: &str = "The tournament is called off.";
/// Games follow each other in the room.
pub const ROOM_IS_TAKEN: &str =
    "Tournament games are played in this room one after another. Use another room for your game.";
/// Computers help nobody in a tournament.
pub const NO_HINTS: &str = "There are no hints in tournament games.";
/// Computers help nobody in a tournament.
pub const NO_COMPUTERS: &str = "Computers don't take over in tournament games.";
/// The game counts once.
pub const NO_REMATCH: &str = "Tournament games have no rematch while the tournament is on.";

/// There is no tournament.
#[must_use]
pub const fn none_here(manages: bool) -> &'static str {
    if manages {
        says!("There is no tournament here. `", TOURNAMENT, " create` announces one.")
    } else {
        "There is no tournament here."
    }
}

/// A format that is played by another number of people.
#[must_use]
pub fn other_seats(format: Format, setup: &Setup) -> String {
    let game = setup.preset().title;
    match format {
        Format::League => format!(
            "A league is for games of three, and {game} is for two. Use `swiss`, `arena` or `knockout`."
        ),
        _ => format!("{game} is for three players. Use `league`."),
    }
}

/// Too few take part.
#[must_use]
pub fn too_few(players: usize, least: usize) -> String {
    format!("{players} of at least {least} players have joined.")
}

/// What a tournament is called: `Swiss tournament`.
const fn name(format: Format) -> &'static str {
    match format {
        Format::Arena => "Arena",
        Format::Swiss => "Swiss tournament",
        Format::Knockout => "Knockout",
        Format::League => "League",
    }
}

/// A tournament that people can join.
#[must_use]
pub fn created(rules: &Rules, setup: &Setup) -> String {
    let rated = if rules.rated { ", rated" } else { "" };
    let time =
        if setup.facts().has_turns { format!(", {}", pace(rules.time_control())) } else { String::new() };
    let length = match (rules.length, rules.rounds) {
        (Some(length), _) => format!(", {}", time_words(length)),
        (None, Some(rounds)) => format!(", {}", counted(rounds, "round")),
        (None, None) => String::new(),
    };
    let ties = match (rules.format, rules.ties) {
        (Format::Knockout, Ties::Rematch) => {
            " A drawn game is replayed. After two more draws the higher seed goes through."
        }
        (Format::Knockout, Ties::Seed) => " After a drawn game the higher seed goes through.",
        (Format::Knockout, Ties::Second) => " After a drawn game the side that moved second goes through.",
        _ => "",
    };
    let within = time_words(rules.first_move);
    let late = if setup.facts().has_turns {
        format!("The first move has to come within {within}.")
    } else {
        format!("Whoever does nothing for {within} loses.")
    };
    format!(
        "**{}**: {}{time}{rated}{length}.{ties}\n{late} Whoever misses two games in a row is withdrawn.\n{}",
        name(rules.format),
        table(setup),
        says!("Join with the button. A manager starts it with `", TOURNAMENT, " start`.")
    )
}

/// A tournament begins.
#[must_use]
pub fn starts(format: Format, players: usize, rounds: u32, ends_at: Option<UnixMillis>) -> String {
    let players = counted(u32::try_from(players).unwrap_or(u32::MAX), "player");
    let until = match ends_at {
        Some(end) => format!("until {}", moment(end)),
        None => counted(rounds, "round"),
    };
    format!("**{}** starts: {players}, {until}.", name(format))
}

/// Somebody has joined.
#[must_use]
pub fn you_joined(phase: Phase, players: usize) -> String {
    match phase {
        Phase::Open => {
            let players = counted(u32::try_from(players).unwrap_or(u32::MAX), "player");
            format!("You are in ({players} so far).")
        }
        Phase::Running | Phase::Ended => "You are in, from the next pairing on.".to_owned(),
    }
}

/// Somebody has withdrawn.
#[must_use]
pub const fn you_left(plays: bool) -> &'static str {
    if plays {
        "You have withdrawn. Your game is still on; resign it if you can't play."
    } else {
        "You have withdrawn."
    }
}

/// Who takes part in a tournament that has not begun; `people` are the first of so many.
#[must_use]
pub fn takes_part(people: &[Person], players: usize) -> String {
    let count = counted(u32::try_from(players).unwrap_or(u32::MAX), "player");
    if people.is_empty() {
        return "Nobody has joined yet.".to_owned();
    }
    let mut names: Vec<_> = people.iter().map(named).collect();
    if players > people.len() {
        names.push(format!("{} more", players - people.len()));
    }
    format!("**{count}** so far: {}.", listed(&names))
}

/// The asker's own game.
#[must_use]
pub fn your_game(game: u64) -> String {
    format!("Your game is {}.", GameId(game))
}

/// Points, from halves: `2½`.
#[must_use]
pub fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Who plays whom in a round; `shown` are the first of so many boards.
#[must_use]
pub fn round(
    (round, rounds): (u32, u32),
    (shown, boards): (&[Pairing], usize),
    people: &BTreeMap<i64, Person>,
    again: bool,
) -> String {
    let name = |player: &i64| people.get(player).map(named).unwrap_or_default();
    let head = if again {
        format!("**Round {round} of {rounds}**: drawn games are played again")
    } else {
        format!("**Round {round} of {rounds}**")
    };
    let mut lines = vec![head];
    for (number, pairing) in (1..).zip(shown) {
        lines.push(match pairing.seats.as_slice() {
            [alone] => format!("- {} has no opponent and gets a point.", name(alone)),
            seats => format!("{number}. {}", seats.iter().map(name).collect::<Vec<_>>().join(" – ")),
        });
    }
    if boards > shown.len() {
        lines.push(format!("- and {} more", boards - shown.len()));
    }
    lines.join("\n")
}

/// What stands over a tournament's table: `Swiss tournament, Chess, round 3 of 5`.
#[must_use]
pub fn title(tournament: &Tournament) -> String {
    let game =
        Preset::named(&tournament.rules.game).map_or(tournament.rules.game.as_str(), |preset| preset.title);
    let finished =
        !tournament.boards.iter().any(|board| board.round == tournament.round() && board.is_open());
    let stage = match (tournament.phase, tournament.rounds) {
        (Phase::Ended, _) => "final standings".to_owned(),
        (_, 0) => "standings".to_owned(),
        (_, rounds) => {
            let played = tournament.round().saturating_sub(u32::from(!finished));
            format!("after round {played} of {rounds}")
        }
    };
    format!("{}, {game}, {stage}", name(tournament.rules.format))
}

/// The standings as text; `shown` are the first of so many places, `people` who has them.
#[must_use]
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
        lines.push(format!("Equal points: {}, starting number.", names.join(", ")));
    }
    lines.join("\n")
}

fn with_unit(format: Format, halves: u32) -> String {
    match format {
        Format::Knockout => format!("{} won", counted(halves, "round")),
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
        let value = match by {
            TieBreak::DirectEncounter | TieBreak::Buchholz => points(value),
            TieBreak::SonnebornBerger => quarters(value),
            TieBreak::Wins | TieBreak::FewerGames => value.to_string(),
        };
        Some(format!("{} {value}", tie_break_name(by)))
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
        TieBreak::DirectEncounter => "direct encounter",
        TieBreak::Buchholz => "Buchholz",
        TieBreak::SonnebornBerger => "Sonneborn-Berger",
        TieBreak::Wins => "wins",
        TieBreak::FewerGames => "fewer games",
    }
}

/// What stands behind the points in a picture: `3 won, 1 drawn, 0 lost`.
#[must_use]
pub fn beside(standing: &Standing) -> String {
    let [won, drawn, lost] = standing.results;
    format!("+{won} ={drawn} \u{2212}{lost}")
}

/// A table for those who cannot see it.
#[must_use]
pub fn standings_alt(people: &[Person], standings: &Standings) -> String {
    let rows = standings.rows.iter().zip(people);
    let rows: Vec<_> = rows
        .map(|(row, who)| format!("{}. {} {}", row.place, in_a_picture(who, people, 26), row.points))
        .collect();
    plain_text(&format!("{}: {}", standings.title, rows.join("; ")), ALT_CHARS)
}

/// The tournament is over; `first` are those in the first place, of whom nobody has won where no game was finished.
#[must_use]
pub fn over(first: &[Person], finished: bool) -> String {
    if !finished {
        return "**The tournament is over.** No game was finished.".to_owned();
    }
    let names: Vec<_> = first.iter().map(named).collect();
    match names.as_slice() {
        [winner] => format!("**The tournament is over. {winner} wins!**"),
        _ => format!("**The tournament is over.** {} share first place.", listed(&names)),
    }
}

/// A seat of a tournament game did not move in time.
#[must_use]
pub fn forfeits(live: &Session, late: Seat, absent: bool, played: &[Played]) -> String {
    let why = if absent { "didn't make the first move in time" } else { "is out of time" };
    let head = format!("{} {why} and loses.", player(live, late));
    let fallen = played.iter().flat_map(|played| falls(live, played));
    let mut lines: Vec<_> = std::iter::once(head).chain(fallen).collect();
    lines.push(to_act_line(live));
    lines.join("\n")
}

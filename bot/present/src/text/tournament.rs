//! Tournaments: announced, joined, run and ended.

use std::collections::BTreeMap;

use lasermate_domain::port::Person;
use lasermate_domain::tables::stage::Ending;
use lasermate_domain::tables::table::{GameId, Table};
use lasermate_domain::tournament::{Pairing, Phase, Ties, Tournament, TournamentFormat, TournamentRules};
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

use super::announce::falls;
use super::challenges::table;
use super::names::against;
use super::person::named;
use super::standings::{name, with_unit};
use super::time::{pace, time_words};
use super::wording::{commas, listed, semicolons};
use super::{games, player, to_act_line};
use crate::say::tournament as say;

pub use say::{
    CALLED_OFF, CHOOSE, CREATED, ENDED, FOR_CREATE_ALONE, FULL, HOW_LONG, HOW_LONG_FIRST, HOW_MANY_ROUNDS,
    IN_ITS_ROOM, MANAGERS_ONLY, NEEDS_A_TIME, NO_COMPUTERS, NO_HINTS, NO_REMATCH, NOT_IN_A_THREAD,
    NOTHING_TO_CLAIM, ONE_AT_A_TIME, OVER_ALREADY, ROOM_IS_TAKEN, STARTED, STARTED_ALREADY, TOO_SLOW,
    WHICH_FORMAT, WHICH_TIES, YOU_DO_NOT_TAKE_PART, YOU_TAKE_PART, too_few,
};

/// The tournament of a game has ended before it.
pub fn outlived(table: &Table) -> String {
    format!("{}\n{}", say::GOES_ON_ALONE, to_act_line(table))
}

pub const fn none_here(manages: bool) -> &'static str {
    if manages { say::NONE_HERE_YET } else { say::NONE_HERE }
}

/// A format that is played by another number of people.
pub fn other_seats(format: TournamentFormat, setup: &Setup) -> String {
    let game = games::title(setup.preset());
    match format {
        TournamentFormat::League => say::league_is_for_three(game),
        _ => say::three_need_a_league(game),
    }
}

/// A tournament that people can join.
pub fn created(rules: &TournamentRules, setup: &Setup) -> String {
    let has_turns = setup.facts().has_turns;
    let mut what = vec![table(setup)];
    if has_turns {
        what.push(pace(rules.time_control()));
    }
    if rules.rated {
        what.push(say::RATED.to_owned());
    }
    what.extend(match (rules.length, rules.rounds) {
        (Some(length), _) => Some(time_words(length)),
        (None, rounds) => rounds.map(say::rounds),
    });
    let mut announced = say::announced(name(rules.format), commas(&what));
    if rules.format == TournamentFormat::Knockout {
        let ties = match rules.ties {
            Ties::Rematch => say::TIES_REMATCH,
            Ties::Seed => say::TIES_SEED,
            Ties::Second => say::TIES_SECOND,
        };
        announced = format!("{announced} {ties}");
    }
    let within = time_words(rules.first_move);
    let late = if has_turns { say::late_first_move(within) } else { say::late_idle(within) };
    format!("{announced}\n{late}\n{}", say::HOW_TO_JOIN)
}

/// A tournament begins. Where fewer rounds are played than were asked for, that is said.
pub fn starts(rules: &TournamentRules, players: usize, rounds: u32) -> String {
    let begun = match rules.format {
        TournamentFormat::Arena => say::BEGUN_ARENA,
        TournamentFormat::Swiss => say::BEGUN_SWISS,
        TournamentFormat::Knockout => say::BEGUN_KNOCKOUT,
        TournamentFormat::League => say::BEGUN_LEAGUE,
    };
    let lasts = rules.length.map_or_else(|| say::rounds(rounds), time_words);
    let starts = say::starts(begun, say::players(players), lasts);
    match rules.rounds.filter(|asked| *asked > rounds) {
        Some(asked) => format!("{starts} {}", say::fewer_rounds(asked, rounds)),
        None => starts,
    }
}

/// Nobody is paired any more who joins now.
pub const fn no_latecomers(format: TournamentFormat) -> &'static str {
    match format {
        TournamentFormat::Knockout => say::TOO_LATE_KNOCKOUT,
        TournamentFormat::Arena => say::TOO_LATE_ARENA,
        TournamentFormat::Swiss | TournamentFormat::League => say::TOO_LATE_ROUNDS,
    }
}

pub fn you_joined(phase: Phase, players: usize) -> String {
    match phase {
        Phase::Open => say::you_are_in(players),
        Phase::Running | Phase::Ended => say::YOU_ARE_IN_LATER.to_owned(),
    }
}

pub const fn you_left(plays: bool) -> &'static str {
    if plays { say::YOU_HAVE_WITHDRAWN_PLAYING } else { say::YOU_HAVE_WITHDRAWN }
}

/// Who takes part in a tournament that has not begun; `people` are the first of so many.
pub fn takes_part(people: &[Person], players: usize) -> String {
    if people.is_empty() {
        return say::NOBODY_YET.to_owned();
    }
    let mut names: Vec<_> = people.iter().map(named).collect();
    if players > people.len() {
        names.push(say::more(players - people.len()));
    }
    say::takes_part(players, listed(&names))
}

pub fn your_game(game: u64) -> String {
    say::your_game(GameId(game).to_string())
}

/// Who plays whom now and later: the first of so many boards, each with its game once that has begun. Empty where there are none.
pub fn plays(shown: &[(Option<u64>, Vec<Person>)], boards: usize) -> String {
    let at_board = |people: &[Person]| against(&people.iter().map(named).collect::<Vec<_>>());
    let told = |begun: bool| {
        let of_these = shown.iter().filter(|(game, _)| game.is_some() == begun);
        let each: Vec<_> = of_these
            .map(|(game, people)| match game {
                Some(game) => format!("{} ({})", at_board(people), GameId(*game)),
                None => at_board(people),
            })
            .collect();
        semicolons(&each)
    };
    let mut lines = Vec::new();
    let (playing, next) = (told(true), told(false));
    if !playing.is_empty() {
        lines.push(say::playing(playing));
    }
    if !next.is_empty() {
        lines.push(say::next(next));
    }
    if boards > shown.len() {
        lines.push(say::more_boards(boards - shown.len()));
    }
    lines.join(" ")
}

/// Who plays whom in a round; `shown` are the first of so many boards.
pub fn round(
    tournament: &Tournament,
    (shown, boards): (&[Pairing], usize),
    people: &BTreeMap<i64, Person>,
    again: bool,
) -> String {
    let name = |player: &i64| people.get(player).map(named).unwrap_or_default();
    let (round, rounds) = (tournament.round(), tournament.rounds);
    let head = if again { say::round_again(round, rounds) } else { say::round(round, rounds) };
    let mut lines = vec![head];
    let mut numbers = 1..;
    for pairing in shown {
        lines.push(match pairing.seats.as_slice() {
            [alone] => format!("- {}", bye(tournament.rules.format, name(alone))),
            seats => {
                let number = numbers.next().unwrap_or(0);
                format!("{number}. {}", against(&seats.iter().map(name).collect::<Vec<_>>()))
            }
        });
    }
    if boards > shown.len() {
        lines.push(format!("- {}", say::and_more(boards - shown.len())));
    }
    let games = shown.iter().filter(|pairing| pairing.seats.len() > 1).count();
    if !tournament.threads && games > 1 {
        lines.push(say::IN_THIS_ORDER.to_owned());
    }
    lines.join("\n")
}

/// Who has nobody to play with in a round.
fn bye(format: TournamentFormat, who: String) -> String {
    match format {
        TournamentFormat::Knockout => say::bye_through(who),
        TournamentFormat::Arena | TournamentFormat::Swiss | TournamentFormat::League => say::bye_point(who),
    }
}

/// Who goes through after a drawn game, whom they drew with, and by which rule.
pub fn through_by_ties(through: &Person, drawn_with: &Person, ties: Ties) -> String {
    let (through, other) = (named(through), named(drawn_with));
    match ties {
        Ties::Rematch | Ties::Seed => say::through_by_seed(through, other),
        Ties::Second => say::through_by_moving_second(through, other),
    }
}

/// Who has withdrawn before their board began, and what those get who were there.
pub fn walkover(format: TournamentFormat, gone: &[Person], here: &[Person], halves: u32) -> String {
    let names = |people: &[Person]| listed(&people.iter().map(named).collect::<Vec<_>>());
    let (count, left) = (gone.len(), names(gone));
    let gets = match (format, here) {
        (TournamentFormat::Knockout, []) => return say::withdrawn_nobody_through(count, left),
        (_, []) => return say::withdrawn_nobody_scores(count, left),
        (TournamentFormat::Knockout, _) => say::go_through(here.len(), names(here)),
        (_, [one]) if halves == 2 => say::gets_the_point(named(one)),
        (_, [one]) => say::gets_points(named(one), with_unit(format, halves)),
        _ => say::get_points_each(names(here), with_unit(format, halves)),
    };
    format!("{} {gets}", say::withdrawn(count, left))
}

/// Games that are played on after the end of their tournament.
pub fn games_go_on(games: &[u64]) -> String {
    let names: Vec<_> = games.iter().map(|game| GameId(*game).to_string()).collect();
    say::games_go_on(names.len(), listed(&names))
}

/// The tournament is over; `first` are those in the first place, of whom nobody has won where nothing was decided.
pub fn over(first: &[Person], decided: bool) -> String {
    if !decided {
        return say::OVER_UNDECIDED.to_owned();
    }
    match first.iter().map(named).collect::<Vec<_>>().as_slice() {
        [] => say::OVER_NOBODY.to_owned(),
        [winner] => say::over_won(winner),
        names => say::over_shared(listed(names)),
    }
}

/// Why a tournament is over before its last round, with its last round and how many were planned.
pub fn ends_early(format: TournamentFormat, (round, rounds): (u32, u32), left: usize) -> String {
    if left < format.seats() {
        say::ends_early_few(round, rounds)
    } else {
        say::ends_early_all_played(round, rounds)
    }
}

/// A seat of a tournament game did not move in time.
pub fn forfeits(table: &Table, late: Seat, absent: bool, played: &[Played]) -> String {
    if table.ending() == Some(&Ending::NobodyCame) {
        return format!("{}\n{}", say::NOBODY_MOVED, to_act_line(table));
    }
    if table.game.outcome().is_some_and(|outcome| outcome.winners().next().is_none()) {
        return format!("{}\n{}", say::late_no_winner(player(table, late)), to_act_line(table));
    }
    let who = player(table, late);
    let head = if absent { say::late_first(who) } else { say::late(who) };
    let fallen = played.iter().flat_map(|played| falls(table, played));
    let mut lines: Vec<_> = std::iter::once(head).chain(fallen).collect();
    lines.push(to_act_line(table));
    lines.join("\n")
}

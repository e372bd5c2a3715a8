//! Tournaments: announced, joined, run and ended.

use std::collections::BTreeMap;

use lasermate_domain::command::mark::{TOURNAMENT, says};
use lasermate_domain::port::Person;
use lasermate_domain::sessions::session::{GameId, Session};
use lasermate_domain::sessions::stage::Ending;
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
use super::wording::{counted, listed};
use super::{player, to_act_line};

pub const MANAGERS_ONLY: &str = "Only people who can manage this room can do that with a tournament.";
pub const CHOOSE: &str = says!("Use `", TOURNAMENT, "` with join, leave, standings, create, start or end.");
/// What belongs to a new tournament alone was given with something else.
pub const FOR_CREATE_ALONE: &str = says!(
    "Only `",
    TOURNAMENT,
    " create` takes a format, a game and the like. `",
    TOURNAMENT,
    "` alone shows the standings; join, leave, start and end take nothing else."
);
pub const NOT_IN_A_THREAD: &str = "A thread has one game. Create the tournament in the room it belongs to.";
/// A room has one tournament at a time.
pub const ONE_AT_A_TIME: &str = says!("This room has a tournament already. `", TOURNAMENT, " end` ends it.");
pub const WHICH_FORMAT: &str = "Which format? `arena`, `swiss`, `knockout` or `league`.";
pub const WHICH_TIES: &str = "What decides drawn games? `rematch`, `seed` or `second`.";
/// No such number of rounds.
pub const HOW_MANY_ROUNDS: &str = "A tournament has 1 to 30 rounds.";
pub const HOW_LONG: &str = "The length is `5m` to `30d`, for example `45m` or `2h`.";
/// No such time for the first move.
pub const HOW_LONG_FIRST: &str = "The time for the first move is `1m` to `14d`, for example `10m`.";
/// A game without a limit could last for ever.
pub const NEEDS_A_TIME: &str = "Tournament games need a time limit: a clock like `10+5`, or `1d` per move.";
pub const TOO_SLOW: &str = "Tournaments without turns need a time unit below an hour.";
pub const CREATED: &str = "Tournament created.";
pub const STARTED: &str = "The tournament starts.";
pub const ENDED: &str = "Tournament ended.";
pub const STARTED_ALREADY: &str = "The tournament has started already.";
pub const OVER_ALREADY: &str = "That tournament is over.";
/// A tournament is managed and joined where it was created.
pub const IN_ITS_ROOM: &str = "Do that in the tournament's room.";
pub const YOU_TAKE_PART: &str = says!("You are in. `", TOURNAMENT, " leave` withdraws.");
/// The asker does not take part.
pub const YOU_DO_NOT_TAKE_PART: &str =
    says!("You are not in this tournament. `", TOURNAMENT, " join` joins it.");
/// Whoever is late loses without a claim.
pub const NOTHING_TO_CLAIM: &str =
    "There is nothing to claim: in a tournament, whoever runs out of time loses.";
/// There is no place left.
pub const FULL: &str = "The tournament is full.";
pub const CALLED_OFF: &str = "The tournament is called off.";
/// Games follow each other in the room.
pub const ROOM_IS_TAKEN: &str =
    "Tournament games are played in this room one after another. Use another room for your game.";
/// Computers help nobody in a tournament.
pub const NO_HINTS: &str = "There are no hints in tournament games.";
/// Computers help nobody in a tournament.
pub const NO_COMPUTERS: &str = "Computers don't take over in tournament games.";
pub const NO_REMATCH: &str = "Tournament games have no rematch while the tournament is on.";

/// The tournament of a game has ended before it.
pub fn outlived(live: &Session) -> String {
    format!("The tournament has ended. This game continues as an ordinary one.\n{}", to_act_line(live))
}

pub const fn none_here(manages: bool) -> &'static str {
    if manages {
        says!("There is no tournament here. `", TOURNAMENT, " create` announces one.")
    } else {
        "There is no tournament here."
    }
}

/// A format that is played by another number of people.
pub fn other_seats(format: TournamentFormat, setup: &Setup) -> String {
    let game = setup.preset().title;
    match format {
        TournamentFormat::League => format!(
            "A league is for games of three, and {game} is for two. Use `swiss`, `arena` or `knockout`."
        ),
        _ => format!("{game} is for three players. Use `league`."),
    }
}

pub fn too_few(players: usize, least: usize) -> String {
    format!("At least {least} players are needed ({players} so far).")
}

/// A tournament that people can join.
pub fn created(rules: &TournamentRules, setup: &Setup) -> String {
    let rated = if rules.rated { ", rated" } else { "" };
    let time =
        if setup.facts().has_turns { format!(", {}", pace(rules.time_control())) } else { String::new() };
    let length = match (rules.length, rules.rounds) {
        (Some(length), _) => format!(", {}", time_words(length)),
        (None, Some(rounds)) => format!(", {}", counted(rounds, "round")),
        (None, None) => String::new(),
    };
    let ties = match (rules.format, rules.ties) {
        (TournamentFormat::Knockout, Ties::Rematch) => {
            " A drawn game is replayed. After two more draws the higher seed goes through."
        }
        (TournamentFormat::Knockout, Ties::Seed) => " After a drawn game the higher seed goes through.",
        (TournamentFormat::Knockout, Ties::Second) => {
            " After a drawn game the side that moved second goes through."
        }
        _ => "",
    };
    let within = time_words(rules.first_move);
    let late = if setup.facts().has_turns {
        format!("You have {within} for your first move.")
    } else {
        format!("Do nothing for {within} and you lose.")
    };
    format!(
        "**{}**: {}{time}{rated}{length}.{ties}\n{late} Miss two games in a row and you are out.\n{}",
        name(rules.format),
        table(setup),
        says!("Choose **Join** to play. A manager starts it with `", TOURNAMENT, " start`.")
    )
}

/// A tournament begins. Where fewer rounds are played than were asked for, that is said.
pub fn starts(rules: &TournamentRules, players: usize, rounds: u32) -> String {
    let players = counted(players, "player");
    let lasts = rules.length.map_or_else(|| counted(rounds, "round"), time_words);
    let cut = match rules.rounds.filter(|asked| *asked > rounds) {
        Some(asked) => {
            format!(" {asked} rounds were asked for, but after {rounds} everybody has played everybody.")
        }
        None => String::new(),
    };
    let tournament = match rules.format {
        TournamentFormat::Swiss => name(rules.format).to_owned(),
        format => name(format).to_lowercase(),
    };
    format!("**The {tournament} has started**: {players}, {lasts}.{cut}")
}

/// Nobody is paired any more who joins now.
pub const fn no_latecomers(format: TournamentFormat) -> &'static str {
    match format {
        TournamentFormat::Knockout => "The knockout has started, so nobody can join any more.",
        TournamentFormat::Arena => "The arena's time is over, so nobody can join any more.",
        TournamentFormat::Swiss | TournamentFormat::League => {
            "The last round is being played, so nobody can join any more."
        }
    }
}

pub fn you_joined(phase: Phase, players: usize) -> String {
    match phase {
        Phase::Open => {
            let players = counted(players, "player");
            format!("You are in ({players} so far).")
        }
        Phase::Running | Phase::Ended => "You are in, from the next pairing on.".to_owned(),
    }
}

pub const fn you_left(plays: bool) -> &'static str {
    if plays {
        "You have withdrawn. Your game is still on; resign it if you can't play."
    } else {
        "You have withdrawn."
    }
}

/// Who takes part in a tournament that has not begun; `people` are the first of so many.
pub fn takes_part(people: &[Person], players: usize) -> String {
    let count = counted(players, "player");
    if people.is_empty() {
        return "Nobody has joined yet.".to_owned();
    }
    let mut names: Vec<_> = people.iter().map(named).collect();
    if players > people.len() {
        names.push(format!("{} more", players - people.len()));
    }
    format!("**{count}** so far: {}.", listed(&names))
}

pub fn your_game(game: u64) -> String {
    format!("Your game is {}.", GameId(game))
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
        each.join("; ")
    };
    let mut lines = Vec::new();
    for (when, told) in [("Playing", told(true)), ("Next", told(false))] {
        if !told.is_empty() {
            lines.push(format!("{when}: {told}."));
        }
    }
    if boards > shown.len() {
        lines.push(format!("And {} more.", boards - shown.len()));
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
    let bye = match tournament.rules.format {
        TournamentFormat::Knockout => "goes through",
        TournamentFormat::Arena | TournamentFormat::Swiss | TournamentFormat::League => "gets a point",
    };
    let head = if again {
        format!("**Round {round} of {rounds}**: drawn games are played again")
    } else {
        format!("**Round {round} of {rounds}**")
    };
    let mut lines = vec![head];
    let mut numbers = 1..;
    for pairing in shown {
        lines.push(match pairing.seats.as_slice() {
            [alone] => format!("- {} has no opponent and {bye}.", name(alone)),
            seats => {
                let number = numbers.next().unwrap_or(0);
                format!("{number}. {}", against(&seats.iter().map(name).collect::<Vec<_>>()))
            }
        });
    }
    if boards > shown.len() {
        lines.push(format!("- and {} more", boards - shown.len()));
    }
    let games = shown.iter().filter(|pairing| pairing.seats.len() > 1).count();
    if !tournament.threads && games > 1 {
        lines.push("Games are played here one after the other, in this order.".to_owned());
    }
    lines.join("\n")
}

/// Who goes through after a drawn game, whom they drew with, and by which rule.
pub fn through_by_ties(through: &Person, drawn_with: &Person, ties: Ties) -> String {
    let why = match ties {
        Ties::Rematch | Ties::Seed => "the higher seed",
        Ties::Second => "the side that moved second",
    };
    format!("{} goes through as {why} after a draw with {}.", named(through), named(drawn_with))
}

/// Who has withdrawn before their board began, and what those get who were there.
pub fn walkover(format: TournamentFormat, gone: &[Person], here: &[Person], halves: u32) -> String {
    let names = |people: &[Person]| listed(&people.iter().map(named).collect::<Vec<_>>());
    let verb = |people: &[Person], one: &'static str, more: &'static str| match people {
        [_] => one,
        _ => more,
    };
    let left = format!("{} {} withdrawn", names(gone), verb(gone, "has", "have"));
    match (format, here) {
        (TournamentFormat::Knockout, []) => format!("{left}, so nobody goes through."),
        (_, []) => format!("{left}, so nobody gets the point."),
        (TournamentFormat::Knockout, _) => {
            format!("{left}. {} {} through.", names(here), verb(here, "goes", "go"))
        }
        (_, [one]) if halves == 2 => format!("{left}. {} gets the point.", named(one)),
        (_, [one]) => format!("{left}. {} gets {}.", named(one), with_unit(format, halves)),
        _ => format!("{left}. {} get {} each.", names(here), with_unit(format, halves)),
    }
}

/// Games that are played on after the end of their tournament.
pub fn games_go_on(games: &[u64]) -> String {
    let names: Vec<_> = games.iter().map(|game| GameId(*game).to_string()).collect();
    match names.as_slice() {
        [game] => format!("{game} goes on, but doesn't count for the tournament."),
        _ => format!("{} go on, but don't count for the tournament.", listed(&names)),
    }
}

/// The tournament is over; `first` are those in the first place, of whom nobody has won where nothing was decided.
pub fn over(first: &[Person], decided: bool) -> String {
    if !decided {
        return "**The tournament is over.** No game was finished.".to_owned();
    }
    let names: Vec<_> = first.iter().map(named).collect();
    match names.as_slice() {
        [] => "**The tournament is over.** Everybody has withdrawn, so nobody wins.".to_owned(),
        [winner] => format!("**The tournament is over. {winner} wins!**"),
        _ => format!("**The tournament is over.** {} share first place.", listed(&names)),
    }
}

/// Why a tournament is over before its last round, with its last round and how many were planned.
pub fn ends_early(format: TournamentFormat, (round, rounds): (u32, u32), left: usize) -> String {
    let why = if left < format.seats() {
        "too few players are left"
    } else {
        "everybody who is left has played everybody else"
    };
    format!("It ends after round {round} of {rounds}, because {why}.")
}

/// A seat of a tournament game did not move in time.
pub fn forfeits(live: &Session, late: Seat, absent: bool, played: &[Played]) -> String {
    if live.ending() == Some(&Ending::NobodyCame) {
        return format!("Nobody moved in time, so nobody gets the point.\n{}", to_act_line(live));
    }
    if live.game.outcome().is_some_and(|outcome| outcome.winners().next().is_none()) {
        return format!(
            "{} is out of time, but nobody can win any more.\n{}",
            player(live, late),
            to_act_line(live)
        );
    }
    let why = if absent { "didn't make the first move in time" } else { "is out of time" };
    let head = format!("{} {why} and loses.", player(live, late));
    let fallen = played.iter().flat_map(|played| falls(live, played));
    let mut lines: Vec<_> = std::iter::once(head).chain(fallen).collect();
    lines.push(to_act_line(live));
    lines.join("\n")
}

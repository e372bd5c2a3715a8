//! Tie-breaks, worked out by hand.

use lasermate_domain::tournament::{
    BoardResult, Next, Pairing, TieBreak, Ties, Tournament, TournamentFormat, TournamentStep,
};

use super::field::rules;

fn started(format: TournamentFormat, players: i64, rounds: u32) -> Tournament {
    let mut tournament = Tournament::new(rules(format, Some(rounds)));
    for player in 1..=players {
        tournament.apply(&TournamentStep::Join(player)).expect("joins");
    }
    let start =
        TournamentStep::Start { seeds: (1..=players).collect(), rounds, threads: false, ends_at: None };
    tournament.apply(&start).expect("starts");
    tournament
}

fn played(tournament: &mut Tournament, round: u32, slot: u32, seats: &[i64], points: &[u32]) {
    let board = tournament.boards.len();
    let pairing = Pairing { round, slot, seats: seats.to_vec() };
    tournament.apply(&TournamentStep::Pair(vec![pairing])).expect("paired");
    if seats.len() > 1 {
        let result = BoardResult { points: points.to_vec(), absent: Vec::new() };
        tournament.apply(&TournamentStep::Result { board, result }).expect("played");
    }
}

#[test]
fn equal_points_are_decided_by_name() {
    let mut tournament = started(TournamentFormat::Swiss, 4, 3);
    // 1 beats 2, 3 beats 4; 3 beats 1, 2 and 4 draw; 1 beats 4, 2 beats 3.
    for (round, slot, seats, points) in [
        (1, 0, [1, 2], [2, 0]),
        (1, 1, [3, 4], [2, 0]),
        (2, 0, [3, 1], [2, 0]),
        (2, 1, [2, 4], [1, 1]),
        (3, 0, [1, 4], [2, 0]),
        (3, 1, [2, 3], [2, 0]),
    ] {
        played(&mut tournament, round, slot, &seats, &points);
    }
    let rows = tournament.standings();
    // 3 and 1 have two points each, and 3 has beaten 1.
    assert_eq!(rows.iter().map(|row| row.player).collect::<Vec<_>>(), [3, 1, 2, 4]);
    assert_eq!(rows.iter().map(|row| row.points).collect::<Vec<_>>(), [4, 4, 3, 1]);
    assert_eq!(
        tournament.tie_breaks(),
        [TieBreak::DirectEncounter, TieBreak::Buchholz, TieBreak::SonnebornBerger, TieBreak::Wins]
    );
    // In halves: against each other; the points of 4, 1 and 2; twice those of 4 and 1 who were beaten; two wins.
    assert_eq!(rows[0].tie_breaks, [2, 1 + 4 + 3, 2 + 8, 2]);
    assert_eq!(rows[1].tie_breaks, [0, 3 + 4 + 1, 6 + 2, 2]);
    assert_eq!(rows[2].tie_breaks, [0, 4 + 1 + 4, 1 + 8, 1]);
    assert_eq!(
        rows.iter().map(|row| row.results).collect::<Vec<_>>(),
        [[2, 0, 1], [2, 0, 1], [1, 1, 1], [0, 1, 2]]
    );
    assert_eq!(tournament.next(0, 0), Some(Next::End));
}

#[test]
fn a_bye_is_a_point_and_counts_as_a_game_against_oneself() {
    let mut tournament = started(TournamentFormat::Swiss, 3, 2);
    played(&mut tournament, 1, 0, &[1, 2], &[2, 0]);
    played(&mut tournament, 1, 1, &[3], &[]);
    let rows = tournament.standings();
    assert_eq!(rows.iter().map(|row| (row.player, row.points)).collect::<Vec<_>>(), [(3, 2), (1, 2), (2, 0)]);
    assert_eq!(rows[0].tie_breaks, [0, 2, 0, 0], "Buchholz of the bye: its own points");
    // The other two have no bye yet, and the lower one gets it.
    assert_eq!(
        tournament.next(0, 0),
        Some(Next::Pair(vec![
            Pairing { round: 2, slot: 0, seats: vec![3, 1] },
            Pairing { round: 2, slot: 1, seats: vec![2] },
        ]))
    );
}

#[test]
fn who_is_absent_twice_in_a_row_is_withdrawn() {
    let mut tournament = started(TournamentFormat::Swiss, 4, 3);
    let absent = |tournament: &mut Tournament, seats: [i64; 2]| {
        let board = tournament.boards.len();
        let pairing = Pairing { round: tournament.round() + 1, slot: 0, seats: seats.to_vec() };
        tournament.apply(&TournamentStep::Pair(vec![pairing])).expect("paired");
        let result = BoardResult { points: vec![0, 2], absent: vec![seats[0]] };
        tournament.apply(&TournamentStep::Result { board, result }).expect("noted");
    };
    absent(&mut tournament, [4, 1]);
    assert!(tournament.is_active(4));
    absent(&mut tournament, [4, 2]);
    assert!(!tournament.is_active(4) && tournament.is_active(1));
    tournament.apply(&TournamentStep::Join(4)).expect("they come back");
    assert!(tournament.is_active(4));
}

#[test]
fn drawn_games_of_a_knockout_are_decided_by_the_rule_that_was_named() {
    let draw = |tournament: &mut Tournament| {
        let Some(Next::Pair(pairings)) = tournament.next(0, 0) else { return None };
        let seats = pairings[0].seats.clone();
        let board = tournament.boards.len();
        tournament.apply(&TournamentStep::Pair(pairings)).expect("paired");
        let result = BoardResult { points: vec![1, 1], absent: Vec::new() };
        tournament.apply(&TournamentStep::Result { board, result }).expect("drawn");
        Some(seats)
    };
    let mut tournament = started(TournamentFormat::Knockout, 2, 1);
    let games: Vec<_> = std::iter::from_fn(|| draw(&mut tournament)).collect();
    assert_eq!(games, [[1, 2], [2, 1], [1, 2]], "two rematches with sides swapped");
    assert_eq!(tournament.standings()[0].player, 1, "then the higher seed");
    assert_eq!(tournament.through_by_ties(1), [[1, 2]], "and that is told");
    for (ties, winner) in [(Ties::Seed, 1), (Ties::Second, 2)] {
        let mut tournament = started(TournamentFormat::Knockout, 2, 1);
        tournament.rules.ties = ties;
        assert_eq!(draw(&mut tournament), Some(vec![1, 2]));
        assert_eq!(tournament.next(0, 0), Some(Next::End));
        assert_eq!((tournament.standings()[0].player, tournament.standings()[0].points), (winner, 1));
        assert_eq!(tournament.through_by_ties(1), [[winner, 3 - winner]]);
    }
}

#[test]
fn whoever_waits_in_an_arena_is_paired_and_its_end_waits_for_games() {
    let mut tournament = Tournament::new(rules(TournamentFormat::Arena, None));
    for player in 1..=3 {
        tournament.apply(&TournamentStep::Join(player)).expect("joins");
    }
    let start = TournamentStep::Start { seeds: vec![1, 2, 3], rounds: 0, threads: true, ends_at: Some(1000) };
    tournament.apply(&start).expect("starts");
    let pairing = |seats: [i64; 2], round| Pairing { round, slot: 0, seats: seats.to_vec() };
    assert_eq!(tournament.next(0, 0), None, "there is no room for a game");
    assert_eq!(tournament.next(0, 9), Some(Next::Pair(vec![pairing([1, 2], 1)])));
    tournament.apply(&TournamentStep::Pair(vec![pairing([1, 2], 1)])).expect("paired");
    assert_eq!(tournament.next(500, 9), None);
    assert_eq!(tournament.next(1000, 9), None, "the game goes on");
    let result = BoardResult { points: vec![2, 0], absent: Vec::new() };
    tournament.apply(&TournamentStep::Result { board: 0, result }).expect("played");
    let next = tournament.next(500, 9);
    let Some(Next::Pair(pairings)) = next else { panic!("{next:?}") };
    assert!(pairings[0].seats.contains(&3), "never the same two in a row: {pairings:?}");
    assert_eq!(tournament.next(1000, 9), Some(Next::End));
}

#[test]
fn a_bye_counts_once_the_games_of_its_round_are_over() {
    // The pairing of a round says nothing about who leads after the one before.
    let mut tournament = started(TournamentFormat::Swiss, 3, 2);
    let pair = |tournament: &mut Tournament, round, seats: &[&[i64]]| {
        let boards = (0..).zip(seats);
        let boards = boards.map(|(slot, seats)| Pairing { round, slot, seats: seats.to_vec() });
        tournament.apply(&TournamentStep::Pair(boards.collect())).expect("paired");
    };
    let result = |tournament: &mut Tournament, board, points: &[u32]| {
        let result = BoardResult { points: points.to_vec(), absent: Vec::new() };
        tournament.apply(&TournamentStep::Result { board, result }).expect("played");
    };
    let points = |tournament: &Tournament| {
        let rows = tournament.standings();
        rows.iter().map(|row| (row.player, row.points)).collect::<Vec<_>>()
    };
    pair(&mut tournament, 1, &[&[1, 3], &[2]]);
    assert_eq!(points(&tournament), [(1, 0), (2, 0), (3, 0)]);
    result(&mut tournament, 0, &[1, 1]);
    let after_one = [(2, 2), (1, 1), (3, 1)];
    assert_eq!(points(&tournament), after_one);
    // 1 has the bye of a round that nobody finishes, and wins nothing by it.
    pair(&mut tournament, 2, &[&[2, 3], &[1]]);
    assert_eq!(points(&tournament), after_one);
    tournament.apply(&TournamentStep::End).expect("it ends early");
    assert_eq!(points(&tournament), after_one);
    assert_eq!(tournament.standings()[1].tie_breaks[1], 1, "nor is it a game against oneself: Buchholz");

    let mut tournament = started(TournamentFormat::Knockout, 3, 2);
    pair(&mut tournament, 1, &[&[1], &[2, 3]]);
    assert_eq!(points(&tournament), [(1, 0), (2, 0), (3, 0)]);
    result(&mut tournament, 1, &[0, 2]);
    assert_eq!(points(&tournament), [(1, 1), (3, 1), (2, 0)], "rounds that are won");
}

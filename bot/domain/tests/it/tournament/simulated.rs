//! Whole tournaments of 200 players of known strength: pairings are legal, nobody is paired twice in a Swiss, and who is
//! stronger comes out higher.

use std::collections::{BTreeMap, BTreeSet};

use lasermate_domain::tournament::{PlayerId, TournamentFormat};

use super::field::{Field, rules};

/// How often each two players have met.
fn meetings(field: &Field) -> BTreeMap<(PlayerId, PlayerId), u32> {
    let mut met = BTreeMap::new();
    for board in &field.tournament.boards {
        for one in &board.seats {
            for other in board.seats.iter().filter(|other| *other > one) {
                *met.entry((*one, *other)).or_default() += 1;
            }
        }
    }
    met
}

/// How often each player had each seat.
fn seats(field: &Field) -> BTreeMap<PlayerId, [u32; 3]> {
    let mut seats: BTreeMap<_, [u32; 3]> = BTreeMap::new();
    for board in field.tournament.boards.iter().filter(|board| !board.is_bye()) {
        for (seat, player) in board.seats.iter().enumerate() {
            seats.entry(*player).or_default()[seat] += 1;
        }
    }
    seats
}

#[test]
fn a_swiss_of_200_pairs_nobody_twice_balances_sides_and_finds_the_strongest() {
    for (players, rounds) in [(200, 9), (199, 9), (201, 11)] {
        let mut field = Field::new(rules(TournamentFormat::Swiss, Some(rounds)), players, 7);
        let mut apart = 0;
        loop {
            let points: BTreeMap<_, _> =
                field.tournament.standings().iter().map(|row| (row.player, row.points)).collect();
            let boards = field.pair();
            if field.is_over() {
                break;
            }
            let seated: BTreeSet<_> = boards.iter().flat_map(|board| board.seats.iter()).collect();
            assert_eq!(seated.len(), players, "everybody has one board a round");
            assert_eq!(boards.len(), players.div_ceil(2));
            for board in boards.iter().filter(|board| board.seats.len() > 1) {
                apart = apart.max(points[&board.seats[0]].abs_diff(points[&board.seats[1]]));
            }
            field.play_all();
        }
        assert_eq!(field.tournament.round(), rounds);
        assert!(meetings(&field).values().all(|count| *count == 1), "somebody met twice");
        assert!(apart <= 4, "half points between two who met: {apart}");
        let byes = field.tournament.boards.iter().filter(|board| board.is_bye());
        let byes: Vec<_> = byes.map(|board| board.seats[0]).collect();
        assert_eq!(byes.iter().collect::<BTreeSet<_>>().len(), byes.len(), "somebody had two byes");
        for (player, [first, second, _]) in seats(&field) {
            assert!(first.abs_diff(second) <= 2, "{player} had {first} and {second}");
        }
        for player in field.strengths.keys() {
            let own = field.tournament.boards.iter().filter(|board| !board.is_bye());
            let own = own.filter_map(|board| board.seats.iter().position(|seat| seat == player));
            let own: Vec<_> = own.collect();
            let thrice = own.windows(3).filter(|seats| seats[0] == seats[1] && seats[1] == seats[2]).count();
            assert_eq!(thrice, 0, "{player} sat {own:?}");
        }
        let correlation = field.correlation();
        assert!(correlation > 0.85, "{players} players: {correlation}");
    }
}

#[test]
fn a_knockout_of_200_takes_eight_rounds_and_leaves_one() {
    let mut field = Field::new(rules(TournamentFormat::Knockout, None), 200, 3);
    loop {
        let boards = field.pair();
        if field.is_over() {
            break;
        }
        let seated: Vec<_> = boards.iter().flat_map(|board| board.seats.iter()).collect();
        assert_eq!(seated.len(), seated.iter().collect::<BTreeSet<_>>().len());
        field.play_all();
    }
    assert_eq!(field.tournament.round(), 8);
    let places = field.tournament.standings();
    assert_eq!(places.iter().filter(|row| row.place == 1).count(), 1);
    assert_eq!((places[0].points, places[1].points), (8, 7));
    let byes = field.tournament.boards.iter().filter(|board| board.is_bye()).count();
    assert_eq!(byes, 56, "the first round has 256 places");
    // The seeds are random, and half of all players lose their first game.
    assert!(field.correlation() > 0.4, "{}", field.correlation());
}

#[test]
fn an_arena_of_200_never_pairs_the_same_two_in_a_row_and_finds_the_strongest() {
    let mut field = Field::new(rules(TournamentFormat::Arena, None), 200, 5);
    while !field.is_over() {
        field.now += 60_000;
        field.pair();
        let open: Vec<_> = field.tournament.open_boards().map(|(board, _)| board).collect();
        let seated = open.iter().flat_map(|board| field.tournament.boards[*board].seats.clone());
        let seated: Vec<_> = seated.collect();
        assert_eq!(
            seated.len(),
            seated.iter().collect::<BTreeSet<_>>().len(),
            "somebody plays twice at once"
        );
        let ends = field.now >= 3_600_000;
        for board in open {
            if ends || field.below(4) == 0 {
                field.play(board);
            }
        }
    }
    let mut last = BTreeMap::new();
    for board in &field.tournament.boards {
        let (one, other) = (board.seats[0], board.seats[1]);
        assert!(
            last.insert(one, other) != Some(other) || last.get(&other) != Some(&one),
            "{one} and {other}"
        );
        last.insert(other, one);
    }
    assert!(field.tournament.boards.len() > 1000);
    assert!(field.correlation() > 0.85, "{}", field.correlation());
}

#[test]
fn a_league_seats_everybody_with_everybody_as_evenly_as_possible() {
    // Nine players meet each other exactly once in four rounds.
    for seed in 0..5 {
        let mut field = Field::new(rules(TournamentFormat::League, Some(4)), 9, seed);
        while !field.is_over() {
            field.pair();
            field.play_all();
        }
        let met = meetings(&field);
        assert!(met.len() == 36 && met.values().all(|count| *count == 1), "{met:?}");
    }
    for (players, rounds) in [(10, 9), (15, 7), (30, 20), (61, 12)] {
        let mut field = Field::new(rules(TournamentFormat::League, Some(rounds)), players, 11);
        while !field.is_over() {
            field.pair();
            field.play_all();
        }
        assert_eq!(field.tournament.round(), rounds);
        let mut met = meetings(&field);
        let pairs = players * (players - 1) / 2;
        let most = *met.values().max().unwrap_or(&0);
        met.retain(|_, count| *count > 0);
        let least = if met.len() < pairs { 0 } else { *met.values().min().unwrap_or(&0) };
        assert!(most - least <= 2, "{players} players: {least} to {most} meetings");
        for (player, seats) in seats(&field) {
            let (least, most) = (seats.iter().min(), seats.iter().max());
            assert!(most.unwrap_or(&0) - least.unwrap_or(&0) <= 2, "{player} of {players} sat {seats:?}");
        }
        let mut byes: BTreeMap<PlayerId, u32> = field.strengths.keys().map(|player| (*player, 0)).collect();
        for board in field.tournament.boards.iter().filter(|board| board.is_bye()) {
            *byes.entry(board.seats[0]).or_default() += 1;
        }
        let (least, most) = (byes.values().min(), byes.values().max());
        assert!(most.unwrap_or(&0) - least.unwrap_or(&0) <= 1, "{players} players: byes {byes:?}");
    }
    let mut field = Field::new(rules(TournamentFormat::League, Some(12)), 198, 2);
    while !field.is_over() {
        field.pair();
        field.play_all();
    }
    assert!(field.correlation() > 0.85, "{}", field.correlation());
}

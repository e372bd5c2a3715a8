//! Laws of every format, whoever is absent, withdraws, comes late or draws.

use std::collections::BTreeSet;

use lasermate_domain::tournament::{Ties, Tournament, TournamentFormat, TournamentStep};
use proptest::prelude::*;

use super::field::{Field, rules};

const FORMATS: [TournamentFormat; 4] =
    [TournamentFormat::Arena, TournamentFormat::Swiss, TournamentFormat::Knockout, TournamentFormat::League];

/// Plays a tournament to its end, with whatever the dice bring.
fn play(mut field: Field, trouble: usize) -> Result<Field, TestCaseError> {
    let seats = field.tournament.rules.format.seats();
    for turn in 0.. {
        prop_assert!(turn < 4000, "it never ends: {:?}", field.tournament);
        field.now += 60_000;
        for pairing in field.pair() {
            let own: BTreeSet<_> = pairing.seats.iter().collect();
            prop_assert!(own.len() == pairing.seats.len() && own.len() <= seats);
            prop_assert!(pairing.seats.iter().all(|player| field.tournament.is_active(*player)));
        }
        if field.is_over() {
            return Ok(field);
        }
        let seated: Vec<_> =
            field.tournament.open_boards().flat_map(|(_, board)| board.seats.clone()).collect();
        prop_assert_eq!(seated.iter().collect::<BTreeSet<_>>().len(), seated.len());
        let open: Vec<_> = field.tournament.open_boards().map(|(board, _)| board).collect();
        for board in open {
            let players = field.tournament.boards[board].seats.clone();
            match field.below(100) {
                dice if dice < trouble => {
                    let mut points = vec![2; players.len()];
                    points[0] = 0;
                    field.result(board, points, vec![players[0]]);
                }
                dice if dice < 80 => field.play(board),
                _ => {}
            }
        }
        if field.below(100) < trouble {
            let all: Vec<_> = field.tournament.active().collect();
            if !all.is_empty() {
                let player = all[field.below(all.len())];
                field.step(TournamentStep::Leave(player));
            }
        }
        if field.below(100) < trouble && field.tournament.can_be_joined(field.now) {
            let late = 1000 + i64::from(turn % 5);
            field.strengths.insert(late, 1500.0);
            if !field.tournament.is_active(late) {
                field.step(TournamentStep::Join(late));
            }
        }
    }
    Ok(field)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn every_tournament_ends_and_is_the_fold_of_its_steps(
        format in 0_usize..4,
        players in 2_usize..24,
        rounds in proptest::option::of(1_u32..12),
        trouble in 0_usize..25,
        ties in 0_usize..3,
        seed in 0_u64..1_000_000,
    ) {
        let format = FORMATS[format];
        let mut rules = rules(format, rounds);
        rules.ties = [Ties::Rematch, Ties::Seed, Ties::Second][ties];
        let field = play(Field::new(rules.clone(), players, seed), trouble)?;
        let mut folded = Tournament::new(rules);
        for step in &field.steps {
            let stored = serde_json::to_string(step).expect("written");
            let read: TournamentStep = serde_json::from_str(&stored).expect("read");
            prop_assert_eq!(&read, step);
            folded.apply(&read).expect("it fits");
        }
        prop_assert_eq!(&folded, &field.tournament);
        let stored = serde_json::to_string(&folded).expect("written");
        prop_assert_eq!(serde_json::from_str::<Tournament>(&stored).expect("read"), folded);
        let tournament = &field.tournament;
        let places = tournament.standings();
        prop_assert_eq!(places.len(), tournament.entrants.len());
        prop_assert!(places.windows(2).all(|two| two[0].place <= two[1].place));
        if format == TournamentFormat::Swiss {
            let mut met = BTreeSet::new();
            for board in tournament.boards.iter().filter(|board| !board.is_bye()) {
                let pair = (board.seats[0].min(board.seats[1]), board.seats[0].max(board.seats[1]));
                prop_assert!(met.insert(pair), "{:?} met twice", pair);
            }
        }
        if format != TournamentFormat::Knockout {
            let given: u32 =
                tournament.boards.iter().filter_map(|board| board.result.as_ref()).flat_map(|result| &result.points).sum();
            prop_assert_eq!(places.iter().map(|row| row.points).sum::<u32>(), given);
        } else {
            // Who has won every round is alone; where both finalists stay away nobody has, and they share the place.
            let rounds = tournament.rules.rounds_for(tournament.entrants.len());
            prop_assert!(places.iter().all(|row| row.points <= rounds));
            prop_assert!(places.iter().filter(|row| row.points == rounds).count() <= 1);
        }
        if trouble == 0 && format == TournamentFormat::Swiss && rounds.is_none() {
            prop_assert_eq!(tournament.round(), tournament.rounds);
        }
    }

    #[test]
    fn a_step_that_does_not_fit_changes_nothing(seed in 0_u64..1_000, number in 0_usize..60) {
        let mut field = Field::new(rules(TournamentFormat::Swiss, None), 6, seed);
        field.pair();
        field.play(0);
        let before = field.tournament.clone();
        let steps = [
            TournamentStep::Create(before.rules.clone()),
            TournamentStep::Join(1),
            TournamentStep::Leave(77),
            TournamentStep::Start { seeds: vec![1, 2], rounds: 2, threads: false, ends_at: None },
            TournamentStep::Game { board: 0, game: 9 },
            TournamentStep::Game { board: 99, game: 9 },
        ];
        let mut after = before.clone();
        prop_assert!(after.apply(&steps[number % steps.len()]).is_err());
        prop_assert_eq!(after, before);
    }
}

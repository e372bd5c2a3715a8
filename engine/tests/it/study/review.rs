//! A game looked back at: what cost something, what was better, what was missed.

use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{TranspositionTable, WIN};
use lasermate_engine::seat::Seat;
use lasermate_engine::study::{PLENTY, RecordedAction, Review, ReviewBudget, Reviewer, review};
use lasermate_engine::variants::Setup;

const SMALL: ReviewBudget = ReviewBudget { nodes: 2_000, again: 4, nodes_again: 10_000 };

fn record(setup: &Setup, words: &str) -> Vec<RecordedAction> {
    let mut game = AnyGame::new(setup).expect("a position");
    let mut deeds = Vec::new();
    for word in words.split_whitespace() {
        let (seat, text) = {
            let asked = game.address(word).expect("a side");
            (asked.seat, asked.text.to_owned())
        };
        let played = game.try_text(seat, &text, 0).expect("a legal action");
        deeds.push(RecordedAction { seat, exact: played.exact, at: 0 });
    }
    deeds
}

fn look_back(setup: &Setup, words: &str) -> Review {
    let mut memory = TranspositionTable::new(1 << 22);
    review(setup, &record(setup, words), SMALL, &|| false, &mut memory).expect("a review")
}

fn setup(game: &str, position: Option<&str>) -> Setup {
    let mut setup = Setup::parse(game, []).expect("a preset");
    setup.position = position.map(str::to_owned);
    setup
}

#[test]
fn a_fools_mate_is_blamed_on_the_fool_and_ends_won() {
    let found = look_back(&setup("chess", None), "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(found.plies.len(), 4);
    let worst = found.worst(3);
    assert_eq!((worst[0].index, worst[0].seat, worst[0].san.as_str()), (2, Seat::First, "g4"));
    assert!((1..=3).contains(&worst[0].better.len()) && !worst[0].better.contains(&"g4".to_owned()));
    let last = found.plies.last().unwrap();
    assert_eq!((last.loss, last.better.len()), (0, 0), "the mate is the best there is");
    assert_eq!(last.values, [-WIN, WIN]);
    assert!(found.plies.iter().all(|ply| (0..=2 * PLENTY).contains(&ply.loss)));
}

#[test]
fn several_moves_that_were_better_are_told_the_best_first() {
    // The queen takes a guarded pawn, where nearly any other move keeps her.
    let position = "6k1/5ppp/2p5/3p4/8/8/5PPP/3Q2K1 w - - 0 1";
    let found = look_back(&setup("chess", Some(position)), "d1d5");
    let better = &found.plies[0].better;
    assert_eq!(better.len(), 3, "{better:?}");
    assert!(better.iter().all(|san| san != "Qxd5"), "{better:?}");
}

#[test]
fn accuracy_is_high_for_who_errs_little() {
    let found = look_back(&setup("chess", None), "f2f3 e7e5 g2g4 d8h4");
    let [fool, other] =
        [Seat::First, Seat::Second].map(|seat| found.accuracy(seat).expect("both have moved"));
    assert!(fool < 70 && other > 95, "{fool} {other}");
    let alone = look_back(&setup("chess", None), "e2e4");
    assert_eq!((alone.accuracy(Seat::First).is_some(), alone.accuracy(Seat::Second)), (true, None));
}

#[test]
fn a_lasermate_that_was_missed_is_named() {
    // The position of a puzzle: red's queen makes a lasermate by e2d2 and by no other move.
    let position = "8/8/8/4q2p/P4R1P/6P1/4kP1K/8 b - - 0 48";
    let missed = look_back(&setup("billichess", Some(position)), "e2e1");
    assert_eq!(missed.plies[0].missed.as_deref(), Some("Kd2"));
    assert_eq!(missed.missed().count(), 1);
    let made = look_back(&setup("billichess", Some(position)), "e2d2");
    assert_eq!(made.plies[0].missed, None, "who has made it has missed none");
}

#[test]
fn offers_and_answers_are_not_judged() {
    let found = look_back(&setup("chess", None), "e2e4 w:draw-offer b:draw-decline e7e5 w:resign");
    assert_eq!(found.plies.iter().map(|ply| ply.index).collect::<Vec<_>>(), [0, 3]);
}

#[test]
fn three_seats_have_a_value_each_and_who_has_fallen_has_lost() {
    let found = look_back(&setup("three-way", None), "e2e4 red:resign black:h11h10 white:d2d4");
    assert_eq!(found.start.len(), 3);
    let last = found.plies.last().unwrap();
    assert_eq!(last.values[1], -WIN);
    assert!(last.values[0] > -WIN && last.values[2] > -WIN);
}

#[test]
fn every_game_can_be_looked_back_at() {
    for preset in lasermate_engine::variants::Preset::all() {
        let setup = Setup::new(preset);
        let mut game = AnyGame::new(&setup).unwrap();
        let mut deeds = Vec::new();
        let mut dice = crate::dice::Dice::new(7);
        for ply in 0..12 {
            let at = ply * 30_000;
            game.advance(at);
            let asked: Vec<_> = game.to_act().iter().map(|(seat, _)| seat).collect();
            let Some(seat) = asked.into_iter().find(|seat| !game.legal(*seat).is_empty()) else { continue };
            let legal = game.legal(seat);
            let exact = legal[dice.below(legal.len())].exact.clone();
            game.try_text(seat, &exact, at).unwrap();
            deeds.push(RecordedAction { seat, exact, at });
        }
        let budget = ReviewBudget { nodes: 300, again: 1, nodes_again: 600 };
        let mut memory = TranspositionTable::new(1 << 20);
        let mut reviewer = Reviewer::new(&setup, &deeds, budget).unwrap();
        let mut steps = 0;
        while !reviewer.is_done() {
            assert_eq!(reviewer.step(&|| true, &mut memory), None, "it can be stopped and taken up again");
            reviewer.step(&|| false, &mut memory).unwrap();
            steps += 1;
            let (done, all) = reviewer.progress();
            assert!(done == steps && done <= all);
        }
        let found = reviewer.finish();
        assert_eq!(found.plies.len(), deeds.len(), "{}", preset.name);
        let again = review(&setup, &deeds, budget, &|| false, &mut TranspositionTable::new(1 << 20));
        assert_eq!(Some(found), again, "{}", preset.name);
    }
}

#[test]
fn a_review_stops_when_it_is_told_to() {
    let setup = setup("chess", None);
    let deeds = record(&setup, "e2e4 e7e5");
    let stopped = review(&setup, &deeds, SMALL, &|| true, &mut TranspositionTable::new(1 << 20));
    assert_eq!(stopped, None);
    let wrong = [RecordedAction { seat: Seat::First, exact: "e2e5".into(), at: 0 }];
    assert_eq!(review(&setup, &wrong, SMALL, &|| false, &mut TranspositionTable::new(1 << 20)), None);
}

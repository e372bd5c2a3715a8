//! P8 by law: whatever a computer says about pacts the referee accepts, it says the same twice, and not much in a round;
//! allies change values as plain minimax would; and among computers pacts are made, kept and broken.

use std::collections::BTreeMap;

use crate::dice::Dice;
use crate::search::help::{actions, walk};
use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::{Ledger, Stage, Verdict};
use lasermate_engine::position::Position;
use lasermate_engine::search::Allies;
use lasermate_engine::search::bargain::{Manner, Motive, Persona};
use lasermate_engine::search::eval::balance;
use lasermate_engine::search::{Evaluate, Level, Limits, Score, TranspositionTable, Tuning, WIN, search};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayRules};
use lasermate_engine::variants::{Preset, Setup};
use proptest::prelude::*;

/// Acts about pacts of all seats together in one round, at the most: two offers, their answers, and denunciations.
const IN_A_ROUND: u32 = 10;

fn start(preset: &str) -> AnyGame {
    AnyGame::new(&Setup::new(Preset::named(preset).expect("a preset"))).expect("a game")
}

fn ledger(game: &AnyGame) -> &Ledger {
    game.pacts().expect("three sit here")
}

fn persona(number: usize) -> Persona {
    Persona::ALL[number % 3]
}

/// Lets every seat say what it has to say until nobody has anything more; how many acts that were.
fn talk(game: &mut AnyGame, manners: [Manner; 3], memory: &mut TranspositionTable) -> u32 {
    let mut acts = 0;
    loop {
        let said = Seat::ALL.into_iter().zip(manners).find_map(|(seat, manner)| {
            let said = game.bargain(seat, manner, memory)?;
            assert_eq!(game.bargain(seat, manner, memory).as_ref(), Some(&said), "the same twice");
            Some((seat, said))
        });
        let Some((seat, said)) = said else { return acts };
        if let Err(refusal) = game.try_typed(seat, (&said.action).into(), 0) {
            panic!("{said:?} refused: {} in {}", refusal.reason, game.position());
        }
        acts += 1;
        assert!(acts <= IN_A_ROUND, "they never end: {said:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn rule_p8_every_act_is_accepted_and_there_are_few_in_a_round(
        seed: u64,
        preset in prop::sample::select(vec!["three-way", "three-way-heirs", "three-way-lasers"]),
        personas in prop::array::uniform3(0..3_usize),
    ) {
        const PLIES: usize = 120;
        let (mut game, mut dice) = (start(preset), Dice::new(seed));
        let mut memory = TranspositionTable::new(1 << 16);
        let manners = personas.map(|number| Manner { persona: persona(number), seed });
        let mut acts: BTreeMap<u32, u32> = BTreeMap::new();
        for _ in 0..PLIES {
            *acts.entry(game.view().move_number).or_default() += talk(&mut game, manners, &mut memory);
            let Some(mover) = game.to_act().mover() else { break };
            let legal = game.legal(mover);
            // Pieces are taken where they can be, so that the balance turns.
            let takes: Vec<_> = legal.iter().filter(|legal| legal.san.contains('x')).collect();
            let text = match takes.get(dice.up_to(2 * takes.len().max(1))) {
                Some(legal) => legal.exact.clone(),
                None => legal[dice.up_to(legal.len())].exact.clone(),
            };
            game.try_text(mover, &text, 0).expect("it is legal");
        }
        for (round, acts) in acts {
            prop_assert!(acts <= IN_A_ROUND, "{acts} acts in round {round}");
        }
    }
}

/// Minimax written out plainly, where taking a piece of somebody costs what the allies say.
fn bound_minimax(state: &ThreeWay, root: Seat, allies: &Allies, depth: u32, ply: Score) -> Score {
    if state.has_fallen(root) {
        return -WIN + ply;
    }
    let Some((seat, _)) = state.to_act().iter().next() else {
        return if state.outcome().is_some_and(|outcome| outcome.winners().any(|won| won == root)) {
            WIN - ply
        } else {
            0
        };
    };
    let all = actions(state);
    if depth == 0 || all.is_empty() {
        return balance(state, root);
    }
    let party = if seat == root { 1 } else { -1 };
    let values = all.into_iter().map(|(seat, action)| {
        let mut after = *state;
        after.play(seat, action, 0, &mut ());
        let cost = match action {
            Action::Move(mv) => state.taken_from(mv).map_or(0, |of| allies.between(seat, of)),
            _ => 0,
        };
        let value = party * bound_minimax(&after, root, allies, depth - 1, ply + 1);
        if cost == 0 { value } else { (value - cost).max(-WIN) }
    });
    party * values.max().unwrap_or(0)
}

#[test]
fn rule_p8_allies_cost_in_the_tree_what_they_say() {
    let allies = Allies::NONE
        .with(Seat::First, Seat::Second, 1_000)
        .with(Seat::Second, Seat::First, 300)
        .with(Seat::Third, Seat::First, 80);
    let (mut differs, positions) = (0, 25);
    for seed in 0..positions {
        let mut dice = Dice::new(seed + 1);
        let plies = 20 + dice.up_to(80);
        let state: ThreeWay = walk(ThreeWayRules::default(), &mut dice, plies);
        for seat in Seat::ALL.into_iter().filter(|seat| !state.has_fallen(*seat)) {
            let value = |tuning| {
                let how = (Limits::depth(2), tuning);
                let found =
                    search(&state, seat, &[], how, &mut TranspositionTable::new(1 << 20), &mut |_| {});
                found.map(|found| found.value)
            };
            let bound = value(Tuning { allies, ..Tuning::EXACT });
            assert_eq!(bound, Some(bound_minimax(&state, seat, &allies, 2, 0)), "seed {seed}");
            assert_eq!(value(Tuning { allies, use_tt: true, ..Tuning::EXACT }), bound, "remembered");
            differs += u32::from(value(Tuning::EXACT) != bound);
        }
    }
    assert!(differs > 5, "the allies never mattered");
}

#[test]
fn rule_p8_among_computers_pacts_are_made_kept_and_broken() {
    const GAMES: usize = 6;
    const PLIES: usize = 120;
    let (mut kept, mut denounced, mut broken) = (0, 0, 0);
    for number in 0..GAMES {
        let mut game = start(["three-way", "three-way-heirs", "three-way-lasers"][number % 3]);
        let mut memory = TranspositionTable::new(1 << 20);
        let seed = 40 + number as u64;
        let manners = [0, 1, 2].map(|seat| Manner { persona: persona(number / 3 + seat), seed });
        let level = Level::new(2).expect("a level");
        for ply in 0..PLIES {
            talk(&mut game, manners, &mut memory);
            let Some((seat, _)) = game.to_act().iter().next() else { break };
            let persona = manners[seat.index()].persona;
            let how = (level, seed << 32 | ply as u64);
            let resolved = game.resolve(seat, how, persona, &|| false, &mut memory).expect("it acts");
            let text = resolved.thought.action.expect("it acts");
            let told = game.would_break(seat, &text, 0);
            assert_eq!(told.first().copied(), resolved.breach.map(|breach| (breach.pact, breach.term)));
            if let (Persona::Loyal, Some(breach)) = (persona, resolved.breach) {
                assert_ne!(breach.motive, Motive::Gain, "a loyal one breaks its word for no gain");
            }
            game.try_text(seat, &text, 0).expect(&text);
        }
        for pact in ledger(&game).pacts() {
            match pact.stage {
                Stage::Ended { verdict: Verdict::Broken, .. } => broken += 1,
                Stage::Ended { end: lasermate_engine::pact::End::Denounced(_), .. } => denounced += 1,
                Stage::Ended { .. } => kept += 1,
                _ => {}
            }
        }
    }
    assert!(kept > 0 && broken > 0, "{kept} kept, {denounced} denounced, {broken} broken");
}

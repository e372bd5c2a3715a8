//! Three computers that deal with each other: who wins by which persona, and what becomes of their pacts.

use lasermate_engine::any::AnyGame;
use lasermate_engine::mix::GOLDEN;
use lasermate_engine::pact::{End, Stage, Verdict};
use lasermate_engine::search::bargain::{Manner, Persona};
use lasermate_engine::search::{Level, TranspositionTable};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};

use crate::arena::{PLIES, Score};

/// The six ways in which three personas can sit down.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// What became of the pacts that were signed.
#[derive(Default)]
struct Pacts {
    offered: u32,
    signed: u32,
    denounced: u32,
    broken: [u32; 3],
}

/// Plays games among the three personas, over all seats, and shows who wins and whose word was broken.
pub fn personas(game: &'static Preset, games: u64, level: Level) {
    let mut scores: [Score; 3] = Default::default();
    let mut pacts = Pacts::default();
    let mut memory = TranspositionTable::new(TranspositionTable::BYTES);
    for number in 0..games {
        let order = ORDERS[(number % 6) as usize].map(|index| Persona::ALL[index]);
        let played = play(game, level, order, number, &mut memory);
        let winners: Vec<_> = played.outcome().iter().flat_map(|outcome| outcome.winners()).collect();
        for (persona, score) in Persona::ALL.into_iter().zip(&mut scores) {
            let own = order.iter().position(|other| *other == persona).and_then(Seat::from_index).unwrap();
            score.count(&winners, own);
        }
        for pact in played.pacts().unwrap().pacts() {
            pacts.offered += 1;
            let Stage::Ended { verdict, end, .. } = pact.stage else { continue };
            pacts.signed += 1;
            match (verdict, end) {
                (Verdict::Broken, End::Broken(by)) => pacts.broken[order[by.index()] as usize] += 1,
                (_, End::Denounced(_)) => pacts.denounced += 1,
                _ => {}
            }
        }
        if number % 6 == 5 || number + 1 == games {
            for (persona, score) in Persona::ALL.into_iter().zip(&scores) {
                println!("{} {}: {score}", game.name, persona.word());
            }
            let Pacts { offered, signed, denounced, broken: [loyal, shrewd, treacherous] } = pacts;
            println!(
                "{offered} pacts offered, {signed} signed, {denounced} denounced; broken by the loyal {loyal}, the shrewd {shrewd}, the treacherous {treacherous}"
            );
        }
    }
}

fn play(
    game: &'static Preset,
    level: Level,
    order: [Persona; 3],
    number: u64,
    memory: &mut TranspositionTable,
) -> AnyGame {
    let mut game = AnyGame::new(&Setup::new(game)).unwrap();
    let seed = number.wrapping_mul(GOLDEN);
    for ply in 0..PLIES {
        let said = |game: &AnyGame, memory: &mut TranspositionTable| {
            Seat::ALL.into_iter().find_map(|seat| {
                let manner = Manner { persona: order[seat.index()], seed };
                Some((seat, game.bargain(seat, manner, memory)?.action))
            })
        };
        while let Some((seat, act)) = said(&game, memory) {
            game.try_typed(seat, (&act).into(), 0).unwrap();
        }
        let Some((seat, _)) = game.to_act().iter().next() else { break };
        let how = (level, seed ^ ply as u64);
        let resolved = game.resolve(seat, how, order[seat.index()], &|| false, memory).unwrap();
        game.try_text(seat, &resolved.thought.action.unwrap(), 0).unwrap();
    }
    game
}

//! Laws of pacts: random games of three with random pacts run to an end without a contradiction, and give the same
//! ledger when they are folded again.

use std::collections::BTreeMap;

use super::help::WHITE;
use crate::dice::Dice;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::pact::{Ledger, PactEffect, Stage, Verdict};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use proptest::prelude::*;

const SIDES: [&str; 3] = ["white", "red", "black"];

/// Terms that may be typed for any two or three parties; which of them are allowed depends on the parties and the pieces.
const TERMS: [&str; 16] = [
    "each.peace",
    "each.no-check",
    "A.peace",
    "B.no-check",
    "A.against(C,2)",
    "each.against(C,3)",
    "A.keep-out(B)",
    "B.keep-out(d4,e4,e9,i9,i5,d5)",
    "A.spare(Qd1)",
    "B.spare(d4,e4,d2)",
    "A.hostage(1)",
    "A.heir(B)",
    "each.draw-if-two",
    "A.move(MOVE)",
    "B.move(MOVE,9)",
    "each.words(we%20share%20the%20centre)",
];
const UNTIL: [&str; 8] =
    ["", ";until=3", ";until=9", ";until=king", ";until=king.C", ";until=term.1", ";stands=3", ";stands=2"];

/// What has been told of each pact so far.
#[derive(Default)]
struct Told {
    began: BTreeMap<u8, u32>,
    ended: BTreeMap<u8, Vec<Verdict>>,
    judged: BTreeMap<(u8, u8, usize), Vec<Verdict>>,
}

impl Told {
    fn hear(&mut self, effects: &[Effect]) {
        for effect in effects {
            match *effect {
                Effect::Pact(PactEffect::Began { pact }) => *self.began.entry(pact.0).or_default() += 1,
                Effect::Pact(PactEffect::Ended { pact, verdict }) => {
                    self.ended.entry(pact.0).or_default().push(verdict)
                }
                Effect::Pact(PactEffect::PromiseJudged { pact, term, seat, verdict }) => {
                    self.judged.entry((pact.0, term, seat.index())).or_default().push(verdict);
                }
                _ => {}
            }
        }
    }
}

fn start(preset: &str) -> AnyGame {
    AnyGame::new(&Setup::parse(preset, []).expect("the preset exists")).expect("the start is sound")
}

fn ledger(game: &AnyGame) -> &Ledger {
    game.pacts().expect("three seats")
}

/// A random act about pacts, allowed or not: often an answer to what is asked, often an offer.
fn act(game: &AnyGame, dice: &mut Dice) -> (Seat, String) {
    let to_act = game.to_act();
    let asked = to_act.iter().filter_map(|(seat, what)| match what {
        Asked::Pact { pact } => Some((seat, usize::from(pact.0))),
        _ => None,
    });
    let asked: Vec<_> = asked.collect();
    let index = dice.below(3);
    let anybody = Seat::from_index(index).unwrap_or(WHITE);
    let answers = dice.below(3) > 0;
    let (seat, number) = match dice.any(&asked).filter(|_| answers) {
        Some(asked) => *asked,
        None => (anybody, dice.below(ledger(game).pacts().len() + 1) + 1),
    };
    match dice.below(if answers { 8 } else { 14 }) {
        0..=5 => (seat, format!("pact-accept({number})")),
        6 => (seat, format!("pact-refuse({number})")),
        7 => (seat, format!("pact-counter({number};{})", offer(game, dice, seat.index()))),
        8 => (seat, format!("pact-withdraw({number})")),
        9 => (seat, format!("pact-denounce({number})")),
        _ => {
            // Most random offers mean nothing with these pieces and parties; the last one tried may be refused too.
            let offers = (0..8).map(|_| format!("pact-offer({})", offer(game, dice, index)));
            let text = offers.reduce(|best, next| if game.may(anybody, &best).is_ok() { best } else { next });
            (anybody, text.unwrap_or_default())
        }
    }
}

fn offer(game: &AnyGame, dice: &mut Dice, seat: usize) -> String {
    let turn = 1 + dice.below(2);
    let (a, b, c) = (SIDES[seat], SIDES[(seat + turn) % 3], SIDES[(seat + 3 - turn) % 3]);
    let to = if dice.below(3) == 0 { format!("{b}+{c}") } else { b.to_owned() };
    let mut terms = Vec::new();
    for _ in 0..=dice.below(3) {
        let term = dice.pick(&TERMS);
        let mover = Seat::from_index(if term.starts_with('A') { seat } else { (seat + turn) % 3 });
        let legal = mover.map_or_else(Vec::new, |mover| game.legal(mover));
        let mv = dice.any(&legal).map_or("e2e4", |legal| legal.exact.as_str());
        terms.push(term.replace("MOVE", mv).replace('A', a).replace('B', b).replace('C', c));
    }
    let until = dice.pick(&UNTIL).replace('C', c);
    format!("{to};{}{until}", terms.join(";"))
}

/// A move: a king is taken where it can be, now and then, so that games end.
fn choose_move(game: &AnyGame, dice: &mut Dice, seat: Seat) -> Option<String> {
    let legal = game.legal(seat);
    let view = game.view();
    let king = |to: &str| {
        let at = view.mesh.cell_named(to);
        view.pieces.iter().any(|piece| {
            Some(piece.cell) == at && piece.kind == lasermate_engine::piece::Kind::King && !piece.inert
        })
    };
    let kings: Vec<_> = legal.iter().filter(|legal| king(&legal.to)).collect();
    let takes = dice.any(&kings).filter(|_| dice_is_bold(seat, legal.len())).map(|legal| legal.exact.clone());
    takes.or_else(|| dice.any(&legal).map(|legal| legal.exact.clone()))
}

fn dice_is_bold(seat: Seat, moves: usize) -> bool {
    (moves + seat.index()).is_multiple_of(2)
}

/// What must hold after every action.
fn check(game: &AnyGame) -> Result<(), TestCaseError> {
    let (to_act, view) = (game.to_act(), game.view());
    for (seat, asked) in to_act.iter() {
        prop_assert!(!view.fallen.contains(&seat), "{seat:?} is out and is asked {asked:?}");
        if let Asked::Pact { pact } = asked {
            let refuse = format!("pact-refuse({pact})");
            prop_assert!(game.may(seat, &refuse).is_ok(), "{seat:?} is asked about {pact}");
        }
    }
    for pact in ledger(game).pacts() {
        let open = pact.promises.iter().filter(|promise| promise.judged.is_none()).count();
        match &pact.stage {
            Stage::InForce { .. } => prop_assert!(open > 0, "{pact:?}"),
            Stage::Ended { verdict, .. } => {
                prop_assert_eq!(open, 0, "{:?}", pact);
                let broken = pact.promises.iter().any(|promise| promise.verdict() == Verdict::Broken);
                prop_assert_eq!(broken, *verdict == Verdict::Broken, "{:?}", pact);
            }
            _ => prop_assert_eq!(open, pact.promises.len()),
        }
    }
    Ok(())
}

/// Plays a random game to its end and gives its actions.
fn random_game(game: &mut AnyGame, dice: &mut Dice) -> Result<Vec<(Seat, String)>, TestCaseError> {
    const PLIES: u32 = 150;
    let (mut log, mut told) = (Vec::new(), Told::default());
    while game.outcome().is_none() {
        let Some(seat) = Seat::from_index(dice.below(3)) else { continue };
        let draw = game.to_act().iter().find(|(_, what)| *what == Asked::Draw);
        let text = match game.to_act().mover() {
            _ if dice.below(2) == 0 => act(game, dice),
            _ if dice.below(100) == 0 => (seat, "draw-offer".to_owned()),
            _ if draw.is_some() && dice.below(3) == 0 => {
                let answer = if dice.below(4) == 0 { "draw-decline" } else { "draw-accept" };
                (draw.map_or(seat, |(asked, _)| asked), answer.to_owned())
            }
            _ if dice.below(400) == 0 || ledger(game).ply() > PLIES => (seat, "resign".to_owned()),
            Some(mover) => match choose_move(game, dice, mover) {
                Some(mv) => (mover, mv),
                None => (mover, "pass".to_owned()),
            },
            None => (seat, "resign".to_owned()),
        };
        let warned = game.would_break(text.0, &text.1, 0);
        if let Ok(played) = game.try_text(text.0, &text.1, 0) {
            told.hear(&played.effects);
            for (pact, term) in warned {
                let key = (pact.0, term, text.0.index());
                prop_assert_eq!(told.judged.get(&key), Some(&vec![Verdict::Broken]), "P5 warned of it");
            }
            log.push((text.0, played.exact));
        }
        check(game)?;
    }
    finished(game, &told)?;
    Ok(log)
}

/// What must hold at the end: every pact that was signed has exactly one verdict, told once.
fn finished(game: &AnyGame, told: &Told) -> Result<(), TestCaseError> {
    prop_assert!(game.to_act().is_nobody());
    for pact in ledger(game).pacts() {
        let number = pact.number.0;
        prop_assert!(!pact.in_force() && !pact.is_offered(), "{pact:?}");
        let verdicts: Vec<_> = pact.verdict().into_iter().collect();
        prop_assert_eq!(told.began.contains_key(&number), !verdicts.is_empty());
        prop_assert_eq!(told.ended.get(&number).cloned().unwrap_or_default(), verdicts);
        for promise in pact.promises.iter().filter(|promise| promise.judged.is_some()) {
            let key = (number, promise.term, promise.by.index());
            prop_assert_eq!(told.judged.get(&key), Some(&vec![promise.verdict()]));
        }
    }
    for seat in Seat::ALL {
        let record = ledger(game).record(seat);
        prop_assert_eq!(record.made, record.kept + record.denounced + record.broken + record.void);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn random_games_with_random_pacts_end_without_contradiction(
        seed: u64,
        preset in prop::sample::select(vec!["three-way", "three-way-heirs", "three-way-lasers"]),
    ) {
        let (mut game, mut dice) = (start(preset), Dice::new(seed));
        let log = random_game(&mut game, &mut dice)?;
        // Folded again, the log gives the same game and the same ledger.
        let mut again = start(preset);
        for (seat, text) in &log {
            let exact = again.try_text(*seat, text, 0).map(|played| played.exact);
            prop_assert_eq!(exact.as_ref(), Ok(text));
        }
        prop_assert_eq!(ledger(&again).pacts(), ledger(&game).pacts());
        prop_assert_eq!(again.position(), game.position());
        // Without its pacts the game is move for move the same: they change nothing on the board.
        let mut bare = start(preset);
        for (seat, text) in log.iter().filter(|(_, text)| !text.starts_with("pact-")) {
            prop_assert!(bare.try_text(*seat, text, 0).is_ok());
        }
        prop_assert_eq!(bare.position(), game.position());
        prop_assert_eq!(bare.outcome(), game.outcome());
    }
}

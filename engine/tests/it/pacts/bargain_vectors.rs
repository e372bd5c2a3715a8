//! P8: positions in which a computer among three offers, answers, denounces, keeps its word or breaks it.

use super::help::*;
use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::{PactNumber, Verdict};
use lasermate_engine::search::bargain::{Bargain, Breach, Manner, Motive, Persona, Resolution};
use lasermate_engine::search::{Level, TranspositionTable};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};

/// Black has a queen and a rook more than each of the others.
const BLACK_AHEAD: &str = "wKe1 wRa1 wPb2 rKd8 rRl8 rPk7 bKi12 bQe12 bRh12 bRl12 bPk11";
/// White's rook attacks Red's king.
const KING_HANGS: &str = "wKe1 wRd1 wPg2 rKd8 rRl8 rPk7 bKi12 bRh12 bPk11";
/// Red's queen, unguarded, attacks White's king, which has no other way out than to take her.
const CORNERED: &str = "wKa1 rQb2 rKd8 bKi12 bRl12";

/// The same pieces, in a later round and with another side to move.
fn later(pieces: &str, turn: char) -> AnyGame {
    let mut setup = Setup::parse("three-way", []).expect("the preset exists");
    setup.position = Some(hexagon(&format!("{pieces} {turn} wrb - - 0 5")));
    AnyGame::new(&setup).expect("a position")
}

/// What a seat says, by its exact text.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    act: String,
    motive: Motive,
}

fn says(game: &AnyGame, seat: Seat, persona: Persona) -> Option<Said> {
    let Bargain { action, motive } =
        game.bargain(seat, Manner { persona, seed: 7 }, &mut TranspositionTable::new(1 << 20))?;
    let act = game.clone().try_typed(seat, (&action).into(), 0).expect("it may").exact;
    Some(Said { act, motive })
}

fn resolves(game: &AnyGame, seat: Seat, persona: Persona) -> Resolution {
    resolves_by(game, seat, persona, 7)
}

/// The same by another seed.
fn resolves_by(game: &AnyGame, seat: Seat, persona: Persona, seed: u64) -> Resolution {
    let level = Level::new(4).expect("a level");
    game.resolve(seat, (level, seed), persona, &|| false, &mut TranspositionTable::new(1 << 20))
        .expect("it acts")
}

fn done(resolved: &Resolution) -> &str {
    resolved.thought.action.as_deref().expect("it acts")
}

#[test]
fn rule_p8_two_weaker_ones_side_against_the_strongest() {
    let together = Motive::Together { against: BLACK };
    let terms = [
        (Persona::Loyal, "each.peace;each.against(black,4);each.draw-if-two;until=15"),
        (Persona::Shrewd, "each.peace;each.against(black,4);until=12"),
        (Persona::Treacherous, "each.peace;each.no-check;red.against(black,4);until=11"),
    ];
    for (persona, terms) in terms {
        let mut game = later(BLACK_AHEAD, 'w');
        let offer = says(&game, WHITE, persona).expect("White offers");
        let act = format!("pact-offer(red;{terms};stands=2)");
        assert_eq!(offer, Said { act, motive: together });
        go(&mut game, &format!("w:{}", offer.act));
        for other in Persona::ALL {
            let answer = says(&game, RED, other).expect("Red answers");
            assert_eq!(
                answer,
                Said { act: "pact-accept(1)".into(), motive: together },
                "{persona:?} {other:?}"
            );
        }
        assert_eq!(says(&game, BLACK, persona), None, "it is not asked, and not on turn");
    }
}

#[test]
fn rule_p8_nothing_is_offered_out_of_turn_or_before_the_second_round() {
    for persona in Persona::ALL {
        assert_eq!(says(&later(BLACK_AHEAD, 'r'), WHITE, persona), None, "{persona:?}");
        assert_eq!(says(&game(BLACK_AHEAD), WHITE, persona), None, "{persona:?}");
    }
}

#[test]
fn rule_p8_the_strongest_is_not_spared() {
    let mut game = later(BLACK_AHEAD, 'b');
    go(&mut game, "b:pact-offer(white;each.peace;until=9)");
    let refused = Said { act: "pact-refuse(1)".into(), motive: Motive::TooStrong { whom: BLACK } };
    for persona in [Persona::Loyal, Persona::Shrewd] {
        assert_eq!(says(&game, WHITE, persona), Some(refused.clone()), "{persona:?}");
    }
}

#[test]
fn rule_p2_other_terms_are_offered_where_the_partner_is_right() {
    let mut game = later(BLACK_AHEAD, 'w');
    go(&mut game, "w:pact-offer(red;red.hostage(2);red.against(black,1);white.words(thanks))");
    let answer = says(&game, RED, Persona::Shrewd).expect("Red answers");
    assert_eq!(answer.act, "pact-counter(1;white;each.peace;each.against(black,4);until=12;stands=2)");
    assert_eq!(answer.motive, Motive::OtherTerms);
    // Nobody counters what answers his own offer: it could go on for ever.
    go(&mut game, "r:pact-refuse(1) w:e1f1");
    go(
        &mut game,
        "r:pact-offer(white;each.peace) w:pact-counter(2;white.peace;red.hostage(3);white.against(black,2))",
    );
    let answer = says(&game, RED, Persona::Shrewd).expect("Red answers");
    assert_eq!(answer, Said { act: "pact-refuse(3)".into(), motive: Motive::TooDear });
}

#[test]
fn rule_p8_a_promise_that_contradicts_one_in_force_is_refused() {
    let mut game = later(BLACK_AHEAD, 'w');
    go(&mut game, "w:pact-offer(red;each.peace;each.against(black,4)) r:pact-accept(1)");
    go(&mut game, "b:pact-offer(white;each.peace;black.spare(Ra1);until=9)");
    let refused = Said { act: "pact-refuse(2)".into(), motive: Motive::Bound { by: PactNumber(1) } };
    for persona in [Persona::Loyal, Persona::Shrewd] {
        assert_eq!(says(&game, WHITE, persona), Some(refused.clone()), "{persona:?}");
    }
}

#[test]
fn rule_p8_a_loyal_one_keeps_and_a_treacherous_one_breaks_for_a_king() {
    let game = agreed(KING_HANGS, "each.peace");
    let loyal = resolves(&game, WHITE, Persona::Loyal);
    assert_ne!(done(&loyal), "d1d8");
    assert_eq!(loyal.breach, None);
    for persona in [Persona::Treacherous, Persona::Shrewd] {
        let breaks = resolves(&game, WHITE, persona);
        assert_eq!(done(&breaks), "d1d8", "{persona:?}");
        let breach = Breach { pact: PactNumber(1), term: 1, motive: Motive::TakesKing { of: RED } };
        assert_eq!(breaks.breach, Some(breach), "{persona:?}");
    }
    // Without a word given the loyal one takes it too.
    assert_eq!(done(&resolves(&super::help::game(KING_HANGS), WHITE, Persona::Loyal)), "d1d8");
}

#[test]
fn rule_p8_a_loyal_one_breaks_a_lesser_word_for_the_king_of_no_partner() {
    let mut game = game(KING_HANGS);
    go(&mut game, "w:pact-offer(black;white.keep-out(red)) b:pact-accept(1)");
    let resolved = resolves(&game, WHITE, Persona::Loyal);
    assert_eq!(done(&resolved), "d1d8");
    assert_eq!(resolved.breach.map(|breach| breach.motive), Some(Motive::TakesKing { of: RED }));
    // Not one that it has promised to leave to the heir.
    let mut game = super::help::game(KING_HANGS);
    go(&mut game, "w:pact-offer(black;white.heir(black)) b:pact-accept(1)");
    let resolved = resolves(&game, WHITE, Persona::Loyal);
    assert_ne!(done(&resolved), "d1d8");
    assert_eq!(resolved.breach, None);
}

#[test]
fn rule_p8_a_loyal_one_breaks_its_word_rather_than_lose_its_king() {
    let resolved = resolves(&agreed(CORNERED, "each.peace"), WHITE, Persona::Loyal);
    assert_eq!(done(&resolved), "a1b2");
    assert_eq!(resolved.breach.map(|breach| breach.motive), Some(Motive::SavesKing));
}

#[test]
fn rule_p8_a_small_gain_tempts_the_treacherous_alone() {
    // Red's rook on a7 stands open to White's; nobody can take back.
    let pieces = "wKe1 wRa1 wPg2 wPf2 rKi8 rRl8 rRa7 bKi12 bRl12 bPk11";
    let game = agreed(pieces, "each.peace");
    for seed in 7..10 {
        for persona in [Persona::Loyal, Persona::Shrewd] {
            assert_eq!(resolves_by(&game, WHITE, persona, seed).breach, None, "{persona:?}");
        }
        let breach =
            resolves_by(&game, WHITE, Persona::Treacherous, seed).breach.expect("it breaks its word");
        assert_eq!(breach.motive, Motive::Gain);
    }
}

#[test]
fn rule_p8_an_ally_struck_hard_reconsiders() {
    let pieces = "wKe1 wRh2 wPa2 rKd8 rRl8 rPa7 bKi12 bRh12 bRl12 bPk11";
    for persona in Persona::ALL {
        let mut game = agreed(pieces, "each.peace;each.against(black,4);until=20");
        go(&mut game, "e1f1 d8c8");
        assert_eq!(says(&game, WHITE, persona), None, "{persona:?}: nothing has happened yet");
        go(&mut game, "h12h2");
        let struck = Said { act: "pact-denounce(1)".into(), motive: Motive::Struck { by: BLACK } };
        assert_eq!(says(&game, WHITE, persona), Some(struck), "{persona:?}");
        go(&mut game, "w:pact-denounce(1)");
        assert_ne!(says(&game, WHITE, persona).map(|said| said.act), Some("pact-denounce(1)".into()));
    }
}

#[test]
fn rule_p8_an_ally_that_towers_over_all_is_left() {
    let pieces = "wKe1 wPb2 rKd8 rRl8 rRa8 rPk7 bKi12 bRh12 bPk11";
    let game = agreed(pieces, "each.peace;until=20");
    let left = Said { act: "pact-denounce(1)".into(), motive: Motive::Outgrown { whom: RED } };
    for persona in [Persona::Loyal, Persona::Shrewd] {
        assert_eq!(says(&game, WHITE, persona), Some(left.clone()), "{persona:?}");
    }
    assert_eq!(says(&game, WHITE, Persona::Treacherous), None, "it waits until breaking pays");
}

#[test]
fn rule_p10_two_who_agreed_to_share_do_so() {
    let mut game = agreed(PIECES, "each.draw-if-two");
    go(&mut game, "b:resign");
    let share = Said { act: "draw-offer".into(), motive: Motive::ShareAsAgreed };
    assert_eq!(says(&game, WHITE, Persona::Loyal), Some(share));
    go(&mut game, "w:draw-offer");
    let accepts = resolves(&game, RED, Persona::Loyal);
    assert_eq!(done(&accepts), "draw-accept");
    assert_eq!(accepts.breach, None);
    go(&mut game, "r:draw-accept");
    assert_eq!(ended(&game), Some(Verdict::Fulfilled));
}

#[test]
fn rule_p10_a_draw_that_was_agreed_on_is_refused_by_the_treacherous_who_stands_better() {
    let pieces = "wKe1 wPa2 rKd8 rQi8 rRl8 rPk7 bKi12";
    let mut game = agreed(pieces, "each.draw-if-two");
    go(&mut game, "b:resign w:draw-offer");
    assert_eq!(done(&resolves(&game, RED, Persona::Loyal)), "draw-accept");
    let refuses = resolves(&game, RED, Persona::Treacherous);
    assert_ne!(done(&refuses), "draw-accept");
    assert_eq!(refuses.breach.map(|breach| breach.pact), Some(PactNumber(1)));
}

#[test]
fn rule_p8_there_is_nothing_to_bargain_about_between_two() {
    for preset in Preset::all().iter().filter(|preset| preset.sides().len() == 2) {
        let game = AnyGame::new(&Setup::new(preset)).expect(preset.name);
        for persona in Persona::ALL {
            assert_eq!(says(&game, Seat::First, persona), None, "{}", preset.name);
        }
    }
}

#[test]
fn rule_p8_tempers_are_chosen_by_their_words_or_drawn_from_the_seed() {
    for persona in Persona::ALL {
        assert_eq!(Persona::named(persona.word()), Some(persona));
        assert!((0..60).any(|seed| Persona::drawn(seed) == persona), "{persona:?} is never drawn");
    }
    assert_eq!(Persona::named("any"), None);
}

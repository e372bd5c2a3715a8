//! Draughts under beams and denial: switched off it is the base, and what does not combine is refused (draughts.md 5.2).

use crate::play::{play, set_up, table};
use lasermate_engine::outcome::EndKind;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Preset;

#[test]
fn lasers_and_denial_change_no_leaf() {
    let base = table("draughts", "").perft(4);
    assert_eq!(base, 1469);
    for setup in
        ["laser-draughts", "draughts denial=hard", "laser-draughts denial=soft", "laser-draughts lasers=off"]
    {
        assert_eq!(table(setup, "").perft(4), base, "{setup}");
    }
}

#[test]
fn rule_5_2_1_the_presets() {
    assert!(table("draughts", "").view().beams.is_empty());
    let view = table("laser-draughts", "").view();
    assert_eq!((view.beams.len(), view.mesh.shape()), (2, "12x8"));
    let preset = Preset::named("laser-draughts").expect("a preset");
    let word = |name: &str| preset.choices.word(name).into_owned();
    assert_eq!(["lasers", "board", "mirror", "denial"].map(word), ["on", "12x8", "columns", "off"]);
}

#[test]
fn rule_5_2_5_jokers_mode_b_and_realtime_are_refused_with_a_sentence() {
    for game in ["draughts", "laser-draughts"] {
        for (option, why) in [
            ("joker=on", "draughts has no knights"),
            ("lifeline_duration=one_ply", "draughts has no knights"),
            ("mode=b", "mode A only"),
            ("lets_billi=unilateral", "mode A only"),
            ("tu=10000", "draughts is played in turns"),
            ("premove=on", "draughts is played in turns"),
            ("promo_same_move=on", "a man becomes a king and nothing else"),
        ] {
            let error = set_up(&format!("{game} {option}"), "").expect_err(option);
            assert!(error.contains(why) && error.starts_with(game), "{error}");
        }
    }
}

/// A position may be given as other programs write it, under beams and denial too.
#[test]
fn portable_positions_are_read_under_overlays() {
    for setup in ["draughts", "laser-draughts", "draughts denial=hard", "laser-draughts denial=hard"] {
        let game = table(setup, "B:W22,K9:B1,2");
        assert_eq!(game.position(), "1m1m4/8/1K6/8/8/2M5/8/8 b 0 1", "{setup}");
    }
}

#[test]
fn a_draw_is_offered_claimed_and_agreed() {
    let mut game = table("laser-draughts", "8/8/8/8/8/8/1k6/K7 w 79 50");
    assert!(game.claimable().is_none());
    play(&mut game, "draw-offer").expect("an offer");
    assert!(play(&mut game, "draw-claim").is_err());
    play(&mut game, "a1c3").expect("the capture is compulsory");
    assert_eq!(game.outcome().expect("Red has nothing left").kind.word(), "no-moves");
}

/// A denied capture sets nobody free to move quietly, and who has no other has lost.
#[test]
fn rule_5_2_5_under_denial_capturing_stays_compulsory_and_who_has_no_other_move_has_lost() {
    for setup in ["draughts denial=hard", "laser-draughts denial=hard"] {
        let mut only = table(setup, "1m6/8/8/8/3m4/2M5/8/M7 w 0 1");
        play(&mut only, "c3e5 deny").expect("legal");
        let outcome = only.outcome().expect("nothing else may be played");
        assert_eq!(outcome.kind, EndKind::NoMoves, "{setup}");
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::Second], "{setup}");
        let mut two = table(setup, "1m6/8/8/8/1m1m4/2M5/8/M7 w 0 1");
        play(&mut two, "c3e5 deny").expect("legal");
        let left: Vec<_> = two.legal(Seat::First).into_iter().map(|legal| legal.exact).collect();
        assert_eq!(left, ["c3a5"], "{setup}");
        // A capture of several jumps is one move, and another route another one.
        let mut routes = table(setup, "7m/8/8/2m1m3/8/2m1m3/3M4/8 w 0 1");
        let captures: Vec<_> = routes.legal(Seat::First).into_iter().map(|legal| legal.exact).collect();
        assert!(captures.len() > 1, "{captures:?}");
        play(&mut routes, &format!("{} deny", captures[0])).expect("legal");
        let left: Vec<_> = routes.legal(Seat::First).into_iter().map(|legal| legal.exact).collect();
        assert_eq!(left, captures[1..], "{setup}");
    }
}

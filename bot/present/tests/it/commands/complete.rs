//! Completion: every value is legal, at most 25, each label says what it does in at most 100 characters.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use std::collections::BTreeMap;

use crate::english::English as _;
use crate::words::live::{live, live_at, person, play_all, play_random, presets};
use lasermate_domain::command::{COMMANDS, CommandId, offered};
use lasermate_domain::duration::Span;
use lasermate_domain::port::{CompletionChoice, RoomId, ServerId, Typing};
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_present::best_choices::{CHOICES, LABEL_CHARS};
use lasermate_present::complete;
use lasermate_present::language::Language;
use proptest::prelude::*;

fn typing(command: CommandId, option: &str, typed: &str, who: &str) -> Typing {
    Typing {
        server: ServerId("local:home".into()),
        room: RoomId("local:lobby".into()),
        who: person(who, who),
        command,
        option: option.into(),
        typed: typed.into(),
        options: BTreeMap::new(),
        locale: None,
    }
}

/// What is offered, as it is read in English.
fn complete(table: Option<&Table>, typing: &Typing, codes: &[CompletionChoice]) -> Vec<CompletionChoice> {
    complete::complete(table, typing, codes, Language::english()).english()
}

fn moves(table: &Table, typed: &str, who: &str) -> Vec<CompletionChoice> {
    complete(Some(table), &typing(CommandId::Move, "move", typed, who), &[])
}

fn values(choices: &[CompletionChoice]) -> Vec<&str> {
    choices.iter().map(|choice| choice.value.as_str()).collect()
}

#[test]
fn what_was_typed_comes_first() {
    let game = live("billichess", "");
    assert_eq!(values(&moves(&game, "e2e4", "a")), ["e2e4"]);
    assert_eq!(values(&moves(&game, "E2-E4", "a")), ["e2e4"]);
    assert_eq!(values(&moves(&game, "nf3", "a")), ["g1f3"]);
    assert_eq!(values(&moves(&game, "e2", "a")), ["e2e3", "e2e4"]);
    assert_eq!(values(&moves(&game, "e4", "a"))[0], "e2e4");
    assert_eq!(moves(&game, "zz", "a"), []);
    assert_eq!(moves(&game, "", "a").len(), 20);
}

/// `Sf3` found nothing, `D` no queen, while a German typed it.
#[test]
fn moves_are_found_by_the_piece_letters_of_the_typists_language() {
    let game = live("billichess", "");
    let found = |code: &str, typed: &str| {
        let language = Language::of(code).expect("a language");
        let typing = typing(CommandId::Move, "move", typed, "a");
        let found = complete::complete(Some(&game), &typing, &[], language);
        values(&found).iter().map(|value| (*value).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(found("de", "Sf3"), ["g1f3"]);
    assert_eq!(found("fr", "Cf3"), ["g1f3"]);
    assert_eq!(found("en", "Sf3"), [""; 0]);
    assert_eq!(found("de", "Nf3"), ["g1f3"]);
    let knights = found("de", "S");
    for value in ["b1a3", "b1c3", "g1f3", "g1h3"] {
        assert!(knights.iter().take(4).any(|found| found == value), "{value}: {knights:?}");
    }
    // A column stays one.
    assert_eq!(found("fr", "c3"), found("en", "c3"));
    assert_eq!(found("fr", "D2"), found("en", "D2"));
}

#[test]
fn only_the_one_to_move_is_offered_moves() {
    let game = live("billichess", "");
    assert_eq!(moves(&game, "", "b"), []);
    assert_eq!(moves(&game, "", "stranger"), []);
    let preview = complete(Some(&game), &typing(CommandId::Preview, "move", "e4", "stranger"), &[]);
    assert_eq!(preview[0].value, "e2e4");
}

/// The fifth ply of billichess.md 2.7 (5) is Blue's, and scores for Red: it is said, and not offered first.
#[test]
fn rule_2_5_1_an_own_goal_is_labelled_and_ranked_last() {
    let mut game = live("billichess", "");
    play_all(&mut game, "d2d3 e7e5 c1g5 d7d6");
    let own_goal = &moves(&game, "b1d2", "a")[0];
    assert!(own_goal.label.contains("LASERMATE for Red +277"), "{}", own_goal.label);
    let first = &moves(&game, "", "a")[0];
    assert!(!first.label.contains("LASERMATE"), "{}", first.label);
}

#[test]
fn labels_say_what_a_move_does() {
    let mut game = live("billichess", "");
    play_all(&mut game, "d2d4");
    // billichess.md 2.7 (4): after 1.d4 e5 Blue's beam stops on d8.
    assert!(moves(&game, "e7e5", "b")[0].label.contains("Blue's beam stops on d8"));
    let mut game = live("chess", "");
    play_all(&mut game, "f2f3 e7e5 g2g4");
    let mate = &moves(&game, "", "b")[0];
    assert_eq!(mate.value, "d8h4");
    assert!(mate.label.contains("checkmate"), "{}", mate.label);
    let game = live_at("chess", "", Some("3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1"));
    let first = &moves(&game, "", "a")[0];
    assert_eq!(first.value, "e7d8q");
    assert!(first.label.contains("captures a rook, becomes a queen"), "{}", first.label);
}

#[test]
fn a_bishop_and_a_pawn_are_told_apart_by_case() {
    let game = live_at("chess", "", Some("4k3/8/8/3p4/2P5/1P6/4B3/4K3 w - - 0 1"));
    assert_eq!(moves(&game, "Bd", "a")[0].value, "e2d1");
    assert_eq!(moves(&game, "b4", "a")[0].value, "b3b4");
}

#[test]
fn options_of_a_game_are_offered_word_by_word() {
    let mut typing = typing(CommandId::Challenge, "options", "mirror=rows own", "a");
    typing.options.insert("game".into(), "billichess".into());
    let found = complete(None, &typing, &[]);
    assert_eq!(values(&found), ["mirror=rows own_move_only=on"]);
    typing.typed = String::new();
    for choice in complete(None, &typing, &[]) {
        assert!(choice.value.contains('='), "{choice:?}");
    }
}

#[test]
fn games_commands_codes_and_questions_are_completed() {
    let all: Vec<_> = offered().map(|preset| preset.name).collect();
    assert_eq!(values(&complete(None, &typing(CommandId::Rules, "game", "", "a"), &[])), all);
    assert_eq!(values(&complete(None, &typing(CommandId::Help, "command", "mo", "a"), &[]))[0], "move");
    let codes = [CompletionChoice { label: "G3: Ann against Bob".into(), value: "G3".into() }];
    assert_eq!(values(&complete(None, &typing(CommandId::Watch, "game", "bob", "a"), &codes)), ["G3"]);
    let game = live("billichess", "");
    let asked = complete(Some(&game), &typing(CommandId::Ask, "question", "attackers d5", "a"), &[]);
    assert_eq!(values(&asked)[0], "attackers d5");
    let squares = complete(Some(&game), &typing(CommandId::Targets, "square", "", "a"), &[]);
    assert_eq!(values(&squares), ["a2", "b1", "b2", "c2", "d2", "e2", "f2", "g1", "g2", "h2"]);
}

#[test]
fn every_option_of_the_table_completes_within_the_limits() {
    let game = live("billichess-joker", "");
    for spec in COMMANDS {
        for option in spec.options {
            for typed in ["", "a", "e2", "x\u{0}\u{202e}", &"long ".repeat(50)] {
                let found = complete(Some(&game), &typing(spec.id, option.name, typed, "a"), &[]);
                assert!(found.len() <= CHOICES, "/{} {}", spec.name, option.name);
                assert!(found.iter().all(|choice| choice.label.chars().count() <= LABEL_CHARS));
            }
        }
    }
}

#[test]
fn offered_options_can_be_set() {
    for preset in offered() {
        let mut typing = typing(CommandId::Challenge, "options", "", "a");
        typing.options.insert("game".into(), preset.name.into());
        for choice in complete(None, &typing, &[]) {
            // People have seconds where records have milliseconds.
            let value = match choice.value.strip_prefix("unit=").and_then(Span::read) {
                Some(unit) => format!("tu={}", unit.ms),
                None => choice.value,
            };
            // An option that would decide nothing here is refused with what it needs: that is another matter.
            if let Err(error) = Setup::parse(preset.name, [value.as_str()]) {
                assert!(error.to_string().contains(" needs "), "{error}");
            }
        }
    }
}

/// Black_holes.md 1.3.7: routes that do the same are one choice, and the one that was typed stands for it.
#[test]
fn routes_to_one_target_are_one_choice() {
    let game = live_at("black-holes", "", Some("4k/5/5/5/5/H4/5/RH2K w - - 0 1"));
    let all = moves(&game, "", "a");
    assert_eq!(
        all.iter().filter(|choice| choice.value.starts_with("a1") && choice.value.ends_with("b3")).count(),
        1
    );
    for (typed, value) in
        [("Ra1b3", "a1a3b1b3"), ("a1-b3", "a1a3b1b3"), ("a1b1a3b", "a1b1a3b3"), ("Ra1-b1-a3-b3", "a1b1a3b3")]
    {
        let first = &moves(&game, typed, "a")[0];
        assert_eq!(first.value, value, "{typed}");
        assert!(first.label.contains("2 routes"), "{}", first.label);
    }
    let drops = complete(Some(&game), &typing(CommandId::Drop, "square", "", "a"), &[]);
    assert_eq!(values(&drops), ["c1", "d1"]);
    let drops = complete(Some(&game), &typing(CommandId::Drop, "square", "@d", "a"), &[]);
    assert_eq!(values(&drops), ["d1"]);
    let chess = live("chess", "");
    assert!(complete(Some(&chess), &typing(CommandId::Drop, "square", "", "a"), &[]).is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn every_value_is_legal_and_every_label_fits(
        game in prop::sample::select(presets()),
        choices in prop::collection::vec(any::<u16>(), 0..80),
        typed in prop::sample::select(&["", "e", "N", "b", "x", "O", "e2", "1", "q", "li"][..]),
    ) {
        let mut table = live(game, "");
        play_random(&mut table, &choices);
        for seat in [Seat::First, Seat::Second] {
            let found = complete::best_moves(&table.game, seat, typed).english();
            prop_assert!(found.len() <= CHOICES);
            for choice in found {
                prop_assert!(table.game.may(seat, &choice.value).is_ok(), "{choice:?}");
                prop_assert!(choice.label.chars().count() <= LABEL_CHARS, "{choice:?}");
                prop_assert!(table.game.legal_routes(seat).iter().any(|legal| legal.exact == choice.value));
            }
        }
    }
}

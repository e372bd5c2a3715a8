//! What people read along whole games: announcements, descriptions, text boards, history, answers, in files that are
//! read by people before they are committed.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use std::fmt::Write as _;

use crate::english::{English as _, english};
use crate::expected::as_typed;
use crate::words::live::{expect_file, live, live_at, play};
use lasermate_domain::port::{PersonId, Reply};
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_present::language::Language;
use lasermate_present::show::{self, Lesson};
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::text;
use lasermate_present::variants::{crazy, demo_of, exercise, rules};

/// Everything that is read along a game.
fn told(mut table: Table, words: &str) -> String {
    let mut text = String::new();
    for word in words.split_whitespace() {
        let played = play(&mut table, word);
        let showing = PositionSnapshot::of(&table);
        let _ =
            writeln!(text, "> {word}\n{}\n[alt] {}\n", text::announce(&table, &played), text::alt(&showing));
    }
    let _ = writeln!(text, "> board\n{}\n", text::board(&PositionSnapshot::of(&table), false));
    let _ = writeln!(text, "> history\n{}\n", show::history(&table).text);
    for question in ["who", "last move", "beams", "attackers e4", "d2", "score", "check", "what?"] {
        let _ = writeln!(text, "> ask {question}\n{}\n", show::ask(&table, question).text);
    }
    text
}

fn rules_of(game: Option<&str>, part: Option<&str>) -> Reply {
    let theme = lasermate_render::scene::Theme::Dark;
    show::rules(Lesson { game, part, page: 0 }, None, theme, Language::english())
}

#[test]
fn rule_2_7_5_a_lasermate_by_the_opponents_move() {
    expect_file("lasermate.txt", &told(live("billichess", ""), "d2d3 e7e5 c1g5 d7d6 b1d2"));
}

/// Mode A: the lasermate's 277 and the checkmate's 500 are one game (2.5.4).
#[test]
fn rule_2_5_4_checkmate_ends_mode_a() {
    expect_file("mode-a-mate.txt", &told(live("billichess", ""), "f2f3 e7e5 g2g4 d8h4"));
}

/// Mode B: mate, the kings become rooks, the hunt, the lasermate (2.5.5).
#[test]
fn rule_2_5_5_mode_b_from_mate_to_lasermate() {
    expect_file("mode-b.txt", &told(live("billi-chess", ""), "f2f3 e7e5 g2g4 d8h4 d2d4 h4e1 g1h3 e1f1"));
}

/// LET'S BILLI by consent (2.5.8), a draw offered and declined, defeat accepted elsewhere (2.5.9).
#[test]
fn rule_2_5_8_lets_billi_offered_and_agreed() {
    expect_file(
        "lets-billi.txt",
        &told(live("billi-chess", ""), "e2e4 r:draw-offer b:draw-decline r:billi b:billi e7e5"),
    );
    expect_file("defeat.txt", &told(live("billi-chess", ""), "e2e4 r:accept-defeat"));
}

#[test]
fn rule_2_6_lifelines_are_asked_for_and_told() {
    let words = "g1f3 g8f6 lifeline-reflect e2e4 f6e4 f3h4 lifeline-none e4f2 lifeline-pass";
    expect_file("joker.txt", &told(live("billichess-joker", ""), words));
}

#[test]
fn orthodox_moves_of_every_kind_are_told() {
    let position = "r3k2r/1P6/8/4Pp2/8/8/8/R3K2R w KQkq f6 0 1";
    let game = live_at("chess", "", Some(position));
    expect_file("chess.txt", &told(game, "e5f6 e8g8 b7a8q f8a8 e1c1 resign"));
}

/// Three seats: rounds, checks that bind nobody, an elimination, a vote of those who are left (three_way.md 3.3).
#[test]
fn rule_3_3_2_three_way_from_check_to_a_shared_end() {
    let moves = "c2c3 i7i6 e11e10 d1a4 l7l6 l11l10 a4d7 k7k6 k11k10 d7d8 f11f10 w:draw-offer b:draw-accept";
    expect_file("three-way.txt", &told(live("three-way", ""), moves));
    let moves = "c2c3 i7i6 e11e10 d1a4 l7l6 l11l10 a4d7 k7k6 k11k10 d7d8 f11f10 k8j6";
    expect_file("three-way-heirs.txt", &told(live("three-way-heirs", ""), moves));
    let moves = "c2c3 i7i6 e11e10 d1a4 l7l6 l11l10 a4d7 k7k6 k11k10 d7d8 b:resign";
    expect_file("three-way-lasers.txt", &told(live("three-way-lasers", ""), moves));
}

/// Crazy chess from the array to the mate: what is announced, described and explained along the way (crazy.md 5B).
#[test]
fn a_game_of_crazy_chess_is_told_and_explained() {
    let moves =
        "e2e4 deny d2d4 e7e5 d4e5 d8g5 c1g5 g7~g5,h7~g7 h7g8 h8h2 h1h2^ e8d8e8 g1h3*h2 c7c5 e2e3 b7b5 d1d7";
    let mut table = live("crazy", "");
    let mut text = String::new();
    for word in moves.split_whitespace() {
        let played = play(&mut table, word);
        let explained = show::explain(&table, lasermate_render::scene::Theme::Dark);
        assert!(explained.is_private() && explained.pictures.len() == 1);
        let _ = writeln!(
            text,
            "> {word}\n{}\n[alt] {}\n[explain] {}\n",
            text::announce(&table, &played),
            text::alt(&PositionSnapshot::of(&table)),
            explained.text
        );
    }
    assert!(table.game.outcome().is_some());
    let _ = writeln!(text, "> board\n{}", text::board(&PositionSnapshot::of(&table), false));
    expect_file("crazy.txt", &text);
}

/// Draughts: steps, captures of several jumps, a king, and the end; under beams the points too (draughts.md).
#[test]
fn games_of_draughts_are_told() {
    let moves = "c3d4 h6g5 b2c3 d6c5 d4e5 f6d4b2 a1c3 b6a5 c3b4 a5c3";
    expect_file("laser-draughts.txt", &told(live("laser-draughts", ""), moves));
    let position = Some("3m1K1m/2m3m1/1m3m2/4m1m1/3M3M/M1M5/1M1M3M/M5M1 w 0 12");
    let end = "f8h6f4d6b8 f6g5 h4f6 d8c7 b8d6 h8g7 f6h8 b6c5 d4b6";
    expect_file("draughts.txt", &told(live_at("draughts", "", position), end));
}

/// What `/explain` says in other games: a sentence, a beam's way before and now, what was taken back.
#[test]
fn the_last_move_of_any_game_is_explained() {
    let explained = |game: &str, words: &str| {
        let mut live = live(game, "");
        words.split_whitespace().for_each(|word| drop(play(&mut live, word)));
        show::explain(&live, lasermate_render::scene::Theme::Dark).english().text
    };
    assert_eq!(explained("chess", ""), english(text::NO_LAST_MOVE));
    assert_eq!(explained("chess", "e2e4"), "1. **e4** by White.");
    let beams = explained("billichess", "d2d4");
    assert!(beams.contains("- Red's beam before: k7") && beams.contains("- Red's beam now: k7"), "{beams}");
    assert!(!beams.contains("Blue's beam before"), "a beam that goes as before is left out: {beams}");
    let denied = explained("denial", "e2e4 deny");
    assert!(denied.starts_with("1. **e4** by White.\nIt was denied"), "{denied}");
    let holes = explained("black-holes", "a2a3 a7a6 b1c3 d7d6 @b1");
    assert!(holes.contains("**@b1**"), "{holes}");
}

#[test]
fn rules_demonstrations_and_help_are_as_printed() {
    let mut text = String::new();
    for preset in lasermate_domain::command::offered() {
        let rules = rules_of(Some(preset.name), None).english();
        let demo = show::demo(Some(preset.name), lasermate_render::scene::Theme::Dark).english();
        for reply in [&rules, &demo] {
            let _ = writeln!(text, "{}\n({} pictures)\n", reply.text, reply.pictures.len());
        }
        assert!(
            as_typed(&rules.text).chars().count() <= 2000,
            "{} rules: {}",
            preset.name,
            as_typed(&rules.text).chars().count()
        );
        assert!(as_typed(&demo.text).chars().count() <= 2000, "{} demo is too long", preset.name);
        assert!((4..=6).contains(&demo.pictures.len()), "{}", preset.name);
    }
    for part in crazy::PARTS.list {
        let told = rules_of(Some("crazy"), Some(part.word)).english();
        let _ = writeln!(text, "{}\n({} pictures)\n", told.text, told.pictures.len());
        assert!(
            as_typed(&told.text).chars().count() <= 2000,
            "{}: {}",
            part.word,
            as_typed(&told.text).chars().count()
        );
        assert_eq!(told.menus.len(), 1, "from each to the next");
    }
    let nobody = PersonId("local:nobody".to_owned());
    for game in [None, Some("chess"), Some("billichess-joker"), Some("three-way"), Some("realtime")] {
        let table = game.map(|name| live(name, ""));
        let first = table.as_ref().map_or(nobody.clone(), |table| table.seating.players[0].id.clone());
        let pages = (0..text::HELP_PAGES).map(|page| text::help_page(page, table.as_ref(), &first).english());
        for help in pages {
            let _ = writeln!(text, "{help}\n");
            assert!(
                as_typed(&help).chars().count() <= 1200 && help.lines().count() <= 28,
                "{game:?}: {help}"
            );
        }
    }
    for name in ["move", "challenge", "settings", "mvoe", "nonsense"] {
        let _ = writeln!(text, "{}\n", text::one_command(name));
    }
    expect_file("learn.txt", &text);
}

/// Whoever is not to move, or looks on, was shown a move of the pawn on e2 as their own.
#[test]
fn help_names_a_move_to_whoever_can_make_it() {
    let mut table = live("chess", "");
    play(&mut table, "e2e4");
    let nobody = PersonId("local:nobody".to_owned());
    let begins = |table: &Table, who| {
        as_typed(&text::help_page(0, Some(table), who)).lines().next().unwrap().to_owned()
    };
    let [white, black] = [0, 1].map(|seat: usize| table.seating.players[seat].id.clone());
    assert_eq!(begins(&table, &white), "**Chess** is on here. Black to move.");
    assert_eq!(begins(&table, &nobody), "**Chess** is on here. Black to move.");
    let told = begins(&table, &black);
    let typed = told.split('`').nth(1).and_then(|line| line.strip_prefix("/move ")).expect("a move");
    play(&mut table, typed);
}

/// Page by page each sentence has its picture, and no game needs more than six pages. What is on them is written down.
#[test]
fn rules_are_told_in_at_most_six_pages_each_with_its_picture() {
    let theme = lasermate_render::scene::Theme::Dark;
    let mut text = String::new();
    let parts = crazy::PARTS.list.iter().map(|part| ("crazy", Some(part.word)));
    let games = lasermate_domain::command::offered().map(|preset| (preset.name, None));
    for (game, part) in games.chain(parts) {
        let at = |page| Lesson { game: Some(game), part, page };
        let page = |page| show::rules_page(at(page), None, theme, Language::english()).english();
        let next = |reply: &Reply| reply.buttons.iter().any(|button| button.label == "Next");
        let mut count = 0;
        loop {
            let shown = page(count);
            count += 1;
            assert_eq!(shown.pictures.len(), 1, "{game} {part:?} {count}");
            let head = shown.text.lines().next().unwrap_or_default();
            let last = head.split_once('/').and_then(|(_, last)| last.split(' ').next());
            let pages: usize = last.and_then(|last| last.parse().ok()).unwrap_or(1);
            assert!(pages <= 6, "{game} {part:?}: {pages} pages");
            let chars = as_typed(&shown.text).chars().count();
            assert!(chars <= 600, "{game} {part:?} {count}: {chars} characters");
            let labels: Vec<_> = shown.buttons.iter().map(|button| button.label.as_str()).collect();
            let _ =
                writeln!(text, "{}\n[{}] ({} menus)\n", shown.text, labels.join("] ["), shown.menus.len());
            if !next(&shown) {
                break;
            }
        }
        let demo = show::demo_page(Some(game), 2, theme).english();
        assert_eq!((demo.pictures.len(), demo.buttons.len()), (1, 2), "{game}");
        assert!(demo.text.contains(" 3/"), "{}", demo.text);
    }
    expect_file("pages.txt", &text);
}

/// Each exercise can be played, has one right answer and says why; so they are written down.
#[test]
fn exercises_have_one_right_answer_and_are_shown_with_it() {
    let theme = lasermate_render::scene::Theme::Dark;
    let mut text = String::new();
    for preset in lasermate_engine::variants::Preset::all() {
        for (number, exercise) in exercise::exercises(preset.name).iter().enumerate() {
            let asked = show::exercise(preset.name, number, None, theme).english();
            let _ = writeln!(text, "{}\n", asked.text);
            assert_eq!(asked.pictures.len(), 1, "{} {number}", preset.name);
            assert_eq!(exercise.answers.iter().filter(|choice| choice.right).count(), 1, "{number}");
            assert!(asked.buttons.iter().all(|button| button.label.chars().count() <= 34), "{number}");
            for (answer, choice) in exercise.answers.iter().enumerate() {
                let told = show::exercise(preset.name, number, Some(answer), theme).english();
                assert_eq!(told.pictures.len(), 1, "{} {number} {answer}", preset.name);
                assert_eq!(told.text.contains("**Right.**"), choice.right);
                let _ = writeln!(text, "- {}\n", told.text.lines().last().unwrap_or_default());
            }
        }
    }
    expect_file("exercises.txt", &text);
}

/// What the exercises of Black holes say is what the engine finds (black_holes.md 1.6).
#[test]
fn vector_1_6_the_right_answers_about_holes_are_the_engines() {
    let game = |number: usize| {
        let exercise = &exercise::exercises("black-holes")[number];
        let mut setup = Setup::parse("black-holes", []).expect("a preset");
        setup.position = Some(exercise.position.to_owned());
        let right = exercise.answers.iter().find(|choice| choice.right).expect("a right answer");
        (lasermate_engine::any::AnyGame::new(&setup).expect("a position"), english(right.label))
    };
    let through = |number: usize, from: &str| {
        let (game, right) = game(number);
        let mut ends: Vec<_> = game
            .legal_routes(Seat::First)
            .into_iter()
            .filter(|legal| legal.from == from && legal.through.is_some())
            .map(|legal| legal.to)
            .collect();
        ends.sort();
        ends.dedup();
        let mut told: Vec<_> =
            right.split([',', ' ']).filter(|word| word.len() == 2).map(str::to_owned).collect();
        told.sort();
        assert_eq!(ends, told);
    };
    through(0, "a1");
    through(1, "b2");
    let (mut diagram, right) = game(2);
    // Black to move in the same position.
    let turned = diagram.position().replacen(" w ", " b ", 1);
    let mut setup = Setup::parse("black-holes", []).expect("a preset");
    setup.position = Some(turned);
    diagram = lasermate_engine::any::AnyGame::new(&setup).expect("a position");
    let taken: Vec<_> = diagram.legal_routes(Seat::Second).into_iter().map(|legal| legal.to).collect();
    let pawns = ["a2", "b4", "c2", "d2", "e2"];
    let safe: Vec<_> = pawns.into_iter().filter(|pawn| !taken.iter().any(|to| to == pawn)).collect();
    assert_eq!(safe, [right]);
    let (second, right) = game(3);
    assert!(second.view().check.is_empty() && right == "neither");
}

/// What the exercises of Crazy chess say is what the engine does (crazy.md B12, 5B.9).
#[test]
fn rule_b12_the_right_answers_about_captures_are_the_engines() {
    let exercises = exercise::exercises("crazy");
    let start = |number: usize| {
        let mut setup = Setup::parse("crazy", []).expect("a preset");
        setup.position = Some(exercises[number].position.to_owned());
        lasermate_engine::any::AnyGame::new(&setup).expect("a position")
    };
    let right = |number: usize| {
        english(exercises[number].answers.iter().find(|choice| choice.right).expect("a right answer").label)
    };
    let solved = |number: usize| {
        let mut game = start(number);
        let seat = game.to_act().mover().expect("somebody is to move");
        game.try_text(seat, exercises[number].shown, 0).expect("the solution");
        game
    };
    // What is left on the square, side and kind.
    for (number, square, left) in
        [(0, "a4", "Black pawn"), (1, "a4", "White pawn"), (2, "a2", "Black pawn"), (3, "c3", "White knight")]
    {
        let game = solved(number);
        let view = game.view();
        let there: Vec<_> = view
            .pieces
            .iter()
            .filter(|piece| view.mesh.name(piece.cell) == square)
            .map(|piece| format!("{} {}", game.side(piece.seat).title(), piece.kind.name()))
            .collect();
        assert_eq!(there, [left]);
        let kind = left.split(' ').next_back().expect("a kind");
        assert!(right(number).contains(kind), "{}", right(number));
    }
    assert_eq!(right(4), "White loses");
    let won: Vec<_> = solved(4).outcome().expect("an end").winners().collect();
    assert_eq!(won, [Seat::Second]);
    assert_eq!((right(5).as_str(), start(5).view().check), ("Yes", vec![Seat::Second]));
    for (number, first) in [(6, "e1e2"), (7, "e1e2")] {
        let game = start(number);
        let legal: Vec<_> = game.legal(Seat::First).into_iter().map(|legal| legal.exact).collect();
        for choice in exercises[number].answers {
            let label = english(choice.label);
            let square = label.split(' ').next_back().expect("a word");
            let ends = [format!("{first}{square}"), format!("{first}{square}^")];
            let possible = square.len() == 2 && legal.iter().any(|exact| ends.contains(exact));
            assert_eq!(possible, choice.right, "{number}: {label} {legal:?}");
        }
    }
}

/// The examples of the rules and the demonstrations are played to their end: a move that is not legal would leave
/// pictures out.
#[test]
fn every_example_is_drawn() {
    for preset in lasermate_domain::command::offered() {
        let setup = Setup::new(preset);
        let rules = rules_of(Some(preset.name), None);
        assert_eq!(
            rules.pictures.len(),
            rules::rules(&setup, Language::english()).examples.len(),
            "{}",
            preset.name
        );
        if preset.name == "crazy" {
            for part in crazy::PARTS.list {
                let wanted = part.examples.len();
                let told = rules_of(None, Some(part.word));
                assert_eq!((told.pictures.len(), told.menus.len()), (wanted, 1), "{}", part.word);
            }
            let other = rules_of(Some("chess"), Some("rooks")).english();
            assert!(other.text.starts_with("There is no part "), "{}", other.text);
        }
        let demo = show::demo(Some(preset.name), lasermate_render::scene::Theme::Light);
        assert_eq!(demo.pictures.len(), demo_of(&setup).steps.len(), "{}", preset.name);
        if preset.has_turns() {
            assert_eq!(demo_of(&setup).game, preset.name, "each game has its own demonstration");
        }
    }
}

/// Two pages of three-way chess with lasers and of Joker Knights once showed the same picture.
#[test]
fn every_page_of_a_game_s_rules_has_a_picture_of_its_own() {
    for preset in lasermate_domain::command::offered() {
        let pages = rules::pages(&Setup::new(preset), Language::english());
        let mut seen = Vec::new();
        for page in &pages {
            let example = page.example.expect(preset.name);
            let picture = (example.position, example.moves, example.selected);
            // What goes on may be beside the picture of what was before it.
            let same = page.goes_on && seen.last() == Some(&picture);
            assert!(same || !seen.contains(&picture), "{}: {picture:?} twice: {}", preset.name, page.words);
            seen.push(picture);
        }
    }
}

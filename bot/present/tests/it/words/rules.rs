//! The rules of whatever a table can choose fit a message, tell all of it and name its sides.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use crate::english::English as _;
use crate::expected::as_typed;
use crate::words::live::{live, play_as};
use lasermate_domain::tables::table::Table;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};
use lasermate_present::language::Language;
use lasermate_present::saying::in_english;
use lasermate_present::show::{self, Lesson};
use lasermate_present::variants::{self, rules};
use lasermate_render::scene::Theme;

/// The most characters of a message on Discord.
const MOST: usize = 2000;

fn told(setup: &Setup) -> usize {
    as_typed(&rules::rules(setup, Language::english()).text).chars().count()
}

/// A table with one value changed, if it may have it; what the changed option needs is chosen with it.
fn with(setup: &Setup, name: &str, value: &str) -> Option<Setup> {
    let preset = setup.preset();
    let mut chosen: Vec<_> = setup
        .options_text()
        .split_whitespace()
        .map(str::to_owned)
        .filter(|text| !text.starts_with(&format!("{name}=")))
        .collect();
    let mut option = preset.options().into_iter().find(|spec| spec.name == name)?;
    chosen.push(format!("{name}={value}"));
    while let Some(needs) = option.needs {
        if !needs.values.contains(&&*setup.get(needs.option)) {
            chosen.push(format!("{}={}", needs.option, needs.values[0]));
        }
        option = preset.options().into_iter().find(|spec| spec.name == needs.option)?;
    }
    Setup::parse(preset.name, chosen.iter().map(String::as_str)).ok()
}

/// The tables that differ from one by one option.
fn beside(setup: &Setup) -> Vec<Setup> {
    let options = setup.preset().options().into_iter().filter(|spec| !spec.is_drawn);
    let each = options.flat_map(|spec| spec.values().into_iter().map(move |(value, _)| (spec.name, value)));
    each.filter_map(|(name, value)| with(setup, name, value)).collect()
}

/// The sentences of each option stand beside those of the others, so the longest rules are found one option at a time.
#[test]
fn the_rules_of_every_combination_of_overlays_fit_a_message() {
    let mut wrong = Vec::new();
    for preset in Preset::all() {
        let mut longest = (0, Setup::new(preset));
        for start in beside(&Setup::new(preset)) {
            let (mut length, mut setup) = (told(&start), start);
            while let Some((more, next)) =
                beside(&setup).into_iter().map(|next| (told(&next), next)).max_by_key(|(length, _)| *length)
                && more > length
            {
                (length, setup) = (more, next);
            }
            if length > longest.0 {
                longest = (length, setup);
            }
        }
        let (length, setup) = longest;
        if length > MOST {
            wrong.push(format!("{} {}: {length}", preset.name, setup.options_text()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is left out is told elsewhere, and nothing of it is lost where there is room.
#[test]
fn rules_that_are_too_long_name_the_game_that_tells_the_rest() {
    let told = |game: &str, options: &[&str]| {
        as_typed(
            &rules::rules(&Setup::parse(game, options.iter().copied()).unwrap(), Language::english()).text,
        )
    };
    let draughts = told("laser-draughts", &["denial=hard"]);
    assert!(draughts.contains("**The rest** is as in Draughts: `/rules draughts`."), "{draughts}");
    assert!(draughts.contains("**Denial.** One side at a time") && !draughts.contains("**Captures.**"));
    let chess = told("billichess-joker", &["denial=soft"]);
    assert!(chess.contains("(`/rules denial`), with `denial=soft`."), "{chess}");
    assert!(chess.contains("**Joker Knights.**") && chess.contains("**Points.**"), "{chess}");
    for preset in Preset::all() {
        assert!(!told(preset.name, &[]).contains("**The rest** is as in"), "{}", preset.name);
    }
}

/// All that is told page by page, and part by part where the rules have parts.
fn told_in_full(setup: &Setup) -> String {
    let pages = rules::pages(setup, Language::english()).into_iter().map(|page| page.words);
    let parts = variants::of(setup.choices()).parts().map_or(&[][..], |rules| rules.parts().list);
    let parts = parts.iter().filter_map(|part| Some(rules::part(setup, part.word)?.text));
    pages.chain(parts).collect::<Vec<_>>().join("\n").english()
}

/// Castling through check, a knight's path near the centre, the cooldown of a promoted piece and more could be chosen and stood
/// in no rules.
#[test]
fn every_choice_of_a_table_is_told_in_its_rules() {
    let mut untold = Vec::new();
    for preset in Preset::all() {
        let setup = Setup::new(preset);
        for option in preset.options().into_iter().filter(|option| !option.is_drawn) {
            let usual = with(&setup, option.name, &setup.get(option.name)).map(|usual| told_in_full(&usual));
            for (value, _) in option.values() {
                let Some(changed) = with(&setup, option.name, value) else { continue };
                if changed.get(option.name) != setup.get(option.name) && Some(told_in_full(&changed)) == usual
                {
                    untold.push(format!("{} {}={value}", preset.name, option.name));
                }
            }
        }
    }
    assert!(untold.is_empty(), "{}", untold.join("\n"));
}

/// Everything that `/rules` shows in a game's room.
fn shown_in(table: &Table) -> String {
    let mut text = as_typed(
        &show::rules(
            Lesson { game: None, part: None, page: 0 },
            Some(table),
            Theme::Dark,
            Language::english(),
        )
        .text,
    );
    let parts = variants::of(table.setup.choices()).parts().map_or(&[][..], |rules| rules.parts().list);
    let parts: Vec<_> = std::iter::once(None).chain(parts.iter().map(|part| Some(part.word))).collect();
    for part in parts {
        for page in 0.. {
            let shown = show::rules_page(
                Lesson { game: None, part, page },
                Some(table),
                Theme::Dark,
                Language::english(),
            )
            .english();
            text += &format!("\n{}", as_typed(&shown.text));
            if !shown.buttons.iter().any(|button| button.label == "Next") {
                break;
            }
        }
    }
    text
}

/// Under beams the two sides are Blue and Red, and the rules spoke of White and Black.
#[test]
fn the_rules_name_the_sides_of_their_table_and_no_others() {
    const ALL: [&str; 4] = ["White", "Black", "Blue", "Red"];
    for preset in Preset::all() {
        for lasers in ["", "lasers=on"] {
            let table = live(preset.name, lasers);
            let told = shown_in(&table).replace("Black hole", "hole");
            let sides: Vec<_> = table.setup.sides().iter().map(|side| side.title()).collect();
            for other in ALL.into_iter().filter(|side| !sides.contains(side)) {
                assert!(!told.contains(other), "{} {lasers}: {other} in: {told}", preset.name);
            }
        }
    }
}

/// The beams of Crazy chess were told of as on the frame of BilliChess; its own board is the frame (overlays.md L3).
#[test]
fn rule_l3_the_rules_say_where_the_beams_of_every_board_start_and_score() {
    for preset in Preset::all() {
        let Ok(setup) = Setup::parse(preset.name, ["lasers=on"]) else { continue };
        let [first, second] = setup.sides() else { continue };
        let told = told_in_full(&setup);
        let view = live(preset.name, "lasers=on").game.view();
        let name = |cell: lasermate_engine::board::Cell| view.mesh.name(cell);
        let [blue, red] = view.beams.as_slice() else { panic!("{}", preset.name) };
        for beam in [blue, red] {
            assert!(told.contains(name(beam.emitter.0)), "{}: {told}", preset.name);
        }
        let (own, others) = (name(red.heels[0].at.0), name(blue.heels[0].at.0));
        let heels = format!("its heel: {} at {own}, {} at {others}.", first.title(), second.title());
        assert!(told.contains(&heels), "{}: {heels} {told}", preset.name);
    }
}

/// What is said of a picture that a table's choices do not allow was told without it: with the turn the other way round, with no
/// castling rights.
#[test]
fn every_picture_that_the_rules_speak_of_is_shown_at_every_table() {
    let mut missing = Vec::new();
    for preset in Preset::all() {
        for setup in beside(&Setup::new(preset)) {
            let live = live(preset.name, &setup.options_text());
            let told = show::rules(
                Lesson { game: None, part: None, page: 0 },
                Some(&live),
                Theme::Dark,
                Language::english(),
            )
            .english();
            let spoken = told.text.matches("- Picture ").count();
            if spoken > told.pictures.len() {
                missing.push(format!("{} {}: {spoken} pictures", preset.name, setup.chosen_text()));
            }
            for page in 0..rules::pages(&setup, Language::english()).len() {
                let lesson = Lesson { game: None, part: None, page };
                let shown = show::rules_page(lesson, Some(&live), Theme::Dark, Language::english()).english();
                let speaks = shown.text.contains("\n*After*") || shown.text.contains("\n*In the picture");
                if speaks && shown.pictures.is_empty() {
                    missing.push(format!("{} {}: {}", preset.name, setup.chosen_text(), shown.text));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// Moves of Crazy chess have stars, and emphasis round their code ended at the first of them, on the page and on Discord.
#[test]
fn no_emphasis_of_the_rules_goes_on_into_code() {
    let mut wrong = Vec::new();
    for preset in Preset::all() {
        let text = shown_in(&live(preset.name, ""));
        for line in text.lines() {
            let mut open = false;
            for (place, part) in line.split('`').enumerate() {
                if place % 2 == 1 && open && part.contains('*') {
                    wrong.push(format!("{}: {line}", preset.name));
                }
                if place % 2 == 0 {
                    open ^= part.replace("\\*", "").replace("**", "").matches('*').count() % 2 == 1;
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Pictures were shown and told of as under the usual mirrors and scores.
#[test]
fn what_is_told_of_a_picture_is_what_it_shows_at_the_table() {
    for (game, options, untrue) in [
        ("billichess", "own_move_only=on", "so Red scores on Blue's move"),
        ("billichess-8x8", "own_move_only=on", "so Red scores on Blue's move"),
        ("laser-draughts", "board=8x8", "deflects Red's beam into Blue's heel"),
        ("laser-draughts", "mirror=rows", "deflects Red's beam into Blue's heel"),
        ("realtime", "tie_window=0", "Black's move to e5 waits"),
        ("three-way-lasers", "mirror=rows", "A bishop deflects each beam, which goes through the king"),
    ] {
        assert!(shown_in(&live(game, "")).contains(untrue), "{game}");
        assert!(!shown_in(&live(game, options)).contains(untrue), "{game} {options}");
    }
}

/// Crazy chess without denial was summed up with "moves can be denied" and had a part on denying, and BilliChess with points for
/// each turn of a beam still scored 277.
#[test]
fn rules_sum_up_the_game_that_the_table_has_chosen() {
    for (game, options, untrue) in [
        ("crazy", "denial=off", "denied"),
        ("crazy", "denial=off", "denying"),
        ("denial", "denial=off", "can deny"),
        ("billichess", "scoring=carom", "scores 277"),
        ("billichess-8x8", "board=12x8", "edge of the chess board"),
        ("three-way", "lasers=on", "the last king wins"),
        ("three-way-heirs", "inherit=off", "inherits"),
        ("laser-draughts", "lasers=off", "laser beams"),
        ("three-way", "ep=off", "Each opponent can capture en passant"),
        ("black-holes", "pawn_double_entry=off", "It can enter with a double step"),
        ("realtime", "tu=3600000", "the clock stops"),
        ("black-holes", "lasers=on mode=b", "Checkmate wins"),
    ] {
        let (usual, chosen) = (shown_in(&live(game, "")), shown_in(&live(game, options)));
        assert!(usual.contains(untrue), "{game}");
        assert!(!chosen.contains(untrue), "{game} {options}: {chosen}");
    }
    assert!(shown_in(&live("denial", "denial=soft")).contains("can deny the opponent's last move"));
    assert!(shown_in(&live("crazy", "denial=off")).starts_with("**Crazy chess** with `denial=off`."));
}

/// With the turn the other way round Red and Black were told of in each other's places.
#[test]
fn rule_3_1_3_the_rules_say_where_each_army_starts() {
    for turn in ["clockwise", "mirror"] {
        let table = live("three-way", &format!("turn={turn}"));
        let view = table.game.view();
        let on_row_8 = |seat: Seat| {
            let mut own = view.pieces.iter().filter(|piece| piece.seat == seat);
            own.any(|piece| view.mesh.name(piece.cell) == "l8")
        };
        let told = shown_in(&table);
        let (left, right) = if on_row_8(Seat::Second) { ("Red", "Black") } else { ("Black", "Red") };
        let thirds = format!("{left} l to i and d to a (8 to 5), {right} h to e and i to l (12 to 9)");
        assert!(told.contains(&thirds), "{turn}: {told}");
    }
}

/// A unit of a day was told as ties of 4320000 ms.
#[test]
fn rule_4_9_the_time_that_black_waits_is_told_in_words() {
    let told =
        |tu: &str| rules::rules(&Setup::parse("realtime", [tu]).unwrap(), Language::english()).english().text;
    assert!(told("tu=10000").contains("Black's move waits 500 ms."));
    assert!(told("tu=60000").contains("Black's move waits 3 s."));
    assert!(told("tu=86400000").contains("Black's move waits 1 h 12 min."), "{}", told("tu=86400000"));
}

/// Without beams White is first in a tie; under beams the same side is Blue.
#[test]
fn rule_4_9_who_is_first_in_a_tie_is_called_by_its_side() {
    for (lasers, first) in [("", "White"), ("lasers=on", "Blue")] {
        let mut table = live("realtime", &format!("initial=zero black_extra_tu=off {lasers}"));
        let played = play_as(&mut table, Seat::Second, "e7e5", 1000);
        let told = variants::of(table.game.choices()).by_clock().unwrap().done(&table, &played);
        let told = in_english(&told);
        assert!(told.contains(&format!("unless {first} moves first")), "{told}");
    }
}

/// "By e5: 2 ways" was said of the square over which a capture goes on.
#[test]
fn a_jump_that_leaves_several_goes_via_its_square() {
    let table = live("draughts", "");
    let legal = table.game.legal(Seat::First);
    let two: Vec<_> = legal.iter().take(2).collect();
    let draughts = variants::of(table.game.choices());
    assert_eq!(in_english(&draughts.several(Some(Kind::Man), 1, "e5", &two)), "via e5: 2 ways");
}

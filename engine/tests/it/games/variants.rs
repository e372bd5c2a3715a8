//! The registry of variants: whatever is on it is whole, reads back as written, and is what has been published.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::play::data;
use lasermate_engine::any::AnyGame;
use lasermate_engine::overlays::lasers::{Frame, Mode};
use lasermate_engine::variants::{Preset, Setup, SetupError};

fn parsed(game: &str, words: &[&str]) -> Result<Setup, SetupError> {
    Setup::parse(game, words.iter().copied())
}

/// The options without which one means nothing, set so that it does.
fn with_needs(preset: &Preset, option: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut next = Some(option.to_owned());
    while let Some(name) = next.take() {
        let specs = preset.options();
        let spec = specs.iter().find(|spec| spec.name == name).expect("an option of the game");
        if let Some(needs) = spec.needs {
            words.push(format!("{}={}", needs.option, needs.values[0]));
            next = Some(needs.option.to_owned());
        }
    }
    words
}

#[test]
fn names_are_told_apart_and_everything_is_explained() {
    let mut names = BTreeSet::new();
    for preset in Preset::all() {
        assert!(names.insert(preset.name), "{} twice", preset.name);
        assert!(!preset.title.is_empty() && preset.summary.ends_with('.'), "{}", preset.name);
        let mut options = BTreeSet::new();
        for spec in preset.options() {
            let what = format!("{} {}", preset.name, spec.name);
            assert!(options.insert(spec.name), "{what} twice");
            assert!(spec.help.ends_with('.'), "{what}");
            let mut words = BTreeSet::new();
            for (word, meaning) in spec.values() {
                assert!(words.insert(word), "{what}={word} twice");
                assert!(!meaning.is_empty(), "{what}={word} is not explained");
            }
            assert!(!words.is_empty(), "{what}");
        }
    }
    let mut choices: Vec<_> = Preset::all().iter().map(|preset| preset.choices).collect();
    while let Some(last) = choices.pop() {
        assert!(!choices.contains(&last), "two presets choose the same: {last:?}");
    }
}

#[test]
fn needs_name_an_option_told_before_and_values_it_has() {
    for preset in Preset::all() {
        let specs = preset.options();
        for (index, spec) in specs.iter().enumerate() {
            let Some(needs) = spec.needs else { continue };
            let needed = specs[..index].iter().find(|other| other.name == needs.option);
            let words = needed.expect("an option told before").values();
            assert!(!needs.values.is_empty() && needs.values.len() < words.len(), "{}", spec.name);
            for value in needs.values {
                assert!(words.iter().any(|(word, _)| word == value), "{} {value}", spec.name);
            }
        }
    }
}

#[test]
fn what_a_game_lacks_another_has_and_it_says_why() {
    for preset in Preset::all() {
        let own: Vec<_> = preset.options().iter().map(|spec| spec.name).collect();
        for (options, why) in preset.facts().lacks {
            for option in *options {
                assert!(!own.contains(option), "{} has {option}", preset.name);
                let others = Preset::all().iter().flat_map(Preset::options);
                assert!(others.into_iter().any(|spec| spec.name == *option), "nobody has {option}");
                let error = parsed(preset.name, &[option]).expect_err("it lacks it");
                let told = format!("{} has no option {option:?}: {why}", preset.name);
                assert_eq!(error.to_string(), told);
            }
        }
    }
}

#[test]
fn every_value_reads_back_as_it_is_written() {
    for preset in Preset::all() {
        for (spec, default) in preset.defaults() {
            let mut words: Vec<_> = spec.values().into_iter().map(|(word, _)| word.to_owned()).collect();
            assert!(spec.numbers().is_some() || words.contains(&default.to_string()), "{}", spec.name);
            if let Some(numbers) = spec.numbers() {
                words.extend([numbers.least.to_string(), numbers.most.to_string()]);
            }
            for word in words {
                let mut typed = with_needs(preset, spec.name);
                typed.push(format!("{}={word}", spec.name));
                let setup = Setup::parse(preset.name, typed.iter().map(String::as_str)).expect("a table");
                assert_eq!(setup.get(spec.name), word, "{} {typed:?}", preset.name);
                for text in [setup.options_text(), setup.full_text()] {
                    let again = Setup::parse(preset.name, text.split_whitespace());
                    assert_eq!(again.as_ref(), Ok(&setup), "{text}");
                }
                let game = AnyGame::new(&setup).expect("it has a start");
                assert_eq!(game.sides(), setup.sides(), "{} {typed:?}", preset.name);
            }
            for wrong in ["nonsense", "7 ", "-1", "18446744073709551616"] {
                let read = parsed(preset.name, &[&format!("{}={wrong}", spec.name)]);
                let taken = spec
                    .numbers()
                    .is_some_and(|numbers| wrong == "7 " && numbers.least < 7 && numbers.multiple_of == 1);
                assert_eq!(read.is_ok(), taken, "{} {}={wrong}", preset.name, spec.name);
            }
        }
    }
}

#[test]
fn a_preset_is_its_defaults() {
    for preset in Preset::all() {
        let setup = Setup::new(preset);
        assert_eq!(setup.options_text(), "");
        assert_eq!(parsed(preset.name, &[]).as_ref(), Ok(&setup));
        assert_eq!(parsed(&preset.name.to_uppercase(), &[]).as_ref(), Ok(&setup));
        assert_eq!(setup.sides(), preset.sides());
        assert_eq!(setup.time_unit().is_none(), preset.has_turns());
        assert_eq!(setup.drawn(7).is_some(), preset.options().iter().any(|spec| spec.is_drawn));
        assert!(AnyGame::new(&preset.demonstration()).is_ok());
    }
}

#[test]
fn a_preset_chooses_only_what_its_game_offers() {
    for preset in Preset::all() {
        let offers = |name: &str| preset.options().iter().any(|spec| spec.name == name);
        let setup = Setup::new(preset);
        assert!(setup.denial().is_none() || offers("denial"), "{}", preset.name);
        let Some(lasers) = setup.lasers() else { continue };
        assert!(offers("lasers"), "{}", preset.name);
        assert!(lasers.frame == Frame::Twelve || offers("board"), "{}", preset.name);
        assert!(lasers.mode == Mode::A || offers("mode"), "{}", preset.name);
        assert!(!lasers.joker || offers("joker"), "{}", preset.name);
    }
}

/// The list, as it has been published: a record of an old game is read by it. `LASERMATE_WRITE_EXPECTED=1` writes it anew, but never
/// under CI.
#[test]
fn the_list_is_the_published_one() {
    let mut list = String::new();
    for preset in Preset::all() {
        let _ = writeln!(list, "{}  ({})\n    {}", preset.name, preset.title, preset.summary);
        for (spec, default) in preset.defaults() {
            let needs =
                spec.needs.map(|needs| format!("  (with {}={})", needs.option, needs.values.join("|")));
            let _ = writeln!(list, "    {}={default}{}: {}", spec.name, needs.unwrap_or_default(), spec.help);
            for (word, meaning) in spec.values() {
                let _ = writeln!(list, "        {word}: {meaning}");
            }
            if let Some(taken) = spec.numbers().map(|numbers| numbers.to_string()) {
                let _ = writeln!(list, "        {taken}");
            }
            if let Some(taken) = spec.texts() {
                let _ = writeln!(list, "        {taken}");
            }
        }
    }
    let path = data("presets.txt");
    let may_write = std::env::var_os("CI").is_none();
    if may_write && std::env::var_os("LASERMATE_WRITE_EXPECTED").is_some() {
        std::fs::write(&path, &list).expect("written");
    }
    let expected = std::fs::read_to_string(&path).expect("the list");
    for (number, (now, then)) in (1..).zip(list.lines().zip(expected.lines())) {
        assert_eq!(now, then, "the list has changed in line {number}");
    }
    assert_eq!(list.lines().count(), expected.lines().count());
}

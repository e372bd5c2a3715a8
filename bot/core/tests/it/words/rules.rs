//! The rules of whatever a table can choose fit a message.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use crate::expected::as_typed;
use lasermate_core::variants::rules;
use lasermate_engine::variants::{Preset, Setup};

/// The most characters of a message on Discord.
const MOST: usize = 2000;

fn told(setup: &Setup) -> usize {
    as_typed(&rules::rules(setup).text).chars().count()
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
        as_typed(&rules::rules(&Setup::parse(game, options.iter().copied()).unwrap()).text)
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

//! Rules all at once that fit a message: what several overlays add to a game is more than that.

use std::mem::discriminant;

use lasermate_domain::command::mark::{BEHIND, RULES, says};
use lasermate_engine::variants::{Preset, Setup};

use super::of;
use super::page::{Example, RulesText, with_examples};

/// The most characters: of a message on Discord.
const MOST: usize = 2000;
/// The game whose rules tell what denial is.
const DENIAL: &str = "denial";
const DENIAL_SECTION: &str = "**Denial.**";
/// The options that decide how it is played.
const DENIAL_OPTIONS: [&str; 4] =
    ["denial", "promo_same_move", "only_move_deniable", "draw_after_third_denial"];
/// Where there is still no room.
const MORE: &str = says!("`", RULES, "` tells the rest page by page.");

/// Sections with their pictures. Where they are too long, first the words of the pictures are left out, then what another game's
/// rules tell.
pub(super) fn fitted(setup: &Setup, sections: Vec<String>, examples: Vec<Example>) -> RulesText {
    let whole = with_examples(sections.clone(), examples);
    if fits(&whole.text) {
        return whole;
    }
    RulesText { text: shortened(setup, sections), examples: whole.examples }
}

fn shortened(setup: &Setup, mut sections: Vec<String>) -> String {
    if !fits(&joined(&sections)) {
        as_without_overlays(setup, &mut sections);
    }
    if !fits(&joined(&sections)) {
        as_in_denial(setup, &mut sections);
    }
    if !fits(&joined(&sections)) {
        sections.push(MORE.to_owned());
        while !fits(&joined(&sections)) && sections.len() > 2 {
            sections.remove(sections.len() - 2);
        }
    }
    joined(&sections)
}

/// What the same game's rules tell without overlays is left to them.
fn as_without_overlays(setup: &Setup, sections: &mut Vec<String>) {
    let is_plain = |preset: &&'static Preset| {
        let plain = Setup::new(preset);
        discriminant(plain.choices()) == discriminant(setup.choices())
            && plain.lasers().is_none()
            && plain.denial().is_none()
    };
    let Some(plain) = Preset::all().iter().find(is_plain) else { return };
    let (told, before) = (of(&plain.choices).rules(), sections.len());
    sections.retain(|section| !told.iter().any(|told| told.starts_with(section.as_str())));
    if sections.len() < before {
        sections.push(format!("**The rest** is as in {}: `{RULES} {}`.", plain.title, plain.name));
    }
}

/// What denial is is left to the game that is named after it.
fn as_in_denial(setup: &Setup, sections: &mut [String]) {
    let Some(named) = Preset::named(DENIAL).map(Setup::new) else { return };
    let own = DENIAL_OPTIONS.iter().filter(|name| setup.get(name) != named.get(name));
    let own: Vec<_> = own.map(|name| format!("{name}={}", setup.get(name))).collect();
    let own = if own.is_empty() { String::new() } else { format!(", with `{}`", own.join(" ")) };
    let title = named.preset().title;
    for section in sections.iter_mut().filter(|section| section.starts_with(DENIAL_SECTION)) {
        *section = format!("{DENIAL_SECTION} As in {title} (`{RULES} {DENIAL}`){own}.");
    }
}

fn joined(sections: &[String]) -> String {
    sections.join("\n\n")
}

/// A command's mark is one character longer than the slash that is shown in its place.
fn fits(text: &str) -> bool {
    text.chars().filter(|c| *c != BEHIND).count() <= MOST
}

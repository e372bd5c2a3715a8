//! Rules all at once that fit a message: what several overlays add to a game is more than that.

use std::mem::discriminant;

use lasermate_domain::command::mark::BEHIND;
use lasermate_engine::variants::{Preset, Setup};

use crate::language::Language;
use crate::say;
use crate::saying::written;
use crate::text::games;

use super::page::{Example, RulesText, with_examples};
use super::rules::by_sides;
use super::{denial, of};

/// The most characters: of a message on Discord.
const MOST: usize = 2000;
/// The game whose rules tell what denial is.
const DENIAL: &str = "denial";
/// The options that decide how it is played.
const DENIAL_OPTIONS: [&str; 4] =
    ["denial", "promo_same_move", "only_move_deniable", "draw_after_third_denial"];

/// Sections with their pictures, written out in a language. Where they are too long, first the words of the pictures are left
/// out, then what another game's rules tell.
pub(super) fn fitted(
    setup: &Setup,
    sections: Vec<String>,
    examples: Vec<Example>,
    language: &Language,
) -> RulesText {
    let table = Table { setup, language };
    let whole = with_examples(sections.clone(), examples);
    let text = table.written(&whole.text);
    if fits(&text) {
        return RulesText { text, ..whole };
    }
    RulesText { text: table.shortened(sections), examples: whole.examples }
}

/// Whose rules are written out, and in which language.
#[derive(Clone, Copy)]
struct Table<'s> {
    setup: &'s Setup,
    language: &'s Language,
}

impl Table<'_> {
    fn written(self, text: &str) -> String {
        written(&by_sides(self.setup, text), self.language)
    }

    fn shortened(self, mut sections: Vec<String>) -> String {
        if !self.fit(&sections) {
            self.as_without_overlays(&mut sections);
        }
        if !self.fit(&sections) {
            self.as_in_denial(&mut sections);
        }
        if !self.fit(&sections) {
            sections.push(say::rules::MORE.to_owned());
            while !self.fit(&sections) && sections.len() > 2 {
                sections.remove(sections.len() - 2);
            }
        }
        self.joined(&sections)
    }

    /// What the same game's rules tell without overlays is left to them.
    fn as_without_overlays(self, sections: &mut Vec<String>) {
        let is_plain = |preset: &&'static Preset| {
            let plain = Setup::new(preset);
            discriminant(plain.choices()) == discriminant(self.setup.choices())
                && plain.lasers().is_none()
                && plain.denial().is_none()
        };
        let Some(plain) = Preset::all().iter().find(is_plain) else { return };
        let told: Vec<_> = of(&plain.choices).rules().iter().map(|section| self.written(section)).collect();
        let before = sections.len();
        sections.retain(|section| {
            let section = self.written(section);
            !told.iter().any(|told| told.starts_with(&section))
        });
        if sections.len() < before {
            sections.push(say::rules::rest(games::title(plain), plain.name));
        }
    }

    /// What denial is is left to the game that is named after it.
    fn as_in_denial(self, sections: &mut [String]) {
        let Some(named) = Preset::named(DENIAL).map(Setup::new) else { return };
        let own = DENIAL_OPTIONS.iter().filter(|name| self.setup.get(name) != named.get(name));
        let own: Vec<_> = own.map(|name| format!("{name}={}", self.setup.get(name))).collect();
        let title = games::title(named.preset());
        for section in sections.iter_mut().filter(|section| denial::is_section(section)) {
            *section = if own.is_empty() {
                say::rules_denial::as_in(&title, DENIAL)
            } else {
                say::rules_denial::as_in_but(&title, DENIAL, own.join(" "))
            };
        }
    }

    fn joined(self, sections: &[String]) -> String {
        self.written(&sections.join("\n\n"))
    }

    fn fit(self, sections: &[String]) -> bool {
        fits(&self.joined(sections))
    }
}

/// A command's mark is one character longer than the slash that is shown in its place.
fn fits(text: &str) -> bool {
    text.chars().filter(|c| *c != BEHIND).count() <= MOST
}

//! What is said in other languages than English: catalogues in `locales`, a folder a language, a file a subject.

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// A language other than English, with its catalogues.
pub struct Language {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Language {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Language({})", self.code)
    }
}

impl Language {
    /// Every language beside English.
    pub fn all() -> &'static [Self] {
        static ALL: LazyLock<Vec<Language>> = LazyLock::new(|| {
            let read = |(code, files): &(&'static str, &[&str])| Language::read(code, files).0;
            CATALOGUES.iter().map(read).collect()
        });
        &ALL
    }

    /// Its name among languages, as browsers write it: `de`, `pt-BR`.
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// A message, or a part of one. None where the catalogue lacks it: then English is said.
    pub fn text(&self, message: &str, part: Option<&str>) -> Option<String> {
        let message = self.bundle.get_message(message)?;
        let pattern = match part {
            None => message.value()?,
            Some(part) => message.get_attribute(part)?.value(),
        };
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, None, &mut faults);
        faults.is_empty().then(|| text.into_owned())
    }

    /// A language from its files, and what is wrong with them. What can be read is kept.
    fn read(code: &'static str, files: &[&str]) -> (Self, Vec<String>) {
        let mut faults = Vec::new();
        let id = code.parse().unwrap_or_else(|error| {
            faults.push(format!("{code}: {error}"));
            unic_langid::LanguageIdentifier::default()
        });
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for file in files {
            let resource =
                FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, errors)| {
                    faults.extend(errors.iter().map(|error| format!("{code}: {error}")));
                    resource
                });
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(|error| format!("{code}: {error}")));
            }
        }
        (Self { code, bundle }, faults)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::command::{COMMANDS, OptionKind};

    #[test]
    fn every_catalogue_is_read_without_a_fault() {
        for (code, files) in CATALOGUES {
            assert_eq!(Language::read(code, files).1, Vec::<String>::new());
        }
        assert!(!Language::read("de", &["draw = Remis\ndraw = Remis\n"]).1.is_empty());
        assert!(!Language::read("de", &["draw == { nobody\n"]).1.is_empty());
    }

    #[test]
    fn a_message_its_parts_and_what_they_refer_to_are_written_out() {
        let file = "draw = Remis\n    .action = Was?\naccept = Ja\n    .what = { draw.action }\n    .lost = { nothing }\n";
        let (german, _) = Language::read("de", &[file]);
        let text = |message, part| german.text(message, part);
        assert_eq!(text("draw", None).as_deref(), Some("Remis"));
        assert_eq!(text("accept", Some("what")).as_deref(), Some("Was?"));
        assert_eq!(
            (text("accept", Some("lost")), text("none", None), text("draw", Some("none"))),
            (None, None, None)
        );
    }

    /// What the catalogues of a language say, each message and part by its name.
    fn said(files: &[&str]) -> Vec<String> {
        let mut message = "";
        let lines = files.iter().flat_map(|file| file.lines());
        let names = lines.filter_map(|line| {
            let (name, _) = line.split_once(" = ")?;
            match name.strip_prefix("    .") {
                Some(part) => Some(format!("{message}.{part}")),
                None => {
                    message = name;
                    (!name.starts_with(['#', ' '])).then(|| name.to_owned())
                }
            }
        });
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }

    /// What there is to say of the table of commands, and of how Discord arranges it.
    fn wanted() -> Vec<String> {
        const DISCORD: [&str; 8] =
            ["root", "variant", "away", "study", "admin", "file", "on-person", "on-message"];
        let mut names: Vec<_> = DISCORD.iter().map(|name| format!("discord-{name}")).collect();
        for spec in COMMANDS {
            names.push(spec.name.to_owned());
            for option in spec.options {
                names.push(format!("{}.{}", spec.name, option.name));
                if let OptionKind::Choice(values) = option.kind {
                    names.extend(
                        values.iter().map(|(value, _)| format!("{}.{}-{value}", spec.name, option.name)),
                    );
                }
            }
        }
        names.sort();
        names
    }

    #[test]
    fn every_language_says_all_there_is_and_nothing_else() {
        let wanted = wanted();
        assert!(wanted.len() > 280, "{} messages", wanted.len());
        for (code, files) in CATALOGUES {
            let said = said(files);
            let lacking: Vec<_> = wanted.iter().filter(|name| !said.contains(name)).collect();
            let unused: Vec<_> = said.iter().filter(|name| !wanted.contains(name)).collect();
            assert!(
                lacking.is_empty() && unused.is_empty(),
                "{code} lacks {lacking:?}, and nothing uses {unused:?}"
            );
        }
    }
}

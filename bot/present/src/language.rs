//! What is said, in each language: catalogues in `locales`, a folder a language, a file a subject.

use std::borrow::Cow;
use std::fmt;
use std::path::PathBuf;
use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use lasermate_domain::command::mark;
use lasermate_domain::escape::plain_text;

use crate::pseudo::{PSEUDO, accented};
use crate::saying::{self, Filling, SaidMessage};

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

type Bundle = FluentBundle<FluentResource>;

/// A language with its catalogues, which are read when it is first spoken.
pub struct Language {
    code: &'static str,
    files: &'static [&'static str],
    bundle: OnceLock<Bundle>,
}

impl fmt::Debug for Language {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Language({})", self.code)
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code
    }
}

/// English, where nobody has another one.
impl Default for &Language {
    fn default() -> Self {
        Language::english()
    }
}

static OWN_FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// Messages of a folder's catalogues take the place of the same ones in the program; before anything is said. Whether there are
/// any of a language that the program knows.
pub fn read_from(folder: PathBuf) -> bool {
    let has =
        |language: &Language| files_in(&folder.join(language.code)).is_some_and(|files| !files.is_empty());
    let is_known = languages().iter().any(has);
    let _ = OWN_FOLDER.set(folder);
    is_known
}

impl Language {
    /// Every language there is, but the one for tests.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        languages().iter().filter(|language| language.code != PSEUDO)
    }

    /// Those that are spoken: they say all that is said in English.
    pub fn all_spoken() -> impl Iterator<Item = &'static Self> {
        Self::all().filter(|language| language.is_spoken())
    }

    /// A language that is spoken, by a code from outside.
    pub fn spoken(code: &str) -> Option<&'static Self> {
        Self::of(code).filter(|language| language.is_spoken())
    }

    /// Those that are spoken, and the one for tests.
    pub fn with_pseudo() -> impl Iterator<Item = &'static Self> {
        languages().iter().filter(|language| language.is_spoken())
    }

    fn is_spoken(&self) -> bool {
        self.files.len() >= Self::english().files.len()
    }

    pub fn english() -> &'static Self {
        static ENGLISH: LazyLock<&Language> =
            LazyLock::new(|| Language::of("en").expect("English has a folder of catalogues"));
        &ENGLISH
    }

    /// A language by its code, as browsers and chats write it; a region that has no catalogue of its own is the language alone, and
    /// one that alone has some stands for all its language.
    pub fn of(code: &str) -> Option<&'static Self> {
        fn tongue(code: &str) -> &str {
            code.split(['-', '_']).next().unwrap_or_default()
        }
        let exact = languages().iter().find(|language| language.code.eq_ignore_ascii_case(code));
        exact
            .or_else(|| Self::all().find(|language| tongue(language.code).eq_ignore_ascii_case(tongue(code))))
    }

    /// Its name among languages, as browsers write it: `de`, `pt-BR`.
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// A message without variables, or a part of one. None where the catalogue lacks it: then English is said.
    pub fn text(&self, message: &str, part: Option<&str>) -> Option<String> {
        self.pattern(message, part, None)
    }

    /// The same language with those of the program's catalogues alone whose messages begin so: all of them take memory, and nobody may
    /// ever speak it.
    pub(crate) fn of_subjects(&self, beginnings: &[&str]) -> Self {
        let is_of = |line: &str| beginnings.iter().any(|beginning| line.starts_with(beginning));
        let files = self.files.iter().filter(|file| file.lines().any(is_of)).map(|file| (*file).to_owned());
        Self { code: self.code, files: self.files, bundle: OnceLock::from(read(self.code, files).0) }
    }

    /// A message filled, in this language or else in English; what it is filled with is not yet written out.
    pub(crate) fn say(&self, said: &SaidMessage<'_>) -> String {
        let args = filled(said);
        // No name has a full stop: behind it stands a part of the message, as an option of a command.
        let (message, part) = said
            .message
            .split_once('.')
            .map_or((said.message, None), |(message, part)| (message, Some(part)));
        let told = self.pattern(message, part, Some(&args));
        let told = told.or_else(|| Self::english().pattern(message, part, Some(&args)));
        told.unwrap_or_else(|| {
            tracing::error!(message = said.message, "a message is in no catalogue");
            String::new()
        })
    }

    fn pattern(&self, message: &str, part: Option<&str>, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let bundle = self.bundle();
        let message = bundle.get_message(message)?;
        let pattern = match part {
            None => message.value()?,
            Some(part) => message.get_attribute(part)?.value(),
        };
        let mut faults = Vec::new();
        let text = bundle.format_pattern(pattern, args, &mut faults);
        faults.is_empty().then(|| text.into_owned())
    }

    /// Its catalogues as they are written, then those of whoever runs the program, which go before.
    pub(crate) fn sources(&self) -> Vec<String> {
        let own = OWN_FOLDER.get().and_then(|folder| files_in(&folder.join(self.code)));
        let files = self.files.iter().map(|file| (*file).to_owned());
        files.chain(own.unwrap_or_default()).collect()
    }

    /// Words of a catalogue as they are said, where no bundle says them.
    pub(crate) fn as_said<'t>(&self, words: &'t str) -> Cow<'t, str> {
        if self.code == PSEUDO { accented(words) } else { Cow::Borrowed(words) }
    }

    fn bundle(&self) -> &Bundle {
        self.bundle.get_or_init(|| {
            let mut sources = self.sources();
            let own = sources.split_off(self.files.len());
            let (mut bundle, mut faults) = read(self.code, sources);
            for file in own {
                bundle.add_resource_overriding(resource(self.code, file, &mut faults));
            }
            for fault in faults {
                tracing::error!(language = self.code, %fault, "a catalogue is not as it should be");
            }
            bundle
        })
    }
}

fn filled<'t>(said: &SaidMessage<'t>) -> FluentArgs<'t> {
    let mut args = FluentArgs::with_capacity(said.filled.len());
    for (name, filling) in &said.filled {
        match *filling {
            Filling::Text(text) => args.set(*name, text),
            Filling::Count(count) => args.set(*name, count),
        }
    }
    args
}

fn languages() -> &'static [Language] {
    static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
        let english = CATALOGUES.iter().find(|(code, _)| *code == "en").map_or(&[][..], |(_, files)| files);
        let known = CATALOGUES.iter().map(|(code, files)| (*code, *files));
        let made = |(code, files)| Language { code, files, bundle: OnceLock::new() };
        known.chain([(PSEUDO, english)]).map(made).collect()
    });
    &LANGUAGES
}

/// The catalogues in a folder; none where it cannot be read.
fn files_in(folder: &std::path::Path) -> Option<Vec<String>> {
    let entries = std::fs::read_dir(folder).ok()?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let catalogues = paths.filter(|path| path.extension().is_some_and(|end| end == "ftl"));
    catalogues.map(|path| std::fs::read_to_string(path).ok()).collect()
}

/// A language from its files, and what is wrong with them. What can be read is kept.
fn read(code: &'static str, files: impl IntoIterator<Item = String>) -> (Bundle, Vec<String>) {
    let mut faults = Vec::new();
    let id = code.parse().unwrap_or_else(|error| {
        faults.push(format!("{code}: {error}"));
        unic_langid::LanguageIdentifier::default()
    });
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    if code == PSEUDO {
        bundle.set_transform(Some(accented));
    }
    faults.extend(functions(&mut bundle, code).err().map(|error| error.to_string()));
    for file in files {
        let resource = resource(code, file, &mut faults);
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.iter().map(|error| format!("{code}: {error}")));
        }
    }
    (bundle, faults)
}

/// A catalogue as far as it can be read.
fn resource(code: &str, file: String, faults: &mut Vec<String>) -> FluentResource {
    FluentResource::try_new(file).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.iter().map(|error| format!("{code}: {error}")));
        resource
    })
}

/// What catalogues may ask for beside variables and numbers.
fn functions(bundle: &mut Bundle, code: &'static str) -> Result<(), fluent_bundle::FluentError> {
    let language = move || Language::of(code).unwrap_or_else(Language::english);
    // The mark of a command, which each network shows as it is typed there.
    bundle.add_function("COMMAND", |given, _| match given {
        [FluentValue::String(line)] => mark::line(line).into(),
        _ => FluentValue::Error,
    })?;
    bundle.add_function("CAPITAL", move |given, _| match given {
        [FluentValue::String(words)] => {
            let words = saying::written(words, language());
            let mut letters = words.chars();
            let first = letters.next();
            first.map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect()).into()
        }
        _ => FluentValue::Error,
    })?;
    // What has to fit, in at most so many characters.
    bundle.add_function("CUT", move |given, _| match given {
        [FluentValue::String(words), FluentValue::Number(most)] => {
            plain_text(&saying::written(words, language()), most.value as usize).into()
        }
        _ => FluentValue::Error,
    })?;
    // What a command does, without what follows a semicolon or stands in brackets.
    bundle.add_function("SHORT", move |given, _| match given {
        [FluentValue::String(words)] => {
            let words = saying::written(words, language());
            words.split([';', '(']).next().unwrap_or_default().trim_end().to_owned().into()
        }
        _ => FluentValue::Error,
    })?;
    // A text that may begin with a word and a colon, without these.
    bundle.add_function("WITHOUT", move |given, _| match given {
        [FluentValue::String(words), FluentValue::String(word)] => {
            let words = saying::written(words, language());
            // French has a space before it.
            let rest = words.strip_prefix(&**word).and_then(|rest| rest.trim_start().strip_prefix(": "));
            rest.unwrap_or(&words).to_owned().into()
        }
        _ => FluentValue::Error,
    })?;
    // A form of what a variable names: an attribute of its message, as a case, an article or the gender; else its plain words.
    bundle.add_function("FORM", move |given, _| match given {
        [FluentValue::String(word), FluentValue::String(form)] => {
            let said = saying::only(word);
            let form = said.and_then(|said| {
                saying::deeper(|| language().pattern(said.message, Some(form), Some(&filled(&said))))?
            });
            form.unwrap_or_else(|| saying::written(word, language())).into()
        }
        _ => FluentValue::Error,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::command::{COMMANDS, OptionKind};

    fn owned(files: &[&str]) -> Vec<String> {
        files.iter().map(|file| (*file).to_owned()).collect()
    }

    #[test]
    fn every_catalogue_is_read_without_a_fault() {
        for (code, files) in CATALOGUES {
            assert_eq!(read(code, owned(files)).1, Vec::<String>::new());
        }
        assert!(!read("de", owned(&["draw = Remis\ndraw = Remis\n"])).1.is_empty());
        assert!(!read("de", owned(&["draw == { nobody\n"])).1.is_empty());
    }

    #[test]
    fn the_language_for_tests_is_spoken_and_not_listed() {
        let codes =
            |all: &mut dyn Iterator<Item = &'static Language>| all.map(Language::code).collect::<Vec<_>>();
        let (spoken, listed) = (codes(&mut Language::with_pseudo()), codes(&mut Language::all()));
        assert!(spoken.contains(&PSEUDO) && !listed.contains(&PSEUDO), "{spoken:?} {listed:?}");
    }

    #[test]
    fn a_message_its_parts_and_what_they_refer_to_are_written_out() {
        let file = "draw = Remis\n    .action = Was?\naccept = Ja\n    .what = { draw.action }\n    .lost = { nothing }\n";
        let german =
            Language { code: "de", files: &[], bundle: OnceLock::from(read("de", owned(&[file])).0) };
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
            // What is long begins in the next line.
            let (name, _) = line.split_once(" =").filter(|_| !line.starts_with('#'))?;
            match name.strip_prefix("    .") {
                Some(part) => Some(format!("{message}.{part}")),
                None if name.starts_with(' ') => None,
                None => {
                    message = name;
                    Some(name.to_owned())
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
                    names.extend(values.iter().map(|value| format!("{}.{}-{value}", spec.name, option.name)));
                }
            }
        }
        names.sort();
        names
    }

    /// What a file of a language says; None where it has no such file.
    fn file(code: &str, name: &str) -> Option<String> {
        let path = format!("{}/locales/{code}/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).ok()
    }

    /// The languages, or the catalogues of one; glossaries lie beside them.
    fn names_in(folder: &str) -> Vec<String> {
        let path = format!("{}/locales/{folder}", env!("CARGO_MANIFEST_DIR"));
        let entries = std::fs::read_dir(path).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter(|name| folder.is_empty() || name.ends_with(".ftl")).collect()
    }

    fn assert_the_same(code: &str, name: &str, wanted: &[String], said: &[String]) {
        let lacking: Vec<_> = wanted.iter().filter(|name| !said.contains(name)).collect();
        let unused: Vec<_> = said.iter().filter(|name| !wanted.contains(name)).collect();
        assert!(
            lacking.is_empty() && unused.is_empty(),
            "{code}/{name} lacks {lacking:?}, and nothing uses {unused:?}"
        );
    }

    #[test]
    fn every_language_says_all_of_a_subject_and_nothing_else() {
        let commands = wanted();
        assert!(commands.len() > 280, "{} messages", commands.len());
        for code in &names_in("") {
            for name in names_in(code) {
                let said = said(&[&file(code, &name).unwrap()]);
                if name == "commands.ftl" {
                    assert_the_same(code, &name, &commands, &said);
                } else if code != "en" {
                    let english = file("en", &name).unwrap_or_else(|| panic!("nothing uses {code}/{name}"));
                    let parts = |names: &[String]| -> Vec<String> {
                        names.iter().filter(|name| !name.contains('.')).cloned().collect()
                    };
                    // Forms of a word are a language's own.
                    assert_the_same(code, &name, &parts(&self::said(&[&english])), &parts(&said));
                }
            }
        }
    }
}

//! Scenarios in another language than their own: everybody's app and every room has it, and whatever anybody reads is looked at.
//! In the language for tests a word without accents is of no catalogue. In the others, which are shorter, what stands on buttons, in
//! menus and in forms fits Discord before anything is cut.

use std::collections::BTreeSet;

use lasermate_domain::port::{Ask, ButtonId, Form, Locales, Menu, Picture, Post, Reply};
use lasermate_present::language::Language;
use lasermate_present::pseudo::{ACCENTED, PLAIN, PSEUDO, TWICE};
use lasermate_present::told::Reader;
use lasermate_present::{say, saying::written};
use lasermate_service::questions;
use lasermate_service::world::World;
use serde_json::Value;

pub const ENGLISH: &str = "en";
/// The language for tests.
pub const ACCENTS: &str = PSEUDO;

/// What stays as it is in every language, and why; words with a space between them stay where they stand so. Not listed: code,
/// which is typed; marks, which each network writes out; addresses; what a digit stands in, as moves, squares and numbers of
/// games; single letters; what somebody of the scenario has typed; files, whose format is the same for all.
const STAYS: [(&[&str], &str); 8] = [
    (&["ann", "bob", "cid", "dan", "root", "everyone"], "names of people"),
    (&["Spark", "Candle", "Lantern"], "names of computers"),
    (&["Test", "PGN", "PDN", "UTC"], "names of a network, of formats and of a time zone"),
    (&["Lasermate record 1"], "how a record begins"),
    (
        &["Send Messages", "Attach Files", "Create Public Threads"],
        "permissions, as a network calls them: it tells of those that are missing",
    ),
    (&["pass", "reflect", "stop", "none"], "lifelines and times, which are named as they are typed"),
    (&["a former player"], "what the store puts in the place of a name that is deleted"),
    (
        &["each peace / white against black every 2 / red spare Qd1 / each keep out of e4"],
        "an example of the terms of a pact, as they are typed",
    ),
];

/// The private characters around what each network writes out: moments, rooms, commands, networks, people.
const MARKS: [[char; 2]; 5] = [
    ['\u{e000}', '\u{e001}'],
    ['\u{e002}', '\u{e003}'],
    ['\u{e004}', '\u{e005}'],
    ['\u{e006}', '\u{e007}'],
    ['\u{e00a}', '\u{e00b}'],
];

/// The most characters of what Discord shows, each with what it is.
mod most {
    pub const BUTTON: usize = 80;
    pub const OPTION: usize = 100;
    pub const PROMPT: usize = 100;
    pub const TITLE: usize = 45;
    pub const HINT: usize = 100;
    pub const ALT: usize = 1024;
    pub const THREAD: usize = 100;
}

/// Everybody who reads, in one language, and what is wrong with what they have read.
#[derive(Debug)]
pub struct Readers {
    language: &'static str,
    /// The words that somebody has typed.
    typed: BTreeSet<String>,
    /// Whether what is expected is said in the words of the scenario.
    compares: bool,
    /// What has stood where little fits, in English, without what differs from board to board.
    pub labels: BTreeSet<String>,
    pub faults: BTreeSet<String>,
}

impl Readers {
    pub fn of(language: &'static str) -> Self {
        let [typed, labels, faults] = [const { BTreeSet::new() }; 3];
        Self { language, typed, compares: [ENGLISH, ACCENTS].contains(&language), labels, faults }
    }

    /// The same whatever is said.
    #[must_use]
    pub fn in_any_words(self) -> Self {
        Self { compares: false, ..self }
    }

    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// What a network tells of everybody and every room.
    pub fn locales(&self) -> Locales {
        if self.language == ENGLISH {
            return Locales::default();
        }
        let code = || Some(self.language.to_owned());
        Locales { person: code(), room: code() }
    }

    /// Whether what comes of [`Self::reply`] and [`Self::post`] is said in the words of the scenario.
    pub const fn is_in_english(&self) -> bool {
        self.compares
    }

    /// Notes what somebody asks in their own words.
    pub fn note(&mut self, ask: &Ask) {
        let typed: Vec<_> = match ask {
            Ask::Command(asked) => asked.options.values().collect(),
            Ask::Fill { fields, .. } => fields.values().collect(),
            Ask::Press(ButtonId(id)) => vec![id],
            Ask::Pick { menu: ButtonId(id), values } => std::iter::once(id).chain(values).collect(),
        };
        typed.into_iter().for_each(|text| self.note_typed(text));
    }

    /// The same of a text.
    pub fn note_typed(&mut self, text: &str) {
        self.typed.extend(text.split(|c: char| !c.is_alphanumeric()).map(str::to_owned));
    }

    /// Looks at an answer, and gives it in English where it was in the language for tests.
    pub fn reply(&mut self, mut reply: Reply) -> Reply {
        let Reply { text, pictures, buttons, menus, form, file, .. } = &mut reply;
        self.text("an answer", text, usize::MAX);
        for button in buttons {
            self.text("a button", &mut button.label, most::BUTTON);
        }
        for Menu { prompt, options, .. } in menus {
            self.text("a menu", prompt, most::PROMPT);
            for option in options {
                self.text("an option", &mut option.label, most::OPTION);
                self.text("an option's second line", &mut option.help, most::OPTION);
            }
        }
        if let Some(Form { title, fields, .. }) = form {
            self.text("a form", title, most::TITLE);
            for field in fields {
                self.text("a field", &mut field.label, most::TITLE);
                self.text("a hint", &mut field.hint, most::HINT);
                for option in &mut field.choices {
                    self.text("a choice", &mut option.label, most::OPTION);
                    self.text("a choice's second line", &mut option.help, most::OPTION);
                }
            }
        }
        pictures.iter_mut().for_each(|picture| self.picture(picture));
        if let Some(file) = file.as_mut().filter(|_| self.language == ACCENTS) {
            file.text = in_plain_letters(&file.text);
        }
        reply
    }

    /// The same for a post, and for its picture as it is described to the room.
    pub fn post(&mut self, world: &World, mut post: Post, language: &'static Language) -> Post {
        self.text("a post", &mut post.text, usize::MAX);
        for button in &mut post.buttons {
            self.text("a button", &mut button.label, most::BUTTON);
        }
        for name in post.heading.iter_mut().map(|heading| &mut heading.name).chain(&mut post.thread) {
            self.text("a thread", name, most::THREAD);
        }
        if let Some(of) = post.picture.as_ref().filter(|_| self.language != ENGLISH) {
            let picture = questions::picture(world, of).expect("a picture");
            self.picture(&mut Reader { network: "test", language }.picture(picture));
        }
        post
    }

    fn picture(&mut self, picture: &mut Picture) {
        self.text("a description", &mut picture.alt, most::ALT);
        let sketch = if self.language == ACCENTS { format!("{:?}", picture.sketch) } else { String::new() };
        // A whole game has not been drawn yet.
        if !sketch.starts_with("Replay") {
            // What is written in it: the strings of its sketch.
            for mut words in sketch.split('"').skip(1).step_by(2).map(str::to_owned) {
                self.text("a picture", &mut words, usize::MAX);
            }
        }
    }

    fn text(&mut self, what: &str, text: &mut String, most: usize) {
        let chars = text.chars().count();
        if chars > most && self.language != ACCENTS {
            self.faults.insert(format!("{what} has {chars} characters of {most}: {text:?}"));
        }
        if self.language == ACCENTS {
            let escaped = escaped(text, &self.typed);
            if !escaped.is_empty() {
                self.faults.insert(format!("{} in {what}: {text:?}", escaped.join(" ")));
            }
            *text = in_plain_letters(text);
            if most <= most::BUTTON.max(most::OPTION) && what != "a thread" {
                let kept = text.split_whitespace().map(|word| match word {
                    word if word.contains(|c: char| c.is_ascii_digit()) => "0",
                    word => word,
                });
                self.labels.insert(format!("{most} {}", kept.collect::<Vec<_>>().join(" ")));
            }
        }
    }
}

impl Readers {
    /// A text as a network shows it, in English where it is in the language for tests.
    pub fn in_english(&self, text: &str) -> String {
        if self.language == ACCENTS { in_plain_letters(text) } else { text.to_owned() }
    }

    /// What somebody is told who asks too fast, up to how long they have to wait.
    pub fn too_fast(&self) -> String {
        let language = Language::of(self.language).expect("a language");
        let told = written(&say::handler::wait(1), language);
        told.split(|c: char| c.is_ascii_digit()).next().unwrap_or_default().to_owned()
    }

    /// Looks at what a network was sent: the words in it, wherever they stand.
    pub fn sent(&mut self, what: &str, sent: &Value) {
        const WORDS: [&str; 6] = ["content", "label", "placeholder", "description", "title", "name"];
        match sent {
            Value::Object(fields) => {
                for (name, value) in fields {
                    match value {
                        Value::String(text) if WORDS.contains(&name.as_str()) => {
                            // What Discord writes out stands in angle brackets.
                            self.text(what, &mut without(text, ['<', '>']), usize::MAX);
                        }
                        Value::String(_) => {}
                        value => self.sent(what, value),
                    }
                }
            }
            Value::Array(values) => values.iter().for_each(|value| self.sent(what, value)),
            _ => {}
        }
    }
}

/// A text without what stands between two characters.
fn without(text: &str, [before, behind]: [char; 2]) -> String {
    let mut parts = text.split(before);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |left, part| left + " " + part.split_once(behind).map_or("", |(_, rest)| rest))
}

/// The words of a text that are of no catalogue and that nobody has typed.
fn escaped(text: &str, typed: &BTreeSet<String>) -> Vec<String> {
    let stay = || STAYS.iter().flat_map(|(stays, _)| *stays);
    let text = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let text = MARKS.into_iter().fold(text, |text, mark| without(&text, mark));
    let phrases = stay().filter(|stays| stays.contains(' '));
    let text = phrases.fold(text, |text, phrase| text.replace(phrase, " "));
    let spaced = text.split_whitespace().filter(|word| !word.contains("https://"));
    let words = spaced.flat_map(|words| words.split(|c: char| !c.is_alphanumeric()));
    let is_plain = |word: &&str| {
        word.len() > 1
            && word.chars().all(|c| c.is_ascii_alphabetic())
            && word.chars().any(|c| PLAIN.contains(c))
            && !stay().any(|stays| stays == word)
            && !typed.contains(*word)
    };
    words.filter(is_plain).map(str::to_owned).collect()
}

/// A text in the language for tests, without its accents.
pub fn in_plain_letters(text: &str) -> String {
    let mut letters = text.chars().peekable();
    let mut plain = String::with_capacity(text.len());
    while let Some(letter) = letters.next() {
        if TWICE.contains(letter) {
            letters.next_if(|next| next.to_lowercase().eq(letter.to_lowercase()));
        }
        let at = ACCENTED.chars().position(|accented| accented == letter);
        plain.push(at.and_then(|at| PLAIN.chars().nth(at)).unwrap_or(letter));
    }
    plain
}

//! The page in the language of whoever opens it: its HTML filled with messages, once for each language, and a file of what its scripts
//! say.

use std::hash::{DefaultHasher, Hasher as _};
use std::io::Write as _;
use std::sync::{LazyLock, OnceLock};

use flate2::Compression;
use flate2::write::GzEncoder;
use lasermate_present::language::Language;
use lasermate_present::script;

use crate::door::html;
use crate::message;

macro_rules! made {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $name))
    };
}

/// A text as it is sent: as it is, and compressed.
#[derive(Debug)]
pub(crate) struct Sent {
    pub(crate) plain: Vec<u8>,
    pub(crate) gzipped: Vec<u8>,
}

impl Sent {
    fn new(plain: Vec<u8>) -> Self {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        // Memory takes all that is written to it.
        let gzipped = encoder.write_all(&plain).and_then(|()| encoder.finish()).unwrap_or_default();
        Self { plain, gzipped }
    }
}

/// All of the page that has words, in a language.
#[derive(Debug)]
pub(crate) struct PageWords {
    /// What the scripts say, and the name of that file, which changes with it.
    pub(crate) script: Sent,
    pub(crate) script_name: String,
    pub(crate) chat: Sent,
    pub(crate) worker: Sent,
    pub(crate) manifest: Sent,
    /// Pages with gaps for what they show.
    pub(crate) game: String,
    pub(crate) no_game: String,
    pub(crate) puzzle: String,
}

static MADE: LazyLock<Vec<(&'static Language, OnceLock<PageWords>)>> =
    LazyLock::new(|| Language::with_pseudo().map(|language| (language, OnceLock::new())).collect());

/// The page in a language.
pub(crate) fn of(language: &Language) -> &'static PageWords {
    let found = MADE.iter().find(|(one, _)| *one == language);
    // English is always spoken.
    let (language, made) = found.unwrap_or(&MADE[0]);
    made.get_or_init(|| PageWords::new(language))
}

impl PageWords {
    fn new(language: &Language) -> Self {
        let script = script::messages(language).to_string().into_bytes();
        let mut hasher = DefaultHasher::new();
        hasher.write(&script);
        let script_name = format!("{}-{:016x}.json", language.code(), hasher.finish());
        let said = |page: &str| in_language(page, language, &script_name);
        let sent = |page: &str| Sent::new(said(page).into_bytes());
        Self {
            chat: sent(made!("index.html")),
            worker: sent(made!("worker.js")),
            manifest: sent(made!("manifest.json")),
            game: said(made!("game.html")),
            no_game: said(made!("no_game.html")),
            puzzle: said(made!("puzzle.html")),
            script: Sent::new(script),
            script_name,
        }
    }
}

/// A page with its messages (`{page-talk}`), its language (`{lang}`), the languages there are (`{languages}`) and the name of the file
/// of its scripts' words (`{words}`).
fn in_language(page: &str, language: &Language, script_name: &str) -> String {
    filled(page, |gap| match gap {
        "lang" => Some(language.code().to_owned()),
        "languages" => Some(languages(language)),
        "words" => Some(script_name.to_owned()),
        name => name.starts_with("page-").then(|| marked(&said(name, language))),
    })
}

/// A page with what is put into its gaps. Others stay, and what is put in is not looked through: names are written by people.
pub(crate) fn filled(page: &str, put: impl Fn(&str) -> Option<String>) -> String {
    let mut text = String::with_capacity(page.len() + page.len() / 4);
    let mut rest = page;
    while let Some((before, after)) = rest.split_once('{') {
        text += before;
        match after.split_once('}').and_then(|(gap, behind)| Some((put(gap)?, behind))) {
            Some((put, behind)) => {
                text += &put;
                rest = behind;
            }
            None => {
                text.push('{');
                rest = after;
            }
        }
    }
    text + rest
}

/// A message without variables, in English where the language lacks it.
fn said(name: &str, language: &Language) -> String {
    let text = language.text(name, None).or_else(|| Language::english().text(name, None));
    text.unwrap_or_else(|| {
        tracing::error!(message = name, "a message of the page is in no catalogue");
        String::new()
    })
}

/// Words for a page; what stands in backquotes is a button that types it.
fn marked(words: &str) -> String {
    with_code(&message::shown(words), |line| {
        let label = line.trim_end();
        format!("<button type=\"button\" class=\"command\" data-line=\"{line}\">{label}</button>")
    })
}

/// Words as text of a page; what stands in backquotes is written by `code`.
pub(crate) fn with_code(words: &str, code: impl Fn(&str) -> String) -> String {
    let text = html(words);
    let parts = text.split('`').enumerate();
    parts.map(|(place, part)| if place % 2 == 0 { part.to_owned() } else { code(part) }).collect()
}

/// The languages to choose from, each by its own name.
fn languages(chosen: &Language) -> String {
    let options = Language::all_spoken().map(|language| {
        let (code, name) = (language.code(), language.text("language-name", None).unwrap_or_default());
        let selected = if language == chosen { " selected" } else { "" };
        format!("<option value=\"{code}\" lang=\"{code}\"{selected}>{}</option>", html(&name))
    });
    options.collect()
}

/// The file of what the scripts say; none under a name that it has had before.
pub(crate) fn script_file(name: &str) -> Option<&'static Sent> {
    let code = name.rsplit_once('-').map_or("", |(code, _)| code);
    let words = of(Language::with_pseudo().find(|language| language.code() == code)?);
    (words.script_name == name).then_some(&words.script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_filled_and_other_gaps_stay() {
        let german = Language::of("de").unwrap();
        let page = "<p lang=\"{lang}\">{page-talk} {root} {page-new-lines}</p> { {words}";
        assert_eq!(
            in_language(page, german, "w.json"),
            "<p lang=\"de\">Chat {root} , neue Zeilen</p> { w.json"
        );
        assert!(languages(german).contains("<option value=\"de\" lang=\"de\" selected>Deutsch</option>"));
    }

    #[test]
    fn a_command_in_the_words_is_a_button() {
        let button = "<button type=\"button\" class=\"command\" data-line=\"/a \">/a</button>";
        assert_eq!(marked("Type `/a ` & go"), format!("Type {button} &amp; go"));
    }

    #[test]
    fn every_message_of_a_page_is_in_every_language() {
        let pages = [made!("index.html"), made!("game.html"), made!("no_game.html"), made!("puzzle.html")];
        let pages = pages.into_iter().chain([made!("manifest.json")]);
        let names: Vec<_> = pages.flat_map(|page| page.split("{page-").skip(1)).collect();
        assert!(names.len() > 80, "{} messages", names.len());
        for name in names.iter().filter_map(|rest| rest.split('}').next()) {
            for language in Language::with_pseudo() {
                let said = language.text(&format!("page-{name}"), None);
                assert!(said.is_some(), "page-{name} in {}", language.code());
            }
        }
    }

    #[test]
    fn the_words_of_scripts_have_a_name_that_changes_with_them() {
        let name = &of(Language::english()).script_name;
        assert!(script_file(name).is_some());
        for other in ["en-0000000000000000.json", "xx-0.json", "", name.trim_end_matches(".json")] {
            assert!(script_file(other).is_none(), "{other}");
        }
    }
}

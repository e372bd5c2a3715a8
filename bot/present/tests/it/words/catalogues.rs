//! What is said stands in the catalogues: no message that nobody says, and no sentence in Rust or on the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::catalogues;
use crate::literals::{Literal, rust};

/// Subjects whose messages are found by words of the engine or of the table of commands.
const BY_WORDS: [&str; 4] = ["commands", "games", "options", "positions"];

/// Where messages are said.
const CRATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The files of the web chat's page.
const PAGE: &str = "page/src/page";
/// How messages of its scripts begin, without which these name them.
const SCRIPTS: &str = "page-script-";

/// The sources of a folder, or the one file.
pub(super) fn sources(at: &Path, found: &mut Vec<PathBuf>) {
    if at.is_file() {
        found.push(at.to_owned());
        return;
    }
    for entry in fs::read_dir(at).unwrap_or_else(|error| panic!("{}: {error}", at.display())) {
        let path = entry.expect("an entry").path();
        if path.is_dir() || path.extension().is_some_and(|end| end == "rs") {
            sources(&path, found);
        }
    }
}

/// What leads from one name of a path to the next, as one sign.
const STEP: &str = "→";

/// The names and signs of a source, without its unit tests, comments and what stands in quotation marks.
fn tokens(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = source.lines().map(|line| line.split("//").next().unwrap_or_default());
    let code = lines.flat_map(|line| line.split('"').step_by(2)).collect::<Vec<_>>().join(" ");
    let mut tokens: Vec<String> = Vec::new();
    let mut goes_on = false;
    for c in code.replace("::", STEP).chars() {
        let is_name = c.is_alphanumeric() || c == '_';
        match tokens.last_mut() {
            Some(last) if is_name && goes_on => last.push(c),
            _ if c.is_whitespace() => {}
            _ => tokens.push(c.to_string()),
        }
        goes_on = is_name;
    }
    tokens
}

/// What a source brings in by `use`: each path with the name it has here.
#[derive(Debug, PartialEq, Eq)]
struct Used {
    path: Vec<String>,
    name: String,
    public: bool,
}

/// The uses of a source, and its other tokens.
fn uses(tokens: &[String]) -> (Vec<Used>, Vec<String>) {
    let (mut found, mut others) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at] == "use" {
            let public = at > 0 && ["pub", ")"].contains(&tokens[at - 1].as_str());
            let end = tokens[at..].iter().position(|token| token == ";").map_or(tokens.len(), |end| at + end);
            tree(&tokens[at + 1..end], &[], public, &mut found);
            at = end;
        } else {
            others.push(tokens[at].clone());
        }
        at += 1;
    }
    (found, others)
}

/// Reads a tree of names, as `a::{b as c, d::{self, e}}`.
fn tree(tokens: &[String], before: &[String], public: bool, found: &mut Vec<Used>) {
    let mut depth = 0;
    let parts = tokens.split(|token| {
        match token.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        depth == 0 && token == ","
    });
    for part in parts.filter(|part| !part.is_empty()) {
        let open = part.iter().position(|token| token == "{");
        let head = &part[..open.unwrap_or(part.len())];
        let (head, alias) = match head {
            [head @ .., word, alias] if word == "as" => (head, Some(alias.clone())),
            _ => (head, None),
        };
        let own = head.iter().filter(|token| *token != STEP && *token != "self").cloned();
        let path: Vec<_> = before.iter().cloned().chain(own).collect();
        match open {
            Some(open) => tree(&part[open + 1..part.len() - 1], &path, public, found),
            None => {
                let name = alias.or_else(|| path.last().cloned()).unwrap_or_default();
                found.push(Used { path, name, public });
            }
        }
    }
}

/// Whatever the sources say, as `subject:message`, and what they bring in to say it.
#[derive(Default)]
struct Said {
    messages: BTreeSet<(String, String)>,
    /// By the name that it has for others: messages that a source gives to others to say.
    passed_on: BTreeMap<String, Vec<(String, String)>>,
    /// All names that stand anywhere but in a `use`, and what stands in quotation marks.
    names: BTreeSet<String>,
}

/// A path below all that is said, where it begins there.
fn below_say(path: &[String], known: &BTreeMap<String, Vec<String>>) -> Option<Vec<String>> {
    match path {
        [root, say, rest @ ..] if (root == "crate" || root == "lasermate_present") && say == "say" => {
            Some(rest.to_vec())
        }
        [first, rest @ ..] => Some(known.get(first)?.iter().chain(rest).cloned().collect()),
        [] => None,
    }
}

impl Said {
    fn read(&mut self, source: &str) {
        for Literal { text, .. } in rust(source) {
            let filled = text.split('{').skip(1).filter_map(|filled| filled.split(['}', ':']).next());
            self.names.extend(filled.map(str::to_owned));
            self.names.insert(text);
        }
        let (used, others) = uses(&tokens(source));
        let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
        // One use may name what another has brought in.
        for _ in 0..2 {
            for used in &used {
                if let Some(path) = below_say(&used.path, &known) {
                    known.insert(used.name.clone(), path);
                }
            }
        }
        for used in used.iter().filter(|used| used.public) {
            if let Some([subject, message]) = known.get(&used.name).map(Vec::as_slice) {
                let message = (subject.clone(), message.clone());
                self.passed_on.entry(used.name.clone()).or_default().push(message);
            }
        }
        let globs: Vec<_> = known
            .values()
            .filter_map(|path| match path.as_slice() {
                [subject, all] if all == "*" => Some(subject.clone()),
                _ => None,
            })
            .collect();
        let mut at = 0;
        while at < others.len() {
            let mut path = vec![others[at].clone()];
            while others.get(at + 1).is_some_and(|sign| sign == STEP) && others.get(at + 2).is_some() {
                path.push(others[at + 2].clone());
                at += 2;
            }
            at += 1;
            if let Some([subject, message, ..]) = below_say(&path, &known).as_deref() {
                self.messages.insert((subject.clone(), message.clone()));
            }
            self.messages.extend(globs.iter().map(|subject| (subject.clone(), path[0].clone())));
            self.names.extend(path);
        }
    }

    /// Whether a message is said somewhere.
    fn says(&self, subject: &str, message: &str) -> bool {
        let is_it = |(of, name): &(String, String)| of == subject && name.to_lowercase() == message;
        let passed_on = self.passed_on.iter().filter(|(name, _)| self.names.contains(*name));
        self.messages.iter().any(is_it) || passed_on.flat_map(|(_, messages)| messages).any(is_it)
    }
}

/// What the web chat's page says: gaps of its HTML, and what its scripts have in quotation marks.
fn page_says(said: &mut Said) {
    for entry in fs::read_dir(Path::new(CRATES).join(PAGE)).expect("the page's files") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|end| end == "html" || end == "json" || end == "js") {
            let text = fs::read_to_string(&path).expect("a text");
            let gaps = text.split('{').skip(1).filter_map(|gap| gap.split('}').next());
            said.names.extend(gaps.map(str::to_owned));
            said.names.extend(text.split('"').map(|name| format!("{SCRIPTS}{name}")));
        }
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let mut said = Said::default();
    let mut files = Vec::new();
    for krate in fs::read_dir(CRATES).expect("the crates").map(|entry| entry.expect("an entry").path()) {
        if krate.join("src").is_dir() {
            sources(&krate.join("src"), &mut files);
        }
    }
    assert!(files.len() > 300, "the sources are there: {}", files.len());
    files.iter().for_each(|file| said.read(&fs::read_to_string(file).expect("a source")));
    page_says(&mut said);
    let all = catalogues::english();
    let referred: BTreeSet<_> =
        all.iter().flat_map(|catalogue| catalogues::referred(&catalogue.text)).collect();
    let (mut unsaid, mut count) = (Vec::new(), 0);
    for catalogue in all.iter().filter(|catalogue| !BY_WORDS.contains(&catalogue.subject.as_str())) {
        let subject = catalogue.subject.replace('-', "_");
        for name in catalogues::messages(&catalogue.text) {
            count += 1;
            let own = name.strip_prefix(&format!("{}-", catalogue.subject)).unwrap_or(name).replace('-', "_");
            if !referred.contains(name) && !said.names.contains(name) && !said.says(&subject, &own) {
                unsaid.push(name);
            }
        }
    }
    assert!(count > 1000, "{count} messages");
    assert!(unsaid.is_empty(), "nothing says these {} of {count}: {unsaid:#?}", unsaid.len());
}

#[test]
fn a_message_that_nothing_says_would_be_found() {
    let mut said = Said::default();
    said.read(
        "use crate::say::{a as one, b::{self, TWO}, c::*};\nuse crate::say;\npub use one::PASSED as GIVEN;\nuse say::d as other;\n\
        fn f() { one::first(2); b::SECOND; third(TWO); /* */ other::FOURTH } // one::never\n\
        const A: &str = \"one::neither\"; const B: &str = crate::say::e::FIFTH;\n#[cfg(test)]\nmod tests { one::nor }",
    );
    for (subject, message) in
        [("a", "first"), ("b", "second"), ("b", "two"), ("c", "third"), ("d", "fourth"), ("e", "fifth")]
    {
        assert!(said.says(subject, message), "{subject} {message}");
    }
    for message in ["never", "neither", "nor", "second", "passed"] {
        assert!(!said.says("a", message), "{message}");
    }
    said.read("fn f() { names::GIVEN }");
    assert!(said.says("a", "passed"));
}

/// Where sentences for players would be written, if they were written in Rust.
const SAYING: [&str; 3] = ["present/src", "page/src", "matrix/src/text.rs"];

/// Literals of several words that are no sentence: the end of the path, how they begin, and what they are.
const NO_SENTENCES: [(&str, &str, &str); 22] = [
    ("record/roster.rs", "rules infraction", "a word of the standard of PGN"),
    ("record/roster.rs", "time forfeit", "another"),
    ("text/answers.rs", "- `score`, `check`", "what is typed"),
    ("text/challenges.rs", "pact accept", "a line of a command"),
    ("text/challenges.rs", "pact refuse", "another"),
    ("text/choices.rs", "last move", "what is typed"),
    ("text/pact_form.rs", "each peace", "terms as they are typed"),
    ("text/puzzle.rs", "c1 d1, white, none", "answers as they are typed"),
    ("matrix/src/text.rs", "challenge computer", "a line of a command"),
    ("page/src/door.rs", "<form", "HTML"),
    ("page/src/door.rs", "<!doctype", "HTML"),
    ("page/src/access.rs", "the hash has", "a fault of whoever runs it"),
    ("page/src/language.rs", "accept-encoding", "a header"),
    ("page/src/address.rs", "accept-language", "another"),
    ("page/src/origin_check.rs", "default-src", "another"),
    ("page/src/origin_check.rs", "A request has", "to a program that is no browser"),
    ("page/src/origin_check.rs", "Only this server's", "the same"),
    ("push/endpoint.rs", "no public address", "a fault of whoever runs it"),
    ("push/vapid.rs", "the system gives", "another"),
    ("page/src/page.rs", "User-agent", "a file for search engines"),
    ("page/src/page.rs", "public", "a header"),
    ("page/src/api/pictures.rs", "private", "another"),
];

/// Whether a literal looks like a sentence: it has two words in small letters or more.
pub(super) fn is_sentence(text: &str) -> bool {
    let mut depth = 0;
    let outside = text.chars().map(|c| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => return c,
            _ => {}
        }
        '…'
    });
    let outside: String = outside.collect();
    let is_word = |word: &str| {
        let word = word.trim_matches(|c: char| c.is_ascii_punctuation());
        word.len() > 1 && word.chars().all(|c| c.is_lowercase() || c == '\'' || c == '-')
    };
    outside.split_whitespace().filter(|word| is_word(word)).count() >= 2
}

/// Whether a literal is for the log, for who runs the program or for who reads the source.
fn is_for_others(literal: &Literal) -> bool {
    const LOGS: [&str; 5] = ["error!", "warn!", "info!", "debug!", "trace!"];
    const STOPS: [&str; 3] = ["expect", "panic!", "unreachable!"];
    let is_one = |head: &String| head.starts_with('#') || LOGS.contains(&&**head) || STOPS.contains(&&**head);
    literal.within.iter().any(is_one)
}

#[test]
fn no_sentence_is_written_in_rust() {
    let mut written = Vec::new();
    let mut spared = BTreeSet::new();
    for place in SAYING {
        let mut files = Vec::new();
        sources(&Path::new(CRATES).join(place), &mut files);
        for file in files {
            let path = file.strip_prefix(CRATES).expect("below the crates").display().to_string();
            for literal in rust(&fs::read_to_string(&file).expect("a source")) {
                if !is_sentence(&literal.text) || is_for_others(&literal) {
                    continue;
                }
                let known = NO_SENTENCES.iter().find(|(part, begins, _)| {
                    path.ends_with(part) && literal.text.trim_start().starts_with(begins)
                });
                match known {
                    Some(known) => drop(spared.insert(known)),
                    None => written.push(format!("{path}:{}: {:?}", literal.line, literal.text)),
                }
            }
        }
    }
    let unneeded: Vec<_> = NO_SENTENCES.iter().filter(|known| !spared.contains(known)).collect();
    assert!(unneeded.is_empty(), "these are not there any more: {unneeded:#?}");
    assert!(written.is_empty(), "{} sentences are to be messages:\n{}", written.len(), written.join("\n"));
}

#[test]
fn a_sentence_would_be_found() {
    for sentence in ["Nobody is here", "{who} has won", "**only** those {a}", "a pawn"] {
        assert!(is_sentence(sentence) || sentence == "a pawn", "{sentence}");
    }
    for other in ["b:draw-offer", "{a and b}", "1. e4 e5", "w KQkq - 0 1", "Qd1", "{a} of {b}"] {
        assert!(!is_sentence(other), "{other}");
    }
    let source =
        "tell(\"a b\"); tracing::warn!(%error, \"c d\"); a.expect(\"e f\"); #[error(\"g h\")] struct A;";
    let found: Vec<_> = rust(source).into_iter().filter(|literal| !is_for_others(literal)).collect();
    assert_eq!(found.iter().map(|literal| literal.text.as_str()).collect::<Vec<_>>(), ["a b"]);
}

/// The sentences in a script's quotation marks, but for comments: they begin with a capital or end as sentences do, and have two words in
/// small letters. Names of classes do neither.
fn sentences_of_script(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
    let quoted = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
    let is_one = |text: &&str| {
        let begins = text.starts_with(|c: char| c.is_uppercase() || c == '…');
        (begins || text.ends_with(['.', '!', '?', '…'])) && is_sentence(text)
    };
    quoted.filter(is_one).map(str::to_owned).collect()
}

#[test]
fn no_sentence_is_written_on_the_page() {
    let mut written = Vec::new();
    for entry in fs::read_dir(Path::new(CRATES).join(PAGE)).expect("the page's files") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|end| end == "js") {
            let found = sentences_of_script(&fs::read_to_string(&path).expect("a script"));
            written.extend(found.into_iter().map(|text| format!("{}: {text:?}", path.display())));
        }
    }
    assert!(written.is_empty(), "{} sentences are to be messages:\n{}", written.len(), written.join("\n"));
    let script = "// \"It is nobody's move.\"\ntell(\"It is your move.\");\nmake(\"div\", \"quiet step\");";
    assert_eq!(sentences_of_script(script), ["It is your move."]);
}

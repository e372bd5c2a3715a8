//! No sentence people read has a word of `data/banned.txt`: in chat, on the page, on the command line or in a README.

use std::fs;
use std::path::{Path, PathBuf};

use crate::catalogues;
use crate::literals::{quoted, rust};

/// The list: what is banned, and what is allowed where.
const LIST: &str = include_str!("../../data/banned.txt");

/// Where the sentences are: folders and files below the workspace, by the ending of what is read there.
const SOURCES: &[(&str, &str)] = &[
    ("bot/present/locales/en", "ftl"),
    ("bot/present/src", "rs"),
    ("bot/present/src/variants", "rs"),
    ("bot/domain/src/command", "rs"),
    ("bot/service/src/admin", "rs"),
    ("bot/service/src/questions", "rs"),
    ("bot/service/src/scheduler", "rs"),
    ("bot/service/src/use_cases", "rs"),
    ("bot/discord/src", "rs"),
    ("bot/lasermate/src", "rs"),
    ("bot/matrix/src", "rs"),
    ("bot/page/src", "rs"),
    ("bot/page/src/page", "js"),
    ("bot/page/src/page", "html"),
    ("engine/src/claim.rs", "rs"),
    ("engine/src/notation", "rs"),
    ("engine/src/overlays", "rs"),
    ("engine/src/pact/error.rs", "rs"),
    ("engine/src/refusal.rs", "rs"),
    ("engine/src/variants", "rs"),
    ("README.md", "md"),
    (".github/CHANGELOG.md", "md"),
    ("bot", "md"),
];

/// The banned phrases, and for parts of paths what is allowed there.
struct Banned {
    phrases: Vec<&'static str>,
    allowed: Vec<(&'static str, Vec<&'static str>)>,
}

impl Banned {
    fn read() -> Self {
        let lines = LIST.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let (allowed, phrases): (Vec<_>, Vec<_>) = lines.partition(|line| line.contains(':'));
        let allowed = allowed.iter().filter_map(|line| line.split_once(':'));
        let allowed = allowed.map(|(path, words)| (path, words.split(',').map(str::trim).collect()));
        Self { phrases, allowed: allowed.collect() }
    }

    /// The banned phrases in a sentence of a file.
    fn found(&self, path: &str, sentence: &str) -> Vec<&'static str> {
        let sentence = sentence.to_lowercase();
        let words =
            sentence.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty());
        let words = words.fold(" ".to_owned(), |words, word| words + word + " ");
        let is_allowed = |phrase: &str| {
            self.allowed.iter().any(|(part, words)| path.contains(part) && words.contains(&phrase))
        };
        let phrases = self.phrases.iter().copied().filter(|phrase| !is_allowed(phrase));
        phrases.filter(|phrase| has(&words, phrase)).collect()
    }
}

/// Whether a phrase is among words, each between spaces.
fn has(words: &str, phrase: &str) -> bool {
    match phrase.strip_suffix('*') {
        Some(start) => words.contains(&format!(" {start}")),
        None => words.contains(&format!(" {phrase} ")),
    }
}

/// The sentences of a file, each with what it belongs to where that has a name: its string literals with more than one word, or
/// all its text where it is no program.
fn sentences(ending: &str, text: &str) -> Vec<(String, String)> {
    let literals: Vec<_> = match ending {
        "rs" => rust(text).into_iter().map(|literal| literal.text).collect(),
        "js" => script(text),
        "html" => return vec![(String::new(), between(text, '<', '>'))],
        // Each of its words is for people, one alone too.
        "ftl" => {
            let said = catalogues::said(text).into_iter();
            return said.map(|said| (said.message, without_code(&said.words))).collect();
        }
        _ => return paragraphs(text).into_iter().map(|words| (String::new(), words)).collect(),
    };
    let words = literals.into_iter().map(|literal| without_code(&literal));
    words.filter(|words| words.contains(' ')).map(|words| (String::new(), words)).collect()
}

/// A README's paragraphs without what is code: fences, indented lines and code in a line.
fn paragraphs(text: &str) -> Vec<String> {
    let mut fenced = false;
    let mut kept = Vec::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced && !line.starts_with("    ") {
            kept.push(line);
        }
    }
    let whole = kept.join("\n");
    whole.split("\n\n").map(without_code).collect()
}

/// A text without what stands in backquotes.
fn without_code(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join(" . ")
}

/// A text without what is between two characters.
fn between(text: &str, open: char, close: char) -> String {
    let mut inside = false;
    let kept = text.chars().filter(|c| {
        let was = inside;
        inside = (inside || *c == open) && *c != close;
        !was && !inside
    });
    kept.collect()
}

/// The string and template literals of a script; what a template computes is code.
fn script(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    code(text, false, &mut found);
    found
}

/// Reads code up to its end, or up to the brace that closes what a template computes; gives what follows.
fn code<'a>(text: &'a str, in_template: bool, found: &mut Vec<String>) -> &'a str {
    let mut rest = text;
    let mut open = 0;
    while let Some(at) = rest.find(['"', '\'', '`', '/', '{', '}']) {
        let here = &rest[at..];
        rest = match here.as_bytes() {
            [b'/', b'/', ..] => here.split_once('\n').map_or("", |(_, behind)| behind),
            [b'/', b'*', ..] => here.split_once("*/").map_or("", |(_, behind)| behind),
            [b'/', ..] if begins_pattern(&text[..text.len() - here.len()]) => after_pattern(&here[1..]),
            [mark @ (b'"' | b'\''), ..] => {
                let (literal, behind) = quoted(&here[1..], char::from(*mark));
                found.push(literal);
                behind
            }
            [b'`', ..] => template(&here[1..], found),
            [b'}', ..] if in_template && open == 0 => return &here[1..],
            [brace @ (b'{' | b'}'), ..] => {
                open += if *brace == b'{' { 1 } else { -1 };
                &here[1..]
            }
            _ => &here[1..],
        };
    }
    ""
}

/// Whether a slash after this code begins a regular expression and no division.
fn begins_pattern(before: &str) -> bool {
    before.trim_end().ends_with(['(', ',', '=', ':', '[', '!', '&', '|', '?', '{', '}', ';'])
}

/// What follows a regular expression.
fn after_pattern(text: &str) -> &str {
    let (mut in_class, mut escaped) = (false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '[' => in_class = true,
            ']' => in_class = false,
            '/' if !in_class => return &text[at + 1..],
            _ => {}
        }
    }
    ""
}

/// Reads a template up to its end.
fn template<'a>(text: &'a str, found: &mut Vec<String>) -> &'a str {
    let mut literal = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['`', '$', '\\']) {
        literal += &rest[..at];
        let here = &rest[at..];
        rest = if let Some(value) = here.strip_prefix("${") {
            literal.push('…');
            code(value, true, found)
        } else if let Some(behind) = here.strip_prefix('`') {
            found.push(literal);
            return behind;
        } else {
            here.get(2..).unwrap_or("")
        };
    }
    found.push(literal);
    ""
}

/// Every file of an ending in a folder, or the file itself.
fn files(at: &Path, ending: &str) -> Vec<PathBuf> {
    if at.is_file() {
        return vec![at.to_owned()];
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(at).unwrap_or_else(|error| panic!("{}: {error}", at.display())) {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(path);
        }
    }
    found
}

#[test]
fn no_sentence_has_a_banned_word() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let banned = Banned::read();
    assert!(banned.phrases.len() > 50);
    let mut wrong = Vec::new();
    for (source, ending) in SOURCES {
        let files = files(&root.join(source), ending);
        assert!(!files.is_empty(), "{source} has nothing to read");
        for file in files {
            let text = fs::read_to_string(&file).expect("a text");
            let path = file.strip_prefix(&root).expect("below the workspace").to_string_lossy().into_owned();
            for (of, sentence) in sentences(ending, &text) {
                let path = format!("{path}/{of}");
                for phrase in banned.found(&path, &sentence) {
                    wrong.push(format!("{path}: \"{phrase}\" in: {}", sentence.trim()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} sentences to rewrite:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_planted_word_is_found_in_every_kind_of_file() {
    let banned = Banned::read();
    let found = |path: &str, text: &str| {
        let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
        let all: Vec<_> = sentences(ending, text)
            .iter()
            .flat_map(|(of, words)| banned.found(&format!("{path}/{of}"), words))
            .collect();
        all
    };
    for (path, planted, phrase) in [
        ("a.rs", "const A: &str = \"Your offer stands until noon.\";", "stands"),
        ("a.rs", "let c = '\"'; says!(\"sides \\\n        by lot\")", "by lot"),
        ("a.rs", "fn a<'a>(b: &'a str) { format!(r#\"the \"offer\" lapsed\"#) }", "lapse*"),
        ("a.js", "note(`Your ${fine ? `old man` : \"friend\"} waits`)", "man"),
        ("a.js", "// \"\nsay('It is over; draw by want of material')", "want of"),
        ("a.html", "<p title=\"x\">Which <b>men</b> move</p>", "men"),
        ("a.ftl", "# it stands\na-stands = { $offer ->\n    [stands] It { $really } stands\n}", "stands"),
        ("a.md", "Its beam goes in\naslant.\n\n    man page", "aslant"),
        ("src/variants/chess.rs", "\"a man moves\"", "man"),
    ] {
        assert_eq!(found(path, planted), [phrase], "{path}: {planted}");
    }
    for (path, fine) in [
        ("a.rs", "// the offer stands\nconst STANDS: &str = \"stands\"; let a = \"a woman commands\";"),
        ("a.rs", "\"fine words\"; #[cfg(test)] mod tests { const A: &str = \"it stands here\"; }"),
        ("a.js", "a.replace(/[`\"/]/g, b) // 'a man'\nc('a friend')"),
        ("a.js", "const stands = at(`${stands}, ${man ? 1 : 2}`); // a man"),
        ("a.ftl", "# a man\na-man = Its option `stands` is { $stands }.\n    .man = { COMMAND(\"man\") }\n"),
        ("a.md", "Its option `stands` is new.\n\n```\na man\n```\n"),
        ("bot/present/src/variants/draughts/rules.rs", "\"a man moves forward\""),
        ("bot/present/locales/en/games.ftl", "games-draughts = men"),
    ] {
        assert_eq!(found(path, fine), [""; 0], "{path}: {fine}");
    }
}

//! Rules are cited by number: each number is in the text that is named, and each rule of `engine/rules` is cited by a test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Rules without a test, and why.
const UNTESTED: &[(&str, &str)] = &[
    ("2.8.3", "leads to draughts.md"),
    ("3.1.6", "says who else has built this board"),
    ("B40", "says how a search for check may be short"),
];
const ENDINGS: &[&str] = &["rs", "md", "js", "cases", "play", "perft", "scenario"];
const LEFT_OUT: &[&str] = &["target", ".git", "node_modules", "proptest-regressions"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A text of rules: what stands below each number, and which numbers are headings.
#[derive(Default)]
struct Text {
    rules: BTreeMap<String, String>,
    headings: BTreeSet<String>,
}

fn texts() -> BTreeMap<String, Text> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(root().join("engine/rules")).expect("the rules").flatten() {
        let name = entry.file_name().to_string_lossy().trim_end_matches(".md").to_owned();
        let source = fs::read_to_string(entry.path()).expect("a text");
        for line in source.lines() {
            let first =
                line.split(' ').next().unwrap_or_default().trim_start_matches('*').trim_end_matches('.');
            assert!(!is_number(first) || line.starts_with('|'), "{name}.md: {first} has no anchor");
        }
        let mut text = Text::default();
        let mut parts = source.split("<a id=\"");
        let mut line = parts.next().unwrap_or_default();
        for part in parts {
            let (number, rule) = part.split_once("\"></a>").expect("an anchor is `<a id=\"…\"></a>`");
            // The number is read, too; an item of a list has its last part before the anchor.
            let item = line.rsplit('\n').next().unwrap_or_default();
            let last = number.rsplit('.').next().unwrap_or_default();
            assert!(
                rule.trim_start_matches('*').starts_with(number) || item == format!("{last}. "),
                "{name}.md: the anchor {number} is before another number"
            );
            if item.starts_with('#') {
                text.headings.insert(number.to_owned());
            }
            assert!(
                text.rules.insert(number.to_owned(), rule.to_owned()).is_none(),
                "{name}.md: {number} twice"
            );
            line = rule;
        }
        found.insert(name, text);
    }
    found
}

/// Whether a word has the form of a number: `F6`, `2.5.3`, `5B.9`.
fn is_number(word: &str) -> bool {
    let letter = word.strip_prefix(|first: char| first.is_ascii_uppercase());
    if let Some(rest) = letter {
        return !rest.is_empty() && rest.len() < 3 && rest.bytes().all(|b| b.is_ascii_digit());
    }
    let mut parts = word.split('.');
    let first = parts.next().unwrap_or_default();
    let short = |part: &str| matches!(part.len(), 1 | 2) && part.bytes().all(|b| b.is_ascii_digit());
    let rest: Vec<_> = parts.collect();
    let section = first.trim_end_matches(['A', 'B']);
    section.len() == 1
        && short(section)
        && (section != first || !rest.is_empty())
        && rest.into_iter().all(short)
}

/// Whether only one text can be meant by a number.
fn is_plain(number: &str) -> bool {
    number.starts_with("5B.")
        || matches!(number.as_bytes(), [b'1'..=b'5', b'.', ..]) && number.split('.').count() == 3
}

/// From one number to another of the same section.
fn range(from: &str, to: &str) -> Vec<String> {
    let split = |number: &str| {
        let at = number.rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| at + 1);
        (number[..at].to_owned(), number[at..].parse::<u32>().unwrap_or_default())
    };
    let ((section, first), (other, last)) = (split(from), split(to));
    if section == other {
        (first..=last).map(|number| format!("{section}{number}")).collect()
    } else {
        vec![to.to_owned()]
    }
}

/// What is cited: the text where it is named, the number, and the part of the rule where one is meant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Cited {
    text: Option<String>,
    number: String,
    part: Option<String>,
}

impl Cited {
    fn new(text: Option<&str>, number: &str) -> Self {
        Self { text: text.map(str::to_owned), number: number.to_owned(), part: None }
    }
}

/// The text of rules that a word names and a number may follow: `(billichess.md`, `[fair.md](../rules/fair.md)`.
fn named<'a>(word: &str, texts: &'a BTreeMap<String, Text>) -> Option<&'a str> {
    let (before, after) = word.rsplit_once(".md")?;
    let at = before.rfind(|c: char| !(c.is_ascii_alphabetic() || c == '_')).map_or(0, |at| at + 1);
    let after = if word.contains("](") { after.trim_start_matches(')') } else { after };
    let name = before[at..].to_ascii_lowercase();
    let open = matches!(after, "" | "," | "`" | "`,");
    texts.get_key_value(&name).filter(|_| open).map(|(name, _)| name.as_str())
}

/// The citations of a text in words: `billichess.md 2.5.3, 2.5.4`, `crazy.md B6 to B9`, and numbers alone.
fn in_prose(source: &str, texts: &BTreeMap<String, Text>) -> Vec<Cited> {
    let mut found: Vec<Cited> = Vec::new();
    let (mut name, mut follows, mut ranged) = (None, false, false);
    let lines = source.lines().map(|line| line.trim_start().trim_start_matches(['/', '!', '#', '*']));
    for word in lines.flat_map(str::split_whitespace) {
        if let Some(text) = named(word, texts) {
            (name, follows, ranged) = (Some(text), false, false);
            continue;
        }
        let core = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let closes = word.trim_end_matches([',', ';']).ends_with([')', '.', ':', '"', '`']);
        if is_number(core) && (name.is_some() || is_plain(core)) {
            if let Some(last) = found.last().filter(|_| ranged && follows) {
                let between = range(&last.number, core);
                found.extend(between.iter().skip(1).map(|number| Cited::new(name, number)));
            }
            found.push(Cited::new(name, core));
            (follows, ranged) = (true, false);
        } else if matches!(core, "and" | "to" | "or") {
            ranged = core == "to";
            continue;
        } else if follows && is_part(word) {
            let mut cited = found.last().expect("what came before").clone();
            cited.part = Some(core.to_owned());
            found.push(cited);
        } else {
            (name, follows) = (None, false);
        }
        if closes {
            (name, follows) = (None, false);
        }
    }
    found
}

/// A part of a rule: `iv`, `(iii)`, `(2)`.
fn is_part(word: &str) -> bool {
    let core = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    let digits = word.starts_with('(') && core.len() < 3 && core.bytes().all(|b| b.is_ascii_digit());
    !core.is_empty() && (digits || core.bytes().all(|b| matches!(b, b'i' | b'v')))
}

/// The citations in the names of tests: `rule_2_5_3_…`, `rule_b6_to_b9_…`.
fn in_names(source: &str, texts: &[&str]) -> Vec<Cited> {
    let mut found: Vec<Cited> = Vec::new();
    for name in source.split("fn ").skip(1) {
        let end = name.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(name.len());
        let named =
            ["rule_", "vector_", "overlays_"].iter().find_map(|before| name[..end].split_once(before));
        let Some((_, rule)) = named else { continue };
        let mut number = String::new();
        let (mut begun, mut ranged) = (found.len(), false);
        for word in rule.split('_').chain(["end"]) {
            let digits = word.starts_with(|c: char| c.is_ascii_digit());
            if !digits && !number.is_empty() {
                found.push(Cited::new(None, &std::mem::take(&mut number)));
            }
            let upper = word.to_ascii_uppercase();
            if digits {
                number = if number.is_empty() { upper } else { format!("{number}.{upper}") };
            } else if is_number(&upper) {
                let from = found.get(begun..).and_then(<[_]>::last).map(|cited| cited.number.clone());
                let numbers =
                    from.filter(|_| ranged).map_or(vec![upper.clone()], |from| range(&from, &upper));
                // Two texts have a P1: the file says which one it is about.
                let of = |number: &str| texts.first().filter(|_| number.starts_with(['P', 'T'])).copied();
                found.extend(numbers.iter().map(|number| Cited::new(of(number), number)));
            } else if matches!(word, "and" | "to") {
                ranged = word == "to";
                continue;
            } else if is_part(word) && found.len() > begun {
                begun = found.len();
            } else {
                break;
            }
            ranged = false;
        }
    }
    found
}

/// Every file that may cite a rule, with its path in the repository.
fn files(folder: &Path, at: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{at}/{name}");
        if entry.path().is_dir() {
            if !LEFT_OUT.contains(&name.as_str()) {
                files(&entry.path(), &path, found);
            }
        } else if ENDINGS.contains(&name.rsplit('.').next().unwrap_or_default())
            && let Ok(source) = fs::read_to_string(entry.path())
        {
            found.push((path, source));
        }
    }
}

/// All citations, with the file they stand in.
fn citations(texts: &BTreeMap<String, Text>) -> Vec<(String, Cited)> {
    let mut all = Vec::new();
    files(&root(), "", &mut all);
    let mut found = Vec::new();
    for (path, source) in
        all.iter().filter(|(path, _)| !path.starts_with("/engine/rules/") && !path.ends_with("/citations.rs"))
    {
        // Versions of other programs have the same form.
        let ours = path.starts_with("/engine/") || path.starts_with("/bot/");
        let is_cases = path.ends_with(".cases");
        let comments = source.lines().filter(|line| !is_cases || line.starts_with('#'));
        let prose = comments.collect::<Vec<_>>().join("\n");
        let mut here: Vec<_> =
            in_prose(&prose, texts).into_iter().filter(|cited| ours || cited.text.is_some()).collect();
        let mut about: Vec<&str> = ["pacts", "fair", "table", "notation"].into();
        about.retain(|text| path.contains(text) || source.contains(&format!("{text}.md")));
        here.extend(in_names(source, &about));
        if is_cases {
            let rules = source.lines().filter_map(|line| line.split_once(" | ")).map(|(rule, _)| rule);
            here.extend(rules.filter(|rule| !rule.starts_with(['#', '-']) && *rule != "then").map(|rule| {
                let (number, part) = match rule.rsplit_once('.') {
                    Some((number, part)) if is_part(part) => (number, Some(part.to_owned())),
                    _ => (rule, None),
                };
                Cited { part, ..Cited::new(about.first().filter(|_| rule.starts_with('P')).copied(), number) }
            }));
        }
        found.extend(here.into_iter().map(|cited| (path.clone(), cited)));
    }
    found
}

/// Whether a text has what is cited.
fn is_there(cited: &Cited, text: &Text) -> bool {
    let Some(rule) = text.rules.get(&cited.number) else { return false };
    cited.part.as_ref().is_none_or(|part| {
        text.rules.contains_key(&format!("{}.{part}", cited.number)) || rule.contains(&format!("({part})"))
    })
}

#[test]
fn every_rule_that_is_cited_is_in_its_text() {
    let texts = texts();
    let all = citations(&texts);
    let wrong: BTreeSet<_> = all
        .iter()
        .filter(|(_, cited)| match &cited.text {
            Some(name) => !is_there(cited, &texts[name]),
            None => !texts.values().any(|text| is_there(cited, text)),
        })
        .map(|(path, cited)| format!("{path}: {cited:?}"))
        .collect();
    assert!(all.len() > 1_000, "{} citations were found", all.len());
    assert!(wrong.is_empty(), "these are not there:\n{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let texts = texts();
    let mut cited = BTreeSet::new();
    for (path, found) in citations(&texts) {
        // Beside the folders of tests, a unit test may have a rule in its name.
        if !path.contains("/tests/") && (found.text.is_some() || !path.ends_with(".rs")) {
            continue;
        }
        for (name, text) in &texts {
            if found.text.as_ref().is_none_or(|only| only == name) && is_there(&found, text) {
                cited.insert((name.clone(), found.number.clone()));
                cited.extend(
                    found.part.as_ref().map(|part| (name.clone(), format!("{}.{part}", found.number))),
                );
            }
        }
    }
    let mut missing = Vec::new();
    for (name, text) in &texts {
        for number in text.rules.keys().filter(|number| !text.headings.contains(*number)) {
            let excused = UNTESTED.iter().any(|(rule, _)| rule == number);
            if cited.contains(&(name.clone(), number.clone())) == excused {
                missing.push(format!("{name}.md {number}{}", if excused { " has a test now" } else { "" }));
            }
        }
    }
    assert!(missing.is_empty(), "no test cites these:\n{}", missing.join("\n"));
}

#[test]
fn citations_are_read_as_they_are_written() {
    let texts = texts();
    let read = |source: &str| -> Vec<String> {
        let shown = |cited: Cited| {
            let text = cited.text.map(|text| text + " ").unwrap_or_default();
            text + &cited.number + &cited.part.map(|part| format!(" {part}")).unwrap_or_default()
        };
        in_prose(source, &texts).into_iter().chain(in_names(source, &["fair"])).map(shown).collect()
    };
    assert_eq!(
        read("/// (billichess.md 2.5.3,\n/// 2.6.1). 2.5.4"),
        ["billichess 2.5.3", "billichess 2.6.1", "2.5.4"]
    );
    assert_eq!(
        read("crazy.md B6 to B8, 5B.9 (2): 7"),
        ["crazy B6", "crazy B7", "crazy B8", "crazy B8", "crazy 5B.9", "crazy 5B.9 2"]
    );
    assert_eq!(
        read("[fair.md](../engine/rules/fair.md) F6; realtime.md 4.9 iv"),
        ["fair F6", "realtime 4.9", "realtime 4.9 iv"]
    );
    assert_eq!(read("in notation.md). T7, version 1.95 and b1"), [""; 0]);
    assert_eq!(
        read("fn rule_b6_to_b7_a() fn rule_2_5_7_ii_b() fn rule_2_1_3_and_2_1_4_c() fn rule_p8_d()"),
        ["B6", "B6", "B7", "2.5.7", "2.1.3", "2.1.4", "fair P8"]
    );
}

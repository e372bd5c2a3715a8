//! What the house costs, counted in its sources: functions that only hand on, empty implementations, and files that name a
//! game which is not theirs. A figure may fall, and its bound with it.

#![expect(clippy::print_stdout, reason = "the figures are what is looked for")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The crates of the program.
const CRATES: [&str; 10] = [
    "engine",
    "render",
    "bot/domain",
    "bot/present",
    "bot/service",
    "bot/page",
    "bot/discord",
    "bot/matrix",
    "bot/lasermate",
    "tests",
];

/// How many functions may do nothing but call one of the same name.
const HAND_ONS: usize = 60;

/// How many implementations may be empty.
const EMPTY: usize = 7;

/// The games that files outside their folders should not name: the folder, the words of the code, and in how many files they
/// may stand.
const GAMES: [(&str, &[&str], usize); 5] = [
    ("black_holes", &["black_holes", "BlackHoles", "HoleEffect", "HoleReason", "HoleRules"], 4),
    ("crazy", &["crazy", "Crazy"], 6),
    ("three_way", &["three_way", "ThreeWay"], 4),
    ("draughts", &["draughts", "Draughts"], 6),
    ("realtime", &["realtime", "Realtime", "ClockEffect", "ClockReason", "has_clock"], 17),
];

/// The code of every source of the program by its path: comments and unit tests are left out.
fn sources() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut open: Vec<PathBuf> = CRATES.iter().map(|name| root.join(name).join("src")).collect();
    let mut found = BTreeMap::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("a source");
                let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
                let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default());
                let name = path.strip_prefix(&root).expect("below the root").display().to_string();
                found.insert(name, lines.collect::<Vec<_>>().join("\n"));
            }
        }
    }
    found
}

/// What stands between a bracket at the start of a text and the one that closes it, and what follows.
fn bracketed(text: &str) -> Option<(&str, &str)> {
    let mut depth = 0_u32;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '{' => depth += 1,
            ')' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((text.get(1..at)?, &text[at + 1..]));
        }
    }
    None
}

fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Whether a body is one call of the function of this name, with nothing but parameters.
fn hands_on(name: &str, parameters: &str, body: &str) -> bool {
    let body = body.trim().trim_end_matches(';').trim_end_matches(".await");
    if body.contains([';', '{']) {
        return false;
    }
    let Some(at) = body.find(&format!(".{name}(")).or_else(|| body.find(&format!(":{name}("))) else {
        return false;
    };
    let (before, call) = body.split_at(at + 1 + name.len());
    let Some((arguments, after)) = bracketed(call) else { return false };
    let is_path = |letter: char| is_name(letter) || ".:&*()<> \n".contains(letter);
    let mut arguments =
        arguments.split(',').map(|one| one.trim().trim_start_matches("&mut ").trim_start_matches(['&', '*']));
    let is_given = |one: &str| one.is_empty() || one == "self" || parameters.contains(&format!("{one}:"));
    after.is_empty() && !before.contains("&&") && before.chars().all(is_path) && arguments.all(is_given)
}

/// The functions of a source that only hand on.
fn hand_ons(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("fn ") {
        let name = code[at + 3..].split(|letter| !is_name(letter)).next().unwrap_or_default();
        let signature = &code[at + 3 + name.len()..];
        let Some((parameters, rest)) = signature.find('(').and_then(|open| bracketed(&signature[open..]))
        else {
            continue;
        };
        let Some(begin) = rest.find(['{', ';']).filter(|begin| rest[*begin..].starts_with('{')) else {
            continue;
        };
        if bracketed(&rest[begin..]).is_some_and(|(body, _)| hands_on(name, parameters, body)) {
            found.push(name);
        }
    }
    found
}

#[test]
fn few_functions_only_hand_on() {
    let mut all = Vec::new();
    for (path, code) in &sources() {
        all.extend(hand_ons(code).into_iter().map(|name| format!("{path}: {name}")));
    }
    println!("{} functions only hand on:\n{}", all.len(), all.join("\n"));
    assert!(all.len() <= HAND_ONS, "{} functions only hand on, {HAND_ONS} may", all.len());
}

#[test]
fn few_implementations_are_empty() {
    let mut all = Vec::new();
    for (path, code) in &sources() {
        let empty = code.lines().filter(|line| line.starts_with("impl") && line.ends_with("{}"));
        all.extend(empty.map(|line| format!("{path}: {line}")));
    }
    println!("{} implementations are empty:\n{}", all.len(), all.join("\n"));
    assert!(all.len() <= EMPTY, "{} implementations are empty, {EMPTY} may be", all.len());
}

#[test]
fn nothing_is_downcast() {
    let found: Vec<_> =
        sources().into_iter().filter(|(_, code)| code.contains("downcast")).map(|(path, _)| path).collect();
    assert_eq!(found, [""; 0]);
}

#[test]
fn few_files_name_a_game_that_is_not_theirs() {
    let sources = sources();
    for (folder, words, most) in GAMES {
        let outside = sources.iter().filter(|(path, _)| !path.contains(&format!("/variants/{folder}/")));
        let named = |code: &str| {
            words.iter().any(|word| code.match_indices(word).any(|(at, _)| !code[..at].ends_with(is_name)))
        };
        let found: Vec<_> = outside.filter(|(_, code)| named(code)).map(|(path, _)| path.as_str()).collect();
        println!("{folder} is named in {} files:\n{}", found.len(), found.join("\n"));
        assert!(found.len() <= most, "{folder} is named in {} files, {most} may", found.len());
    }
}

//! Commands in sentences are marks: no text spells one with the slash of one network.

use std::fs;
use std::path::Path;

use lasermate_domain::command::COMMANDS;

use crate::catalogues;

/// The string literals of a file, without its tests and comments, with their lines.
fn literals(source: &str) -> Vec<(usize, &str)> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = source.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
    lines
        .flat_map(|(number, line)| line.split('"').skip(1).step_by(2).map(move |text| (number + 1, text)))
        .collect()
}

/// The words of a text that follow a slash which no word goes before.
fn slashed(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices('/').filter_map(|(at, _)| {
        let joined = text[..at].chars().next_back().is_some_and(|c| c.is_alphanumeric() || "/:.".contains(c));
        let word = text[at + 1..].split(|c: char| !c.is_ascii_lowercase()).next().unwrap_or_default();
        (!joined && !word.is_empty()).then_some(word)
    })
}

fn sources(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_sentence_spells_a_command() {
    let mut files = Vec::new();
    for folder in ["../domain/src", "src", "../service/src"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut files);
    }
    assert!(files.len() > 100, "the sources are there");
    let is_command = |word: &str| COMMANDS.iter().any(|spec| spec.name == word);
    let mut spelt = Vec::new();
    for file in files {
        let source = fs::read_to_string(&file).expect("a source");
        for (line, text) in literals(&source) {
            let words = slashed(text).filter(|word| is_command(word));
            spelt.extend(words.map(|word| format!("{}:{line}: /{word}", file.display())));
        }
    }
    for catalogue in catalogues::english() {
        for said in catalogues::said(&catalogue.text) {
            let words = slashed(&said.words).filter(|word| is_command(word));
            spelt.extend(words.map(|word| format!("{}: /{word}", said.message)));
        }
    }
    assert!(spelt.is_empty(), "these are to be marks (command/mark.rs): {spelt:#?}");
}

#[test]
fn a_spelt_command_would_be_found() {
    let source =
        "// `/move` in a comment\nconst A: &str = \"type `/move e2e4` or a/move\";\n#[cfg(test)]\n\"/draw\"";
    let found: Vec<_> = literals(source)
        .into_iter()
        .flat_map(|(line, text)| slashed(text).map(move |word| (line, word)))
        .collect();
    assert_eq!(found, [(2, "move")]);
    let said = catalogues::said("# `/move`\na-move = Type `/move { $move }` or { COMMAND(\"draw\") }.\n");
    let found: Vec<_> = said.iter().flat_map(|said| slashed(&said.words)).collect();
    assert_eq!(found, ["move"]);
}

//! A README that names a file names one that is there: whoever moves a file moves its mention too.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use lasermate_domain::command::COMMANDS;
use lasermate_engine::variants::Preset;

/// What is no source: what is built, fetched or kept by Git.
const LEFT_OUT: &[&str] = &["target", ".git", "node_modules", "proptest-regressions"];
/// It tells where tests were that are somewhere else now.
const HISTORY: &str = "HISTORY.md";
/// The endings of what is written by hand here.
const SOURCES: &[&str] = &["rs", "js", "css", "html", "sql", "py", "scenario", "svg"];

/// The files below a folder, as `/bot/service/src/lib.rs`.
fn files(folder: &Path, at: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{at}/{name}");
        if entry.path().is_dir() {
            if !LEFT_OUT.contains(&name.as_str()) {
                files(&entry.path(), &path, found);
            }
        } else {
            found.push(path);
        }
    }
}

/// What a text names as code that looks like a source file.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split('`').skip(1).step_by(2);
    code.filter(|code| {
        let plain = code.chars().all(|c| c.is_ascii_alphanumeric() || "._-/".contains(c));
        plain
            && code
                .rsplit_once('.')
                .is_some_and(|(name, ending)| !name.is_empty() && SOURCES.contains(&ending))
    })
}

#[test]
fn every_file_that_a_readme_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    files(&root, "", &mut all);
    let mut gone = Vec::new();
    let mut seen = 0;
    for readme in all.iter().filter(|path| path.ends_with(".md") && !path.ends_with(HISTORY)) {
        let text = fs::read_to_string(root.join(&readme[1..])).expect("a text");
        for name in named(&text) {
            seen += 1;
            let ending = format!("/{}", name.trim_start_matches("./"));
            if !all.iter().any(|path| path.ends_with(&ending)) {
                gone.push(format!("{readme}: `{name}`"));
            }
        }
    }
    assert!(seen > 100, "{seen} names were found");
    assert!(gone.is_empty(), "these are not there:\n{}", gone.join("\n"));
}

/// Its readers have narrow windows too. What is code stands as it is, and so does what has no blank.
#[test]
fn no_line_of_a_readme_is_longer_than_a_screen() {
    const WIDE: usize = 120;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    files(&root, "", &mut all);
    let mut long = Vec::new();
    for readme in all.iter().filter(|path| path.ends_with("README.md") || path.ends_with("ARCHITECTURE.md")) {
        let text = fs::read_to_string(root.join(&readme[1..])).expect("a text");
        let prose = text.split("```").step_by(2).flat_map(str::lines);
        let is_long = |line: &&str| line.chars().count() > WIDE && line.trim_start().contains(' ');
        let found = prose.filter(|line| !line.starts_with("    ")).filter(is_long);
        long.extend(found.map(|line| format!("{readme}: {line}")));
    }
    assert!(long.is_empty(), "longer than {WIDE} characters:\n{}", long.join("\n"));
}

/// What a text names as code that looks like an item: `module::Item`, also of a layer of tests (`engine crazy::laws`).
fn items(text: &str) -> impl Iterator<Item = (Option<&str>, Vec<&str>)> {
    text.split('`').skip(1).step_by(2).filter_map(|code| {
        let (layer, path) = code.split_once(' ').map_or((None, code), |(layer, path)| (Some(layer), path));
        let parts: Vec<_> = path.trim_end_matches("()").split("::").collect();
        let is_name = |part: &&str| {
            part.starts_with(|c: char| c.is_ascii_alphabetic())
                && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        };
        let is_layer = layer.is_none_or(|layer| LAYERS.iter().any(|(name, _)| *name == layer));
        (is_layer && parts.len() > 1 && parts.iter().all(is_name)).then_some((layer, parts))
    })
}

/// The layers of tests, with the folder of each.
const LAYERS: [(&str, &str); 8] = [
    ("engine", "/engine/tests/it"),
    ("render", "/render/tests/it"),
    ("domain", "/bot/domain/tests/it"),
    ("present", "/bot/present/tests/it"),
    ("service", "/bot/service/tests/it"),
    ("networks", "/tests/tests/networks"),
    ("program", "/tests/tests/program"),
    ("matrix", "/tests/tests/matrix"),
];

#[test]
fn every_item_that_a_readme_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    files(&root, "", &mut all);
    let sources: Vec<_> = all.iter().filter(|path| path.ends_with(".rs")).collect();
    // Everything that is defined: items, fields, variants, and the files that are modules.
    let mut defined: BTreeSet<String> = ["std", "core", "fmt", "serde", "tokio", "thiserror", "Error"]
        .map(str::to_owned)
        .into_iter()
        .collect();
    for path in &sources {
        defined.extend(path.trim_end_matches(".rs").split('/').map(str::to_owned));
        let text = fs::read_to_string(root.join(&path[1..])).expect("a source");
        for line in text.lines() {
            let line = line.trim_start();
            let words: Vec<_> = line.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
            let is_keyword = |word: &str| {
                ["fn", "struct", "enum", "trait", "const", "static", "type", "mod"].contains(&word)
            };
            let named = words.windows(2).filter(|pair| is_keyword(pair[0])).map(|pair| pair[1]);
            defined.extend(named.chain(words.first().copied()).map(str::to_owned));
        }
    }
    let (mut gone, mut seen) = (Vec::new(), 0);
    for readme in all.iter().filter(|path| path.ends_with(".md") && !path.ends_with(HISTORY)) {
        let text = fs::read_to_string(root.join(&readme[1..])).expect("a text");
        for (layer, parts) in items(&text) {
            seen += 1;
            let there = match layer.and_then(|name| LAYERS.iter().find(|(layer, _)| *layer == name)) {
                Some((_, folder)) => sources.iter().any(|path| {
                    let file = format!("{folder}/{}", parts.join("/"));
                    let (of, _) = file.rsplit_once('/').unwrap_or_default();
                    [format!("{file}.rs"), format!("{file}/mod.rs")].contains(path)
                        || [format!("{of}.rs"), format!("{of}/mod.rs")].contains(path)
                            && defined.contains(*parts.last().unwrap_or(&""))
                }),
                None => parts.iter().all(|part| defined.contains(*part)),
            };
            if !there {
                gone.push(format!(
                    "{readme}: `{}{}`",
                    layer.map_or(String::new(), |layer| format!("{layer} ")),
                    parts.join("::")
                ));
            }
        }
    }
    assert!(seen > 100, "{seen} items were found");
    assert!(gone.is_empty(), "these are not there:\n{}", gone.join("\n"));
}

/// `/pause`, `/substitute`, `/holiday` and `/pings` were missing in the table of commands.
#[test]
fn tables_of_games_and_commands_are_whole() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let rows = |readme: &str| -> String {
        let text = fs::read_to_string(root.join(readme)).expect("a text");
        text.lines().filter(|line| line.starts_with('|')).map(|line| line.to_owned() + "\n").collect()
    };
    let games = rows("README.md");
    for preset in Preset::all() {
        assert!(games.contains(&format!("\n| `{}` |", preset.name)), "{} is in no row", preset.name);
    }
    let commands = rows("bot/domain/README.md");
    let named: Vec<_> =
        commands.split("`/").skip(1).filter_map(|rest| rest.split([' ', '`']).next()).collect();
    for command in COMMANDS {
        assert!(named.contains(&command.name), "/{} is in no row", command.name);
    }
}

#[test]
fn what_is_code_and_names_a_file_is_taken_for_one() {
    let text = "`a/b.rs` and `c.js`, not `engine denial::rules`, `*.rs`, `.rs`, `lasermate.db` or b.rs.";
    assert_eq!(named(text).collect::<Vec<_>>(), ["a/b.rs", "c.js"]);
}

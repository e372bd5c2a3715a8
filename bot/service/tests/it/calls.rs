//! Who calls whom through the service: no import shows it, so its sources are read.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The most files that may call each other in a circle.
const CIRCLE: usize = 4;

/// The methods of the service in each file, without comments, for those that have some.
fn methods(folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            methods(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source");
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code = lines.collect::<Vec<_>>().join("\n");
        let blocks = code.split("\nimpl Service {").skip(1);
        let own: String = blocks.filter_map(|block| block.split("\n}").next()).collect();
        if !own.is_empty() {
            found.insert(path.display().to_string(), own);
        }
    }
}

/// The word at the start of a text.
fn word(text: &str) -> &str {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default()
}

/// The methods that some code calls of its own object, or names.
fn called(code: &str) -> BTreeSet<&str> {
    let by_value = code.split("self").skip(1).filter_map(|rest| rest.trim_start().strip_prefix('.'));
    let by_type = code.split("Self").skip(1).filter_map(|rest| rest.strip_prefix("::"));
    by_value.chain(by_type).map(word).collect()
}

/// The files that are called from one, directly or by others.
fn reached<'a>(next: &BTreeMap<&'a str, BTreeSet<&'a str>>, from: &'a str) -> BTreeSet<&'a str> {
    let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(file) = open.pop() {
        open.extend(next[file].iter().filter(|other| seen.insert(**other)));
    }
    seen
}

/// The largest circle of files that call each other, from the methods in each.
fn largest_circle(files: &BTreeMap<String, String>) -> Vec<&str> {
    let mut home = BTreeMap::new();
    for (file, code) in files {
        let defined = code.split("fn ").skip(1).map(word);
        home.extend(defined.map(|name| (name, file.as_str())));
    }
    let calls = |file: &str| {
        let others = called(&files[file]).into_iter().filter_map(|name| home.get(name).copied());
        others.collect::<BTreeSet<_>>()
    };
    let next: BTreeMap<&str, BTreeSet<&str>> =
        files.keys().map(|file| (file.as_str(), calls(file))).collect();
    let all: BTreeMap<&str, BTreeSet<&str>> = next.keys().map(|file| (*file, reached(&next, file))).collect();
    let circle = |file: &&str| -> Vec<_> {
        all[file].iter().copied().filter(|other| all[other].contains(file)).collect()
    };
    all.keys().map(circle).max_by_key(Vec::len).unwrap_or_default()
}

#[test]
fn few_files_call_each_other_in_a_circle() {
    let mut files = BTreeMap::new();
    methods(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    assert!(files.len() > 40, "the service's methods are found in {} files", files.len());
    let circle = largest_circle(&files);
    assert!(circle.len() <= CIRCLE, "{} files call each other: {circle:#?}", circle.len());
}

#[test]
fn a_circle_would_be_found() {
    let code = |text: &str| text.to_owned();
    let files = BTreeMap::from([
        (code("a"), code("fn one(&self) { self\n        .two(); }")),
        (code("b"), code("fn two(&self) { list.map(Self::three) }")),
        (code("c"), code("fn three(&self) { self.one() } fn four(&self) {}")),
        (code("d"), code("fn five(&self) { self.four() }")),
    ]);
    assert_eq!(largest_circle(&files), ["a", "b", "c"]);
}

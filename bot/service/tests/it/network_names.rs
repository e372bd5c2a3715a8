//! How far a network reaches: the files outside its crate that name it in code.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::calls::sources;

/// Where a network may be named: its word, and the most files outside its crate and the tests that do.
const NAMED: [(&str, usize); 2] = [("discord", 8), ("matrix", 10)];

/// The files of the crates of the bot, but for one, that name a network in code.
fn naming(word: &str) -> Vec<String> {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder");
    let mut found = Vec::new();
    for entry in fs::read_dir(bot).expect("the crates") {
        let folder = entry.expect("a crate").path();
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let mut files = BTreeMap::new();
        if name != word && folder.join("src").is_dir() {
            sources(&folder.join("src"), &name, &mut files);
        }
        let named = files.into_iter().filter(|(_, code)| code.to_lowercase().contains(word));
        found.extend(named.map(|(module, _)| module));
    }
    found
}

#[test]
fn a_network_is_named_in_few_files_outside_its_crate() {
    for (word, most) in NAMED {
        let files = naming(word);
        println!("{word}: {files:#?}");
        assert!((1..=most).contains(&files.len()), "{} files name {word}: {files:#?}", files.len());
    }
}

//! How far a network reaches: the files outside its crate that name it in code.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::calls::sources;

/// The files of the other crates of the bot that name a network in code.
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
    found.sort();
    found
}

/// Its rows, its settings, its commands, its part of the store: whoever adds a network adds no more.
#[test]
fn a_network_is_named_in_few_files_outside_its_crate() {
    let discord = [
        "domain::networks",
        "lasermate::networks",
        "lasermate::networks::discord",
        "service::store",
        "service::store::discord",
        "service::store::discord_threads",
        "service::store::schema",
    ];
    let matrix = [
        "domain::networks",
        "lasermate::networks",
        "lasermate::networks::matrix",
        "service::store",
        "service::store::matrix",
        "service::store::matrix::inbox",
        "service::store::matrix::shown",
        "service::store::schema",
    ];
    assert_eq!(naming("discord"), discord);
    assert_eq!(naming("matrix"), matrix);
}

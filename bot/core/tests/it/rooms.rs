//! The rooms of the bot's core stand on each other, and nothing points back up.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The rooms from the ground up: each may use those before it.
const FLOORS: &[&str] = &[
    "diagnostic",
    "atomic_file",
    "clock",
    "rate_limit",
    "web",
    "metrics",
    "store",
    "present",
    "variants",
    "surface",
    "service",
    "computer",
    "drawing",
    "outbox",
];

/// The arrows that go up all the same: a pair of rooms that is one floor, each with the reason.
const BOTH_WAYS: &[(&str, &str)] = &[
    // A game says what it is in its own way, with the words that all games share.
    ("present", "variants"),
    // The service holds the pools in which computers think and pictures are drawn.
    ("service", "computer"),
    ("service", "drawing"),
];

fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            // Tests at the end of a file may use what they like.
            let text = fs::read_to_string(&path).expect("a source");
            found.push(text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().to_owned());
        }
    }
}

/// The rooms that a source names behind `crate::`, its comments left out.
fn used(source: &str) -> BTreeSet<String> {
    let lines = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n");
    let word = |text: &str| -> String {
        text.trim_start().chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect()
    };
    let mut rooms = BTreeSet::new();
    for named in code.split("crate::").skip(1) {
        match named.strip_prefix('{').and_then(|several| several.split_once(';')) {
            Some((several, _)) => rooms.extend(several.split(',').map(word)),
            None => {
                rooms.insert(word(named));
            }
        }
    }
    rooms
}

#[test]
fn nothing_points_back_up() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut rooms: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for entry in fs::read_dir(&root).expect("the sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let of_room = rooms.entry(name).or_default();
        if path.is_dir() {
            sources(&path, of_room);
        } else {
            of_room.push(fs::read_to_string(&path).expect("a source"));
        }
    }
    rooms.remove("lib");
    let known: BTreeSet<_> = FLOORS.iter().map(|room| (*room).to_owned()).collect();
    assert_eq!(rooms.keys().cloned().collect::<BTreeSet<_>>(), known, "each room has its floor");
    let floor = |room: &str| FLOORS.iter().position(|known| *known == room);
    let mut up = BTreeSet::new();
    for (room, sources) in &rooms {
        for other in sources.iter().flat_map(|source| used(source)) {
            if floor(&other) > floor(room) {
                up.insert((room.clone(), other));
            }
        }
    }
    let expected = BOTH_WAYS.iter().map(|(room, other)| ((*room).to_owned(), (*other).to_owned()));
    assert_eq!(up, expected.collect());
}

//! Who calls whom in the service and in the networks' adapters: no import shows it, so their sources are read. And how much one
//! object can do.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A crate: its folder, the most files of it that may call each other in a circle, and the objects whose methods count as calls,
/// each by variables and fields of its name.
struct Crate {
    folder: &'static str,
    circle: usize,
    objects: &'static [&'static str],
}

const SERVICE: Crate = Crate { folder: "service", circle: 4, objects: &["Service", "World"] };
const CRATES: [Crate; 3] = [
    SERVICE,
    Crate {
        folder: "discord",
        circle: 2,
        objects: &[
            "Activity",
            "Api",
            "Carriers",
            "Channels",
            "Discord",
            "Forums",
            "Frames",
            "Icons",
            "Links",
            "UnderWay",
            "UnsurePosts",
        ],
    },
    Crate {
        folder: "matrix",
        circle: 2,
        objects: &["Floods", "Gate", "Lifecycle", "Manners", "Matrix", "Rooms"],
    },
];

/// The sources under a folder by their module, as `use_cases::play::moves`, without comments and unit tests.
pub(crate) fn sources(folder: &Path, module: &str, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let inner = if module.is_empty() { name.clone() } else { format!("{module}::{name}") };
        if path.is_dir() {
            sources(&path, &inner, found);
            continue;
        }
        if path.extension().is_none_or(|end| end != "rs") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source");
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let module = if name == "mod" { module.to_owned() } else { inner };
        found.insert(module, lines.collect::<Vec<_>>().join("\n"));
    }
}

fn all(of: &Crate) -> BTreeMap<String, String> {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder");
    let mut files = BTreeMap::new();
    sources(&bot.join(of.folder).join("src"), "", &mut files);
    assert!(files.len() > 40, "{} has {} files", of.folder, files.len());
    files
}

/// A type's name as variables of it are called.
fn variable(object: &str) -> String {
    let mut variable = String::new();
    for c in object.chars() {
        if c.is_ascii_uppercase() && !variable.is_empty() {
            variable.push('_');
        }
        variable.push(c.to_ascii_lowercase());
    }
    variable
}

fn is_of_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The word at the start of a text.
fn word(text: &str) -> &str {
    text.split(|c| !is_of_word(c)).next().unwrap_or_default()
}

/// What is between `impl OBJECT {` and its end.
fn blocks(code: &str, object: &str) -> String {
    let start = format!("\nimpl {object} {{");
    let blocks = code.split(start.as_str()).skip(1);
    blocks.filter_map(|block| block.split("\n}").next()).collect()
}

/// The methods of an object in one file.
fn methods(code: &str, object: &str) -> Vec<String> {
    blocks(code, object).split("fn ").skip(1).map(|rest| word(rest).to_owned()).collect()
}

/// The paths of a `use` with its braces opened, each as it can be written in the file.
fn opened(path: &str, tree: &str, found: &mut BTreeMap<String, String>) {
    let tree = tree.trim();
    let Some((before, inside)) = tree.split_once('{') else {
        let full = format!("{path}{tree}");
        let full = full.strip_suffix("::self").unwrap_or(&full);
        let (full, name) =
            full.split_once(" as ").unwrap_or((full, full.rsplit("::").next().unwrap_or(full)));
        found.insert(name.to_owned(), full.to_owned());
        return;
    };
    let inside = inside.strip_suffix('}').unwrap_or(inside);
    let (mut depth, mut from) = (0, 0);
    for (at, c) in inside.char_indices().chain([(inside.len(), ',')]) {
        depth += i32::from(c == '{') - i32::from(c == '}');
        if c == ',' && depth == 0 {
            opened(&format!("{path}{before}"), &inside[from..at], found);
            from = at + 1;
        }
    }
}

/// A path from the root of the crate, as it is written in a module.
fn absolute(path: &str, module: &str) -> String {
    if let Some(path) = path.strip_prefix("crate::") {
        return path.to_owned();
    }
    let Some(path) = path.strip_prefix("super::") else { return format!("{module}::{path}") };
    module.rsplit_once("::").map_or_else(|| path.to_owned(), |(above, _)| format!("{above}::{path}"))
}

/// What a file imports of the crate, by the names it uses, and the rest of it.
fn imports<'a>(module: &str, code: &'a str) -> (BTreeMap<String, String>, Vec<&'a str>) {
    let mut imported = BTreeMap::new();
    let mut rest = Vec::new();
    for statement in code.split_inclusive(';') {
        match statement.trim_start().split_once("use ") {
            Some((vis, tree)) if !vis.contains(['{', '\n']) => {
                opened("", tree.trim_end_matches(';'), &mut imported);
            }
            _ => rest.push(statement),
        }
    }
    imported.values_mut().for_each(|path| *path = absolute(path, module));
    (imported, rest)
}

/// The paths in some code that may name a function: `module::name`, or `name(`.
fn paths(code: &str) -> impl Iterator<Item = &str> {
    let words = code.split(|c: char| !is_of_word(c) && c != ':' && c != '.' && c != '(');
    words.flat_map(|words| words.split_inclusive('(')).filter_map(|words| {
        let called = words.ends_with('(');
        let path = words.trim_end_matches('(').rsplit("..").next()?.trim_matches(':');
        let named = !path.contains('.') && (called || path.contains("::"));
        (named && !path.is_empty()).then_some(path)
    })
}

/// The methods that some code calls of a variable, however the lines are broken.
fn called_of<'a>(code: &'a str, variable: &str) -> Vec<&'a str> {
    let rest = code.split(variable).skip(1);
    let names = rest.filter_map(|rest| rest.trim_start().strip_prefix('.')).map(|rest| (rest, word(rest)));
    names.filter(|(rest, name)| rest[name.len()..].starts_with('(')).map(|(_, name)| name).collect()
}

/// Which files call functions of which, and methods of the objects.
fn calls<'a>(
    files: &'a BTreeMap<String, String>,
    objects: &[&'a str],
) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut homes = BTreeMap::new();
    for object in objects.iter().copied() {
        for (module, code) in files {
            let own = methods(code, object).into_iter();
            homes.extend(own.map(|name| ((object, name), module.as_str())));
        }
    }
    let mut next = BTreeMap::new();
    for (module, code) in files {
        let (imported, rest) = imports(module, code);
        let mut to = BTreeSet::new();
        for path in rest.iter().flat_map(|code| paths(code)) {
            let (first, after) = path.split_once("::").map_or((path, ""), |(first, after)| (first, after));
            let full = match imported.get(first) {
                Some(full) if after.is_empty() => full.clone(),
                Some(full) => format!("{full}::{after}"),
                None => absolute(path, module),
            };
            let home = full.rsplit_once("::").and_then(|(home, _)| files.get_key_value(home));
            to.extend(home.map(|(home, _)| home.as_str()));
        }
        for object in objects.iter().copied() {
            let mut named = called_of(code, &variable(object));
            let own = blocks(code, object);
            named.extend(called_of(&own, "self"));
            to.extend(named.into_iter().filter_map(|name| homes.get(&(object, name.to_owned())).copied()));
        }
        to.remove(module.as_str());
        next.insert(module.as_str(), to);
    }
    next
}

/// The files that are called from one, directly or by others.
fn reached<'a>(next: &BTreeMap<&'a str, BTreeSet<&'a str>>, from: &'a str) -> BTreeSet<&'a str> {
    let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(file) = open.pop() {
        open.extend(next[file].iter().filter(|other| seen.insert(**other)));
    }
    seen
}

/// The largest circle of files that call each other.
fn largest_circle<'a>(files: &'a BTreeMap<String, String>, objects: &[&'a str]) -> Vec<&'a str> {
    let next = calls(files, objects);
    let all: BTreeMap<&str, BTreeSet<&str>> = next.keys().map(|file| (*file, reached(&next, file))).collect();
    let circle = |file: &&str| -> Vec<_> {
        all[file].iter().copied().filter(|other| all[other].contains(file)).collect()
    };
    all.keys().map(circle).max_by_key(Vec::len).unwrap_or_default()
}

#[test]
fn few_files_call_each_other_in_a_circle() {
    for of in &CRATES {
        let files = all(of);
        let circle = largest_circle(&files, of.objects);
        assert!(
            circle.len() <= of.circle,
            "{}: {} files call each other: {circle:#?}",
            of.folder,
            circle.len()
        );
    }
}

#[test]
fn calls_are_found() {
    let known = [
        ("service", "handler", "commit"),
        ("service", "scheduler::wake", "commit"),
        ("service", "use_cases::play::moves", "use_cases::play::timed_games"),
        ("service", "use_cases::seated", "world::games"),
        ("discord", "outgoing::send", "outgoing::board"),
        ("discord", "outgoing::retire", "incoming::channels"),
        ("matrix", "outgoing::send", "outgoing::put"),
        ("matrix", "outgoing::put", "outgoing::gate"),
    ];
    for (folder, from, to) in known {
        let of = CRATES.iter().find(|of| of.folder == folder).expect("a crate");
        let files = all(of);
        assert!(calls(&files, of.objects)[from].contains(to), "{folder}: {from} calls {to}");
    }
}

#[test]
fn no_object_can_do_everything() {
    // Its crate, and the most methods, fields and files it has.
    let objects = [
        ("Service", "service", 30, 8, 5),
        ("World", "service", 30, 8, 5),
        ("Discord", "discord", 1, 17, 1),
        ("Matrix", "matrix", 1, 14, 1),
    ];
    for (object, folder, methods_most, fields_most, files_most) in objects {
        let files = all(CRATES.iter().find(|of| of.folder == folder).expect("a crate"));
        let own: Vec<_> =
            files.values().map(|code| methods(code, object)).filter(|own| !own.is_empty()).collect();
        let count = own.iter().map(Vec::len).sum::<usize>();
        assert!((1..=methods_most).contains(&count), "{object} has {count} methods");
        assert!(own.len() <= files_most, "{} files extend {object}", own.len());
        let start = format!("pub struct {object} {{");
        let fields = files.values().find_map(|code| code.split(start.as_str()).nth(1)?.split("\n}").next());
        let fields = fields.expect("the object").matches(": ").count();
        assert!((1..=fields_most).contains(&fields), "{object} has {fields} fields");
    }
}

/// A use case decides. It stores nothing, holds no lock, and cannot reach whoever does.
#[test]
fn use_cases_only_decide() {
    let files = all(&SERVICE);
    let next = calls(&files, SERVICE.objects);
    let mut seen = 0;
    for (module, code) in files.iter().filter(|(module, _)| module.starts_with("use_cases")) {
        seen += 1;
        for acts in ["&Service", ".commit(", "hold(", ".add_derived(", ".replace_derived(", "notify_"] {
            assert!(!code.contains(acts), "{module} acts: {acts}");
        }
        let above = ["handler", "commit", "scheduler", "outbox", "admin"];
        let up = next[module.as_str()]
            .iter()
            .find(|to| above.contains(&to.split("::").next().unwrap_or_default()));
        assert_eq!(up, None, "{module} calls what acts");
    }
    assert!(seen > 40, "there are {seen} files of use cases");
}

#[test]
fn a_circle_would_be_found() {
    let code = |text: &str| text.to_owned();
    let files = BTreeMap::from([
        (code("a"), code("use crate::b::two;\nfn one() { if x { two(); } }")),
        (code("b"), code("use crate::{c, d};\nfn two() { list.map(c::three) }")),
        (
            code("c"),
            code("use super::a as first;\nfn three(world: &World) { world\n    .asked(); first::one() }"),
        ),
        (code("d"), code("use crate::a;\n\nimpl World {\n    fn asked(&self) {}\n}\nfn five() { a::one() }")),
        (code("e"), code("fn six() { crate::a::one() }")),
    ]);
    assert_eq!(largest_circle(&files, &["World"]), ["a", "b", "c", "d"]);
}

//! The scenarios of `tests/data/scenarios`, whose README has the format, over the service alone.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::collections::BTreeSet;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use lasermate_domain::command::{COMMANDS, CommandSpec, OptionKind, RECORD_CHARS};
use lasermate_domain::port::{Ask, ButtonId, Invocation};
use lasermate_present::language::Language;
use lasermate_tests::scenario::reading::{ACCENTS, ENGLISH, Readers};
use lasermate_tests::scenario::{self, ServiceTransport};

/// Scenarios whose people choose languages.
const CHOOSING: [&str; 2] = ["language", "link_languages"];
/// Scenarios that turn pages of the rules: longer sentences take more of them.
const TURNING: [&str; 4] = ["black_holes", "crazy", "draughts", "shows"];

fn is_one_of(names: &[&str], file: &Path) -> bool {
    names.contains(&file.file_stem().unwrap().to_str().unwrap())
}

/// A scenario that was run.
struct Ran {
    file: PathBuf,
    took: Duration,
    wrong: Vec<String>,
    service: ServiceTransport,
}

/// Runs scenarios, each in a language.
fn run_all(files: Vec<(PathBuf, &'static str)>) -> Vec<Ran> {
    assert!(!files.is_empty(), "there are no scenarios");
    let (files, ran) = (Mutex::new(files.into_iter()), Mutex::new(Vec::new()));
    // They are among the last tests of all to begin: the processors share their files.
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                loop {
                    let Some((file, language)) = files.lock().unwrap().next() else { return };
                    let begun = Instant::now();
                    let readers = match language {
                        ACCENTS if is_one_of(&TURNING, &file) => Readers::of(language).in_any_words(),
                        language => Readers::of(language),
                    };
                    let mut service = ServiceTransport::read_by(readers);
                    let error = scenario::run(&mut service, &file).err();
                    let name = file.file_name().unwrap().to_string_lossy();
                    let faults = service.readers.faults.iter().map(|fault| format!("{name}: {fault}"));
                    let wrong = error.into_iter().chain(faults).map(|wrong| format!("{language}: {wrong}"));
                    let wrong = wrong.collect();
                    ran.lock().unwrap().push(Ran { took: begun.elapsed(), file, wrong, service });
                }
            });
        }
    });
    ran.into_inner().unwrap()
}

fn nothing_is_wrong(ran: &[Ran]) {
    let mut wrong: Vec<_> = ran.iter().flat_map(|ran| ran.wrong.clone()).collect();
    wrong.sort_unstable();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_scenario_goes_as_written() {
    let files = scenario::files("scenarios").into_iter().map(|file| (file, ENGLISH));
    let ran = run_all(files.collect());
    nothing_is_wrong(&ran);
    // Nobody in a scenario is an operator: `command_line/operator.rs` and `discord/commands.rs` have some.
    let names = COMMANDS.iter().filter(|spec| spec.is_offered()).map(|spec| spec.name);
    let never: Vec<_> =
        names.filter(|name| !ran.iter().any(|ran| ran.service.commands.contains(name))).collect();
    assert_eq!(never, Vec::<&str>::new(), "what no scenario does");
}

/// No sentence escapes the language for tests. Then, in every other language, the fastest scenarios that together show all buttons,
/// menus and forms there are.
#[test]
fn every_scenario_is_said_in_every_language_and_fits() {
    let files = scenario::files("scenarios").into_iter().filter(|file| !is_one_of(&CHOOSING, file));
    let mut ran = run_all(files.map(|file| (file, ACCENTS)).collect());
    nothing_is_wrong(&ran);
    ran.sort_by_key(|ran| ran.took);
    let mut seen = BTreeSet::new();
    let mut chosen = Vec::new();
    for Ran { file, service, .. } in ran {
        let before = seen.len();
        seen.extend(service.readers.labels);
        chosen.extend((seen.len() > before).then_some(file));
    }
    let languages = Language::all_spoken().map(Language::code).filter(|code| *code != ENGLISH);
    let each = languages.flat_map(|language| chosen.iter().map(move |file| (file.clone(), language)));
    nothing_is_wrong(&run_all(each.collect()));
}

#[test]
fn ten_thousand_characters_are_refused_in_a_line_and_change_nothing() {
    let mut service = ServiceTransport::default();
    let long = "e".repeat(10_000);
    // A record may be longer.
    let whole = "e".repeat(RECORD_CHARS + 1);
    for spec in COMMANDS {
        for option in CommandSpec::of(spec.id).options {
            let long = if option.kind == OptionKind::Record { &whole } else { &long };
            let options = [(option.name.to_owned(), long.clone())].into();
            service.request("ann", "lobby", Ask::Command(Invocation { command: spec.id, options }));
            let reply = &service.reply;
            assert!(reply.is_private() && reply.text.len() < 300, "/{}: {}", spec.name, reply.text);
            assert!(reply.text.contains("characters"), "/{}: {}", spec.name, reply.text);
        }
    }
    service.request("ann", "lobby", Ask::Press(ButtonId(long)));
    assert!(service.reply.is_private() && service.reply.text.contains("characters"));
    assert!(service.posts.is_empty());
}

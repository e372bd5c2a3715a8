//! The scenarios of `tests/data/scenarios`, whose README has the format, over the service alone.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::collections::BTreeSet;
use std::num::NonZero;
use std::sync::Mutex;
use std::thread;

use lasermate_domain::command::{COMMANDS, CommandSpec, OptionKind, RECORD_CHARS};
use lasermate_domain::port::{Ask, ButtonId, Invocation};
use lasermate_tests::scenario::{self, ServiceTransport};

#[test]
fn every_scenario_goes_as_written() {
    let files = scenario::files("scenarios");
    assert!(!files.is_empty(), "there are no scenarios");
    let (files, found) = (Mutex::new(files.into_iter()), Mutex::new((Vec::new(), BTreeSet::new())));
    // It is among the last tests of all to begin: the processors share its files.
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                loop {
                    let Some(file) = files.lock().unwrap().next() else { return };
                    let mut service = ServiceTransport::default();
                    let error = scenario::run(&mut service, &file).err();
                    let mut found = found.lock().unwrap();
                    found.0.extend(error);
                    found.1.append(&mut service.commands);
                }
            });
        }
    });
    let (mut wrong, commands) = found.into_inner().unwrap();
    wrong.sort_unstable();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    // Nobody in a scenario is an operator: `command_line/operator.rs` and `discord/commands.rs` have some.
    let names = COMMANDS.iter().filter(|spec| spec.is_offered()).map(|spec| spec.name);
    let never: Vec<_> = names.filter(|name| !commands.contains(name)).collect();
    assert_eq!(never, Vec::<&str>::new(), "what no scenario does");
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

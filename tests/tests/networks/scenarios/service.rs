//! The scenarios of `tests/data/scenarios`, whose README has the format, over the service alone.

use std::collections::BTreeSet;

use lasermate_core::command::{COMMANDS, CommandSpec};
use lasermate_core::port::{Ask, ButtonId, Invocation};
use lasermate_tests::scenario::{self, ServiceTransport};

#[test]
fn every_scenario_goes_as_written() {
    let files = scenario::files("scenarios");
    assert!(!files.is_empty(), "there are no scenarios");
    let (mut wrong, mut commands) = (Vec::new(), BTreeSet::new());
    for file in files {
        let mut service = ServiceTransport::default();
        wrong.extend(scenario::run(&mut service, &file).err());
        commands.append(&mut service.commands);
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    let names = COMMANDS.iter().map(|spec| spec.name);
    let never: Vec<_> = names.filter(|name| !commands.contains(name)).collect();
    assert_eq!(never, Vec::<&str>::new(), "what no scenario does");
}

#[test]
fn ten_thousand_characters_are_refused_in_a_line_and_change_nothing() {
    let mut service = ServiceTransport::default();
    let long = "e".repeat(10_000);
    for spec in COMMANDS {
        for option in CommandSpec::of(spec.id).options {
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

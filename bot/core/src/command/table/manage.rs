//! Rows for managing: what holds in a room, and what is kept about a person.

use crate::command::spec::{Changes, CommandSpec, Complete, Facts, OptionKind, Who, option};
use crate::port::{CommandId, Invocation};

pub(super) const SETTINGS: CommandSpec = CommandSpec {
    id: CommandId::Settings,
    name: "settings",
    help: "Show or change this room's settings",
    options: &[
        option(
            "setting",
            "Which setting; shows all if left out",
            OptionKind::Choice(&[
                ("games", "games allowed here"),
                ("starters", "who may start a game"),
                ("theme", "dark or light pictures"),
                ("language", "the language of the bot"),
                ("time", "default time for each move"),
                ("threads", "games in threads, or not"),
            ]),
            false,
            Complete::No,
        ),
        option("value", "The new value", OptionKind::Text(100), false, Complete::No),
    ],
    who: Who::Admins,
    facts: Facts::CHANGES,
};

pub(super) const PRIVACY: CommandSpec = CommandSpec {
    id: CommandId::Privacy,
    name: "privacy",
    help: "What is kept about you (as a file too), and how to delete it",
    options: &[option(
        "action",
        "Show, export or delete",
        OptionKind::Choice(&[
            ("show", "what is kept about you"),
            ("export", "all of it as a file"),
            ("delete", "delete it, after a confirmation"),
        ]),
        false,
        Complete::No,
    )],
    who: Who::Anybody,
    facts: Facts { changes: Changes::When(deletes), anywhere: true, secret: true, ..Facts::SHOWS },
};

/// To look at what is kept about oneself holds no room up.
fn deletes(invocation: &Invocation) -> bool {
    invocation.get("action").is_some_and(|action| action.eq_ignore_ascii_case("delete"))
}

//! What people ask of the service in tests that call it without a platform.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{
    Abilities, Ask, Invocation, Locales, Person, PersonId, Request, RequestId, RoomId, ServerId, UnixMillis,
};

/// The server where everybody is.
pub const SERVER: &str = "test:home";

/// Somebody who is called as their id.
pub fn person(who: &str) -> Person {
    Person { id: PersonId(format!("test:{who}")), name: who.to_owned() }
}

/// A request of somebody in a room; its number is its id.
pub fn request(number: u64, who: &str, room: &str, at: UnixMillis, ask: Ask) -> Request {
    Request {
        id: RequestId(format!("r{number}")),
        server: ServerId(SERVER.into()),
        room: RoomId(format!("test:{room}")),
        who: person(who),
        admin: false,
        can: Abilities::ALL,
        at,
        intent: ask.into(),
        locales: Locales::default(),
    }
}

/// A command with its options.
pub fn command(command: CommandId, options: &[(&str, &str)]) -> Ask {
    let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    Ask::Command(Invocation { command, options })
}

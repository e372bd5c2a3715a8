//! What people ask of the service in tests that call it without a platform.

use lasermate_bot::command::CommandId;
use lasermate_bot::port::{
    Abilities, Ask, Invocation, Person, PersonId, Request, RequestId, RoomId, ServerId, UnixMillis,
};

/// A request of somebody in a room; its number is its id.
#[must_use]
pub fn request(number: u64, who: &str, room: &str, at: UnixMillis, ask: Ask) -> Request {
    Request {
        id: RequestId(format!("r{number}")),
        server: ServerId("test:server".into()),
        room: RoomId(format!("test:{room}")),
        who: Person { id: PersonId(format!("test:{who}")), name: who.to_owned() },
        admin: false,
        can: Abilities::ALL,
        at,
        ask,
    }
}

/// A command with its options.
#[must_use]
pub fn command(command: CommandId, options: &[(&str, &str)]) -> Ask {
    let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    Ask::Command(Invocation { command, options })
}

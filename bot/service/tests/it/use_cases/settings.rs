//! What the settings of a room say where something cannot be done.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::Abilities;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served};

/// Matrix has no threads that a bot could open: a setting for them would promise what cannot be.
#[test]
fn threads_are_listed_where_they_can_be_opened_or_somebody_has_said_something_of_them() {
    let served = Served::new();
    let listed = |threads: bool| {
        let mut request = served.request("mia", "lobby", BEGUN, asked::command(CommandId::Settings, &[]));
        request.admin = true;
        request.can = Abilities { threads, ..Abilities::ALL };
        served.service().handle(&request).text.contains("threads")
    };
    assert!(listed(true));
    assert!(!listed(false));
    let off = asked::command(CommandId::Settings, &[("setting", "threads"), ("value", "off")]);
    served.as_manager("mia", "lobby", off);
    assert!(listed(false), "it was set where it could be");
}

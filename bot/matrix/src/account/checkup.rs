//! A look at the account with the bot's own session: whether it could work, and what to do where not.

use std::time::Duration;

use matrix_sdk::Room;
use matrix_sdk::config::SyncSettings;
use matrix_sdk::ruma::api::client::sync::sync_events::v3::Filter;

use crate::Manners;
use crate::account::{self, AccountError, Folder, Recovery, limit};
use crate::incoming::people::{WRITE, may_write};
use crate::sync::catch_up::filter;
use lasermate_service::clock;
use lasermate_service::diagnostic::Finding;

/// How many rooms are named in a line.
const NAMED: usize = 10;

/// Looks at everything that can be seen with the session. A running bot uses the SDK's store, which is left alone then.
pub async fn look(folder: &Folder, manners: &Manners, running: bool) -> Vec<Finding> {
    let restored =
        if running { account::beside_a_running_bot(folder).await } else { account::restore(folder).await };
    let (client, session) = match restored {
        Ok(restored) => restored,
        Err(error) => return vec![Finding::problem("matrix", error.to_string())],
    };
    let mut found = Vec::new();
    match client.fetch_server_versions(None).await {
        Ok(_) => found.push(Finding::ok("matrix", format!("{} is reachable", session.homeserver))),
        Err(error) => {
            found.push(Finding::problem("matrix", account::of_http(&client, &error).to_string()));
            return found;
        }
    }
    match account::check(&client).await {
        Ok(()) => {
            let who = format!("logged in as {}, device {}", session.user(), session.device());
            found.push(Finding::ok("session", who));
        }
        Err(error) => {
            found.push(Finding::problem("session", error.to_string()));
            return found;
        }
    }
    found.push(limit::look(&client, folder, clock::now()).await);
    if running {
        found.push(Finding::ok("keys and rooms", "in use by a running lasermate. Stop it to check them"));
        return found;
    }
    let settings = SyncSettings::new().filter(Filter::FilterDefinition(filter())).timeout(Duration::ZERO);
    if let Err(error) = client.sync_once(settings).await {
        let error = AccountError::Other(account::short(&error));
        found.push(Finding::problem("sync", error.to_string()));
        return found;
    }
    client.encryption().wait_for_e2ee_initialization_tasks().await;
    found.extend(of_trust(account::trust(&client).await));
    let rooms = client.joined_rooms();
    let encrypted = rooms.iter().filter(|room| room.encryption_state().is_encrypted()).count();
    found.push(Finding::ok("rooms", format!("in {}, {encrypted} of them encrypted", rooms.len())));
    let mut closed = Vec::new();
    for room in rooms {
        if !may_write(&room).await {
            closed.push(room);
        }
    }
    if !closed.is_empty() {
        let words = format!("can't write in {}. Somebody there has to give it {WRITE}", named(&closed));
        found.push(Finding::warning("rooms", words));
    }
    let waiting = client.invited_rooms();
    if !waiting.is_empty() {
        found.push(Finding::ok("invitations", format!("waiting for the bot: {}", named(&waiting))));
    }
    let allowed = if manners.allow.is_empty() {
        format!("the bot accepts those from users of {}", session.user().server_name())
    } else {
        format!("the bot accepts those from {}", manners.allow.join(", "))
    };
    found.push(Finding::ok("invitations", allowed));
    found
}

/// Rooms by their ids, the first few of them.
fn named(rooms: &[Room]) -> String {
    let mut names: Vec<_> = rooms.iter().take(NAMED).map(|room| room.room_id().to_string()).collect();
    if rooms.len() > NAMED {
        names.push(format!("and {} more", rooms.len() - NAMED));
    }
    names.join(", ")
}

fn of_trust(trust: account::Trust) -> Vec<Finding> {
    let signed = if trust.signed {
        Finding::ok("cross-signing", "the device is verified by its account")
    } else {
        Finding::problem(
            "cross-signing",
            "the device is not verified by its account, so strict clients hide the bot's messages. Run lasermate matrix recover, or lasermate matrix reset if the recovery key is lost",
        )
    };
    let backup = if trust.backup {
        Finding::ok("backup", "room keys are backed up on the server, encrypted")
    } else {
        Finding::warning(
            "backup",
            "room keys are not backed up on the server. After a new login old messages can't be read",
        )
    };
    let recovery = match trust.recovery {
        Recovery::Enabled => Finding::ok("recovery", "a recovery key is set up"),
        Recovery::Incomplete => Finding::problem(
            "recovery",
            "this device doesn't have the recovery key. Run lasermate matrix recover, or lasermate matrix reset if the key is lost",
        ),
        Recovery::Disabled => {
            Finding::warning("recovery", "no recovery key is set up. Log in again to create one")
        }
        Recovery::Unknown => Finding::warning("recovery", "the server hasn't answered. Try again later"),
    };
    vec![signed, backup, recovery]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::account::Trust;
    use lasermate_service::diagnostic::Grade;

    #[test]
    fn a_device_nobody_trusts_is_a_problem() {
        let grades =
            |trust: Trust| of_trust(trust).into_iter().map(|finding| finding.grade).collect::<Vec<_>>();
        let good = Trust { signed: true, backup: true, recovery: Recovery::Enabled };
        assert_eq!(grades(good), [Grade::Ok; 3]);
        let bare = Trust { signed: false, backup: false, recovery: Recovery::Incomplete };
        assert_eq!(grades(bare), [Grade::Problem, Grade::Warning, Grade::Problem]);
    }
}

//! The addresses the bot would listen on.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener};

use crate::config::Settings;
use crate::networks;
use lasermate_service::diagnostic::Finding;

/// Looks at the addresses of the chat, of Discord's calls and of the figures. `running` says that a bot holds the data folder: then it holds
/// its addresses too.
pub(super) fn look(settings: &Settings, running: bool) -> Vec<Finding> {
    let chat = settings.listen.unwrap_or_else(Settings::default_listen);
    let mut found = Vec::new();
    if let Some(found_key) = networks::key_found(settings.given()).filter(|_| settings.listen.is_none()) {
        found.push(Finding::ok(
            "chat",
            format!("the web chat is off because {found_key}. --listen turns it on"),
        ));
    } else {
        found.push(judge("chat", chat, settings.listen.is_some(), "--listen", running));
    }
    for (subject, address, setting) in settings.networks.addresses() {
        found.push(judge(subject, address, true, setting, running));
    }
    if let Some(exposure) = settings.metrics.exposure() {
        let address = exposure.address;
        found.push(if exposure.is_meant() {
            judge("metrics", address, true, "--metrics", running)
        } else {
            Finding::problem(
                "metrics",
                format!(
                    "{address} is open to other machines. Use a loopback address, or add --metrics-public"
                ),
            )
        });
    }
    found
}

fn judge(
    subject: &'static str,
    address: SocketAddr,
    asked_for: bool,
    setting: &str,
    running: bool,
) -> Finding {
    match TcpListener::bind(address) {
        Ok(_) => Finding::ok(subject, format!("{address} is free")),
        Err(error) if error.kind() == ErrorKind::AddrInUse && running => {
            Finding::ok(subject, format!("{address} is in use by the running bot"))
        }
        Err(error) if error.kind() == ErrorKind::AddrInUse && !asked_for => Finding::warning(
            subject,
            format!("{address} is in use by another program, so the bot will use another port and print it"),
        ),
        Err(error) => Finding::problem(
            subject,
            format!("the bot can't listen on {address} ({error}). Choose another with {setting}"),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_service::diagnostic::Grade;

    #[test]
    fn a_taken_port_is_judged_by_who_asked_for_it() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = taken.local_addr().unwrap();
        let grade = |asked_for, running| judge("chat", address, asked_for, "--listen", running).grade;
        assert_eq!(grade(false, false), Grade::Warning);
        assert_eq!(grade(true, false), Grade::Problem);
        assert_eq!(grade(true, true), Grade::Ok);
    }
}

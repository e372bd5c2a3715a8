//! The addresses the bot would listen on.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener};

use crate::config::Settings;
use crate::networks;
use lasermate_service::diagnostic::Finding;

/// An address that a part of the bot listens on.
struct Wanted {
    subject: &'static str,
    address: SocketAddr,
    /// Whether the settings name it: another one will do where they don't.
    asked_for: bool,
    setting: &'static str,
}

impl Wanted {
    /// Whether one of the two would find its address taken by the other.
    fn meets(&self, other: &Self) -> bool {
        let (own, its) = (self.address, other.address);
        let everywhere = own.ip().is_unspecified() || its.ip().is_unspecified();
        own.port() != 0 && own.port() == its.port() && (everywhere || own.ip() == its.ip())
    }
}

/// Looks at the addresses of the chat, of Discord's calls and of the figures. `running` says that a bot holds the data folder: then it holds
/// its addresses too.
pub(super) fn look(settings: &Settings, running: bool) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut wanted = Vec::new();
    if let Some(found_key) = networks::key_found(settings.given()).filter(|_| settings.listen.is_none()) {
        found.push(Finding::ok(
            "chat",
            format!("the web chat is off because {found_key}. --listen turns it on"),
        ));
    } else {
        let address = settings.listen.unwrap_or_else(Settings::default_listen);
        let asked_for = settings.listen.is_some();
        wanted.push(Wanted { subject: "chat", address, asked_for, setting: "--listen" });
    }
    let own = settings.networks.addresses().into_iter();
    wanted.extend(own.map(|(subject, address, setting)| Wanted {
        subject,
        address,
        asked_for: true,
        setting,
    }));
    if let Some(exposure) = settings.metrics.exposure() {
        let address = exposure.address;
        if exposure.is_meant() {
            wanted.push(Wanted { subject: "metrics", address, asked_for: true, setting: "--metrics" });
        } else {
            found.push(Finding::problem(
                "metrics",
                format!(
                    "{address} is open to other machines. Use a loopback address, or add --metrics-public"
                ),
            ));
        }
    }
    for (at, one) in wanted.iter().enumerate() {
        let other = wanted.iter().take(at).find(|other| other.asked_for && other.meets(one));
        found.push(match other {
            Some(other) => Finding::problem(
                one.subject,
                format!(
                    "{} is the address of the {} too. Choose another with {}",
                    one.address, other.subject, one.setting
                ),
            ),
            None => judge(one, running),
        });
    }
    if settings.hosts.is_empty() && settings.listen.is_some_and(|address| !address.ip().is_loopback()) {
        let told = "other machines reach it by this one's address alone. Names need --hosts, as --hosts chat.example.org";
        found.push(Finding::ok("chat", told));
    }
    found
}

fn judge(wanted: &Wanted, running: bool) -> Finding {
    let &Wanted { subject, address, asked_for, setting } = wanted;
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
        let grade = |asked_for, running| {
            judge(&Wanted { subject: "chat", address, asked_for, setting: "--listen" }, running).grade
        };
        assert_eq!(grade(false, false), Grade::Warning);
        assert_eq!(grade(true, false), Grade::Problem);
        assert_eq!(grade(true, true), Grade::Ok);
    }

    /// Both addresses were free, and the start failed.
    #[test]
    fn two_parts_on_one_address_meet() {
        let at = |address: &str| {
            let address = address.parse().unwrap();
            Wanted { subject: "chat", address, asked_for: true, setting: "--listen" }
        };
        assert!(at("127.0.0.1:9").meets(&at("127.0.0.1:9")) && at("0.0.0.0:9").meets(&at("127.0.0.1:9")));
        assert!(!at("127.0.0.1:9").meets(&at("127.0.0.1:8")) && !at("127.0.0.1:0").meets(&at("127.0.0.1:0")));
        assert!(!at("127.0.0.1:9").meets(&at("127.0.0.2:9")));
    }
}
